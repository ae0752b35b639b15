"""Jesters, and royals in hand (ledger 3.12)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.rules import rule

from .table import SEATS, deal, engine_lines, fields, hand, lay_out, moves, pile, play, refused, shows

pytestmark = pytest.mark.both


@rule("RG-160")
def test_jester_has_no_value_and_no_suit() -> None:
    """No damage, no power, no defeat."""
    m = lay_out("X.2C/-/-", enemy="KH", table="9H/TD", lazaret="5C", tavern="6C")
    before = fields(m)
    play(m, "A p X")
    assert engine_lines(m) == []
    shows(m, damage=19, shield=0, table="9H/TD/X", tavern=before["tavern"], lazaret="5C", hands="2C/-/-")
    assert m.view(None)["table"][-1] == {"cards": ["X"], "value": 0}


@rule("RG-161")
@pytest.mark.parametrize(
    ("enemy", "card", "line"),
    [
        ("KC", "8C", "* hit 16/40 KC shield 0 net 20"),
        ("KD", "2D", "* draw B1 C1"),
        ("KH", "2H", "* heal 2"),
        ("KS", "8S", "* hit 8/40 KS shield 8 net 12"),
    ],
)
def test_jester_cancels_the_immunity_for_all(enemy: str, card: str, line: str) -> None:
    """For the rest of the fight, for the cards of every player."""
    m = lay_out(f"X/{card}.QC.QD/-", enemy=enemy, castle="-", lazaret="3C.4C.5C")
    assert m.view(None)["enemy"]["immune"] == enemy[1]
    play(m, "A p X")
    shows(m, immune=None)
    play(m, "A n B", f"B p {card}")
    assert engine_lines(m)[0] == line
    shows(m, immune=None)


@rule("RG-161", "RG-162")
def test_what_everybody_hears_of_a_jester() -> None:
    """Which enemy has lost its immunity, not one that still lies in the Castle, and the shield that wakes."""
    m = play(lay_out("X.2C/-/-", enemy="JS", castle="KD.KH", table="4S"), "A p X")
    assert (m.events(None)[-1].kind, m.events(None)[-1].facts) == ("cancelled", {"enemy": "JS", "woken": 4})


@rule("RG-161")
def test_cancelled_immunity_lasts() -> None:
    """Through yields, payments and other plays until the enemy falls."""
    m = lay_out("2H.TC/3D.TD/4C.TH", enemy="JC", table="X", rest="lazaret")
    for line in ("A y", "A d TC", "B p 3D", "B d TD", "C p 4C"):
        play(m, line)
        shows(m, immune=None)
    shows(m, damage=11)


@rule("RG-162", "RG-R13")
def test_jester_wakes_the_sleeping_shield() -> None:
    """With the full value of each play that had a spade; then nothing sleeps any more."""
    m = lay_out("-/-/X.2C", turn="C", enemy="KS", table="9S/5D+5S/7H")
    shows(m, shield=0, sleeping=19, net=20, damage=26)
    play(m, "C p X")
    shows(m, shield=19, sleeping=0, net=1, damage=26)


@rule("RG-162")
def test_jester_wakes_nothing_against_other_suits() -> None:
    """The shield stays what it was."""
    m = play(lay_out("X.2C/-/-", enemy="KC", table="9S/5H"), "A p X")
    shows(m, shield=9, sleeping=0, net=11)


@rule("RG-163")
def test_old_clubs_are_not_doubled() -> None:
    """Damage already dealt stays single; new clubs count double."""
    m = play(lay_out("X/3C.TC.TD/-", enemy="KC", table="6C"), "A p X")
    shows(m, damage=6)
    play(m, "A n B", "B p 3C")
    shows(m, damage=12)


@rule("RG-163")
@pytest.mark.parametrize(("enemy", "table"), [("KH", "6H"), ("KD", "6D")])
def test_old_red_cards_stay_without_effect(enemy: str, table: str) -> None:
    """Neither a heal nor a draw is made up for."""
    m = lay_out("X.2C/-/-", enemy=enemy, table=table, lazaret="3C.4C", tavern="5C")
    before = fields(m)
    play(m, "A p X", "A n B")
    after = fields(m)
    assert [after[zone] for zone in ("tavern", "lazaret")] == [before[zone] for zone in ("tavern", "lazaret")]
    assert after["hands"] == "2C/-/-"


@rule("RG-164")
def test_jester_is_followed_by_no_attack() -> None:
    """Its player pays nothing, even with an empty hand."""
    m = play(lay_out("X/2C/-", enemy="KH"), "A p X")
    shows(m, step="N", hands="-/2C/-")
    assert not m.over
    play(m, "A n B")
    shows(m, turn="B", step="1", hands="-/2C/-", lazaret="-")


@rule("RG-165")
@pytest.mark.parametrize("hands", ["X.2C/3C/4C", "X.2C/3C/4C/5C", "X.2C/-/-/-"])
def test_any_player_may_be_named(hands: str) -> None:
    """Himself included, and also one with an empty hand."""
    players = hands.count("/") + 1
    line = lay_out(hands).position()["line"]
    for letter in SEATS[:players]:
        m = play(ludus.from_position("regicide", line), "A p X")
        assert moves(m, "A") == {f"n {seat}" for seat in SEATS[:players]}
        play(m, f"A n {letter}")
        shows(m, turn=letter, step="1")


@rule("RG-165")
@pytest.mark.parametrize("line", ["A y", "A p 2C", "A d 2C", "A n D", "A n E", "A f"])
def test_somebody_must_be_named(line: str) -> None:
    """Nothing else can be done, and only players of the table can be named."""
    m = play(lay_out("X.2C/3C/4C"), "A p X")
    refused(m, line, "RG-165")


@rule("RG-165", "RG-021")
def test_only_the_player_of_the_jester_names() -> None:
    """The others may not choose."""
    m = play(lay_out("X.2C/3C/4C"), "A p X")
    for seat in "BC":
        assert moves(m, seat) == set()
        refused(m, f"{seat} n {seat}", "RG-021", ludus.NotYourTurn)


@rule("RG-165", "RG-042")
def test_named_player_with_an_empty_hand_may_yield() -> None:
    """He has no card, but he has a move."""
    m = play(lay_out("X.2C/-/4C", enemy="JH", table="TS"), "A p X", "A n B")
    assert moves(m, "B") == {"y"}


@rule("RG-165", "RG-222")
def test_named_player_who_can_do_nothing_loses() -> None:
    """One who names himself with no card left while all others yielded."""
    m = play(lay_out("X/2C/4C", yielded="BC"), "A p X", "A n A")
    assert m.over
    assert engine_lines(m) == ["* end loss A cannot act"]


@rule("RG-166")
def test_play_goes_on_clockwise_from_the_named_player() -> None:
    """After C comes D, then A."""
    m = lay_out("X.2C/3C/4C.TC/5C.TD", enemy="JH", castle="-", rest="lazaret")
    play(m, "A p X", "A n C", "C p 4C", "C d TC")
    shows(m, turn="D", step="1")
    play(m, "D p 5C")
    shows(m, turn="D", step="4")
    play(m, "D d TD")
    shows(m, turn="A", step="1")


@rule("RG-167")
def test_jester_circulates() -> None:
    """Table, then Lazaret with the defeat, and Hearts can bring it back under the Tavern and into a hand."""
    m = lay_out("X.KH.AH.QD.2C/-/-", enemy="JC", castle="QC.KC", tavern="-", rest="lazaret", lazaret="-")
    play(m, "A p X")
    assert pile(m, "table") == ["X"]
    assert "X" not in pile(m, "lazaret")
    play(m, "A n A", "A p KH")
    assert "X" in pile(m, "lazaret")
    back = set()
    for seed in range(40):
        m = lay_out("AH.QD.QH/-/-", enemy="QC", castle="-", lazaret="X.2C", seed=seed)
        play(m, "A p AH")
        back.add(pile(m, "tavern")[-1])
    assert back == {"X", "2C"}
    m = lay_out("2D.KC/-/-", enemy="QH", tavern="5C.X")
    play(m, "A p 2D")
    assert hand(m, "B") == ["X"]


@rule("RG-168")
def test_second_jester_against_the_same_enemy() -> None:
    """It changes nothing about immunity or shield, but skips the attack and names the next player."""
    m = play(lay_out("2C/X.3C/-/-", turn="B", enemy="KS", table="4S/X/5S", rest="lazaret"), "B p X")
    shows(m, shield=9, sleeping=0, immune=None, damage=9, step="N")
    assert moves(m, "B") == {"n A", "n B", "n C", "n D"}
    play(m, "B n A")
    shows(m, turn="A", step="1", hands="2C/3C/-/-", table="4S/X/5S/X")


@rule("RG-169")
def test_next_enemy_is_immune_again() -> None:
    """The Jester's effect ends with the fight."""
    m = play(lay_out("KH.2D.TC/-/-", enemy="JC", castle="QD", table="X", rest="lazaret"), "A p KH")
    shows(m, enemy="QD", immune="D")
    before = hand(m, "B")
    play(m, "A p 2D")
    assert hand(m, "B") == before == []


@rule("RG-171")
def test_no_jester_with_two_players() -> None:
    """None is dealt, none can be set up, none can be played."""
    for seed in range(40):
        assert "X" not in deal(2, seed).position()["line"]
    with pytest.raises(ludus.BadPosition):
        lay_out("X.2C/-")
    refused(lay_out("2C/-"), "A p X", "RG-043")


# --- Royals in hand -----------------------------------------------------------------------


@rule("RG-175")
@pytest.mark.parametrize(
    ("royal", "lines"),
    [
        ("JS", ["* hit 10/40 KH shield 10 net 10"]),
        ("QS", ["* hit 15/40 KH shield 15 net 5"]),
        ("QC", ["* hit 30/40 KH shield 0 net 20"]),
        ("JD", ["* draw A5 B5", "* hit 10/40 KH shield 0 net 20"]),
    ],
)
def test_royals_are_ordinary_cards(royal: str, lines: list[str]) -> None:
    """Value 10 / 15 / 20 and the power of the suit."""
    assert engine_lines(play(lay_out(f"{royal}.KC/-", enemy="KH"), f"A p {royal}")) == lines


@rule("RG-175", "RG-110")
def test_royals_are_blocked_like_others() -> None:
    """A Jack of spades against a spade enemy only deals damage."""
    m = play(lay_out("JS.KC/-", enemy="KS"), "A p JS")
    shows(m, damage=10, shield=0, sleeping=10)


@rule("RG-176")
def test_royals_are_played_alone_or_with_a_companion() -> None:
    """Never in a combo."""
    m = lay_out("AC.TC.JC.JD.QC.QD/-", enemy="KS", yielded="B")
    alone = {"p AC", "p TC", "p JC", "p JD", "p QC", "p QD"}
    assert moves(m, "A") == alone | {"p TC AC", "p JC AC", "p JD AC", "p QC AC", "p QD AC"}
    for attempt in ("JC JD", "QC QD", "TC JC"):
        refused(m, f"A p {attempt}", "RG-037")
    refused(m, "A p JC JD AC", "RG-035")


@rule("RG-177")
def test_royals_circulate_and_never_return_to_the_castle() -> None:
    """Recruited, drawn, played, to the Lazaret, healed under the Tavern; the Castle only shrinks."""
    m = lay_out("KH.2D.TC/KS", enemy="JC", castle="QD.QH", tavern="9C", rest="lazaret")
    play(m, "A p KH")
    shows(m, castle="QH", enemy="QD")
    assert pile(m, "tavern")[0] == "JC"

    m = lay_out("2D.KD/KS.5H", enemy="QC", castle="QH", tavern="JC.9C", lazaret="-", rest="tavern", table="TD")
    play(m, "A p 2D")
    assert hand(m, "A") == ["JC", "KD"]
    play(m, "A d JC KD")
    shows(m, lazaret="KD.JC", castle="QH", enemy="QC")
    play(m, "B p KS")
    shows(m, castle="-", enemy="QH")
    assert sorted(pile(m, "lazaret")) == ["2D", "JC", "KD", "KS", "QC", "TD"]


@rule("RG-177")
def test_healed_royal_comes_back() -> None:
    """A royal in the Lazaret is healed like any card."""
    m = play(lay_out("AH.KC/-", enemy="QC", castle="-", lazaret="JC"), "A p AH")
    assert pile(m, "tavern")[-1] == "JC"


@rule("RG-178")
def test_royal_counts_as_one_card() -> None:
    """For the hand limit its value does not matter."""
    m = lay_out("AD.JC.JD.JH.JS.QC.QD/KC", enemy="QH", castle="-", tavern="2C.3C.4C")
    play(m, "A p QD AD")
    assert engine_lines(m)[0] == "* draw A2 B6"
    with pytest.raises(ludus.BadPosition):
        lay_out("JC.JD.JH.JS.QC.QD.QS.KS/-", enemy="QH", castle="-")
