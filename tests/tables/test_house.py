"""Open tables: snapshots, damaged logs, a store in trouble, bots that fail, undo beside them."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus.bots.quick import GREEDY, quick_move
from ludus.kernel.rng import Rng
from ludus.tables import observed, snapshots, wire
from ludus.tables.entries import Moved, Row, Said, read_row
from ludus.tables.house import SNAPSHOT_EVERY, House
from ludus.tables.listener import Gone
from ludus.tables.open_table import Connection
from ludus.tables.rows import go_on, replay, take
from ludus.tables.storage.store import StoreError
from tests.kit.rules import rule
from tests.tables import test_leak as leak
from tests.tables.houses import (
    ask,
    logged,
    new_table,
    open_house,
    people,
    play,
    play_on,
    same_after_replay,
    settle,
    updates_of,
)


async def long_game(house: House, kinds: tuple[str, ...], rows: int, seed: int) -> tuple[str, list[Connection]]:
    """A game with much talk, some undos and every Jester that comes, until the log has so many rows."""
    chance = random.Random(seed)
    table = await new_table(house, *kinds, options={"talk": "free"}, luck="Anna's".replace("'", ""))
    seats = [number for number, kind in enumerate(kinds) if kind == "open"]
    guests = await people(house, table, seats)
    by_seat = {guest.seat: guest for guest in guests}
    live = guests[0].live
    while live.table.version < rows:
        if live.table.status == "over" or chance.random() < 0.6:
            answer = await ask(chance.choice(guests), wire.Say(f"s{live.table.version}", "Привет"))
        else:
            match = live.table.playing()
            seat = match.to_act[0]
            code = quick_move(match.state, seat, GREEDY, 0.0, Rng(chance.getrandbits(60)))
            moves = match.moves(seat)
            answer = await play(by_seat[seat], "p X" if "p X" in moves else match.game.format(match.state, seat, code))
        assert isinstance(answer, wire.Accepted), answer
        if chance.random() < 0.05:
            asker = chance.choice(guests)
            if observed.undo(live.table, asker.seat) != "no":
                await ask(asker, wire.TakeBack(f"u{live.table.version}"))
                for other in guests:
                    await ask(other, wire.AnswerUndo(f"y{live.table.version}", True))
    return table, guests


@pytest.mark.slow
@pytest.mark.parametrize("kinds", [("me",), ("me", "open"), ("open", "me", "open", "open")])
def test_a_table_from_its_snapshot_is_the_table_of_the_whole_log(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    async def run() -> None:
        jesters = 0
        for seed in range(3):
            file = tmp_path / f"{seed}.db"
            async with open_house(file) as house:
                table, _ = await long_game(house, kinds, 2 * SNAPSHOT_EVERY + 17, seed)
                await asyncio.sleep(0.05)
                before = updates_of((await house.find(table)).table)
            async with open_house(file) as house:
                kept = await house.store.snapshot(table)
                assert kept is not None and kept[0] == 2 * SNAPSHOT_EVERY
                rows = await logged(house, table)
                live = await house.find(table)
                whole = replay(rows)
                assert updates_of(live.table) == updates_of(whole) == before
                assert live.table.answered == whole.answered and snapshots.keep(live.table) == snapshots.keep(whole)
                assert live.table.playing().position() == whole.playing().position()
                jesters += whole.playing().state.jesters  # type: ignore[attr-defined]
                # from here on both go the same way, shuffles included, to the same end
                chance = random.Random(seed)
                a = [await house.connect(table, name) for name in "abcd"[: len(kinds)]]
                await play_on({guest.seat: guest for guest in a if guest.seat is not None}, 500, chance)
                assert live.table.status == "over"
                go_on(whole, (await logged(house, table))[len(rows) :])
                assert updates_of(live.table) == updates_of(whole)
                record = observed.record(live.table)
                assert record == observed.record(whole) and "[Secret" in record
                assert ludus.read_record(record).outcome is not None
        assert jesters or len(kinds) < 3

    asyncio.run(run())


def test_every_row_of_a_log_can_be_the_place_of_a_snapshot(tmp_path: Path) -> None:
    """Keep and recall at each moment, in the middle of payments, undo questions and absences."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, guests = await long_game(house, ("me", "open", "open"), 70, 5)
            await ask(guests[0], wire.StandIn("in", 0, "novice"))
            await settle(house)
            rows = await logged(house, table)
        for number in range(1, len(rows)):
            there = snapshots.recall(snapshots.keep(replay(rows[:number])))
            go_on(there, rows[number:])
            assert updates_of(there) == updates_of(replay(rows)), number

    asyncio.run(run())


def test_chance_is_written_down_after_a_snapshot() -> None:
    """The two Jesters look the same, but not to the next shuffle; from a snapshot all goes on as before."""
    turned = shuffled = 0
    for seed in range(60):
        chance = random.Random(seed)
        table = leak.new_table(4, seed, {})
        for _ in range(chance.randint(5, 25)):
            if table.status == "playing":
                leak.go_on(table, chance)
        if table.status == "over" or table.undo_by >= 0:
            continue
        there = snapshots.recall(snapshots.keep(table))
        turned += table.game.keep(table.playing().state)["turned"]
        before = len(table.playing().chance_results)
        for _ in range(20):
            match = table.playing()
            if table.status == "playing":
                seat = match.to_act[0]
                code = quick_move(match.state, seat, GREEDY, 0.0, Rng(chance.getrandbits(60)))
                row = Row(Moved(seat, match.game.format(match.state, seat, code)), 0.0)
                take(table, row)
                take(there, row)
        shuffled += len(table.playing().chance_results) > before
        assert snapshots.keep(there) == snapshots.keep(table), seed
        assert there.playing().record() == table.playing().record()
    assert turned > 5 and shuffled > 20


def test_a_damaged_snapshot_does_no_harm(tmp_path: Path) -> None:
    """The log has everything; a snapshot is only a convenience."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, _ = await long_game(house, ("me", "open"), SNAPSHOT_EVERY + 5, 1)
            before = updates_of((await house.find(table)).table)
        for body in (b"nonsense", b"{}", b'{"version": 100}', b"\xff", b""):
            async with open_house(tmp_path / "ludus.db") as house:
                await house.store.keep_snapshot(table, SNAPSHOT_EVERY, body)
            async with open_house(tmp_path / "ludus.db") as house:
                assert updates_of((await house.find(table)).table) == before, body

    asyncio.run(run())


def test_a_damaged_log_is_reported_in_words(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            for body in (b"nonsense", b"{}", b'{"entry":{"type":"flown"},"at":0}', b"\xff\xff"):
                table = await new_table(house, "me", "open")
                await house.store.append(table, 2, body)
                house.open_tables.clear()
                with pytest.raises(ludus.LudusError) as caught:
                    await house.find(table)
                assert caught.value.text("ru") != caught.value.text("en")

    asyncio.run(run())


# --- Trouble ---------------------------------------------------------------------------------------


class Fuse:
    """Makes the next appends fail."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.append = house.store.append
        self.left = 0
        self.reads_fail = False
        self.read = house.store.read
        house.store.append = self.blow  # type: ignore[method-assign, assignment]  # takes any arguments
        house.store.read = self.look  # type: ignore[method-assign, assignment]

    async def blow(self, *args: Any) -> None:
        if self.left:
            self.left -= 1
            await asyncio.sleep(0.01)
            raise StoreError("store-full", place="here")
        await self.append(*args)

    async def look(self, *args: Any) -> Any:
        if self.reads_fail:
            raise StoreError("store-away", place="here", reason="gone")
        return await self.read(*args)


def test_what_could_not_be_written_has_not_happened(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody ever sees a move that is not on the disk."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", options={"first": "A"})
            a, b = await people(house, table, [1])
            fuse = Fuse(house)
            before = updates_of(a.live.table)
            move = a.live.table.playing().moves(0)[0]
            fuse.left = 1
            wish = wire.Play("again", a.live.table.version, move)
            attempt = asyncio.create_task(ask(a, wish))
            await asyncio.sleep(0.002)
            seen = await house.look(b)  # waits for the end of the attempt
            answer = await attempt
            assert isinstance(answer, wire.Refused) and "disk is full" in answer.reason["en"]
            assert seen.version == 3 and not seen.view["table"]  # type: ignore[index]
            assert updates_of(a.live.table) == before
            assert "could not be written" in caplog.text and table in caplog.text
            again = await ask(a, wish)  # the same message, when there is space again
            assert isinstance(again, wire.Accepted)
            await same_after_replay(house, table)

    with caplog.at_level(logging.INFO, "ludus"):
        asyncio.run(run())


def test_a_table_that_cannot_be_read_again_lets_everybody_go(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", options={"first": "A"})
            other = await new_table(house, "me", "open", options={"first": "A"})
            a, b = await people(house, table, [1])
            c, _ = await people(house, other, [1])
            fuse = Fuse(house)
            fuse.left, fuse.reads_fail = 1, True
            answer = await play(a, a.live.table.playing().moves(0)[0])
            assert isinstance(answer, wire.Refused)
            for guest in (a, b):
                with pytest.raises(Gone) as gone:
                    while True:
                        await guest.receive()
                assert gone.value.code == 1013 and gone.value.closing is not None and gone.value.closing.retry
                guest.close()
            with pytest.raises(StoreError):
                await house.connect(table, "a")
            assert isinstance(await play(c, c.live.table.playing().moves(0)[0]), wire.Accepted)  # others go on
            fuse.reads_fail = False
            again = await house.connect(table, "a")
            assert isinstance(await play(again, again.live.table.playing().moves(0)[0]), wire.Accepted)

    asyncio.run(run())


def test_a_bot_tries_again_when_its_move_could_not_be_written(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "normal", options={"first": "B"})
            fuse = Fuse(house)
            fuse.left = 2
            a = await house.connect(table, "a")
            async with asyncio.timeout(20):
                while (await house.look(a)).version < 3:
                    await asyncio.sleep(0.05)
            assert fuse.left == 0
            await settle(house)
            await same_after_replay(house, table)

    asyncio.run(run())


def test_a_client_that_leaves_in_the_middle_of_its_move_has_made_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", options={"first": "A"})
            a, _ = await people(house, table, [1])
            moving = asyncio.ensure_future(play(a, a.live.table.playing().moves(0)[0]))
            await asyncio.sleep(0)
            a.close()
            assert isinstance(await moving, wire.Accepted)
            await same_after_replay(house, table)

    asyncio.run(run())


# --- Bots ------------------------------------------------------------------------------------------


def test_an_undo_question_is_not_swept_away_by_a_thinking_bot(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", pause=0.3) as house:
            table = await new_table(house, "me", "normal", "open", options={"first": "A"})
            a, c = await people(house, table, [2])
            live = a.live
            seed = 0
            while live.table.to_act() != (1,):
                await play_on({0: a, 2: c}, 1, random.Random(seed))
                seed += 1
                assert live.table.status == "playing"
            assert isinstance(await ask(a, wire.TakeBack("u")), wire.Accepted)
            await asyncio.sleep(0.8)
            asked = observed.undo_asked(live.table)
            assert asked is not None and asked.waiting == (2,)
            assert isinstance(await ask(c, wire.AnswerUndo("y", True)), wire.Accepted)
            assert live.table.to_act() == (0,)

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL])
def test_a_worker_that_hangs_or_dies_does_not_stop_the_game(
    tmp_path: Path, how: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", deadline=1.0) as house:
            worker = house.bot_workers.workers[0]
            first = await house.connect(await new_table(house, "me"), "a")
            assert isinstance(await ask(first, wire.Hint("h")), wire.Hinted)  # the worker is up
            hurt = 0
            for _ in range(2):
                table = await new_table(house, "me", "hard", options={"first": "B"})
                a = await house.connect(table, "a")
                async with asyncio.timeout(40):
                    while a.live.table.to_act() != (0,) and a.live.table.status == "playing":
                        if worker.process is not None and worker not in house.bot_workers.free and not hurt:
                            os.kill(worker.process.pid, how)
                            hurt += 1
                        await asyncio.sleep(0.002)
                a.close()
            assert hurt
            assert isinstance(await ask(first, wire.Hint("h2")), wire.Hinted)

    with caplog.at_level(logging.INFO, "ludus"):
        asyncio.run(run())
    assert "gave no answer" in caplog.text and "Traceback" not in caplog.text


def test_no_thinking_process_is_left_behind(tmp_path: Path) -> None:
    async def run() -> int:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", options={"first": "A"})
            a, _ = await people(house, table, [1])
            hint = await ask(a, wire.Hint("h"))
            assert isinstance(hint, wire.Hinted) and hint.move in a.live.table.playing().moves(0)
            process = house.bot_workers.workers[0].process
            assert process is not None
            return process.pid

    pid = asyncio.run(run())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


# --- Connections -----------------------------------------------------------------------------------


def test_a_slow_reader_gets_the_newest_and_misses_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", options={"talk": "free"})
            a, b = await people(house, table, [1])
            slow = await house.connect(table, "x", watch=True)
            first = await slow.receive()
            assert isinstance(first, wire.Update)
            for number in range(50):
                await ask(a, wire.Say(f"s{number}", "hi"))
            update = await slow.receive()
            assert isinstance(update, wire.Update)
            assert update.since == len(first.events) and len(update.events) == 50
            waiting = asyncio.create_task(slow.receive())
            await asyncio.sleep(0.05)
            assert not waiting.done()  # once is enough
            b.close()
            assert isinstance(await waiting, wire.Update)

    asyncio.run(run())


def test_rows_can_be_read_by_people(tmp_path: Path) -> None:
    """A row is a line of JSON with the message that asked for it."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "normal", options={"first": "A"})
            a = await house.connect(table, "a")
            move = a.live.table.playing().moves(0)[0]
            await ask(a, wire.Play("the id", a.live.table.version, move))
            await ask(a, wire.Say("talk", "s hand"))
            rows = [read_row(body) for _, body in await house.store.read(table)]
            assert (rows[2].guest, rows[2].id) == ("a", "the id") and rows[2].entry == Moved(0, move)
            assert Said(0, "s hand") in [row.entry for row in rows]

    asyncio.run(run())


# --- Closing and opening -----------------------------------------------------------------------


def test_a_table_where_nobody_is_is_closed_and_opened_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludus.tables.house.IDLE", 0.05)

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", options={"first": "A"})
            a, b = await people(house, table, [1])
            await play(a, a.live.table.playing().moves(0)[0])
            before = updates_of(a.live.table)
            await asyncio.sleep(0.2)
            assert table in house.open_tables  # somebody looks
            a.close()
            b.close()
            await asyncio.sleep(0.3)
            assert table not in house.open_tables
            again = await asyncio.gather(*(house.connect(table, guest) for guest in "abx"))
            assert len({id(each.live) for each in again}) == 1  # opened once for all
            assert updates_of(again[0].live.table) == before
            for guest in again:
                guest.close()

    asyncio.run(run())


def test_coming_and_going_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are closed and opened all the time; every accepted message is in the log once."""
    monkeypatch.setattr("ludus.tables.house.IDLE", 0.0)

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", options={"talk": "free"})
            for guest in await people(house, table, [1]):
                guest.close()
            accepted: list[str] = []

            async def visitor(name: str, number: int) -> None:
                for turn in range(25):
                    guest = await house.connect(table, name)
                    id = f"{number}-{turn}"
                    answer = await ask(guest, wire.Say(id, id))
                    if isinstance(answer, wire.Accepted):
                        accepted.append(id)
                    guest.close()
                    await asyncio.sleep(0.001 * number)

            await asyncio.gather(*(visitor("ab"[number % 2], number) for number in range(4)))
            entries = [row.entry for row in await logged(house, table)]
            said = [entry.text for entry in entries if isinstance(entry, Said)]
            assert sorted(said) == sorted(accepted) and len(accepted) == 100
            await same_after_replay(house, table)

    asyncio.run(run())


# --- Rules at the table ------------------------------------------------------------------------


@rule("RG-233", "RG-234")
def test_signals_after_a_jester(tmp_path: Path) -> None:
    """Only while the next player is being named, and one per seat and moment."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            for _ in range(60):
                table = await new_table(house, "me", "open", "open", options={"talk": "silent"})
                guests = await people(house, table, [1, 2])
                live = guests[0].live
                seat = live.table.to_act()[0]
                if "p X" not in live.table.playing().moves(seat):
                    continue
                other = guests[(seat + 1) % 3]
                early = await ask(other, wire.Say("early", "s +"))
                assert isinstance(early, wire.Refused) and early.rule == "RG-233"
                assert isinstance(await play(guests[seat], "p X"), wire.Accepted)
                now = await house.look(other)
                assert now.signals == ("s +", "s -", "s 0")
                question = (await house.look(guests[seat])).question
                assert question is not None and question.kind == "one"
                assert isinstance(await ask(other, wire.Say("plus", "s +")), wire.Accepted)
                twice = await ask(other, wire.Say("minus", "s -"))
                assert isinstance(twice, wire.Refused) and twice.rule == "RG-234"
                assert (await house.look(other)).signals == ()  # what was used is not offered again
                named = f"n {'ABC'[(seat + 2) % 3]}"
                assert isinstance(await play(guests[seat], named), wire.Accepted)
                assert live.table.to_act() == ((seat + 2) % 3,)
                return
            raise AssertionError("nobody had a Jester")

    asyncio.run(run())


def test_judge_warns_before_the_game_is_lost(tmp_path: Path) -> None:
    """Some legal moves are worth a second thought; `judge` says so, from what the seat knows."""

    async def run() -> None:
        warned = 0
        async with open_house(tmp_path / "ludus.db") as house:
            for seed in range(12):
                table = await new_table(house, "me", "open", options={"first": "A"})
                a, b = await people(house, table, [1])
                chance = random.Random(seed)
                while a.live.table.status == "playing" and not warned:
                    seat = a.live.table.to_act()[0]
                    guest = (a, b)[seat]
                    for move in a.live.table.playing().moves(seat)[:30]:
                        answer = await ask(guest, wire.Judge("j", move))
                        assert isinstance(answer, wire.Judged) and answer.legal
                        warned += bool(answer.warnings)
                    await play_on({0: a, 1: b}, 1, chance)
        assert warned

    asyncio.run(run())


def test_who_only_watches_cannot_sit_down(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", "open")
            watching = await house.connect(table, "b", "Ben", watch=True)
            assert isinstance(await ask(watching, wire.Sit("s", 1)), wire.Refused)

    asyncio.run(run())
