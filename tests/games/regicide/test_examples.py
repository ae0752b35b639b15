"""The worked examples (specification, section 4)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.rules import rule

from .table import SEATS, engine_lines, hand, lay_out, moves, pile, play, refused, shows

pytestmark = pytest.mark.both


@rule("RG-E01")
def test_e01_value_of_a_single() -> None:
    """7H has value 7, deals 7 and heals up to 7."""
    m = lay_out("7H.TC/-", enemy="JC", lazaret="2C.3C.4C.5C.6C.7C.8C.9C.2D")
    play(m, "A p 7H")
    assert m.view(None)["table"] == [{"cards": ["7H"], "value": 7}]
    assert engine_lines(m) == ["* heal 7", "* hit 7/20 JC shield 0 net 10"]
    shows(m, damage=7)


@rule("RG-E02")
def test_e02_yield_chain() -> None:
    """Of three players the third may not yield."""
    m = lay_out("TC/TD/2C.TH", enemy="JS")
    play(m, "A y", "A d TC", "B y", "B d TD")
    refused(m, "C y", "RG-051")
    assert moves(m, "C") == {"p 2C", "p TH"}


@rule("RG-E02")
def test_e02_yield_chain_without_a_card() -> None:
    """If the third has none, the game is lost."""
    m = play(lay_out("TC/TD/-", enemy="JS"), "A y", "A d TC", "B y", "B d TD")
    assert engine_lines(m) == ["* end loss C cannot act"]


@rule("RG-E03")
@pytest.mark.parametrize("enemy", ["JD", "JH", "JS", "QD", "KH"])
def test_e03_clubs(enemy: str) -> None:
    """8C deals 16."""
    shows(play(lay_out("8C.KC/-", enemy=enemy), "A p 8C"), damage=16)


@rule("RG-E04")
def test_e04_defeat_above_health() -> None:
    """9 + 12 = 21 > 20: the Jack, then 9S and 6C, go to the Lazaret; A goes on."""
    m = lay_out("6C.2C/-", enemy="JH", castle="JD", table="9S", rest="tavern")
    shows(m, damage=9)
    play(m, "A p 6C")
    assert engine_lines(m) == ["* hit 21/20 JH over", "* reveal JD"]
    shows(m, lazaret="6C.9S.JH", enemy="JD", table="-", turn="A", step="1")


@rule("RG-E05")
@pytest.mark.parametrize("suits", ["CDH", "SSS", "HCD"])
def test_e05_paying_with_small_cards_first(suits: str) -> None:
    """2, 5, 15 covers 10 and stops after the third card."""
    two, three, ten = (rank + suit for rank, suit in zip("23T", suits, strict=True))
    m = lay_out(f"{two}.{three}.{ten}.4C/-", enemy="JC" if "C" not in suits else "JS", step="4")
    play(m, f"A d {two} {three} {ten}")
    shows(m, lazaret=f"{ten}.{three}.{two}", turn="B", hands="4C/-")


@rule("RG-E06")
def test_e06_immunity_diamonds() -> None:
    """6D against the Jack of diamonds draws nothing and deals 6."""
    m = play(lay_out("6D.TC/-", enemy="JD"), "A p 6D")
    shows(m, damage=6, hands="TC/-")
    assert engine_lines(m) == ["* hit 6/20 JD shield 0 net 10"]


@rule("RG-E07")
def test_e07_immunity_spades() -> None:
    """5S against the Jack of spades: shield 0, net attack 10, sleeping shield 5."""
    m = play(lay_out("5S.TC/-", enemy="JS"), "A p 5S")
    shows(m, damage=5, shield=0, net=10, sleeping=5)


@rule("RG-E08", "RG-R03")
def test_e08_companion_pair() -> None:
    """8D AC: nine cards drawn by turns, damage 18, net attack 10."""
    m = lay_out("AC.8D.KD/-", enemy="JH", tavern="2C.3C.4C.5C.6C.7C.8C.9C.TC.2D")
    play(m, "A p 8D AC")
    assert [event.seat for event in m.events(None) if event.kind == "drew"] == [0, 1, 0, 1, 0, 1, 0, 1, 0]
    shows(m, hands="2C.4C.6C.8C.TC.KD/3C.5C.7C.9C", damage=18, net=10)
    assert m.view(None)["table"][0]["value"] == 9
    assert pile(m, "tavern")[0] == "2D"


@rule("RG-E09", "RG-R03")
def test_e09_companion_pair_as_printed() -> None:
    """8H AC heals nine of twelve and draws nothing."""
    m = lay_out("AC.8H.TC/-", enemy="JD", lazaret="2C.2D.2H.2S.3C.3D.3H.3S.4C.4D.4H.4S")
    play(m, "A p 8H AC")
    assert engine_lines(m) == ["* heal 9", "* hit 18/20 JD shield 0 net 10"]
    assert len(pile(m, "lazaret")) == 3
    assert set(pile(m, "tavern")[-9:] + pile(m, "lazaret")) == {rank + suit for rank in "234" for suit in "CDHS"}
    shows(m, hands="TC/-", damage=18)


@rule("RG-E10")
def test_e10_combo() -> None:
    """3D 3S 3C: nine drawn, shield 9, damage 18, net attack 6."""
    m = lay_out("3C.3D.3S.2H/-", enemy="QH", tavern="4C.4D.4H.4S.5C.5D.5H.5S.6C.6D")
    play(m, "A p 3D 3S 3C")
    assert engine_lines(m) == ["* draw A5 B4", "* hit 18/30 QH shield 9 net 6"]
    shows(m, step="4", turn="A", hands="2H.4C.4H.5C.5H.6C/4D.4S.5D.5S")
    refused(m, "A d 5C", "RG-142")
    assert "d 6C" in moves(m, "A")


@rule("RG-E11")
@pytest.mark.parametrize(
    ("rank", "most"), [("2", 4), ("3", 3), ("4", 2), ("5", 2), ("6", 1), ("9", 1), ("T", 1), ("J", 1)]
)
def test_e11_list_of_combos(rank: str, most: int) -> None:
    """2-4 twos, 2-3 threes, two 4s, two 5s; no other sets without a Companion."""
    m = lay_out(f"{rank}C.{rank}D.{rank}H.{rank}S", enemy="KS")
    sizes = {len(move.split()) - 1 for move in moves(m, "A")}
    assert sizes == set(range(1, most + 1))


@rule("RG-E12")
def test_e12_shield_of_mixed_plays() -> None:
    """Both 4s count: shield 8, then 14; net attack 12, then 6."""
    m = lay_out("4H.4S.2C.TC/6S.2D.TD", enemy="KD", castle="-", rest="tavern")
    play(m, "A p 4S 4H")
    shows(m, shield=8, net=12)
    play(m, "A d 2C TC", "B p 6S")
    shows(m, shield=14, net=6)


@rule("RG-E13")
def test_e13_jester_wakes_spades() -> None:
    """Shield 19, net attack 1, damage still 19; C suffers nothing and A is next."""
    m = lay_out("2C/3C/X", turn="C", enemy="KS", table="9S/5D+5S")
    shows(m, damage=19, shield=0, sleeping=19)
    play(m, "C p X", "C n A")
    shows(m, shield=19, net=1, damage=19, turn="A", step="1", hands="2C/3C/-", lazaret="-")


@rule("RG-E14")
def test_e14_jester_does_not_double_old_clubs() -> None:
    """The old 6C stays 6, the new 3C counts 6."""
    m = lay_out("2C/X/3C.TC", turn="B", enemy="JC", table="6C")
    shows(m, damage=6)
    play(m, "B p X", "B n C", "C p 3C")
    shows(m, damage=12, turn="C", step="4")


@rule("RG-E15")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("JH", ["* heal 10", "* hit 10/40 KD shield 0 net 20"]),
        ("QS", ["* hit 15/40 KD shield 15 net 5"]),
        ("KC", ["* hit 40/40 KD exact", "* end win"]),
    ],
)
def test_e15_royals_played(card: str, lines: list[str]) -> None:
    """Worth 10, 15, 20, with the powers of their suits."""
    m = lay_out("JH.QS.KC/-", enemy="KD", castle="-", lazaret="2C.2D.2H.2S.3C.3D.3H.3S.4C.4D.4H")
    assert engine_lines(play(m, f"A p {card}")) == lines


@rule("RG-E15")
@pytest.mark.parametrize(("card", "enemy"), [("JH", "JD"), ("QS", "QD"), ("KC", "KD")])
def test_e15_royals_discarded(card: str, enemy: str) -> None:
    """Each pays exactly the attack of an enemy of its rank, and one more point not."""
    m = play(lay_out(f"{card}/2C", enemy=enemy, castle="-", step="4"), f"A d {card}")
    shows(m, turn="B", lazaret=card)
    if enemy != "KD":
        stronger = {"JD": "QD", "QD": "KD"}[enemy]
        m = play(lay_out(f"{card}/2C", enemy=stronger, castle="-"), "A y")
        assert m.over


@rule("RG-E16")
def test_e16_companion_with_its_own_suit() -> None:
    """AS 7S: value 8, shield 8 once, damage 8."""
    m = play(lay_out("AS.7S.TC.TD/-", enemy="KH"), "A p AS 7S")
    shows(m, shield=8, damage=8, net=12)
    assert m.view(None)["table"] == [{"cards": ["7S", "AS"], "value": 8}]


@rule("RG-E17")
@pytest.mark.parametrize("signal", ["s hand", "s tavern"])
def test_e17_allowed_talk(signal: str) -> None:
    """Own card count and the Tavern count."""
    m = lay_out("2C.3C/4C", enemy="JH")
    m.say(0, signal)
    assert [(seat, words) for _, seat, words in m.said] == [(0, signal)]


@rule("RG-E18")
@pytest.mark.parametrize(
    "words",
    [
        "I have the 10 of clubs",
        "I hope somebody plays hearts",
        "if you play diamonds I can probably help us to cards",
        "leave this enemy to me",
    ],
)
def test_e18_forbidden_talk(words: str) -> None:
    """Nothing that reveals a hand."""
    m = lay_out("2C.3C/4C", enemy="JH")
    with pytest.raises(ludus.Illegal) as refusal:
        m.say(0, words)
    assert refusal.value.rule == "RG-230"
    assert m.said == []


@rule("RG-E19")
@pytest.mark.parametrize("signal", ["s +", "s -"])
@pytest.mark.parametrize("seat", "ABC")
def test_e19_talk_after_a_jester(seat: str, signal: str) -> None:
    """Allowed only from the Jester until the next turn begins."""
    m = lay_out("X.2C/3C/4C", enemy="JH")
    speaker = SEATS.index(seat)
    for allowed, line in ((False, "A p X"), (True, "A n B"), (False, "B p 3C")):
        assert (signal in m.signals(speaker)) is allowed
        if allowed:
            m.say(speaker, signal)
        else:
            with pytest.raises(ludus.Illegal):
                m.say(speaker, signal)
        play(m, line)
    assert len(m.said) == 1


@rule("RG-E20")
@pytest.mark.parametrize(("flips", "last", "grade"), [(0, "9D", "gold"), (1, "9H", "silver"), (2, "9S", "bronze")])
def test_e20_solo_grades(flips: int, last: str, grade: str) -> None:
    """0 / 1 / 2 flips."""
    m = lay_out("9D", enemy="KH", castle="-", table="TD/TS/TH/AS", flips=2, tavern="9H.2C.3C.4C.5C.6C.7C.8C.9S")
    play(m, *["A f"] * flips, f"A p {last}")
    assert engine_lines(m)[-1] == f"* end win {grade}"
    assert m.outcome is not None
    assert m.outcome.detail["grade"] == grade


@rule("RG-E21")
def test_e21_short_tavern() -> None:
    """Two cards left, 9D draws two; the game goes on."""
    m = play(lay_out("9D.TC/-", enemy="JC", castle="-", tavern="2C.3C", rest="lazaret"), "A p 9D")
    assert engine_lines(m)[0] == "* draw A1 B1"
    shows(m, step="4", turn="A", tavern="-")


@rule("RG-E21")
def test_e21_short_lazaret() -> None:
    """One card there, 9H heals one; the game goes on."""
    m = play(lay_out("9H.TC/-", enemy="JC", castle="-", lazaret="2C"), "A p 9H")
    assert engine_lines(m)[0] == "* heal 1"
    shows(m, step="4", turn="A", lazaret="-")


@rule("RG-E22")
@pytest.mark.parametrize(
    ("hands", "line"), [("5S/2C", "A p 5S"), ("5S.3C/2C", "A y"), ("-/2C", "A y"), ("5D/2C", "A p 5D")]
)
def test_e22_no_net_attack(hands: str, line: str) -> None:
    """Shield 10 or more: no discard, next player, also with an empty hand."""
    m = play(lay_out(hands, enemy="JH", castle="-", table="TS", lazaret="-", rest="tavern"), line)
    assert not m.over
    shows(m, turn="B", step="1", lazaret="-", net=0)
    assert "2C" in hand(m, "B")


@rule("RG-083")
def test_record_of_a_first_turn() -> None:
    """Specification 7.4: A has room for two cards, B for none, so two of the nine are drawn."""
    m = lay_out("AC.4S.6S.8D.TC.TD.TH/2C.3C.3D.3H.3S.5C.5D", enemy="JH", castle="JS.JC.JD")
    play(m, "A p 8D AC", "A d 4S 6S", "B p 2C")
    moves_and_notes = [line for line in m.record().splitlines() if line and line[0] in "123*"]
    assert moves_and_notes == [
        "1 A p 8D AC",
        "* draw A2",
        "* hit 18/20 JH shield 0 net 10",
        "2 A d 4S 6S",
        "3 B p 2C",
        "* hit 22/20 JH over",
        "* reveal JS",
    ]
