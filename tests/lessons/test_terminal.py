"""`ludus learn`: the same lessons, line by line."""

from __future__ import annotations

import io
import sys

import pytest

from ludus.cli import main
from ludus.lessons import names, open_lesson
from ludus.terminal.learn import learn
from ludus.terminal.screen import Screen


def taught(game: str, typed: list[str], language: str = "en") -> str:
    """What a learner reads who types this."""
    out = io.StringIO()
    learn(game, language, Screen(io.StringIO("\n".join(typed) + "\n"), out))
    return out.getvalue()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", names())
def test_the_marked_moves_lead_through_every_lesson(game: str, language: str) -> None:
    lesson = open_lesson(game)
    output = taught(game, [scene.step.move for scene in lesson.scenes], language)
    assert output.count(f" {len(lesson.scenes)}\n") >= len(lesson.scenes)
    assert output.rstrip().endswith(f"ludus play {game}")


def test_wrong_and_other_moves_are_answered() -> None:
    output = taught("regicide", ["", "p 6S 7D", "p 7D", "nonsense", ":h", "RG-037", ":b", "", ":s", ":q"])
    assert "These cards are not a combo" in output
    assert (
        "That’s a legal move, but this lesson takes another path. Choose only the spade, 6♠, then confirm. [p 6S]"
        in output
    )
    assert "“nonsense” isn’t a move I can read." in output
    assert "RG-037  These are not combos" in output
    assert [line for line in output.split("\n") if line.startswith("Step ")] == [
        f"Step {number} of 12" for number in (1, 2, 1, 2, 3)
    ]
    assert "The lesson is finished" not in output


def test_the_command_lists_the_lessons_and_refuses_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn"]) == 0
    assert "regicide: 12 steps; ludus learn regicide" in capsys.readouterr().out
    assert main(["learn", "chess", "--lang", "ru"]) == 2
    assert "Для «chess» урока нет." in capsys.readouterr().err


def test_input_that_ends_ends_the_lesson(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["learn", "gorus"]) == 0
    assert "Step 1 of 13" in capsys.readouterr().out
