"""The live connection of a client to a table: one task reads, one writes, and a slow reader delays nobody."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludus.kernel.refusals import Told
from ludus.server.limits import Bucket, Buckets, Rate
from ludus.server.troubles import TooMuch
from ludus.tables.decisions import in_all_languages, refused
from ludus.tables.listener import Gone
from ludus.tables.live import Connection
from ludus.tables.wire import Closing, Say, SetSpeed, decoder, encoder

PATIENCE = 3  # seconds of debt after which a flooding client is let go
LAST_WORD = 2.0  # seconds
Socket = WebSocket[Any, Any, Any]


class Id(msgspec.Struct):
    """As much of a message as an answer needs."""

    id: str = ""


class Sender(Protocol):
    """Something that has messages for one client."""

    async def receive(self) -> Any:
        """The next message; raises `Gone`."""


class Line(Sender, Protocol):
    """One end of a live connection."""

    gone: Gone | None

    def close(self) -> None:
        """Nobody is at the other end any more."""


async def talk(socket: Socket, connection: Connection, rate: Rate, speech: Buckets | None = None) -> None:
    """Carry messages both ways until one side leaves. `speech` limits what each guest says at tables."""
    await carry(socket, connection, _read(socket, connection, rate.bucket(), speech))


async def carry(socket: Socket, line: Line, reading: Coroutine[Any, Any, None]) -> None:
    """One task writes what the line has, one reads, until either ends."""
    writer, reader = asyncio.create_task(write(socket, line)), asyncio.create_task(reading)
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        if line.gone is not None:  # the last word, if the client still listens
            await asyncio.wait((writer,), timeout=LAST_WORD)
    finally:
        line.close()
        for task in (writer, reader):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def _read(socket: Socket, connection: Connection, bucket: Bucket, speech: Buckets | None) -> None:
    flood = 0
    with contextlib.suppress(WebSocketDisconnect):
        while connection.gone is None:
            text = await socket.receive_data("text")
            wait = bucket.take()
            if not wait:
                await _hear(connection, text, speech)
                continue
            flood += 1
            connection.answer(refused(_id(text), TooMuch(wait), wait))
            if flood > bucket.rate.reserve * PATIENCE:
                connection.end(Gone(4429, Closing(in_all_languages(TooMuch(wait)), True)))


async def _hear(connection: Connection, text: str, speech: Buckets | None = None) -> None:
    try:
        message = decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        connection.answer(refused(_id(text), Told("web-bad-message", reason=str(error))))
        return
    limited = isinstance(message, Say | SetSpeed)  # what people without a move to make could fill a log with
    if speech is not None and limited and not connection.is_repeated(message.id):
        wait = speech.take(connection.guest)
        if wait:
            chatter = TooMuch(wait, "web-too-much-talk") if isinstance(message, Say) else TooMuch(wait)
            connection.answer(refused(message.id, chatter, chatter.wait))
            return
    # shielded: a client that leaves in the middle of its own move has made it
    await asyncio.shield(connection.send(message))


def _id(text: str) -> str:
    """The id of a message that cannot be understood otherwise."""
    try:
        return msgspec.json.decode(text, type=Id).id[:40]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


async def write(socket: Socket, line: Sender) -> None:
    """Send whatever comes for a client, until it or the server goes."""
    try:
        while True:
            await socket.send_data(encoder.encode(await line.receive()), "text")
    except Gone as gone:
        if gone.closing is not None:
            await socket.send_data(encoder.encode(gone.closing), "text")
        await socket.close(gone.code)
    except (WebSocketDisconnect, OSError, RuntimeError):  # the client has gone; the reader ends by itself
        return


def stranger() -> str:
    """A name for somebody without a cookie, who can only watch."""
    return f"stranger-{secrets.token_urlsafe(6)}"
