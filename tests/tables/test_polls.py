"""Polls, bids and answers at a table with a clock: how long they take, what silence counts as, who waits for whom."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest

from ludus import Match
from ludus.games.spartacus import timing
from ludus.games.spartacus.state import Spartacus
from ludus.tables import clock as clocks
from ludus.tables import wire
from ludus.tables.house import House
from ludus.tables.open_table import Connection
from ludus.tables.rows import count_moves
from tests.games.spartacus.table import auction, gold, house, intrigue, stage, trading, wagering
from tests.kit.rules import rule
from tests.tables.houses import ask, new_table, open_house, people, play
from tests.tables.test_clock import kinds, until

LONG = wire.Timing("move", 60)


async def seated(host: House, match: Match, clock: wire.Timing | None, *seats: str) -> list[Connection]:
    """People in the first seats of a table whose game stands like this match; bots in the others, if any."""
    table = await new_table(host, "me", *(seats or ("open", "open")), game="spartacus", clock=clock)
    found = await people(
        host, table, [seat for seat, kind in enumerate(seats or ("open", "open"), 1) if kind == "open"]
    )
    live = found[0].live
    async with live.lock:
        live.table.match = match
        live.table.asked_at = [live.table.version] * len(live.table.places)
        count_moves(live.table)
        live.clock.stop()
        host.bots.schedule_alarm(live)
        live.wake()
    return found


def scheming(dice: str = "") -> Match:
    return intrigue(
        house(influence=6, hand="SC02a SC08a"),
        house("SOL", influence=6, hand="RE01a GU01a"),
        house("TUL", influence=6, hand="RE02a"),
        dice=dice,
    )


def asking() -> Match:
    return intrigue(house("SOL", influence=5, hand="SC10a SC17"), house("BAT", influence=3, hand="SC01a"), house("TUL"))


def bidding() -> Match:
    return auction(house(gold=4), house("SOL", gold=4), house("TUL", gold=4), lots="GL11 GL12 GL13")


def betting() -> Match:
    return wagering(
        house(assets="GL01a"), house("SOL", assets="GL02a"), house("TUL", gold=9), one="A GL01a", two="B GL02a"
    )


# --- How long --------------------------------------------------------------------------------------------


def left(clock: wire.Timing, moves: str, file: Path, dice: str = "1") -> tuple[wire.Update, list[int]]:
    """The update after these moves, and the clocks that run."""

    async def run() -> wire.Update:
        async with open_house(file) as host:
            connections = await seated(host, scheming(dice), clock)
            for line in filter(None, moves.split("; ")):
                answer = await play(connections["ABC".index(line[0])], line[2:])
                assert isinstance(answer, wire.Accepted), answer
            return await host.look(connections[2])

    update = asyncio.run(run())
    return update, [round(seconds) for seconds in update.clocks.values()]


@rule("SP-760")
def test_a_poll_has_fifteen_seconds_and_as_many_more_after_an_action(tmp_path: Path) -> None:
    assert left(LONG, "", tmp_path / "1.db")[1] == [60], "a turn has what the clock gives"
    assert left(LONG, "A play SC02a >B", tmp_path / "2.db")[1] == [15]
    assert left(LONG, "A play SC02a >B; B pass", tmp_path / "3.db")[1] == [15]
    assert left(LONG, "A play SC02a >B; B lay GU01a; B guard GU01a", tmp_path / "4.db")[1] == [30], "a failed guard"
    assert left(LONG, "A play SC02a >B; B foil RE01a", tmp_path / "5.db")[1] == [30]
    assert left(wire.Timing("move", 10), "A play SC02a >B", tmp_path / "6.db")[1] == [10], "never more than the clock"


def test_a_poll_takes_no_more_than_that_from_a_store(tmp_path: Path) -> None:
    update, running = left(wire.Timing("bank", 600, 10), "A play SC02a >B", tmp_path / "1.db")
    assert update.short == 15.0, "so that the time can be drawn against it"
    assert running == [15] and {seat: round(seconds) for seat, seconds in update.banks.items()} == {
        0: 600,
        1: 600,
        2: 600,
    }


def test_a_store_keeps_what_a_poll_may_not_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "POLL", 1)

    async def run() -> None:
        async with open_house(tmp_path / "t.db") as host:
            a, b, _ = await seated(host, scheming(), wire.Timing("bank", 600, 5))
            await play(a, "play SC02a >B")
            table = b.live.table
            await until(lambda: len(table.playing().steps) > 1)
            assert table.playing().steps[1].move == "pass"
            assert table.banks is not None and 598 < table.banks.of(1) <= 600

    asyncio.run(run())


def test_days_stay_days(tmp_path: Path) -> None:
    update, running = left(wire.Timing("days", 2), "A play SC02a >B", tmp_path / "1.db")
    assert running == [2 * 86_400] and update.short == 0.0


# --- What silence counts as ------------------------------------------------------------------------------

SILENCE = {
    "scheme": (scheming, "play SC02a >B", 1, "pass"),  # though B holds a foil
    "support": (asking, "ask B gold 2 for SC17 >C", 1, "no"),
    "bid": (bidding, "bid 1", 1, "bid 0"),
    "wager": (betting, "bet", 2, "bet"),
    "trade": (lambda: trading(house(), house("SOL", assets="GL11"), house("TUL")), "ready", 1, "ready"),
}


@rule("SP-760", "SP-763")
@pytest.mark.parametrize("situation", SILENCE)
def test_time_that_runs_out_counts_as_the_rules_say(
    situation: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pass, a bid of 0, no wager, no; no bot plays a card for somebody who is silent."""
    monkeypatch.setitem(clocks.LIMITS, "move", (1, 600))
    world, begun, seat, expected = SILENCE[situation]

    async def run() -> None:
        async with open_house(tmp_path / "t.db") as host:
            connections = await seated(host, world(), wire.Timing("move", 1, level="hard"))
            assert isinstance(await play(connections[0], begun), wire.Accepted)
            table = connections[0].live.table
            assert stage(table.playing()) == situation

            def answered() -> list[str]:
                return [step.move for step in table.playing().steps if step.seat == seat]

            await until(answered)
            assert answered()[0] == expected
            assert "table-time-up" in kinds(table) and table.hurried and not table.stand_ins

    asyncio.run(run())


def test_nobody_loses_the_seat_over_a_poll(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a bot takes over from a player who is late, a missed poll is still a pass; a missed turn is not."""
    monkeypatch.setitem(clocks.LIMITS, "move", (1, 600))
    monkeypatch.setattr(timing, "POLL", 0.2)

    async def run() -> None:
        async with open_house(tmp_path / "t.db", pause=60) as host:
            a, *_ = await seated(host, scheming(), wire.Timing("move", 1, takes_over=True))
            await play(a, "play SC02a >B")
            table = a.live.table
            await until(lambda: table.stand_ins)
            steps = table.playing().steps
            assert [(step.seat, step.move) for step in steps[1:3]] == [(1, "pass"), (2, "pass")]
            assert list(table.stand_ins) == [0], "only whose turn it was"

    asyncio.run(run())


# --- Who waits for whom ----------------------------------------------------------------------------------


@rule("SP-345")
def test_bots_bid_when_people_have(tmp_path: Path) -> None:
    """Gold may pass until the first sealed bid, and a bot is not the one who ends that time."""

    async def run() -> None:
        async with open_house(tmp_path / "t.db") as host:
            a, b = await seated(host, bidding(), None, "open", "normal")
            host.bots.let_move(a.live)
            table = a.live.table
            assert not table.playing().steps and 2 in table.to_act()
            assert isinstance(await play(a, "pay B 2"), wire.Accepted)
            assert isinstance(await play(b, "bid 5"), wire.Accepted)
            assert isinstance(await ask(a, wire.Hint("h")), wire.Hinted)
            assert table.to_act() == (0, 2), "one of them has not bid"
            assert isinstance(await play(a, "bid 0"), wire.Accepted)
            await until(lambda: 2 not in table.to_act() or len(table.playing().steps) > 3)
            assert gold(table.playing(), "B") == 6 - 5

    asyncio.run(run())


def test_a_late_bid_lets_bots_bid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clocks.LIMITS, "move", (1, 600))

    async def run() -> None:
        async with open_house(tmp_path / "t.db") as host:
            (a,) = await seated(host, bidding(), wire.Timing("move", 1), "normal", "normal")
            await until(lambda: len(a.live.table.playing().steps) > 2)
            rows = [(step.seat, step.move) for step in a.live.table.playing().steps[:3]]
            assert rows[0] == (0, "bid 0") and [seat for seat, _ in rows[1:]] == [1, 2]

    asyncio.run(run())


def moves_of(match: Match, seat: int) -> list[str]:
    return [step.move for step in match.steps if step.seat == seat]


@rule("SP-308")
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_bots_that_are_done_answer_an_offer(tmp_path: Path, level: str) -> None:
    """They are done long before people are, but are asked again, once for each offer."""

    async def run() -> None:
        async with open_house(tmp_path / "t.db") as host:
            scene = trading(house(gold=9), house("SOL", guards=3, gold=0), house("TUL", guards=2, gold=0))
            (a,) = await seated(host, scene, None, level, level)
            host.bots.let_move(a.live)
            table = a.live.table
            await until(lambda: table.to_act() == (0,))
            assert isinstance(await play(a, "offer B 6 : GU"), wire.Accepted)
            await until(lambda: "accept 1" in moves_of(table.playing(), 1) and table.to_act() == (0,))
            number, before = cast(Spartacus, table.playing().state).next_offer, len(moves_of(table.playing(), 2))
            assert isinstance(await play(a, "offer C 0 : GU"), wire.Accepted)
            await until(lambda: len(moves_of(table.playing(), 2)) > before and table.to_act() == (0,))
            made = len(table.playing().steps)
            await asyncio.sleep(0.2)
            assert len(table.playing().steps) == made
            assert f"accept {number}" not in moves_of(table.playing(), 2)

    asyncio.run(run())


@rule("SP-701")
def test_an_offer_reaches_a_bot_that_is_about_to_be_done(tmp_path: Path) -> None:
    """What it decided before the offer came is not its last word."""

    async def run() -> None:
        async with open_house(tmp_path / "t.db", pause=0.5) as host:
            scene = trading(house(gold=9), house("SOL", guards=3, gold=0), house("TUL", gold=0))
            (a,) = await seated(host, scene, None, "normal", "normal")
            host.bots.let_move(a.live)
            table = a.live.table
            await until(lambda: a.live.thinking == {1})
            assert isinstance(await play(a, "offer B 6 : GU"), wire.Accepted)
            await until(lambda: 1 not in table.to_act())
            assert gold(table.playing(), "B") == 6

    asyncio.run(run())
