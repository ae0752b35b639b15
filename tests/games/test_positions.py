"""Positions of every game: written down at any moment, read again, refused where they are wrong."""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from tests.kit.positions import position_refused, same_from_position
from tests.kit.table import moments, play_on

pytestmark = pytest.mark.both

GAMES = ludus.games()
OPTIONS: dict[str, list[dict[str, str]]] = {
    "augustus": [{}],
    "goldencup": [{}, {"shopping": "open"}, {"decks": "arrival"}],
    "gorus": [{"target": "1"}],
    "regicide": [{}],
    "spartacus": [{"turn_limit": "5"}, {"service_deals": "atomic", "wagers": "in_turn"}, {"length": "quick"}],
}
MOST = {"spartacus": 900}
RARITY = {"augustus": 2, "goldencup": 6, "gorus": 1, "regicide": 1, "spartacus": 6}


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [(name, players, each) for name in GAMES for players in ludus.game(name).meta.players for each in OPTIONS[name]],
)
def test_positions_round_trip(name: str, players: int, options: dict[str, str]) -> None:
    """AU-209, AU-223, GC-013, GC-Q26, GM-013, GM-607, SP-764: as JSON, in the middle of a moment, after the end."""
    m = ludus.new_match(name, players, 3, options)
    for number in moments(m, 3, name != "spartacus", MOST.get(name, 300)):
        if number % (RARITY[name] * players) in (0, 1):
            same_from_position(m)
    same_from_position(m)


def test_every_stage_of_a_long_game_is_among_them() -> None:
    """SP-764: requests, windows, sealed bids and bouts."""
    m, seen = ludus.new_match("spartacus", 4, 3), set()
    for _ in moments(m, 3, False, 900):
        stage = m.view(None)["stage"]
        if stage not in seen:
            seen.add(stage)
            same_from_position(m)
    assert len(seen) > 12


@pytest.mark.parametrize("name", GAMES)
def test_finished_games_round_trip(name: str) -> None:
    """AU-209, GC-013, GM-607, SP-764."""
    options = {"gorus": {"target": "1"}, "spartacus": {"turn_limit": "1"}}.get(name)
    m = play_on(ludus.new_match(name, 3, 3, options), 3)
    assert m.over
    assert same_from_position(m).outcome == m.outcome


KNOWN: list[tuple[str, int, dict[str, str]]] = [
    ("augustus", 3, {}),
    ("augustus", 3, {"start": "random3"}),
    ("augustus", 3, {"placement": "clockwise"}),
    ("goldencup", 3, {"shopping": "open", "decks": "arrival", "dice_cap": "4", "wizard_jim": "+1"}),
    ("goldencup", 1, {"solo_level": "legend", "solo_automa_glory": "0"}),
    ("gorus", 1, {"wanderers_challenge": "off", "solo_early_stop": "on", "open_own_pile": "on", "target": "5"}),
    ("gorus", 3, {"favour": "minimal", "final_tie": "extra", "show_running_totals": "on", "schools": "NPY"}),
    ("gorus", 5, {"mode": "teams", "split": "3+2"}),
    ("gorus", 8, {"mode": "teams", "split": "4+4", "team_target": "common", "target": "2"}),
    ("gorus", 3, {"favour": "0,1,-1,0,0,0,0,0,-4,2,1,0,1,0,1,-1"}),
    ("gorus", 3, {"favour": ",".join(str(code % 3 if code % 16 else 0) for code in range(80))}),
    ("regicide", 2, {"lazaret": "open"}),
    ("regicide", 1, {"solo_yield": "on"}),
    ("spartacus", 3, {"length": "quick", "service_deals": "atomic", "turn_limit": "7"}),
]


@pytest.mark.parametrize(("name", "players", "options"), KNOWN)
def test_a_state_knows_its_options(name: str, players: int, options: dict[str, str]) -> None:
    """AU-230, AU-231, GC-Q11, GC-Q13, GC-Q26, GC-Q27, GM-020, GM-902, GM-R01: as far as the rules need them."""
    m = ludus.new_match(name, players, 1, options)
    restored = m.game.options_of(m.state)
    assert {option: restored[option] for option in options} == options
    again = ludus.from_position(name, m.game.position(m.state))
    assert again.view(0) == {**m.view(0), "options": again.options}


# --- Wrong positions -----------------------------------------------------------------------------


def wrong(name: str) -> list[tuple[dict[str, Any], str]]:
    """What is changed in a good position, and a word of the refusal."""
    players = ludus.game(name).meta.players
    between = f"{min(players)} to {max(players)}"
    other = "regicide" if name != "regicide" else "gorus"
    found: list[tuple[dict[str, Any], str]] = [({"game": other}, "game"), ({"rules": 99}, "rules")]
    if name == "regicide":  # the line says how many play
        return found
    return [
        *found,
        ({"players": max(players) + 1}, between),
        ({"players": min(players) - 1}, between),
        ({"players": "3"}, "players"),
        ({"players": None}, "players"),
        ({"players": 4 if 3 in players else 3}, ""),
        ({"options": []}, "players|options"),
        ({"options": {"colour": "red"}}, "colour"),
    ]


@pytest.mark.parametrize(
    ("name", "changed", "why"), [(name, *case) for name in GAMES for case in wrong(name)], ids=lambda value: str(value)
)
def test_other_games_tables_and_options_are_refused(name: str, changed: dict[str, Any], why: str) -> None:
    """AU-001, AU-223, GC-001, GM-001, GM-015, RG-001, SP-001: with a reason in both languages."""
    position = ludus.new_match(name, 3, 1).position()
    position_refused(name, {**position, **changed}, why)


@pytest.mark.parametrize("position", ["19/20", "", "hello", None, [], 7, {}])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_position_is_refused(name: str, position: object) -> None:
    """AU-223, GC-013, GM-015, SP-764: only Regicide has a position line."""
    position_refused(name, position)
