"""The time that people have for each decision, where their table sets one."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from ludus.tables.entries import Entry, Undone
from ludus.tables.table import Table

SHORTEST, LONGEST = 10, 600  # seconds for a decision that a table may set
ABOUT_NOW = 0.01  # seconds by which an alarm may ring early


class Running(Struct, frozen=True):
    """The time of one seat."""

    asked: int  # the version since when its question stands
    left: float  # seconds, at the moment when the table was last looked at


class Clock:
    """Counts for every seat that is asked from the moment when it is asked; stands while an undo is being asked for."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._seen = 0.0  # when the table was last looked at
        self._stands = False
        self._running: dict[int, Running] = {}
        self._before: dict[int, Running] = {}  # what seats had left when their time last ceased to run

    def follow(self, table: Table, entry: Entry | None = None) -> None:
        """The table has changed, by this entry if it is known: new questions get the whole time of a decision."""
        now = self._now()
        known = {seat: Running(each.asked, self._left(each, now)) for seat, each in self._running.items()}
        self._running = {seat: self._of(table, entry, seat, known.get(seat)) for seat in table.timed()}
        if not isinstance(entry, Undone):
            self._before.update({seat: each for seat, each in known.items() if self._running.get(seat) != each})
        self._seen, self._stands = now, table.undo_by >= 0

    def _of(self, table: Table, entry: Entry | None, seat: int, known: Running | None) -> Running:
        """The time of a seat for what it is asked now. Nobody gains any by taking a move back, or by a stand-in."""
        asked, whole, before = table.asked_at[seat], float(table.created.pace), self._before.get(seat)
        for each in (known, before):
            if each is not None and each.asked == asked:
                return each
        if isinstance(entry, Undone) and entry.seat == seat:
            whole = min([whole, *(each.left for each in (known, before) if each is not None)])
        return Running(asked, whole)

    def stop(self) -> None:
        """Nobody is at the table; whoever comes back finds the whole time."""
        self._running = {}
        self._before = {}

    def _left(self, each: Running, now: float) -> float:
        return each.left if self._stands else each.left - (now - self._seen)

    def left(self) -> dict[int, float]:
        """The seconds that seats have left, as far as their time runs."""
        now = self._now()
        return {} if self._stands else {seat: self._left(each, now) for seat, each in self._running.items()}

    def next(self) -> float | None:
        """The seconds until the time of a seat is over; None if no time runs."""
        left = self.left().values()
        return max(0.0, min(left)) if left else None

    def due(self) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat, left in self.left().items() if left <= ABOUT_NOW]
