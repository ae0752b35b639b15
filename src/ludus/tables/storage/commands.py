"""The commands `ludus backup` and `ludus restore`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING

from ludus.kernel.text import words
from ludus.tables.storage.address import default_address, open_store

if TYPE_CHECKING:
    from ludus.tables.storage.store import Count, Store

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

COUNT_TIMEOUT = 60.0  # seconds: counting the rows of a large database takes its time
DATABASE = "a file, or postgresql://USER:PASSWORD@HOST/DATABASE (default: ludus.db in the data folder, docs/storage.md)"


def add_commands(commands: Commands) -> None:
    _add_backup(commands)
    _add_restore(commands)


def _add_backup(commands: Commands) -> None:
    command = commands.add_parser(
        "backup",
        help="write all tables and guests into one file",
        description="Write all tables and guests into one new file, and read it back. The server may keep running: "
        "each table is copied as it is at one moment. The file holds hidden cards; only its owner can read it.",
        epilog="example: ludus backup ludus-monday.backup",
    )
    command.add_argument("file", metavar="FILE", help="a file that does not exist yet")
    command.add_argument("--db", metavar="ADDRESS", help=DATABASE)
    command.set_defaults(run=_backup)


def _add_restore(commands: Commands) -> None:
    command = commands.add_parser(
        "restore",
        help="fill an empty database from a backup",
        description="Check a backup, copy it into an empty database and read every row back. The database may be of "
        "the other kind: this is the way from SQLite to PostgreSQL and back.",
        epilog="example: ludus restore ludus-monday.backup --db postgresql://ludus@localhost/ludus",
    )
    command.add_argument("file", metavar="FILE", help="a file written by ludus backup")
    command.add_argument("--db", metavar="ADDRESS", help=DATABASE)
    command.set_defaults(run=_restore)


def _backup(args: argparse.Namespace) -> int:
    from ludus.tables.storage.backup import backup

    async def work(store: Store) -> str:
        with _progress("store-backing-up") as report:
            return _summary("store-backed-up", args.file, await backup(store, args.file, report))

    return _with_store(args.db, True, work)


def _restore(args: argparse.Namespace) -> int:
    from ludus.tables.storage.backup import restore

    async def work(store: Store) -> str:
        with _progress("store-restoring") as report:
            return _summary("store-restored", store.place, await restore(args.file, store, report))

    return _with_store(args.db, False, work)


def _with_store(address: str | None, read_only: bool, work: Callable[[Store], Awaitable[str]]) -> int:
    async def run() -> str:
        store = open_store(address or default_address(), read_only=read_only, timeout=COUNT_TIMEOUT)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    print(asyncio.run(run()))
    return 0


def _summary(message: str, place: str, count: Count) -> str:
    return words().say("en", message, place=place, tables=count.tables, rows=count.rows, guests=count.guests)


@contextlib.contextmanager
def _progress(message: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on a terminal, nothing in a pipe."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(words().say("en", message), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
