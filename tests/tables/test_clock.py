"""Time for decisions: who has how much left, what the server does when it is over, and when it does not run."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from ludus.games import find
from ludus.kernel.refusals import LudusError
from ludus.tables import clock as clocks
from ludus.tables import observed, snapshots, wire
from ludus.tables.audit import replay_all
from ludus.tables.bot_worker import Job, Thought
from ludus.tables.bot_workers import BotWorkers
from ludus.tables.clock import Clock
from ludus.tables.entries import CLOCK, Arrived, Created, Entry, Moved, Row, Started, Undone, read_row, write_row
from ludus.tables.house import House
from ludus.tables.open_table import Connection
from ludus.tables.requests import check_timing
from ludus.tables.rows import replay, take
from ludus.tables.storage.store import StoreError
from ludus.tables.table import Table
from tests.tables import test_leak as leak
from tests.tables.houses import ask, logged, new_table, open_house, people, play, same_after_replay, updates_of

PACE = 1  # seconds; tables of people have ten at least
TIMEOUT = 20.0


# --- The clock alone -----------------------------------------------------------------------------


class Times:
    """A clock whose time the test moves, at a table of which the test says who is asked since when."""

    def __init__(self, pace: int = 30) -> None:
        self.now = 1000.0
        self.clock = Clock(lambda: self.now)
        self.table = SimpleNamespace(asked_at=[0] * 4, undo_by=-1, banks=None, calendar=None, seats=())
        self.table.time_limit = lambda: 0.0
        self.table.timed = lambda: self.table.seats
        self.table.allowance = lambda seat: float(pace)
        self.table.stands = lambda: self.table.undo_by >= 0

    def ask(self, *seats: int, version: int = 0, entry: Entry | None = None) -> None:
        """These seats owe a decision now; `version` is that of the last one's question."""
        self.table.seats = seats
        if version:
            self.table.asked_at[seats[-1]] = version
        self.clock.follow(cast(Table, self.table), entry)

    def undo(self, by: int) -> None:
        self.table.undo_by = by
        self.clock.follow(cast(Table, self.table))

    def after(self, seconds: float) -> dict[int, float]:
        self.now += seconds
        return self.clock.left()


def test_everybody_has_their_own_time_from_when_they_were_asked() -> None:
    times = Times()
    times.ask(0, version=5)
    assert times.after(10) == {0: 20}
    times.ask(0, 1, version=6)
    assert times.after(5) == {0: 15, 1: 25}
    times.ask(1)  # seat 0 has answered
    assert times.after(5) == {1: 20}
    assert times.clock.next() == 20 and times.clock.due() == []
    times.ask(1, 0, version=8)  # and is asked something else
    assert times.after(20) == {1: 0, 0: 10}
    assert times.clock.due() == [1] and times.clock.next() == 0


def test_time_stands_while_an_undo_is_asked_for() -> None:
    times = Times()
    times.ask(0, version=5)
    times.after(10)
    times.undo(by=1)
    assert times.after(500) == {} and times.clock.due() == [] and times.clock.next() is None
    times.undo(by=-1)
    assert times.after(0) == {0: 20}
    assert times.after(1) == {0: 19}


def test_nobody_gains_time_by_taking_back() -> None:
    times = Times()
    times.ask(0, version=5)
    times.after(28)
    times.ask(0, version=6)  # answered, and asked again
    assert times.after(1) == {0: 29}
    times.ask(0, version=7, entry=Undone(0))
    assert times.after(0) == {0: 2}
    times.ask(0, version=8, entry=Undone(0))  # the move before that, too
    assert times.after(1) == {0: 1}
    times.ask(1, version=9)
    times.ask(0, version=10, entry=Undone(0))  # while somebody else was asked
    assert times.after(0) == {0: 1}
    times.ask(0, version=11)
    assert times.after(0) == {0: 30}  # another question


def test_nobody_gains_time_by_a_stand_in() -> None:
    times = Times()
    times.ask(0, version=5)
    times.after(25)
    times.ask()  # a bot would decide
    times.after(3)
    times.ask(0)  # the owner is back before it has
    assert times.after(0) == {0: 5}


def test_a_player_who_comes_back_to_an_empty_table_finds_the_whole_time() -> None:
    times = Times()
    times.ask(0, version=5)
    times.after(25)
    times.clock.stop()
    assert times.after(100) == {} and times.clock.due() == []
    times.ask(0)
    assert times.after(1) == {0: 29}


# --- What a table may set ------------------------------------------------------------------------


def checked(**wanted: Any) -> wire.Timing | None:
    return check_timing(find("regicide"), wire.NewTable("regicide", (wire.NewSeat("me"),), **wanted))


@pytest.mark.parametrize("seconds", [10, 60, 600])
def test_a_pace_that_is_allowed(seconds: int) -> None:
    assert checked(pace=seconds) == wire.Timing("move", seconds)


GOOD = [
    wire.Timing("move", 10, level="hard", takes_over=True),
    wire.Timing("bank", 60, 5),
    wire.Timing("bank", 7200, 60),
    *(wire.Timing("days", days) for days in (1, 2, 3, 7, 14)),
]


@pytest.mark.parametrize("timing", GOOD)
def test_a_clock_that_is_allowed(timing: wire.Timing) -> None:
    assert checked(clock=timing) == timing and checked() is None


BAD: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    *(({"pace": seconds}, (str(seconds), "10", "600")) for seconds in (1, 9, 601, 900)),
    ({"clock": wire.Timing("move", 9)}, ("9", "10", "600")),
    ({"clock": wire.Timing("move", 30, 5)}, ()),
    ({"clock": wire.Timing("bank", 59, 5)}, ("59", "60", "200")),
    ({"clock": wire.Timing("bank", 600)}, ("0", "5", "60")),
    ({"clock": wire.Timing("bank", 600, 61)}, ("61", "5", "60")),
    ({"clock": wire.Timing("days", 15)}, ("15", "1", "14")),
    ({"clock": wire.Timing("days", 2), "grace": 60}, ()),
    ({"clock": wire.Timing("move", 30), "pace": 30}, ("pace", "clock")),
    ({"clock": wire.Timing("days", 2, level="genius")}, ("genius", "normal")),
]


@pytest.mark.parametrize(("wanted", "words"), BAD)
def test_a_clock_that_is_not(wanted: dict[str, Any], words: tuple[str, ...]) -> None:
    with pytest.raises(LudusError) as caught:
        checked(**wanted)
    assert caught.value.text("ru") != caught.value.text("en")
    for language in ("en", "ru"):
        assert all(word in caught.value.text(language) for word in words)


# --- At a table ----------------------------------------------------------------------------------


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tables may set so little."""
    monkeypatch.setitem(clocks.LIMITS, "move", (PACE, 600))
    yield


async def until(ready: Any, seconds: float = TIMEOUT) -> None:
    async with asyncio.timeout(seconds):
        while not ready():
            await asyncio.sleep(0.01)


async def pair(house: House, **more: Any) -> tuple[str, Connection, Connection]:
    """Two people in a running game with a clock, the first to act first."""
    table = await new_table(house, "me", "open", options={"first": "A"}, pace=PACE, **more)
    a, b = await people(house, table, [1])
    return table, a, b


def clock_moves(rows: list[Row]) -> list[Moved]:
    return [row.entry for row in rows if isinstance(row.entry, Moved) and row.entry.by == CLOCK]


def kinds(table: Table) -> list[str]:
    return [event.kind for event in observed.events(table, None, 0)]


def test_the_server_decides_when_time_is_over_and_asks_the_owner_next_time(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, a, b = await pair(house)
            began, legal = time.monotonic(), a.live.table.playing().moves(0)
            first = await house.look(b)
            assert first.pace == PACE and set(first.clocks) == {0} and 0 < first.clocks[0] <= PACE
            await until(lambda: a.live.table.playing().steps)
            assert time.monotonic() - began > 0.9 * PACE
            (made,) = clock_moves(await logged(house, table))
            assert made.seat == 0 and made.move in legal
            story = kinds(a.live.table)
            assert story.count("table-time-up") == 1
            assert story[story.index("table-time-up") + 1] in ("played", "yielded")  # first that it was so, then what
            assert a.live.table.places[0].kind == "person" and not a.live.table.stand_ins
            asked = a.live.table.to_act()[0]
            owner = (a, b)[asked]
            now = await house.look(owner)
            assert now.question is not None and asked in now.clocks and now.clocks[asked] > 0.5 * PACE
            answer = await play(owner, now.question.choices[0].move)
            assert isinstance(answer, wire.Accepted)
            await same_after_replay(house, table)

    asyncio.run(run())


def test_a_player_who_decides_in_time_is_left_alone(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, a, b = await pair(house)
            for _ in range(3):
                await asyncio.sleep(0.35 * PACE)
                seat = a.live.table.to_act()
                if not seat:
                    break
                owner = (a, b)[seat[0]]
                assert isinstance(await play(owner, a.live.table.playing().moves(seat[0])[-1]), wire.Accepted)
            assert len(a.live.table.playing().steps) > 2  # longer in all than one decision may take
            assert not clock_moves(await logged(house, table))

    asyncio.run(run())


def test_a_decision_that_comes_too_late_is_stale(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            _, a, _ = await pair(house)
            seen, move = a.live.table.version, a.live.table.playing().moves(0)[0]
            await until(lambda: a.live.table.playing().steps)
            assert isinstance(await ask(a, wire.Play("late", seen, move)), wire.Stale)

    asyncio.run(run())


def test_without_a_pace_nobody_is_hurried_and_nothing_more_is_written(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", options={"first": "A"})
            a, _ = await people(house, table, [1])
            await asyncio.sleep(0.3)
            now = await house.look(a)
            assert now.pace == 0 and now.clocks == {} and a.live.alarm is None
            assert not [row for row in await logged(house, table) if isinstance(row.entry, Arrived)]

    asyncio.run(run())


def test_bots_and_programs_have_no_clock(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", pause=1.5 * PACE) as house:
            tables = [
                await new_table(house, "me", kind, options={"first": "B"}, pace=PACE) for kind in ("program", "normal")
            ]
            for table in tables:
                assert (await house.look(await house.connect(table, "a"))).clocks == {}
            await asyncio.sleep(1.2 * PACE)
            for table in tables:
                assert not clock_moves(await logged(house, table))

    asyncio.run(run())


def test_no_time_runs_before_everybody_has_been_there(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", options={"first": "B"}, pace=PACE)
            b = await house.connect(table, "b", "Ben")  # the host has made the table and is not there yet
            assert isinstance(await ask(b, wire.Sit("sit", 1)), wire.Accepted)
            assert b.live.table.status == "playing"
            await asyncio.sleep(1.3 * PACE)
            assert (await house.look(b)).clocks == {} and not b.live.table.playing().steps
            a = await house.connect(table, "a")
            assert set((await house.look(b)).clocks) == {1}
            a.close()  # has been there
            await until(lambda: b.live.table.playing().steps)
            assert clock_moves(await logged(house, table))[0].seat == 1
            await same_after_replay(house, table)

    asyncio.run(run())


def test_no_time_runs_while_nobody_is_there(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, a, b = await pair(house)
            await asyncio.sleep(0.6 * PACE)
            a.close()
            b.close()
            await asyncio.sleep(1.2 * PACE)
            assert not clock_moves(await logged(house, table))
            again = await house.connect(table, "b")
            assert (await house.look(again)).clocks[0] > 0.5 * PACE
            await until(lambda: again.live.table.playing().steps)  # somebody waits, so the absent one is late

    asyncio.run(run())


def test_after_a_restart_everybody_has_the_whole_time(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, a, _ = await pair(house)
            await until(lambda: len(a.live.table.playing().steps) == 1)
            await asyncio.sleep(0.6 * PACE)
            before = updates_of(a.live.table)
        async with open_house(tmp_path / "ludus.db") as house:
            b = await house.connect(table, "b")  # alone: that everybody has been there is in the log
            now = await house.look(b)
            assert updates_of(b.live.table) == before
            assert min(now.clocks.values()) > 0.5 * PACE
            await until(lambda: len(b.live.table.playing().steps) == 2 and not b.live.lock.locked())
            assert len(clock_moves(await logged(house, table))) == 2
            assert [each.difference async for each in replay_all(house.store)] == [""]

    asyncio.run(run())


def test_a_stand_in_takes_the_time_away_and_the_owner_brings_it_back(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", pause=0.3) as house:
            _, a, b = await pair(house)
            await asyncio.sleep(0.4 * PACE)
            assert isinstance(await ask(a, wire.StandIn("in", 0, "novice")), wire.Accepted)
            assert 0 not in (await house.look(b)).clocks
            assert isinstance(await ask(a, wire.Return("back")), wire.Accepted)
            assert 0 < (await house.look(b)).clocks[0] <= 0.6 * PACE

    asyncio.run(run())


# --- Undo ----------------------------------------------------------------------------------------


def test_time_stands_while_the_others_are_asked_about_an_undo(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, a, b = await pair(house)
            assert isinstance(await play(a, a.live.table.playing().moves(0)[-1]), wire.Accepted)
            assert isinstance(await ask(a, wire.TakeBack("u")), wire.Accepted)
            steps = len(a.live.table.playing().steps)
            await asyncio.sleep(1.5 * PACE)
            assert len(a.live.table.playing().steps) == steps and a.live.table.undo_by == 0
            assert (await house.look(a)).clocks == {}
            assert isinstance(await ask(b, wire.AnswerUndo("no", False)), wire.Accepted)
            assert (await house.look(a)).clocks
            await until(lambda: len(a.live.table.playing().steps) > steps)
            await same_after_replay(house, table)

    asyncio.run(run())


def test_taking_back_at_once_brings_no_new_time(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            for _ in range(20):
                a = await house.connect(await new_table(house, "me", pace=PACE), "a")
                await asyncio.sleep(0.5 * PACE)
                await play(a, a.live.table.playing().moves(0)[0])
                if observed.undo(a.live.table, 0) == "free":
                    assert (await house.look(a)).clocks[0] > 0.5 * PACE  # for the next question
                    assert isinstance(await ask(a, wire.TakeBack("u")), wire.Accepted)
                    assert 0 < (await house.look(a)).clocks[0] <= 0.5 * PACE
                    return
                a.close()
            raise AssertionError("no move could be taken back")

    asyncio.run(run())


def test_what_the_clock_did_is_not_taken_back_at_once(tmp_path: Path, short: None) -> None:
    """Else nobody's time would ever be over; with consent it is, and then there is time to think."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            free = late = 0
            for number in range(12):
                table = await new_table(house, "me", pace=PACE)
                alone = await house.connect(table, "a")
                await play(alone, alone.live.table.playing().moves(0)[0])
                free += observed.undo(alone.live.table, 0) == "free"
                take(alone.live.table, Row(Moved(0, alone.live.table.playing().moves(0)[0], CLOCK), 0.0))
                late += alone.live.table.status == "playing"
                assert observed.undo(alone.live.table, 0) == "no", number
                alone.close()
            assert free and late
            table, a, b = await pair(house)
            await until(lambda: a.live.table.playing().steps)
            assert observed.undo(a.live.table, 0) == "ask"
            assert isinstance(await ask(a, wire.TakeBack("u")), wire.Accepted)
            assert isinstance(await ask(b, wire.AnswerUndo("y", True)), wire.Accepted)
            assert a.live.table.to_act() == (0,) and not a.live.table.hurried
            assert (await house.look(a)).clocks[0] > 0.5 * PACE
            await same_after_replay(house, table)

    asyncio.run(run())


# --- Trouble -------------------------------------------------------------------------------------


def test_what_the_clock_decides_is_made_of_what_the_seat_knows(
    tmp_path: Path, short: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludus.tables.kept_bots.new_seed", lambda: 5)

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            jobs: list[Job] = []
            think = house.bot_workers.think

            async def note(job: Job, table: str = "", client: str = "") -> Thought:
                jobs.append(job)
                return await think(job, table, client)

            house.bot_workers.think = note  # type: ignore[method-assign]
            _, a, _ = await pair(house)
            twin = leak.twin_of(a.live.table, 0, 3)
            assert twin.playing().position() != a.live.table.playing().position()
            await until(lambda: a.live.table.playing().steps)
            (job,) = jobs
            assert (job.level, job.seat) == ("normal", 0)
            assert job.world == BotWorkers().job(twin.playing(), 0, "normal", 5).world

    asyncio.run(run())


def test_the_clock_tries_again_when_its_move_could_not_be_written(tmp_path: Path, short: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, a, _ = await pair(house)
            append, failures = house.store.append, 2

            async def sometimes(*args: Any) -> None:
                nonlocal failures
                if failures:
                    failures -= 1
                    raise StoreError("store-full", place="here")
                await append(*args)

            house.store.append = sometimes  # type: ignore[method-assign, assignment]  # takes any arguments
            before = a.live.table.version
            async with asyncio.timeout(TIMEOUT):
                while (await house.look(a)).version == before:
                    await asyncio.sleep(0.01)
            assert not failures and len(clock_moves(await logged(house, table))) == 1
            await same_after_replay(house, table)

    asyncio.run(run())


def test_another_process_was_faster(tmp_path: Path, short: None) -> None:
    """Then its row counts, and the next player asked has the whole time."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, a, b = await pair(house)
            think, other = house.bot_workers.think, a.live.table.playing().moves(0)[-1]

            async def slowly(job: Job, table: str = "", client: str = "") -> Thought:
                house.bot_workers.think = think  # type: ignore[method-assign]
                row = Row(Moved(0, other), time.time())
                await house.store.append(table, a.live.table.version + 1, write_row(row))
                return await think(job, table, client)

            house.bot_workers.think = slowly  # type: ignore[method-assign]
            await until(lambda: a.live.table.playing().steps and not a.live.lock.locked())
            assert [step.move for step in a.live.table.playing().steps] == [other]
            assert min((await house.look(b)).clocks.values()) > 0.5 * PACE
            assert not clock_moves(await logged(house, table))

    asyncio.run(run())


# --- The log -------------------------------------------------------------------------------------


def with_clock(players: int, seed: int) -> Table:
    """A running table whose people have all come."""
    plain = leak.new_table(players, seed, {})
    table = replay([Row(replace(plain.created, pace=30), 0.0)])
    table.arrived = set(range(players))
    take(table, Row(Started(tuple(table.places)), 0.0))
    return table


def test_a_table_with_a_clock_is_kept_and_recalled() -> None:
    for seed in range(10):
        table, chance = with_clock(3, seed), random.Random(seed)
        while table.status == "playing" and len(table.playing().steps) < 12:
            seat = table.to_act()[0]
            by = CLOCK if chance.random() < 0.5 else ""
            take(table, Row(Moved(seat, chance.choice(table.playing().moves(seat)), by), 0.0))
        again = snapshots.recall(snapshots.keep(table))
        assert snapshots.keep(again) == snapshots.keep(table) and updates_of(again) == updates_of(table)
        assert again.timed() == table.timed() and again.hurried == table.hurried and table.hurried


def test_logs_from_before_there_was_a_clock_can_be_read() -> None:
    options = b'{"first":"random","talk":"signals","lazaret":"top","solo_yield":"off"}'
    old = b'{"entry":{"type":"created","table":"t","game":"regicide","rules":1,"options":' + options
    old += b',"places":[{"kind":"person","guests":["a"],"key":"k"}],"host":"a","grace":0,"secret":"'
    old += b"00" * 32 + b'"},"at":0.0}'
    row = read_row(old)
    assert isinstance(row.entry, Created) and row.entry.pace == 0
    table = Table(row)
    take(table, Row(Started(tuple(table.places)), 0.0))
    assert table.timed() == () and observed.update(table, "a", 0, 0, (), 0).pace == 0
    kept = json.loads(snapshots.keep(table))
    for name in ("arrived", "hurried", "banks", "calendar", "pause_by", "pause_waiting"):
        del kept[name]
    del kept["created"]["pace"], kept["created"]["clock"]
    assert updates_of(snapshots.recall(json.dumps(kept).encode())) == updates_of(table)


def test_a_pace_of_old_logs_is_a_clock() -> None:
    table = with_clock(2, 1)
    assert table.created.clock is None and table.timing == wire.Timing("move", 30)
    now = observed.update(table, "g0", 0, 0, (), 0)
    assert (now.pace, now.clock) == (30, wire.Timing("move", 30))
    counting = Table(Row(replace(table.created, pace=0, clock=wire.Timing("days", 2)), 0.0))
    new = observed.update(counting, "g0", 0, 0, (), 0)
    assert new.pace == 0 and new.clock == wire.Timing("days", 2)  # older clients take it for no clock


def test_twins_with_a_clock_send_the_same_bytes() -> None:
    """What the clock did reveals nothing more than any other move."""
    for seed in range(8):
        table, chance = with_clock(2, seed), random.Random(seed)
        for _ in range(6):
            if table.status == "playing":
                seat = table.to_act()[0]
                take(table, Row(Moved(seat, chance.choice(table.playing().moves(seat)), CLOCK), 0.0))
        for observer in (0, 1, None):
            twin = leak.twin_of(table, observer, seed)
            twin.arrived, twin.hurried = table.arrived, table.hurried
            clocks = {0: 12.34}
            ours, theirs = (observed.update(each, f"g{observer}", observer, 0, (), 0, clocks) for each in (table, twin))
            assert wire.encoder.encode(ours) == wire.encoder.encode(theirs)
            assert ours.clocks == {0: 12.3}
