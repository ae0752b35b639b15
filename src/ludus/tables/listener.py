"""Someone at the other end of a live connection."""

from __future__ import annotations

import asyncio

from ludus.tables import wire


class Gone(Exception):
    """A connection has ended; `code` is that of the WebSocket protocol, `closing` the last message if there is one."""

    def __init__(self, code: int, closing: wire.Closing | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.closing = closing


class Listener:
    """Waits until there is something to send, or until the connection has ended."""

    def __init__(self) -> None:
        self.gone: Gone | None = None
        self._wake = asyncio.Event()
        self._wake.set()

    def wake(self) -> None:
        """There is something new."""
        self._wake.set()

    def end(self, gone: Gone) -> None:
        """Let the connection end; the first reason counts."""
        if self.gone is None:
            self.gone = gone
        self._wake.set()
