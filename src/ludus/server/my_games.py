"""My games over HTTP: the lists, the own browsers, everything in one file, and being forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Literal

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from ludus.kernel.refusals import UserError
from ludus.server.error_handlers import RateLimited
from ludus.server.guests import CODE_SECONDS, cookie_for
from ludus.server.limits import Buckets, client_of
from ludus.tables import personal_data, wire
from ludus.tables.storage.store import Guest

if TYPE_CHECKING:
    from ludus.server.app import ServerContext

MOST_LISTED = 20  # on a first page
CONFIRMED = {"delete", "удалить"}
FILE = "ludus-my-data.json"


def _context(request: Request[Any, Any, Any]) -> ServerContext:
    context: ServerContext = request.app.state.context
    return context


def _limit(buckets: Buckets, request: Request[Any, Any, Any]) -> None:
    wait = buckets.take(client_of(request))
    if wait:
        raise RateLimited(wait)


async def me_of(context: ServerContext, guest: Guest) -> wire.Me:
    """Who a guest is, with the tables that a first page shows."""
    tables = await context.mine.newest(guest.id, MOST_LISTED)
    lines = tuple(wire.TableLine(t.table, t.game, t.status, t.seats, t.you, t.your_turn) for t in tables)
    return wire.Me(guest.name, "ru" if guest.language == "ru" else "en", lines)


@get("/api/me/tables")
async def my_tables(
    request: Request[Any, Any, Any],
    status: FromQuery[Literal["running", "over"]] = "running",
    after: FromQuery[str] = "",
) -> wire.MyTables:
    """One page of my games: running ones, those that wait for me first, or finished ones."""
    context = _context(request)
    guest = await context.guests.known(request)
    if guest is None:
        return wire.MyTables((), "")
    if status == "over":
        return await context.mine.finished_page(guest.id, after)
    return await context.mine.running_page(guest.id, after)


# --- Several browsers --------------------------------------------------------------------------


async def _devices(context: ServerContext, guest: Guest) -> wire.MyDevices:
    return wire.MyDevices(tuple(device.since for device in await context.house.store.devices_of(guest.id)))


@get("/api/me/devices")
async def my_devices(request: Request[Any, Any, Any]) -> wire.MyDevices:
    """When other browsers became the same guest."""
    context = _context(request)
    return await _devices(context, await context.guests.require(request))


@delete("/api/me/devices", status_code=200)
async def sign_out_others(request: Request[Any, Any, Any]) -> wire.MyDevices:
    """No other browser is this guest any more."""
    context = _context(request)
    guest = await context.guests.require(request)
    await context.guests.sign_out_others(request, guest)
    context.house.say_goodbye_to(guest.id)
    return await _devices(context, guest)


@post("/api/me/link")
async def make_link(request: Request[Any, Any, Any]) -> Response[wire.MyLink]:
    """A code for another browser; the one before it does not count any more."""
    context = _context(request)
    _limit(context.limits.links, request)
    guest, cookie = await context.guests.welcome(request)
    made = wire.MyLink(await context.guests.make_link(guest), CODE_SECONDS)
    return Response(made, status_code=201, cookies=[cookie] if cookie else [])


@delete("/api/me/link", status_code=200)
async def drop_link(request: Request[Any, Any, Any]) -> wire.MyDevices:
    """The code does not count any more."""
    context = _context(request)
    guest = await context.guests.require(request)
    await context.house.store.drop_link(guest.id)
    return await _devices(context, guest)


@post("/api/me/link/look", status_code=200)
async def look_at_link(request: Request[Any, Any, Any], data: JSONBody[wire.LinkCode]) -> wire.LinkSeen:
    """Whom a code would make of this browser, without using it up."""
    context = _context(request)
    _limit(context.limits.links, request)
    other, own = await context.guests.link_owner(data.code), await context.guests.known(request)
    running = len(await context.mine.running(other.id))
    if own is None:
        return wire.LinkSeen(other.name, running, False, "", 0)
    return wire.LinkSeen(other.name, running, own.id == other.id, own.name, len(await context.mine.running(own.id)))


@post("/api/me/link/use", status_code=200)
async def use_link(request: Request[Any, Any, Any], data: JSONBody[wire.LinkCode]) -> Response[wire.Me]:
    """This browser becomes the guest behind a code."""
    context = _context(request)
    _limit(context.limits.links, request)
    guest, cookie = await context.guests.sign_in(request, data.code)
    return Response(await me_of(context, guest), cookies=[cookie] if cookie else [])


# --- My data -----------------------------------------------------------------------------------


@get("/api/me/export")
async def export(request: Request[Any, Any, Any]) -> Stream:
    """All my data in one file."""
    context = _context(request)
    guest = await context.guests.require(request)
    _limit(context.limits.exports, request)

    async def parts() -> AsyncIterator[bytes]:
        async for part in personal_data.export(context.house, guest):
            yield part
            await asyncio.sleep(0)  # others may go on between two tables

    named = {"Content-Disposition": f'attachment; filename="{FILE}"', "Cache-Control": "no-store"}
    return Stream(parts(), media_type="application/json", headers=named)


@post("/api/me/erase", status_code=200)
async def erase(request: Request[Any, Any, Any], data: JSONBody[wire.Erase]) -> Response[wire.Erased]:
    """Erase all my data; the guest has typed a word to confirm it."""
    context = _context(request)
    guest = await context.guests.require(request)
    if data.confirm.strip().lower() not in CONFIRMED:
        raise UserError("me-confirm")
    # shielded: what was begun is finished, also for someone who does not wait for it
    tables = await asyncio.shield(asyncio.ensure_future(personal_data.erase(context.house, guest.id)))
    gone: Cookie = cookie_for(request, "")
    return Response(wire.Erased(tables), cookies=[gone])


handlers = [my_tables, my_devices, sign_out_others, make_link, drop_link, look_at_link, use_link, export, erase]
