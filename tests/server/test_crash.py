"""`kill -9` at any moment, under load: every acknowledged move is there, once and in order."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from ludus.server.load_clients import Choice, Heard, Load, Player, Question, Secrets
from ludus.server.spawn import SERVER_TIMEOUT, SpawnedServer, spawned

TABLES = 6
MOVES = 40  # acknowledged between two kills, at least


async def killed_again_and_again(db: str, times: int, processes: int = 1) -> Load:
    """People play; the server, or one of its processes, is killed in the middle of it so many times."""
    async with spawned(db, processes) as server:
        load = Load(server, TABLES)
        playing = asyncio.create_task(load.run(times * SERVER_TIMEOUT))
        for _ in range(times):
            enough = load.figures.accepted + MOVES
            async with asyncio.timeout(3 * SERVER_TIMEOUT):  # a machine may be busy with other things for long
                while load.figures.accepted < enough:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(random.random() * 0.1)
            await server.crash()
        load.finish()
        await playing
        return load


def lost_nothing(load: Load, times: int) -> None:
    assert load.figures.faults == []
    assert load.figures.accepted >= times * MOVES
    assert load.figures.reconnections >= times
    assert load.figures.games > 0 or times == 1  # after one kill, games may still be going on


@pytest.mark.slow
def test_killed_on_sqlite(tmp_path: Path, full: bool) -> None:
    """Twelve times, in the gate once."""
    times = 12 if full else 1
    lost_nothing(asyncio.run(killed_again_and_again(str(tmp_path / "load.db"), times)), times)


@pytest.mark.slow
def test_killed_on_postgresql(database: str, full: bool) -> None:
    """Four times, in the gate once."""
    times = 4 if full else 1
    lost_nothing(asyncio.run(killed_again_and_again(database, times)), times)


@pytest.mark.slow
def test_one_of_two_processes_killed(database: str, full: bool) -> None:
    """Its clients go on with the other one, behind the same address; four times, in the gate twice."""
    load = asyncio.run(killed_again_and_again(database, 4 if full else 2, processes=2))
    assert load.figures.faults == []
    assert load.figures.reconnections > 0 and (load.figures.games > 0 or not full)


def test_a_player_who_hears_late_that_a_move_was_made_goes_on_with_the_next_question() -> None:
    """It was written, the server died, and the next question came before the answer: nobody would ask again."""
    player = Player(Load(SpawnedServer(""), 1), None, "")  # type: ignore[arg-type]
    player.table, player.seat, player.acknowledged = "t", 0, []
    following = Question([Choice("d 2H")])
    for version, question in ((7, following), (8, following), (9, None)):  # of the move that is acknowledged
        player.newest = Heard("update", version=8, question=following)
        player.owed = ("id", "p 7H", 0.0)
        player._answer(Heard("accepted", id="id", version=version))
        assert player.owed is None and player.newest.question == question


def test_the_measurement_sees_what_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that was acknowledged, but is not in the record, is a fault."""

    async def run() -> Load:
        async with spawned(str(tmp_path / "load.db")) as server:
            load = Load(server, 2)
            honest = load._check

            async def with_one_more(client: object, table: str, acknowledged: list[object], owed: object) -> None:
                await honest(client, table, [*acknowledged, (99, 0, "p 2C 2D")], owed)  # type: ignore[arg-type, list-item]

            monkeypatch.setattr(load, "_check", with_one_more)
            playing = asyncio.create_task(load.run(SERVER_TIMEOUT))
            async with asyncio.timeout(SERVER_TIMEOUT):
                while load.figures.accepted <= 10:
                    await asyncio.sleep(0.01)
            load.finish()
            await playing
            return load

    load = asyncio.run(run())
    assert load.figures.accepted > 10 and load.figures.faults


def view(seat: int, hand: str, line: str = "", known: str = "") -> Heard:
    """What a seat of two is shown."""
    seats: list[dict[str, list[str]]] = [{"known": []}, {"known": []}]
    seats[seat]["hand"] = hand.split()
    seats[1 - seat]["known"] = known.split()
    return Heard("update", version=4, you=seat, view=Raw(msgspec.json.encode({"seats": seats, "line": line})))


def test_a_card_of_another_hand_is_seen_in_either_order() -> None:
    secrets = Secrets()
    assert secrets.show(0, view(0, "7C 2H", "hands=7C.2H/??.9S", known="9S")) == []
    assert secrets.show(1, view(1, "9S 3D", "hands=??.??/9S.3D")) == [], "everybody knows who has 9S"
    assert secrets.show(1, view(1, "9S 3D", "hands=7C.??/9S.3D")) == [(1, b"7C")]
    late = Secrets()
    late.show(1, view(1, "9S 3D", "hands=??.2H/9S.3D"))
    assert late.show(0, view(0, "7C 2H")) == [(1, b"2H")]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("leaks", [False, True])
def test_the_measurement_sees_what_is_leaked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaks: bool) -> None:
    """A view that holds a card of somebody else's hand is a fault; the views of the server hold none."""
    honest = Secrets.show

    def with_a_card(hidden: Secrets, seat: int, update: Heard) -> list[tuple[int, bytes]]:
        found = honest(hidden, seat, update)
        for card in list(hidden.held[update.version].get(1 - seat, ()))[: int(leaks)]:
            planted = Raw(bytes(update.view)[:-1] + b',"planted":"' + card + b'"}')
            found += honest(hidden, seat, replace(update, view=planted))
        return found

    monkeypatch.setattr(Secrets, "show", with_a_card)

    async def run() -> Load:
        async with spawned(str(tmp_path / "load.db")) as server:
            load = Load(server, 2, bots=1)
            playing = asyncio.create_task(load.run(SERVER_TIMEOUT))
            async with asyncio.timeout(SERVER_TIMEOUT):
                while load.figures.accepted <= 20:
                    await asyncio.sleep(0.01)
            load.finish()
            await playing
            return load

    figures = asyncio.run(run()).figures
    assert (figures.leaked > 0) == leaks
    assert all(fault.startswith("leaked: ") for fault in figures.faults) and bool(figures.faults) == leaks
