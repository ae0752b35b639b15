"""The search without a game's judgement."""

from __future__ import annotations

import pytest

from ludus.bots.tree import Tree
from ludus.kernel.rng import Rng
from ludus.kernel.state import State


class Ladder(State):
    """Two seats climb in turn by 1 or 2; the first at 10 wins. It has no judgement to ask."""

    def __init__(self, steps: int = 0, turn: int = 0) -> None:
        self.players = 2
        self.news = None
        self.steps = steps
        self.turn = turn

    def over(self) -> bool:
        return self.steps >= 10

    def actors(self) -> int:
        return 0 if self.over() else 1 << self.turn

    def legal(self, seat: int) -> list[int]:
        return [1, 2]

    def apply(self, seat: int, move: int) -> None:
        self.steps += move
        self.turn = 1 - self.turn

    def returns(self) -> list[float]:
        return [-1.0, 1.0] if self.turn == 0 else [1.0, -1.0]

    def world(self, seat: int, rng: Rng) -> State:
        return Ladder(self.steps, self.turn)

    def appraise(self, seat: int) -> list[float]:
        raise LookupError("appraise")

    def advise(self, seat: int, rng: Rng) -> int:
        raise LookupError("advise")


@pytest.mark.both
def test_a_blind_search_asks_for_no_judgement_and_finds_the_win() -> None:
    for steps, best in ((8, 2), (6, 1)):
        tree = Tree(Ladder(steps), 0, Rng(1), blind=True)
        tree.run(400)
        assert tree.root.visits == 400
        assert tree.best_move() == best


@pytest.mark.both
def test_a_search_with_judgement_asks_for_it() -> None:
    with pytest.raises(LookupError, match="appraise"):
        Tree(Ladder(), 0, Rng(1))


class Wheel(State):
    """One seat bets once: 0 pays what the wheel shows, 1 pays a little more, whatever it shows."""

    shown: list[tuple[int, int]] = []  # what the wheel showed, by bet  # noqa: RUF012

    def __init__(self, faith: float, number: int = 0, bet: int = -1) -> None:
        self.players = 1
        self.news = None
        self.faith = faith
        self.number = number
        self.bet = bet

    def over(self) -> bool:
        return self.bet >= 0

    def actors(self) -> int:
        return 0 if self.over() else 1

    def legal(self, seat: int) -> list[int]:
        return [0, 1]

    def apply(self, seat: int, move: int) -> None:
        self.bet = move
        Wheel.shown.append((move, self.number))

    def world(self, seat: int, rng: Rng) -> State:
        return Wheel(self.faith, int(rng.below(1000)))

    def appraise(self, seat: int) -> list[float]:
        return [1.0, 0.0]

    def trust(self) -> float:
        return self.faith

    def utility(self, seat: int) -> float:
        return (self.number + 30 * self.bet) / 1100


@pytest.mark.both
def test_moves_are_tried_in_the_same_worlds_where_a_game_trusts_its_judgement() -> None:
    Wheel.shown = []
    tree = Tree(Wheel(0.001), 0, Rng(4))
    tree.run(60)
    bets = [[number for bet, number in Wheel.shown if bet == chosen] for chosen in (0, 1)]
    common = min(map(len, bets))
    assert common > 10 and bets[0][:common] == bets[1][:common]
    assert tree.best_move() == 1  # a little better in every world, and the difference is seen at once


@pytest.mark.both
def test_a_move_that_looks_worse_must_do_better_by_so_much() -> None:
    for faith, best in ((0.001, 1), (0.5, 0)):
        tree = Tree(Wheel(faith), 0, Rng(4))
        tree.run(60)
        assert tree.best_move() == best
