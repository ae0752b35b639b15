"""Every no to a request for support in this Intrigue turn, one number each: house | card << 3 | price offered << 10."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

ANSWERED: Final = (1 << 10) - 1  # who, and for which card
CHANGED: Final = 16 << 10  # something has been given or promised since: no price is the same


def no_of(card: i64, seat: i64, price: i64) -> i64:
    return seat | card << 3 | price << 10


def add(s: Spartacus, card: i64, seat: i64, price: i64) -> None:
    s.noes.append(no_of(card, seat, price))
    s.noes.sort()


def count(s: Spartacus, card: i64, seat: i64) -> i64:
    """How often this house has said no for this card."""
    found: i64 = 0
    for no in s.noes:
        if no & ANSWERED == no_of(card, seat, 0):
            found += 1
    return found


def change(s: Spartacus, seat: i64) -> None:
    """What this house has said no to is no longer the same."""
    s.noes = [no | CHANGED if no & 7 == seat else no for no in s.noes]
    s.noes.sort()
