"""What the house decides: for its computers, for people whose time is over, and as a hint."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ludus.kernel.refusals import LudusError, Told
from ludus.tables import wire
from ludus.tables.decisions import refused
from ludus.tables.entries import CLOCK, Entry, Moved, StoodIn
from ludus.tables.live import Connection, Live
from ludus.tables.storage.store import StoreTrouble, Taken
from ludus.tables.table import Table
from ludus.tables.thinkers import Thinkers

if TYPE_CHECKING:
    from ludus.tables.house import House

log = logging.getLogger("ludus")

HINT_LEVEL = "hard"
HUSHED = 0.4  # seconds that a search takes where its time would tell something, whatever it has to look for
SPEEDS = {"stopped": 1.0, "slow": 2.5, "normal": 1.0, "fast": 0.1}  # pauses before a move, where everybody watches
BREATH = 1.0  # seconds between two attempts to write a move
ROUND = 5.0  # seconds between two looks for tables where time is over and nobody is there
AT_ONCE = 1000  # tables per look
OWED = 30.0  # seconds in which the house makes the moves of its computers, unless it was stopped


class Computers:
    """Decides from worlds that a seat cannot tell from the real one, and lets the house write it."""

    def __init__(self, house: House, thinkers: Thinkers, pause: float) -> None:
        self.house = house
        self.thinkers = thinkers
        self.pause = pause  # seconds before a computer moves, so that people can follow
        self._hopeless: set[str] = set()  # tables that cannot be opened

    async def hint(self, live: Live, connection: Connection, message: wire.Hint) -> wire.ServerMessage:
        """What a strong computer would play for this connection."""
        async with live.lock:
            seat = connection.seat
            if seat is None or seat not in live.table.to_act():
                return refused(message.id, Told("table-no-hint"))
            job = self.thinkers.job(live.table.playing(), seat, HINT_LEVEL, hint_seed(live.table, seat))
        found = await self.thinkers.think(job)
        return wire.Hinted(message.id, found.move, found.facts)

    # --- Seats of computers ------------------------------------------------------------

    def let_move(self, live: Live) -> None:
        """Make sure that somebody thinks for the computers that are asked."""
        running = live.computers is not None and not live.computers.done()
        if not running and not live.closed and goes_on(live) and asked_computers(live.table):
            live.computers = self.house.run(self._move_all(live))

    async def _move_all(self, live: Live) -> None:
        while goes_on(live) and (seats := asked_computers(live.table)):
            seat, level = seats[0], live.table.computer_at(seats[0])
            self._show_thinking(live, {seat})
            try:
                await self._decide(
                    live, seat, level, level, partial(_is_played, live, seat, level), self._pause_at(live.table)
                )
            finally:
                self._show_thinking(live, set())

    def _pause_at(self, table: Table) -> float:
        """The seconds before a computer moves; where everybody watches they choose."""
        return self.pause * (SPEEDS[table.speed] if table.only_computers() else 1.0)

    def _show_thinking(self, live: Live, seats: set[int]) -> None:
        live.thinking = seats
        live.wake()

    # --- Answers whose time would tell something --------------------------------------------

    async def hold(self, live: Live, seat: int | None) -> None:
        """Let an answer wait for the least time that all answers to such a question take."""
        if seat in live.asked and live.table.hushed():
            await asyncio.sleep(live.asked[seat][1] + self.pause - asyncio.get_running_loop().time())

    async def _whole_pauses(self, live: Live, seat: int, pause: float) -> None:
        """Whether a computer had something to search for is not to be told from the time that it took."""
        since = asyncio.get_running_loop().time() - live.asked[seat][1]
        await asyncio.sleep(pause - since if since < pause else -since % pause)

    # --- Seats whose time is over --------------------------------------------------------

    def wind(self, live: Live, entry: Entry | None = None) -> None:
        """Set the clock by the table, and the alarm by the clock. A clock that counts days sets itself by the log."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if live.table.calendar is None and live.connections:
            live.clock.follow(live.table, entry)
        elif live.table.calendar is None:
            live.clock.stop()
        seconds = live.clock.next()
        if seconds is not None and not live.closed:
            live.alarm = asyncio.get_running_loop().call_later(seconds, self._ring, live)

    def _ring(self, live: Live) -> None:
        if live.late is None or live.late.done():
            live.late = self.house.run(self._decide_late(live))

    async def _decide_late(self, live: Live) -> None:
        while goes_on(live) and not live.closed and (seats := live.clock.due()):
            timing, seat = live.table.timing, seats[0]
            assert timing is not None
            silence = live.table.neutral(seat)
            if timing.takes_over and not (silence and live.table.patience()):
                await self._take_over(live, seat, timing.level)
            elif silence:
                await self._let_pass(live, seat)
            else:
                await self._decide(live, seat, timing.level, CLOCK, partial(_is_late, live, seat))
        async with live.lock:
            self.wind(live)
        self.let_move(live)

    async def _let_pass(self, live: Live, seat: int) -> None:
        """Silence counts as what the rules say."""
        try:
            async with live.lock:
                if _is_late(live, seat) and (move := live.table.neutral(seat)):
                    await self.house.write(live, Moved(seat, move, CLOCK))
        except Taken:
            log.info("table %s: another process moved for seat %d", live.table.id, seat)
        except LudusError as error:
            log.error("table %s: the time of seat %d is over, and it could not pass: %s", live.table.id, seat, error)
            await asyncio.sleep(BREATH)

    async def _take_over(self, live: Live, seat: int, level: str) -> None:
        """A computer plays for a seat whose time is over, until its owner comes back."""
        try:
            async with live.lock:
                if _is_late(live, seat):
                    await self.house.write(live, StoodIn(seat, level, False, late=True))
        except Taken:
            log.info("table %s: another process took seat %d over", live.table.id, seat)
        except LudusError as error:
            log.error("table %s: seat %d could not be taken over: %s", live.table.id, seat, error)
            await asyncio.sleep(BREATH)

    # --- Tables where nobody is ----------------------------------------------------------

    async def look_after(self) -> None:
        """Open the tables where people had days and the house has to act, for as long as the house is open."""
        while True:
            try:
                for table in await self.house.store.overdue(time.time(), AT_ONCE):
                    await self._attend(table)
            except StoreTrouble as error:
                log.warning("tables where time is over cannot be found now: %s", error)
            await asyncio.sleep(ROUND)

    async def _attend(self, name: str) -> None:
        """Let the house act at a table, one after the other: nobody waits there."""
        if name in self._hopeless:
            return
        try:
            live = await self.house.find(name)
        except StoreTrouble:
            raise
        except LudusError as error:
            log.error("table %s cannot be opened: %s", name, error)
            self._hopeless.add(name)
            return
        self._ring(live)
        if live.late is not None:
            await asyncio.wait((live.late,))

    # --- Both ----------------------------------------------------------------------------

    async def _decide(
        self, live: Live, seat: int, level: str, by: str, stands: Callable[[], bool], pause: float = 0.0
    ) -> None:
        """Make a move for a seat, unless meanwhile the reason for it has gone or the question has changed."""
        try:
            async with live.lock:
                if not stands():
                    return
                asked = live.table.asked_at[seat]
                menu = options(live, seat)
                hushed = live.table.hushed() and pause > 0
                seconds = HUSHED if hushed else 0.0
                job = self.thinkers.job(live.table.playing(), seat, level, secrets.randbits(60), seconds)
            found, _ = await asyncio.gather(self.thinkers.think(job), asyncio.sleep(0.0 if hushed else pause))
            if hushed:
                await self._whole_pauses(live, seat, pause)
            async with live.lock:
                if stands() and live.table.asked_at[seat] == asked and (hushed or menu >= options(live, seat)):
                    await self.house.write(live, Moved(seat, found.move, by))
        except Taken:
            log.info("table %s: another process moved for seat %d", live.table.id, seat)
        except LudusError as error:
            log.error("table %s: the computer at seat %d could not move: %s", live.table.id, seat, error)
            await asyncio.sleep(BREATH)


def options(live: Live, seat: int) -> set[int]:
    """What a computer may choose from; what is new in it, such as an offer, is worth another thought."""
    return {*live.table.playing().state.legal(seat)}


def asked_computers(table: Table) -> list[int]:
    """The seats that owe a decision and are played by computers of the house."""
    stopped = table.speed == "stopped" and table.only_computers()
    if stopped or table.undo_by >= 0 or table.paused or table.people_first():
        return []
    return [seat for seat in table.to_act() if table.computer_at(seat)]


def goes_on(live: Live) -> bool:
    """Does the game go on now? While somebody looks, or all have resigned; where people have days, if one plays."""
    table = live.table
    return bool(live.connections) or table.given_up() or (table.calendar is not None and bool(table.people()))


def due(table: Table) -> float | None:
    """When the house must look after a table though nobody may be there; 0.0: never, None: it need not be noted."""
    if table.given_up() and asked_computers(table):
        return time.time() + OWED
    if table.calendar is None:
        return 0.0 if table.match is not None and table.match.played_on else None
    if table.status != "playing" or table.paused or not table.people():
        return 0.0
    if asked_computers(table):
        return table.calendar.reading.seen + OWED
    return table.calendar.end() or 0.0


def _is_played(live: Live, seat: int, level: str) -> bool:
    """Is this seat asked, and does a computer of this level play it?"""
    return seat in asked_computers(live.table) and live.table.computer_at(seat) == level


def _is_late(live: Live, seat: int) -> bool:
    """Is the time of this seat over?"""
    return seat in live.clock.due()


def hint_seed(table: Table, seat: int) -> int:
    """The same hint for the same question, from nothing that the seat cannot know."""
    return hash((seat, table.version)) & 0xFFFF_FFFF
