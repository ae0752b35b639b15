"""Following (ledger 3.3)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.rules import rule

from .table import hand, moves, play, refused, scene, shows

pytestmark = pytest.mark.both


@rule("GM-201")
def test_everybody_plays_one_card_in_turn() -> None:
    """Clockwise, one card each; nobody else may play meanwhile."""
    m = scene("B4.B8/B5.B9/B6.B10/B7.B11", strongest="B", opener="C")
    for seat in "ABD":
        refused(m, f"{seat}:{hand(m, seat)[0]}", "GM-201", ludus.NotYourTurn)
    play(m, "C:B6")
    refused(m, "C:B10", "GM-201", ludus.NotYourTurn)
    refused(m, "A:B4", "GM-201", ludus.NotYourTurn)
    play(m, "D:B7 A:B4 B:B5")
    assert [len(hand(m, seat)) for seat in "ABCD"] == [1, 1, 1, 1]


@rule("GM-202")
def test_one_must_follow_or_challenge() -> None:
    """Every other card is refused, a card of the strongest school as well."""
    m = scene("B6/B4.B9.N6.N7.G8.Y6.Y0/B5", strongest="Y", bout=3)
    play(m, "A:B6")
    assert moves(m, "B") == {"B4", "B9", "N6", "Y6"}
    for card in ("N7", "G8", "Y0"):
        refused(m, f"B:{card}", "GM-202")


@rule("GM-203")
def test_any_card_of_the_starting_school() -> None:
    """Higher or lower."""
    for card in ("B0", "B4", "B12"):
        play(scene("B6/B0.B4.B12/B5", strongest="Y", bout=8), f"A:B6 B:{card}")


@rule("GM-204")
def test_who_cannot_follow_may_play_anything() -> None:
    """A card of the strongest school, a challenge, or neither."""
    m = play(scene("B6/N6.N7.G8.Y0/B5", strongest="Y", bout=7), "A:B6")
    assert moves(m, "B") == {"N6", "N7", "G8", "Y0"}
    for card in ("N6!", "N7", "G8", "Y0"):
        play(scene("B6/N6.N7.G8.Y0/B5", strongest="Y", bout=7), f"A:B6 B:{card}")


@rule("GM-205")
def test_nobody_has_to_beat_anything() -> None:
    """A lower card though a higher one is there; no strongest card though one cannot follow."""
    m = play(scene("B6/B4.B12/G4.Y12", strongest="Y", bout=9), "A:B6")
    assert moves(m, "B") == {"B4", "B12"}
    play(m, "B:B4")
    assert moves(m, "C") == {"G4", "Y12"}
    refused(play(scene("B6/B4.Y12/G4", strongest="Y", bout=9), "A:B6"), "B:Y12", "GM-202")


@rule("GM-206", "GM-221")
def test_the_duty_stays_with_the_starting_school() -> None:
    """Green became strongest by a challenge; D must still follow blue."""
    m = scene("B4/B10/G10/B5.G12.G5", strongest="B", bout=8)
    play(m, "A:B4 B:B10 C:G10!")
    shows(m, starting="B", strongest="G")
    assert moves(m, "D") == {"B5"}
    refused(m, "D:G12", "GM-202")
    assert moves(play(scene("B4/B10/G10/N5.G12", strongest="B", bout=9), "A:B4 B:B10 C:G10!"), "D") == {"N5", "G12"}


@rule("GM-207")
@pytest.mark.parametrize("text", ["", "pass", "-", "B4 B5", "B4,B5", "B4B5", "A:B4", "undo"])
def test_there_is_no_passing_and_no_second_card(text: str) -> None:
    """Nothing but one card can be played."""
    m = scene("B4.B5/B6.B7/B8.B9", strongest="B")
    with pytest.raises(ludus.Unreadable):
        m.play(0, text)
    assert m.to_act == (0,)
    assert len(m.moves(0)) == 2


@rule("GM-207")
def test_a_card_played_stays_there() -> None:
    """Where others watch it cannot be taken back."""
    m = play(scene("B4.B5/B6.B7/B8.B9", strongest="B"), "A:B4")
    assert not m.can_undo(0)
    refused(m, "A:B5", "GM-201", ludus.NotYourTurn)


@rule("GM-208")
@pytest.mark.parametrize("card", ["B5", "B9", "Y0", "P15"])
def test_only_cards_of_the_hand(card: str) -> None:
    """Not those of others, of the pile or of no deck."""
    m = scene("B4.N6/B5.B6/B7.B8", strongest="B", piles="B9/-/-")
    refused(m, f"A:{card}", "GM-208")


@rule("GM-208", "GM-202")
def test_the_hand_at_the_moment_of_playing_counts() -> None:
    """B followed with the last blue card and need not follow blue any more."""
    m = scene("B12.B6/B4.G5/B5.B7", strongest="B", bout=9)
    play(m, "A:B12 B:B4 C:B5 A:B6")
    assert moves(m, "B") == {"G5"}


@rule("GM-R25")
def test_who_must_follow_cannot_fail_to() -> None:
    """Through whole games, an illegal card is refused and a legal one accepted."""
    m = ludus.new_match("gorus", 4, 3, {"target": "1"})
    while not m.over:
        seat = m.to_act[0]
        legal, held = m.moves(seat), m.view(seat)["seats"][seat]["hand"]
        arena = [each["card"] for each in m.view(seat)["arena"]]
        follows = [card for card in held if arena and card[0] == arena[0][0]]
        expected = [card for card in held if not follows or card in follows or card[1:] == arena[-1][1:]]
        assert legal == expected
        for card in set(held) - set(legal):
            with pytest.raises(ludus.Illegal, match="GM-202"):
                m.play(seat, card)
        m.play(seat, legal[-1])
