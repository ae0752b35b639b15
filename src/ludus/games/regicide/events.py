"""What happens, as lists of numbers: the kind, then what it is about."""

from __future__ import annotations

from typing import Final

PLAYED: Final = 0  # seat, move
YIELDED: Final = 1  # seat
FLIPPED: Final = 2  # seat, flips left
PAID: Final = 3  # seat, cards
NAMED: Final = 4  # seat, next seat
HEALED: Final = 5  # number of cards
DREW: Final = 6  # seat, card, 1 if everybody knows the card
CANCELLED: Final = 7  # immunity of this enemy, shield woken
HIT: Final = 8  # total damage, enemy, shield, net attack
DEFEATED: Final = 9  # total damage, enemy, 1 if exact
REVEALED: Final = 10  # enemy
ENDED: Final = 11  # step, seat, net attack, flips left in a graded victory or -1
