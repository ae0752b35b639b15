"""Lots that informants have looked at while they lay face down: seat, lot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

SIZE: Final = 2


def count(s: Spartacus) -> i64:
    return i64(len(s.seen_lots)) // SIZE


def who(s: Spartacus, look: i64) -> i64:
    return s.seen_lots[look * SIZE]


def lot(s: Spartacus, look: i64) -> i64:
    return s.seen_lots[look * SIZE + 1]


def add(s: Spartacus, seat: i64, seen: i64) -> None:
    s.seen_lots += [seat, seen]


def has_seen(s: Spartacus, seat: i64, seen: i64) -> bool:
    return any(who(s, look) == seat and lot(s, look) == seen for look in range(count(s)))
