"""A table of a server: who we are there, and a line that comes back when it breaks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import ssl
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ludus.kernel.refusals import UserError
from ludus.tables import wire
from ludus.tables.event_cursor import EventCursor
from ludus.tables.storage.address import data_folder
from ludus.terminal.files import write_text
from ludus.terminal.screen import printable
from ludus.terminal.transport import Disconnected, Incoming, Transport

SHORTEST, LONGEST = 0.3, 5.0  # seconds between two attempts
REQUEST_TIMEOUT = 15.0  # seconds for one request
CLOSE_TIMEOUT = 1.0  # seconds for the server to say goodbye too
ROUTE = re.compile(r"/?t/([\w-]{1,40})(?:/k/([\w-]{1,64})|/(watch))?/?")
# A control character as JSON writes it, after an even number of backslashes.
CONTROL = re.compile(r"(?<!\\)((?:\\\\)*)\\u00(?:[01][0-9a-f]|7f|[89][0-9a-f])", re.IGNORECASE)

_messages: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)


class Address(Struct, frozen=True):
    """Where a table is: `http://host:8000/#/t/TABLE`, with `/k/KEY` for a seat or `/watch`."""

    base: str
    table: str
    key: str = ""
    watch: bool = False

    @property
    def text(self) -> str:
        return f"{self.base}/#/t/{self.table}"


def read_address(text: str) -> Address:
    parts = urlsplit(text.strip() if "://" in text else f"http://{text.strip()}")
    found = ROUTE.fullmatch(parts.fragment)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None:
        raise UserError("f-bad-address", text=text)
    base = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
    return Address(base, found.group(1), found.group(2) or "", bool(found.group(3)))


# --- Who we are ----------------------------------------------------------------------------------


def cookie_file() -> Path:
    """Where the cookies are kept that bring us back to our seats."""
    return data_folder() / "guests.json"


class Guest:
    """This person at one server."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookies: dict[str, str] = self.kept().get(base, {})

    def kept(self) -> dict[str, dict[str, str]]:
        try:
            found = json.loads(cookie_file().read_text("utf-8"))
        except (OSError, ValueError, RuntimeError):
            return {}
        return found if isinstance(found, dict) else {}

    def keep(self) -> None:
        """Readable by nobody else: who has the cookie has the seat."""
        with contextlib.suppress(OSError, RuntimeError):
            path = cookie_file()
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
            write_text(path, json.dumps({**self.kept(), self.base: self.cookies}, indent=1) + "\n")

    @property
    def header(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": cookies} if cookies else {}

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request to the server; refusals are shown in its own words."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {"Accept": "application/json", "Content-Type": "application/json", **self.header}
        request = Request(f"{self.base}/api/{path}", content, {**headers, "Origin": origin(self.base)}, method=method)
        try:
            with urlopen(request, timeout=REQUEST_TIMEOUT) as answer:
                self.remember(answer.headers.get_all("Set-Cookie") or [])
                return json.loads(answer.read())
        except HTTPError as error:
            raise UserError("f-server-says", address=self.base, reason=spoken(error)) from None
        except (URLError, OSError, ssl.SSLError) as error:
            raise UserError("f-no-server", address=self.base, reason=str(getattr(error, "reason", error))) from None
        except ValueError:
            raise UserError("f-no-server", address=self.base, reason="no JSON") from None

    def remember(self, lines: list[str]) -> None:
        for line in lines:
            for name, morsel in SimpleCookie(line).items():
                self.cookies[name] = morsel.value
        if lines:
            self.keep()


def origin(base: str) -> str:
    parts = urlsplit(base)
    return f"{parts.scheme}://{parts.netloc}"


def spoken(error: HTTPError) -> object:
    """The server's reason by language, or its status."""
    with contextlib.suppress(ValueError, KeyError, TypeError):
        reason = json.loads(error.read())["reason"]
        if isinstance(reason, dict) and "en" in reason:
            return reason
    return f"{error.code} {error.reason}"


def harmless(message: str) -> str:
    """A message without anything that would steer a terminal: names and talk come from other people."""
    return CONTROL.sub(r"\1?", printable(message))


# --- The line --------------------------------------------------------------------------------------


class RemoteTransport:
    """A line to a table of a server. When it breaks it is taken up again, and open questions are asked again."""

    def __init__(self, guest: Guest, table: str, watch: bool = False) -> None:
        self.guest = guest
        self.table = table
        self.watch = watch
        self.reach = EventCursor()
        self.unanswered: dict[str, wire.ClientMessage] = {}
        self.socket: ClientConnection | None = None
        self.wait = 0.0
        self.ended = False

    @property
    def address(self) -> str:
        base = re.sub("^http", "ws", self.guest.base)
        return f"{base}/api/tables/{quote(self.table)}/live?have={self.reach.have}{'&watch=1' if self.watch else ''}"

    async def receive(self) -> Incoming:
        while True:
            if self.ended:
                await asyncio.Event().wait()  # nothing comes any more
            try:
                if self.socket is None:
                    await self.dial()
                assert self.socket is not None
                return self.heard(_messages.decode(harmless(await self.socket.recv(decode=True))))
            except ConnectionClosed as closed:
                self.socket = None
                if not self.ended:
                    return self.broken(closed.rcvd.reason if closed.rcvd and closed.rcvd.reason else "")
            except (OSError, TimeoutError, WebSocketException, msgspec.MsgspecError) as error:
                await self.hang_up()
                return self.broken(str(error) or type(error).__name__)

    def broken(self, reason: str) -> Disconnected:
        """The next attempt waits twice as long."""
        self.wait = min(LONGEST, self.wait * 2 or SHORTEST)
        return Disconnected(reason or "-")

    async def dial(self) -> None:
        await asyncio.sleep(self.wait)
        self.socket = await connect(
            self.address,
            additional_headers={**self.guest.header, "Origin": origin(self.guest.base)},
            open_timeout=REQUEST_TIMEOUT,
            max_size=1 << 24,
            proxy=None,
        )
        for message in list(self.unanswered.values()):
            await self.socket.send(wire.encoder.encode(message), text=True)

    def heard(self, message: wire.ServerMessage) -> wire.ServerMessage:
        self.wait = 0.0
        if isinstance(message, wire.Update):
            self.reach.hear(message.since, (event.kind for event in message.events))
        elif isinstance(message, wire.Closing):
            self.ended = not message.retry  # where trying again would not help
        else:
            self.unanswered.pop(message.id, None)
        return message

    async def send(self, message: wire.ClientMessage) -> None:
        """What cannot be sent now is sent when the line is back."""
        if isinstance(message, wire.Judge):  # only the last look counts
            self.unanswered = {id: old for id, old in self.unanswered.items() if not isinstance(old, wire.Judge)}
        self.unanswered[message.id] = message
        if self.socket is not None:
            with contextlib.suppress(ConnectionClosed, OSError):
                await self.socket.send(wire.encoder.encode(message), text=True)

    async def hang_up(self) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                await asyncio.wait_for(socket.close(), CLOSE_TIMEOUT)

    async def close(self) -> None:
        self.ended = True
        await self.hang_up()


class ServerSource:
    """A table of a server."""

    def __init__(self, address: Address, watch: bool = False) -> None:
        self.place = address
        self.watching = watch or address.watch
        self.guest = Guest(address.base)

    def introduce(self, name: str | None, language: str) -> None:
        """Say who we are, and show the key of a seat if there is one; raises `UserError`."""
        me = self.guest.ask("GET", "me")
        if name or (language and language != me.get("language")):
            wanted = {"name": (name or me.get("name", ""))[: wire.LONGEST_NAME], "language": language or me["language"]}
            self.guest.ask("PUT", "me", wanted)
        if self.place.key:
            self.guest.ask("POST", f"tables/{quote(self.place.table)}/claim", wire.Claim(self.place.key))
        self.guest.ask("GET", f"tables/{quote(self.place.table)}")

    async def lines(self, table: str = "") -> list[Transport]:
        if table:
            self.place = Address(self.place.base, table)
        return [RemoteTransport(self.guest, self.place.table, self.watching)]

    def address(self) -> str:
        return self.place.text

    def record(self) -> str:
        return f"{self.place.base}/api/tables/{self.place.table}/record"

    async def close(self) -> None:
        """The app has closed the line."""
