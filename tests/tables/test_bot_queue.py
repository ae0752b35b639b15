"""Who is thought for next, and for how long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps

import pytest

from ludus.kernel.refusals import UserError
from ludus.tables import bot_queue
from ludus.tables.bot_queue import LONGEST_SEARCH, MOST_HINTS, SHORTEST_SEARCH, BotQueue, Request
from ludus.tables.bot_worker import Job

JOB = Job(1, "regicide", {}, {}, 0, 0, "hard", 1)


def in_a_loop(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        asyncio.run(_await(test))

    return run


async def _await(test: Callable[[], Awaitable[None]]) -> None:
    await test()


def move(table: str, seconds: float = 4.0) -> Request:
    return Request(JOB, table, "", seconds)


def hint(client: str, table: str = "t") -> Request:
    return Request(JOB, table, client, 2.5)


def served(queue: BotQueue) -> list[Request]:
    """Everyone who waits, as they get their turns."""
    order = []
    while len(queue):
        order.append(next(iter(queue)))
        queue.remove(order[-1])
    return order


@in_a_loop
async def test_hints_come_first_and_tables_take_turns() -> None:
    queue = BotQueue()
    busy = [move("busy") for _ in range(3)]
    other, person = move("other"), hint("1.2.3.4")
    for each in (*busy, other, person):
        queue.add(each)
    expected = [person, busy[0], other, busy[1], busy[2]]
    assert list(queue) == expected
    assert served(queue) == expected


@in_a_loop
async def test_clients_take_turns_with_their_hints() -> None:
    queue = BotQueue()
    greedy, modest = [hint("1.1.1.1") for _ in range(3)], hint("2.2.2.2", "another table")
    for each in (*greedy, modest):
        queue.add(each)
    assert served(queue) == [greedy[0], modest, *greedy[1:]]


@in_a_loop
async def test_one_hint_after_the_other_does_not_keep_bots_from_moving() -> None:
    queue = BotQueue()
    first, bot = hint("1.1.1.1"), move("t1")
    queue.add(first)
    queue.remove(first)
    queue.add(bot)
    again, person = hint("1.1.1.1"), hint("2.2.2.2")
    queue.add(again)
    queue.add(person)
    assert served(queue) == [person, bot, again]


@in_a_loop
async def test_a_client_may_wait_for_some_hints_only() -> None:
    queue = BotQueue()
    for _ in range(MOST_HINTS):
        queue.add(hint("1.1.1.1"))
    with pytest.raises(UserError, match=f"already waiting for {MOST_HINTS} hints"):
        queue.add(hint("1.1.1.1"))
    queue.add(hint("2.2.2.2"))
    queue.remove(next(iter(queue)))
    queue.add(hint("1.1.1.1"))
    assert len(queue) == MOST_HINTS + 1


def test_someone_alone_has_the_whole_time() -> None:
    assert share_of_first(1, 1, 4.0) == pytest.approx(LONGEST_SEARCH)


def test_a_request_that_has_waited_gets_the_rest() -> None:
    assert share_of_first(1, 1, 0.7) == pytest.approx(0.7, abs=0.05)


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_all_who_wait_are_answered_in_time(workers: int) -> None:
    seconds = share_of_first(20, workers, 4.0)
    assert seconds * 20 / workers == pytest.approx(4.0, rel=0.25)


def test_a_search_is_not_shortened_for_those_who_are_too_late_anyway() -> None:
    assert share_of_first(2, 1, 4.0, last=0.05) == pytest.approx(LONGEST_SEARCH)
    assert share_of_first(1000, 1, 4.0) >= SHORTEST_SEARCH


def share_of_first(count: int, workers: int, seconds: float, last: float = 0.0) -> float:
    async def run() -> float:
        queue = BotQueue()
        requests = [move(f"t{i}", seconds) for i in range(count)]
        if last:
            requests[-1] = move("late", last)
        for each in requests:
            queue.add(each)
        queue.remove(requests[0])
        return queue.share(requests[0], workers)

    return asyncio.run(run())


@in_a_loop
async def test_nobody_is_remembered_for_long() -> None:
    queue = BotQueue()
    for i in range(50):
        each = hint(f"10.0.0.{i}")
        queue.add(each)
        queue.remove(each)
    later = hint("2.2.2.2")
    later.asked += bot_queue.HINT_INTERVAL + 1.0
    queue.add(later)
    queue.remove(later)
    assert len(queue) == 0 and len(queue._hinted) <= 1
