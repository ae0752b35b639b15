"""Records: decisions and what the table adds (specification 7)."""

from __future__ import annotations

import re

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng

from .table import deal, end_shopping, line_up, lines, own, play, play_on, shopping

pytestmark = pytest.mark.both

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"solo_level": "legend", "solo_automa_glory": "0"}),
    (2, {}),
    (3, {"dice_cap": "4"}),
    (4, {"shopping": "open"}),
    (5, {"wizard_jim": "+1"}),
    (6, {"shopping": "open", "decks": "arrival"}),
]
TOKEN = "[ad][1-4]"
TEAM = "[A-FZ]"
THROW = r"#\d+ \[(?:[1-6](?:,[1-6])*)?\] (?:goal|miss)"
LINE = re.compile(
    rf"[A-F]:\S+(?: [A-F]:\S+)*"
    rf"|@match(?: {TEAM}\d)+"
    rf"|@automa {TOKEN}(?: / {TOKEN}(?:,{TOKEN})*){{5}}"
    rf"|@deck [A-F] [bsg](?: \d+)+"
    rf"|@fans [A-F] \d\d \d\d"
    rf"|@round [1-6](?: {TOKEN})*"
    rf"|@(?:r[1-6]f[1-3]|final) \d+:(?:--|{TEAM}d[1-4]|{TEAM}a[1-4] s-?\d+ (?:repelled|{THROW}))"
    rf"|@(?:r[1-6]f[1-3]|final) end \d+-\d+(?: {TEAM}\+\d+)*"
    rf"|@score [A-F] \d+ \d+ \d+ \d+ \d+(?: F\d\d)?"
    rf"|@tie(?: [A-F][1-6])+"
    rf"|@final {TEAM} {TEAM}"
    rf"|@pen {TEAM} (?:1|2|3|4\+) {THROW}"
    rf"|@winner {TEAM} (?:final|penalties|lead|resigned)"
)


def same_after_replay(m: Match) -> None:
    again = ludus.read_record(m.record())
    assert again.record() == m.record()
    assert again.position() == m.position()
    assert again.outcome == m.outcome


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_record_replays_to_the_same_game(players: int, options: dict[str, str]) -> None:
    """GC-003, GC-Q26, GC-Q27: every option that is not at its default stands in the record."""
    for seed in (7, 8):
        m = play_on(deal(players, seed, **options), seed, clever=seed == 8)
        same_after_replay(m)
        assert ludus.read_record(m.record()).events(0) == m.events(0)
        for name, value in options.items():
            assert f'[{name} "{value}"]' in m.record()
        for secrets in (True, False):
            assert [line for line in lines(m, secrets) if not LINE.fullmatch(line)] == []


@pytest.mark.parametrize("players", [1, 3, 4])
def test_unfinished_games_are_kept(players: int) -> None:
    """GC-005, GC-Q26: after every single decision, in any order, with what is not shown yet."""
    m, rng = deal(players, 2), Rng(2)
    for number in range(25 * players):
        if m.over:
            break
        who = m.to_act[rng.below(len(m.to_act))]
        m.play_move(who, m.state.advise(who, rng))
        if number % 3 == 0:
            same_after_replay(m)


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
    told = lines(line_up(m), secrets=False)
    assert told[2:4] == ["A:LA A:TA2 A:E", "B:LD B:E"]
    assert told[-1] == "@round 2"


def test_a_record_tells_matches() -> None:
    """GC-112, GC-132, GC-133: cell by cell, then the result."""
    m = end_shopping(deal(4, 2))
    told = [line for line in lines(m) if line.startswith("@r1f1")]
    assert [int(line.split()[1].split(":")[0]) for line in told[:-1]] == list(range(1, 9))
    assert re.fullmatch(r"@r1f1 end \d-\d( [A-D]\+\d){1,2}", told[-1])


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
        with pytest.raises(ludus.LudusError):
            ludus.read_record(text.replace(old, new, 1))
    assert changed >= 5
    with pytest.raises(ludus.LudusError):
        ludus.read_record(text.replace("A:E\n", "A:LA\n", 1))
    with pytest.raises(ludus.LudusError):
        ludus.read_record(text.replace("A:E\n", "A E\n", 1))


def test_a_public_record_can_be_read_by_people_only() -> None:
    """GC-196: without its seed and chance nobody can go on with it."""
    text = play_on(deal(2, 3), 3).record(secrets=False)
    assert "Seed" not in text
    assert "\n@ " not in text


def test_several_decisions_may_share_a_line() -> None:
    """GC-005: read like one after the other."""
    m = shopping(2, 1)
    play(m, "A:LA A:E")
    text = m.record()
    assert "A:LA\nA:E" in text
    again = ludus.read_record(text.replace("A:LA\nA:E", "A:LA A:E"))
    assert again.position() == m.position()
