"""Who is at a table in other processes.

Each process signals to others who is at its tables whenever that changes, and again from time to time; one that says
nothing for a while is gone, and everyone at it. It is sent as a signal (`&PROCESS TABLE`, with the seats as a number)
and kept nowhere. A process where someone comes to a table asks the others (`?TABLE`): they say who is there, and what
their clocks show (`=TABLE READING`), for time that is counted in one process must not begin anew in another.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from ludus.tables.clock import Reading
from ludus.tables.open_table import OpenTable
from ludus.tables.storage.store import StoreError

if TYPE_CHECKING:
    from ludus.tables.house import House

BEAT = 10.0  # seconds between two times that a process says who is there
PROCESS_TIMEOUT = 3.5 * BEAT  # seconds after which a process that says nothing is gone
WATCHERS = 8  # bits for the seats; what lies above counts the spectators


class Presence:
    """Reports to the other processes who is here, and hears who is there."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.process = secrets.token_hex(4)

    async def keep(self) -> None:
        """For as long as the server runs."""
        while self.house.store.is_shared:
            await asyncio.sleep(BEAT)
            for live in list(self.house.open_tables.values()):
                if live.connections:
                    self.tell(live, again=True)
                self._forget_silent(live)

    def tell(self, live: OpenTable, again: bool = False) -> None:
        """Someone may have come or gone here, or taken a seat; unless `again`, nothing is sent twice."""
        if not self.house.store.is_shared:
            return
        seats = [connection.seat for connection in live.connections]
        mask = sum(1 << seat for seat in {seat for seat in seats if seat is not None})
        number = seats.count(None) << WATCHERS | mask
        if again or number != live.announced:
            live.announced = number
            self._signal(f"&{self.process} {live.table.id}", number)

    def ask(self, table: str) -> None:
        """Who is at a table to which someone has come here, and what time is it there?"""
        if self.house.store.is_shared:
            self._signal(f"?{table}", 0)

    def _send_time(self, live: OpenTable) -> None:
        """Days need not be sent: they are counted from the log."""
        reading = live.clock.snapshot()
        if live.table.calendar is None and reading.running:
            self._signal(f"={live.table.id} {msgspec.json.encode(reading).decode()}", 0)

    def _signal(self, name: str, number: int) -> None:
        async def signal() -> None:
            with suppress(StoreError):  # the next beat sends it again
                await self.house.store.signal(name, number)

        self.house.run(signal())

    def hear(self, name: str, number: int) -> bool:
        """Take a signal of another process; False if it is about something else."""
        if name.startswith("?"):
            live = self.house.open_tables.get(name[1:])
            if live is not None and live.connections:
                self.tell(live, again=True)
                self._send_time(live)
            return True
        if name.startswith("="):
            table, _, reading = name[1:].partition(" ")
            live = self.house.open_tables.get(table)
            if live is not None and live.connections:
                live.clock.agree(msgspec.json.decode(reading, type=Reading))
                self.house.bots.schedule_alarm(live)
                live.wake()
            return True
        if name.startswith("&"):
            process, _, table = name[1:].partition(" ")
            live = self.house.open_tables.get(table)
            if live is not None:
                live.elsewhere[process] = number, time.monotonic()
                self.house.attendance_changed(live)
            return True
        return False

    def _forget_silent(self, live: OpenTable) -> None:
        oldest = time.monotonic() - PROCESS_TIMEOUT
        silent = [process for process, (_, at) in live.elsewhere.items() if at < oldest]
        for process in silent:
            del live.elsewhere[process]
        if silent:
            self.house.attendance_changed(live)
