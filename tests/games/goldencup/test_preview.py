"""Questions and previews that a player sees before an answer (specification 11)."""

from __future__ import annotations

import pytest

from .table import GAME, deal, moves, play, scene, stage, team

pytestmark = pytest.mark.both


def test_previews_and_questions() -> None:
    """GC-065, GC-097, GC-108: what is confirmed (specification 11)."""
    m = scene(team(hired="11 13", hand="34"), team())
    warned = {text: bool(GAME.warnings(m.state, 0, GAME.parse(m.state, 0, text))) for text in ("E", "H34", "TA2", "LA")}
    assert warned == {"E": True, "H34": True, "TA2": False, "LA": False}
    m = scene(team(hired="11 13"), team(), phase="matches")
    for line, expected in (("X-/-/-/11", True), ("X11/13/-/-", False), ("X-/-/-/-", True)):
        assert bool(GAME.warnings(m.state, 0, GAME.parse(m.state, 0, line))) is expected
    m = deal(2)
    assert GAME.warnings(m.state, 0, m.state.legal(0)[0])


def test_questions() -> None:
    """GC-033, GC-108: preparation is a choice of some cards, all else of one; of many line-ups the best are listed."""
    m = scene(team(hand="1 2 3", stage="prepare"), team(hand="4"))
    asked = m.decision(0)
    assert asked is not None
    assert (asked.kind, asked.parts, asked.least, asked.most) == ("some", ("1", "2", "3"), 0, 3)
    m = scene(team(hired="1 2 4 5 6 7"), team(), phase="matches")
    asked = m.decision(0)
    assert asked is not None
    assert 50 < len(asked.choices) < 70
    assert len(moves(m, "A")) == 1045
    assert asked.parts == ("1", "2", "4", "5", "6", "7")
    m = play(scene(team(), team()), "A:E")
    assert m.decision(0) is None
    assert stage(m, "A") == "free"
