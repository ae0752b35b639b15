"""What both stores keep of persons: their tables, their browsers, and how they are forgotten."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from ludus.tables.storage.backup import backup, restore
from ludus.tables.storage.store import Device, Guest, Listing, StoreError, Taken

from .stores import ANNA, BEN, fill, opened


def test_lists_show_what_was_written_with_the_row(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.create("a", "regicide", "playing", b"1", ("anna",), at=1.0, listing=Listing(1, b"first"))
            await store.create("b", "regicide", "playing", b"1", ("anna",), at=2.0)
            assert [(row.table, row.asked, row.line) for row in await store.running_of("anna", 9)] == [
                ("b", 0, None),
                ("a", 1, b"first"),
            ]
            await asyncio.gather(
                store.append("a", 2, b"2", at=3.0, listing=Listing(2, b"second")),
                store.append("a", 3, b"3", at=4.0),
                store.append("b", 2, b"2", "over", at=5.0, listing=Listing(0, b"end")),
            )
            await store.list_table("a", Listing(7, b"too late"))
            (row,) = await store.running_of("anna", 9)
            assert (row.table, row.asked, row.line, row.changed) == ("a", 2, b"second", 4.0)
            (row,) = await store.finished_of("anna", (float("inf"), ""), 9)
            assert (row.table, row.line) == ("b", b"end")

    asyncio.run(scene())


def test_finished_games_come_page_by_page(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            names = [f"t{number:02}" for number in range(25)]
            await asyncio.gather(
                *(store.create(name, "g", "over", b"", ("anna",), at=n // 4) for n, name in enumerate(names))
            )
            found: list[str] = []
            last = float("inf"), ""
            while page := await store.finished_of("anna", last, 10):
                found += [row.table for row in page]
                last = page[-1].changed, page[-1].table
            assert found == names[::-1]

    asyncio.run(scene())


def test_a_code_makes_one_more_browser_the_guest_once(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.set_guest(ANNA)
            await store.set_link(ANNA.id, b"old", 100.0)
            await store.set_link(ANNA.id, b"code", 100.0)
            assert await store.link(b"old", 50.0) is None
            assert await store.link(b"code", 100.0) is None, "too late"
            assert await store.link(b"code", 50.0) == ANNA
            phone = Device(b"phone", ANNA.id, 50.0)
            rivals = [store.use_link(b"code", phone), store.use_link(b"code", Device(b"eve", ANNA.id, 50.0))]
            ends = await asyncio.gather(*rivals, return_exceptions=True)
            assert sorted(type(end).__name__ for end in ends) == ["NoneType", "UserError"]
            (used,) = await store.devices_of(ANNA.id)
            assert await store.guest(used.secret) == await store.guest(ANNA.secret) == ANNA
            assert [device async for device in store.devices()] == [used]
            await store.rename_guest(ANNA.id, "Аня", "en")
            assert await store.guest(used.secret) == Guest(ANNA.id, ANNA.secret, "Аня", "en")

            await store.set_link(ANNA.id, b"more", 100.0)
            await store.keep_device(ANNA.id, used.secret)
            assert await store.guest(ANNA.secret) is None
            assert await store.link(b"more", 50.0) is None
            assert await store.devices_of(ANNA.id) == []
            assert (await store.guest(used.secret)) == Guest(ANNA.id, used.secret, "Аня", "en")
            await store.rename_guest("nobody", "x", "en")
            assert (await store.count()).guests == 1

    asyncio.run(scene())


def test_a_log_is_rewritten_at_once_or_not_at_all(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 4, ("anna", "ben"))
            await store.keep_snapshot("t", 3, b"sum")
            with pytest.raises(Taken):
                await store.rewrite("t", 4, b"end", {2: b"lost"}, "anna", 5.0)
            assert (await store.read("t"))[1] == (2, b"row 2")
            assert await store.members("t") == ["anna", "ben"]
            await store.rewrite("t", 5, b"end", {2: b"new", 3: b""}, "anna", 5.0)
            assert [body for _, body in await store.read("t")] == [b"row 1", b"new", b"", b"row 4", b"end"]
            assert await store.members("t") == ["ben"]
            assert await store.snapshot("t") is None
            with pytest.raises(StoreError):
                await store.keep_snapshot("t", 4, b"of what was there before")
            await store.keep_snapshot("t", 5, b"later")
            assert await store.snapshot("t") == (5, b"later")

    asyncio.run(scene())


def test_nothing_is_left_of_a_forgotten_guest(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.set_guest(ANNA)
            await store.set_guest(BEN)
            await fill(store, "t", 2, (ANNA.id, BEN.id))
            await store.add_device(Device(b"phone", ANNA.id, 1.0))
            await store.set_link(ANNA.id, b"code", 100.0)
            await store.forget_guest(ANNA.id)
            assert (
                await store.guest(ANNA.secret) is await store.guest(b"phone") is await store.link(b"code", 1.0) is None
            )
            assert await store.members("t") == [BEN.id]
            assert [guest async for guest in store.guests()] == [BEN]

    asyncio.run(scene())


def test_no_unused_part_of_a_file_remembers_what_was_erased(tmp_path: Path) -> None:
    """Pages that were split keep copies of rows, which no deletion overwrites."""

    async def scene() -> None:
        chance = random.Random(1)
        names = [f"{chance.random():.12f}" for _ in range(100)]
        async with opened(str(tmp_path / "ludus.db")) as store:
            await asyncio.gather(*(store.create(name, "g", "over", b"words " * 30, ("anna",)) for name in names))
            for number in range(2, 6):
                chance.shuffle(names)
                for name in names:
                    await store.append(name, number, b"words " * chance.randint(1, 60))
            for name in names:
                await store.rewrite(name, 6, b"end", dict.fromkeys(range(1, 6), b"."), "anna", 1.0)
            await store.forget_guest("anna")
            assert b"words" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())

    asyncio.run(scene())


def test_a_backup_knows_every_browser_of_a_guest(address: str, tmp_path: Path) -> None:
    async def scene() -> None:
        phone = Device(b"phone", ANNA.id, 2.0)
        async with opened(address) as store:
            await store.set_guest(ANNA)
            await store.add_device(phone)
            await store.set_link(ANNA.id, b"code", 1e12)
            await backup(store, tmp_path / "copy")
        async with opened(str(tmp_path / "restored.db")) as store:
            await restore(tmp_path / "copy", store)
            assert await store.guest(b"phone") == ANNA
            assert await store.devices_of(ANNA.id) == [phone]
            assert await store.link(b"code", 1.0) is None, "an old code must not come back"

    asyncio.run(scene())


def test_a_player_who_opens_a_finished_game_finds_it_among_the_finished_ones(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.create("t", "g", "playing", b"", ("anna",), at=1.0)
            await store.append("t", 2, b"", "over", ("ben",), at=2.0)
            await store.append("t", 3, b"", members=("carl",), at=3.0)
            for guest, ended in (("anna", 2.0), ("ben", 2.0), ("carl", 3.0)):
                assert await store.running_of(guest, 9) == []
                (row,) = await store.finished_of(guest, (float("inf"), ""), 9)
                assert (row.table, row.changed) == ("t", ended)

    asyncio.run(scene())
