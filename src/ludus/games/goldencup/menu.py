"""The decisions that are offered to a seat now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.goldencup import cards, moves
from ludus.games.goldencup.cards import Deck
from ludus.games.goldencup.team import Team
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

AUTOMATIC: Final = 100  # a goal without dice, in dice: more than anybody throws


def legal(s: GoldenCup, seat: i64) -> list[int]:
    t = s.teams[seat]
    stage = t.stage
    if stage == moves.SHOP:
        return purchases(s, t, seat)
    if stage == moves.FREE:
        return []
    if stage == moves.LINING:
        return line_ups(s.table.deck, t)
    if stage == moves.PREPARE:
        return [moves.pack(moves.PREP, chosen) for chosen in discards(t.hand)]
    if stage == moves.KEEP_FAN:
        return [moves.pack(moves.FAN, fan) for fan in t.fans]
    if stage == moves.UPGRADING:
        return listed(moves.UP, moves.upgrades(t.board, s.table.deck.tokens, 0))
    if stage == moves.UPGRADING_DEFENCE:
        return listed(moves.UP, moves.upgrades(t.board, s.table.deck.tokens, cards.DEFENCE))
    if stage == moves.RETURNING:
        return listed(moves.BACK, moves.on_board(t.board, 0))
    if stage == moves.RETURNING_DEFENCE:
        return listed(moves.BACK, moves.on_board(t.board, cards.DEFENCE))
    if stage == moves.ORDERING:
        return [moves.pack(moves.ORDER, ability) for ability in t.todo]
    assert stage == moves.SACKING
    return [moves.pack(moves.SACK_CARD, card) for card in t.hired[: len(t.hired) - 1]]


def listed(kind: i64, mask: i64) -> list[int]:
    """One move for each kind of token in a mask."""
    found: list[int] = []
    for number in range(i64(cards.KINDS)):
        if mask & bit(number):
            found.append(moves.pack(kind, number))
    return found


def discards(hand: list[i64]) -> list[i64]:
    """Every set of cards of a hand, packed; nothing is the first."""
    found: list[i64] = [0]
    size: i64 = len(hand)
    for mask in range(1, bit(size)):
        packed: i64 = 0
        count: i64 = 0
        for place in range(size):
            if mask & bit(place):
                packed |= moves.at_slot(hand[place], count)
                count += 1
        found.append(packed)
    return found


def purchases(s: GoldenCup, t: Team, seat: i64) -> list[int]:
    """Everything that can be bought, and the end of shopping."""
    deck = s.table.deck
    coins = t.coins
    costs = deck.costs
    found: list[int] = []
    if coins >= costs[cards.HIRE_COST]:
        for card in t.hand:
            if not deck.sacks[card] or t.hired:
                found.append(moves.pack(moves.HIRE, card))
    if coins >= costs[cards.AGENT_COST] and t.agent < 2:
        found.append(moves.AGENT)
    if t.stadium < 2 and coins >= deck.stadium_cost[s.round]:
        found.append(moves.STADIUM)
    if coins >= costs[cards.TRAIN_COST]:
        add_training(found, t.board, deck.tokens)
    if coins >= costs[cards.LEARN_COST]:
        for kind in moves.LEARNT:
            if moves.addable(t.board, deck.tokens, kind) >= 0:
                found.append(moves.pack(moves.LEARN, kind))
    if coins >= costs[cards.SEARCH_COST]:
        sets = discards(t.hand)
        if len(t.hand) < cards.HAND and s.may_draw(seat):
            found.append(moves.SEARCH)
        for chosen in sets[1:]:
            found.append(moves.pack(moves.SEARCH, chosen))
    found.append(moves.CLOSE)
    return found


def add_training(found: list[int], board: i64, tokens: i64) -> None:
    for kind in range(i64(moves.TOP_ATTACK)):
        if moves.may_upgrade(board, tokens, kind):
            found.append(moves.pack(moves.TRAIN_ATTACK, kind))
    for kind in range(cards.DEFENCE, i64(moves.TOP_DEFENCE)):
        if moves.may_upgrade(board, tokens, kind):
            after = moves.upgraded(board, kind)
            alone = True
            for second in range(cards.DEFENCE, i64(moves.TOP_DEFENCE)):
                if moves.may_upgrade(after, tokens, second):
                    found.append(moves.pack(moves.TRAIN_DEFENCE, moves.two_kinds(kind, second)))
                    alone = False
            if alone:
                found.append(moves.pack(moves.TRAIN_DEFENCE, moves.two_kinds(kind, -1)))


def line_ups(deck: Deck, t: Team) -> list[int]:
    """Every way to fill the slots; with many champions, those of the champions who matter most in a match."""
    cards = worth_lining(deck, t)
    found: list[int] = []
    size: i64 = len(cards)
    for a in range(size + 1):
        first = cards[a - 1] if a else 0
        for b in range(size + 1):
            if b == 0 or b != a:
                second = first | (moves.at_slot(cards[b - 1], 1) if b else 0)
                for c in range(size + 1):
                    if c == 0 or (c != a and c != b):
                        third = second | (moves.at_slot(cards[c - 1], 2) if c else 0)
                        found.append(moves.pack(moves.LINE, third))
                        for d in range(1, size + 1):
                            if d != a and d != b and d != c:
                                found.append(moves.pack(moves.LINE, third | moves.at_slot(cards[d - 1], 3)))
    return found


def worth_lining(deck: Deck, t: Team) -> list[i64]:
    """At most six champions, in the order of hiring: those for whom it matters most to stand in a slot."""
    if len(t.hired) <= moves.MOST_LINED:
        return t.hired
    best = sorted(t.hired, key=lambda card: -slot_rank(deck, t, card))[: moves.MOST_LINED]
    return [card for card in t.hired if card in best]


def slot_rank(deck: Deck, t: Team, card: i64) -> i64:
    """Champions that change tokens or act in a match first, then by the dice; a goal without dice is the best throw."""
    dice = t.dice(deck, card)
    rank: i64 = AUTOMATIC if dice == 0 else dice
    return rank + 2 * AUTOMATIC if deck.modifiers[card] or deck.match_triggers[card] else rank
