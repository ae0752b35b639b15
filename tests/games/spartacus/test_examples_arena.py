"""The worked examples of the rulebook for market and arena (specification 4), as moves.

A is Pyotr, B Alla, C Ivan, D Liza. Dice pictures are lost: where an example needs dice, dice with its result are given.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match
from tests.kit.rules import rule

from .sand import compared, dice, fight
from .table import (
    arena,
    asked_when,
    assets,
    auction,
    duel,
    facts_of,
    golds,
    house,
    influences,
    market_discards,
    moves,
    play,
    refused,
    stage,
    view,
)

pytestmark = pytest.mark.both


@rule("SP-E15")
def test_a_void_auction() -> None:
    """C and D bid 3, 1, 0; Agron goes to the discard and all bids come back."""
    m = auction(house(gold=5), house("SOL", gold=5), house("TUL", gold=4), house("GLA", gold=4), lots="GL11")
    play(m, "A bid 0; B bid 2; C bid 3; D bid 3; C bid 1; D bid 1; C bid 0; D bid 0")
    assert (golds(m), market_discards(m)) == ([5, 5, 4, 4], "GL11")
    assert [each["bids"] for each in facts_of(m, "bids")] == [
        [[0, 0], [1, 2], [2, 3], [3, 3]],
        [[2, 1], [3, 1]],
        [[2, 0], [3, 0]],
    ]
    assert all(assets(m, letter) == "" for letter in "ABCD")


@rule("SP-E16")
def test_a_die_for_the_host() -> None:
    """A and D bid all they have; D rolls higher; bids come back."""
    m = auction(house(gold=8), house("SOL", gold=9), house("TUL", gold=9), house("GLA", gold=8), host="B", dice="2 5")
    play(m, "A bid 8; C bid 6; B bid 5; D bid 8")
    assert (moves(m, "A"), moves(m, "D")) == (["bid 0"], ["bid 0"])
    play(m, "A bid 0; D bid 0")
    assert facts_of(m, "rolled")[0]["dice"] == [[0, 2], [3, 5]]
    assert (view(m, None)["host"], golds(m), asked_when(m)) == (3, [8, 9, 9, 8], ("D", "invite"))


def hosting(**fields: Any) -> Match:
    """C is host with Theokles, D has only a Thracian Warrior, A is well armed."""
    return arena(
        house("BAT", gold=6, assets="GL12 WE03a AR01a XE02a"),
        house("SOL", gold=10),
        house("TUL", gold=2, assets="GL06"),
        house("GLA", assets="GL01a"),
        host="C",
        **fields,
    )


INVITED = "C invite D; D refuse; A pay C 3; C invite A; A enter GL12 WE03a AR01a XE02a; C invite C; C enter GL06"


@rule("SP-E17")
def test_hosting() -> None:
    """A refusal, gold for an invitation, a fighter with trident, helmet and javelin, the host himself."""
    m = play(hosting(), INVITED)
    assert (influences(m), golds(m)) == ([4, 4, 4, 3], [3, 10, 5, 5])
    sides = view(m, None)["arena"]["sides"]
    assert [(each["seat"], each["fighter"], each["gear"]) for each in sides] == [
        (0, "GL12", ["WE03a", "AR01a", "XE02a"]),
        (2, "GL06", []),
    ]
    assert stage(m) == "wager"


@rule("SP-E18")
def test_wagers() -> None:
    """Alla puts three coins on decapitation and three on victory II."""
    m = play(hosting(), f"{INVITED}; A bet; B bet DC=3 V2=3; C bet; D bet")
    assert (golds(m), view(m, None)["arena"]["bets"]) == ([3, 4, 5, 5], [{}, {"V2": 3, "DC": 3}, {}, {}])


@rule("SP-E19")
@pytest.mark.parametrize(("odds", "net"), [("2", 3), ("3", 6)])
def test_settling(odds: str, net: int) -> None:
    """Theokles is beheaded; 2 to 1 as printed in the example, 3 to 1 as the rule says."""
    m = duel(
        house("BAT", assets="GL12"),
        house("SOL", gold=4),
        house("TUL", assets="GL06"),
        house("GLA", assets="GL01a"),
        one="A GL12",
        two="C GL06",
        at="d3 d4",
        left="4 3 3 1 1 1",
        host="C",
        dice="6 5 4 1 1",
        bets=[0, 3 << 2 | 3 << 6, 0, 0],
        options={"decap_odds": odds},
    )
    play(m, "A x")
    assert facts_of(m, "defeated") == [{"who": 2, "defeat": "decapitation"}]
    assert golds(m)[1] == 4 + 6 + net
    assert market_discards(m) == "GL06"


@rule("SP-E23")
def test_spartacus_enters() -> None:
    """Four dice of each colour, health 12."""
    m = arena(house("BAT", assets="GL05"), house("SOL", assets="GL01a"), house("TUL"), host="C")
    play(m, "C invite A; A enter GL05; C invite B; B enter GL01a; A bet; B bet; C bet")
    assert dice(m, "A") == [4, 4, 4]
    assert sum(dice(m, "A")) == 12


@rule("SP-E24")
def test_initiative() -> None:
    """Speed 3 rolls 8, speed 4 rolls 11; Alla wins and acts second."""
    m = play(fight("GL02a", "GL05", second=True, dice="3 3 2 5 3 2 1"), "B stay")
    assert (view(m, None)["arena"]["sums"], asked_when(m)) == ([8, 11], ("B", "order"))
    play(m, "B second")
    assert asked_when(m) == ("A", "act")


def struck(red: str, black: str) -> Match:
    """A, whose fighter has no ability, attacks with these dice against these."""
    left = f"{len(red.split())} 2 2 4 {len(black.split())} 4"
    return play(fight("GL01a", "GL02a", left=left, dice=f"{red} {black}"), "A x")


@rule("SP-E25", "SP-E27", "SP-E28", "SP-E29")
@pytest.mark.parametrize(
    ("red", "black", "wounds"),
    [
        ("6 4 3 2", "5 4", 2),
        ("5 4", "4 3 2 1", 2),
        ("6 5 2", "5 4 3", 2),
        ("6 6 5", "5 5 5", 2),
    ],
)
def test_comparisons(red: str, black: str, wounds: int) -> None:
    """Unpaired dice, spare defence, always from the top, a good defence."""
    m = struck(red, black)
    assert compared(m) == [wounds]
    assert asked_when(m) == ("B", "lose")


@rule("SP-E26")
def test_two_wounds() -> None:
    """3/3/3 less a defence and a speed die."""
    m = play(fight("GL01a", "GL20", left="3 2 2 3 3 3", dice="6 5 1 4 4 1"), "A x; B lose a0 d1 s1")
    assert dice(m, "B") == [3, 2, 2]


@rule("SP-E30")
def test_the_last_die() -> None:
    """2/2/1 with two wounds is 1/1/1 and nothing else; one more defeats it."""
    m = play(fight("GL01a", "GL02a", left="3 2 2 2 2 1", dice="6 5 1 4 4 6 1 1 1"), "A x")
    assert (dice(m, "B"), stage(m)) == ([1, 1, 1], "step")
    m = play(fight("GL01a", "GL02a", left="3 2 2 1 1 1", dice="6 1 1 1"), "A x")
    assert facts_of(m, "defeated") == [{"who": 1, "defeat": "surrender"}]


@rule("SP-E31")
def test_a_sword() -> None:
    """6-4-3 against 6-4-2 is one wound; the 3 becomes a 5, 6-5-4 two."""
    for reroll, wounds in (("rr -", 1), ("rr 3", 2)):
        m = fight("GL01a WE01a", "GL02a", left="3 2 2 2 3 3", dice="6 4 3 6 4 2 5")
        assert compared(play(m, f"A x; A {reroll}")) == [wounds]


@rule("SP-E32")
def test_a_helmet_and_a_counter_attack() -> None:
    """Agron rolls 4-3-3-2 and makes the 2 a 3: his attacker suffers a wound."""
    m = fight("GL01a", "GL11 AR01a", dice="3 2 1 4 3 3 2 3")
    play(m, "A x; B rr 2")
    assert facts_of(m, "added") == [{"who": 1, "wounds": 1, "card": "GL11"}]
    play(m, "A lose a1 d0 s0")
    assert (dice(m, "A"), dice(m, "B")) == ([2, 2, 2], [3, 4, 3])


@rule("SP-E33")
def test_two_pairs() -> None:
    """Spartacus throws 2-2-1-1: two wounds whatever the defence."""
    m = play(fight("GL05", "GL02a", left="4 4 4 2 4 3", dice="2 2 1 1 6 6 6 6"), "A x; B lose a0 d2 s0")
    assert (compared(m), [each["wounds"] for each in facts_of(m, "added")]) == ([0], [2])
    m = play(fight("GL05", "GL02a", dice="2 2 1 1 1 1", left="4 4 4 3 2 4"), "A x")
    assert (compared(m), asked_when(m)) == ([2], ("B", "lose"))


@rule("SP-E34")
def test_three_fives() -> None:
    """One pair for Spartacus, not two; one set of three for Agron."""
    m = play(fight("GL05", "GL02a", left="3 4 4 2 3 3", dice="5 5 5 6 6 6"), "A x")
    assert [each["wounds"] for each in facts_of(m, "added")] == [1]
    m = play(fight("GL01a", "GL11", left="3 2 2 3 3 3", dice="1 1 1 5 5 5"), "A x")
    assert [each["wounds"] for each in facts_of(m, "added")] == [1]


@rule("SP-E35")
def test_a_trident() -> None:
    """Two spaces away is legal, three is not."""
    m = fight("GL01a WE03a", "GL02a", at="d3 d5", left="3 2 1 2 2 3", dice="1 1 1 6 6")
    play(m, "A x")
    assert compared(m) == [0]
    refused(fight("GL01a WE03a", "GL02a", at="d3 d6", left="3 2 1 2 2 3"), "A x", "SP-510")
