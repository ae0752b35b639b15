"""The contract that the rules of every game fulfil (fast interface)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludus.kernel.pickling import Parts, parts_of_subclass
from ludus.kernel.rng import Rng
from ludus.kernel.seeds import whole_number

RESIGN: Final = -1  # the same move in every game; never in `legal`, always allowed until the end
NOBODY: Final = -1  # a spectator's seat


def generator(rng: object) -> Rng:
    """An `Rng` from what callers have at hand: an `Rng`, a whole number, or a generator of Python or NumPy."""
    if isinstance(rng, Rng):
        return rng
    number = whole_number(rng)
    if number is None:
        raise TypeError("a generator is an Rng, a whole number, a random.Random or a numpy.random.Generator")
    return Rng(number & 0x3FFFFFFFFFFFFFFF)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of some game. Seats and moves are small ints; `apply` changes it in place."""

    players: i64
    news: list[list[i64]] | None  # what happens, when someone listens; never copied

    def over(self) -> bool:
        """Has the game ended?"""
        raise NotImplementedError

    def actors(self) -> i64:
        """Bit mask of the seats that owe a decision now; 0 when the game is over."""
        raise NotImplementedError

    def volunteers(self) -> i64:
        """Bit mask of the seats that may act though they need not."""
        return 0

    def actor(self) -> i64:
        """The lowest seat that owes a decision, -1 when nobody does."""
        mask = self.actors()
        if mask == 0:
            return -1
        seat: i64 = 0
        while mask & 1 == 0:
            mask >>= 1
            seat += 1
        return seat

    def legal(self, seat: i64) -> list[int]:
        """The moves of a seat, in a stable order: all of them, or a bounded sensible menu."""
        raise NotImplementedError

    def why_not(self, seat: i64, move: i64) -> i64:
        """0 if this seat may make this move now, otherwise the number of the rule against it."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Make a legal move. Nothing is checked here: `why_not` and the match do that."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """The result per seat in [-1, 1]; 0 for every seat until the game has ended."""
        raise NotImplementedError

    def clone(self) -> State:
        """A copy that shares nothing with this state."""
        raise NotImplementedError

    def __reduce__(self) -> Parts:
        """For `pickle` and `copy`: unlike a clone, with its `news`."""
        return parts_of_subclass(self)

    def world(self, seat: i64, rng: Rng) -> State:
        """What the game implements of `sample`."""
        raise NotImplementedError

    def sample(self, seat: i64, rng: object) -> State:
        """A state that this seat cannot tell from the real one, with chance of its own."""
        return self.world(seat, generator(rng))

    # How a sensible player plays. The defaults know nothing; a game overrides them.

    def appraise(self, seat: i64) -> list[float]:
        """How good each move of `legal(seat)` looks to that seat, in the same order."""
        return [0.0] * len(self.legal(seat))

    def trust(self) -> float:
        """How much utility one point of `appraise` is worth to a search before it has tried anything.

        0: moves are compared by play-outs alone. More than that: all moves are tried in the same worlds, and a move
        that looks worse must do better there by so much. For games in which luck hides what a decision is worth.
        """
        return 0.0

    def advise(self, seat: i64, rng: Rng) -> i64:
        """A quick sensible move for play-outs, from what that seat knows."""
        return self.random_move(seat, rng)

    def stumble(self, seat: i64, rng: Rng) -> i64:
        """A move of someone who has only just learnt the rules."""
        return self.random_move(seat, rng)

    def chapter(self) -> i64:
        """Play-outs end when this changes: a round, where a game has many and each is judged for itself."""
        return 0

    def utility(self, seat: i64) -> float:
        """How happy a seat is with a finished game or chapter, in [0, 1]; finer than `returns`."""
        return (self.returns()[seat] + 1.0) / 2.0

    def random_move(self, seat: i64, rng: Rng) -> i64:
        """Uniform over `legal(seat)`."""
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]
