"""A server of our own for measurements, to be watched and killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from ludus.kernel.refusals import LudusError

SERVER_TIMEOUT = 30.0  # seconds until a silent server counts as lost
START_TIMEOUT = 120.0  # seconds; nothing but a busy machine makes it so long
READY = re.compile(r"http://\S+")
PAGE = 4096 if not hasattr(os, "sysconf") else os.sysconf("SC_PAGE_SIZE")


class SpawnedServer:
    """A server that can be killed and started again at the same place; of several processes, one dies at a time."""

    def __init__(self, db: str, processes: int = 1) -> None:
        self.db = db
        self.processes = processes
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None
        self.starts: list[float] = []  # seconds from start to ready

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        began = time.monotonic()
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "ludus", "serve", "--no-limits", "--pace", "0"),
            *("--port", str(self.port), "--db", self.db, "--processes", str(self.processes)),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), START_TIMEOUT)).decode()
        found = READY.search(line)
        if found is None:
            raise LudusError("the server did not start")
        self.port = int(found.group().rstrip("/").rpartition(":")[2])
        self.starts.append(time.monotonic() - began)

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(how)
            await self.process.wait()

    async def crash(self) -> None:
        """Without warning: the only process, and it is started again; or one of several, whose place another takes."""
        if self.processes == 1:
            await self.stop(signal.SIGKILL)
            await self.start()
            return
        before, began = self.serving(), time.monotonic()
        os.kill(random.choice(before), signal.SIGKILL)
        async with asyncio.timeout(START_TIMEOUT):
            while len(set(self.serving()) - set(before)) < 1:
                await asyncio.sleep(0.05)
        self.starts.append(time.monotonic() - began)

    def serving(self) -> list[int]:
        """The processes that answer."""
        main = self.process.pid if self.process is not None else 0
        if self.processes == 1:
            return [main]
        children = Path(f"/proc/{main}/task/{main}/children")
        return [int(word) for word in children.read_text().split()] if children.exists() else []

    def memory(self) -> int:
        """Bytes that the server holds; 0 where the system does not report it."""
        files = [Path(f"/proc/{pid}/statm") for pid in self.serving()]
        return sum(int(file.read_text().split()[1]) * PAGE for file in files if file.exists())

    def cpu(self) -> float:
        """Seconds of processor time that the server has used."""
        files = [Path(f"/proc/{pid}/stat") for pid in self.serving()]
        fields = [file.read_text().rpartition(")")[2].split() for file in files if file.exists()]
        return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


@contextlib.asynccontextmanager
async def spawned(db: str, processes: int = 1) -> AsyncIterator[SpawnedServer]:
    """A server for the time of a measurement."""
    server = SpawnedServer(db, processes)
    try:
        await server.start()
        yield server
    finally:
        await server.stop()


async def crash(server: SpawnedServer, times: int, on_crash: Callable[[int], None]) -> None:
    """Crashes at random moments."""
    for number in range(times):
        await asyncio.sleep(0.5 + random.random())
        await server.crash()
        on_crash(number + 1)
