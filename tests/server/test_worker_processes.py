"""Several processes behind one address: they come and go together."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from pathlib import Path

import pytest

from tests.server.client import TIMEOUT, Server, children, is_alive, ludus, play_until_over, visit
from tests.server.test_telemetry import figures

pytestmark = pytest.mark.slow


def until(wanted: bool, *pids: int) -> None:
    """Wait until all these processes live, or none does."""
    deadline = time.monotonic() + TIMEOUT
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


def test_their_figures_are_those_of_all(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever process is asked, and after one of them has died."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    async def settled(server: Server, wanted: dict[str, float]) -> None:
        """Wait until six connections, which the system gives to either process, get the same."""
        deadline = time.monotonic() + TIMEOUT
        samples: list[dict[str, float]] = [{}]
        while any(each.get(name) != value for each in samples for name, value in wanted.items()):
            assert time.monotonic() < deadline, (wanted, samples)
            await asyncio.sleep(0.1)
            samples = [await asyncio.to_thread(figures, server) for _ in range(6)]

    async def play(server: Server) -> None:
        moves = 'ludus_moves_written_total{by="person"}'
        async with visit(server) as here:
            people = [await here.guest(name) for name in ("Anna", "Ben", "Carla", "Dmitri")]
            tables = [await people[0].make("me", "open"), await people[2].make("me", "open")]
            seats = [await people[0].at(tables[0]), await people[1].sit(tables[0], 1)]
            watching = [await person.at(tables[0], watch=True) for person in people[2:]]
            await settled(server, {"ludus_connections": 4})
            await play_until_over(seats)
            record = (await people[0].request("GET", f"/api/tables/{tables[0]}/record")).text
            made = len(re.findall(r"(?m)^\d+ [AB] ", record))
            assert made > 1
            await settled(server, {moves: made, "ludus_connections": 4})
            for seat in watching:
                await seat.close()
            await settled(server, {moves: made, "ludus_connections": 2})
        os.kill(children(server.pid)[0], signal.SIGKILL)
        await settled(server, {moves: made, "ludus_connections": 0})

    with Server(database, "--processes", "2", log=tmp_path / "log") as server:
        assert list(tmp_path.glob("ludus-figures-*"))
        asyncio.run(play(server))
    assert not list(tmp_path.glob("ludus-figures-*"))


def test_nobody_serves_on_when_the_first_process_is_killed(database: str, tmp_path: Path) -> None:
    server = Server(database, "--processes", "2", log=tmp_path / "log").start()
    served = children(server.pid)
    until(True, *served)
    os.kill(server.pid, signal.SIGKILL)
    until(False, *served)
    server.stop()
