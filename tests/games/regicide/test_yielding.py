"""Yielding (ledger 3.4)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import deal, lay_out, moves, play, refused, shows

pytestmark = pytest.mark.both


@rule("RG-050")
def test_yield_plays_nothing() -> None:
    """No card, no power, no damage; the turn goes on with the attack."""
    m = play(lay_out("TD.TC/-", table="4H", lazaret="5H"), "A y")
    shows(m, step="4", turn="A", hands="TC.TD/-", table="4H", damage=4, lazaret="5H", net=10)
    assert moves(m, "A") == {"d TC", "d TD"}


@rule("RG-051")
@pytest.mark.parametrize(
    ("hands", "yielded", "allowed"),
    [
        ("2C/-", "-", True),
        ("2C/-", "A", True),
        ("2C/-", "B", False),
        ("2C/-", "AB", False),
        ("2C/-/-", "B", True),
        ("2C/-/-", "C", True),
        ("2C/-/-", "AB", True),
        ("2C/-/-", "BC", False),
        ("2C/-/-", "ABC", False),
        ("2C/-/-/-", "BC", True),
        ("2C/-/-/-", "CD", True),
        ("2C/-/-/-", "ABD", True),
        ("2C/-/-/-", "BCD", False),
    ],
)
def test_not_after_all_others_yielded(hands: str, yielded: str, allowed: bool) -> None:
    """Not if every other player yielded in his latest turn; the own flag does not matter."""
    m = lay_out(hands, yielded=yielded, enemy="JH", table="TS")
    assert moves(m, "A") == ({"p 2C", "y"} if allowed else {"p 2C"})
    if allowed:
        play(m, "A y")
        shows(m, turn="B")
    else:
        refused(m, "A y", "RG-051")


@rule("RG-052")
def test_flags_start_false() -> None:
    """At the start nobody has yielded and anybody may."""
    for players in (2, 3, 4):
        m = deal(players)
        shows(m, yielded="-")
        assert not any(seat["yielded"] for seat in m.view(None)["seats"])
        assert "y" in m.moves(m.to_act[0])


@rule("RG-052")
def test_yield_sets_the_flag_and_a_play_clears_it() -> None:
    """One flag per seat."""
    m = lay_out("2C.3C/2D.3D", enemy="JH", table="TS")
    play(m, "A y")
    shows(m, yielded="A")
    assert [seat["yielded"] for seat in m.view(None)["seats"]] == [True, False]
    play(m, "B p 2D")
    shows(m, yielded="A")
    play(m, "A p 2C")
    shows(m, yielded="-")


@rule("RG-052")
@pytest.mark.parametrize("seat", "ABCD")
def test_a_play_clears_the_own_flag_alone(seat: str) -> None:
    """At every seat; the flags of the others stay."""
    hands = "/".join("2C.TC" if other == seat else "-" for other in "ABCD")
    yielded = "BCD" if seat == "D" else "ABC"
    m = play(lay_out(hands, enemy="JH", turn=seat, yielded=yielded), f"{seat} p 2C")
    shows(m, yielded=yielded.replace(seat, ""))


@rule("RG-052", "RG-R16")
def test_jester_clears_the_flag() -> None:
    """A Jester is a play, not a yield."""
    m = play(lay_out("X.2C/-/-", yielded="AB"), "A p X")
    shows(m, yielded="B")
    play(m, "A n C")
    assert "y" in moves(m, "C")


@rule("RG-052", "RG-R06")
def test_flag_of_a_seat_outlasts_the_plays_of_others() -> None:
    """Only the own next turn changes it; a play of somebody else clears nothing."""
    m = lay_out("2C/2D/2H.X.3H", enemy="JD", table="TS")
    play(m, "A y", "B y", "C p X", "C n C")
    shows(m, turn="C", yielded="AB")
    refused(m, "C y", "RG-051")


@rule("RG-053")
def test_bonus_turn_overwrites_the_flag() -> None:
    """The defeating play clears the flag, a yield in the bonus turn sets it again."""
    m = lay_out("KH.TC.TD/-/-", yielded="A", enemy="JS", castle="JD", rest="lazaret")
    play(m, "A p KH")
    shows(m, turn="A", step="1", yielded="-")
    play(m, "A y")
    shows(m, yielded="A", step="4")


@rule("RG-053", "RG-R06")
@pytest.mark.parametrize(("yielded", "allowed"), [("B", True), ("C", True), ("BC", False), ("-", True)])
def test_bonus_turn_is_tested_afresh(yielded: str, allowed: bool) -> None:
    """By the flags of the others at that moment."""
    m = lay_out("KH.TC/-/-", yielded=yielded, enemy="JS", castle="JD", rest="lazaret")
    play(m, "A p KH")
    assert moves(m, "A") == ({"p TC", "y"} if allowed else {"p TC"})


@rule("RG-054")
@pytest.mark.parametrize("held", ["2C.TC", "-"])
def test_yield_with_and_without_cards(held: str) -> None:
    """Allowed with cards in hand and with an empty hand."""
    m = lay_out(f"{held}/2D", enemy="JH", table="TS")
    assert "y" in moves(m, "A")
    play(m, "A y")
    shows(m, turn="B", hands=f"{held}/2D", yielded="A")


@rule("RG-055")
def test_two_players_never_yield_in_succession() -> None:
    """Not while the other's latest turn was a yield, in bonus turns neither, until he had another turn."""
    m = lay_out("TC.2H/2D.KH.KC.3C.TD", enemy="JS", castle="JH.JC.JD", rest="lazaret")
    play(m, "A y", "A d TC")
    refused(m, "B y", "RG-051")
    play(m, "B p KH")
    shows(m, turn="B", enemy="JH", yielded="A")
    refused(m, "B y", "RG-051")
    play(m, "B p KC")
    shows(m, turn="B", enemy="JC", yielded="A")
    refused(m, "B y", "RG-051")


@rule("RG-055")
def test_two_players_may_yield_again_after_the_other_played() -> None:
    """A's play ends the ban for B."""
    m = lay_out("2H.3H/2D", enemy="JD", table="TS")
    play(m, "A y")
    assert moves(m, "B") == {"p 2D"}
    play(m, "B p 2D")
    assert moves(m, "A") == {"p 2H", "p 3H", "y"}
    play(m, "A p 2H", "B y")
    shows(m, turn="A", yielded="B")
    assert moves(m, "A") == {"p 3H"}


@rule("RG-056")
@pytest.mark.parametrize("table", ["4S/3H", "X/4S", "3S/X/3D"])
def test_yield_changes_nothing_about_the_enemy(table: str) -> None:
    """Damage, shield, sleeping shield and immunity stay."""
    m = lay_out("TC.TD/-/-", enemy="KS", table=table)
    before = m.view(None)["enemy"]
    play(m, "A y")
    assert m.view(None)["enemy"] == before
    play(m, "A d TC TD")
    assert m.view(None)["enemy"] == before


@rule("RG-057", "RG-210", "RG-R05")
def test_solo_has_no_yield() -> None:
    """The only player may not yield."""
    m = lay_out("2C.TC", flips=2)
    assert moves(m, "A") == {"p 2C", "p TC", "f"}
    refused(m, "A y", "RG-057")


@rule("RG-R05")
def test_solo_yield_by_option() -> None:
    """With `solo_yield=on` not twice in succession; a play in between is enough."""
    m = lay_out("2C.3C.TC", options={"solo_yield": "on"}, enemy="JH", table="TS")
    assert moves(m, "A") == {"p 2C", "p 3C", "p TC", "y"}
    play(m, "A y")
    shows(m, yielded="A", step="1")
    assert moves(m, "A") == {"p 2C", "p 3C", "p TC"}
    refused(m, "A y", "RG-R05")
    play(m, "A p 2C", "A y")
    refused(m, "A y", "RG-R05")
