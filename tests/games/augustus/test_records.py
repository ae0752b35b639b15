"""Records: the decisions of a moment share a line (specification 7)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng

from .table import about_to, deal, lines, place, play, play_on, scene, settle

pytestmark = pytest.mark.both

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"start": "random3"}),
    (4, {"placement": "clockwise"}),
    (5, {"crier": "C"}),
    (6, {"start": "random3", "placement": "clockwise", "crier": "F"}),
]

DECISION = r"\(?[A-F]:(-|\+\d+[SHCKTD]|\d+[SHCKTD]>\d+[SHCKTD]|[kmfaxwlgrp]\S+|resign)\)?"
LINE = re.compile(
    rf"{DECISION}( {DECISION})*|#[SHCKTDJ]|![A-F]\d+|\*[A-F](>[A-F-])? (type|count|res):\w+|=[A-F]\d+(,[A-F]\d+)*"
)


def same_after_replay(m: Match) -> None:
    again = ludus.read_record(m.record())
    assert again.record() == m.record()
    assert again.position() == m.position()
    assert again.outcome == m.outcome


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_record_replays_to_the_same_game(players: int, options: dict[str, str]) -> None:
    """AU-030, AU-230, AU-231, AU-232: every option that is not at its default stands in the record."""
    for seed in (7, 8):
        m = play_on(deal(players, seed, **options), seed, clever=seed == 8)
        same_after_replay(m)
        assert ludus.read_record(m.record()).events(0) == m.events(0)
        for name, value in options.items():
            assert f'[{name} "{value}"]' in m.record()
        assert all(LINE.fullmatch(line) for line in lines(m))


@pytest.mark.parametrize("players", range(2, 7))
def test_unfinished_games_are_kept(players: int) -> None:
    """AU-011, AU-052: after every single answer, in any order, with what is not shown yet."""
    m, rng = deal(players, 2), Rng(2)
    for _ in range(20 * players):
        if m.over:
            break
        seat = m.to_act[rng.below(len(m.to_act))]
        m.play_move(seat, m.state.advise(seat, rng))
        same_after_replay(m)


def test_answers_that_wait_are_saved() -> None:
    """AU-052: the last line of a record with secrets; the record without them does not tell it."""
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


def test_answers_of_the_platform_are_told_in_brackets() -> None:
    """AU-046, AU-131: they are no decisions of anybody."""
    m = scene("3:SH", "82:S 20", "21", token="C", then="H")
    place(m, "A:+3C B:- C:-")
    settle(m)
    text = m.record()
    assert "(B:x82S)" in text
    assert "x82S" not in [step.move for step in m.steps]
    same_after_replay(m)


def test_decisions_alone_reproduce_the_game() -> None:
    """AU-006, AU-032: with the seed, all other lines may be left out (specification 9)."""
    m = play_on(deal(3, 7), 7, clever=True)
    bare = []
    for line in m.record().splitlines():
        if line.startswith(("@", "#", "!", "*", "=")):
            continue
        bare.append(line)
    assert ludus.read_record("\n".join(bare)).record() == m.record()


def test_told_chance_alone_reproduces_the_game() -> None:
    """AU-006, AU-062: shuffles, bags and the first crier stand in the record."""
    for players in range(2, 7):
        m = play_on(deal(players, 7), 7, clever=True)
        assert "@ crier 0" in m.record()
        assert "@ bag 1" in m.record()
        text = m.record().replace('[Seed "7"]', '[Dice "recorded"]')
        again = ludus.read_record(text)
        assert again.position() == m.position()
        assert again.record() == text


def test_a_reshuffle_stands_in_the_record() -> None:
    """AU-220."""
    m = about_to(80, "85", display="27 36 45 58 63", deck="", lost="5 6 7 8")
    play(m, "A:p27")
    assert re.search(r"@ reshuffle 0 ([5-8]\.){3}[5-8]", m.record())
    same_after_replay(m)


def test_a_sealed_game() -> None:
    """AU-006: the secret is told after the end."""
    m = ludus.new_match("augustus", 3, secret=b"k" * 32, seeds=("anna",), table="t")
    assert "Secret" not in m.record()
    play_on(m)
    assert "Secret" in m.record()
    same_after_replay(m)


def test_the_record_without_secrets() -> None:
    """AU-007, AU-010: no deal, no shuffle, no seed, nothing of what was put away."""
    m = play_on(deal(3, 5), 5, until="entered")
    text = m.record(secrets=False)
    assert "@" not in text
    assert "Seed" not in text
    assert lines(m, secrets=False)[0].startswith("A:k")


def test_memory_brings_a_match_back() -> None:
    """AU-052: without replaying it, in the middle of a moment."""
    m, rng = deal(4, 4), Rng(4)
    for _ in range(43):
        seat = m.to_act[rng.below(len(m.to_act))]
        m.play_move(seat, m.state.random_move(seat, rng))
    again = deal(4, 4)
    again.recall(m.memory())
    assert again.position() == m.position()
    assert again.record() == m.record()
    assert again.events(2) == m.events(2)
    assert play_on(again, 1).record() == play_on(m, 1).record()


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
    with pytest.raises(ludus.BadRecord) as error:
        ludus.read_record(text)
    assert line in (0, error.value.line), f"{what}: {error.value}"
    assert str(error.value).startswith(f"Line {error.value.line}:")
    assert error.value.text("ru").startswith(f"Строка {error.value.line}")


def test_an_illegal_move_in_a_record_names_its_rule() -> None:
    """AU-048: the token is a shield."""
    m = scene("19 21", "20", token="H")
    text = m.record() + "A:+21C\n"
    with pytest.raises(ludus.BadRecord, match="AU-048") as error:
        ludus.read_record(text)
    assert error.value.line == len(text.splitlines())
    assert "AU-048" in error.value.text("ru")


def test_an_answer_too_many() -> None:
    """AU-045."""
    m = play(scene("19 21", "20", token="H"), "A:+19H")
    with pytest.raises(ludus.BadRecord, match="AU-045"):
        ludus.read_record(m.record() + "A:-\n")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('[Players "3"]', '[Players "7"]', "2 to 6"),
        ('[Players "3"]', '[Players "1"]', "2 to 6"),
        ('[Players "3"]', '[Players "3"]\n[start "random4"]', "start"),
        ('[Players "3"]', '[Players "3"]\n[crier "D"]', "crier"),
        ('[Players "3"]', '[Players "3"]\n[colour "red"]', "colour"),
        ('[Rules "1"]', '[Rules "7"]', "version 7"),
    ],
)
def test_wrong_headers_are_refused(old: str, new: str, why: str) -> None:
    """AU-001, AU-230, AU-232."""
    with pytest.raises(ludus.BadRecord, match=why):
        ludus.read_record(finished().record().replace(old, new))


def test_a_scene_keeps_a_record() -> None:
    """AU-052: with its start; an answer that was there before stands in brackets."""
    m = play(scene("19", "20", "39", token="H"), "A:+19H")
    later = ludus.from_position("augustus", m.position())
    play(later, "B:- C:+39H")
    assert "[Start " in later.record()
    same_after_replay(later)
    assert lines(later)[0] == "(A:+19H) B:- C:+39H"
