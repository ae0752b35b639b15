"""Positions: everything on the table as a dict, and what is wrong with one."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludus
from ludus import Match
from ludus.kernel.rng import Rng

from .table import board, coins, deal, glory, moves, play, play_on, scene, stage, team

pytestmark = pytest.mark.both


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("options", [{}, {"shopping": "open"}, {"decks": "arrival"}])
def test_positions_round_trip(players: int, options: dict[str, str]) -> None:
    """GC-013, GC-Q26: as JSON, in the middle of a part and of an ability too."""
    m, rng = deal(players, 3, **options), Rng(3)
    while not m.over:
        if rng.below(5 * players) == 0:
            position = json.loads(json.dumps(m.position()))
            again = ludus.from_position("goldencup", position)
            assert again.position() == position
            for seat in (*range(players), None):
                assert again.view(seat) == m.view(seat)
                assert seat is None or again.moves(seat) == m.moves(seat)
        seat = m.to_act[rng.below(len(m.to_act))]
        m.play_move(seat, m.state.advise(seat, rng))
    assert ludus.from_position("goldencup", m.position()).outcome == m.outcome


def test_what_may_be_left_out() -> None:
    """GC-012, GC-014, GC-022: the number of players is enough."""
    m = ludus.from_position("goldencup", {"players": 2})
    assert (board(m, "A"), coins(m, "A"), glory(m, "A"), stage(m, "A")) == ("a2 a4 d1", 4, 5, "shop")
    assert m.view(None)["decks"] == [36, 34, 32]
    assert "E" in moves(m, "B")


SHOP = scene(
    team(hired="11 13", hand="1 2 3", fans=[1, 2], fan=1), team(hired="4", hand="5 6"), team(), round=3
).position()
MATCH = scene(team(hired="11"), team(hired="13"), round=2, phase="matches").position()
SACK = play(scene(team(hired="11 13", hand="34"), team(), round=2), "A:H34").position()
ORDER = play(scene(team("a4", hired="28", hand="26"), team(), round=2), "A:H26").position()
UP = play(scene(team("a1 a2", hand="2"), team(), round=2), "A:H2").position()
BACK = play(scene(team("a1 d1 d2", hand="43"), team(), round=2), "A:H43").position()
FAN = deal(3, 2).position()
END = scene(
    {**team(hired="11"), "stage": "line"},
    {**team(hired="13"), "stage": "line"},
    round=6,
    phase="final",
    finalists=[0, 1],
).position()
SOLO = deal(1, 3, solo_level="legend").position()
OVER = play_on(deal(2, 3), 3).position()


def with_team(position: dict[str, Any], number: int = 0, **facts: Any) -> dict[str, Any]:
    teams = copy.deepcopy(position["teams"])
    teams[number].update(facts)
    return {"teams": teams}


WRONG: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (SHOP, {"players": 7}, "1 to 6"),
    (SHOP, {"players": 0}, "1 to 6"),
    (SHOP, {"players": 2}, "teams"),
    (SHOP, {"players": "3"}, "players"),
    (SHOP, {"players": None}, "players"),
    (SHOP, {"game": "regicide"}, "game"),
    (SHOP, {"rules": 2}, "rules"),
    (SHOP, {"phase": "dinner"}, "phase"),
    (SHOP, {"phase": None}, "phase"),
    (SHOP, {"phase": []}, "phase"),
    (SHOP, {"phase": "over"}, "winner"),
    (SHOP, {"phase": "final"}, "finalists"),
    (SHOP, {"round": 0}, "round"),
    (SHOP, {"round": 7}, "round"),
    (SHOP, {"round": True}, "round"),
    (SHOP, {"teams": []}, "teams"),
    (SHOP, {"teams": [1, 2, 3]}, "teams"),
    (SHOP, {"teams": {}}, "teams"),
    (SHOP, {"before": [{}]}, "before"),
    (SHOP, with_team(SHOP, hat="red"), "hat"),
    (SHOP, with_team(SHOP, board={"a5": 1}), "board"),
    (SHOP, with_team(SHOP, board={"a4": 4}), "board"),
    (SHOP, with_team(SHOP, board={"a4": -1}), "board"),
    (SHOP, with_team(SHOP, board={"a4": 1.0}), "board"),
    (SHOP, with_team(SHOP, board=[]), "board"),
    (SHOP, with_team(SHOP, hand=[3, 2, 1]), "hand"),
    (SHOP, with_team(SHOP, hand=[1, 2, 3, 7]), "hand"),
    (SHOP, with_team(SHOP, hand=[0]), "hand"),
    (SHOP, with_team(SHOP, hand=[103]), "hand"),
    (SHOP, with_team(SHOP, hand=["1"]), "hand"),
    (SHOP, with_team(SHOP, hand=None), "hand"),
    (SHOP, with_team(SHOP, hired=[5]), "5"),
    (SHOP, with_team(SHOP, hired=[11, 11]), "11"),
    (SHOP, with_team(SHOP, hired=[20]), "20"),
    (SHOP, with_team(SHOP, coins=13), "coins"),
    (SHOP, with_team(SHOP, coins=-1), "coins"),
    (SHOP, with_team(SHOP, glory=-1), "glory"),
    (SHOP, with_team(SHOP, plus=-1), "plus"),
    (SHOP, with_team(SHOP, stadium=3), "stadium"),
    (SHOP, with_team(SHOP, agent=3), "agent"),
    (SHOP, with_team(SHOP, agent=None), "agent"),
    (SHOP, with_team(SHOP, fans=[1]), "fans"),
    (SHOP, with_team(SHOP, fans=[2, 1]), "fan"),
    (SHOP, with_team(SHOP, fans=[1, 17]), "fans"),
    (SHOP, with_team(SHOP, fan=3), "fan"),
    (SHOP, with_team(SHOP, fan=17), "fan"),
    (SHOP, with_team(SHOP, stage="lunch"), "stage"),
    (SHOP, with_team(SHOP, stage="fan"), "fan|stage"),
    (SHOP, with_team(SHOP, stage="line"), "stage"),
    (SHOP, with_team(SHOP, stage="sack"), "hired|stage"),
    (SHOP, with_team(SHOP, stage="order"), "stage"),
    (SHOP, with_team(SHOP, stage="free"), "waiting"),
    (SHOP, with_team(SHOP, todo=[99]), "todo"),
    (SHOP, with_team(SHOP, todo=[11 | 5 << 7]), "todo"),
    (SHOP, with_team(SHOP, gains=[200]), "gains"),
    (SHOP, with_team(SHOP, taken=255), "taken"),
    (SHOP, {"holders": [0, 1, 2]}, "holders"),
    (SHOP, {"holders": [0, 0, 1, 2]}, "holders"),
    (SHOP, {"holders": [0, 1, 2, 9]}, "holders"),
    (SHOP, {"decks": [[]]}, "decks"),
    (SHOP, {"decks": [[37], [], []]}, "decks"),
    (SHOP, {"decks": [[1], [], []]}, "1"),
    (SHOP, {"decks": [[7, 7], [], []]}, "7"),
    (SHOP, {"discards": [[], [], [40]], "decks": [[], [], []]}, "discards"),
    (SHOP, {"discards": [[1], [], []]}, "1"),
    (SHOP, {"idle_fans": [1]}, "idle_fans"),
    (SHOP, {"idle_fans": [17]}, "idle_fans"),
    (SHOP, {"automa": {"b1": 1}}, "automa"),
    (SHOP, {"cells": []}, "cells"),
    (SHOP, {"cells": [{"a4": 1}, {}, {}, {}, {}, {}, {}]}, "cells"),
    (MATCH, {"cells": [{}, {}, {"a4": 1}, {}, {}, {}, {}]}, "cells"),
    (SHOP, {"idle_tokens": ["x1"]}, "idle_tokens"),
    (SHOP, {"results": [1]}, "results"),
    (SHOP, {"waiting": 0}, "waiting"),
    (SHOP, {"waiting": 8}, "waiting"),
    (SHOP, {"waiting": 1}, "waiting"),
    (SHOP, {"resigned": 1}, "waiting"),
    (SHOP, {"resigned": 8}, "resigned"),
    (SHOP, {"finalists": [0]}, "finalists"),
    (SHOP, {"winner": 9}, "winner"),
    (SHOP, {"ending": "sleep"}, "ending"),
    (SHOP, {"sizes": [1]}, "sizes"),
    (SHOP, {"options": []}, "players|options"),
    (SHOP, {"options": {"shopping": "x"}}, "shopping"),
    (SHOP, {"options": {"champions": "x"}}, "champions"),
    (MATCH, {"played": 1}, "stage|played"),
    (MATCH, with_team(MATCH, stage="shop"), "stage"),
    (MATCH, with_team(MATCH, stage="fan"), "stage|fan"),
    (END, {"round": 5}, "finalists"),
    (END, {"finalists": [0, 0]}, "finalists"),
    (END, {"finalists": [-1, 0]}, "finalists"),
    (OVER, {"winner": -1}, "winner"),
]


@pytest.mark.parametrize(("position", "changed", "why"), WRONG, ids=[str(number) for number in range(len(WRONG))])
def test_impossible_positions_are_refused(position: dict[str, Any], changed: dict[str, Any], why: str) -> None:
    """GC-001, GC-012, GC-018, GC-020, GC-028: with a reason in both languages."""
    with pytest.raises(ludus.LudusError, match=why) as error:
        ludus.from_position("goldencup", {**position, **changed})
    assert error.value.text("en") != error.value.text("ru")


@pytest.mark.parametrize("position", ["a2/d1", None, [], 7])
def test_a_position_is_a_dict(position: object) -> None:
    """GC-013: there is no position line."""
    with pytest.raises(ludus.BadPosition) as error:
        ludus.from_position("goldencup", position)  # type: ignore[arg-type]
    assert error.value.text("ru") != error.value.text("en")


MOMENTS = [SHOP, MATCH, SACK, ORDER, UP, BACK, FAN, END, SOLO, OVER]
FIELDS = sorted(set(SHOP) - {"options", "teams", "before"})
TEAM_FIELDS = sorted(SHOP["teams"][0])
STAGES = ["free", "fan", "prepare", "shop", "sack", "upgrade-attack", "upgrade-defence", "return-attack"]
STAGES += ["return-defence", "order", "line"]
PHASES = ["shopping", "matches", "final", "penalties", "over"]
SMALL = st.integers(-2, 110)
VALUES = st.one_of(
    SMALL,
    st.none(),
    st.booleans(),
    st.text(max_size=4),
    st.lists(SMALL, max_size=6),
    st.lists(st.lists(SMALL, max_size=4), min_size=2, max_size=3),
    st.dictionaries(st.sampled_from(["a1", "a4", "d2", "x"]), SMALL, max_size=3),
    st.sampled_from([*STAGES, *PHASES]),
)


def go_on(m: Match) -> None:
    """A position that is accepted can be looked at and played."""
    rng = Rng(1)
    for _ in range(8):
        for seat in (*range(m.players), None):
            m.view(seat)
        if m.over:
            assert m.outcome is not None
            return
        seat = m.to_act[0]
        assert m.moves(seat)
        assert m.decision(seat) is not None
        m.play_move(seat, m.state.advise(seat, rng))


def refused_or_played(position: dict[str, Any]) -> None:
    try:
        m = ludus.from_position("goldencup", position)
    except ludus.LudusError as error:
        assert error.text("en")
        assert error.text("ru")
        return
    go_on(m)


@given(st.sampled_from(range(len(MOMENTS))), st.dictionaries(st.sampled_from(FIELDS), VALUES, min_size=1, max_size=2))
@settings(max_examples=150)
def test_any_change_is_refused_or_can_be_played(number: int, changes: dict[str, Any]) -> None:
    """GC-013: never a half-understood position."""
    refused_or_played({**copy.deepcopy(MOMENTS[number]), **changes})


@given(
    st.sampled_from(range(len(MOMENTS))), st.dictionaries(st.sampled_from(TEAM_FIELDS), VALUES, min_size=1, max_size=2)
)
@settings(max_examples=250)
def test_any_change_of_a_team_is_refused_or_can_be_played(number: int, changes: dict[str, Any]) -> None:
    """GC-013: the same for what one manager has."""
    position = copy.deepcopy(MOMENTS[number])
    position["teams"][0].update(changes)
    refused_or_played(position)


@pytest.mark.parametrize("phase", PHASES)
def test_questions_that_nobody_could_ask(phase: str) -> None:
    """GC-013: every stage in every phase at every moment: refused, or it can be played."""
    for base in MOMENTS:
        for stage_name in STAGES:
            for number in (1, 6):
                position = copy.deepcopy(base)
                position["teams"][0]["stage"] = stage_name
                position |= {"phase": phase, "round": number}
                stages = [each["stage"] for each in position["teams"]]
                position["waiting"] = sum(1 << seat for seat, each in enumerate(stages) if each != "free")
                refused_or_played(position)
