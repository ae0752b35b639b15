"""Tables in memory: for one keyboard, where the game is kept in a file of its own."""

from __future__ import annotations

import asyncio
import sqlite3

from ludus.tables.storage.reads import Query, Rows
from ludus.tables.storage.sqlite import SqliteStore
from ludus.tables.storage.sqlite_writer import Transactions, Work


class MemoryStore(SqliteStore):
    """A store that lasts as long as its process.

    It has no threads: a row is written before anything else happens, so that nothing can come between.
    """

    def __init__(self) -> None:
        super().__init__(":memory:")

    async def open(self) -> None:
        self._connection = self._reading = sqlite3.connect(self.place, isolation_level=None)
        self._prepare(0)
        self._transactions = Transactions(self._connection, self.place, self._check_file)
        self.is_open = True

    async def close(self) -> None:
        if self.is_open:
            self.is_open = False
            self._connection.close()

    def _write(self, work: Work) -> asyncio.Future[None]:
        self._check_open()
        (refusal,) = self._transactions.carry_out_all([work])
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if refusal is None:
            done.set_result(None)
        else:
            done.set_exception(refusal)
        return done

    async def _answers(self, *queries: Query) -> list[Rows]:
        self._check_open()
        return self._ask(queries)

    def _check_file(self) -> None:
        """There is none that could be lost."""
