"""The Intrigue phase: the turn of a house, from its cards to the end (3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import events, moves
from ludus.games.spartacus.phases.basics import coins, draw, throw_away
from ludus.games.spartacus.phases.deals import no_offers
from ludus.games.spartacus.phases.windows import checkpoint

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

DRAWN: Final = 3


def start_intrigue(s: Spartacus) -> None:
    s.phase = moves.INTRIGUE
    events.emit(s, events.PHASE, [moves.INTRIGUE])
    seat = s.host
    for _ in range(s.players):
        draw(s, seat, DRAWN)
        seat = s.left_of(seat)
    start_own_turn(s, s.host)


def start_own_turn(s: Spartacus, seat: i64) -> None:
    s.active = seat
    s.noes = []
    s.tried = []
    no_offers(s)
    go_on(s)


def go_on(s: Spartacus) -> None:
    s.ask(moves.MAIN, s.active)


def sell(s: Spartacus, seat: i64, card: i64) -> None:
    throw_away(s, seat, card)
    coins(s, seat, s.table.deck.gold[card])


def end_turn(s: Spartacus, seat: i64, places: i64) -> None:
    """Cards above the limit are thrown away (SP-280)."""
    for card in s.houses[seat].at(places):
        throw_away(s, seat, card)
    checkpoint(s, moves.AFTER_TURN)
