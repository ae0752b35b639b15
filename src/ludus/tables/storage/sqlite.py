"""Tables and guests in one file. SQLite serves one process; a lock beside the file sees to that."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

import msgspec

from ludus.kernel.refusals import UserError
from ludus.tables.storage import schema
from ludus.tables.storage.appends import new_append
from ludus.tables.storage.errors import check_texts, of_sqlite
from ludus.tables.storage.persons import Persons
from ludus.tables.storage.reads import Query, Rows
from ludus.tables.storage.sqlite_writer import Outside, Work, Writer, add_members
from ludus.tables.storage.store import Comment, Guest, Listing, LobbyRow, StoreError, Taken

CALL_TIMEOUT = 5.0  # seconds
LARGEST_WAL = 64 * 2**20  # bytes that stay on the disk after a busy hour
LARGEST_SCRUBBED = 256 * 2**20  # bytes of a file that is written anew, so that nothing deleted is left in it


class SqliteStore(Persons):
    """A store in a file. Read-only, it takes no lock and can look at the file of a running server.

    `durable=False` is for files that count only when they are finished: the caller syncs them at the end.
    """

    def __init__(
        self, path: str | Path, *, read_only: bool = False, durable: bool = True, timeout: float = CALL_TIMEOUT
    ) -> None:
        self.path = Path(path).resolve()
        self.place = str(path)
        self.is_shared = False
        self.read_only = read_only
        self.durable = durable
        self.timeout = timeout
        self.is_open = False

    async def open(self) -> None:
        with ExitStack() as opened:
            await asyncio.to_thread(self._open, opened)
            self._opened = opened.pop_all()
        self._writer = None if self.read_only else Writer(self._connection, self.place, self._check_file)
        self.is_open = True

    async def close(self) -> None:
        if not self.is_open:
            return
        self.is_open = False
        if self._writer:
            await self._writer.finish()
        await asyncio.to_thread(self._opened.close)

    # --- Writing -------------------------------------------------------------------------------

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
        check_texts(table, game, status, *members)
        moment = time.time() if at is None else at
        asked, line = (listing.asked, listing.line) if listing else (0, None)
        await self._write(partial(_create, (table, game, status, moment, moment, asked, line), body, members))

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
        await self._write(new_append(table, number, body, status, members, at, due, listing))

    async def keep_snapshot(self, table: str, number: int, body: bytes) -> None:
        check_texts(table)
        await self._write(partial(_keep_snapshot, table, number, body))

    async def set_guest(self, guest: Guest) -> None:
        check_texts(guest.id, guest.name, guest.language)
        await self._write(partial(_set_guest, guest))

    async def show(self, row: LobbyRow) -> None:
        check_texts(row.table, row.status)
        await self._write(partial(_show, row))

    async def clear_lobby(self, seen: float) -> None:
        await self._write(partial(_clear_lobby, seen))

    async def add_comment(self, comment: Comment) -> None:
        check_texts(comment.table, comment.id, comment.guest, comment.text)
        await self._write(partial(_add_comment, comment))

    async def remove_comment(self, table: str, id: str) -> None:
        await self._write(lambda connection: _remove_comment(connection, table, id))

    async def forget_comments(self, guest: str) -> None:
        await self._write(lambda connection: _forget_comments(connection, guest))

    async def _change(
        self, *queries: Query, first: UserError | None = None, signals: tuple[tuple[str, int], ...] = ()
    ) -> list[Rows]:
        answers: list[Rows] = []
        await self._write(partial(_change, queries, first, answers))
        return answers

    async def scrub(self) -> None:
        await self._write(Outside(_scrub))

    async def signal(self, name: str, number: int) -> None:
        """Nobody is there to hear it."""

    def watch(self, heard: Callable[[str, int], None]) -> None:
        """No other process can write."""

    def _check_open(self) -> None:
        if not self.is_open:
            raise StoreError("store-closed", place=self.place)

    def _write(self, work: Work) -> asyncio.Future[None]:
        self._check_open()
        if self._writer is None:
            raise StoreError("store-read-only", place=self.place)
        return self._writer.put(work)

    # --- Reading -------------------------------------------------------------------------------

    async def _answers(self, *queries: Query) -> list[Rows]:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, queries)

    def _ask(self, queries: tuple[Query, ...]) -> list[Rows]:
        self._check_file()
        try:
            self._reading.execute("begin")  # all queries see the same moment
            try:
                return [self._reading.execute(text, values).fetchall() for text, *values in queries]
            finally:
                self._reading.execute("rollback")
        except (sqlite3.Error, UnicodeError) as error:
            raise of_sqlite(error, self.place) from error

    # --- Opening -------------------------------------------------------------------------------

    def _open(self, opened: ExitStack) -> None:
        try:
            self._find_file(opened)
            self._connection = self._reading = opened.enter_context(closing(self._connect()))
            version = self._version()
            schema.check_version(self.place, version, may_migrate=not self.read_only)
            if not self.read_only:
                self._prepare(version)
                self._reading = opened.enter_context(closing(self._connect()))
        except (sqlite3.Error, UnicodeError) as error:
            raise of_sqlite(error, self.place) from error
        except OSError as error:
            raise StoreError("store-cannot-open", place=self.place, reason=error.strerror or error) from error
        self._readers = opened.enter_context(ThreadPoolExecutor(1, "ludus-sqlite-reader"))
        self._identity = {file: identity for file in self._files() if (identity := _identity(file))}

    def _find_file(self, opened: ExitStack) -> None:
        if self.read_only:
            if not self.path.exists():
                raise StoreError("store-missing", place=self.place)
            return
        if not self.path.parent.is_dir():
            raise StoreError("store-no-folder", place=self.place, folder=str(self.path.parent))
        self._lock(opened)
        _create_private(self.path)

    def _lock(self, opened: ExitStack) -> None:
        """Be the only one who serves this file, until the process ends. SQLite's own lock works on every system."""
        file = self.path.with_name(self.path.name + ".lock")
        _create_private(file)
        lock = opened.enter_context(closing(sqlite3.connect(file, timeout=0, check_same_thread=False)))
        try:
            lock.execute("begin exclusive")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise StoreError("store-served", place=self.place) from error

    def _connect(self) -> sqlite3.Connection:
        address = self.path.as_uri() + ("?mode=ro" if self.read_only else "?mode=rw")
        # SQLite itself waits (busy_timeout); no statement begins a transaction by itself (isolation_level)
        return sqlite3.connect(address, uri=True, timeout=self.timeout, isolation_level=None, check_same_thread=False)

    def _prepare(self, version: int) -> None:
        """Make a database that is ours, or empty, ready for writing."""
        self._connection.execute("pragma journal_mode = wal")
        self._connection.execute(f"pragma synchronous = {'full' if self.durable else 'off'}")
        self._connection.execute("pragma fullfsync = on")  # macOS leaves rows in the disk's cache otherwise
        self._connection.execute("pragma foreign_keys = on")
        self._connection.execute("pragma secure_delete = on")  # what is deleted is overwritten
        self._connection.execute(f"pragma journal_size_limit = {LARGEST_WAL}")
        for number, migration in enumerate(schema.migrations()[version:], version + 1):
            _migrate(self._connection, number, migration)

    def _version(self) -> int:
        names = {name for (name,) in self._connection.execute("select name from sqlite_master where type = 'table'")}
        if "schema" in names:
            versions = self._connection.execute("select version from schema").fetchall()
            if len(versions) != 1 or not isinstance(versions[0][0], int):
                raise StoreError("store-damaged", place=self.place, reason="schema")
            return int(versions[0][0])
        if names or self.read_only:
            raise StoreError("store-not-database", place=self.place)
        return 0

    def _files(self) -> tuple[Path, Path]:
        return self.path, self.path.with_name(self.path.name + "-wal")

    def _check_file(self) -> None:
        """A deleted file would go on taking rows that nobody can ever read."""
        for file, identity in self._identity.items():
            if _identity(file) != identity:
                raise StoreError("store-gone", place=str(file))


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        status = os.stat(file)
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino


def _create_private(file: Path) -> None:
    """An empty file that only its owner can read: hidden cards are in it.

    An existing one is left alone: opening and closing it would drop the locks that this process has on it.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        return


def _migrate(connection: sqlite3.Connection, number: int, migration: str) -> None:
    connection.execute("begin immediate")
    try:
        for statement in schema.statements(migration):
            connection.execute(statement)
        connection.execute("create table if not exists schema (version integer not null)")
        connection.execute("delete from schema")
        connection.execute("insert into schema values (?)", (number,))
        connection.execute("commit")
    finally:
        if connection.in_transaction:
            connection.execute("rollback")


def _create(
    row: tuple[str, str, str, float, float, int, bytes | None],
    body: bytes,
    members: tuple[str, ...],
    connection: sqlite3.Connection,
) -> None:
    table = row[0]
    made = connection.execute(
        "insert into tables (id, game, status, created, changed, asked, line) values (?, ?, ?, ?, ?, ?, ?)"
        " on conflict do nothing",
        row,
    )
    if made.rowcount == 0:
        raise Taken("store-table-taken", table=table)
    connection.execute("insert into log values (?, 1, ?)", (table, body))
    add_members(connection, [(guest, table) for guest in members])


def _keep_snapshot(table: str, number: int, body: bytes, connection: sqlite3.Connection) -> None:
    present = "select 1 from log join tables on id = table_id where table_id = ? and number = ? and number >= rewritten"
    if not connection.execute(present, (table, number)).fetchone():
        raise StoreError("store-gap", table=table, number=str(number))
    connection.execute(
        "insert into snapshots values (?, ?, ?) on conflict (table_id) do update"
        " set number = excluded.number, body = excluded.body where excluded.number >= number",
        (table, number, body),
    )


def _change(
    queries: tuple[Query, ...], first: UserError | None, answers: list[Rows], connection: sqlite3.Connection
) -> None:
    answers.clear()  # the whole transaction may be tried again
    for number, (text, *values) in enumerate(queries):
        answers.append(connection.execute(text, values).fetchall())
        if number == 0 and first is not None and not answers[0]:
            raise first


def _scrub(connection: sqlite3.Connection) -> None:
    """Pages that were split or emptied keep old texts, and so does the log of recent writes."""
    ((size,),) = connection.execute("select page_count * page_size from pragma_page_count, pragma_page_size")
    if size <= LARGEST_SCRUBBED:
        connection.execute("vacuum")
    connection.execute("pragma wal_checkpoint(truncate)").fetchall()


def _show(row: LobbyRow, connection: sqlite3.Connection) -> None:
    if not connection.execute("select 1 from tables where id = ?", (row.table,)).fetchone():
        raise StoreError("store-gap", table=row.table, number="1")
    connection.execute(
        "insert into lobby values (?, ?, ?, ?, ?, ?) on conflict (table_id) do update set version = excluded.version,"
        " status = excluded.status, since = excluded.since, seen = max(seen, excluded.seen), line = excluded.line"
        " where excluded.version >= version",
        (row.table, row.version, row.status, row.since, row.seen, row.line),
    )


def _clear_lobby(seen: float, connection: sqlite3.Connection) -> None:
    connection.execute("delete from lobby where seen < ?", (seen,))


def _set_guest(guest: Guest, connection: sqlite3.Connection) -> None:
    try:
        connection.execute(
            "insert into guests values (?, ?, ?, ?) on conflict (id) do update"
            " set secret = excluded.secret, name = excluded.name, language = excluded.language",
            (guest.id, guest.secret, guest.name, guest.language),
        )
    except sqlite3.IntegrityError as error:
        raise Taken("store-secret-taken") from error


def _add_comment(comment: Comment, connection: sqlite3.Connection) -> None:
    if not connection.execute("select 1 from tables where id = ?", (comment.table,)).fetchone():
        raise StoreError("store-gap", table=comment.table, number="0")
    connection.execute(
        "insert into comments (table_id, id, step, seat, guest, text, said) values (?, ?, ?, ?, ?, ?, ?)",
        msgspec.structs.astuple(comment),
    )


def _remove_comment(connection: sqlite3.Connection, table: str, id: str) -> None:
    connection.execute("delete from comments where table_id = ? and id = ?", (table, id))


def _forget_comments(connection: sqlite3.Connection, guest: str) -> None:
    connection.execute("delete from comments where guest = ?", (guest,))
