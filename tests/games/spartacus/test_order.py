"""The order in which simultaneous answers come does not matter (SP-101, SP-322, SP-433, SP-516, SP-763)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any, cast

import pytest

from ludus import Match
from ludus.games.spartacus.state import Spartacus
from ludus.games.spartacus.view import STAGES
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .sand import fight
from .table import GAME, auction, balancing, golds, house, intrigue, play, trading, wagering

GAMES = 60
BLOCK = 20


def answers_in_two_orders(players: int, seed: int) -> dict[str, int]:
    """Play a game; where several seats are asked, they answer in two orders. Returns how often, by stage."""
    state = cast(Spartacus, GAME.deal(players, seed, {"turn_limit": "5"}))
    rng = Rng(seed, 4)
    mixed: dict[str, int] = {}
    while not state.over():
        seats = [seat for seat in range(players) if state.actors() >> seat & 1]
        if len(seats) == 1 or GAME.first_come(state):
            seat = seats[rng.below(len(seats))]
            state.apply(seat, state.advise(seat, rng) if seed % 2 else state.random_move(seat, rng))
            continue
        stage = STAGES[state.stage]
        mixed[stage] = mixed.get(stage, 0) + 1
        answers = {seat: int(state.random_move(seat, rng)) for seat in seats}
        other = state.clone()
        for seat in reversed(seats):
            other.apply(seat, answers[seat])
        for seat in seats:
            state.apply(seat, answers[seat])
        assert GAME.position(other) == GAME.position(state)
    return mixed


@rule("SP-101", "SP-322", "SP-433", "SP-711", "SP-763")
@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
def test_the_order_of_answers_does_not_matter(first: int) -> None:
    """60 games of three and four houses."""
    mixed: dict[str, int] = {}
    for seed in range(first, first + BLOCK):
        for stage, count in answers_in_two_orders(3 + seed % 2, seed).items():
            mixed[stage] = mixed.get(stage, 0) + count
    assert mixed["bid"] > 10 * BLOCK
    assert {"wager", "support"} <= {*mixed}


def everything(m: Match) -> tuple[Any, ...]:
    """The position, what everybody sees of it, and what everybody has heard, in any order."""
    observers = (*range(m.players), None)
    return m.position(), [m.view(seat) for seat in observers], [sorted(map(repr, m.events(seat))) for seat in observers]


def in_all_orders(make: Callable[[], Match], **answers: str) -> Match:
    """All orders of these answers come to the same; the match after one of them."""
    results = []
    for order in permutations(answers):
        m = make()
        for letter in order:
            play(m, f"{letter} {answers[letter]}")
        results.append(everything(m))
    assert all(result == results[0] for result in results)
    return m


@rule("SP-322", "SP-763")
@pytest.mark.both
def test_all_orders_of_bids() -> None:
    """With a clear winner, with equal bids, with none."""
    houses = [house(card) for card in ("BAT", "SOL", "TUL", "GLA")]

    def make() -> Match:
        return auction(*houses, lots="GL05 GL06", seed=3)

    assert golds(in_all_orders(make, A="bid 1", B="bid 4", C="bid 2", D="bid 0")) == [5, 1, 5, 5]
    in_all_orders(make, A="bid 3", B="bid 3", C="bid 3", D="bid 1")
    in_all_orders(make, A="bid 0", B="bid 0", C="bid 0", D="bid 0")


@rule("SP-341")
@pytest.mark.both
def test_all_orders_of_a_void_host_auction() -> None:
    """The dice are rolled by seat, not by the order of bids."""
    houses = [house(card) for card in ("BAT", "SOL", "TUL", "GLA")]
    in_all_orders(lambda: auction(*houses, seed=8), A="bid 0", B="bid 0", C="bid 0", D="bid 0")


@rule("SP-433", "SP-763")
@pytest.mark.both
def test_all_orders_of_wagers() -> None:
    houses = [house("BAT", assets="GL01a"), house("SOL", assets="GL02a"), house("TUL"), house("GLA")]
    in_all_orders(
        lambda: wagering(*houses, one="A GL01a", two="B GL02a", host="C", seed=5),
        A="bet V1=2",
        B="bet IN=1 V2=1",
        C="bet",
        D="bet DC=3",
    )


@rule("SP-516")
@pytest.mark.both
def test_both_orders_of_rerolls() -> None:
    """Dice of attack and defence come from streams of their own."""
    for seed in range(12):

        def make(seed: int = seed) -> Match:
            return play(fight("GL01a WE01a", "GL02a AR01a", seed=seed), "A x")

        red, black = make().view(None)["arena"]["attack"]["red"], make().view(None)["arena"]["attack"]["black"]
        in_all_orders(make, A=f"rr {red[-1]}", B=f"rr {black[0]}")


@rule("SP-101")
@pytest.mark.both
def test_all_orders_of_the_balance() -> None:
    """Houses settle at the same time."""
    houses = [
        house("BAT", gold=1, assets="GL01a GL02a GL03a"),
        house("SOL", assets="GL01b SL01a"),
        house("TUL", assets="GL02b GL03b"),
    ]
    in_all_orders(lambda: balancing(*houses, seed=2), A="drop GL02a GL03a", B="keep", C="drop GL03b")


@rule("SP-711")
@pytest.mark.both
def test_all_orders_of_answers_to_a_request() -> None:
    """Yes and no."""
    houses = [house("BAT", hand="SC10a"), house("SOL"), house("TUL"), house("GLA")]
    in_all_orders(lambda: play(intrigue(*houses), "A ask B,C,D gold 1 for SC10a >A"), B="yes", C="no", D="yes")


@rule("SP-301", "SP-702")
@pytest.mark.both
def test_in_free_trade_the_order_does_matter() -> None:
    """The first to accept has it, so that the tests above have teeth."""
    houses = [house("BAT", assets="GL01a"), house("SOL", gold=5), house("TUL", gold=5)]
    results = []
    for order in ("A accept 1", "A accept 2"):
        m = play(trading(*houses), f"B offer A 3 : GL01a; C offer A 3 : GL01a; {order}")
        assert GAME.first_come(m.state)
        assert m.view(0)["offers"] == []
        results.append(golds(m))
    assert results == [[8, 2, 5], [8, 5, 2]]
