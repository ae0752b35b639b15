"""Who a request comes from: a guest is a name and a random secret in a cookie that scripts cannot read."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ludus.kernel.text import LANGUAGES
from ludus.tables.storage.store import Guest, Store

COOKIE = "ludus"
YEAR = 365 * 24 * 3600
SECRET_BYTES = 32
MOST_REMEMBERED = 5_000


class Guests:
    """The guests of a server, those seen lately in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lately: OrderedDict[bytes, Guest] = OrderedDict()

    async def known(self, connection: ASGIConnection) -> Guest | None:  # type: ignore[type-arg]
        """The guest whose cookie came along."""
        cookie = connection.cookies.get(COOKIE, "")
        if not cookie:
            return None
        secret = hashlib.sha256(cookie.encode()).digest()
        guest = self.lately.get(secret) or await self.store.guest(secret)
        if guest is not None:
            self._remember(guest)
        return guest

    async def welcome(self, connection: ASGIConnection) -> tuple[Guest, Cookie | None]:  # type: ignore[type-arg]
        """The guest of a request; a new one gets a cookie."""
        guest = await self.known(connection)
        if guest is not None:
            return guest, None
        secret = secrets.token_urlsafe(SECRET_BYTES)
        spoken = connection.headers.get("accept-language", "")[:2].lower()
        language = spoken if spoken in LANGUAGES else "en"
        guest = Guest(secrets.token_urlsafe(12), hashlib.sha256(secret.encode()).digest(), "", language)
        await self.save(guest)
        secure = connection.url.scheme in ("https", "wss")
        return guest, Cookie(COOKIE, value=secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    async def save(self, guest: Guest) -> None:
        await self.store.set_guest(guest)
        self._remember(guest)

    def _remember(self, guest: Guest) -> None:
        self.lately.pop(guest.secret, None)
        self.lately[guest.secret] = guest
        if len(self.lately) > MOST_REMEMBERED:
            self.lately.popitem(last=False)
