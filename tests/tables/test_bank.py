"""Time in store: one amount for the whole game, and some more with each decision, like the clocks of chess players."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludus.tables import clock as clocks
from ludus.tables import observed, snapshots, wire
from ludus.tables.audit import replay_all
from ludus.tables.clock import Banks
from ludus.tables.entries import CLOCK, Moved, Returned, Row, Started, StoodIn, UndoAnswered, Undone, UndoWanted
from ludus.tables.house import House
from ludus.tables.open_table import Connection
from ludus.tables.rows import replay, take
from ludus.tables.table import Table
from tests.tables import test_leak as leak
from tests.tables.houses import ask, logged, new_table, open_house, people, play, same_after_replay, updates_of
from tests.tables.test_clock import clock_moves, kinds, until

STORE = wire.Timing("bank", 600, 10)


# --- Arithmetic ----------------------------------------------------------------------------------


def test_a_decision_adds_never_beyond_the_beginning() -> None:
    banks = Banks(600, 10)
    assert banks.of(0) == 600
    banks.step(0, True)
    assert banks.of(0) == 600
    banks.left[0] = 595
    banks.step(0, True)
    assert banks.of(0) == 600 and banks.earned == [(0, 0), (0, 5)]
    banks.left[0] = 100
    banks.step(0, False)  # a bot's move earns nothing
    assert banks.of(0) == 100 and banks.of(1) == 600


def test_taking_back_gives_back_what_was_earned_and_nothing_that_was_spent() -> None:
    banks = Banks(600, 10, {0: 100, 1: 50})
    for seat in (0, 1, 0):
        banks.step(seat, True)
    banks.left[0] = 80  # of 120
    banks.take_back(1, 2, agreed=False)
    assert (banks.of(0), banks.of(1)) == (70, 50) and banks.earned == [(0, 10)]
    banks.left[0] = 4
    banks.take_back(0, 1, agreed=False)
    assert banks.of(0) == 0, "who takes back at once had no time then"
    banks.left[0] = 0
    banks.step(0, True)
    banks.take_back(0, 1, agreed=True)
    assert banks.of(0) == 10, "if all agreed there is time to press a button"


def test_a_player_who_comes_back_has_at_least_what_a_decision_adds() -> None:
    banks = Banks(600, 10, {0: 0, 1: 90})
    banks.spare(0)
    banks.spare(1)
    assert (banks.of(0), banks.of(1)) == (10, 90)


# --- The log -------------------------------------------------------------------------------------


def with_store(players: int, seed: int) -> Table:
    plain = leak.new_table(players, seed, {})
    table = replay([Row(replace(plain.created, clock=STORE), 0.0)])
    table.arrived = set(range(players))
    take(table, Row(Started(tuple(table.places)), 0.0))
    return table


def answer(table: Table, seat: int, left: float, by: str = "") -> None:
    move = table.playing().moves(seat)[-1]
    take(table, Row(Moved(seat, move, by), 0.0, banks={seat: left}))


def test_log_and_snapshot_contain_the_time_left() -> None:
    table = with_store(2, 3)
    first = table.to_act()[0]
    answer(table, first, 400.0)
    assert observed.banks(table, {})[first] == 410 and observed.banks(table, {first: 7.04})[first] == 7
    take(table, Row(UndoWanted(first), 0.0, banks={1 - first: 599.0}))
    assert observed.banks(table, {})[1 - first] == 599
    take(table, Row(UndoAnswered(1 - first, True), 0.0))
    assert observed.banks(table, {})[first] == 400 and table.banks is not None and table.banks.earned == []
    answer(table, first, 1.0, CLOCK)
    assert observed.banks(table, {})[first] == 11
    again = snapshots.recall(snapshots.keep(table))
    assert again.banks == table.banks and updates_of(again) == updates_of(table)
    take(table, Row(StoodIn(first, "normal", False, late=True), 0.0, banks={first: 0.0}))
    assert first not in observed.banks(table, {})
    take(table, Row(Returned(first), 0.0))
    assert observed.banks(table, {})[first] == 10


def test_a_free_undo_leaves_what_there_was() -> None:
    for seed in range(60):
        table = with_store(1, seed)
        take(table, Row(Moved(0, table.playing().moves(0)[0]), 0.0, banks={0: 200.0}))
        if table.status == "playing" and observed.undo(table, 0) == "free":
            take(table, Row(Undone(0), 0.0, banks={0: 190.0}))
            assert observed.banks(table, {}) == {0: 180}
            return
    raise AssertionError("no move could be taken back")


# --- At a table ----------------------------------------------------------------------------------


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(clocks.LIMITS, "bank", (1, 7200))
    monkeypatch.setattr(clocks, "MORE", (1, 60))
    yield


async def pair(house: House, store: int, **more: Any) -> tuple[str, Connection, Connection]:
    clock = wire.Timing("bank", store, 1, **more)
    table = await new_table(house, "me", "open", options={"first": "A"}, clock=clock)
    a, b = await people(house, table, [1])
    return table, a, b


def test_a_time_bank_runs_down_for_the_player_who_is_asked(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, a, b = await pair(house, 100)
            await asyncio.sleep(1.5)
            now = await house.look(b)
            assert set(now.clocks) == {0} and 97 < now.banks[0] < 99 and now.banks[1] == 100
            assert isinstance(await play(a, a.live.table.playing().moves(0)[-1]), wire.Accepted)
            (row,) = [row for row in await logged(house, table) if isinstance(row.entry, Moved)]
            assert 97 < row.banks[0] < 99
            after = await house.look(b)
            assert after.banks[0] == pytest.approx(row.banks[0] + 1, abs=0.1)
            a.close()
            b.close()
            await same_after_replay(house, table)
        await asyncio.sleep(0.5)
        async with open_house(tmp_path / "ludus.db") as house:
            b = await house.connect(table, "b")
            again = await house.look(b)
            assert again.banks[0] == pytest.approx(after.banks[0], abs=0.2), "what was left at the last row"
            assert [each.difference async for each in replay_all(house.store)] == [""]

    asyncio.run(run())


def test_an_empty_store_leaves_what_each_decision_adds(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, a, _ = await pair(house, 1, level="novice")
            await until(lambda: len(a.live.table.playing().steps) >= 3)
            made = clock_moves(await logged(house, table))
            assert len(made) >= 3
            rows = [row for row in await logged(house, table) if isinstance(row.entry, Moved)]
            assert all(isinstance(row.entry, Moved) and row.banks[row.entry.seat] < 0.1 for row in rows)
            gaps = [later.at - row.at for row, later in pairwise(rows)]
            assert min(gaps) > 0.8, "every decision has its second"
            await same_after_replay(house, table)

    asyncio.run(run())


def test_the_bot_takes_the_seat_over_until_the_owner_comes_back(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", pause=30) as house:
            table, a, b = await pair(house, 1, level="novice", takes_over=True)
            await until(lambda: 0 in a.live.table.stand_ins)
            assert a.live.table.stand_ins[0] == StoodIn(0, "novice", False, late=True)
            now = await house.look(b)
            assert now.seats[0].stand_in == "novice" and now.clocks == {} and 0 not in now.banks
            assert kinds(a.live.table)[-1] == "table-time-taken"
            assert not clock_moves(await logged(house, table))
            assert isinstance(await ask(a, wire.Return("back")), wire.Accepted)
            assert (await house.look(a)).banks[0] == pytest.approx(1, abs=0.2)
            a.close()
            await until(lambda: 0 in b.live.table.stand_ins)
            back = await house.connect(table, "a")
            assert not back.live.table.stand_ins, "a player who comes back has the seat again"
            await same_after_replay(house, table)

    asyncio.run(run())
