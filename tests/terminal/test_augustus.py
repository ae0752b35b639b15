"""Augustus line by line: whole games, answers that are given unseen, everything that is typed."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus.kernel.decision import Event
from ludus.match import Match
from ludus.terminal.boards import find_board
from ludus.terminal.boards.augustus import AugustusBoard

from .shell import CLEARED, Terminal, from_here, in_process, typed_game, typed_to_the_end

GAME = ludus.game("augustus")
# AU-E01: the token is a shield, and ten answers are legal; B has a shield on 3 and on 70.
SHIELD: dict[str, Any] = {
    "players": 2,
    "phase": "place",
    "token": "H",
    "drawn": ["S", "H"],
    "active": [[19, 20, 21], [1, 3, 70]],
    "cover": [[0b110, 0b101, 0b001], [0, 0, 0]],
    "supply": [2, 7],
    "common": 34,
    "display": [33, 17, 27, 40, 28],
    "deck": [50, 51, 52, 53, 54, 55],
    "done": [[16, 5], [7]],
    "tiles": [-1] * 10 + [0, 1],
    "waiting": 3,
    "crier": 1,
    "round": 9,
}


def new(players: int, seed: int = 5, **options: str) -> Match:
    return ludus.new_match("augustus", players, seed=seed, options=options)


def place(**changes: Any) -> Match:
    return ludus.from_position("augustus", {**SHIELD, **changes}, seed=1)


def ability(card: int, phase: str, **changes: Any) -> Match:
    """Seat A is asked what to do by the ability of a card that it has just completed."""
    kept = {"phase": phase, "waiting": 1, "owner": 0, "chain": [card], "chain_legions": [0]}
    return place(**{**kept, **changes})


def sensible(match: Match, seat: int, rng: random.Random) -> str:
    """An answer that leads somewhere: complete, place, or anything."""
    decision = match.decision(seat)
    assert decision is not None
    full = [move.move for move in decision.choices if any(fact.message == "fact-completes" for fact in move.facts)]
    fresh = [move.move for move in decision.choices if move.move[0] == "+"]
    return rng.choice(full or fresh or [move.move for move in decision.choices])


def whole(players: int, seed: int = 5, stop_after_round: int = 0, **options: str) -> Match:
    """A game in the order in which one keyboard asks: the player who has it answers first."""
    rng = random.Random(seed)
    match = new(players, seed, **options)
    at = 0
    while not match.over:
        if 0 < stop_after_round < match.view(0)["round"] and 0 in match.to_act and match.view(0)["phase"] == "place":
            break
        at = at if at in match.to_act else match.to_act[0]
        match.play(at, sensible(match, at, rng))
    return match


def board() -> AugustusBoard:
    found = find_board(GAME)
    assert isinstance(found, AugustusBoard)
    return found


def menu(match: Match, language: str = "en") -> list[str]:
    decision = match.decision(0)
    assert decision is not None
    shown, view = board(), match.view(0)
    shown.look(view)
    return shown.menu(view, decision, ["Anna (A)", "B", "C"], language)


# --- Whole games -------------------------------------------------------------------------------


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("players", "options", "language"),
    [
        (2, {}, "en"),
        (2, {}, "ru"),
        (3, {"placement": "clockwise"}, "ru"),
        (4, {"start": "random3", "crier": "C"}, "en"),
        (6, {}, "ru"),
    ],
)
def test_a_whole_game_by_typed_moves(players: int, options: dict[str, str], language: str, tmp_path: Path) -> None:
    match = whole(players, 5, 0, **options)
    out = typed_to_the_end(tmp_path, match, language)
    words = ("Round", "supply", "Rewards", "legion") if language == "ru" else ("Раунд", "запас", "Награды", "легион")
    assert not any(word in out for word in words)


def test_with_bots_and_by_numbers(tmp_path: Path) -> None:
    start = ["play", "augustus", "--players", "3", "--bots", "normal", "--seed", "3"]
    done = in_process(tmp_path, *start, typed=["?", *["1"] * 120])
    assert done.code == 0
    assert "  1  k2,32,63   keeps 2 Gaius Furnius, 32 Marcus Iunius Silanus, 63 Lucius" in done.out
    assert "\nA is dealt 2 Gaius Furnius, 32 Marcus Iunius Silanus, " in done.out  # names before the first table
    assert "  B (normal) places a legion on " in done.out
    assert re.search(r"Ave Caesar! [BC] \(normal\) completes \d+ \w+", done.out)
    assert re.search(r"\n1\. [BC] \(normal\): \d+ points; completed \d, senators \d\n  rewards \d+: ", done.out)


# --- The table ---------------------------------------------------------------------------------


def test_the_table_of_two() -> None:
    shown = board().status(place().view(0), ["Anna (A)", "B"], "en")
    assert shown[0] == "Round 9: shield (H), drawn by B"
    assert shown[1] == "Tokens on the table (2): S H"
    assert shown[2].startswith(
        "In the bag (21): S double swords 5, H shield 4, C chariot 4, K catapult 3, T standard 2"
    )
    assert shown[3].endswith("two 2, three 4, four 6, five 8, six 10; gold 5 (A), wheat 5 (B)")
    assert shown[4] == "Common supply 34, deck 6, discard pile 0"
    assert shown[5] == "Open objectives:"
    assert shown[7] == "  17 Pamphylia P 3pt CCK Mobilise one legion onto double swords and one onto a shield."
    assert shown[11:] == [
        "B: 7 points, supply 7, completed 1: 7, wheat 1 (crier, to act)",
        "  1 Corsica G 2pt KT",
        "  3 Marcus Titius Sen 2pt SHC foes_remove:1",
        "  70 Epirus G 11pt SHHKK mob:HC",
        "Anna (A): 9 points, supply 2, completed 2: 16 5, gold 1, equal H=C (you, to act)",
        "  19 Byzacena O 4pt wheat H[K][K] (open H)",
        "  20 Pisidia P 6pt [H]H[D] (open H)",
        "  21 Dalmatia G 5pt gold [C]KK (open K K)",
    ]


def test_the_example_of_the_specification_and_the_short_table() -> None:
    match = place(active=[[70, 12, 4], [1, 3, 20]], cover=[[0b01011, 0, 0], [0, 0, 0]], supply=[4, 7])
    shown = board()
    view = match.view(1)
    assert "  70 Epirus G 11pt [S][H]H[K]K (open H K) mob:HC" in shown.status(view, "AB", "en")
    own = "  70 Epirus G 11pt [S][H]H[K]K (open H K) Mobilise one legion onto a shield and one onto a chariot."
    assert own in shown.status(match.view(0), "AB", "en")
    shown.arrangement = "short"
    lines = shown.status(view, "AB", "ru")
    assert "  70 [S][H]H[K]K, 12 HCT, 4 SSH" in lines
    assert "Доступные задания: 33 Фригия, 17 Памфилия, 27 Лидия, 40 Киренаика, 28 Этрурия" in lines


def test_what_is_dealt_and_what_is_answered_is_shown_to_its_owner_only() -> None:
    match = new(2, 3)
    dealt = match.view(0)["seats"][0]["dealt"]
    own, other = ("\n".join(board().status(match.view(seat), "AB", "en")) for seat in (0, 1))
    assert all(f"\n  {card} " in own for card in dealt)
    assert not any(f"\n  {card} " in other for card in dealt)
    match.play(0, match.moves(0)[0])
    answer = f"  Answer that the others do not see yet: {match.steps[0].move}"
    assert answer in board().status(match.view(0), "AB", "en")
    assert answer not in board().status(match.view(1), "AB", "en")


def test_whose_objectives_are_resolved() -> None:
    match = ability(70, "mobilise", active=[[19, 20, 21], [1, 3, 2]], queue=[1, 76], common=29)
    now = board().status(match.view(0), ["Anna (A)", "B"], "en")[0]
    assert now == "Round 9: shield (H), drawn by B; Anna (A) resolves 70 Epirus; then B 76 Arabia"
    picking = ability(70, "pick", active=[[19, 20, 21], [1, 3, 2]], chain=[], chain_legions=[], picks=1)
    shown = board().status(picking.view(0), ["Anna (A)", "B"], "ru")
    assert shown[0].endswith("; Anna (A) берёт новые задания")
    assert shown[-6] == "Доступные задания:"  # beside the question


def test_extras() -> None:
    view = place(declined=[0b1100, 0]).view(0)
    shown = board()
    bag = shown.extra("bag", view, "AB", "en")
    assert bag[:2] == ["Tokens on the table (2): S H", "S double swords: 5 left, 24 % at the next draw"]
    tiles = shown.extra("tiles", view, "AB", "en")
    assert "three green provinces: 4 points, on the table" in tiles
    assert "gold: 5 points, A" in tiles
    assert tiles[-1] == "A: declined 2 3"
    cards = shown.extra("cards", view, "AB", "en")
    assert "A, completed 2:" in cards
    assert any(
        line.startswith("  16 Gaius Antistius Vetus Sen 2pt HCD When drawn, a shield may serve") for line in cards
    )
    aid = shown.extra("aid", view, "AB", "ru")
    assert aid[0].startswith("S мечи, H щит, C колесница")
    assert "per_type:GREEN*2   По 2 очка за каждую выполненную зелёную провинцию." in aid


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_ability_has_words(language: str) -> None:
    match = new(6, 1, start="random3")
    deck = {card: match.game.view(match.state, None)["cards"].get(str(card)) for card in range(1, 89)}
    effects = {card["effect"] for card in deck.values() if card} | {"none", "mob:SS", "per_symbol:D*4<=12"}
    for effect in effects:
        text = board().ability(effect, language)
        assert bool(text) == (effect != "none")
        assert "{" not in text
        assert all(figure in text for figure in re.findall(r"(?<=\*)\d+|(?<=<=)\d+", effect))


# --- How to answer -------------------------------------------------------------------------------


def test_placements_are_numbered_by_target() -> None:
    match = place()
    assert menu(match) == [
        "  onto 19H: 1 supply (completes it), 2 from 19K, 3 from 20H (completes it), 4 from 20D (completes it), "
        "5 from 21C (completes it)",
        "  onto 20H: 6 supply (completes it), 7 from 19K (completes it), 8 from 20D, 9 from 21C (completes it)",
        "  10 nothing (-)",
    ]
    decision = match.decision(0)
    assert decision is not None
    assert [decision.choices[number - 1].move for number in (1, 4, 8, 10)] == ["+19H", "20D>19H", "20D>20H", "-"]


def test_many_placements_do_not_flood() -> None:
    match = place(
        token="J", drawn=["S", "J"], active=[[82, 83, 84], [1, 3, 70]], cover=[[1, 1, 1], [0, 0, 0]], supply=[4, 7]
    )
    decision = match.decision(0)
    assert decision is not None
    assert len(decision.choices) == 40
    lines = menu(match)
    assert len(lines) == 4
    number = next(number for number, one in enumerate(decision.choices, 1) if one.move == "+84T")
    assert f", {number} 84T" in lines[0]
    assert lines[1].startswith("  moves from 82S 83S 84S to 82S 82H ")
    assert lines[2] == f"  {len(decision.choices)} nothing (-)"
    assert lines[3].startswith(f"  ? lists all {len(decision.choices)} answers, ? 82")
    poor = place(
        token="J",
        drawn=["S", "J"],
        supply=[0, 7],
        common=36,
        active=[[82, 83, 84], [1, 3, 70]],
        cover=[[7, 1, 1], [0, 0, 0]],
    )
    assert menu(poor)[0].startswith("  moves from 82S 82H 83S 84S to ")


def test_compound_answers_are_written() -> None:
    keep = menu(new(2, 3))
    assert keep == ["Type 3 card numbers, such as 2,32,63."]
    rearrange = menu(ability(2, "arrange"), "ru")
    assert rearrange[-1].startswith("Или напишите все символы, на которых будут стоять ваши легионы (5), например a")
    assert len(rearrange) <= 8
    mobilise = menu(ability(63, "mobilise"))
    assert mobilise[0].startswith("Write one mobilisation, or two with / between them")
    assert "Spaces: 19H 20H 21K. Legions: 2 in supply, on 19K 20H 20D 21C." in mobilise[0]
    assert mobilise[1].startswith("? lists all ")
    hit = place(phase="hit", waiting=1, owner=1, chain=[81], chain_legions=[0])
    assert menu(hit) == [
        "   1  l5   discards 5 Noricum (2 points)",
        "   2  l16  discards 16 Gaius Antistius Vetus (2 points): When drawn, a shield may serve as a chariot, "
        "and the other way round.",
    ]
    few = menu(ability(70, "mobilise", active=[[19, 20, 21], [1, 3, 2]], cover=[[0, 0, 0], [0, 0, 0]], supply=[7, 7]))
    assert few[0] == "   1  m+19H       places a legion on 19H"
    assert "such as m+19H/+21C; m- declines.\nSpaces: 19H 20H 21C. Legions: 7 in supply, on -." in few[-1]


# --- What is typed -----------------------------------------------------------------------------


def test_short_and_russian_ways_of_typing() -> None:
    ways = {"19H": "+19H", "19н": "+19H", "20d > 19h": "20d>19h", "-": "-", "+ 19H": "+19H", "xyz": "xyz", "99": "99"}
    ways |= {"resign": "resign", "": "", "20в>19р": "20D>19H"}
    view = place().view(0)
    assert {text: board().complete(view, text) for text in ways} == ways
    mobilise = ability(63, "mobilise").view(0)
    ways = {"19H 20D>21K": "m+19H/20D>21K", "-": "m-", "m19H": "m+19H", "ь+19H": "m+19H", "p33": "p33"}
    assert {text: board().complete(mobilise, text) for text in ways} == ways
    arrange = ability(2, "arrange").view(0)
    ways = {"19HK 20H": "a19HK,20H", "a19HK, 20H": "a19HK,20H", "a-": "a-", "ф19НК": "a19HK"}
    assert {text: board().complete(arrange, text) for text in ways} == ways
    hit = place(phase="hit", waiting=1, owner=1, chain=[18], chain_legions=[0]).view(0)
    for card, verb in ((18, "x"), (62, "w"), (81, "l")):
        hit["ability"] = card
        hit["cards"] = {**hit["cards"], **new_cards(card)}
        assert board().complete(hit, "19h" if verb == "x" else "19") == (f"{verb}19{'h' if verb == 'x' else ''}")
    give = {**view, "phase": "give"}
    ways = {"b": "gb", "gB": "gB", "В": "gB", "xyz": "xyz"}
    assert {text: board().complete(give, text) for text in ways} == ways


def new_cards(card: int) -> dict[str, Any]:
    """The printed card, as views show it."""
    lying = place(display=[card], deck=[]).view(0)["cards"]
    return {str(card): lying[str(card)]}


def test_orders_and_refusals(tmp_path: Path) -> None:
    match = new(2, 3, crier="A")
    moves = ["99", "2 32", "+2K", "zzz", "2 32 63", "1", "? zz", "tiles", ":bag", ":aid", ":log", ":undo", ":help"]
    moves += [":sort short", ":rules AU-044", ":lang ru", ":cards", ":quit"]
    out = typed_game(tmp_path, match, moves=moves)
    for text in (
        "“k99” isn’t a move I can read",
        "Keep exactly three of your six objectives. (AU-008)",
        "“+2K” does not answer the current question",
        "“zzz” isn’t a move I can read",
        "B, the keyboard is yours.",
        "No move has “zz” in it.",
        "three green provinces: 4 points, on the table",
        "J joker: 2 left, 9 % at the next draw",
        "[S]H   the S is covered by a legion, the H is open",
        "A is dealt six objectives\nB is dealt ",
        "You can’t take your last move back",
        "? TEXT          only the moves with this text in them",
        ":aid            letters, abilities, how answers are written",
        "Open objectives: 33 Phrygia, 17 Pamphylia",
        "AU-044  ",
        "Вы сбросили в начале, в закрытую: ",
    ):
        assert text in out, text


def test_refusals_say_their_rule(tmp_path: Path) -> None:
    """Every mistake that specification 7 names, typed at a prompt where it can be made."""
    mistakes = {
        "+21C": "The token has another symbol, and none of your abilities converts it. (AU-048)",
        "+19K": "(AU-048)",
        "+19S": "That card has no space with this symbol. (AU-040)",
        "19H>20H": "There is no legion on the space it should come from. (AU-042)",
        "20H>20H": "A move between equal symbols of one card changes nothing. (AU-044)",
        "+3H": "3 is not one of your objectives",
        "p33": "“p33” does not answer the current question",
        "+19H/+20H": "(AU-045)",
    }
    match = place(done=[[], [7]], tiles=[-1] * 12)
    done = from_here(tmp_path, match, [*mistakes, ":quit"])
    assert [line for line in mistakes.values() if line not in done.out] == []
    poor = from_here(tmp_path, place(supply=[0, 7], common=36), ["+19H", "+19H", ":quit"])
    assert poor.out.count("Your supply is empty: move a legion or do nothing. (AU-050)") == 2


def test_compound_answers_by_notation_and_number(tmp_path: Path) -> None:
    out = from_here(tmp_path, ability(63, "mobilise"), ["? +19H/20D>", "19H 20D>21K", ":quit"]).out
    assert re.search(r"\n *\d+  m\+19H/20D>21K\s+places a legion on 19H; moves a legion from 20D to 21K", out)
    assert "Anna (A) mobilises 19 Byzacena (shield), 20 Pisidia (dagger) → 21 Dalmatia (catapult)" in out
    assert "Ave Caesar! Anna (A) completes 19 Byzacena" in out
    out = from_here(tmp_path, ability(2, "arrange"), ["a19HK", "19HKK 20H 21C", ":quit"]).out
    assert "The number of legions on your objectives must stay the same. (AU-115)" in out
    assert "Anna (A) rearranges the legions" in out
    out = from_here(
        tmp_path,
        ability(70, "pick", active=[[19, 20, 21], [1, 3, 2]], chain=[], chain_legions=[], picks=2),
        ["33", "33 40", ":quit"],
    ).out
    assert "Take exactly as many new objectives as you are asked for. (AU-094)" in out
    assert "Anna (A) takes 33 Phrygia, 40 Cyrenaica" in out


def test_a_list_that_is_cut_says_so(tmp_path: Path) -> None:
    """Two legions onto any spaces: hundreds of answers, of which the simpler ones have numbers."""
    match = ability(63, "mobilise", active=[[82, 83, 84], [1, 3, 70]], cover=[[1, 1, 1], [0, 0, 0]], supply=[4, 7])
    count = len(match.moves(0))
    decision = match.decision(0)
    assert decision is not None
    assert len(decision.choices) < 150 < count
    done = from_here(tmp_path, match, ["?", str(len(decision.choices) + 1), "+82H/+83T", ":quit"])
    assert f"These are the simpler ones of {count} moves; you can type any other." in done.out
    assert f"There is no move number {len(decision.choices) + 1}; there are {len(decision.choices)}." in done.out
    assert "mobilises 82 Nubia (shield), 83 Illyricum (standard)" in done.out


def test_a_hint_and_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludus.tables.bots.HINT_LEVEL", "greedy")
    out = from_here(tmp_path, place(), [":hint", "?", ":quit"]).out
    assert re.search(r"Hint: \+(19|20)H — places a legion on \d+H; completes \d+ ", out)
    assert " 10! -        does nothing" in out


# --- Several people at one keyboard ----------------------------------------------------------------


def test_three_people_answer_unseen_and_the_last_answer_reveals(tmp_path: Path) -> None:
    """In a real terminal: the screen is cleared between them, and nothing of an answer stays."""
    match = new(3, 7, start="random3", crier="A")
    assert match.to_act == (0, 1, 2)
    arguments = ["--seed", "7", "--option", "start=random3", "--option", "crier=A", "--yes", "--save", "g"]
    names = [word for name in ("A=Anna", "B=Boris", "C=Clara") for word in ("--seat", name)]
    answers = [match.moves(seat)[0] for seat in range(3)]
    with Terminal(tmp_path, "play", "augustus", *names, *arguments, NO_COLOR="1") as terminal:
        terminal.wait_for("Press Enter when nobody else is looking.")
        terminal.type("", "A> ")
        shown = terminal.type(answers[0], "or type :undo to take your move back.")
        assert "places a legion" not in shown
        terminal.type("", CLEARED)
        terminal.wait_for("Boris (B), the keyboard is yours.")
        shown = terminal.type("", "B> ")
        assert answers[0] not in shown
        assert "Answer that the others do not see yet" not in shown
        terminal.type(answers[1], "or type :undo to take your move back.")
        shown = terminal.type(":undo", "B> ")  # back to the question
        assert f"Taken back: {answers[1]}." in shown
        terminal.type("-", "or type :undo")
        terminal.type("", CLEARED)
        terminal.wait_for("Clara (C), the keyboard is yours.")
        shown = terminal.type("", "C> ")
        assert not any(f" {answer}\n" in shown for answer in answers[:2])
        shown = terminal.type(answers[2], "> ")
        first, last = answers[0][1:-1], answers[2][1:-1]
        assert re.search(rf"Anna \(A\) places a legion on {first} .+\n  Clara \(C\) places a legion on {last} ", shown)
        assert "\n  Nothing done: Boris (B)\n" in shown
        plain = re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", terminal.seen)
        assert [line for line in plain.splitlines() if len(line) > 80] == []
        assert "\x1b[1m" not in terminal.seen
        terminal.interrupt()


def test_the_player_at_the_keyboard_answers_first(tmp_path: Path) -> None:
    """One hand-over for each moment, not two."""
    match = whole(2, 5)
    out = typed_game(tmp_path, match, moves=[step.move for step in match.steps[:20]])
    seats = re.findall(r"^([AB])> ", out, re.MULTILINE)
    assert seats[:20] == ["AB"[step.seat] for step in match.steps[:20]]
    assert len(re.findall("the keyboard is yours", out)) <= 13


def test_the_answers_of_bots_stay_hidden_until_the_person_has_answered(tmp_path: Path) -> None:
    start = ["play", "augustus", "--players", "3", "--bots", "normal", "--seed", "3"]
    done = in_process(tmp_path, *start, typed=[":why", "1", ":why", "1", ":why", ":quit"])
    before, first, second, *_ = done.out.split("A> 1\n")
    assert before.endswith("A> :why\nNo bot has moved since you started.\n")
    assert re.search(r"A> :why\nB \(normal\), k[\d,]+: keeps .*\nC \(normal\), k[\d,]+: keeps ", first)
    assert not re.search(r"A> :why\n.*\+", first, re.DOTALL)
    assert re.search(r"A> :why\nB \(normal\), \+\d+\w: places a legion", second)


def test_a_game_that_is_left_in_the_middle_of_a_moment_goes_on_there(tmp_path: Path) -> None:
    match = new(3, 7, start="random3", crier="A")
    first = match.moves(0)[0]
    typed_game(tmp_path, match, "--save", "game.ludus", moves=[first, ":quit"])
    saved = (tmp_path / "game.ludus").read_text()
    assert f"\nA:{first}\n" in saved
    done = in_process(tmp_path, "play", "--resume", "game.ludus", typed=["-", "-"])
    assert "Resuming after 1 move." in done.out
    assert "A, the keyboard is yours." not in done.out.partition("Round 2")[0]
    assert re.search(r"A places a legion on \d+ .+ \(.+\)\n  Nothing done: B, C\n", done.out)


def test_an_unseen_answer_can_be_taken_back_after_others_answered() -> None:
    match = new(3, 7, start="random3", crier="A")
    first = [match.moves(seat)[0] for seat in range(3)]
    match.play(0, first[0])
    match.play(1, first[1])
    assert match.can_undo(0)
    assert match.can_undo(1)
    assert not match.can_undo(2)
    assert match.undo(0) == first[0]
    assert match.to_act == (0, 2)
    assert match.view(1)["seats"][1]["answer"] == first[1]
    match.play(0, "-")
    match.play(2, first[2])
    assert not any(match.can_undo(seat, watched=False) for seat in range(3))


# --- Records -----------------------------------------------------------------------------------


def test_replay_shows_everything_or_one_seat(tmp_path: Path) -> None:
    match = whole(2, 5)
    (tmp_path / "game.ludus").write_text(match.record())
    everything = in_process(tmp_path, "replay", "game.ludus").out
    dealt = [match.game.event(raw, raw[1]).facts["cards"] for raw in match.opening[1:3]]
    begin, answered, revealed, *_ = re.split(r"Move \d+ of \d+\n", everything)[1:]
    for cards in dealt:
        assert all(f"\n  {card} " in begin for card in cards)
    assert f"Answer that the others do not see yet: {match.steps[0].move}" in answered
    assert "A keeps 48 " in revealed
    assert "1. " in everything
    seen = in_process(tmp_path, "replay", "game.ludus", "--seat", "B", "--to", "2").out
    assert not any(f"\n  {card} " in seen.partition("keeps")[0] for card in dealt[0])
    assert all(f"\n  {card} " in seen for card in dealt[1])


def test_the_guide_and_a_rule(tmp_path: Path) -> None:
    guide = in_process(tmp_path, "rules", "augustus").out
    assert guide.startswith("HOW TO PLAY AUGUSTUS")
    rule = in_process(tmp_path, "rules", "AU-044", "--lang", "ru").out
    assert rule.startswith("AU-044  ")


def test_a_deck_file_of_ones_own_names_its_cards(tmp_path: Path) -> None:
    source = (Path(ludus.__file__).parent / "games" / "augustus" / "objectives.csv").read_text()
    (tmp_path / "mine.csv").write_text(source.replace(",Byzacena,", ",Nowhere,"))
    arguments = ["--deck", "mine.csv", "--option", "start=random3", "--seed", "1", "--players", "6"]
    for seed in range(20):
        arguments[5] = str(seed)
        done = in_process(tmp_path, "play", "augustus", *arguments, typed=[":cards", ":quit"])
        assert "Byzacena" not in done.out
        if "19 Nowhere" in done.out:
            return
    raise AssertionError("card 19 was never dealt")


# --- What happens --------------------------------------------------------------------------------


def test_events_in_words() -> None:
    shown = board()
    shown.look(place().view(0))
    moved = {"auto": False, "card": 19, "symbol": "H", "origin": 20, "origin_symbol": "D"}
    nothing = {"auto": True, "card": None, "symbol": None, "origin": None, "origin_symbol": None}
    events = [
        Event("drew", 1, {"token": "H", "round": 9}),
        Event("placed", 0, moved),
        Event("placed", 1, nothing),
        Event("placed", 2, nothing),
        Event("ave", 0, {"card": 19, "legions": 3}),
        Event("entered", 0, {"card": 19, "count": 3}),
        Event("tile", 0, {"tile": "res:wheat", "giver": 1, "points": 5}),
        Event("tile", None, {"tile": "res:gold", "giver": 1, "points": 5}),
        Event("removed", 1, {"auto": False, "spaces": [{"card": 3, "symbol": "H"}, {"card": 3, "symbol": "S"}]}),
        Event("gave", 1, {"tile": "res:gold", "to": 2}),
        Event("counted", 0, {"count": 3, "taken": False}),
        Event("dealt", 1, {"cards": None}),
        Event("finished", 1, {"card": None}),
        Event("ended", None, {"scores": [64, 51, 7]}),
    ]
    assert shown.story(events, ["Anna (A)", "B", "C"], "en") == [
        "Round 9: B draws a shield",
        "  Anna (A) moves a legion from 20 Pisidia (dagger) to 19 Byzacena (shield)",
        "  Nothing done: B, C",
        "Ave Caesar! Anna (A) completes 19 Byzacena",
        "  Anna (A) lays 19 Byzacena into the completed area; completed: 3",
        "  The reward for wheat passes from B to Anna (A)",
        "  The reward for gold goes back to the table",
        "  B takes legions off 3 Marcus Titius (shield), 3 Marcus Titius (double swords)",
        "  B gives the tile to C",
        "  Anna (A) declines the reward for 3 objectives",
        "B is dealt six objectives",
        "  B completes nothing at once",
        "The game is over: Anna (A) 64, B 51, C 7",
    ]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_event_and_result_has_a_text(players: int, language: str) -> None:
    labels = "ABCDEF"[:players]
    for seed in range(4):
        match = whole(players, seed, 0, **({"start": "random3"} if seed % 2 else {}))
        shown = board()
        shown.look(match.view(0))
        for seat in [None, *range(players)]:
            lines = shown.story(match.events(seat), labels, language)
            assert not any("{" in line or "event" in line or "None" in line for line in lines)
        assert match.outcome is not None
        assert len(shown.result(match.outcome, labels, language)) == 2 + 4 * players
        for name in shown.extras:
            assert shown.extra(name, match.view(0), labels, language)
