"""The cards that a seat may play now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.gorus import cards, events
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.gorus.state import Gorus


def legal(s: Gorus, seat: i64) -> list[int]:
    """Any card of the starting school and any challenge; any card at all if one cannot follow (GM-202, GM-204)."""
    if s.decided != events.RUNNING or seat != s.turn:
        return []
    hand = s.hands[seat]
    lead = s.lead
    if lead == cards.NO_SCHOOL:
        return hand[:]
    last = s.last
    before: i64 = 0  # cards that lie before those of the starting school: the hand is sorted
    count: i64 = 0
    equal: i64 = 0
    for card in hand:  # sums instead of branches, which a processor could not foresee
        school = cards.school(card)
        before += school < lead
        count += school == lead
        equal += cards.strength(card) == last
    if count == 0:
        return hand[:]
    if equal == 0:
        return hand[before : before + count]
    return [c for c in hand if cards.school(c) == lead or cards.strength(c) == last]


def random_card(s: Gorus, seat: i64, rng: Rng) -> i64:
    """A legal card, each equally likely, without making the list."""
    hand = s.hands[seat]
    lead = s.lead
    if lead != cards.NO_SCHOOL:
        last = s.last
        follows = False
        count: i64 = 0
        for card in hand:
            if cards.school(card) == lead:
                follows = True
                count += 1
            elif cards.strength(card) == last:
                count += 1
        if follows:
            k = rng.below(count)
            for card in hand:
                if cards.school(card) == lead or cards.strength(card) == last:
                    if k == 0:
                        return card
                    k -= 1
    return hand[rng.below(len(hand))]
