"""Chance that proves itself (`Sealed`) and chance that people bring along (`Loaded`)."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable, Iterable, Iterator, Sequence

from ludus.kernel.chance import Chance
from ludus.kernel.refusals import LudusError

WORD = 2**32


def commitment(game: str, options: dict[str, str], secret: bytes) -> str:
    """What is shown before the game: SHA-256("ludus-1" | game | options | secret)."""
    text = json.dumps(options, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(b"|".join([b"ludus-1", game.encode(), text.encode(), secret])).hexdigest()


class Sealed(Chance):
    """Every event is HMAC-SHA256(K, label | number | block) with K = HMAC(secret, seeds, table).

    The bytes are read as big-endian 32-bit words; a word at or above the largest multiple of n is
    thrown away, so that every result is exactly as likely as any other.
    """

    def __init__(self, secret: bytes, name: Callable[[int], str], seeds: Sequence[str] = (), table: str = "") -> None:
        self.key = hmac.digest(secret, "|".join([*seeds, table]).encode(), "sha256")
        self.name = name

    def words(self, stream: int, number: int) -> Iterator[int]:
        block = 0
        while True:
            text = f"{self.name(stream)}|{number}|{block}"
            digest = hmac.digest(self.key, text.encode(), "sha256")
            for i in range(0, 32, 4):
                yield int.from_bytes(digest[i : i + 4], "big")
            block += 1

    def below(self, stream: int, number: int, n: int) -> int:
        return next(_uniform(self.words(stream, number), [n]))

    def deal(self, stream: int, number: int, items: list[int], count: int) -> None:
        last = max(len(items) - count, 1)
        places = range(len(items) - 1, last - 1, -1)
        draws = _uniform(self.words(stream, number), [i + 1 for i in places])
        for i, j in zip(places, draws, strict=True):
            items[i], items[j] = items[j], items[i]


def _uniform(words: Iterator[int], sizes: Iterable[int]) -> Iterator[int]:
    for n in sizes:
        word = next(words)
        while word >= WORD - WORD % n:
            word = next(words)
        yield word % n


class Loaded(Chance):
    """Dice that were thrown elsewhere, then those of another source."""

    def __init__(self, dice: Sequence[int], rest: Chance) -> None:
        self.dice = list(dice)
        self.rest = rest
        self.thrown: dict[tuple[int, int], int] = {}

    def for_copy(self) -> Chance:
        copy = Loaded(self.dice, self.rest.for_copy())
        copy.thrown = dict(self.thrown)
        return copy

    def die(self, stream: int, number: int, sides: int) -> int:
        event = (stream, number)
        if event not in self.thrown:
            if not self.dice:
                return self.rest.die(stream, number, sides)
            self.thrown[event] = self.dice.pop(0)
        face = self.thrown[event]
        if not 1 <= face <= sides:
            raise LudusError(f"a die with {sides} sides cannot show {face}")
        return face

    def below(self, stream: int, number: int, n: int) -> int:
        return self.rest.below(stream, number, n)

    def deal(self, stream: int, number: int, items: list[int], count: int) -> None:
        self.rest.deal(stream, number, items, count)


class Logged(Chance):
    """Another source, with every result written down in order."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.results: dict[tuple[int, int], list[int]] = {}

    def for_copy(self) -> Chance:
        return self.source.for_copy()

    def note(self, stream: int, number: int, result: list[int]) -> None:
        if (stream, number) in self.results:
            raise LudusError(f"event {number} of stream {stream} happened twice")
        self.results[stream, number] = result

    def below(self, stream: int, number: int, n: int) -> int:
        result = self.source.below(stream, number, n)
        self.note(stream, number, [result])
        return result

    def die(self, stream: int, number: int, sides: int) -> int:
        result = self.source.die(stream, number, sides)
        self.note(stream, number, [result])
        return result

    def deal(self, stream: int, number: int, items: list[int], count: int) -> None:
        self.source.deal(stream, number, items, count)
        self.note(stream, number, items[:])


class Replayed(Chance):
    """The results that a record holds, by stream and number."""

    def __init__(self, results: dict[tuple[int, int], list[int]]) -> None:
        self.results = results

    def recorded(self, stream: int, number: int) -> list[int]:
        if (stream, number) not in self.results:
            raise LudusError(f"the record has no event {number} of stream {stream}")
        return self.results[stream, number]

    def one(self, stream: int, number: int) -> int:
        results = self.recorded(stream, number)
        if len(results) != 1:
            raise LudusError(f"event {number} of stream {stream} has one result, not {len(results)}")
        return results[0]

    def below(self, stream: int, number: int, n: int) -> int:
        result = self.one(stream, number)
        if not 0 <= result < n:
            raise LudusError(f"{result} cannot be drawn from 0 to {n - 1}")
        return result

    def die(self, stream: int, number: int, sides: int) -> int:
        result = self.one(stream, number)
        if not 1 <= result <= sides:
            raise LudusError(f"a die with {sides} sides cannot show {result}")
        return result

    def deal(self, stream: int, number: int, items: list[int], count: int) -> None:
        result = self.recorded(stream, number)
        if sorted(result) != sorted(items):
            raise LudusError("these are not the cards that were shuffled")
        items[:] = result
