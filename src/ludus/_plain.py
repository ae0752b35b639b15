"""Run the engine as ordinary Python although a compiled one lies beside it: LUDUS_PLAIN=1."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds our modules by their source files only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("ludus."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_source() -> None:
    """Take the sources if the environment asks for it."""
    if os.environ.get("LUDUS_PLAIN") == "1" and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def is_compiled() -> bool:
    """Does the compiled engine run?"""
    from ludus.games.regicide import rules

    return not rules.__file__.endswith(".py")
