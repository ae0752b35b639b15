"""The bout: rounds, initiative, movement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import bout, cards, events, moves, streams
from ludus.games.spartacus.phases.attack import end_bout, strike
from ludus.games.spartacus.phases.basics import exhaust, highest_roll, roll_all
from ludus.games.spartacus.phases.gear import gear_amount, gear_with, skill
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def start_bout(s: Spartacus) -> None:
    deck = s.table.deck
    b = s.bout
    for side in range(i64(2)):
        card = b.fighters[side]
        b.set_dice(side, deck.attack[card], deck.defence[card], deck.speed[card])
        b.places[side] = deck.starts[side]
    b.used = 0
    b.round = 0
    b.quiet = 0
    next_round(s)


def next_round(s: Spartacus) -> None:
    b = s.bout
    if b.quiet >= s.table.stall:
        stalemate(s)
        return
    b.round += 1
    b.struck = False
    b.turn = 0
    b.leader = cards.NONE
    b.sums = [0, 0]
    events.emit(s, events.ROUND, [b.round])
    s.passed = 0
    ask_net(s)


def stalemate(s: Spartacus) -> None:
    """SP-536."""
    b = s.bout
    if b.health(0) != b.health(1):
        b.loser = 0 if b.health(0) < b.health(1) else 1
    else:
        winner = highest_roll(s, streams.TIES, b.owners)
        b.loser = 1 if winner == b.owners[0] else 0
    b.defeat = cards.SURRENDER
    end_bout(s)


def ask_net(s: Spartacus) -> None:
    """The owner of fighter I decides first (SP-558)."""
    b = s.bout
    for side in range(i64(2)):
        if s.passed & bit(b.owners[side]) == 0 and gear_with(s, side, cards.WIN_INIT) >= 0:
            s.stage = moves.ASK_NET
            s.waiting = bit(b.owners[side])
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
            s.stage = moves.ASK_REINIT
            s.waiting = bit(b.owners[side])
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
    s.stage = moves.ORDERING
    s.waiting = bit(s.bout.owners[s.bout.leader])


def order(s: Spartacus, first: bool) -> None:
    if not first:
        s.bout.leader = 1 - s.bout.leader
    start_action(s)


def start_action(s: Spartacus) -> None:
    b = s.bout
    b.moved = False
    s.stage = moves.ACTING
    s.waiting = bit(b.owners[b.side()])


def reachable(s: Spartacus, side: i64) -> list[i64]:
    """The spaces that a fighter can move to, its own first (SP-506, SP-507)."""
    b = s.bout
    near = s.table.deck.near
    found = [b.places[side]]
    seen = bit(b.places[side]) | bit(b.places[1 - side])
    start: i64 = 0
    for _ in range(b.speed_dice(side)):
        end: i64 = len(found)
        while start < end:
            for space in near[found[start]]:
                if seen & bit(space) == 0:
                    seen |= bit(space)
                    found.append(space)
            start += 1
    return found


def reach(s: Spartacus, side: i64, attack: i64) -> i64:
    """How far an attack goes; 0 if there is no such attack now."""
    if attack == bout.NORMAL:
        return gear_amount(s, side, cards.RANGE, 1)
    return gear_amount(s, side, cards.SPEED_ATTACK, 0)


def act(s: Spartacus, space: i64, attack: i64, later: i64) -> None:
    """Move, then attack; an attack on the spot leaves the movement for afterwards, said at once or not."""
    b = s.bout
    b.later = later
    side = b.side()
    if space != b.places[side]:
        go(s, side, space)
        b.moved = True
    if attack:
        b.attack = attack
        b.struck = True
        strike(s)
    else:
        end_action(s)


def ask_step(s: Spartacus) -> None:
    """The movement after an attack: as it was said before, unless the fighter has become too slow for it (SP-521)."""
    b = s.bout
    later = b.later
    b.later = cards.NONE
    if later in reachable(s, b.side()):
        step(s, later)
    else:
        s.stage = moves.STEPPING
        s.waiting = bit(b.owners[b.side()])


def go(s: Spartacus, side: i64, space: i64) -> None:
    if s.bout.places[side] != space:
        s.bout.places[side] = space
        events.emit(s, events.MOVED, [s.bout.owners[side], space])


def step(s: Spartacus, space: i64) -> None:
    go(s, s.bout.side(), space)
    end_action(s)


def end_action(s: Spartacus) -> None:
    b = s.bout
    if b.turn == 0:
        b.turn = 1
        start_action(s)
        return
    b.quiet = 0 if b.struck else b.quiet + 1
    next_round(s)
