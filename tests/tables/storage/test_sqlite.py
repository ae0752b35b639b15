"""What can happen to a file: full disk, other programs, deletion, other people's files."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from ludus.tables.storage.sqlite import SqliteStore
from ludus.tables.storage.store import StoreError

from .stores import execute, fill, opened, seen


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "ludus.db")


def limit_pages(store: SqliteStore, pages: int) -> None:
    """What a full disk does, on every system and without its owner's rights."""
    store._connection.execute(f"pragma max_page_count = {pages}")


def test_a_full_disk_is_reported_and_survived(file: str) -> None:
    async def scene() -> None:
        async with opened(file) as store:
            assert isinstance(store, SqliteStore)
            await fill(store, "t", 2)
            await fill(store, "u", 2)
            limit_pages(store, 30)
            large, small = store.append("t", 3, b"x" * 1_000_000), store.append("u", 3, b"x")
            ends = await asyncio.gather(large, small, return_exceptions=True)
            assert isinstance(ends[0], StoreError)
            assert "the disk is full" in ends[0].text("en")
            assert "на диске нет места" in ends[0].text("ru")
            assert ends[1] is None, "a neighbour that fits is kept"
            assert await seen(file, "t") == [1, 2]
            limit_pages(store, 10_000)
            await store.append("t", 3, b"x" * 1_000_000)
            assert await seen(file, "t") == await seen(file, "u") == [1, 2, 3]

    asyncio.run(scene())


NO_SPACE = """
import asyncio, resource, sys
from ludus.tables.storage.sqlite import SqliteStore
from ludus.tables.storage.store import StoreError

async def main(file):
    store = SqliteStore(file)
    await store.open()
    await store.create("t", "g", "s", b"1", ())
    number = 1
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
    try:
        while True:
            await store.append("t", number + 1, b"x" * 10_000)
            number += 1
    except StoreError as trouble:
        print(type(trouble).__name__)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append("t", number + 1, b"and on")
    print(number + 1, len(await store.read("t")))
    await store.close()

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a limit of POSIX")
def test_a_write_that_the_system_refuses_keeps_nothing(file: str) -> None:
    done = subprocess.run([sys.executable, "-c", NO_SPACE, file], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    kind, written, read = done.stdout.split()
    assert kind == "StoreError"
    assert written == read


def test_a_locked_database_is_reported_and_survived(file: str) -> None:
    async def scene() -> None:
        async with opened(file, timeout=0.2) as store:
            await fill(store, "t", 1)
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("begin exclusive")
                calls = [store.append("t", 2, b""), store.create("u", "g", "s", b"", ())]
                for end in await asyncio.gather(*calls, return_exceptions=True):
                    assert isinstance(end, StoreError)
                    assert "locked by another program" in str(end)
                assert len(await store.read("t")) == 1, "readers do not mind"
                other.execute("rollback")
            await store.append("t", 2, b"")
            assert await seen(file, "t") == [1, 2]

    asyncio.run(scene())


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be removed")
@pytest.mark.parametrize("lost", ["", "-wal"])
def test_a_file_that_vanished_takes_no_more_rows(file: str, lost: str) -> None:
    async def scene() -> None:
        async with opened(file) as store:
            await fill(store, "t", 1)
            os.rename(file + lost, file + ".elsewhere")
            with pytest.raises(StoreError, match="was removed or replaced"):
                await store.append("t", 2, b"")
            with pytest.raises(StoreError, match="was removed or replaced"):
                await store.read("t")
            shutil.copy(file + ".elsewhere", file + lost)
            with pytest.raises(StoreError, match="was removed or replaced"):
                await store.append("t", 2, b"")
            os.rename(file + ".elsewhere", file + lost)
            await store.append("t", 2, b"")
            assert await seen(file, "t") == [1, 2]

    asyncio.run(scene())


def refused(file: str | Path, read_only: bool = False) -> str:
    with pytest.raises(StoreError) as refusal:
        asyncio.run(SqliteStore(file, read_only=read_only).open())
    assert refusal.value.text("ru") != refusal.value.text("en")
    return str(refusal.value)


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    letter, photos, half = tmp_path / "letter", tmp_path / "photos.db", tmp_path / "half.db"
    letter.write_text("Dear Anna, " * 1000)
    asyncio.run(execute(str(photos), "create table photos (id)"))
    before = photos.read_bytes()
    assert "isn’t a Ludus database" in refused(letter)
    assert "isn’t a Ludus database" in refused(photos)
    assert photos.read_bytes() == before
    half.write_bytes(before[:100])
    assert "half.db" in refused(half)
    assert "no folder" in refused(tmp_path / "nowhere" / "ludus.db")
    assert "can’t be opened" in refused(tmp_path)
    assert "There is no database" in refused(tmp_path / "none.db", read_only=True)
    assert not (tmp_path / "none.db").exists()


READ_ONLY = """
import asyncio, os, sys
from ludus.tables.storage.sqlite import SqliteStore
from ludus.tables.storage.store import StoreError
StoreError("store-closed", place="")  # reads the texts while that is allowed
if os.geteuid() == 0:
    os.setuid(65534)  # nothing is read-only for root
asyncio.run(SqliteStore(sys.argv[1]).open())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="rights of POSIX")
@pytest.mark.parametrize("right", ["file", "folder"])
def test_a_place_without_the_right_to_write_is_refused(right: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, file = Path(name), Path(name) / "ludus.db"
        file.touch()
        file.chmod(0o444)
        folder.chmod(0o777 if right == "file" else 0o555)
        done = subprocess.run([sys.executable, "-c", READ_ONLY, str(file)], capture_output=True, text=True)
        folder.chmod(0o755)
    last = done.stderr.splitlines()[-1]
    assert "StoreError" in last
    assert "read-only" in last or "can’t be opened" in last


def test_one_server_at_a_time(file: str) -> None:
    async def scene() -> None:
        async with opened(file) as store:
            await fill(store, "t", 1)
            assert "in use by another Ludus" in await asyncio.to_thread(refused, file)
            code = "import asyncio, sys; from ludus.tables.storage.sqlite import SqliteStore as S;"
            code += "asyncio.run(S(sys.argv[1]).open())"
            done = subprocess.run([sys.executable, "-c", code, file], capture_output=True, text=True)
            assert "in use by another Ludus" in done.stderr
            await store.append("t", 2, b"")
        async with opened(file) as store:
            assert len(await store.read("t")) == 2

    asyncio.run(scene())


@pytest.mark.skipif(sys.platform == "win32", reason="rights of POSIX")
def test_only_the_owner_can_read_the_files(file: str) -> None:
    async def scene() -> None:
        async with opened(file) as store:
            await fill(store, "t", 1)
            for path in Path(file).parent.iterdir():
                assert path.stat().st_mode & 0o077 == 0, path

    asyncio.run(scene())


def test_rows_are_on_the_disk_before_append_returns(file: str) -> None:
    async def scene() -> None:
        async with opened(file) as store:
            assert isinstance(store, SqliteStore)
            answers = [
                store._connection.execute(f"pragma {name}").fetchone()[0] for name in ("synchronous", "journal_mode")
            ]
            assert answers == [2, "wal"]  # 2: full
            assert store._connection.execute("pragma foreign_keys").fetchone() == (1,)
            assert store._connection.execute("pragma busy_timeout").fetchone() == (5000,)

    asyncio.run(scene())
