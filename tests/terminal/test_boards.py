"""The table of Regicide in lines, and the board that any game gets."""

from __future__ import annotations

import pytest

import ludus
from ludus.terminal.boards import find_board
from ludus.terminal.boards.generic import GenericBoard
from ludus.terminal.boards.regicide import RegicideBoard

GAME = ludus.game("regicide")
LABELS = ["Anna (A)", "B (hard)", "C"]
POSITION = (
    "rg n=3 turn=A step=1 hands=AC.7H.QS/JC.2D/X enemy=KS table=9S/5S+5D castle=KH.KD tavern=JD.3H.4H.5H "
    "lazaret=TC.9C yielded=BC flips=0"
)


def whole(line: str) -> str:
    """The position with every other card in the Lazaret."""
    words = line.replace("=", " ").replace("/", " ").replace(".", " ").replace("+", " ").split()
    deck = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
    rest = ".".join(card for card in deck if card not in words)
    return line.replace("lazaret=TC.9C", f"lazaret=TC.9C.{rest}")


def lines(language: str, line: str = POSITION, **options: str) -> list[str]:
    match = ludus.from_position("regicide", whole(line), options=options)
    return find_board(GAME).status(match.view(0), LABELS, language)


def test_the_status_block() -> None:
    enemy, counts, table, seats, hand = lines("en")
    assert enemy == "Enemy KS: health 21 of 40, attack 20 - 0 = 20; blocks spades; sleeping shield 19"
    assert counts == "Castle 2 (to come: K DH) · Tavern 4 (top JD) · Lazaret 37 (top TC)"
    assert table == "Table: 9S (9, sleeping shield), 5D+5S (10, sleeping shield)"
    assert seats == "Seats: Anna (A) 3/6 (you, to act); B (hard) 2/6 (yielded, holds JC); C 1/6 (yielded)"
    assert hand == "Your hand (3 of 6, worth 23): AC=1 7H QS=15"


def test_after_a_jester_the_shield_is_awake() -> None:
    jester = POSITION.replace("5S+5D", "5S+5D/X").replace("hands=AC.7H.QS/JC.2D/X", "hands=AC.7H.QS/JC.2D/-")
    shown = lines("en", jester)
    assert shown[0] == "Enemy KS: health 21 of 40, attack 20 - 19 = 1; immunity cancelled"
    assert shown[2] == "Table: 9S (9, shield), 5D+5S (10, shield), X (0)"


def test_russian_and_an_open_lazaret() -> None:
    shown = lines("ru", lazaret="open")
    assert shown[0] == "Враг KS: здоровье 21 из 40, атака 20 - 0 = 20; блокирует пики; заблокированная защита 19"
    assert any(line.startswith("Лазарет, сверху вниз: TC 9C") for line in shown)
    assert "Anna (A) 3/6 (ваш ход); " in shown[3]
    match = ludus.from_position("regicide", whole(POSITION))
    assert (
        "Anna (A) 3/6 (ходит, держит QS); B (hard) 2/6 (вы, " in find_board(GAME).status(match.view(1), LABELS, "ru")[3]
    )
    assert not any(letter in "".join(shown) for letter in ("Enemy", "Table", "you"))


def test_recruited_enemies_are_shown_where_everybody_knows_them() -> None:
    match = ludus.new_match("regicide", 2, seed=7, options={"first": "A"})
    board = find_board(GAME)
    match.play(0, "p 5C 5D")
    assert "Tavern 25 (top JH)" in board.status(match.view(1), LABELS, "en")[1]


def test_solo_shows_flips_and_the_possible_grade() -> None:
    match = ludus.new_match("regicide", 1, seed=1)
    board = find_board(GAME)
    assert "Flips left: 2 (possible grade: gold)" in board.status(match.view(0), ["A"], "en")
    match.play(0, "f")
    assert "Осталось переворотов: 1 (возможна победа: Серебряная)" in board.status(match.view(0), ["A"], "ru")
    with_yield = ludus.new_match("regicide", 1, seed=1, options={"solo_yield": "on"})
    assert "Flips left: 2 (no grade with solo_yield)" in board.status(with_yield.view(0), ["A"], "en")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_event_and_result_has_a_text(players: int, language: str) -> None:
    board = find_board(GAME)
    labels = list("ABCD"[:players])
    for seed in range(8):
        level = ["normal", "random"][seed % 2]
        match = ludus.play_out("regicide", [level] * players, seed=seed)
        for seat in [None, *range(players)]:
            lines = board.story(match.events(seat), labels, language)
            assert lines
            assert not any("{" in line or "event" in line for line in lines)
        assert match.outcome is not None
        assert board.result(match.outcome, labels, language)
        assert board.status(match.view(0), labels, language)


def test_short_ways_of_typing() -> None:
    board = find_board(GAME)
    assert board.complete({"step": "1"}, "7h ac") == "p 7h ac"
    assert board.complete({"step": "4"}, "10♥, 2C") == "d 10♥, 2C"
    assert board.complete({"step": "1"}, "x") == "p x"
    assert board.complete({"step": "N"}, "b") == "n b"
    assert board.complete({"step": "1"}, "y") == "y"
    assert board.complete({"step": "1"}, "p 7H") == "p 7H"


def test_any_game_has_a_board() -> None:
    """Regicide on the board of games that have none: numbers are named by the declaration of its view."""
    assert isinstance(find_board(GAME), RegicideBoard)
    board = GenericBoard(GAME)
    match = ludus.play_out("regicide", ["normal", "normal"], seed=3)
    shown = board.status(match.view(0), LABELS[:2], "en")
    assert "The most cards that a hand may hold 7" in shown[0]
    assert any(line.startswith("The draw pile: ") for line in shown)
    assert shown[-1].startswith("B (hard): ")
    assert board.story(match.events(0), LABELS[:2], "en")[0] == "Anna (A) plays 7♣ (7)"
    assert match.outcome is not None
    assert board.result(match.outcome, LABELS[:2], "ru")[0] == "Победители: Anna (A), B (hard)"
