"""A disk that is full, a database that is locked or gone, while people play: clear words, then the game goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from ludus.server.telemetry import without_secrets
from tests.postgres import own_server as own_postgres
from tests.server.client import TIMEOUT, Person, Seat, Server, Visit, one_move, visit


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("trouble") / "ludus.db") as started:
        yield started
    assert "Traceback" not in started.said(), started.said()


async def two(here: Visit) -> tuple[str, Person, Seat, Seat]:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = await anna.make("me", "open", options={"first": "A"})
    a, b = await anna.at(table), await ben.sit(table, 1)
    await a.until(lambda u: u["question"] is not None)
    return table, anna, a, b


def test_a_locked_database(shared: Server) -> None:
    """Another program holds the lock: the move is refused in words, and made when the lock is gone."""

    async def play() -> None:
        async with visit(shared) as here:
            table, anna, a, b = await two(here)
            before = a.newest
            move = before["question"]["choices"][0]["move"]
            with closing(sqlite3.connect(shared.db, isolation_level=None)) as other:
                other.execute("begin immediate")
                moving = asyncio.create_task(a.play(move, id="locked"))
                await asyncio.sleep(0.3)
                line = await anna.request("GET", f"/api/tables/{table}")
                assert line.json()["status"] == "playing" and line.json()["your_turn"]  # reading goes on
                answer = await moving
                assert answer["type"] == "refused" and "locked" in answer["reason"]["en"] and answer["reason"]["ru"]
                made = await anna.request("POST", "/api/tables", {"game": "regicide", "seats": [{"kind": "me"}]})
                assert made.status_code == 503 and "locked" in made.json()["reason"]["en"] and made.json()["wait"] > 0
                assert b.newest["version"] == before["version"]
                other.execute("rollback")
            assert (await a.play(move, id="locked"))["type"] == "accepted"
            await b.seen(before["version"] + 1)
            said = shared.said()
            assert without_secrets(f"table {table}:") in said and "locked" in said

    asyncio.run(play())


def test_a_full_disk(shared: Server) -> None:
    """No file may grow any more; other work of the server goes on."""

    async def play() -> None:
        async with visit(shared) as here:
            table, anna, a, b = await two(here)
            before = a.newest
            size = Path(f"{shared.db}-wal").stat().st_size
            soft, hard = resource.prlimit(shared.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(shared.pid, resource.RLIMIT_FSIZE, (size // 2, hard))
            try:
                answer = await a.play(before["question"]["choices"][0]["move"], id="full")
                assert answer["type"] == "refused" and shared.db in answer["reason"]["en"], answer
                made = await anna.request("POST", "/api/tables", {"game": "regicide", "seats": [{"kind": "me"}]})
                assert made.status_code == 503 and made.json()["reason"]["ru"]
                assert (await b.ask("judge", move="y"))["type"] == "judged"
                assert b.newest["version"] == before["version"]
            finally:
                resource.prlimit(shared.pid, resource.RLIMIT_FSIZE, (soft, hard))
            again = await a.play(before["question"]["choices"][0]["move"], id="full")
            assert again["type"] == "accepted"
            await b.seen(again["version"])
            assert (await anna.request("GET", f"/api/tables/{table}/record")).status_code == 200

    asyncio.run(play())


def test_a_database_that_was_taken_away(shared: Server, tmp_path: Path) -> None:
    """Its file is moved, and put back: no client hears that a move was kept when it was not."""

    async def play() -> None:
        async with visit(shared) as here:
            table, anna, a, b = await two(here)
            newcomer = await here.guest("New")
            version, move = a.newest["version"], a.newest["question"]["choices"][0]["move"]
            away = Path(f"{shared.db}.away")
            Path(shared.db).rename(away)
            try:
                with suppress(ConnectionError):
                    answer = await a.play(move, id="gone")
                    assert answer["type"] == "refused" and answer["reason"]["ru"], answer
                for seat in (a, b):
                    assert await seat.until_closed() == 1013
                    assert seat.closing is not None and seat.closing["retry"]
                for person in (anna, here.stranger()):
                    seat = await person.visit.connect(
                        f"{shared.address.replace('http', 'ws')}/api/tables/{table}/live", {"Cookie": person.cookie}
                    )
                    assert await seat.until_closed() == 1013
                    assert seat.closing is not None and seat.closing["retry"]
                guess = await here.connect(
                    f"{shared.address.replace('http', 'ws')}/api/tables/{table}/live", {"Cookie": "ludus=unknown"}
                )
                assert await guess.until_closed() == 1013  # the guest cannot even be looked up
                assert guess.closing is not None and guess.closing["retry"]
                me = await newcomer.request("GET", "/api/me")
                assert me.status_code == 503 and me.json()["reason"]["ru"]
            finally:
                away.rename(shared.db)
            again = await anna.at(table)
            assert again.newest["version"] == version
            assert (await again.play(move, id="gone"))["type"] == "accepted"

    asyncio.run(play())


@pytest.mark.slow
def test_postgresql_goes_away_and_comes_back(tmp_path: Path) -> None:
    """The database server is stopped and started again while people play."""

    async def play(server: Server, postgres: object) -> None:
        async with visit(server) as here:
            table, anna, a, b = await two(here)
            await one_move(a)
            seat = a if a.newest["question"] else b
            await seat.until(lambda u: u["question"] is not None)
            version, move = seat.newest["version"], seat.newest["question"]["choices"][0]["move"]
            person = anna if seat is a else None
            await asyncio.to_thread(postgres.stop)  # type: ignore[attr-defined]
            try:
                answer = await seat.play(move, id="away")
                assert answer["type"] == "refused" and answer["reason"]["ru"], answer
            except ConnectionError:
                assert seat.closing is not None and seat.closing["retry"]
            await asyncio.to_thread(postgres.start)  # type: ignore[attr-defined]
            if person is not None:
                async with asyncio.timeout(TIMEOUT):
                    while True:
                        again = await here.connect(
                            f"{server.address.replace('http', 'ws')}/api/tables/{table}/live", {"Cookie": person.cookie}
                        )
                        while not again.newest and again.code is None:
                            await asyncio.sleep(0.02)
                        if again.newest:
                            break
                assert again.newest["version"] == version
                assert (await again.play(move, id="away"))["type"] == "accepted"

    with tempfile.TemporaryDirectory(prefix="pg-") as folder:
        postgres = own_postgres(Path(folder))
        try:
            with Server(postgres.new_database(), log=tmp_path / "log") as server:
                asyncio.run(play(server, postgres))
            assert "Can’t reach the database" in server.said() and "ludus/" not in server.said()
        finally:
            postgres.stop()
