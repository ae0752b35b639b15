"""Whole games in figures: tokens by the numbers of specification 6.1, games by the trial games of 6.3 and 7."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import ludus
from ludus.games.augustus.events import DREW
from ludus.games.augustus.state import Augustus
from ludus.kernel.rng import Rng

from .table import BAG

GAME = ludus.game("augustus")
LETTERS = "SHCKTDJ"


def drawn(seed: int) -> str:
    """The tokens of a game of two, played at random."""
    state = cast(Augustus, GAME.deal(2, seed))
    state.news = []
    rng = Rng(seed, 9)
    while not state.over():
        seat = state.actor()
        state.apply(seat, state.random_move(seat, rng))
    return "".join(LETTERS[raw[1]] for raw in state.news if raw[0] == DREW)


def test_tokens_in_the_long_run() -> None:
    """AU-032, AU-033, AU-062: a symbol comes n times in 24 draws, a joker three times; a bag lasts eight draws."""
    games = [drawn(seed) for seed in range(120)]
    counts = Counter("".join(games))
    total = sum(counts.values())
    assert total > 6000
    for letter in "SHCKTD":
        assert counts[letter] / total == pytest.approx(BAG.count(letter) / 24, abs=0.02)
    assert counts["J"] / total == pytest.approx(3 / 24, abs=0.015)
    cycles = [len(cycle) + 1 for game in games for cycle in game.split("J")[:-1]]
    assert sum(cycles) / len(cycles) == pytest.approx(8, abs=0.4)
