"""A program on this machine, by its standard input and output, at a table of a server elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import Sequence

import websockets
from websockets.asyncio.client import ClientConnection

from ludus.kernel.refusals import UserError

LINK = re.compile(r"(https?)://([^/#\s]+)/?(?:#/t/|api/tables/|t/)?([\w-]+)?")
LONGEST_LINE = 1 << 16


def socket_address(url: str) -> str:
    """The address of the live connection that belongs to a table's link."""
    found = LINK.match(url)
    if found is None or found.group(3) is None:
        raise UserError("s-bad-link", url=url)
    scheme, host, table = found.groups()
    return f"{'wss' if scheme == 'https' else 'ws'}://{host}/api/tables/{table}/bot"


async def bridge(url: str, key: str, command: Sequence[str]) -> int:
    """Carry lines both ways until the game is over or either side ends."""
    address = socket_address(url)
    try:
        socket = await websockets.connect(address, additional_headers={"Authorization": f"Bearer {key}"})
    except (OSError, websockets.WebSocketException) as error:
        raise UserError("s-no-server", url=url, reason=str(error)) from None
    async with socket:
        program = await start(command)
        try:
            tasks = [asyncio.create_task(_down(socket, program)), asyncio.create_task(_up(socket, program))]
            done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            return max(task.result() for task in done)
        finally:
            await _end(program)


async def start(command: Sequence[str]) -> asyncio.subprocess.Process:
    try:
        return await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        )
    except OSError as error:
        raise UserError("s-no-program", program=command[0], reason=error.strerror or str(error)) from None


async def _down(socket: ClientConnection, program: asyncio.subprocess.Process) -> int:
    """What the server says goes to the program."""
    assert program.stdin is not None
    over = False
    try:
        async for message in socket:
            text = message if isinstance(message, str) else message.decode()
            if text.startswith("{"):  # the server turns us away and says why
                print(text, file=sys.stderr)
                return 2
            over = over or text.startswith("over ") or "\nover " in text
            program.stdin.write(text.encode())
            await program.stdin.drain()
    except (websockets.ConnectionClosed, OSError) as error:
        if not over:
            print(f"ludus bot: {error}", file=sys.stderr)
    with contextlib.suppress(TimeoutError):  # a program that does not heed `quit` is ended
        await asyncio.wait_for(program.wait(), 1.0)
    return 0 if over else 1


async def _up(socket: ClientConnection, program: asyncio.subprocess.Process) -> int:
    """What the program says goes to the server."""
    assert program.stdout is not None
    while True:
        try:
            line = await program.stdout.readline()
        except ValueError:  # a line without end is no move
            continue
        if not line:
            break
        try:
            await socket.send(line.decode(errors="replace"))
        except websockets.ConnectionClosed:
            return 0
    code = await program.wait()
    if code:
        print(f"ludus bot: the program has ended (exit code {code})", file=sys.stderr)
    await asyncio.sleep(0.1)  # let the last word of the server arrive first
    return 1 if code else 0


async def _end(program: asyncio.subprocess.Process) -> None:
    if program.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
        await program.wait()
