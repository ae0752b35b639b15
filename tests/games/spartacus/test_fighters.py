"""Gladiators with an ability for the arena, one by one, and fighters without any."""

from __future__ import annotations

import pytest

from ludus import Match
from tests.kit.rules import rule

from .sand import compared, defeat, dice, fight, lost, side
from .table import MARKET, asked_when, assets, facts_of, gold, golds, house, moves, play, refused, stage

pytestmark = pytest.mark.both


def more(m: Match) -> list[tuple[int, str]]:
    """Wounds that were added, with the card that did it."""
    return [(each["wounds"], each["card"]) for each in facts_of(m, "added")]


def less(m: Match) -> list[tuple[int, str]]:
    """Wounds that were cancelled, with the card that did it."""
    return [(each["wounds"], each["card"]) for each in facts_of(m, "stopped")]


def suffered(m: Match, letter: str) -> int:
    """All dice that a fighter has lost."""
    return sum(sum(each) for each in lost(m, letter))


def settle(m: Match) -> Match:
    """The wounded take off the first dice that they may."""
    while stage(m) == "lose":
        letter = asked_when(m)[0]
        play(m, f"{letter} {moves(m, letter)[0]}")
    return m


# --- Attackers -------------------------------------------------------------------------------------


@rule("SP-545", "SP-546", "SP-518")
def test_spartacus() -> None:
    """GL05 Vengeful: each pair of attack dice is a wound whatever the defence."""
    m = settle(play(fight("GL05", "GL02a", dice="5 5 1 1 6 6", left="4 4 4 2 2 3"), "A x"))
    assert (compared(m), more(m), suffered(m, "B")) == ([0], [(2, "GL05")], 2)
    m = settle(play(fight("GL05", "GL02a", dice="6 5 4 3 6 6", left="4 4 4 2 2 3"), "A x"))
    assert (compared(m), more(m), suffered(m, "B")) == ([2], [], 2)


@rule("SP-545")
def test_spartacus_defends_like_anybody() -> None:
    """GL05: pairs of defence dice do nothing."""
    m = settle(play(fight("GL02a", "GL05", dice="6 5 3 3 3 3"), "A x"))
    assert (compared(m), more(m), less(m)) == ([2], [], [])


@rule("SP-513")
def test_gannicus() -> None:
    """GL08 Relentless: equal dice are wounds when he attacks, not when he is attacked."""
    m = settle(play(fight("GL08", "GL02a", dice="5 4 1 5 4"), "A x"))
    assert compared(m) == [2]
    m = settle(play(fight("GL02a", "GL08", dice="5 4 5 4 1 1"), "A x"))
    assert compared(m) == [0]


@rule("SP-Q50", "SP-525")
@pytest.mark.parametrize(("rolled", "left"), [("6 1 1 1 1", 2), ("6 3 1 1 1", 1), ("6 3 3 1 1", 0)])
def test_pit_executioner(rolled: str, left: int) -> None:
    """GL14 Merciless: any opponent he defeats is decapitated."""
    m = play(fight("GL14", "GL02a#", left="4 3 3 1 1 1", dice=rolled), "A x")
    assert (defeat(m), suffered(m, "B")) == ("B decapitation", 3 - left)
    assert (assets(m, "B"), [each["influence"] for each in m.position()["houses"]]) == ("", [5, 3, 4])


@rule("SP-530")
def test_pit_executioner_loses_like_anybody() -> None:
    """GL14: his own defeat is not changed."""
    m = play(fight("GL01a", "GL14", left="3 2 2 1 1 1", dice="6 1 1 1"), "A x")
    assert defeat(m) == "B surrender"


@rule("SP-Q50", "SP-531")
@pytest.mark.parametrize(
    ("rolled", "fell"), [("6 1 1 1", "B injury"), ("6 3 1 1", "B injury"), ("6 3 3 1", "B decapitation")]
)
def test_gnaeus(rolled: str, fell: str) -> None:
    """GL19 Cruel: who would surrender to him is injured, nothing else changes."""
    m = play(fight("GL19", "GL02a", left="3 2 3 1 1 1", dice=rolled), "A x")
    assert defeat(m) == fell
    assert assets(m, "B") == ("GL02a!" if fell == "B injury" else "")


@rule("SP-536", "SP-Q50")
@pytest.mark.parametrize(
    ("one", "two", "left", "fell"),
    [
        ("GL14", "GL02a", "4 3 3 1 1 1", "B decapitation"),
        ("GL19", "GL02a", "3 2 3 1 1 1", "B injury"),
        ("GL01a", "GL14", "1 1 1 4 3 3", "A decapitation"),
        ("GL14", "GL02a", "1 1 1 2 2 3", "A surrender"),
        ("GL14", "GL09", "4 3 3 1 1 1", "B surrender"),
    ],
)
def test_merciless_and_cruel_after_a_stalemate(one: str, two: str, left: str, fell: str) -> None:
    """Who surrenders because nobody attacks suffers the winner's ability too, unless it is off."""
    m = play(fight(one, two, at="d1 d7", left=left, second=True, bout={"quiet": 9}), "B stay")
    assert defeat(m) == fell
    letter, kind = fell.split()
    own = (one if letter == "A" else two) + ("!" if kind == "injury" else "")
    assert assets(m, letter) == ("" if kind == "decapitation" else own)


# --- Defenders -------------------------------------------------------------------------------------


@rule("SP-545", "SP-546", "SP-547", "SP-555")
@pytest.mark.parametrize(
    ("black", "wounds", "stopped"),
    [("2 2 1 1", 4, 2), ("3 3 3 1", 4, 1), ("4 3 2 1", 4, 0), ("2 2 2 2", 4, 2)],
)
def test_crixus(black: str, wounds: int, stopped: int) -> None:
    """GL07 Impervious: each pair of defence dice cancels a wound."""
    m = settle(play(fight("GL05", "GL07", left="4 4 4 3 4 5", dice=f"6 5 4 3 {black}"), "A x"))
    assert (compared(m), less(m)) == ([wounds], [(stopped, "GL07")] if stopped else [])
    assert suffered(m, "B") == wounds - stopped


@rule("SP-518")
def test_crixus_cancels_no_more_than_there_are() -> None:
    """GL07."""
    m = settle(play(fight("GL01a", "GL07", dice="6 1 1 5 5 4 4"), "A x"))
    assert (compared(m), less(m), suffered(m, "B")) == ([1], [(1, "GL07")], 0)


@rule("SP-534", "SP-545")
@pytest.mark.parametrize("card", ["GL11", "GL12"])
def test_agron_and_varro(card: str) -> None:
    """GL11, GL12 Counter-Attack: three equal defence dice deal a wound back."""
    m = fight("GL01a", card, left="3 2 2 3 3 3", dice="6 1 1 3 3 3")
    play(m, "A x; B lose a1 d0 s0; A lose a0 d1 s0")
    assert (more(m), dice(m, "A"), dice(m, "B")) == ([(1, card)], [3, 1, 2], [2, 3, 3])
    m = settle(play(fight("GL01a", card, left="3 2 2 3 3 3", dice="6 1 1 3 3 4"), "A x"))
    assert (more(m), suffered(m, "A")) == ([], 0)


@rule("SP-534")
@pytest.mark.parametrize("card", ["GL11", "GL12"])
def test_counter_attacks_need_no_wound(card: str) -> None:
    """GL11, GL12: the attack may have failed altogether; their own attack does nothing of the kind."""
    m = settle(play(fight("GL01a", card, left="3 2 2 3 3 3", dice="1 1 1 3 3 3"), "A x"))
    assert (suffered(m, "A"), suffered(m, "B")) == (1, 0)
    m = settle(play(fight(card, "GL01a", left="3 3 3 3 2 2", dice="3 3 3 6 6"), "A x"))
    assert (more(m), suffered(m, "B")) == ([], 1)


@rule("SP-518", "SP-545")
def test_hardened_veteran() -> None:
    """GL13 Hardened: three equal defence dice cancel all wounds, added ones too."""
    m = play(fight("GL05 WE02a", "GL13", dice="6 6 5 5 2 2 2 1"), "A x; A axe")
    assert (compared(m), more(m)) == ([4], [(2, "GL05"), (1, "WE02a")])
    assert (less(m), suffered(m, "B")) == ([(7, "GL13")], 0)
    m = settle(play(fight("GL01a", "GL13", dice="6 5 4 2 2 1 1"), "A x"))
    assert (less(m), suffered(m, "B")) == ([], 3)


@rule("SP-511")
@pytest.mark.parametrize(("choice", "by_speed", "black"), [("def s", True, [6]), ("def d", False, [3, 2, 1, 1])])
def test_barca(choice: str, by_speed: bool, black: list[int]) -> None:
    """GL10 Agile: before the roll he may take speed dice for defence dice."""
    m = fight("GL01a", "GL10", left="3 2 2 3 4 1", dice=f"5 4 1 {' '.join(map(str, black))}")
    play(m, "A x")
    assert (asked_when(m), moves(m, "B"), facts_of(m, "struck")) == (("B", "defend"), ["def d", "def s"], [])
    play(m, f"B {choice}")
    assert facts_of(m, "struck") == [{"who": 0, "attack": "x", "by_speed": by_speed, "red": [5, 4, 1], "black": black}]
    assert compared(m) == [1 if by_speed else 2]


@rule("SP-511")
def test_barca_chooses_at_every_attack() -> None:
    """GL10: and not when he attacks himself."""
    m = play(fight("GL01a", "GL10", dice="1 1 1 6 6 6 6 1 1 1 6 6"), "A x; B def s; A stay; B x")
    assert asked_when(m) == ("B", "step")
    m = fight("GL01a XE02a", "GL10", at="d1 d4", dice="1 1 6 6 6 6")
    assert asked_when(play(m, "A j")) == ("B", "defend")


@rule("SP-518")
def test_pluto() -> None:
    """GL20 Determination: once per bout one of three or more wounds is cancelled."""
    m = fight("GL05", "GL20", left="4 4 4 3 3 3", dice="6 4 3 1 2 2 2 6 4 3 1 1 1 1")
    settle(play(m, "A x"))
    assert (compared(m), less(m), suffered(m, "B")) == ([3], [(1, "GL20")], 2)
    assert (side(m, "B")["used"], side(m, "A")["used"]) == (True, False)
    m = settle(play(fight("GL05", "GL20", left="4 4 4 3 3 3", dice="6 4 3 1 2 2 2", bout={"used": 2}), "A x"))
    assert (compared(m), less(m), suffered(m, "B")) == ([3], [], 3)


@rule("SP-518")
def test_pluto_saves_it_for_three_wounds() -> None:
    """GL20: two wounds do not use it up."""
    m = settle(play(fight("GL05", "GL20", left="4 4 4 3 3 3", dice="6 4 2 1 2 2 2"), "A x"))
    assert (compared(m), less(m), side(m, "B")["used"]) == ([2], [], False)


# --- The rest --------------------------------------------------------------------------------------


@rule("SP-Q51")
def test_oenomaus_silences_a_defender() -> None:
    """GL09 Doctore: the ability of his opponent has no effect in the bout; equipment has."""
    m = settle(play(fight("GL09", "GL07 AR02a", dice="6 5 4 2 2 1 1"), "A x"))
    assert (less(m), asked_when(m)) == ([], ("B", "shield"))
    play(m, "B shield")
    assert less(m) == [(1, "AR02a")]


@rule("SP-Q51")
def test_oenomaus_silences_an_attacker() -> None:
    """GL09, GL05, GL08, GL14, GL17: pairs, ties, mercy and tactics are worth nothing against him."""
    m = settle(play(fight("GL05", "GL09", dice="5 5 1 1 6 6 6 6"), "A x"))
    assert (compared(m), more(m)) == ([0], [])
    m = settle(play(fight("GL08", "GL09", dice="5 4 1 5 4 1 1"), "A x"))
    assert compared(m) == [0]
    m = play(fight("GL14", "GL09", left="4 3 3 1 1 1", dice="6 1 1 1 1"), "A x")
    assert defeat(m) == "B surrender"
    m = play(fight("GL17", "GL09", second=True, dice="1 1 1 1 6 6 6 6"), "B stay")
    assert asked_when(m) == ("B", "order")


def test_vibro() -> None:
    """GL15 Gambler: his house takes a coin when a fighter loses three dice to one attack, no matter whose."""
    m = play(fight("GL15", "GL05", dice="6 5 4 1 1 1 1"), "A x")
    assert gold(m, "A") == 5
    settle(m)
    assert golds(m) == [6, 5, 5]
    m = settle(play(fight("GL05", "GL15", dice="6 5 3 1 1 1 1"), "A x"))
    assert (suffered(m, "B"), golds(m)) == (3, [5, 6, 5])


@rule("SP-524")
def test_vibro_counts_lost_dice() -> None:
    """GL15: two are too few; a blow that fells counts what it takes, not the wounds beyond."""
    m = settle(play(fight("GL15", "GL05", dice="6 5 1 1 1 1 1"), "A x"))
    assert (suffered(m, "B"), gold(m, "A")) == (2, 5)
    m = play(fight("GL15", "SL01a", left="3 3 4 1 1 1", dice="6 5 4 1"), "A x")
    assert (defeat(m), gold(m, "A")) == ("B decapitation", 6)
    m = play(fight("GL15 WE02a", "SL01a", left="3 3 4 1 1 1", dice="6 3 1 1"), "A x; A axe")
    assert (defeat(m), gold(m, "A")) == ("B decapitation", 6)
    m = play(fight("GL15", "SL01a", left="3 3 4 1 1 1", dice="6 3 1 1"), "A x")
    assert (defeat(m), gold(m, "A")) == ("B injury", 5)


@rule("SP-540")
def test_kerza() -> None:
    """GL16 Initiate: once per bout one die of the opponent is rolled again, after all other re-rolls."""
    m = play(fight("GL16", "GL02a AR01a", dice="5 4 6 1 3 2"), "A x")
    assert asked_when(m) == ("B", "reroll")
    play(m, "B rr 1")
    assert (asked_when(m), moves(m, "A")) == (("A", "force"), ["pass", "force 6", "force 3"])
    refused(m, "A force 5", "SP-541")
    play(m, "A force 6")
    assert facts_of(m, "rerolled")[-1] == {"who": 0, "line": "black", "old": 6, "die": 2}
    assert (compared(m), side(m, "A")["used"]) == ([2], True)


@rule("SP-540")
def test_kerza_forces_once() -> None:
    """GL16: also against attack dice; a pass keeps the ability."""
    m = play(fight("GL02a", "GL16", dice="6 1 1 1 1 1 1 6 6"), "A x")
    assert moves(m, "B") == ["pass", "force 6", "force 1"]
    play(m, "B force 6; A stay; B x")
    assert (compared(m), asked_when(m)) == ([0, 0], ("B", "step"))
    m = play(fight("GL02a", "GL16", dice="1 1 6 6 1 1 6 6"), "A x; B pass; A stay; B x")
    assert asked_when(m) == ("B", "force")


@rule("SP-502")
def test_pericles() -> None:
    """GL17 Tactician: after an initiative roll he may roll all his speed dice again, once."""
    m = play(fight("GL17", "GL02a", second=True, dice="1 1 1 1 6 6 6 6 6 6 6"), "B stay")
    assert (asked_when(m), moves(m, "A")) == (("A", "reinit"), ["pass", "reinit"])
    play(m, "A reinit")
    assert facts_of(m, "initiative")[-1]["rolls"] == [[0, 6, 6, 6, 6]]
    assert asked_when(m) == ("A", "order")
    m = play(fight("GL17", "GL02a", second=True, dice="1 1 1 1 6 6 6"), "B stay; A pass")
    assert asked_when(m) == ("B", "order")


@rule("SP-502")
def test_pericles_and_a_tie() -> None:
    """GL17: a tie made or kept is rolled again by both, and then he is asked again."""
    m = play(fight("GL17", "GL02a", second=True, dice="1 1 1 1 2 1 1 6 6 6 6 1 1 1"), "B stay; A pass")
    assert [len(each["rolls"]) for each in facts_of(m, "initiative")] == [2, 2]
    assert asked_when(m) == ("A", "reinit")
    play(m, "A pass")
    assert asked_when(m) == ("A", "order")


@rule("SP-218", "SP-545")
@pytest.mark.parametrize("card", ["GL01b", "GL03a", "GL04a", "GL06", "GL18", "GL21", "SL01a", "SL18", "SL20"])
def test_fighters_without_an_ability_for_the_arena(card: str) -> None:
    """Nothing is added, nothing cancelled, nobody is asked."""
    m = fight(card, "GL02a", left="4 1 2 2 2 3", dice="4 4 4 1 6 6 3 3 3")
    play(m, "A x")
    assert (more(m), less(m), golds(m)) == ([], [], [5, 5, 5])
    assert asked_when(settle(m)) == ("A", "step")


@rule("SP-218")
@pytest.mark.parametrize("card", [name for name in MARKET if name in ("SL11", "SL12", "SL13", "SL14", "SL15")])
def test_a_trade_of_the_intrigue_phase_brings_nothing_in_the_arena(card: str) -> None:
    """Slaves who earn gold when exhausted earn none by fighting."""
    m = fight(card, "GL02a", owners={"A": house("BAT", gold=5, assets=card)}, dice="1 6 6")
    play(m, "A x")
    assert (golds(m), assets(m, "A")) == ([5, 5, 5], card)
    m = play(fight("GL02a", card, dice="1 1 6"), "A x")
    assert golds(m) == [5, 5, 5]
