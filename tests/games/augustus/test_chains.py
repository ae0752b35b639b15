"""Chains (ledger 3.7)."""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match
from tests.kit.rules import rule

from .table import (
    active,
    done,
    facts_of,
    lines,
    moves,
    phase,
    place,
    play,
    refused,
    scene,
    settle,
    shows,
    supply,
    tiles,
    to_act,
)

pytestmark = pytest.mark.both

DISPLAY: dict[str, Any] = {"display": "27 36 45 58 60", "deck": "31 40 52 69 33 34 37"}


def aves(m: Match) -> list[int]:
    return [each["card"] for each in facts_of(m, "ave")]


@rule("AU-090", "AU-074")
@pytest.mark.parametrize(("second", "move"), [("12:T", "+12H/+12C"), ("74:CKT", "+74H/+74C"), ("10:K", "+10H/+10C")])
def test_a_completion_by_an_ability_is_resolved_at_once(second: str, move: str) -> None:
    """Before B's 67, whatever the number: 12, 10 or 74 after 35."""
    m = scene(f"35:SHC {second} +9", "67:SSHH", token="J", **DISPLAY)
    place(m, "A:+35D B:+67H")
    play(m, f"A:m{move}")
    settle(m)
    assert aves(m) == [35, int(second.partition(":")[0]), 67]


@rule("AU-091")
def test_phase_a_legions_and_abilities_in_order_of_completion() -> None:
    """63 completes 13; 13 completes 27; 27 mobilises. New completions join the end of the chain."""
    m = scene("63:SSSH 13:SS 27:HK 88 +9", "85", token="K", **{**DISPLAY, "display": "29 36 45 58 60"})
    place(m, "A:+63K")
    assert supply(m, "A") == 9 + 4
    shows(m, chain=[63], ability=63)
    play(m, "A:m+13T")
    assert supply(m, "A") == 9 + 4 - 1 + 3
    shows(m, chain=[63, 13], ability=13)
    play(m, "A:m+27S/+27S")
    assert supply(m, "A") == 9 + 4 - 1 + 3 - 2 + 4
    shows(m, chain=[63, 13, 27], ability=27)
    assert moves(m, "A") == {"m+88C", "m-"}
    assert done(m, "A") == []
    play(m, "A:m-")
    assert aves(m) == [63, 13, 27]


@rule("AU-092")
def test_cards_completed_together_join_in_ascending_number() -> None:
    """17 and 13 are filled by one ability, in this order; 13 comes first."""
    m = scene("63:SSSH 17:CC 13:SS 28 +9", "88", token="K", **DISPLAY)
    place(m, "A:+63K")
    play(m, "A:m+17K/+13T")
    shows(m, chain=[63, 13, 17], ability=13)
    settle(m)
    assert aves(m) == [63, 13, 17]
    assert done(m, "A") == [63, 13, 17]


@rule("AU-093", "AU-151")
def test_phase_b_one_by_one() -> None:
    """After each card the rewards; the second card brings count 2 and, as a third green one, a tile."""
    m = scene("35:SHC 7:SS 88 +9 | 1", "85", token="D", **DISPLAY)
    place(m, "A:+35D")
    play(m, "A:m+7C")
    assert (phase(m), done(m, "A")) == ("count", [1, 35])
    assert tiles(m) == {}
    play(m, "A:r-")
    assert (phase(m), done(m, "A")) == ("count", [1, 35, 7])
    assert tiles(m) == {"type:GREEN": "A", "res:wheat": "A"}
    play(m, "A:r3")
    assert phase(m) == "pick"
    assert tiles(m) == {"type:GREEN": "A", "res:wheat": "A", "count:3": "A"}


@rule("AU-094", "AU-R08")
def test_phase_c_all_from_one_display() -> None:
    """Two cards completed, two of the same five; refilled after the second only."""
    m = scene("35:SHC 7:SS 88 +9", "85", token="D", **DISPLAY)
    place(m, "A:+35D")
    play(m, "A:m+7C A:r-")
    shows(m, phase="pick", picks=2, display=[27, 36, 45, 58, 60])
    assert len(moves(m, "A")) == 10
    play(m, "A:p60,27")
    assert list(active(m, "A")) == [88, 60, 27]
    shows(m, display=[36, 45, 58, 31, 40])
    assert [each["cards"] for each in facts_of(m, "refilled")] == [[31, 40]]
    assert "A:p60,27" in lines(m)


@rule("AU-094", "AU-075")
@pytest.mark.parametrize(("move", "rule"), [("p27", "AU-094"), ("p27,36,45", "AU-094"), ("p27,27", "AU-075")])
def test_exactly_as_many_as_were_completed(move: str, rule: str) -> None:
    m = scene("35:SHC 7:SS 88 +9", "85", token="D", **DISPLAY)
    place(m, "A:+35D")
    play(m, "A:m+7C A:r-")
    refused(m, f"A:{move}", rule)


def six_picks() -> Match:
    """63 completes 11 (take two) and 13; 13 completes 39 (take two): six new objectives."""
    m = scene("63:SSSH 11:SC 13:SS 39:HHH +9", "85", token="K", **DISPLAY)
    place(m, "A:+63K")
    play(m, "A:m+11T/+13T A:m+39S")
    while phase(m) == "count":
        play(m, "A:r-")
    return m


@rule("AU-095", "AU-113")
def test_an_empty_display_is_refilled_while_taking() -> None:
    """All five are taken, five new ones are laid out, one of them is taken, and one is laid out."""
    m = six_picks()
    assert list(active(m, "A")) == [27, 36, 45, 58, 60]
    shows(m, phase="pick", picks=1, display=[31, 40, 52, 69, 33])
    assert to_act(m) == "A"
    play(m, "A:p52")
    assert list(active(m, "A")) == [27, 36, 45, 58, 60, 52]
    shows(m, display=[31, 40, 69, 33, 34])
    picks = [line for line in lines(m) if ":p" in line]
    assert picks == ["(A:p27,36,45,58,60)", "A:p52"]
    assert [each["auto"] for each in facts_of(m, "picked")] == [True, False]


@rule("AU-096")
def test_a_single_card_is_a_chain_of_one() -> None:
    """The same lines of the record, the same events."""
    m = scene("80:SHKK", "85", token="D", **DISPLAY)
    place(m, "A:+80D")
    shows(m, chain=[], owner=0)
    play(m, "A:p27")
    assert lines(m)[:3] == ["A:+80D B:-", "!A80", "A:p27"]


@rule("AU-097")
def test_new_objectives_are_out_of_reach_of_the_chain() -> None:
    """12 is open while 35 mobilises onto H and C, and cannot be used; once taken it has no legions."""
    m = scene("35:SHC 7:SS 88 +9", "85", token="D", display="12 36 45 58 60", deck="31 40")
    place(m, "A:+35D")
    assert all("12" not in move for move in moves(m, "A"))
    play(m, "A:m+7C A:r- A:p12,36")
    assert active(m, "A") == {88: "", 12: "", 36: ""}
    assert phase(m) == "place"


@rule("AU-091", "AU-093")
def test_the_record_of_a_chain() -> None:
    """All that happens, in its order."""
    m = scene("35:SHC 7:SS 88 +9 | 1", "85", token="D", then="S", **DISPLAY)
    place(m, "A:+35D")
    play(m, "A:m+7C A:r- A:r3 A:p27,36")
    assert lines(m) == [
        "A:+35D B:-",
        "!A35",
        "A:m+7C",
        "!A7",
        "A:r-",
        "*A type:GREEN",
        "*A res:wheat",
        "A:r3",
        "*A count:3",
        "A:p27,36",
        "#S",
    ]
