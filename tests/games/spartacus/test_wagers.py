"""Wagers against the bank, and the match that is rigged after them (specification 3.6)."""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match
from tests.kit.rules import rule

from .table import (
    asked_when,
    assets,
    duel,
    facts_of,
    gold,
    golds,
    house,
    influence,
    moves,
    play,
    refused,
    stage,
    unreadable,
    view,
    wagering,
)

pytestmark = pytest.mark.both

WOUNDS = {"surrender": "6 1 1 1", "injury": "6 3 1 1", "decapitation": "6 3 3 1"}  # red 3, black 1
CORNERS = ("V1", "V2", "IN", "DC")


def four(**named: dict[str, Any]) -> list[dict[str, Any]]:
    """Fighters of A and B; D has none."""
    usual = {"A": "GL01a WE01a", "B": "GL02a", "C": "GL03a", "D": ""}
    cards = ("BAT", "SOL", "TUL", "GLA")
    return [named.get(letter, house(card, gold=12, assets=usual[letter])) for letter, card in zip("ABCD", cards)]


def betting(**named: Any) -> Match:
    """A on space I against B on space II; C is host."""
    houses = {letter: named.pop(letter) for letter in "ABCD" if letter in named}
    return wagering(*four(**houses), one="A GL01a WE01a", two="B GL02a", host="C", **named)


def code(stakes: str) -> int:
    """`V1=2 DC=3` as a position writes it."""
    pairs = [word.split("=") for word in stakes.split()]
    return sum(int(coins) << 2 * CORNERS.index(corner) for corner, coins in pairs)


def settled(defeat: str, stakes: str, first: int = 1, options: dict[str, str] | None = None) -> int:
    """What D, who has put down these stakes, takes back after the side `first` has won."""
    loser = "3 2 2 1 1 1" if first == 1 else "1 1 1 3 2 2"
    m = duel(
        *four(),
        one="A GL01a",
        two="B GL02a",
        at="d3 d4",
        left=loser,
        first=first,
        host="C",
        dice=WOUNDS[defeat],
        bets=[0, 0, 0, code(stakes)],
        options=options,
    )
    play(m, f"{'AB'[first - 1]} x")
    return gold(m, "D") - 12


# --- Placing ---------------------------------------------------------------------------------------


@rule("SP-430", "SP-433")
def test_everybody_may_bet() -> None:
    """The host and the owners too, all at the same time, on four corners."""
    m = betting()
    assert asked_when(m) == ("ABCD", "wager")
    for letter in "CD":
        listed = moves(m, letter)
        assert listed[0] == "bet"
        assert {f"bet {corner}={coins}" for corner in CORNERS for coins in (1, 2, 3)} <= {*listed}
    play(m, "D bet V1=1 V2=2 IN=3 DC=1; A bet V1=3 IN=1 DC=2; C bet; B bet V2=1")
    assert facts_of(m, "wagers") == [
        {
            "who": None,
            "bets": [
                [0, {"V1": 3, "IN": 1, "DC": 2}],
                [1, {"V2": 1}],
                [2, {}],
                [3, {"V1": 1, "V2": 2, "IN": 3, "DC": 1}],
            ],
        }
    ]
    assert golds(m) == [6, 11, 12, 5]


@rule("SP-431")
def test_one_to_three_coins_on_each() -> None:
    """Several wagers, not more than three coins on each."""
    m = betting()
    for wrong in ("bet V1=4", "bet V1=0", "bet V1=1 V1=2", "bet V3=1", "bet IN"):
        unreadable(m, f"D {wrong}")
    assert not [move for move in moves(m, "D") if "=4" in move]
    play(m, "D bet V1=3 V2=3 IN=3 DC=3")
    assert view(m, "D")["arena"]["bets"][3] == {"V1": 3, "V2": 3, "IN": 3, "DC": 3}


@rule("SP-431", "SP-008")
def test_nobody_stakes_more_than_he_has() -> None:
    m = betting(D=house("GLA", gold=4), C=house("TUL", gold=0))
    refused(m, "D bet V1=3 DC=2", "SP-008")
    assert moves(m, "C") == ["bet"]
    play(m, "D bet V1=3 DC=1; A bet; B bet; C bet")
    assert golds(m) == [12, 12, 0, 0]


@rule("SP-432", "SP-Q31", "SP-Q05")
def test_owners_do_not_bet_on_the_opponent() -> None:
    """But on injury and decapitation they may; three corners are left to them."""
    m = betting()
    refused(m, "A bet V2=1", "SP-432")
    refused(m, "B bet V1=3 DC=1", "SP-432")
    assert not [move for move in moves(m, "A") if "V2" in move]
    assert not [move for move in moves(m, "B") if "V1" in move]
    play(m, "A bet V1=1 IN=3 DC=3; B bet V2=1 IN=1 DC=1")


@rule("SP-433", "SP-434")
def test_wagers_are_closed_together() -> None:
    """Sealed until all are made; then stakes leave the treasury and lie open for good."""
    m = play(betting(), "D bet DC=3")
    refused(m, "D bet", "SP-430")
    assert view(m, "D")["arena"]["bets"] == [None, None, None, {"DC": 3}]
    assert view(m, "A")["arena"]["bets"] == view(m, None)["arena"]["bets"] == [None] * 4
    assert not facts_of(m, "did", seat="A")
    assert [each["gold"] for each in view(m, None)["seats"]] == [12, 12, 12, 12]
    play(m, "A bet V1=2; B bet; C bet")
    assert view(m, None)["arena"]["bets"] == [{"V1": 2}, {}, {}, {"DC": 3}]
    assert [each["gold"] for each in view(m, None)["seats"]] == [10, 12, 12, 9]
    refused(m, "D bet V1=1", "SP-503")


# --- Settling --------------------------------------------------------------------------------------


@rule("SP-435", "SP-436", "SP-437", "SP-Q01", "SP-Q30")
@pytest.mark.parametrize(
    ("defeat", "first", "stakes", "back"),
    [
        ("surrender", 1, "V1=3", 6),
        ("surrender", 2, "V2=2", 4),
        ("surrender", 1, "V2=3 IN=3 DC=3", 0),
        ("surrender", 1, "V1=1 V2=1 IN=1 DC=1", 2),
        ("injury", 1, "IN=3", 9),
        ("injury", 2, "IN=1 V2=3", 9),
        ("injury", 1, "V2=3 DC=3", 0),
        ("decapitation", 1, "DC=3", 12),
        ("decapitation", 2, "DC=1 V2=1", 6),
        ("decapitation", 1, "V1=3 V2=3 IN=3 DC=2", 14),
        ("decapitation", 2, "IN=3 V1=3", 0),
    ],
)
def test_what_a_wager_brings(defeat: str, first: int, stakes: str, back: int) -> None:
    """1, 2 or 3 to 1; exactly the kind of defeat that came counts."""
    assert settled(defeat, stakes, first) == back


@rule("SP-801", "SP-Q01", "SP-435")
@pytest.mark.parametrize(("odds", "back"), [("3", 12), ("2", 9)])
def test_the_odds_of_a_decapitation(odds: str, back: int) -> None:
    """Other corners pay as ever."""
    assert settled("decapitation", "DC=3", options={"decap_odds": odds}) == back
    assert settled("injury", "IN=3", options={"decap_odds": odds}) == 9


@rule("SP-435", "SP-436")
def test_settling_is_announced() -> None:
    """What was staked and what came back, for everybody who had bet."""
    bets = [code("V1=3"), code("V2=2 IN=1"), 0, code("DC=1")]
    m = duel(*four(), one="A GL01a", two="B GL02a", at="d3 d4", left="3 2 2 1 1 1", host="C", dice="6 3 1 1", bets=bets)
    play(m, "A x")
    assert facts_of(m, "settled") == [
        {"who": 0, "staked": 3, "back": 6},
        {"who": 1, "staked": 3, "back": 3},
        {"who": 3, "staked": 1, "back": 0},
    ]
    assert golds(m) == [18, 15, 12, 12]
    assert view(m, None)["arena"]["bets"] == [None] * 4


@rule("SP-Q50", "SP-437")
def test_a_merciless_winner_changes_the_wager() -> None:
    """The final kind of defeat counts."""
    houses = four(A=house(assets="GL14"))
    m = duel(
        *houses,
        one="A GL14",
        two="B GL02a",
        at="d3 d4",
        left="4 2 2 1 1 1",
        host="C",
        dice="6 1 1 1 1",
        bets=[0, 0, 0, code("DC=3 IN=3")],
    )
    play(m, "A x")
    assert facts_of(m, "defeated") == [{"who": 1, "defeat": "decapitation"}]
    assert gold(m, "D") == 24


# --- Rigging the Match -----------------------------------------------------------------------------


def rigging(mine: str = "GL01a WE01a GL05", **fields: Any) -> Match:
    """Wagers are made; D holds Rigging the Match."""
    m = betting(A=house(gold=12, assets=mine), D=house("GLA", gold=12, hand="RE09a"), **fields)
    return play(m, "A bet V1=1; B bet; C bet; D bet V2=3")


@rule("SP-Q39", "SP-752")
def test_a_fighter_is_replaced_after_the_wagers() -> None:
    """By another ready gladiator of that house; gear, wagers and tribute stay."""
    m = rigging()
    assert asked_when(m) == ("D", "wagered")
    assert [move for move in moves(m, "D") if move.startswith("react")] == ["react RE09a >A : GL05"]
    refused(m, "D react RE09a >B : GL02a", "SP-Q53")
    refused(m, "D react RE09a >A : GL03a", "SP-Q39")
    play(m, "D react RE09a >A : GL05")
    one = view(m, None)["arena"]["sides"][0]
    assert (one["fighter"], one["gear"], one["dice"], one["seat"]) == ("GL05", ["WE01a"], [4, 4, 4], 0)
    assert facts_of(m, "replaced") == [{"who": None, "side": 1, "old": "GL01a", "fighter": "GL05"}]
    assert (golds(m), assets(m, "A")) == ([11, 12, 12, 9], "GL01a GL05 WE01a")
    assert view(m, None)["arena"]["bets"] == [{"V1": 1}, {}, {}, {"V2": 3}]


@rule("SP-Q39")
def test_a_champion_may_be_brought_in() -> None:
    """Without tribute for it; an exhausted gladiator or a slave may not."""
    m = rigging("GL01a WE01a GL05# GL06- SL05")
    assert [move for move in moves(m, "D") if move.startswith("react")] == ["react RE09a >A : GL05"]
    play(m, "D react RE09a >A : GL05")
    assert (gold(m, "A"), influence(m, "A")) == (11, 4)


@rule("SP-Q39")
def test_no_other_gladiator_no_rigging() -> None:
    """Then nobody is asked at all."""
    m = rigging("GL01a WE01a GL05-")
    assert stage(m) == "order"
