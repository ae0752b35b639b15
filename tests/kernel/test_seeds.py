"""Seeds: whatever gives a whole number is one, without a word about where it comes from."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy
import pytest

import ludus
from ludus.kernel.rng import Rng
from ludus.kernel.seeds import clean_seed, seed_number
from ludus.kernel.state import generator

LINE = ludus.game("regicide").position(ludus.game("regicide").deal(2, 1))
TAKERS: list[Callable[[Any], object]] = [
    lambda seed: ludus.new_match("gorus", 3, seed).record(),
    lambda seed: ludus.game("gorus").position(ludus.game("gorus").deal(3, seed)),
    lambda seed: ludus.new_match("gorus", 3, 1).sample(0, seed).position(),
    lambda seed: ludus.play_out("regicide", ["random", "greedy"], seed).record(),
    lambda seed: ludus.from_position("regicide", LINE, seed).record(),
]
SAMPLERS: list[Callable[[Any], object]] = [
    lambda seed: generator(seed).next32(),
    lambda seed: ludus.game("gorus").position(ludus.game("gorus").deal(3, 1).sample(0, seed)),
]


class Index:
    """Says that it is a whole number."""

    def __index__(self) -> int:
        return 7


@pytest.mark.both
@pytest.mark.parametrize(
    "seed", [numpy.int64(7), numpy.uint8(7), numpy.array(7), Index()], ids=lambda s: type(s).__name__
)
@pytest.mark.parametrize("taken", TAKERS + SAMPLERS)
def test_whole_numbers_of_any_type_are_the_seed_they_say(taken: Callable[[Any], object], seed: object) -> None:
    assert taken(seed) == taken(7)


@pytest.mark.both
@pytest.mark.parametrize("source", [numpy.random.default_rng, random.Random])
@pytest.mark.parametrize("taken", TAKERS + SAMPLERS)
def test_a_generator_gives_one_number(taken: Callable[[Any], object], source: Callable[[int], Any]) -> None:
    """One and not two: continuing with the generator gives the same numbers on every machine."""
    one, two, three = source(5), source(5), source(6)
    assert taken(one) == taken(two) != taken(three)
    number = clean_seed(source(5))
    assert taken(number) == taken(source(5))
    assert clean_seed(one) == clean_seed(two) != number


def test_a_generator_gives_62_bits() -> None:
    for source in (numpy.random.default_rng(1), random.Random(1)):
        numbers = [seed_number(source) for _ in range(200)]
        assert len(set(numbers)) == 200
        assert 2**61 < max(numbers) < 2**62


def test_the_seed_of_a_generator_stands_in_the_record() -> None:
    match = ludus.new_match("gorus", 3, numpy.random.default_rng(5))
    again = ludus.new_match("gorus", 3, int(match.headers["Seed"]))
    assert again.record() == match.record()


@pytest.mark.both
@pytest.mark.parametrize(
    "seed", [1.5, None, numpy.float64(2), numpy.array([1, 2]), b"7", object(), (1,)], ids=lambda s: type(s).__name__
)
def test_anything_else_is_refused_with_a_reason(seed: Any) -> None:
    for taken in TAKERS:
        with pytest.raises(ludus.BadOption, match="can’t be a seed: use a whole number"):
            taken(seed)
    for taken in SAMPLERS:
        with pytest.raises(TypeError, match="a whole number"):
            taken(seed)


@pytest.mark.both
def test_fast_takes_whole_numbers_of_any_type() -> None:
    assert ludus.Fast(numpy.int64(5)).below(0, 0, 10**6) == ludus.Fast(5).below(0, 0, 10**6)  # type: ignore[arg-type]
    assert Rng(numpy.int64(5)).next32() == Rng(5).next32()  # type: ignore[arg-type]
