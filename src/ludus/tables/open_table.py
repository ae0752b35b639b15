"""An open table, and everyone who looks at it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

from ludus.tables import observed, wire
from ludus.tables.clock import Clock
from ludus.tables.event_cursor import EventCursor
from ludus.tables.kept_bots import KeptSeats
from ludus.tables.listener import Gone, Listener
from ludus.tables.table import Table

if TYPE_CHECKING:
    from ludus.tables.house import House

MOST_REPLIES = 200  # answers that a client may leave unread


class Connection(Listener):
    """Someone who looks at a table. `receive` gives answers first, then the newest update."""

    def __init__(
        self, house: House, live: OpenTable, guest: str, name: str, seat: int | None, key: str, have: int
    ) -> None:
        super().__init__()
        self.house = house
        self.live = live
        self.guest = guest
        self.name = name
        self.fixed = seat  # the seat that was asked for, whatever seat the guest has
        self.key = key  # of that seat, where it was opened by one
        self.client = ""  # the address of the client, where there is a network
        self.cursor = EventCursor(have)
        self.replies: deque[wire.ServerMessage] = deque()
        self.seen = 0  # the version of the last update
        self.changed = True
        self.watching = False
        self.encoded = False  # every message is sent as JSON: views need not be dicts first

    @property
    def seat(self) -> int | None:
        """The seat that this connection may see and play now."""
        if self.watching:
            return None
        if self.fixed is None:
            return self.live.table.seat_of(self.guest)
        kept = not self.key or self.live.table.places[self.fixed].key == self.key
        return self.fixed if kept else None

    @property
    def since(self) -> int:
        """The number of the first event to send.

        Events that had to be withheld are sent as soon as they may be; after those that were erased all is sent anew.
        """
        gap, (version, place) = self.cursor.gap, self.live.table.erased
        since = self.cursor.end if gap is None or gap in observed.withheld(self.live.table) else gap
        return min(since, place) if self.seen < version else since

    def is_repeated(self, id: str) -> bool:
        """Was a message of this name granted before?"""
        return (self.guest, id) in self.live.table.answered

    def wake(self) -> None:
        self.changed = True
        super().wake()

    def answer(self, message: wire.ServerMessage) -> None:
        """Leave an answer for the client; one that never reads is let go."""
        if len(self.replies) >= MOST_REPLIES:
            self.end(Gone(1008))
            return
        self.replies.append(message)
        self._wake.set()

    async def receive(self) -> wire.ServerMessage:
        """The next message for the client; raises `Gone`."""
        while True:
            await self._wake.wait()
            if self.replies:
                return self.replies.popleft()
            if self.gone is not None:
                raise self.gone
            self._wake.clear()
            if self.changed:
                self.changed = False
                update = await self.house.look(self)
                self.cursor.hear(update.since, (event.kind for event in update.events))
                self.seen = update.version
                if self.replies:
                    self._wake.set()
                return update

    async def send(self, message: wire.ClientMessage) -> None:
        """Take a message of the client; the answer comes by `receive`."""
        begun = time.perf_counter()
        answer = await self.house.hear(self, message)
        self.house.metrics.answered(message, answer, time.perf_counter() - begun)
        self.answer(answer)

    def close(self) -> None:
        self.house.leave(self)


class OpenTable:
    """An open table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.announced = 0  # who is here, as last signalled to other processes
        self.elsewhere: dict[str, tuple[int, float]] = {}  # by other processes: who is there, and when they said so
        self.thinking: set[int] = set()
        self.bots: asyncio.Task[None] | None = None
        self.kept_bots = KeptSeats()
        self._clock = Clock()
        self.alarm: asyncio.TimerHandle | None = None  # for the next seat whose time will be over
        self.late: asyncio.Task[None] | None = None  # decides for seats whose time is over
        self.absences: dict[int, asyncio.Task[None]] = {}
        self.closing: asyncio.Task[None] | None = None
        self.closed = False
        self.asked: dict[int, tuple[int, float]] = {}  # version and time of the question of each seat
        self._present: tuple[tuple[wire.SeatNow, ...], int] | None = None

    @property
    def clock(self) -> Clock:
        """Where people have days it belongs to the log; else to anyone who is here."""
        return self.table.calendar or self._clock

    def banks(self) -> dict[int, float]:
        """For the next row: what those whose time runs have left in store."""
        if self.table.banks is None:
            return {}
        return {seat: max(0.0, round(left, 2)) for seat, left in self._clock.stores().items()}

    def here(self) -> set[int]:
        """The seats for which someone is connected, to whatever process."""
        mask = 0
        for bits, _ in self.elsewhere.values():
            mask |= bits
        own = {connection.seat for connection in self.connections if connection.seat is not None}
        return own | {seat for seat in range(len(self.table.places)) if mask >> seat & 1}

    def present(self) -> tuple[tuple[wire.SeatNow, ...], int]:
        """Who is at the table, and how many watch; made once for everyone."""
        if self._present is None:
            watchers = sum(connection.seat is None for connection in self.connections)
            watchers += sum(bits >> 8 for bits, _ in self.elsewhere.values())
            self._present = observed.seats(self.table, self.here(), self.thinking), watchers
        return self._present

    def wake(self) -> None:
        """Everyone looks again."""
        self._present = None
        self._note_questions()
        for connection in self.connections:
            connection.wake()

    def _note_questions(self) -> None:
        now = asyncio.get_running_loop().time()
        for seat, version in enumerate(self.table.asked_at):
            if self.asked.get(seat, (-1, 0.0))[0] != version:
                self.asked[seat] = version, now

    def close(self) -> None:
        """Nothing happens at this table any more."""
        self.closed = True
        if self.alarm is not None:
            self.alarm.cancel()
        for task in (self.bots, self.late, *self.absences.values()):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
