"""Records: decisions and what the table adds (specification 7)."""

from __future__ import annotations

import re

import pytest

import ludus
from tests.kit.records import record_refused

from .table import deal, end_shopping, line_up, lines, own, play, play_on, shopping

pytestmark = pytest.mark.both


def test_what_the_table_adds() -> None:
    """GC-015, GC-020, GC-028, GC-Q32: owners' cards only with secrets."""
    m = shopping(3, 1)
    head = lines(m)
    seen = m.view(None)
    tokens = [f"{'ABC'[number]}{seen['seats'][number]['token']}" for number in range(3)]
    assert head[0] == " ".join(["@match", *tokens, f"Z{seen['automa']['token']}"])
    assert head[1].startswith("@automa ")
    assert f"@fans A {own(m, 'A')['fans'][0]:02d} {own(m, 'A')['fans'][1]:02d}" in head
    assert "@deck A b " + " ".join(map(str, own(m, "A")["hand"])) in head
    public = lines(m, secrets=False)
    assert public == [head[0], head[1], "@round 1"]


def test_the_public_record_of_a_part() -> None:
    """GC-Q26: one line per seat at the reveal, in the order of seats."""
    m = shopping(2, 1)
    play(m, "B:LD A:LA B:E A:TA2 A:E")
    public_lines = lines(line_up(m), secrets=False)
    assert public_lines[2:4] == ["A:LA A:TA2 A:E", "B:LD B:E"]
    assert public_lines[-1] == "@round 2"


def test_a_record_contains_matches() -> None:
    """GC-112, GC-132, GC-133: cell by cell, then the result."""
    m = end_shopping(deal(4, 2))
    first_match = [line for line in lines(m) if line.startswith("@r1f1")]
    assert [int(line.split()[1].split(":")[0]) for line in first_match[:-1]] == list(range(1, 9))
    assert re.fullmatch(r"@r1f1 end \d-\d( [A-D]\+\d){1,2}", first_match[-1])


WRONG: list[tuple[str, str]] = [
    ("A:H99", "A:H98"),
    ("@r1f1 1:", "@r1f1 9:"),
    ("@match A", "@match B"),
    ("@score A ", "@score B "),
    ("@round 3", "@round 4"),
    ("@winner ", "@loser "),
]


def test_a_changed_record_is_refused() -> None:
    """GC-003: lines of the table are compared while a record is read."""
    text = play_on(deal(3, 7), 7).record()
    changed = 0
    for old, new in WRONG:
        if old not in text:
            continue
        changed += 1
        record_refused(text.replace(old, new, 1))
    assert changed >= 5
    record_refused(text.replace("A:E\n", "A:LA\n", 1))
    record_refused(text.replace("A:E\n", "A E\n", 1))


def test_several_decisions_may_share_a_line() -> None:
    """GC-005: read like one after the other."""
    m = shopping(2, 1)
    play(m, "A:LA A:E")
    text = m.record()
    assert "A:LA\nA:E" in text
    again = ludus.read_record(text.replace("A:LA\nA:E", "A:LA A:E"))
    assert again.position() == m.position()
