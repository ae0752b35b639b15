"""Step 1: playing cards (ledger 3.3)."""

from __future__ import annotations

from itertools import chain, combinations
from typing import cast

import pytest

import ludus
from ludus.games.regicide import moves as codes
from ludus.games.regicide.state import Regicide
from tests.kit.rules import rule

from .table import COMMONERS, ROYALS, cards, hand, lay_out, moves, pile, play, refused, shows

pytestmark = pytest.mark.both

VALUE = {"X": 0, "A": 1, "T": 10, "J": 10, "Q": 15, "K": 20} | {str(n): n for n in range(2, 10)}


def is_play(chosen: tuple[str, ...]) -> bool:
    """The closed list of RG-031, written independently."""
    ranks = [card[0] for card in chosen]
    if len(chosen) == 1:
        return True
    if "X" in ranks:
        return False
    if "A" in ranks:
        return len(chosen) == 2
    return len(set(ranks)) == 1 and ranks[0] not in "JQK" and sum(VALUE[rank] for rank in ranks) <= 10


def written(chosen: tuple[str, ...]) -> str:
    """Canonical order: by rank, then suit, but a Companion beside another card goes last."""
    if any(card[0] != "A" for card in chosen):
        chosen = tuple(sorted(chosen, key=lambda card: card[0] == "A"))
    return "p " + " ".join(chosen)


@rule("RG-031", "RG-E11")
@pytest.mark.parametrize(
    "held",
    [
        "AC.AD.AH.AS.2C.2D.2H.2S",
        "AC.AS.2D.2H.3C.3D.3H.3S",
        "3C.3H.4C.4D.4H.4S.5C.5D",
        "AD.5C.5D.5H.5S.6C.6D.7C",
        "6C.6D.6H.7C.7D.8C.8D.TC",
        "AH.9C.9D.TC.TD.JC.JD.QC",
        "AC.TH.JH.QH.QS.KC.KD.KS",
    ],
)
def test_closed_list_of_plays(held: str) -> None:
    """Of all sets of cards in a hand exactly singles, Companion pairs and combos can be played."""
    m = lay_out(held, enemy="KH", flips=0)
    own = cards(held)
    sets = list(chain.from_iterable(combinations(own, size) for size in range(1, 9)))
    assert moves(m, "A") == {written(chosen) for chosen in sets if is_play(chosen)}
    for chosen in sets:
        if not is_play(chosen) and len(chosen) <= 5:
            with pytest.raises(ludus.Illegal) as refusal:
                play(m, written(chosen).replace("p ", "A p ", 1))
            assert refusal.value.rule == ("RG-035" if chosen[0][0] == "A" else "RG-037")
    shows(m, hands=held, table="-", step="1")


@rule("RG-031", "RG-001")
def test_codes_without_a_play_are_refused() -> None:
    """Numbers that mean no play, and seats that do not exist, break a rule as well."""
    state = lay_out("5H.9C/2S.TD").state
    assert state.why_not(0, 60) == 31
    assert state.why_not(2, state.legal(0)[0]) == 1
    assert [state.why_not(0, move) for move in state.legal(0)] == [0, 0, 0]


@rule("RG-038", "RG-043")
def test_codes_that_spell_cards_are_refused_like_their_cards() -> None:
    """A jester as part of a set, one that is not held, and a card that pays twice."""
    jester = codes.spell(codes.MISPLAY, [0])
    assert [lay_out(f"{hand}/-/-", enemy="KS").state.why_not(0, jester) for hand in ("X.2C", "2C")] == [38, 43]
    paying = play(lay_out("9S.TC.TD/-", enemy="KS"), "A p 9S").state
    (ten, *_) = cast(Regicide, paying).hands[0]
    assert paying.why_not(0, codes.spell(codes.PAY, [ten, ten])) == 43


@rule("RG-031")
def test_the_largest_menu() -> None:
    """Four Companions and four 2s give 41 plays."""
    assert len(moves(lay_out("AC.AD.AH.AS.2C.2D.2H.2S"), "A")) == 41


@rule("RG-030")
def test_play_or_yield_and_nothing_else() -> None:
    """No other way of passing exists."""
    m = lay_out("5H.9C/2S.TD", enemy="QD")
    assert moves(m, "A") == {"p 5H", "p 9C", "y"}
    for words in ("pass", "", "p", "y y", "skip"):
        with pytest.raises(ludus.Unreadable):
            m.play(0, words)
    refused(m, "A f", "RG-201")
    shows(m, turn="A", step="1", hands="5H.9C/2S.TD")


@rule("RG-030")
def test_no_yield_leaves_only_plays() -> None:
    """Where yielding is not allowed, a card must be played."""
    assert moves(lay_out("5H.9C/2S.TD", yielded="B"), "A") == {"p 5H", "p 9C"}


@rule("RG-032")
@pytest.mark.parametrize("card", ["AC", "2D", "6H", "TS", "JD", "QH", "KS", "X"])
def test_any_single_card(card: str) -> None:
    """Any one card of the own hand."""
    m = lay_out(f"{card}.KC/-/-", enemy="KH", rest="lazaret")
    assert f"p {card}" in moves(m, "A")
    play(m, f"A p {card}")
    shows(m, table=card)
    assert hand(m, "A") == ["KC"]


@rule("RG-033")
@pytest.mark.parametrize("other", ["2D", "5H", "9S", "TC", "JD", "QS", "KD", "AD"])
def test_companion_pair(other: str) -> None:
    """A Companion with a number card, a royal or another Companion."""
    m = lay_out(f"AH.{other}.KC/-", enemy="KH", rest="lazaret")
    pair = f"{other} AH"
    assert f"p {pair}" in moves(m, "A")
    play(m, f"A p AH {other}")
    shows(m, table=pair.replace(" ", "+"))


@rule("RG-033", "RG-038")
def test_companion_pair_is_no_pair_with_a_jester() -> None:
    """Any card but a Jester."""
    m = lay_out("X.AC.KC/-/-", enemy="KH")
    assert moves(m, "A") == {"p X", "p AC", "p KC", "p KC AC", "y"}
    refused(m, "A p AC X", "RG-038")


@rule("RG-034", "RG-039")
@pytest.mark.parametrize(("other", "value"), [("TD", 11), ("JD", 11), ("QD", 16), ("KD", 21), ("AD", 2), ("9S", 10)])
def test_pair_has_no_value_limit(other: str, value: int) -> None:
    """A + 10 = 11 and A + K = 21 are legal."""
    m = play(lay_out(f"AH.{other}.KC/-", enemy="KH"), f"A p AH {other}")
    assert m.view(None)["table"][0]["value"] == value
    shows(m, damage=value)


@rule("RG-035")
@pytest.mark.parametrize(
    "attempt",
    ["2C 2D AH", "3C 3D 3H AS", "4C 4D AC", "5C 5D AC", "AC AD AH", "AC AD AH AS", "AC AD 2C", "AC 2C 3D", "AC 6C 6D"],
)
def test_companions_join_no_combo(attempt: str) -> None:
    """A Companion goes with one other card only; three or four Companions are no play."""
    held = ".".join(attempt.split())
    refused(lay_out(f"{held}/-", enemy="KH"), f"A p {attempt}", "RG-035")


def combos() -> list[str]:
    """RG-036 in full: two to four 2s, two or three 3s, two 4s, two 5s."""
    return [
        " ".join(rank + suit for suit in suits)
        for rank, most in (("2", 4), ("3", 3), ("4", 2), ("5", 2))
        for size in range(2, most + 1)
        for suits in combinations("CDHS", size)
    ]


@rule("RG-036", "RG-039", "RG-E11")
@pytest.mark.parametrize("combo", combos())
def test_combos(combo: str) -> None:
    """33 sets, all of one number and worth at most 10; the value is the sum."""
    names = combo.split()
    m = play(lay_out(".".join(names) + ".KC/-", enemy="KH", rest="lazaret"), f"A p {combo}")
    total = sum(int(card[0]) for card in names)
    assert m.view(None)["table"] == [{"cards": names, "value": total}]
    shows(m, damage=2 * total if "C" in combo else total)
    assert total <= 10


@rule("RG-036")
def test_number_of_combos() -> None:
    """Six pairs, four threes and one four of 2s; pairs and threes of 3s; pairs of 4s and of 5s."""
    assert len(combos()) == 11 + 10 + 6 + 6


@rule("RG-037", "RG-E11")
@pytest.mark.parametrize(
    "attempt",
    [
        "4C 4D 4H",
        "5C 5D 5H",
        "3C 3D 3H 3S",
        "6C 6D",
        "7C 7D",
        "8H 8S",
        "9C 9S",
        "TC TD",
        "JC JD",
        "QC QD",
        "KC KD",
        "2C 3C",
        "2C 2D 3H",
        "5C 6D",
        "TC JC",
        "4C 6C",
        "JC QC KC",
    ],
)
def test_not_combos(attempt: str) -> None:
    """Sums above 10, 6s and higher, royals, different numbers, a 10 with a Jack."""
    held = ".".join(attempt.split())
    m = lay_out(f"{held}/-", enemy="KH")
    refused(m, f"A p {attempt}", "RG-037")
    assert "p " + attempt not in moves(m, "A")


@rule("RG-038")
@pytest.mark.parametrize("attempt", ["X X", "X 2C", "X AC", "X 2D", "X 2C 2D", "X X AC"])
def test_jester_is_played_alone(attempt: str) -> None:
    """Never two in one turn, never with another card."""
    m = lay_out("X.X.AC.2C.2D/-/-/-", enemy="KH")
    refused(m, f"A p {attempt}", "RG-038")
    assert moves(m, "A") == {"p X", "p AC", "p 2C", "p 2D", "p 2C AC", "p 2D AC", "p 2C 2D", "y"}


@rule("RG-039")
@pytest.mark.parametrize(("played", "value"), [("7H", 7), ("8D AH", 9), ("3D 3H 3S", 9), ("2D 2H", 4), ("KD AH", 21)])
def test_attack_value_is_the_sum(played: str, value: int) -> None:
    """The sum of the values of the cards."""
    held = ".".join(played.split())
    m = play(lay_out(f"{held}.KC/-", enemy="KH", rest="lazaret"), f"A p {played}")
    shows(m, damage=value)
    assert m.events(None)[0].facts["value"] == value


@rule("RG-040")
def test_played_cards_lie_on_the_table_until_the_defeat() -> None:
    """They leave the hand at once and stay face up, through the turns of all players."""
    m = lay_out("7S.AS.TC.KC/6D.TD.TH", enemy="KS", castle="-", rest="lazaret")
    play(m, "A p 7S AS")
    shows(m, table="7S+AS")
    assert hand(m, "A") == ["TC", "KC"]
    play(m, "A d KC", "B p 6D", "B d TD TH")
    shows(m, table="7S+AS/6D", turn="A")
    assert not {"7S", "AS", "6D"} & set(pile(m, "lazaret") + pile(m, "tavern"))
    assert m.view(None)["table"] == [{"cards": ["7S", "AS"], "value": 8}, {"cards": ["6D"], "value": 6}]


@rule("RG-040", "RG-043")
def test_played_cards_cannot_pay() -> None:
    """A card on the Table is no card of the hand."""
    m = play(lay_out("9S.TC.TD/-", enemy="KS"), "A p 9S")
    refused(m, "A d 9S TC", "RG-043")


@rule("RG-040", "RG-230")
def test_a_play_that_partners_saw_cannot_be_taken_back() -> None:
    """Taking it back would show the others a card of the hand."""
    m = play(lay_out("9S.TC.TD/-"), "A p 9S")
    assert not m.can_undo(0)
    with pytest.raises(ludus.LudusError):
        m.undo(0)
    shows(m, table="9S")


@rule("RG-041")
@pytest.mark.parametrize("card", [*COMMONERS, *ROYALS, "X"])
def test_every_hand_has_a_play(card: str) -> None:
    """With one card in hand there is something to play, even when yielding is not allowed."""
    enemy = "KC" if card != "KC" else "KD"
    m = lay_out(f"{card}/-/-", enemy=enemy, yielded="BC")
    assert moves(m, "A") == {f"p {card}"}


@rule("RG-042")
def test_empty_hand_may_yield() -> None:
    """Beginning a turn with no card is no loss by itself."""
    m = lay_out("-/2C", enemy="JH", table="TS")
    assert not m.over
    assert moves(m, "A") == {"y"}
    play(m, "A y")
    shows(m, turn="B", step="1")


@rule("RG-043")
@pytest.mark.parametrize("attempt", ["3D", "4H", "5S", "6C", "9S", "KS", "X", "2C 2D", "2C AD"])
def test_only_own_cards(attempt: str) -> None:
    """Cards of partners, piles, the Table, the enemy, or nobody's, cannot be played."""
    m = lay_out("2C.KC/3D.AD", enemy="KS", castle="-", tavern="4H.2D", lazaret="5S", table="9S/6C")
    refused(m, f"A p {attempt}", "RG-043")


@rule("RG-043")
@pytest.mark.parametrize("hand", ["-", "AC.KC", "2C"])
def test_a_jester_must_be_held(hand: str) -> None:
    """Whatever the smallest card of the hand is."""
    refused(lay_out(f"{hand}/-/-", enemy="KS"), "A p X", "RG-043")
