"""Augustus on the full screen: whole games, answers composed with keys, several people who answer unseen."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from ludus.kernel.text import words
from ludus.match import Match
from ludus.tables.bot_worker import Job, Thought
from ludus.tables.wire import NewSeat, NewTable
from ludus.terminal.full.dialogs import Curtain, Ending, Pick, Words
from ludus.terminal.saves import load_match

from ..test_augustus import ability, new, place, sensible, whole
from .screens import (
    DECISIONS,
    LARGE,
    SMALL,
    TIMEOUT,
    Player,
    asked,
    desk,
    line_of,
    made,
    of_one,
    part_keys,
    read,
    run,
    sitting,
    table,
)
from .test_remote import Partner, Server, server, source  # noqa: F401 (a fixture)

MOMENTS = 30  # answers that three people give at one keyboard; half as many in the gate


def step_keys(player: Player, move: str) -> list[str]:
    """The keys that compose a move: numbers of parts, or arrows where there are more than ten."""
    board, scene, hand = player.app.board, player.app.scene(player.session), table(player).hand
    wanted = board.parts(scene, move)
    if not wanted:
        question = scene.update.question
        assert question is not None
        return ["right"] * [choice.move for choice in question.choices].index(move) + ["enter"]
    return [*part_keys(hand.parts, wanted, hand.chosen), "enter"]


# --- Whole games -------------------------------------------------------------------------------


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("begin", "size", "language"),
    [
        (lambda full: new(2, 5), SMALL, "en"),
        (lambda full: whole(3, 5, 30 if full else 46, start="random3", placement="clockwise"), LARGE, "ru"),
    ],
    ids=["from its beginning", "to its end"],
)
def test_a_game_against_bots_by_keys_and_by_typing(
    begin: Callable[[bool], Match], size: tuple[int, int], language: str, full: bool
) -> None:
    async def scene() -> None:
        match = begin(full)
        is_whole = full or bool(match.steps)
        rng = random.Random(1)
        seen = set()
        async with sitting(of_one(match), size, language) as player:
            while not match.over:
                await asked(player, match)
                mine = len([step for step in match.steps if step.seat == 0])
                if match.over or (not is_whole and mine >= DECISIONS):
                    break
                move = sensible(match, 0, rng)
                seen.add(match.view(0)["phase"])
                if mine % 4 == 3:
                    await player.type(move.lower())
                else:
                    await player.press("escape")
                    await player.press(*step_keys(player, move))
                await made(player, match, mine + 1, seat=0)
                done = [step.move for step in match.steps if step.seat == 0][-1]
                assert done == move
            assert {"place", "pick"} <= seen
            if is_whole:
                await player.until(lambda: isinstance(player.app.screen, Ending))
                texts = ("1. ", "rewards ", "printed ") if language == "en" else ("1. ", "награды ", "очки карточек ")
                await player.see(*texts)

    run(scene)


@pytest.mark.full
def test_bots_alone_are_watched_to_the_end() -> None:
    async def scene() -> None:
        match = whole(3, 8, stop_after_round=50)
        async with sitting(desk(match, ["novice"] * 3), SMALL) as player:
            await player.see("Result", "becomes consul")

    run(scene)


# --- Several people at one keyboard ----------------------------------------------------------------


def test_three_people_at_one_keyboard_never_see_an_answer_before_all_have_given_theirs(full: bool) -> None:
    moments = MOMENTS if full else MOMENTS // 2

    async def scene() -> None:
        played = whole(3, 6, crier="B")
        match = new(3, 6, crier="B")
        names = ["Anna (A)", "Boris (B)", "Clara (C)"]
        at, hidden = None, 0
        async with sitting(desk(match, ["person:Anna", "person:Boris", "person:Clara"]), SMALL) as player:
            for number, step in enumerate(played.steps[:moments], 1):
                if at != step.seat:
                    if at is not None:
                        await player.see(f"{names[step.seat]} is next. Press Enter to hide")
                        await player.press("escape", "enter")
                    text = await player.see(f"Pass the keyboard to {names[step.seat]}", "when nobody else is looking")
                    assert isinstance(player.app.screen, Curtain)
                    assert not re.search(r"\d\d?[SHCKTD]", text)
                    await player.press("enter")
                    at = step.seat
                await asked(player, match)
                unseen = [earlier for earlier in match.steps if match.unseen(earlier.seat) >= 0 and earlier.seat != at]
                for earlier in [other for other in unseen if match.steps.index(other) == match.unseen(other.seat)]:
                    hidden += 1
                    assert f": {earlier.move}" not in player.text
                    assert not earlier.events
                before = player.text
                assert "Answer that the others do not see yet" not in before
                await player.type(step.move)
                await made(player, match, number)
                waits = bool(match.to_act) and match.unseen(at) >= 0
                if waits:
                    await player.see(f"not see yet: {step.move}", "or u to take")
        assert hidden > moments // 3
        assert [step.move for step in match.steps] == [step.move for step in played.steps[:moments]]

    run(scene)


def test_an_answer_is_taken_back_although_a_bot_has_answered_since() -> None:
    async def scene() -> None:
        match = new(3, 7, start="random3", crier="A")
        async with sitting(desk(match, ["person:Anna", "person:Boris", "novice"])) as player:
            await player.press("enter")
            await player.until(lambda: any(step.seat == 2 for step in match.steps))
            first = match.moves(0)[0]
            await player.type(first)
            await player.see(f"not see yet: {first}", "or u to take")
            assert [*match.to_act] == [1]
            await player.press("escape", "u")
            text = await player.see("Anna (A) takes a move back", "You may mobilise one legion.")
            assert "not see yet" not in text
            assert match.to_act == (0, 1)
            await player.type("-")
            await player.see("not see yet: -")
            await player.press("escape", "enter", "enter")
            text = await player.see("Augustus · Boris (B)", "Anna (A) takes a move back")
            assert first not in text.replace(" ", "")
            move = match.moves(1)[0]
            await player.type(move)
            await player.see("Boris (B) places a legion on", "Nothing done: Anna (A)")

    run(scene)


def test_a_bot_goes_on_thinking_while_a_person_answers() -> None:
    """What it has thought of is not thrown away: its question is still the same."""

    async def scene() -> None:
        match = new(2, 7, start="random3", crier="A")
        made_here = desk(match, ["person:Anna", "novice"])
        thoughts = []
        think = made_here.workers.think

        async def noted(job: Job, table: str = "", client: str = "") -> Thought:
            thoughts.append(job.decision)
            return await think(job, table, client)

        made_here.workers.think = noted  # type: ignore[method-assign]
        made_here.workers.may_move.clear()
        async with sitting(made_here, SMALL) as player:
            await player.until(lambda: thoughts)
            await player.type("-")
            await player.see("not see yet: -", "Waiting for B (novice)")
            made_here.workers.may_move.set()
            await player.until(lambda: len(match.steps) >= 2)
            assert thoughts[:1] == [0]
            assert [step.seat for step in match.steps[:2]] == [0, 1]
            await player.until(lambda: len(thoughts) > 1)
            assert thoughts[1] == 2

    run(scene)


def test_a_game_left_in_the_middle_of_a_moment_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.ludus"

    async def first() -> None:
        match = new(2, 7, start="random3", crier="A")
        async with sitting(desk(match, ["person:Anna", "person:Boris"], file), SMALL) as player:
            await player.press("enter")
            await player.type("-")
            await player.see("not see yet: -")
            await player.press("escape", "q")

    run(first)
    match = load_match(file.read_text(), "")
    assert [(step.seat, step.move) for step in match.steps] == [(0, "-")]

    async def second() -> None:
        async with sitting(desk(match, ["person:Anna", "person:Boris"], file), SMALL) as player:
            await player.see("Pass the keyboard to Boris (B).")
            await player.press("enter")
            await player.type("-")
            await player.see("Nothing done: Anna (A), Boris (B)")

    run(second)


# --- Composing answers -----------------------------------------------------------------------------


def test_a_placement_from_the_supply_and_as_a_move() -> None:
    async def scene() -> None:
        match = place()
        async with sitting(of_one(match), SMALL) as player:
            text = await player.see("│ 19H │", "[19K]", "[20H]", "Ave!", "pass")
            assert text.count("Ave!") == 2
            await player.press("1")
            await player.see("✓ +19H: places a legion on 19H; completes 19 Byzacena")
            await player.press("4")  # another space takes its place
            await player.see("✓ +20H: ")
            assert line_of(player) == "+20H"
            await player.press("6")
            await player.see("✓ 21C>20H: moves a legion from 21C to 20H")
            await player.press("escape", "3")
            await player.see("20H>?")
            await player.press("4")
            await read(player, "✗ A move between equal symbols of one card changes nothing. (AU-044)")
            await player.press("r")
            await player.see("AU-044")
            await player.press("escape", "escape", "7")
            await read(player, "✓ -: does nothing", "You could complete an objective with this token.")
            await player.press("1")
            assert line_of(player) == "+19H"

    run(scene)


def test_three_of_six_are_kept() -> None:
    async def scene() -> None:
        match = new(2, 3)
        async with sitting(of_one(match), SMALL) as player:
            await player.see("Keep three of your six objectives.", "Redistribute the legions", "2 Sen 2")
            await player.press("6", "1")
            text = await player.see("2 / 3")
            assert "✗" not in text
            assert line_of(player) == ""
            await player.press("2")
            await player.see("✓ k2,32,79: keeps 2 Gaius Furnius")
            await player.press("3")
            await player.see("✗ Keep exactly three of your six objectives. (AU-008)")
            await player.press("3", "enter")
            await player.until(lambda: any(step.move == "k2,32,79" for step in match.steps))

    run(scene)


def test_two_legions_are_mobilised_in_one_answer() -> None:
    async def scene() -> None:
        match = ability(63, "mobilise")
        async with sitting(of_one(match), SMALL) as player:
            await player.see("19H", "[19K]", "21K", "you may mobilise 2 legions")
            hand = table(player).hand
            assert hand.parts == ["19H", "[19K]", "[19K]", "[20H]", "20H", "[20D]", "[21C]", "21K", "21K", "-"]
            await player.press("1", "8")
            assert line_of(player) == "m+19H/+21K"
            await player.press("6")
            await read(player, "✓ m+19H/20D>21K: places a legion on 19H; moves a legion from 20D to 21K; completes 19")
            await player.press("5")  # a third space takes the place of the second
            assert line_of(player) == "m+19H/+20H"
            await player.press("escape", "6", "8", "9")
            assert line_of(player) == "m20D>21K/+21K"
            await player.press("enter")
            await player.see("mobilises 20 Pisidia (dagger) → 21 Dalmatia (catapult)")

    run(scene)


def test_legions_are_rearranged_from_where_they_stand() -> None:
    async def scene() -> None:
        match = ability(2, "arrange")
        async with sitting(of_one(match), SMALL) as player:
            await player.see("you may rearrange")
            hand = table(player).hand
            assert hand.chosen_parts == ["19K", "19K", "20H", "20D", "21C"]
            await player.press("4")  # one legion is in the hand
            await player.see("4 / 5")
            assert line_of(player) == ""
            await player.press("1")
            await read(player, "5 / 5", "✓ a19HKK,20D,21C: the legions will stand on", "completes 19 Byzacena")
            await player.press("5")
            await read(player, "✗ The number of legions on your objectives must stay the same. (AU-115)")
            await player.press("escape")
            assert hand.chosen_parts == ["19K", "19K", "20H", "20D", "21C"]
            await player.press("0")
            await player.see("✓ a-: ")
            await player.press("escape", "4", "1", "enter")
            await player.see("This is final")
            await player.press("y")
            await player.see("Anna (A) rearranges the legions")

    run(scene)


@pytest.mark.parametrize(
    ("card", "keys", "move"),
    [(65, ["1", "4"], "x19K,20D"), (18, ["3"], "x20H"), (62, ["2"], "w20"), (81, ["2"], "l5")],
)
def test_losses_are_chosen(card: int, keys: list[str], move: str) -> None:
    chain = {"owner": 1, "chain": [card], "chain_legions": [0]}
    active = [[19, 20, 21], [1, 3, 70]]

    async def scene() -> None:
        match = place(phase="hit", waiting=1, active=active, **chain)
        async with sitting(of_one(match), SMALL, confirm=False) as player:
            text = await player.see("hits you")
            assert ("16 Gaius Antistius Vetus Sen 2pt HCD When drawn" in text) == (card == 81)
            await player.press(*keys)
            await player.see(f"✓ {move}: ")
            await player.press("enter")
            await player.until(lambda: match.steps)
            assert match.steps[0].move == move

    run(scene)


def test_two_new_objectives_a_count_tile_and_an_heir() -> None:
    async def scene() -> None:
        picking = ability(70, "pick", active=[[19, 20, 21], [1, 3, 2]], chain=[], chain_legions=[], picks=2)
        async with sitting(of_one(picking), SMALL) as player:
            await player.see("Take 2 new objectives.", "Mobilise one legion onto double swords", "17 P 3")
            await player.press("4", "1")
            await player.see("✓ p40,33: takes 40 Cyrenaica, 33 Phrygia")
        counting = ability(70, "count", active=[[19, 20, 21], [1, 3, 2]], chain=[], chain_legions=[])
        async with sitting(of_one(counting), SMALL) as player:
            await player.see("[ r2  takes the tile for 2 objectives (2 points) ]", "[ r-  declines the tile ]")
            await player.press("right", "enter")
            await read(player, "you can never have it")

    run(scene)


# --- The screen ------------------------------------------------------------------------------------


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_whole_table_in_80_by_24(players: int, language: str) -> None:
    async def scene() -> None:
        match = whole(players, 3, stop_after_round=14)
        seats = ["person:Maximilian-Alexander", *["novice"] * (players - 1)]
        async with sitting(desk(match, seats, pace=TIMEOUT), LARGE, language) as player:
            await player.until(lambda: player.session.update and player.session.update.question)
            mine = match.view(0)["seats"][0]["active"]

            def fits(width: int, height: int) -> None:
                lines = player.text.splitlines()
                assert any(line.startswith(" A>") for line in lines)
                assert len(lines) == height
                assert all(len(line) <= width for line in lines)
                assert lines[-1].endswith("q quit" if language == "en" else "q выход")
                assert sum(bool(re.match(r" [ ▶] [B-F] \(novice\) \d+(pt|оч) ", line)) for line in lines) == players - 1
                for one in mine:
                    assert any(re.match(rf" (  |.*╭ ){one['card']} ", line) for line in lines)
                if (width, height) == SMALL:
                    assert sum(line.startswith(" │") for line in lines) == 1  # the hand is one row
                    log = r" +(Round|Раунд) \d+: |   \S"
                    assert any(re.match(log, line) for line in lines)  # some of the log is left

            for size in (LARGE, SMALL):
                await player.pilot.resize_terminal(*size)
                await player.holds(partial(fits, *size))

    run(scene)


def test_the_own_objectives_are_large_where_there_is_room() -> None:
    async def scene() -> None:
        async with sitting(of_one(place()), LARGE) as player:
            text = await player.see(
                "╭ 19 O ", "│ Byzacena", " H [K][K]", " 4pt ╮", " wheat ╯", "S double swords 5 (24%)"
            )
            assert "17 Pamphylia P 3pt CCK Mobilise one legion" in text
            await player.press("o")  # fewer lines
            text = await player.see("19 Byzacena O 4pt wheat H[K][K] (open H)")
            assert "╭ 19 O " not in text

    run(scene)


def test_extras_help_hint_and_the_other_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludus.tables.bots.HINT_LEVEL", "greedy")

    async def scene() -> None:
        async with sitting(of_one(place()), SMALL) as player:
            await player.press("v")
            await player.until(lambda: isinstance(player.app.screen, Pick))
            await player.see("Bag and chances", "Rewards", "Open and completed objectives", "Player aid")
            await player.press("2", "enter")
            await player.until(lambda: isinstance(player.app.screen, Words))
            await player.see("three green provinces: 4 points, on the table")
            await player.press("escape")
            await player.type(":aid")
            await player.see("20S>19H", "move a legion there")
            await player.press("escape", "escape", "h")
            text = await player.see("Hint: +")
            assert line_of(player) in text
            await player.press("escape", "f2")
            await player.see("Щит! Можно мобилизовать один легион.", "Аве!", "пас")
            await player.press("f1")
            await player.until(lambda: isinstance(player.app.screen, Words))
            await player.see("Клавиши")
            await player.press("end")
            await player.see(words("augustus").say("ru", "f-note-augustus").split("\n")[0][:40])

    run(scene)


# --- At a table of a server ------------------------------------------------------------------------


def test_join_answer_unseen_and_take_it_back(server: Server) -> None:  # noqa: F811
    async def scene() -> None:
        boris = Partner(server.base, "Boris")
        wanted = NewTable("augustus", tuple(NewSeat(kind) for kind in ("me", "open")), {"crier": "A"})
        name = str(boris.guest.ask("POST", "tables", wanted)["table"])
        await boris.sit(name)
        boris.game.cancel()
        async with sitting(source(server, name), SMALL) as anna:
            await anna.see("Augustus: waiting room", "Sit down at B")
            await anna.press("enter")
            await anna.see("Augustus · Anna (B)", "Keep three of your six objectives.")
            await anna.press("1", "2", "3")
            await anna.until(lambda: line_of(anna))
            answer = line_of(anna)
            await anna.press("enter")
            await anna.see(f"not see yet: {answer}", "Waiting for Boris (A).")
            assert answer not in str(boris.session.update)
            await anna.press("escape", "u")
            await anna.see("Keep three of your six objectives.", "Anna (B) takes a move back")
            await boris_hears(boris, "table-undone")
            assert boris.session.log[-1].facts == {}
            await anna.type(answer)
            await anna.see("not see yet")
            assert boris.session.update is not None and boris.session.update.question is not None
            await boris.session.play(boris.session.update.question.choices[0].move)
            await anna.see("Round 1: Boris (A) draws")
            assert [event.facts["cards"] for event in anna.session.log if event.kind == "kept"][1] == [
                int(card) for card in answer[1:].split(",")
            ]
        await boris.leave()

    run(scene)


async def boris_hears(boris: Partner, kind: str) -> None:
    async with asyncio.timeout(20):
        while not boris.session.log or boris.session.log[-1].kind != kind:
            await asyncio.sleep(0.01)
