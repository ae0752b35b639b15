"""Starting and stopping `ludus serve`: one clear line when it cannot, an orderly end when it must."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from pathlib import Path

import pytest

from tests.server.client import Server, children, first_to_act, is_alive, ludus, one_move, visit


def refused(*arguments: str) -> str:
    """The one line that a failed start says."""
    done = ludus("serve", *arguments)
    assert done.returncode == 2, (done.returncode, done.stderr)
    assert done.stdout == "" and "Traceback" not in done.stderr
    (line,) = done.stderr.splitlines()
    return line


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        line = refused("--port", str(port), "--db", str(tmp_path / "x.db"))
    assert str(port) in line and "--port 0" in line


def test_a_host_that_is_not_ours(tmp_path: Path) -> None:
    assert "no-such-host.invalid" in refused(
        "--host", "no-such-host.invalid", "--port", "0", "--db", str(tmp_path / "x")
    )


def test_databases_that_cannot_be_opened(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("Dear diary, " * 100)
    assert "isn’t a Ludus database" in refused("--port", "0", "--db", str(text))
    assert text.read_text().startswith("Dear diary")
    assert "no folder" in refused("--port", "0", "--db", str(tmp_path / "nowhere" / "x.db"))
    assert str(tmp_path) in refused("--port", "0", "--db", str(tmp_path))
    line = refused("--port", "0", "--db", "postgresql://me:secret@127.0.0.1:1/ludus")
    assert "127.0.0.1" in line and "secret" not in line


@pytest.mark.skipif(os.geteuid() == 0 and not Path("/proc").exists(), reason="the administrator may write anywhere")
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    place = "/proc/ludus.db" if os.geteuid() == 0 else str(tmp_path / "closed" / "x.db")
    if os.geteuid() != 0:
        (tmp_path / "closed").mkdir(mode=0o500)
    assert place in refused("--port", "0", "--db", place)


def test_the_database_of_a_running_server(own_server: Server) -> None:
    with own_server:
        line = refused("--port", "0", "--db", own_server.db)
        assert own_server.db in line and "in use" in line


def test_arguments_that_make_no_sense(tmp_path: Path) -> None:
    for arguments in (["--port", "70000"], ["--db", "mysql://localhost/x"]):
        assert "ludus" in refused("--db", str(tmp_path / "x.db"), *arguments)
    assert refused("--no-limits", "--host", "0.0.0.0", "--port", "0", "--db", str(tmp_path / "x.db"))
    assert not (tmp_path / "x.db").exists()


def test_an_orderly_end(own_server: Server) -> None:
    """Everybody is told to come back, the exit code is 0, and nothing is left behind."""

    async def play() -> str:
        async with visit(own_server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await anna.make("me", "open", "hard", options={"first": "A"})
            a, b = await anna.at(table), await ben.sit(table, 1)
            spectator = await here.stranger().at(table)
            await a.ask("hint")  # a thinking process runs
            bot_workers = children(own_server.pid)
            assert bot_workers
            began = time.monotonic()
            code = await asyncio.to_thread(own_server.stop, signal.SIGTERM)
            assert time.monotonic() - began < 5
            assert code == 0
            for seat in (a, b, spectator):
                assert await seat.until_closed() == 1012
                assert seat.closing is not None and seat.closing["retry"] and seat.closing["reason"]["ru"]
            await asyncio.sleep(0.2)
            assert not [pid for pid in bot_workers if is_alive(pid)]
            assert own_server.said() == ""
            return table

    own_server.start()
    table = asyncio.run(play())

    async def go_on() -> None:
        async with visit(own_server) as here:
            seat = await here.stranger().at(table)
            assert seat.newest["status"] == "playing"

    with own_server:
        asyncio.run(go_on())


def test_an_end_in_the_middle_of_many_moves(own_server: Server) -> None:
    """What was accepted is there after the restart."""
    accepted: list[tuple[str, int]] = []

    async def play() -> None:
        async with visit(own_server) as here:
            anna, ben = await here.guest(), await here.guest()
            table = await anna.make("me", "open", options={"talk": "free"})
            a, b = await anna.at(table), await ben.sit(table, 1)

            async def talk(seat: object) -> None:
                number = 0
                while True:
                    answer = await seat.ask("say", text=f"{number}")  # type: ignore[attr-defined]
                    accepted.append((table, answer["version"]))
                    number += 1

            tasks = [asyncio.create_task(talk(seat)) for seat in (a, b)]
            await asyncio.sleep(0.5)
            code = await asyncio.to_thread(own_server.stop, signal.SIGINT)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert code == 0

    async def look() -> None:
        async with visit(own_server) as here:
            table, version = max(accepted, key=lambda each: each[1])
            assert (await here.stranger().at(table)).newest["version"] >= version

    own_server.start()
    asyncio.run(play())
    assert "Traceback" not in own_server.said()
    with own_server:
        asyncio.run(look())


def test_a_second_signal_and_a_client_that_does_not_leave(own_server: Server) -> None:
    """A raw connection that answers nothing does not keep the server."""
    own_server.start()
    with (
        socket.create_connection(("127.0.0.1", own_server.port)) as silent,
        socket.create_connection(("127.0.0.1", own_server.port)) as half,
    ):
        half.sendall(b"GET /api/info HTTP/1.1\r\nHost: x")
        silent.sendall(b"")
        began = time.monotonic()
        assert own_server.stop() == 0
        assert time.monotonic() - began < 8


def test_the_first_lines_say_where_to_go(tmp_path: Path) -> None:
    with Server(tmp_path / "ludus.db", "--lang", "ru") as server:
        assert server.process is not None and server.process.stdout is not None
        assert server.address.startswith("http://127.0.0.1:")
        assert str(tmp_path) in server.process.stdout.readline()


# --- Bots of the server ----------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL])
def test_a_thinking_process_that_hangs_or_dies(own_server: Server, how: signal.Signals) -> None:
    async def play() -> None:
        async with visit(own_server) as here:
            anna = await here.guest()
            table = await anna.make("me", "hard", options={"first": "A"})
            a = await anna.at(table)
            assert (await a.ask("hint"))["type"] == "hinted"
            for pid in children(own_server.pid):
                os.kill(pid, how)
            await one_move(await first_to_act(a))
            for _ in range(2):
                if a.newest["status"] != "over" and await a.turn() is not None:
                    await one_move(a)
            assert (await a.ask("judge", move="y"))["type"] == "judged"

    own_server.arguments += ("--workers", "1")
    with own_server:
        asyncio.run(play())
    assert "Traceback" not in own_server.said()
