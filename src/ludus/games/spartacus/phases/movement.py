"""An action in the bout: where a fighter goes, and whether it attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import bout, cards, events, moves
from ludus.games.spartacus.phases.attack import strike
from ludus.games.spartacus.phases.gear import gear_amount
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def start_action(s: Spartacus) -> None:
    b = s.bout
    b.moved = False
    s.ask(moves.ACTING, b.owners[b.side()])


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
        s.end_action()


def ask_step(s: Spartacus) -> None:
    """The movement after an attack: as it was said before, unless the fighter has become too slow for it (SP-521)."""
    b = s.bout
    later = b.later
    b.later = cards.NONE
    if later in reachable(s, b.side()):
        step(s, later)
    else:
        s.ask(moves.STEPPING, b.owners[b.side()])


def go(s: Spartacus, side: i64, space: i64) -> None:
    if s.bout.places[side] != space:
        s.bout.places[side] = space
        events.emit(s, events.MOVED, [s.bout.owners[side], space])


def step(s: Spartacus, space: i64) -> None:
    go(s, s.bout.side(), space)
    s.end_action()
