"""My games: a feed misses nothing that happens while it looks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludus.tables.my_games import MyGames
from ludus.tables.storage.store import MyRow
from tests.tables.houses import new_table, open_house, people, play


def test_a_change_during_the_first_look_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is written after the games were read and before the feed follows them."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            mine = MyGames(house)
            table = await new_table(house, "me", "open", options={"first": "A"})
            anna, boris = await people(house, table, [1])
            read, looks = house.store.running_of, 0

            async def slowly(guest: str, most: int) -> list[MyRow]:
                nonlocal looks
                found = await read(guest, most)
                looks += 1
                if looks == 1:
                    await play(anna, "y")
                    while 0 in anna.live.table.to_act():
                        await play(anna, anna.live.table.playing().moves(0)[0])
                return found

            monkeypatch.setattr(house.store, "running_of", slowly)
            feed = mine.enter(boris.guest)
            async with asyncio.timeout(10):
                news = await feed.receive()
                while not news.waiting:
                    news = await feed.receive()
            assert [each.table for each in news.waiting] == [table]

    asyncio.run(run())
