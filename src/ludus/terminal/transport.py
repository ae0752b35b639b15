"""How a client talks to its table: the same messages whether the table is in this process or on a server."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from ludus.tables.wire import ClientMessage, ServerMessage


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
