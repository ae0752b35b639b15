"""The lobby: public tables that wait for people, and games to watch, as they change.

The list is kept in the store, so that every process of a server shows the same one. Whoever changes a public table
tells the store; every process that somebody asks for the lobby reads the list again when it hears of a change, at most
twice a second however much happens, and tells its own lookers what is new.
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
from ludus.tables.live import Live
from ludus.tables.storage.store import LobbyRow, Store, StoreTrouble
from ludus.tables.table import Table

if TYPE_CHECKING:
    from ludus.tables.house import House

log = logging.getLogger("ludus")

MOST = 100  # tables in the list
ABSENT = 300.0  # seconds until a table where nobody is leaves the list
BEAT = 60.0  # seconds between two notes that somebody is at a table
BREATH = 0.5  # seconds between two looks at the list
LOOK_AGAIN = 15.0  # seconds after which the list is read though nobody has told of a change
FORGOTTEN = 86_400.0  # seconds until the store forgets a table that is not shown

OWN = "own"

Lines = dict[str, wire.LobbyLine]

_decoder = msgspec.json.Decoder(wire.LobbyLine)


def line_of(table: Table) -> wire.LobbyLine:
    """What everybody may know of a public table: nothing that opens a seat, and nothing of the game."""
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


class Told(msgspec.Struct, frozen=True):
    """What the store was told of a table, and when."""

    status: str
    line: bytes
    at: float


class Lobby:
    """The list as this process knows it, and everybody who looks at it here."""

    def __init__(self, house: House, store: Store) -> None:
        self.house = house
        self.store = store
        self.lines: Lines = {}
        self.lookers: set[Looker] = set()
        self._told: dict[str, Told] = {}  # of open tables
        self._read: dict[str, tuple[bytes, wire.LobbyLine]] = {}
        self._looked = float("-inf")
        self._stirred = asyncio.Event()
        self._following: asyncio.Task[None] | None = None

    # --- Telling of tables -----------------------------------------------------------------

    def happened(self, live: Live, entry: Entry) -> None:
        """A row was written for a table: tell the lobby if it changes what the lobby shows."""
        known = self._told.get(live.table.id)
        new = known is None or known.status != status_in_lobby(live.table)
        if isinstance(entry, Listed) or (live.table.public and (new or isinstance(entry, Placed | Removed))):
            self._tell(live)

    def attended(self, live: Live) -> None:
        """Somebody has come to a table or is still there: it stays in the list."""
        known = self._told.get(live.table.id)
        lately = known is not None and known.at > time.time() - BEAT / 2
        if is_attended(live) and not lately:
            self._tell(live)

    def forget(self, live: Live) -> None:
        """A table is closed in this process: whoever opens it again tells of it again."""
        self._told.pop(live.table.id, None)

    def _tell(self, live: Live) -> None:
        table = live.table
        told = Told(status_in_lobby(table), wire.encoder.encode(line_of(table)), time.time())
        self._told[table.id] = told
        self.house.run(self._show(LobbyRow(table.id, table.version, told.status, table.since, told.at, told.line)))

    async def _show(self, row: LobbyRow) -> None:
        try:
            await self.store.show(row)
        except StoreTrouble as error:
            self._told.pop(row.table, None)  # the next beat tries again
            log.warning("the lobby was not told of table %s: %s", row.table, error)
        self.stir()

    async def keep(self) -> None:
        """For as long as the house is open: say where people still are, and forget what is long past."""
        while True:
            await asyncio.sleep(BEAT)
            for live in self.house.open_tables.values():
                self.attended(live)
            with contextlib.suppress(StoreTrouble):
                await self.store.clear_lobby(time.time() - FORGOTTEN)

    # --- Looking at the list ---------------------------------------------------------------

    async def whole(self) -> wire.LobbyList:
        """The list as it is now, or was a moment ago; raises `StoreTrouble`."""
        if time.monotonic() - self._looked > BREATH:
            await self._look()
        return wire.LobbyList(time.time(), tuple(self.lines.values()))

    async def enter(self) -> Looker:
        """Somebody looks at the lobby from now on; raises `StoreTrouble`."""
        if not self.lookers:
            await self._look()
        looker = Looker(self)
        self.lookers.add(looker)
        if self._following is None or self._following.done():
            self._following = self.house.run(self._follow())
        return looker

    def stir(self) -> None:
        """Something has changed, here or in another process."""
        self._stirred.set()

    async def _follow(self) -> None:
        while self.lookers:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AGAIN):
                    await self._stirred.wait()
            self._stirred.clear()
            try:
                await self._look()
            except StoreTrouble as error:
                log.warning("the lobby cannot be read: %s", error)
            await asyncio.sleep(BREATH)

    async def _look(self) -> None:
        rows = await self.store.lobby(time.time() - ABSENT, MOST)
        before = self.lines
        self.lines = {row.table: self._line(row) for row in rows}
        self._read = {row.table: (row.line, self.lines[row.table]) for row in rows}
        self._looked = time.monotonic()
        if before != self.lines:
            for looker in self.lookers:
                looker.wake()

    def _line(self, row: LobbyRow) -> wire.LobbyLine:
        """The same object for the same bytes, so that lookers compare quickly."""
        known = self._read.get(row.table)
        return known[1] if known is not None and known[0] == row.line else _decoder.decode(row.line)

    def say_goodbye(self, gone: Gone) -> None:
        for looker in self.lookers:
            looker.end(gone)


class Looker(Listener):
    """Somebody who looks at the lobby. `receive` gives the whole list first, then what has changed since."""

    def __init__(self, lobby: Lobby) -> None:
        super().__init__()
        self.lobby = lobby
        self.sent: Lines | None = None

    async def receive(self) -> wire.LobbyList | wire.LobbyNews:
        """The next message; a slow reader is told the newest state only. Raises `Gone`."""
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
        self.lobby.lookers.discard(self)
        self.lobby.stir()


def _news(before: Lines, now: Lines) -> wire.LobbyNews:
    lines = tuple(line for table, line in now.items() if before.get(table) != line)
    return wire.LobbyNews(time.time(), lines, tuple(table for table in before if table not in now))


def is_attended(live: Live) -> bool:
    """Does anybody wait at this table, or look at its game?"""
    if status_in_lobby(live.table) == "playing":
        return bool(live.connections)
    host = live.table.created.host
    return live.table.public and any(
        connection.seat is not None or connection.guest == host for connection in live.connections
    )
