"""A game of bots only runs as fast as its spectators like."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludus.tables import snapshots, wire
from ludus.tables.bots import SPEEDS
from tests.tables.houses import ask, logged, new_table, open_house, people, same_after_replay, settle
from tests.tables.test_clock import until

PAUSE = 0.4


def test_a_spectator_chooses_the_speed(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "t.db", PAUSE) as house:
            table = await new_table(house, "easy", "easy")
            eve = await house.connect(table, "e", "Eve", watch=True)
            assert (await house.look(eve)).speed == "normal"
            assert isinstance(await ask(eve, wire.SetSpeed("s1", "stopped")), wire.Accepted)
            await settle(house)
            steps = eve.live.table.playing().steps
            stood = len(steps)
            assert (await house.look(eve)).speed == "stopped"
            house.bots.let_move(eve.live)
            assert eve.live.bots is not None and eve.live.bots.done() and len(steps) == stood
            assert isinstance(await ask(eve, wire.SetSpeed("s2", "fast")), wire.Accepted)
            await until(lambda: len(eve.live.table.playing().steps) > stood + 1 or eve.live.table.status == "over")
            async with eve.live.lock:
                assert snapshots.recall(snapshots.keep(eve.live.table)).speed == "fast"
            await same_after_replay(house, table)

    asyncio.run(run())


@pytest.mark.parametrize("speed", SPEEDS)
def test_every_speed_has_its_pause(speed: wire.Speed, tmp_path: Path) -> None:
    async def run() -> float:
        async with open_house(tmp_path / "t.db", PAUSE) as house:
            live = await house.find(await new_table(house, "easy", "easy"))
            live.table.speed = speed
            return house.bots._pause_at(live.table)

    assert asyncio.run(run()) == pytest.approx(PAUSE * {"slow": 2.5, "fast": 0.1}.get(speed, 1.0))


def test_not_where_people_play(tmp_path: Path) -> None:
    """Nor does a speed of earlier hold for somebody who takes the seat back from a bot."""

    async def run() -> None:
        async with open_house(tmp_path / "t.db", 60.0) as house:
            table = await new_table(house, "me", "easy", options={"first": "A"})
            (a,) = await people(house, table, [])
            eve = await house.connect(table, "e", "Eve", watch=True)
            refused = await ask(eve, wire.SetSpeed("s1", "fast"))
            assert isinstance(refused, wire.Refused) and refused.reason["ru"] != refused.reason["en"]
            assert (await house.look(eve)).speed is None
            assert isinstance(await ask(a, wire.StandIn("c", 0)), wire.Accepted)
            assert isinstance(await ask(eve, wire.SetSpeed("s2", "fast")), wire.Accepted)
            assert (await house.look(a)).speed == "fast"
            assert isinstance(await ask(a, wire.Return("r")), wire.Accepted)
            assert (await house.look(a)).speed is None
            assert house.bots._pause_at(a.live.table) == 60.0
            assert len(await logged(house, table)) == a.live.table.version

    asyncio.run(run())
