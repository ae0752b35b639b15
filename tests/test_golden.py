"""Whole games as files, and numbers of possible lines of play: both change only when a rule changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludus
from ludus.cli import main
from ludus.kernel.decision import Outcome
from ludus.kernel.state import State

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.both
@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.ludus")), ids=lambda path: path.stem)
def test_golden_games_replay_line_by_line(path: Path) -> None:
    """Every engine line and every random event of the file is compared while it is read."""
    text = path.read_text("utf-8")
    match = ludus.read_record(text)
    assert match.over
    assert match.record() == text


def test_all_of_them_can_be_replayed_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = list(GOLDEN.glob("*.ludus"))
    assert len(files) > 30
    assert main(["dev", "replay-all", str(GOLDEN)]) == 0
    assert f"{len(files)} records replayed, 0 go differently" in capsys.readouterr().out
    changed = tmp_path / "changed.ludus"
    changed.write_text((GOLDEN / "2-players-loss.ludus").read_text("utf-8").replace(" p ", " d ", 1), "utf-8")
    assert main(["dev", "replay-all", str(tmp_path)]) == 1
    assert "changed.ludus" in capsys.readouterr().out


def golden(game: str) -> dict[str, str]:
    texts = {path.stem: path.read_text("utf-8") for path in GOLDEN.glob("*.ludus")}
    return {name: text for name, text in texts.items() if f'[Game "{game}"]' in text}


# By game: the numbers of players, and moments that some game must have (regular expressions).
RARE: dict[str, tuple[str, list[str]]] = {
    "augustus": (
        "23456",
        [
            r"\n#J\n",
            r"[A-F]:m\S+>\S+",
            r"[A-F]:m\S+/",
            r"[A-F]:a\d",
            r"[A-F]:f\d",
            r"[A-F]:x\d+[SHCKTD],",
            r"[A-F]:w\d",
            r"[A-F]:l\d+ ",
            r"[A-F]:g[A-F]",
            r"[A-F]:r[2-6]",
            r"[A-F]:r-",
            r"[A-F]:p\d+,\d",
            r"\([A-F]:-\)",
            r"\([A-F]:l\d",
            r"\n\*[A-F] type:ALL",
            r"\n\*[A-F]>[A-F] res:",
            r"\n\*[A-F]>- res:",
            r"\n@ reshuffle 0 ",
            r"[A-F]:resign",
            r'\[placement "clockwise"\]',
            r'\[start "random3"\]',
            r'\[crier "[A-F]"\]',
            r'\[deck "1\|',
        ],
    ),
    "goldencup": (
        "123456",
        [
            r"[A-F]:F\d\d\n",
            r"[A-F]:P-\d",
            r"[A-F]:S\n",
            r"[A-F]:S-\d+-\d",
            r"[A-F]:K\d",
            r"[A-F]:O\d+\.\d",
            r"[A-F]:\+a\d",
            r"[A-F]:\+d\d",
            r"[A-F]:-d\d",
            r"[A-F]:TD\d\n",
            r"[A-F]:TD\d\.\d",
            r"[A-F]:L[AD]\n",
            r"[A-F]:(AG|ST)\n",
            r" s5 #",
            r" s-\d repelled",
            r"#\d+ \[\] goal",
            r"@r6f3 16:",
            r"@r\df\d \d+:Z",
            r"@automa \S+ / .*,",
            r"@tie ",
            r"@pen ",
            r"@winner Z lead",
            r"@winner [A-F] lead",
            r"@winner [A-F] final",
            r"@winner [A-F] penalties",
            r"[A-F]:resign",
            r'\[shopping "open"\]',
            r'\[decks "arrival"\]',
            r'\[solo_level "legend"\]',
        ],
    ),
    "gorus": (
        "123458",
        [
            r"by=target",
            r"by=zero",
            r"by=fewest",
            r"by=extra",
            r" shared by=shared",
            r"winner=W",
            r"eight=yes",
            r"eight=no",
            r"! =",
            r"\+",
            r" C:resign",
            r"\* ",
            r" win=A,",
            r'\[mode "teams"\]',
        ],
    ),
    "regicide": (
        "1234",
        [
            r"end win gold",
            r"end win bronze",
            r"end loss",
            r"exact",
            r" p X\n",
            r" n ",
            r" f\n",
            r" y\n",
            r"\* heal",
            r"Secret",
        ],
    ),
    "spartacus": (
        "34",
        [
            r" foil ",
            r" guard ",
            r" yes",
            r" reveal",
            r" net",
            r" resign",
            r" refuse",
            r" accept ",
            r"\* showdown",
            r"\* shuffle",
        ],
    ),
}


@pytest.mark.parametrize("name", RARE)
def test_the_golden_games_cover_the_rare_moments(name: str) -> None:
    players, rare = RARE[name]
    texts = golden(name)
    everything = "\n".join(texts.values())
    assert [moment for moment in rare if not re.search(moment, everything)] == []
    assert {text.split('Players "')[1][0] for text in texts.values()} == {*players}


def test_a_shared_victory_is_among_them() -> None:
    shared = [name for name, text in golden("augustus").items() if len(outcome_of(text).winners) > 1]
    assert shared == ["augustus-3-players-shared"]


def outcome_of(text: str) -> Outcome:
    outcome = ludus.read_record(text).outcome
    assert outcome is not None
    return outcome


def lines_of_play(state: State, depth: int) -> int:
    if depth == 0 or state.over():
        return 1
    seat = state.actor()
    count = 0
    for move in state.legal(seat):
        after = state.clone()
        after.apply(seat, move)
        count += lines_of_play(after, depth - 1)
    return count


LINES_OF_PLAY: list[tuple[str, int, dict[int, int]]] = [  # game, players, lines by their number of decisions
    ("augustus", 2, {2: 4, 4: 40, 6: 375, 8: 13617}),
    ("augustus", 3, {2: 4, 4: 48, 6: 520, 8: 4875}),
    ("augustus", 6, {2: 4, 4: 36, 6: 432, 8: 4320}),
    ("goldencup", 1, {1: 2, 3: 424, 5: 25438}),
    ("goldencup", 2, {1: 2, 3: 412, 5: 18272}),
    ("goldencup", 6, {1: 2, 3: 412, 5: 18240}),
    ("gorus", 1, {1: 4, 3: 52, 5: 339}),
    ("gorus", 2, {1: 10, 3: 410, 5: 17030}),
    ("gorus", 3, {1: 10, 3: 143, 5: 4603}),
    ("gorus", 4, {1: 10, 3: 171, 5: 5076}),
    ("gorus", 8, {1: 10, 3: 43, 5: 511}),
    ("regicide", 1, {1: 17, 2: 498, 3: 5071}),
    ("regicide", 2, {1: 14, 2: 277, 3: 2288}),
    ("regicide", 3, {1: 11, 2: 121, 3: 960}),
    ("regicide", 4, {1: 9, 2: 62, 3: 383}),
]


@pytest.mark.both
@pytest.mark.parametrize(("name", "players", "counts"), LINES_OF_PLAY)
def test_lines_of_play_are_counted(name: str, players: int, counts: dict[int, int]) -> None:
    options = {"augustus": {"start": "random3"}, "regicide": {"first": "A"} if players > 1 else {}}.get(name)
    state = ludus.game(name).deal(players, seed=42, options=options)
    assert {depth: lines_of_play(state, depth) for depth in counts} == counts
