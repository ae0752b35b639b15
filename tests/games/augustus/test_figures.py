"""Whole games in figures: tokens by the numbers of specification 6.1, games by the trial games of 6.3 and 7."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import ludus
from ludus.games.augustus.events import DREW
from ludus.games.augustus.moves import PLACE
from ludus.games.augustus.state import Augustus
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

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


@rule("AU-032", "AU-033", "AU-062")
def test_tokens_in_the_long_run() -> None:
    """A symbol comes n times in 24 draws, a joker three times; a bag lasts eight draws."""
    games = [drawn(seed) for seed in range(120)]
    counts = Counter("".join(games))
    total = sum(counts.values())
    assert total > 6000
    for letter in "SHCKTD":
        assert counts[letter] / total == pytest.approx(BAG.count(letter) / 24, abs=0.02)
    assert counts["J"] / total == pytest.approx(3 / 24, abs=0.015)
    cycles = [len(cycle) + 1 for game in games for cycle in game.split("J")[:-1]]
    assert sum(cycles) / len(cycles) == pytest.approx(8, abs=0.4)


# Players of the heuristic of specification 12: draws, winner's score, mean score, share of winners with seven cards,
# legions left in the common supply. An independent program played them.
FIGURES = {
    2: (38.7, 77, 69, 0.82, 31),
    3: (37.6, 74, 62, 0.69, 24),
    4: (37.2, 72, 57, 0.65, 16),
    5: (37.2, 70, 54, 0.57, 8),
    6: (37.1, 69, 51, 0.61, 1),
}


@rule("AU-200", "AU-203", "AU-103")
@pytest.mark.parametrize("players", FIGURES)
def test_games_of_sensible_players(players: int) -> None:
    """As long and as rich as the trial games; placements offer about ten choices."""
    games = 150
    draws = best = mean = seven = left = 0.0
    choices: list[int] = []
    for seed in range(games):
        state = cast(Augustus, GAME.deal(players, seed))
        rng = Rng(seed, 7)
        while not state.over():
            seat = state.actor()
            if state.phase == PLACE:
                choices.append(len(state.legal(seat)))
            state.apply(seat, state.advise(seat, rng))
        outcome = GAME.outcome(state)
        draws += float(state.round)
        best += max(outcome.detail["totals"])
        mean += sum(outcome.detail["totals"]) / players
        seven += outcome.detail["completed"][outcome.winners[0]] >= 7
        left += float(state.common)
    expected = FIGURES[players]
    assert draws / games == pytest.approx(expected[0], abs=3.5)
    assert best / games == pytest.approx(expected[1], abs=7)
    assert mean / games == pytest.approx(expected[2], abs=5)
    assert seven / games == pytest.approx(expected[3], abs=0.2)
    assert left / games == pytest.approx(expected[4], abs=2)
    assert 8 < sum(choices) / len(choices) < 15
