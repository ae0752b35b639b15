"""When tables must be looked after: noted with the row that says so, found without opening any table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludus.tables.storage.backup import backup, restore
from ludus.tables.storage.store import Store, Taken

from .stores import fill, opened


async def note(store: Store, table: str, number: int, due: float | None) -> None:
    await store.append(table, number, b"row", due=due)


def test_what_is_overdue_comes_in_order(address: str) -> None:
    async def run() -> None:
        async with opened(address) as store:
            for name in ("late", "later", "never", "plain"):
                await fill(store, name, 1)
            await note(store, "later", 2, 200.0)
            await note(store, "late", 2, 100.5)
            await note(store, "never", 2, 50.0)
            await note(store, "never", 3, 0.0)
            await note(store, "plain", 2, None)
            assert await store.overdue(100.0, 10) == []
            assert await store.overdue(100.5, 10) == ["late"]
            assert await store.overdue(1e9, 10) == ["late", "later"]
            assert await store.overdue(1e9, 1) == ["late"]
            await note(store, "late", 3, None)  # says nothing of it
            await note(store, "later", 3, 20.0)
            assert await store.overdue(1e9, 10) == ["later", "late"]
        async with opened(address) as again:
            assert await again.overdue(1e9, 10) == ["later", "late"]

    asyncio.run(run())


def test_the_first_row_counts(address: str) -> None:
    async def run() -> None:
        async with opened(address) as store:
            await fill(store, "t", 1)
            calls = [note(store, "t", 2, 10.0), note(store, "t", 2, 99.0)]
            answers = await asyncio.gather(*calls, return_exceptions=True)
            assert answers[0] is None and isinstance(answers[1], Taken)
            whole = await store.whole("t")
            assert whole is not None and whole.due == 10.0

    asyncio.run(run())


@pytest.mark.parametrize("rows", [2, 3])
def test_a_backup_knows_it(address: str, tmp_path: Path, rows: int) -> None:
    async def run() -> None:
        async with opened(address) as store:
            await fill(store, "t", rows - 1)
            await note(store, "t", rows, 77.25)
            await backup(store, tmp_path / "backup")
        async with opened(str(tmp_path / "new.db")) as target:
            await restore(tmp_path / "backup", target)
            assert await target.overdue(77.25, 10) == ["t"]
            whole = await target.whole("t")
            assert whole is not None and whole.due == 77.25

    asyncio.run(run())
