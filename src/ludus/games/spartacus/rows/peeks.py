"""Cards that were seen in a hand: who has seen it, whose hand, card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

SIZE: Final = 3

ALL: Final = 7  # everybody has seen it


def count(s: Spartacus) -> i64:
    return i64(len(s.peeks)) // SIZE


def who(s: Spartacus, peek: i64) -> i64:
    """The seat that knows the card, or ALL."""
    return s.peeks[peek * SIZE]


def owner(s: Spartacus, peek: i64) -> i64:
    return s.peeks[peek * SIZE + 1]


def card(s: Spartacus, peek: i64) -> i64:
    return s.peeks[peek * SIZE + 2]


def change(s: Spartacus, peek: i64, seen: i64) -> None:
    s.peeks[peek * SIZE + 2] = seen


def add(s: Spartacus, seat: i64, hand: i64, seen: i64) -> None:
    """Remember that a seat has seen a card in a hand."""
    for peek in range(count(s)):
        if who(s, peek) == seat and card(s, peek) == seen:
            return
    s.peeks += [seat, hand, seen]


def forget(s: Spartacus, gone: i64) -> None:
    """The card has left its hand."""
    left: list[i64] = []
    for peek in range(count(s)):
        if card(s, peek) != gone:
            left += s.peeks[peek * SIZE : (peek + 1) * SIZE]
    s.peeks = left


def knows(s: Spartacus, seat: i64, seen: i64) -> bool:
    """Has this seat seen the card in another's hand?"""
    return any(card(s, peek) == seen and (who(s, peek) == seat or who(s, peek) == ALL) for peek in range(count(s)))
