"""Gorus Maximus on the full screen: whole games, two people at one keyboard, everything in 80 by 24."""

from __future__ import annotations

import random
import re

import pytest

import ludus
from ludus.match import Match
from ludus.terminal.full.dialogs import Curtain, Ending, Pick, Words

from .screens import DECISIONS, SMALL, desk, made, run, sitting

CARD = re.compile(r"(?<![\w>])[BNGPY](?:1[0-5]|\d)\b")


def new(players: int, seed: int = 5, **options: str) -> Match:
    return ludus.new_match("gorus", players, seed=seed, options=options)


def at_random(players: int, seed: int = 5, **options: str) -> Match:
    rng = random.Random(seed)
    match = new(players, seed, **options)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.moves(seat)))
    return match


@pytest.mark.parametrize(
    ("players", "options", "language"),
    [(1, {"target": "1"}, "en"), (4, {"mode": "teams", "team_target": "common", "target": "1"}, "ru")],
)
def test_a_game_against_bots_by_cards_and_by_typing(players: int, options: dict[str, str], language: str) -> None:
    async def scene() -> None:
        match = new(players, 5, **options)
        seats = ["person:Anna", *["novice"] * (players - 1)]
        async with sitting(desk(match, seats), SMALL, language) as player:
            number = 0
            while not match.over:
                await player.until(lambda: match.over or (player.session.update and player.session.update.question))
                if match.over:
                    break
                number += 1
                move, steps = match.moves(0)[-1], len(match.steps)
                if number % 2:
                    place = player.app.board.hand(player.app.scene(player.session)).index(move)
                    await player.press("escape", str((place + 1) % 10), "enter")
                else:
                    await player.type(move.lower())
                await made(player, match, steps + 1)
            await player.until(lambda: isinstance(player.app.screen, Ending))
            expected = ("Decided by: ", "Rounds won: ") if language == "en" else ("Чем решено: ", "Выиграно раундов: ")
            text = await player.see(*expected)
            assert ("team" in text or "команда" in text) == (players == 4)

    run(scene)


def test_eight_players_are_watched_to_the_end_and_the_result_can_be_left() -> None:
    async def scene() -> None:
        match = at_random(8, target="3")
        assert match.outcome is not None
        async with sitting(desk(match, ["person:Anna", *["novice"] * 7]), SMALL) as player:
            text = await player.see("Result", "Decided by: ", "Look at the table (Esc)")
            assert "╰──" in text.splitlines()[-1]  # the page has not grown out of the screen
            last = f"Round {len(match.outcome.detail['rounds'])}:"
            assert last not in text
            await player.press(*["down"] * 40)
            await player.see(last)
            await player.press("escape")
            text = await player.see("The game is over. Enter shows the result.")
            assert "H (novice): cards 0" in text

    run(scene)


def secrets_of(match: Match, seat: int) -> set[str]:
    """The cards of a hand."""
    return set(match.view(seat)["seats"][seat]["hand"])


def test_two_people_at_one_keyboard_never_see_each_other(full: bool) -> None:
    async def scene() -> None:
        played = at_random(2, 8, target="1")
        match = new(2, 8, target="1")
        at = None
        async with sitting(desk(match, ["person:Anna", "person:Boris"]), SMALL) as player:
            for number, step in enumerate(played.steps if full else played.steps[:DECISIONS], 1):
                if at != step.seat:
                    if at is not None:
                        await player.see(f"{'AB'[step.seat]}) is next. Press Enter to hide")
                        await player.press("escape", "enter")
                    text = await player.see("Pass the keyboard to", "when nobody else is looking")
                    assert isinstance(player.app.screen, Curtain)
                    assert not CARD.findall(text)
                    await player.press("enter")
                    at = step.seat
                text = await player.see("▶")
                shown = set(CARD.findall(text))
                assert secrets_of(match, step.seat) <= shown
                assert not secrets_of(match, 1 - step.seat) & shown
                await player.type(step.move)
                await made(player, match, number)
            if full:
                await player.until(lambda: isinstance(player.app.screen, Ending))

    run(scene)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("players", [1, 2, 4, 8])
def test_the_whole_table_in_80_by_24(players: int, language: str) -> None:
    async def scene() -> None:
        options = {"mode": "teams"} if players >= 4 else {}
        match = new(players, 3, show_running_totals="on", **options)
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
        seats = ["person:Maximilian-Alexander", *["novice"] * (players - 1)]
        async with sitting(desk(match, seats), (120, 40), language) as player:
            await player.until(
                lambda: match.to_act == (0,) and player.session.update and player.session.update.question
            )
            await player.pilot.resize_terminal(*SMALL)
            await player.press("1")

            def fits() -> None:
                lines = player.text.splitlines()
                assert ("✓" if players == 2 else "B") in player.text
                assert len(lines) == 24
                assert all(len(line) <= 80 for line in lines)
                assert lines[1].startswith(" strongest " if language == "en" else " сильнейшая ")
                assert lines[2].startswith(" Arena: " if language == "en" else " Арена: ")
                assert lines[-1].endswith("q quit" if language == "en" else "q выход")
                assert lines[-2].startswith(" A> ")
                assert sum(bool(re.match(r" [ ▶] [\w-]+ \(\w+\): ", line)) for line in lines) == players
                assert sum(line.startswith((" ┃", " │")) for line in lines) == 1  # the hand is one row

            await player.holds(fits)

    run(scene)


def test_a_card_that_may_not_be_played_and_another_instead() -> None:
    async def scene() -> None:
        for seed in range(20):
            match = new(3, seed, first_dealer="C", schools="BNG")
            match.play(0, match.moves(0)[0])
            if len(match.moves(1)) < 10:  # B can follow
                break
        hand = match.view(1)["seats"][1]["hand"]
        bad = next(card for card in hand if card not in match.moves(1))
        good = next(card for card in match.moves(1))
        async with sitting(desk(match, ["novice", "person:Boris", "novice"]), SMALL) as player:
            await player.see(f"({bad})")
            await player.press(str((hand.index(bad) + 1) % 10))
            await player.see("✗ You hold cards of the starting school", "(GM-202)", f"B> {bad}")
            await player.press(str((hand.index(good) + 1) % 10))
            await player.see(f"✓ {good}: ", f"B> {good}")  # one card replaces the other
            await player.press("escape", "r")
            await player.see("Rules")

    run(scene)


def test_extras_by_key_and_typed_and_letters_that_begin_cards() -> None:
    async def scene() -> None:
        match = new(2, 3, schools="BNG", first_dealer="B")
        while match.view(0)["bout"] < 3 or match.to_act != (0,):
            seat = match.to_act[0]
            match.play(seat, match.moves(seat)[0])
        async with sitting(desk(match, ["person:Anna", "novice"]), SMALL) as player:
            await player.see("You cannot look at earlier bouts")
            await player.type("prev")
            await player.see("Previous bout: ", ", won by ")
            await player.type(":rounds")
            await player.see("No round is over yet.")
            await player.press("escape", "v")
            await player.until(lambda: isinstance(player.app.screen, Pick))
            await player.press("3", "enter")
            await player.until(lambda: isinstance(player.app.screen, Words))
            await player.see("B, Blue Fists: 0 4 5 6 7 8 (-4)")
            await player.press("escape")
            text = await player.press("escape", "b")
            assert "Who should a bot play for?" not in text
            await player.see("A> b")
            await player.type(":computer")
            await player.see("Who should a bot play for?")
            await player.press("escape", "f1")
            await player.see("Keys")
            await player.press("end")
            await player.see("Schools are B blue", "B10! is a challenge")

    run(scene)


def test_a_challenge_is_asked_about_and_marked() -> None:
    async def scene() -> None:
        for seed in range(20):
            match = new(2, seed, schools="BNG", first_dealer="A")
            match.play(1, match.moves(1)[0])
            equal = [card for card in match.moves(0) if int(card[1:]) == match.view(0)["match"]]
            if equal:
                break
        async with sitting(desk(match, ["person:Anna", "person:Boris"]), SMALL) as player:
            await player.press("enter")
            await player.see(f"{equal[0]}!")
            await player.type(f"{equal[0]}!")
            await player.see("This is a challenge: the ", "will be the strongest")
            await player.press("n")
            await player.see("Cancelled.")
            assert match.to_act == (0,)

    run(scene)
