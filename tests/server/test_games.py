"""Whole games over real sockets: people, bots, spectators."""

from __future__ import annotations

import asyncio
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus.kernel.sealed import commitment
from tests.server.client import Json, Seat, Server, play_some, play_until_over, verified, visit


def hand(update: Json) -> list[str]:
    cards: list[str] = update["view"]["seats"][update["you"]]["hand"]
    return cards


def only_own_hand(seat: Seat) -> None:
    """No update ever held another hand, or a card that another seat drew."""
    for update in seat.updates:
        for other in (update["view"] or {"seats": []})["seats"]:
            assert ("hand" in other) == (other["seat"] == update["you"])
        for event in update["events"]:
            if event["kind"] == "drew" and event["seat"] != update["you"]:
                assert event["facts"]["card"] is None or event["facts"]["card"][0] in "JQK"


def moves_in(record: str) -> list[tuple[int, str]]:
    lines = [line.split(" ", 2) for line in record.splitlines() if line[:1].isdigit()]
    return [("ABCD".index(seat), move) for _, seat, move in lines]


def test_two_people_play_a_whole_game(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await anna.make("me", "open", luck="lucky Anna")
            a = await anna.at(table)
            assert a.newest["status"] == "waiting" and a.newest["view"] is None and a.newest["question"] is None
            spectator = await here.stranger().at(table)
            b = await ben.sit(table, 1, luck=" Ben's".replace("'", "."))
            start = await a.until(lambda u: u["status"] == "playing")
            assert [seat["name"] for seat in start["seats"]] == ["Anna", "Ben"]
            made = await play_until_over([a, b], random.Random(4).choice)
            for seat in (a, b, spectator):
                await seat.until(lambda u: u["status"] == "over")
                only_own_hand(seat)
            # everybody heard the same moves, in order
            played = [(seat, move) for seat, move, _ in made]
            assert moves_in(await anna.record(table)) == played
            for seat in (a, b, spectator):
                kinds = [e for e in seat.log if e["kind"] in ("played", "paid", "yielded", "named")]
                assert [e["seat"] for e in kinds] == [number for number, _ in played]
                for event, (_, move) in zip(kinds, played, strict=True):
                    assert move.split()[1:] == event.get("facts", {}).get("cards", move.split()[1:])
            versions = [version for _, _, version in made]
            assert versions == list(range(versions[0], versions[0] + len(versions)))
            assert a.newest["outcome"] == b.newest["outcome"] == spectator.newest["outcome"]
            assert a.newest["question"] is None and a.newest["undo"] == "no"

            full = await here.stranger().record(table)
            headers = dict(line[1:-2].split(' "') for line in full.splitlines() if line.startswith("["))
            assert headers["Commitment"] == start["commitment"]
            assert headers["Commitment"] == commitment("regicide", start["options"], bytes.fromhex(headers["Secret"]))
            assert headers["Seeds"] == "lucky Anna, Ben.s"
            assert ludus.read_record(full).outcome.detail == a.newest["outcome"]["detail"]  # type: ignore[union-attr]
            said = verified(full, tmp_path)
            assert said.returncode == 0, said.stdout + said.stderr
            other = full.replace(headers["Secret"], sha256(b"another").hexdigest())
            assert verified(other, tmp_path).returncode != 0

    asyncio.run(play())


def test_the_record_of_a_running_game_contains_what_everybody_saw(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest(), await here.guest()
            table = await anna.make("me", "open", luck="mine")
            a, b = await anna.at(table), await ben.sit(table, 1)
            answer = await here.stranger().request("GET", f"/api/tables/{table}/record")
            assert answer.headers["content-type"].startswith("text/plain")
            made = await play_some([a, b], 4)
            text = await here.stranger().record(table)
            assert moves_in(text)[: len(made)] == [(seat, move) for seat, move, _ in made]
            assert "Secret" not in text and "Seeds" not in text and "\n@ " not in text and "Start" not in text
            hidden = set(hand(a.newest)) | set(hand(b.newest))
            assert not [
                word for line in text.splitlines() if line[:1] == "*" for word in line.split() if word in hidden
            ]

    asyncio.run(play())


def test_no_record_before_the_start(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest()
            table = await anna.make("me", "open")
            answer = await anna.request("GET", f"/api/tables/{table}/record")
            assert answer.status_code == 400 and answer.json()["reason"]["ru"] != answer.json()["reason"]["en"]

    asyncio.run(play())


def test_alone_with_a_flip(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest()
            table = await anna.make("me")
            a = await anna.at(table)
            assert a.newest["status"] == "playing" and a.newest["host"]
            before = hand(a.newest)
            answer = await a.play("f")
            assert answer["type"] == "accepted"
            now = await a.seen(answer["version"])
            assert now["view"]["flips"] == 1 and hand(now) != before
            assert [e["facts"] for e in a.log if e["kind"] == "flipped"] == [{"left": 1}]
            assert now["undo"] == "no"  # new cards were seen
            await play_until_over([a])
            assert verified(await anna.record(table), tmp_path).returncode == 0

    asyncio.run(play())


@pytest.mark.parametrize(
    "seats",
    [("me", "novice"), ("me", "normal", "hard"), ("easy", "me", "novice", "normal"), ("me", "me2", "hard", "normal")],
)
def test_people_and_bots(server: Server, tmp_path: Path, seats: tuple[str, ...]) -> None:
    """Bots of several levels and people at one table, up to four."""

    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            kinds = ["open" if seat == "me2" else seat for seat in seats]
            table = await anna.make(*kinds, luck="x")
            people = [await anna.at(table)]
            if "open" in kinds:
                people.append(await ben.sit(table, kinds.index("open")))
            watching = await ben.at(table, watch=True)
            made = await play_until_over(people, random.Random(len(seats)).choice)
            for seat in (*people, watching):
                await seat.until(lambda u: u["status"] == "over")
                only_own_hand(seat)
            assert watching.newest["you"] is None and watching.newest["key"] == "" and watching.newest["keys"] == {}
            record = await anna.record(table)
            bots = {number for number, kind in enumerate(kinds) if kind not in ("me", "open")}
            assert [each for each in moves_in(record) if each[0] not in bots] == [(s, m) for s, m, _ in made]
            said = verified(record, tmp_path)
            assert said.returncode == 0, said.stdout + said.stderr

    asyncio.run(play())


def test_bots_wait_while_nobody_is_there(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest()
            table = await anna.make("normal", "normal", options={"first": "A"})
            await asyncio.sleep(0.3)
            line = (await anna.request("GET", f"/api/tables/{table}")).json()
            assert line["status"] == "playing"
            assert moves_in(await anna.record(table)) == []
            a = await anna.at(table)
            await a.until(lambda u: u["status"] == "over")
            assert a.newest["you"] is None and a.newest["host"]

    asyncio.run(play())


def test_have_gets_exactly_what_was_missed(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest(), await here.guest()
            table = await anna.make("me", "open")
            a, b = await anna.at(table), await ben.sit(table, 1)
            await play_some([a, b], 3)
            await asyncio.gather(a.seen(b.newest["version"]), b.seen(a.newest["version"]))
            assert len(a.log) == len(b.log) > 3
            await a.close()
            for have in range(len(a.log) + 1):
                again = await anna.at(table, have)
                first = again.updates[0]
                assert first["since"] == have and first["events"] == a.log[have:]
                assert first["version"] == a.newest["version"] and first["view"] == a.newest["view"]
                await again.close()
            too_much = await anna.at(table, 10_000)  # of another life of this table
            assert too_much.newest["since"] == len(a.log) and too_much.newest["events"] == []

    asyncio.run(play())


def test_reconnecting_in_the_middle_of_a_game(server: Server) -> None:
    """Each player loses the connection again and again; nothing is missed and nothing comes twice."""

    async def person(one: Any, table: str, chance: random.Random) -> list[Json]:
        heard: list[Json] = []
        while True:
            seat = await one.at(table, len(heard))
            for _ in range(chance.randint(1, 3)):
                question = await seat.turn()
                if question is None:
                    break
                answer = await seat.play(chance.choice(question["choices"])["move"])
                await seat.seen(answer["version"])
            over = seat.newest["status"] == "over"
            heard += seat.log
            await seat.close()
            if over:
                return heard

    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest(), await here.guest()
            table = await anna.make("me", "open")
            await (await ben.sit(table, 1)).close()
            chance = random.Random(3)
            one, two = await asyncio.gather(person(anna, table, chance), person(ben, table, chance))
            at_once = await anna.at(table)
            assert one == at_once.log
            assert [e["kind"] for e in two] == [e["kind"] for e in at_once.log]

    asyncio.run(play())
