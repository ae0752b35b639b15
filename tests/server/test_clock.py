"""Time for decisions over real sockets: what clients receive, a server that dies, tables by HTTP and command line."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from signal import SIGKILL

import msgspec
import pytest

from ludus.match import Match
from ludus.tables.clock import DAY
from ludus.tables.wire import Timing
from tests.browser.tables import Known, make_table, reach, shortly_before
from tests.kit.rules import rule
from tests.server.client import Json, Person, Seat, Server, Visit, first_to_act, ludus, one_move, visit

PACE = 1  # seconds; by HTTP a table gets ten at least, so the log of this one is written by the test


async def at(here: Visit, known: Known, number: int, name: str) -> Seat:
    """Somebody new, at the seat of a key."""
    person = await here.guest(name)
    claimed = await person.request("POST", f"/api/tables/{known.table}/claim", {"key": known.keys[number]})
    assert claimed.status_code == 201, claimed.text
    return await person.at(known.table)


def late(seat: Seat) -> list[int]:
    return [event["seat"] for event in seat.log if event["kind"] == "table-time-up"]


def test_time_is_shown_and_runs_out_even_if_the_server_dies(own_server: Server, tmp_path: Path) -> None:
    own_server.start()
    known = make_table(own_server.address, own_server.db, 2, pace=PACE)

    async def before() -> tuple[str, str]:
        async with visit(own_server) as here:
            a = await at(here, known, 0, "Anna")
            await asyncio.sleep(1.3 * PACE)
            assert a.newest["clocks"] == {} and late(a) == []  # Ben has not come yet
            b = await at(here, known, 1, "Ben")
            spectator = await here.stranger().at(known.table)
            began = await a.until(lambda u: u["clocks"])
            assert began["pace"] == PACE and set(began["clocks"]) == {"0"} and 0 < began["clocks"]["0"] <= PACE
            start = time.monotonic()
            for seat in (a, b, spectator):
                await seat.until(lambda u, seat=seat: late(seat) == [0])  # type: ignore[misc]
            assert time.monotonic() - start > 0.7 * PACE
            assert [seat["kind"] for seat in a.newest["seats"]] == ["person", "person"]
            assert not any(seat["stand_in"] for seat in a.newest["seats"])
            asked = await first_to_act(a, b)
            await one_move(asked)  # the owner plays on
            assert late(asked) == [0]
            await asyncio.sleep(0.7 * PACE)
            return str(a.socket.request.headers["Cookie"]), str(b.socket.request.headers["Cookie"])  # type: ignore[union-attr]

    async def after(cookies: tuple[str, str]) -> None:
        async with visit(own_server) as here:
            b = await Person(here, "", cookies[1], own_server.address).at(known.table)  # Anna stays away
            (left,) = b.newest["clocks"].values()
            assert left > 0.5 * PACE, "the whole time after a restart"
            already = len(late(b))
            await b.until(lambda u: len(late(b)) > already)
            a = await Person(here, "", cookies[0], own_server.address).at(known.table)
            await one_move(await first_to_act(a, b))
            assert a.log[-1]["kind"] != "table-time-up"

    cookies = asyncio.run(before())
    own_server.stop(SIGKILL)
    own_server.start()
    asyncio.run(after(cookies))
    own_server.stop()
    replayed = ludus("dev", "replay-all", "--db", own_server.db)
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr
    assert "1" in replayed.stdout
    assert "Traceback" not in own_server.said()


def both_place(match: Match) -> bool:
    """Two people answer at the same moment, unseen, and each can place a legion."""
    return match.to_act == (0, 1) and all(match.moves(seat)[0].startswith("+") for seat in (0, 1))


def test_of_two_who_answer_at_once_only_the_late_one_is_answered_for(server: Server) -> None:
    """Anna's answer stands, and its owner has no clock any more; Ben's time runs out, and both are revealed."""
    known = make_table(server.address, server.db, 2, reach(both_place), pace=PACE, game="augustus")
    move = known.match.moves(0)[0]

    async def play() -> None:
        async with visit(server) as here:
            a, b = await at(here, known, 0, "Anna"), await at(here, known, 1, "Ben")
            began = await a.until(lambda u: u["clocks"])
            assert set(began["clocks"]) == {"0", "1"}
            answer = await a.play(move)
            assert answer["type"] == "accepted"
            now = await b.seen(answer["version"])
            assert set(now["clocks"]) == {"1"} and now["question"] is not None
            assert "answer" not in now["view"]["seats"][0] and not placed(b)
            for seat in (a, b):
                await seat.until(lambda u, seat=seat: late(seat) == [1])  # type: ignore[misc]
                assert placed(seat)[0] == (0, move) and len(placed(seat)) == 2
            steps = [event["kind"] for event in a.log]
            assert steps.index("table-time-up") < steps.index("placed")
            assert not any(seat["stand_in"] for seat in b.newest["seats"])
            for seat in (a, b):
                if await seat.turn() is not None:
                    await one_move(seat)  # the owners play on
            assert late(a) == [1]

    asyncio.run(play())


def placed(seat: Seat) -> list[tuple[int, str]]:
    """Who has placed what, as far as this seat has seen."""
    placements = [(event["seat"], event["facts"]) for event in seat.log if event["kind"] == "placed"]
    return [(who, f"+{facts['card']}{facts['symbol']}") for who, facts in placements]


def both_shop(match: Match) -> bool:
    """Both have kept a fan card."""
    for seat in (0, 1):
        match.play(seat, match.moves(seat)[0])
    return True


def but_for_time(update: Json) -> Json:
    """What somebody sees, without what happened and how much time is left."""
    return {name: value for name, value in update.items() if name not in ("version", "since", "events", "clocks")}


def shown(seat: Seat) -> dict[int, list[str]]:
    """Who has bought what, as far as this seat has seen."""
    return {event["seat"]: event["facts"]["moves"] for event in seat.log if event["kind"] == "shown"}


@rule("GC-005", "GC-Q26", "GC-Q33")
def test_the_clock_shops_for_the_late_one_only_and_the_owner_may_go_on(server: Server) -> None:
    """Purchase by purchase; neither the question nor the time of the other is touched."""
    pace = 2 * PACE
    known = make_table(server.address, server.db, 2, both_shop, table="shopping", pace=pace, game="goldencup")

    async def play() -> None:
        async with visit(server) as here:
            a, b = await at(here, known, 0, "Anna"), await at(here, known, 1, "Ben")
            assert set((await a.until(lambda u: u["clocks"]))["clocks"]) == {"0", "1"}
            await asyncio.sleep(0.5 * pace)
            answer = await b.play("LA")
            before = await b.seen(answer["version"])
            heard = len(b.log)
            now = await b.until(lambda u: late(b) == [0])
            assert 0 < now["clocks"]["1"] < 0.8 * pace < now["clocks"]["0"]
            assert but_for_time(now) == but_for_time(before)
            assert {event["kind"] for event in b.log[heard:]} == {"table-time-up", "sealed"}
            assert not any(seat["stand_in"] for seat in now["seats"])
            answer = await b.play("E", version=before["version"])
            assert answer["type"] == "accepted"
            await a.seen(answer["version"])
            assert a.newest["undo"] == "no" and a.newest["view"]["own"]["stage"] != "free"
            _, own, _ = await one_move(a)  # the owner is back
            assert late(a) == [0]
            await b.until(lambda u: bool(shown(b)))  # and away again, until all is bought
            purchases = shown(b)
            assert purchases[1] == ["LA", "E"]
            assert purchases[0][1] == own and purchases[0][-1] == "E"
            assert late(b) == [0] * (len(purchases[0]) - 1)

    asyncio.run(play())


def test_a_whole_game_by_the_clock_alone(own_server: Server) -> None:
    """People who only look: every decision is answered for them, in turn, and the game ends."""
    own_server.start()
    known = make_table(own_server.address, own_server.db, 1, lambda match: shortly_before(match, False, 2), pace=PACE)

    async def play() -> None:
        async with visit(own_server) as here:
            a = await at(here, known, 0, "Anna")
            await a.until(lambda u: u["status"] == "over")
            assert a.newest["clocks"] == {} and late(a)

    asyncio.run(play())


def test_days_run_out_while_there_is_no_server(own_server: Server) -> None:
    """Nobody is connected, the server is killed and comes back: the server answers when the day is over, not before."""
    own_server.start()
    known = make_table(own_server.address, own_server.db, 2, clock=Timing("days", 1, level="novice"), ago=DAY - 4)

    def rows() -> int:
        with closing(sqlite3.connect(own_server.db)) as database:
            return int(database.execute("select count(*) from log where table_id = 'known'").fetchone()[0])

    written = rows()
    own_server.stop(SIGKILL)
    assert rows() == written, "not before the day was over"
    own_server.start()
    deadline = time.monotonic() + 30
    while rows() == written and time.monotonic() < deadline:
        time.sleep(0.1)
    assert rows() == written + 1

    async def look() -> None:
        async with visit(own_server) as here:
            a = await at(here, known, 0, "Anna")
            assert late(a) == [0] and a.newest["clock"]["kind"] == "days" and a.newest["pace"] == 0
            (left,) = a.newest["clocks"].values()
            assert 0.99 * DAY < left <= DAY
            b = await at(here, known, 1, "Ben")
            await one_move(await first_to_act(a, b))
            assert 0.99 * DAY < max(b.newest["clocks"].values()) <= DAY

    asyncio.run(look())
    own_server.stop(SIGKILL)
    own_server.start()
    asyncio.run(look_again(own_server, known))
    own_server.stop()
    replayed = ludus("dev", "replay-all", "--db", own_server.db)
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr
    assert "Traceback" not in own_server.said()


async def look_again(server: Server, known: Known) -> None:
    async with visit(server) as here:
        watcher = await here.stranger().at(known.table)
        (left,) = watcher.newest["clocks"].values()
        assert 0.99 * DAY < left < DAY


def test_a_store_is_what_it_was_at_the_last_row_and_stands_in_a_pause(own_server: Server) -> None:
    own_server.start()
    known = make_table(own_server.address, own_server.db, 2, clock=Timing("bank", 600, 10))

    async def before() -> tuple[tuple[str, str], Json]:
        async with visit(own_server) as here:
            a, b = await at(here, known, 0, "Anna"), await at(here, known, 1, "Ben")
            assert (await a.until(lambda u: u["clocks"]))["banks"]["1"] == 600
            await asyncio.sleep(1.2)
            answer = await a.ask("pause")
            assert answer["type"] == "accepted"
            assert (await b.ask("answer-pause", yes=True))["type"] == "accepted"
            stood = await a.until(lambda u: u["pause"] and not u["pause"]["waiting"])
            assert stood["clocks"] == {} and 590 < stood["banks"]["0"] < 599
            assert (await a.play(stood["question"]["choices"][0]["move"]))["type"] == "refused"
            await asyncio.sleep(1.2)
            assert (await b.ask("end-pause"))["type"] == "accepted"
            on = await a.until(lambda u: u["clocks"])
            assert stood["banks"]["0"] - on["clocks"]["0"] < 1, "nobody's time ran"
            kinds = [event["kind"] for event in a.log]
            assert kinds[-3:] == ["table-pause-asked", "table-paused", "table-resumed"]
            await asyncio.sleep(1)
            answer = await a.play(on["question"]["choices"][-1]["move"])
            now = await b.seen(answer["version"])
            assert now["banks"]["0"] > on["clocks"]["0"], "a decision adds ten seconds"
            cookies = tuple(str(s.socket.request.headers["Cookie"]) for s in (a, b))  # type: ignore[union-attr]
            return cookies, now  # type: ignore[return-value]

    async def after(cookies: tuple[str, str], now: Json) -> None:
        async with visit(own_server) as here:
            b = await Person(here, "", cookies[1], own_server.address).at(known.table)
            assert b.newest["banks"]["0"] == now["banks"]["0"]

    cookies, now = asyncio.run(before())
    own_server.stop(SIGKILL)
    own_server.start()
    asyncio.run(after(cookies, now))
    own_server.stop()
    assert ludus("dev", "replay-all", "--db", own_server.db).returncode == 0
    assert "Traceback" not in own_server.said()


def test_a_bot_takes_the_seat_over_and_the_owner_takes_it_back(server: Server) -> None:
    clock = Timing("move", PACE, level="novice", takes_over=True)
    known = make_table(server.address, server.db, 2, table="taken", clock=clock)

    async def play() -> None:
        async with visit(server) as here:
            a, b = await at(here, known, 0, "Anna"), await at(here, known, 1, "Ben")
            await b.until(lambda u: u["seats"][0]["stand_in"] == "novice")
            assert b.newest["clock"]["takes_over"] and late(b) == []
            assert "table-time-taken" in [event["kind"] for event in b.log]
            refused = await a.play("y")
            assert refused["type"] == "refused" and "bot" in refused["reason"]["en"]
            assert (await a.ask("return"))["type"] == "accepted"
            await b.until(lambda u: not u["seats"][0]["stand_in"])

    asyncio.run(play())


def test_a_pause_is_asked_and_refused_in_words(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await anna.make("me", "open", clock={"kind": "bank", "time": 600, "more": 10})
            a = await anna.at(table)
            early = await a.ask("pause")
            b = await ben.sit(table, 1)
            watcher = await here.stranger().at(table)
            wrong = [early, await b.ask("end-pause"), await b.ask("answer-pause", yes=True), await watcher.ask("pause")]
            for answer in wrong:
                assert answer["type"] == "refused" and answer["reason"]["en"] != answer["reason"]["ru"], answer
            await a.ask("pause")
            assert (await b.ask("answer-pause", yes=False))["type"] == "accepted"
            assert (await a.until(lambda u: u["pause"] is None))["clocks"]

    asyncio.run(play())


async def order(person: Person, pace: object) -> Json:
    return await order_any(person, pace=pace)


async def order_any(person: Person, **time: object) -> Json:
    wanted = {"game": "regicide", "seats": [{"kind": "me"}, {"kind": "open"}], **time}
    answer = await person.request("POST", "/api/tables", wanted)
    return {"status": answer.status_code, **answer.json()}


def test_what_may_be_ordered(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            for pace in (0, 10, 600):
                made = await order(anna, pace)
                assert made["status"] == 201
                assert (await anna.at(made["table"])).newest["pace"] == pace
            for wrong in (1, 9, 601, 86_400):
                answer = await order(anna, wrong)
                assert answer["status"] == 400 and "10" in answer["reason"]["en"] and "600" in answer["reason"]["ru"]
                assert answer["reason"]["en"] != answer["reason"]["ru"]
            for nonsense in (-1, "soon", None, 12.5, [30], 10**30):
                answer = await order(anna, nonsense)
                assert answer["status"] == 400 and "pace" in answer["reason"]["en"], nonsense
            for clock in (
                "bank",
                {"kind": "hourglass", "time": 3},
                {"kind": "bank", "time": 1, "more": 5},
                {"kind": "days"},
            ):
                answer = await order_any(anna, clock=clock)
                assert answer["status"] == 400 and answer["reason"]["en"] != answer["reason"]["ru"], clock
            b = await ben.sit(made["table"], 1)
            a = await anna.at(made["table"])
            assert (await a.until(lambda u: u["clocks"]))["status"] == "playing"
            await a.play("resign")
            await b.until(lambda u: u["status"] == "over")
            await a.ask("again")
            again = await a.until(lambda u: u["again"])
            assert (await anna.at(again["again"])).newest["pace"] == 600  # the same group, the same pace

    asyncio.run(play())


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("regicide", "--pace", "9"), "10 and 600"),
        (("regicide", "--pace", "-3"), "-3"),
        (("regicide", "--clock", "ten"), "10m+10s"),
        (("regicide", "--clock", "10m+1s"), "5 and 60"),
        (("regicide", "--days", "15"), "1 and 14"),
        (("regicide", "--days", "2", "--late", "genius"), "genius"),
        (("regicide", "--days", "2", "--pace", "60"), "not allowed"),
        (("regicide", "--seats", "open,genius"), "genius"),
        (("regicide", "--option", "first"), "name=value"),
        (("chess",), "chess"),
    ],
)
def test_a_table_that_the_command_line_cannot_make(server: Server, arguments: tuple[str, ...], reason: str) -> None:
    said = ludus("table", server.address, *arguments)
    assert said.returncode == 2 and reason in said.stderr and "Traceback" not in said.stderr and not said.stdout


def test_a_table_from_the_command_line(server: Server) -> None:
    options = ("--seats", "open,open,novice", "--pace", "45", "--option", "first=B")
    said = ludus("table", server.address, "regicide", *options)
    assert said.returncode == 0, said.stderr
    link = said.stdout.strip()
    assert link.startswith(f"{server.address}/#/t/")

    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = link.rpartition("/")[2]
            a = await anna.sit(table, 0)
            assert a.newest["pace"] == 45 and a.newest["status"] == "waiting" and a.newest["clocks"] == {}
            b = await ben.sit(table, 1)
            now = await b.until(lambda u: u["clocks"])
            assert now["to_act"] == [1] and 40 < now["clocks"]["1"] <= 45
            assert now["seats"][2]["level"] == "novice"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("arguments", "clock"),
    [
        (("--pace", "45"), Timing("move", 45)),
        (("--clock", "10m+10s"), Timing("bank", 600, 10)),
        (("--clock", "90s+5", "--late", "hard"), Timing("bank", 90, 5, "hard")),
        (("--days", "2", "--late-stays"), Timing("days", 2, takes_over=True)),
        ((), None),
    ],
)
def test_the_time_from_the_command_line(server: Server, arguments: tuple[str, ...], clock: Timing | None) -> None:
    said = ludus("table", server.address, "regicide", *arguments)
    assert said.returncode == 0, said.stderr

    async def look() -> None:
        async with visit(server) as here:
            seat = await here.stranger().at(said.stdout.strip().rpartition("/")[2])
            assert seat.newest["clock"] == (None if clock is None else msgspec.to_builtins(clock))

    asyncio.run(look())


def test_no_server_there() -> None:
    said = ludus("table", "http://127.0.0.1:9", "regicide")
    assert said.returncode == 2 and "Can’t reach" in said.stderr
