"""The one thread that writes into an SQLite database, many calls per transaction.

A transaction with `synchronous=full` waits for the disk, so whatever was asked for meanwhile goes into the next one
together. A statement that runs lets the other threads go on, and has to wait for its turn afterwards; therefore a
batch of rows is written with a handful of statements, however many rows it has.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from msgspec import Struct

from ludus.kernel.refusals import UserError
from ludus.tables.storage.appends import MOST_AT_ONCE, Append, sort_out
from ludus.tables.storage.errors import of_sqlite
from ludus.tables.storage.store import StoreError


class Outside(Struct, frozen=True):
    """Something that SQLite does outside of transactions only."""

    work: Callable[[sqlite3.Connection], None]


Work = Append | Outside | Callable[[sqlite3.Connection], None]
Job = tuple["asyncio.Future[None]", Work]
Verdict = BaseException | None

HOPELESS = ("store-locked", "store-gone", "store-unsure")  # it is no use, or no good, trying row by row


class Transactions:
    """Carries out work in its order, as much of it together as possible.

    Work refuses (`UserError`) before it has written anything.
    """

    def __init__(self, connection: sqlite3.Connection, place: str, check: Callable[[], None]) -> None:
        self.connection = connection
        self.place = place
        self.check = check  # raises StoreError if the file is not there any more

    def carry_out_all(self, works: Sequence[Work]) -> list[Verdict]:
        verdicts: list[Verdict] = []
        for outside, run in groupby(works, lambda work: isinstance(work, Outside)):
            some = list(run)
            verdicts += [self._do_outside(work) for work in some] if outside else self._carry_out(some)
        return verdicts

    def _do_outside(self, work: Work) -> Verdict:
        assert isinstance(work, Outside)
        try:
            self.check()
            work.work(self.connection)
        except sqlite3.Error as error:
            return of_sqlite(error, self.place)
        except StoreError as trouble:
            return trouble
        return None

    def _carry_out(self, works: Sequence[Work]) -> list[Verdict]:
        """One transaction for all; if that fails, one for each, so that nobody suffers for a neighbour."""
        try:
            return self._transaction(works)
        except Exception as error:
            if len(works) == 1:
                return [error]
            if isinstance(error, StoreError) and error.message in HOPELESS:
                return [type(error)(error.message, **error.values) for _ in works]
        return [verdict for work in works for verdict in self._carry_out([work])]

    def _transaction(self, works: Sequence[Work]) -> list[Verdict]:
        self.check()
        committing = False
        try:
            self.connection.execute("begin immediate")
            verdicts = list(chain.from_iterable(self._written(works)))
            committing = True
            self.connection.execute("commit")
        except sqlite3.Error as error:
            raise of_sqlite(error, self.place, committing) from error
        finally:
            if self.connection.in_transaction:
                self.connection.execute("rollback")
        return verdicts

    def _written(self, works: Sequence[Work]) -> Iterable[Sequence[Verdict]]:
        for rows, run in groupby(works, lambda work: isinstance(work, Append)):
            if rows:
                yield write_rows(self.connection, [work for work in run if isinstance(work, Append)])
            else:
                yield [_refused(self.connection, work) for work in run if not isinstance(work, Append | Outside)]


class Writer(Transactions):
    """Carries out work in a thread of its own, in the order in which it comes."""

    def __init__(self, connection: sqlite3.Connection, place: str, check: Callable[[], None]) -> None:
        super().__init__(connection, place, check)
        self.loop = asyncio.get_running_loop()
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self._run, name="ludus-sqlite-writer", daemon=True)
        self.thread.start()

    def put(self, work: Work) -> asyncio.Future[None]:
        future: asyncio.Future[None] = self.loop.create_future()
        self.queue.put((future, work))
        return future

    async def finish(self) -> None:
        """Wait until all that was put is done."""
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._take()
            if not batch:
                continue
            verdicts = self.carry_out_all([work for _, work in batch])
            try:
                self.loop.call_soon_threadsafe(_answer, batch, verdicts)
            except RuntimeError:  # the loop is closed: nobody waits for the answer
                more = more and not self.loop.is_closed()

    def _take(self) -> tuple[list[Job], bool]:
        """All that waits, at least one; and whether more may come."""
        job = self.queue.get()
        batch: list[Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_AT_ONCE:
                return batch, True
            try:
                job = self.queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False


def _refused(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], None]) -> Verdict:
    try:
        work(connection)
    except UserError as refusal:
        return refusal
    return None


def _answer(batch: Sequence[Job], verdicts: Sequence[Verdict]) -> None:
    for (future, _), verdict in zip(batch, verdicts, strict=True):
        if future.done():  # anyone who asked was cancelled
            continue
        if verdict is None:
            future.set_result(None)
        else:
            future.set_exception(verdict)


def write_rows(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[UserError | None]:
    """Write the rows that can be written; what stands against the others."""
    names = sorted({append.table for append in appends})
    newest = f"select table_id, max(number) from log where table_id in ({_marks(len(names))}) group by table_id"
    verdicts = sort_out(appends, dict(connection.execute(newest, names)))
    kept = [append for append, verdict in zip(appends, verdicts, strict=True) if verdict is None]
    if kept:
        _insert(connection, "log", [(row.table, row.number, row.body) for row in kept])
        _touch(connection, kept)
        _note_due(connection, kept)
        if members := [(guest, row.table) for row in kept for guest in row.members]:
            add_members(connection, members)
        for row in kept:
            if row.status == "over":
                connection.execute("update members set ended = ? where table_id = ?", (row.at, row.table))
    return verdicts


def _insert(connection: sqlite3.Connection, table: str, rows: Sequence[tuple[Any, ...]]) -> None:
    connection.execute(f"insert into {table} values {_places(rows)}", list(chain.from_iterable(rows)))


def add_members(connection: sqlite3.Connection, members: Sequence[tuple[str, str]]) -> None:
    """Guests with their tables; who comes to a game that is over finds it among the finished ones."""
    connection.executemany(
        "insert or ignore into members (guest, table_id, ended)"
        " select ?1, id, case when status = 'over' then changed end from tables where id = ?2",
        members,
    )


def _touch(connection: sqlite3.Connection, appends: Iterable[Append]) -> None:
    """Time and status of the tables that have got new rows."""
    news: dict[str, tuple[str, float, str | None, int | None, bytes | None]] = {}
    for append in appends:
        _, _, status, asked, line = news.get(append.table, ("", 0.0, None, None, None))
        if append.listing is not None:
            asked, line = append.listing.asked, append.listing.line
        news[append.table] = append.table, append.at, status if append.status is None else append.status, asked, line
    rows = list(news.values())
    connection.execute(
        f"with news (id, changed, status, asked, line) as (values {_places(rows)}) update tables set"
        " changed = news.changed, status = coalesce(news.status, tables.status),"
        " asked = coalesce(news.asked, tables.asked), line = coalesce(news.line, tables.line)"
        " from news where tables.id = news.id",
        list(chain.from_iterable(rows)),
    )


def _note_due(connection: sqlite3.Connection, appends: Iterable[Append]) -> None:
    """When tables must be looked after, or that they need not be any more."""
    for append in appends:
        if append.due:
            connection.execute("insert or replace into deadlines values (?, ?)", (append.table, append.due))
        elif append.due is not None:
            connection.execute("delete from deadlines where table_id = ?", (append.table,))


def _marks(count: int) -> str:
    return ",".join("?" * count)


def _places(rows: Sequence[tuple[Any, ...]]) -> str:
    return ",".join([f"({_marks(len(rows[0]))})"] * len(rows))
