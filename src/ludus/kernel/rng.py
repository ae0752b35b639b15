"""A small reproducible generator for simulation, sampling and play-outs (sfc32).

Every intermediate value stays below 2**63, so that the plain and the compiled module give the
same numbers from the same seed.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from ludus.kernel.pickling import Parts, parts

M32: Final = 0xFFFFFFFF


def mix(x: i64) -> i64:
    """Spread 32 bits so that neighbouring numbers have nothing in common."""
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & M32
    x = ((x ^ (x >> 15)) * 0x46CA68B3) & M32
    return x ^ (x >> 16)


@final
class Rng:
    """A stream of numbers; equal seeds give equal streams."""

    def __init__(self, seed: i64, stream: i64 = 0, event: i64 = 0) -> None:
        a = mix((seed & M32) ^ event)
        b = mix(((seed >> 32) & M32) ^ a)
        c = mix((stream * 0x9E3779B1 + b) & M32)
        # The first two numbers are thrown away: `next32` with k = 1 and k = 2, written out.
        t = a + b + 1
        a = b ^ (b >> 9)
        b = (c * 9) & M32
        c = (c * 0x200000 + (c >> 11) + t) & M32
        t = a + b + 2
        self.a: i64 = b ^ (b >> 9)
        self.b: i64 = (c * 9) & M32
        self.c: i64 = (c * 0x200000 + (c >> 11) + t) & M32
        self.k: i64 = 3

    def __reduce__(self) -> Parts:
        return parts(self, 0)

    def next32(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        t = (self.a + b + self.k) & M32
        self.k = (self.k + 1) & M32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & M32
        self.c = (((c << 21) | (c >> 11)) + t) & M32
        return t

    def below(self, n: i64) -> i64:
        """Uniform in 0..n-1 for n < 2**31 (bias below n / 2**32)."""
        return (self.next32() * n) >> 32

    def best(self, scores: list[float], whim: float) -> i64:
        """The place of the highest score, when each may be taken for up to `whim` more than it is."""
        best: i64 = 0
        best_score = -1e18
        for place, score in enumerate(scores):
            score += whim * self.unit()
            if score > best_score:
                best_score = score
                best = place
        return best

    def unit(self) -> float:
        """Uniform in [0, 1)."""
        return float(self.next32()) / 4294967296.0

    def seed(self) -> i64:
        """62 bits: the seed of another generator."""
        return (self.next32() >> 2 << 32) | self.next32()

    def shuffle(self, items: list[i64]) -> None:
        """Put the items into a random order, in place."""
        self.deal(items, len(items))

    def deal(self, items: list[i64], count: i64) -> None:
        """Make the last `count` items a random draw from all of them, in random order.

        The same as drawing `below(i + 1)` for each place, written out with as few operations as possible:
        dealing is most of a short game.
        """
        places = cast("list[object]", items)  # what moves need not be unpacked
        size: i64 = len(items)
        first: i64 = size - count if count < size else 1
        a = self.a
        b = self.b
        c = self.c
        k = self.k
        for i in range(size - 1, first - 1, -1):
            t = (a + b + k) & M32
            k += 1
            a = b ^ (b >> 9)
            b = (c * 9) & M32
            c = (c * 0x200000 + (c >> 11) + t) & M32
            j = (t * (i + 1)) >> 32
            places[i], places[j] = places[j], places[i]
        self.a = a
        self.b = b
        self.c = c
        self.k = k & M32
