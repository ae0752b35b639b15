"""Two server processes on one PostgreSQL: everybody sees everybody's moves, and the database decides who was first."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from signal import SIGKILL

import pytest

from ludus.games import find
from ludus.tables.entries import Created, Place, Row, Started, write_row
from ludus.tables.storage.address import open_store
from ludus.tables.wire import Timing
from tests.server.client import ROOT, Seat, Server, Visit, ludus, play_until_over, verified, visit

pytestmark = pytest.mark.slow
FIRST = [sys.executable, str(ROOT / "examples/bots/first.py")]


@pytest.fixture(scope="module")
def servers(postgres: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    database = postgres.new_database()  # type: ignore[attr-defined]
    folder = tmp_path_factory.mktemp("processes")
    with Server(database, log=folder / "1.log") as one, Server(database, log=folder / "2.log") as two:
        yield one, two
    for server in (one, two):
        assert "Traceback" not in server.said(), server.said()


async def two_people(here: Visit, servers: tuple[Server, Server], *more: str) -> tuple[str, Seat, Seat]:
    anna, ben = await here.guest("Anna", servers[0].address), await here.guest("Ben", servers[1].address)
    table = await anna.make("me", "open", *more, options={"first": "A", "talk": "free"})
    a, b = await anna.at(table), await ben.sit(table, 1)
    await a.until(lambda u: u["status"] == "playing")
    return table, a, b


def test_a_whole_game_across_processes(servers: tuple[Server, Server], tmp_path: Path) -> None:
    async def play() -> None:
        async with visit(servers[0]) as here:
            table, a, b = await two_people(here, servers, "normal")
            answer = await b.ask("say", text="Привет")
            await a.seen(answer["version"])
            assert a.log[-1]["facts"]["text"] == "Привет"
            await play_until_over([a, b])
            await a.seen(b.newest["version"])
            assert [e["kind"] for e in a.log] == [e["kind"] for e in b.log]
            assert a.newest["outcome"] == b.newest["outcome"]
            records = [(await here.http.get(f"{s.address}/api/tables/{table}/record")).text for s in servers]
            assert records[0] == records[1]
            assert verified(records[0], tmp_path).returncode == 0

    asyncio.run(play())


def test_of_two_moves_at_once_one_wins(servers: tuple[Server, Server]) -> None:
    """Anna plays with two devices at two processes at the same moment."""

    async def play() -> None:
        async with visit(servers[0]) as here:
            wins = stale = 0
            for _ in range(4):
                anna = await here.guest("Anna")
                table = await anna.make("me")
                a = await anna.at(table)
                phone = await here.guest("Phone", servers[1].address)
                await phone.request("POST", f"/api/tables/{table}/claim", {"key": a.newest["key"]})
                p = await phone.at(table)
                for _ in range(6):
                    newest = max(a.newest["version"], p.newest["version"])
                    await asyncio.gather(a.seen(newest), p.seen(newest))
                    if a.newest["status"] == "over":
                        break
                    moves = [choice["move"] for choice in a.newest["question"]["choices"]]
                    answers = await asyncio.gather(a.play(moves[0]), p.play(moves[-1]))
                    kinds = sorted(answer["type"] for answer in answers)
                    assert kinds in (["accepted", "stale"], ["accepted", "refused"], ["accepted", "accepted"]), answers
                    assert kinds != ["accepted", "accepted"] or answers[0]["version"] != answers[1]["version"]
                    wins += kinds.count("accepted") == 1
                    stale += "stale" in kinds
                    newest = max(answer.get("version", 0) for answer in answers)
                    now = await asyncio.gather(a.seen(newest), p.seen(newest))
                    assert now[0]["view"] == now[1]["view"]
            assert wins and stale

    asyncio.run(play())


def test_a_program_at_one_process_hears_of_moves_at_the_other(servers: tuple[Server, Server]) -> None:
    async def play() -> None:
        async with visit(servers[0]) as here:
            anna = await here.guest("Anna", servers[0].address)
            table = await anna.make("me", "program", options={"first": "A"})
            a = await anna.at(table)
            link = f"{servers[1].address}/#/t/{table}"
            running = asyncio.create_task(asyncio.to_thread(ludus, "bot", link, a.newest["keys"]["1"], "--", *FIRST))
            beside = await (await here.guest("Ben", servers[1].address)).at(table)
            await beside.until(lambda u: u["seats"][1]["here"])  # and it is not its turn
            await play_until_over([a])
            done = await running
            assert done.returncode == 0, done.stderr

    asyncio.run(play())


def test_a_repeated_id_is_known_to_the_other_process(servers: tuple[Server, Server]) -> None:
    async def play() -> None:
        async with visit(servers[0]) as here:
            anna = await here.guest("Anna")
            table = await anna.make("me")
            a = await anna.at(table)
            move = a.newest["question"]["choices"][0]["move"]
            version = a.newest["version"]
            first = await a.play(move, id="x")
            anna.address = servers[1].address
            again = await anna.at(table)
            assert await again.play(move, id="x", version=version) == first

    asyncio.run(play())


def test_another_process_sees_a_seat_change_and_the_start(servers: tuple[Server, Server]) -> None:
    async def play() -> None:
        async with visit(servers[0]) as here:
            anna, ben = await here.guest("Anna", servers[0].address), await here.guest("Ben", servers[1].address)
            table = await anna.make("me", "open", "open")
            b = await ben.at(table)
            a = await anna.at(table)
            assert (await a.ask("set-seat", seat=1, kind="bot", level="novice"))["type"] == "accepted"
            await b.until(lambda u: u["seats"][1]["kind"] == "bot")
            assert (await b.ask("sit", seat=2))["type"] == "accepted"
            await a.until(lambda u: u["status"] == "playing")
            assert (await here.http.get(f"{servers[0].address}/api/me", headers={"Cookie": ben.cookie})).json()[
                "tables"
            ]

    asyncio.run(play())


def test_everybody_is_here_whatever_process_they_are_at(servers: tuple[Server, Server]) -> None:
    """And so no bot takes the seat of somebody who is at the other one."""

    async def play() -> None:
        async with visit(servers[0]) as here:
            anna, ben = await here.guest("Anna", servers[0].address), await here.guest("Ben", servers[1].address)
            table = await anna.make("me", "open", grace=4, options={"first": "A"})
            a, b = await anna.at(table), await ben.sit(table, 1)
            for seat in (a, b):
                await seat.until(lambda u: u["status"] == "playing" and all(each["here"] for each in u["seats"]))
            watching = await (await here.guest("Carla", servers[1].address)).at(table, watch=True)
            await a.until(lambda u: u["watchers"] == 1)
            await asyncio.sleep(5.0)  # longer than the table waits for anybody
            for seat in (a, b, watching):
                assert "table-stand-in" not in [event["kind"] for event in seat.log]
            await b.close()
            await a.until(lambda u: not u["seats"][1]["here"])
            await a.until(lambda u: u["seats"][1]["stand_in"] != "")

    asyncio.run(play())


async def timed_table(database: str, table: str, clock: Timing) -> list[str]:
    """A table with less time than can be ordered, written as a server writes it; the keys of its seats."""
    keys = [f"{table}-key-{seat}" for seat in range(2)]
    places = tuple(Place("person", name, key=key) for name, key in zip(("Anna", "Ben"), keys, strict=True))
    rules, options = find("regicide").meta.rules, find("regicide").check_options(2, {"first": "A"})
    created = Created(table, "regicide", rules, options, places, "", 0, "11" * 32, clock=clock)
    store = open_store(database)
    await store.open()
    await store.create(table, "regicide", "playing", write_row(Row(created, time.time())), ())
    await store.append(table, 2, write_row(Row(Started(places), time.time())))
    await store.close()
    return keys


async def come(here: Visit, server: Server, table: str, key: str = "") -> Seat:
    """Somebody new at a process, with the seat of a key or to look."""
    person = await here.guest("Somebody", server.address)
    if key:
        claimed = await person.request("POST", f"/api/tables/{table}/claim", {"key": key})
        assert claimed.status_code == 201, claimed.text
    return await person.at(table)


def taken(seat: Seat) -> list[int]:
    return [event["seat"] for event in seat.log if event["kind"] == "table-time-taken"]


def test_time_is_over_once_and_in_time_though_a_process_dies(servers: tuple[Server, Server]) -> None:
    """Both count: where a spectator came late, and where the players were until it died."""
    pace = 8

    async def play() -> None:
        clock = Timing("move", pace, level="novice", takes_over=True)
        keys = await timed_table(servers[0].db, "timed", clock)
        async with visit(servers[0]) as here:
            a, _ = [await come(here, servers[0], "timed", key) for key in keys]
            await a.until(lambda u: u["clocks"])
            began = time.monotonic()
            await asyncio.sleep(2.0)
            watching = await come(here, servers[1], "timed")
            await watching.until(lambda u: 0 < u["clocks"].get("0", 0) <= pace - 1.5)
            servers[0].stop(SIGKILL)
            await watching.until(lambda u: taken(watching) == [0])
            assert time.monotonic() - began > pace - 1
            servers[0].start()
            again = await come(here, servers[0], "timed", keys[1])
            await again.seen(watching.newest["version"])
            assert taken(again) == [0]

    asyncio.run(play())


def test_time_is_over_once_where_both_processes_count(servers: tuple[Server, Server]) -> None:
    async def play() -> None:
        keys = await timed_table(servers[0].db, "counted", Timing("move", 1, level="novice", takes_over=True))
        async with visit(servers[0]) as here:
            seats = [await come(here, server, "counted", key) for server, key in zip(servers, keys, strict=True)]
            for seat in seats:  # Ben's time is over as well, as soon as the bot has moved for Anna
                await seat.until(lambda u, seat=seat: len(taken(seat)) >= 2)  # type: ignore[misc]
                assert taken(seat) == [0, 1]

    asyncio.run(play())
