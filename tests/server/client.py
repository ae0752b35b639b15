"""People at a server, as tests need them: a process, guests with cookies, live connections."""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

Json = dict[str, Any]
ROOT = Path(__file__).resolve().parents[2]
TIMEOUT = 40.0  # seconds, on a busy machine
READY = re.compile(r"http://[^\s/]+")
RUN = secrets.token_hex(4)  # a database remembers the ids of earlier runs
IDS = count(1)


class Server:
    """A server process of our own."""

    def __init__(self, db: str | Path, *arguments: str, limits: bool = False, log: Path | None = None) -> None:
        self.db = str(db)
        self.arguments = (*arguments, *(() if limits else ("--no-limits",)))
        self.log = log or Path(f"{db}.log")
        self.port = 0
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "ludus", "serve", "--port", str(self.port), "--db", self.db]
                + ([] if "--pace" in self.arguments else ["--pace", "0"])
                + list(self.arguments),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        found = READY.search(self.process.stdout.readline())
        assert found, self.said()
        self.address = found.group()
        self.port = int(self.address.rpartition(":")[2])
        return self

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def said(self) -> str:
        """What the log holds."""
        return self.log.read_text()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """The exit code."""
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            code = self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()
        self.process = None
        return code

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


class Seat:
    """A live connection to a table; it listens all the time."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.newest: Json = {}
        self.updates: list[Json] = []
        self.log: list[Json] = []  # the events of all updates
        self.texts: list[str] = []  # everything that came
        self.waiting: dict[str, asyncio.Future[Json]] = {}
        self.stray: list[Json] = []  # answers that nobody waits for
        self.closing: Json | None = None
        self.code: int | None = None
        self._news = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.texts.append(text)
                self._take(json.loads(text))
                self._news.set()
        except websockets.ConnectionClosed:
            pass
        self.code = self.socket.close_code
        self._news.set()
        for future in self.waiting.values():
            if not future.done():
                future.set_exception(ConnectionError(f"closed: {self.code} {self.closing}"))

    def _take(self, message: Json) -> None:
        if message["type"] == "update":
            if self.updates:
                kinds = [event["kind"] for event in self.log]
                gap = kinds.index("withheld") if "withheld" in kinds else len(kinds)
                assert message["since"] - self.updates[0]["since"] in (len(kinds), gap)
                assert message["version"] >= self.newest["version"]
            self.newest = message
            self.updates.append(message)
            self.log[message["since"] - self.updates[0]["since"] :] = message["events"]
        elif message["type"] == "closing":
            self.closing = message
        elif message.get("id") in self.waiting:
            waiting = self.waiting.pop(message["id"])
            if not waiting.done():  # else the caller has timed out
                waiting.set_result(message)
        else:
            self.stray.append(message)

    async def until(self, wanted: Callable[[Json], bool], seconds: float = TIMEOUT) -> Json:
        """The first update, from now on or the present one, that is as wanted."""
        async with asyncio.timeout(seconds):
            while not (self.newest and wanted(self.newest)):
                if self.code is not None:
                    raise ConnectionError(f"closed: {self.code} {self.closing}")
                self._news.clear()
                await self._news.wait()
        return self.newest

    async def until_closed(self, seconds: float = TIMEOUT) -> int:
        async with asyncio.timeout(seconds):
            await asyncio.shield(self._listening)
        assert self.code is not None
        return self.code

    async def ask(self, kind: str, /, seconds: float = TIMEOUT, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        message = {"type": kind, "id": f"{RUN}-{next(IDS)}", **fields}
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[message["id"]] = future
        await self.socket.send(json.dumps(message))
        return await asyncio.wait_for(future, seconds)

    async def play(self, move: str, **fields: Any) -> Json:
        return await self.ask("play", **{"version": self.newest["version"], "move": move, **fields})

    async def raw(self, text: str | bytes, id: str = "", seconds: float = TIMEOUT) -> Json:
        """Send anything and wait for the answer with this id."""
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[id] = future
        await self.socket.send(text)
        return await asyncio.wait_for(future, seconds)

    async def turn(self) -> Json | None:
        """The question to this seat as soon as there is one; None at the end of the game."""
        now = await self.until(lambda u: u["question"] is not None or u["status"] == "over")
        return now["question"] if now["status"] != "over" else None

    async def seen(self, version: int) -> Json:
        """The first update of this version or a later one."""
        return await self.until(lambda u: u["version"] >= version)

    async def close(self) -> None:
        await self.socket.close()
        with suppress(asyncio.CancelledError):
            await self._listening


class Person:
    """A guest: a cookie and a name."""

    def __init__(self, visit: Visit, name: str, cookie: str, address: str) -> None:
        self.visit = visit
        self.name = name
        self.cookie = cookie
        self.address = address

    async def request(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"Cookie": self.cookie, **more.pop("headers", {})}
        return await self.visit.http.request(method, self.address + path, json=body, headers=headers, **more)

    async def make(self, *seats: str, game: str = "regicide", **more: Any) -> str:
        """A table; seats are "me", "open", "program" or the level of a bot."""
        kinds = [
            {"kind": seat} if seat in ("me", "open", "program") else {"kind": "bot", "level": seat} for seat in seats
        ]
        made = await self.request("POST", "/api/tables", {"game": game, "seats": kinds, **more})
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    async def at(self, table: str, have: int = 0, watch: bool = False) -> Seat:
        """Look at a table; the first update has come."""
        seat = await self.visit.connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live?have={have}{'&watch=1' if watch else ''}",
            {"Cookie": self.cookie} if self.cookie else {},
        )
        await seat.until(lambda _: True)
        return seat

    async def sit(self, table: str, number: int, **more: Any) -> Seat:
        seat = await self.at(table)
        answer = await seat.ask("sit", seat=number, **more)
        assert answer["type"] == "accepted", answer
        await seat.seen(answer["version"])
        return seat

    async def record(self, table: str) -> str:
        answer = await self.request("GET", f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        return answer.text


class Visit:
    """All that one test opens, closed at its end."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(timeout=TIMEOUT, verify=False, trust_env=False)
        self.seats: list[Seat] = []

    async def guest(self, name: str = "", address: str = "") -> Person:
        address = address or self.address
        answer = await self.http.get(f"{address}/api/me")
        self.http.cookies.clear()
        assert answer.status_code == 200, answer.text
        person = Person(self, name, f"ludus={answer.cookies['ludus']}", address)
        if name:
            named = await person.request("PUT", "/api/me", {"name": name, "language": "en"})
            assert named.status_code == 200, named.text
        return person

    def stranger(self) -> Person:
        return Person(self, "", "", self.address)

    async def connect(self, url: str, headers: dict[str, str]) -> Seat:
        socket = await websockets.connect(
            url, additional_headers=headers, compression=None, proxy=None, max_size=None, open_timeout=TIMEOUT
        )
        self.seats.append(Seat(socket))
        return self.seats[-1]

    async def close(self) -> None:
        await asyncio.gather(*(seat.close() for seat in self.seats))
        await self.http.aclose()


@asynccontextmanager
async def visit(address: str | Server) -> AsyncIterator[Visit]:
    here = Visit(address.address if isinstance(address, Server) else address)
    try:
        yield here
    finally:
        await here.close()


Choose = Callable[[list[str]], str]


async def one_move(seat: Seat, choose: Choose | None = None) -> tuple[int, str, int]:
    """Answer what this seat is asked; (seat, move, version)."""
    moves = [choice["move"] for choice in seat.newest["question"]["choices"]]
    move = choose(moves) if choose else moves[0]
    answer = await seat.play(move)
    assert answer["type"] == "accepted", (move, answer)
    await seat.seen(answer["version"])
    return seat.newest["you"], move, answer["version"]


async def play_until_over(seats: list[Seat], choose: Choose | None = None) -> list[tuple[int, str, int]]:
    """Let these seats answer whatever they are asked; the moves as (seat, move, version)."""
    made: list[tuple[int, str, int]] = []

    async def answer(seat: Seat) -> None:
        while await seat.turn() is not None:
            made.append(await one_move(seat, choose))

    async with asyncio.TaskGroup() as tasks:
        for seat in seats:
            tasks.create_task(answer(seat))
    return sorted(made, key=lambda each: each[2])


async def first_to_act(*seats: Seat) -> Seat:
    """The seat that is asked, as soon as all of them know the same."""
    newest = max(seat.newest["version"] for seat in seats)
    await asyncio.gather(*(seat.seen(newest) for seat in seats))
    return next(seat for seat in seats if seat.newest["question"])


async def play_some(seats: list[Seat], count: int, choose: Choose | None = None) -> list[tuple[int, str, int]]:
    """So many moves of these seats, one after the other."""
    return [await one_move(await first_to_act(*seats), choose) for _ in range(count)]


def ludus(*arguments: str, seconds: float = TIMEOUT, **more: Any) -> subprocess.CompletedProcess[str]:
    """Run a command of the program."""
    command = [sys.executable, "-P", "-m", "ludus", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False, **more)


def verified(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What `ludus verify` says of a record."""
    file = folder / f"{time.monotonic_ns()}.ludus"
    file.write_text(text)
    return ludus("verify", str(file))


def children(pid: int) -> list[int]:
    """The processes that a process has started, on Linux."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            found += [int(word) for word in (task / "children").read_text().split()]
    return sorted(set(found))


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
