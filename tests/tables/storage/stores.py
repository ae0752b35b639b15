"""Short ways to say what the tests of storage say often."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from urllib.parse import urlsplit

import asyncpg

from ludus.tables.storage.postgres import PostgresStore
from ludus.tables.storage.sqlite import SqliteStore
from ludus.tables.storage.store import Guest, Store

ANNA = Guest("g-anna", b"\x00\x01" * 16, "Анна 🎲", "ru")
BEN = Guest("g-ben", b"\xff" * 32, "Ben", "en")


def make(address: str, read_only: bool = False, timeout: float = 5.0) -> Store:
    if urlsplit(address).scheme == "postgresql":
        return PostgresStore(address, read_only=read_only, timeout=timeout)
    return SqliteStore(address, read_only=read_only, timeout=timeout)


@asynccontextmanager
async def opened(address: str, read_only: bool = False, timeout: float = 5.0) -> AsyncIterator[Store]:
    store = make(address, read_only, timeout)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def fill(store: Store, table: str, rows: int, members: tuple[str, ...] = ()) -> None:
    """A table with this many rows."""
    await store.create(table, "regicide", "playing", b"row 1", members)
    for number in range(2, rows + 1):
        await store.append(table, number, b"row %d" % number)


async def seen(address: str, table: str) -> list[int]:
    """The numbers of a log as another connection sees them, without our code."""
    question = "select number from log where table_id = '{}' order by number".format(table.replace("'", "''"))
    if urlsplit(address).scheme == "postgresql":
        connection = await asyncpg.connect(address)
        try:
            return [row[0] for row in await connection.fetch(question)]
        finally:
            await connection.close()
    with closing(sqlite3.connect(address)) as database:
        return [number for (number,) in database.execute(question)]


async def execute(address: str, statement: str) -> None:
    """What an administrator might type."""
    if urlsplit(address).scheme == "postgresql":
        connection = await asyncpg.connect(address)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()
    else:
        with closing(sqlite3.connect(address)) as database, database:
            database.execute(statement)
