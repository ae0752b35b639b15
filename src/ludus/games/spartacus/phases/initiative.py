"""Who acts first in a round: net, dice, re-rolls, the winner's choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, streams
from ludus.games.spartacus.phases.basics import exhaust, roll_all
from ludus.games.spartacus.phases.gear import gear_with, skill
from ludus.games.spartacus.phases.movement import start_action
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def ask_net(s: Spartacus) -> None:
    """The owner of fighter I decides first (SP-558)."""
    b = s.bout
    for side in range(i64(2)):
        if s.passed & bit(b.owners[side]) == 0 and gear_with(s, side, cards.WIN_INIT) >= 0:
            s.ask(moves.ASK_NET, b.owners[side])
            return
    roll_initiative(s)


def use_net(s: Spartacus, seat: i64) -> None:
    b = s.bout
    side = b.side_of(seat)
    exhaust(s, seat, gear_with(s, side, cards.WIN_INIT))
    b.leader = side
    ask_order(s)


def no_net(s: Spartacus, seat: i64) -> None:
    s.passed |= bit(seat)
    ask_net(s)


def roll_initiative(s: Spartacus) -> None:
    b = s.bout
    facts: list[i64] = []
    for side in range(i64(2)):
        dice = roll_all(s, streams.INITIATIVE, b.speed_dice(side))
        b.sums[side] = total(dice)
        facts.append(b.owners[side])
        facts += dice
        if side == 0:
            facts.append(-1)
    events.emit(s, events.INITIATIVE, facts)
    s.passed = 0
    ask_reinit(s)


def total(dice: list[i64]) -> i64:
    found: i64 = 0
    for die in dice:
        found += die
    return found


def ask_reinit(s: Spartacus) -> None:
    b = s.bout
    for side in range(i64(2)):
        if s.passed & bit(b.owners[side]) == 0 and cards.has_verb(skill(s, side), cards.REROLL_INIT):
            s.ask(moves.ASK_REINIT, b.owners[side])
            return
    if b.sums[0] == b.sums[1]:
        roll_initiative(s)
        return
    b.leader = 0 if b.sums[0] > b.sums[1] else 1
    ask_order(s)


def reinit(s: Spartacus, seat: i64) -> None:
    b = s.bout
    side = b.side_of(seat)
    dice = roll_all(s, streams.INITIATIVE, b.speed_dice(side))
    b.sums[side] = total(dice)
    events.emit(s, events.INITIATIVE, [seat, *dice])
    s.passed |= bit(seat)
    ask_reinit(s)


def no_reinit(s: Spartacus, seat: i64) -> None:
    s.passed |= bit(seat)
    ask_reinit(s)


def ask_order(s: Spartacus) -> None:
    s.passed = 0
    s.ask(moves.ORDERING, s.bout.owners[s.bout.leader])


def order(s: Spartacus, first: bool) -> None:
    if not first:
        s.bout.leader = 1 - s.bout.leader
    start_action(s)
