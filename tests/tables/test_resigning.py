"""Where a seat that resigns is played on: a bot has it to the end, like every stand-in, but nobody comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludus.tables import bots, observed, snapshots, wire
from ludus.tables.bots import asked_bots, due
from ludus.tables.entries import Forgotten, Moved, Row
from ludus.tables.house import House
from ludus.tables.open_table import Connection
from ludus.tables.rows import replay, take
from tests.kit.rules import rule
from tests.tables.houses import ask, logged, new_table, open_house, people, play, same_after_replay, updates_of
from tests.tables.test_clock import until

CLOCK = wire.Timing("move", 600)
RESIGNED = "You have resigned: a bot plays your seat until the end."


async def accepted(connection: Connection, message: wire.ClientMessage) -> None:
    answer = await ask(connection, message)
    assert isinstance(answer, wire.Accepted), answer


async def refusal(connection: Connection, message: wire.ClientMessage) -> str:
    answer = await ask(connection, message)
    assert isinstance(answer, wire.Refused), answer
    assert answer.reason["ru"] != answer.reason["en"]
    return answer.reason["en"]


async def resigns(connection: Connection) -> None:
    answer = await play(connection, "resign")
    assert isinstance(answer, wire.Accepted), answer


async def cup(house: House, *more: str, seats: tuple[int, ...] = (1,), **options: object) -> list[Connection]:
    """Anna and others at a table of Golden Cup."""
    table = await new_table(house, "me", *("open" for _ in seats), *more, game="goldencup", **options)
    return await people(house, table, seats)


@rule("GC-Q33")
def test_nobody_comes_back(tmp_path: Path) -> None:
    """The seat is played by a bot, its owner is asked nothing and can do nothing more with it."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", pause=9.0) as house:
            a, b = await cup(house)
            table = a.live.table
            await resigns(a)
            now = await house.look(a)
            assert (now.seats[0].stand_in, now.seats[0].resigned) == ("normal", True)
            assert not now.seats[1].resigned and now.status == "playing"
            assert now.question is None and 0 in now.to_act and now.undo == "no"
            assert [event.kind for event in now.events[-2:]] == ["resigned", "table-stand-in"]
            assert await refusal(a, wire.Return("r")) == RESIGNED
            assert await refusal(a, wire.Play("p", table.version, "F01")) == RESIGNED
            assert await refusal(a, wire.Play("q", table.version, "resign")) == RESIGNED
            assert await refusal(b, wire.StandIn("s", 0)) == "A bot can’t take over seat A."
            assert asked_bots(table) == [0] and table.people() == [1]
            again = await house.connect(table.id, "a", "Anna")
            assert (await house.look(again)).seats[0].resigned, "coming again is no return"
            await same_after_replay(house, table.id)
            kept = snapshots.recall(snapshots.keep(table))
            assert updates_of(kept) == updates_of(table)

    asyncio.run(run())


@rule("AU-R27")
def test_other_games_keep_their_own_rules(tmp_path: Path) -> None:
    """Nothing is chosen by a bot of the server."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", pause=9.0) as house:
            table = await new_table(house, "me", "open", "normal", game="augustus")
            a, _ = await people(house, table, [1])
            await resigns(a)
            now = await house.look(a)
            assert (now.seats[0].stand_in, now.seats[0].resigned) == ("", False)

    asyncio.run(run())


def test_a_player_who_is_not_asked_may_resign_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", pause=9.0) as house:
            a, b = await cup(house)
            for move in (a.live.table.playing().moves(0)[0], "E"):
                assert isinstance(await play(a, move), wire.Accepted)
            assert a.live.table.to_act() == (1,)
            await resigns(a)
            assert a.live.table.computer_at(0) == "normal" and a.live.table.to_act() == (1,)
            assert isinstance(await play(b, a.live.table.playing().moves(1)[0]), wire.Accepted)
            await same_after_replay(house, a.live.table.id)

    asyncio.run(run())


def test_clocks_and_pauses(tmp_path: Path) -> None:
    """No time runs for the seat, and its owner need not agree to anything; a pause of nobody ends."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", pause=9.0) as house:
            a, b, c = await cup(house, seats=(1, 2), clock=CLOCK)
            table = a.live.table
            await accepted(b, wire.AskPause("p"))
            await accepted(a, wire.AnswerPause("y", True))
            assert not table.paused
            await resigns(c)
            assert table.paused, "the two who are left agree"
            assert table.timed() == (0, 1)
            assert await refusal(c, wire.AskPause("p2")) == RESIGNED
            await resigns(b)
            assert table.paused and asked_bots(table) == []
            await resigns(a)
            assert not table.paused and asked_bots(table) == [0, 1, 2]
            assert table.timed() == ()
            await same_after_replay(house, table.id)

    asyncio.run(run())


def test_undo_goes_past_a_resignation(tmp_path: Path) -> None:
    """Who has resigned is not asked. If the resignation itself is taken back, the owner may take the seat again."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", pause=9.0) as house:
            a, b, c = await cup(house, seats=(1, 2), options={"shopping": "open"})
            table = a.live.table
            assert isinstance(await play(a, table.playing().moves(0)[0]), wire.Accepted)
            assert isinstance(await play(a, "LA"), wire.Accepted)
            await resigns(b)
            assert observed.undo(table, 0) == "ask"
            await accepted(a, wire.TakeBack("u"))
            assert table.undo_waiting == [2]
            await accepted(c, wire.AnswerUndo("y", True))
            assert len(table.playing().steps) == 1 and not table.playing().played_on
            now = await house.look(b)
            assert (now.seats[1].stand_in, now.seats[1].resigned) == ("normal", False)
            assert now.view is not None and not now.view["seats"][1]["resigned"]
            await accepted(b, wire.Return("r"))
            assert table.people() == [0, 1, 2]
            await same_after_replay(house, table.id)

    asyncio.run(run())


@rule("GC-Q33")
def test_when_all_have_resigned_bots_play_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where nobody looks any more, and after the server was stopped in between."""
    monkeypatch.setattr(bots, "ROUND", 0.05)
    monkeypatch.setattr(bots, "OWED", 0.2)
    file = tmp_path / "ludus.db"

    async def give_up() -> str:
        async with open_house(file, pause=0.01) as house:
            a, b = await cup(house, "easy")
            for each in (a, b):
                await resigns(each)
                each.close()
            table = a.live.table
            assert table.only_computers() and due(table)
            erased = snapshots.recall(snapshots.keep(table))
            for seat in (0, 1):
                take(erased, Row(Forgotten(seat, "easy"), 0.0))
            assert due(erased), "a player who is gone for good is not waited for either"
            await until(lambda: len(table.playing().steps) > 8)
            return table.id

    async def wait(table: str) -> None:
        async with open_house(file) as house:
            while (found := replay(await logged(house, table))).status != "over":
                await asyncio.sleep(0.05)
            made = {
                (row.entry.seat, row.entry.by) for row in await logged(house, table) if isinstance(row.entry, Moved)
            }
            assert made == {(0, ""), (1, ""), (0, "normal"), (1, "normal"), (2, "easy")}
            assert found.playing().outcome is not None
            async with asyncio.timeout(5):
                while await house.store.overdue(1e12, 10):
                    await asyncio.sleep(0.02)

    table = asyncio.run(give_up())
    asyncio.run(asyncio.wait_for(wait(table), 60))


def test_the_solo_game_ends(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            (a,) = await cup(house, seats=())
            await resigns(a)
            now = await house.look(a)
            assert now.status == "over" and now.outcome is not None and now.outcome.winners == ()
            assert now.seats[0].stand_in == "" and not now.seats[0].resigned

    asyncio.run(run())
