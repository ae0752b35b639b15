"""The worked examples (specification, section 4)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import deal, everything, last_bout, moves, pile, play, refused, scene, scored, script, shows, won_bout

pytestmark = pytest.mark.both


def favour(captured: list[str]) -> int:
    """What cards are worth that lie in a pile in the middle of a round."""
    table = deal(8).view(None)["favour"]
    return sum(table[card] for card in captured)


@rule("GM-E01")
def test_e01_challenge_instead_of_following() -> None:
    """B4, B10, G10: green is strongest, C wins 2 favour and opens."""
    m = scene("B4.N4/B10.N5/B9.G10", bout=1)
    shows(m, strongest=None)
    play(m, "A:B4")
    shows(m, strongest="B", starting="B")
    play(m, "B:B10")
    assert moves(m, "C") == {"B9", "G10"}
    play(m, "C:G10!")
    assert won_bout(m) == "C"
    assert pile(m, 2) == ["B4", "B10", "G10"]
    assert favour(pile(m, 2)) == 2
    shows(m, strongest="G", turn=2, opener=2, bout=2)


@rule("GM-E02")
def test_e02_getting_rid_of_an_eight() -> None:
    """Nobody played yellow; the highest blue card is A's 5, who gets -4."""
    m = scene("B5.N4/N8.G5/B4.N5", strongest="Y", bout=9)
    play(m, "A:B5")
    assert moves(m, "B") == {"N8", "G5"}
    play(m, "B:N8 C:B4")
    assert won_bout(m) == "A"
    assert favour(pile(m, 0)) == -4
    shows(m, strongest="Y")


@rule("GM-E03", "GM-R05", "GM-R23")
def test_e03_accidental_challenge() -> None:
    """Four schools among three players; C wins with -8."""
    m = play(scene("B6.N4/G8.N5/N8.N6", strongest="Y", bout=9), "A:B6 B:G8")
    shows(m, winning=0)
    play(m, "C:N8!")
    assert won_bout(m) == "C"
    assert favour(pile(m, 2)) == -8
    shows(m, strongest="N")


@rule("GM-E04")
def test_e04_making_somebody_else_win() -> None:
    """D challenges with P5, and the P8 of B wins -2."""
    m = play(scene("B9.N4/P8.N5/B5.N6/B4.P5", strongest="G", bout=9), "A:B9 B:P8 C:B5")
    assert moves(m, "D") == {"B4", "P5"}
    play(m, "D:P5!")
    assert won_bout(m) == "B"
    assert favour(pile(m, 1)) == -2
    shows(m, strongest="P", turn=1)


@rule("GM-E05")
def test_e05_duel_of_the_zeros() -> None:
    """The challenge of the last bout makes N0 worth 5 and B0 nothing; D gets all four cards."""
    m = play(scene("G12/G7/B0/N0", strongest="B"), "A:G12 B:G7 C:B0")
    shows(m, winning=2)
    play(m, "D:N0!")
    assert won_bout(m) == "D"
    assert scored(m)["strongest"] == "N"
    assert scored(m)["totals"] == [0, 0, 0, 5]
    assert scored(m)["winners"] == [3]


@rule("GM-E06")
def test_e06_stolen_bout() -> None:
    """Three against three; F wins 3 favour for team 2 and opens."""
    m = scene(
        "B10.N4/B7.N5/B9.N6/B4.N7/B6.N9/G6.N10",
        strongest="P",
        bout=9,
        options={"mode": "teams", "split": "3+3"},
    )
    play(m, "A:B10 B:B7 C:B9 D:B4 E:B6")
    shows(m, winning=0)
    play(m, "F:G6!")
    assert won_bout(m) == "F"
    assert pile(m, 0) == []
    assert favour(pile(m, 1)) == 3
    shows(m, strongest="G", turn=5)


@rule("GM-E07", "GM-R22")
def test_e07_fine_calculation() -> None:
    """Four against four; the fifth and the seventh player are two persons of one team."""
    m = scene(
        "N4.B4/N2.B5/N9.B6/N11.B7/Y11.B8/Y15.B9/N8.B10/P0.B11",
        strongest="N",
        bout=9,
        options={"mode": "teams", "split": "4+4"},
    )
    play(m, "A:N4 B:N2 C:N9 D:N11 E:Y11!")
    shows(m, strongest="Y", starting="N")
    assert moves(m, "F") == {"Y15", "B9"}
    play(m, "F:Y15")
    assert moves(m, "G") == {"N8"}
    play(m, "G:N8 H:P0")
    assert won_bout(m) == "F"
    assert pile(m, 1) == ["N4", "N2", "N9", "N11", "Y11", "Y15", "N8", "P0"]
    assert pile(m, 0) == []


@rule("GM-E08")
def test_e08_deck_for_seven() -> None:
    """Five schools, strengths 0 and 2 to 14, 70 cards."""
    here = everything(deal(7))
    assert len(here) == 70
    assert {card[0] for card in here} == set("BNGPY")
    assert {int(card[1:]) for card in here} == {0, *range(2, 15)}


@rule("GM-E09")
def test_e09_adding_up() -> None:
    """1+1+2+1+2+1-4 = 4; the green 0 is worth nothing while brown is strongest."""
    m = last_bout("-/B10.G10.B9.N10.G9.P10.N8.B4.G0/-/-", strongest="N")
    assert scored(m)["totals"][1] == 4


@rule("GM-E10")
def test_e10_tokens() -> None:
    """A wins rounds 1, 3 and 5; with the third win the game ends."""
    wins = [0, 0, 0]
    for number, winner in enumerate([0, 1, 0, 2, 0], 1):
        piles = "/".join("G9" if side == winner else "-" for side in range(3))
        m = last_bout(piles, round=number, wins=wins[:])
        wins[winner] += 1
        assert [side["wins"] for side in m.view(None)["sides"]] == wins == scored(m)["wins"]
        assert m.over == (number == 5)
    assert m.outcome is not None
    assert m.outcome.winners == (0,)
    assert script(m)[-1] == "end winner=A by=target"


@rule("GM-E11")
def test_e11_public_example() -> None:
    """B4, B7, P7, B12: P7 wins and pink is strongest."""
    m = play(scene("B4.N4/B7.N5/P7.N6/B12.N7", strongest="B", bout=9), "A:B4 B:B7 C:P7! D:B12")
    assert won_bout(m) == "C"
    shows(m, strongest="P")


@rule("GM-E12")
def test_e12_public_question() -> None:
    """Only P9, then only P10 is legal; C wins without a blue card in the arena."""
    m = play(scene("P7.G4/P9.B9.G9/N5.B5.P10", strongest="B", bout=8), "A:P7")
    assert moves(m, "B") == {"P9"}
    refused(m, "B:B9", "GM-202")
    play(m, "B:P9")
    assert moves(m, "C") == {"P10"}
    play(m, "C:P10")
    assert won_bout(m) == "C"
    shows(m, strongest="B")
