"""Databases of older versions: running games go on, finished ones and everything around them are still there."""

from __future__ import annotations

import asyncio
import json
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from ludus.server.proofs import proof_of_record
from tests.compat.frozen import Frozen
from tests.server.client import Json, Person, Seat, Server, Visit, ludus, visit
from tests.server.test_my_games import listed
from tests.server.test_proofs import derived
from tests.terminal.shell import Terminal

DAY = 24 * 60 * 60
FIXED = ("game", "status", "created", "changed", "seat", "players", "options", "said", "record")  # of my data
CTRL_Q = "\x11"


def guest(here: Visit, story: Json, name: str, browser: int = 0) -> Person:
    """A guest of then, by the cookie of one of their browsers."""
    return Person(here, name, story["guests"][name]["cookies"][browser], here.address)


async def open_table(here: Visit, story: Json, table: Json) -> dict[str, Seat]:
    return {name: await guest(here, story, name).at(table["table"]) for name in table["guests"]}


def with_status(story: Json, *status: str) -> dict[str, Json]:
    found = {name: table for name, table in story["tables"].items() if table["status"] in status}
    assert found
    return found


# --- Running games --------------------------------------------------------------------------------


async def accepted(seat: Seat, kind: str, /, **fields: Any) -> None:
    answer = await seat.ask(kind, **fields)
    assert answer["type"] == "accepted", (kind, fields, answer)
    await seat.seen(answer["version"])


async def settle(seats: list[Seat]) -> None:
    """Whatever the game waits for besides moves: a pause, an undo that is asked for, a bot in the seat of a person."""
    for seat in seats:
        pause, undo = seat.newest["pause"], seat.newest["undo_asked"]
        if pause and not pause["waiting"]:
            await accepted(seat, "end-pause")
        if undo and seat.newest["you"] in undo["waiting"]:
            await accepted(seat, "answer-undo", yes=False)
        if seat.newest["seats"][seat.newest["you"]]["stand_in"]:
            await accepted(seat, "return")
        newest = seat.newest["version"]
        await asyncio.gather(*(each.seen(newest) for each in seats))


async def play_on(seats: list[Seat]) -> None:
    """A legal move of the first person who is asked; if a clock was faster, of the next one, if there is one."""
    await settle(seats)
    while True:
        seat = await first_asked(seats)
        if seat.newest["status"] == "over":
            return
        answer = await seat.play(seat.newest["question"]["choices"][0]["move"])
        if answer["type"] == "accepted":
            break
        assert answer["type"] == "stale", answer
        await seat.seen(answer["version"])
    await asyncio.gather(*(each.seen(answer["version"]) for each in seats))


async def first_asked(seats: list[Seat]) -> Seat:
    """The first who is asked, or who sees the end of the game."""

    def is_asked_or_over(update: Json) -> bool:
        return update["question"] is not None or update["status"] == "over"

    asked = [asyncio.create_task(seat.until(is_asked_or_over)) for seat in seats]
    done, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    for task in done:
        task.result()
    return next(seat for seat in seats if is_asked_or_over(seat.newest))


def check_unchanged(name: str, table: Json, seats: dict[str, Seat]) -> None:
    """Nothing has happened at the table, and its guests may do what they could do."""
    for person, number in table["guests"].items():
        newest = seats[person].newest
        assert (newest["you"], newest["game"], newest["status"]) == (number, table["game"], table["status"]), name
        offered = [choice["move"] for choice in (newest["question"] or {"choices": []})["choices"]]
        assert offered == table["moves"].get(person, []), name
        assert newest["to_act"] == table["to_act"], name


def is_overdue(frozen: Frozen, seat: Seat) -> bool:
    """Have people had so many days for a decision that the clock has made it?"""
    clock = seat.newest["clock"]
    return bool(clock and clock["kind"] == "days" and time.time() > frozen.made_by["at"] + clock["time"] * DAY)


def test_every_running_game_goes_on_also_after_a_restart(server: Server, frozen: Frozen, storage: str) -> None:
    story = frozen.storages[storage]
    running = with_status(story, "playing")

    async def first_visit() -> None:
        async with visit(server) as here:
            for name, table in running.items():
                seats = await open_table(here, story, table)
                if not is_overdue(frozen, next(iter(seats.values()))):
                    check_unchanged(name, table, seats)
                await play_on(list(seats.values()))
                await asyncio.gather(*(seat.close() for seat in seats.values()))

    async def second_visit() -> None:
        async with visit(server) as here:
            for name, table in running.items():
                seats = await open_table(here, story, table)
                if next(iter(seats.values())).newest["status"] == "playing":  # else that move was the last
                    await play_on(list(seats.values()))
                    assert all(seat.newest["version"] > table["version"] for seat in seats.values()), name

    asyncio.run(first_visit())
    assert server.stop() == 0
    server.start()
    asyncio.run(second_visit())
    assert server.stop() == 0
    replayed = ludus("dev", "replay-all", "--db", server.db)
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr


# --- Everything else ------------------------------------------------------------------------------


def test_finished_games_guests_and_the_lobby_are_there(
    server: Server, frozen: Frozen, storage: str, tmp_path: Path
) -> None:
    story = frozen.storages[storage]

    async def look() -> None:
        async with visit(server) as here:
            for name, table in with_status(story, "over").items():
                await check_finished(here, story, name, table)
            for name in story["guests"]:
                await check_guest(here, story, name)
            phone = guest(here, story, "Anna", 1)
            assert (await phone.request("GET", "/api/me")).json()["name"] == "Anna"
            assert len((await phone.request("GET", "/api/me/devices")).json()["since"]) == 1
            await check_lobby(here, story)
            await check_join(here, frozen, story, tmp_path)

    asyncio.run(look())


async def check_finished(here: Visit, story: Json, name: str, table: Json) -> None:
    """The record is the same letter by letter and proves its chance; the game can be looked at from every seat."""
    stranger, path = here.stranger(), f"/api/tables/{table['table']}"
    record = await stranger.record(table["table"])
    assert sha256(record.encode()).hexdigest() == table["record"], name
    assert_proven(record)
    proof = (await stranger.request("GET", f"{path}/proof")).json()
    assert proof["events"] and proof["broken"] is None, name
    head = (await stranger.request("GET", f"{path}/replay?seat=A")).json()
    assert (head["outcome"]["winners"], head["outcome"]["scores"]) == (table["winners"], table["scores"]), name
    last = len(head["steps"]) - 1
    page = (await stranger.request("GET", f"{path}/replay/frames?seat=B&first={last}")).json()
    assert page["frames"][0]["view"] and page["frames"][0]["to_act"] == [], name
    comments = (await stranger.request("GET", f"{path}/comments")).json()["comments"]
    assert [{key: each[key] for key in ("step", "seat", "name", "text")} for each in comments] == table.get(
        "comments", []
    ), name


def assert_proven(record: str) -> None:
    """Every random event follows from the secret."""
    proof = proof_of_record(record)
    assert proof.broken is None and proof.events
    assert all(event.result == derived(proof, event) for event in proof.events)


async def check_guest(here: Visit, story: Json, name: str) -> None:
    """Name, language and all games, with what is known of them."""
    person = guest(here, story, name)
    me = (await person.request("GET", "/api/me")).json()
    assert (me["name"], me["language"]) == (name, story["guests"][name]["language"])
    mine = {each["table"]: each for status in ("running", "over") for each in await listed(person, status)}
    expected = {table["table"]: table for table in story["tables"].values() if name in table["guests"]}
    assert all(each["you"] is None for table, each in mine.items() if table not in expected)  # removed by the host
    for table, known in expected.items():
        each = mine[table]
        assert (each["game"], each["status"], each["you"]) == (known["game"], known["status"], known["guests"][name])
        assert each["winners"] == known.get("winners", [])
        assert each["again"] == known.get("again", "")


async def check_lobby(here: Visit, story: Json) -> None:
    """A public table is shown as soon as its host is there, and its game begins when it is full."""
    waiting = with_status(story, "waiting")
    for name, table in waiting.items():
        seats = await open_table(here, story, table)
        check_unchanged(name, table, seats)
        host = next(iter(seats.values()))
        assert host.newest["host"] and host.newest["status"] == "waiting"
    public = waiting["gorus-lobby"]["table"]
    vera = await guest(here, story, "Vera").at(public)
    assert vera.newest["removed"]
    refused = await vera.ask("sit", seat=3)
    assert refused["type"] == "refused", "who was removed cannot sit down again"
    async with asyncio.timeout(20):
        while not (lines := (await here.stranger().request("GET", "/api/lobby")).json()["lines"]):
            await asyncio.sleep(0.1)
    (line,) = (line for line in lines if line["status"] == "waiting")
    assert (line["table"], line["language"], line["clock"]["time"]) == (public, "ru", 60)
    assert [seat["kind"] for seat in line["seats"]] == ["person", "person", "bot", "open", "bot"]
    dora = await here.guest("Dora")
    seat = await dora.sit(public, 3)
    await seat.until(lambda u: u["status"] == "playing")


async def check_join(here: Visit, frozen: Frozen, story: Json, home: Path) -> None:
    """The terminal is still the same guest, by its own cookie: its seat is taken while it is there."""
    cookies = {here.address: frozen.terminal[story["address"]]}
    (home / "guests.json").write_text(json.dumps(cookies), "utf-8")
    table = story["tables"]["regicide-claimed"]["table"]
    stranger = await here.stranger().at(table)
    assert not stranger.newest["seats"][0]["here"]
    with Terminal(home, "join", f"{here.address}/#/t/{table}", LUDUS_DATA=str(home)) as terminal:
        await asyncio.to_thread(terminal.wait_for, "Vera (A)")
        await stranger.until(lambda u: u["seats"][0]["here"])
        terminal.press(CTRL_Q)
        assert await asyncio.to_thread(terminal.end) == 0


@pytest.mark.parametrize("storage", ["sqlite"], indirect=True)
def test_all_data_in_one_file_has_at_least_the_fields_of_then(frozen: Frozen, server: Server, storage: str) -> None:
    """Programs of our guests read that file: fields may be added, none may go."""
    then = json.loads(frozen.unpacked("my-data.json"))

    async def export() -> Json:
        async with visit(server) as here:
            anna = guest(here, frozen.storages[storage], "Anna")
            answer = await anna.request("GET", "/api/me/export")
            assert answer.status_code == 200, answer.text
            now: Json = answer.json()
            return now

    now = asyncio.run(export())
    assert now["format"] == then["format"]
    assert {**now, "made": then["made"], "tables": []} == {**then, "tables": []}
    tables = {each["table"]: each for each in now["tables"]}
    assert set(tables) == {each["table"] for each in then["tables"]}
    for each in then["tables"]:
        today = tables[each["table"]]
        assert set(each) <= set(today), set(each) - set(today)
        assert [today[key] for key in FIXED if key in each] == [each[key] for key in FIXED if key in each]
