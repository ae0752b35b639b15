"""The lobby: public tables that wait for people, and games to watch, as they change.

The list is kept in the store, so that every process of a server shows the same one. The process that changes a public
table updates the store; every process that is asked for the lobby reads the list again when it hears of a change, at
most twice a second however much happens, and sends its own feeds what is new.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Literal

import msgspec

from ludus.kernel.meta import Option
from ludus.tables import wire
from ludus.tables.clock import timing_of
from ludus.tables.entries import Entry, Listed, Placed, Removed
from ludus.tables.listener import Gone, Listener
from ludus.tables.open_table import OpenTable
from ludus.tables.storage.store import LobbyRow, Store, StoreError
from ludus.tables.table import Table

if TYPE_CHECKING:
    from ludus.tables.house import House

log = logging.getLogger("ludus")

MOST = 100  # tables in the list
ABSENT = 300.0  # seconds until a table where nobody is leaves the list
BEAT = 60.0  # seconds between two notes that someone is at a table
MIN_INTERVAL = 0.5  # seconds between two looks at the list
REFRESH_INTERVAL = 15.0  # seconds after which the list is read though no change was announced
RETENTION_SECONDS = 86_400.0  # seconds until the store forgets a table that is not shown

OWN = "own"

Lines = dict[str, wire.LobbyLine]

_decoder = msgspec.json.Decoder(wire.LobbyLine)


def line_of(table: Table) -> wire.LobbyLine:
    """What everyone may know of a public table: nothing that opens a seat, and nothing of the game."""
    seats = tuple(wire.LobbySeat(place.kind, place.name, place.level) for place in table.places)
    options = {
        option.name: short_value(option, table.options[option.name])
        for option in table.game.meta.options
        if table.options.get(option.name, option.default) != option.default
    }
    created = table.created
    clock = timing_of(created)
    return wire.LobbyLine(table.id, created.game, table.status, seats, options, created.language, clock, table.since)


def short_value(option: Option, value: str) -> str:
    """A deck of one's own is too long for a list."""
    return OWN if option.deck and value not in option.values else value


def status_in_lobby(table: Table) -> Literal["waiting", "playing", "hidden"]:
    return "hidden" if table.status == "over" or not table.public else table.status


class Announced(msgspec.Struct, frozen=True):
    """What the store was announced of a table, and when."""

    status: str
    line: bytes
    at: float


class Lobby:
    """The list as this process knows it, and everyone who looks at it here."""

    def __init__(self, house: House, store: Store) -> None:
        self.house = house
        self.store = store
        self.lines: Lines = {}
        self.feeds: set[LobbyFeed] = set()
        self._announced: dict[str, Announced] = {}  # of open tables
        self._read: dict[str, tuple[bytes, wire.LobbyLine]] = {}
        self._looked = float("-inf")
        self._notified = asyncio.Event()
        self._following: asyncio.Task[None] | None = None

    # --- Listing tables --------------------------------------------------------------------

    def happened(self, live: OpenTable, entry: Entry) -> None:
        """A row was written for a table: update the lobby if it changes what the lobby shows."""
        known = self._announced.get(live.table.id)
        new = known is None or known.status != status_in_lobby(live.table)
        if isinstance(entry, Listed) or (live.table.public and (new or isinstance(entry, Placed | Removed))):
            self._announce(live)

    def attended(self, live: OpenTable) -> None:
        """Someone has come to a table or is still there: it stays in the list."""
        known = self._announced.get(live.table.id)
        lately = known is not None and known.at > time.time() - BEAT / 2
        if is_attended(live) and not lately:
            self._announce(live)

    def forget(self, live: OpenTable) -> None:
        """A table is closed in this process: opening it again announces it again."""
        self._announced.pop(live.table.id, None)

    def _announce(self, live: OpenTable) -> None:
        table = live.table
        announced = Announced(status_in_lobby(table), wire.encoder.encode(line_of(table)), time.time())
        self._announced[table.id] = announced
        self.house.run(
            self._show(LobbyRow(table.id, table.version, announced.status, table.since, announced.at, announced.line))
        )

    async def _show(self, row: LobbyRow) -> None:
        try:
            await self.store.show(row)
        except StoreError as error:
            self._announced.pop(row.table, None)  # the next beat tries again
            log.warning("the lobby was not announced of table %s: %s", row.table, error)
        self.notify()

    async def keep(self) -> None:
        """For as long as the server runs: say where people still are, and forget what is long past."""
        while True:
            await asyncio.sleep(BEAT)
            for live in self.house.open_tables.values():
                self.attended(live)
            with contextlib.suppress(StoreError):
                await self.store.clear_lobby(time.time() - RETENTION_SECONDS)

    # --- Looking at the list ---------------------------------------------------------------

    async def whole(self) -> wire.LobbyList:
        """The list as it is now, or was a moment ago; raises `StoreError`."""
        if time.monotonic() - self._looked > MIN_INTERVAL:
            await self._look()
        return wire.LobbyList(time.time(), tuple(self.lines.values()))

    async def enter(self) -> LobbyFeed:
        """Someone looks at the lobby from now on; raises `StoreError`."""
        if not self.feeds:
            await self._look()
        feed = LobbyFeed(self)
        self.feeds.add(feed)
        if self._following is None or self._following.done():
            self._following = self.house.run(self._follow())
        return feed

    def notify(self) -> None:
        """Something has changed, here or in another process."""
        self._notified.set()

    async def _follow(self) -> None:
        while self.feeds:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REFRESH_INTERVAL):
                    await self._notified.wait()
            self._notified.clear()
            try:
                await self._look()
            except StoreError as error:
                log.warning("the lobby cannot be read: %s", error)
            await asyncio.sleep(MIN_INTERVAL)

    async def _look(self) -> None:
        rows = await self.store.lobby(time.time() - ABSENT, MOST)
        before = self.lines
        self.lines = {row.table: self._line(row) for row in rows}
        self._read = {row.table: (row.line, self.lines[row.table]) for row in rows}
        self._looked = time.monotonic()
        if before != self.lines:
            for feed in self.feeds:
                feed.wake()

    def _line(self, row: LobbyRow) -> wire.LobbyLine:
        """The same object for the same bytes, so that feeds compare quickly."""
        known = self._read.get(row.table)
        return known[1] if known is not None and known[0] == row.line else _decoder.decode(row.line)

    def say_goodbye(self, gone: Gone) -> None:
        for feed in self.feeds:
            feed.end(gone)


class LobbyFeed(Listener):
    """Someone who looks at the lobby. `receive` gives the whole list first, then what has changed since."""

    def __init__(self, lobby: Lobby) -> None:
        super().__init__()
        self.lobby = lobby
        self.sent: Lines | None = None

    async def receive(self) -> wire.LobbyList | wire.LobbyNews:
        """The next message; a slow reader is announced the newest state only. Raises `Gone`."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self.gone is not None:
                raise self.gone
            before, now = self.sent, self.lobby.lines
            self.sent = now
            if before is None:
                return wire.LobbyList(time.time(), tuple(now.values()))
            if before is not now:
                return _news(before, now)

    def close(self) -> None:
        self.lobby.feeds.discard(self)
        self.lobby.notify()


def _news(before: Lines, now: Lines) -> wire.LobbyNews:
    lines = tuple(line for table, line in now.items() if before.get(table) != line)
    return wire.LobbyNews(time.time(), lines, tuple(table for table in before if table not in now))


def is_attended(live: OpenTable) -> bool:
    """Does anybody wait at this table, or look at its game?"""
    if status_in_lobby(live.table) == "playing":
        return bool(live.connections)
    host = live.table.created.host
    return live.table.public and any(
        connection.seat is not None or connection.guest == host for connection in live.connections
    )
