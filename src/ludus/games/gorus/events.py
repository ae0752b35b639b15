"""What happens, as lists of numbers: the kind, then what it is about."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # round, dealer
PLAYED: Final = 1  # seat, card, 1 if a challenge, strongest school now
DREW: Final = 2  # seat, card
BOUT: Final = 3  # number of the bout, seat that won, number of cards
SCORED: Final = 4  # round, strongest school, mask of its winners, 1 if the solo player has an 8, totals, wins
RESIGNED: Final = 5  # seat
ENDED: Final = 6  # how it was decided, mask of the sides that won, number of sides

# How the game was decided (GM-602 to GM-605, Q12), 0 while it runs.
RUNNING: Final = 0
BY_TARGET: Final = 1
BY_ZERO: Final = 2
BY_FEWEST: Final = 3
SHARED: Final = 4
BY_EXTRA: Final = 5
GIVEN_UP: Final = 6
