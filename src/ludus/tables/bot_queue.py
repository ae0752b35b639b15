"""Who is thought for next: hints of people before moves of bots, and everyone in turn.

Nothing here waits: `BotWorkers` asks for the next request when one of its processes is free.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

from ludus.kernel.refusals import UserError
from ludus.tables.bot_worker import Job

if TYPE_CHECKING:
    from ludus.tables.bot_workers import Worker

MOST_HINTS = 10  # of one client address that may wait
HINT_INTERVAL = 1.0  # seconds; a client that asks more often waits its turn among the bots
LONGEST_SEARCH = 2.0  # seconds, as the strongest level takes: so long may someone with a hint wait for a process
SHORTEST_SEARCH = 0.1  # seconds; with less, a quick bot does it

Lanes = OrderedDict[str, deque["Request"]]


class Request:
    """A thought that is asked for at a table: a hint for a client, or a bot's move."""

    def __init__(self, job: Job, table: str, client: str, seconds: float) -> None:
        self.job = job
        self.table = table
        self.client = client  # the address of the person who wants a hint; '': a bot's move
        self.asked = time.monotonic()
        self.due = self.asked + seconds
        self.turn: asyncio.Future[tuple[Worker, float]] = asyncio.get_running_loop().create_future()


class BotQueue:
    """The requests that wait, by client address or table. Each of these has one of its own served, then the next."""

    def __init__(self) -> None:
        self.hints: Lanes = OrderedDict()
        self.others: Lanes = OrderedDict()  # moves of bots, and hints of clients who have just had one
        self._hinted: dict[str, float] = {}  # when clients were last served, if that was a moment ago

    def __len__(self) -> int:
        return sum(map(len, (*self.hints.values(), *self.others.values())))

    def __iter__(self) -> Iterator[Request]:
        """Everyone who waits, in the order in which they will be served if nobody else comes."""
        for lanes in (self.hints, self.others):
            for turn in zip_longest(*lanes.values()):
                yield from filter(None, turn)

    def add(self, request: Request) -> None:
        """Let a request wait; raises `UserError` if its client has too many of them."""
        client = request.client
        if client and sum(len(lanes.get(client, ())) for lanes in (self.hints, self.others)) >= MOST_HINTS:
            raise UserError("table-hints-waiting", most=MOST_HINTS)
        recently = request.asked - HINT_INTERVAL
        self._hinted = {each: at for each, at in self._hinted.items() if at > recently}
        lanes = self.hints if client and client not in self._hinted else self.others
        lanes.setdefault(client or request.table, deque()).append(request)

    def remove(self, request: Request) -> None:
        """Someone is served, or does not want to wait any more: others are next."""
        name = request.client or request.table
        for lanes in (self.hints, self.others):
            if request in lanes.get(name, ()):
                lanes[name].remove(request)
                lanes.move_to_end(name)
                if not lanes[name]:
                    del lanes[name]
        if request.client:
            self._hinted[request.client] = time.monotonic()

    def share(self, request: Request, workers: int) -> float:
        """The seconds that a search may take if all who wait shall be answered in time."""
        now = time.monotonic()
        seconds = min(LONGEST_SEARCH, request.due - now)
        for place, other in enumerate(self, 1):
            searches = 1 + -(-place // workers)  # one after the other, until that one is answered
            left = (other.due - now) / searches
            if left >= SHORTEST_SEARCH:  # anyone else is too late in any case
                seconds = min(seconds, left)
        return max(SHORTEST_SEARCH, seconds)
