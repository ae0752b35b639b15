"""How much one client may ask for, and how long it must wait when that was too much."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

from litestar.connection import ASGIConnection

MOST_CLIENTS = 10_000  # remembered at once; the longest silent one is forgotten first


class Rate:
    """So many requests per second, with a reserve for bursts."""

    def __init__(self, per_second: float, reserve: float) -> None:
        self.per_second = per_second
        self.reserve = reserve

    def bucket(self) -> Bucket:
        return Bucket(self)


class Bucket:
    """What is left of one client's reserve."""

    __slots__ = ("left", "rate", "seen")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.reserve
        self.seen = time.monotonic()

    def take(self) -> float:
        """0 if one more request is allowed, else the seconds until it will be."""
        now = time.monotonic()
        self.left = min(self.rate.reserve, self.left + (now - self.seen) * self.rate.per_second)
        self.seen = now
        if self.left < 1.0:
            return (1.0 - self.left) / self.rate.per_second
        self.left -= 1.0
        return 0.0


class Buckets:
    """One bucket per client address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> float:
        bucket = self.known.pop(client, None) or self.rate.bucket()
        self.known[client] = bucket
        if len(self.known) > MOST_CLIENTS:
            self.known.popitem(last=False)
        return bucket.take()


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of a client, as far as a trusted proxy reports it."""
    return connection.client.host if connection.client else "local"


class Limits:
    """The limits of a server; `generous` ones never stop anybody, for measurements on the own machine."""

    def __init__(self, generous: bool = False) -> None:
        factor = 1e9 if generous else 1.0
        self.requests = Buckets(Rate(20 * factor, 100 * factor))
        self.tables = Buckets(Rate(0.5 * factor, 20 * factor))
        self.connections = Buckets(Rate(5 * factor, 60 * factor))
        self.proofs = Buckets(Rate(1 * factor, 10 * factor))
        self.replays = Buckets(Rate(5 * factor, 60 * factor))
        self.decks = Buckets(Rate(0.5 * factor, 20 * factor))  # card files read
        self.comments = Buckets(Rate(0.1 * factor, 10 * factor))
        self.links = Buckets(Rate(0.1 * factor, 20 * factor))  # codes made and tried
        self.exports = Buckets(Rate(0.05 * factor, 3 * factor))
        self.at_once = round(300 * factor)  # live connections of one client
        self.watchers = round(200 * factor)  # of one table
        self.unfinished = round(100 * factor)  # games of one guest
        self.messages = Rate(20 * factor, 60 * factor)  # per connection
        self.talk = Buckets(Rate(0.5 * factor, 5 * factor))  # per guest, what is said at tables
