"""WebSocket connections of clients: one task reads, one writes, and a slow reader delays nobody."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludus.kernel.refusals import UserError
from ludus.server.error_handlers import RateLimited
from ludus.server.limits import Bucket, Buckets, Rate
from ludus.tables.listener import Gone
from ludus.tables.open_table import Connection
from ludus.tables.requests import in_all_languages, refused
from ludus.tables.wire import Closing, Say, SetSpeed, decoder, encoder

FLOOD_LIMIT = 3  # a client this many times over its burst allowance is disconnected
CLOSE_TIMEOUT = 2.0  # seconds
Socket = WebSocket[Any, Any, Any]


class Id(msgspec.Struct):
    """As much of a message as an answer needs."""

    id: str = ""


class Sender(Protocol):
    """A source of messages for one client."""

    async def receive(self) -> Any:
        """The next message; raises `Gone`."""


class Feed(Sender, Protocol):
    """The server's end of a connection."""

    gone: Gone | None

    def end(self, gone: Gone) -> None:
        """Close the connection, for this reason."""

    def close(self) -> None:
        """The client has disconnected."""


async def talk(socket: Socket, connection: Connection, rate: Rate, speech: Buckets | None = None) -> None:
    """Carry messages both ways until one side leaves. `speech` limits what each guest says at tables."""
    connection.encoded = True
    await carry(socket, connection, _read(socket, connection, rate.bucket(), speech))


async def push(socket: Socket, feed: Feed, rate: Rate) -> None:
    """Send a feed until one side leaves; messages from the client are ignored, and too many of them end it."""
    await carry(socket, feed, _discard(socket, feed, rate.bucket()))


async def carry(socket: Socket, feed: Feed, reading: Coroutine[Any, Any, None]) -> None:
    """One task sends what the feed has, one reads, until either ends."""
    writer, reader = asyncio.create_task(write(socket, feed)), asyncio.create_task(reading)
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        if feed.gone is not None:  # the last word, if the client still listens
            await asyncio.wait((writer,), timeout=CLOSE_TIMEOUT)
    finally:
        feed.close()
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
            connection.answer(refused(_id(text), RateLimited(wait), wait))
            if flood > bucket.rate.reserve * FLOOD_LIMIT:
                connection.end(Gone(4429, Closing(in_all_languages(RateLimited(wait)), True)))


async def _discard(socket: Socket, feed: Feed, bucket: Bucket) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data("text")
            wait = bucket.take()
            if wait:
                feed.end(Gone(4429, Closing(in_all_languages(RateLimited(wait)), True)))
                return


async def _hear(connection: Connection, text: str, speech: Buckets | None = None) -> None:
    try:
        message = decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        connection.answer(refused(_id(text), UserError("web-bad-message", reason=str(error))))
        return
    limited = isinstance(message, Say | SetSpeed)  # what people without a move to make could fill a log with
    if speech is not None and limited and not connection.is_repeated(message.id):
        wait = speech.take(connection.guest)
        if wait:
            chatter = RateLimited(wait, "web-too-much-talk") if isinstance(message, Say) else RateLimited(wait)
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


async def write(socket: Socket, sender: Sender) -> None:
    """Send everything that comes for a client, until it or the server closes."""
    try:
        while True:
            await socket.send_data(encoder.encode(await sender.receive()), "text")
    except Gone as gone:
        if gone.closing is not None:
            await socket.send_data(encoder.encode(gone.closing), "text")
        await socket.close(gone.code)
    except (WebSocketDisconnect, OSError, RuntimeError):  # the client has gone; the reader ends by itself
        return


def anonymous_id() -> str:
    """A name for someone without a cookie, who can only watch."""
    return f"stranger-{secrets.token_urlsafe(6)}"
