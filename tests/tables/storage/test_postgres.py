"""What can happen to a database server, and how its processes hear of each other."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from ludus.tables.storage.postgres import PostgresStore, without_password
from ludus.tables.storage.store import StoreError, Unsure
from tests.postgres import OwnServer, Server, own_server

from .stores import execute, fill, opened, seen


@pytest.fixture(scope="module")
def own(postgres: Server) -> Iterator[OwnServer]:
    """A server that a test may stop."""
    if isinstance(postgres, OwnServer):
        yield postgres
        return
    with tempfile.TemporaryDirectory(prefix="pg-") as folder:
        server = own_server(Path(folder))
        try:
            yield server
        finally:
            server.abandon()


async def until(true: Callable[[], Awaitable[bool]], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not await true():
        assert time.monotonic() < end, "waited in vain"
        await asyncio.sleep(0.02)


def test_a_server_that_goes_and_comes_back(own: OwnServer) -> None:
    heard: list[tuple[str, int]] = []

    async def scene() -> None:
        async with opened(own.dsn, timeout=1) as store, opened(own.dsn, timeout=1) as other:
            await fill(store, "t", 2)
            other.watch(lambda table, number: heard.append((table, number)))
            await asyncio.to_thread(own.stop)
            for call in (store.append("t", 3, b""), store.read("t"), store.create("u", "", "", b"", ())):
                began = time.monotonic()
                with pytest.raises(StoreError) as trouble:
                    await call
                assert time.monotonic() - began < 3
                assert "Can’t reach the database" in str(trouble.value)
                assert "недоступна" in trouble.value.text("ru")
            await asyncio.to_thread(own.start)
            heard.clear()
            await store.append("t", 3, b"")
            assert await seen(own.dsn, "t") == [1, 2, 3]
            await until(lambda: has(heard, ("t", 3)))
            await store.append("t", 4, b"")
            await until(lambda: has(heard, ("t", 4)))

    asyncio.run(scene())


async def has(heard: list[tuple[str, int]], signal: tuple[str, int]) -> bool:
    return signal in heard


def test_a_server_that_does_not_answer_keeps_nobody_waiting(own: OwnServer) -> None:
    async def scene() -> None:
        async with opened(own.dsn, timeout=0.5) as store:
            await fill(store, "f", 2)
            frozen = own.processes()
            for process in frozen:
                os.kill(process, signal.SIGSTOP)
            try:
                began = time.monotonic()
                with pytest.raises(Unsure, match="may have succeeded"):
                    await store.append("f", 3, b"x")
                calls = store.append("f", 4, b"x"), store.read("f"), store.create("u", "", "", b"", ())
                ends = await asyncio.gather(*calls, return_exceptions=True)
                assert all(isinstance(end, StoreError) for end in ends)
                assert time.monotonic() - began < 4
            finally:
                for process in frozen:
                    os.kill(process, signal.SIGCONT)

            async def works() -> bool:
                rows = await store.read("f")  # row 3 may have been written after all: that is what Unsure means
                await store.append("f", len(rows) + 1, b"y")
                return True

            await until(works)

    asyncio.run(scene())


def test_a_broken_connection_is_replaced(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            await fill(store, "t", 2)
            name = database.partition("?")[0].rpartition("/")[2]
            others = f"from pg_stat_activity where datname = '{name}' and pid != pg_backend_pid()"
            await execute(database, f"select pg_terminate_backend(pid) {others}")
            await asyncio.sleep(0.1)
            await store.append("t", 3, b"")
            assert await seen(database, "t") == [1, 2, 3]

    asyncio.run(scene())


def test_a_lock_held_by_another_is_reported_and_survived(database: str) -> None:
    async def scene() -> None:
        async with opened(database, timeout=0.5) as store:
            await fill(store, "t", 1)
            other = await asyncpg.connect(database)
            async with other.transaction():
                await other.execute("lock table log in access exclusive mode")
                with pytest.raises(StoreError, match="locked by another program"):
                    await store.append("t", 2, b"")
            await other.close()
            await store.append("t", 2, b"")
            assert await seen(database, "t") == [1, 2]

    asyncio.run(scene())


def test_others_are_heard_and_oneself_is_not(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as one, opened(database) as two:
            heard: dict[str, list[tuple[str, int]]] = {"one": [], "two": []}
            one.watch(lambda table, number: heard["one"].append((table, number)))
            two.watch(lambda table, number: heard["two"].append((table, number)))
            await asyncio.sleep(0.3)  # both listen
            await fill(one, "стол 1", 3)
            await fill(two, "b", 2)
            await until(lambda: has(heard["one"], ("b", 2)))
            await until(lambda: has(heard["two"], ("стол 1", 3)))
            assert heard == {"one": [("b", 1), ("b", 2)], "two": [("стол 1", number) for number in (1, 2, 3)]}

    asyncio.run(scene())


def test_nothing_is_heard_of_a_row_that_was_refused(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as one, opened(database) as two:
            heard: list[tuple[str, int]] = []
            await fill(one, "t", 2)
            two.watch(lambda table, number: heard.append((table, number)))
            await until(lambda: has(heard, ("t", 2)))  # written before anybody listened
            with pytest.raises(Exception, match="already"):
                await one.append("t", 2, b"")
            await one.append("t", 3, b"")
            await until(lambda: has(heard, ("t", 3)))
            assert heard == [("t", 2), ("t", 3)]

    asyncio.run(scene())


def test_many_processes_may_start_at_once(database: str) -> None:
    async def scene() -> None:
        stores = [PostgresStore(database) for _ in range(5)]
        await asyncio.gather(*(store.open() for store in stores))
        await fill(stores[0], "t", 1)
        for number, store in enumerate(stores, 2):
            await store.append("t", number, b"")
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("dsn", "reason"),
    [
        ("postgresql://anna:geheim@localhost:1/ludus", "Can’t reach the database"),
        ("postgresql://anna:geheim@host.invalid/ludus", "Can’t reach the database"),
        ("postgresql://anna:geheim@/ludus?host=/nowhere", "Can’t reach the database"),
        ("postgresql://anna:geheim@localhost:port/ludus", "isn’t a database address"),
        ("postgresql://anna:geheim@localhost/ludus?sslmode=perhaps", "isn’t a database address"),
    ],
)
def test_wrong_addresses_are_reported_without_the_password(dsn: str, reason: str) -> None:
    with pytest.raises(StoreError, match=reason) as trouble:
        asyncio.run(PostgresStore(dsn, timeout=2).open())
    assert "geheim" not in trouble.value.text("en") + trouble.value.text("ru")


def test_a_database_that_does_not_exist(database: str, postgres: Server) -> None:
    missing = database.replace("/test_", "/no_", 1)
    with pytest.raises(StoreError, match="doesn’t exist on the database server"):
        asyncio.run(PostgresStore(missing).open())


def test_a_database_of_another_program(database: str) -> None:
    asyncio.run(execute(database, "create table tables (id text)"))
    with pytest.raises(StoreError, match="isn’t a Ludus database"):
        asyncio.run(PostgresStore(database).open())


def test_an_empty_database_cannot_be_backed_up(database: str) -> None:
    with pytest.raises(StoreError, match="isn’t a Ludus database"):
        asyncio.run(PostgresStore(database, read_only=True).open())


def test_passwords_are_not_shown() -> None:
    assert without_password("postgresql://anna:ge@heim@host:5/db?password=x") == "postgresql://host:5/db"
