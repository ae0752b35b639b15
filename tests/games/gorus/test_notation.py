"""Cards as text (specification 7)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludus
from ludus.games.gorus.cards import CODES
from ludus.games.gorus.script import read_line
from ludus.kernel.state import RESIGN
from tests.kit.rules import rule

from .table import SCHOOLS, deal, play, scene

GAME = ludus.game("gorus")
STATE = scene("B4.N4/B5.N5/B6.N6", strongest="Y").state
CARD = re.compile(r"[BNGPYbngpy]([0-9]|1[0-5])")


@rule("GM-003")
@given(st.sampled_from(SCHOOLS), st.integers(0, 15), st.booleans(), st.sampled_from(["", " ", "  "]))
def test_every_card_round_trips(school: str, strength: int, small: bool, space: str) -> None:
    """In small letters too; written in capitals."""
    name = f"{school}{strength}"
    move = GAME.parse(STATE, 0, space + (name.lower() if small else name) + space)
    assert GAME.format(STATE, 0, move) == name
    assert move == SCHOOLS.index(school) * 16 + strength


@rule("GM-207")
@given(st.text(max_size=8) | st.from_regex(r"[BNGPYbngpyX]?[0-9]{0,3}!{0,2}", fullmatch=True))
def test_any_text_is_a_card_or_unreadable(text: str) -> None:
    """Nothing else can happen, and the refusal names the text in both languages."""
    try:
        move = GAME.parse(STATE, 0, text)
    except ludus.Unreadable as error:
        assert error.text("en")
        assert error.text("ru")
        assert not CARD.fullmatch(text.strip())
    else:
        assert text.strip().lower() == "resign" or CARD.fullmatch(text.strip())
        assert GAME.parse(STATE, 0, GAME.format(STATE, 0, move)) == move


@rule("GM-207", "GM-208")
def test_numbers_that_are_no_card() -> None:
    """A card that is not held is refused by another rule."""
    m = ludus.new_match("gorus", 3, seed=1)
    seat = m.to_act[0]
    assert [m.state.why_not(seat, move) for move in (-80, -2, CODES, CODES + 1, 10**6)] == [207] * 5
    missing = next(move for move in range(CODES) if move not in m.state.legal(seat))
    assert m.state.why_not(seat, missing) == m.state.why_not(seat, CODES - 1) == 208


@rule("GM-210")
@given(st.integers(0, 79), st.integers(0, 79))
def test_a_mark_is_read_only_after_an_equal_card(first: int, second: int) -> None:
    if first == second:
        return
    one, two = (GAME.format(STATE, 0, card) for card in (first, second))
    m = play(scene(f"{one}/{two}/-", strongest="Y", bout=1), f"A:{one}")
    if first & 15 == second & 15:
        assert GAME.parse(m.state, 1, two + "!") == second
    else:
        with pytest.raises(ludus.Unreadable):
            GAME.parse(m.state, 1, two + "!")
    assert GAME.parse(m.state, 1, two) == second


@rule("GM-R31")
def test_resign_is_a_word() -> None:
    """The platform's move."""
    assert GAME.parse(STATE, 0, " Resign ") == RESIGN
    assert GAME.format(STATE, 0, RESIGN) == "resign"


@rule("GM-R25")
@given(st.text(max_size=40) | st.from_regex(r"R[0-9]{1,2}\.[0-9]{1,2}( [A-HW]:[BNGPYQ][0-9]{1,2}!?){1,3}( =[A-HW])?"))
def test_any_line_is_read_or_refused(text: str) -> None:
    """A line of a record never breaks the reader."""
    try:
        moves = read_line(text)
    except ValueError:
        return
    for seat, move in moves or ():
        assert 0 <= seat < 8
        assert move


@rule("GM-202", "GM-207")
@given(st.lists(st.integers(0, 999), min_size=1, max_size=30), st.integers(1, 8))
def test_any_choice_of_legal_cards_makes_a_record(choices: list[int], players: int) -> None:
    """Notation, record and replay agree."""
    m = deal(players, sum(choices))
    for choice in choices:
        seat = m.to_act[0]
        legal = m.moves(seat)
        m.play(seat, legal[choice % len(legal)].lower())
    assert ludus.read_record(m.record()).position() == m.position()
