"""The time that people have for their decisions, where their table sets one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from ludus.kernel.refusals import UserError
from ludus.tables.entries import Created, Entry, Returned, Undone
from ludus.tables.wire import NewTable, Timing

if TYPE_CHECKING:
    from ludus.tables.table import Table

DAY = 86_400.0  # seconds
LIMITS = {"move": (10, 600), "bank": (60, 7200), "days": (1, 14)}  # what a table may set, in seconds or days
MORE = (5, 60)  # seconds that a decision may add to a store: an empty one still leaves time to press a button
ALARM_TOLERANCE = 0.01  # seconds by which an alarm may ring early
RETURN_SECONDS = 10.0  # seconds for anyone who takes a seat back from the bot that the clock had put there


def timing_of(created: Created) -> Timing | None:
    """The time of a table; those of old logs know seconds for a decision only."""
    if created.clock is None and created.pace:
        return Timing("move", created.pace)
    return created.clock


def wanted_timing(wanted: NewTable) -> Timing | None:
    """What a host would like: so little time that nobody waits for ever, so much that people can think."""
    if wanted.clock is not None and wanted.pace:
        raise UserError("table-two-clocks")
    timing = wanted.clock or (Timing("move", wanted.pace) if wanted.pace else None)
    if timing is None:
        return None
    shortest, longest = LIMITS[timing.kind]
    if not shortest <= timing.time <= longest:
        message = {"move": "table-pace", "bank": "table-bank", "days": "table-days"}[timing.kind]
        raise UserError(message, seconds=timing.time, shortest=shortest, longest=longest)
    least, most = MORE if timing.kind == "bank" else (0, 0)
    if not least <= timing.more <= most:
        raise UserError("table-bank-more" if most else "table-more", seconds=timing.more, least=least, most=most)
    if timing.kind == "days" and wanted.grace:
        raise UserError("table-days-grace")
    return timing


class Banks(Struct):
    """Time in store: what each person has left of it, and what each step of the match has added."""

    whole: float
    more: float
    left: dict[int, float] = {}
    earned: list[tuple[int, float]] = []  # seat and seconds, step by step

    def of(self, seat: int) -> float:
        return self.left.get(seat, self.whole)

    def spare(self, seat: int) -> None:
        """Anyone who comes back after their time was over has what a decision adds."""
        self.left[seat] = max(self.of(seat), self.more)

    def step(self, seat: int, own: bool) -> None:
        """A step was made; with decisions of their own people earn time, up to what they began with."""
        added = min(self.more, self.whole - self.of(seat)) if own else 0.0
        self.left[seat] = self.of(seat) + added
        self.earned.append((seat, added))

    def take_back(self, first: int, count: int, agreed: bool) -> None:
        """Steps lose what they have earned; what was spent is spent. If all agreed, there is time to press a button."""
        gone = self.earned[first : first + count]
        del self.earned[first : first + count]
        for seat, added in gone:
            least = min(self.of(seat), self.more) if agreed else 0.0
            self.left[seat] = max(self.of(seat) - added, least)


class Running(Struct, frozen=True):
    """The time of one seat."""

    asked: int  # the version since when its question stands
    left: float  # seconds, at the moment when the table was last looked at
    kept: float = 0.0  # seconds in store that this question may not use


class Reading(Struct, frozen=True):
    """All that a clock knows."""

    seen: float = 0.0  # when the table was last looked at
    stands: bool = False
    running: dict[int, Running] = {}
    before: dict[int, Running] = {}  # what seats had left when their time last ceased to run


class Clock:
    """Counts for every seat that is asked from the moment when it is asked; stands when the table says so."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self.reading = Reading()

    def follow(self, table: Table, entry: Entry | None = None, at: float | None = None) -> None:
        """The table has changed, by this entry if it is known: new questions get new time, or what is in store."""
        now = self._now() if at is None else at
        known = self._known(now)
        running = {seat: self._of(table, entry, seat, known.get(seat)) for seat in table.timed()}
        before = dict(self.reading.before)
        if not _is_undone(entry):
            before.update({seat: each for seat, each in known.items() if running.get(seat) != each})
        self.reading = Reading(now, table.stands(), running, before)

    def _of(self, table: Table, entry: Entry | None, seat: int, known: Running | None) -> Running:
        """The time of a seat for what it is asked now. Nobody gains any by taking a move back, or by a stand-in."""
        asked, before = table.asked_at[seat], self.reading.before.get(seat)
        whole = table.allowance(seat)
        left = min(whole, table.time_limit() or whole)
        kept = whole - left if table.banks is not None else 0.0
        for each in (known, before):
            if each is not None and each.asked == asked:
                back = isinstance(entry, Returned) and entry.seat == seat and each.left <= ALARM_TOLERANCE
                return Running(asked, left if table.calendar else min(left, RETURN_SECONDS), kept) if back else each
        if _is_undone(entry, seat) and table.banks is None:
            left = min([left, *(each.left for each in (known, before) if each is not None)])
        return Running(asked, left, kept)

    def _known(self, now: float) -> dict[int, Running]:
        """The time of everyone whose time runs, as of now."""
        running = self.reading.running.items()
        return {seat: Running(each.asked, self._left(each, now), each.kept) for seat, each in running}

    def snapshot(self) -> Reading:
        """What this clock knows, for one of another process: without a time of day, which may differ there."""
        now, reading = self._now(), self.reading
        return Reading(0.0, reading.stands, self._known(now), reading.before)

    def agree(self, other: Reading) -> None:
        """A clock of another process may have counted for longer: nobody gains time by coming here."""
        mine = self.snapshot()
        self.reading = Reading(
            self._now(), mine.stands, _least(mine.running, other.running), _least(mine.before, other.before)
        )

    def stop(self) -> None:
        """Nobody is at the table; anyone who comes back finds the whole time, or what the store had at the last row."""
        self.reading = Reading()

    def _left(self, each: Running, now: float) -> float:
        passed = 0.0 if self.reading.stands else now - self.reading.seen
        return each.left - max(0.0, passed)

    def left(self) -> dict[int, float]:
        """The seconds that seats have left, as far as their time runs."""
        if self.reading.stands:
            return {}
        now = self._now()
        return {seat: self._left(each, now) for seat, each in self.reading.running.items()}

    def stores(self) -> dict[int, float]:
        """The same, with what those who answer a short question have in store beyond it."""
        return {seat: left + self.reading.running[seat].kept for seat, left in self.left().items()}

    def next(self) -> float | None:
        """The seconds until the time of a seat is over; None if no time runs."""
        left = self.left().values()
        return max(0.0, min(left)) if left else None

    def end(self) -> float | None:
        """When the time of a seat will be over; None if no time runs."""
        running = self.reading.running.values()
        if self.reading.stands or not running:
            return None
        return self.reading.seen + min(each.left for each in running)

    def due(self) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat, left in self.left().items() if left <= ALARM_TOLERANCE]


def _least(mine: dict[int, Running], others: dict[int, Running]) -> dict[int, Running]:
    """For the same questions, the lesser of both times."""
    same = {seat: each for seat, each in others.items() if seat in mine and mine[seat].asked == each.asked}
    return {seat: min(each, same.get(seat, each), key=lambda one: one.left) for seat, each in mine.items()}


def _is_undone(entry: Entry | None, seat: int | None = None) -> bool:
    """Was a move taken back at once, by this seat if one is named?"""
    return isinstance(entry, Undone) and seat in (None, entry.seat)
