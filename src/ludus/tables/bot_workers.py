"""Bots of a server: quick ones answer here, searches think in worker processes with a deadline."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from pathlib import Path

import msgspec

from ludus.bots.levels import level_name
from ludus.games import find
from ludus.kernel.rng import Rng
from ludus.match import Match
from ludus.tables.bot_worker import Job, Thought, think
from ludus.tables.metrics import Metrics

log = logging.getLogger("ludus")

DEADLINE = 8.0  # seconds for one decision; the strongest level takes two
FALLBACK = "greedy"
START_ALLOWANCE = 20.0  # more for a process that has just been started
LONGEST_LINE = 1 << 22


class Worker:
    """One thinking process. It is killed when it does not answer in time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.engine: Path | None = None  # a folder with a package that the process shall import; None: our own
        self.is_new = True  # has the process not answered yet?

    async def ask(self, job: Job, seconds: float) -> Thought:
        """Raises `TimeoutError` or `OSError` when no thought comes."""
        try:
            if self.process is None or self.process.returncode is not None:
                self.process = await self._start()
            if self.is_new:
                seconds += START_ALLOWANCE
            found = await asyncio.wait_for(self._exchange(self.process, job), seconds)
            self.is_new = False
            return found
        except BaseException:  # also when the caller is gone: the answer must not reach the next one
            await self.end()
            raise

    async def switch_to(self, engine: Path) -> None:
        """Let another process take the place of the present one, if there is one; it starts before it is needed."""
        running = self.process is not None
        await self.end()
        self.engine = engine
        if running:
            self.process = await self._start()

    async def _start(self) -> asyncio.subprocess.Process:
        self.is_new = True
        first = [str(self.engine)] if self.engine is not None and self.engine.exists() else []
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "ludus.tables.bot_worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([*first, *filter(None, sys.path)])},
            start_new_session=True,  # Ctrl-C in the server's terminal is the server's business
        )

    async def _exchange(self, process: asyncio.subprocess.Process, job: Job) -> Thought:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise ConnectionError("a thinking process has ended")
        return msgspec.json.decode(line, type=Thought)

    async def end(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        self.process = None


class BotWorkers:
    """As many workers as wished; a job waits for a free one."""

    def __init__(self, workers: int = 1, deadline: float = DEADLINE) -> None:
        self.deadline = deadline
        self.workers = [Worker() for _ in range(max(1, workers))]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.engine: Path | None = None
        self.jobs = 0
        self.metrics = Metrics()

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()

    async def switch_to(self, engine: Path) -> None:
        """Let every worker use the package in this folder: those that are free now, the others after their thought."""
        self.engine = engine
        for _ in range(self.free.qsize()):
            await self._release(self.free.get_nowait())

    async def _release(self, worker: Worker) -> None:
        """Let others have a worker, with the engine that is in use."""
        try:
            if self.engine is not None and worker.engine != self.engine:
                await worker.switch_to(self.engine)
        except OSError as error:
            log.warning("a thinking process could not be started: %s", error)
        finally:
            self.free.put_nowait(worker)

    def job(self, match: Match, seat: int, level: str, seed: int, seconds: float = 0.0) -> Job:
        """What a bot at this seat gets to know: a world of its own, dealt by `seed`."""
        self.jobs += 1
        world = match.game.position(match.world(seat, Rng(seed)))
        return Job(self.jobs, match.game.name, match.options, world, seat, len(match.steps), level, seed, seconds)

    async def think(self, job: Job) -> Thought:
        """A move for this seat. Whatever happens to a worker, there is a move within the deadline."""
        begun = time.perf_counter()
        try:
            return await self._think(job)
        finally:
            self.metrics.thought(job.level, time.perf_counter() - begun)

    async def _think(self, job: Job) -> Thought:
        if not level_name(find(job.game), job.level).startswith("search"):
            return think(job)
        worker = await self.free.get()
        begun = time.monotonic()
        try:
            found = await worker.ask(job, self.deadline)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            log.warning("a bot of level %s gave no answer (%s); a quick one moves", job.level, error or "time")
            found = think(msgspec.structs.replace(job, level=FALLBACK))
        finally:
            await self._release(worker)
        await asyncio.sleep(begun + job.seconds - time.monotonic())
        return found
