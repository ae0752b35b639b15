"""Positions: everything on the table as a dict, and what is wrong with one."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludus

from .table import deal, play, play_on, scene

pytestmark = pytest.mark.both


@pytest.mark.parametrize("players", range(1, 9))
def test_positions_round_trip(players: int) -> None:
    """GM-013: at every step of a round, as JSON."""
    m = deal(players, 3)
    for _ in range(4 * players):
        position = json.loads(json.dumps(m.position()))
        again = ludus.from_position("gorus", position)
        assert again.position() == position
        assert [again.moves(seat) for seat in range(players)] == [m.moves(seat) for seat in range(players)]
        assert again.view(0) == {**m.view(0), "options": again.options}
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])


def test_finished_games_round_trip() -> None:
    """GM-607."""
    m = play_on(deal(3, 3, target="1"))
    assert ludus.from_position("gorus", m.position()).outcome == m.outcome


OPTIONS: list[tuple[int, dict[str, str]]] = [
    (1, {"wanderers_challenge": "off", "solo_early_stop": "on", "open_own_pile": "on", "target": "5"}),
    (3, {"favour": "minimal", "final_tie": "extra", "show_running_totals": "on", "schools": "NPY"}),
    (5, {"mode": "teams", "split": "3+2"}),
    (8, {"mode": "teams", "split": "4+4", "team_target": "common", "target": "2"}),
    (3, {"favour": "0,1,-1,0,0,0,0,0,-4,2,1,0,1,0,1,-1"}),
    (3, {"favour": ",".join(str(code % 3 if code % 16 else 0) for code in range(80))}),
]


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_a_state_knows_its_options(players: int, options: dict[str, str]) -> None:
    """GM-020, GM-902, GM-R01: as far as the rules need them."""
    m = ludus.new_match("gorus", players, 1, options)
    told = m.game.options_of(m.state)
    assert {name: told[name] for name in options} == options
    assert ludus.from_position("gorus", m.game.position(m.state)).view(None) == m.view(None) | {
        "options": ludus.from_position("gorus", m.game.position(m.state)).options
    }


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 9}, "1 to 8"),
    ({"players": "3"}, "players"),
    ({"game": "regicide"}, "game"),
    ({"rules": 2}, "rules"),
    ({"schools": "BXQ"}, "schools"),
    ({"schools": ""}, "schools"),
    ({"hands": [["B4"], ["B5"]]}, "hands"),
    ({"hands": [["B4"], ["B5"], ["B4"]]}, "B4"),
    ({"hands": [["B4"], ["B5"], ["Q4"]]}, "hands"),
    ({"hands": [["B4"], ["B5"], [4]]}, "hands"),
    ({"hands": [[], ["B5"], ["B6"]]}, "turn"),
    ({"hands": [[f"B{n}" for n in range(11)], ["N5"], ["N6"]]}, "10"),
    ({"piles": [["B5"], [], []]}, "B5"),
    ({"piles": [[], []]}, "piles"),
    ({"arena": ["N4"]}, "arena"),
    ({"arena": ["N4", "N5", "N6"], "turn": 0}, "arena"),
    ({"turn": 3}, "turn"),
    ({"turn": True}, "turn"),
    ({"opener": 1}, "arena"),
    ({"strongest": 5}, "strongest"),
    ({"strongest": -1, "arena": ["N4"], "turn": 1}, "strongest"),
    ({"round": 0}, "round"),
    ({"bout": 11}, "bout"),
    ({"wins": [0, 0]}, "wins"),
    ({"wins": [0, 0, "1"]}, "wins"),
    ({"totals": [1, 2]}, "totals"),
    ({"voids": [2, 1, 4]}, "voids"),
    ({"resigned": 1}, "turn"),
    ({"resigned": 8}, "resigned"),
    ({"decided": 1}, "winners"),
    ({"decided": 7}, "decided"),
]


@pytest.mark.parametrize(("changed", "why"), WRONG)
def test_impossible_positions_are_refused(changed: dict[str, Any], why: str) -> None:
    """GM-003, GM-001, GM-015: with a reason."""
    position = scene("B4/B5/B6", strongest="N").position()
    with pytest.raises(ludus.LudusError, match=why):
        ludus.from_position("gorus", {**position, **changed})


def test_a_position_is_no_text() -> None:
    """GM-015: there is no position line."""
    with pytest.raises(ludus.BadPosition) as error:
        ludus.from_position("gorus", "B4/B5/B6")
    assert error.value.text("ru") != error.value.text("en")


def test_scenes_need_not_be_reachable() -> None:
    """GM-R23, GM-E03: four schools among three players, hands of different sizes."""
    m = play(scene("B6.Y4.Y5/G8.P4/N8.P5", strongest="Y"), "A:B6 B:G8 C:N8!")
    assert m.sample(0, 1).view(0) == m.view(0)


def test_targets_and_length() -> None:
    """GM-R26: more rounds to win make a longer game."""
    rounds = [sum(play_on(deal(3, seed, target=t), seed).view(None)["round"] for seed in range(8)) for t in "139"]
    assert rounds == sorted(rounds)
    assert rounds[0] == 8
