"""`ludus join` against a real server."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludus.kernel.refusals import UserError
from ludus.tables.wire import NewSeat, NewTable
from ludus.terminal.full.dialogs import Confirm, Ending
from ludus.terminal.full.remote import Guest, RemoteTransport, ServerSource, harmless, read_address
from ludus.terminal.session import Session

from .screens import Player, run, sitting

CARDS = re.compile(r"\b[A2-9TJQK][CDHS]\b")


class Server:
    """`ludus serve` in a process of its own, on a port that it keeps."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = "0"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "ludus", "serve", "--no-limits", "--pace", "0.3", "--port", self.port]
        self.process = subprocess.Popen(
            [*command, "--db", str(self.folder / "tables.db")],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env={**os.environ, "LUDUS_DATA": str(self.folder)},
        )
        assert self.process.stdout is not None
        output = ""
        while not (found := re.search(r"http://127\.0\.0\.1:(\d+)", output)):
            line = self.process.stdout.readline()
            assert line, output
            output += line
        self.base, self.port = found.group(), found.group(1)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("LUDUS_DATA", str(tmp_path / "anna"))
    server = Server(tmp_path)
    yield server
    server.kill()


class Partner:
    """Somebody at another device: answers with the first move of the list."""

    def __init__(self, base: str, name: str) -> None:
        self.guest = Guest(base)
        self.guest.cookies = {}
        self.guest.keep = lambda: None  # type: ignore[method-assign]
        self.guest.ask("GET", "me")
        self.guest.ask("PUT", "me", {"name": name, "language": "en"})

    def make_table(self, *seats: str) -> str:
        wanted = NewTable("regicide", tuple(NewSeat(seat) for seat in seats), {"first": "A"})  # type: ignore[arg-type]
        return str(self.guest.ask("POST", "tables", wanted)["table"])

    async def sit(self, table: str) -> None:
        self.session = Session(RemoteTransport(self.guest, table))
        self.work = asyncio.create_task(self.session.run())
        self.game = asyncio.create_task(self.play())

    async def play(self) -> None:
        while True:
            await asyncio.sleep(0.01)
            update = self.session.update
            if update is not None and update.question is not None:
                await self.session.play(update.question.choices[0].move)

    async def leave(self) -> None:
        self.work.cancel()
        self.game.cancel()
        await self.session.line.close()


def source(server: Server, table: str, rest: str = "", name: str | None = "Anna") -> ServerSource:
    made = ServerSource(read_address(f"{server.base}/#/t/{table}{rest}"))
    made.introduce(name, "")
    return made


async def move(player: Player) -> None:
    """Type the first move of the list, as soon as it is asked for; say yes if that is asked for."""
    session = player.session
    await player.until(lambda: session.update and (session.update.question or session.update.outcome))
    update = session.update
    if update is None or update.question is None:
        return
    await player.type(update.question.choices[0].move)
    await player.until(lambda: session.update != update or isinstance(player.app.screen, Confirm))
    if isinstance(player.app.screen, Confirm):
        await player.press("y")
        await player.until(lambda: session.update != update)


def test_join_play_lose_the_server_and_play_again(server: Server) -> None:
    async def scene() -> None:
        boris = Partner(server.base, "Boris")
        table = boris.make_table("me", "open")
        await boris.sit(table)
        async with sitting(source(server, table)) as anna:
            await anna.see("Regicide: waiting room", "A  Boris", "B  open", "Sit down at B", f"#/t/{table}")
            await anna.press("enter")
            await anna.see("Regicide · Anna (B)", "Anna (B) sits down", "The game starts", "Boris (A) plays")
            await boris.session.undo()
            await anna.see("Boris (A) would like to take", "Press u to answer.")
            await anna.press("u")
            await anna.see("Yes, take it back")
            await anna.press("enter")
            await anna.see("Boris (A) takes ")
            await move(anna)
            server.kill()
            await anna.see("Can’t reach the server", "Trying again")
            asyncio.get_running_loop().run_in_executor(None, server.start)
            await anna.until(lambda: anna.session.away is None)
            assert "Can’t reach" not in await anna.see("Anna (B) plays", "Boris (A) plays")
            await anna.press("escape", "s")
            await anna.see("I am thinking")
            await anna.press("5", "enter")
            await anna.see("Anna (B) says: I am thinking")
            while not isinstance(anna.app.screen, Ending):
                await move(anna)
                await anna.settle()
            await anna.see("Defeat", f"/api/tables/{table}/record")
            await anna.press("a")
            await anna.until(lambda: anna.app.source.address() != f"{server.base}/#/t/{table}")
            await anna.see("Regicide · Anna (B)", "The game starts")
        again = source(server, table, name=None)  # the cookie was kept: the seat is found again
        assert again.guest.ask("GET", f"tables/{table}")["you"] == 1
        await boris.leave()

    run(scene)


def test_a_spectator_sees_no_hand_and_a_key_brings_the_seat(server: Server) -> None:
    async def scene() -> None:
        boris = Partner(server.base, "Boris")
        table = boris.make_table("me", "bot")
        await boris.sit(table)
        boris.game.cancel()
        async with sitting(source(server, table, "/watch")) as anna:
            text = await anna.see("Regicide · watching", "Boris (A) 7/7", "B (normal) 7/7", "Waiting for Boris (A).")
            assert set(CARDS.findall(text)) <= {text[text.index("Enemy ") + 6 :][:2]}
            await anna.press("1", "enter", "h")
            assert "A>" not in await anna.see("Hints are available on your turn.")
        await asyncio.sleep(0)
        assert boris.session.update is not None
        key = boris.session.update.key
        async with sitting(source(server, table, f"/k/{key}")) as anna:
            text = await anna.see("Regicide · Boris (A)", "Play cards or yield.")
            assert len(anna.app.board.hand(anna.app.scene(anna.session))) == 7
            await anna.press("b")
            await anna.see("Who should a bot play for?", "1  Boris (A)")
            await anna.press("enter")
            await anna.see("A bot (normal) plays for Boris (A)", "b to take your seat back")
            await anna.press("b")
            await anna.see("Boris (A) is back")
        await boris.leave()

    run(scene)
    with pytest.raises(UserError, match="says: "):
        source(server, "nosuchtable")
    with pytest.raises(UserError, match="isn’t the address of a table"):
        read_address("http://127.0.0.1:8000/")
    server.kill()
    with pytest.raises(UserError, match="Can’t reach"):
        source(server, "nosuchtable")


def test_what_others_say_cannot_steer_the_terminal() -> None:
    words = "a\x1b[2Jb\x9bc \\u001b \\\\\x07"
    for sent in (json.dumps(words), json.dumps(words, ensure_ascii=False)):
        assert json.loads(harmless(sent)) == "a?[2Jb?c \\u001b \\\\?"
