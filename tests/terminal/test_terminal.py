"""What only happens in a terminal: confirmations, hidden hands, Ctrl-C, stepping through a record."""

from __future__ import annotations

from pathlib import Path

import ludus

from .shell import CLEARED, Terminal, at_random, kept

START = ["--seed", "7", "--option", "first=A"]


def test_dangerous_moves_are_confirmed_and_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", *START) as terminal:
        terminal.wait_for("A> ")
        assert "You play no card. Do it? [y/N]" in terminal.type("y", "[y/N] ")
        assert "Cancelled." in terminal.type("n", "A> ")
        assert "loses the game for everyone" in terminal.type(":resign", "[y/N] ")
        terminal.type("", "A> ")
        terminal.type("y", "[y/N] ")
        assert "A yields" in terminal.type("y", "A> ")
        assert "Taken back: y." in terminal.type(":undo", "A> ")
        terminal.type("p 5C 5D", "A> ")
        assert "can’t take your last move back" in terminal.type(":undo", "A> ")
        assert terminal.interrupt() == 130
        assert "ludus play --resume" in terminal.seen
    (file,) = kept(tmp_path)
    assert [step.move for step in ludus.read_record(file.read_text()).steps] == ["p 5C 5D"]


def test_ctrl_c_while_the_bot_thinks(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", *START, "--bots", "A=normal,B=search:50s") as terminal:
        terminal.wait_for("A (normal) plays")
        assert terminal.interrupt() == 130
        assert "ludus play --resume" in terminal.seen
    (file,) = kept(tmp_path)
    assert ludus.read_record(file.read_text()).steps


def test_yes_asks_nothing_and_ctrl_d_keeps_the_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", *START, "--yes", NO_COLOR="1") as terminal:
        terminal.wait_for("A> ")
        assert "A yields" in terminal.type("y", "A> ")
        terminal.press("\x04")
        assert terminal.end() == 0
        assert "ludus play --resume" in terminal.seen
        assert "\x1b[1m" not in terminal.seen


def test_the_screen_is_cleared_before_the_next_person_looks(tmp_path: Path) -> None:
    match = ludus.new_match("regicide", 2, seed=7, options={"first": "A"})
    match.play(0, "p 2S")
    pay = match.moves(0)[0]
    with Terminal(tmp_path, "play", *START, "--seat", "A=Anna", "--seat", "B=Boris") as terminal:
        terminal.wait_for("Press Enter when nobody else is looking. ")
        assert "\x1b[1m" in terminal.type("", "A> ")
        terminal.type("p 2S", "A> ")
        terminal.type(pay, "or type :undo to take your move back. ")
        assert f"Taken back: {pay}." in terminal.type(":undo", "A> ")
        terminal.type(pay, "take your move back. ")
        handed = terminal.type("", "Press Enter when nobody else is looking. ")
        assert CLEARED in handed
        assert "Boris (B), the keyboard is yours." in handed
        shown = terminal.type("", "B> ")
        hands = [match.view(seat)["seats"][seat]["hand"] for seat in (0, 1)]
        assert all(card in shown for card in hands[1])
        left = set(hands[0]) - set(pay.split())
        assert not any(card in shown.replace("=", " ").split() for card in left)


def test_the_next_person_cannot_call_up_what_was_typed(tmp_path: Path) -> None:
    up = "\x1b[A"
    match = ludus.new_match("regicide", 2, seed=7, options={"first": "A"})
    match.play(0, "p 2S")
    with Terminal(tmp_path, "play", *START, "--seat", "A=Anna", "--seat", "B=Boris") as terminal:
        terminal.wait_for("Press Enter when nobody else is looking. ")
        terminal.type("", "A> ")
        terminal.type(":anna", "A> ")
        assert ":anna" in terminal.type(up, "A> ")
        terminal.type("p 2S", "A> ")
        terminal.type(match.moves(0)[0], "take your move back. ")
        terminal.type("", "Press Enter when nobody else is looking. ")
        terminal.type("", "B> ")
        shown = terminal.type(f"{up * 4}:boris", "B> ")
        assert "no command :boris" in shown
        assert ":anna" not in shown
        assert "2S" not in shown


def test_players_words_are_mixed_in_after_the_commitment(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--sealed", "--save", "game.ludus") as terminal:
        assert "Commitment:" in terminal.wait_for("(Enter to skip):")
        terminal.type("my words, mine", "A> ")
        terminal.type(":resign", "[y/N] ")
        terminal.press("y\n")
        assert terminal.end() == 0
        assert "ludus verify game.ludus" in terminal.seen
    text = (tmp_path / "game.ludus").read_text()
    assert '[Seeds "my words  mine"]' in text
    assert ludus.read_record(text).over


def test_a_record_forward_back_and_by_number(tmp_path: Path) -> None:
    played = at_random(2, seed=3)
    count = len(played.steps)
    (tmp_path / "game.ludus").write_text(played.record())
    with Terminal(tmp_path, "replay", "game.ludus") as terminal:
        assert f"Move 0 of {count}" in terminal.wait_for("quit: ")
        assert f"Move 1 of {count}" in terminal.type("", "quit: ")
        terminal.type("", "quit: ")
        assert f"Move 1 of {count}" in terminal.type("b", "quit: ")
        assert f"Move {count - 1} of {count}" in terminal.type(str(count - 1), "quit: ")
        assert "There is no move 99" in terminal.type("99", "quit: ")
        assert "Press Enter, or type b, n, p, r with a number, q, or" in terminal.type("x", "quit: ")
        assert "Defeat." in terminal.type("", "jump: ")
        terminal.type("b", "quit: ")
        terminal.press("q\n")
        assert terminal.end() == 0
