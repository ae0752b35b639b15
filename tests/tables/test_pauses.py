"""A pause by agreement: asked for, consented to, ended by anybody; meanwhile nobody's time runs and nobody moves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludus.tables import clock as clocks
from ludus.tables import snapshots, wire
from ludus.tables.audit import replay_all
from ludus.tables.house import House
from ludus.tables.open_table import Connection
from tests.tables.houses import ask, new_table, open_house, people, play, same_after_replay, updates_of
from tests.tables.test_clock import kinds, until

PACE = 1


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(clocks.LIMITS, "move", (PACE, 600))
    yield


async def three(house: House, *more: str, **wanted: Any) -> tuple[str, list[Connection]]:
    """Three people in a running game with a clock, Anna to act."""
    wanted = {"clock": wire.Timing("move", 60), **wanted}
    table = await new_table(house, "me", "open", "open", *more, options={"first": "A"}, **wanted)
    return table, await people(house, table, [1, 2])


async def with_a_bot_to_act(house: House) -> tuple[str, list[Connection]]:
    """Three people and a bot, whose turn it is. Some deals are lost before; then another game is begun."""
    while True:
        table, guests = await three(house, "normal", grace=1)
        playing = guests[0].live.table
        while playing.status == "playing":
            seat = playing.to_act()[0]
            if seat == 3:
                return table, guests
            assert isinstance(await play(guests[seat], playing.playing().moves(seat)[0]), wire.Accepted)


async def accepted(connection: Connection, *messages: wire.ClientMessage) -> None:
    for message in messages:
        answer = await ask(connection, message)
        assert isinstance(answer, wire.Accepted), answer


async def refusal(connection: Connection, message: wire.ClientMessage) -> str:
    answer = await ask(connection, message)
    assert isinstance(answer, wire.Refused), answer
    assert answer.reason["en"] != answer.reason["ru"]
    return answer.reason["en"]


def test_all_must_agree_and_anybody_may_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, (a, b, c) = await three(house)
            move = a.live.table.playing().moves(0)[-1]
            await accepted(b, wire.AskPause("p"))
            now = await house.look(a)
            assert now.pause == wire.Pause(1, (0, 2)) and now.clocks, "asking stops nothing"
            await accepted(a, wire.AnswerPause("y", True))
            assert (await house.look(a)).clocks
            await accepted(c, wire.AnswerPause("y", True))
            now = await house.look(a)
            assert now.pause == wire.Pause(1, ()) and now.clocks == {} and now.question is not None
            assert "paused" in await refusal(a, wire.Play("m", now.version, move))
            assert "paused" in await refusal(a, wire.TakeBack("u"))
            assert now.undo == "no"
            await same_after_replay(house, table)
            assert updates_of(snapshots.recall(snapshots.keep(a.live.table))) == updates_of(a.live.table)
            await accepted(c, wire.EndPause("e"))
            now = await house.look(a)
            assert now.pause is None and set(now.clocks) == {0}
            await accepted(a, wire.Play("m2", now.version, move))
            story = [kind for kind in kinds(a.live.table) if "paus" in kind or "resumed" in kind]
            assert story == ["table-pause-asked", "table-paused", "table-resumed"]
            await same_after_replay(house, table)
            assert [each.difference async for each in replay_all(house.store)] == [""]

    asyncio.run(run())


def test_one_refusal_is_enough_and_the_asker_may_think_better_of_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table, (a, b, c) = await three(house)
            await accepted(a, wire.AskPause("p1"))
            await accepted(b, wire.AnswerPause("n", False))
            assert (await house.look(a)).pause is None
            await accepted(a, wire.AskPause("p2"), wire.AnswerPause("w", False))
            assert (await house.look(c)).pause is None
            assert kinds(a.live.table).count("table-pause-refused") == 2
            assert "answer" in await refusal(c, wire.AnswerPause("late", True))
            assert "isn’t paused" in await refusal(c, wire.EndPause("e"))
            await accepted(a, wire.AskPause("p3"))
            assert "already" in await refusal(b, wire.AskPause("p4"))
            assert "answer" in await refusal(a, wire.AnswerPause("own", True)), "nobody agrees with themselves"
            await same_after_replay(house, table)

    asyncio.run(run())


def test_time_goes_on_from_where_it_stood(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", clock=wire.Timing("move", PACE))
            a = await house.connect(table, "a")
            await asyncio.sleep(0.4 * PACE)
            await accepted(a, wire.AskPause("p"))  # alone: nobody has to agree
            assert (await house.look(a)).pause == wire.Pause(0, ())
            await asyncio.sleep(1.2 * PACE)
            assert not a.live.table.playing().steps
            await accepted(a, wire.EndPause("e"))
            assert 0 < (await house.look(a)).clocks[0] <= 0.6 * PACE
            await until(lambda: a.live.table.playing().steps)

    asyncio.run(run())


def test_bots_wait_and_the_absent_are_not_replaced(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", pause=1.0) as house:
            table, (a, b, c) = await with_a_bot_to_act(house)
            await accepted(a, wire.AskPause("p"))
            await accepted(b, wire.AnswerPause("y", True))
            await accepted(c, wire.AnswerPause("y", True))
            steps = len(a.live.table.playing().steps)
            b.close()
            await asyncio.sleep(1.3)
            assert len(a.live.table.playing().steps) == steps and not a.live.table.stand_ins
            assert "paused" in await refusal(a, wire.StandIn("s", 1))
            await accepted(a, wire.EndPause("e"))
            await until(lambda: len(a.live.table.playing().steps) > steps)
            await until(lambda: 1 in a.live.table.stand_ins)
            await same_after_replay(house, table)

    asyncio.run(run())


def test_a_player_who_leaves_a_seat_to_a_bot_need_not_answer(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", pause=60) as house:
            table, (a, b, c) = await three(house)
            await accepted(a, wire.AskPause("p"))
            await accepted(b, wire.AnswerPause("y", True))
            await accepted(c, wire.StandIn("s", 2))
            assert (await house.look(a)).pause == wire.Pause(0, ())
            await accepted(a, wire.EndPause("e"), wire.AskPause("p2"), wire.StandIn("s2", 0))
            assert (await house.look(a)).pause is None, "who asked has left"
            await accepted(b, wire.AskPause("p3"))
            assert (await house.look(b)).pause == wire.Pause(1, ())
            assert "bot" in await refusal(a, wire.AskPause("p4"))
            await accepted(b, wire.StandIn("s3", 1))
            assert (await house.look(b)).pause is None, "nobody is left who could end it"
            await same_after_replay(house, table)

    asyncio.run(run())


def test_no_pause_without_a_clock_before_the_start_after_the_end_or_for_spectators(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            plain = await house.connect(await new_table(house, "me"), "a")
            assert "no clock" in await refusal(plain, wire.AskPause("p"))
            waits = await house.connect(await new_table(house, "me", "open", clock=wire.Timing("days", 1)), "a")
            assert "started yet" in await refusal(waits, wire.AskPause("p"))
            _, (a, b, c) = await three(house)
            watcher = await house.connect(a.live.table.id, "w", watch=True)
            assert "watch" in await refusal(watcher, wire.AskPause("p"))
            await accepted(a, wire.AskPause("p"))
            await accepted(b, wire.AnswerPause("y", True))
            await accepted(c, wire.AnswerPause("y", True))
            assert "watch" in await refusal(watcher, wire.EndPause("e"))
            await accepted(a, wire.Play("r", a.live.table.version, "resign"))  # resigning need not wait
            now = await house.look(a)
            assert now.status == "over" and now.pause is None
            assert "over" in await refusal(a, wire.AskPause("p9"))

    asyncio.run(run())
