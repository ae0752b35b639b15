"""Questions and previews that a player sees before an answer (specification 11)."""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match
from ludus.kernel.decision import Fact
from ludus.kernel.rng import Rng
from ludus.kernel.state import RESIGN
from ludus.kernel.text import words

from .table import about_to, deal, play, printed, scene, seat_of, started

pytestmark = pytest.mark.both


def plain(value: Any) -> Any:
    """A card by its number."""
    if isinstance(value, dict):
        assert set(value) == {"en", "ru"}
        return value["en"]
    return value


def said(facts: list[Fact]) -> list[tuple[Any, ...]]:
    """Names of the facts with their values; every one has words in both languages."""
    for fact in facts:
        for language in ("en", "ru"):
            text = words("augustus").tell(language, [fact])
            assert text
            assert "{" not in str(text)
    return [(fact.message, *(plain(value) for value in fact.values.values())) for fact in facts]


def facts(m: Match, text: str) -> list[tuple[Any, ...]]:
    seat, move = text.split(":")
    return said(m.game.facts(m.state, seat_of(seat), m.game.parse(m.state, seat_of(seat), move)))


def warnings(m: Match, text: str) -> list[tuple[Any, ...]]:
    seat, move = text.split(":")
    return said(m.game.warnings(m.state, seat_of(seat), m.game.parse(m.state, seat_of(seat), move)))


def named(card: int) -> str:
    return f"{card} {printed()[card].name}"


def asked(m: Match, seat: int = 0) -> tuple[Any, ...]:
    decision = m.decision(seat)
    assert decision is not None
    return said([decision.prompt])[0]


# --- Questions ---------------------------------------------------------------------------------------


def test_questions() -> None:
    """AU-008, AU-031, AU-075, AU-106, AU-110, AU-111, AU-114, AU-133, AU-138, AU-140, AU-167, AU-189."""
    assert asked(deal(3)) == ("ask-keep",)
    assert asked(scene("19", "85", token="H")) == ("ask-place", "H")
    assert asked(scene("19", "85", token="J")) == ("ask-place", "J")
    assert asked(about_to(35, "85", more="12")) == ("ask-mob", named(35), "H", "C")
    assert asked(about_to(63, "85", more="12")) == ("ask-mobany", named(63), 2)
    assert asked(about_to(79, "85", more="12")) == ("ask-finish", named(79))
    assert asked(about_to(72, "85", more="12:T")) == ("ask-rearrange", named(72))
    assert asked(about_to(30, "85:SHH", "88"), 1) == ("ask-remove", named(30), 2)
    assert asked(about_to(76, "85:S 40:H", "88"), 1) == ("ask-wipe", named(76))
    assert asked(about_to(81, "85 | 5 10", "88"), 1) == ("ask-lose", named(81))
    assert asked(about_to(80, "85", done="1")) == ("ask-count", 2, 2)
    assert asked(about_to(80, "85")) == ("ask-pick", 1)
    assert asked(about_to(26, "85")) == ("ask-pick", 2)
    give = play(about_to(81, "85 | 5 4", "80 | 27 10", "82 | 39 12", tiles={"res:gold": "B"}), "B:l5 C:l10 D:l12")
    assert asked(give, 1) == ("ask-give", named(81), "gold")


def test_kinds_of_questions() -> None:
    """AU-008, AU-094, AU-167: several of some cards, yes or no, one of many."""
    keep = deal(3).decision(0)
    assert keep is not None
    assert (keep.kind, len(keep.parts), keep.least, keep.most) == ("some", 6, 3, 3)
    two = about_to(26, "85", display="27 36 45 58 63").decision(0)
    assert two is not None
    assert (two.kind, two.parts, two.least, two.most) == ("some", ("27", "36", "45", "58", "63"), 2, 2)
    one = about_to(80, "85").decision(0)
    assert one is not None
    assert one.kind == "one"
    count = about_to(80, "85", done="1").decision(0)
    assert count is not None
    assert count.kind == "yesno"


def test_nobody_else_is_asked() -> None:
    """AU-030."""
    m = about_to(80, "85")
    assert m.decision(1) is None


def test_long_menus_are_cut_to_their_parts() -> None:
    """AU-110: with hundreds of answers only single mobilisations are listed; the others may be given all the same."""
    m = about_to(63, "88", more="82:SH 83:S 85:T 76 +9")
    assert len(m.moves(0)) > 150
    decision = m.decision(0)
    assert decision is not None
    assert all("/" not in choice.move for choice in decision.choices)
    pair = next(move for move in m.moves(0) if "/" in move)
    assert m.check(0, pair) == pair


# --- What answers do -----------------------------------------------------------------------------------


def test_facts_of_placements() -> None:
    """AU-041, AU-042, AU-046, AU-070: also that it would complete a card."""
    m = scene("19:KK 20:D +2", "85", token="H")
    assert facts(m, "A:+20H") == [("fact-place", "20H")]
    assert facts(m, "A:19K>20H") == [("fact-move", "19K", "20H")]
    assert facts(m, "A:+19H") == [("fact-place", "19H"), ("fact-completes", named(19))]
    assert facts(m, "A:20D>19H") == [("fact-move", "20D", "19H"), ("fact-completes", named(19))]
    assert facts(m, "A:-") == [("fact-pass",)]


def test_facts_of_abilities() -> None:
    """AU-106, AU-109, AU-111, AU-114."""
    m = about_to(35, "85", more="12:T 10:K")
    assert facts(m, "A:m+12H/+12C") == [("fact-place", "12H"), ("fact-place", "12C"), ("fact-completes", named(12))]
    assert facts(m, "A:m12T>10H") == [("fact-move", "12T", "10H")]
    assert facts(m, "A:m-") == [("fact-none",)]
    m = about_to(79, "85", more="12:T")
    assert facts(m, "A:f12") == [("fact-finish", named(12))]
    assert facts(m, "A:f-") == [("fact-none",)]
    m = about_to(72, "85", more="1:T 20:D +2")
    assert facts(m, "A:a1KT") == [("fact-rearrange", "1KT"), ("fact-completes", named(1))]
    assert facts(m, "A:a-") == [("fact-none",)]


def test_facts_of_losses_and_rewards() -> None:
    """AU-133, AU-138, AU-140, AU-167, AU-075, AU-189."""
    assert facts(about_to(30, "85:SHH", "88"), "B:x85H,85H") == [("fact-remove", "85H, 85H")]
    assert facts(about_to(76, "85:SH 40:H", "88"), "B:w85") == [("fact-wipe", named(85), 2)]
    assert facts(about_to(81, "85 | 5 10", "88"), "B:l10") == [("fact-lose", named(10), 3)]
    m = about_to(80, "85", done="1")
    assert facts(m, "A:r2") == [("fact-take-tile", 2, 2)]
    assert facts(m, "A:r-") == [("fact-decline",)]
    m = about_to(26, "85", display="27 36 45 58 63")
    assert facts(m, "A:p36,27") == [("fact-pick", f"{named(36)}, {named(27)}")]
    give = play(about_to(81, "85 | 5 4", "80 | 27 10", "82 | 39 12", tiles={"res:gold": "B"}), "B:l5 C:l10 D:l12")
    assert facts(give, "B:gC") == [("fact-give", "C", "gold")]


def test_facts_of_keeping() -> None:
    """AU-008: the three cards by name, in both languages."""
    m = deal(3)
    first = m.position()["active"][0][:3]
    text = "A:k" + ",".join(map(str, first))
    assert facts(m, text) == [("fact-keep", ", ".join(named(card) for card in first))]
    fact = m.game.facts(m.state, 0, m.game.parse(m.state, 0, text[2:]))[0]
    russian = fact.values["cards"]
    assert isinstance(russian, dict)
    assert russian["ru"] == ", ".join(f"{card} {printed()[card].name_ru}" for card in first)


# --- What should be confirmed ----------------------------------------------------------------------------


def test_breaking_an_objective_is_warned_of() -> None:
    """AU-042: only if it lacked one space, and not within one card."""
    m = scene("19:KK 20:H 21:C 4 +1", "85", token="H")
    assert warnings(m, "A:19K>20H") == [("warn-breaks", named(19))]
    assert warnings(m, "A:19K>19H") == []
    assert warnings(m, "A:21C>20H") == []
    assert warnings(m, "A:20H>19H") == []
    assert warnings(m, "A:+20H") == []


def test_passing_a_completion_is_warned_of() -> None:
    """AU-046, AU-070."""
    assert warnings(scene("19:KK 20", "85", token="H"), "A:-") == [("warn-pass",)]
    assert warnings(scene("19:K 20", "85", token="H"), "A:-") == []
    assert warnings(scene("19:KK 20:D +0", "85", token="H"), "A:-") == [("warn-pass",)]


def test_other_warnings() -> None:
    """AU-168, AU-140, AU-114, AU-R27."""
    m = about_to(80, "85", done="1")
    assert warnings(m, "A:r-") == [("warn-decline", 2)]
    assert warnings(m, "A:r2") == []
    assert warnings(about_to(81, "85 | 5 10", "88"), "B:l10") == [("warn-lose", named(10))]
    m = about_to(72, "85", more="1:T 20:D +2")
    assert warnings(m, "A:a1KT") == [("warn-rearrange",)]
    assert warnings(m, "A:a-") == []
    assert said(m.game.warnings(m.state, 0, RESIGN)) == [("warn-resign",)]
    assert said(m.game.facts(m.state, 0, RESIGN)) == [("fact-resign",)]
    assert warnings(about_to(76, "85:SH 40:H", "88"), "B:w85") == []


@pytest.mark.parametrize("players", [2, 4])
def test_looking_ahead_changes_nothing(players: int) -> None:
    """AU-030: questions, facts and warnings of every answer leave the position alone and have words."""
    m, rng = started(players, 3), Rng(3)
    for _ in range(120):
        if m.over:
            break
        before = m.position()
        for seat in m.to_act:
            asked(m, seat)
            for move in m.state.legal(seat)[:40]:
                assert said(m.game.facts(m.state, seat, move))
                said(m.game.warnings(m.state, seat, move))
        assert m.position() == before
        m.play_move(m.to_act[0], m.state.advise(m.to_act[0], rng))
