"""Two houses on one PostgreSQL, as two processes have them: each knows at once who is at the other, and what time.

Nothing here waits for the heartbeat by which they repeat it: it never comes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludus.tables import house, presence, wire
from ludus.tables.bot_workers import BotWorkers
from ludus.tables.clock import Clock, Reading, Running
from ludus.tables.house import House
from ludus.tables.open_table import Connection
from ludus.tables.storage.address import open_store
from ludus.tables.storage.store import StoreError
from tests.postgres import database, postgres
from tests.tables.houses import ask, new_table, play

__all__ = ["database", "postgres"]
TIMEOUT = 20.0


@pytest.fixture(autouse=True)
def no_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "BEAT", 1000.0)


@asynccontextmanager
async def two_houses(database: str) -> AsyncIterator[tuple[House, House]]:
    one, two = (House(open_store(database), BotWorkers(1), 0.0) for _ in range(2))
    await one.open()
    await two.open()
    await asyncio.sleep(0.2)  # until both listen
    try:
        yield one, two
    finally:
        await two.close()
        await one.close()


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not wanted():
            await asyncio.sleep(0.01)


async def here(connection: Connection) -> list[bool]:
    return [seat.here for seat in (await connection.house.look(connection)).seats]


def test_a_player_who_sits_down_is_seen_by_the_other_process_at_once(database: str) -> None:
    async def run() -> None:
        async with two_houses(database) as (one, two):
            table = await new_table(one, "me", "open")
            a = await one.connect(table, "a", "Anna")
            b = await two.connect(table, "b", "Ben")  # who only looks, so far
            await until(lambda: a.live.present()[1] == 1)
            assert isinstance(await ask(b, wire.Sit("sit", 1, "luck")), wire.Accepted)
            await until(lambda: a.live.table.status == "playing" and a.live.here() == {0, 1})
            assert await here(a) == [True, True] and a.live.present()[1] == 0
            b.close()
            await until(lambda: a.live.here() == {0})

    asyncio.run(run())


def test_a_row_that_cannot_be_read_at_first_is_read_later(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other process announces it once; until the store answers, players here would see an old table."""
    monkeypatch.setattr(house, "RETRY_DELAY", 0.01)

    async def run() -> None:
        async with two_houses(database) as (one, two):
            table = await new_table(one, "me", "open", "open")
            a = await one.connect(table, "c", "Cora")
            b = await two.connect(table, "b", "Ben")
            read, failures = two.store.read, 2

            async def sometimes(*args: Any) -> Any:
                nonlocal failures
                if failures:
                    failures -= 1
                    raise StoreError("store-away", place="here", reason="busy")
                return await read(*args)

            monkeypatch.setattr(two.store, "read", sometimes)
            assert isinstance(await ask(a, wire.Sit("sit", 1, "luck")), wire.Accepted)
            await until(lambda: b.live.table.version == a.live.table.version)
            assert not failures

    asyncio.run(run())


def test_people_sit_down_at_two_processes_in_the_same_moment(database: str) -> None:
    """The slower one is not sent away, and the last of them starts the game."""

    async def run() -> None:
        async with two_houses(database) as (one, two):
            for _ in range(10):
                table = await new_table(one, "me", "open", "open", "open")
                guests = [await (one, two)[seat % 2].connect(table, f"g{seat}", f"G{seat}") for seat in (1, 2, 3)]
                sits = (ask(guest, wire.Sit("sit", seat, "luck")) for seat, guest in enumerate(guests, 1))
                assert {type(answer) for answer in await asyncio.gather(*sits)} == {wire.Accepted}
                for guest in guests:
                    await until(lambda guest=guest: guest.live.table.status == "playing")  # type: ignore[misc]

    asyncio.run(run())


def test_a_player_who_comes_to_another_process_brings_the_time_along(database: str) -> None:
    """The time that a person has used is used, whichever process is asked; the same with a store of time."""

    async def run() -> None:
        async with two_houses(database) as (one, two):
            table = await new_table(one, "me", "open", clock=wire.Timing("bank", 600, 5), options={"first": "A"})
            await one.connect(table, "a", "Anna")
            b = await one.connect(table, "b", "Ben")
            assert isinstance(await ask(b, wire.Sit("sit", 1, "luck")), wire.Accepted)
            live = b.live
            reading = live.clock.snapshot()
            spent = {seat: Running(each.asked, each.left - 100) for seat, each in reading.running.items()}
            live.clock.agree(Reading(running=spent))
            a = await two.connect(table, "a", "Anna")
            await until(lambda: 0.0 < a.live.clock.left().get(0, 0.0) <= 500.0)
            move = a.live.table.playing().moves(0)[0]
            assert isinstance(await play(a, move), wire.Accepted)
            assert a.live.table.banks is not None and 490 < a.live.table.banks.of(0) <= 505

    asyncio.run(run())


def test_two_clocks_agree_on_the_lesser_time_for_the_same_question() -> None:
    now = time.monotonic()
    clock = Clock(lambda: now)
    clock.reading = Reading(now, False, {0: Running(3, 60.0), 1: Running(4, 10.0), 2: Running(5, 60.0)})
    clock.agree(Reading(0.0, False, {0: Running(3, 20.0), 1: Running(4, 30.0), 2: Running(4, 1.0), 3: Running(1, 1.0)}))
    assert clock.left() == {0: 20.0, 1: 10.0, 2: 60.0}
