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
    files = [str(path) for path in sorted(GOLDEN.glob("*-loss.ludus"))]
    assert main(["dev", "replay-all", *files]) == 0
    assert f"{len(files)} records replayed, 0 go differently" in capsys.readouterr().out
    changed = tmp_path / "changed.ludus"
    changed.write_text(Path(files[0]).read_text("utf-8").replace(" p ", " d ", 1), "utf-8")
    assert main(["dev", "replay-all", str(tmp_path)]) == 1
    assert "changed.ludus" in capsys.readouterr().out


def golden(game: str) -> dict[str, str]:
    texts = {path.stem: path.read_text("utf-8") for path in GOLDEN.glob("*.ludus")}
    return {name: text for name, text in texts.items() if f'[Game "{game}"]' in text}


def test_the_golden_games_of_spartacus_cover_the_rare_moments() -> None:
    everything = "\n".join(golden("spartacus").values())
    for moment in (
        " foil ",
        " guard ",
        " yes",
        " reveal",
        " net",
        " resign",
        " refuse",
        " accept ",
        "* showdown",
        "* shuffle",
    ):
        assert moment in everything, moment


def test_the_golden_games_cover_the_rare_moments() -> None:
    texts = golden("regicide")
    everything = "\n".join(texts.values())
    for moment in (
        "end win gold",
        "end win bronze",
        "end loss",
        "exact",
        " p X\n",
        " n ",
        " f\n",
        " y\n",
        "* heal",
        "Secret",
    ):
        assert moment in everything, moment
    assert {text.split('Players "')[1][0] for text in texts.values()} == {"1", "2", "3", "4"}


def test_the_golden_games_of_gorus_cover_the_rare_moments() -> None:
    texts = golden("gorus")
    everything = "\n".join(texts.values())
    for moment in (
        "by=target",
        "by=zero",
        "by=fewest",
        "by=extra",
        " shared by=shared",
        "winner=W",
        "eight=yes",
        "eight=no",
        "! =",
        "+",
        " C:resign",
        "* ",
        " win=A,",
        '[mode "teams"]',
    ):
        assert moment in everything, moment
    assert {text.split('Players "')[1][0] for text in texts.values()} >= {"1", "2", "3", "4", "8"}


def test_the_golden_games_of_augustus_cover_the_rare_moments() -> None:
    texts = golden("augustus")
    everything = "\n".join(texts.values())
    for moment in (
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
    ):
        assert re.search(moment, everything), moment
    assert {text.split('Players "')[1][0] for text in texts.values()} == {"2", "3", "4", "5", "6"}
    shared = [name for name, text in texts.items() if len(outcome_of(text).winners) > 1]
    assert shared == ["augustus-3-players-shared"]


def test_the_golden_games_of_goldencup_cover_the_rare_moments() -> None:
    texts = golden("goldencup")
    everything = "\n".join(texts.values())
    for moment in (
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
    ):
        assert re.search(moment, everything), moment
    assert {text.split('Players "')[1][0] for text in texts.values()} == {"1", "2", "3", "4", "5", "6"}


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


@pytest.mark.both
@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (1, [17, 498, 5071]),
        (2, [14, 277, 2288]),
        (3, [11, 121, 960]),
        (4, [9, 62, 383]),
    ],
)
def test_lines_of_play_are_counted(players: int, counts: list[int]) -> None:
    state = ludus.game("regicide").deal(players, seed=42, options={"first": "A"} if players > 1 else None)
    assert [lines_of_play(state, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.both
@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (1, [4, 52, 339]),
        (2, [10, 410, 17030]),
        (3, [10, 143, 4603]),
        (4, [10, 171, 5076]),
        (8, [10, 43, 511]),
    ],
)
def test_lines_of_play_of_gorus_are_counted(players: int, counts: list[int]) -> None:
    state = ludus.game("gorus").deal(players, seed=42)
    assert [lines_of_play(state, depth) for depth in (1, 3, 5)] == counts


@pytest.mark.both
@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, [4, 40, 375, 13617]),
        (3, [4, 48, 520, 4875]),
        (6, [4, 36, 432, 4320]),
    ],
)
def test_lines_of_play_of_augustus_are_counted(players: int, counts: list[int]) -> None:
    state = ludus.game("augustus").deal(players, seed=42, options={"start": "random3"})
    assert [lines_of_play(state, depth) for depth in (2, 4, 6, 8)] == counts


@pytest.mark.both
@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (1, [2, 424, 25438]),
        (2, [2, 412, 18272]),
        (6, [2, 412, 18240]),
    ],
)
def test_lines_of_play_of_goldencup_are_counted(players: int, counts: list[int]) -> None:
    state = ludus.game("goldencup").deal(players, seed=42)
    assert [lines_of_play(state, depth) for depth in (1, 3, 5)] == counts
