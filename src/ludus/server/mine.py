"""My games over HTTP: the lists, the own browsers, everything in one file, and being forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Literal

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from ludus.kernel.refusals import Told
from ludus.server.guests import CODE_SECONDS, cookie_for
from ludus.server.limits import Buckets, client_of
from ludus.server.troubles import TooMuch
from ludus.tables import personal, wire
from ludus.tables.storage.store import Guest

if TYPE_CHECKING:
    from ludus.server.app import Rooms

MOST_LISTED = 20  # on a first page
CONFIRMED = {"delete", "удалить"}
FILE = "ludus-my-data.json"


def _rooms(request: Request[Any, Any, Any]) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _limit(buckets: Buckets, request: Request[Any, Any, Any]) -> None:
    wait = buckets.take(client_of(request))
    if wait:
        raise TooMuch(wait)


async def me_of(rooms: Rooms, guest: Guest) -> wire.Me:
    """Who a guest is, with the tables that a first page shows."""
    tables = await rooms.mine.newest(guest.id, MOST_LISTED)
    lines = tuple(wire.TableLine(t.table, t.game, t.status, t.seats, t.you, t.your_turn) for t in tables)
    return wire.Me(guest.name, "ru" if guest.language == "ru" else "en", lines)


@get("/api/me/tables")
async def my_tables(
    request: Request[Any, Any, Any],
    status: FromQuery[Literal["running", "over"]] = "running",
    after: FromQuery[str] = "",
) -> wire.MyTables:
    """One page of my games: running ones, those that wait for me first, or finished ones."""
    rooms = _rooms(request)
    guest = await rooms.guests.known(request)
    if guest is None:
        return wire.MyTables((), "")
    if status == "over":
        return await rooms.mine.finished_page(guest.id, after)
    return await rooms.mine.running_page(guest.id, after)


# --- Several browsers --------------------------------------------------------------------------


async def _devices(rooms: Rooms, guest: Guest) -> wire.MyDevices:
    return wire.MyDevices(tuple(device.since for device in await rooms.house.store.devices_of(guest.id)))


@get("/api/me/devices")
async def my_devices(request: Request[Any, Any, Any]) -> wire.MyDevices:
    """When other browsers became the same guest."""
    rooms = _rooms(request)
    return await _devices(rooms, await rooms.guests.somebody(request))


@delete("/api/me/devices", status_code=200)
async def stay_alone(request: Request[Any, Any, Any]) -> wire.MyDevices:
    """No other browser is this guest any more."""
    rooms = _rooms(request)
    guest = await rooms.guests.somebody(request)
    await rooms.guests.stay_alone(request, guest)
    rooms.house.say_goodbye_to(guest.id)
    return await _devices(rooms, guest)


@post("/api/me/link")
async def make_link(request: Request[Any, Any, Any]) -> Response[wire.MyLink]:
    """A code for another browser; the one before it does not count any more."""
    rooms = _rooms(request)
    _limit(rooms.limits.links, request)
    guest, cookie = await rooms.guests.welcome(request)
    made = wire.MyLink(await rooms.guests.make_link(guest), CODE_SECONDS)
    return Response(made, status_code=201, cookies=[cookie] if cookie else [])


@delete("/api/me/link", status_code=200)
async def drop_link(request: Request[Any, Any, Any]) -> wire.MyDevices:
    """The code does not count any more."""
    rooms = _rooms(request)
    guest = await rooms.guests.somebody(request)
    await rooms.house.store.drop_link(guest.id)
    return await _devices(rooms, guest)


@post("/api/me/link/look", status_code=200)
async def look_at_link(request: Request[Any, Any, Any], data: JSONBody[wire.LinkCode]) -> wire.LinkSeen:
    """Whom a code would make of this browser, without using it up."""
    rooms = _rooms(request)
    _limit(rooms.limits.links, request)
    other, own = await rooms.guests.behind(data.code), await rooms.guests.known(request)
    running = len(await rooms.mine.running(other.id))
    if own is None:
        return wire.LinkSeen(other.name, running, False, "", 0)
    return wire.LinkSeen(other.name, running, own.id == other.id, own.name, len(await rooms.mine.running(own.id)))


@post("/api/me/link/use", status_code=200)
async def use_link(request: Request[Any, Any, Any], data: JSONBody[wire.LinkCode]) -> Response[wire.Me]:
    """This browser becomes the guest behind a code."""
    rooms = _rooms(request)
    _limit(rooms.limits.links, request)
    guest, cookie = await rooms.guests.arrive(request, data.code)
    return Response(await me_of(rooms, guest), cookies=[cookie] if cookie else [])


# --- My data -----------------------------------------------------------------------------------


@get("/api/me/export")
async def export(request: Request[Any, Any, Any]) -> Stream:
    """All my data in one file."""
    rooms = _rooms(request)
    guest = await rooms.guests.somebody(request)
    _limit(rooms.limits.exports, request)

    async def parts() -> AsyncIterator[bytes]:
        async for part in personal.export(rooms.house, guest):
            yield part
            await asyncio.sleep(0)  # others may go on between two tables

    named = {"Content-Disposition": f'attachment; filename="{FILE}"', "Cache-Control": "no-store"}
    return Stream(parts(), media_type="application/json", headers=named)


@post("/api/me/erase", status_code=200)
async def erase(request: Request[Any, Any, Any], data: JSONBody[wire.Erase]) -> Response[wire.Erased]:
    """Erase all my data; whoever does this has typed a word to confirm it."""
    rooms = _rooms(request)
    guest = await rooms.guests.somebody(request)
    if data.confirm.strip().lower() not in CONFIRMED:
        raise Told("me-confirm")
    # shielded: what was begun is finished, also for somebody who does not wait for it
    tables = await asyncio.shield(asyncio.ensure_future(personal.erase(rooms.house, guest.id)))
    gone: Cookie = cookie_for(request, "")
    return Response(wire.Erased(tables), cookies=[gone])


handlers = [my_tables, my_devices, stay_alone, make_link, drop_link, look_at_link, use_link, export, erase]
