"""Several processes behind one address: they come and go together."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from tests.server.client import PATIENCE, Server, children, is_alive, ludus, play_until_over, visit

pytestmark = pytest.mark.slow


def until(wanted: bool, *pids: int) -> None:
    """Wait until all these processes live, or none does."""
    deadline = time.monotonic() + PATIENCE
    while any(is_alive(pid) != wanted for pid in pids):
        assert time.monotonic() < deadline, pids
        time.sleep(0.05)


def test_they_need_postgresql(tmp_path: Path) -> None:
    answer = ludus("serve", "--processes", "2", "--port", "0", "--db", str(tmp_path / "one.db"))
    assert answer.returncode == 2
    assert "PostgreSQL" in answer.stderr and "Traceback" not in answer.stderr


def test_they_serve_one_address_and_end_together(database: str, tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with visit(server) as here:
            people = [await here.guest(name) for name in ("Anna", "Ben")]
            table = await people[0].make("me", "open")
            seats = [await people[0].at(table), await people[1].sit(table, 1)]
            await play_until_over(seats)

    server = Server(database, "--processes", "2", log=tmp_path / "log").start()
    served = children(server.pid)
    assert len(served) == 2
    asyncio.run(play(server))
    assert server.stop() == 0
    until(False, *served)
    assert "Traceback" not in server.said()


def test_nobody_serves_on_when_the_first_process_is_killed(database: str, tmp_path: Path) -> None:
    server = Server(database, "--processes", "2", log=tmp_path / "log").start()
    served = children(server.pid)
    until(True, *served)
    os.kill(server.pid, signal.SIGKILL)
    until(False, *served)
    server.stop()
