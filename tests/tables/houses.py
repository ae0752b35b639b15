"""Tables inside the test process, without network."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from itertools import count
from pathlib import Path
from typing import Any

from ludus.tables import observed, wire
from ludus.tables.bot_workers import BotWorkers
from ludus.tables.entries import Row, read_row
from ludus.tables.house import House
from ludus.tables.open_table import Connection
from ludus.tables.rows import replay
from ludus.tables.storage.sqlite import SqliteStore
from ludus.tables.table import Table

IDS = count(1)
NAMES = "abcdefgh"


@asynccontextmanager
async def open_house(file: Path, pause: float = 0.0, **more: Any) -> AsyncIterator[House]:
    house = House(SqliteStore(file, durable=False), BotWorkers(1, **more), pause)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def new_table(house: House, *kinds: str, game: str = "regicide", **more: Any) -> str:
    """A table of guest `a`; kinds are me, open, program or a level."""
    seats = tuple(
        wire.NewSeat(kind) if kind in ("me", "open", "program") else wire.NewSeat("bot", kind)  # type: ignore[arg-type]
        for kind in kinds
    )
    return (await house.create(wire.NewTable(game, seats, **more), "a", "Anna"))[0]


async def people(house: House, table: str, seats: Sequence[int]) -> list[Connection]:
    """Guests a, b, c … connected; those after the first sit down in these seats."""
    found = [await house.connect(table, "a", "Anna")]
    for name, seat in zip(NAMES[1:], seats, strict=False):
        found.append(await house.connect(table, name, name.upper()))
        answer = await found[-1].house.hear(found[-1], wire.Sit(f"sit{next(IDS)}", seat, "luck"))
        assert isinstance(answer, wire.Accepted), answer
    return found


async def ask(connection: Connection, message: wire.ClientMessage) -> wire.ServerMessage:
    return await connection.house.hear(connection, message)


async def play(connection: Connection, move: str) -> wire.ServerMessage:
    return await ask(connection, wire.Play(f"p{next(IDS)}", connection.live.table.version, move))


async def play_on(seats: dict[int, Connection], count: int, chance: random.Random) -> None:
    """So many moves of these seats, fewer if the game ends."""
    table = next(iter(seats.values())).live.table
    for _ in range(count):
        if table.status == "over":
            return
        seat = table.to_act()[0]
        answer = await play(seats[seat], chance.choice(table.playing().moves(seat)))
        assert isinstance(answer, wire.Accepted), answer


async def logged(house: House, table: str) -> list[Row]:
    """The log, when what is in memory is written."""
    live = house.open_tables.get(table)
    async with live.lock if live else nullcontext():
        return await read_log(house, table)


async def read_log(house: House, table: str) -> list[Row]:
    return [read_row(body) for _, body in await house.store.read(table)]


def updates_of(table: Table) -> list[bytes]:
    """The updates that everybody would get: people by their seats, and a spectator."""
    guests = [(place.guests[0] if place.guests else "", seat) for seat, place in enumerate(table.places)]
    seats = observed.seats(table, set(), set())
    return [
        wire.encoder.encode(observed.update(table, guest, seat, since, seats, 0))
        for guest, seat in [*guests, ("nobody", None)]
        for since in (0, len(table.stream) // 2)
    ]


async def same_after_replay(house: House, table: str) -> None:
    """The log comes to what is in memory."""
    live = await house.find(table)
    async with live.lock:
        again = replay(await read_log(house, table))
        assert updates_of(again) == updates_of(live.table)
        assert again.answered == live.table.answered and again.asked_at == live.table.asked_at
        assert again.version == live.table.version and again.undo_waiting == live.table.undo_waiting
        assert again.arrived == live.table.arrived and again.hurried == live.table.hurried


async def settle(house: House) -> None:
    """Let bots finish."""
    for _ in range(2000):
        running = [live.bots for live in house.open_tables.values() if live.bots and not live.bots.done()]
        if not running:
            return
        await asyncio.sleep(0.005)
