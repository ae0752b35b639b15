"""Games of installed packages: folders that look to Python as if pip had filled them."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from ludus.games import _outside, find, names
from ludus.kernel.packages import installed as installed_games
from ludus.kernel.schema import game_schema, schema_text
from ludus.kernel.text import texts_of, words
from ludus.server.game_texts import packed

LIARSDICE = Path(__file__).resolve().parents[2] / "examples" / "liarsdice"
CACHES: tuple[Any, ...] = (installed_games, names, find, _outside, words, texts_of, game_schema, schema_text, packed)


def offer(folder: Path, name: str, entry_points: dict[str, str]) -> Path:
    """What pip notes of a package: its name, and the games that it offers."""
    notes = folder / f"{name}-1.0.dist-info"
    notes.mkdir(parents=True)
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"{game} = {value}\n" for game, value in entry_points.items()]
    (notes / "entry_points.txt").write_text("[ludus.games]\n" + "".join(lines))
    return folder


@contextlib.contextmanager
def installed(*folders: Path) -> Iterator[None]:
    """Let this process, and those that it starts, find the packages in these folders; afterwards all is as before."""
    places = [str(folder) for folder in folders]
    paths = os.pathsep.join([*places, os.environ.get("PYTHONPATH", "")])
    before = set(sys.modules)
    with mock.patch.object(sys, "path", [*places, *sys.path]), mock.patch.dict(os.environ, PYTHONPATH=paths):
        forget()
        try:
            yield
        finally:
            for module in set(sys.modules) - before:
                if str(getattr(sys.modules[module], "__file__", "")).startswith(tuple(places)):
                    del sys.modules[module]
    forget()


def forget() -> None:
    """Look for packages again."""
    importlib.invalidate_caches()
    for cache in CACHES:
        cache.cache_clear()


@contextlib.contextmanager
def liarsdice(folder: Path) -> Iterator[None]:
    """Liar's Dice, installed from its folder by the entry point of its own pyproject.toml."""
    project = tomllib.loads((LIARSDICE / "pyproject.toml").read_text("utf-8"))["project"]
    offer(folder, project["name"].replace("-", "_"), project["entry-points"]["ludus.games"])
    with installed(folder, LIARSDICE):
        yield
