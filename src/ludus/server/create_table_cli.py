"""A table ordered from the command line, at a server that runs somewhere."""

from __future__ import annotations

from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from ludus.kernel.refusals import UserError
from ludus.tables.wire import NewSeat, NewTable, TableMade, Trouble

REQUEST_TIMEOUT = 15.0  # seconds


def seat(word: str) -> NewSeat:
    """`open` for anyone who comes first, or the level of a bot."""
    return NewSeat("open") if word == "open" else NewSeat("bot", word)


def create_table(url: str, wanted: NewTable) -> str:
    """Let the server make a table; the link to it. Raises `UserError` with the server's reason."""
    base = base_of(url)
    made = msgspec.json.decode(ask(base, "/api/tables", msgspec.json.encode(wanted)), type=TableMade)
    return link(base, made.table)


def base_of(url: str) -> str:
    """The address of a server, without what follows it."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def link(base: str, table: str) -> str:
    return f"{base}/#/t/{table}"


def ask(base: str, path: str, body: bytes | None = None) -> bytes:
    """What a server answers; raises `UserError` with its reason, or because there is no server of ours."""
    request = Request(f"{base}{path}", body, {"Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=REQUEST_TIMEOUT) as answer:
            if "json" not in answer.headers.get("content-type", ""):
                raise ValueError(answer.headers.get("content-type", ""))
            return bytes(answer.read())
    except HTTPError as error:
        raise UserError("f-server-says", address=base, reason=reason(error)) from None
    except (OSError, ValueError) as error:  # no server, or none of ours
        cause = error.reason if isinstance(error, URLError) else error
        raise UserError("s-no-server", url=base, reason=str(cause)) from None


def reason(error: HTTPError) -> object:
    """Why not, by language; or at least the status."""
    try:
        return msgspec.json.decode(error.read(), type=Trouble).reason
    except msgspec.MsgspecError:
        return f"{error.code} {error.reason}"
