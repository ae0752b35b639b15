"""After `kill -9` in the middle of writing, everything that was acknowledged is there."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg

from .stores import opened

WRITER = Path(__file__).with_name("writer_process.py")
ROWS = 300  # acknowledged before the kill
TIMEOUT = 20.0


def killed(address: str, turn: int) -> dict[str, int]:
    """The newest acknowledged row of each table of a process that was killed."""
    child = subprocess.Popen([sys.executable, WRITER, address, str(turn)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    output = [child.stdout.readline() for _ in range(ROWS + 37 * turn)]
    child.kill()
    output += child.stdout.read().splitlines(keepends=True)
    child.wait()
    child.stdout.close()
    lines = [line.split() for line in output if line.endswith("\n")]
    return {table: int(number) for table, number in lines}


async def until_alone(address: str) -> None:
    """PostgreSQL still finishes what it has read of a client that is dead."""
    if urlsplit(address).scheme != "postgresql":
        return
    connection = await asyncpg.connect(address)
    others = "select count(*) from pg_stat_activity where datname = current_database() and pid != pg_backend_pid()"
    async with asyncio.timeout(TIMEOUT):
        while await connection.fetchval(others):
            await asyncio.sleep(0.01)
    await connection.close()


def test_nothing_acknowledged_is_lost(address: str) -> None:
    async def look(acknowledged: dict[str, int]) -> None:
        async with opened(address) as store:
            for table, newest in acknowledged.items():
                whole = await store.whole(table)  # raises if the log has gaps
                assert whole is not None
                assert len(whole.log) >= newest
                assert whole.log[1:] == tuple(b"%d" % number * 50 for number in range(2, len(whole.log) + 1))
                assert whole.row.status == (f"s{len(whole.log)}" if len(whole.log) > 1 else "playing")
                await store.append(table, len(whole.log) + 1, b"the game goes on")

    for turn in range(5):
        acknowledged = killed(address, turn)
        assert sum(acknowledged.values()) >= ROWS
        asyncio.run(until_alone(address))
        asyncio.run(look(acknowledged))
