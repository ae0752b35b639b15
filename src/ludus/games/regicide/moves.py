"""Move codes. Plays come from a table; a payment is a bit mask over the cards of the sorted hand.

Step 1    0..55     play that single card; 0 for a Jester, whichever it is
          64..319   play a Companion pair: PAIR + 64 * (companion's suit) + other card
          320..358  play two Companions, or a combo
Step 4    1..255    pay with these cards of the hand, the largest last
any       YIELD, FLIP, NAME + seat
spelled   six bits a card after a leading 64: pay with these cards in an order of one's own;
          after a leading 32: play these cards, which are no legal set (only `why_not` knows them)

Codes stay below 512 for the moves of `legal`, and mostly below 257: Python keeps those numbers ready
made, which is worth a fifth of the speed.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from ludus.games.regicide import cards

# Steps of a turn (RG-020) that ask for a decision, and the ways in which a game ends.
PLAYING: Final = 1
PAYING: Final = 4
NAMING: Final = 5
WON: Final = 6
CANNOT_PAY: Final = 7
CANNOT_ACT: Final = 8
RESIGNED: Final = 9

# Codes
PAIR: Final = 64
FIRST_COMBO: Final = 320
YIELD: Final = 360
FLIP: Final = 361
NAME: Final = 362
MISPLAY: Final = 32  # leads the cards of a play that is no legal set
PAY: Final = 64  # leads the cards of a payment in an order of one's own
FIRST_SPELLED: Final = 2048


def all_plays() -> list[list[i64]]:
    """The cards of every play by its code, in canonical order; empty where no play has that code."""
    plays: list[list[i64]] = [[] for _ in range(YIELD)]
    singles: list[i64] = [c for c in range(cards.CODES) if c not in (2, 3)]
    for card in singles:
        plays[card] = [card]
        if card >= cards.FIRST_NUMBER:
            for companion in cards.COMPANIONS:
                plays[PAIR + 64 * cards.suit(companion) + card] = [card, companion]
    code = FIRST_COMBO
    # RG-035, RG-036: the sum is at most 10; Companions only in pairs
    for rank, most in ((1, 2), (2, 4), (3, 3), (4, 2), (5, 2)):
        for size in range(2, most + 1):
            for suits in combinations(range(4), size):
                plays[code] = [rank * 4 + suit for suit in suits]
                code += 1
    return plays


PLAYS: Final[list[list[i64]]] = all_plays()
ATTACK_VALUE: Final[list[i64]] = [sum(cards.VALUE[c] for c in play) for play in PLAYS]  # RG-039
SUITS_OF: Final[list[i64]] = [  # bit mask of the suits of a play; a Jester has none
    sum({1 << cards.suit(c) for c in play if c >= cards.COMPANIONS[0]}) for play in PLAYS
]


def combo_table() -> list[list[int]]:
    """The combos of two ranks that a hand allows: ranks 1 and 2, 3 and 4, 5, by a bit mask of their cards.

    The table has 256 places for each of the three.
    """
    table: list[list[int]] = [[] for _ in range(3 * 256)]
    for code in range(FIRST_COMBO, YIELD):
        if PLAYS[code]:
            place = (PLAYS[code][0] - cards.COMPANIONS[0]) // 8
            need = sum([1 << ((c - cards.COMPANIONS[0]) % 8) for c in PLAYS[code]])
            for held in range(256):
                if held & need == need:
                    table[place * 256 + held].append(code)
    return table


COMBOS: Final[list[list[int]]] = combo_table()


def removal_table() -> list[list[i64]]:
    """The places to take out of a hand, one after another, for a payment given as a mask."""
    table: list[list[i64]] = []
    for mask in range(256):
        places = [i for i in range(8) if mask >> i & 1]
        table.append([place - taken for taken, place in enumerate(places)])
    return table


REMOVALS: Final[list[list[i64]]] = removal_table()


def spell(lead: i64, cards: list[i64]) -> i64:
    """The code that spells out these cards."""
    code = lead
    for card in cards:
        code = code << 6 | card
    return code


def spelled_cards(move: i64) -> list[i64]:
    """The cards of a payment or of a misplay, in order."""
    cards: list[i64] = []
    while move >= FIRST_SPELLED:
        cards.append(move & 63)
        move >>= 6
    cards.reverse()
    return cards


def masked_cards(hand: list[i64], mask: i64) -> list[i64]:
    """The cards of a payment given as a mask over the hand, in the order discarded."""
    cards: list[i64] = []
    i: i64 = 0
    while mask >> i:
        if mask >> i & 1:
            cards.append(hand[i])
        i += 1
    return cards


def payment_mask(hand: list[i64], cards: list[i64]) -> i64:
    """The mask of a payment, -1 unless the cards are in hand and rise in the hand's order."""
    mask: i64 = 0
    i: i64 = 0
    n: i64 = len(hand)
    for card in cards:
        while i < n and hand[i] != card:
            i += 1
        if i == n:
            return -1
        mask |= 1 << i
        i += 1
    return mask


def is_payment(move: i64) -> bool:
    """Does this spelled move pay (or is it a misplay)?"""
    while move >= FIRST_SPELLED:
        move >>= 6
    return move == PAY


def play_code(played: list[i64]) -> i64:
    """The code of playing exactly these cards, a misplay if they are no legal set (RG-031)."""
    if len(played) == 1:
        return played[0] if played[0] >= cards.COMPANIONS[0] else 0
    wanted = sorted(played)
    for code in range(PAIR, YIELD):
        if len(PLAYS[code]) == len(wanted) and sorted(PLAYS[code]) == wanted:
            return code
    return spell(MISPLAY, wanted)
