"""Moves as text (specification 7)."""

from __future__ import annotations

import pytest

import ludus
from ludus.games.goldencup.moves import LEARN, LINE, PAYLOAD, PREP, TRAIN_ATTACK, TRAIN_DEFENCE, UP, two_kinds
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import GAME, deal, play, scene, team

pytestmark = pytest.mark.both


@rule("GC-005")
@pytest.mark.parametrize("players", range(1, 7))
def test_every_move_of_whole_games_round_trips(players: int) -> None:
    """Text, code, text; in small letters too."""
    m, rng = deal(players, 2), Rng(2)
    while not m.over:
        for seat in m.to_act:
            for move in m.state.legal(seat)[:40]:
                text = GAME.format(m.state, seat, move)
                assert GAME.parse(m.state, seat, text) == move
                assert GAME.parse(m.state, seat, f" {text.lower()} ") == move
        seat = m.to_act[rng.below(len(m.to_act))]
        m.play_move(seat, m.state.advise(seat, rng))


@rule("GC-005", "GC-078", "GC-Q07")
@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("f7", "F07"),
        ("p-40-12", "P-12-40"),
        ("P", "P"),
        ("s - 3 - 1", "S-1-3"),
        ("h21", "H21"),
        ("ag", "AG"),
        ("st", "ST"),
        ("ta2", "TA2"),
        ("td1.2", "TD1.2"),
        ("td3", "TD3"),
        ("la", "LA"),
        ("LD", "LD"),
        ("e", "E"),
        ("k33", "K33"),
        ("+A2", "+a2"),
        ("-D2", "-d2"),
        ("o21.2", "O21.2"),
        ("x12/-/40/77", "X12/-/40/77"),
        ("Resign", "resign"),
    ],
)
def test_texts(text: str, canonical: str) -> None:
    """What may be written and how it is written."""
    m = deal(2)
    assert GAME.format(m.state, 0, GAME.parse(m.state, 0, text)) == canonical


@rule("GC-005")
@pytest.mark.parametrize(
    "text",
    ["", "X", "F", "F123", "H", "H0", "H007", "H1000", "S-1-2-3-4", "S-1-1", "P-0", "P12", "TA", "TA5", "TA0", "TA1.2",
     "TD", "TD5", "TD1.5", "TD1.2.3", "L", "LX", "+2", "+a0", "+a5", "-x1", "a2", "O21", "O.1", "O21.0", "O200.1",
     "X1/2/3", "X1/2/3/4/5", "X-/-/-", "X200/-/-/-", "E E", "AG ST", "É", "１", "S--1"],
)  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    """Refused with the text in both languages, and nothing changes."""
    m = scene(team(hand="1 2 3"), team())
    before = m.position()
    with pytest.raises(ludus.Unreadable) as error:
        m.play(0, text)
    assert error.value.text("en") != error.value.text("ru")
    assert text.strip() in error.value.text("en")
    assert m.position() == before


@rule("GC-050")
def test_numbers_that_are_no_move() -> None:
    """Refused with a rule, never an accident."""
    m = scene(team(hand="1 2 3"), team(hired="4"))
    for move in (-2, 0, 1 << 35, 15, 14 << 4, 7 | 9 << 4, 8 | 99 << 4, 9 | 3 << 4, 12 | 8 << 4):
        with pytest.raises(ludus.Illegal):
            m.play_move(0, move)
    for nothing in (-2, 0, 5 | 1 << 4, 10 | 1 << 4):
        with pytest.raises(ludus.Illegal) as refused:
            m.play_move(0, nothing)
        assert refused.value.rule == "GC-050"


@rule("GC-064", "GC-077", "GC-108")
def test_numbers_beyond_tokens_and_slots() -> None:
    """Defence tokens are no attack tokens, and a line-up has four slots."""
    shop = scene(team(hired="11"), team()).state
    assert [shop.why_not(0, TRAIN_ATTACK | kind << PAYLOAD) for kind in (3, 4, 7, 8)] == [75, 77, 77, 77]
    assert shop.why_not(0, LEARN | 9 << PAYLOAD) == 64
    training = [TRAIN_DEFENCE | two_kinds(4, second) << PAYLOAD for second in (0, 3, 8)]
    assert [shop.why_not(0, move) for move in training] == [77, 77, 77]
    upgrading = play(scene(team("a1 a2", hand="15", coins=3), team()), "A:H15").state
    assert [upgrading.why_not(0, UP | kind << PAYLOAD) for kind in (0, 1, 4, 8)] == [0, 0, 77, 78]
    preparing = scene(team(hand="1 2", stage="prepare"), team(), round=2).state
    assert [preparing.why_not(0, PREP | (1 | second << 7) << PAYLOAD) for second in (0, 1, 2)] == [0, 33, 0]
    lining = scene(team(hired="1 2"), team(hired="13"), phase="matches").state
    lines = (1, 2 << 21, 1 << 28, 2 << 28, 1 << 35)
    assert [lining.why_not(0, LINE | line << PAYLOAD) for line in lines] == [0, 0, 108, 108, 108]


@rule("GC-020", "GC-098", "GC-108", "GC-195")
def test_numbers_below_zero_are_no_answer_to_anything() -> None:
    """Also where the last bits are those of an answer."""
    fan, line = deal(2), scene(team(hired="11"), team(hired="13"), phase="matches")
    sack = play(scene(team(hired="11 13", hand="34"), team()), "A:H34")
    for m, number in ((fan, "GC-020"), (line, "GC-195"), (sack, "GC-098")):
        kind = m.state.legal(0)[0] & 15
        for move in (kind - 32, kind - (1 << 36)):
            with pytest.raises(ludus.Illegal) as refused:
                m.play_move(0, move)
            assert refused.value.rule == number


@rule("GC-001")
def test_a_bad_seat() -> None:
    m = deal(2)
    for seat in (2, -1):
        with pytest.raises(ludus.LudusError):
            m.play(seat, "E")
