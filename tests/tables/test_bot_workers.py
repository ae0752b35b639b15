"""Hints and bots share the processes that search: in turn, by deadlines that count from the request."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import ludus
from ludus.match import Match
from ludus.tables import wire
from ludus.tables.bot_queue import LONGEST_SEARCH, MOST_HINTS
from ludus.tables.bot_worker import Job
from ludus.tables.bot_workers import HINT_DUE, BotWorkers
from ludus.tables.bots import CONSTANT_TIME
from ludus.tables.metrics import Metrics
from tests.tables.houses import ask, new_table, open_house

TABLES = 20
HINT_LIMIT = 3.0  # seconds


class Noted(Metrics):
    """Writes down who waited."""

    def __init__(self) -> None:
        self.waits: list[tuple[str, float]] = []
        self.makeshifts = 0

    def waited(self, kind: str, seconds: float) -> None:
        self.waits.append((kind, seconds))

    def made_do(self) -> None:
        self.makeshifts += 1


@asynccontextmanager
async def warm() -> AsyncIterator[BotWorkers]:
    """A worker whose process has started."""
    workers = BotWorkers()
    try:
        await workers.think(job(), "warm")
        workers.metrics = Noted()
        yield workers
    finally:
        await workers.close()


def match(game: str = "regicide") -> Match:
    return ludus.new_match(game, 2, 3)


def job(level: str = "hard", seconds: float = 0.0) -> Job:
    played = match()
    return BotWorkers().job(played, played.to_act[0], level, 1, seconds)


@pytest.mark.slow
def test_a_hint_comes_soon_while_twenty_tables_of_experts_play(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            anna = await house.connect(await new_table(house, "me"), "a")
            assert isinstance(await ask(anna, wire.Hint("first")), wire.Hinted)  # the process is up
            for number in range(TABLES):
                table = await new_table(house, "expert", "expert", game=("regicide", "gorus")[number % 2])
                await house.connect(table, f"w{number}", watch=True)
            await asyncio.sleep(1.0)
            assert len(house.bot_workers.queue) >= 0.7 * TABLES
            noted = house.bot_workers.metrics = Noted()
            for number in range(3):
                begun = time.monotonic()
                assert isinstance(await ask(anna, wire.Hint(f"h{number}")), wire.Hinted)
                assert time.monotonic() - begun < HINT_LIMIT
                await asyncio.sleep(1.2)
            moves = [seconds for kind, seconds in noted.waits if kind == "move"]
            assert len(moves) >= 6 and max(moves) < 0.6 * house.bot_workers.deadline
            assert max(seconds for kind, seconds in noted.waits if kind == "hint") < LONGEST_SEARCH

    asyncio.run(run())


def test_a_hint_comes_in_time_though_the_only_process_hangs() -> None:
    """Its time counts from the request, not from when a process is free."""

    async def run() -> None:
        async with warm() as workers:
            process = workers.workers[0].process
            assert process is not None
            os.kill(process.pid, signal.SIGSTOP)
            stuck = asyncio.create_task(workers.think(job(), "one"))
            await asyncio.sleep(0.01)
            begun = time.monotonic()
            hint = await workers.think(job(), "two", "1.1.1.1")
            assert 0.5 * HINT_DUE < time.monotonic() - begun < HINT_LIMIT and not stuck.done()
            assert hint.move in match().moves(match().to_act[0])
            assert isinstance(workers.metrics, Noted) and workers.metrics.makeshifts == 1
            stuck.cancel()
            await asyncio.gather(stuck, return_exceptions=True)
            assert not len(workers.queue) and len(workers.free) == 1

    asyncio.run(run())


@pytest.mark.slow
def test_a_bot_that_has_waited_has_less_time() -> None:
    """All three are answered by the time that everyone aims at, though each would like two seconds."""

    async def run() -> None:
        async with warm() as workers:
            begun = time.monotonic()
            await asyncio.gather(*(workers.think(job("expert"), f"table {number}") for number in range(3)))
            assert time.monotonic() - begun < 5.0
            assert isinstance(workers.metrics, Noted) and workers.metrics.makeshifts == 0

    asyncio.run(run())


def test_a_request_that_is_cancelled_gives_its_turn_to_others() -> None:
    async def run() -> None:
        async with warm() as workers:
            first = asyncio.create_task(workers.think(job("expert"), "one"))
            second = asyncio.create_task(workers.think(job("expert"), "two"))
            await asyncio.sleep(0.05)
            assert len(workers.queue) == 1
            second.cancel()
            await asyncio.gather(second, return_exceptions=True)
            assert not len(workers.queue)
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)
            assert len(workers.free) == 1
            third = asyncio.create_task(workers.think(job("expert"), "three"))
            await asyncio.sleep(0)  # it has its turn, and has not noticed yet
            third.cancel()
            await asyncio.gather(third, return_exceptions=True)
            assert len(workers.free) == 1
            assert (await workers.think(job(), "four")).move

    asyncio.run(run())


def test_a_client_with_too_many_hints_is_refused(tmp_path: Path) -> None:
    """By its address, at whatever table; others are not."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            tables = [await new_table(house, "me") for _ in range(2)]
            here, there, other = [await house.connect(table, "a") for table in (*tables, tables[0])]
            here.client = there.client = "1.1.1.1"
            other.client = "2.2.2.2"
            house.bot_workers.free.clear()  # all processes are busy
            hints = [asyncio.create_task(ask(here, wire.Hint(f"h{number}"))) for number in range(MOST_HINTS)]
            await asyncio.sleep(0)
            refused = await ask(there, wire.Hint("one more"))
            assert isinstance(refused, wire.Refused) and str(MOST_HINTS) in refused.reason["en"]
            hints.append(asyncio.create_task(ask(other, wire.Hint("h"))))
            await asyncio.sleep(0)
            assert len(house.bot_workers.queue) == MOST_HINTS + 1
            for hint in hints:
                hint.cancel()
            await asyncio.gather(*hints, return_exceptions=True)
            house.bot_workers.free += house.bot_workers.workers

    asyncio.run(run())


def test_a_hint_does_not_reveal_whether_a_bot_of_its_table_had_something_to_search() -> None:
    """Where time would tell, the next request of the table waits for all of it, though the process is free before."""

    async def run() -> None:
        async with warm() as workers:
            begun = time.monotonic()
            bot = asyncio.create_task(workers.think(job("hard", CONSTANT_TIME), "one"))
            hint = asyncio.create_task(workers.think(job(), "one", "1.1.1.1"))
            elsewhere = asyncio.create_task(workers.think(job(), "two", "2.2.2.2"))
            await hint
            assert time.monotonic() - begun >= CONSTANT_TIME
            assert bot.done() and elsewhere.done()

    asyncio.run(run())
