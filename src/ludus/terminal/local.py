"""The table of this keyboard: a table as a server has them, in this process, with its game in a file.

The options of `ludus play` say how it begins (seed, position, saved game, bots of any kind). What may be done at it,
and what is answered, is the work of `ludus.tables`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from ludus.kernel.seeds import Seed
from ludus.match import Match
from ludus.tables.entries import Place
from ludus.tables.house import PAUSE, House
from ludus.tables.keyboard import GUEST, create
from ludus.tables.listener import Gone
from ludus.tables.open_table import Connection, OpenTable
from ludus.tables.storage.memory import MemoryStore
from ludus.tables.table import Table
from ludus.tables.wire import ClientMessage, ServerMessage
from ludus.terminal.files import Keeper, new_keeper
from ludus.terminal.local_workers import LocalWorkers
from ludus.terminal.saves import save_text, whole_record
from ludus.terminal.seats import Sitter

FAULT = 1011  # an internal error, in the words of the WebSocket protocol


class LocalTable:
    """One game after another with everyone who plays here."""

    def __init__(
        self, match: Match, sitters: Sequence[Sitter], keeper: Keeper, seed: Seed, pause: float = PAUSE
    ) -> None:
        self.sitters = list(sitters)
        self.keeper = keeper
        self.workers = LocalWorkers(seed)
        self.house = House(MemoryStore(), self.workers, pause)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        self.live: OpenTable | None = None
        self.fault: BaseException | None = None  # what went wrong while bots were thinking
        self._changed = asyncio.Event()
        self._one_by_one = False
        self._given = match

    @property
    def match(self) -> Match:
        """The game that is played now."""
        return self._given if self.live is None else self.table.playing()

    @property
    def table(self) -> Table:
        assert self.live is not None  # it is open
        return self.live.table

    async def open(self) -> None:
        """Set the table up; needs a running loop."""
        logging.getLogger("ludus").addHandler(logging.NullHandler())  # a screen is no place for the log of a server
        self.house.failed = self._fail
        self.workers.is_bot = lambda seat: bool(self.table.computer_at(seat))
        await self.house.open()
        created = create(self._given, whole_record(self._given), [place(sitter) for sitter in self.sitters])
        name, _ = await self.house.play_on(created, GUEST)
        self.live = self.house.open_tables[name]
        self.house.followers.append(self._written)

    async def close(self) -> None:
        await self.house.close()

    async def connect(self, table: str = "") -> list[Connection]:
        """Everyone at this keyboard comes to the table, or to that of the next game; without people, a spectator."""
        seats: list[int | None] = [*self.people] or [None]
        return [await self.house.connect(table or self.table.id, GUEST, seat=seat) for seat in seats]

    # --- Bots, one move at a time ------------------------------------------------------------

    def hold_bots(self) -> None:
        """From now on bots move when they are let."""
        self._one_by_one = True
        self.workers.may_move.clear()

    async def let_bot_move(self) -> None:
        """Wait until one of the bots that are asked has moved; raises what went wrong meanwhile."""
        assert self.live is not None  # it is open
        self._changed.clear()
        self.workers.may_move.set()
        self.house.bots.let_move(self.live)
        await self._changed.wait()
        if self.fault is not None:
            raise self.fault

    # --- What happens then -----------------------------------------------------------------

    def _written(self, name: str) -> None:
        """Something has happened at a table: keep it before anybody hears of it."""
        live = self.house.open_tables.get(name)
        if live is None or live.table.match is None:
            return
        if live is not self.live:
            if live.table.status == "over":
                return
            self.live, self.keeper = live, new_keeper(live.table.game.name)  # the next game
        self.keep()
        outcome = live.table.match.outcome
        if outcome is not None:
            self.workers.tell_result(outcome)
        if self._one_by_one:
            self.workers.may_move.clear()
        self._changed.set()

    def keep(self) -> None:
        """If the game cannot be kept that is said once, and it goes on."""
        if not self.keeper.keep(save_text(self.match, self.sitters)) and self.live is not None:
            self.table.add_event("not-kept", None, {"file": str(self.keeper.path), "reason": self.keeper.failed})

    def find_place(self) -> None:
        """The file that keeps this game; if the one asked for fails, one of our own."""
        if self.keeper.path is not None:
            self.keep()
        if not self.keeper.safe:
            self.keeper = new_keeper(self.match.game.name)
            self.keep()

    def _fail(self, fault: BaseException) -> None:
        """A fault of ours must not pass unnoticed: everyone who listens hears of it."""
        self.fault = fault
        self._changed.set()
        if self.live is not None:
            for connection in self.live.connections:
                connection.end(Gone(FAULT))


class LocalTransport:
    """One person's way to a table of this process."""

    def __init__(self, local: LocalTable, connection: Connection) -> None:
        self.local = local
        self.connection = connection

    async def receive(self) -> ServerMessage:
        try:
            return await self.connection.receive()
        except Gone:
            if self.local.fault is not None:
                raise self.local.fault from None
            raise

    async def send(self, message: ClientMessage) -> None:
        await self.connection.send(message)

    async def close(self) -> None:
        self.connection.close()


def place(sitter: Sitter) -> Place:
    """The seat in the terms of a table."""
    return Place("person", sitter.name) if sitter.is_person else Place("bot", level=sitter.level)
