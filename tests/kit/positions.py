"""Positions that are written down and read again."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng

from .table import observers

Case = tuple[dict[str, Any], dict[str, Any], str]  # a good position, what is changed in it, a word of the refusal


def same_from_position(m: Match) -> Match:
    """The game restored from its position, kept as JSON: everybody sees the same and may do the same."""
    position = json.loads(json.dumps(m.position()))
    again = ludus.from_position(m.game.name, position)
    assert again.position() == position
    assert again.outcome == m.outcome
    for seat in observers(m):
        assert again.view(seat) == {**m.view(seat), "options": again.options}
        assert seat is None or again.moves(seat) == m.moves(seat)
    return again


def position_refused(game: str, position: object, why: str = "") -> None:
    """A wrong position is refused with a reason in both languages."""
    with pytest.raises(ludus.LudusError, match=why or None) as error:
        ludus.from_position(game, position)  # type: ignore[arg-type]
    assert isinstance(error.value, ludus.BadPosition | ludus.BadOption)
    assert error.value.text("en") != error.value.text("ru")


def go_on(m: Match, imagine: bool = False, most: int = 8) -> None:
    """A position that is accepted can be looked at and played; and its hidden part imagined, if that is asked for."""
    rng = Rng(1)
    for _ in range(most):
        for seat in observers(m):
            m.view(seat)
        if m.over:
            assert m.outcome is not None
            return
        seat = m.to_act[0]
        if imagine:
            m.sample(seat, 1)
        assert m.moves(seat)
        assert m.decision(seat) is not None
        m.play_move(seat, m.state.advise(seat, rng))


def refused_or_played(game: str, position: dict[str, Any], imagine: bool = False) -> None:
    """Never a half-understood position."""
    try:
        m = ludus.from_position(game, position)
    except ludus.LudusError as error:
        assert error.text("en")
        assert error.text("ru")
        return
    go_on(m, imagine)
