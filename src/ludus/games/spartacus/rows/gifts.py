"""Gifts while gold is hidden: giver, receiver, gold, and in one number what the giver had and how much was promised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus.rows import vows

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

SIZE: Final = 4

VOWS: Final = 16  # above these bits: how many promises had been made
HAD: Final = (1 << VOWS) - 1  # in these bits: the gold that the giver had


def count(s: Spartacus) -> i64:
    return i64(len(s.gifts)) // SIZE


def giver(s: Spartacus, gift: i64) -> i64:
    return s.gifts[gift * SIZE]


def receiver(s: Spartacus, gift: i64) -> i64:
    return s.gifts[gift * SIZE + 1]


def gold(s: Spartacus, gift: i64) -> i64:
    return s.gifts[gift * SIZE + 2]


def had(s: Spartacus, gift: i64) -> i64:
    """The gold of the giver before it."""
    return s.gifts[gift * SIZE + 3] & HAD


def vows_before(s: Spartacus, gift: i64) -> i64:
    """How many promises had been made before it."""
    return s.gifts[gift * SIZE + 3] >> VOWS


def add(s: Spartacus, seat: i64, to: i64, amount: i64) -> None:
    s.gifts += [seat, to, amount, s.houses[seat].gold | vows.count(s) << VOWS]


def change(s: Spartacus, gift: i64, amount: i64) -> None:
    s.gifts[gift * SIZE + 2] = amount
