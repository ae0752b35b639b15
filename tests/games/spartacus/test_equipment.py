"""Equipment, one by one: sword, axe, trident, helmet, shield, net, javelin (specification 3.7)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .sand import compared, defeat, dice, fight, lost, space
from .table import arena, asked_when, assets, facts_of, house, moves, phase, play, refused, stage, view

pytestmark = pytest.mark.both


# --- Weapons ---------------------------------------------------------------------------------------


@rule("SP-542", "SP-516")
def test_sword() -> None:
    """WE01: one attack die at every attack, as long as the bout lasts."""
    m = play(fight("GL01a WE01a", "GL02a", dice="6 1 1 6 6 5"), "A x")
    assert asked_when(m) == ("A", "reroll")
    play(m, "A rr 1")
    assert (compared(m), assets(m, "A")) == ([0], "GL01a WE01a")
    m = play(fight("GL01a WE01b", "GL02a", dice="6 1 1 6 1 5"), "A x; A rr 1")
    assert compared(m) == [1]


@rule("SP-556", "SP-551", "SP-518")
def test_axe() -> None:
    """WE02: exhausted after comparing for one wound more, once."""
    m = play(fight("GL01a WE02a", "GL02a", dice="6 1 1 5 5"), "A x")
    assert (asked_when(m), moves(m, "A"), compared(m)) == (("A", "axe"), ["pass", "axe"], [1])
    play(m, "A axe; B lose a1 d1 s0")
    assert (assets(m, "A"), lost(m, "B")) == ("GL01a WE02a-", [[1, 1, 0]])
    m = play(fight("GL01a WE02a-", "GL02a", dice="6 1 1 5 5"), "A x")
    assert asked_when(m) == ("B", "lose")


@rule("SP-Q27")
def test_axe_without_a_wound() -> None:
    """WE02: also when the attack dealt none; it may be kept."""
    m = play(fight("GL01a WE02a", "GL02a", dice="1 1 1 6 6"), "A x; A axe; B lose a0 d0 s1")
    assert (compared(m), dice(m, "B")) == ([0], [2, 2, 2])
    m = play(fight("GL01a WE02a", "GL02a", dice="1 1 1 6 6"), "A x; A pass")
    assert (assets(m, "A"), lost(m, "B"), stage(m)) == ("GL01a WE02a", [], "step")


@rule("SP-525", "SP-556")
def test_axe_makes_the_defeat_worse() -> None:
    """WE02."""
    m = play(fight("GL01a WE02a", "GL02a", left="3 2 2 1 1 1", dice="6 1 1 1"), "A x; A axe")
    assert defeat(m) == "B injury"


@rule("SP-552", "SP-510")
@pytest.mark.parametrize(("at", "legal"), [("d3 d4", True), ("d3 d5", True), ("d3 b3", True), ("d3 d6", False)])
def test_trident(at: str, legal: bool) -> None:
    """WE03: normal attacks reach one or two spaces."""
    m = fight("GL01a WE03a", "GL02a", at=at, left="3 2 1 2 2 3", dice="1 1 1 6 6")
    assert ("d3 x" in moves(m, "A")) is legal
    if legal:
        play(m, "A x")
        assert (compared(m), assets(m, "A")) == ([0], "GL01a WE03a")
    else:
        refused(m, "A x", "SP-510")


@rule("SP-552")
def test_trident_helps_its_owner_only() -> None:
    """WE03: who is struck from two spaces cannot strike back from there."""
    m = fight("GL01a WE03a", "GL02a", at="d3 d5", left="3 2 2 2 2 1", dice="1 1 1 6 6")
    play(m, "A x; A stay")
    refused(m, "B x", "SP-510")
    assert "d4 x" in moves(m, "B")


# --- Armour ----------------------------------------------------------------------------------------


@rule("SP-542", "SP-516")
def test_helmet() -> None:
    """AR01: one defence die at every defence."""
    m = play(fight("GL01a", "GL02a AR01a", dice="5 4 1 5 1 4"), "A x")
    assert asked_when(m) == ("B", "reroll")
    play(m, "B rr 1")
    assert (compared(m), assets(m, "B")) == ([0], "GL02a AR01a")


@rule("SP-555", "SP-551", "SP-518")
def test_shield() -> None:
    """AR02: exhausted after comparing it cancels a wound, once."""
    m = play(fight("GL01a", "GL02a AR02a", dice="6 5 1 4 4"), "A x")
    assert (asked_when(m), moves(m, "B")) == (("B", "shield"), ["pass", "shield"])
    play(m, "B shield; B lose a1 d0 s0")
    assert (assets(m, "B"), dice(m, "B")) == ("GL02a AR02a-", [1, 2, 3])
    m = play(fight("GL01a", "GL02a AR02a-", dice="6 5 1 4 4"), "A x")
    assert asked_when(m) == ("B", "lose")


@rule("SP-555")
def test_shield_waits_for_a_wound() -> None:
    """AR02: its owner is not asked without one, and may keep it."""
    m = play(fight("GL01a", "GL02a AR02a", dice="1 1 1 6 6"), "A x")
    assert asked_when(m) == ("A", "step")
    m = play(fight("GL01a", "GL02a AR02a", left="3 2 2 1 1 1", dice="6 1 1 1"), "A x; B pass")
    assert (defeat(m), assets(m, "B")) == ("B surrender", "GL02a AR02a")
    m = play(fight("GL01a", "GL02a AR02a", left="3 2 2 1 1 1", dice="6 1 1 1"), "A x; B shield")
    assert (defeat(m), stage(m)) == ("", "step")


@rule("SP-518", "SP-Q22", "SP-555", "SP-556")
def test_the_attacker_adds_before_the_defender_cancels() -> None:
    """Ability and axe of the one, then ability and shield of the other."""
    m = play(fight("GL05 WE02a", "GL07 AR02a", dice="5 5 6 1 4 4 3 2"), "A x")
    assert asked_when(m) == ("A", "axe")
    play(m, "A axe")
    assert asked_when(m) == ("B", "shield")
    play(m, "B shield")
    heard = [(each.kind, each.facts.get("card"), each.facts["wounds"]) for each in m.events(None) if each.kind in KINDS]
    assert heard == [
        ("compared", None, 3),
        ("added", "GL05", 1),
        ("added", "WE02a", 1),
        ("stopped", "GL07", 1),
        ("stopped", "AR02a", 1),
    ]
    assert asked_when(m) == ("B", "lose")


KINDS = ("compared", "added", "stopped")


# --- Net -------------------------------------------------------------------------------------------


@rule("SP-557", "SP-551")
def test_net() -> None:
    """XE01: before the roll; its owner wins the initiative and nobody rolls."""
    m = play(fight("GL01a XE01a", "GL02a", second=True, dice="1 1 6 6 6"), "B stay")
    assert (asked_when(m), moves(m, "A"), facts_of(m, "initiative")) == (("A", "net"), ["pass", "net"], [])
    play(m, "A net")
    assert (asked_when(m), facts_of(m, "initiative"), assets(m, "A")) == (("A", "order"), [], "GL01a XE01a-")
    play(m, "A first; A stay; B stay")
    assert len(facts_of(m, "initiative")) == 1


@rule("SP-557")
def test_a_net_shows_no_old_roll() -> None:
    """XE01: nobody has rolled, so there are no sums of this round."""
    m = play(fight("GL01a XE01a", "GL02a", second=True, bout={"sums": [5, 9]}), "B stay; A net")
    assert view(m, None)["arena"]["sums"] in (None, [0, 0])


@rule("SP-557")
def test_net_is_no_duty() -> None:
    """XE01: it is asked for in every round until it is used."""
    m = play(fight("GL01a XE01a", "GL02a", second=True, dice="1 1 6 6 6"), "B stay; A pass")
    assert (asked_when(m), assets(m, "A")) == (("B", "order"), "GL01a XE01a")
    play(m, "B first; B stay; A stay")
    assert asked_when(m) == ("A", "net")
    assert m.position()["bout"]["leader"] == -1  # of the new round nothing is known yet


@rule("SP-557", "SP-558")
def test_a_net_that_was_passed_for_another_is_asked_for_again() -> None:
    """XE01: the other one used his, nobody attacked, and a new round begins."""
    m = fight("GL01a XE01a", "GL02a XE01b", second=True, dice="1 1 1 1 1")
    play(m, "B stay; A pass; B net; B first; B stay; A stay")
    assert asked_when(m) == ("A", "net")


@rule("SP-Q25", "SP-503")
def test_with_a_net_one_may_act_second() -> None:
    """XE01: and attack then."""
    m = play(fight("GL01a XE01a", "GL02a", second=True, dice="1 1 1 6 6"), "B stay; A net; A second")
    assert asked_when(m) == ("B", "act")
    play(m, "B stay; A x")
    assert compared(m) == [0]


@rule("SP-558")
def test_two_nets() -> None:
    """XE01: the owner of fighter I decides first; only one net is used in a round."""
    nets = ("GL01a XE01a", "GL02a XE01b")
    m = play(fight(*nets, first=2, second=True), "A stay")
    assert asked_when(m) == ("A", "net")
    refused(m, "B net", "SP-557")
    play(m, "A net")
    assert (asked_when(m), assets(m, "B")) == (("A", "order"), "GL02a XE01b")
    play(m, "A first; A stay; B stay")
    assert asked_when(m) == ("B", "net")
    m = play(fight(*nets, first=2, second=True), "A stay; A pass; B net")
    assert (asked_when(m), assets(m, "A")) == (("B", "order"), "GL01a XE01a")


# --- Javelin ---------------------------------------------------------------------------------------


@rule("SP-553", "SP-551", "SP-Q26")
def test_javelin() -> None:
    """XE02: speed dice in place of attack dice, up to three spaces, once per bout."""
    m = play(fight("GL02a XE02a", "GL01a", at="d3 d6", dice="6 5 4 3 2"), "A j")
    assert facts_of(m, "struck") == [{"who": 0, "attack": "j", "by_speed": False, "red": [6, 5, 4], "black": [3, 2]}]
    assert (compared(m), assets(m, "A")) == ([3], "GL02a XE02a-")
    play(m, "B lose a1 d1 s1; A stay; B stay")
    letter = asked_when(m)[0]
    play(m, f"{letter} {'first' if letter == 'A' else 'second'}")
    refused(m, "A j", "SP-553")
    assert not [move for move in moves(m, "A") if move.endswith("j")]


@rule("SP-Q26", "SP-553")
@pytest.mark.parametrize(("at", "legal"), [("d1 d2", True), ("d1 d4", True), ("d1 d5", False)])
def test_reach_of_a_javelin(at: str, legal: bool) -> None:
    """XE02."""
    m = fight("GL01a XE02a", "GL02a", at=at, left="3 2 1 2 2 3")
    assert ("d1 j" in moves(m, "A")) is legal
    if not legal:
        refused(m, "A j", "SP-553")


@rule("SP-553", "SP-504", "SP-508")
def test_javelin_before_or_after_moving() -> None:
    """XE02: in place of the normal attack, not beside it."""
    m = play(fight("GL02a XE02a", "GL01a", at="d1 d5", dice="1 1 1 6 6"), "A d2 j")
    assert (space(m, "A"), asked_when(m)) == ("d2", ("B", "act"))
    m = play(fight("GL02a XE02a", "GL01a", at="d3 d4", dice="1 1 1 6 6"), "A j")
    assert asked_when(m) == ("A", "step")
    refused(m, "A x", "SP-504")
    play(m, "A c1")
    assert space(m, "A") == "c1"


@rule("SP-554", "SP-Q27")
def test_a_speed_attack_is_no_attack_with_attack_dice() -> None:
    """XE02: no sword, no axe, no pairs; a trident reaches no further with it."""
    m = play(fight("GL01a WE01a XE02a", "GL02a", at="d3 d6", dice="6 6 1 1"), "A j")
    assert asked_when(m) == ("B", "lose")
    m = play(fight("GL01a WE02a XE02a", "GL02a", at="d3 d6", dice="6 6 1 1"), "A j")
    assert asked_when(m) == ("B", "lose")
    m = play(fight("GL05 XE02a", "GL02a", at="d3 d6", dice="2 2 2 2 6 6"), "A j")
    assert (compared(m), facts_of(m, "added")) == ([0], [])
    refused(fight("GL01a WE03a XE02a", "GL02a", at="d1 d5", left="3 2 1 2 2 3"), "A j", "SP-553")
    refused(fight("GL01a WE03a XE02a", "GL02a", at="d1 d4", left="3 2 1 2 2 3"), "A x", "SP-510")


@rule("SP-553")
def test_a_defender_uses_all_against_a_javelin() -> None:
    """XE02: helmet, shield and abilities of the defender work as usual."""
    m = play(fight("GL02a XE02a", "GL01a AR01a", at="d3 d6", dice="6 5 4 3 2 6"), "A j; B rr 2")
    assert compared(m) == [2]
    m = play(fight("GL02a XE02a", "GL01a AR02a", at="d3 d6", dice="6 5 4 3 2"), "A j")
    assert asked_when(m) == ("B", "shield")
    m = play(fight("GL02a XE02a", "GL07", at="d3 d6", dice="6 5 4 3 3 2 2"), "A j")
    assert [each["wounds"] for each in facts_of(m, "stopped")] == [2]


@rule("SP-553")
def test_the_ability_of_gannicus_and_a_javelin() -> None:
    """XE02, GL08: his ties are no matter of attack dice, he attacks."""
    m = play(fight("GL08 XE02a", "GL01a", at="d3 d6", dice="6 5 1 1 6 5"), "A j")
    assert compared(m) == [2]


# --- All of it -------------------------------------------------------------------------------------


@rule("SP-550", "SP-406")
def test_one_card_of_each_type() -> None:
    """Never a second one of a type."""
    mine = house("SOL", assets="GL02a WE01a WE02a AR01a AR02a XE01a XE02a")
    m = play(arena(house(), mine, house("TUL")), "A invite B")
    for gear in ("WE01a WE02a", "AR01a AR02a", "XE01a XE02a"):
        refused(m, f"B enter GL02a {gear}", "SP-550")
    play(m, "B enter GL02a WE02a AR02a XE02a")
    assert facts_of(m, "entered")[0]["gear"] == ["WE02a", "AR02a", "XE02a"]


@rule("SP-551", "SP-533", "SP-Q28")
def test_exhausted_gear_comes_back_in_the_next_upkeep() -> None:
    """It goes home exhausted, fighter ready, and is refreshed with all the rest."""
    m = fight("GL01a WE02a", "GL02a AR02a", left="3 2 2 1 1 1", dice="6 3 1 1")
    play(m, "A x; A axe; B shield")
    assert (assets(m, "A"), assets(m, "B")) == ("GL01a+ WE02a-", "GL02a! AR02a-")
    play(m, "C up")
    assert (phase(m), assets(m, "A")) == ("upkeep", "GL01a+ WE02a")
    assert assets(m, "B").endswith("AR02a")


@rule("SP-559")
def test_gear_works_for_slaves() -> None:
    m = play(fight("SL01a WE01a XE01a", "SL02a AR02a", dice="1 1 6"), "A x")
    assert asked_when(m) == ("A", "reroll")
    play(m, "A rr 1")
    assert (compared(m), asked_when(m)) == ([1], ("B", "shield"))
    play(m, "B shield; A stay; B stay")
    assert asked_when(m) == ("A", "net")
    refused(fight("SL01a", "SL02a", at="d3 d5", left="1 1 1 1 1 1"), "A x", "SP-510")
    assert "d3 x" in moves(fight("SL01a WE03a", "SL02a", at="d3 d5"), "A")
    assert "d3 j" in moves(fight("SL01a XE02a", "SL02a", at="d3 d6"), "A")
