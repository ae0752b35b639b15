"""How a client talks to its table: the same messages whether the table is in this process or on a server."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from ludus.tables.wire import ClientMessage, ServerMessage

if TYPE_CHECKING:
    from ludus.terminal.full.desk import Desk


class Disconnected(Struct, frozen=True):
    """The table cannot be reached; the line tries again by itself. Not part of the protocol."""

    reason: str


Incoming = ServerMessage | Disconnected


class Transport(Protocol):
    """One seat's (or a spectator's) connection to a table."""

    async def receive(self) -> Incoming:
        """The next message; the first one is an update."""

    async def send(self, message: ClientMessage) -> None:
        """Say something; the answer carries the same id."""

    async def close(self) -> None:
        """Hang up."""


class LocalTransport:
    """A line to a table of this process."""

    def __init__(self, desk: Desk, seat: int | None) -> None:
        self.desk = desk
        self.seat = seat
        self.answers: deque[ServerMessage] = deque()
        self.news = True  # something has changed since the last update
        self.fault: BaseException | None = None
        self.wake = asyncio.Event()
        desk.lines.append(self)
        desk.let_bots_move()

    async def receive(self) -> Incoming:
        """Updates first: who reads that a move was accepted has already seen it."""
        while True:
            if self.fault is not None:
                raise self.fault
            if self.news:
                self.news = False
                return self.desk.update(self.seat)
            if self.answers:
                return self.answers.popleft()
            self.wake.clear()
            await self.wake.wait()

    def change(self) -> None:
        self.news = True
        self.wake.set()

    def fail(self, fault: BaseException) -> None:
        self.fault = fault
        self.wake.set()

    async def send(self, message: ClientMessage) -> None:
        self.answers.append(await self.desk.answer(self.seat, message))
        self.wake.set()

    async def close(self) -> None:
        if self in self.desk.lines:
            self.desk.lines.remove(self)
