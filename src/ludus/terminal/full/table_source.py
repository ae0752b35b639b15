"""Ways to a table: one that is in this process, or one on a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludus.terminal.local import LocalTable, LocalTransport
from ludus.terminal.transport import Transport


class TableSource(Protocol):
    """Where the lines of a client come from."""

    watching: bool  # only looks on

    async def lines(self, table: str = "") -> Sequence[Transport]:
        """One line for every person at this keyboard: to the first table, or to that of the next game."""

    def address(self) -> str:
        """How others find the table; '' if they cannot."""

    def record(self) -> str:
        """Where the record of the finished game is; '' if nowhere."""

    async def close(self) -> None:
        """Give back whatever is held; the lines are closed already."""


class LocalSource:
    """The table of this process."""

    watching = False

    def __init__(self, local: LocalTable) -> None:
        self.local = local

    async def lines(self, table: str = "") -> Sequence[Transport]:
        if not table:
            await self.local.open()
        return [LocalTransport(self.local, connection) for connection in await self.local.connect(table)]

    def address(self) -> str:
        return ""

    def record(self) -> str:
        return str(self.local.keeper.path) if self.local.keeper.safe else ""

    async def close(self) -> None:
        await self.local.close()
