"""Days for a decision: the time is that of the log, it runs for nobody and across restarts, and the server finds it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludus.tables import bots, observed, snapshots, wire
from ludus.tables.audit import replay_all
from ludus.tables.bot_workers import BotWorkers
from ludus.tables.bots import due
from ludus.tables.clock import DAY
from ludus.tables.entries import CLOCK, Moved, PauseEnded, PauseWanted, Row, Started, StoodIn, Undone, UndoWanted
from ludus.tables.house import House
from ludus.tables.rows import replay, take
from ludus.tables.storage.address import open_store
from ludus.tables.table import Table
from tests.postgres import database, postgres
from tests.tables import test_leak as leak
from tests.tables.houses import ask, logged, new_table, people, play, same_after_replay, updates_of
from tests.tables.test_clock import clock_moves, until

__all__ = ["database", "postgres"]
TWO = wire.Timing("days", 2)
TIMEOUT = 20.0


# --- The log -------------------------------------------------------------------------------------


def with_days(players: int, seed: int, timing: wire.Timing = TWO) -> Table:
    """A table that began at the time 1000; nobody has come yet."""
    plain = leak.new_table(players, seed, {})
    table = replay([Row(replace(plain.created, clock=timing), 0.0)])
    take(table, Row(Started(tuple(table.places)), 1000.0))
    return table


def seat_and_move(table: Table) -> tuple[int, str]:
    seat = table.to_act()[0]
    return seat, table.playing().moves(seat)[-1]


def test_time_runs_from_the_row_that_asked() -> None:
    table = with_days(2, 3)
    assert table.timed() == table.to_act(), "whether anybody has come or not"
    assert due(table) == 1000 + 2 * DAY
    take(table, Row(Moved(*seat_and_move(table)), 5000.0))
    assert due(table) == 5000 + 2 * DAY
    again = snapshots.recall(snapshots.keep(table))
    assert due(again) == due(table) and updates_of(again) == updates_of(table)


def test_asking_for_an_undo_stops_nothing_but_a_pause_does() -> None:
    table = with_days(2, 3)
    first, move = seat_and_move(table)
    take(table, Row(Moved(first, move), 2000.0))
    take(table, Row(UndoWanted(first), 3000.0))
    assert due(table) == 2000 + 2 * DAY, "the player who asked could wait for ever"
    take(table, Row(Moved(*seat_and_move(table), CLOCK), 2000 + 2 * DAY))
    assert table.undo_by < 0
    asked = 2000 + 2 * DAY
    take(table, Row(PauseWanted(0), asked + 100))
    table.pause_waiting = []
    assert table.calendar is not None
    table.calendar.follow(table, None, asked + 100)
    assert due(table) == 0.0
    take(table, Row(PauseEnded(1), asked + 10 * DAY))
    assert due(table) == pytest.approx(asked + 12 * DAY - 100)


def test_nobody_gains_days_by_taking_back() -> None:
    for seed in range(60):
        table = with_days(1, seed)
        take(table, Row(Moved(0, table.playing().moves(0)[0]), 1000 + DAY))
        if table.status == "playing" and observed.undo(table, 0) == "free":
            assert due(table) == 1000 + 3 * DAY
            take(table, Row(Undone(0), 1000 + DAY + 60))
            assert due(table) == 1000 + 2 * DAY + 60, "what was left when the move was made"
            return
    raise AssertionError("no move could be taken back")


def test_when_nobody_plays_for_themselves_the_game_rests() -> None:
    table = with_days(2, 3)
    for seat in (0, 1):
        assert due(table)
        take(table, Row(StoodIn(seat, "normal", False, late=True), 2000.0))
    assert due(table) == 0.0


# --- At a server ---------------------------------------------------------------------------------


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A day has a second, and the server looks often."""
    monkeypatch.setattr("ludus.tables.table.DAY", 1.0)
    monkeypatch.setattr(bots, "ROUND", 0.05)
    yield


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "ludus.db") if request.param == "sqlite" else str(request.getfixturevalue("database"))


@asynccontextmanager
async def house_at(address: str) -> AsyncIterator[House]:
    house = House(open_store(address), BotWorkers(1), 0.0)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def left_alone(house: House, *more: str, **timing: Any) -> str:
    """Two people have begun, Anna to act, and all have left."""
    clock = wire.Timing("days", timing.pop("days", 1), **timing)
    table = await new_table(house, "me", "open", *more, options={"first": "A"}, clock=clock)
    for connection in await people(house, table, [1]):
        connection.close()
    return table


async def written(house: House, table: str, wanted: Callable[[list[Row]], bool]) -> list[Row]:
    """The log, as soon as it is as wanted."""
    async with asyncio.timeout(TIMEOUT):
        while not wanted(rows := await logged(house, table)):
            await asyncio.sleep(0.02)
    return rows


def test_the_server_decides_where_nobody_is(address: str, short: None) -> None:
    async def run() -> None:
        async with house_at(address) as house:
            table = await left_alone(house)
            began = time.time()
            assert not await house.store.overdue(time.time() + 0.5, 10)
            assert await house.store.overdue(time.time() + 1.5, 10) == [table]
            house._forget(house.open_tables[table])  # long since
            await written(house, table, lambda rows: bool(clock_moves(rows)))
            assert time.time() - began > 0.8
            (made, *_) = clock_moves(await logged(house, table))
            assert made.seat == 0
            await same_after_replay(house, table)

    asyncio.run(run())


def test_time_runs_while_there_is_no_server(address: str, short: None) -> None:
    async def run() -> None:
        async with house_at(address) as house:
            table = await left_alone(house)
            rows = len(await logged(house, table))
        await asyncio.sleep(1.2)
        async with house_at(address) as house:
            began = time.monotonic()
            await written(house, table, lambda found: len(found) > rows)
            assert time.monotonic() - began < 0.8, "no new day after a restart"
            assert [each.difference async for each in replay_all(house.store)] == [""]

    asyncio.run(run())


def test_two_processes_and_one_row(database: str, short: None) -> None:
    async def run() -> None:
        async with house_at(database) as one, house_at(database) as two:
            table = await left_alone(one)
            b = await two.connect(table, "b")
            found = await written(one, table, lambda rows: len(clock_moves(rows)) >= 3)
            rows = [row for row in found if isinstance(row.entry, Moved | Started)]
            gaps = [later.at - row.at for row, later in pairwise(rows)]
            assert min(gaps) > 0.8, "one decision for one day"
            await until(lambda: len(b.live.table.playing().steps) >= 3)

    asyncio.run(run())


def test_bots_move_though_nobody_looks(address: str, short: None) -> None:
    async def run() -> None:
        async with house_at(address) as house:
            table = await new_table(house, "me", "novice", "open", options={"first": "A"}, clock=wire.Timing("days", 9))
            a, b = await people(house, table, [2])
            b.close()
            move = a.live.table.playing().moves(0)[-1]
            house.bots.pause = 0.3
            while a.live.table.to_act() == (0,):
                assert isinstance(await play(a, move), wire.Accepted)
                move = a.live.table.playing().moves(0)[-1] if a.live.table.to_act() == (0,) else ""
            live = a.live
            a.close()
            await until(lambda: live.table.to_act() != (1,))
            assert live.table.status == "over" or set(live.table.to_act()) <= {0, 2}

    asyncio.run(run())


def test_a_stopped_server_owes_the_moves_of_its_bots(address: str, short: None, monkeypatch: Any) -> None:
    monkeypatch.setattr(bots, "OWED", 0.3)

    async def run() -> None:
        async with house_at(address) as house:
            house.bots.pause = 60
            clock = wire.Timing("days", 9)
            table = await new_table(house, "me", "novice", options={"first": "B"}, clock=clock)
            rows = len(await logged(house, table))
        async with house_at(address) as house:
            found = await written(house, table, lambda found: len(found) > rows)
            assert isinstance(found[-1].entry, Moved) and found[-1].entry.by == "novice"

    asyncio.run(run())


def test_a_bot_takes_over_and_the_owner_comes_back(address: str, short: None) -> None:
    async def run() -> None:
        async with house_at(address) as house:
            table = await left_alone(house, level="novice", takes_over=True)
            live = await house.find(table)
            await until(lambda: set(live.table.stand_ins) == {0, 1} or live.table.status == "over")
            steps = len(live.table.playing().steps)
            assert live.table.status == "playing"
            await asyncio.sleep(0.5)
            assert len(live.table.playing().steps) == steps, "nobody is left, the game waits"
            b = await house.connect(table, "b")
            assert 1 not in b.live.table.stand_ins
            again = replay(await logged(house, table))
            assert due(b.live.table) == due(again) and due(again)
            if 1 in b.live.table.to_act():
                assert (await house.look(b)).clocks[1] > 0.5, "a day again"
            moved = {row.entry.by for row in await logged(house, table) if isinstance(row.entry, Moved)}
            assert moved <= {"novice"}
            await same_after_replay(house, table)

    asyncio.run(run())


def test_nobody_is_replaced_before_their_days_are_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_at(str(tmp_path / "ludus.db")) as house:
            table = await left_alone(house)
            b = await house.connect(table, "b")
            answer = await ask(b, wire.StandIn("s", 0))
            assert isinstance(answer, wire.Refused) and "days" in answer.reason["en"]
            assert answer.reason["ru"] != answer.reason["en"]
            now = await house.look(b)
            assert 86_000 < now.clocks[0] <= DAY

    asyncio.run(run())
