"""Measuring a server under load, and seeing that it loses nothing.

`ludus load` starts a server of its own on this machine, lets people sit down at tables and play random moves, and
compares at the end what the server acknowledged with what it kept. With `--crashes` the server is killed without
warning and started again while they play.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import NoReturn

from msgspec import Struct

from ludus.kernel.refusals import LudusError
from ludus.server.load_clients import Load
from ludus.server.spawn import SERVER_TIMEOUT, SpawnedServer, crash, spawned

WARM_UP = 300.0  # seconds at most until everyone sits and plays; not measured
TICK = 0.005  # seconds


def quantile(times: list[float], part: float) -> float:
    """The time within which this part of the moves was acknowledged."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Punctual:
    """How late this program itself is: what it measures of a server is late by as much."""

    def __init__(self) -> None:
        self.delays: list[float] = []

    async def watch(self) -> None:
        while True:
            wanted = time.monotonic() + TICK
            await asyncio.sleep(TICK)
            self.delays.append(time.monotonic() - wanted)


class Size(Struct, frozen=True):
    """How much a server has to carry, and with how many processes."""

    tables: int
    players: int = 2
    processes: int = 1
    bots: int = 0  # bots at each table


class Report(Struct, frozen=True):
    """The result of one phase."""

    name: str
    seconds: float
    moves: int
    games: int
    moves_per_second: float
    median_ms: float
    p99_ms: float
    own_p99_ms: float  # by which the scripted players were late themselves
    cpu_ms_per_move: float  # of the server
    kib_per_table: float
    reconnections: int
    leaked: int  # cards shown to someone who may not see them; among the faults
    starts: list[float]  # seconds until the server was ready again
    faults: list[str]


async def phase(
    name: str,
    server: SpawnedServer,
    size: Size,
    seconds: float,
    rate: float,
    crashes: int,
    report: Callable[[str], None],
) -> Report:
    """Measure for a while."""
    load = Load(server, size.tables, size.players, bots=size.bots)
    memory = server.memory()
    playing = asyncio.create_task(load.run(seconds + WARM_UP, rate))
    ticking = asyncio.create_task(_tick(load, report))
    warming = asyncio.create_task(load.warm.wait())
    await asyncio.wait((playing, warming), timeout=WARM_UP, return_when=asyncio.FIRST_COMPLETED)
    if not load.warm.is_set():
        await _give_up(playing, warming, ticking)
    load.figures.forget()
    punctual = Punctual()
    watching = asyncio.create_task(punctual.watch())
    cpu, began = server.cpu(), time.monotonic()
    try:
        if crashes:
            await crash(server, crashes, lambda number: report(f"crash {number} of {crashes}"))
            load.finish()
        else:
            await asyncio.wait((playing,), timeout=seconds)
        spent, used = time.monotonic() - began, server.cpu() - cpu
        accepted, times = load.figures.accepted, load.figures.times[:]
        watching.cancel()
        load.finish()
        await playing
    finally:
        ticking.cancel()
        watching.cancel()
        playing.cancel()
    figures = load.figures
    return Report(
        name,
        round(spent, 1),
        accepted,
        figures.games,
        round(accepted / spent, 1),
        round(1000 * quantile(times, 0.5), 2),
        round(1000 * quantile(times, 0.99), 2),
        round(1000 * quantile(punctual.delays, 0.99), 2),
        0.0 if crashes else round(1000 * used / max(1, accepted), 3),
        0.0 if crashes else round((server.memory() - memory) / size.tables / 1024, 1),
        figures.reconnections,
        figures.leaked,
        [round(each, 2) for each in server.starts[1:]],
        figures.faults,
    )


async def _give_up(*tasks: asyncio.Task[object]) -> NoReturn:
    """Figures of a load that never was would be meaningless."""
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    raise LudusError(f"not everybody sat and played after {WARM_UP:g} s: too many tables for this machine")


async def _tick(load: Load, report: Callable[[str], None]) -> None:
    while True:
        await asyncio.sleep(1.0)
        report(f"{load.figures.accepted} moves, {load.figures.games} games")


async def measure(
    db: str, size: Size, seconds: float, rate: float, crashes: int, report: Callable[[str], None]
) -> list[Report]:
    """A paced phase and one as fast as possible; or one with crashes."""
    gc.disable()  # a search for memory to free would be taken for a slow server
    async with spawned(db, size.processes) as server:
        if crashes:
            longest = crashes * SERVER_TIMEOUT + seconds
            return [await phase("crashes", server, size, longest, 0, crashes, report)]
        return [
            await phase(f"{rate:g} moves/s", server, size, seconds / 2, rate, 0, report),
            await phase("as fast as possible", server, size, seconds / 2, 0, 0, report),
        ]
