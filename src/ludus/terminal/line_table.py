"""A table for someone at a prompt: its loop runs while something is asked for, and stands still while people think."""

from __future__ import annotations

import asyncio

from ludus.kernel.refusals import LudusError
from ludus.tables.open_table import Connection
from ludus.tables.wire import ClientMessage, Refused, ServerMessage, Text
from ludus.terminal.local import LocalTable


class Declined(LudusError):
    """The table has refused something; `unreadable` if it was no move at all."""

    def __init__(self, reason: Text, unreadable: bool = False) -> None:
        self.reason = reason
        self.unreadable = unreadable
        super().__init__(reason["en"])

    def text(self, language: str = "en") -> str:
        return self.reason[language]


class LineTable:
    """Asks the table of this keyboard and waits for the answer.

    Ctrl-C while it waits is raised when the table stands still again: a decision is both made and written, or neither.
    """

    def __init__(self, local: LocalTable) -> None:
        self.local = local
        self.connections: dict[int | None, Connection] = {}
        self._runner = asyncio.Runner()

    def open(self) -> None:
        self._runner.run(self._open())

    async def _open(self) -> None:
        self.local.hold_bots()
        await self.local.open()
        self.connections = {connection.seat: connection for connection in await self.local.connect()}

    def close(self) -> None:
        self._runner.run(self.local.close())
        self._runner.close()

    def ask(self, seat: int, message: ClientMessage) -> ServerMessage:
        """The answer; raises `Declined`."""
        answer = self._runner.run(self.local.house.hear(self.connections[seat], message))
        if isinstance(answer, Refused):
            raise Declined(answer.reason)
        return answer

    def let_bot_move(self) -> None:
        """Wait until one of the bots that are asked has moved."""
        self._runner.run(self.local.let_bot_move())
