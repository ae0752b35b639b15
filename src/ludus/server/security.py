"""What every answer carries so that a browser trusts nothing but this server, and how many may come at once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludus.kernel.refusals import UserError
from ludus.server.error_handlers import RateLimited
from ludus.server.limits import Limits
from ludus.tables import wire
from ludus.tables.requests import in_all_languages

if TYPE_CHECKING:
    from ludus.server.app import ServerContext

ENOUGH = 1_000_000  # anyone who may have so many need not be counted
YEAR = 365 * 24 * 3600
RETRY_AFTER = 10.0  # seconds after which it makes sense to try again
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HSTS = f"max-age={YEAR}"
ENCODED = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class Guarded:
    """An application whose answers carry the headers, and which one client cannot fill with connections."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.here: Counter[str] = Counter()  # live connections by client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._connect(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await self.app(scope, receive, with_headers(scope, send))
        else:
            await self.app(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope["client"][0] if scope["client"] else "local"
        if self.here[client] >= self.limits.at_once:
            await _turn_away(receive, send)
            return
        self.here[client] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.here[client] -= 1
            if not self.here[client]:
                del self.here[client]


async def _turn_away(receive: Receive, send: Send) -> None:
    """Say why before closing: a browser learns nothing from a failed handshake."""
    reason = in_all_languages(RateLimited(RETRY_AFTER, "web-too-many-here"))
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send(
        {"type": "websocket.send", "text": wire.encoder.encode(wire.Closing(reason, True)).decode(), "bytes": None}
    )
    await send({"type": "websocket.close", "code": 4429, "reason": ""})


async def check_watchers(context: ServerContext, table: str, guest: str, watching: bool) -> None:
    """However many look at a table, anyone who has a seat there finds room."""
    live = await context.house.find(table)
    here = len(live.connections)
    if here >= context.limits.watchers and (watching or live.table.seat_of(guest) is None):
        raise UserError("web-table-crowded", count=here)


async def check_unfinished(context: ServerContext, guest: str) -> None:
    """A guest who has begun very many games must finish some before the next."""
    most = context.limits.unfinished
    if most < ENOUGH and len(await context.house.store.running_of(guest, most)) >= most:
        raise UserError("web-too-many-tables", count=most)


def with_headers(scope: Scope, send: Send) -> Send:
    """Add the headers to whatever the application answers, its own taking precedence."""
    private = scope["path"].startswith("/api/")
    extra = list(ENCODED)
    if scope["scheme"] == "https":
        extra.append((b"strict-transport-security", HSTS.encode()))
    if private:
        extra.append((b"cache-control", b"no-store"))

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(each for each in extra if each[0] not in given)]
        await send(message)

    return sending
