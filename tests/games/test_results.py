"""The result of a game, for every game: nobody has won or lost before the end."""

from __future__ import annotations

import pytest

import ludus
from ludus.kernel.rng import Rng

TABLES = [(name, players) for name in ludus.games() for players in ludus.game(name).meta.players]


@pytest.mark.both
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nobody_has_won_or_lost_before_the_end(name: str, players: int) -> None:
    """As in OpenSpiel: a game that is cut off returns 0 for every seat, which is neither a victory nor a defeat."""
    state = ludus.game(name).deal(players, 1)
    rng = Rng(1)
    while not state.over():
        assert state.returns() == [0.0] * players
        seat = state.actor()
        state.apply(seat, state.advise(seat, rng))
    assert any(state.returns())
    assert all(-1.0 <= result <= 1.0 for result in state.returns())
