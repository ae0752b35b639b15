"""Positions: everything on the table as a dict, and what is wrong with one."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludus
from tests.kit.positions import Case, position_refused, refused_or_played
from tests.kit.rules import rule

from .table import board, coins, deal, glory, moves, play, play_on, scene, stage, team

pytestmark = pytest.mark.both


@rule("GC-012", "GC-014", "GC-022")
def test_what_may_be_left_out() -> None:
    """The number of players is enough."""
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


WRONG: list[Case] = [
    (SHOP, {"players": 2}, "teams"),
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
    (SHOP, {"resigned": 8}, "resigned"),
    (SOLO, {"resigned": 1}, "resigned"),
    (SHOP, {"finalists": [0]}, "finalists"),
    (SHOP, {"winner": 9}, "winner"),
    (SHOP, {"ending": "sleep"}, "ending"),
    (SHOP, {"sizes": [1]}, "sizes"),
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


@rule("GC-001", "GC-012", "GC-018", "GC-020", "GC-028")
@pytest.mark.parametrize(("position", "changed", "why"), WRONG, ids=[str(number) for number in range(len(WRONG))])
def test_impossible_positions_are_refused(position: dict[str, Any], changed: dict[str, Any], why: str) -> None:
    """With a reason in both languages."""
    position_refused("goldencup", {**position, **changed}, why)


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


@rule("GC-013")
@given(st.sampled_from(range(len(MOMENTS))), st.dictionaries(st.sampled_from(FIELDS), VALUES, min_size=1, max_size=2))
@settings(max_examples=150)
def test_any_change_is_refused_or_can_be_played(number: int, changes: dict[str, Any]) -> None:
    """Never a half-understood position."""
    refused_or_played("goldencup", {**copy.deepcopy(MOMENTS[number]), **changes})


@rule("GC-013")
@given(
    st.sampled_from(range(len(MOMENTS))), st.dictionaries(st.sampled_from(TEAM_FIELDS), VALUES, min_size=1, max_size=2)
)
@settings(max_examples=250)
def test_any_change_of_a_team_is_refused_or_can_be_played(number: int, changes: dict[str, Any]) -> None:
    """The same for what one manager has."""
    position = copy.deepcopy(MOMENTS[number])
    position["teams"][0].update(changes)
    refused_or_played("goldencup", position)


@rule("GC-Q33")
def test_a_player_who_has_resigned_may_be_asked() -> None:
    """A bot answers."""
    m = ludus.from_position("goldencup", {**copy.deepcopy(SHOP), "resigned": 5})
    assert m.position()["resigned"] == 5
    assert m.to_act == (0, 1, 2)
    assert play_on(m, 1).over


@rule("GC-142")
def test_a_final_of_teams_without_fans_can_be_imagined() -> None:
    """What somebody made up to study a final."""
    position = copy.deepcopy(END)
    for each in position["teams"]:
        each.update(fans=[], fan=0)
    m = ludus.from_position("goldencup", position)
    again = m.sample(m.to_act[0], 1).position()
    assert [each["fans"] for each in again["teams"]] == [each["fans"] for each in position["teams"]]


@rule("GC-013")
@pytest.mark.parametrize("phase", PHASES)
def test_questions_that_nobody_could_ask(phase: str) -> None:
    """Every stage in every phase at every moment: refused, or it can be played."""
    for base in MOMENTS:
        for stage_name in STAGES:
            for number in (1, 6):
                position = copy.deepcopy(base)
                position["teams"][0]["stage"] = stage_name
                position |= {"phase": phase, "round": number}
                stages = [each["stage"] for each in position["teams"]]
                position["waiting"] = sum(1 << seat for seat, each in enumerate(stages) if each != "free")
                refused_or_played("goldencup", position)
