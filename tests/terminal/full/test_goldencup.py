"""Golden Cup on the full screen: whole games, purchases and line-ups composed with keys, several people unseen."""

from __future__ import annotations

import random
import re
from functools import partial
from pathlib import Path

import pytest

from ludus.kernel.decision import Event
from ludus.kernel.story import with_lines
from ludus.kernel.text import words
from ludus.tables.wire import Refused
from ludus.terminal.full.dialogs import Curtain, Ending, Pick, Words
from ludus.terminal.saves import load_match
from tests.kit.rules import rule

from ..test_goldencup import lining, new, place, sensible, team, upgrading, whole
from .screens import (
    DECISIONS,
    LARGE,
    SMALL,
    TIMEOUT,
    asked,
    desk,
    line_of,
    made,
    of_one,
    read,
    run,
    sitting,
    step_keys,
    table,
)

# --- Whole games -------------------------------------------------------------------------------


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("players", "size", "language"), [(1, SMALL, "en"), (2, LARGE, "ru")])
def test_a_game_against_bots_by_keys_and_by_typing(
    players: int, size: tuple[int, int], language: str, full: bool
) -> None:
    """In the gate, the beginning of one game and the end of another."""

    async def scene() -> None:
        match = new(players, 5) if full or players == 1 else whole(players, 5, until=(5, "prepare"))
        begun = len([step for step in match.steps if step.seat == 0])
        rng = random.Random(1)
        stages, count = set(), 0
        async with sitting(of_one(match), size, language) as player:
            while not match.over:
                await asked(player, match)
                if match.over or (not full and not begun and count >= DECISIONS):
                    break
                move = sensible(match, 0, rng)
                stages.add(match.view(0)["own"]["stage"])
                listed = player.session.update and player.session.update.question
                known = [choice.move for choice in listed.choices] if listed else []
                if count % 4 == 3 or move not in known:
                    await player.type(move.lower())
                else:
                    await player.press("escape")
                    await player.press(*step_keys(player, move))
                count += 1
                await made(player, match, begun + count, seat=0)
                assert [step.move for step in match.steps if step.seat == 0][-1] == move
            assert {"prepare", "shop", "line"} | ({"fan"} if not begun else set()) <= stages
            if full or begun:
                await player.until(lambda: isinstance(player.app.screen, Ending))
                await player.see("1. ", "tokens " if language == "en" else "жетоны ")

    run(scene)


def test_bots_alone_are_watched_to_the_end() -> None:
    async def scene() -> None:
        match = whole(3, 8, until=(6, "shop"))
        async with sitting(desk(match, ["novice"] * 3), SMALL) as player:
            await player.see("Result", "wins the Golden Cup")

    run(scene)


def test_the_screen_may_be_left_while_bots_still_shop() -> None:
    async def scene() -> None:
        async with sitting(of_one(whole(6, 3, until=(2, "prepare"))), SMALL) as player:
            await asked(player, player.app.source.local.match)  # type: ignore[attr-defined]

    run(scene)


# --- Resigning -----------------------------------------------------------------------------------------


@rule("GC-Q33")
def test_a_bot_plays_on_for_a_player_who_resigns() -> None:
    """With a second thought before it and without a way back; in the next game the person plays again."""

    async def scene() -> None:
        match = new(2, 5)
        made = desk(match, ["person:Anna", "novice"])
        made.house.bots.pause = 0.02
        async with sitting(made, LARGE) as player:
            await asked(player, match)
            await player.type(":resign")
            await player.see("A bot plays your seat until the end", "Yes (y)")
            await player.press("y")
            await player.see("You have resigned; a bot (normal) plays your seat until the end.", "resigned")
            await player.type(":computer")
            await player.see("You have resigned: a bot plays your seat until the end.")
            answer = await player.session.play("E")
            assert isinstance(answer, Refused) and answer.reason["en"].startswith("You have resigned")
            made.house.bots.pause = 0.0
            await player.see("Result", "wins the Golden Cup")
            own = [step.move for step in match.steps if step.seat == 0]
            assert own[0] == "resign" and len(own) > 18
            await player.press("a")
            await player.until(lambda: made.match is not match)
            await asked(player, made.match)
            assert made.table.stand_ins == {} and not made.table.computer_at(0)

    run(scene)


def test_a_player_who_resigns_passes_the_keyboard_on() -> None:
    async def scene() -> None:
        match = new(2, 5)
        async with sitting(desk(match, ["person:Anna", "person:Boris"]), LARGE, confirm=False) as player:
            await player.press("enter")
            await player.type(":resign")
            await player.until(lambda: match.to_act == (1,))
            await player.see("Press Enter", "Boris (B)")
            await player.press("enter")
            await player.until(lambda: isinstance(player.app.screen, Curtain))
            await player.press("enter")
            await player.until(lambda: player.app.at is player.app.sessions[1])

    run(scene)


def test_a_game_of_somebody_who_has_resigned_goes_on_after_it_was_left() -> None:
    async def scene() -> None:
        match = new(2, 5)
        match.play(0, "resign")
        async with sitting(desk(match, ["person:Anna", "person:Boris"]), SMALL, confirm=False) as player:
            await player.until(lambda: sum(step.seat == 0 for step in match.steps) > 2 and match.to_act == (1,))
            await player.see("Boris (B)")
            await player.press("enter")
            await player.until(lambda: player.app.at is not None and player.session.update.you == 1)  # type: ignore[union-attr]
            assert player.app.sessions[0].update.undo == "no"  # type: ignore[union-attr]

    run(scene)


# --- Several people at one keyboard ----------------------------------------------------------------


def test_two_people_shop_one_after_the_other_and_never_see_each_others_purchases(full: bool) -> None:
    decisions = 50 if full else DECISIONS

    async def scene() -> None:
        played = whole(2, 6)
        match = new(2, 6)
        names = ["Anna (A)", "Boris (B)"]
        at, turns = None, 0
        async with sitting(desk(match, ["person:Anna", "person:Boris"]), SMALL, confirm=False) as player:
            for number, step in enumerate(played.steps[:decisions], 1):
                if at != step.seat:
                    turns += 1
                    if at is not None:
                        await player.see(f"{names[step.seat]} is next. Press Enter to hide")
                        await player.press("escape", "enter")
                    text = await player.see(f"Pass the keyboard to {names[step.seat]}")
                    assert isinstance(player.app.screen, Curtain)
                    assert "hires" not in text
                    await player.press("enter")
                    at = step.seat
                await asked(player, match)
                hidden = [s for s in match.steps[-12:] if s.seat != at and match.unseen(s.seat) >= 0]
                if hidden and match.view(at)["phase"] == "shopping":
                    prefix = f"{names[1 - at]}: "
                    assert not any(line.strip().startswith(prefix) for line in player.text.splitlines())
                await player.type(step.move)
                await made(player, match, number)
        assert turns < decisions / 2
        assert [step.move for step in match.steps] == [step.move for step in played.steps[:decisions]]

    run(scene)


def test_a_purchase_is_taken_back_although_a_bot_has_bought_since() -> None:
    async def scene() -> None:
        match = new(3, 7)
        made_here = desk(match, ["person:Anna", "person:Boris", "novice"])
        made_here.workers.may_move.clear()
        async with sitting(made_here, confirm=False) as player:
            await player.press("enter")
            await player.type(match.moves(0)[0])
            await player.see("Anna (A): keeps ")
            await player.type("AG")
            await player.see("Anna (A): upgrades the agent")
            made_here.workers.may_move.set()
            await player.until(lambda: match.to_act == (0, 1))  # the bot has bought everything
            assert match.steps[-1].seat == 2
            before = [event for event in match.events(2) if event.seat == 2]
            await player.press("escape", "u")
            text = await player.see("Anna (A) takes a move back", "agent bronze")
            assert "Anna (A): upgrades the agent" not in text
            assert "Anna (A): keeps " in text
            assert [event for event in match.events(2) if event.seat == 2] == before
            assert player.session.log[1:-1] == list(with_lines(match.game, match.events(0), match.view(0)))
            assert player.session.log[-1] == Event("table-undone", 0)

    run(scene)


def test_a_game_left_while_shopping_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.ludus"

    async def first() -> None:
        match = new(2, 7)
        async with sitting(desk(match, ["person:Anna", "person:Boris"], file), SMALL, confirm=False) as player:
            await player.press("enter")
            await player.type(match.moves(0)[0])
            await player.type("AG")
            await player.see("upgrades the agent")
            await player.press("escape", "q")

    run(first)
    match = load_match(file.read_text(), "")
    assert [step.move for step in match.steps][1:] == ["AG"]

    async def second() -> None:
        async with sitting(desk(match, ["person:Anna", "person:Boris"], file), SMALL) as player:
            await player.see("Pass the keyboard to Anna (A).")
            await player.press("enter")
            await player.see("agent silver", "you have 1 coin to spend")

    run(second)


# --- Composing answers -----------------------------------------------------------------------------


def test_a_champion_alone_is_hired_and_with_s_they_are_exchanged() -> None:
    async def scene() -> None:
        match = place()
        async with sitting(of_one(match), SMALL) as player:
            await player.see("12 Ink Imp", "S search", "[ AG agent 3 ]", "[ ST stadium 2 ]", "[ TD1.2 ]", "[ E end ]")
            await player.press("1")
            await read(player, "✓ H12: hires 12 Ink Imp for 3 coins.")
            await player.press("2")  # another champion takes its place
            assert line_of(player) == "H19"
            await player.press("4")
            await read(player, "✓ S-19: searches for champions (1 coin): discards 19 Hedgehog Guard")
            await player.press("1")
            assert line_of(player) == "S-12-19"
            await player.press("escape", "4")
            await player.see("S-?")
            assert line_of(player) == ""
            await player.press("escape", "1", "enter")
            await player.until(lambda: match.steps)
            assert match.steps[0].move == "H12"
            await player.see("Your champions", "12 Ink Imp", "you have 4 coins to spend")

    run(scene)


def test_ending_with_coins_left_is_confirmed() -> None:
    async def scene() -> None:
        match = place()
        async with sitting(of_one(match), SMALL) as player:
            await player.type("e")
            await player.see("You have 7 coins left, and they will be lost.")
            await player.press("escape")
            assert not match.steps

    run(scene)


def test_cards_are_discarded_in_preparation_and_a_fan_card_is_kept() -> None:
    async def scene() -> None:
        async with sitting(of_one(place(teams=team(stage="prepare"))), SMALL) as player:
            await player.see("Discard any champions", "[ P discard nothing ]")
            await player.press("3", "1")
            assert line_of(player) == "P-12-35"
        match = new(2, 3)
        async with sitting(of_one(match), SMALL) as player:
            await player.see("F03 Forest Folk: Count the green", "F06 Home-town Kids: Count the bronze", "12 Ink Imp")
            await player.press("1", "2")
            assert line_of(player) == "F06"
            await player.press("enter")
            await player.see("You keep Home-town Kids for the whole game")
            await player.press("y")
            await player.see("Fans Home-town Kids: 0 now, tiers 2→3 3→5 4→7")

    run(scene)


def test_a_line_up_is_composed_from_the_last_slot_on() -> None:
    async def scene() -> None:
        match = lining([13, 44, 12, 19, 35])
        async with sitting(of_one(match), SMALL) as player:
            await player.see("13 Littl…", "place up to four champions", "[ starting champions ]")
            await player.press("3")
            await read(player, "4+: 12 3: ?", "✓ X-/-/-/12: 1: -, 2: -, 3: -, 4+: 12 Ink Imp")
            await player.press("6")
            await player.see("4+: 12  3: -  2: ?")
            assert line_of(player) == ""
            await player.press("1")
            assert line_of(player) == "X-/13/-/12"
            await player.press("2")
            assert line_of(player) == "X44/13/-/12"
            await player.press("4")  # a fifth choice takes the place of the last one
            assert line_of(player) == "X19/13/-/12"
            await player.type("44/13/35/12")
            await player.until(lambda: any(step.seat == 0 for step in match.steps))
            assert next(step.move for step in match.steps if step.seat == 0) == "X44/13/35/12"

    run(scene)


def test_the_own_line_up_is_shown_while_the_other_thinks() -> None:
    async def scene() -> None:
        async with sitting(desk(lining([13, 44]), ["person:Anna", "person:Boris"]), confirm=False) as player:
            await player.press("enter")
            await player.type("X13/-/44/-")
            await read(player, "others do not see yet: 1: 13 Little Vampire, 2: -, 3: 44 Stone Golem, 4+: -")
            await player.press("escape", "enter", "enter")
            text = await player.see("Golden Cup · Boris (B)", "place up to four")
            assert "1:13" not in text

    run(scene)


def test_tokens_are_upgraded_with_buttons() -> None:
    async def scene() -> None:
        match = upgrading()
        async with sitting(of_one(match), SMALL) as player:
            await player.see("Upgrade one of your attack tokens by 1.", "[ +a1  attack 1 becomes 2 ]")
            await player.press("right", "enter")
            await player.until(lambda: match.steps[-1].move == "+a2")

    run(scene)


# --- The screen --------------------------------------------------------------------------------------


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("stage", [(1, "fan"), (6, "prepare"), (6, "shop"), (6, "line")])
def test_six_players_fit_on_the_smallest_screen(stage: tuple[int, str], language: str) -> None:
    async def scene() -> None:
        match = whole(6, 3, until=stage)
        seats = ["person:Maximilian-Alexander", *["novice"] * 5]
        async with sitting(desk(match, seats, pace=TIMEOUT), LARGE, language) as player:
            await asked(player, match)
            view = match.view(0)
            cards = view["own"]["hand"] if stage[1] != "line" else view["seats"][0]["hired"]

            def fits(width: int, height: int) -> None:
                text = player.text
                lines = text.splitlines()
                assert all(part in text for part in ("A>", *(f"{card} " for card in cards)))
                assert len(lines) == height
                assert all(len(line) <= width for line in lines)
                assert lines[-1].endswith("q quit" if language == "en" else "q выход")
                assert "f1 " in lines[1] and "f3 " in lines[1]
                assert any(re.match(r" [ ▶]»[B-F] \(novice\) \d+(gl|сл) .*a:\d", line) for line in lines)
                assert any(re.match(r" (Glory|Слава) \d+, (agent|агент) ", line) for line in lines)
                if (width, height) == SMALL:
                    bottom = next((number for number, line in enumerate(lines) if line.startswith(" ─")), 0)
                    assert lines[bottom + 1].strip()  # some of the log is left
                    assert table(player).query_one("#status").size.height < bottom  # nothing is scrolled away

            for size in (LARGE, SMALL):
                await player.pilot.resize_terminal(*size)
                await player.holds(partial(fits, *size))

    run(scene)


def test_more_is_shown_where_there_is_room() -> None:
    async def scene() -> None:
        async with sitting(of_one(place()), LARGE) as player:
            text = await read(player, "Your supply: a1×4", "Symbols R", "Worth now: glory 5", "Permanent: 1 extra coin")
            assert "P:coin(1)" not in text
            await player.press("o")  # fewer lines
            text = await player.see("12 Ink Imp (bronze BV): I:A(1)+F(1)+S(+1)")
            assert "Your supply" not in text

    run(scene)


def test_extras_help_hint_and_the_other_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludus.tables.bots.HINT_LEVEL", "greedy")

    async def scene() -> None:
        async with sitting(of_one(place()), SMALL) as player:
            await player.press("v")
            await player.until(lambda: isinstance(player.app.screen, Pick))
            await player.see("League table", "Matches of all rounds", "Champions of all teams", "Player aid")
            await player.press("2", "enter")
            await player.until(lambda: isinstance(player.app.screen, Words))
            await player.see("Round 6: f1 Anna (A) – B (novice)")
            await player.press("escape", "h")
            text = await player.see("Hint: ")
            assert line_of(player) in text
            await player.press("escape", "f2")
            await player.see("Раунд 4: у вас 7 монет.", "[ E конец ]", "S поиск")
            await player.press("f1")
            await player.until(lambda: isinstance(player.app.screen, Words))
            await player.see("Клавиши")
            await player.press("end")
            await player.see(words("goldencup").say("ru", "f-note-goldencup").split("\n")[0][:40])

    run(scene)
