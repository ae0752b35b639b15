"""Hearing of the rows that other processes write, over LISTEN/NOTIFY. A signal is `TAG NUMBER TABLE`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

CHANNEL = "ludus"
HEARTBEAT_INTERVAL = 10.0  # seconds; a connection can die without a word
RECONNECT_DELAY = 0.5  # seconds between attempts to connect again
MAX_CLOCK_SKEW = 60.0  # seconds by which the clocks of servers may differ
MISSED = """select id, (select max(number) from log where table_id = id) from tables where changed >= $1"""

log = logging.getLogger(__name__)


class Watcher:
    """Listens on a connection of its own for as long as the store is open."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Any]],
        tag: str,
        heard: Callable[[str, int], None],
        timeout: float,
    ) -> None:
        self.connect = connect
        self.tag = tag
        self.heard = heard
        self.timeout = timeout
        self.well = time.time()  # when nothing had been missed for certain
        self.task = asyncio.get_running_loop().create_task(self._listen())

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
                log.warning("the signals of other processes are not heard for now: %s", error)
            await asyncio.sleep(RECONNECT_DELAY)

    async def _listen_once(self) -> None:
        async with asyncio.timeout(self.timeout):
            connection = await self.connect()
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        try:
            await connection.add_listener(CHANNEL, self._signal)
            await self._catch_up(connection)
            while not broken.is_set():
                await self._beat(connection, broken)
        finally:
            connection.terminate()

    async def _catch_up(self, connection: Any) -> None:
        """Report everything that was written while nobody listened."""
        for table, number in await connection.fetch(MISSED, self.well - MAX_CLOCK_SKEW, timeout=self.timeout):
            self.heard(table, number)

    async def _beat(self, connection: Any, broken: asyncio.Event) -> None:
        asked = time.time()
        await connection.execute("select 1", timeout=self.timeout)
        self.well = asked
        try:
            async with asyncio.timeout(HEARTBEAT_INTERVAL):
                await broken.wait()
        except TimeoutError:
            return  # a quiet connection is a good one

    def _signal(self, connection: Any, process: int, channel: str, payload: str) -> None:
        tag, number, table = payload.split(" ", 2)
        if tag != self.tag:
            self.heard(table, int(number))
