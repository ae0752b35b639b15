"""Reactions that are not settled yet: plan (see moves.py), seat. The last one is settled first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

SIZE: Final = 2


def count(s: Spartacus) -> i64:
    return i64(len(s.chain)) // SIZE


def plan(s: Spartacus, reaction: i64) -> i64:
    return s.chain[reaction * SIZE]


def seat(s: Spartacus, reaction: i64) -> i64:
    return s.chain[reaction * SIZE + 1]


def last(s: Spartacus) -> i64:
    return count(s) - 1


def plans(s: Spartacus) -> list[i64]:
    return s.chain[::SIZE]


def add(s: Spartacus, played: i64, by: i64) -> None:
    s.chain += [played, by]


def remove_last(s: Spartacus) -> None:
    s.chain.pop()
    s.chain.pop()
