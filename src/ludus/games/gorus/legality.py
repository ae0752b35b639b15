"""Which rule is against a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.gorus import cards, events
from ludus.games.gorus.rules import challenges
from ludus.kernel.bits import bit
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.gorus.state import Gorus


def can_follow(s: Gorus, seat: i64) -> bool:
    """Does the seat hold a card of the starting school? Asked when a bout has been opened."""
    return any(cards.school(card) == s.lead for card in s.hands[seat])


def why_not(s: Gorus, seat: i64, move: i64) -> i64:
    """0 if the seat may do this now, otherwise the number of the rule against it."""
    if s.decided != events.RUNNING:
        return 607
    if move == RESIGN:
        return 0 if s.resigned & bit(seat) == 0 else 207
    if seat != s.turn:
        return 201
    if move < 0 or move >= cards.CODES:
        return 207
    hand = s.hands[seat]
    if move not in hand:
        return 208
    if s.lead != cards.NO_SCHOOL and cards.school(move) != s.lead and not challenges(s, move) and can_follow(s, seat):
        return 202
    return 0
