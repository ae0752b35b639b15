"""Whole games and everything that is typed during them, through pipes."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import ludus
from ludus.bots.bot import Bot, Turn
from ludus.kernel.decision import Fact
from ludus.terminal.files import Keeper
from ludus.terminal.line_mode import Keyboard
from ludus.terminal.local import LocalTable
from ludus.terminal.saves import load_match, load_seats
from ludus.terminal.screen import Screen
from ludus.terminal.seats import Sitter

from .shell import at_random, in_process, ludus_command


def test_a_whole_game_by_notation(tmp_path: Path) -> None:
    played = at_random(2, seed=3)
    people = ["--seat", "A=Anna", "--seat", "B=Boris Jr"]
    moves = [step.move for step in played.steps]
    done = ludus_command(tmp_path, "play", *people, "--seed", "3", "--save", "game.ludus", typed=moves)
    assert done.code == 0
    assert "Defeat. Enemies defeated: " in done.out
    assert "Turns: " in done.out
    assert "The record is in game.ludus." in done.out
    text = (tmp_path / "game.ludus").read_text()
    match = ludus.read_record(text)
    assert [step.move for step in match.steps] == moves
    sitters = load_seats(text, match)
    assert sitters is not None
    assert [sitter.name for sitter in sitters] == ["Anna", "Boris Jr"]


def test_a_whole_game_by_numbers_in_russian(tmp_path: Path) -> None:
    played = at_random(1, seed=5)
    match = ludus.new_match("regicide", 1, seed=5)
    numbers = []
    for step in played.steps:
        numbers.append(str(match.moves(0).index(step.move) + 1))
        match.play(0, step.move)
    done = ludus_command(tmp_path, "play", "--players", "1", "--seed", "5", typed=["?", *numbers], LANG="ru_RU.UTF-8")
    assert done.code == 0
    enemies = played.outcome.detail["enemies_defeated"] if played.outcome else -1
    assert f"Побеждено врагов: {enemies} из 12." in done.out
    assert "Осталось переворотов: 2 (возможна победа: Золотая)" in done.out
    assert "Запись партии:" in done.out
    assert "Enemy" not in done.out


def test_bot_partners_play_without_being_asked(tmp_path: Path) -> None:
    done = in_process(tmp_path, "play", "--players", "3", "--bots", "B=normal,C=easy", typed=["1"] * 200)
    assert done.code == 0
    assert "B (normal) plays" in done.out
    assert "C (easy) plays" in done.out
    assert "Result" in done.out


def test_nobody_needs_to_play(tmp_path: Path) -> None:
    done = in_process(tmp_path, "play", "--bots", "A=normal,B=novice", "--seed", "1")
    assert done.code == 0
    assert "Result" in done.out


def test_the_second_player_does_not_see_the_first_hand(tmp_path: Path) -> None:
    match = ludus.new_match("regicide", 2, seed=7, options={"first": "A"})
    typed = ["p 5C 5D", "p 9C AH", "p 2S", "y", ":log"]  # two enemies fall, then A pays, then B looks
    for move in typed[:3]:
        match.play(0, move)
    typed[3] = match.moves(0)[0]
    match.play(0, typed[3])
    done = ludus_command(
        tmp_path, "play", "--seat", "A=", "--seat", "B=", "--seed", "7", "--option", "first=A", typed=typed
    )
    first, _, second = done.out.partition("B, the keyboard is yours.")
    assert first.endswith("\n" * 50)
    assert "A draws 5♠ 9♣" in first
    assert "A draws 2 cards" in second
    hands = [match.view(seat)["seats"][seat]["hand"] for seat in (0, 1)]
    assert all(f" {card}" not in first for card in hands[1])
    shown = second.replace("=", " ").replace("(", " ").replace(")", " ").split()
    assert hands[0]
    assert not set(hands[0]) & set(shown)


def test_orders(tmp_path: Path) -> None:
    typed = """
        ?
        :help
        p ZZ
        p 9S
        99
        :undo
        p AH
        :undo
        :sort suit
        :sort
        :say
        :say s tavern
        :say s tavern
        :say I hold the ace
        :rules rg-143
        :rules RG-999
        :lang xx
        :lang ru
        :lang en
        :dance
        :hint
        p AH
        d 2H 4H 5C 5D
        :save
        d 5D 5C 3C
    """.split("\n")
    done = ludus_command(tmp_path, "play", "--seed", "7", "--option", "first=A", typed=[x.strip() for x in typed])
    assert done.code == 0
    for text in (
        "15  p 5C 5D  deals 20: exactly enough, recruits the enemy; draws 2 cards",
        "16! y        plays nothing; then the attack is 10",
        ":save FILE      write the game to a file",
        "“ZZ” is not a card.",
        "You do not hold all of these cards. (RG-043)",
        "There is no move number 99; there are 16.",
        "You can’t take your last move back",
        "Taken back: p AH.",
        "Your hand (7 of 7, worth 22): 3C 5C 5D AH=1 2H 4H 2S",
        ":say s hand     I have 7 cards in hand",
        "A says: 26 cards are left in the Tavern",
        "One signal per player and turn. (RG-234)",
        "Free talk is not allowed during the game; use the signals. (RG-230)",
        "RG-143  You must stop discarding",
        "There is no rule RG-999.",
        "There is no language “xx”.",
        "Теперь по-русски.",
        "There is no command :dance.",
        "Hint: ",
        "You must stop discarding as soon as the attack is covered. (RG-143)",
        "Say where to save: :save FILE",
        "The largest card must come last; read as d 3C 5C 5D.",
        "A discards 3♣ 5♣ 5♦ (13)",
    ):
        assert text in done.out, text


def test_bot_partners_can_be_asked_why(tmp_path: Path) -> None:
    start = ["play", "--seed", "7", "--option", "first=A", "--bots", "normal"]
    match = ludus.new_match("regicide", 2, seed=7, options={"first": "A"})
    match.play(0, "p 2S")
    typed = [":why", "p 2S", match.moves(0)[0], ":why", ":lang ru", ":why"]
    done = in_process(tmp_path, *start, typed=typed)
    assert "No bot has moved since you started." in done.out
    match.play(0, typed[2])
    *_, saved = sorted((tmp_path / "state" / "ludus").iterdir())
    steps = [step for step in load_match(saved.read_text(), "").steps if step.seat == 1]
    assert steps
    for step in steps:
        decision = match.decision(1)
        assert decision is not None
        made = next(choice for choice in decision.choices if choice.move == step.move)
        for language in ("en", "ru"):
            assert f"\nB (normal), {step.move}: {decision.label(made, language)}.\n" in done.out
        match.play(1, step.move)


def test_reasons_come_from_the_partners_own_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a partner says it does is asked of the world dealt for it, before its move, never of the true state."""
    asked: list[Turn] = []
    explain = Bot.explain

    def noted(self: Bot, turn: Turn, move: int) -> list[Fact]:
        assert move in turn.legal
        asked.append(turn)
        return explain(self, turn, move)

    monkeypatch.setattr(Bot, "explain", noted)
    match = ludus.new_match("regicide", 2, seed=7, options={"first": "B"})
    local = LocalTable(match, [Sitter(), Sitter(level="normal")], Keeper(None), 7, 0.0)
    keyboard = Keyboard(local, Screen(io.StringIO()), "en", False)
    keyboard.engine.open()
    keyboard.mark_read()
    keyboard.bot_move()
    keyboard.engine.close()
    assert (asked[0].seat, asked[0].number) == (1, 0)
    assert not any(turn.world is local.match.state for turn in asked)
    assert keyboard.reasons()[0][:2] == (1, local.match.steps[0].move)


def test_a_play_is_never_taken_for_a_payment(tmp_path: Path) -> None:
    """The notation says what is meant, whatever numbers the engine gives to moves."""
    match = ludus.new_match("regicide", 2, seed=0, options={"first": "A"})
    match.play(0, "y")
    hand = match.view(0)["seats"][0]["hand"]
    plays = [f"p {rank}{suit}" for rank in "A23456789TJQK" for suit in "CDHS"]
    plays += [f"p {card} {ace}" for ace in ("AC", "AS") for card in hand if card != ace]
    done = in_process(tmp_path, "play", "--seed", "0", "--option", "first=A", typed=["y", *plays])
    assert done.code == 0
    assert "discards" not in done.out


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    done = ludus_command(tmp_path, "play", "--seed", "7", "--option", "first=A", typed=["p 5C 5D"])
    assert done.code == 0
    command = done.out.splitlines()[-1].split()
    assert command[:3] == ["ludus", "play", "--resume"]
    again = in_process(tmp_path, *command[1:], typed=["p 9C AH"])
    assert "Resuming after 1 move." in again.out
    assert "A plays 9♣ A♥ (10)" in again.out
    text = Path(command[3]).read_text()
    assert [step.move for step in load_match(text, "").steps] == ["p 5C 5D", "p 9C AH"]


@pytest.mark.parametrize("game", ["augustus", "goldencup", "gorus", "regicide", "spartacus"])
def test_a_player_who_asks_for_help_gets_it(game: str, tmp_path: Path) -> None:
    """With or without the colon; and what cannot be read is answered with the way to it."""
    start = ["play", game, "--players", "3", "--bots", "novice", "--seed", "3"]
    for language, word, listed, hint in (
        ("en", "help", "    :quit           leave;", "for the moves, :help for the commands."),
        ("ru", "помощь", "    :quit           уйти;", "все ходы, :help — список команд."),
    ):
        for typed in (word, word.upper(), ":help"):
            out = in_process(tmp_path, *start, "--lang", language, typed=[typed, ":quit"]).out
            assert listed.strip() in out, typed
            assert hint not in out, typed
        out = in_process(tmp_path, *start, "--lang", language, typed=["no such move", ":quit"]).out
        reply = next(block for block in out.split("> no such move\n")[1:])
        assert " ".join(reply.partition("> :quit")[0].split()[:-1]).endswith(hint)


def test_nonsense_is_answered(tmp_path: Path) -> None:
    typed = [
        "\x1b[2J",
        "p " + "7H " * 500,
        "a" * 5000,
        "é́́",
        "d",
        "n",
        "n Z",
        "p",
        ",",
        "1.5",
        "-1",
        ": ",
        "::",
        "0",
        "٣",
        "p 7♥️",
    ]
    done = ludus_command(tmp_path, "play", "--seed", "7", "--option", "first=A", typed=[*typed, ":quit"])
    assert done.code == 0
    assert "\x1b" not in done.out
    assert "Goodbye." in done.out
