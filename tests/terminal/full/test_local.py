"""Whole games at this keyboard, on the full screen."""

from __future__ import annotations

import asyncio
import re
from argparse import Namespace
from pathlib import Path

import pytest
from textual.worker import WorkerFailed

import ludus
from ludus.match import Match
from ludus.tables.bot_worker import Job, Thought
from ludus.tables.open_table import Connection, OpenTable
from ludus.tables.wire import Hint, Hinted, ServerMessage
from ludus.terminal.full.dialogs import Curtain, Ending
from ludus.terminal.full.start import set_up
from ludus.terminal.full.table import TableScreen

from .screens import Player, desk, made, new, read, run, sitting

CARDS = re.compile(r"\b[A2-9TJQK][CDHS]\b")


def keys_of(player: Player, move: str) -> list[str]:
    """The keys that make a move: numbers of cards, or the letters of the move itself."""
    hand = list(player.app.board.hand(player.app.scene(player.session)))
    verb, *cards = move.split()
    if verb not in ("p", "d"):
        return [*move, "enter"]
    keys = ["escape"]
    for card in cards:
        keys.append(str(hand.index(card) + 1))
        hand[hand.index(card)] = "-"
    return [*keys, "enter"]


def flipping_game() -> list[str]:
    """A short solo game with both flips: the cheapest card each time."""
    match = new(1, 4)
    moves: list[str] = []
    while not match.over:
        legal = match.moves(0)
        move = "f" if "f" in legal and len(moves) in (0, 3) else legal[0]
        match.play(0, move)
        moves.append(move)
    assert moves.count("f") == 2
    return moves


def test_a_solo_game_by_keys_with_flips_to_its_end(tmp_path: Path) -> None:
    async def scene() -> None:
        match = new(1, 4)
        file = tmp_path / "game.ludus"
        async with sitting(desk(match, ["person"], file)) as player:
            await player.see("▶ A 8/8", "Flips left: 2 (possible grade: gold)")
            for move in flipping_game():
                count = len(match.steps) + 1
                await player.press(*keys_of(player, move))
                await made(player, match, count)
            text = await player.see("Result", "Defeat. Enemies defeated:", "Flips used: 2", "The record is in")
            assert "Play again (a)" in text
            assert ludus.read_record(file.read_text()).over
            await player.press("escape")
            await player.see("The game is over. Enter shows the result.")
            await player.press("enter")
            await player.press("a")
            text = await player.see("Flips left: 2", "The game starts")
            assert "Result" not in text

    run(scene)


def secrets_of(match: Match, seat: int) -> set[str]:
    """Cards of a hand that nobody else has ever seen."""
    shown = CARDS.findall(str([event.facts for event in match.events(None)]))
    view = match.view(seat)["seats"][seat]
    return set(view["hand"]) - set(shown) - set(view["known"])


def test_two_people_at_one_keyboard_by_typed_moves_never_see_each_other() -> None:
    async def scene() -> None:
        played = new(2, 8)
        while not played.over:
            seat = played.to_act[0]
            played.play(seat, played.moves(seat)[len(played.steps) % 2 - 1])
        match = new(2, 8)
        people = ["person:Anna", "person:Boris"]
        at = None
        curtains = 0
        async with sitting(desk(match, people), size=(80, 24)) as player:
            for number, step in enumerate(played.steps, 1):
                if at != step.seat:
                    if at is not None:
                        name = "Boris" if step.seat else "Anna"
                        text = await player.see(f"{name} ({'AB'[step.seat]}) is next. Press Enter to hide")
                        assert not any(card in text for card in secrets_of(match, step.seat))
                        await player.press("enter")
                    text = await player.see("Pass the keyboard to", "when nobody else is looking")
                    assert isinstance(player.app.screen, Curtain)
                    assert not CARDS.findall(text)
                    await player.press("enter")
                    curtains += 1
                    at = step.seat
                text = await player.see("▶")
                assert not any(card in text for card in secrets_of(match, 1 - step.seat))
                assert f"{'Boris' if at else 'Anna'} ({'AB'[at]})" in text.splitlines()[0]
                await player.type(step.move)
                await made(player, match, number)
            await player.until(lambda: isinstance(player.app.screen, Ending))
            assert "Defeat" in player.text
        assert curtains >= 3

    run(scene)


def test_the_curtain_hides_dialogs_and_what_was_typed() -> None:
    async def scene() -> None:
        match = new(2, 3)
        async with sitting(desk(match, ["person:Anna", "person:Boris"])) as player:
            await player.see("Pass the keyboard to Anna (A).")
            await player.press("f1", "question_mark", "r", "5")
            assert not CARDS.findall(player.text)
            await player.press("enter")
            await player.type("p 5S")
            await player.see("Discard cards worth at least 10.")
            await player.type("d TD")
            await player.see("Boris (B) is next", "u to take your move back")
            await player.press("escape", "u")
            await player.see("Anna (A) takes a move back", "Discard cards worth at least 10.")
            await player.type("d TH")
            await player.see("Boris (B) is next")
            await player.press("escape", "enter")
            assert not CARDS.findall(await player.see("Pass the keyboard to Boris (B)."))
            await player.press("enter")
            text = await player.see("Regicide · Boris (B)", "Anna (A) discards 10♥ (10)")
            assert not any(card in text for card in secrets_of(match, 0))
            table = player.app.screen
            assert isinstance(table, TableScreen) and table.line.value == ""

    run(scene)


def test_partners_move_by_themselves_and_a_warning_asks() -> None:
    async def scene() -> None:
        match = ludus.new_match("regicide", 3, seed=5, options={"first": "A"})
        async with sitting(desk(match, ["person", "normal", "novice"])) as player:
            await player.see("▶ A 6/6")
            await player.press("y", "enter")
            await player.see("You play no card.", "Yes (y)")
            await player.press("escape")
            await player.see("Cancelled.")
            assert not match.steps
            await player.press("escape", "y", "enter")
            await player.see("You play no card.")
            await player.press("y")
            await player.see("Discard cards worth")
            legal = match.moves(0)[0]
            await player.type(legal)
            await player.see("B (normal) plays", "▶ A")

    run(scene)


def test_a_game_that_is_left_can_be_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    options = dict.fromkeys(["resume", "players", "game", "save", "position", "seed"])
    args = Namespace(**{**options, "option": [], "deck": [], "sealed": False, "yes": False, "seat": [], "bots": []})
    args.players, args.seed, args.save = "1", "11", str(tmp_path / "mine.ludus")

    async def first() -> None:
        async with sitting(set_up(args, "en")) as player:
            await player.see("▶ A 8/8")
            await player.type("5D 5S")
            await player.see("A draws 10♠ 7♠")
            await player.press("escape", "q")

    run(first)
    args.players = args.seed = args.save = None
    args.resume = str(tmp_path / "mine.ludus")

    async def second() -> None:
        made = set_up(args, "en")
        async with sitting(made) as player:
            await player.see("A plays 5♦ 5♠ (10)", "10/20")
        assert made.keeper.path == tmp_path / "mine.ludus"

    run(second)


def test_a_failing_place_is_reported_and_another_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    async def scene() -> None:
        made = desk(new(1, 11), ["person"], tmp_path / "gone" / "game.ludus")
        async with sitting(made) as player:
            await player.type("5D 5S")
            await read(player, "The game can’t be saved to", "It continues.")

    run(scene)


def test_advice_that_comes_late_reaches_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        match = ludus.new_match("regicide", 2, seed=3, options={"first": "A"})
        made = desk(match, ["person:Anna", "person:Boris"])
        comes = asyncio.Event()

        async def late(live: OpenTable, connection: Connection, message: Hint) -> ServerMessage:
            await comes.wait()
            return Hinted(message.id, "p 9H", ())

        monkeypatch.setattr(made.house.bots, "hint", late)
        async with sitting(made) as player:
            await player.press("enter", "h")
            await player.see("Thinking about a hint")
            await player.type("p 5S")
            await player.see("Discard cards")
            comes.set()
            await player.settle()
            await player.press("escape", "h")
            await player.type("d TD")
            await player.see("Boris (B) is next")
            await player.press("escape", "enter", "enter")
            text = await player.see("Regicide · Boris (B)")
            assert "9H" not in text and "Hint" not in text

    run(scene)


def test_bots_alone_are_watched_to_the_end() -> None:
    async def scene() -> None:
        match = new(2, 8)
        async with sitting(desk(match, ["novice", "novice"])) as player:
            text = await player.see("Result", "Defeat")
            assert "Play again" not in text

    run(scene)


def test_two_people_play_again_behind_the_curtain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another table, another file, the same people; nobody's new cards are shown before the keyboard is taken."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    async def scene() -> None:
        made_here = desk(new(2, 8), ["person:Anna", "person:Boris"], tmp_path / "first.ludus")
        async with sitting(made_here, confirm=False) as player:
            await player.press("enter")
            await player.type(":resign")
            await player.until(lambda: isinstance(player.app.screen, Ending))
            await player.press("a")
            await player.until(lambda: not made_here.match.over and player.sat_down())
            text = await player.see("Pass the keyboard to")
            assert not CARDS.findall(text)
            await player.press("enter")
            await player.see("The game starts", "▶")
        assert ludus.read_record((tmp_path / "first.ludus").read_text()).over
        (second,) = (tmp_path / "ludus").iterdir()
        assert made_here.keeper.path == second and "; secret " in second.read_text()

    run(scene)


def test_a_bot_plays_for_someone_who_wants_a_rest() -> None:
    async def scene() -> None:
        match = ludus.new_match("regicide", 2, seed=3, options={"first": "A"})
        async with sitting(desk(match, ["person:Anna", "novice"], pace=0.05)) as player:
            await player.type(":bot")
            await player.press("enter")
            await player.until(lambda: match.steps)
            await player.see("A bot (normal) plays for Anna (A)")

    run(scene)


def test_a_fault_of_ours_ends_the_screen_instead_of_hanging() -> None:
    async def scene() -> None:
        made_here = desk(ludus.new_match("regicide", 2, seed=3, options={"first": "B"}), ["person:Anna", "novice"])

        async def broken(job: Job, table: str = "", client: str = "") -> Thought:
            raise ZeroDivisionError("engine")

        made_here.workers.think = broken  # type: ignore[method-assign]
        async with sitting(made_here) as player:
            await player.until(lambda: False)

    with pytest.raises(WorkerFailed, match="ZeroDivisionError"):
        run(scene)


def test_an_external_bot_plays_and_its_faults_are_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        match = ludus.new_match("regicide", 2, seed=3, options={"first": "B"})
        file = tmp_path / "game.ludus"
        async with sitting(desk(match, ["person:Anna", "program:false"], file), (120, 40)) as player:
            await player.see("B (program) ")
            await player.until(lambda: match.steps)
            assert match.faults
        assert "[Fault " in file.read_text()

    run(scene)
