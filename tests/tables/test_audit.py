"""Stored games of every kind replay under today's rules, and one that does not is found."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ludus.cli import main
from ludus.tables.storage.address import open_store
from tests.browser.tables import ENDED, make_table, played_out


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished game of each kind."""
    file = tmp_path_factory.mktemp("audit") / "ludus.db"

    async def make() -> None:
        store = open_store(str(file))
        await store.open()
        await store.close()

    asyncio.run(make())
    for game, players in ENDED.items():
        assert make_table("", str(file), players, played_out, game=game, table=f"over-{game}").match.over
    return file


def test_finished_games_of_all_five_replay(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dev", "replay-all", "--db", str(stored)]) == 0
    assert "5 tables replayed, 0 go differently" in capsys.readouterr().out


def test_a_game_that_goes_differently_is_named(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(stored) as database:
        table = "over-augustus"
        database.execute("delete from log where table_id = ? and number = 5", (table,))
    database.close()
    assert main(["dev", "replay-all", "--db", str(stored)]) == 1
    output = capsys.readouterr().out
    assert "augustus over-augustus, row 5" in output and "5 tables replayed, 1 go" in output
