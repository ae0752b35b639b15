"""The decisions that are offered to a seat now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.goldencup.cards import (
    AGENT_COST,
    DEFENCE,
    HAND,
    HIRE_COST,
    KINDS,
    LEARN_COST,
    SEARCH_COST,
    TRAIN_COST,
    Deck,
)
from ludus.games.goldencup.moves import (
    AGENT,
    BACK,
    CLOSE,
    FAN,
    HIRE,
    LEARN,
    LEARNT,
    LINE,
    MOST_LINED,
    ORDER,
    PAYLOAD,
    PREP,
    SACK_CARD,
    SEARCH,
    STADIUM,
    TOP_ATTACK,
    TOP_DEFENCE,
    TRAIN_ATTACK,
    TRAIN_DEFENCE,
    UP,
    addable,
    may_upgrade,
    on_board,
    upgraded,
    upgrades,
)
from ludus.games.goldencup.team import (
    FREE,
    KEEP_FAN,
    LINING,
    ORDERING,
    PREPARE,
    RETURNING,
    RETURNING_DEFENCE,
    SACKING,
    SHOP,
    UPGRADING,
    UPGRADING_DEFENCE,
    Team,
)
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

AUTOMATIC: Final = 100  # a goal without dice, in dice: more than anybody throws


def legal(s: GoldenCup, seat: i64) -> list[int]:
    t = s.teams[seat]
    stage = t.stage
    if stage == SHOP:
        return purchases(s, t, seat)
    if stage == FREE:
        return []
    if stage == LINING:
        return line_ups(s.table.deck, t)
    if stage == PREPARE:
        return [PREP | cards << PAYLOAD for cards in discards(t.hand)]
    if stage == KEEP_FAN:
        return [FAN | fan << PAYLOAD for fan in t.fans]
    if stage == UPGRADING:
        return listed(UP, upgrades(t.board, s.table.deck.tokens, 0))
    if stage == UPGRADING_DEFENCE:
        return listed(UP, upgrades(t.board, s.table.deck.tokens, DEFENCE))
    if stage == RETURNING:
        return listed(BACK, on_board(t.board, 0))
    if stage == RETURNING_DEFENCE:
        return listed(BACK, on_board(t.board, DEFENCE))
    if stage == ORDERING:
        return [ORDER | ability << PAYLOAD for ability in t.todo]
    assert stage == SACKING
    return [SACK_CARD | card << PAYLOAD for card in t.hired[: len(t.hired) - 1]]


def listed(kind: i64, mask: i64) -> list[int]:
    """One move for each kind of token in a mask."""
    found: list[int] = []
    number: i64 = 0
    while number < KINDS:
        if mask & bit(number):
            found.append(kind | number << PAYLOAD)
        number += 1
    return found


def discards(hand: list[i64]) -> list[i64]:
    """Every set of cards of a hand, packed; nothing is the first."""
    found: list[i64] = [0]
    size: i64 = len(hand)
    mask: i64 = 1
    while mask < bit(size):
        packed: i64 = 0
        shift: i64 = 0
        place: i64 = 0
        while place < size:
            if mask & bit(place):
                packed |= hand[place] << shift
                shift += 7
            place += 1
        found.append(packed)
        mask += 1
    return found


def purchases(s: GoldenCup, t: Team, seat: i64) -> list[int]:
    """Everything that can be bought, and the end of shopping."""
    deck = s.table.deck
    coins = t.coins
    costs = deck.costs
    found: list[int] = []
    if coins >= costs[HIRE_COST]:
        for card in t.hand:
            if not deck.sacks[card] or t.hired:
                found.append(HIRE | card << PAYLOAD)
    if coins >= costs[AGENT_COST] and t.agent < 2:
        found.append(AGENT)
    if t.stadium < 2 and coins >= deck.stadium_cost[s.round]:
        found.append(STADIUM)
    if coins >= costs[TRAIN_COST]:
        add_training(found, t.board, deck.tokens)
    if coins >= costs[LEARN_COST]:
        for kind in LEARNT:
            if addable(t.board, deck.tokens, kind) >= 0:
                found.append(LEARN | kind << PAYLOAD)
    if coins >= costs[SEARCH_COST]:
        sets = discards(t.hand)
        if len(t.hand) < HAND and s.may_draw(seat):
            found.append(SEARCH)
        place = 1
        while place < len(sets):
            found.append(SEARCH | sets[place] << PAYLOAD)
            place += 1
    found.append(CLOSE)
    return found


def add_training(found: list[int], board: i64, tokens: i64) -> None:
    kind: i64 = 0
    while kind < TOP_ATTACK:
        if may_upgrade(board, tokens, kind):
            found.append(TRAIN_ATTACK | kind << PAYLOAD)
        kind += 1
    kind = DEFENCE
    while kind < TOP_DEFENCE:
        if may_upgrade(board, tokens, kind):
            after = upgraded(board, kind)
            first = TRAIN_DEFENCE | (kind + 1) << PAYLOAD
            alone = True
            second: i64 = DEFENCE
            while second < TOP_DEFENCE:
                if may_upgrade(after, tokens, second):
                    found.append(first | (second + 1) << 8)
                    alone = False
                second += 1
            if alone:
                found.append(first)
        kind += 1


def line_ups(deck: Deck, t: Team) -> list[int]:
    """Every way to fill the slots; with many champions, those of the champions who matter most in a match."""
    cards = worth_lining(deck, t)
    found: list[int] = []
    size: i64 = len(cards)
    a: i64 = 0
    while a <= size:
        first = cards[a - 1] if a else 0
        b: i64 = 0
        while b <= size:
            if b == 0 or b != a:
                second = first | (cards[b - 1] << 7 if b else 0)
                c: i64 = 0
                while c <= size:
                    if c == 0 or (c != a and c != b):
                        third = second | (cards[c - 1] << 14 if c else 0)
                        found.append(LINE | third << PAYLOAD)
                        d: i64 = 1
                        while d <= size:
                            if d != a and d != b and d != c:
                                found.append(LINE | (third | cards[d - 1] << 21) << PAYLOAD)
                            d += 1
                    c += 1
            b += 1
        a += 1
    return found


def worth_lining(deck: Deck, t: Team) -> list[i64]:
    """At most six champions, in the order of hiring: those for whom it matters most to stand in a slot."""
    if len(t.hired) <= MOST_LINED:
        return t.hired
    best = sorted(t.hired, key=lambda card: -slot_rank(deck, t, card))[:MOST_LINED]
    return [card for card in t.hired if card in best]


def slot_rank(deck: Deck, t: Team, card: i64) -> i64:
    """Whoever changes tokens or acts in a match first, then by the dice; a goal without dice is the best throw."""
    dice = t.dice(deck, card)
    rank: i64 = AUTOMATIC if dice == 0 else dice
    return rank + 2 * AUTOMATIC if deck.modifiers[card] or deck.match_triggers[card] else rank
