"""Bots at a table go on from their last decision, exactly as in the lab, as long as it stands."""

from __future__ import annotations

import asyncio
import gc
import os
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

import ludus
from ludus.bots.builtin import Search
from ludus.bots.levels import make_bot
from ludus.bots.play import bot_seed, bot_turn, let_bot_move
from ludus.match import Match
from ludus.tables import observed, wire
from ludus.tables.bot_worker import Job, KeptBots, Thought
from ludus.tables.bot_workers import SOON, BotWorkers
from ludus.tables.house import House
from ludus.tables.open_table import Connection
from ludus.tables.rows import replay
from ludus.tables.table import Table
from tests.bots.test_builtin import reachable
from tests.tables.houses import ask, logged, new_table, open_house, people, play, settle
from tests.tables.test_leak import tables, twin_of

SEED = 7
GAMES = {"regicide": 2, "gorus": 3, "augustus": 2, "goldencup": 2, "spartacus": 3}


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals every time, and all bots have the seed of one game in the lab."""
    numbers = count(1)
    monkeypatch.setattr("ludus.tables.requests.secrets.token_hex", lambda size: "5a" * size)
    monkeypatch.setattr("ludus.tables.requests.secrets.token_urlsafe", lambda size: f"table-{next(numbers)}")
    monkeypatch.setattr("ludus.tables.kept_bots.new_seed", lambda: SEED)


@contextmanager
def thoughts(house: House) -> Iterator[list[tuple[Job, Thought]]]:
    """All jobs with what came of them."""
    made: list[tuple[Job, Thought]] = []
    think = house.bot_workers.think

    async def note(job: Job, table: str = "", client: str = "") -> Thought:
        found = await think(job, table, client)
        made.append((job, found))
        return found

    house.bot_workers.think = note  # type: ignore[method-assign]
    yield made


async def after_steps(watcher: Connection, enough: int) -> None:
    """Let bots play so many steps."""
    async with asyncio.timeout(240):
        while len(watcher.live.table.playing().steps) < enough and watcher.live.table.status == "playing":
            await watcher.receive()


def in_the_lab(match: Match, level: str, enough: int) -> tuple[list[str], list[int]]:
    """The first moves of a game in the lab, with what each search took over from the one before."""
    bots = [make_bot(match.game, level, bot_seed(SEED, seat)) for seat in range(match.players)]
    taken_over = []
    while len(match.steps) < enough and not match.over:
        bot = bots[match.to_act[0]]
        let_bot_move(match, match.to_act[0], bot, SEED)
        taken_over.append(bot.taken_over if isinstance(bot, Search) else 0)
    return [step.move for step in match.steps], taken_over


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "hard"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_at_a_table_is_the_game_of_the_lab(
    game: str, level: str, tmp_path: Path, seeded: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludus.tables.bot_queue.LONGEST_SEARCH", 60.0)  # no decision depends on the clock
    enough = 30

    async def run() -> tuple[Table, list[str], list[int]]:
        async with open_house(tmp_path / "ludus.db", deadline=120.0) as house:
            with thoughts(house) as made:
                table = await new_table(house, *[level] * GAMES[game], game=game)
                watcher = await house.connect(table, "a", watch=True)
                await after_steps(watcher, enough)
                begun = replay((await logged(house, table))[:2])
                steps = [step.move for step in watcher.live.table.playing().steps[:enough]]
                return begun, steps, [found.taken_over for _, found in made]

    begun, moves, taken_over = asyncio.run(run())
    expected = in_the_lab(begun.playing(), level, len(moves))
    assert (moves, taken_over[: len(moves)]) == expected
    if level == "hard" and game in ("regicide", "goldencup", "spartacus"):
        assert any(taken_over)


def test_an_undo_drops_the_bot(tmp_path: Path, seeded: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "hard", "open", game="gorus")
            anna, boris = await people(house, table, [2])
            worker, kept = house.bot_workers.workers[0], anna.live.kept_bots
            with thoughts(house) as made:
                while len(made) < 4:  # of which the undo takes some back
                    await one_move(house, anna, boris)
                before = kept.by_seat[1]
                assert worker.bots == {before.number} and {job.bot for job, _ in made} == {before.number}
                while observed.undo(anna.live.table, 0) != "ask":
                    await one_move(house, anna, boris)
                assert isinstance(await ask(anna, wire.TakeBack("u")), wire.Accepted)
                assert kept.by_seat[1] is before  # it is only asked for
                made.clear()
                assert isinstance(await ask(boris, wire.AnswerUndo("y", True)), wire.Accepted)
                assert kept.by_seat == {} and worker.bots == set()
                while not made:
                    await one_move(house, anna, boris)
            assert kept.by_seat[1].number == made[0][0].bot != before.number

    asyncio.run(run())


async def one_move(house: House, *people: Connection) -> None:
    """A move of someone who is asked, and of bots until someone else is."""
    await settle(house)
    table = people[0].live.table
    assert table.status == "playing"
    for person in people:
        if person.seat is not None and person.seat in table.to_act():
            moves = table.playing().moves(person.seat)
            assert isinstance(await play(person, moves[0]), wire.Accepted)
            break
    await settle(house)


def test_another_level_another_player_and_the_end_drop_the_bot(tmp_path: Path, seeded: None) -> None:
    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", game="gorus")
            anna, boris = await people(house, table, [1])
            worker, kept = house.bot_workers.workers[0], anna.live.kept_bots
            assert isinstance(await ask(boris, wire.StandIn("s1", 1, "hard")), wire.Accepted)
            while not kept.by_seat:
                await one_move(house, anna)
            first = kept.by_seat[1].number
            assert isinstance(await ask(boris, wire.Return("r1")), wire.Accepted)
            assert kept.by_seat == {} and worker.bots == set()
            assert isinstance(await ask(boris, wire.StandIn("s2", 1, "hard")), wire.Accepted)
            while not kept.by_seat:
                await one_move(house, anna)
            assert kept.by_seat[1].number > first and worker.bots
            assert isinstance(await ask(anna, wire.StandIn("s3", 0, "normal")), wire.Accepted)
            async with asyncio.timeout(60):
                while anna.live.table.status == "playing":
                    await asyncio.sleep(0.05)
            await settle(house)
            assert kept.by_seat == {} and worker.bots == set()
            assert not house.bot_workers.quick_bots.bots

    asyncio.run(run())


def test_a_move_that_was_not_made_leaves_no_tree(tmp_path: Path, seeded: None) -> None:
    """The seat was given to someone else while its bot was thinking."""

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db", 1.0) as house:
            table = await new_table(house, "me", "open", options={"first": "B"})
            anna, boris = await people(house, table, [1])
            assert isinstance(await ask(boris, wire.StandIn("s", 1, "hard")), wire.Accepted)
            worker = house.bot_workers.workers[0]
            async with asyncio.timeout(30):
                while not worker.bots:
                    await asyncio.sleep(0.01)
            assert isinstance(await ask(boris, wire.Return("r")), wire.Accepted)
            await settle(house)
            assert not anna.live.table.playing().steps
            assert worker.bots == set() and anna.live.kept_bots.by_seat == {}

    asyncio.run(run())


def test_a_closed_table_keeps_no_bots(tmp_path: Path, seeded: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludus.tables.house.IDLE", 0.05)

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "hard", options={"first": "A"})
            anna = await house.connect(table, "a")
            while not anna.live.kept_bots.by_seat:
                await one_move(house, anna)
            assert house.bot_workers.workers[0].bots
            anna.close()
            async with asyncio.timeout(10):
                while table in house.open_tables:
                    await asyncio.sleep(0.01)
            assert not house.bot_workers.workers[0].bots

    asyncio.run(run())


# --- In the process -------------------------------------------------------------------------------


def job_of(match: Match, bot: int, level: str = "hard") -> Job:
    return BotWorkers().job(match, match.to_act[0], level, SEED, bot=bot)


def test_a_process_keeps_bots_below_its_limit() -> None:
    """Those that were asked last, by what they really take."""
    match = ludus.new_match("goldencup", 2, 3)
    kept = KeptBots(most_memory=200_000)
    kept.think(job_of(match, 0))  # so that everything is loaded
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for number in range(1, 13):
            kept.think(job_of(match, number, "search:60"))
            assert kept.memory() <= kept.most_memory
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert 1 < len(kept.bots) < 12
    assert list(kept.bots) == sorted(kept.sizes) == list(range(13 - len(kept.bots), 13))
    assert 0.3 * kept.memory() < taken < 1.3 * kept.memory()


def test_a_bot_without_a_tree_counts_too() -> None:
    match = ludus.new_match("regicide", 2, 3)
    kept = KeptBots(most_memory=20_000)
    for number in range(1, 100):
        kept.think(job_of(match, number, "easy"))
    assert len(kept.bots) <= 10


def test_a_job_for_nobody_in_particular_is_not_kept() -> None:
    kept = KeptBots()
    kept.think(job_of(ludus.new_match("regicide", 2, 3), 0))
    assert not kept.bots


def test_a_kept_bot_holds_no_world() -> None:
    """Its tree has moves and counts; not even the invented deals stay."""
    match = ludus.new_match("regicide", 2, 3)
    turn = bot_turn(match, match.to_act[0], SEED)
    kept = KeptBots()
    kept.think(job_of(match, 1))
    (bot,) = kept.bots.values()
    within = reachable(bot)
    kinds = {type(item).__name__ for item in gc.get_objects() if id(item) in within}
    assert isinstance(bot, Search) and bot.kept is not None
    assert type(turn.world).__name__ not in kinds and "Match" not in kinds


def test_a_job_says_no_more_than_before() -> None:
    """What a kept bot is asked is the same for every deal that its seat cannot tell from the real one."""
    for table, seed in tables(3, 12):
        for seat in table.to_act():
            ours, theirs = (
                BotWorkers().job(each.playing(), seat, "hard", seed, bot=5)
                for each in (table, twin_of(table, seat, seed))
            )
            assert ours == theirs


# --- Several processes ----------------------------------------------------------------------------


def test_a_bot_goes_to_the_process_that_keeps_it_and_survives_its_death() -> None:
    match = ludus.new_match("regicide", 2, 3)

    async def run() -> None:
        workers = BotWorkers(2)
        try:
            first = await workers.think(job_of(match, 1), "one")
            (keeper,) = [worker for worker in workers.workers if worker.bots]
            await workers.think(job_of(match, 2), "two")
            assert [worker.bots for worker in workers.workers if worker is not keeper] == [{2}]
            for _ in range(3):
                await workers.think(job_of(match, 1), "one")
                assert keeper.bots == {1}
            assert keeper.process is not None
            os.kill(keeper.process.pid, 9)
            await keeper.process.wait()
            again = await workers.think(job_of(match, 1), "one")
            assert (again.move, again.taken_over) == (first.move, 0)
        finally:
            await workers.close()

    asyncio.run(run())


@pytest.mark.slow
def test_a_bot_whose_process_is_busy_starts_afresh_elsewhere() -> None:
    """It waits for half a second, no longer."""
    match = ludus.new_match("regicide", 2, 3)

    async def run() -> None:
        workers = BotWorkers(2)
        try:
            await workers.think(job_of(match, 1, "expert"), "one")
            (keeper,) = [worker for worker in workers.workers if worker.bots]
            await workers.think(job_of(match, 2), "two")
            busy = asyncio.create_task(workers.think(job_of(match, 1, "expert"), "one"))
            await asyncio.sleep(0.05)
            assert keeper not in workers.free
            begun = time.monotonic()
            await workers.think(job_of(match, 1), "one")  # as if the same bot were asked again meanwhile
            assert time.monotonic() - begun > SOON and not busy.done()
            assert [1 in worker.bots for worker in workers.workers if worker is not keeper] == [True]
            assert 1 not in keeper.bots
            await busy
        finally:
            await workers.close()

    asyncio.run(run())
