"""How a sensible player plays: a score for every card, from what its seat can see and remember.

The score looks at the present bout: what it is worth if one wins it, the chance that one's card holds, what one hands
to another player, and the price of the card. Unseen cards and known voids are counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.gorus import cards, events
from ludus.games.gorus.menu import legal, random_card
from ludus.games.gorus.rules import seat_at, side_at
from ludus.kernel.bits import bit
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.gorus.state import Gorus

NOISE: Final = 0.35  # play-outs choose at random between cards whose scores differ less than this
HANDED: Final = 0.45  # how much of a bout's worth counts when another side gets it
SPEND: Final = 0.035  # price of each point of strength
SPEND_TRUMP: Final = 0.5  # of a card of the strongest school
SPEND_ZERO: Final = 0.7
NEED_EIGHT: Final = 3.5  # solo: worth of the first 8


def appraise(s: Gorus, seat: i64) -> list[float]:
    cards = legal(s, seat)
    if not cards:
        return []
    unseen = unseen_cards(s, seat)
    return [judge(s, seat, card, unseen) for card in cards]


def unseen_cards(s: Gorus, seat: i64) -> list[bool]:
    """By card: may it be in another hand or in the deck?"""
    unseen: list[bool] = [False] * cards.CODES
    for card in s.table.deck:
        unseen[card] = True
    for pile in s.piles:
        for card in pile:
            unseen[card] = False
    for card in s.arena:
        unseen[card] = False
    for card in s.hands[seat]:
        unseen[card] = False
    return unseen


def worth(s: Gorus, card: i64, strongest: i64) -> float:
    """Favour that a captured card will probably bring."""
    if cards.strength(card):
        return float(s.table.favour[card])
    left = float(cards.BOUTS[s.players] - s.bout)
    if cards.school(card) == strongest:
        return cards.ZERO_BONUS * (1.0 - 0.055 * left)
    return cards.ZERO_BONUS * (0.03 + 0.012 * left)


def judge(s: Gorus, seat: i64, card: i64, unseen: list[bool]) -> float:
    arena = s.arena
    strongest = s.strongest
    if not arena:
        if strongest < 0:
            strongest = cards.school(card)
    elif cards.strength(card) == cards.strength(arena[-1]):
        strongest = cards.school(card)
    lead: i64 = cards.school(arena[0]) if arena else cards.school(card)
    stake = worth(s, card, strongest)
    best: i64 = -1
    winner: i64 = seat
    place: i64 = 0
    for other in arena:
        stake += worth(s, other, strongest)
        rank = cards.rank_of(other, strongest, lead)
        if rank >= 16 and rank > best:
            best = rank
            winner = seat_at(s, place)
        place += 1
    mine = cards.rank_of(card, strongest, lead)
    if mine >= 16 and mine > best:
        best = mine
        winner = seat
    behind: i64 = s.players - place - 1
    if s.players == 1:
        behind = 1
    hold = chance_to_hold(s, seat, best, lead, strongest, cards.strength(card), behind, unseen)
    side = side_at(s, seat)
    if s.players == 1:
        stake += solo_stake(s, arena, card)
    score: float
    if side_at(s, winner) == side:
        score = stake * hold - HANDED * stake * (1.0 - hold) / float(max(1, s.table.sides - 1))
    else:
        score = -HANDED * stake * hold / float(max(1, s.table.sides - 1)) * 2.0
        score += stake * (1.0 - hold) * 0.1
    return score - price(s, card, strongest, len(s.hands[seat]))


def solo_stake(s: Gorus, arena: list[i64], card: i64) -> float:
    """Solo: without an 8 the round is lost (GM-815)."""
    for captured in s.piles[0]:
        if cards.strength(captured) == cards.EIGHT:
            return 0.0
    if cards.strength(card) == cards.EIGHT:
        return NEED_EIGHT + 4.0
    for other in arena:
        if cards.strength(other) == cards.EIGHT:
            return NEED_EIGHT + 4.0
    return 0.0


def price(s: Gorus, card: i64, strongest: i64, held: i64) -> float:
    """What is given up by playing a card; nothing matters any more with the last one."""
    if held <= 1:
        return 0.0
    strength: i64 = cards.strength(card)
    cost = SPEND * float(strength)
    if cards.school(card) == strongest:
        cost += SPEND_TRUMP
    if strength == 0:
        cost += SPEND_ZERO
    if strength == cards.EIGHT and s.players > 1:
        cost -= 0.9
    return cost


def chance_to_hold(
    s: Gorus, seat: i64, best: i64, lead: i64, strongest: i64, last: i64, behind: i64, unseen: list[bool]
) -> float:
    """The chance that the card which wins now still wins at the end of the bout."""
    if behind == 0:
        return 1.0
    hidden: i64 = 0
    beats: float = 0.0
    for card in s.table.deck:
        if not unseen[card]:
            continue
        hidden += 1
        rank = cards.rank_of(card, strongest, lead)
        if rank > best:
            # a card of another school can only be played by a player who cannot follow
            beats += 1.0 if cards.school(card) == lead or s.players == 1 else 0.35
        elif cards.strength(card) == last:
            beats += 0.6  # a challenge would change everything
    if hidden == 0:
        return 1.0
    share = beats / float(hidden)
    cards_each = float(len(s.hands[seat])) if s.players > 1 else 1.0
    taken = share * min(2.2, 0.6 + 0.25 * cards_each)
    if s.players == 1:
        taken = share
    if taken > 0.95:
        taken = 0.95
    held: float = 1.0
    for _ in range(behind):
        held *= 1.0 - taken
    return held


def advise(s: Gorus, seat: i64, rng: Rng) -> i64:
    """A sensible card, not always the same one."""
    cards = legal(s, seat)
    if len(cards) == 1:
        return cards[0]
    unseen = unseen_cards(s, seat)
    best: i64 = cards[0]
    best_score = -1e18
    for card in cards:
        score = judge(s, seat, card, unseen) + NOISE * rng.unit()
        if score > best_score:
            best_score = score
            best = card
    return best


def stumble(s: Gorus, seat: i64, rng: Rng) -> i64:
    """A beginner: any card, but half of the time no challenge that wins a bad bout (specification 12.3)."""
    card = random_card(s, seat, rng)
    if s.arena and cards.strength(s.arena[-1]) == cards.strength(card) and rng.below(2) == 0:
        stake: i64 = s.table.favour[card]
        for other in s.arena:
            stake += s.table.favour[other]
        if stake < 0:
            card = random_card(s, seat, rng)
    return card


def utility(s: Gorus, seat: i64) -> float:
    """How happy a seat is when a round or the game has ended; in the middle of a round, with how it stands."""
    side = s.table.side_of[seat]
    sides = s.table.sides
    if s.decided != events.RUNNING:
        if s.winners & bit(side) == 0:
            return 0.0
        count = 0.0
        for other in range(sides):
            if s.winners & bit(other):
                count += 1.0
        return 0.6 + 0.4 / count
    if not s.totals:
        return 0.5
    start = len(s.totals) - sides
    mask = s.totals[start - 1]
    mine = s.totals[start + side]
    best = -1000
    for other in range(sides):
        if other != side and s.totals[start + other] > best:
            best = s.totals[start + other]
    lead = 0.02 * float(mine - best)
    if lead > 0.2:
        lead = 0.2
    if lead < -0.2:
        lead = -0.2
    if mask & bit(side):
        alone = mask & (mask - 1) == 0
        return (0.8 if alone else 0.65) + max(0.0, lead)
    return 0.2 + min(0.0, lead)
