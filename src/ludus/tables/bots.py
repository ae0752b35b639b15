"""What the server decides: for its bots, for people whose time is over, and as a hint."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ludus.kernel.refusals import LudusError, UserError
from ludus.tables import wire
from ludus.tables.bot_workers import BotWorkers
from ludus.tables.entries import CLOCK, Entry, Moved, StoodIn
from ludus.tables.kept_bots import KeptBot
from ludus.tables.open_table import Connection, OpenTable
from ludus.tables.requests import refused
from ludus.tables.storage.store import StoreError, Taken
from ludus.tables.table import Table

if TYPE_CHECKING:
    from ludus.tables.house import House

log = logging.getLogger("ludus")

HINT_LEVEL = "hard"
CONSTANT_TIME = 0.4  # seconds that a search takes where its time would give something away, whatever it has to look for
SPEEDS = {"stopped": 1.0, "slow": 2.5, "normal": 1.0, "fast": 0.1}  # pauses before a move, where everyone watches
RETRY_DELAY = 1.0  # seconds between two attempts to write a move
ROUND = 5.0  # seconds between two looks for tables where time is over and nobody is there
AT_ONCE = 1000  # tables per look
OWED = 30.0  # seconds in which the server makes the moves of its bots, unless it was stopped


class TableBots:
    """Decides from worlds that a seat cannot distinguish from the real one, and has it written to the log."""

    def __init__(self, house: House, bot_workers: BotWorkers, pause: float) -> None:
        self.house = house
        self.bot_workers = bot_workers
        self.pause = pause  # seconds before a bot moves, so that people can follow
        self._hopeless: set[str] = set()  # tables that cannot be opened

    async def hint(self, live: OpenTable, connection: Connection, message: wire.Hint) -> wire.ServerMessage:
        """What a strong bot would play for this connection."""
        async with live.lock:
            seat = connection.seat
            if seat is None or seat not in live.table.to_act():
                return refused(message.id, UserError("table-no-hint"))
            job = self.bot_workers.job(live.table.playing(), seat, HINT_LEVEL, hint_seed(live.table, seat))
        found = await self.bot_workers.think(job, live.table.id, connection.client or connection.guest)
        return wire.Hinted(message.id, found.move, found.facts)

    # --- Seats of bots ------------------------------------------------------------

    def let_move(self, live: OpenTable) -> None:
        """Make sure that someone thinks for the bots that are asked."""
        self._drop_unfit(live)
        running = live.bots is not None and not live.bots.done()
        if not running and not live.closed and goes_on(live) and asked_bots(live.table):
            live.bots = self.house.run(self._move_all(live))

    async def _move_all(self, live: OpenTable) -> None:
        while goes_on(live) and (seats := asked_bots(live.table)):
            seat, level = seats[0], live.table.computer_at(seats[0])
            self._show_thinking(live, {seat})
            try:
                await self._decide(
                    live, seat, level, level, partial(_is_played, live, seat, level), self._pause_at(live.table)
                )
            finally:
                self._show_thinking(live, set())
        self._drop_unfit(live)

    def _pause_at(self, table: Table) -> float:
        """The seconds before a bot moves; where everyone watches they choose."""
        return self.pause * (SPEEDS[table.speed] if table.only_computers() else 1.0)

    def _show_thinking(self, live: OpenTable, seats: set[int]) -> None:
        live.thinking = seats
        live.wake()

    # --- Answers whose time would give something away --------------------------------------------

    async def hold(self, live: OpenTable, seat: int | None) -> None:
        """Let an answer wait for the least time that all answers to such a question take."""
        if seat in live.asked and live.table.constant_time():
            await asyncio.sleep(live.asked[seat][1] + self.pause - asyncio.get_running_loop().time())

    async def _whole_pauses(self, live: OpenTable, seat: int, pause: float) -> None:
        """Whether a bot had something to search for must not show in the time that it took."""
        since = asyncio.get_running_loop().time() - live.asked[seat][1]
        await asyncio.sleep(pause - since if since < pause else -since % pause)

    # --- Seats whose time is over --------------------------------------------------------

    def schedule_alarm(self, live: OpenTable, entry: Entry | None = None) -> None:
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

    def _ring(self, live: OpenTable) -> None:
        if live.late is None or live.late.done():
            live.late = self.house.run(self._decide_late(live))

    async def _decide_late(self, live: OpenTable) -> None:
        while goes_on(live) and not live.closed and (seats := live.clock.due()):
            timing, seat = live.table.timing, seats[0]
            assert timing is not None
            silence = live.table.neutral(seat)
            if timing.takes_over and not (silence and live.table.time_limit()):
                await self._take_over(live, seat, timing.level)
            elif silence:
                await self._let_pass(live, seat)
            else:
                await self._decide(live, seat, timing.level, CLOCK, partial(_is_late, live, seat))
        async with live.lock:
            self.schedule_alarm(live)
        self.let_move(live)

    async def _let_pass(self, live: OpenTable, seat: int) -> None:
        """Silence counts as what the rules say."""
        try:
            async with live.lock:
                if _is_late(live, seat) and (move := live.table.neutral(seat)):
                    await self.house.write(live, Moved(seat, move, CLOCK))
        except Taken:
            log.info("table %s: another process moved for seat %d", live.table.id, seat)
        except LudusError as error:
            log.error("table %s: the time of seat %d is over, and it could not pass: %s", live.table.id, seat, error)
            await asyncio.sleep(RETRY_DELAY)

    async def _take_over(self, live: OpenTable, seat: int, level: str) -> None:
        """A bot plays for a seat whose time is over, until its owner comes back."""
        try:
            async with live.lock:
                if _is_late(live, seat):
                    await self.house.write(live, StoodIn(seat, level, False, late=True))
        except Taken:
            log.info("table %s: another process took seat %d over", live.table.id, seat)
        except LudusError as error:
            log.error("table %s: seat %d could not be taken over: %s", live.table.id, seat, error)
            await asyncio.sleep(RETRY_DELAY)

    # --- Tables where nobody is ----------------------------------------------------------

    async def look_after(self) -> None:
        """Open the tables where people had days and the server has to act, for as long as it runs."""
        while True:
            try:
                for table in await self.house.store.overdue(time.time(), AT_ONCE):
                    await self._attend(table)
            except StoreError as error:
                log.warning("tables where time is over cannot be found now: %s", error)
            await asyncio.sleep(ROUND)

    async def _attend(self, name: str) -> None:
        """Let the server act at a table, one after the other: nobody waits there."""
        if name in self._hopeless:
            return
        try:
            live = await self.house.find(name)
        except StoreError:
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
        self, live: OpenTable, seat: int, level: str, by: str, stands: Callable[[], bool], pause: float = 0.0
    ) -> None:
        """Make a move for a seat, unless meanwhile the reason for it has gone or the question has changed."""
        bot: KeptBot | None = None
        try:
            async with live.lock:
                if not stands():
                    return
                asked = live.table.asked_at[seat]
                menu = options(live, seat)
                constant_time = live.table.constant_time() and pause > 0
                seconds = CONSTANT_TIME if constant_time else 0.0
                bot = self._bot_at(live, seat, level)
                job = self.bot_workers.job(live.table.playing(), seat, level, bot.seed, seconds, bot.number)
            thinking = self.bot_workers.think(job, live.table.id)
            found, _ = await asyncio.gather(thinking, asyncio.sleep(0.0 if constant_time else pause))
            if constant_time:
                await self._whole_pauses(live, seat, pause)
            async with live.lock:
                if stands() and live.table.asked_at[seat] == asked and (constant_time or menu >= options(live, seat)):
                    await self.house.write(live, Moved(seat, found.move, by))
                    live.kept_bots.keep(seat, bot, live.table.playing())
                    bot = None
        except Taken:
            log.info("table %s: another process moved for seat %d", live.table.id, seat)
        except LudusError as error:
            log.error("table %s: the bot at seat %d could not move: %s", live.table.id, seat, error)
            await asyncio.sleep(RETRY_DELAY)
        finally:
            if bot is not None:  # its tree follows a move that was not made
                self.bot_workers.drop((bot.number,))

    def _bot_at(self, live: OpenTable, seat: int, level: str) -> KeptBot:
        """The bot that made the last decision of this seat, if nothing has happened to it; else a new one."""
        self._drop_unfit(live)
        return live.kept_bots.take(seat, level)

    def _drop_unfit(self, live: OpenTable) -> None:
        """Forget bots whose trees do not fit any more: after an undo, at the end, when another one plays."""
        self.bot_workers.drop(live.kept_bots.drop_unfit(live.table))

    def forget(self, live: OpenTable) -> None:
        """A table is closed: nobody needs its bots any more."""
        self.bot_workers.drop(live.kept_bots.drop_all())


def options(live: OpenTable, seat: int) -> set[int]:
    """What a bot may choose from; what is new in it, such as an offer, is worth another thought."""
    return {*live.table.playing().state.legal(seat)}


def asked_bots(table: Table) -> list[int]:
    """The seats that owe a decision and are played by built-in bots."""
    stopped = table.speed == "stopped" and table.only_computers()
    if stopped or table.undo_by >= 0 or table.paused or table.people_first():
        return []
    return [seat for seat in table.to_act() if table.computer_at(seat)]


def goes_on(live: OpenTable) -> bool:
    """Does the game go on now? While someone looks, or all have resigned; where people have days, if one plays."""
    table = live.table
    return bool(live.connections) or table.given_up() or (table.calendar is not None and bool(table.people()))


def due(table: Table) -> float | None:
    """When the server must look after a table though nobody may be there; 0.0: never, None: it need not be noted."""
    if table.given_up() and asked_bots(table):
        return time.time() + OWED
    if table.calendar is None:
        return 0.0 if table.match is not None and table.match.played_on else None
    if table.status != "playing" or table.paused or not table.people():
        return 0.0
    if asked_bots(table):
        return table.calendar.reading.seen + OWED
    return table.calendar.end() or 0.0


def _is_played(live: OpenTable, seat: int, level: str) -> bool:
    """Is this seat asked, and does a bot of this level play it?"""
    return seat in asked_bots(live.table) and live.table.computer_at(seat) == level


def _is_late(live: OpenTable, seat: int) -> bool:
    """Is the time of this seat over?"""
    return seat in live.clock.due()


def hint_seed(table: Table, seat: int) -> int:
    """The same hint for the same question, from nothing that the seat cannot know."""
    return hash((seat, table.version)) & 0xFFFF_FFFF
