"""Gorus Maximus line by line: whole games, everything that is typed during them, deck files."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import ludus
from ludus.kernel.decision import Event
from ludus.match import Match
from ludus.terminal.boards import find_board
from ludus.terminal.boards.gorus import GorusBoard

from .shell import CLEARED, Terminal, in_process, typed_game, typed_to_the_end

GAME = ludus.game("gorus")
CARD = re.compile(r"\b[BNGPY](?:1[0-5]|\d)\b")
FOUR = {"first_dealer": "D", "schools": "BNGP", "target": "1"}
FAVOUR = "Favour: 8 -4, 9 +2, 10 +1, 11 +1, 0 of the strongest at the end +5, others 0"


def whole(players: int, seed: int = 5, **options: str) -> Match:
    """A whole game of random moves: however bots improve, it stays the same."""
    rng = random.Random(seed)
    match = ludus.new_match("gorus", players, seed=seed, options=options)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.moves(seat)))
    return match


def board() -> GorusBoard:
    found = find_board(GAME)
    assert isinstance(found, GorusBoard)
    return found


# --- Whole games -------------------------------------------------------------------------------


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {}),
        (3, {"final_tie": "extra"}),
        (4, {"mode": "teams"}),
        (8, {"target": "1"}),
        (5, {"mode": "teams"}),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_by_typed_moves(players: int, options: dict[str, str], language: str, tmp_path: Path) -> None:
    match = whole(players, 5, **options)
    out = typed_to_the_end(tmp_path, match, language)
    words = ("strongest", "Round", "Favour") if language == "ru" else ("сильнейшая", "Раунд", "ПТ")
    assert not any(word in out for word in words)


def test_with_bots_and_by_numbers(tmp_path: Path) -> None:
    start = ["play", "gorus", "--players", "4", "--bots", "normal", "--option", "target=1", "--seed", "3"]
    done = in_process(tmp_path, *start, typed=["?", *["1"] * 40])
    assert done.code == 0
    assert "Round 1; " in done.out
    assert "D (normal) plays" in done.out or "D (normal) challenges" in done.out
    assert "wins bout 10 and captures 4 cards" in done.out
    assert "Decided by: " in done.out


# --- The table ---------------------------------------------------------------------------------


def test_the_table_of_four() -> None:
    match = ludus.new_match("gorus", 4, seed=1, options=FOUR)
    shown = board().status(match.view(0), ["Anna (A)", "B", "C", "D"], "en")
    assert shown[:3] == ["strongest -  follow -  match -", "Arena: empty", "Round 1, bout 1 of 10"]
    assert shown[3] == "Anna (A): cards 10, bouts 0, token 0/1 (you, to act)"
    assert shown[6] == "D: cards 10, bouts 0, token 0/1 (dealer)"
    assert shown[7] == FAVOUR
    hand = match.view(0)["seats"][0]["hand"]
    assert CARD.findall(shown[8]) == hand
    assert shown[8] == "Your hand: B5 B6; G8 G10 G12; P6 P7 P8 P11 P12"
    assert len(shown) == 9


def test_marks_in_the_hand_and_in_the_arena() -> None:
    """The example of the specification: C may follow with B9 and challenges with G10 instead."""
    view = ludus.new_match("gorus", 3, seed=1, options={"first_dealer": "C", "schools": "BNG"}).view(2)
    view["arena"] = [{"seat": 0, "card": "B4", "challenge": False}, {"seat": 1, "card": "B10", "challenge": False}]
    view |= {"starting": "B", "strongest": "B", "match": 10, "winning": 1, "turn": 2}
    view["seats"][2]["hand"] = ["B9", "N0", "N10", "G7", "G10"]
    shown = board().status(view, "ABC", "en")
    assert shown[0] == "strongest B  follow B  match 10"
    assert shown[1] == "Arena: A:B4 B:B10 (B is winning)"
    assert shown[-1] == "Your hand: B9; (N0) N10!; (G7) G10!"
    by_strength = board()
    by_strength.arrangement = "strength"
    assert by_strength.status(view, "ABC", "en")[-1] == "Your hand: (N0) (G7) B9 N10! G10!"
    view["seats"][2]["hand"] = ["N0", "N10"]
    assert board().status(view, "ABC", "ru")[-1] == "Ваша рука: N0 N10!"
    view["turn"] = 1
    assert board().status(view, "ABC", "en")[-1] == "Your hand: N0 N10"
    view["arena"].append({"seat": 2, "card": "G10", "challenge": True})
    view |= {"strongest": "G", "winning": 2}
    assert board().status(view, "ABC", "en")[1] == "Arena: A:B4 B:B10 C:G10! (C is winning)"


def test_two_players_solo_and_teams() -> None:
    two = ludus.new_match("gorus", 2, seed=1)
    assert "Round 1, bout 1 of 15; draw deck 10" in board().status(two.view(0), "AB", "en")
    teams = ludus.new_match("gorus", 5, seed=1, options={"mode": "teams", "show_running_totals": "on"})
    shown = board().status(teams.view(4), "ABCDE", "en")
    assert any(line.startswith("A: cards 10, bouts 0, token 0/3, favour 0 (team 1") for line in shown)
    assert any(line.startswith("E: cards 10, bouts 0, token 0/2, favour 0 (team 3") for line in shown)
    solo = ludus.new_match("gorus", 1, seed=1, options={"open_own_pile": "on"})
    shown = board().status(solo.view(0), "A", "en")
    assert "Wandering gladiators (W): cards 19, bouts 0, token 0/3" in shown
    assert "8 captured: no; without one the round is lost" in shown
    assert "Pile of the wanderers: -" in shown
    assert "Your pile: -" in shown
    view = solo.view(0)
    view["wanderers"] = [f"{school}8" for school in view["schools"]]
    assert any("so this round is lost" in line for line in board().status(view, "A", "en"))


def test_favour_of_a_deck_of_ones_own() -> None:
    figures = [0] * 80
    figures[7], figures[16 + 8] = 3, -4
    match = ludus.new_match("gorus", 2, options={"schools": "BNG", "favour": ",".join(map(str, figures))})
    shown = board().status(match.view(0), "AB", "en")
    assert "Favour: B7 +3, N7 0, G7 0" not in shown
    assert "Favour: B7 +3, N8 -4, 0 of the strongest at the end +5, others 0" in shown
    deck = board().extra("deck", match.view(0), "AB", "en")
    assert deck[1] == "N, Brown Swords: 0 4 5 6 7 8 (-4) 9 10 11 12"
    figures = [0, *range(1, 80)]
    for school in range(5):
        figures[school * 16] = 0
    match = ludus.new_match("gorus", 2, options={"favour": ",".join(map(str, figures))})
    assert "Favour: custom values; :deck shows them" in board().status(match.view(0), "AB", "en")


# --- What happens ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(1, 9))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_event_and_result_has_a_text(players: int, language: str) -> None:
    labels = "ABCDEFGH"[:players]
    ways: list[dict[str, str]] = [{}, {"target": "1", "final_tie": "extra", "show_running_totals": "on"}]
    ways += [{"mode": "teams"}] if players >= 4 else []
    ways += [{"solo_early_stop": "on", "open_own_pile": "on"}] if players == 1 else []
    for number, options in enumerate(ways):
        match = whole(players, number, **options)
        for seat in [None, *range(players)]:
            shown = board()
            shown.look(match.view(seat))
            lines = shown.story(match.events(seat), labels, language)
            assert not any("{" in line or "event" in line or ": -," in line for line in lines)
        assert match.outcome is not None
        assert board().result(match.outcome, labels, language)
        for name in board().extras:
            assert board().extra(name, match.view(0), labels, language)


def test_the_result_of_a_round_stands_there_until_its_second_bout() -> None:
    played = whole(3, 2, first_dealer="C")
    match = ludus.new_match("gorus", 3, seed=2, options={"first_dealer": "C"})
    shown, lines = board(), []
    for step in played.steps:
        match.play(step.seat, step.move)
        view = match.view(0)
        if view["rounds"] and not view["over"]:
            result = [line for line in shown.status(view, "ABC", "en") if line.startswith("Round 1: favour")]
            assert bool(result) == (view["round"] == 2 and view["bout"] == 1)
            lines += result
    totals = played.view(0)["rounds"][0]["totals"]
    assert f"favour A {totals[0]}, B {totals[1]}, C {totals[2]}; strongest " in lines[0]
    shown.look(played.view(0))
    story = shown.story(played.events(0), "ABC", "en")
    scored = next(number for number, line in enumerate(story) if line.startswith("Round 1 is over;"))
    figures = [str(total).replace("-", "−") for total in totals]
    assert f"Favour: A: {figures[0]}, B: {figures[1]}, C: {figures[2]}. Won by " in story[scored]
    assert story[scored + 1].startswith("  Rounds won: ")


def test_earlier_bouts_are_one_line_however_the_log_was_heard() -> None:
    match = ludus.new_match("gorus", 3, seed=2)
    heard: list[Event] = match.events(0)  # as a client of a server hears it: piece by piece
    while match.view(0)["bout"] < 5:
        seat = match.to_act[0]
        known = len(match.events(0))
        match.play(seat, match.moves(seat)[0])
        heard += match.events(0)[known:]
    shown = board()
    shown.look(match.view(0))
    whole_log = shown.story(match.events(0), "ABC", "en")
    assert whole_log.count("You cannot look at earlier bouts") == 1
    assert len([line for line in whole_log if "wins bout" in line]) == 1
    assert len([line for line in shown.story(heard, "ABC", "en") if "wins bout" in line]) == 4
    talk = Event("table-said", 1, {"text": "hm"})
    assert shown.story(shown.visible(heard), "ABC", "en") == whole_log
    assert talk in board().visible([*heard[:3], talk, *heard[3:]])
    match.play(0, "resign")
    match.play(1, "resign")
    assert match.over
    for over in (match, whole(3, 2)):
        assert board().visible(over.events(0)) == over.events(0)


def test_teams_have_won_whatever_was_looked_at_before() -> None:
    match = whole(4, 1, mode="teams")
    shown = board()
    shown.look(match.view(0))
    last = shown.story(match.events(0)[-1:], "ABCD", "en")
    assert re.fullmatch("The game is won by team [12].*", last[0])


# --- What is typed -----------------------------------------------------------------------------


def test_orders_refusals_and_the_previous_bout(tmp_path: Path) -> None:
    match = whole(4, 1, **FOUR)
    first = [step.move for step in match.steps[:4]]
    start = ludus.new_match("gorus", 4, seed=1, options=FOUR)
    start.play(0, first[0])
    bad = next(card for card in start.view(1)["seats"][1]["hand"] if card not in start.moves(1))
    moves = ["prev", ":rounds", first[0], bad, "B99", f"{first[0]}", ":prev", *first[1:], ":PREV", "prev", ":deck"]
    moves += [":help", ":sort strength", ":rules GM-202", ":lang ru", ":prev", ":nothing"]
    out = typed_game(tmp_path, match, moves=moves)
    assert "No round is over yet." in out
    assert "play one of them, or challenge with the same strength as the last card. (GM-202)" in out
    assert "You do not hold that card. (GM-208)" in out
    assert "“B99” is not a gladiator." in out
    assert out.count("There is no previous bout to look at in this round.") == 2
    cards = " ".join(f"{seat}:{card}" for seat, card in zip("ABCD", first, strict=True))
    assert out.replace("!", "").count(f"Previous bout: {cards}, won by ") == 2
    assert f"Прошлый бой: {cards}; бой за: " in out.replace("!", "")
    assert ":prev           the cards of the previous bout" in out
    assert "for example :rules GM-001" in out
    assert "B, Blue Fists: 0 4 5 6 7 8 (-4) 9 (+2) 10 (+1) 11 (+1) 12" in out
    assert "Команды :nothing нет." in out
    assert ludus.read_record(next((tmp_path / "state" / "ludus").iterdir()).read_text()).steps[-1].move == first[3]


def test_short_and_russian_ways_of_typing() -> None:
    ways = {"b 10": "b10", "с10": "B10", "К 5": "N5", "ж0!": "Y0!", "p5": "p5", "resign": "resign", "х1": "х1", "": ""}
    assert {text: board().complete({}, text) for text in ways} == ways


def test_the_second_player_does_not_see_the_first_hand(tmp_path: Path) -> None:
    """In a real terminal the screen is cleared between the two."""
    options = {"first_dealer": "B", "schools": "BNG"}
    match = ludus.new_match("gorus", 2, seed=4, options=options)
    hands = [set(match.view(seat)["seats"][seat]["hand"]) for seat in (0, 1)]
    arguments = ["--seed", "4", "--option", "first_dealer=B", "--option", "schools=BNG", "--yes"]
    with Terminal(tmp_path, "play", "gorus", "--seat", "A=Anna", "--seat", "B=Boris", *arguments) as terminal:
        terminal.wait_for("Press Enter when nobody else is looking.")
        shown = terminal.type("", "A> ")
        assert hands[0] <= set(CARD.findall(shown))
        assert not set(CARD.findall(shown)) & hands[1]
        card = match.moves(0)[0]
        match.play(0, card)
        shown = terminal.type(card, "Press Enter to hide your cards")
        assert re.search(r"Anna \(A\) draws (?:Blue|Brown|Green) \d", shown)
        terminal.type("", CLEARED)
        terminal.wait_for("Press Enter when nobody else is looking.")
        shown = terminal.type("", "B> ")
        assert hands[1] <= set(CARD.findall(shown))
        assert not set(CARD.findall(shown)) & set(match.view(0)["seats"][0]["hand"])
        assert "Anna (A) draws a card" in shown
        terminal.interrupt()


# --- Deck files --------------------------------------------------------------------------------


def test_a_deck_file_of_ones_own(tmp_path: Path) -> None:
    rows = [f"{school}{number},{7 if number == 12 else 0}" for school in "BNGPY" for number in range(16)]
    (tmp_path / "mine.csv").write_text("\n".join(["card,favour", *rows]) + "\n")
    done = in_process(tmp_path, "play", "gorus", "--deck", "mine.csv", "--save", "game.ludus", typed=[":quit"])
    assert "Favour: 12 +7, 0 of the strongest at the end +5, others 0" in done.out
    again = in_process(tmp_path, "play", "--resume", "game.ludus", typed=[":quit"])
    assert "Favour: 12 +7," in again.out
    sim = in_process(
        tmp_path, "sim", "gorus", "--players", "3", "--games", "3", "--jobs", "1", "--json", "-", "--deck", "mine.csv"
    )
    assert sim.code == 0
    assert "0,0,0,0,0,0,0,0,0,0,0,0,7,0,0,0" in sim.out


@pytest.mark.parametrize(
    ("content", "english", "russian"),
    [
        ("card\n", "Line 1: the column “favour” is missing.", "нет столбца «favour»"),
        ("card,favour\nB0,0\nB99,1\n", "Line 3: “B99” is not a gladiator.", "Строка 3: «B99»"),
        ("card,favour\nB4,1\nB4,1\n", "Line 3: B4 appears twice.", "B4 повторяется"),
        ("card,favour\nB4,much\n", "Line 2: the favour of B4 cannot be “much”", "«much»"),
        ("card,favour\nB4,1\n", "cards are missing, such as B0", "например B0"),
        ("\udcff", "isn’t a text file", "не текстовый файл"),
        ("x" * 1_000_001, "too long for a deck", "слишком велик"),
    ],
)
def test_bad_deck_files_are_refused(content: str, english: str, russian: str, tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text(content, errors="surrogateescape")
    for language, expected in (("en", english), ("ru", russian)):
        done = in_process(tmp_path, "play", "gorus", "--deck", "mine.csv", "--lang", language)
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert done.err.startswith("ludus: ") and "mine.csv" in done.err and expected in done.err
    done = in_process(tmp_path, "sim", "gorus", "--players", "3", "--deck", "mine.csv")
    assert done.code == 2 and english in done.err


def test_decks_where_there_can_be_none(tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text((Path(ludus.__file__).parent / "games/gorus/cards.csv").read_text("utf-8"))
    asked = (
        ("play regicide --deck mine.csv", "Regicide doesn’t use deck files."),
        ("play gorus --deck none.csv", "none.csv: No such file"),
        ("play gorus --deck mine.csv --option favour=minimal", "--deck already sets the option favour"),
        ("play --resume game.ludus --deck mine.csv", "--deck can’t be used with --resume"),
    )
    for line, expected in asked:
        done = in_process(tmp_path, *line.split())
        assert done.code == 2 and expected in done.err, done


# --- Positions ---------------------------------------------------------------------------------


def test_a_position_from_a_file(tmp_path: Path) -> None:
    """The leader is shown by name; the game is saved, and goes on where it was."""
    match = ludus.new_match("gorus", 3, seed=5, options={"first_dealer": "A"})
    match.play(1, max(match.moves(1), key=lambda card: int(card[1:])))
    (tmp_path / "scene.json").write_text(json.dumps(match.position()), "utf-8")
    people = ("--seat", "A=Anna", "--seat", "B=Boris", "--seat", "C=Clara")
    done = in_process(
        tmp_path, "play", "gorus", "--position", "scene.json", *people, "--save", "g.ludus", typed=["?", ":quit"]
    )
    assert done.code == 0, done.err
    arena = match.view(None)["arena"][0]["card"]
    assert f"Arena: B:{arena} (Boris (B) is winning)" in done.out
    assert "Boris (B) is winning so far" in done.out
    assert "seat B" not in done.out
    again = in_process(tmp_path, "play", "--resume", "g.ludus", typed=[":quit"])
    assert f"Arena: B:{arena} (Boris (B) is winning)" in again.out


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ('{"players": 3', "The position can’t be read"),
        ("B4/B5", "named fields"),
        ('{"players": 3, "schools": "BNG"}', "hands cannot be “None”"),
    ],
)
def test_positions_that_will_not_do(tmp_path: Path, content: str, expected: str) -> None:
    (tmp_path / "scene.json").write_text(content, "utf-8")
    done = in_process(tmp_path, "play", "gorus", "--position", "scene.json")
    assert done.code != 0
    assert expected in done.err
