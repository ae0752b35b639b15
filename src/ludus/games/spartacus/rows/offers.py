"""Offers that nobody has accepted yet: number, giver, terms (see moves.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

SIZE: Final = 3


def count(s: Spartacus) -> i64:
    return i64(len(s.offers)) // SIZE


def number(s: Spartacus, offer: i64) -> i64:
    """By which players name it."""
    return s.offers[offer * SIZE]


def giver(s: Spartacus, offer: i64) -> i64:
    return s.offers[offer * SIZE + 1]


def terms(s: Spartacus, offer: i64) -> i64:
    return s.offers[offer * SIZE + 2]


def find(s: Spartacus, named: i64) -> i64:
    """The offer of this number; -1 if there is none."""
    for offer in range(count(s)):
        if number(s, offer) == named:
            return offer
    return -1


def add(s: Spartacus, seat: i64, offered: i64) -> None:
    s.offers += [s.next_offer, seat, offered]
    s.next_offer += 1


def remove(s: Spartacus, offer: i64) -> None:
    place = offer * SIZE
    s.offers = s.offers[:place] + s.offers[place + SIZE :]
