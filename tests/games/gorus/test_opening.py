"""Opening a bout (ledger 3.2)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import SEATS, deal, moves, play, play_on, refused, scene, shows

pytestmark = pytest.mark.both


@rule("GM-101")
@pytest.mark.parametrize("players", range(2, 9))
def test_left_of_the_dealer_opens(players: int) -> None:
    for dealer in SEATS[:players]:
        shows(deal(players, first_dealer=dealer), opener=(SEATS.index(dealer) + 1) % players)


@rule("GM-102")
def test_any_card_may_open() -> None:
    """Whatever is strongest and whatever was played before."""
    m = scene("B4.N8.G0.G12/B5/B6", strongest="N", previous="N4.N5.N8", previous_opener=0, previous_winner=0)
    assert moves(m, "A") == {"B4", "N8", "G0", "G12"}
    refused(m, "A:B5", "GM-208")


@rule("GM-103", "GM-108")
def test_the_first_card_sets_the_starting_school() -> None:
    """Read from the arena, whatever the marker shows."""
    m = scene("G4/B5.G5/B6", strongest="N")
    shows(m, starting=None, strongest="N")
    play(m, "A:G4")
    shows(m, starting="G", strongest="N")
    assert moves(m, "B") == {"G5"}


@rule("GM-104", "GM-107", "GM-109", "GM-R02")
@pytest.mark.parametrize("card", ["B0", "N8", "G12"])
def test_the_first_card_of_a_round_sets_the_strongest_school(card: str) -> None:
    m = scene(f"{card}.B5/B6/B7", bout=1)
    shows(m, strongest=None)
    play(m, f"A:{card}")
    shows(m, strongest=card[0], starting=card[0])


@rule("GM-104", "GM-505", "GM-R02")
def test_the_first_card_of_every_round_does_so() -> None:
    """Not in round 1 alone."""
    m = play_on(deal(4, 1, target="9"), until="scored")
    for _ in range(4):
        shows(m, strongest=None)
        seat = m.to_act[0]
        card = m.moves(seat)[-1]
        m.play(seat, card)
        shows(m, strongest=card[0], starting=card[0])
        play_on(m, until="scored")


@rule("GM-105", "GM-109", "GM-312")
def test_later_openings_set_the_starting_school_only() -> None:
    """Bout 2 opened with green; blue stays strongest."""
    m = scene("B12.G4/B4.G5/B5.G12", bout=1)
    play(m, "A:B12 B:B4 C:B5 A:G4")
    shows(m, starting="G", strongest="B")
    play(m, "B:G5")
    shows(m, strongest="B")


@rule("GM-106", "GM-R03")
def test_opening_is_never_a_challenge() -> None:
    """The last card of the bout before had the same strength."""
    m = scene("B12.G5/B4.N6/B5.N7", bout=1)
    play(m, "A:B12 B:B4 C:B5 A:G5")
    shows(m, strongest="B", match=5)
    assert m.view(None)["arena"] == [{"seat": 0, "card": "G5", "challenge": False}]
    assert m.events(1)[-1].facts == {"card": "G5", "challenge": False, "strongest": "B"}


@rule("GM-106")
def test_an_opening_marked_as_a_challenge_is_unreadable() -> None:
    """`G5!` opens nothing."""
    m = scene("G5/N6/N7", strongest="B", previous="B12.B4.B5", previous_opener=0, previous_winner=0)
    with pytest.raises(Exception, match="G5 is not a challenge"):
        m.play(0, "G5!")


@rule("GM-107", "GM-220")
@pytest.mark.parametrize("players", range(1, 9))
def test_exactly_one_school_is_strongest_during_a_round(players: int) -> None:
    """From the first card to the end; it changes by challenges only."""
    for seed in range(3):
        m = play_on(deal(players, seed, target="2"), seed)
        strongest = None
        for event in m.events(None):
            if event.kind == "round":
                strongest = None
            elif event.kind in ("played", "wandered"):
                first = strongest is None
                changed = event.facts["card"][0] if first or event.facts["challenge"] else strongest
                assert event.facts["strongest"] == changed
                strongest = changed
            elif event.kind == "scored":
                assert event.facts["strongest"] == strongest


@rule("GM-108")
def test_the_marker_shows_the_strongest_school_only() -> None:
    """It is the same whichever school starts the bout."""
    for card in ("B4", "N5", "G6"):
        m = play(scene("B4.N5.G6/B7/B8", strongest="P"), f"A:{card}")
        shows(m, strongest="P", starting=card[0])


@rule("GM-110", "GM-206")
def test_a_starting_school_is_valid_for_its_bout() -> None:
    """Blue started; nobody must follow blue in the next bout."""
    m = scene("B12.G4/B4.B6.G5/B5.B7.N12", bout=8, strongest="P")
    play(m, "A:B12 B:B4 C:B5")
    shows(m, starting=None)
    play(m, "A:G4")
    assert moves(m, "B") == {"G5"}
    play(m, "B:G5")
    assert moves(m, "C") == {"B7", "N12"}
