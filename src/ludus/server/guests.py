"""Who a request comes from: a guest is a name, and in each of its browsers a random secret that scripts cannot read.

Nothing is remembered here: a browser that is not the guest's any more must not be taken for it by any process.
"""

from __future__ import annotations

import hashlib
import secrets
import time

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ludus.kernel.refusals import UserError
from ludus.kernel.text import LANGUAGES
from ludus.tables.storage.store import Device, Guest, Store

COOKIE = "ludus"
YEAR = 365 * 24 * 3600
SECRET_BYTES = 32
CODE_BYTES = 16
CODE_SECONDS = 15 * 60
MOST_DEVICES = 20


class Guests:
    """The guests of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def known(self, connection: ASGIConnection) -> Guest | None:  # type: ignore[type-arg]
        """The guest whose cookie came along."""
        cookie = connection.cookies.get(cookie_name(connection), "")
        return await self.store.guest(hashed(cookie)) if cookie else None

    async def require(self, connection: ASGIConnection) -> Guest:  # type: ignore[type-arg]
        """The same, for what only a guest can ask."""
        guest = await self.known(connection)
        if guest is None:
            raise UserError("me-nobody")
        return guest

    async def welcome(self, connection: ASGIConnection) -> tuple[Guest, Cookie | None]:  # type: ignore[type-arg]
        """The guest of a request; a new one gets a cookie."""
        guest = await self.known(connection)
        if guest is not None:
            return guest, None
        secret = secrets.token_urlsafe(SECRET_BYTES)
        spoken = connection.headers.get("accept-language", "")[:2].lower()
        language = spoken if spoken in LANGUAGES else "en"
        guest = Guest(secrets.token_urlsafe(12), hashed(secret), "", language)
        await self.store.set_guest(guest)
        return guest, cookie_for(connection, secret)

    # --- One guest, several browsers -------------------------------------------------------------

    async def make_link(self, guest: Guest) -> str:
        """A code that makes one more browser the guest, once, soon."""
        if len(await self.store.devices_of(guest.id)) >= MOST_DEVICES:
            raise UserError("me-many-devices", most=MOST_DEVICES)
        code = secrets.token_urlsafe(CODE_BYTES)
        await self.store.set_link(guest.id, hashed(code), time.time() + CODE_SECONDS)
        return code

    async def link_owner(self, code: str) -> Guest:
        """Whose code this is; raises `UserError` if it does not count any more."""
        guest = await self.store.link(hashed(code), time.time())
        if guest is None:
            raise UserError("me-link-gone")
        return guest

    async def sign_in(self, connection: ASGIConnection, code: str) -> tuple[Guest, Cookie | None]:  # type: ignore[type-arg]
        """The browser of a request becomes the guest behind a code."""
        guest, before = await self.link_owner(code), await self.known(connection)
        if before is not None and before.id == guest.id:
            return guest, None
        secret = secrets.token_urlsafe(SECRET_BYTES)
        await self.store.use_link(hashed(code), Device(hashed(secret), guest.id, time.time()))
        return guest, cookie_for(connection, secret)

    async def sign_out_others(self, connection: ASGIConnection, guest: Guest) -> None:  # type: ignore[type-arg]
        """Only the browser of this request is the guest from now on."""
        await self.store.keep_device(guest.id, hashed(connection.cookies[cookie_name(connection)]))


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def is_secure(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    return connection.url.scheme in ("https", "wss")


def cookie_name(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Under https the name itself sees to it that no other host and no plain connection can have set the cookie."""
    return f"__Host-{COOKIE}" if is_secure(connection) else COOKIE


def cookie_for(connection: ASGIConnection, secret: str) -> Cookie:  # type: ignore[type-arg]
    """The cookie with a secret; an empty one takes the cookie away."""
    age = YEAR if secret else 0
    secure = is_secure(connection)
    return Cookie(cookie_name(connection), value=secret, max_age=age, httponly=True, samesite="strict", secure=secure)
