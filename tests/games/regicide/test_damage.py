"""Step 3: damage and defeat (ledger 3.10)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import engine_lines, hand, lay_out, moves, pile, play, shows

pytestmark = pytest.mark.both


@rule("RG-120")
def test_damage_adds_up_over_all_players() -> None:
    """Stays until the enemy is defeated, also through yields."""
    m = lay_out("5H.KC/6D.KD/3C.KH", enemy="KS", castle="-", rest="lazaret")
    play(m, "A p 5H")
    shows(m, damage=5, health_left=35)
    play(m, "A d KC", "B p 6D")
    shows(m, damage=11, health_left=29)
    play(m, "B d KD", "C p 3C")
    shows(m, damage=17, health_left=23)
    play(m, "C d KH")
    shows(m, damage=17, turn="A")


@rule("RG-121", "RG-126")
@pytest.mark.parametrize(("enemy", "table"), [("JD", "9H"), ("QD", "TH/9H"), ("KD", "TH/TS/9H")])
@pytest.mark.parametrize(("played", "defeated"), [("9S", False), ("TD", False), ("TD AH", True), ("JH AH", True)])
def test_defeat_needs_the_full_health(enemy: str, table: str, played: str, defeated: bool) -> None:
    """Total damage at least 20, 30 or 40; one point less is not enough."""
    held = ".".join(played.split())
    m = lay_out(f"{held}.KC/-", enemy=enemy, castle="KS", table=table)
    play(m, f"A p {played}")
    shows(m, enemy="KS" if defeated else enemy, turn="A", step="1" if defeated else "4")


@rule("RG-121")
def test_exactly_the_health_is_enough() -> None:
    """19 of 20 leaves the Jack standing, 20 does not."""
    m = lay_out("AH.KC/-", enemy="JD", castle="QD", table="9H/TS", rest="lazaret")
    shows(m, damage=19, health_left=1)
    play(m, "A p AH")
    shows(m, enemy="QD", turn="A", step="1")


@rule("RG-122", "RG-124", "RG-R11")
def test_more_than_the_health_sends_the_enemy_to_the_lazaret() -> None:
    """First the enemy, then the Table in the order played; the last card is on top."""
    m = lay_out("7H.AD.KC/-/-", enemy="JH", castle="QD", table="6S/X/4D+4S", tavern="-", lazaret="9C")
    play(m, "A p 7H AD")
    shows(m, enemy="QD", table="-", castle="-")
    assert pile(m, "lazaret")[:7] == ["AD", "7H", "4S", "4D", "X", "6S", "JH"]
    assert "JH" not in pile(m, "tavern")


@rule("RG-123", "RG-124")
def test_exactly_the_health_recruits_the_enemy() -> None:
    """Face down on top of the Tavern; the Table still goes to the Lazaret."""
    m = lay_out("5H.KC/-", enemy="JH", castle="QD", table="6S/9D", tavern="2C.3C", lazaret="9C")
    before = pile(m, "tavern")
    play(m, "A p 5H")
    assert engine_lines(m) == ["* hit 20/20 JH exact", "* reveal QD"]
    assert pile(m, "tavern") == ["JH", *before]
    shows(m, lazaret="5H.9D.6S.9C", enemy="QD")


@rule("RG-122", "RG-123")
@pytest.mark.parametrize(("card", "manner"), [("4H", None), ("5H", "exact"), ("6H", "over"), ("QS", "over")])
def test_exact_or_over(card: str, manner: str | None) -> None:
    """Only a total equal to the health recruits."""
    m = lay_out(f"{card}.KC/-", enemy="JH", castle="QD", table="6S/9D", tavern="2C")
    play(m, f"A p {card}")
    assert (pile(m, "tavern")[0] == "JH") is (manner == "exact")
    assert ("JH" in pile(m, "lazaret")) is (manner == "over")
    assert ("JH exact" in engine_lines(m)[0], "JH over" in engine_lines(m)[0]) == (manner == "exact", manner == "over")


@rule("RG-124", "RG-167")
def test_jesters_of_the_table_go_to_the_lazaret() -> None:
    """The cards of all players, Jesters included."""
    m = play(lay_out("KH.KC/-/-/-", enemy="JS", castle="QD", table="X/3S/X"), "A p KH")
    shows(m, lazaret="KH.X.3S.X.JS", table="-")


@rule("RG-125", "RG-025")
def test_next_enemy_for_the_same_player() -> None:
    """The next Castle card is turned up and the same player begins a turn."""
    m = play(lay_out("KH.2C/3C", enemy="JS", castle="QS.QD.KC", rest="lazaret"), "A p KH")
    shows(m, enemy="QS", castle="QD.KC", turn="A", step="1", damage=0)
    assert engine_lines(m)[-1] == "* reveal QS"
    assert moves(m, "A") == {"p 2C", "y"}


@rule("RG-126")
def test_surviving_enemy_attacks() -> None:
    """Not defeated: step 4."""
    m = play(lay_out("9C.KC/-", enemy="JS", castle="QS"), "A p 9C")
    shows(m, enemy="JS", damage=18, step="4", turn="A")
    assert moves(m, "A") == {"d KC"}


@rule("RG-127")
def test_surplus_damage_is_lost() -> None:
    """40 against a Jack does nothing to the next one."""
    m = play(lay_out("KC.2C/-", enemy="JS", castle="JH", rest="lazaret"), "A p KC")
    shows(m, enemy="JH", damage=0, health_left=20)


@rule("RG-128")
def test_defeating_diamonds_cannot_draw_the_enemy() -> None:
    """The powers come first, the recruit afterwards."""
    m = lay_out("9D.KC/-", enemy="JS", castle="QS", table="9S/2S", tavern="5C.6C", rest="lazaret")
    play(m, "A p 9D")
    assert engine_lines(m) == ["* draw A1 B1", "* hit 20/20 JS exact", "* reveal QS"]
    shows(m, hands="5C.KC/6C", tavern="JS")


@rule("RG-128")
def test_defeating_hearts_cannot_heal_enemy_or_table() -> None:
    """Only what lay in the Lazaret before."""
    for seed in range(20):
        m = lay_out("KH.KC/-", enemy="JS", castle="QS", table="9S/2S", lazaret="5C.6C", seed=seed)
        play(m, "A p KH")
        shows(m, lazaret="KH.2S.9S.JS")
        assert sorted(pile(m, "tavern")[-2:]) == ["5C", "6C"]


@rule("RG-128", "RG-061")
def test_powers_of_the_defeating_play_are_used() -> None:
    """Also when the enemy falls."""
    m = play(lay_out("KD.2C/-", enemy="JS", castle="QS"), "A p KD")
    assert engine_lines(m)[0] == "* draw A6 B7"


@rule("RG-129")
def test_recruits_lie_on_each_other() -> None:
    """The latest recruited enemy is drawn first."""
    m = lay_out("KH.KS.2D/-", enemy="JC", castle="JD.JS", tavern="5C", rest="lazaret")
    play(m, "A p KH")
    assert pile(m, "tavern")[0] == "JC"
    play(m, "A p KS")
    assert pile(m, "tavern")[:2] == ["JD", "JC"]
    play(m, "A p 2D")
    assert hand(m, "A")[-1:] == ["JD"]
    assert hand(m, "B") == ["JC"]


@rule("RG-130", "RG-160")
@pytest.mark.parametrize("line", ["A y", "A p X"])
def test_without_damage_no_defeat(line: str) -> None:
    """A yield or a Jester defeats nobody, however little health is left."""
    m = play(lay_out("X.TC/-/-", enemy="JH", castle="QD", table="9S/TD"), line)
    shows(m, enemy="JH", damage=19, health_left=1)
