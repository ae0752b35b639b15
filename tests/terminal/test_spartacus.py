"""Spartacus line by line: whole games, what is hidden, bargains at any time, the arena, everything that is typed."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import ludus
from ludus.match import Match
from ludus.terminal.auto_pass import AutoPass
from ludus.terminal.boards import find_board
from ludus.terminal.boards import spartacus_windows as windows
from ludus.terminal.boards.spartacus import SpartacusBoard
from tests.games.spartacus.table import (
    arena,
    auction,
    balancing,
    checkpoint,
    duel,
    house,
    intrigue,
    play,
    trading,
    wagering,
)
from tests.kit.rules import rule

from .shell import Terminal, from_here, in_process, in_words_of, typed_to_the_end

GAME = ludus.game("spartacus")
LABELS = ["Anna (A)", "B (novice)", "C (novice)", "D (novice)"]
ENGLISH = ("Turn 1", "Intrigue", "Infl.", "Balance", "Your hand", "Decks: market", "cashes in", "Lot 1", "Combat round")
RUSSIAN = (
    "Ход 1",
    "Фаза интриг",
    "Влияние",
    "Баланс",
    "Ваша рука",
    "Колоды: рынок",
    "продаёт",
    "Карта аукциона 1",
    "Раунд боя",
)


def game(players: int, seed: int, **options: str) -> Match:
    return ludus.new_match("spartacus", players, seed=seed, options={"turn_limit": "1", **options})


def whole(players: int, seed: int, **options: str) -> Match:
    """Random answers in the order in which one keyboard asks; each answer of a kind first, then which."""
    rng = random.Random(seed)
    match, at = game(players, seed, **options), 0
    while not match.over:
        at = at if at in match.to_act else match.to_act[0]
        moves = match.moves(at)
        verb = rng.choice(sorted({move.partition(" ")[0] for move in moves}))
        match.play(at, rng.choice([move for move in moves if move.partition(" ")[0] == verb]))
    return match


def board() -> SpartacusBoard:
    found = find_board(GAME)
    assert isinstance(found, SpartacusBoard)
    return found


def status(match: Match, seat: int | None = 0, language: str = "en") -> list[str]:
    return board().status(match.view(seat), LABELS[: match.players], language)


def story(match: Match, seat: int | None = 0, language: str = "en") -> list[str]:
    shown = board()
    shown.look(match.view(seat))
    return shown.story(match.events(seat), LABELS[: match.players], language)


def menu(match: Match, language: str = "en") -> list[str]:
    decision, view, shown = match.decision(0), match.view(0), board()
    assert decision is not None
    shown.look(view)
    return shown.menu(view, decision, LABELS[: match.players], language)


def in_turn() -> Match:
    """A is on turn and holds two schemes, a reaction and two guards."""
    return intrigue(
        house("BAT", hand="SC07a SC03a RE01a GU01a GU01b", assets="GL01a GL02a- GL05!++ SL01a SL01b GL08#", guards=1),
        house("SOL", influence=6, gold=12, hand="SC01a RE06a", assets="GL03a SL02a WE01a-", guards=2, tired=1),
        house("TUL", hand="SC02a", assets="SL03a"),
    )


# --- Whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [(3, 11, {}), (4, 29, {"length": "quick", "service_deals": "atomic", "wagers": "in_turn"})],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_by_typed_moves(
    players: int, seed: int, options: dict[str, str], language: str, tmp_path: Path
) -> None:
    match = whole(players, seed, **options)
    out = typed_to_the_end(tmp_path, match, language)
    in_words_of(language, out, ENGLISH, RUSSIAN)


def test_against_bots_by_numbers(tmp_path: Path) -> None:
    """Enter lets an occasion to bargain pass; where only passing is possible nothing is asked."""
    start = ["play", "spartacus", "--players", "3", "--bots", "novice", "--seed", "3", "--option", "turn_limit=1"]
    done = in_process(tmp_path, *start, typed=["house BAT", *["1", ""] * 200])
    assert done.code == 0
    assert re.search(r"\nResult\n\w.* wins\n(By|In) .* turn.* 1\n1\. \w.*: influence \d+, gold \d+\n2\. ", done.out)
    assert "   1  pass" not in re.sub(r"   1  pass.*\n   2 ", "", done.out)
    assert re.search(r"\nB \(novice\): takes the house \w+\n", done.out)
    assert re.search(r"\n  B \(novice\) draws 3 cards\n", done.out)


# --- The table ---------------------------------------------------------------------------------


def test_houses_stand_in_a_table() -> None:
    shown = status(in_turn())
    assert shown[0] == "Turn 1, Intrigue: Intrigue turn of Anna (A)"
    assert shown[1:7] == [
        "  House                 Infl.  Gold  Hand  Guards  Balance",
        "> Anna (A), Batiatus        4     5   5/4       1        0  you, host",
        "    GL01a Thracian Warrior 3-2-2, GL02a Syrian Warrior 2-2-3 (exhausted), GL05 Spartacus 4-4-4 (injured, "
        "favour 2), GL08 Gannicus 3-4-4 (champion), SL01a SL01b Debtor",
        "  B (novice), Solonius      6    12   2/4    2+1~        0",
        "    GL03a Numidian Warrior 3-1-3, SL02a Attendant, WE01a Sword (exhausted)",
        "  C (novice), Tullius       4     5   1/4       0       +1",
    ]
    assert "Decks: market 52 (discarded 0), intrigue 92 (discarded 0)" in shown


def test_your_hand_shows_what_each_card_needs() -> None:
    shown = status(in_turn())
    at = shown.index("Your hand (5, limit 4):")
    assert shown[at + 1].startswith("  SC03a Guest from Rome, scheme, needs 9, gold 2. The target house gains")
    assert shown[at + 1].endswith("[5 influence short]")
    assert shown[at + 2].startswith("  SC07a Unlocked Gates, scheme, needs 0, gold 1. ")
    assert not shown[at + 2].endswith("]")
    assert shown[at + 3].endswith("[2 influence short]")
    assert shown[at + 4] == "  GU01b GU01a Guard, guard, needs 0, gold 1"
    elsewhere = checkpoint(house(hand="SC07a"), house("SOL"), house("TUL"), after="balance", phase="upkeep")
    assert any(line.endswith("[in your Intrigue turn]") for line in status(elsewhere))


def test_what_only_its_owner_knows_is_shown_to_nobody_else() -> None:
    match = in_turn()
    for seat in (1, 2, None):
        text = "\n".join(status(match, seat))
        assert "SC03a" not in text
        assert "Guest from Rome" not in text
    assert "SC01a Black Market Profits" in "\n".join(status(match, 1))
    assert not any("Your hand" in line for line in status(match, None))


def test_the_short_table() -> None:
    shown = board()
    shown.arrangement = "short"
    lines = shown.status(in_turn().view(0), LABELS[:3], "ru")
    assert lines[3] == "    GL01a GL02a~ GL05!+2 GL08* SL01a SL01b"
    assert not any(line.startswith("Колоды") for line in lines)


def test_what_is_said_with_a_request_is_heard() -> None:
    match = in_turn()
    match.play(0, 'ask B for SC03a >A say "for the good of Capua"')
    assert any("; said: “for the good of Capua”; the support is" in line for line in status(match, 1))
    assert story(match, 1)[-1] == "Anna (A) asks for support: B (novice), saying “for the good of Capua”"
    assert story(match, 2, "ru")[-1].endswith(". Слова: «for the good of Capua»")


def test_a_request_for_support_hides_its_card() -> None:
    match = play(in_turn(), "A ask B,C gold 2 for SC03a >A")
    asked = "Anna (A) asks for support: B (novice), C (novice); yes: -; promised for a yes: 2 gold; the support is not"
    assert any(line.startswith(asked) for line in status(match))
    assert "  For (nobody else sees it): SC03a Guest from Rome against Anna (A)" in status(match)
    assert any(line.startswith(asked) for line in status(match, 1))
    assert not any("SC03a" in line or "Guest" in line for line in [*status(match, 1), *story(match, 1)])
    assert not any("said" in line for line in status(match, 1))
    play(match, "B yes; C no")
    assert any(
        line.endswith("yes: B (novice); promised for a yes: 2 gold; the support is enough") for line in status(match)
    )
    assert story(match, 1)[:4] == [
        "Anna (A) asks for support and offers 2 gold each: B (novice), C (novice)",
        "B (novice): supports the scheme",
        "C (novice): does not support the scheme",
        "  Anna (A) has enough support",
    ]
    play(match, "A reveal")
    assert any(line.startswith("Anna (A) plays Guest from Rome, supported by B") for line in story(match, 1))


def test_a_scheme_lies_open_with_its_target_and_the_guard() -> None:
    match = intrigue(
        house(hand="SC07a"), house("SOL", assets="SL01a", guards=2), house("TUL", hand="RE01a", influence=7), dice="2 5"
    )
    play(match, "A play SC07a >B")
    shown = status(match, 1)
    at = shown.index(
        "Anna (A) plays SC07a Unlocked Gates: The target house chooses one of its ready slaves and discards it."
    )
    assert shown[at + 1] == "  target: B (novice)"
    play(match, "B guard GU01a")
    assert "  A guard of B (novice) rolls 2 and fails" in story(match)
    play(match, "B guard GU01b")
    assert story(match)[-2:] == [
        "  A guard of B (novice) rolls 5 and foils the scheme",
        "  Unlocked Gates is foiled",
    ]


def test_bids_gold_and_lots_are_hidden_until_they_are_shown() -> None:
    match = auction(house(gold=5), house("SOL", gold=9), house("TUL", gold=9), lots="GL11 WE01a SL06")
    shown = status(match)
    assert "Lots: 1 GL11 Agron, 2 ?, 3 ?" in shown
    assert any(line.startswith("  Sold now: GL11 Agron, gladiator 3-4-3, worth 3. Counter-Attack: ") for line in shown)
    assert [line.split()[5] for line in shown if line[2:].startswith(("B (", "C ("))] == ["?", "?"]
    play(match, "B bid 3; C bid 3")
    assert not any("3" in line for line in story(match))
    assert "  your bid: 3" in status(match, 1)
    assert not any("your bid" in line for line in status(match))
    play(match, "A bid 1")
    assert story(match)[-1] == "  Bids for lot 1: Anna (A) 1, B (novice) 3, C (novice) 3"
    assert "  still bidding: B (novice), C (novice); laid already: B (novice) 3, C (novice) 3" in status(match)
    play(match, "B bid 2; C bid 1")
    assert "  B (novice) wins Agron for 5 gold" in story(match)
    assert not any("pays" in line for line in story(match))


def test_bids_for_the_host_token_are_named_as_such() -> None:
    match = auction(house(gold=5), house("SOL", gold=9), house("TUL", gold=9))
    assert "  Sold now: the host token" in status(match)
    play(match, "A bid 1; B bid 3; C bid 0")
    assert story(match)[:2] == [
        "  Bids for the host token: Anna (A) 1, B (novice) 3, C (novice) 0",
        "  B (novice) wins the host token for 3 gold",
    ]


def test_wagers_are_hidden_until_all_have_bet() -> None:
    match = wagering(
        house(assets="GL05"), house("SOL", assets="GL01a"), house("TUL"), one="A GL05", two="B GL01a", host="C"
    )
    play(match, "C bet V2=3 DC=1")
    assert "  Wagers: Anna (A) ?; B (novice) ?; C (novice) ? (odds: victory 1, injury 2, decapitation 3)" in status(
        match
    )
    assert any("C (novice) V2=3 DC=1 (odds" in line for line in status(match, 2))
    assert "  1 Anna (A): GL05 Spartacus, attack 4, defence 4, speed 4 (12)" in status(match)
    assert story(match) == []
    play(match, "A bet; B bet V2=1")
    assert "Wagers: B (novice) (Victory II 1), C (novice) (Victory II 3, Decapitation 1)" in story(match)


# --- The arena ---------------------------------------------------------------------------------


def at_arms(dice: str = "", **more: str) -> Match:
    return duel(house(assets="GL01a WE01a"), house("SOL", assets="GL02a"), house("TUL"), host="C", dice=dice, **more)  # type: ignore[arg-type]


def test_the_arena_shows_the_fighters_where_they_stand() -> None:
    shown = status(at_arms(one="A GL01a WE01a", two="B GL02a", at="d4 c5"))
    at = shown.index("Arena, round 1")
    assert shown[at + 1 : at + 3] == [
        "  1 Anna (A): GL01a Thracian Warrior, attack 3, defence 2, speed 2 (7) on d4; WE01a Sword",
        "  2 B (novice): GL02a Syrian Warrior, attack 2, defence 2, speed 3 (7) on c5",
    ]
    assert shown[at + 4 : at + 11] == [
        "          a1  a2  a3  a4",
        "        b1  b2  b3  b4  b5",
        "      c1  c2  c3  c4  2   c6",
        "  I d1  d2  d3  1   d5  d6  d7 II",
        "      e1  e2  e3  e4  e5  e6",
        "        f1  f2  f3  f4  f5",
        "          g1  g2  g3  g4",
    ]


@rule("SP-E31")
def test_dice_are_drawn_against_each_other() -> None:
    """Without a re-roll one wound; a 5 for the 3 makes it two."""
    match = at_arms("6 4 3 6 4 5", one="A GL01a WE01a", two="B GL02a", at="d4 d5")
    play(match, "A x")
    assert story(match)[-1] == "Anna (A) attacks: 6 4 3 against 6 4"
    assert "  Attack of Anna (A): 6 4 3 | 6 4" in status(match)
    play(match, "A rr 3")
    assert story(match)[-2:] == ["  Anna (A) turns a 3 into a 5", "  2 wounds"]
    assert "  Attack of Anna (A): 6 5 4 | 6 4 -> 2 wounds" in status(match)


def test_an_attack_and_its_wounds() -> None:
    match = at_arms("6 4 3 6 4", one="A GL01a", two="B GL02a", at="d3 d5")
    play(match, "A d4 x")
    assert story(match)[-2:] == ["Anna (A) attacks: 6 4 3 against 6 4", "  1 wound"]
    assert story(match)[-3] == "Anna (A) moves to d4"
    play(match, "B lose a1 d0 s0")
    assert story(match)[-1] == "  B (novice) loses 1 red attack die"


def test_where_a_fighter_can_go_and_attack() -> None:
    assert menu(at_arms(one="A GL01a", two="B GL02a", at="d1 d4")) == [
        "  Move to, the first is to stay: d1 c1 d2 e1 b1 c2 d3 e2 f1",
        "  Attack from (write x behind the space): d3",
    ]


def test_the_verdict_shows_its_price() -> None:
    match = duel(
        house(assets="GL01a"), house("SOL", assets="GL02a++"), house("TUL"),
        one="A GL01a", two="B GL02a", at="d4 d5", left="3 2 2 1 1 1", host="C", dice="6 1 1 1",
    )  # fmt: skip
    play(match, "A x")
    shown = status(match, 2)
    assert any(line.startswith("  GL02a Syrian Warrior of B (novice) ") for line in shown)
    assert "  C (novice) decides: thumb up, or down for 2 influence" in shown


# --- How to answer -------------------------------------------------------------------------------


def test_answers_are_numbered_by_kind() -> None:
    match = in_turn()
    lines = menu(match)
    moves = match.moves(0)
    line_of = {line.split(":")[0].strip(): line for line in lines}
    assert f"{moves.index('sell SC07a') + 1}) SC07a" in line_of["sell"]
    assert f"{moves.index('play SC07a >B') + 1}) SC07a >B" in line_of["play"]
    assert lines[-1] == "  ? shows what each of them does; :aid how moves are written."


def test_few_answers_have_a_line_each() -> None:
    match = balancing(house(assets="GL01a GL02a SL01a"), house("SOL"), house("TUL"))
    assert [line.split()[:3] for line in menu(match)][:2] == [["1", "keep", "pays"], ["2", "drop", "GL01a"]]


def test_houses_are_offered_with_what_they_can_do() -> None:
    match = game(3, 3)
    shown = find_board(GAME).menu(match.view(match.to_act[0]), match.decision(match.to_act[0]), LABELS, "en")  # type: ignore[arg-type]
    assert [line.split()[0] for line in shown] == ["BAT", "SOL", "TUL", "GLA"]
    assert "Fodder for the Primus: Discard 3 of your ready gladiators" in shown[0]


# --- What is typed -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("match", "ways"),
    [
        (
            in_turn(),
            {
                "играть SC07a >В": "play SC07a >B", "продать SC07a": "sell SC07a", "КОНЕЦ": "end", "ШСУ": "ice",
                "play SC07a >B": "play SC07a >B", "12": "12", "": "", "pay  b 3": "pay b 3",
            },
        ),
        (auction(house(), house("SOL"), house("TUL")), {"3": "bid 3", "ставка 3": "bid 3", "bid 2": "bid 2"}),
        (
            arena(house(), house("SOL"), house("TUL")),
            {"b": "invite b", "invite C": "invite C", "пригласить С": "invite C"},
        ),
        (
            wagering(house(assets="GL05"), house("SOL", assets="GL01a"), house("TUL"), one="A GL05", two="B GL01a"),
            {"V1=3 DC=2": "bet V1=3 DC=2", "bet": "bet", "пари V1=1": "bet V1=1"},
        ),
        (
            play(
                duel(
                    house(assets="GL01a"), house("SOL", assets="GL05"), house("TUL"),
                    one="A GL01a", two="B GL05", at="d4 d5", dice="6 5 1 1 2 1", first=2,
                ),
                "B x",
            ),
            {"a1 d1": "lose a1 d1 s0", "d1": "lose a0 d1 s0", "lose s2": "lose a0 d0 s2"},
        ),
    ],
)  # fmt: skip
def test_short_and_russian_ways_of_typing(match: Match, ways: dict[str, str]) -> None:
    assert match.to_act[0] == 0
    view = match.view(0)
    assert {text: board().complete(view, text) for text in ways} == ways


def test_a_bare_number_is_gold_where_gold_is_asked_for(tmp_path: Path) -> None:
    match = auction(house(gold=7), house("SOL", gold=0), house("TUL", gold=0), lots="GL11 WE01a SL06")
    out = from_here(tmp_path, match, ["9", "2", ":quit"]).out
    assert "Bids are being made: bid at most the gold that you have left. (SP-322)" in out
    assert "\n  Bids for lot 1: Anna (A) 2, B (novice) 0, C (novice) 0\n" in out
    assert "\n  Write a number from 0 to 7.\n" in out


def test_orders_and_refusals(tmp_path: Path) -> None:
    typed = ["play SC03a >A", "sell SC01a", "hab 1 GL01a GL02a", "bank GL01a", "dance", "sell SC07a", "cards", ":deals"]
    typed += [":unseen", ":arena", "aid", ":help", ":sort short", "? sell", "99", "vow B peace", "vow C gold 2"]
    typed += ['vow B gold 3 "if you win"']
    typed += ['vow C "I  sell low"', 'vow C pay "x', 'vow B "[red]blood[/red] and [/]"']
    typed += ["pay B 1", ":deals", ":rules SP-513", ":lang ru", ":discards", ":log", ":quit"]
    out = from_here(tmp_path, in_turn(), typed).out
    for text in (
        "your influence is too low for it, or it is not your Intrigue turn. (SP-220)",
        "That card is not in your hand. (SP-210)",
        "That ability needs exactly the ready assets that it names. (SP-217)",
        "Assets can be sold to the bank only in the open market. (SP-303)",
        "“dance” isn’t a move I can read",
        "Anna (A): cashes in Unlocked Gates\n  Anna (A) takes 1 gold from the bank",
        "Anna (A), Batiatus\n  hab 1 Exhibition Match: Exhaust 2 of your ready gladiators to take 2 gold",
        "GL05 Spartacus, gladiator 4-4-4, worth 4. Vengeful: ",
        "There are no offers and no promises.",
        "\n 5 × SC08 Labour Contract\n",
        "\n17 × GU01 Guard\n",
        "  I d1  d2  d3  d4  d5  d6  d7 II",
        "pay B 3   a gift of gold, at any time",
        ":unseen         intrigue cards that you have not seen",
        "There is no move number 99; there are ",
        "Anna (A): promises B (novice): no scheme against the other house this turn",
        "Anna (A) gives B (novice) 1 gold",
        "Promise 2: Anna (A) to C (novice), turn 1: to pay 2 gold (open)",
        "Anna (A): promises B (novice): to pay 3 gold, saying “if you win”",
        "Promise 3: Anna (A) to B (novice), turn 1: to pay 3 gold, “if you win” (open)",
        "Anna (A): promises C (novice): “I sell low”",
        "Promise 4: Anna (A) to C (novice), turn 1: “I sell low” (open)",
        "Anna (A): promises B (novice): “[red]blood[/red] and [/]”",
        '“vow C pay "x” isn’t a move I can read',
        "SP-513  ",
        "Сброс интриг: SC07a Незакрытые ворота",
    ):
        assert text in out, text


# --- Bargains at any time ------------------------------------------------------------------------


def test_players_who_are_not_asked_get_time_to_bargain_before_the_host_invites(tmp_path: Path) -> None:
    match = arena(house(gold=5), house("SOL", assets="GL01a"), house("TUL", assets="GL02a"), host="B")
    out = from_here(tmp_path, match, ["pay B 2", "vow B gold 1", "invite C", "", ":quit"]).out
    assert "You have nothing to decide: give gold, offer, promise (:aid), or press Enter to continue." in out
    assert "\nAnna (A) gives B (novice) 2 gold\n" in out
    assert "\nAnna (A): promises B (novice): to pay 1 gold\n" in out
    assert "The host is inviting: name a house. (SP-405)" in out
    gift, invitation = (out.index(text) for text in ("gives B (novice) 2 gold", "B (novice): invites"))
    assert gift < invitation


def test_an_offer_is_answered_by_players_who_are_done_trading(tmp_path: Path) -> None:
    match = trading(house(assets="GL01a SL01a"), house("SOL", gold=9), house("TUL"))
    play(match, "A ready; B offer A 3 : GL01a")
    out = from_here(tmp_path, match, ["accept 1", "", ":quit"]).out
    assert "\nOffer 1: B (novice) gives Anna (A) 3 gold for GL01a Thracian Warrior\n" in out
    assert "\nB (novice) and Anna (A) trade: 3 gold for Thracian Warrior\n" in out


@rule("SP-308")
def test_a_bot_that_is_done_answers_an_offer(tmp_path: Path) -> None:
    match = trading(house(gold=9), house("SOL", guards=2), house("TUL"))
    out = from_here(tmp_path, play(match, "B ready; C ready"), ["offer B 6 : GU", ":quit"]).out
    made, again = (out.index(text) for text in ("Anna (A): offers B (novice)", "B (novice) is asked again"))
    assert made < again < out.index("B (novice): is done with trading") and "C (novice) is asked again" not in out


def test_of_several_people_anybody_puts_in_a_word(tmp_path: Path) -> None:
    match = trading(house(assets="GL01a"), house("SOL", gold=9), house("TUL"))
    typed = ["offer C 0 GL01a : 4", "b: accept 1", "C: ready", "B: ready", "ready", ":quit"]
    out = from_here(tmp_path, play(match, "A offer B GL01a : 4; B ready"), typed, people=3).out
    assert "\nAnna (A): offers Vera (C) Thracian Warrior for 4 gold\n" in out
    assert "\nAnna (A) and Boris (B) trade: Thracian Warrior for 4 gold\n" in out
    assert "Vera (C): is done with trading" not in out.partition("A> ready")[0]  # asked people wait for their turn


def test_nobody_is_asked_who_can_only_pass(tmp_path: Path) -> None:
    match = checkpoint(
        house(hand="SC07a"), house("SOL", hand="SC01a"), house("TUL"), after="balance", phase="upkeep", asked="AB"
    )
    alone = from_here(tmp_path, match, [":quit"]).out
    assert "Intrigue turn" in alone.partition("A> ")[0]
    again = checkpoint(
        house(hand="SC07a"), house("SOL", hand="SC01a"), house("TUL"), after="balance", phase="upkeep", asked="AB"
    )
    several = from_here(tmp_path, again, [":quit"], people=2).out
    assert "free reactions" in several.partition("A> ")[0]


# --- Pass everything until ---------------------------------------------------------------------------


def schemers() -> Match:
    """B is on turn with three schemes; A may foil them."""
    return intrigue(
        house(influence=9, hand="RE01a RE06a SC07a"),
        house("SOL", influence=9, hand="SC09a SC09b SC16a", assets="GL01a SL01a"),
        house("TUL", assets="GL02a SL02a"),
        turn="B",
    )


@rule("SP-762")
def test_all_is_passed_until_the_house_is_a_target(tmp_path: Path) -> None:
    """No window asks A any more until A's house is aimed at; then all of them do again."""
    typed = ["play SC09a", ":pass phase", "pass", "play SC09b", "pass", "play SC16a >A", "foil RE01a", "pass", ":quit"]
    out = from_here(tmp_path, schemers(), typed, people=2).out
    assert "A> :pass phase\nI pass for you until the phase ends or your house is a target" in out
    before, woken, after = out.partition("Anna (A): your house is the target, you decide again (passed: 4).\n")
    assert woken and before.count("A> ") == 1  # where it was set
    assert "A> foil RE01a\n" in after and "A> pass\n" in after


@rule("SP-762")
def test_passing_ends_at_the_named_point_or_when_it_is_stopped(tmp_path: Path) -> None:
    typed = ["play SC09a", ":pass window", ":pass", "pass", "pass", ":pass turn", ":pass", ":pass dance", ":quit"]
    out = from_here(tmp_path, schemers(), typed, people=2).out
    assert "\nAnna (A): passing for you has ended (passed: 1).\n" in out
    assert "A> :pass\nType :pass window, :pass phase, :pass turn or :pass target" in out
    assert "B> :pass turn\nI pass for you until the turn ends" in out  # in the own turn: for the windows to come
    assert "B> :pass\nI no longer pass for you (passed: 0).\n" in out
    assert "B> :pass dance\nType :pass window" in out


def test_games_without_windows_know_no_passing(tmp_path: Path) -> None:
    out = in_process(tmp_path, "play", "regicide", "--seed", "7", typed=[":pass phase", ":quit"]).out
    assert ":pass" in out.partition("A> :pass phase\n")[2].partition("\n")[0]


@rule("SP-762")
@pytest.mark.parametrize("until", windows.POINTS)
def test_only_windows_are_passed_and_no_other_decision(until: str) -> None:
    """In whole turns of three houses that answer at random."""
    match, rng, passing = game(3, 11, turn_limit="3"), random.Random(4), AutoPass(board())
    seen, ended = set(), set()
    while not match.over:
        seat = match.to_act[0]
        moves, view = match.moves(seat), match.view(seat)
        move = rng.choice(moves)
        if seat == 0 and view["phase"] != "setup":
            if not passing.until:
                passing.begin(until, view)
            move = passing.answer(view, moves) or move
            ended.add(passing.ended)
            aimed = windows.is_target(view)
            if passing.until and view["stage"] in windows.POLLS:
                assert move == "pass" and not aimed
                seen.add(view["stage"])
            passing.ended = ""
        match.play(seat, move)
    assert "checkpoint" in seen
    assert ended <= {"", "target", "over"} and (until == "target") == ("over" not in ended)


# --- What happens --------------------------------------------------------------------------------


def test_passes_and_hidden_moves_of_others_are_not_shown() -> None:
    match = whole(3, 5)
    for seat in (0, 1, None):
        lines = story(match, seat)
        assert not any("sealed" in line or "…" in line or "passes" in line for line in lines)
        assert not any("event-" in line or "None" in line for line in lines)


def test_cards_drawn_are_shown_to_their_owner_only() -> None:
    match = play(
        intrigue(house(hand="SC02a", influence=6), house("SOL"), house("TUL"), deck="SC08a SC11a"), "A play SC02a >A; *"
    )
    assert "  Anna (A) draws Labour Contract, Robbery" in story(match)
    assert "  Anna (A) draws 2 cards" in story(match, 1)
    assert not any("Robbery" in line for line in [*story(match, 1), *status(match, 1)])


def test_the_log_in_russian() -> None:
    lines = story(whole(4, 8, length="quick"), 0, "ru")
    assert not any(re.search(r"[a-z]{4,}", re.sub(r"novice|Anna", "", line)) for line in lines)


def test_lines_fit_a_terminal_of_80_columns(tmp_path: Path) -> None:
    arguments = ("play", "spartacus", "--players", "3", "--bots", "novice", "--seed", "7", "--save", "g")
    with Terminal(tmp_path, *arguments, NO_COLOR="1") as terminal:
        terminal.wait_for("A> ")
        for line in ("house BAT", "house SOL", "house TUL", "keep", "?", ":cards", ":aid"):
            terminal.type(line, "A> ")
        plain = re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", terminal.seen)
        assert [line for line in plain.splitlines() if len(line) > 80] == []
        assert "Upkeep: balance" in plain
        terminal.interrupt()


# --- Records -----------------------------------------------------------------------------------


def test_replay_shows_all_hands_or_those_of_one_seat(tmp_path: Path) -> None:
    match = whole(3, 5)
    (tmp_path / "game.ludus").write_text(match.record())
    everything = in_process(tmp_path, "replay", "game.ludus").out
    assert all(re.search(rf"\nHand of {letter} \(\d+, limit \d\):\n  [SRG]", everything) for letter in "ABC")
    assert re.search(r"\n  A draws [SRG]", everything)
    one = in_process(tmp_path, "replay", "game.ludus", "--seat", "B").out
    assert "Hand of" not in one
    assert "\nYour hand (" in one
    assert "\n  A draws 3 cards" in one
    assert re.search(r"\n\w.* wins", one)
