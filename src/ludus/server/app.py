"""The HTTP and WebSocket interface of the tables; it also serves the built web client."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, Cookie
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.static_files import create_static_files_router
from msgspec.structs import replace

import ludus
from ludus.games import find, names
from ludus.kernel.refusals import LudusError, UserError
from ludus.lessons import names as lesson_names
from ludus.server import decks, docs, game_texts, lessons, my_games, proofs, replays, schemas, security, telemetry
from ludus.server.error_handlers import (
    NO_FILE,
    ForeignOrigin,
    RateLimited,
    on_fault,
    on_http,
    on_no_file,
    on_nonsense,
    on_refusal,
)
from ludus.server.external_bots import play_external_bot
from ludus.server.guests import Guests
from ludus.server.limits import Limits, client_of
from ludus.server.websocket import anonymous_id, push, talk
from ludus.tables import observed, wire
from ludus.tables.house import House
from ludus.tables.my_games import MyGames
from ludus.tables.open_table import OpenTable
from ludus.tables.storage.store import StoreError

WEB = Path(__file__).with_name("web")
LARGEST_BODY = 64 * 1024
NOT_BUILT = (
    "<!doctype html><title>Ludus</title><p>The web client is not built. `python3 run.py start` builds it; "
    "terminals and programs can play without it.</p>"
)


class ServerContext:
    """What the handlers share."""

    def __init__(self, house: House, limits: Limits, think: float, readers: telemetry.Readers) -> None:
        self.house = house
        self.limits = limits
        self.think = think  # seconds for a program per decision
        self.readers = readers  # of the metrics
        self.guests = Guests(house.store)
        self.replays = replays.Replays(house)
        self.mine = MyGames(house)


def context_of(connection: ASGIConnection[Any, Any, Any, Any]) -> ServerContext:
    context: ServerContext = connection.app.state.context
    return context


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Another site must not speak in the name of a guest whose browser sends the cookie along."""
    origin = connection.headers.get("origin")
    if origin is not None and not is_own(origin, connection.headers.get("host", ""), connection.scope["scheme"]):
        raise ForeignOrigin("web-origin", origin=origin)


def is_own(origin: str, host: str, scheme: str) -> bool:
    """Is a page of this origin ours? One without https could have been written by anybody on its way.

    A page with https is ours even where we are asked without: a proxy whose word we do not take may have ended it.
    """
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    allowed = ("https",) if scheme in ("https", "wss") else ("https", "http")
    return page.netloc == host and page.scheme in allowed


async def before_request(request: Request[Any, Any, Any]) -> None:
    """The door of every HTTP request."""
    wait = context_of(request).limits.requests.take(client_of(request))
    if wait:
        raise RateLimited(wait)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request)


# --- HTTP ------------------------------------------------------------------------------------


@get("/api/info", sync_to_thread=False)
def info() -> wire.Info:
    """The games of this server."""
    simplest_first = sorted(names(), key=lambda name: (len(find(name).meta.options), find(name).meta.players, name))
    return wire.Info(ludus.__version__, tuple(_game_info(name) for name in simplest_first))


def _game_info(name: str) -> wire.GameInfo:
    meta = find(name).meta
    options = tuple(
        wire.OptionInfo(o.name, o.values, o.rule, o.seat, o.pattern, o.players, bool(o.deck)) for o in meta.options
    )
    return wire.GameInfo(
        name,
        meta.title,
        meta.prefix,
        meta.players,
        options,
        tuple(meta.levels),
        meta.cooperative,
        lesson=name in lesson_names(),
        summary=game_texts.summary(name),
    )


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> Response[wire.Me]:
    """Who I am, and my tables."""
    context = context_of(request)
    guest, cookie = await context.guests.welcome(request)
    return _with(await my_games.me_of(context, guest), cookie)


@put("/api/me")
async def set_me(request: Request[Any, Any, Any], data: JSONBody[wire.SetMe]) -> Response[wire.Me]:
    """Change name and language."""
    context = context_of(request)
    guest, cookie = await context.guests.welcome(request)
    guest = replace(guest, name=clean_name(data.name), language=data.language)
    await context.house.store.rename_guest(guest.id, guest.name, guest.language)
    context.house.rename(guest.id, guest.name)
    return _with(await my_games.me_of(context, guest), cookie)


@post("/api/tables")
async def make_table(request: Request[Any, Any, Any], data: JSONBody[wire.NewTable]) -> Response[wire.TableMade]:
    """Make a table; a game without open seats starts at once."""
    context = context_of(request)
    wait = context.limits.tables.take(client_of(request))
    if wait:
        raise RateLimited(wait)
    guest, cookie = await context.guests.welcome(request)
    await security.check_unfinished(context, guest.id)
    table, seat = await context.house.create(data, guest.id, guest.name)
    return _with(wire.TableMade(table, seat), cookie, 201)


@get("/api/tables/{table:str}")
async def table_line(request: Request[Any, Any, Any], table: FromPath[str]) -> wire.TableLine:
    """A table as a list shows it."""
    context = context_of(request)
    guest = await context.guests.known(request)
    return _line(await context.house.find(table), guest.id if guest else "")


@post("/api/tables/{table:str}/claim")
async def claim(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.Claim]
) -> Response[wire.TableMade]:
    """Bring a seat to this device by its key."""
    context = context_of(request)
    guest, cookie = await context.guests.welcome(request)
    seat = await context.house.claim(table, guest.id, data.key)
    return _with(wire.TableMade(table, seat), cookie, 201)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[str]:
    """The record: its public part while the game runs, everything after the end."""
    live = await context_of(request).house.find(table)
    async with live.lock:
        text = observed.record(live.table)
    name = f"{live.table.created.game}-{live.table.id}.ludus"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type=MediaType.TEXT)


def number(text: str) -> int:
    """What a client says it has; nonsense means nothing."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def _with(body: Any, cookie: Cookie | None, status: int = 200) -> Response[Any]:
    return Response(body, status_code=status, cookies=[cookie] if cookie else [])


def clean_name(text: str) -> str:
    """A name as others may see it: printable, in one line."""
    return " ".join("".join(letter for letter in text if letter.isprintable()).split())[: wire.LONGEST_NAME]


def _line(live: OpenTable, guest: str) -> wire.TableLine:
    table = live.table
    you = table.seat_of(guest)
    return wire.TableLine(table.id, table.created.game, table.status, live.present()[0], you, you in table.to_act())


# --- WebSocket -------------------------------------------------------------------------------


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], have: FromQuery[str] = "0", watch: FromQuery[str] = ""
) -> None:
    """A seat's or a spectator's view of a table, as it changes."""
    context = context_of(socket)
    if not await _admitted(socket, context):
        return
    try:
        guest = await context.guests.known(socket)
        name, called = (guest.id, guest.name) if guest else (anonymous_id(), "")
        watching = guest is None or watch in ("1", "true")
        await security.check_watchers(context, table, name, watching)
        connection = await context.house.connect(table, name, called, number(have), watching)
        connection.client = client_of(socket)
    except LudusError as error:
        await _turn_away(socket, error)
        return
    await talk(socket, connection, context.limits.messages, context.limits.talk)


@get("/api/lobby")
async def lobby(request: Request[Any, Any, Any]) -> wire.LobbyList:
    """The public tables: those that wait for people, and games to watch."""
    return await context_of(request).house.lobby.whole()


@websocket("/api/lobby")
async def lobby_live(socket: WebSocket[Any, Any, Any]) -> None:
    """The public tables, as they change."""
    context = context_of(socket)
    if not await _admitted(socket, context):
        return
    try:
        feed = await context.house.lobby.enter()
    except LudusError as error:
        await _turn_away(socket, error)
        return
    await push(socket, feed, context.limits.messages)


@websocket("/api/me/live")
async def my_news(socket: WebSocket[Any, Any, Any]) -> None:
    """Which of my games wait for me, as it changes."""
    context = context_of(socket)
    if not await _admitted(socket, context):
        return
    try:
        guest = await context.guests.require(socket)
    except LudusError as error:
        await _turn_away(socket, error)
        return
    await push(socket, context.mine.enter(guest.id), context.limits.messages)


@websocket("/api/tables/{table:str}/bot")
async def bot(socket: WebSocket[Any, Any, Any], table: FromPath[str], key: FromQuery[str] = "") -> None:
    """A program plays a seat by the line protocol."""
    context = context_of(socket)
    if not await _admitted(socket, context):
        return
    given = socket.headers.get("authorization", "").removeprefix("Bearer ").strip() or key
    try:
        await play_external_bot(socket, context.house, table, given, context.limits.messages, context.think)
    except LudusError as error:
        await _turn_away(socket, error)


async def _admitted(socket: WebSocket[Any, Any, Any], context: ServerContext) -> bool:
    """Open the connection, unless it comes from another site or one too often."""
    await socket.accept()
    try:
        check_origin(socket)
        wait = context.limits.connections.take(client_of(socket))
        if wait:
            raise RateLimited(wait)
    except LudusError as error:
        await _turn_away(socket, error)
        return False
    return True


async def _turn_away(socket: WebSocket[Any, Any, Any], error: LudusError) -> None:
    retry = isinstance(error, StoreError | RateLimited)
    await socket.send_data(wire.encoder.encode(wire.Closing(wire_text(error), retry)), "text")
    unknown = isinstance(error, UserError) and error.message == "table-unknown"
    await socket.close(4404 if unknown else 4429 if isinstance(error, RateLimited) else 1013 if retry else 4400)


def wire_text(error: LudusError) -> wire.Text:
    return {"en": error.text("en"), "ru": error.text("ru")}


# --- The application ---------------------------------------------------------------------------


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def not_built() -> str:
    return NOT_BUILT


def _web() -> list[Any]:
    if not (WEB / "index.html").exists():
        return [not_built]
    for_ever = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)
    assets = create_static_files_router(
        "/assets",
        [WEB / "assets"],
        include_in_schema=False,
        cache_control=for_ever,
        name="assets",
        exception_handlers=dict.fromkeys(NO_FILE, on_no_file),
    )
    pages = create_static_files_router(
        "/",
        [WEB],
        html_mode=True,
        include_in_schema=False,
        cache_control=CacheControlHeader(no_cache=True),
        exception_handlers=dict.fromkeys(NO_FILE, on_no_file),
    )
    return [assets, pages]


def make_app(
    house: House,
    limits: Limits | None = None,
    failed: Callable[[BaseException], None] | None = None,
    think: float = 10.0,
    readers: telemetry.Readers | None = None,
) -> Litestar:
    """The application around a house, which it opens and closes; `failed` hears why it could not be opened."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        try:
            await house.open()
        except BaseException as error:
            if failed is not None:
                failed(error)
            raise
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [
            info,
            me,
            set_me,
            make_table,
            table_line,
            claim,
            record,
            live,
            lobby,
            lobby_live,
            my_news,
            bot,
            *decks.handlers,
            *game_texts.handlers,
            *schemas.handlers,
            *my_games.handlers,
            *proofs.handlers,
            *telemetry.handlers,
            *replays.handlers,
            *lessons.handlers,
            *docs.handlers(),
            *_web(),
        ],
        lifespan=[life],
        before_request=before_request,
        compression_config=CompressionConfig(backend="gzip", minimum_size=800),
        exception_handlers={
            LudusError: on_refusal,
            HTTPException: on_http,
            RecursionError: on_nonsense,
            UnicodeDecodeError: on_nonsense,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Ludus", version=ludus.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
    )
    app.state.context = ServerContext(house, limits or Limits(), think, readers or telemetry.Readers())
    return app
