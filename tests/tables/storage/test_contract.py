"""The contract of storage, which both stores keep."""

from __future__ import annotations

import asyncio

import pytest

from ludus.tables.storage.store import Count, Guest, LobbyRow, Store, StoreError, TableRow, Taken

from .stores import ANNA, BEN, execute, fill, make, opened, seen


def test_a_row_is_there_for_everybody_when_append_returns(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.create("t", "regicide", "waiting", b"1", ())
            assert await seen(address, "t") == [1]
            for number in (2, 3, 4):
                await store.append("t", number, b"x")
                assert await seen(address, "t") == list(range(1, number + 1))

    asyncio.run(scene())


def test_logs_are_read_in_order_and_from_anywhere(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 12)
            assert await store.read("t") == [(number, b"row %d" % number) for number in range(1, 13)]
            assert await store.read("t", 10) == [(11, b"row 11"), (12, b"row 12")]
            assert await store.read("t", 12) == await store.read("t", 10**15) == await store.read("nowhere") == []

    asyncio.run(scene())


def test_a_number_is_taken_once(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 3)
            for number in (1, 2, 3):
                with pytest.raises(Taken, match=f"Row {number} of table t") as refusal:
                    await store.append("t", number, b"other", "over", ("g",))
                assert f"Строка {number}" in refusal.value.text("ru")
            assert await store.read("t", 2) == [(3, b"row 3")]
            assert [row.status async for row in store.tables()] == ["playing"]
            assert await store.members("t") == []
            with pytest.raises(Taken, match="Table t already exists"):
                await store.create("t", "other", "other", b"other", ("g",))
            assert await store.members("t") == []

    asyncio.run(scene())


def test_a_log_has_no_gaps(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 3)
            for table, number in (("t", -1), ("t", 0), ("t", 5), ("t", 10**12), ("nowhere", 1), ("nowhere", 2)):
                with pytest.raises(StoreError, match=f"Row {number - 1} of table {table} is missing"):
                    await store.append(table, number, b"x")
            assert await store.count() == Count(tables=1, rows=3, guests=0)

    asyncio.run(scene())


def test_many_tables_at_once(address: str) -> None:
    async def play(store: Store, name: str) -> None:
        for number in range(2, 12):
            await store.append(name, number, name.encode(), f"s{number}", (f"g{number}",))

    async def scene() -> None:
        async with opened(address) as store:
            names = [f"t{n}" for n in range(50)]
            await asyncio.gather(*(store.create(name, "regicide", "new", name.encode(), ()) for name in names))
            await asyncio.gather(*(play(store, name) for name in names))
            for name in names:
                assert await store.read(name) == [(number, name.encode()) for number in range(1, 12)]
                assert len(await store.members(name)) == 10
            assert {row.status async for row in store.tables()} == {"s11"}
            assert await store.count() == Count(tables=50, rows=550, guests=0)

    asyncio.run(scene())


def test_calls_for_one_table_are_carried_out_in_order(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 1)
            await asyncio.gather(
                *(store.append("t", number, b"%d" % number, f"s{number}") for number in range(2, 2500))
            )
            assert await seen(address, "t") == list(range(1, 2500))
            assert [row.status async for row in store.tables()] == ["s2499"]

    asyncio.run(scene())


def test_of_two_racing_writers_one_wins(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 1)
            for number in range(2, 12):
                rivals = (store.append("t", number, body) for body in (b"a", b"b", b"c"))
                ends = await asyncio.gather(*rivals, return_exceptions=True)
                assert ends[0] is None
                assert all(isinstance(end, Taken) for end in ends[1:])
            assert [body for _, body in await store.read("t", 1)] == [b"a"] * 10

    asyncio.run(scene())


def test_of_two_racing_processes_one_wins(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as one, opened(database) as two:
            names = [f"t{n}" for n in range(20)]
            for name in names:
                await fill(one, name, 1)
            for number in range(2, 12):
                ours = [one.append(name, number, b"one") for name in names]
                theirs = [two.append(name, number, b"two") for name in reversed(names)]
                ends = await asyncio.gather(*ours, *reversed(theirs), return_exceptions=True)
                for name, first, second in zip(names, ends[:20], ends[20:], strict=True):
                    assert {type(first), type(second)} == {type(None), Taken}
                    assert (await two.read(name, number - 1)) == [(number, b"one" if first is None else b"two")]

    asyncio.run(scene())


def test_one_refused_row_does_not_harm_its_neighbours(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "a", 2)
            await fill(store, "b", 2)
            calls = [
                store.append("a", 2, b"taken"),
                store.append("b", 3, b"fine"),
                store.append("nowhere", 1, b"gap"),
                store.create("b", "again", "", b"", ()),
                store.keep_snapshot("b", 99, b"too early"),
                store.append("a", 3, b"fine"),
                store.create("c", "regicide", "new", b"fine", ()),
                store.append("a", 4, b"fine"),
                store.append("b", 4, 7),  # type: ignore[arg-type]
            ]
            ends = await asyncio.gather(*calls, return_exceptions=True)
            kinds = [type(end).__name__ for end in ends[:8]]
            assert kinds == "Taken NoneType StoreError Taken StoreError NoneType NoneType NoneType".split()
            assert await seen(address, "a") == [1, 2, 3, 4]
            assert (await seen(address, "b"))[:3] == [1, 2, 3]
            assert await seen(address, "c") == [1]

    asyncio.run(scene())


BODIES = {
    "none": b"",
    "nul": b"\x00",
    "all": bytes(range(256)),
    "text": "ход ♥ 🃏".encode(),
    "long": b"\xff" * 1_000_000,
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_any_body_comes_back(address: str, body: bytes) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.create("t", "regicide", "new", body, ())
            await store.append("t", 2, body)
            await store.keep_snapshot("t", 2, body)
            assert await store.read("t") == [(1, body), (2, body)]
            assert await store.snapshot("t") == (2, body)

    asyncio.run(scene())


@pytest.mark.parametrize("text", ["стол 🎲", "a '; drop table log; --", "%_?1$1 \u200b\n\t" + "x" * 200], ids=range(3))
def test_any_text_comes_back(address: str, text: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.create(text, text, text, b"1", (text,))
            await store.append(text, 2, b"2", text, (text, text + "2"))
            await store.set_guest(Guest(text, b"secret", text, text))
            (row,) = await store.tables_of(text)
            assert (row.table, row.game, row.status) == (text, text, text)
            assert set(await store.members(text)) == {text, text + "2"}
            assert await store.guest(b"secret") == Guest(text, b"secret", text, text)
            assert await seen(address, text) == [1, 2]

    asyncio.run(scene())


@pytest.mark.parametrize("text", ["a\0b", "я\ud800"], ids=["nul", "half"])
def test_what_is_no_text_is_refused_and_never_found(address: str, text: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 1)
            for call in (
                store.create(text, "g", "s", b"", ()),
                store.create("u", "g", text, b"", ()),
                store.append("t", 2, b"", text),
                store.append("t", 2, b"", None, (text,)),
                store.keep_snapshot(text, 1, b""),
                store.set_guest(Guest("g", b"", text, "en")),
            ):
                with pytest.raises(StoreError, match="can’t be stored"):
                    await call
            assert not (await store.read(text) or await store.members(text) or await store.tables_of(text))
            assert await store.snapshot(text) is None
            assert await store.whole(text) is None
            assert await store.count() == Count(tables=1, rows=1, guests=0)

    asyncio.run(scene())


def test_only_the_newest_snapshot_is_kept(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 5)
            assert await store.snapshot("t") is None
            for number, newest in ((2, (2, b"2")), (4, (4, b"4")), (3, (4, b"4")), (5, (5, b"5"))):
                await store.keep_snapshot("t", number, b"%d" % number)
                assert await store.snapshot("t") == newest
            await store.keep_snapshot("t", 5, b"better")
            assert await store.snapshot("t") == (5, b"better")
            with pytest.raises(StoreError, match="Row 6 of table t is missing"):
                await store.keep_snapshot("t", 6, b"too early")

    asyncio.run(scene())


def test_guests_are_found_by_their_secret(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            assert await store.guest(ANNA.secret) is None
            await store.set_guest(ANNA)
            await store.set_guest(BEN)
            assert await store.guest(ANNA.secret) == ANNA
            renamed = Guest(ANNA.id, b"new secret", "Аня", "en")
            await store.set_guest(renamed)
            assert await store.guest(ANNA.secret) is None
            assert await store.guest(b"new secret") == renamed
            with pytest.raises(Taken, match="Another guest already has this secret"):
                await store.set_guest(Guest("g-eve", BEN.secret, "Eve", "en"))
            assert [guest async for guest in store.guests()] == [renamed, BEN]

    asyncio.run(scene())


def test_guests_find_their_tables_newest_first(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            for at, name in enumerate(("a", "b", "c", "d")):
                await store.create(name, "regicide", "waiting", b"", ("anna",) if name != "d" else ("ben",), at=at)
            await store.append("a", 2, b"", "playing", ("ben",), at=10)
            await store.append("d", 2, b"", "over", ("anna", "ben"), at=20)
            of_anna = await store.tables_of("anna")
            assert [row.table for row in of_anna] == ["d", "a", "c", "b"]
            assert of_anna[1] == TableRow("a", "regicide", "playing", changed=10.0, created=0.0)
            assert await store.tables_of("anna", 2) == of_anna[:2]
            assert [row.table for row in await store.tables_of("ben")] == ["d", "a"]
            assert await store.tables_of("carl") == []
            assert [row.table async for row in store.tables()] == ["a", "b", "c", "d"]
            assert await store.members("d") == ["anna", "ben"]

    asyncio.run(scene())


def test_long_lists_come_complete(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            count = 1010  # more than a page
            names = [f"t{n:04}" for n in range(count)]
            for start in range(0, count, 200):
                some = names[start : start + 200]
                await asyncio.gather(*(store.create(name, "regicide", "new", b"", (), at=5.0) for name in some))
                await asyncio.gather(*(store.set_guest(Guest(name, name.encode(), "", "en")) for name in some))
            assert [row.table async for row in store.tables()] == names
            assert [guest.id async for guest in store.guests()] == names

    asyncio.run(scene())


def test_a_table_is_seen_whole(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            assert await store.whole("t") is None
            await fill(store, "t", 3, ("anna", "ben"))
            await store.keep_snapshot("t", 2, b"sum")
            whole = await store.whole("t")
            assert whole is not None
            assert whole.row.table == "t"
            assert whole.members == ("anna", "ben")
            assert whole.log == (b"row 1", b"row 2", b"row 3")
            assert whole.snapshot == (2, b"sum")

    asyncio.run(scene())


def test_closing_finishes_what_was_begun(address: str) -> None:
    async def scene() -> None:
        store = make(address)
        await store.open()
        await fill(store, "t", 1)
        calls = [asyncio.ensure_future(store.append("t", number, b"x")) for number in range(2, 102)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*calls)
        assert await seen(address, "t") == list(range(1, 102))

    asyncio.run(scene())


def test_a_closed_store_says_so(address: str) -> None:
    async def scene() -> None:
        store = make(address)
        await store.close()
        await store.open()
        await store.close()
        await store.close()
        for call in (store.append("t", 1, b""), store.create("t", "g", "s", b"", ()), store.read("t"), store.count()):
            with pytest.raises(StoreError, match="is closed"):
                await call

    asyncio.run(scene())


def test_everything_is_there_after_reopening(address: str) -> None:
    async def first() -> None:
        async with opened(address) as store:
            await fill(store, "t", 3, ("anna",))
            await store.keep_snapshot("t", 2, b"sum")
            await store.set_guest(ANNA)

    async def second() -> None:
        async with opened(address) as store:
            await store.append("t", 4, b"row 4")
            assert len(await store.read("t")) == 4
            assert await store.snapshot("t") == (2, b"sum")
            assert await store.guest(ANNA.secret) == ANNA
            assert [row.table for row in await store.tables_of("anna")] == ["t"]

    asyncio.run(first())
    asyncio.run(second())


def test_a_cancelled_task_does_not_disturb_the_others(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "a", 1)
            await fill(store, "b", 1)
            impatient = asyncio.ensure_future(store.append("a", 2, b""))
            patient = asyncio.ensure_future(store.append("b", 2, b""))
            await asyncio.sleep(0)
            impatient.cancel()
            await patient
            await store.append("b", 3, b"")
            assert await seen(address, "b") == [1, 2, 3]

    asyncio.run(scene())


def test_a_reader_may_not_write(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 2)
            async with opened(address, read_only=True) as reader:
                assert len(await reader.read("t")) == 2
                for call in (reader.append("t", 3, b""), reader.create("u", "g", "s", b"", ()), reader.set_guest(BEN)):
                    with pytest.raises(StoreError, match="read-only"):
                        await call
                await store.append("t", 3, b"")
                assert len(await reader.read("t")) == 3
        async with opened(address, read_only=True) as reader:
            assert len(await reader.read("t")) == 3

    asyncio.run(scene())


def test_a_newer_database_is_refused(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 1)
        await execute(address, "update schema set version = 99")
        for read_only in (False, True):
            with pytest.raises(StoreError, match="newer Ludus") as refusal:
                await make(address, read_only).open()
            assert "более новая версия" in refusal.value.text("ru")
        assert await seen(address, "t") == [1]

    asyncio.run(scene())


# --- The lobby ------------------------------------------------------------------------------------


def shown(table: str, version: int = 1, status: str = "waiting", since: float = 1.0, seen: float = 100.0) -> LobbyRow:
    return LobbyRow(table, version, status, since, seen, f"{table} {version}".encode())


def test_the_lobby_shows_tables_that_wait_then_the_newest(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            rows = [shown("a", since=1.0), shown("b", since=3.0), shown("c", status="playing", since=9.0)]
            rows += [shown("d", status="playing", since=2.0), shown("e", status="hidden"), shown("f", seen=49.0)]
            for row in rows:
                await fill(store, row.table, 1)
                await store.show(row)
            listed = await store.lobby(50.0, 10)
            assert listed == [rows[1], rows[0], rows[2], rows[3]]
            assert await store.lobby(50.0, 2) == listed[:2]
            assert await store.lobby(101.0, 10) == []
            await store.clear_lobby(60.0)
            assert "f" not in [row.table for row in await store.lobby(0.0, 10)]
            with pytest.raises(StoreError, match="table nowhere"):
                await store.show(shown("nowhere"))
        async with opened(address) as store:
            assert await store.lobby(50.0, 10) == listed

    asyncio.run(scene())


def test_the_lobby_never_goes_back_to_what_was_before(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 1)
            await store.show(shown("t", 5, seen=100.0))
            await store.show(shown("t", 4, "hidden", seen=300.0))
            assert await store.lobby(0.0, 10) == [shown("t", 5, seen=100.0)]
            await store.show(shown("t", 5, seen=90.0))
            assert await store.lobby(0.0, 10) == [shown("t", 5, seen=100.0)]
            await store.show(shown("t", 6, "hidden"))
            await store.show(shown("t", 5))
            assert await store.lobby(0.0, 10) == []

    asyncio.run(scene())


def test_another_process_hears_of_the_lobby(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as one, opened(database) as two:
            await fill(one, "t", 2)
            heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
            two.watch(lambda table, number: heard.put_nowait((table, number)))
            async with asyncio.timeout(20):
                while await heard.get() != ("t", 2):  # what was written before
                    pass
                await one.show(shown("t", 2))
                assert await heard.get() == ("t", 2)
            assert await two.lobby(0.0, 10) == [shown("t", 2)]

    asyncio.run(scene())
