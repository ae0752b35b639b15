"""Positions: everything on the table as a dict, and what is wrong with one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.positions import position_refused
from tests.kit.rules import rule

from .table import deal, play, play_on, scene

pytestmark = pytest.mark.both


WRONG: list[tuple[dict[str, Any], str]] = [
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


@rule("GM-003", "GM-001", "GM-015")
@pytest.mark.parametrize(("changed", "why"), WRONG)
def test_impossible_positions_are_refused(changed: dict[str, Any], why: str) -> None:
    """With a reason."""
    position = scene("B4/B5/B6", strongest="N").position()
    position_refused("gorus", {**position, **changed}, why)


@rule("GM-R23", "GM-E03")
def test_scenes_need_not_be_reachable() -> None:
    """Four schools among three players, hands of different sizes."""
    m = play(scene("B6.Y4.Y5/G8.P4/N8.P5", strongest="Y"), "A:B6 B:G8 C:N8!")
    assert m.sample(0, 1).view(0) == m.view(0)


@rule("GM-R26")
def test_targets_and_length() -> None:
    """More rounds to win make a longer game."""
    rounds = [sum(play_on(deal(3, seed, target=t), seed).view(None)["round"] for seed in range(8)) for t in "139"]
    assert rounds == sorted(rounds)
    assert rounds[0] == 8
