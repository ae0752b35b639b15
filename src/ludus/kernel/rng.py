"""A small reproducible generator for simulation, sampling and play-outs (sfc32).

Every intermediate value stays below 2**63, so that the plain and the compiled module give the
same numbers from the same seed.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

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
        self.a: i64 = mix((seed & M32) ^ event)
        self.b: i64 = mix(((seed >> 32) & M32) ^ self.a)
        self.c: i64 = mix((stream * 0x9E3779B1 + self.b) & M32)
        self.k: i64 = 1
        self.next32()
        self.next32()

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

        The same as drawing `below(i + 1)` for each place, written out: dealing is most of a short game.
        """
        i: i64 = len(items) - 1
        last: i64 = len(items) - count
        a = self.a
        b = self.b
        c = self.c
        k = self.k
        while i > 0 and i >= last:
            t = (a + b + k) & M32
            k = (k + 1) & M32
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & M32
            c = (((c << 21) | (c >> 11)) + t) & M32
            j = (t * (i + 1)) >> 32
            items[i], items[j] = items[j], items[i]
            i -= 1
        self.a = a
        self.b = b
        self.c = c
        self.k = k
