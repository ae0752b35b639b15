"""The streams of chance, one for each purpose."""

from __future__ import annotations

from typing import Final

FIRST_ROLL: Final = 0  # who chooses a house first
GLADIATORS: Final = 1  # the starting ones
SLAVES: Final = 2
MARKET: Final = 3
INTRIGUE: Final = 4
HEALING: Final = 5
GUARDS: Final = 6
HOST_ROLL: Final = 7
SPIES: Final = 8
INITIATIVE: Final = 9
ATTACK: Final = 10
DEFENCE: Final = 11
TIES: Final = 12  # equal totals, a stalemate, a double forfeit
HOUSES: Final = 13  # where they are dealt
STREAMS: Final = 14
STREAM_NAMES: Final = (
    "first",
    "gladiators",
    "slaves",
    "market",
    "intrigue",
    "heal",
    "guard",
    "host",
    "spy",
    "initiative",
    "attack",
    "defence",
    "tie",
    "houses",
)
