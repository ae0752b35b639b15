"""Guards against a scheme, and who lets them try again (3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, streams
from ludus.games.spartacus.house import insert
from ludus.games.spartacus.phases.basics import exhaust, from_hand, ready_to, roll
from ludus.games.spartacus.phases.promises import opposed
from ludus.games.spartacus.phases.schemes import foil_scheme
from ludus.games.spartacus.phases.windows import checkpoint, open_window

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

GUARD_SUCCEEDS: Final = 4


def guard(s: Spartacus, seat: i64, card: i64) -> None:
    """Discard a guard and roll (SP-261)."""
    opposed(s, seat, False)
    house = s.houses[seat]
    if card in house.guards:
        house.guards.remove(card)
    else:
        from_hand(s, seat, card)
    insert(s.intrigue_out, card)
    roll_guard(s, seat, card)


def roll_guard(s: Spartacus, seat: i64, card: i64) -> None:
    s.die = roll(s, streams.GUARDS)
    events.emit(s, events.GUARDED, [seat, card, s.die])
    if s.die >= GUARD_SUCCEEDS:
        s.die = 0
        foil_scheme(s)
        checkpoint(s, moves.AFTER_SCHEME)
    elif bodyguards(s, seat):
        s.ask(moves.ASK_BODYGUARD, seat)
    else:
        guard_failed(s)


def guard_failed(s: Spartacus) -> None:
    s.die = 0
    open_window(s, moves.ON_SCHEME)


def bodyguards(s: Spartacus, seat: i64) -> list[i64]:
    """Ready cards that let a failed guard try again (SP-724)."""
    return ready_to(s, seat, cards.GRD_FAILED, cards.REROLL_GUARD)


def use_bodyguard(s: Spartacus, seat: i64, card: i64) -> None:
    exhaust(s, seat, card)
    roll_guard(s, seat, -1)
