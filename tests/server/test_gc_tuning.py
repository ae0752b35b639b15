"""Searches for memory to free stop a server: they are rare, counted, and what ends is freed without one."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from ludus.server.gc_tuning import on_full_collection, tune_gc
from ludus.server.limits import Limits
from ludus.server.websocket import talk
from tests.tables.houses import new_table, open_house


@pytest.fixture
def collector() -> Iterator[None]:
    """Python's collector, as it was before."""
    thresholds, callbacks = gc.get_threshold(), list(gc.callbacks)
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    gc.callbacks[:] = callbacks


def test_what_was_there_at_the_start_is_not_searched(collector: None) -> None:
    before = gc.get_freeze_count()
    kept = [[number] for number in range(1000)]
    tune_gc()
    assert gc.get_freeze_count() >= before + len(kept)
    assert gc.get_threshold()[2] > 10


def test_only_full_collections_are_reported(collector: None) -> None:
    pauses: list[float] = []
    on_full_collection(pauses.append)
    gc.collect(0)
    gc.collect(1)
    assert pauses == []
    gc.collect()
    assert len(pauses) == 1 and pauses[0] > 0


class Leaving:
    """The socket of a client that goes at once."""

    async def receive_data(self, mode: str) -> str:
        raise WebSocketDisconnect(detail="gone")

    async def send_data(self, data: Any, mode: str) -> None:
        await asyncio.sleep(0)


def test_a_connection_that_has_ended_is_freed_at_once(tmp_path: Path) -> None:
    """An exception that holds its own frame would keep it, and the whole table, until the next search."""

    async def run() -> None:
        async with open_house(tmp_path / "one.db") as house:
            table = await new_table(house, "me", "open")
            gc.disable()
            try:
                connection = await house.connect(table, "a", "Anna")
                known = weakref.ref(connection)
                await talk(Leaving(), connection, Limits().messages)  # type: ignore[arg-type]
                del connection
                await asyncio.sleep(0)
                assert known() is None
            finally:
                gc.enable()

    asyncio.run(run())
