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
