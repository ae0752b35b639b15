"""Spartacus on the full screen: whole games, answers put together with keys, bargains unasked, what is hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from ludus.kernel.text import words
from ludus.match import Match
from ludus.tables.entries import Moved
from ludus.terminal.full.dialogs import Curtain, Ending, Pick, Words
from ludus.terminal.local import LocalTable
from tests.games.spartacus.table import arena, auction, balancing, duel, house, intrigue, play, trading, wagering
from tests.kit.rules import rule

from ..test_spartacus import game, in_turn, schemers, whole
from .screens import LARGE, SMALL, Player, desk, line_of, made, of_one, read, run, sitting, step_keys, table


def of_people(match: Match) -> LocalTable:
    return desk(match, ["person:Anna", "person:Boris", "person:Vera", "person:Gleb"][: match.players])


def has_played(match: Match, count: int) -> Callable[[], bool]:
    return lambda: len(match.steps) >= count


def question_of(player: Player) -> object:
    return player.session.update and player.session.update.question


async def asked(player: Player, match: Match) -> None:
    """Somebody at the keyboard is asked, and no bot is busy any more."""
    local: LocalTable = player.app.source.local  # type: ignore[attr-defined]

    def quiet() -> bool:
        return local.table.people_first() or not any(map(local.table.computer_at, match.to_act))

    await player.until(lambda: match.over or (question_of(player) and quiet()))
    await player.settle()


# --- Whole games -------------------------------------------------------------------------------


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("players", "size", "language"), [(3, SMALL, "en"), (3, LARGE, "ru")])
def test_a_game_against_bots_by_keys_and_by_typing(players: int, size: tuple[int, int], language: str) -> None:
    async def scene() -> None:
        match = game(players, 5)
        rng = random.Random(2)
        stages, by_keys = set(), set()
        count = 0
        async with sitting(of_one(match), size, language) as player:
            while not match.over:
                await asked(player, match)
                if match.over:
                    break
                move, stage = rng.choice(match.moves(0)), match.view(0)["stage"]
                stages.add(stage)
                await player.press("escape")
                keys = step_keys(player, move) if count % 4 else []
                if keys:
                    by_keys.add(stage)
                    await player.press(*keys)
                else:
                    await player.type(move.lower())
                count += 1
                await made(player, match, count, seat=0)
                assert [step.move for step in match.steps if step.seat == 0][-1] == move
            await player.until(lambda: isinstance(player.app.screen, Ending))
            await player.see("1. ", "influence " if language == "en" else "влияние ")
            assert {"house", "balance", "turn", "trade", "bid"} <= stages
            assert {"turn", "trade", "bid"} <= by_keys

    run(scene)


def test_the_cards_of_one_are_never_on_the_screen_of_another() -> None:
    """People at one keyboard, with the moves of a game in line mode."""

    async def scene() -> None:
        played, match = whole(3, 5), game(3, 5)
        names = ["Anna (A)", "Boris (B)", "Vera (C)"]
        at: int | None = None
        async with sitting(of_people(match), SMALL, confirm=False) as player:
            for number, step in enumerate(played.steps[:30], 1):
                if at != step.seat:
                    if at is not None:
                        await player.see(f"{names[step.seat]} is next. Press Enter to hide")
                        await player.press("escape", "enter")
                    await player.see(f"Pass the keyboard to {names[step.seat]}")
                    assert isinstance(player.app.screen, Curtain)
                    await player.press("enter")
                    at = step.seat
                await asked(player, match)
                others = [card for seat in range(3) if seat != at for card in match.view(seat)["own"]["hand"]]
                hidden = {card for card in others if card not in match.view(at)["intrigue"]}
                assert not any(card in player.text for card in hidden)
                await player.type(step.move)
                await player.until(has_played(match, number))
        assert [step.move for step in match.steps] == [step.move for step in played.steps[:30]]

    run(scene)


@pytest.mark.full
def test_bots_alone_are_watched_to_the_end() -> None:
    async def scene() -> None:
        match = game(3, 8)
        async with sitting(desk(match, ["novice"] * 3), SMALL) as player:
            await player.until(lambda: isinstance(player.app.screen, Ending))
            await player.see("Result", " wins")

    run(scene)


# --- Putting answers together --------------------------------------------------------------------


def test_a_card_and_a_house_make_a_scheme_and_with_sell_gold() -> None:
    async def scene() -> None:
        match = in_turn()
        async with sitting(of_people(match), LARGE) as player:
            await player.press("enter")
            text = await player.see("Unlocked G…", "SC03a -5", "cash in", "[ lay GU01a ]", ">B")
            assert text.index("SC03a -5") < text.index(">B")
            hand = table(player).hand.parts
            await player.press(str(hand.index("SC07a") + 1))
            await player.see("play SC07a >B / ")
            assert line_of(player) == ""
            await player.press(str(hand.index(">B") + 1))
            assert line_of(player) == "play SC07a >B"
            await read(player, "✓ play SC07a >B: plays Unlocked Gates")
            await player.press("escape", str(hand.index("SC07a") + 1))
            sell = hand.index("sell")
            await player.press(*(["home", *["right"] * sell, "space"] if sell >= 9 else [str(sell + 1)]))
            assert line_of(player) == "sell SC07a"
            await player.press("enter")
            await player.see("cashes in Unlocked Gates")

    run(scene)


@rule("SP-308")
def test_a_bot_that_is_done_answers_an_offer() -> None:

    async def scene() -> None:
        match = play(trading(house(gold=9), house("SOL", guards=2), house("TUL")), "B ready; C ready")
        async with sitting(of_one(match), LARGE) as player:
            await asked(player, match)
            await player.type("offer b 6 : gu")
            await player.until(lambda: any(step.seat == 1 for step in match.steps[3:]))
            await player.until(lambda: match.to_act == (0,))

    run(scene)


def test_trade_with_the_bank_and_with_others() -> None:
    async def scene() -> None:
        match = trading(
            house("GLA", assets="GL01a GL02a", gold=9),
            house("SOL", assets="SL01a WE01a", gold=9),
            house("TUL", guards=1, gold=9),
        )
        async with sitting(of_people(match), SMALL, confirm=False) as player:
            await player.press("enter")
            await player.see("GL01a", "GL02a", "B.WE01a", "GL01a>C", "[ ready")
            hand = table(player).hand.parts
            await player.press(str(hand.index("GL01a") + 1))
            assert line_of(player) == "bank GL01a"
            await player.press(str(hand.index("B.WE01a") + 1))  # another one takes its place
            assert line_of(player) == "offer B GL02a : WE01a"
            await player.press(str(hand.index("GL01a>C") + 1))
            assert line_of(player) == "offer C GL01a : 3"
            await player.type("offer B 3 : SL01a")
            await read(player, "Offer 1: Anna (A) gives Boris (B) 3 gold for SL01a Debtor")

    run(scene)


def test_wagers_are_laid_coin_by_coin() -> None:
    async def scene() -> None:
        match = wagering(
            house(assets="GL05"), house("SOL", assets="GL01a"), house("TUL"), one="A GL05", two="B GL01a", host="C"
        )
        async with sitting(of_one(match), SMALL) as player:
            await player.see("[ bet", "1 Anna (A): GL05 Spartacus, attack 4, defence 4, speed 4 (12)")
            assert table(player).hand.parts == [*["V1"] * 3, *["IN"] * 3, *["DC"] * 3]  # never against oneself
            await player.press("1", "2", "9")
            assert line_of(player) == "bet V1=2 DC=1"
            await player.press("2")
            assert line_of(player) == "bet V1=1 DC=1"
            await player.type("bet IN=2")
            await player.until(lambda: any(step.seat == 0 for step in match.steps))

    run(scene)


def test_a_fighter_enters_with_its_gear_and_a_refusal_is_confirmed() -> None:
    async def scene() -> None:
        match = arena(house(assets="GL05 GL01a WE01a AR01a"), house("SOL", assets="GL02a"), house("TUL"), host="B")
        play(match, "B invite A")
        async with sitting(of_one(match), SMALL) as player:
            await player.see("invites you to the arena", "Spartacus", "[ refuse")
            hand = table(player).hand.parts
            await player.press(*(str(hand.index(card) + 1) for card in ("AR01a", "GL05", "WE01a")))
            assert line_of(player) == "enter GL05 AR01a WE01a"
            await read(player, "✓ enter GL05 WE01a AR01a: enters Spartacus")
            await player.type("refuse")
            await player.see("You lose 1 influence if you refuse.")
            await player.press("escape")
            assert len(match.steps) == 1

    run(scene)


def test_spaces_are_buttons_and_the_dice_are_read_out() -> None:
    async def scene() -> None:
        match = duel(
            house(assets="GL01a"), house("SOL", assets="GL02a"), house("TUL"),
            one="A GL01a", two="B GL02a", at="d2 d4", host="C", dice="6 4 3 6 4",
        )  # fmt: skip
        async with sitting(of_people(match), SMALL) as player:
            await player.press("enter")
            await player.see("I d1  1   d3  2   d5  d6  d7 II", "1 Anna (A): GL01a Thracian")
            hand = table(player).hand.parts
            assert hand[0] in ("c3", "d3", "e3")  # the nearest to the opponent come first
            assert hand[-1] == "x"
            assert len(hand) <= 14
            await player.type("d3 x")
            await player.until(lambda: match.steps)
            await player.see("Attack of Anna (A): 6 4 3 | 6 4 -> 1", "1 wound")
            await player.press("enter", "enter")
            await player.see("Boris (B)", "[ a0 d0 s1 ]", "Anna (A) attacks: 6 4 3 against 6 4")

    run(scene)


def test_bids_are_typed_as_numbers() -> None:
    async def scene() -> None:
        match = auction(house(gold=7), house("SOL", gold=0), house("TUL", gold=0), lots="GL11 WE01a SL06")
        async with sitting(of_one(match), SMALL) as player:
            await player.see("Lots: 1 GL11 Agron, 2 ?, 3 ?", "[ 0 ]  [ 1 ]", "[ 7 ]")
            await player.type("2")
            await player.until(lambda: any(step.seat == 0 for step in match.steps))
            assert next(step.move for step in match.steps if step.seat == 0) == "bid 2"

    run(scene)


def test_gladiators_are_dropped_after_a_warning() -> None:
    async def scene() -> None:
        match = balancing(house(assets="GL01a GL02a SL01a"), house("SOL"), house("TUL"))
        async with sitting(of_one(match), SMALL) as player:
            await player.see("[ keep")
            await player.press("2", "1")
            assert line_of(player) == "drop GL02a GL01a"
            await player.press("enter")
            await player.see("leave your house for good")
            await player.press("y")
            await player.until(lambda: any(step.seat == 0 for step in match.steps))

    run(scene)


# --- Pass everything until ----------------------------------------------------------------------------


@rule("SP-762")
def test_all_is_passed_until_the_house_is_a_target() -> None:
    """No window asks Anna any more; the top line says so, and the target wakes up."""

    async def scene() -> None:
        match = schemers()
        made_here = of_one(match)
        made_here.workers.may_move.clear()  # the others play what the test says
        async with sitting(made_here, LARGE) as player:

            async def others(*moves: str) -> None:
                for move in moves:
                    await player.until(lambda: 0 not in match.to_act)
                    assert made_here.live is not None
                    async with made_here.live.lock:
                        await made_here.house.write(made_here.live, Moved(match.to_act[0], move))
                await player.settle()

            await others("play SC09a")
            await player.see("Do you foil it?")
            await player.type(":pass")
            await player.see("Type :pass window, :pass phase")
            await player.type(":pass phase")
            await others("pass", "play SC09b")
            await player.see("passing for you in this phase")
            await others("pass", "play SC16a >A")
            await player.see("your house is the target, you decide again (passed: 4)", "[ foil RE01a")
            assert "passing for you" not in player.text
            await player.type("foil RE01a")
            await player.until(lambda: "foil RE01a" in [step.move for step in match.steps])

    run(scene)


# --- Unasked, refused, hidden ----------------------------------------------------------------------


def test_gifts_and_promises_of_somebody_who_is_not_asked() -> None:
    async def scene() -> None:
        match = arena(house(gold=5), house("SOL", assets="GL01a"), house("TUL", assets="GL02a"), host="B")
        made_here = of_one(match)
        made_here.workers.may_move.clear()  # the host thinks
        async with sitting(made_here, SMALL, confirm=False) as player:
            await player.see("invitations")
            await player.type("pay B 2")
            await player.see("Anna (A) gives B (novice) 2 gold")
            await player.type("vow B gold 1")
            await read(player, "Promise 1: Anna (A) to B (novice), turn 1: to pay 1 gold (open)")
            await player.type('vow C "half of it, [/]"')
            await read(player, "Promise 2: Anna (A) to C (novice), turn 1: “half of it, [/]” (open)")
            await player.type("invite C")
            await player.see("✗ The host is inviting: name a house. (SP-405)")
            assert [step.move for step in match.steps] == ["pay B 2", "vow B gold 1", 'vow C words "half of it, [/]"']

    run(scene)


def test_hidden_gold_bids_and_hands_stay_hidden() -> None:
    async def scene() -> None:
        match = auction(
            house(gold=7), house("SOL", gold=13, hand="SC01a RE06a"), house("TUL", gold=13), lots="GL11 WE01a SL06"
        )
        play(match, "B bid 11")
        for size in (SMALL, LARGE):
            async with sitting(of_people(match), size) as player:
                await player.press("enter")
                text = await player.see("sealed bids")
                assert "13" not in text
                assert "11" not in text.replace("GL11", "")
                assert "SC01a" not in text
                assert re.search(r"B\)( SOL inf 4 gold|, Solonius +4 +) *\?", text)

    run(scene)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_stage_fits_the_small_screen(language: str) -> None:
    """Nothing of the table is scrolled away, and some of the log is left."""

    async def scene() -> None:
        match = game(4, 29, length="quick")
        rng, seen = random.Random(4), set[str]()
        while not match.over:
            stage = match.view(0)["stage"]
            if 0 in match.to_act and stage not in seen:
                seen.add(stage)
                await check_fit(match, language)
            seat = match.to_act[0]
            match.play(seat, rng.choice(match.moves(seat)))
        assert {"house", "balance", "turn", "trade", "bid"} <= seen

    run(scene)


async def check_fit(match: Match, language: str) -> None:
    async with sitting(of_people(match), SMALL, language) as player:
        await player.press("enter")
        lines = (await player.see("A>")).splitlines()
        assert len(lines) == SMALL[1]
        assert all(len(line) <= SMALL[0] for line in lines)
        assert lines[-1].endswith("q quit" if language == "en" else "q выход")
        status, middle = (table(player).query_one(place) for place in ("#status", "#middle"))
        assert status.size.height + 2 <= middle.size.height, player.text  # the log has its frame and a line


def test_extras_help_and_the_other_language() -> None:
    async def scene() -> None:
        async with sitting(of_people(in_turn()), SMALL) as player:
            await player.press("enter", "v")
            await player.until(lambda: isinstance(player.app.screen, Pick))
            await player.see("Houses and cards with their texts", "Offers and promises", "How moves are written")
            await player.press("1", "enter")
            await player.until(lambda: isinstance(player.app.screen, Words))
            await player.see("hab 1 Exhibition Match")
            await player.press("escape", "f2")
            await player.see("Ваш ход", "продать")
            await player.press("f1")
            await player.until(lambda: isinstance(player.app.screen, Words))
            await player.see("Клавиши")
            await player.press("end")
            await read(player, words("spartacus").say("ru", "f-note-spartacus").split("\n")[-4])

    run(scene)


def test_what_an_exhausted_and_a_famous_card_look_like() -> None:
    async def scene() -> None:
        async with sitting(of_people(in_turn()), SMALL) as player:
            await player.press("enter")
            await player.see("GL02a~", "GL05!+2", "GL08*")
            await player.pilot.resize_terminal(120, 60)
            await player.settle()
            await player.see("(exhausted)", "(injured, favour 2)", "(champion)")

    run(scene)


def test_a_scheme_in_the_middle_with_buttons_against_it() -> None:
    async def scene() -> None:
        match = intrigue(
            house("BAT", assets="SL01a", guards=1, hand="RE01a", influence=7),
            house("SOL", hand="SC07a"),
            house("TUL"),
            turn="B",
        )
        play(match, "B play SC07a >A")
        async with sitting(of_people(match), SMALL) as player:
            await player.press("enter")
            await read(player, "Boris (B) plays SC07a Unlocked Gates:", "target: Anna (A)", "[ pass", "[ guard GU01a")
            await read(player, "[ foil RE01a")

    run(scene)
