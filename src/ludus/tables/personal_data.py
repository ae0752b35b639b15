"""What belongs to one person: all of it in one file, and all of it erased.

A log is only ever added to, with this one exception: anyone who wants to be forgotten is taken out of the rows that are
there. The rows keep their numbers and all that the game needs; a name becomes empty, words become silence, and the
guest is nobody. The last row says what became of the seat. The store does all this at once for each table, or not at
all if someone was faster, and then it is tried again with the row that came between.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import LudusError
from ludus.tables import observed
from ludus.tables.entries import (
    Claimed,
    Created,
    Entry,
    Forgotten,
    Place,
    Placed,
    Removed,
    Row,
    Said,
    Started,
    read_row,
    write_row,
)
from ludus.tables.rows import replay
from ludus.tables.storage.store import Guest, StoreError, TableRow, Taken

if TYPE_CHECKING:
    from ludus.tables.house import House

LEVEL = "normal"  # of the bot that plays on, where the table declares no other
NOBODY = "-"  # who has brought a seat to another device, when that is forgotten
FORMAT = "ludus-my-data-1"
AT_ONCE = 200  # tables of a guest on their way

# --- Erasing -----------------------------------------------------------------------------------


async def erase(house: House, guest: str) -> int:
    """Nothing is left of a guest but moves; how many tables that concerned. What was begun can be begun again."""
    tables = 0
    while rows := await house.store.tables_of(guest, AT_ONCE):
        for row in rows:
            await _erase_at(house, row, guest)
        tables += len(rows)
    await house.store.forget_comments(guest)
    await house.store.forget_guest(guest)
    house.say_goodbye_to(guest)
    return tables


async def _erase_at(house: House, table: TableRow, guest: str) -> None:
    while True:
        rows = [read_row(body) for _, body in await house.store.read(table.table)]
        others = without(rows, guest)
        entry = farewell(rows, guest)
        over = table.status == "over"
        at = table.changed if over else time.time()  # a finished game stays where it was in everyone's list
        number = len(rows) + 1
        try:
            await house.store.rewrite(table.table, number, write_row(Row(entry, at)), others, guest, at)
        except Taken:
            continue
        house.written(table.table, number)
        return


def without(rows: list[Row], guest: str) -> dict[int, bytes]:
    """The rows in which a guest is named, by their numbers, without the guest."""
    heir = next((place.guests[0] for place in _places(rows) if place.guests and guest not in place.guests), "")
    erased = {number: _row_without(row, guest, heir) for number, row in enumerate(rows, 1)}
    return {number: write_row(row) for number, row in erased.items() if row != rows[number - 1]}


def _row_without(row: Row, guest: str, heir: str) -> Row:
    entry = _entry_without(row.entry, guest, heir, row.guest == guest)
    return replace(row, entry=entry, guest="", id="") if row.guest == guest else replace(row, entry=entry)


def _entry_without(entry: Entry, guest: str, heir: str, own: bool) -> Entry:
    if isinstance(entry, Created):
        places = tuple(_place_without(place, guest) for place in entry.places)
        return replace(entry, places=places, host=heir if entry.host == guest else entry.host)
    if isinstance(entry, Started):
        return replace(entry, places=tuple(_place_without(place, guest) for place in entry.places))
    if isinstance(entry, Placed | Removed):
        return replace(entry, place=_place_without(entry.place, guest))
    if isinstance(entry, Claimed) and entry.guest == guest:
        return replace(entry, guest=NOBODY)
    if isinstance(entry, Said) and own:
        return replace(entry, text="")
    return entry


def _place_without(place: Place, guest: str) -> Place:
    """The name is that of the guest who sat down; a seat that has another owner too stays with that one."""
    if guest not in place.guests:
        return place
    others = tuple(each for each in place.guests if each != guest)
    name = place.name if place.guests[0] != guest else ""
    return replace(place, name=name, guests=others, key=place.key if others else "")


def farewell(rows: list[Row], guest: str) -> Forgotten:
    """The row that says what becomes of the seat of a guest, if it has no other owner."""
    created = rows[0].entry
    level = created.clock.level if isinstance(created, Created) and created.clock is not None else LEVEL
    for seat, place in enumerate(_places(rows)):
        if place.guests == (guest,):
            return Forgotten(seat, level)
    return Forgotten(None, level)


def _places(rows: list[Row]) -> list[Place]:
    """Who sits where at the end of a log; also where the rules of its game are not known any more."""
    places: list[Place] = []
    for row in rows:
        entry = row.entry
        if isinstance(entry, Created | Started):
            places = list(entry.places)
        elif isinstance(entry, Placed | Removed):
            places[entry.seat] = entry.place
        elif isinstance(entry, Claimed):
            places[entry.seat] = replace(places[entry.seat], guests=(*places[entry.seat].guests, entry.guest))
    return places


# --- Everything in one file --------------------------------------------------------------------


async def export(house: House, guest: Guest) -> AsyncIterator[bytes]:
    """All that is kept of a guest, as JSON, table by table; records and views are those that the guest may see."""
    devices = await house.store.devices_of(guest.id)
    comments = await house.store.comments_by(guest.id)
    head = {
        "format": FORMAT,
        "made": time.time(),
        "name": guest.name,
        "language": guest.language,
        "devices": [{"since": device.since} for device in devices],
        "comments": [{"table": c.table, "step": c.step, "text": c.text, "at": c.at} for c in comments],
    }
    yield msgspec.json.encode(head)[:-1] + b',"tables":['
    comma = b""
    for row in await house.store.tables_of(guest.id, 10**9):
        yield comma + msgspec.json.encode(await _exported(house, row, guest.id))
        comma = b",\n"
    yield b"]}\n"


async def _exported(house: House, row: TableRow, guest: str) -> dict[str, Any]:
    facts = {"table": row.table, "game": row.game, "status": row.status, "created": row.created, "changed": row.changed}
    try:
        rows = [read_row(body) for _, body in await house.store.read(row.table)]
        return facts | _content(rows, guest)
    except StoreError:
        raise
    except LudusError as error:  # rules that this program does not have must not hide the rest
        return facts | {"trouble": error.text("en")}


def _content(rows: list[Row], guest: str) -> dict[str, Any]:
    table = replay(rows)
    seat = table.seat_of(guest)
    said = [
        {"at": row.at, "text": row.entry.text} for row in rows if row.guest == guest and isinstance(row.entry, Said)
    ]
    content: dict[str, Any] = {
        "seat": SEATS[seat] if seat is not None else None,
        "players": [{"kind": place.kind, "name": place.name, "level": place.level} for place in table.places],
        "options": table.options,
        "said": said,
    }
    if table.match is not None:
        content["record"] = observed.record(table)
        content["view"] = table.match.view(seat)
        content["events"] = observed.events(table, seat, 0)
    return content
