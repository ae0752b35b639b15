"""Questions and previews that a player sees before playing a card (specification 11)."""

from __future__ import annotations

import pytest

from ludus import Match
from ludus.kernel.decision import Fact
from ludus.kernel.state import RESIGN
from ludus.kernel.text import words

from .table import deal, play, scene, seat_of

pytestmark = pytest.mark.both


def said(m: Match, facts: list[Fact]) -> list[tuple[str, object]]:
    """Names of the facts with their school, seat or count; every one has words in both languages."""
    for fact in facts:
        for language in ("en", "ru"):
            assert words("gorus").tell(language, [fact])
    return [(fact.message, list(fact.values.values())) for fact in facts]


def facts(m: Match, text: str) -> list[tuple[str, object]]:
    seat, card = text.split(":")
    return said(m, m.game.facts(m.state, seat_of(seat), m.game.parse(m.state, seat_of(seat), card)))


def warnings(m: Match, text: str) -> list[tuple[str, object]]:
    seat, card = text.split(":")
    return said(m, m.game.warnings(m.state, seat_of(seat), m.game.parse(m.state, seat_of(seat), card)))


def test_questions() -> None:
    """GM-102, GM-202: to open, or to follow a school and match a strength."""
    m = scene("B4/B5.N4/B6", strongest="Y", bout=9)
    asked = m.decision(0)
    assert asked is not None
    assert said(m, [asked.prompt]) == [("ask-open", [])]
    asked = play(m, "A:B4").decision(1)
    assert asked is not None
    assert said(m, [asked.prompt]) == [("ask-follow", ["B", 4])]
    assert [choice.move for choice in asked.choices] == ["B5", "N4"]
    assert m.decision(0) is None


def test_opening() -> None:
    """GM-103, GM-104: the first card of a round says more."""
    assert facts(scene("B4/B5/B6", bout=10), "A:B4") == [("fact-open", ["B"]), ("fact-first", ["B"])]
    assert facts(scene("B4/B5/B6", strongest="N"), "A:B4") == [("fact-open", ["B"])]


@pytest.mark.parametrize(
    ("card", "first", "leader"),
    [
        ("B5", ("fact-follow", []), ("fact-wins", [])),
        ("B0", ("fact-follow", []), ("fact-leader", ["A"])),
        ("N4", ("fact-challenge", ["N"]), ("fact-wins", [])),
        ("Y4", ("fact-challenge-same", ["Y"]), ("fact-wins", [])),
    ],
)
def test_following(card: str, first: tuple[str, list[str]], leader: tuple[str, list[str]]) -> None:
    """GM-202, GM-212, GM-214, GM-302: what the card does and who is winning then."""
    m = play(scene(f"B4/{card}/B6", strongest="Y"), "A:B4")
    assert facts(m, f"B:{card}") == [first, leader]
    assert m.view(None)["arena"][-1]["card"] == "B4", "nothing was played"


def test_discarding() -> None:
    """GM-204, GM-304."""
    m = play(scene("B4/N5/B6", strongest="Y"), "A:B4")
    assert facts(m, "B:N5") == [("fact-discard", []), ("fact-leader", ["A"])]


def test_a_challenge_is_warned_of() -> None:
    """GM-R05, GM-215, GM-223: with the new strongest school and who would be winning."""
    m = play(scene("B9/P8/B5/P5", strongest="G"), "A:B9 B:P8 C:B5")
    assert warnings(m, "D:P5") == [("warn-challenge", ["P", "B"])]
    assert facts(m, "D:P5") == [("fact-challenge", ["P"]), ("fact-leader", ["B"])]


def test_taking_an_eight_is_warned_of() -> None:
    """GM-E03: the accidental challenge takes two of them."""
    m = play(scene("B6/G8/N8", strongest="Y"), "A:B6 B:G8")
    assert warnings(m, "C:N8") == [("warn-challenge-wins", ["N"]), ("warn-eight", [2])]


def test_ordinary_cards_are_not_warned_of() -> None:
    """GM-202."""
    m = play(scene("B6/B8/B7", strongest="Y"), "A:B6")
    assert warnings(m, "B:B8") == []


def test_resigning_is_warned_of() -> None:
    """GM-R31."""
    m = deal(3)
    assert said(m, m.game.warnings(m.state, 0, RESIGN)) == [("warn-resign", [])]
    assert said(m, m.game.facts(m.state, 0, RESIGN)) == [("fact-resign", [])]


def test_wanderers_can_lead() -> None:
    """GM-810: solo."""
    m = scene("B4", arena="B6", deck="G4", strongest="B")
    assert facts(m, "A:B4") == [("fact-follow", []), ("fact-leader", ["W"])]


def test_looking_ahead_changes_nothing() -> None:
    """GM-207: facts and warnings of every card leave the position alone."""
    m = deal(4, 3)
    for _ in range(12):
        before = m.position()
        seat = m.to_act[0]
        assert m.decision(seat) is not None
        for move in m.state.legal(seat):
            m.game.warnings(m.state, seat, move)
        assert m.position() == before
        m.play(seat, m.moves(seat)[0])
