"""Everything of a store in one file, and back.

The file is an SQLite store with a seal: a digest of all that was copied into it. A file without a seal was never
finished, one whose seal does not fit is damaged.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec

from ludus.tables.storage.errors import of_sqlite
from ludus.tables.storage.sqlite import SqliteStore
from ludus.tables.storage.store import Count, Device, Guest, Store, StoreError, WholeTable

ROWS = 500  # of a table on their way at once
TOGETHER = 50  # tables or guests on their way at once

Thing = TypeVar("Thing")
Progress = Callable[[int, int], None]  # tables done, tables in all


class Seal:
    """A digest over everything in a store, in the order in which it is read."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()
        self.tables = self.rows = self.guests = 0

    def add_table(self, whole: WholeTable) -> None:
        self.tables += 1
        self.rows += len(whole.log)
        self._add(whole)

    def add_guest(self, guest: Guest) -> None:
        self.guests += 1
        self._add(guest)

    def add_device(self, device: Device) -> None:
        self._add(device)

    def count(self) -> Count:
        return Count(self.tables, self.rows, self.guests)

    def _add(self, what: WholeTable | Guest | Device) -> None:
        text = msgspec.msgpack.encode(what)
        self.hash.update(len(text).to_bytes(8, "big") + text)


def no_progress(done: int, total: int) -> None:
    """Progress that nobody wants to see."""


async def backup(store: Store, file: str | Path, progress: Progress = no_progress) -> Count:
    """Copy an open store into a new file, which appears under its name only when it is complete and on the disk.

    Each table is copied as it is at one moment; the store may be written to meanwhile.
    """
    file = Path(file).absolute()
    if os.path.lexists(file):
        raise StoreError("store-exists", place=str(file))
    try:
        with TemporaryDirectory(dir=file.parent, prefix=f".{file.name}-") as folder:
            made = Path(folder) / file.name
            count = await _fill(made, store, progress)
            await asyncio.to_thread(_publish, made, file)
    except OSError as error:
        raise StoreError("store-cannot-open", place=str(file), reason=error.strerror or str(error)) from error
    return count


async def restore(file: str | Path, store: Store, progress: Progress = no_progress) -> Count:
    """Copy a sealed file into an open, empty store, and read everything back."""
    if await store.count() != Count(0, 0, 0):
        raise StoreError("store-not-empty", place=store.place)
    await check(file)
    async with _opened(SqliteStore(file, read_only=True)) as source:
        try:
            return await _copy(source, store, progress)
        except StoreError as trouble:
            raise StoreError("store-half-restored", place=store.place, reason=trouble) from trouble


async def check(file: str | Path) -> Count:
    """Refuse a file that is not a backup, not finished or damaged."""
    async with _opened(SqliteStore(file, read_only=True)) as source:
        expected = await asyncio.to_thread(_read_seal, Path(file))
        try:
            seal = await _sealed(source)
        except StoreError as trouble:
            raise StoreError("store-backup-damaged", place=str(file)) from trouble
    if seal.hash.digest() != expected:
        raise StoreError("store-backup-damaged", place=str(file))
    return seal.count()


@asynccontextmanager
async def _opened(store: SqliteStore) -> AsyncIterator[SqliteStore]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def _fill(file: Path, store: Store, progress: Progress) -> Count:
    async with _opened(SqliteStore(file, durable=False)) as target:
        count = await _copy(store, target, progress)
        seal = await _sealed(target)
    await asyncio.to_thread(_write_seal, file, seal.hash.digest())
    return count


# --- Copying -----------------------------------------------------------------------------------


async def _copy(source: Store, target: Store, progress: Progress) -> Count:
    """Copy everything and look at it again. Guests come last, so that those of a new table are among them."""
    total = (await source.count()).tables
    tables = rows = guests = 0
    async for names in _together(row.table async for row in source.tables()):
        rows += sum(await asyncio.gather(*(_copy_table(source, target, name) for name in names)))
        tables += len(names)
        progress(tables, max(tables, total))
    async for some in _together(source.guests()):
        await asyncio.gather(*(_copy_guest(target, guest) for guest in some))
        guests += len(some)
    async for devices in _together(source.devices()):
        await asyncio.gather(*(_copy_device(target, device) for device in devices))
    copied = Count(tables, rows, guests)
    if await target.count() != copied:
        raise StoreError("store-differs", place=target.place, what=str(copied))
    return copied


async def _together(things: AsyncIterator[Thing]) -> AsyncIterator[list[Thing]]:
    some: list[Thing] = []
    async for thing in things:
        some.append(thing)
        if len(some) == TOGETHER:
            yield some
            some = []
    if some:
        yield some


async def _copy_table(source: Store, target: Store, table: str) -> int:
    whole = await source.whole(table)
    if whole is None or not whole.log:
        raise StoreError("store-damaged", place=source.place, reason=table)
    row = whole.row
    last = len(whole.log)
    await target.create(table, row.game, row.status if last == 1 else "", whole.log[0], whole.members, at=row.created)
    for start in range(1, len(whole.log), ROWS):
        bodies = enumerate(whole.log[start : start + ROWS], start + 1)
        rows = (
            target.append(table, number, body, row.status if number == last else None, at=row.changed, due=whole.due)
            for number, body in bodies
        )
        await asyncio.gather(*rows)
    if whole.snapshot:
        await target.keep_snapshot(table, *whole.snapshot)
    await asyncio.gather(*(target.add_comment(comment) for comment in whole.comments))
    if await target.whole(table) != whole:
        raise StoreError("store-differs", place=target.place, what=table)
    return len(whole.log)


async def _copy_device(target: Store, device: Device) -> None:
    await target.add_device(device)
    if device not in await target.devices_of(device.guest):
        raise StoreError("store-differs", place=target.place, what=device.guest)


async def _copy_guest(target: Store, guest: Guest) -> None:
    await target.set_guest(guest)
    if await target.guest(guest.secret) != guest:
        raise StoreError("store-differs", place=target.place, what=guest.id)


# --- The seal ----------------------------------------------------------------------------------


async def _sealed(store: Store) -> Seal:
    seal = Seal()
    async for row in store.tables():
        whole = await store.whole(row.table)
        if whole is None:
            raise StoreError("store-damaged", place=store.place, reason=row.table)
        seal.add_table(whole)
    async for guest in store.guests():
        seal.add_guest(guest)
    async for device in store.devices():
        seal.add_device(device)
    return seal


def _write_seal(file: Path, digest: bytes) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("pragma journal_mode = delete")  # a single file, readable from a read-only place
        connection.execute("create table backup (digest blob not null)")
        connection.execute("insert into backup values (?)", (digest,))


def _read_seal(file: Path) -> bytes:
    try:
        with closing(sqlite3.connect(file.absolute().as_uri() + "?mode=ro", uri=True)) as connection:
            if connection.execute("pragma integrity_check(1)").fetchone() != ("ok",):
                raise StoreError("store-backup-damaged", place=str(file))
            if not connection.execute("select 1 from sqlite_master where name = 'backup'").fetchone():
                raise StoreError("store-not-backup", place=str(file))
            digests: list[tuple[bytes]] = connection.execute("select digest from backup").fetchall()
            return digests[0][0] if digests else b""
    except (sqlite3.Error, UnicodeError) as error:
        raise of_sqlite(error, str(file)) from error


def _publish(made: Path, file: Path) -> None:
    """Give a finished file its name, for good."""
    _sync(made)
    if os.path.lexists(file):
        raise StoreError("store-exists", place=str(file))
    made.rename(file)
    if os.name == "posix":  # elsewhere a folder cannot be opened
        _sync(file.parent)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
