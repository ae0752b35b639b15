"""The lobby over the network: the list by HTTP, the list as it changes by WebSocket."""

from __future__ import annotations

import contextlib

from litestar.exceptions import WebSocketDisconnect

from ludus.server.limits import Bucket, Rate
from ludus.server.live import Socket, carry
from ludus.server.troubles import TooMuch
from ludus.tables.decisions import in_all_languages
from ludus.tables.listener import Gone
from ludus.tables.lobby import Looker
from ludus.tables.mine import Line
from ludus.tables.wire import Closing


async def show(socket: Socket, looker: Looker | Line, rate: Rate) -> None:
    """Send the lobby until one side leaves; what the client says means nothing, and not too often."""
    await carry(socket, looker, _read(socket, looker, rate.bucket()))


async def _read(socket: Socket, looker: Looker | Line, bucket: Bucket) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data("text")
            wait = bucket.take()
            if wait:
                looker.end(Gone(4429, Closing(in_all_languages(TooMuch(wait)), True)))
                return
