"""The balance at the end of Upkeep: income, keep, and whom a house does not keep (3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves
from ludus.games.spartacus.phases.basics import discard
from ludus.games.spartacus.phases.windows import checkpoint
from ludus.kernel.bits import bit, members

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def start_balance(s: Spartacus) -> None:
    """Houses with ready gladiators decide whom they keep; the others just take their income."""
    s.stage = moves.BALANCING
    s.waiting = 0
    s.active = -1
    for seat in range(s.players):
        if s.ready_cards(seat, cards.GLADIATOR):
            s.waiting |= bit(seat)
        else:
            settle(s, seat)
    if s.waiting == 0:
        checkpoint(s, moves.AFTER_BALANCE)


def net(s: Spartacus, seat: i64) -> i64:
    """Income from ready slaves less the keep of ready gladiators (SP-110)."""
    return s.ready(seat, cards.SLAVE) - s.ready(seat, cards.GLADIATOR)


def settle(s: Spartacus, seat: i64) -> None:
    amount = net(s, seat)
    s.houses[seat].gold += amount
    if amount:
        events.emit(s, events.BALANCED, [seat, amount])


def balance(s: Spartacus, seat: i64, dropped: i64) -> None:
    for card in members(dropped):
        discard(s, seat, card)
    settle(s, seat)
    s.waiting &= ~bit(seat)
    if s.waiting == 0:
        checkpoint(s, moves.AFTER_BALANCE)
