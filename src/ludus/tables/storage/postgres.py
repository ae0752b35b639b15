"""Tables and guests in a PostgreSQL database, for any number of server processes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import msgspec

from ludus.kernel.refusals import UserError
from ludus.tables.storage import schema
from ludus.tables.storage.appends import new_append
from ludus.tables.storage.errors import check_texts, of_postgres
from ludus.tables.storage.persons import Persons
from ludus.tables.storage.postgres_watch import CHANNEL, Watcher
from ludus.tables.storage.postgres_writer import Writer
from ludus.tables.storage.reads import Query, Rows
from ludus.tables.storage.store import Comment, Guest, Listing, LobbyRow, StoreError, Taken, Unsure

CALL_TIMEOUT = 5.0  # seconds until a call gives up
CONNECTIONS = 10
MIGRATING = 0x4C554455  # number of the lock under which one process migrates while others wait

CREATE = f"""with made as (insert into tables (id, game, status, created, changed, asked, line)
        values ($1, $2, $3, $4, $4, $8, $9) on conflict do nothing returning id),
    first as (insert into log select id, 1, $5::bytea from made),
    known as (insert into members (guest, table_id, ended)
        select distinct unnest($6::text[]), id, case when $3 = 'over' then $4::float8 end from made returning guest)
    select pg_notify('{CHANNEL}', $7::text || ' 1 ' || id),
        (select count(pg_notify('{CHANNEL}', $7 || ' 0 @' || guest)) from known) from made"""
KEEP_SNAPSHOT = """with known as (select rewritten from tables where id = $1 for share)
    insert into snapshots as old
    select table_id, number, $3::bytea from log, known where table_id = $1 and number = $2 and number >= rewritten
    on conflict (table_id) do update set
        number = greatest(excluded.number, old.number),
        body = case when excluded.number >= old.number then excluded.body else old.body end
    returning number"""
SET_GUEST = """insert into guests values ($1, $2, $3, $4) on conflict (id) do update
    set secret = excluded.secret, name = excluded.name, language = excluded.language"""
SHOW = f"""with shown as (insert into lobby as old
        select id, $2::bigint, $3, $4::float8, $5::float8, $6::bytea from tables where id = $1
        on conflict (table_id) do update set version = excluded.version, status = excluded.status,
            since = excluded.since, seen = greatest(old.seen, excluded.seen), line = excluded.line
        where excluded.version >= old.version returning table_id, version)
    select pg_notify('{CHANNEL}', $7::text || ' ' || coalesce(max(version), 0) || ' ' || id)
    from tables left join shown on table_id = id where id = $1 group by id"""

ADD_COMMENT = """insert into comments (table_id, id, step, seat, guest, text, said)
    select id, $2, $3, $4, $5, $6, $7 from tables where id = $1 returning id"""

# What asyncpg and the network raise when the database cannot be reached or rejects a query.
ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class PostgresStore(Persons):
    """A store in a database. Calls give up after `timeout` seconds; connections come back by themselves."""

    def __init__(self, dsn: str, *, read_only: bool = False, timeout: float = CALL_TIMEOUT) -> None:
        self.dsn = dsn
        self.place = without_password(dsn)
        self.is_shared = True
        self.read_only = read_only
        self.timeout = timeout
        self.tag = secrets.token_hex(8)  # distinguishes the signals of this store from those of others
        self.is_open = False

    async def open(self) -> None:
        try:
            self._pool = await self._connected()
            await self._bring_up_to_date()
        except (ValueError, asyncpg.ClientConfigurationError) as error:
            raise StoreError("store-address", address=self.place, reason=str(error)) from error
        except ERRORS as error:
            raise of_postgres(error, self.place) from error
        self.is_open = True
        self._writer = Writer(self._connection, self.tag, self.place)
        self._watcher: Watcher | None = None

    async def close(self) -> None:
        if not self.is_open:
            return
        self.is_open = False
        await self._writer.finish()
        if self._watcher:
            await self._watcher.stop()
        try:
            async with asyncio.timeout(self.timeout):
                await self._pool.close()
        except ERRORS:  # the database is away: there is nothing to say goodbye to
            self._pool.terminate()

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
        listed = (listing.asked, listing.line) if listing else (0, None)
        if not await self._write(CREATE, table, game, status, moment, body, members, self.tag, *listed):
            raise Taken("store-table-taken", table=table)

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
        self._check_open()
        await self._writer.put(new_append(table, number, body, status, members, at, due, listing))

    async def keep_snapshot(self, table: str, number: int, body: bytes) -> None:
        check_texts(table)
        if not await self._write(KEEP_SNAPSHOT, table, number, body):
            raise StoreError("store-gap", table=table, number=str(number))

    async def set_guest(self, guest: Guest) -> None:
        check_texts(guest.id, guest.name, guest.language)
        try:
            await self._write(SET_GUEST, guest.id, guest.secret, guest.name, guest.language)
        except asyncpg.UniqueViolationError as error:
            raise Taken("store-secret-taken") from error

    async def show(self, row: LobbyRow) -> None:
        check_texts(row.table, row.status)
        values = row.table, row.version, row.status, row.since, row.seen, row.line
        if not await self._write(SHOW, *values, self.tag):
            raise StoreError("store-gap", table=row.table, number="1")

    async def clear_lobby(self, seen: float) -> None:
        await self._write("delete from lobby where seen < $1", seen)

    async def add_comment(self, comment: Comment) -> None:
        check_texts(comment.table, comment.id, comment.guest, comment.text)
        if not await self._write(ADD_COMMENT, *msgspec.structs.astuple(comment)):
            raise StoreError("store-gap", table=comment.table, number="0")

    async def remove_comment(self, table: str, id: str) -> None:
        await self._write("delete from comments where table_id = $1 and id = $2", table, id)

    async def forget_comments(self, guest: str) -> None:
        await self._write("delete from comments where guest = $1", guest)

    async def _change(
        self, *queries: Query, first: UserError | None = None, signals: tuple[tuple[str, int], ...] = ()
    ) -> list[Rows]:
        self._check_open()
        answers: list[Rows] = []
        async with self._connection() as connection, connection.transaction():
            for query in queries:
                answers.append(await _fetched(connection, *query))
                if first is not None and not answers[0]:
                    raise first
            for name, number in signals:
                await connection.execute("select pg_notify($1, $2)", CHANNEL, f"{self.tag} {number} {name}")
        return answers

    async def scrub(self) -> None:
        """The database does it by itself (autovacuum)."""

    async def signal(self, name: str, number: int) -> None:
        await self._write("select pg_notify($1, $2)", CHANNEL, f"{self.tag} {number} {name}")

    def watch(self, heard: Callable[[str, int], None]) -> None:
        self._check_open()
        self._watcher = Watcher(self._own_connection, self.tag, heard, self.timeout)

    async def _write(self, statement: str, *values: Any) -> list[Any]:
        self._check_open()
        async with self._connection() as connection:
            rows: list[Any] = await connection.fetch(statement, *values)
            return rows

    # --- Reading -------------------------------------------------------------------------------

    async def _answers(self, *queries: Query) -> list[Rows]:
        self._check_open()
        try:
            return await self._ask(queries)
        except Unsure as unsure:  # reading has kept nothing
            raise StoreError("store-away", place=self.place, reason=str(unsure.__cause__)) from unsure

    async def _ask(self, queries: tuple[Query, ...]) -> list[Rows]:
        async with self._connection() as connection:
            if len(queries) == 1:
                return [await _fetched(connection, *queries[0])]
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return [await _fetched(connection, *query) for query in queries]

    # --- Connections ---------------------------------------------------------------------------

    def _check_open(self) -> None:
        if not self.is_open:
            raise StoreError("store-closed", place=self.place)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection for a single transaction. One that failed is thrown away, because it may still be at work."""
        try:
            async with asyncio.timeout(self.timeout):
                connection = await self._pool.acquire()
        except ERRORS as error:
            raise of_postgres(error, self.place) from error
        try:
            async with asyncio.timeout(self.timeout):
                yield connection
        except asyncpg.UniqueViolationError:
            raise
        except ERRORS as error:
            if _was_refused(error):
                raise of_postgres(error, self.place) from error
            connection.terminate()
            raise Unsure("store-unsure", place=self.place) from error
        except asyncio.CancelledError:
            connection.terminate()
            raise
        finally:
            await self._pool.release(connection)

    def _settings(self) -> dict[str, Any]:
        settings = {
            "application_name": "ludus",
            "synchronous_commit": "on",  # what is acknowledged survives, whatever the database's default
            "default_transaction_read_only": "on" if self.read_only else "off",
            "statement_timeout": str(round(self.timeout * 800)),  # before this side gives up
        }
        return {"dsn": self.dsn, "timeout": self.timeout, "server_settings": settings}

    async def _connected(self) -> Any:
        async with asyncio.timeout(self.timeout):
            return await asyncpg.create_pool(min_size=1, max_size=CONNECTIONS, reset=_as_it_is, **self._settings())

    async def _own_connection(self) -> Any:
        return await asyncpg.connect(**self._settings())

    async def _bring_up_to_date(self) -> None:
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                await self._migrate(connection)
        except BaseException:
            self._pool.terminate()
            raise

    async def _migrate(self, connection: Any) -> None:
        if not self.read_only:
            await connection.execute("select pg_advisory_xact_lock($1)", MIGRATING)
        version = 0
        if await connection.fetchval("select to_regclass('schema') is not null"):
            version = await connection.fetchval("select version from schema")
        elif self.read_only:
            raise StoreError("store-not-database", place=self.place)
        schema.check_version(self.place, version, may_migrate=not self.read_only)
        for number, migration in enumerate(schema.migrations()[version:], version + 1):
            await connection.execute(schema.for_postgres(migration))
            await connection.execute("create table if not exists schema (version integer not null)")
            await connection.execute("delete from schema")
            await connection.execute("insert into schema values ($1)", number)


async def _as_it_is(connection: Any) -> None:
    """Nothing here changes a session, so nothing needs resetting: that would be another round trip for each call."""


def _was_refused(error: BaseException) -> bool:
    """Has the database answered that it did not do it? Not if the connection broke or the server was going down."""
    state = getattr(error, "sqlstate", None)
    return state is not None and not state.startswith(("08", "57P"))


async def _fetched(connection: Any, text: str, *values: Any) -> Rows:
    rows: Rows = await connection.fetch(text.replace("?", "$"), *values)
    return rows


def without_password(dsn: str) -> str:
    """The address as messages may show it: no user, no password, no parameters."""
    head, _, rest = dsn.partition("://")
    return f"{head}://{rest.partition('?')[0].rpartition('@')[2]}"
