"""Ways to a table: one that is in this process, or one on a server."""

from __future__ import annotations

from typing import Protocol

from ludus.terminal.full.desk import Desk
from ludus.terminal.full.transport import LocalTransport, Transport


class TableSource(Protocol):
    """Where the lines of a client come from."""

    watching: bool  # only looks on

    def lines(self) -> list[Transport]:
        """One line for every person at this keyboard; called once the loop runs."""

    def follow(self, table: str) -> Transport | None:
        """A line to the table of the next game; None if the present one goes on there."""

    def address(self) -> str:
        """How others find the table; '' if they cannot."""

    def record(self) -> str:
        """Where the record of the finished game is; '' if nowhere."""

    def close(self) -> None:
        """Give back whatever is held."""


class LocalSource:
    """The table of this process."""

    watching = False

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def lines(self) -> list[Transport]:
        seats: list[int | None] = [*self.desk.people] or [None]
        return [LocalTransport(self.desk, seat) for seat in seats]

    def follow(self, table: str) -> Transport | None:
        return None

    def address(self) -> str:
        return ""

    def record(self) -> str:
        return str(self.desk.keeper.path) if self.desk.keeper.safe else ""

    def close(self) -> None:
        self.desk.close()
