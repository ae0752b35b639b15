"""Programs at a table: the key, the line protocol over a socket, and what goes wrong with them."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.kit.rules import rule
from tests.server.client import ROOT, TIMEOUT, Person, Seat, Server, Visit, ludus, play_until_over, verified, visit

FIRST = [sys.executable, str(ROOT / "examples/bots/first.py")]


async def with_program(here: Visit, *others: str, **more: Any) -> tuple[str, Person, Seat, dict[int, str]]:
    anna = await here.guest("Anna")
    table = await anna.make("me", *others, **more)
    a = await anna.at(table)
    return table, anna, a, {int(seat): key for seat, key in a.newest["keys"].items()}


class RemoteBot:
    """A connection to /bot, read in lines."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.lines: list[str] = []

    async def until(self, word: str) -> str:
        """Lines up to the first that begins with this word."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                while self.lines:
                    line = self.lines.pop(0)
                    if line.split(" ")[0] == word:
                        return line
                message = await self.socket.recv()
                assert isinstance(message, str)
                self.lines += message.splitlines()

    async def moves(self) -> list[str]:
        """The legal moves of the next question."""
        count = int((await self.until("legal")).split()[1])
        moves = [(await self.until("move"))[5:] for _ in range(count)]
        await self.until("go")
        return moves


async def program(server: Server, table: str, key: str) -> RemoteBot:
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/bot"
    socket = await websockets.connect(
        address, additional_headers={"Authorization": f"Bearer {key}"}, proxy=None, max_size=None
    )
    return RemoteBot(socket)


def test_a_program_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, anna, a, keys = await with_program(here, "program", "normal")
            assert list(keys) == [1] and not a.newest["seats"][1]["here"]
            link = f"{server.address}/#/t/{table}"
            running = asyncio.create_task(asyncio.to_thread(ludus, "bot", link, "--", keys[1], *FIRST))
            await play_until_over([a])
            done = await running
            assert done.returncode == 0, done.stderr
            assert done.stderr == ""
            record = await anna.record(table)
            assert re.search(r"^\d+ B ", record, re.MULTILINE), record
            assert "Fault" not in record and a.newest["outcome"]["faults"] == []
            assert verified(record, tmp_path).returncode == 0

    asyncio.run(play())


def test_keys_of_programs_are_the_hosts_alone(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, _, a, keys = await with_program(here, "program", "open")
            ben = await here.guest()
            b = await ben.sit(table, 2)
            key = keys[1]
            assert b.newest["keys"] == {} and not any(key in text for text in b.texts)
            claimed = await ben.request("POST", f"/api/tables/{table}/claim", {"key": key})
            assert claimed.status_code == 400  # a person cannot take a program's seat
            assert a.newest["key"] != key

    asyncio.run(play())


def test_a_wrong_key_and_a_second_program_are_turned_away(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, _, a, keys = await with_program(here, "program")
            for key in ("", "wrong", a.newest["key"]):
                turned = await program(server, table, key)
                closing = json.loads(await turned.socket.recv())
                assert (
                    closing["type"] == "closing" and closing["reason"]["en"] == "This key doesn’t match any seat here."
                )
                with pytest.raises(websockets.ConnectionClosed):
                    await turned.socket.recv()
                assert turned.socket.close_code == 4400
            one = await program(server, table, keys[1])
            await one.until("ludus")
            await a.until(lambda u: u["seats"][1]["here"])
            two = await program(server, table, keys[1])
            closing = json.loads(await two.socket.recv())
            assert closing["reason"]["en"] == "An external bot is already connected to this seat."
            await one.socket.close()
            await a.until(lambda u: not u["seats"][1]["here"])
            three = await program(server, table, keys[1])
            assert await three.until("ludus") == "ludus 1"
            await three.socket.close()
            nowhere = await program(server, "nowhere", keys[1])
            await nowhere.socket.recv()
            with pytest.raises(websockets.ConnectionClosed):
                await nowhere.socket.recv()
            assert nowhere.socket.close_code == 4404

    asyncio.run(play())


@pytest.mark.parametrize("key", ["-secret", "wrong"])
def test_the_bridge_says_why_it_was_turned_away(server: Server, key: str) -> None:
    """Keys are random; one in sixty-four begins with a dash."""

    async def play() -> str:
        async with visit(server) as here:
            return (await with_program(here, "program"))[0]

    table = asyncio.run(play())
    done = ludus("bot", f"{server.address}/#/t/{table}", "--", key, *FIRST)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "key doesn’t match any seat" in done.stderr


def test_keys_never_look_like_an_option(server: Server) -> None:
    """`ludus bot URL KEY -- program` must work with every key."""
    from ludus.tables.requests import new_key

    assert not [key for key in (new_key() for _ in range(2000)) if key.startswith("-")]


def test_nonsense_is_answered_and_a_quick_move_is_made(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, anna, a, keys = await with_program(here, "program", options={"first": "B"})
            bot = await program(server, table, keys[1])
            assert await bot.moves()
            await bot.socket.send("; a comment\nname Nonsense\n\np KH KD\n")  # not in the hand, and no set
            assert (await bot.until(";")).startswith("; ")
            await a.until(lambda u: any(e.get("seat") == 1 and e["kind"] in ("played", "yielded") for e in a.log))

            async def talk_nonsense() -> None:
                while True:
                    await bot.until("go")
                    await bot.socket.send("\x00\x1b[2J nonsense\n" * 50)

            talking = asyncio.create_task(talk_nonsense())
            await play_until_over([a])
            with pytest.raises(websockets.ConnectionClosedOK):
                await talking
            record = await anna.record(table)
            assert '[Fault "' in record and "p KH KD" in record and "\x1b" not in record and "\0" not in record
            assert a.newest["outcome"]["faults"]

    asyncio.run(play())


def test_a_program_hears_of_the_end(server: Server) -> None:
    """Also while it thinks: somebody gives up meanwhile."""

    async def play() -> None:
        async with visit(server) as here:
            table, _, a, keys = await with_program(here, "program", options={"first": "B"})
            bot = await program(server, table, keys[1])
            assert "players 2 seat B" in await bot.until("game")
            await bot.until("go")
            assert (await a.play("resign"))["type"] == "accepted"
            over = json.loads((await bot.until("over"))[5:])
            assert over["winners"] == [] and over["detail"]["cause"] == "resigned"
            assert await bot.until("quit") == "quit"
            with pytest.raises(websockets.ConnectionClosedOK):
                await bot.socket.recv()

    asyncio.run(play())


@rule("GC-Q33")
def test_a_program_that_resigns_is_played_on(server: Server) -> None:
    """It is asked nothing any more, also when it comes again, and hears of the end."""

    async def play() -> None:
        async with visit(server) as here:
            table, anna, a, keys = await with_program(here, "program", game="goldencup")
            bot = await program(server, table, keys[1])
            await bot.moves()
            await bot.socket.send("resign")
            now = await a.until(lambda u: u["seats"][1]["resigned"])
            assert now["seats"][1]["stand_in"] == "normal"
            await bot.socket.send("E\nE\n")
            await bot.socket.close()
            again = await program(server, table, keys[1])
            await play_until_over([a], lambda moves: "E" if "E" in moves else moves[0])
            heard = ""
            async with asyncio.timeout(TIMEOUT):
                while "over " not in heard:
                    heard += str(await again.socket.recv())
            assert "go " not in heard
            record = await anna.record(table)
            assert "\nB:resign" in record and "Fault" not in record
            assert a.newest["outcome"]["winners"] == [1]

    asyncio.run(play())


def test_a_game_that_ends_while_the_program_is_about_to_be_asked(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            for _ in range(3):
                table, _, a, keys = await with_program(here, "program", options={"first": "B"})
                bot = await program(server, table, keys[1])
                await bot.socket.send((await bot.moves())[0])
                await a.play("resign")
                async with asyncio.timeout(5):
                    await bot.until("over")

    asyncio.run(play())


def test_a_slow_program_is_not_waited_for(tmp_path: Path) -> None:
    """After `--think` seconds a quick move is made, and what comes too late answers no later question."""

    async def play(server: Server) -> None:
        async with visit(server) as here:
            table, anna, a, keys = await with_program(here, "program", options={"first": "B"})
            bot = await program(server, table, keys[1])
            moves = await bot.moves()
            await a.until(lambda u: any(e.get("seat") == 1 and e["kind"] in ("played", "yielded") for e in a.log))
            await bot.socket.send(moves[-1])
            while a.newest["status"] != "over" and a.newest["question"] is None:
                await a.until(lambda u: u["question"] is not None or u["status"] == "over")
            if a.newest["status"] != "over":
                await a.play("resign")
            now = await a.until(lambda u: u["status"] == "over")
            assert len(now["outcome"]["faults"]) >= 1
            assert "Fault" in await anna.record(table)

    with Server(tmp_path / "ludus.db", "--think", "0.3") as server:
        asyncio.run(play(server))


def test_a_program_that_has_lost_its_seat_receives_nothing(server: Server) -> None:
    """The host gives the seat of a connected program to a person: the old key must not see the hand."""

    async def play() -> None:
        async with visit(server) as here:
            table, _, a, keys = await with_program(here, "program", "open", options={"first": "B"})
            bot = await program(server, table, keys[1])
            await bot.until("ludus")
            assert (await a.ask("set-seat", seat=1, kind="open"))["type"] == "accepted"
            ben, carl = await here.guest("Ben"), await here.guest("Carl")
            b = await ben.sit(table, 1)
            await carl.sit(table, 2)
            await b.until(lambda u: u["question"] is not None)
            got = list(bot.lines)
            try:
                async with asyncio.timeout(1.5):
                    while True:
                        got += str(await bot.socket.recv()).splitlines()
            except (TimeoutError, websockets.ConnectionClosed):
                pass
            assert not [line for line in got if line.startswith(("view", "position", "legal", "move"))], got

    asyncio.run(play())


def test_the_key_of_a_seat_that_changed_hands_opens_nothing(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, _, a, keys = await with_program(here, "program", "open")
            assert (await a.ask("set-seat", seat=1, kind="program"))["type"] == "accepted"
            now = await a.until(lambda u: u["keys"]["1"] != keys[1])
            old = await program(server, table, keys[1])
            assert json.loads(await old.socket.recv())["type"] == "closing"
            new = await program(server, table, now["keys"]["1"])
            assert await new.until("ludus") == "ludus 1"
            await new.socket.close()

    asyncio.run(play())
