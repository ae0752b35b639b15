"""The 80 gladiators. A card is school * 16 + strength."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SCHOOLS: Final = "BNGPY"  # Blue Fists, Brown Swords, Green Arrows, Pink Axes, Yellow Shields
CODES: Final = 80  # card codes are below this number
ZERO_BONUS: Final = 5  # GM-404
EIGHT: Final = 8
HAND: Final = 10
WANDERER: Final = 8  # the "seat" of wandering gladiators in the solo game
NO_SCHOOL: Final = -1

# GM-004 to GM-011: the smallest number of players for each strength
LEAST_PLAYERS: Final[list[i64]] = [1, 8, 7, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 7, 8]
SCHOOLS_USED: Final[list[i64]] = [0, 3, 3, 3, 4, 5, 5, 5, 5]  # by number of players
BOUTS: Final[list[i64]] = [0, 10, 15, 10, 10, 10, 10, 10, 10]  # GM-401


def deck_of(players: i64, schools: list[i64]) -> list[i64]:
    """The deck of a game, sorted (GM-004, GM-005)."""
    deck: list[i64] = []
    for school in schools:
        for strength in range(16):
            if LEAST_PLAYERS[strength] <= players:
                deck.append(school * 16 + strength)
    return deck


def school(card: i64) -> i64:
    return card >> 4


def strength(card: i64) -> i64:
    return card & 15


def rank_of(card: i64, strongest: i64, lead: i64) -> i64:
    """Cards of the strongest school before those of the starting one before all others (GM-302 to GM-307)."""
    rank = strength(card)
    if school(card) == strongest:
        return rank + 32
    return rank + 16 if school(card) == lead else rank


def card_name(card: i64) -> str:
    """`B12`."""
    return SCHOOLS[school(card)] + str(strength(card))


# GM-902, GM-903 and 6.4 of the specification: teams of the seats A, B, C ...
SPLITS: Final = {
    4: {"2+2": "1212"},
    5: {"2+2+1": "12123", "3+2": "12121"},
    6: {"2+2+2": "123123", "3+3": "121212"},
    7: {"2+2+2+1": "1231234", "3+2+2": "1213123"},
    8: {"2+2+2+2": "12341234", "4+4": "12121212"},
}
