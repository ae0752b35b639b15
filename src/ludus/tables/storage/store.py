"""The contract of storage. A row of a table's log is there for good when `append` returns."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Protocol

from msgspec import Struct

from ludus.kernel.refusals import UserError


class StoreError(UserError):
    """The storage does not work now: disk full, database locked or gone. Nothing of the call was kept."""


class Unsure(StoreError):
    """The connection broke in the middle of a commit: the call may have been kept. Read the log before going on."""


class Taken(UserError):
    """Someone else has written this number of this table first."""


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


class LobbyRow(Struct, frozen=True):
    """What the lobby shows of a table as of row `version` of its log. Times are seconds since the epoch."""

    table: str
    version: int
    status: str  # the lobby shows `waiting` and `playing`
    since: float
    seen: float  # when someone was last at the table
    line: bytes


class Comment(Struct, frozen=True):
    """What someone who played said about a step of a game. `at` is in seconds since the epoch."""

    table: str
    id: str
    step: int
    seat: int
    guest: str
    text: str
    at: float


class Listing(Struct, frozen=True):
    """What lists show of a table: the seats that owe an answer, as a bit mask, and who sits where."""

    asked: int
    line: bytes


class MyRow(Struct, frozen=True):
    """A table in the list of a guest. `line` is None if nobody has listed it yet."""

    table: str
    game: str
    status: str
    changed: float
    created: float
    asked: int
    line: bytes | None


class Device(Struct, frozen=True):
    """A further browser of a guest. `secret` is the SHA-256 of what its cookie holds."""

    secret: bytes
    guest: str
    since: float


class WholeTable(Struct, frozen=True, omit_defaults=True):
    """All that is kept of a table, as it was at one moment."""

    row: TableRow
    members: tuple[str, ...]
    log: tuple[bytes, ...]  # from number 1 on
    snapshot: tuple[int, bytes] | None
    comments: tuple[Comment, ...] = ()
    due: float | None = None  # when it must be looked after


class Count(Struct, frozen=True):
    """How much a store holds."""

    tables: int
    rows: int
    guests: int


class Store(Protocol):
    """Texts with NUL or half a surrogate pair cannot be kept (`StoreError`), and asking for them finds nothing.

    A call that is cancelled may still be carried out.
    """

    place: str  # file, or address without the password: fit for messages
    is_shared: bool  # may other processes use it at the same time?

    async def open(self) -> None:
        """Connect and bring the schema up to date; raises `StoreError`."""

    async def close(self) -> None:
        """Finish what was begun and disconnect."""

    async def create(
        self,
        table: str,
        game: str,
        status: str,
        body: bytes,
        members: tuple[str, ...],
        at: float | None = None,
        listing: Listing | None = None,
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
        due: float | None = None,
        listing: Listing | None = None,
    ) -> None:
        """Row `number` of a table's log, durable on return; raises `Taken` or `StoreError`.

        Many calls at once share a transaction; those for one table are carried out in the order in which they were
        made. A row whose predecessor is missing is refused (`StoreError`), so a log never has gaps. `status` changes
        the table's row in the same transaction, and so does `listing`; `members` are added. `due` is when the table
        must be looked after, 0.0 for never; without it nothing changes.
        """

    async def overdue(self, now: float, most: int) -> list[str]:
        """The tables that must be looked after by now, the longest overdue first."""

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The rows of a log in order, from number `after + 1` on; [] if there is no such table."""

    async def keep_snapshot(self, table: str, number: int, body: bytes) -> None:
        """Remember what rows 1 to `number` come to; only the newest is kept. Need not be durable at once.

        Refused (`StoreError`) if row `number` is not there, or if the log was rewritten since.
        """

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The newest snapshot."""

    async def set_guest(self, guest: Guest) -> None:
        """Add or change a guest; raises `Taken` if another one has this secret."""

    async def guest(self, secret: bytes) -> Guest | None:
        """The guest with this secret, in the first browser or in a further one."""

    async def rename_guest(self, guest: str, name: str, language: str) -> None:
        """Change name and language of a guest, if there still is such a guest."""

    async def devices_of(self, guest: str) -> list[Device]:
        """The further browsers of a guest, the oldest first."""

    def devices(self) -> AsyncIterator[Device]:
        """All of them, for a backup."""

    async def add_device(self, device: Device) -> None:
        """One more browser of a guest."""

    async def keep_device(self, guest: str, secret: bytes) -> None:
        """From now on only the browser with this secret is the guest; links that wait are gone too."""

    async def set_link(self, guest: str, code: bytes, until: float) -> None:
        """The code, as SHA-256, that makes one more browser the guest; the last one made is the only one."""

    async def drop_link(self, guest: str) -> None:
        """The code is worth nothing any more."""

    async def link(self, code: bytes, now: float) -> Guest | None:
        """Whose code this is, if it still counts."""

    async def use_link(self, code: bytes, device: Device) -> None:
        """A code makes a browser the guest, once; raises `UserError` if it does not count any more."""

    def guests(self) -> AsyncIterator[Guest]:
        """All of them, for a backup."""

    async def tables_of(self, guest: str, most: int = 100) -> list[TableRow]:
        """The tables of a guest, the last changed first."""

    async def running_of(self, guest: str, most: int) -> list[MyRow]:
        """The tables of a guest where the game is not over, the last changed first."""

    async def finished_of(self, guest: str, before: tuple[float, str], most: int) -> list[MyRow]:
        """The finished ones, the last ended first, from behind this time and name on; `changed` is when they ended."""

    async def list_table(self, table: str, listing: Listing) -> None:
        """What lists show of a table that was never listed; an existing listing stands."""

    def tables(self) -> AsyncIterator[TableRow]:
        """All of them, oldest first, for a backup. Tables made meanwhile come last."""

    async def members(self, table: str) -> list[str]:
        """The guests who find this table among theirs."""

    async def whole(self, table: str) -> WholeTable | None:
        """Everything of a table at one moment, for a backup."""

    async def count(self) -> Count:
        """How much there is."""

    async def show(self, row: LobbyRow) -> None:
        """Show a table in the lobby. What a later row of the log has shown stands; need not be durable at once."""

    async def lobby(self, seen: float, most: int) -> list[LobbyRow]:
        """The tables of the lobby where someone was since then, those that wait first, then the newest first."""

    async def clear_lobby(self, seen: float) -> None:
        """Delete the lobby rows of tables where nobody was since then."""

    async def add_comment(self, comment: Comment) -> None:
        """A comment on a step, durable on return; raises `StoreError` if there is no such table."""

    async def remove_comment(self, table: str, id: str) -> None:
        """Forget a comment for good."""

    async def comments(self, table: str) -> list[Comment]:
        """The comments on a game, oldest first."""

    async def comments_by(self, guest: str) -> list[Comment]:
        """What a guest has said about any game, oldest first."""

    async def forget_comments(self, guest: str) -> None:
        """Forget everything that a guest has said."""

    async def rewrite(
        self, table: str, number: int, body: bytes, others: Mapping[int, bytes], guest: str, at: float
    ) -> None:
        """Row `number`, and other bodies for older rows, all at once; raises `Taken` like `append`.

        The snapshot, what lists and the lobby show, and the guest's membership go with it. `at` is the time that
        lists show.
        """

    async def forget_guest(self, guest: str) -> None:
        """Nothing is left of a guest outside the logs, nor of what was rewritten there."""

    async def signal(self, name: str, number: int) -> None:
        """Let the other processes hear something that is kept nowhere."""

    def watch(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard(table, number)` when another process has written a row. SQLite has one process and never does.

        `@GUEST` in the place of a table means that a guest has one more table, `!GUEST` that browsers of the guest are
        not the guest's any more; what other processes `signal` is heard by its name.

        Called once, after `open`. After the connection was lost, `heard` may be called again with what it knows, and
        only with the newest row of a table.
        """
