"""Compiled or plain: decided once, when a process starts.

LUDUS_PLAIN=1 runs the engine as ordinary Python although a compiled one lies beside it. A process that finds no
compiled engine at its start stays plain too: one that is put beside the sources later must not be mixed into it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

FIRST = Path(__file__).with_name("kernel") / "bits"  # compiled, it lies there last and is removed first


class SourceFinder:
    """Finds our modules by their source files only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("ludus."):
            return None
        for folder in path or ():
            spec = source_finder(folder).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


@cache
def source_finder(folder: str) -> FileFinder:
    """Finds source files in a folder."""
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def prefer_source() -> None:
    """Take the sources if the environment asks for it, or if nothing else is there."""
    if SourceFinder not in sys.meta_path and (os.environ.get("LUDUS_PLAIN") == "1" or not lies_beside()):
        sys.meta_path.insert(0, SourceFinder)


def lies_beside() -> bool:
    """Does a compiled engine lie beside the sources now?"""
    return any(FIRST.with_name(FIRST.name + suffix).exists() for suffix in EXTENSION_SUFFIXES)


def stays_plain() -> bool:
    """Does this process use the sources for as long as it runs?"""
    return SourceFinder in sys.meta_path


def is_compiled() -> bool:
    """Does the compiled engine run?"""
    from ludus.games.regicide import rules

    return not rules.__file__.endswith(".py")
