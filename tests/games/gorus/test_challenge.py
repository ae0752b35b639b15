"""Challenges (ledger 3.4)."""

from __future__ import annotations

from itertools import pairwise

import pytest

import ludus
from tests.kit.rules import rule

from .table import STRENGTHS, deal, moves, play, play_on, refused, scene, shows, won_bout

pytestmark = pytest.mark.both


@rule("GM-210", "GM-212")
def test_an_equal_strength_is_a_challenge() -> None:
    """At once, before the next player plays."""
    m = play(scene("B4/G4/B9", strongest="Y"), "A:B4 B:G4!")
    shows(m, strongest="G")
    assert [card["challenge"] for card in m.view(None)["arena"]] == [False, True]


@rule("GM-211")
def test_only_the_card_just_before_counts() -> None:
    """Equal to the opener but not to the last card."""
    m = play(scene("B4/B7/G4.N6", strongest="Y", bout=9), "A:B4 B:B7 C:G4")
    shows(m, strongest="Y")


@rule("GM-211", "GM-202")
def test_equality_with_an_earlier_card_does_not_free_from_following() -> None:
    m = play(scene("B4/B7/G4.B6", strongest="Y", bout=9), "A:B4 B:B7")
    assert moves(m, "C") == {"B6"}
    refused(m, "C:G4", "GM-202")


@rule("GM-213", "GM-202")
def test_a_challenge_is_legal_for_who_could_follow() -> None:
    m = play(scene("B10/B9.G10/B4", strongest="B", bout=9), "A:B10")
    assert moves(m, "B") == {"B9", "G10"}
    shows(play(m, "B:G10!"), strongest="G")


@rule("GM-214")
def test_a_challenge_of_the_strongest_school_changes_nothing_but_is_one() -> None:
    """Legal without following; the strongest school stays."""
    m = play(scene("B10/B9.G10/B4", strongest="G", bout=9), "A:B10")
    assert moves(m, "B") == {"B9", "G10"}
    play(m, "B:G10!")
    shows(m, strongest="G")
    assert m.events(None)[-1].facts == {"card": "G10", "challenge": True, "strongest": "G"}


@rule("GM-215", "GM-R05")
def test_a_challenge_cannot_be_declined() -> None:
    """The same card without `!` does the same."""
    marked, bare = (scene("B8/G8/B4", strongest="Y") for _ in range(2))
    marked.play(0, "B8")
    marked.play(1, "G8!")
    bare.play(0, "B8")
    bare.play(1, "G8")
    assert marked.position() == bare.position()
    shows(bare, strongest="G")


@rule("GM-216", "GM-R06")
def test_following_and_challenging_with_one_card() -> None:
    """Blue started; a discarded 7 is answered by the blue 7."""
    m = play(scene("B4/G7/B7/B9", strongest="Y"), "A:B4 B:G7 C:B7!")
    shows(m, strongest="B", starting="B")


@rule("GM-217", "GM-224")
def test_a_challenge_is_answered_by_a_challenge() -> None:
    """Each takes effect, the latest stands."""
    m = scene("B7/N7/G7/P7/Y7", strongest="P")
    for word, strongest in (("A:B7", "P"), ("B:N7!", "N"), ("C:G7!", "G"), ("D:P7!", "P")):
        shows(play(m, word), strongest=strongest)
    play(m, "E:Y7!")
    assert won_bout(m) == "E"


@rule("GM-224")
def test_no_limit_of_challenges() -> None:
    """Two strings of challenges in one bout, and again in the next."""
    m = scene("B7.B9/N7.N9/G7.G9/B5.B10/N5.N10/Y12.Y15/G5.Y10/P5.P10", strongest="P", bout=9)
    play(m, "A:B7 B:N7! C:G7! D:B5 E:N5! F:Y12 G:G5 H:P5!")
    assert won_bout(m) == "H"
    play(m, "H:P10 A:B9 B:N9! C:G9! D:B10 E:N10! F:Y15 G:Y10")
    assert m.view(None)["rounds"][0]["strongest"] == "N"


@rule("GM-218", "GM-R04")
def test_challenging_is_never_compulsory() -> None:
    """B cannot follow and could challenge, but discards."""
    m = play(scene("B6/G6.G8.N5/B4", strongest="Y", bout=8), "A:B6")
    assert moves(m, "B") == {"G6", "G8", "N5"}
    shows(play(m, "B:G8"), strongest="Y")


@rule("GM-219")
@pytest.mark.parametrize("strength", range(16))
def test_every_strength_challenges(strength: int) -> None:
    """The 0 as well."""
    m = play(scene(f"B{strength}/N{strength}/B{(strength + 1) % 16}", strongest="Y"), f"A:B{strength} B:N{strength}!")
    shows(m, strongest="N")


@rule("GM-220")
def test_nothing_else_changes_the_strongest_school() -> None:
    """Neither following, nor discarding, nor winning a bout, nor opening the next."""
    m = scene("B4.G9.N11/B9.G4.N6/B12.G12.N12/G11.N0.N5", strongest="Y", bout=8)
    for word in "A:B4 B:B9 C:B12 D:G11 C:G12 D:N0 A:G9 B:G4 C:N12 D:N5 A:N11".split():
        play(m, word)
        shows(m, strongest="Y")


@rule("GM-221")
def test_a_challenge_leaves_the_starting_school() -> None:
    m = play(scene("B4/G4/B9", strongest="Y"), "A:B4 B:G4!")
    shows(m, starting="B")


@rule("GM-222")
def test_a_card_of_the_strongest_school_of_another_strength() -> None:
    """Changes nothing, be it higher or lower."""
    for card in ("Y0", "Y12"):
        m = play(scene(f"B4/{card}/B9", strongest="Y"), f"A:B4 B:{card}")
        shows(m, strongest="Y", starting="B")


@rule("GM-223", "GM-305")
@pytest.mark.parametrize(
    ("hands", "line", "winner"),
    [
        ("B5/P8/B6/P6", "A:B5 B:P8 C:B6 D:P6!", "B"),  # the higher pink card came before
        ("B5/P5/P9/B12", "A:B5 B:P5! C:P9 D:B12", "C"),  # and here after the challenge
        ("B5/P5/P4/B12", "A:B5 B:P5! C:P4 D:B12", "B"),
    ],
)
def test_a_challenge_alone_does_not_win(hands: str, line: str, winner: str) -> None:
    assert won_bout(play(scene(hands, strongest="G"), line)) == winner


@rule("GM-210", "GM-211", "GM-106")
@pytest.mark.parametrize("players", range(1, 9))
def test_challenges_are_marked_through_whole_games(players: int) -> None:
    """The flag of every event is the equality with the card before in the same bout."""
    m = play_on(deal(players, 5, target="2"), 5)
    before = None
    challenges = 0
    for event in m.events(None):
        if event.kind in ("played", "wandered"):
            strength = int(event.facts["card"][1:])
            assert event.facts["challenge"] == (before == strength)
            challenges += event.facts["challenge"]
            before = strength
        elif event.kind == "bout":
            before = None
    assert challenges > 0


@rule("GM-R06", "GM-308")
@pytest.mark.parametrize("players", range(2, 9))
def test_no_card_challenges_a_card_of_its_own_school(players: int) -> None:
    """Equal cards always are of different schools, for no two cards are alike."""
    assert len(STRENGTHS[players]) == len(set(STRENGTHS[players]))
    m = play_on(deal(players, 8, target="1"))
    line = [event.facts["card"] for event in m.events(None) if event.kind == "played"]
    assert all(one != two for one, two in pairwise(line))


@rule("GM-210")
def test_a_mark_where_there_is_no_challenge_is_refused() -> None:
    """`B5!` is no challenge after B4, in both languages."""
    m = play(scene("B4/B5/B9", strongest="Y"), "A:B4")
    with pytest.raises(ludus.Unreadable) as error:
        m.play(1, "B5!")
    assert "B5" in error.value.text("en")
    assert "B5" in error.value.text("ru")
    play(m, "B:B5")
