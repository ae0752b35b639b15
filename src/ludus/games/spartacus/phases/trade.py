"""Free trade in the Market phase, until every house is done (3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import events, moves
from ludus.games.spartacus.phases.basics import coins, discard, discard_guard, everybody
from ludus.games.spartacus.phases.deals import end_offers, no_offers
from ludus.games.spartacus.phases.windows import checkpoint
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

MOST_CALLS: Final = 8  # offers of a house in one step that others are asked again for; more would only cost them time


def start_market(s: Spartacus) -> None:
    s.phase = moves.MARKET
    events.emit(s, events.PHASE, [moves.MARKET])
    s.active = -1
    no_offers(s)
    s.done = 0
    open_again(s)


def open_again(s: Spartacus) -> None:
    s.stage = moves.OPEN_MARKET
    s.waiting = everybody(s) & ~s.done


def sell_to_bank(s: Spartacus, seat: i64, asset: i64) -> None:
    deck = s.table.deck
    if asset == moves.A_GUARD:
        value = deck.gold[s.houses[seat].guards[-1]]
        discard_guard(s, seat)
    else:
        value = deck.values[asset - 1]
        discard(s, seat, asset - 1)
    coins(s, seat, value)


def signal(s: Spartacus, seat: i64) -> None:
    """The last one to signal closes free trade (SP-308)."""
    s.done |= bit(seat)
    s.waiting = everybody(s) & ~s.done
    if s.waiting == 0:
        end_offers(s)
        checkpoint(s, moves.AFTER_TRADE)


def unsignal(s: Spartacus, seat: i64) -> None:
    s.done &= ~bit(seat)
    s.waiting |= bit(seat)


def recall(s: Spartacus, giver: i64, to: i64) -> None:
    """An offer is something to answer: it withdraws the signal of the house that it is made to (SP-308)."""
    if s.stage == moves.OPEN_MARKET and s.done & bit(to) and s.offered[giver] <= MOST_CALLS:
        unsignal(s, to)
        events.emit(s, events.RECALLED, [to])
