"""The worked examples of the rulebook (specification 4); GC-E07 and GC-E08 stand beside the rules they show."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import board, coins, end_shopping, glory, hand, line_up, match_lines, moves, own, play, scene, seat, team

pytestmark = pytest.mark.both


@rule("GC-E01")
def test_shopping() -> None:
    """Agent, search, hire with seven coins."""
    m = scene(
        team(hired="13 8", hand="1 20 27", stadium=1, plus=1, stage="prepare"),
        team(),
        round=4,
        decks=[[], [37, 38, 51, 39, 59, 40], []],
    )
    play(m, "A:P")
    assert (coins(m, "A"), seat(m, "A")["sponsors"]) == (7, {"plus": 0, "minus": 0})
    play(m, "A:AG")
    assert (coins(m, "A"), seat(m, "A")["agent"]) == (4, 1)
    play(m, "A:S-1-20-27")
    assert (coins(m, "A"), hand(m, "A")) == (3, [37, 51, 59])
    play(m, "A:H37")
    assert (coins(m, "A"), hand(m, "A"), seat(m, "A")["hired"]) == (0, [51, 59], [13, 8, 37])
    assert board(m, "A") == "a2 a3 a4 d1"
    assert own(m, "A")["pile"] == [1, 20, 27]
    assert moves(m, "A") == {"E"}
    end_shopping(m)
    assert m.view(None)["discards"] == [[1, 20, 27], [], []]


@rule("GC-E02")
def test_match() -> None:
    """Break, two defences, a repelled attack, a goal of a starting champion."""
    m = scene(team("a2 d1", hired="11"), team("a4 d1 d2"), f1="-- Bd2 Bd1 Aa2 Ba4", f1_dice="3", round=1)
    end_shopping(m)
    line_up(m, A="-/11/-/-")
    assert match_lines(m)[:5] == [
        "1:--",
        "2:Bd2",
        "3:Bd1",
        "4:Aa2 s-1 repelled",
        "5:Ba4 s4 #0 [3] goal",
    ]
    assert match_lines(m)[-1] == "end 0-1 B+4"
    assert glory(m, "B") == 5 - 1 + 3 + 1


@rule("GC-E03")
def test_score_of_a_win() -> None:
    """3:1 with a silver agent gives six."""
    m = scene(
        team("a4 a4 a4", hired="11", agent=1),
        team("a4", hired="13"),
        f1="Aa4 Aa4 Aa4 Ba4",
        f1_dice="3 3 3 3",
        phase="matches",
    )
    line_up(m, A="-/-/-/11", B="-/-/-/13")
    assert match_lines(m)[-1] == "end 3-1 A+6"
    assert glory(m, "A") == 11


@rule("GC-E04")
def test_eyebush() -> None:
    """As the first hire it upgrades the 2, for the 4 cannot be upgraded."""
    m = scene(team(hand="21", coins=3), team())
    play(m, "A:H21")
    assert board(m, "A") == "a3 a4 d1 d1"


@rule("GC-E05")
def test_double_defence_upgrade() -> None:
    """The single -1 becomes -2, then -3."""
    m = scene(team(), team())
    play(m, "A:TD1.2")
    assert (board(m, "A"), coins(m, "A")) == ("a2 a4 d3", 3)


@rule("GC-E06")
def test_strength_five() -> None:
    """Thrown by slot 4+."""
    m = scene(team("a4", hired="73 11"), team("d1"), f1="Aa4", f1_dice="3", phase="matches")
    line_up(m, A="73/-/-/11")
    assert match_lines(m)[0] == "1:Aa4 s5 #11 [3] goal"
