"""The contract of storage. A row of a table's log is there for good when `append` returns."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Protocol

from msgspec import Struct

from ludus.kernel.refusals import Told


class StoreTrouble(Told):
    """The storage does not work now: disk full, database locked or gone. Nothing of the call was kept."""


class Unsure(StoreTrouble):
    """The connection broke in the middle of a commit: the call may have been kept. Read the log before going on."""


class Taken(Told):
    """Somebody else has written this number of this table first."""


class Guest(Struct, frozen=True):
    """A person without an account. `secret` is the SHA-256 of what their cookie holds."""

    id: str
    secret: bytes
    name: str
    language: str


class TableRow(Struct, frozen=True):
    """A table as lists show it. Times are seconds since the epoch."""

    table: str
    game: str
    status: str
    changed: float
    created: float


class WholeTable(Struct, frozen=True):
    """All that is kept of a table, as it was at one moment."""

    row: TableRow
    members: tuple[str, ...]
    log: tuple[bytes, ...]  # from number 1 on
    snapshot: tuple[int, bytes] | None


class Count(Struct, frozen=True):
    """How much a store holds."""

    tables: int
    rows: int
    guests: int


class Store(Protocol):
    """Texts with NUL or half a surrogate pair cannot be kept (`StoreTrouble`), and asking for them finds nothing.

    A call that is cancelled may still be carried out.
    """

    place: str  # file, or address without the password: fit for messages

    async def open(self) -> None:
        """Connect and bring the schema up to date; raises `StoreTrouble`."""

    async def close(self) -> None:
        """Finish what was begun and disconnect."""

    async def create(
        self, table: str, game: str, status: str, body: bytes, members: tuple[str, ...], at: float | None = None
    ) -> None:
        """A new table with row 1 of its log; raises `Taken` if there is one of this name.

        `members` are guests who will find it among their tables. `at` is the time, now if not given.
        """

    async def append(
        self,
        table: str,
        number: int,
        body: bytes,
        status: str | None = None,
        members: tuple[str, ...] = (),
        at: float | None = None,
    ) -> None:
        """Row `number` of a table's log, durable on return; raises `Taken` or `StoreTrouble`.

        Many calls at once share a transaction; those for one table are carried out in the order in which they were
        made. A row whose predecessor is missing is refused (`StoreTrouble`), so a log never has gaps. `status` changes
        the table's row in the same transaction, `members` are added.
        """

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The rows of a log in order, from number `after + 1` on; [] if there is no such table."""

    async def keep_snapshot(self, table: str, number: int, body: bytes) -> None:
        """Remember what rows 1 to `number` come to; only the newest is kept. Need not be durable at once.

        Refused (`StoreTrouble`) if row `number` is not there.
        """

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The newest snapshot."""

    async def set_guest(self, guest: Guest) -> None:
        """Add or change a guest; raises `Taken` if another one has this secret."""

    async def guest(self, secret: bytes) -> Guest | None:
        """The guest with this secret."""

    def guests(self) -> AsyncIterator[Guest]:
        """All of them, for a backup."""

    async def tables_of(self, guest: str, most: int = 100) -> list[TableRow]:
        """The tables of a guest, the last changed first."""

    def tables(self) -> AsyncIterator[TableRow]:
        """All of them, oldest first, for a backup. Tables made meanwhile come last."""

    async def members(self, table: str) -> list[str]:
        """The guests who find this table among theirs."""

    async def whole(self, table: str) -> WholeTable | None:
        """Everything of a table at one moment, for a backup."""

    async def count(self) -> Count:
        """How much there is."""

    def watch(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard(table, number)` when another process has written a row. SQLite has one process and never does.

        Called once, after `open`. After the connection was lost, `heard` may be told again of what it knows, and only
        of the newest row of a table.
        """
