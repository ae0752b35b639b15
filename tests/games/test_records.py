"""Records of every game: written down at any moment, read again, refused where they are wrong."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

import ludus
from ludus import Match
from tests.kit.records import record_refused, same_after_replay
from tests.kit.table import FOREVER, lines, moments, play_on

pytestmark = pytest.mark.both

GAMES = ludus.games()
LINES: dict[str, re.Pattern[str]] = {name: import_module(f"tests.games.{name}.table").LINE for name in GAMES}
LONG = {"spartacus": 1500}  # decisions that are enough of a game
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("augustus", 2, {}),
    ("augustus", 3, {"start": "random3"}),
    ("augustus", 4, {"placement": "clockwise"}),
    ("augustus", 5, {"crier": "C"}),
    ("augustus", 6, {"start": "random3", "placement": "clockwise", "crier": "F"}),
    ("goldencup", 1, {}),
    ("goldencup", 1, {"solo_level": "legend", "solo_automa_glory": "0"}),
    ("goldencup", 2, {}),
    ("goldencup", 3, {"dice_cap": "4"}),
    ("goldencup", 4, {"shopping": "open"}),
    ("goldencup", 5, {"wizard_jim": "+1"}),
    ("goldencup", 6, {"shopping": "open", "decks": "arrival"}),
    ("gorus", 1, {}),
    ("gorus", 1, {"wanderers_challenge": "off", "solo_early_stop": "on", "open_own_pile": "on"}),
    ("gorus", 2, {"schools": "GPY", "first_dealer": "B"}),
    ("gorus", 3, {"favour": "minimal", "target": "2"}),
    ("gorus", 3, {"favour": "0,1,-1,0,0,0,0,0,-4,2,1,0,1,0,1,-1"}),
    ("gorus", 4, {"mode": "teams"}),
    ("gorus", 5, {"mode": "teams", "split": "3+2"}),
    ("gorus", 6, {"mode": "teams", "split": "3+3", "team_target": "common", "target": "1"}),
    ("gorus", 7, {"final_tie": "extra", "target": "1"}),
    ("gorus", 8, {"show_running_totals": "on", "target": "1"}),
    ("regicide", 1, {"solo_yield": "on"}),
    ("regicide", 2, {"first": "B"}),
    ("regicide", 3, {"lazaret": "open"}),
    ("regicide", 4, {"talk": "silent"}),
    ("spartacus", 3, {}),
    ("spartacus", 4, {}),
    ("spartacus", 3, {"length": "quick", "service_deals": "atomic"}),
    ("spartacus", 4, {"length": "quick", "wagers": "in_turn", "decap_odds": "2"}),
    ("spartacus", 3, {"host_void": "winner_pays", "turn_limit": "3"}),
    ("spartacus", 4, {"turn_limit": "2", "min_influence": "0", "supporter_may_foil": "no"}),
]


def short(name: str, players: int, seed: int = 7) -> Match:
    """A game that does not take long."""
    options = {"gorus": {"target": "1"}, "spartacus": {"turn_limit": "1"}}.get(name)
    return ludus.new_match(name, players, seed, options)


# --- The same again ------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_record_replays_to_the_same_game(name: str, players: int, options: dict[str, str]) -> None:
    """AU-030, AU-230, AU-231, AU-232, GC-003, GC-Q26, GC-Q27, GM-013, GM-020, SP-764, SP-800, SP-810.

    Every option that is not at its default stands in the record; every line has its form, with and without secrets.
    """
    for seed in (7, 8):
        m = play_on(ludus.new_match(name, players, seed, options), seed, seed == 8, most=LONG.get(name, FOREVER))
        assert same_after_replay(m).events(0) == m.events(0)
        for option, value in options.items():
            assert f'[{option} "{value}"]' in m.record()
        for secrets in (True, False):
            assert [line for line in lines(m, secrets) if not LINES[name].fullmatch(line)] == []


UNFINISHED = {"augustus": (20, 1), "goldencup": (18, 4), "gorus": (4, 1), "regicide": (10, 1), "spartacus": (50, 5)}


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in GAMES for players in ludus.game(name).meta.players]
)
def test_unfinished_games_are_kept(name: str, players: int) -> None:
    """AU-011, AU-052, GC-005, GC-Q26, GM-207, SP-764: in any order of answers, with what is not shown yet."""
    decisions, every = UNFINISHED[name]
    m = ludus.new_match(name, players, 2)
    for number in moments(m, 2, name != "spartacus", decisions * players):
        if number % every == 0:
            same_after_replay(m)


@pytest.mark.parametrize("name", GAMES)
def test_decisions_alone_reproduce_the_game(name: str) -> None:
    """AU-006, AU-032, GM-015: with the seed, chance, deals and results may be left out (specification 9)."""
    m = play_on(short(name, 3), 7, clever=True)
    added = r"@|\*|R\d+ deal|R\d+\.end|end " if name in ("gorus", "regicide") else r"[@#!*=]"
    bare = [line for line in m.record().splitlines() if not re.match(added, line)]
    assert len(bare) < len(m.record().splitlines()) - 5
    assert ludus.read_record("\n".join(bare)).record() == m.record()


@pytest.mark.parametrize("name", GAMES)
def test_recorded_chance_alone_reproduces_the_game(name: str) -> None:
    """AU-006, AU-062, GM-015: shuffles, bags, dice and who begins stand in the record."""
    for players in ludus.game(name).meta.players:
        m = play_on(short(name, players), 7, clever=True)
        text = m.record().replace('[Seed "7"]', '[Dice "recorded"]')
        again = ludus.read_record(text)
        assert again.position() == m.position()
        assert again.record() == text


@pytest.mark.parametrize("name", GAMES)
def test_a_sealed_game(name: str) -> None:
    """AU-006, GM-015: the secret is revealed after the end."""
    options = short(name, 3).options
    m = ludus.new_match(name, 3, options=options, secret=b"k" * 32, seeds=("anna",), table="t")
    assert "Secret" not in m.record()
    play_on(m)
    assert "Secret" in m.record()
    same_after_replay(m)


@pytest.mark.parametrize("name", GAMES)
def test_the_record_without_secrets(name: str) -> None:
    """AU-007, AU-010, GC-196, GM-321, GM-322, SP-710, SP-764: no deal, no shuffle, no seed, at any moment."""
    m = short(name, 3)
    for number in moments(m, 5, most=60):
        if number % 10 == 0:
            text = m.record(secrets=False)
            assert "Seed" not in text
            assert "\n@ " not in text


@pytest.mark.parametrize("name", GAMES)
def test_memory_brings_a_match_back(name: str) -> None:
    """AU-052, GM-013: without replaying it, in the middle of a moment."""
    players = max(ludus.game(name).meta.players[:4])
    m, again = (ludus.new_match(name, players, 4) for _ in range(2))
    play_on(m, 4, most=33)
    again.recall(m.memory())
    assert again.position() == m.position()
    assert again.record() == m.record()
    assert again.events(1) == m.events(1)
    assert play_on(again, 1, most=60).record() == play_on(m, 1, most=60).record()


# --- Wrong records -------------------------------------------------------------------------------

HEADERS: list[tuple[str, str, str]] = [
    ("augustus", '[start "random4"]', "start"),
    ("augustus", '[crier "D"]', "crier"),
    ("goldencup", '[shopping "shut"]', "shopping"),
    ("goldencup", '[solo_level "legend"]', "solo_level"),
    ("gorus", '[target "0"]', "target"),
    ("gorus", '[split "2+2"]', "split"),
    ("regicide", '[first "D"]', "first"),
    ("spartacus", '[length "endless"]', "length"),
]


def with_header(name: str, old: str, new: str) -> str:
    text = play_on(ludus.new_match(name, 3, 7), most=12).record()
    assert old in text
    return text.replace(old, new)


@pytest.mark.parametrize("name", GAMES)
def test_wrong_headers_are_refused(name: str) -> None:
    """AU-001, GC-001, GM-001, RG-001, SP-001."""
    players = ludus.game(name).meta.players
    for wrong in (min(players) - 1, max(players) + 1):
        text = with_header(name, '[Players "3"]', f'[Players "{wrong}"]')
        record_refused(text, why=f"{min(players)} to {max(players)}")
    record_refused(with_header(name, '[Rules "1"]', '[Rules "7"]'), why="version 7")
    record_refused(with_header(name, '[Players "3"]', '[Players "3"]\n[colour "red"]'), why="colour")


@pytest.mark.parametrize(("name", "header", "why"), HEADERS)
def test_wrong_options_in_headers_are_refused(name: str, header: str, why: str) -> None:
    """AU-230, AU-232, GC-Q26, GC-177, GM-608, GM-901, RG-011, SP-800."""
    record_refused(with_header(name, '[Players "3"]', f'[Players "3"]\n{header}'), why=why)


@pytest.mark.parametrize("name", GAMES)
def test_a_line_that_is_none_is_refused_with_its_number(name: str) -> None:
    """AU-030, GC-003, GM-207, RG-021, SP-764."""
    text = play_on(ludus.new_match(name, 3, 7), 7, most=12).record()
    record_refused(text + "and so on\n", len(text.splitlines()) + 1)
