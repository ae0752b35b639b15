"""Immunity (ledger 3.9)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import SUITS, engine_lines, hand, lay_out, pile, play, shows

pytestmark = pytest.mark.both


@rule("RG-110")
@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(("rank", "attack"), [("J", 10), ("Q", 15), ("K", 20)])
def test_enemy_blocks_its_own_suit(rank: str, attack: int, suit: str) -> None:
    """No doubling, no draw, no heal, no shield; only the damage counts."""
    m = lay_out(f"6{suit}.TC.TD/-", enemy=rank + suit, castle="-", lazaret="2C.3C")
    assert m.view(None)["enemy"]["immune"] == suit
    play(m, f"A p 6{suit}")
    assert engine_lines(m) == [f"* hit 6/{2 * attack} {rank}{suit} shield 0 net {attack}"]
    shows(m, lazaret="2C.3C")


@rule("RG-110")
@pytest.mark.parametrize("enemy", ["KC", "KD", "KH", "KS"])
@pytest.mark.parametrize("suit", SUITS)
def test_other_suits_keep_their_powers(enemy: str, suit: str) -> None:
    """An enemy blocks its own suit and no other."""
    m = lay_out(f"6{suit}.TC.TD/-", enemy=enemy, lazaret="2C.3C")
    play(m, f"A p 6{suit}")
    active = suit != enemy[1]
    shows(m, damage=12 if active and suit == "C" else 6, shield=6 if active and suit == "S" else 0)
    assert ("* heal 2" in engine_lines(m)) is (active and suit == "H")
    assert ("* draw A3 B3" in engine_lines(m)) is (active and suit == "D")


@rule("RG-111", "RG-112")
@pytest.mark.parametrize(
    ("enemy", "played", "lines"),
    [
        ("KH", "8H AS", ["* hit 9/40 KH shield 9 net 11"]),
        ("KS", "8S AC", ["* hit 18/40 KS shield 0 net 20"]),
        ("KC", "8C AD", ["* draw A5 B4", "* hit 9/40 KC shield 0 net 20"]),
        ("KD", "8D AH", ["* heal 9", "* hit 9/40 KD shield 0 net 20"]),
        ("KD", "3D 3H 3S", ["* heal 9", "* hit 9/40 KD shield 9 net 11"]),
    ],
)
def test_blocked_card_counts_for_the_other_powers(enemy: str, played: str, lines: list[str]) -> None:
    """Its value is part of the damage and of the unblocked powers of the play."""
    held = ".".join(played.split())
    m = lay_out(f"{held}.TC.TH/-", enemy=enemy, castle="-", lazaret="4C.4D.4H.4S.5C.5D.5H.5S.6C")
    assert engine_lines(play(m, f"A p {played}")) == lines


@rule("RG-112")
@pytest.mark.parametrize(
    ("enemy", "lost"),
    [("KC", "double"), ("KD", "draw"), ("KH", "heal"), ("KS", "shield")],
)
def test_only_the_blocked_power_is_lost(enemy: str, lost: str) -> None:
    """Four 2s against each suit: three powers of four remain."""
    m = lay_out("2C.2D.2H.2S.QC.QD/-", enemy=enemy, castle="-", lazaret="4C.4D.4H.4S.5C.5D.5H.5S.6C")
    play(m, "A p 2C 2D 2H 2S")
    shows(m, damage=8 if lost == "double" else 16, shield=0 if lost == "shield" else 8)
    assert ("* heal 8" in engine_lines(m)) is (lost != "heal")
    assert any(line.startswith("* draw") for line in engine_lines(m)) is (lost != "draw")


@rule("RG-113", "RG-R13")
def test_blocked_spades_sleep() -> None:
    """The whole value of each play with a spade is noted, of others nothing."""
    m = lay_out("9S.KC/5S.5D.KD/7H.KH", enemy="KS", castle="-", rest="lazaret")
    play(m, "A p 9S")
    shows(m, shield=0, sleeping=9, net=20)
    play(m, "A d KC", "B p 5D 5S")
    shows(m, shield=0, sleeping=19, net=20)
    play(m, "B d KD", "C p 7H")
    shows(m, shield=0, sleeping=19, net=20)


@rule("RG-113")
def test_sleeping_shield_is_kept_for_spade_enemies_only() -> None:
    """Against others a spade shields at once."""
    m = play(lay_out("9S.TC.TD/-", enemy="KH"), "A p 9S")
    shows(m, shield=9, sleeping=0)


@rule("RG-113")
def test_after_a_jester_spades_shield_directly() -> None:
    """Nothing is noted any more."""
    m = play(lay_out("9S.TC.TD/-/-", enemy="KS", table="4S/X"), "A p 9S")
    shows(m, shield=13, sleeping=0, net=7)


@rule("RG-114")
@pytest.mark.parametrize("line", ["A p 7H", "A p 3D", "A p 6S", "A p 8C", "A y", "A p KD AD"])
def test_nothing_but_a_jester_cancels_immunity(line: str) -> None:
    """Neither plays nor yields."""
    m = lay_out("7H.3D.6S.8C.AD.KD/-", enemy="KC")
    play(m, line)
    shows(m, enemy="KC", immune="C")


@rule("RG-114", "RG-204")
def test_nothing_cancels_immunity_in_solo() -> None:
    """A flipped Jester is no played Jester."""
    m = lay_out("6D.TC", enemy="JD", flips=2)
    play(m, "A f", "A f")
    shows(m, immune="D", flips="0")


@rule("RG-115")
@pytest.mark.parametrize("suit", SUITS)
def test_blocked_cards_pay_their_full_value(suit: str) -> None:
    """Immunity does not touch discards."""
    m = play(lay_out(f"T{suit}.2C/-", enemy=f"J{suit}"), "A y", f"A d T{suit}")
    shows(m, turn="B", lazaret=f"T{suit}")


@rule("RG-115", "RG-203", "RG-R04")
@pytest.mark.parametrize("suit", SUITS)
def test_no_enemy_blocks_the_refill(suit: str) -> None:
    """The solo refill is no Diamonds power, and no Hearts power either."""
    m = lay_out("2C.3C", enemy=f"K{suit}", castle="-", flips=2)
    top = pile(m, "tavern")[:8]
    play(m, "A f")
    assert sorted(hand(m, "A")) == sorted(top)
    shows(m, lazaret="3C.2C")
