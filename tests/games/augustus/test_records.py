"""Records: the decisions of a moment share a line (specification 7)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import ludus
from ludus import Match
from tests.kit.records import record_refused, same_after_replay

from .table import about_to, deal, lines, place, play, play_on, scene, settle

pytestmark = pytest.mark.both


def test_answers_that_wait_are_saved() -> None:
    """AU-052: the last line of a record with secrets; it's missing from the record without them."""
    m = scene("19", "20", "39", token="H")
    play(m, "C:+39H A:+19H")
    assert lines(m) == ["A:+19H C:+39H"]
    assert lines(m, secrets=False) == []
    again = ludus.read_record(m.record())
    assert again.to_act == (1,)
    assert again.position() == m.position()
    play(again, "B:-")
    play(m, "B:-")
    assert again.record() == m.record()
    assert lines(m, secrets=False)[0] == "A:+19H B:- C:+39H"


@pytest.mark.parametrize("kind", ["keep", "place", "hit"])
def test_the_public_record_of_a_moment(kind: str) -> None:
    """AU-011, AU-052, AU-147: it is the same whatever was answered unseen."""
    texts = set()
    for choice in (0, 1, 2):
        m = {
            "keep": lambda: deal(3, 4),
            "place": lambda: scene("19", "20 21", "39", token="J"),
            "hit": lambda: about_to(81, "85 | 5 10 16", "88 | 4 12"),
        }[kind]()
        m.play(1, m.moves(1)[choice])
        texts.add(m.record(secrets=False))
        assert m.moves(1) == []
    assert len(texts) == 1


def test_answers_of_the_platform_are_shown_in_brackets() -> None:
    """AU-046, AU-131: they are no decisions of anybody."""
    m = scene("3:SH", "82:S 20", "21", token="C", then="H")
    place(m, "A:+3C B:- C:-")
    settle(m)
    text = m.record()
    assert "(B:x82S)" in text
    assert "x82S" not in [step.move for step in m.steps]
    same_after_replay(m)


def test_a_reshuffle_stands_in_the_record() -> None:
    """AU-220."""
    m = about_to(80, "85", display="27 36 45 58 63", deck="", lost="5 6 7 8")
    play(m, "A:p27")
    assert re.search(r"@ reshuffle 0 ([5-8]\.){3}[5-8]", m.record())
    same_after_replay(m)


def test_the_record_without_secrets() -> None:
    """AU-007, AU-010: nothing of what was put away."""
    m = play_on(deal(3, 5), 5, until="entered")
    assert "@" not in m.record(secrets=False)
    assert lines(m, secrets=False)[0].startswith("A:k")


# --- Wrong records -------------------------------------------------------------------------------------


def finished() -> Match:
    return play_on(deal(3, 11), 11, clever=True)


def line_with(text: str, pattern: str) -> int:
    """The number of the first line that fits."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if re.search(pattern, line))


def next_seat(found: re.Match[str]) -> str:
    """What was found with the seat letter in it changed to the next one."""
    return re.sub("[ABC]", lambda letter: "BCA"["ABC".index(letter.group(0))], found.group(0))


def tampered() -> list[tuple[str, int, str]]:
    """What was changed, the line that must be blamed (0: any), the new text."""
    text = finished().record()
    rows = text.splitlines()

    def at(pattern: str, old: str, new: str | Callable[[re.Match[str]], str]) -> tuple[int, str]:
        number = line_with(text, pattern)
        changed = re.sub(old, new, rows[number - 1], count=1)
        assert changed != rows[number - 1], (pattern, rows[number - 1])
        return number, "\n".join([*rows[: number - 1], changed, *rows[number:]]) + "\n"

    token = line_with(text, "^#")
    other = "#T" if rows[token - 1] != "#T" else "#K"
    return [
        ("unknown line", *at("^#", "#.", "and so on")),
        ("unknown token", *at("^#", "#.", "#X")),
        ("another token", 0, at("^#", "#.", other)[1]),
        ("another seat resolves", *at("^!", "!.", next_seat)),
        ("another card resolved", *at("^!", r"!(.)\d+", r"!\g<1>99")),
        ("no such seat at this table", *at("^A:k", "A:k", "F:k")),
        ("no such seat", *at("^A:k", "A:k", "H:k")),
        ("another seat picks", *at("^[ABC]:p", "^.", next_seat)),
        ("a card that is not open", *at("^[ABC]:p", r"p\d+", "p99")),
        ("a kept card", *at("^A:k", r"k\d+", "k77")),
        ("a tile", *at(r"^\*", r" \w+:\w+", " type:NONE")),
        ("the owner of a tile", *at(r"^\*[ABC] type", r"\*.", next_seat)),
        ("the end", *at("^=", r"A\d+", "A99")),
        ("half a bracket", *at(r"\(", r"\(([ABC]:-)\)", r"(\1")),
        ("an answer nobody gave", *at(r"\(", r"\(([ABC]:-)\)", r"\1")),
        ("a shuffle", *at("^@ objectives", r"(\d+)\.(\d+)", r"\2.\1")),
        ("a bag", *at("^@ bag 1", r"([SHCKTDJ])\.(.*)$", r"\2.\1")),
        ("the crier", *at("^@ crier", "[ABC]$", next_seat)),
        ("an unreadable move", *at(r"^A:[-+\d]", r"A:\S+", "A:wonderful")),
        ("a line of placements left out", 0, "\n".join([*rows[:token], *rows[token + 1 :]])),
    ]


CASES = tampered()


@pytest.mark.parametrize(("what", "line", "text"), CASES, ids=[case[0] for case in CASES])
def test_a_tampered_record_is_refused_with_its_line(what: str, line: int, text: str) -> None:
    """AU-030, AU-032: in both languages."""
    record_refused(text, line)


def test_an_illegal_move_in_a_record_names_its_rule() -> None:
    """AU-048: the token is a shield."""
    m = scene("19 21", "20", token="H")
    text = m.record() + "A:+21C\n"
    record_refused(text, len(text.splitlines()), "AU-048")


def test_an_answer_too_many() -> None:
    """AU-045."""
    m = play(scene("19 21", "20", token="H"), "A:+19H")
    record_refused(m.record() + "A:-\n", why="AU-045")


def test_a_scene_keeps_a_record() -> None:
    """AU-052: with its start; an answer that was there before stands in brackets."""
    m = play(scene("19", "20", "39", token="H"), "A:+19H")
    later = ludus.from_position("augustus", m.position())
    play(later, "B:- C:+39H")
    assert "[Start " in later.record()
    same_after_replay(later)
    assert lines(later)[0] == "(A:+19H) B:- C:+39H"
