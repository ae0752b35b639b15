"""The streams of chance, one for each purpose, so that nobody's luck depends on who came first."""

from __future__ import annotations

from typing import Final

MATCH_TOKENS: Final = 0
FAN_CARDS: Final = 1
AUTOMA: Final = 2
DECKS: Final = 3  # and the two after it, by level
SHARES: Final = 6  # the common discards of a level, to be shared out
SEATS: Final = 9  # the own discards of a seat
BAGS: Final = 15  # by field
DICE: Final = 18  # by field
FINAL_BAG: Final = 21
FINAL_DICE: Final = 22
PENALTIES: Final = 23
TIE: Final = 24
STREAM_NAMES: Final = (
    "match-tokens",
    "fans",
    "automa",
    "bronze",
    "silver",
    "gold",
    "bronze-share",
    "silver-share",
    "gold-share",
    "A",
    "B",
    "C",
    "D",
    "E",
    "F",
    "f1",
    "f2",
    "f3",
    "f1-dice",
    "f2-dice",
    "f3-dice",
    "final",
    "final-dice",
    "penalties",
    "tie",
)
