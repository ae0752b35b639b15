"""A table whose people share one keyboard: a game from its record, and moves taken back without a trace."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import ludus
from ludus.kernel.decision import Event
from ludus.kernel.story import with_lines
from ludus.match import Match
from ludus.tables import keyboard, snapshots, wire
from ludus.tables.bot_workers import BotWorkers
from ludus.tables.entries import Place
from ludus.tables.house import House
from ludus.tables.open_table import Connection
from ludus.tables.storage.memory import MemoryStore
from ludus.terminal.saves import whole_record
from tests.tables.houses import ask, play, same_after_replay

PEOPLE = (Place("person", "Anna"), Place("person", "Boris"))


@asynccontextmanager
async def sharing(match: Match, *places: Place) -> AsyncIterator[tuple[House, list[Connection]]]:
    """Everyone at one keyboard."""
    house = House(MemoryStore(), BotWorkers(1), 0.0)
    await house.open()
    table, _ = await house.play_on(keyboard.create(match, whole_record(match), places), keyboard.GUEST)
    seats = [seat for seat, place in enumerate(places) if place.kind == "person"]
    try:
        yield house, [await house.connect(table, keyboard.GUEST, seat=seat) for seat in seats]
    finally:
        await house.close()


async def news(connection: Connection) -> wire.Update:
    connection.wake()
    update = await connection.receive()
    assert isinstance(update, wire.Update)
    return update


def after(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(match.to_act[0], move)
    return match


def test_a_game_goes_on_from_its_record() -> None:
    """Seeded or sealed, new or begun: the same chance follows, also when the table is made again from its log."""

    async def scene() -> None:
        options = {"first": "A"}
        seeded = after(ludus.new_match("regicide", 2, seed=7, options=options), "p 5C 5D")
        sealed = ludus.new_match("regicide", 2, secret=b"s" * 32, seeds=("a", "b"))
        for match in (seeded, sealed, ludus.new_match("gorus", 2, seed="words")):
            async with sharing(match, *PEOPLE) as (house, connections):
                update = await news(connections[0])
                table = connections[0].live.table
                assert update.status == "playing" and update.view == match.view(0)
                assert update.commitment == match.headers.get("Commitment", "")
                heard = tuple(event for event in update.events if not event.kind.startswith("table-"))
                assert heard == with_lines(match.game, match.events(0), match.view(0))
                for _ in range(3):
                    seat = match.to_act[0]
                    move = match.moves(seat)[0]
                    match.play(seat, move)
                    assert isinstance(await play(connections[seat], move), wire.Accepted)
                assert whole_record(table.playing()) == whole_record(match)
                await same_after_replay(house, table.id)
                kept = snapshots.recall(snapshots.keep(table))
                assert whole_record(kept.playing()) == whole_record(match) and kept.commitment == table.commitment

    asyncio.run(scene())


def test_a_game_that_is_over_stays_over() -> None:
    async def scene() -> None:
        match = after(ludus.new_match("regicide", 2, seed=7), "resign")
        async with sharing(match, *PEOPLE) as (_, connections):
            update = await news(connections[1])
            assert update.status == "over" and update.outcome == match.outcome

    asyncio.run(scene())


def test_a_bot_plays_on_for_someone_who_had_resigned_before_the_game_was_saved() -> None:
    async def scene() -> None:
        match = after(ludus.new_match("goldencup", 3, seed=7), "resign")
        async with sharing(match, *PEOPLE, Place("bot", level="novice")) as (_, connections):
            update = await news(connections[0])
            assert update.seats[0].stand_in == "normal" and update.seats[0].resigned
            assert not update.seats[1].stand_in

    asyncio.run(scene())


def test_a_move_taken_back_leaves_no_trace_for_anyone() -> None:
    """The others had heard of it: they are sent everything from there on again."""

    async def scene() -> None:
        match = ludus.new_match("regicide", 2, seed=3, options={"first": "A"})
        async with sharing(match, *PEOPLE) as (house, (anna, boris)):
            heard: dict[Connection, list[Event]] = {anna: [], boris: []}

            async def hear() -> None:
                for connection, log in heard.items():
                    update = await news(connection)
                    log[update.since :] = update.events

            await hear()
            await play(anna, "p 5S")
            await hear()
            before = [list(log) for log in heard.values()]
            await play(anna, "d TD")
            await hear()
            assert "TD" in str(heard[boris])
            assert (await news(anna)).undo == "free"
            assert isinstance(await ask(anna, wire.TakeBack("u1")), wire.Accepted)
            await hear()
            for log, earlier in zip(heard.values(), before, strict=True):
                assert log == [*earlier, Event("table-undone", 0)]
            await play(anna, "d TH")
            await hear()
            assert "TD" not in str(heard[boris]) and "TH" in str(heard[boris])
            await same_after_replay(house, anna.live.table.id)

    asyncio.run(scene())


def test_what_showed_something_new_stays_and_nobody_is_asked() -> None:
    async def scene() -> None:
        match = ludus.new_match("regicide", 2, seed=7, options={"first": "A"})
        async with sharing(match, *PEOPLE) as (_, (anna, _)):
            await play(anna, "p 5C 5D")  # draws cards
            assert (await news(anna)).undo == "no"
            answer = await ask(anna, wire.TakeBack("u1"))
            assert isinstance(answer, wire.Refused)

    asyncio.run(scene())


def test_the_next_game_is_at_the_same_keyboard() -> None:
    async def scene() -> None:
        match = ludus.new_match("regicide", 2, seed=3)
        async with sharing(match, *PEOPLE) as (house, (anna, _)):
            await play(anna, "resign")
            await ask(anna, wire.Again("a1"))
            following = await house.find(anna.live.table.again)
            assert following.table.created.keyboard and following.table.status == "playing"
            assert following.table.playing().headers["Secret"]

    asyncio.run(scene())
