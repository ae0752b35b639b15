"""Events that nobody may look at for a while (GM-321): sent as soon as they may be, and not before."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from ludus.kernel.decision import Event
from ludus.tables import wire
from ludus.tables.event_cursor import EventCursor
from ludus.tables.open_table import Connection
from tests.tables.houses import new_table, open_house, people, play_on


class Reader:
    """A reader that keeps the events of each update."""

    def __init__(self, connection: Connection, log: list[Event] | None = None) -> None:
        self.connection = connection
        self.log = log or []
        self.backwards = 0  # updates that began before the end of what was known

    async def read(self) -> None:
        update = await self.connection.receive()
        assert isinstance(update, wire.Update)
        assert update.since <= len(self.log)
        self.backwards += update.since < len(self.log)
        self.log[update.since :] = update.events

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.log]


def forbidden(story: list[Event]) -> range:
    """The bouts of a running first round before the last one, by counting them."""
    kinds = [event.kind for event in story]
    bouts = [number for number, kind in enumerate(kinds) if kind == "bout"]
    if "scored" in kinds or len(bouts) < 2:
        return range(0)
    return range(kinds.index("round") + 1, bouts[-2] + 1)


def test_a_player_who_joins_in_mid_round_has_everything_after_scoring_and_nothing_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", "open", game="gorus", options={"target": "9"})
            seats = await people(house, table, [1, 2])
            from_start = Reader(await house.connect(table, "x", watch=True))
            readers: list[Reader] = []
            chance = random.Random(7)
            while "scored" not in from_start.kinds:
                await play_on({seat.seat: seat for seat in seats if seat.seat is not None}, 1, chance)
                await from_start.read()
                if chance.random() < 0.4:
                    readers.append(Reader(await house.connect(table, f"late{len(readers)}", watch=True)))
                seen_before = {reader: len(reader.log) for reader in readers}
                for reader in readers:
                    await reader.read()
                    for number in forbidden(from_start.log):
                        seen_live = number < seen_before[reader]
                        assert seen_live or reader.log[number].kind == "withheld", number
            assert sum(reader.backwards for reader in readers) > 3
            for reader in readers:
                assert reader.log == from_start.log
                assert reader.backwards <= 1  # what is known is not sent again
            assert from_start.backwards == 0

    asyncio.run(run())


def test_what_was_withheld_is_sent_after_a_broken_connection(tmp_path: Path) -> None:
    """A client asks for what comes after the first event that it lacks, and a gap is a lack."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", game="gorus", options={"target": "9"})
            seats = await people(house, table, [1])
            everything = Reader(await house.connect(table, "x", watch=True))
            chance, by_seat = random.Random(3), {seat.seat: seat for seat in seats if seat.seat is not None}
            while not forbidden(everything.log):
                await play_on(by_seat, 1, chance)
                await everything.read()
            late = Reader(await house.connect(table, "y", watch=True))
            await late.read()
            have = late.connection.cursor.have
            assert late.log[have].kind == "withheld" and "withheld" not in late.kinds[:have]
            late.connection.close()
            while "scored" not in everything.kinds:
                await play_on(by_seat, 1, chance)
                await everything.read()
            again = Reader(await house.connect(table, "y", have=have, watch=True), late.log)
            await again.read()
            assert again.log == everything.log

    asyncio.run(run())


@pytest.mark.parametrize(
    ("heard", "end", "gap", "have"),
    [
        ([(0, "aab")], 3, None, 3),
        ([(0, "awwa")], 4, 1, 1),
        ([(0, "awwa"), (4, "ab")], 6, 1, 1),
        ([(0, "awwa"), (4, "aw")], 6, 1, 1),
        ([(0, "awwa"), (1, "aaaab")], 6, None, 6),
        ([(0, "awwa"), (1, "awa")], 4, 2, 2),
        ([(0, "aa"), (2, "aw")], 4, 3, 3),
    ],
)
def test_reach(heard: list[tuple[int, str]], end: int, gap: int | None, have: int) -> None:
    reach = EventCursor()
    for since, kinds in heard:
        reach.hear(since, ("withheld" if kind == "w" else kind for kind in kinds))
    assert (reach.end, reach.gap, reach.have) == (end, gap, have)
