"""The sources of chance: reproducible, independent per stream, uniform, provable."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from itertools import permutations

import pytest

from ludus.kernel.chance import Fast
from ludus.kernel.refusals import LudusError
from ludus.kernel.rng import Rng
from ludus.kernel.sealed import Loaded, Logged, Replayed, Sealed, commitment
from ludus.kernel.state import generator


def name(stream: int) -> str:
    return f"stream{stream}"


@pytest.mark.both
def test_fast_numbers_are_the_same_everywhere() -> None:
    """Known numbers: records of old games must replay on every machine and engine."""
    assert [Rng(7).next32(), Rng(7, 1).next32(), Rng(7, 1, 2).next32(), Rng(2**62 - 1).next32()] == KNOWN


KNOWN = [1351699793, 2368436118, 3049364708, 16975902]


def test_streams_and_numbers_are_independent_of_each_other() -> None:
    fast = Fast(5)
    alone = [fast.below(3, number, 1000) for number in range(20)]
    mixed = []
    for number in range(20):
        fast.below(1, number, 6)
        mixed.append(fast.below(3, number, 1000))
    assert alone == mixed
    assert alone != [fast.below(4, number, 1000) for number in range(20)]


@pytest.mark.parametrize("source", [Fast(1), Sealed(b"s" * 32, name)])
def test_every_order_of_a_shuffle_is_equally_likely(source: Fast | Sealed) -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for number in range(6000):
        items = [1, 2, 3]
        source.shuffle(0, number, items)
        seen[tuple(items)] += 1
    assert set(seen) == set(permutations([1, 2, 3]))
    assert all(850 < count < 1150 for count in seen.values())


def test_a_partial_deal_draws_uniformly() -> None:
    tops: Counter[int] = Counter()
    for number in range(5000):
        items = [0, 1, 2, 3, 4]
        Fast(2).deal(0, number, items, 2)
        assert sorted(items) == [0, 1, 2, 3, 4]
        tops[items[-1]] += 1
        tops[items[-2]] += 1
    assert all(1850 < count < 2150 for count in tops.values())


@pytest.mark.both
def test_a_deal_is_made_of_single_draws() -> None:
    dealt, drawn = Rng(9), Rng(9)
    items, expected = list(range(30)), list(range(30))
    dealt.deal(items, 12)
    for i in range(29, 17, -1):
        j = drawn.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert items == expected
    assert dealt.next32() == drawn.next32()


def test_sealed_bytes_can_be_derived_by_anybody() -> None:
    """Design section 5, spelled out with nothing but the standard library."""
    secret, seeds, table = b"x" * 32, ("anna", "boris"), "t1"
    key = hmac.new(secret, b"anna|boris|t1", hashlib.sha256).digest()
    digest = hmac.new(key, b"stream2|5|0", hashlib.sha256).digest()
    word = int.from_bytes(digest[:4], "big")
    assert word < 2**32 - 2**32 % 6, "the example should not need a second word"
    assert Sealed(secret, name, seeds, table).die(2, 5, 6) == 1 + word % 6


def test_the_commitment_binds_secret_game_and_options() -> None:
    base = commitment("regicide", {"first": "A"}, b"s" * 32)
    assert base == commitment("regicide", {"first": "A"}, b"s" * 32)
    assert base != commitment("gorus", {"first": "A"}, b"s" * 32)
    assert base != commitment("regicide", {"first": "B"}, b"s" * 32)
    assert base != commitment("regicide", {"first": "A"}, b"t" * 32)


def test_loaded_dice_come_first_and_stay_what_they_were() -> None:
    loaded = Loaded([5, 2], Fast(1))
    assert [loaded.die(0, 0, 6), loaded.die(1, 0, 6), loaded.die(0, 0, 6)] == [5, 2, 5]
    assert loaded.die(0, 1, 6) == Fast(1).die(0, 1, 6)
    with pytest.raises(LudusError, match="cannot show 9"):
        Loaded([9], Fast(1)).die(0, 0, 6)


def test_a_log_refuses_the_same_event_twice() -> None:
    logged = Logged(Fast(1))
    logged.die(0, 0, 6)
    with pytest.raises(LudusError, match="twice"):
        logged.die(0, 0, 6)
    assert logged.for_copy().die(0, 0, 6) == logged.results[0, 0][0]


def test_replayed_chance_must_fit_what_is_asked() -> None:
    chance = Replayed({(0, 0): [4], (1, 0): [3, 1, 2]})
    items = [1, 2, 3]
    chance.shuffle(1, 0, items)
    assert (chance.die(0, 0, 6), items) == (4, [3, 1, 2])
    for ask in (
        lambda: chance.die(0, 1, 6),
        lambda: chance.die(0, 0, 3),
        lambda: chance.shuffle(1, 0, [7, 8, 9]),
    ):
        with pytest.raises(LudusError):
            ask()


def test_generators_from_what_people_have_at_hand() -> None:
    assert generator(7).next32() == Rng(7).next32()
    assert generator(random.Random(1)).next32() == generator(random.Random(1)).next32()
    with pytest.raises(TypeError, match="generator"):
        generator("seven")
