"""Saving, resuming, and places that cannot be written."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import pytest

import ludus
from ludus.cli import main
from ludus.terminal import invocation
from ludus.terminal.files import Keeper, write_text
from ludus.terminal.seats import Sitter, read_seats, write_seats

from .shell import at_random, in_process, kept, ludus_command

START = ["--seed", "7", "--option", "first=A"]


def test_save_and_resume(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a game")
    typed = [
        "p 5C 5D",
        ":save /dev/full",
        ":save notes.txt/game",
        ":save /proc/game.ludus",
        ":save notes.txt",
        ":save my game.ludus",
        ":quit",
    ]
    done = ludus_command(tmp_path, "play", *START, "--seat", "A=Anna", "--bots", "hard", typed=typed)
    assert done.code == 0
    assert "Couldn’t save to /dev/full: No space left on device." in done.out
    assert "Couldn’t save to notes.txt/game: Not a directory." in done.out
    assert "Couldn’t save to /proc/game.ludus:" in done.out
    assert "notes.txt exists and isn’t a saved game" in done.out
    assert (tmp_path / "notes.txt").read_text() == "not a game"
    assert "Saved to my game.ludus." in done.out
    text = (tmp_path / "my game.ludus").read_text()
    assert "; seats A=person:Anna B=hard\n" in text
    assert ludus.read_record(text).steps[0].move == "p 5C 5D"
    assert Path("/dev/full").is_char_device()

    again = in_process(tmp_path, "play", "--resume", "my game.ludus", "--lang", "ru", typed=["?"])
    assert "Продолжаем после 1 хода." in again.out
    assert "B (hard)" in again.out
    assert "ludus play --resume 'my game.ludus'" in again.out


def test_a_game_goes_on_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("no folder")
    done = in_process(tmp_path, "play", *START, "--save", "/dev/full", typed=["p 5C 5D", ":save game.ludus"])
    assert done.code == 0
    assert "The game can’t be saved to /dev/full: No space left on device." in done.out
    assert "A plays 5♣ 5♦ (10)" in done.out
    assert "Saved to game.ludus." in done.out
    assert "The game couldn’t be saved:" in done.out


def test_a_finished_game_is_only_shown(tmp_path: Path) -> None:
    record = at_random(2, seed=3).record()
    (tmp_path / "done.ludus").write_text(record)
    done = in_process(tmp_path, "play", "--resume", "done.ludus")
    assert done.code == 0
    assert "Defeat." in done.out
    assert (tmp_path / "done.ludus").read_text() == record
    assert kept(tmp_path) == []


def test_a_foreign_record_is_not_written_to(tmp_path: Path) -> None:
    match = ludus.new_match("regicide", 2, seed=7, options={"first": "A"})
    match.play(0, "p 5C 5D")
    (tmp_path / "puzzle.ludus").write_text(f"; a puzzle\n{match.record()}")
    in_process(tmp_path, "play", "--resume", "puzzle.ludus", typed=["1"])
    assert (tmp_path / "puzzle.ludus").read_text() == f"; a puzzle\n{match.record()}"
    assert len(kept(tmp_path)) == 1


@pytest.mark.parametrize("source", ["", '[Dice "recorded"]\n', '[Commitment "00"]\n'])
def test_a_record_without_its_source_of_chance_is_not_continued(source: str, tmp_path: Path) -> None:
    match = ludus.new_match("regicide", 2, seed=7, options={"first": "A"})
    match.play(0, "p 5C 5D")
    text = match.record().replace('[Seed "7"]\n', source)
    (tmp_path / "game.ludus").write_text(text)
    done = in_process(tmp_path, "play", "--resume", "game.ludus")
    assert done.code == 2
    assert "game.ludus can be replayed but not continued" in done.err
    done = in_process(tmp_path, "play", "--resume", "game.ludus", "--lang", "ru")
    assert "можно просмотреть, но не продолжить" in done.err
    assert in_process(tmp_path, "replay", "game.ludus").code == 0


def test_a_fault_of_ours_is_not_blamed_on_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> ludus.Match:
        raise TypeError("engine")

    (tmp_path / "game.ludus").write_text(at_random(2, seed=3).record())
    monkeypatch.setattr("ludus.terminal.saves.read_record", broken)
    done = in_process(tmp_path, "replay", "game.ludus")
    assert done.code == 1
    assert "TypeError: engine" in done.err
    assert "isn’t a game record" not in done.err


def test_the_command_to_come_back_works_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src" / "ludus").mkdir(parents=True)
    monkeypatch.setattr(invocation, "FOLDER", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    assert invocation.command("play", "--resume", "my game") == "ludus play --resume 'my game'"
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert invocation.command("verify", "x") == "python -m ludus verify x"
    (tmp_path / "run.py").touch()
    monkeypatch.chdir(tmp_path)
    assert invocation.command("verify", "x") == "python3 run.py start verify x"
    monkeypatch.chdir(tmp_path / "src")
    assert invocation.command("verify", "x") == shlex.join(
        ["python3", str(tmp_path / "run.py"), "start", "verify", "x"]
    )


def test_a_file_cannot_start_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = ludus.new_match("regicide", 2, seed=7).record()
    file = tmp_path / "game.ludus"
    file.write_text(record.replace("\n\n", "\n; seats A=person 'B=program:touch owned'\n\n", 1))
    assert main(["play", "--resume", str(file)]) == 2
    assert "--bots B=program:COMMAND" in capsys.readouterr().err


def test_an_old_file_is_never_half_a_new_one(tmp_path: Path) -> None:
    file = tmp_path / "game.ludus"
    write_text(file, "old\n")
    file.chmod(0o640)
    (tmp_path / "link").symlink_to(file)
    write_text(tmp_path / "link", "new\n")
    assert file.read_text() == "new\n"
    assert file.stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "link").is_symlink()
    with pytest.raises(OSError, match="directory"):
        write_text(tmp_path, "text")
    with pytest.raises(UnicodeEncodeError):
        write_text(file, "\ud800")
    assert file.read_text() == "new\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.ludus", "link"]


def test_a_failing_place_is_reported_once_and_tried_again(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "later" / "game.ludus")
    assert [keeper.keep("a"), keeper.keep("b")] == [False, True]
    assert not keeper.safe
    (tmp_path / "later").mkdir()
    assert keeper.keep("c")
    assert keeper.safe


def test_seats_are_written_and_read() -> None:
    sitters = [Sitter("Anna Maria"), Sitter('O\'Neill; "x"'), Sitter(level="program:./bot -x 'a b'"), Sitter()]
    assert read_seats(write_seats(sitters), 4) == sitters
