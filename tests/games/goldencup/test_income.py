"""Income, sponsor tokens and coins (specification 3.5 and 3.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.rules import rule

from .table import (
    coins,
    deal,
    end_shopping,
    facts_of,
    glory,
    income,
    line_up,
    moves,
    own,
    play,
    refused,
    scene,
    seat,
    stage,
    team,
)

pytestmark = pytest.mark.both


def earned(hired: str = "", **facts: Any) -> int:
    """A's coins at the start of shopping."""
    m = scene(team(hired=hired, hand="100", stage="prepare", **facts), team(), round=3)
    return coins(play(m, "A:P"), "A")


@rule("GC-040", "GC-214")
def test_income_is_stadium_champions_and_sponsors() -> None:
    """4, 5 or 6 of the stadium, the coins of champions, the sum of sponsor tokens."""
    assert [earned(stadium=level) for level in range(3)] == [4, 5, 6]
    assert earned("11 13") == 6
    assert earned("86", stadium=1) == 7
    assert earned(plus=2, minus=1) == 5
    assert earned("11 49", stadium=2, plus=1, minus=3) == 6
    assert earned("84 101") == income([84, 101]) == 7


@rule("GC-040", "GC-014")
def test_also_in_the_first_round() -> None:
    """Four coins."""
    m = deal(2)
    play(m, f"A:F{own(m, 'A')['fans'][0]:02d}")
    assert coins(m, "A") == 4
    assert facts_of(m, "earned", seat=0) == [{"who": 0, "amount": 4}]


@rule("GC-041", "GC-Q04")
def test_the_bench_pays_too() -> None:
    """All hired champions count, wherever they stood in the last match."""
    m = scene(team(hired="11 13 49 52 58"), team(), phase="matches")
    play(line_up(m, A="11/13/-/-"), "B:E")
    assert seat(m, "A")["income"] == 9
    assert coins(m, "A") == 9


@rule("GC-042", "GC-103", "GC-104")
def test_sponsor_tokens_work_once() -> None:
    """They change the next income only and go back then."""
    m = scene(team(hand="7", coins=4), team(), round=2)
    play(m, "A:H7")
    assert (coins(m, "A"), seat(m, "A")["sponsors"]) == (1, {"plus": 1, "minus": 0})
    line_up(end_shopping(m))
    assert (coins(m, "A"), seat(m, "A")["sponsors"]) == (5, {"plus": 0, "minus": 0})
    line_up(end_shopping(m))
    play(m, "A:P")
    assert coins(m, "A") == 4
    m = scene(team(hand="1", stage="prepare", plus=1, minus=2), team(), round=2)
    assert coins(play(m, "A:P"), "A") == 3
    assert seat(m, "A")["sponsors"] == {"plus": 0, "minus": 0}


@rule("GC-043", "GC-Q14")
@pytest.mark.parametrize(
    ("hired", "plus", "minus", "expected"), [("", 0, 9, 0), ("86 87 84", 7, 0, 12), ("", 8, 0, 12)]
)
def test_the_track_has_ends(hired: str, plus: int, minus: int, expected: int) -> None:
    """Never below 0 nor above 12."""
    assert earned(hired, plus=plus, minus=minus) == expected


@rule("GC-044")
def test_coins_are_not_kept() -> None:
    """Whatever is left is lost."""
    m = scene(team(hand="1", coins=12), team(hand="2", coins=1), round=2)
    end_shopping(m)
    assert (coins(m, "A"), coins(m, "B")) == (0, 0)
    line_up(m)
    play(m, "A:P B:P")
    assert (coins(m, "A"), coins(m, "B")) == (4, 4)


@rule("GC-045", "GC-046")
def test_each_coin_counts() -> None:
    """Prices are paid; nothing costs more than is left, and at 0 only the end is possible."""
    m = scene(team(hand="1 2 3", coins=4), team(), round=1)
    play(m, "A:LA")
    assert coins(m, "A") == 2
    for move in ("H1", "AG", "ST"):
        refused(m, f"A:{move}", "GC-046")
        assert move not in moves(m, "A")
    play(m, "A:TA1")
    assert coins(m, "A") == 1
    refused(m, "A:LD", "GC-046")
    play(m, "A:TA2")
    assert moves(m, "A") == {"E"}
    for move in ("S-1", "TD1.1", "TA2", "TD1.2"):
        refused(m, f"A:{move}", "GC-013" if move == "TD1.1" else "GC-046")


@rule("GC-101", "GC-105")
def test_glory_is_added_and_taken() -> None:
    """Never below zero, and without an upper end."""
    m = scene(team("a4", glory=1), team("a1", glory=0), f1="Aa4 Ba1 -- -- -- --", f1_dice="1 1")
    end_shopping(m)
    assert (glory(m, "A"), glory(m, "B")) == (2, 2)  # one paid, none paid, two each for the draw
    m = scene(team(hand="96", hired="11", glory=400, coins=3), team())
    assert glory(play(m, "A:H96"), "A") == 405


@rule("GC-105", "GC-Q12", "GC-023")
def test_sponsors_do_not_run_out() -> None:
    """More than the fifteen of the box; what one has, another does not lack."""
    m = scene(team(hand="7", plus=15, coins=3), team(plus=15))
    assert seat(play(m, "A:H7"), "A")["sponsors"]["plus"] == 16


@rule("GC-102", "GC-090")
def test_glory_of_end_abilities_comes_at_the_end() -> None:
    """Not when the card is hired, not after matches."""
    m = scene(team(hand="76", coins=3), team(), round=5)
    play(m, "A:H76")
    assert glory(m, "A") == 5
    assert own(m, "A")["end_glory"] == 2
    line_up(end_shopping(m))
    assert m.view(None)["seats"][0]["score"] is None
    line_up(end_shopping(m))
    scored = facts_of(m, "scored")[0]
    assert scored["end"] == 2
    assert scored["glory"] == seat(m, "A")["glory"]


@rule("GC-104", "GC-141", "GC-Q15")
def test_a_sponsor_of_the_last_round_counts_in_the_final_income() -> None:
    m = scene(team(hand="16", coins=3), team(), round=6)
    line_up(end_shopping(play(m, "A:H16")))
    assert facts_of(m, "scored")[0]["track"] == 2  # income 4 + 1 + 1
    assert stage(m, "B") in ("line", "free")
