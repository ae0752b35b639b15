"""Positions: everything on the table as a dict, and what is wrong with one."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludus
from ludus.kernel.rng import Rng
from tests.kit.positions import Case, position_refused, refused_or_played
from tests.kit.rules import rule

from .table import about_to, active, deal, scene, supply

pytestmark = pytest.mark.both


@rule("AU-032")
def test_a_restored_game_goes_on_in_the_same_way() -> None:
    """With the same answers and the same tokens, up to the next shuffle."""
    m, rng = deal(3, 3, start="random3"), Rng(3)
    for _ in range(30):
        m.play_move(m.to_act[0], m.state.advise(m.to_act[0], rng))
    again = ludus.from_position("augustus", m.position())
    for _ in range(6):
        seat = m.to_act[0]
        move = m.moves(seat)[0]
        assert m.view(None)["token"] == again.view(None)["token"]
        if m.view(None)["token"] == "J":
            break
        m.play(seat, move)
        again.play(seat, move)


@rule("AU-003", "AU-005")
def test_what_may_be_left_out() -> None:
    """Players, phase, token and the objectives are enough."""
    m = ludus.from_position(
        "augustus",
        {
            "players": 2,
            "phase": "place",
            "token": "H",
            "drawn": ["H"],
            "active": [[19], [20]],
            "cover": [[0], [0]],
            "common": 34,
            "waiting": 3,
        },
    )
    assert (active(m, "A"), supply(m, "A"), supply(m, "B")) == ({19: ""}, 7, 7)
    assert sum(m.view(None)["bag"].values()) == 22
    assert m.moves(0) == ["+19H", "-"]


BASE = scene("19:K 20", "85:S | 16 5", "80 | 40", token="H", tiles={"res:wheat": "C"}).position()
CHOOSING = deal(3, 1).position()
HIT = about_to(81, "85 | 5 10 16", "88 | 4 12").position()

WRONG: list[Case] = [
    (BASE, {"players": 2}, "active|supply|tiles|hidden"),
    (BASE, {"phase": "draw"}, "phase"),
    (BASE, {"phase": "dinner"}, "phase"),
    (BASE, {"phase": None}, "phase"),
    (BASE, {"phase": []}, "phase"),
    (BASE, {"phase": "over"}, "waiting"),
    (BASE, {"phase": "pick"}, "owner"),
    (BASE, {"phase": "count", "owner": 0}, "done|waiting"),
    (BASE, {"phase": "mobilise", "owner": 0}, "link"),
    (BASE, {"phase": "keep"}, "active"),
    (BASE, {"token": None}, "token"),
    (BASE, {"token": "X"}, "token"),
    (BASE, {"token": "SH"}, "token"),
    (BASE, {"token": ""}, "token"),
    (BASE, {"token": 5}, "token"),
    (BASE, {"bag": ["S"]}, "bag"),
    (BASE, {"bag": "SSS"}, "bag"),
    (BASE, {"bag": [""] + BASE["bag"][1:]}, "bag"),
    (BASE, {"bag": [1, 2]}, "bag"),
    (BASE, {"drawn": ["S", "H"]}, "bag"),
    (BASE, {"display": [1, 1]}, "1 "),
    (BASE, {"display": [19]}, "19"),
    (BASE, {"display": [0]}, "display"),
    (BASE, {"display": [89]}, "display"),
    (BASE, {"display": ["1"]}, "display"),
    (BASE, {"display": [61, 62, 63, 64, 65, 66], "deck": []}, "display"),
    (BASE, {"deck": [19]}, "19"),
    (BASE, {"lost": [19]}, "19"),
    (BASE, {"hidden": [[19], [], []]}, "19"),
    (BASE, {"hidden": [[], []]}, "hidden"),
    (BASE, {"active": [[19, 20], [85]]}, "active"),
    (BASE, {"active": [[19, 20], [85], 80]}, "active"),
    (BASE, {"active": [[19, 20], [85], [True]]}, "active"),
    (BASE, {"cover": [[0], [0], [0]]}, "cover"),
    (BASE, {"cover": [[7, 0], [1], [0]]}, "cover"),
    (BASE, {"cover": [[8, 0], [1], [0]]}, "cover"),
    (BASE, {"cover": [[4, 0], [1], [0]]}, "cover"),
    (BASE, {"cover": [[-1, 0], [1], [0]]}, "cover"),
    (BASE, {"done": [[], [16, 16], [40]]}, "16"),
    (BASE, {"supply": [7, 7]}, "supply"),
    (BASE, {"supply": [-1, 7, 7]}, "supply"),
    (BASE, {"supply": [7, 7, 8]}, "48 legions"),
    (BASE, {"common": 0}, "48 legions"),
    (BASE, {"common": -1}, "common"),
    (BASE, {"common": 27.0}, "common"),
    (BASE, {"tiles": [-1] * 11}, "tiles"),
    (BASE, {"tiles": [3] + [-1] * 11}, "tiles"),
    (BASE, {"declined": [0, 0]}, "declined"),
    (BASE, {"declined": [128, 0, 0]}, "declined"),
    (BASE, {"crier": 3}, "crier"),
    (BASE, {"crier": True}, "crier"),
    (BASE, {"round": -1}, "round"),
    (BASE, {"waiting": 0}, "waiting"),
    (BASE, {"waiting": 8}, "waiting"),
    (BASE, {"waiting": 1, "asked": 2}, "waiting"),
    (BASE, {"resigned": 1}, "waiting"),
    (BASE, {"resigned": 8}, "resigned"),
    (BASE, {"owner": 3}, "owner"),
    (BASE, {"queue": [0]}, "queue"),
    (BASE, {"queue": [3, 88], "deck": []}, "queue"),
    (BASE, {"queue": [0, 0]}, "queue"),
    (BASE, {"chain": [88]}, "88|chain_legions"),
    (BASE, {"giving": 12}, "giving"),
    (BASE, {"answers": [1]}, "answers"),
    (BASE, {"waiting": 1, "asked": 3, "answers": [0, 5, 0]}, "answers"),
    (BASE, {"options": {"deck": "x"}}, "deck"),
    (CHOOSING, {"active": [[1, 2, 3, 4, 5], *CHOOSING["active"][1:]]}, "."),
    (HIT, {"chain": []}, "."),
    (HIT, {"link": 1}, "link"),
    (HIT, {"waiting": 1, "asked": 1}, "asked|waiting"),
]


@rule("AU-001", "AU-021", "AU-027", "AU-223")
@pytest.mark.parametrize(("position", "changed", "why"), WRONG, ids=[str(case[1])[:40] for case in WRONG])
def test_impossible_positions_are_refused(position: dict[str, Any], changed: dict[str, Any], why: str) -> None:
    """With a reason in both languages."""
    position_refused("augustus", {**position, **changed}, why)


MOMENTS = [
    BASE,
    CHOOSING,
    HIT,
    about_to(35, "85", more="12:T 20:D").position(),
    about_to(79, "85", more="12:T 20:D").position(),
    about_to(72, "85", more="12:T 20:D").position(),
    about_to(80, "85", done="1").position(),
    about_to(26, "85").position(),
    about_to(30, "85:SHH", "88").position(),
]
FIELDS = sorted(set(BASE) - {"options"})
SMALL = st.integers(-2, 90)
VALUES = st.one_of(
    SMALL,
    st.none(),
    st.booleans(),
    st.text(max_size=4),
    st.lists(SMALL, max_size=6),
    st.lists(st.lists(SMALL, max_size=4), min_size=2, max_size=3),
    st.sampled_from(["place", "hit", "give", "count", "pick", "mobilise", "finish", "arrange", "keep", "over"]),
)


@rule("AU-223")
@given(st.sampled_from(range(len(MOMENTS))), st.dictionaries(st.sampled_from(FIELDS), VALUES, min_size=1, max_size=2))
@settings(max_examples=200)
def test_any_change_is_refused_or_can_be_played(number: int, changes: dict[str, Any]) -> None:
    """Never a half-understood position."""
    refused_or_played("augustus", {**copy.deepcopy(MOMENTS[number]), **changes}, imagine=True)


KINDS = [1, 3, 23, 30, 35, 63, 72, 76, 79, 81]  # a card for every kind of ability
PHASES = ["place", "hit", "give", "count", "pick", "mobilise", "finish", "arrange", "keep", "over"]


@rule("AU-223")
@pytest.mark.parametrize("phase", PHASES)
def test_questions_that_nobody_could_ask(phase: str) -> None:
    """Every question with every kind of card being resolved, of every seat: refused, or it can be played."""
    for base in MOMENTS:
        for card in (0, *KINDS):
            for owner, waiting in ((0, 1), (0, 2), (0, 3), (1, 1)):
                position = {**copy.deepcopy(base), "phase": phase, "owner": owner, "waiting": waiting, "asked": waiting}
                if card:
                    for zone in ("deck", "display"):
                        position[zone] = [other for other in position[zone] if other != card]
                    position |= {"chain": [card], "chain_legions": [0]}
                refused_or_played("augustus", position, imagine=True)
