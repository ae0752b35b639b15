"""The store of one keyboard: the same contract, without a file and without threads."""

from __future__ import annotations

import asyncio
import threading

import pytest

from ludus.tables.storage.memory import MemoryStore
from ludus.tables.storage.store import StoreError, Taken

from .stores import ANNA, fill


def test_it_keeps_what_it_is_given_and_refuses_what_does_not_fit() -> None:
    async def scene() -> None:
        store = MemoryStore()
        await store.open()
        await fill(store, "t", 3, ("anna",))
        with pytest.raises(Taken):
            await store.append("t", 3, b"again")
        with pytest.raises(StoreError):
            await store.append("t", 5, b"too early")
        assert await store.read("t", 1) == [(2, b"row 2"), (3, b"row 3")]
        await store.keep_snapshot("t", 3, b"all")
        assert await store.snapshot("t") == (3, b"all")
        await store.set_guest(ANNA)
        assert await store.guest(ANNA.secret) == ANNA
        assert [row.table for row in await store.tables_of("anna")] == ["t"]
        await store.close()
        with pytest.raises(StoreError):
            await store.append("t", 4, b"row 4")
        with pytest.raises(StoreError):
            await store.read("t")

    asyncio.run(scene())


def test_a_row_is_written_before_anything_else_can_happen() -> None:
    """Nobody can be interrupted between making a move and writing it."""

    async def scene() -> None:
        store = MemoryStore()
        await store.open()
        await fill(store, "t", 1)
        others: list[str] = []
        asyncio.get_running_loop().call_soon(others.append, "someone else")
        await store.append("t", 2, b"row 2")
        assert not others
        await store.close()

    before = threading.active_count()
    asyncio.run(scene())
    assert threading.active_count() == before
