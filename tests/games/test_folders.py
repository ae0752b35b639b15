"""The same thing has the same file name in every game: the table of docs/design/kernel.md is what the folders hold."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

import ludus

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "ludus" / "games"
ROW = re.compile(r"\| (?P<files>`[^|]+`) \| (?P<games>[a-z, ]+) \| .+ \|")


def table() -> dict[str, set[str]]:
    """The games that have each file, or files of each pattern."""
    text = (ROOT / "docs" / "design" / "kernel.md").read_text("utf-8")
    section = text.split("## A game's folder\n")[1].split("\n## ")[0]
    found: dict[str, set[str]] = {}
    for row in filter(None, map(ROW.fullmatch, section.splitlines())):
        games = set(ludus.games()) if row["games"] == "all" else set(row["games"].split(", "))
        found |= dict.fromkeys(re.findall("`([^`]+)`", row["files"]), games)
    return found


def files(game: str) -> set[str]:
    folder = GAMES / game
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    return {name for name in found if not name.endswith((".pyc", ".so", ".pyd"))}


def test_the_table_names_games_and_the_common_core() -> None:
    assert set().union(*table().values()) == set(ludus.games())
    core = {name.removesuffix(".py") for name, games in table().items() if games == set(ludus.games())}
    assert core >= {"cards", "state", "menu", "legality", "rules", "events", "notation", "script", "position"}
    assert core >= {"view", "preview", "worlds", "player", "game", "streams"}


@pytest.mark.parametrize("game", ludus.games())
def test_a_folder_holds_what_the_table_says(game: str) -> None:
    here = files(game)
    for pattern, games in table().items():
        assert any(fnmatch(name, pattern) for name in here) == (game in games), pattern


@pytest.mark.parametrize("game", ludus.games())
def test_a_folder_holds_nothing_else(game: str) -> None:
    known = [pattern for pattern, games in table().items() if game in games]
    assert [name for name in sorted(files(game)) if not any(fnmatch(name, pattern) for pattern in known)] == []
