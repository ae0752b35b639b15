"""Promises: giver, receiver, what, gold, turn, state. One goes by its place, from 0 on; players see it as 1, 2 ..."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import moves

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

SIZE: Final = 6

OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2


def count(s: Spartacus) -> i64:
    return i64(len(s.vows)) // SIZE


def giver(s: Spartacus, vow: i64) -> i64:
    return s.vows[vow * SIZE]


def receiver(s: Spartacus, vow: i64) -> i64:
    return s.vows[vow * SIZE + 1]


def what(s: Spartacus, vow: i64) -> i64:
    """What is promised, one of moves.V_GOLD ..."""
    return s.vows[vow * SIZE + 2]


def gold(s: Spartacus, vow: i64) -> i64:
    return s.vows[vow * SIZE + 3]


def turn(s: Spartacus, vow: i64) -> i64:
    """In which it was made."""
    return s.vows[vow * SIZE + 4]


def state(s: Spartacus, vow: i64) -> i64:
    return s.vows[vow * SIZE + 5]


def is_open(s: Spartacus, vow: i64) -> bool:
    return state(s, vow) == OPEN


def is_between(s: Spartacus, vow: i64, seat: i64, to: i64) -> bool:
    return giver(s, vow) == seat and receiver(s, vow) == to


def is_debt(s: Spartacus, vow: i64) -> bool:
    """Gold that is not known to be paid."""
    return what(s, vow) == moves.V_GOLD and is_open(s, vow)


def find_open(s: Spartacus, seat: i64, to: i64, promised: i64) -> i64:
    """A promise of this turn that is neither kept nor broken; -1: there is none. Play-outs ask for it all the time."""
    numbers = s.vows
    place: i64 = len(numbers) - SIZE  # the newest are at the end
    while place >= 0 and numbers[place + 4] == s.turn:
        found = numbers[place] == seat and numbers[place + 1] == to and numbers[place + 2] == promised
        if found and numbers[place + 5] == OPEN:
            return place // SIZE
        place -= SIZE
    return -1


def add(s: Spartacus, seat: i64, to: i64, promised: i64, amount: i64) -> None:
    s.vows += [seat, to, promised, amount, s.turn, OPEN]


def settle(s: Spartacus, vow: i64, kept: bool) -> None:
    s.vows[vow * SIZE + 5] = KEPT if kept else BROKEN
