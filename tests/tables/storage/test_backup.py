"""A backup holds everything, and goes back into either kind of store."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ludus.tables.storage.backup import backup, check, restore
from ludus.tables.storage.store import Count, Guest, Store, StoreError, WholeTable
from tests.postgres import Server

from .stores import ANNA, BEN, execute, fill, make, opened

EMPTY = Count(tables=0, rows=0, guests=0)


async def fill_richly(store: Store) -> None:
    dice = random.Random(5)
    await store.set_guest(ANNA)
    await store.set_guest(BEN)
    for n in range(70):
        await store.create(f"стол-{n}", "regicide", "waiting", dice.randbytes(50), (ANNA.id,), at=1000.5 + n)
        bodies = [dice.randbytes(dice.randrange(100)) for _ in range(n % 7)]
        for number, body in enumerate(bodies, 2):
            await store.append(f"стол-{n}", number, body, f"s{number}", (BEN.id,), at=2000.25 + dice.random())
        if n % 3 == 0:
            await store.keep_snapshot(f"стол-{n}", 1, dice.randbytes(20))
    await fill(store, "long", 2)
    await asyncio.gather(*(store.append("long", number, b"%d" % number) for number in range(3, 1300)))


async def all_of(store: Store) -> tuple[list[WholeTable | None], list[Guest]]:
    names = sorted([row.table async for row in store.tables()])
    return [await store.whole(name) for name in names], [guest async for guest in store.guests()]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_there_and_back_in_every_direction(address: str, kind: str, tmp_path: Path, postgres: Server) -> None:
    other = str(tmp_path / "other.db") if kind == "sqlite" else postgres.new_database()
    file = tmp_path / "ludus.backup"
    steps: list[tuple[int, int]] = []

    async def scene() -> None:
        async with opened(address) as store, opened(other) as target:
            await fill_richly(store)
            made = await backup(store, file, lambda done, total: steps.append((done, total)))
            assert made == await store.count() == await check(file)
            assert await restore(file, target) == made
            assert await all_of(target) == await all_of(store)
            assert await target.tables_of(BEN.id) == await store.tables_of(BEN.id)
            await target.append("long", 1300, b"the game goes on")

    asyncio.run(scene())
    assert steps == [(50, 71), (71, 71)]
    assert sorted(path.name for path in tmp_path.iterdir() if "backup" in path.name) == ["ludus.backup"]
    if os.name == "posix":
        assert file.stat().st_mode & 0o077 == 0
    if kind == "postgresql":
        postgres.give_back(other)


def test_a_store_that_is_written_to_meanwhile(address: str, tmp_path: Path) -> None:
    async def play(store: Store, table: str) -> None:
        for number in range(2, 400):
            await store.append(table, number, b"%d" % number, f"s{number}", (f"g{number}",))

    async def scene() -> None:
        async with opened(address) as store, opened(address, read_only=True) as reader:
            names = [f"t{n}" for n in range(8)]
            for name in names:
                await store.create(name, "regicide", "s1", b"1", ("g1",))
            playing = [asyncio.ensure_future(play(store, name)) for name in names]
            await asyncio.sleep(0.05)
            await backup(reader, tmp_path / "backup")
            assert not all(task.done() for task in playing)
            await asyncio.gather(*playing)
        async with opened(str(tmp_path / "backup"), read_only=True) as kept:
            for name in names:
                whole = await kept.whole(name)
                assert whole is not None
                assert whole.row.status == f"s{len(whole.log)}"
                assert len(whole.members) == len(whole.log)

    asyncio.run(scene())


def test_a_store_that_is_not_empty_is_refused(address: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await backup(store, tmp_path / "backup")
            await restore(tmp_path / "backup", store)  # nothing into nothing
            await store.set_guest(ANNA)
            with pytest.raises(StoreError, match="isn’t empty"):
                await restore(tmp_path / "backup", store)

    asyncio.run(scene())


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """A backup with something in it."""

    async def scene() -> None:
        async with opened(str(tmp_path / "ludus.db")) as store:
            await fill(store, "t", 50)
            await store.set_guest(BEN)
            await backup(store, tmp_path / "good")

    asyncio.run(scene())
    return tmp_path / "good"


def refused(file: Path, place: Path) -> str:
    async def scene() -> None:
        async with opened(str(place)) as store:
            with pytest.raises(StoreError) as refusal:
                await restore(file, store)
            assert await store.count() == EMPTY
            raise refusal.value

    with pytest.raises(StoreError) as refusal:
        asyncio.run(scene())
    assert refusal.value.text("ru") != refusal.value.text("en")
    return str(refusal.value)


def test_a_damaged_backup_is_refused(good: Path, tmp_path: Path) -> None:
    bad, place = tmp_path / "bad", tmp_path / "target.db"
    content = good.read_bytes()
    bad.write_bytes(content.replace(b"row 17", b"row 71", 1))
    assert "is damaged" in refused(bad, place)
    for size in (0, 10, 1000, 4096, len(content) // 2, len(content) - 4096):
        bad.write_bytes(content[:size])
        assert "bad" in refused(bad, place)
    dice = random.Random(3)
    for _ in range(15):
        torn = bytearray(content)
        start = dice.randrange(100, len(content) - 600)
        torn[start : start + 600] = dice.randbytes(600)
        bad.write_bytes(torn)
        try:
            asyncio.run(check(bad))
        except StoreError:
            continue
        assert await_all(bad) == await_all(good), "only unused bytes were hit"


def await_all(file: Path) -> object:
    async def scene() -> object:
        async with opened(str(file), read_only=True) as store:
            return await all_of(store)

    return asyncio.run(scene())


def test_what_is_no_backup_is_refused(good: Path, tmp_path: Path) -> None:
    place, letter = tmp_path / "target.db", tmp_path / "letter"
    letter.write_text("Dear Anna, " * 1000)
    assert "There is no database" in refused(tmp_path / "none", place)
    assert "isn’t a Ludus database" in refused(letter, place)
    assert "isn’t a complete Ludus backup" in refused(tmp_path / "ludus.db", place)
    asyncio.run(execute(str(good), "update schema set version = 99"))
    assert "newer Ludus" in refused(good, place)


def test_a_backup_never_replaces_a_file(good: Path) -> None:
    async def scene(file: Path) -> None:
        async with opened(str(good.with_name("ludus.db"))) as store:
            await backup(store, file)

    before = good.read_bytes()
    with pytest.raises(StoreError, match="never replaces a file"):
        asyncio.run(scene(good))
    assert good.read_bytes() == before
    with pytest.raises(StoreError, match="can’t be opened"):
        asyncio.run(scene(good.with_name("no folder") / "backup"))


def test_a_backup_is_one_file_that_can_be_read_anywhere(good: Path) -> None:
    with closing(sqlite3.connect(good.as_uri() + "?mode=ro&immutable=1", uri=True)) as database:
        assert database.execute("pragma journal_mode").fetchone() == ("delete",)
        assert database.execute("select count(*) from log").fetchone() == (50,)


COMMAND = """
import argparse, sys
from ludus.kernel.refusals import LudusError
from ludus.tables.storage.commands import add_commands
parser = argparse.ArgumentParser(prog="ludus")
add_commands(parser.add_subparsers())
args = parser.parse_args()
try:
    sys.exit(args.run(args))
except LudusError as error:
    sys.exit(str(error))
"""


def ludus(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", COMMAND, *arguments], capture_output=True, text=True, env={**os.environ, **environment}
    )


def test_the_commands(tmp_path: Path) -> None:
    """Backup of a file that a server has open, and restore into the default place."""
    served, file, folder = str(tmp_path / "served.db"), str(tmp_path / "b"), tmp_path / "data"

    async def scene() -> None:
        async with opened(served) as store:
            await fill(store, "t", 3, (ANNA.id,))
            await store.set_guest(ANNA)
            made = await asyncio.to_thread(ludus, "backup", file, "--db", served)
            assert (made.returncode, made.stderr) == (0, "")
            assert made.stdout == f"{file}: 1 tables, 3 log rows, 1 guests, written and checked.\n"
            await store.append("t", 4, b"x")

    asyncio.run(scene())
    done = ludus("restore", file, LUDUS_DATA=str(folder))
    assert done.returncode == 0, done.stderr
    assert "3 log rows" in done.stdout
    assert [path.name for path in folder.glob("*.db")] == ["ludus.db"]
    again = ludus("restore", file, LUDUS_DATA=str(folder))
    assert again.returncode == 1
    assert "isn’t empty" in again.stderr


def test_a_store_without_a_server_can_be_backed_up(address: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 3)
        async with opened(address, read_only=True) as store:
            assert await backup(store, tmp_path / "b") == Count(tables=1, rows=3, guests=0)
        store = make(address)
        await store.open()
        await store.close()

    asyncio.run(scene())
