"""Step 4: suffering the attack (ledger 3.11)."""

from __future__ import annotations

from itertools import chain, combinations, permutations

import pytest

import ludus
from tests.kit.rules import rule

from .table import SEATS, cards, engine_lines, fields, hand, lay_out, moves, pile, play, refused, shows

pytestmark = pytest.mark.both

VALUE = {"X": 0, "A": 1, "T": 10, "J": 10, "Q": 15, "K": 20} | {str(n): n for n in range(2, 10)}


def worth(names: tuple[str, ...]) -> int:
    return sum(VALUE[name[0]] for name in names)


def is_payment(names: tuple[str, ...], net: int) -> bool:
    """RG-143 for a set, written independently."""
    return worth(names) >= net > worth(names) - max(VALUE[name[0]] for name in names)


@rule("RG-140")
def test_only_the_active_player_is_attacked() -> None:
    """The others lose nothing and cannot help, even if the active player cannot pay alone."""
    m = play(lay_out("3H.KC/TC.TD/TH.TS", enemy="JS", castle="-", rest="lazaret"), "A p 3H")
    refused(m, "B d TC", "RG-021", ludus.NotYourTurn)
    refused(m, "A d TC", "RG-043")
    play(m, "A d KC")
    shows(m, hands="-/TC.TD/TH.TS", turn="B")
    m = play(lay_out("3H.2H/TC.TD/TH.TS", enemy="JS"), "A p 3H")
    assert m.over


@rule("RG-140")
@pytest.mark.parametrize(("table", "net"), [("-", 20), ("4S", 16), ("4S/9S", 7), ("4S/9S+AS", 6), ("9H", 20)])
def test_amount_is_the_net_attack(table: str, net: int) -> None:
    """The attack of the enemy less the shield."""
    m = play(lay_out("KC.5D.AD/-", enemy="KD", table=table), "A y")
    shows(m, net=net, step="4")
    paying = {move for move in moves(m, "A") if worth(tuple(move.split()[1:])) >= net}
    assert paying == moves(m, "A")


@rule("RG-141", "RG-E22")
def test_no_attack_no_discard() -> None:
    """With net attack 0 nobody pays."""
    m = play(lay_out("2C.3C/4C", enemy="JH", table="TS"), "A y")
    shows(m, turn="B", step="1", hands="2C.3C/4C", lazaret="-")
    refused(m, "B d 4C", "RG-020")


@rule("RG-142")
def test_discards_go_face_up_to_the_lazaret() -> None:
    """One after another, so the last one is on top; all see them."""
    m = play(lay_out("2H.3H.6H.7H/4C", enemy="JS", lazaret="9C"), "A y", "A d 3H 2H 6H")
    shows(m, lazaret="6H.2H.3H.9C", hands="7H/4C")
    assert m.events(1)[-1].facts == {"cards": ["3H", "2H", "6H"], "value": 11}


@rule("RG-142")
@pytest.mark.parametrize("attempt", ["9C", "2C", "2C 3C", "2C 3C 4C", "3C 2C"])
def test_too_little_is_refused(attempt: str) -> None:
    """The sum must reach the net attack; there is no paying in parts."""
    refused(lay_out("2C.3C.4C.9C/-", enemy="JH", step="4"), f"A d {attempt}", "RG-142")


@rule("RG-143", "RG-R07")
@pytest.mark.parametrize("attempt", ["TC 2C", "9C 3C 2C", "TC TD", "2C 3C 5C 4C", "8C 3C 2C", "TC X"])
def test_stop_when_the_sum_is_reached(attempt: str) -> None:
    """No card may follow when the cards before it were enough."""
    held = ".".join(sorted(attempt.split(), key=lambda card: (VALUE[card[0]], card)))
    refused(lay_out(f"{held}.6H/-/-", enemy="JH", step="4"), f"A d {attempt}", "RG-143")


HANDS = [
    ("AC.2C.3D.4H.5S.6C.9D.TH", "JC", "-"),
    ("AC.AD.AH.AS.2C.2D.3C.TC", "JH", "-"),
    ("2C.2D.7C.7D.TC.JD.QD.KD", "QH", "-"),
    ("3C.4C.5C.6C.7C.8C.9C.TC", "KH", "-"),
    ("2C.3C.4C.5C.6C.7C.8C.9C", "KH", "9S/6S"),
    ("5C.5D.5H.TC.TD.JC.JD.QC", "KH", "-"),
    ("X.X.AC.9C.TC/-/-/-", "JH", "-"),
    ("X.X.4C.5C.6C/-/-/-", "JH", "-"),
    ("X.2C.3C.8C.TC.QC/-/-", "QH", "4S"),
]


@rule("RG-143", "RG-144")
@pytest.mark.parametrize(("hands", "enemy", "table"), HANDS)
def test_every_payment_of_a_hand(hands: str, enemy: str, table: str) -> None:
    """Offered are exactly the sets that cover, but not without their largest card."""
    m = lay_out(hands, enemy=enemy, table=table, step="4")
    net = m.view(None)["enemy"]["net"]
    own = cards(hands)
    sets = chain.from_iterable(combinations(own, size) for size in range(1, len(own) + 1))
    assert {tuple(move.split()[1:]) for move in moves(m, "A")} == {names for names in sets if is_payment(names, net)}


@rule("RG-143")
def test_every_order_of_a_payment() -> None:
    """An ordered list is legal if and only if each proper prefix is less than the attack."""
    line = lay_out("2C.3C.4C.6C.TC/-", enemy="JH", step="4").position()["line"]
    for size in range(1, 5):
        for names in permutations(["2C", "3C", "4C", "6C", "TC"], size):
            m = ludus.from_position("regicide", line)
            words = f"A d {' '.join(names)}"
            if worth(names) < 10:
                refused(m, words, "RG-142")
            elif worth(names[:-1]) >= 10:
                refused(m, words, "RG-143")
            else:
                play(m, words)
                assert pile(m, "lazaret") == list(reversed(names))
                assert m.steps[-1].move == words[2:]


@rule("RG-144")
@pytest.mark.parametrize(
    "payment", ["2C 3C TC", "TC", "3C TC", "3C 9C", "9C TC", "9C 3C", "2C 3C 9C", "2C 9C", "9C 2C"]
)
def test_free_choice_and_order(payment: str) -> None:
    """Small cards first and a large one last is legal; no change is given."""
    m = play(lay_out("2C.3C.9C.TC/-", enemy="JH", step="4"), f"A d {payment}")
    paid = payment.split()
    assert set(hand(m, "A")) == {"2C", "3C", "9C", "TC"} - set(paid)
    shows(m, turn="B", lazaret=".".join(reversed(paid)))


@rule("RG-143")
def test_wrong_order_of_a_right_set_is_mended() -> None:
    """Specification 7.2: typed with the largest card first, it is read with the largest last."""
    m = lay_out("2C.9C.TC/-", enemy="JH", step="4")
    refused(m, "A d TC 2C", "RG-143")
    for typed, meant in (("d TC 2C", "d 2C TC"), ("d 2C TC", "d 2C TC"), ("d 2C 9C TC", "d 2C 9C TC")):
        move, notes = m.game.normalize(m.state, 0, m.game.parse(m.state, 0, typed))
        assert m.game.format(m.state, 0, move) == meant
        assert bool(notes) is (typed != meant)


@rule("RG-145")
def test_discarding_has_no_power() -> None:
    """No draw, no heal, no shield, no damage."""
    m = lay_out("3C.3D.3H.AS.6S/5C", enemy="QC", castle="-", table="2D", tavern="7C.7D", lazaret="9C", step="4")
    before = pile(m, "tavern")
    play(m, "A d 3C 3D 3H AS 6S")
    assert engine_lines(m) == []
    assert pile(m, "tavern") == before
    shows(m, damage=2, shield=0, sleeping=0, net=15, hands="-/5C", lazaret="6S.AS.3H.3D.3C.9C", table="2D", immune="C")


@rule("RG-145", "RG-146", "RG-170")
def test_discarded_jester_has_no_effect() -> None:
    """It counts 0, cancels nothing and names nobody."""
    m = lay_out("X.TC.2C/5C/-", enemy="JS", table="4S", step="4")
    refused(m, "A d X", "RG-142")
    refused(m, "A d TC X", "RG-143")
    play(m, "A d X TC")
    shows(m, turn="B", step="1", immune="S", shield=0, sleeping=4, net=10, lazaret="TC.X", hands="2C/5C/-")


@rule("RG-146", "RG-003")
@pytest.mark.parametrize(
    ("enemy", "table", "card"),
    [("JH", "9S", "AC"), ("JH", "-", "JC"), ("QH", "-", "QC"), ("KH", "-", "KC"), ("KH", "9S/AS", "JD")],
)
def test_what_single_cards_pay(enemy: str, table: str, card: str) -> None:
    """A Companion pays 1, a Jack 10, a Queen 15, a King 20."""
    m = lay_out(f"X.{card}/-/-", enemy=enemy, table=table, step="4")
    assert m.view(None)["enemy"]["net"] == VALUE[card[0]]
    assert moves(m, "A") == {f"d {card}", f"d X {card}"}


@rule("RG-146", "RG-147")
@pytest.mark.parametrize(
    ("enemy", "table", "card"),
    [("JH", "8S", "AC"), ("QH", "-", "JC"), ("QH", "-", "TC"), ("KH", "-", "QC"), ("JH", "-", "9C"), ("JH", "9S", "X")],
)
def test_what_single_cards_do_not_pay(enemy: str, table: str, card: str) -> None:
    """One point more than the card is worth, and the game is lost."""
    m = play(lay_out(f"{card}/-/-", enemy=enemy, table=table), "A y")
    assert m.over
    assert m.outcome is not None
    assert m.outcome.detail["cause"] == "cannot pay"


@rule("RG-147", "RG-221")
def test_who_cannot_pay_loses_the_game_for_all() -> None:
    """At once, and without discarding first."""
    m = play(lay_out("5H.4C.5C/TC.TD", enemy="JS"), "A p 5H")
    assert m.over
    assert m.outcome is not None
    assert m.outcome.winners == ()
    shows(m, hands="4C.5C/TC.TD", lazaret="-", step="cannot-pay")
    assert engine_lines(m)[-1] == "* end loss A cannot pay 10"
    refused(m, "A d 4C 5C", "RG-221", ludus.NotYourTurn)


@rule("RG-147")
def test_exactly_enough_is_enough() -> None:
    """A hand worth the net attack survives."""
    m = play(lay_out("5H.4C.6C/TC.TD", enemy="JS"), "A p 5H")
    assert moves(m, "A") == {"d 4C 6C"}


@rule("RG-148")
def test_ending_with_an_empty_hand_is_allowed() -> None:
    """After paying, or without an attack."""
    m = play(lay_out("5H.TC/2C", enemy="JS", castle="-", rest="lazaret"), "A p 5H", "A d TC")
    shows(m, hands="-/2C", turn="B")
    assert not m.over
    m = play(lay_out("5S/2C", enemy="JH", table="6S"), "A p 5S")
    shows(m, hands="-/2C", turn="B", net=0)
    assert not m.over


@rule("RG-149")
@pytest.mark.parametrize("line", ["A y", "A p 2C", "A p TC", "A n B", "A p 2C 2D"])
def test_discarding_is_not_optional(line: str) -> None:
    """In step 4 nothing but paying is possible."""
    m = lay_out("2C.2D.TC/-", enemy="JH", step="4")
    assert moves(m, "A") == {"d TC", "d 2C TC", "d 2D TC", "d 2C 2D TC"}
    refused(m, line, "RG-149")


@rule("RG-R18")
def test_drawn_cards_can_pay() -> None:
    """Cards drawn in step 2 are there in step 4 of the same turn."""
    m = play(lay_out("2D/-", tavern="TC.3C", enemy="JS"), "A p 2D")
    assert moves(m, "A") == {"d TC"}
    play(m, "A d TC")
    shows(m, turn="B")


@rule("RG-022", "RG-142")
def test_payment_passes_the_turn() -> None:
    """After the discards it is the next player's turn, from every seat."""
    for seat, letter in enumerate(SEATS):
        hands = "/".join("TC" if other == seat else "-" for other in range(4))
        m = play(lay_out(hands, enemy="JH", turn=letter, step="4"), f"{letter} d TC")
        assert fields(m)["turn"] == SEATS[(seat + 1) % 4]


@rule("RG-142")
@pytest.mark.parametrize(("hands", "enemy", "table"), HANDS)
def test_payments_without_a_listener(hands: str, enemy: str, table: str) -> None:
    """A state that nobody watches pays each listed set in the same way as a match."""
    m = lay_out(hands, enemy=enemy, table=table, step="4")
    for move in m.state.legal(0):
        watched, alone = ludus.from_position("regicide", m.position()), m.state.clone()
        watched.play_move(0, move)
        alone.apply(0, move)
        assert m.game.position(alone) == m.game.position(watched.state)
