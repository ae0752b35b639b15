"""The live connection of a client to a table: one task reads, one writes, and a slow reader delays nobody."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any, Protocol

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludus.kernel.refusals import Told
from ludus.server.limits import Bucket, Buckets, Rate
from ludus.server.troubles import TooMuch
from ludus.tables.decisions import in_all_languages, refused
from ludus.tables.live import Connection, Gone
from ludus.tables.wire import Closing, Say, decoder, encoder

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


async def talk(socket: Socket, connection: Connection, rate: Rate, speech: Buckets | None = None) -> None:
    """Carry messages both ways until one side leaves. `speech` limits what each guest says at tables."""
    writer = asyncio.create_task(write(socket, connection))
    try:
        await _read(socket, connection, rate.bucket(), speech, writer)
        if connection.gone is not None:  # the last word, if the client still listens
            await asyncio.wait((writer,), timeout=LAST_WORD)
    finally:
        connection.close()
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writer


async def _read(
    socket: Socket, connection: Connection, bucket: Bucket, speech: Buckets | None, writer: asyncio.Task[None]
) -> None:
    flood = 0
    while connection.gone is None:
        receiving = asyncio.ensure_future(socket.receive_data("text"))
        await asyncio.wait((receiving, writer), return_when=asyncio.FIRST_COMPLETED)
        if not receiving.done():
            receiving.cancel()
            return
        try:
            text = receiving.result()
        except WebSocketDisconnect:
            return
        wait = bucket.take()
        if wait:
            flood += 1
            connection.answer(refused(_id(text), TooMuch(wait), wait))
            if flood > bucket.rate.reserve * PATIENCE:
                connection.end(Gone(4429, Closing(in_all_languages(TooMuch(wait)), True)))
            continue
        await _hear(connection, text, speech)


async def _hear(connection: Connection, text: str, speech: Buckets | None = None) -> None:
    try:
        message = decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        connection.answer(refused(_id(text), Told("web-bad-message", reason=str(error))))
        return
    if speech is not None and isinstance(message, Say) and not connection.is_repeated(message.id):
        wait = speech.take(connection.guest)
        if wait:
            chatter = TooMuch(wait, "web-too-much-talk")
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
