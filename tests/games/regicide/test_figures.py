"""Uniformly random play, against figures of two independent programs (specification 12.2)."""

from __future__ import annotations

import pytest

import ludus
from ludus._plain import is_compiled
from ludus.bots.quick import play_random
from ludus.kernel.rng import Rng

GAMES, BAND = (20_000, 0.035) if is_compiled() else (5_000, 0.07)


@pytest.mark.both
@pytest.mark.parametrize(("players", "enemies"), [(1, 2.63), (2, 1.62), (3, 1.80), (4, 1.64)])
def test_random_play_defeats_as_many_enemies_as_it_should(players: int, enemies: float) -> None:
    game = ludus.game("regicide")
    defeated = 0
    for seed in range(GAMES):
        state = game.deal(players, seed)
        play_random(state, Rng(seed, 9))
        defeated += game.outcome(state).detail["enemies_defeated"]
    assert defeated / GAMES == pytest.approx(enemies, abs=BAND)
