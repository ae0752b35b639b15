"""Communication (ledger 3.15, specification 11.4)."""

from __future__ import annotations

import pytest

import ludus
from ludus import Match
from ludus.kernel.text import words
from tests.kit.rules import rule

from .table import SEATS, lay_out, play

pytestmark = pytest.mark.both

ANY_TIME = ["s hand", "s tavern", "s lazaret", "s attack", "s think", "s bravo"]
AFTER_JESTER = ["s +", "s -", "s 0"]
HINTS = [
    "my hand is fine",
    "TC",
    "I hope someone plays hearts",
    "если сыграешь бубны, я помогу",
    "leave this enemy to me",
]


def silent(m: Match, seat: str, phrase: str, rule: str) -> None:
    """The rule forbids this phrase now, and nobody hears it."""
    before = list(m.said)
    with pytest.raises(ludus.Illegal) as refusal:
        m.say(SEATS.index(seat), phrase)
    assert refusal.value.rule == rule
    assert refusal.value.text("ru").endswith(f"({rule})")
    assert m.said == before


def heard(m: Match) -> list[tuple[str, str]]:
    return [(SEATS[seat], phrase) for _, seat, phrase in m.said]


@rule("RG-230", "RG-R10")
@pytest.mark.parametrize("phrase", HINTS)
@pytest.mark.parametrize("seat", "AB")
def test_free_talk_is_closed(phrase: str, seat: str) -> None:
    """Nothing that could reveal a hand can be said during the game."""
    silent(lay_out("2C.TC/3C"), seat, phrase, "RG-230")


@rule("RG-231")
@pytest.mark.parametrize("phrase", ANY_TIME)
@pytest.mark.parametrize("step", ["1", "4"])
def test_public_facts_may_be_said(phrase: str, step: str) -> None:
    """Counts and the net attack, at any time, by the active player and by the others."""
    for seat in "ABC":
        m = lay_out("2C.TC/3C/-", enemy="JH", step=step)
        m.say(SEATS.index(seat), phrase)
        assert heard(m) == [(seat, phrase)]


@rule("RG-231", "RG-234")
def test_phrases_are_a_closed_list() -> None:
    """Six phrases outside the Jester's window, the same for every seat."""
    m = lay_out("2C.TC/3C/-", enemy="JH")
    assert [m.signals(seat) for seat in range(3)] == [ANY_TIME] * 3


@rule("RG-231")
def test_phrases_give_public_numbers_in_both_languages() -> None:
    """How many cards are where, and how hard the enemy strikes."""
    text = words("regicide")
    for name in ("hand", "tavern", "lazaret", "attack"):
        for language in ("en", "ru"):
            assert "3" in text.say(language, f"signal-{name}", count=3)


@rule("RG-232")
@pytest.mark.parametrize("phrase", ["s hearts", "s TC", "s 10C", "s help", "s mine", "s", "s hand 3", "s HAND!"])
def test_other_signals_do_not_exist(phrase: str) -> None:
    """No phrase names a card, hopes for a suit, offers a deal or asks for the enemy."""
    silent(lay_out("2C.TC/3C"), "A", phrase, "RG-230" if phrase == "s" else "RG-232")


@rule("RG-233")
@pytest.mark.parametrize("phrase", AFTER_JESTER)
def test_wishes_only_after_a_jester(phrase: str) -> None:
    """From the Jester until the next player begins, by everyone."""
    for seat in "ABC":
        m = lay_out("X.2C/3C/4C", enemy="JH")
        silent(m, seat, phrase, "RG-233")
        play(m, "A p X")
        assert m.signals(SEATS.index(seat)) == ANY_TIME + AFTER_JESTER
        m.say(SEATS.index(seat), phrase)
        assert heard(m) == [(seat, phrase)]
        play(m, "A n B")
        silent(m, seat, phrase, "RG-233")


@rule("RG-233", "RG-230")
def test_contents_stay_secret_after_a_jester() -> None:
    """Also in the window only the general phrases are allowed."""
    m = play(lay_out("X.2C/3C/4C", enemy="JH"), "A p X")
    for phrase in HINTS:
        silent(m, "B", phrase, "RG-230")
    silent(m, "B", "s hearts", "RG-232")


@rule("RG-233")
def test_naming_need_not_wait_for_wishes() -> None:
    """The choice may be made without hearing anybody."""
    m = play(lay_out("X.2C/3C/4C", enemy="JH"), "A p X", "A n C")
    assert m.to_act == (2,)


@rule("RG-234", "RG-R10")
def test_one_signal_per_player_and_turn() -> None:
    """So that repeating carries no message; every player has one of his own."""
    m = lay_out("2C.TC/3C.TD/-", enemy="JH", castle="-", rest="lazaret")
    m.say(0, "s hand")
    silent(m, "A", "s tavern", "RG-234")
    silent(m, "A", "s hand", "RG-234")
    m.say(1, "s tavern")
    silent(m, "B", "s bravo", "RG-234")
    play(m, "A p 2C", "A d TC")
    m.say(0, "s tavern")
    m.say(1, "s hand")
    assert heard(m) == [("A", "s hand"), ("B", "s tavern"), ("A", "s tavern"), ("B", "s hand")]


@rule("RG-234", "RG-R10")
def test_playing_a_card_gives_no_second_signal() -> None:
    """Step 4 belongs to the same turn as step 1."""
    m = lay_out("2C.TC/3C.TD/-", enemy="JH", castle="-", rest="lazaret")
    m.say(1, "s hand")
    play(m, "A p 2C")
    silent(m, "B", "s tavern", "RG-234")


@rule("RG-234")
def test_signals_have_no_effect_on_the_game() -> None:
    """Position and record stay the same."""
    m = lay_out("2C.TC/3C", enemy="JH")
    before = m.position(), m.record()
    m.say(1, "s tavern")
    assert (m.position(), m.record()) == before


@rule("RG-R10")
def test_silent_table() -> None:
    """No phrases at all except after a Jester."""
    m = lay_out("X.2C/3C/4C", enemy="JH", options={"talk": "silent"})
    assert m.signals(1) == []
    silent(m, "B", "s tavern", "RG-232")
    silent(m, "B", "hello", "RG-230")
    silent(m, "B", "s +", "RG-233")
    play(m, "A p X")
    assert m.signals(1) == AFTER_JESTER
    m.say(1, "s -")
    assert heard(m) == [("B", "s -")]


@rule("RG-R10")
def test_free_table() -> None:
    """Chat is open and the players answer for it."""
    m = lay_out("2C.TC/3C", enemy="JH", options={"talk": "free"})
    m.say(1, "my hand is fine")
    m.say(1, "really")
    assert len(m.said) == 2


@rule("RG-R10")
def test_chat_is_open_after_the_game() -> None:
    """From deal to end it is closed, afterwards not."""
    m = play(lay_out("2C.3C/TC", enemy="JH"), "A p 2C")
    assert m.over
    m.say(1, "the ten of clubs was mine")
    assert heard(m) == [("B", "the ten of clubs was mine")]
