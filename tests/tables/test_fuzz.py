"""Any message at any time: exactly one answer, never an exception, and the log contains everything."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludus.server.websocket import _hear
from ludus.tables import snapshots, wire
from ludus.tables.house import House
from ludus.tables.open_table import Connection
from tests.tables.houses import ask, new_table, open_house, people, play_on, same_after_replay, settle

ANSWERS = (wire.Accepted, wire.Refused, wire.Stale, wire.Judged, wire.Hinted)

moves = st.one_of(
    st.sampled_from(["y", "f", "n A", "n B", "p X", "resign!", "p AH 2C", "d 2C 3D", "", " ", "p", "\x00", "p ♥7"]),
    st.text(max_size=20),
    st.builds(
        lambda verb, cards: " ".join([verb, *cards]),
        st.sampled_from("pdnyf"),
        st.lists(st.sampled_from([rank + suit for rank in "A23456789TJQK" for suit in "CDHS"] + ["X"]), max_size=5),
    ),
    st.integers(0, 30).map(lambda number: f"legal {number}"),  # a legal one, if there is one
)
levels = st.sampled_from(["novice", "easy", "normal", "", "search:1s", "nobody"])
seats = st.integers(0, 4)
messages = st.one_of(
    st.fixed_dictionaries({"type": st.just("play"), "version": st.integers(0, 60) | st.just(-1), "move": moves}),
    st.fixed_dictionaries({"type": st.just("play"), "version": st.just(-1), "move": st.just("legal 0")}),
    st.fixed_dictionaries({"type": st.just("judge"), "move": moves}),
    st.fixed_dictionaries(
        {"type": st.just("say"), "text": st.sampled_from(["s hand", "s +", "hi", " "]) | st.text(max_size=9)}
    ),
    st.fixed_dictionaries({"type": st.sampled_from(["undo", "stand", "return", "again"])}),
    st.fixed_dictionaries({"type": st.just("answer-undo"), "yes": st.booleans()}),
    st.fixed_dictionaries(
        {"type": st.just("sit"), "seat": seats, "luck": st.sampled_from(["", "x", " a ", "1:2-3.4"])}
    ),
    st.fixed_dictionaries(
        {
            "type": st.just("set-seat"),
            "seat": seats,
            "kind": st.sampled_from(["open", "bot", "program"]),
            "level": levels,
        }
    ),
    st.fixed_dictionaries({"type": st.just("remove"), "seat": seats, "level": levels}),
    st.fixed_dictionaries({"type": st.just("set-public"), "public": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("start"), "level": levels}),
    st.fixed_dictionaries({"type": st.just("stand-in"), "seat": seats, "level": levels}),
)
mutations = st.one_of(
    st.none(),
    st.none(),
    st.none(),
    st.tuples(
        st.sampled_from(["type", "id", "seat", "move", "version", "text", "yes", "level", "new"]),
        st.none() | st.booleans() | st.integers(-3, 2**70) | st.text(max_size=5) | st.lists(st.integers(), max_size=2),
    ),
)
steps = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 25), messages, mutations), min_size=5, max_size=40)
kinds = st.sampled_from(
    [
        ("me", "open"),
        ("me", "open", "open"),
        ("me", "normal"),
        ("open", "novice", "open", "me"),
        ("me",),
        ("me", "program"),
    ]
)


def written(connection: Connection, id: int, message: dict[str, Any], mutation: tuple[str, Any] | None) -> str:
    """The message as text, with the id, the present version and a legal move where they are wanted."""
    table = connection.live.table
    full = {**message, "id": f"id{id}"}
    if full.get("version") == -1:
        full["version"] = table.version
    words = str(full.get("move", "")).split()
    if (
        words[:1] == ["legal"]
        and connection.seat is not None
        and table.match is not None
        and connection.seat in table.to_act()
    ):
        legal = table.match.moves(connection.seat)
        full["move"] = legal[int(words[1]) % len(legal)]
    if mutation is not None:
        full[mutation[0]] = mutation[1]
    return json.dumps(full)


async def fuzz(house: House, made: tuple[str, ...], todo: list[Any]) -> None:
    pace = 600 if len(todo) % 3 else 0
    table = await new_table(house, *made, options={"talk": "free"} if len(todo) % 2 else {}, pace=pace)
    guests = [await house.connect(table, name, name) for name in "abc"]
    guests.append(await house.connect(table, "a", "a", watch=True))
    for number, id, message, mutation in todo:
        connection = guests[number]
        before = len(connection.replies)
        await _hear(connection, written(connection, id, message, mutation))
        assert len(connection.replies) == before + 1, message
        answer = connection.replies[-1]
        assert isinstance(answer, ANSWERS)
        wire.encoder.encode(answer)
        if isinstance(answer, wire.Refused):
            assert answer.reason["en"] and answer.reason["ru"] and "{" not in answer.reason["ru"].partition(":")[0]
        connection.replies.clear()
    await settle(house)
    for name in list(house.open_tables):
        await same_after_replay(house, name)
    for connection in guests:
        assert connection.gone is None
        connection.close()


@pytest.mark.slow
@settings(max_examples=60, suppress_health_check=list(HealthCheck), database=None)
@given(made=kinds, todo=steps)
def test_any_message_at_any_time(made: tuple[str, ...], todo: list[Any]) -> None:
    async def run() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with open_house(Path(folder, "ludus.db")) as house:
                await fuzz(house, made, todo)

    asyncio.run(run())


@given(text=st.text(max_size=40) | st.lists(st.none() | st.booleans() | st.text(max_size=4)).map(json.dumps))
@settings(max_examples=60, database=None)
def test_any_text_gets_an_answer(text: str) -> None:
    class Ear:
        def __init__(self) -> None:
            self.heard: list[wire.ServerMessage] = []

        def answer(self, message: wire.ServerMessage) -> None:
            self.heard.append(message)

        async def send(self, message: wire.ClientMessage) -> None:
            raise AssertionError(f"{text!r} was taken for {message}")

    ear = Ear()
    asyncio.run(_hear(ear, text))  # type: ignore[arg-type]
    assert len(ear.heard) == 1 and isinstance(ear.heard[0], wire.Refused)


def test_a_crowd_that_speaks_at_the_same_time(tmp_path: Path) -> None:
    """Many messages at once from all sides: one after the other they are true, and all are answered."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", "open", "novice", options={"talk": "free"})
            guests = await people(house, table, [1, 2])
            chance = random.Random(1)
            for round in range(25):
                live = guests[0].live.table
                if live.status == "over":
                    break
                asked = live.to_act()
                wishes: list[tuple[Connection, wire.ClientMessage]] = []
                for number, guest in enumerate(guests):
                    seat = guest.seat
                    assert seat is not None
                    if seat in asked:
                        choice = chance.choice(live.playing().moves(seat))
                        wishes += [(guest, wire.Play(f"{round}-{copy}", live.version, choice)) for copy in range(3)]
                    wishes += [(guest, wire.Say(f"s{round}", "hi")), (guest, wire.TakeBack(f"u{round}"))]
                    wishes += [
                        (guest, wire.AnswerUndo(f"a{round}", chance.random() < 0.5)),
                        (guest, wire.Judge("j", "y")),
                    ]
                    wishes.append((guest, wire.StandIn(f"i{round}", (number + 1) % 3)))
                chance.shuffle(wishes)
                answers = await asyncio.gather(*(ask(guest, wish) for guest, wish in wishes))
                assert all(isinstance(answer, ANSWERS) for answer in answers)
                plays = [a for (_, wish), a in zip(wishes, answers, strict=True) if isinstance(wish, wire.Play)]
                assert sum(isinstance(answer, wire.Accepted) for answer in plays) <= 1
                await settle(house)
            await same_after_replay(house, table)

    asyncio.run(run())


def test_one_move_sent_twice_at_the_same_time_is_made_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", options={"first": "A"})
            a, _ = await people(house, table, [1])
            move = a.live.table.playing().moves(0)[0]
            same = wire.Play("same", a.live.table.version, move)
            answers = await asyncio.gather(*(ask(a, same) for _ in range(10)))
            assert answers == [wire.Accepted("same", a.live.table.version)] * 10
            assert len(a.live.table.playing().steps) == 1

    asyncio.run(run())


def test_a_table_with_its_undos_is_replayed(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            for seed in range(6):
                table = await new_table(house, "me", "open", options={"first": "A"})
                a, b = await people(house, table, [1])
                chance = random.Random(seed)
                for number in range(12):
                    await play_on({0: a, 1: b}, chance.randint(1, 3), chance)
                    if a.live.table.status == "over":
                        break
                    asker, other = (a, b) if chance.random() < 0.5 else (b, a)
                    if isinstance(await ask(asker, wire.TakeBack(f"u{number}")), wire.Accepted):
                        await ask(other, wire.AnswerUndo(f"y{number}", chance.random() < 0.7))
                    await same_after_replay(house, table)
                assert msgspec.json.decode(snapshots.keep(a.live.table))

    asyncio.run(run())
