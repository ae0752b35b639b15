"""The 54 cards. A card is rank * 4 + suit: rank 0 is the Jester, 1 the Companion, 2-10 the numbers,
11-13 Jack, Queen and King. The two Jesters are 0 and 1; players cannot tell them apart."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3
# The same as a set of suits: 1 << CLUBS and so on.
CLUB: Final = 1
DIAMOND: Final = 2
HEART: Final = 4
SPADE: Final = 8
JESTERS: Final[list[i64]] = [0, 1]
COMPANIONS: Final[list[i64]] = [4, 5, 6, 7]
ALL_JACKS: Final[list[i64]] = [44, 45, 46, 47]
ALL_QUEENS: Final[list[i64]] = [48, 49, 50, 51]
ALL_KINGS: Final[list[i64]] = [52, 53, 54, 55]
FIRST_COMPANION: Final = 4
FIRST_NUMBER: Final = 8
FIRST_ROYAL: Final = 44
CODES: Final = 56  # card codes are below this number; 2 and 3 are not used

RANKS: Final = "XA23456789TJQK"
SUITS: Final = "CDHS"

# RG-003
VALUE: Final[list[i64]] = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 15, 20][c >> 2] for c in range(CODES)]
HAND_LIMIT: Final[list[i64]] = [0, 8, 7, 6, 5]  # RG-008, by number of players
JESTERS_IN_TAVERN: Final[list[i64]] = [0, 0, 0, 1, 2]  # RG-006
ENEMIES: Final = 12

# The cards that start in the Tavern, by number of players, and their set as a bit mask.
TAVERN_CARDS: Final[list[list[i64]]] = [
    COMPANIONS + list(range(FIRST_NUMBER, FIRST_ROYAL)) + JESTERS[:jesters] for jesters in JESTERS_IN_TAVERN
]
DEALT: Final[list[i64]] = [2**FIRST_ROYAL - 2**FIRST_COMPANION + 2**jesters - 1 for jesters in JESTERS_IN_TAVERN]


def rank(card: i64) -> i64:
    return card >> 2


def suit(card: i64) -> i64:
    return card & 3


def card_name(card: int) -> str:
    """`7H`, `TC`, `X`."""
    return "X" if card < FIRST_COMPANION else RANKS[rank(card)] + SUITS[suit(card)]
