"""The structure of a turn (ledger 3.2)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.rules import rule

from .table import engine_lines, hand, lay_out, moves, play, refused, shows

pytestmark = pytest.mark.both


@rule("RG-020", "RG-R01")
def test_four_steps_in_order() -> None:
    """Play, powers, damage, then the attack; only steps 1 and 4 ask for a decision."""
    m = lay_out("2C.2D.2H.2S.TH/-", enemy="QC", lazaret="3C", tavern="9C.9D", rest="lazaret")
    play(m, "A p 2C 2D 2H 2S")
    shows(m, step="4", turn="A")
    play(m, "A d TH")
    kinds = [event.kind for event in m.events(None)]
    assert kinds == ["played", "healed", *["drew"] * 8, "hit", "paid"]


HAND = "AC.2C.3C.4C.5C.6C.7C"


@rule("RG-020")
@pytest.mark.parametrize("card", HAND.split("."))
def test_nobody_discards_in_step_1(card: str) -> None:
    """Paying belongs to step 4."""
    m = lay_out(f"{HAND}/-", enemy="JH")
    refused(m, f"A d {card}", "RG-020")


@rule("RG-020")
@pytest.mark.parametrize("cards", ["AC 2C", "AC 3C", "2C 3C", "7C AC", "4C 5C 6C", "X"])
def test_nobody_discards_several_cards_in_step_1(cards: str) -> None:
    """Neither in the order of the hand nor in any other."""
    refused(lay_out(f"{HAND}/-", enemy="JH"), f"A d {cards}", "RG-020")


@rule("RG-020", "RG-149")
@pytest.mark.parametrize("card", ["AC", "2C", "AD", "2D", "7H", "8C", "9D", "TS", "KH"])
def test_nobody_plays_in_step_4(card: str) -> None:
    """In step 4 one pays; a card named for a play is not taken for a payment."""
    m = lay_out(f"{HAND}/-", enemy="JH", step="4")
    refused(m, f"A p {card}", "RG-149")


@rule("RG-020", "RG-149")
def test_nobody_names_the_next_player_without_a_jester() -> None:
    """Naming belongs to the Jester."""
    refused(lay_out("2C.TC/-"), "A n A", "RG-020")
    refused(lay_out("2C.TC/-"), "A n B", "RG-020")
    refused(lay_out("2C.TC/-", step="4"), "A n B", "RG-149")


@rule("RG-021")
def test_others_decide_nothing() -> None:
    """Partners are not asked and cannot act, neither in step 1 nor in step 4."""
    m = lay_out("2C.TC/3D.TD/4H.TH", enemy="JS")
    for line in ("A p 2C", "A d TC"):
        assert (m.to_act, m.may_act) == ((0,), ())
        for seat in "BC":
            assert moves(m, seat) == set()
            for move in ("y", "p 3D", "d TD", "p 4H", "d TH"):
                refused(m, f"{seat} {move}", "RG-021", ludus.NotYourTurn)
        play(m, line)
    assert m.to_act == (1,)


@rule("RG-021")
def test_others_only_receive_drawn_cards() -> None:
    """B gets cards by A's Diamonds and is asked nothing."""
    m = play(lay_out("3D.TC/-", tavern="5H.6H.7H"), "A p 3D")
    shows(m, turn="A", step="4", hands="5H.7H.TC/6H")
    assert m.to_act == (0,)


@rule("RG-022")
def test_next_player_begins_after_step_4() -> None:
    """When the attack is covered, B begins at step 1."""
    m = play(lay_out("2C.TC/3D"), "A p 2C", "A d TC")
    shows(m, turn="B", step="1")
    assert moves(m, "B") == {"p 3D", "y"}


@rule("RG-023")
def test_yield_goes_straight_to_step_4() -> None:
    """No power, no damage, but the attack."""
    m = play(lay_out("TD.TC/-"), "A y")
    shows(m, turn="A", step="4", damage=0, table="-", hands="TC.TD/-")
    assert [event.kind for event in m.events(None)] == ["yielded"]


@rule("RG-024")
def test_jester_skips_steps_3_and_4() -> None:
    """No damage, no attack; its player names who is next."""
    m = play(lay_out("X.2C/-/3D", enemy="KC"), "A p X")
    shows(m, step="N", turn="A", damage=0, hands="2C/-/3D")
    play(m, "A n C")
    shows(m, step="1", turn="C", hands="2C/-/3D")


@rule("RG-025")
def test_defeat_skips_step_4_again_and_again() -> None:
    """The same player goes on against each new enemy, without any attack, as often as it happens."""
    m = lay_out("2C.QC.KH.KS/-", enemy="JC", castle="JD.JH.JS")
    play(m, "A p KS")
    shows(m, turn="A", step="1", enemy="JD", hands="2C.QC.KH/-")
    play(m, "A p KH")
    shows(m, turn="A", step="1", enemy="JH", hands="2C.QC/-")
    play(m, "A p QC")
    shows(m, turn="A", step="1", enemy="JS", hands="2C/-")


@rule("RG-026", "RG-R02", "RG-126")
def test_surviving_enemy_strikes_before_the_turn_passes() -> None:
    """Step 4 comes first, then the next player."""
    m = play(lay_out("9C.TC.TD/2D"), "A p 9C")
    shows(m, turn="A", step="4", damage=9)
    play(m, "A d TC")
    shows(m, turn="B", step="1")
    assert hand(m, "A") == ["TD"]


@rule("RG-026")
def test_step_4_without_attack_passes_by_itself() -> None:
    """With net attack 0 nothing happens in step 4 and B begins."""
    m = play(lay_out("TS.2C/-", enemy="JH"), "A p TS")
    shows(m, turn="B", step="1", net=0, hands="2C/-", lazaret="-")
    assert engine_lines(m) == ["* hit 10/20 JH shield 10 net 0"]
