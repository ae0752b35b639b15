"""Bots of a server: quick ones answer here, searches in worker processes, in turn and by a deadline."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections.abc import Collection
from pathlib import Path

import msgspec
from msgspec.structs import replace

from ludus.bots.levels import level_name
from ludus.bots.play import bot_seed, bot_world
from ludus.games import find
from ludus.kernel.seeds import Seed
from ludus.match import Match
from ludus.tables.bot_queue import SHORTEST_SEARCH, BotQueue, Request
from ludus.tables.bot_worker import Drop, Job, KeptBots, Thought, think
from ludus.tables.metrics import Metrics

log = logging.getLogger("ludus")

DEADLINE = 8.0  # seconds from a request to its answer, whatever happens; half of it is what everyone aims at
HINT_DUE = 2.5  # seconds from a request for a hint to its answer, as far as its search can be shortened
SOON = 0.5  # seconds for which a bot waits for the process that keeps its tree
FALLBACK = "greedy"
START_ALLOWANCE = 20.0  # more for a process that has just been started
LONGEST_LINE = 1 << 22


class Worker:
    """One thinking process. It is killed when it does not answer in time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.engine: Path | None = None  # a folder with a package that the process shall import; None: our own
        self.is_new = True  # has the process not answered yet?
        self.bots: set[int] = set()  # that the process may have kept
        self.until = 0.0  # when its search is over, if it has not ended before

    async def ask(self, job: Job, seconds: float) -> Thought:
        """Raises `TimeoutError` or `OSError` when no thought comes."""
        try:
            if self.process is None or self.process.returncode is not None:
                self.process = await self._start()
            if job.bot:
                self.bots.add(job.bot)
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

    def drop(self, bots: Collection[int]) -> None:
        """Let the process forget bots that it may have kept."""
        known = tuple(self.bots.intersection(bots))
        self.bots.difference_update(known)
        if known and self.process is not None and self.process.stdin is not None and self.process.returncode is None:
            self.process.stdin.write(msgspec.json.encode(Drop(known)) + b"\n")

    async def _start(self) -> asyncio.subprocess.Process:
        self.is_new = True
        self.bots.clear()
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
        self.bots.clear()


class BotWorkers:
    """As many workers as wished; requests wait in a queue for a free one, or for the one that keeps their bot."""

    def __init__(self, workers: int = 1, deadline: float = DEADLINE) -> None:
        self.deadline = deadline
        self.workers = [Worker() for _ in range(max(1, workers))]
        self.free = list(self.workers)
        self.queue = BotQueue()
        self.quick_bots = KeptBots()  # those that need no worker
        self.timed: set[str] = set()  # tables where a search takes the same time whatever it finds
        self.engine: Path | None = None
        self._later: asyncio.TimerHandle | None = None  # when those who wait for their keeper are looked at again
        self.jobs = 0
        self.metrics = Metrics()

    async def close(self) -> None:
        if self._later is not None:
            self._later.cancel()
        for worker in self.workers:
            await worker.end()

    async def switch_to(self, engine: Path) -> None:
        """Let every worker use the package in this folder: those that are free now, the others after their thought."""
        self.engine = engine
        free, self.free = self.free, []
        for worker in free:
            await self._release(worker)

    async def _release(self, worker: Worker) -> None:
        """Let others have a worker, with the engine that is in use."""
        try:
            if self.engine is not None and worker.engine != self.engine:
                await worker.switch_to(self.engine)
        except OSError as error:
            log.warning("a thinking process could not be started: %s", error)
        finally:
            self.free.append(worker)
            self._hand_out()

    def job(self, match: Match, seat: int, level: str, seed: Seed, seconds: float = 0.0, bot: int = 0) -> Job:
        """What a bot at this seat gets to know: a world of its own, dealt by `seed` as in the lab."""
        self.jobs += 1
        world = match.game.position(bot_world(match, seat, seed))
        own_seed, number = bot_seed(seed, seat), len(match.steps)
        return Job(self.jobs, match.game.name, match.options, world, seat, number, level, own_seed, seconds, bot)

    def drop(self, bots: Collection[int]) -> None:
        """Forget bots that will not be asked again."""
        self.quick_bots.drop(bots)
        for worker in self.workers:
            worker.drop(bots)

    async def think(self, job: Job, table: str = "", client: str = "") -> Thought:
        """A move for a seat of this table; a hint, if a client asks for it.

        Whatever happens to a worker, there is a move within the deadline. Raises `UserError` if the client waits for
        too many hints already.
        """
        begun = time.perf_counter()
        try:
            if not level_name(find(job.game), job.level).startswith("search"):
                return self.quick_bots.think(job)
            return await self._search(job, table, client)
        finally:
            self.metrics.thought(job.level, time.perf_counter() - begun)

    async def _search(self, job: Job, table: str, client: str) -> Thought:
        """Wait for a worker, then for its answer; and for as long as the search was to take, if that was said."""
        due = self.deadline / 2
        request = Request(job, table, client, min(due, HINT_DUE) if client else due)
        granted = await self._turn(request)
        begun = time.monotonic()
        self.metrics.waited("hint" if client else "move", begun - request.asked)
        if job.seconds:
            self.timed.add(table)
        try:
            found = await self._ask(request, *granted) if granted else quick(job)
            await asyncio.sleep(begun + job.seconds - time.monotonic())
        finally:
            if job.seconds:
                self.timed.discard(table)
                self._hand_out()
        if granted is None:
            self.metrics.made_do()
        return found

    async def _turn(self, request: Request) -> tuple[Worker, float] | None:
        """Wait for a worker and the seconds it may take; None if there is no time left for a search."""
        self.queue.add(request)
        self._hand_out()
        try:
            await asyncio.wait((request.turn,), timeout=request.due - SHORTEST_SEARCH - time.monotonic())
        except BaseException:
            if request.turn.done():
                await self._release(request.turn.result()[0])
            else:
                self.queue.remove(request)
            raise
        if request.turn.done():
            return request.turn.result()
        self.queue.remove(request)
        return None

    async def _ask(self, request: Request, worker: Worker, seconds: float) -> Thought:
        job = replace(request.job, seconds=seconds)
        try:
            return await worker.ask(job, request.asked + self.deadline - time.monotonic())
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            log.warning("a bot of level %s gave no answer (%s); a quick one moves", job.level, error or "time")
            return quick(job)
        finally:
            await self._release(worker)

    # --- Whose turn it is ----------------------------------------------------------------

    def _hand_out(self) -> None:
        """Give the free workers to those who are next."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        while self.free and (chosen := self._next()) is not None:
            request, worker = chosen
            self.queue.remove(request)
            self.free.remove(worker)
            seconds = request.job.seconds or self.queue.share(request, len(self.workers))
            worker.until = time.monotonic() + seconds
            if request.job.bot:  # whatever another one kept is older from now on
                for other in self.workers:
                    if other is not worker:
                        other.drop((request.job.bot,))
            request.turn.set_result((worker, seconds))

    def _next(self) -> tuple[Request, Worker] | None:
        for request in self.queue:
            if request.table not in self.timed and (worker := self._worker_for(request)) is not None:
                return request, worker
        return None

    def _worker_for(self, request: Request) -> Worker | None:
        """The worker that keeps the request's bot, if it is free or will be soon; else any free one."""
        keeper = next((worker for worker in self.workers if request.job.bot in worker.bots), None)
        if keeper in self.free:
            return keeper
        now = time.monotonic()
        if keeper is not None and (now < request.asked + SOON or 0.0 < keeper.until - now < SOON):
            self._later = self._later or asyncio.get_running_loop().call_later(SOON, self._hand_out)
            return None
        return min(self.free, key=lambda worker: len(worker.bots))


def quick(job: Job) -> Thought:
    """What a bot would play that need not search."""
    return think(replace(job, level=FALLBACK))
