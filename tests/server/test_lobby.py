"""The lobby of a running server: live, across processes, by HTTP and on the command line; and limits of the chat."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.client import TIMEOUT, Json, Server, ludus, visit


class Lobby:
    """Somebody who looks at the lobby; `lines` is what a page would show."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.lines: dict[str, Json] = {}
        self.kinds: list[str] = []
        self.closing: Json | None = None

    async def hear(self) -> None:
        message = json.loads(await asyncio.wait_for(self.socket.recv(), TIMEOUT))
        self.kinds.append(message["type"])
        if message["type"] == "closing":
            self.closing = message
            return
        if message["type"] == "lobby":
            self.lines = {}
        for line in message["lines"]:
            self.lines[line["table"]] = line
        for table in message.get("gone", ()):
            del self.lines[table]

    async def until(self, wanted: Callable[[dict[str, Json]], bool]) -> dict[str, Json]:
        async with asyncio.timeout(TIMEOUT):
            while not self.kinds or not wanted(self.lines):
                await self.hear()
        return self.lines


@asynccontextmanager
async def lobby(server: Server, **headers: str) -> AsyncIterator[Lobby]:
    url = f"{server.address.replace('http', 'ws', 1)}/api/lobby"
    async with websockets.connect(url, additional_headers=headers, compression=None, proxy=None) as socket:
        yield Lobby(socket)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, and no public tables."""
    with Server(tmp_path_factory.mktemp("limited") / "ludus.db", limits=True) as started:
        yield started


def test_the_lobby_changes_by_itself(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here, lobby(server, Origin=server.address) as seen:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            await seen.hear()
            assert seen.kinds == ["lobby"]
            private = await anna.make("me", "open")
            table = await anna.make("me", "open", "novice", public=True, language="en", options={"talk": "free"})
            lines = await seen.until(lambda lines: table in lines)
            assert private not in lines
            assert [seat["kind"] for seat in lines[table]["seats"]] == ["person", "open", "bot"]
            assert lines[table]["options"] == {"talk": "free"} and lines[table]["language"] == "en"
            assert abs(lines[table]["since"] - time.time()) < TIMEOUT
            a, b = await anna.at(table), await ben.at(table)
            await b.ask("sit", seat=1)
            lines = await seen.until(lambda lines: lines[table]["status"] == "playing")
            assert lines[table]["seats"][1]["name"] == "Ben"
            by_http = (await here.http.get(f"{server.address}/api/lobby")).json()
            assert table in [line["table"] for line in by_http["lines"]]
            assert set(seen.kinds[1:]) == {"lobby-news"}
            await a.play("resign")
            await seen.until(lambda lines: table not in lines)

    asyncio.run(play())


def test_the_lobby_is_for_our_own_pages_and_for_listeners(server: Server) -> None:
    async def play() -> None:
        async with lobby(server, Origin="http://evil.example") as seen:
            await seen.hear()
            assert seen.closing is not None and not seen.closing["retry"] and not seen.lines
        async with lobby(server) as seen:  # a program without a cookie
            await seen.hear()
            await seen.socket.send("nonsense")
            assert seen.kinds == ["lobby"] and seen.socket.close_code is None

    asyncio.run(play())


def test_a_chatterbox_is_let_go(limited: Server) -> None:
    async def play() -> None:
        async with lobby(limited) as seen:
            await seen.hear()
            for _ in range(100):
                await seen.socket.send("x" * 100)
            while seen.closing is None:
                await seen.hear()
            assert seen.closing["retry"]
            await asyncio.wait_for(seen.socket.wait_closed(), TIMEOUT)
            assert seen.socket.close_code == 4429

    asyncio.run(play())


def test_talk_is_limited_and_the_answer_says_how_long(limited: Server) -> None:
    async def play() -> None:
        async with visit(limited) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await anna.make("me", "open", options={"talk": "free"})
            a, b = await anna.at(table), await ben.sit(table, 1)
            await a.until(lambda u: u["status"] == "playing")
            answers = await asyncio.gather(*(a.ask("say", text=f"word {n}", id=f"say{n}") for n in range(20)))
            assert [answer["type"] for answer in answers[:5]] == ["accepted"] * 5
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert 0 < refused["wait"] <= 2.1
            assert f"{refused['wait']:g} s" in refused["reason"]["en"] and "слишком часто" in refused["reason"]["ru"]
            elsewhere = await anna.at(table)  # another page of the same guest has no words of its own
            more = await asyncio.gather(*(elsewhere.ask("say", text="more") for _ in range(6)))
            assert [answer["type"] for answer in more].count("accepted") < 5
            assert await a.ask("say", text="word 1", id="say1") == answers[1]  # said before
            assert (await b.ask("say", text="I may"))["type"] == "accepted"
            assert (await a.ask("judge", move="y"))["type"] == "judged"  # other messages have their own limit
            watcher = await (await here.guest("Wanda")).at(table, watch=True)
            assert (await watcher.ask("say", text="I only read"))["reason"]["en"] == "Spectators can only watch."
            await watcher.until(lambda u: u["version"] >= answers[4]["version"])
            assert "word 4" in [event["facts"].get("text") for event in watcher.log if event["kind"] == "table-said"]
            assert not watcher.newest["talk"]
            long = await b.ask("say", text="x" * 201)
            assert long["type"] == "refused" and "200" in long["reason"]["en"]

    asyncio.run(play())


def test_the_command_line_makes_and_lists_public_tables(server: Server) -> None:
    made = ludus("table", server.address, "gorus", "--seats", "open,novice", "--public", "--language", "ru")
    assert made.returncode == 0, made.stderr
    table = made.stdout.strip()
    output = ""
    for _ in range(100):
        listed = ludus("lobby", server.address)
        output = listed.stdout
        if table in output:
            break
    assert listed.returncode == 0 and "Waiting for players:" in output
    line = next(line for line in output.splitlines() if line.startswith("  Gorus") and "in Russian" in line)
    assert "bot (novice)" in line and "1 seat free" in line and "just now" in line
    assert "ждут игроков:" in ludus("lobby", server.address, "--lang", "ru").stdout


def test_the_command_line_says_what_is_wrong(server: Server) -> None:
    assert ludus("lobby", "http://127.0.0.1:9").returncode == 2
    wrong = ludus("lobby", f"{server.address}/assets")
    assert wrong.returncode == 2 and re.search("says|reached", wrong.stderr)


def test_an_empty_lobby_invites(limited: Server) -> None:
    assert f"ludus table {limited.address} GAME --public" in ludus("lobby", limited.address).stdout


@pytest.mark.parametrize("wrong", [{"public": "yes"}, {"language": "de"}, {"public": None}])
def test_nonsense_about_the_lobby_is_refused(server: Server, wrong: dict[str, Any]) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest()
            body = {"game": "regicide", "seats": [{"kind": "me"}], **wrong}
            answer = await anna.request("POST", "/api/tables", body)
            assert answer.status_code == 400 and answer.json()["reason"]["ru"]

    asyncio.run(play())


@pytest.mark.slow
def test_two_processes_show_one_lobby(postgres: Any, tmp_path: Path) -> None:
    """Tables made at one process, people at the other; and a process that dies leaves its tables in the list."""
    database = postgres.new_database()
    one, two = Server(database, log=tmp_path / "1.log"), Server(database, log=tmp_path / "2.log")

    async def play() -> None:
        async with visit(one) as here, lobby(two) as seen, lobby(one) as mine:
            anna, ben = await here.guest("Anna", one.address), await here.guest("Ben", two.address)
            table = await anna.make("me", "open", "open", public=True)
            a = await anna.at(table)
            await seen.until(lambda lines: table in lines)
            b = await ben.sit(table, 1)
            for each in (seen, mine):
                await each.until(lambda lines: table in lines and lines[table]["seats"][1]["name"] == "Ben")
            assert (await a.ask("remove", seat=1, level="novice"))["type"] == "accepted"
            assert (await b.until(lambda u: u["you"] is None))["removed"]
            await seen.until(lambda lines: lines[table]["seats"][1]["kind"] == "bot")
            await a.ask("set-public", public=False)
            await seen.until(lambda lines: table not in lines)
            await a.ask("set-public", public=True)
            await seen.until(lambda lines: table in lines)
            one.stop()
            anna.address = two.address
            a = await anna.at(table)
            await a.ask("start")
            await seen.until(lambda lines: lines[table]["status"] == "playing")

    with one, two:
        asyncio.run(play())
    for server in (one, two):
        assert "Traceback" not in server.said(), server.said()
