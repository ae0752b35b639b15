"""A game without a board of its own in lines of text, played to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ludus
from ludus.terminal.boards import find_board
from ludus.terminal.boards.generic import GenericBoard
from tests.kit.outside import liarsdice
from tests.terminal.shell import ludus_command

LABELS = ["Anna", "B (normal)", "C (normal)"]


@pytest.fixture(autouse=True)
def dice(tmp_path: Path) -> Iterator[None]:
    with liarsdice(tmp_path / "site"):
        yield


def test_the_table_in_words_of_the_game() -> None:
    match = ludus.new_match("liarsdice", 3, seed=3)
    board = find_board(match.game)
    assert isinstance(board, GenericBoard)
    seat = match.to_act[0]
    match.play(seat, "2x3")
    own = " ".join(map(str, match.view(0)["seats"][0]["dice"]))
    shown = board.status(match.view(0), LABELS, "en")
    assert shown[:2] == ["Round 1 · Dice in play 15", f"Current bid: {LABELS[seat]}: at least 2 × 3"]
    assert shown[2].startswith("Anna (you")
    assert shown[2].endswith(f"Under the cup: {own}")
    assert shown[3].endswith(": Under the cup: ? ? ? ? ?")
    assert board.status(match.view(0), LABELS, "ru")[0] == "Раунд 1 · Костей в игре 15"
    asked = match.decision(match.to_act[0])
    assert asked is not None
    assert board.menu(match.view(0), asked, LABELS, "en")[0].startswith("2x4 … 15x6, liar (You don’t believe it")


def test_nobody_elses_dice_are_on_a_spectators_table() -> None:
    match = ludus.new_match("liarsdice", 2, seed=3)
    shown = find_board(match.game).status(match.view(None), LABELS, "en")
    assert sum(line.endswith("? ? ? ? ?") for line in shown) == 2


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_typed_line_by_line(tmp_path: Path, language: str) -> None:
    home = tmp_path / "home"
    home.mkdir()
    typed = ["liar", "1", *["liar", "2"] * 60]  # what is not allowed is refused, and the question stands
    arguments = ("play", "liarsdice", "--players", "2", "--seed", "5", "--lang", language)
    done = ludus_command(home, *arguments, typed=typed)
    assert done.code == 0
    won = {"en": " wins.", "ru": " побеждает."}[language]
    assert won in done.out
    assert {"en": "Winners: ", "ru": "Победители: "}[language] in done.out
