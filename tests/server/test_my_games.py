"""My games over the network: lists, what waits, one guest on several devices, all data in a file, all data erased."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import msgspec
import pytest

from ludus.tables.summary import ListedSeat, TableSummary
from tests.server.client import Json, Person, Seat, Server, Visit, ludus, one_move, play_until_over, verified, visit

NAME = "Zephyrine Quill"
WORDS = "my number is 555-0199"
ERASED, SECRETS = "Quentin Vanishing", "meet me at 12 Elm Row"  # nobody else is called so, or says so


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def any_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each storage."""
    folder = tmp_path_factory.mktemp("mine")
    if request.param == "sqlite":
        database = str(folder / "ludus.db")
    else:
        database = request.getfixturevalue("postgres").new_database()
    with Server(database, log=folder / "log") as started:
        yield started
    assert "Traceback" not in started.said(), started.said()


async def line(person: Person) -> Seat:
    """The line over which somebody hears what waits."""
    address = person.address.replace("http", "ws", 1)
    return await person.visit.connect(f"{address}/api/me/live", {"Cookie": person.cookie})


async def news(of: Seat, wanted: Callable[[Json], bool]) -> Json:
    """The newest message of such a line, as soon as it is as wanted."""
    async with asyncio.timeout(30):
        while not (of.stray and wanted(of.stray[-1])):
            assert of.code is None, of.closing
            of._news.clear()
            await of._news.wait()
    return of.stray[-1]


def waits(*tables: str) -> Callable[[Json], bool]:
    return lambda status: [table["table"] for table in status["waiting"]] == list(tables)


async def listed(person: Person, status: str = "running") -> list[Json]:
    """All pages of a list."""
    found: list[Json] = []
    after = ""
    while True:
        answer = await person.request("GET", f"/api/me/tables?status={status}&after={after}")
        assert answer.status_code == 200, answer.text
        found += answer.json()["tables"]
        after = answer.json()["next"].replace(" ", "%20")
        if not after:
            return found


async def duel(here: Visit, name: str = NAME) -> tuple[Person, Person, str, Seat, Seat]:
    """Two people in the middle of a game; seat A begins."""
    anna, boris = await here.guest(name), await here.guest("Boris")
    table = await anna.make("me", "open", options={"first": "A", "talk": "free"})
    theirs = await boris.sit(table, 1)
    ours = await anna.at(table)
    return anna, boris, table, ours, theirs


# --- Lists and what waits --------------------------------------------------------------------------


def test_what_waits_for_me_comes_first_and_shows_whose_turn_it_is(any_server: Server) -> None:
    async def scene() -> None:
        async with visit(any_server) as here:
            anna, boris, table, ours, theirs = await duel(here)
            solo = await anna.make("me")
            assert [each["table"] for each in await listed(anna)] == [table, solo], "the longest waiting first"
            await one_move(ours, lambda moves: "y")
            if ours.newest["question"]:  # the enemy strikes back
                await one_move(ours)
            await theirs.turn()
            first, second = await listed(anna)
            assert (first["table"], first["your_turn"], first["asked"], first["you"]) == (solo, True, [0], 0)
            assert (second["table"], second["your_turn"], second["asked"]) == (table, False, [1])
            assert [seat["name"] for seat in second["seats"]] == [NAME, "Boris"]
            assert [each["your_turn"] for each in await listed(boris)] == [True]

    asyncio.run(scene())


def test_a_finished_game_shows_its_result(any_server: Server) -> None:
    async def scene() -> None:
        async with visit(any_server) as here:
            anna = await here.guest("Anna")
            table = await anna.make("me", game="gorus")
            seat = await anna.at(table)
            await play_until_over([seat])
            assert await listed(anna) == []
            (over,) = await listed(anna, "over")
            outcome = seat.newest["outcome"]
            assert (over["winners"], over["scores"]) == (outcome["winners"], outcome["scores"])
            me = (await anna.request("GET", "/api/me")).json()
            assert [(each["table"], each["status"]) for each in me["tables"]] == [(table, "over")]

    asyncio.run(scene())


def test_i_hear_at_once_what_waits_without_asking(any_server: Server) -> None:
    async def scene() -> None:
        async with visit(any_server) as here:
            anna, boris, table, ours, _ = await duel(here)
            heard, his = await line(anna), await line(boris)
            await news(heard, waits(table))
            await news(his, lambda status: status["running"] == 1 and not status["waiting"])
            solo = await anna.make("me")
            await news(heard, waits(table, solo))
            assert (await ours.play("resign"))["type"] == "accepted"
            assert (await news(heard, waits(solo)))["running"] == 1
            await news(his, lambda status: status["running"] == 0)

    asyncio.run(scene())


def test_somebody_who_is_asked_to_agree_is_waited_for(any_server: Server) -> None:
    async def scene() -> None:
        async with visit(any_server) as here:
            anna, boris, table, ours, theirs = await duel(here)
            hers, his = await line(anna), await line(boris)
            await one_move(ours, lambda moves: "y")
            assert (await ours.ask("undo"))["type"] == "accepted"
            await news(his, waits(table))
            await news(hers, waits())
            assert (await theirs.ask("answer-undo", yes=True))["type"] == "accepted"
            await news(hers, waits(table))
            await news(his, waits())

    asyncio.run(scene())


def test_thousands_of_games_come_page_by_page(own_server: Server) -> None:
    """No table is opened for the list: these have no log at all."""
    count = 3000

    async def scene() -> None:
        async with visit(own_server.start()) as here:
            anna = await here.guest("Anna")
            with sqlite3.connect(own_server.db) as database:
                ((guest,),) = database.execute("select id from guests")
                seats = (ListedSeat("person", "Anna", "", "", (guest,)), ListedSeat("bot", "", "hard", "", ()))
                body = msgspec.msgpack.encode(TableSummary(seats, (0,), (1.0, -1.0)))
                rows = [(f"t{number:04}", float(number // 7), body) for number in range(count)]
                columns = "id, game, status, created, changed, line"
                database.executemany(f"insert into tables ({columns}) values (?1, 'gorus', 'over', 0, ?2, ?3)", rows)
                members = [(guest, name, at) for name, at, _ in rows]
                database.executemany("insert into members values (?, ?, ?)", members)
            database.close()
            began = time.perf_counter()
            answer = await anna.request("GET", "/api/me/tables?status=over")
            took = time.perf_counter() - began
            page = answer.json()["tables"]
            assert len(page) == 30 and took < 1.0, took
            found = [table["table"] for table in await listed(anna, "over")]
            assert found == [name for name, _, _ in reversed(rows)]

    asyncio.run(scene())


# --- One guest on several devices --------------------------------------------------------------------


async def made_link(person: Person) -> str:
    answer = await person.request("POST", "/api/me/link")
    assert answer.status_code == 201, answer.text
    assert answer.json()["seconds"] == 900
    return str(answer.json()["code"])


async def arrive(here: Visit, code: str, cookie: str = "") -> tuple[int, Person, Json]:
    headers = {"Cookie": cookie} if cookie else {}
    answer = await here.http.post(f"{here.address}/api/me/link/use", json={"code": code}, headers=headers)
    here.http.cookies.clear()
    got = f"ludus={answer.cookies['ludus']}" if "ludus" in answer.cookies else cookie
    return answer.status_code, Person(here, "", got, here.address), answer.json()


def test_a_link_makes_another_browser_the_same_guest_once(any_server: Server) -> None:
    async def scene() -> None:
        async with visit(any_server) as here:
            anna, _, table, ours, _ = await duel(here)
            code = await made_link(anna)
            seen = (await here.stranger().request("POST", "/api/me/link/look", {"code": code})).json()
            assert (seen["name"], seen["tables"], seen["same"]) == (NAME, 1, False)
            status, phone, me = await arrive(here, code)
            assert (status, me["name"]) == (200, NAME)
            assert phone.cookie != anna.cookie, "each device has a secret of its own"
            there = await phone.at(table)
            assert there.newest["you"] == 0
            assert there.newest["view"] == ours.newest["view"]

            status, _, refusal = await arrive(here, code)
            assert status == 400
            assert "was used" in refusal["reason"]["en"]
            assert "использовали" in refusal["reason"]["ru"]
            renamed = await phone.request("PUT", "/api/me", {"name": "Zeph", "language": "ru"})
            assert renamed.status_code == 200
            assert (await anna.request("GET", "/api/me")).json()["name"] == "Zeph"

    asyncio.run(scene())


def test_a_link_can_be_revoked_and_the_newest_one_counts(any_server: Server) -> None:
    async def scene() -> None:
        async with visit(any_server) as here:
            anna = await here.guest("Anna")
            old, new = await made_link(anna), await made_link(anna)
            assert (await arrive(here, old))[0] == 400
            assert (await anna.request("DELETE", "/api/me/link")).status_code == 200
            assert (await arrive(here, new))[0] == 400
            for nonsense in ("", "x", "я" * 60, "' or 1=1 --"):
                assert (await arrive(here, nonsense))[0] == 400
            code = await made_link(anna)
            status, same, _ = await arrive(here, code, anna.cookie)
            assert (status, same.cookie) == (200, anna.cookie), "the same guest needs no other cookie"
            assert (await arrive(here, code))[0] == 200, "and has not used the code up"

    asyncio.run(scene())


def test_other_devices_are_signed_out_at_once(any_server: Server) -> None:
    async def scene() -> None:
        async with visit(any_server) as here:
            anna, _, table, _, _ = await duel(here)
            _, phone, _ = await arrive(here, await made_link(anna))
            assert len((await anna.request("GET", "/api/me/devices")).json()["since"]) == 1
            open_link = await made_link(phone)
            heard, looking = await line(anna), await anna.at(table)
            await news(heard, waits(table))
            assert (await phone.request("DELETE", "/api/me/devices")).json() == {"since": []}
            assert await heard.until_closed() == await looking.until_closed() == 1012
            assert (await anna.at(table)).newest["you"] is None, "the first browser is a stranger now"
            assert (await phone.at(table)).newest["you"] == 0
            assert (await arrive(here, open_link))[0] == 400

    asyncio.run(scene())


def test_codes_are_kept_as_hashes_and_expire(own_server: Server) -> None:
    async def scene() -> None:
        async with visit(own_server.start()) as here:
            anna = await here.guest("Anna")
            code = await made_link(anna)
            own_secret = anna.cookie.partition("=")[2]
            with sqlite3.connect(own_server.db, timeout=20) as database:
                ((kept, until),) = database.execute("select code, until from links").fetchall()
                assert len(kept) == 32 and 800 < until - time.time() <= 900
                database.execute("update links set until = ?", (time.time() - 1,))
            database.close()
            assert code.encode() not in everything(own_server)
            assert own_secret.encode() not in everything(own_server)
            assert (await arrive(here, code))[0] == 400

    asyncio.run(scene())


def test_guessing_codes_is_slowed_down(tmp_path: Path) -> None:
    async def scene() -> None:
        with Server(tmp_path / "ludus.db", limits=True) as server:
            async with visit(server) as here:
                answers = [await arrive(here, f"guess{number}") for number in range(25)]
                assert [status for status, _, _ in answers[:5]] == [400] * 5
                status, _, refusal = answers[-1]
                assert status == 429 and refusal["wait"] > 1

    asyncio.run(scene())


# --- All my data -----------------------------------------------------------------------------------


def test_all_my_data_in_one_file_and_nothing_of_others(any_server: Server) -> None:
    async def scene() -> None:
        async with visit(any_server) as here:
            anna, _, table, ours, theirs = await duel(here)
            await ours.ask("say", text=WORDS)
            await theirs.ask("say", text="only Boris said this")
            over = await anna.make("me", game="gorus")
            await play_until_over([await anna.at(over)])
            answer = await anna.request("GET", "/api/me/export")
            assert "attachment" in answer.headers["content-disposition"]
            mine = answer.json()
            assert (mine["name"], mine["language"]) == (NAME, "en")
            by_name = {each["table"]: each for each in mine["tables"]}
            assert set(by_name) == {table, over}
            running = by_name[table]
            assert [said["text"] for said in running["said"]] == [WORDS]
            assert running["view"] == ours.newest["view"]
            assert "[Secret" not in running["record"]
            assert "[Secret" in by_name[over]["record"]
            others = {*theirs.newest["view"]["seats"][1]["hand"]} - {*ours.newest["view"]["seats"][0]["hand"]}
            assert "hand" not in running["view"]["seats"][1] and others
            assert (await here.stranger().request("GET", "/api/me/export")).status_code == 400

    asyncio.run(scene())


def everything(server: Server) -> bytes:
    """All that lies in the database, as it lies there."""
    if not server.db.startswith("postgresql"):
        return b"".join(file.read_bytes() for file in Path(server.db).parent.glob("ludus.db*") if file.suffix != ".log")

    async def read() -> bytes:
        connection = await asyncpg.connect(server.db)
        try:
            names = await connection.fetch("select tablename from pg_tables where schemaname = 'public'")
            rows = [row for (name,) in names for row in await connection.fetch(f"select * from {name}")]
        finally:
            await connection.close()
        return b"\n".join(part if isinstance(part, bytes) else str(part).encode() for row in rows for part in row)

    with asyncio.Runner() as runner:
        return runner.run(read())


async def found(server: Server, *words: str) -> set[str]:
    text = await asyncio.to_thread(everything, server)
    return {word for word in words if word.encode() in text}


def test_nothing_is_left_of_somebody_who_wants_to_be_forgotten(any_server: Server, tmp_path: Path) -> None:
    async def scene() -> None:
        async with visit(any_server) as here:
            anna, boris, running, ours, theirs = await duel(here, ERASED)
            guest = await id_of(any_server)
            await ours.ask("say", text=SECRETS)
            await theirs.ask("say", text="farewell")
            over = await anna.make("me", "easy", options={"talk": "free"})
            last = await anna.at(over)
            await last.ask("say", text=SECRETS)
            await play_until_over([last])
            record = await anna.record(over)
            long = await long_game(anna)
            waiting = await anna.make("me", "open", "open", public=True)
            await boris.sit(waiting, 2)
            phone = (await arrive(here, await made_link(anna)))[1]
            secret = anna.cookie.partition("=")[2]
            assert await found(any_server, ERASED, SECRETS, guest) == {ERASED, SECRETS, guest}

            refused = await anna.request("POST", "/api/me/erase", {"confirm": "yes"})
            assert refused.status_code == 400
            assert "удалить" in refused.json()["reason"]["ru"]
            assert (await anna.request("GET", "/api/me")).json()["name"] == ERASED
            gone = await anna.request("POST", "/api/me/erase", {"confirm": "Delete"})
            assert (gone.status_code, gone.json()) == (200, {"tables": 4})
            assert 'ludus=""' in gone.headers["set-cookie"] or "Max-Age=0" in gone.headers["set-cookie"]

            assert await found(any_server, ERASED, SECRETS, guest, secret, "farewell") == {"farewell"}
            assert await ours.until_closed() == 1012
            for cookie in (anna.cookie, phone.cookie):
                me = (await Person(here, "", cookie, here.address).request("GET", "/api/me")).json()
                assert (me["name"], me["tables"]) == ("", [])

            # the game goes on, and the others are notified
            now = await theirs.until(lambda update: update["seats"][0]["kind"] == "bot")
            assert (now["seats"][0]["name"], now["seats"][0]["level"]) == ("", "normal")
            kinds = [event["kind"] for event in (await boris.at(running)).log]
            assert kinds.count("table-unsaid") == 1 and kinds.count("table-said") == 1
            assert "table-forgotten" in kinds
            await play_until_over([theirs])
            assert verified(await boris.record(running), tmp_path).returncode == 0
            # finished games keep their moves, and a snapshot is not missed
            assert await boris.record(over) == record
            assert verified(record, tmp_path).returncode == 0
            assert (await boris.at(long)).newest["version"] > 120
            # a table that waited has a free seat and another host
            room = await boris.at(waiting)
            assert [seat["kind"] for seat in room.newest["seats"]] == ["open", "open", "person"]
            assert room.newest["host"]
            here.http.cookies.clear()
            again = await here.guest("Anna")
            assert (await again.request("POST", "/api/me/erase", {"confirm": "удалить"})).json() == {"tables": 0}

    asyncio.run(scene())


async def id_of(server: Server) -> str:
    """The name that the store has for the guest who will be erased."""
    if not server.db.startswith("postgresql"):
        with sqlite3.connect(server.db, timeout=20) as database:
            ((guest,),) = database.execute("select id from guests where name = ?", (ERASED,))
        database.close()
        return str(guest)
    connection = await asyncpg.connect(server.db)
    try:
        return str(await connection.fetchval("select id from guests where name = $1", ERASED))
    finally:
        await connection.close()


async def long_game(anna: Person) -> str:
    """A game with so many rows that there is a snapshot of it."""
    table = await anna.make("me", "easy", options={"first": "A", "talk": "free"})
    seat = await anna.at(table)
    for number in range(120):
        assert (await seat.ask("say", text=f"{SECRETS} {number}"))["type"] == "accepted"
    return table


def test_the_stored_games_are_whole_after_erasing(any_server: Server) -> None:
    """What was rewritten still replays, row by row."""

    async def scene() -> None:
        async with visit(any_server) as here:
            anna, _, _, ours, _ = await duel(here)
            await ours.ask("say", text=SECRETS)
            assert (await anna.request("POST", "/api/me/erase", {"confirm": "delete"})).json() == {"tables": 1}

    asyncio.run(scene())
    answer = ludus("dev", "replay-all", "--db", any_server.db)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    assert re.search(r"^[1-9]\d* tables replayed, 0 go differently", answer.stdout, re.MULTILINE), answer.stdout


# --- Two processes ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_two_processes_notify_each_other_of_my_games(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    database = request.getfixturevalue("postgres").new_database()
    with Server(database, log=tmp_path / "1") as one, Server(database, log=tmp_path / "2") as two:
        asyncio.run(across(one, two))


async def across(one: Server, two: Server) -> None:
    async with visit(one) as here:
        anna, boris, table, ours, _ = await duel(here)
        there = Person(here, "", anna.cookie, two.address)
        heard = await line(there)
        await news(heard, waits(table))
        solo = await anna.make("me")
        await news(heard, waits(table, solo))
        assert (await ours.play("resign"))["type"] == "accepted"
        await news(heard, waits(solo))

        after = await Person(here, "", boris.cookie, two.address).at(solo, watch=True)
        assert after.newest["seats"][0]["name"] == NAME
        assert (await anna.request("POST", "/api/me/erase", {"confirm": "delete"})).json() == {"tables": 2}
        await after.until(lambda update: update["seats"][0]["kind"] == "bot")
        assert await heard.until_closed() == 1012
        assert await found(two, NAME) == set()
        assert (await Person(here, "", anna.cookie, two.address).request("GET", "/api/me")).json()["name"] == ""
