"""The one door through which randomness enters a game.

Every random event belongs to a *stream* (which deck, whose die) and has a *number* within it. The
state keeps the numbers and the source keeps nothing, so a source may be shared by copies of a state
and simultaneous answers may arrive in any order without changing anybody's luck.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludus.kernel.pickling import Parts, parts, parts_of_subclass
from ludus.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where shuffles and dice come from: `Fast`, `Sealed` or `Loaded`."""

    def below(self, stream: i64, number: i64, n: i64) -> i64:
        """A uniform number in 0..n-1."""
        raise NotImplementedError

    def deal(self, stream: i64, number: i64, items: list[i64], count: i64) -> None:
        """Make the last `count` items a random draw from all of them, in random order."""
        raise NotImplementedError

    def for_copy(self) -> Chance:
        """The source for a copy of the state: the same results, but nobody keeps a log of them."""
        return self

    def shuffle(self, stream: i64, number: i64, items: list[i64]) -> None:
        """Put the items into a random order, in place."""
        self.deal(stream, number, items, len(items))

    def die(self, stream: i64, number: i64, sides: i64) -> i64:
        """One throw of a die: 1..sides."""
        return 1 + self.below(stream, number, sides)

    def __reduce__(self) -> Parts:
        return parts_of_subclass(self)


@final
class Fast(Chance):
    """For simulation: reproducible from one number, quick, and no secret at all."""

    def __init__(self, seed: i64) -> None:
        self.seed = seed

    def __reduce__(self) -> Parts:
        return parts(self)

    def below(self, stream: i64, number: i64, n: i64) -> i64:
        return Rng(self.seed, stream, number).below(n)

    def deal(self, stream: i64, number: i64, items: list[i64], count: i64) -> None:
        Rng(self.seed, stream, number).deal(items, count)
