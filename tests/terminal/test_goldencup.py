"""Golden Cup line by line: whole games, shopping and line-ups unseen by the others, everything that is typed."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus.kernel.decision import Event
from ludus.kernel.text import game_folder
from ludus.match import Match
from ludus.terminal.boards import find_board
from ludus.terminal.boards.goldencup import GoldenCupBoard
from ludus.terminal.files import Keeper
from ludus.terminal.line_mode import Keyboard
from ludus.terminal.local import LocalTable
from ludus.terminal.saves import load_match
from ludus.terminal.screen import Screen
from ludus.terminal.seats import Sitter
from ludus.terminal.typed_line import try_move
from tests.kit.rules import rule

from .shell import CLEARED, Terminal, from_here, in_process, in_words_of, typed_game, typed_to_the_end

GAME = ludus.game("goldencup")
SHOP: dict[str, Any] = {
    "players": 2,
    "round": 4,
    "phase": "shopping",
    "teams": [
        {"hired": [13, 44], "hand": [12, 19, 35], "coins": 7, "fan": 6, "fans": [3, 6], "plus": 1, "agent": 1},
        {"hired": [30], "hand": [1, 2, 3], "coins": 4, "fan": 7, "fans": [7, 8], "stage": "free"},
    ],
}
ENGLISH = ("Round", "shopping", "glory", "Coins", "Your", "break", "rolls", "champions", "Hire")
RUSSIAN = ("Раунд", "закупки", "слава", "Монеты", "Ваш", "перерыв", "выпало", "чемпион", "Нанять")


def new(players: int, seed: int = 5, **options: str) -> Match:
    return ludus.new_match("goldencup", players, seed=seed, options=options)


def place(**changes: Any) -> Match:
    return ludus.from_position("goldencup", {**SHOP, **changes}, seed=1)


def team(**changes: Any) -> list[dict[str, Any]]:
    """The teams of the position, the first one with these changes."""
    return [{**SHOP["teams"][0], **changes}, SHOP["teams"][1]]


def lining(hired: list[int], **changes: Any) -> Match:
    """Both seats are asked for a line-up."""
    teams = [{**SHOP["teams"][0], "hired": hired, "hand": []}, {**SHOP["teams"][1], "stage": "line", "hand": []}]
    return place(phase="matches", teams=teams, **changes)


def upgrading() -> Match:
    """A has hired somebody who upgrades an attack token, and there are two kinds of them."""
    match = place(teams=team(hand=[12, 23, 35], board={"a1": 1, "a2": 1, "d1": 1}))
    match.play(0, "H23")
    return match


def sensible(match: Match, seat: int, rng: random.Random) -> str:
    """Anything, but somebody is hired whenever that is possible and half of the time shopping goes on."""
    moves = match.moves(seat)
    hires = [move for move in moves if move[0] == "H"]
    if "E" in moves and not hires and rng.random() < 0.5:
        return "E"
    return rng.choice(hires or moves)


NEVER = (7, "")  # there are six rounds


def whole(players: int, seed: int = 5, until: tuple[int, str] = NEVER, **options: str) -> Match:
    """A game in the order in which one keyboard asks; up to a question to A in a round."""
    rng = random.Random(seed)
    match = new(players, seed, **options)
    at = 0
    while not match.over:
        view = match.view(0)
        if 0 in match.to_act and (view["round"], view["own"]["stage"]) == until:
            break
        at = at if at in match.to_act else match.to_act[0]
        match.play(at, sensible(match, at, rng))
    return match


def board() -> GoldenCupBoard:
    found = find_board(GAME)
    assert isinstance(found, GoldenCupBoard)
    return found


def status(match: Match, seat: int | None = 0, language: str = "en") -> list[str]:
    return board().status(match.view(seat), ["Anna (A)", "B", "C", "D", "E", "F"][: match.players], language)


def menu(match: Match, language: str = "en") -> list[str]:
    decision = match.decision(0)
    assert decision is not None
    shown, view = board(), match.view(0)
    shown.look(view)
    return shown.menu(view, decision, ["Anna (A)", "B"], language)


# --- Whole games -------------------------------------------------------------------------------


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"solo_level": "legend"}),
        (2, {}),
        (3, {"shopping": "open"}),
        (6, {"dice_cap": "4"}),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_by_typed_moves(players: int, options: dict[str, str], language: str, tmp_path: Path) -> None:
    match = whole(players, 5, NEVER, **options)
    out = typed_to_the_end(tmp_path, match, language)
    in_words_of(language, out, ENGLISH, RUSSIAN)


def test_with_bots_and_by_numbers(tmp_path: Path) -> None:
    start = ["play", "goldencup", "--players", "3", "--bots", "novice", "--seed", "3"]
    done = in_process(tmp_path, *start, typed=["?", *["1"] * 200])
    assert done.code == 0
    assert "  1! F03  keeps Forest Folk. Count the green" in done.out
    assert re.search(r"\nShopping of B \(novice\): (?!ends)\w+", done.out)
    assert "\n— Round 2; the Automa gets attack 3 —\n" in done.out
    assert re.search(r"\n  Cell \d+: attack 4 of Automa: 4( − \d+ = −?\d+)?, ", done.out)
    assert re.search(r"\nThe final: .* – .*\n", done.out)
    assert re.search(r"\n1\. \w.*: \d+ glory\n  tokens \d+, income \d+, champions \d+, fans \d+; won \d", done.out)


def test_solo_shows_the_automa_and_the_grade(tmp_path: Path) -> None:
    match = whole(1, 5, solo_level="legend")
    out = typed_game(tmp_path, match)
    assert re.search(r"\nAutoma T[01]: a:[\d ]+ d:[\d ]+; glory 5, agent gold; to come: round 2 [ad]\d", out)
    assert re.search(r"\nLiving Legend: (lost|won|won without a final); glory \d+ against \d+ of the Automa, ", out)


# --- The table ---------------------------------------------------------------------------------


def test_the_table_of_two() -> None:
    shown = status(place())
    assert shown[0] == "Round 4 of 6, shopping; your opponent is B on field 1; matches end on cell 13"
    assert shown[1] == "Matches: f1 Anna (A) – B"
    assert shown[2] == (
        "Anna (A) T0: glory 5, 0-0-0 (0:0), agent silver, stadium bronze, a:2 4 d:1, "
        "champions 13 Little Vampire, 44 Stone Golem (you, to act)"
    )
    assert shown[3].endswith("agent bronze, stadium bronze, a:2 4 d:1, champions 30 Kite Fairy (your opponent)")
    assert shown[4].startswith("Decks: bronze ")
    assert shown[5] == (
        "Coins 7, income of the next round 6, sponsor tokens +1×1; "
        "hire 3, agent 3, stadium 2, search 1, train 1, learn 2"
    )
    assert shown[6] == "Your supply: a1×4 a2×3 a3×3 a4×2 d1×3 d2×4 d3×3 d4×2"
    assert shown[8] == "Worth now: glory 5 + income 2 + champions 0 + fans 0 = 7"
    assert shown[9].startswith("Fans: Home-town Kids, 0 glory now. Count the bronze champions you have hired: 2 or")
    assert shown[-4:-2] == [
        "Your hand:",
        "  12 Ink Imp (bronze BV): When hired: add an attack token of value 1, gain 1 glory, take a +1 sponsor token.",
    ]
    assert "  13 Little Vampire (bronze V): Permanent: 1 extra coin of income." in shown


def test_the_tier_of_the_fan_card_is_the_one_reached_now() -> None:
    assert any("Home-town Kids, 3 glory now" in line for line in status(place(teams=team(hired=[13, 14]))))


def test_what_only_the_owner_knows_is_shown_to_nobody_else() -> None:
    match = place()
    match.play(0, "H12")
    own, other, all_ = ("\n".join(status(match, seat)) for seat in (0, 1, None))
    assert "44 Stone Golem, 12 Ink Imp (you" in own
    for text in (other, all_):
        assert "12" not in re.sub(r"cell 1\d|×\d", "", text)
        assert "Home-town" not in text
        assert "19 Hedgehog" not in text


def test_the_short_table() -> None:
    shown = board()
    shown.arrangement = "short"
    lines = shown.status(place().view(0), ["Anna (A)", "B"], "ru")
    assert "a:2 4 d:1, чемпионы 13 44 (" in lines[2]
    assert not any(line.startswith(("Колоды", "Личный запас", "Ваши чемпионы")) for line in lines)
    assert any(line.startswith("  12 Чернильный бесёнок (бронзовый BV): При найме") for line in lines)


def test_slots_and_the_unseen_line_up() -> None:
    match = lining([13, 44, 12])
    match.play(0, "X13/-/44/-")
    assert "Line-up that the others do not see yet: 1: 13 Little Vampire, 2: -, 3: 44 Stone Golem, 4+: -" in status(
        match
    )
    assert not any("not see yet" in line or "1:13" in line for line in status(match, 1))
    assert any("1:13 2:- 3:44 4+:-, bench 12" in line for line in status(match))


def test_extras() -> None:
    match = whole(3, 5, until=(3, "shop"))
    view, shown = match.view(0), board()
    labels = ["Anna (A)", "B", "C"]
    table = shown.extra("table", view, labels, "en")
    glory = [int(found) for found in re.findall(r": glory (\d+)", "\n".join(table[:3]))]
    assert glory == sorted(glory, reverse=True)
    assert table[3].startswith("Automa T")
    pairings = shown.extra("pairings", view, labels, "en")
    assert len(pairings) == 6
    assert re.fullmatch(r"Round 1: f1 .* – .* \d:\d, f2 .* – .* \d:\d", pairings[0])
    assert not re.search(r"\d:\d", pairings[2])
    assert shown.extra("cards", view, labels, "en")[0] == "Anna (A):"
    bag = shown.extra("bag", view, labels, "en")
    assert re.fullmatch(r"In the bag of your match \(\d+, of which \d+ are drawn at most\):", bag[0])
    count = sum(len(re.findall(r"(?<![a-zA-Z(])\b\d\b", line.partition(": ")[2])) for line in bag[1:3])
    assert f"({count + 4}," in bag[0]
    aid = shown.extra("aid", view, labels, "ru")
    assert "Ячейка 4+: гол при 3, 4, 5 или 6" in aid
    assert shown.extra("bag", match.view(None), labels, "en") == ["You play no match now."]


@rule("GC-107")
def test_the_bag_has_the_breaks_of_the_boards() -> None:
    """An own file may have another number of them."""
    rows = game_folder("goldencup").joinpath("boards.csv").read_text("utf-8")
    assert "break_tokens,per field,4," in rows
    own_deck = GAME.read_deck(rows.replace("break_tokens,per field,4,", "break_tokens,per field,7,"))
    for options, breaks in (({}, 4), (own_deck, 7)):
        match = ludus.from_position("goldencup", SHOP, seed=1, options=options)
        view = match.view(0)
        assert view["breaks"] == match.view(None)["breaks"] == breaks
        shown = board()
        shown.look(view)
        bag = shown.extra("bag", view, ["Anna (A)", "B"], "en")
        assert f"({6 + breaks}, of which {min(13, 6 + breaks)} are drawn" in bag[0]
        assert bag[-1] == f"  breaks: {breaks}"


@rule("GC-004", "GC-040", "GC-060")
def test_the_part_is_named_and_whose_income_it_is() -> None:
    """Preparation is no shopping, and what is bought pays from the next round on."""
    prepares = place(teams=team(stage="prepare"))
    assert status(prepares)[0].startswith("Round 4 of 6, preparation; your opponent is B")
    assert status(prepares, language="ru")[0].startswith("Раунд 4 из 6, подготовка; ")
    assert status(prepares, None)[0].startswith("Round 4 of 6, shopping")
    assert status(new(2))[0].startswith("Set-up, fan cards; ")
    coins = {
        "Income of this round 6,": prepares,
        "Coins 7, income of the next round 6,": place(),
        "Coins 7, income 6,": place(round=6),
    }
    for text, match in coins.items():
        assert [line for line in status(match) if line.startswith(text)], text
    assert [line for line in status(place(), language="ru") if line.startswith("Монеты 7, доход следующего раунда 6,")]
    assert [line for line in status(prepares, language="ru") if line.startswith("Доход этого раунда 6,")]


# --- How to answer -------------------------------------------------------------------------------


def test_purchases_are_numbered_by_kind() -> None:
    match = place()
    assert menu(match) == [
        "  Hire (3): 1 H12 Ink Imp, 2 H19 Hedgehog Guard, 3 H35 Crypt Usher",
        "  Search (1), discarding the cards named: 10 S-12, 11 S-19, 12 S-12-19, 13 S-35, 14 S-12-35, 15 S-19-35, "
        "16 S-12-19-35",
        "  Upgrade: 4 AG agent (3), 5 ST stadium (2)",
        "  Train (1): 6 TA2, 7 TD1.2",
        "  Learn (2): 8 LA attack 1, 9 LD defence −2",
        "  17 E ends shopping",
    ]
    decision = match.decision(0)
    assert decision is not None
    assert [decision.choices[number - 1].move for number in (3, 5, 7, 16, 17)] == [
        "H35",
        "ST",
        "TD1.2",
        "S-12-19-35",
        "E",
    ]
    broke = menu(place(teams=team(coins=0)), "ru")
    assert broke == ["  1 E — закончить закупки"]


def test_preparation_and_fan_cards_are_numbered() -> None:
    prepare = menu(place(teams=team(stage="prepare")))
    assert prepare == ["  Discard: 1 P nothing, 2 P-12, 3 P-19, 4 P-12-19, 5 P-35, 6 P-12-35, 7 P-19-35, 8 P-12-19-35"]
    fans = menu(new(2, 3))
    assert [line[:9] for line in fans] == ["   1  F03", "   2  F06"]


@rule("GC-071")
def test_a_technique_is_the_token_that_comes() -> None:
    """Defence -1 where every -2 is on the board."""
    without = place(teams=team(board={"a2": 1, "d2": 4}))
    assert any("LD defence −1" in line for line in menu(without))
    without.play(0, "LD")
    assert without.view(0)["seats"][0]["board"] == {"a2": 1, "d1": 1, "d2": 4}


def test_line_ups_do_not_flood(tmp_path: Path) -> None:
    match = lining([13, 44, 12, 19, 35, 14])
    assert len(match.moves(0)) == 1045
    lines = menu(match)
    assert len(lines) == 2
    assert lines[0].startswith("  Write who throws in slots 1, 2, 3, 4+, such as X")
    assert lines[0].endswith("; - is the starting champion. Yours: 13 Little Vampire, 44 Stone Golem, 12 Ink Imp, "
                             "19 Hedgehog Guard, 35 Crypt Usher, 14 Puddle Nymph.")  # fmt: skip
    assert menu(lining([13]))[0].startswith("   1  X-/-/-/-   1: -, 2: -, 3: -, 4+: -")
    done = from_here(tmp_path, match, ["?", "X12/-/40/13", "X12/-/12/13", "12 - 44 13", ":quit"])
    assert len(re.findall(r"\n *\d+[! ] X", done.out)) == 61
    assert "These are the simpler ones of 1,045 moves; you can type any other." in done.out
    assert "Place only champions you have hired, at most one in each slot. (GC-108)" in done.out
    assert "A champion can stand in one slot only. (GC-194)" in done.out
    assert (
        "Anna (A): lines up (1: 12 Ink Imp, 2: starting champion, 3: 44 Stone Golem, 4+: 13 Little Vampire)" in done.out
    )


# --- What is typed -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("match", "ways"),
    [
        (
            place(),
            {
                "S 12 40": "S-12-40", "s12,40": "S-12-40", "S": "S", "ST": "ST", "ыЕ": "st", "Р12": "h12", "Е": "E",
                "ЕВ1.2": "td1.2", "12": "12", "resign": "resign", "Н12": "H12", "у": "e", "": "", "12 40": "12 40",
            },
        ),
        (
            place(teams=team(stage="prepare")),
            {"12 19": "P-12-19", "P 12": "P-12", "p": "P", "12": "12", "З-12": "P-12", "S 12": "S 12"},
        ),
        (
            lining([12, 13, 44]),
            {
                "12/-/44/13": "X12/-/44/13", "12 - 44 13": "X12/-/44/13", "X12/-/40/77": "X12/-/40/77",
                "Х12/-/44/13": "X12/-/44/13", "ч12,-,-,-": "X12/-/-/-", "12 13": "12 13", "E": "E",
            },
        ),
        (upgrading(), {"a2": "+a2", "+a2": "+a2", "ф2": "+a2"}),
    ],
)  # fmt: skip
def test_short_and_russian_ways_of_typing(match: Match, ways: dict[str, str]) -> None:
    view = match.view(0)
    assert {text: board().complete(view, text) for text in ways} == ways


def test_orders_and_refusals(tmp_path: Path) -> None:
    typed = ["H99", "TA3", "LX", "AG", "ST", ":undo", "table", ":bag", "aid", ":help", ":sort short", "? TD", "99"]
    typed += [":rules GC-Q27", ":lang ru", ":pairings", ":log", ":quit"]
    out = from_here(tmp_path, place(), typed).out
    for text in (
        "That champion is not in your hand. (GC-193)",
        "There is no such token on your board. (GC-013)",
        "“LX” isn’t a move I can read",
        "Anna (A): upgrades the agent",
        "Taken back: ST.",
        "1. Anna (A): glory 5, won 0, drawn 0, lost 0, goals 0:0, champions 1 bronze, 1 silver, 0 gold",
        "X12/-/40/77   line-up: slots 1, 2, 3, 4+; - is the starting champion",
        ":pairings       the matches of all rounds with their results",
        "TD1.2  trains for 1 coin: defence −1 becomes −2, then defence −2 becomes −3",
        "There is no move number 99; there are ",
        "GC-Q27  ",
        "Раунд 6: f1 Anna (A) – B (novice)",
    ):
        assert text in out, text


def shopped(home: Path, *typed: str) -> tuple[str, list[str]]:
    """What is said after these lines, and the moves of A that the file has then."""
    out = from_here(home, place(), [*typed, ":quit"]).out
    kept = load_match((home / "here.ludus").read_text("utf-8"), "here.ludus")
    return out, [step.move for step in kept.steps if step.seat == 0]


@rule("GC-050")
@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("TA2 LD", ["TA2", "LD"]),
        ("ta2  td1.2 ag", ["TA2", "TD1.2", "AG"]),
        ("A:TA2 a:LD", ["TA2", "LD"]),
        ("ЕФ2 ДВ", ["TA2", "LD"]),
        ("LA S-12", ["LA", "S-12"]),  # what shows something new may come last
        ("S 12 19", ["S-12-19"]),  # one move
    ],
)
def test_several_moves_in_a_line(line: str, moves: list[str], tmp_path: Path) -> None:
    """Section 7 joins them by blanks."""
    assert shopped(tmp_path, line)[1] == moves


@rule("GC-046", "GC-193")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("TA2 H99", "That champion is not in your hand. (GC-193)\nNone of these moves was made; H99 isn’t possible."),
        ("AG LA LD ST", "None of these moves was made; ST isn’t possible."),
        ("TA2 LX", "“TA2 LX” isn’t a move I can read"),
        ("S-12 H19", "After S-12 there is something new to see: type the next moves on a new line."),
        ("S-12 H99", "After S-12 there is something new to see: type the next moves on a new line."),
        ("6 8", "“6 8” isn’t a move I can read"),
    ],
)
def test_a_line_is_done_whole_or_not_at_all(line: str, expected: str, tmp_path: Path) -> None:
    """Nothing is left half done, and nobody learns beforehand what a search would bring."""
    out, moves = shopped(tmp_path, line)
    assert expected in out
    assert moves == []
    assert shopped(tmp_path, line, "AG")[1] == ["AG"]


@rule("GC-065")
@pytest.mark.parametrize(("answer", "moves"), [("n", []), ("y", ["TA2", "E"])])
def test_a_line_that_needs_a_second_thought(answer: str, moves: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Coins are left, so the question comes; a player who says no has done nothing."""
    match, screen = place(), Screen(io.StringIO())
    asked: list[str] = []

    def ask(text: str) -> str:
        asked.append(text)
        return answer

    monkeypatch.setattr(screen, "ask", ask)
    local = LocalTable(match, [Sitter(), Sitter()], Keeper(None), 7)
    keyboard = Keyboard(local, screen, "en", confirm=True)
    keyboard.engine.open()
    keyboard.mark_read()
    try_move(keyboard, 0, "TA2 E")
    assert len(asked) == 1
    match = local.match
    keyboard.engine.close()
    assert [step.move for step in match.steps] == moves
    assert match.view(0)["seats"][0]["board"] == ({"a3": 1, "a4": 1, "d1": 1} if moves else {"a2": 1, "a4": 1, "d1": 1})


def test_a_hint_and_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludus.tables.bots.HINT_LEVEL", "greedy")
    out = from_here(tmp_path, place(), [":hint", "? E", ":quit"]).out
    assert re.search(r"\nA> :hint\nHint: \w\S* — \w.*[^.]\.\n", out)
    assert " 17! E" in out


# --- Several people at one keyboard ----------------------------------------------------------------


def test_each_finishes_shopping_before_the_keyboard_is_passed_on(tmp_path: Path) -> None:
    """In a real terminal: the screen is cleared between them, and nothing of a purchase stays."""
    match = new(2, 7)
    fans = [match.moves(seat)[0] for seat in range(2)]
    hands = [match.view(seat)["own"]["hand"] for seat in range(2)]
    names = [word for name in ("A=Anna", "B=Boris") for word in ("--seat", name)]
    with Terminal(
        tmp_path, "play", "goldencup", *names, "--seed", "7", "--yes", "--save", "g", NO_COLOR="1"
    ) as terminal:
        terminal.wait_for("Press Enter when nobody else is looking.")
        terminal.type("", "A> ")
        terminal.type(fans[0], "A> ")
        terminal.type("AG", "A> ")
        terminal.type("TA2", "A> ")
        shown = terminal.type("E", "or type :undo to take your move back.")
        assert "Anna (A): ends shopping" in shown
        shown = terminal.type(":undo", "A> ")
        assert "Taken back: E." in shown
        terminal.type("E", "or type :undo")
        terminal.type("", CLEARED)
        terminal.wait_for("Boris (B), the keyboard is yours.")
        shown = terminal.type("", "B> ")
        assert "agent silver" not in shown
        assert "upgrades the agent" not in shown
        assert not any(f"\n  {card} " in shown for card in hands[0])
        assert all(f"\n  {card} " in shown for card in hands[1])
        terminal.type(fans[1], "B> ")
        shown = terminal.type("E", "> ")
        expected = "Shopping of Anna (A): upgrades the agent; trains: attack 2 becomes 3\nBoris (B) bought nothing\n"
        assert expected in shown
        plain = re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", terminal.seen)
        assert [line for line in plain.splitlines() if len(line) > 80] == []
        terminal.interrupt()


def test_the_player_at_the_keyboard_goes_on(tmp_path: Path) -> None:
    match = whole(3, 5)
    out = typed_game(tmp_path, match)
    seats = re.findall(r"^([ABC])> ", out, re.MULTILINE)
    assert seats == ["ABC"[step.seat] for step in match.steps]
    shops = re.findall(r"(.)\1*", "".join("ABC"[step.seat] for step in match.steps if step.move[0] not in "X+-O"))
    assert len(shops) <= 6 * 3


def test_what_bots_buy_is_not_explained_before_the_round_is_over(tmp_path: Path) -> None:
    start = ["play", "goldencup", "--players", "4", "--bots", "easy", "--seed", "5"]
    done = in_process(tmp_path, *start, typed=[":why", "1", ":why", "H6", ":why", "E", ":why", "1", ":why", ":quit"])
    asked = re.split(r"A> :why\n", done.out)[1:]
    for text in asked[:4]:
        assert text.startswith("No bot has moved since you started.\n")
    assert "\nRound 1, field 2: C (easy) – D (easy) " in asked[2]  # some line-ups are known, that of B is not
    assert re.match(r"B \(easy\), \w+: ", asked[4])
    assert re.search(r"^[BCD] \(easy\), X\S+: 1: ", asked[4], re.MULTILINE)


def test_events_of_others_in_a_sealed_part_are_never_shown() -> None:
    match = whole(2, 5, until=(2, "prepare"))
    shown = board()
    shown.look(match.view(0))
    lines = shown.story(match.events(0), "AB", "en")
    assert Event("sealed") in match.events(0)
    assert not any("…" in line or "sealed" in line for line in lines)
    first = lines[: next(number for number, line in enumerate(lines) if line.startswith(("Shopping", "A bought")))]
    assert [line for line in first if line.startswith("B") and "draws 3" not in line] == []


def test_a_game_left_while_shopping_goes_on_there(tmp_path: Path) -> None:
    match = new(2, 7)
    fans = [match.moves(seat)[0] for seat in range(2)]
    typed_game(tmp_path, match, "--save", "game.ludus", moves=[fans[0], "AG", ":quit"])
    done = in_process(tmp_path, "play", "--resume", "game.ludus", typed=["TA2", "E", fans[1], "E", ":quit"])
    assert "Resuming after 2 moves." in done.out
    assert "Shopping of A: upgrades the agent; trains: attack 2 becomes 3\nB bought nothing\n" in done.out


# --- Resigning ---------------------------------------------------------------------------------


@rule("GC-Q33")
def test_a_bot_plays_on_for_the_only_person_who_resigns(tmp_path: Path) -> None:
    """Nothing more is asked; the person watches to the end, with what the own seat knows."""
    start = ["play", "goldencup", "--players", "3", "--bots", "novice", "--seed", "5", "--save", "g"]
    done = in_process(tmp_path, *start, typed=["1", ":resign", "E", "E"])
    assert done.code == 0
    assert "A resigns\nA bot (normal) plays for A until the end.\n" in done.out
    assert done.out.count("A> ") == 2
    assert re.search("^A: hires ", done.out, re.MULTILINE)
    assert "Result" in done.out
    match = load_match((tmp_path / "g").read_text(), "g")
    assert match.over and match.played_on == {0}
    own = [step.move for step in match.steps if step.seat == 0]
    assert own[1] == "resign" and len(own) > 20
    assert re.search(r"^1\. A", done.out.partition("Result")[2], re.MULTILINE), "it may win"


@rule("GC-Q33")
def test_somebody_resigns_at_a_keyboard_of_two(tmp_path: Path) -> None:
    """The other one is asked on; a game that is left goes on with the bot."""
    match = new(2, 7)
    fans = [match.moves(seat)[0] for seat in range(2)]
    out = typed_game(tmp_path, match, "--save", "g", moves=[fans[0], "resign", fans[1], "E", ":quit"])
    assert "A bot (normal) plays for A until the end." in out
    assert re.findall(r"^([AB])> ", out, re.MULTILINE) == ["A", "A", "B", "B", "B"]
    done = in_process(tmp_path, "play", "--resume", "g", typed=[":hint", ":quit"], LANG="ru_RU.UTF-8")
    assert "Место A: до конца за него играет бот (normal)." in done.out
    assert re.findall(r"^([AB])> ", done.out, re.MULTILINE) == ["B", "B"]
    left = load_match((tmp_path / "g").read_text(), "g")
    assert [step.seat for step in left.steps].count(0) > 3


def test_what_the_bot_does_for_somebody_cannot_be_taken_back(tmp_path: Path) -> None:
    names = [word for name in ("A=Anna", "B=Boris") for word in ("--seat", name)]
    with Terminal(tmp_path, "play", "goldencup", *names, "--seed", "7", "--save", "g", NO_COLOR="1") as terminal:
        terminal.wait_for("Press Enter when nobody else is looking.")
        terminal.type("", "A> ")
        shown = terminal.type(":resign", "[y/N] ")
        assert "A bot plays your seat until the end; you can’t come back." in shown.replace("\r\n", " ")
        shown = terminal.type("y", "Press Enter")
        assert "plays for Anna (A) until the end." in shown
        assert ":undo" not in shown
        terminal.interrupt()


def test_resigning_alone_ends_the_game(tmp_path: Path) -> None:
    done = in_process(tmp_path, "play", "goldencup", "--players", "1", "--seed", "5", typed=[":resign"])
    assert "plays on" not in done.out
    assert "The game is given up: Automa wins the Golden Cup" in done.out
    assert "The game was given up" in done.out


# --- Records -----------------------------------------------------------------------------------


def test_replay_shows_everything_or_one_seat(tmp_path: Path) -> None:
    match = whole(2, 5)
    (tmp_path / "game.ludus").write_text(match.record())
    hands = [new(2, 5).view(seat)["own"]["hand"] for seat in range(2)]
    everything = in_process(tmp_path, "replay", "game.ludus", "--to", "2").out
    begin, first, *_ = re.split(r"Move \d+ of \d+\n", everything)[1:]
    assert begin.count("Fans to choose from:") == 2
    assert all(f"\n  {card} " in begin for hand in hands for card in hand)
    assert first.startswith("A: keeps ")
    seen = in_process(tmp_path, "replay", "game.ludus", "--seat", "B", "--to", "2").out
    assert "A: keeps" not in seen
    assert not any(f"\n  {card} " in seen for card in hands[0])
    assert "1. " in in_process(tmp_path, "replay", "game.ludus").out


def test_the_guide_and_a_ruling(tmp_path: Path) -> None:
    assert "GOLDEN CUP" in in_process(tmp_path, "rules", "goldencup").out.partition("\n")[0]
    assert in_process(tmp_path, "rules", "GC-Q27", "--lang", "ru").out.startswith("GC-Q27  ")


# --- What happens --------------------------------------------------------------------------------


@rule("GC-E02")
def test_a_match_is_described_token_by_token() -> None:
    """The calculation of the specification; a champion's +1 stands last."""
    shown = board()
    shown.look(place().view(0))

    def token(cell: int, team: int | None, result: str, **facts: Any) -> Event:
        return Event("token", None, {"match": "r4f1", "cell": cell, "team": team, "result": result, **facts})

    throw = {"slot": 2, "card": 13, "paid": 0}
    events = [
        Event("lined", None, {"match": "r4f1", "teams": [0, 1], "lines": [[None, 13, None, 44], [None] * 4]}),
        token(1, None, "break"),
        token(2, 1, "defence", token="d2"),
        token(3, 0, "miss", token="a4", strength=2, **throw, dice=[3]),
        token(4, 1, "defence", token="d2"),
        token(5, 1, "defence", token="d1"),
        token(6, 0, "repelled", token="a2", strength=-1),
        token(7, 0, "goal", token="a2", strength=2, **throw, dice=[1, 6]),
        token(8, 1, "goal", token="a4", strength=5, slot=4, card=0, paid=1, dice=[3]),
        token(9, 0, "goal", token="a4", strength=4, slot=4, card=44, paid=0, dice=[]),
        Event("result", None, {"match": "r4f1", "teams": [0, 1], "goals": [2, 1], "glory": [5, 0]}),
    ]
    assert shown.story(events, ["Anna (A)", "B"], "en") == [
        "Round 4, field 1: Anna (A) against B",
        "  Anna (A): 1: starting champion, 2: 13 Little Vampire, 3: starting champion, 4+: 44 Stone Golem",
        "  Cell 1: a break",
        "  Cell 2: defence −2 of B",
        "  Cell 3: attack 4 of Anna (A): 4 − 2 = 2, slot 2, 13 Little Vampire needs 5 or 6, rolls 3: a miss",
        "  Cell 4: defence −2 of B",
        "  Cell 5: defence −1 of B",
        "  Cell 6: attack 2 of Anna (A): 2 − 3 = −1, repelled",
        "  Cell 7: attack 2 of Anna (A): 2, slot 2, 13 Little Vampire needs 5 or 6, rolls 1, 6: goal, 1:0!",
        "  Cell 8: attack 4 of B: 4 + 1 = 5, slot 4+, starting champion needs 3, 4, 5 or 6, rolls 3: goal, 1:1! "
        "(the starting champion costs 1 glory)",
        "  Cell 9: attack 4 of Anna (A): 4, slot 4+, 44 Stone Golem scores without rolling: goal, 2:1!",
        "Round 4, field 1: Anna (A) – B 2:1; Anna (A) +5 glory",
    ]


def test_events_in_words() -> None:
    shown = board()
    shown.look(place().view(0))
    events = [
        Event("sealed"),
        Event("round", None, {"round": 4, "automa": ["d4"]}),
        Event("did", 0, {"move": "TD1.2"}),
        Event("upgraded", 0, {"token": "d1"}),
        Event("upgraded", 0, {"token": "d2"}),
        Event("upgraded", 0, {"token": "d3"}),
        Event("did", 0, {"move": "K13"}),
        Event("sacked", 0, {"card": 13}),
        Event("drew", 1, {"level": "gold", "count": 2, "cards": None}),
        Event("drew", 0, {"level": "gold", "count": 2, "cards": [71, 72]}),
        Event("shown", 0, {"moves": ["P-12", "H44", "K13", "+a2", "ST", "LA", "E"]}),
        Event("shown", 1, {"moves": ["P", "E"]}),
        Event("tie", None, {"rolls": [[0, 5], [1, 3]]}),
        Event("finalists", None, {"teams": [0, 2]}),
        Event("penalty", None, {"team": 2, "slot": 4, "card": 0, "goal": False, "dice": [2]}),
        Event("scored", 0, {"glory": 9, "track": 1, "end": 2, "fan": 6, "fan_glory": 3, "total": 15}),
        Event("ended", None, {"winner": 2, "by": "penalties"}),
    ]
    assert shown.story(events, ["Anna (A)", "B"], "en") == [
        "— Round 4; the Automa gets defence −4 —",
        "Anna (A): trains: defence −1 becomes −2, then defence −2 becomes −3",
        "  Anna (A): defence −3 becomes −4",
        "Anna (A): discards 13 Little Vampire",
        "  B draws 2 gold champions",
        "  Anna (A) draws 71 Dragon Slugger, 72 Storm Giant",
        "Shopping of Anna (A): discards 12 Ink Imp; hires 44 Stone Golem; discards 13 Little Vampire; "
        "attack 2 becomes 3; upgrades the stadium; learns a technique: attack 1",
        "B bought nothing",
        "Dice for a place in the final: Anna (A) 5, B 3",
        "The final: Anna (A) – Automa",
        "  Penalty throw of Automa, slot 4+, starting champion rolls 2: a miss",
        "Anna (A): glory 9, income 1, champions 2, fans 3 (Home-town Kids), in all 15",
        "Automa wins the penalty throws and the Golden Cup",
    ]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_every_event_and_result_has_a_text(players: int, language: str) -> None:
    labels = "ABCDEF"[:players]
    for seed in range(3):
        match = whole(players, seed, NEVER, **({"shopping": "open"} if seed % 2 else {}))
        shown = board()
        shown.look(match.view(0))
        for seat in [None, *range(players)]:
            lines = shown.story(match.events(seat), labels, language)
            assert not any("{" in line or "event" in line or "None" in line for line in lines)
        assert match.outcome is not None
        assert len(shown.result(match.outcome, labels, language)) == 2 + 2 * players + (players == 1)
        for name in shown.extras:
            assert shown.extra(name, match.view(0), labels, language)
