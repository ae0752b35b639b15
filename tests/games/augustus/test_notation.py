"""Decisions as text (specification 7)."""

from __future__ import annotations

import random
import re
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludus
from ludus import Match
from ludus.games.augustus.moves import KEY_BITS, KEY_MASK
from ludus.games.augustus.script import read_line
from ludus.games.augustus.state import Augustus
from ludus.kernel.state import RESIGN
from ludus.kernel.text import words
from tests.kit.rules import rule

from .table import SEATS, about_to, deal, moves, play, refused, scene, unreadable

GAME = ludus.game("augustus")


def keeping() -> Match:
    return deal(3, 2)


def placing() -> Match:
    return scene("19:KK 20:HD 21:C +2 | 40", "85:S 88 | 16", token="H")


def joking() -> Match:
    return scene("19:KK 20:HD 21:C +2 | 40", "85:S 88 | 16", token="J")


def mobilising() -> Match:
    return about_to(35, "85", more="12:T 20:D 74 +3")


def mobilising_any() -> Match:
    return about_to(63, "85", more="12:T 20:D +3")


def finishing() -> Match:
    return about_to(79, "85", more="12:T 20:D 74 +3")


def arranging() -> Match:
    return about_to(72, "85", more="19:K 20:D 21:C +2")


def removing() -> Match:
    return about_to(30, "85:SHH 40:C | 5", "88")


def wiping() -> Match:
    return about_to(76, "85:SHH 40:C | 5", "88")


def losing() -> Match:
    return about_to(81, "85:SHH 40:C | 5 10 16", "88")


def giving() -> Match:
    return play(about_to(81, "85 | 5 4", "80 | 27 10", "82 | 39 12", tiles={"res:gold": "B"}), "B:l5 C:l10 D:l12")


def counting() -> Match:
    return about_to(80, "85", done="1 4 16")


def picking() -> Match:
    return about_to(80, "85", display="33 61 27 36 45")


def picking_two() -> Match:
    return about_to(26, "85", display="33 61 27 36 45")


SITUATIONS = {
    make.__name__: make
    for make in (
        keeping, placing, joking, mobilising, mobilising_any, finishing, arranging, removing, wiping, losing, giving,
        counting, picking, picking_two,
    )
}  # fmt: skip
SITTING = {name: make() for name, make in SITUATIONS.items()}  # looked at, never played


# --- Round trips -----------------------------------------------------------------------------------


@rule("AU-030")
@pytest.mark.both
@pytest.mark.parametrize("name", SITUATIONS)
def test_every_answer_round_trips(name: str) -> None:
    """Also in small letters and with spaces anywhere."""
    m, dice = SITTING[name], random.Random(1)
    for seat in m.to_act:
        for move in m.state.legal(seat):
            text = GAME.format(m.state, seat, move)
            assert GAME.parse(m.state, seat, text) == move
            assert GAME.parse(m.state, seat, text.lower()) == move
            assert GAME.parse(m.state, seat, text.upper()) == move
            spaced = "".join(letter + " " * dice.randrange(3) for letter in text)
            assert GAME.parse(m.state, seat, f"  {spaced}") == move


@rule("AU-030")
@pytest.mark.parametrize(
    ("name", "text", "canonical"),
    [
        ("placing", "+19h", "+19H"),
        ("placing", "20d > 19h", "20D>19H"),
        ("mobilising", "m+12h/20d>12c", "m+12H/20D>12C"),
        ("mobilising", "m+12C/+12H", "m+12C/+12H"),
        ("mobilising", "m-/+12C", "m+12C"),
        ("mobilising", "m+12C/-", "m+12C"),
        ("mobilising", "m-/-", "m-"),
        ("finishing", "F12", "f12"),
        ("arranging", "a20hh,19k", "a19K,20HH"),
        ("arranging", "a21k,19k,21c", "a19K,21CK"),
        ("removing", "x40C,85H", "x85H,40C"),
        ("removing", "x85h,85h", "x85H,85H"),
        ("wiping", "W85", "w85"),
        ("losing", "L10", "l10"),
        ("giving", "gc", "gC"),
        ("counting", "R4", "r4"),
        ("picking", "p 33", "p33"),
        ("picking_two", "p61,33", "p61,33"),
        ("picking_two", "p33,61", "p33,61"),
    ],
)
def test_canonical_texts(name: str, text: str, canonical: str) -> None:
    """One way to write an answer; the order of new objectives is the order in which they are taken."""
    m = SITTING[name]
    assert m.check(m.to_act[0], text) == canonical


@rule("AU-114")
def test_pictures_ascend() -> None:
    """By card number, however the objectives lie; symbols in printing order."""
    m = about_to(72, "85", more="21:C 19:K 20:D +2")
    assert m.check(0, "a21KC,19K") == "a19K,21CK"
    play(m, "A:a21KC,19K")
    assert "A:a19K,21CK" in m.record()


@rule("AU-008")
def test_three_kept_objectives_ascend() -> None:
    m = SITTING["keeping"]
    first, second, third = sorted(m.position()["active"][0])[:3]
    assert m.check(0, f"k{third},{first},{second}") == f"k{first},{second},{third}"


@rule("AU-021")
def test_numbers_of_one_and_two_figures() -> None:
    """4 and 44 are told apart."""
    m = scene("4 44:S", "85", token="S")
    assert moves(m, "A") == {"+4S", "44S>4S", "-"}
    assert m.check(0, "44S>4S") == "44S>4S"


@rule("AU-R27")
def test_resign_is_a_word() -> None:
    """The platform's move, in every situation."""
    for m in SITTING.values():
        for text in ("resign", " Resign ", "RESIGN"):
            assert GAME.parse(m.state, 0, text) == RESIGN
        assert GAME.format(m.state, 0, RESIGN) == "resign"


# --- Refusals ----------------------------------------------------------------------------------------

UNREADABLE = [
    ("placing", "A:+99H", "au-not-yours"),
    ("placing", "A:+0H", "au-not-yours"),
    ("placing", "A:+19X", "au-bad-move"),
    ("placing", "A:19H", "au-bad-move"),
    ("placing", "A:+19", "au-bad-move"),
    ("placing", "A:--", "au-bad-move"),
    ("placing", "A:+19HH", "au-bad-move"),
    ("placing", "A:+119H", "au-bad-move"),
    ("placing", "A:hello", "au-bad-move"),
    ("placing", "A:+40H", "au-not-yours"),
    ("placing", "A:+85H", "au-not-yours"),
    ("placing", "A:+19H/+20H", "au-one-legion"),
    ("placing", "A:19K>20H,20D>19H", "au-one-legion"),
    ("placing", "A:p33", "au-not-asked"),
    ("placing", "A:k1,2,3", "au-not-asked"),
    ("placing", "A:r4", "au-not-asked"),
    ("placing", "A:x19K", "au-not-asked"),
    ("keeping", "A:kA", "au-bad-move"),
    ("keeping", "A:k", "au-bad-move"),
    ("keeping", "A:k1;2;3", "au-bad-move"),
    ("keeping", "A:k0,1,2", "au-bad-move"),
    ("keeping", "A:k89,1,2", "au-bad-move"),
    ("keeping", "A:-", "au-not-asked"),
    ("mobilising", "A:m", "au-bad-move"),
    ("mobilising", "A:m+12H/+12C/+20H", "au-bad-move"),
    ("mobilising", "A:m12H", "au-bad-move"),
    ("mobilising", "A:m35S>12H", "au-locked"),
    ("mobilising", "A:m+35S", "au-locked"),
    ("mobilising", "A:+12H", "au-not-asked"),
    ("finishing", "A:f", "au-bad-move"),
    ("finishing", "A:f79", "au-locked"),
    ("finishing", "A:f85", "au-not-yours"),
    ("finishing", "A:f12,20", "au-bad-move"),
    ("arranging", "A:a", "au-bad-move"),
    ("arranging", "A:a19", "au-bad-move"),
    ("arranging", "A:a19HHH", "au-no-space"),
    ("arranging", "A:a72H", "au-locked"),
    ("arranging", "A:a19K,,20D", "au-bad-move"),
    ("removing", "B:x", "au-bad-move"),
    ("removing", "B:x85S,85H,40C", "au-bad-move"),
    ("removing", "B:w85", "au-not-asked"),
    ("removing", "B:x88H", "au-not-yours"),
    ("wiping", "B:w", "au-bad-move"),
    ("wiping", "B:w85,40", "au-bad-move"),
    ("wiping", "B:w88", "au-not-yours"),
    ("losing", "B:l", "au-bad-move"),
    ("losing", "B:l0", "au-bad-move"),
    ("losing", "B:l5,10", "au-bad-move"),
    ("losing", "B:x85S", "au-not-asked"),
    ("giving", "B:g", "au-bad-move"),
    ("giving", "B:gE", "au-bad-move"),
    ("giving", "B:gCD", "au-bad-move"),
    ("counting", "A:r", "au-bad-move"),
    ("counting", "A:r3", "au-no-tile"),
    ("counting", "A:r5", "au-no-tile"),
    ("counting", "A:yes", "au-bad-move"),
    ("picking", "A:p", "au-bad-move"),
    ("picking", "A:p-", "au-bad-move"),
    ("picking", "A:p85", "au-not-open"),
    ("picking", "A:p34", "au-not-open"),
]
RULES = {
    "au-not-asked": "AU-030",
    "au-locked": "AU-084",
    "au-one-legion": "AU-045",
    "au-not-yours": "AU-051",
    "au-no-space": "AU-027",
    "au-no-tile": "AU-166",
    "au-not-open": "AU-075",
}


@rule("AU-030", "AU-045", "AU-051", "AU-027", "AU-075", "AU-084", "AU-166")
@pytest.mark.both
@pytest.mark.parametrize(("name", "text", "message"), UNREADABLE)
def test_no_answer_to_what_is_asked(name: str, text: str, message: str) -> None:
    """The reason and its rule, in both languages."""
    rules = [RULES[message]] if message in RULES else []
    unreadable(SITTING[name], text, message, *rules)


ILLEGAL = [
    ("placing", "A:+21C", "AU-048"),
    ("placing", "A:+21H", "AU-040"),
    ("placing", "A:+20D", "AU-048"),
    ("placing", "A:20H>20H", "AU-044"),
    ("placing", "A:21K>19H", "AU-042"),
    ("joking", "A:+21C", "AU-047"),
    ("mobilising", "A:m+12H/+74H", "AU-106"),
    ("mobilising", "A:m+12T", "AU-106"),
    ("mobilising", "A:m74K>12H", "AU-042"),
    ("mobilising_any", "A:m+12T", "AU-047"),
    ("mobilising_any", "A:m+12H/+12H", "AU-047"),
    ("arranging", "A:a19K", "AU-115"),
    ("removing", "B:x85S", "AU-131"),
    ("removing", "B:x85T", "AU-136"),
    ("losing", "B:l40", "AU-141"),
    ("giving", "B:gA", "AU-189"),
    ("picking", "A:p33,61", "AU-094"),
    ("picking_two", "A:p33", "AU-094"),
    ("picking_two", "A:p33,33", "AU-075"),
]


@rule("AU-040", "AU-042", "AU-044", "AU-047", "AU-048", "AU-106", "AU-115", "AU-131", "AU-136", "AU-141", "AU-189")
@rule("AU-094", "AU-075")
@pytest.mark.both
@pytest.mark.parametrize(("name", "text", "rule"), ILLEGAL)
def test_a_rule_is_against_it(name: str, text: str, rule: str) -> None:
    refused(SITTING[name], text, rule)


NOT_ASKED = [
    ("picking", "B:p33", "AU-030"),
    ("counting", "B:r-", "AU-030"),
    ("mobilising", "B:m-", "AU-030"),
    ("finishing", "B:f-", "AU-030"),
    ("arranging", "B:a-", "AU-030"),
    ("removing", "A:x12T", "AU-030"),
    ("losing", "A:l1", "AU-030"),
    ("losing", "C:l5", "AU-030"),
    ("giving", "A:gC", "AU-030"),
]


@rule("AU-030", "AU-045")
@pytest.mark.both
@pytest.mark.parametrize(("name", "text", "rule"), NOT_ASKED)
def test_the_decision_of_another_seat(name: str, text: str, rule: str) -> None:
    """The form is right, but this seat is not asked."""
    m = SITTING[name]
    seat, move = text.split(":")
    if "x12T" in move:
        m = about_to(30, "85:SHH 40:C | 5", "88", more="12:T")
    with pytest.raises(ludus.NotYourTurn) as refusal:
        m.play(SEATS.index(seat), move)
    assert refusal.value.rule == rule
    assert all(refusal.value.text(language).endswith(f"({rule})") for language in ("en", "ru"))


@rule("AU-045", "AU-030")
@pytest.mark.both
def test_answered_already() -> None:
    """One answer for each moment."""
    m = play(placing(), "A:+19H")
    refused(m, "A:-", "AU-045", ludus.NotYourTurn)
    m = play(keeping(), f"A:{SITTING['keeping'].moves(0)[0]}")
    refused(m, f"A:{SITTING['keeping'].moves(0)[1]}", "AU-030", ludus.NotYourTurn)


# --- Any text, any number -------------------------------------------------------------------------------

NEARLY = st.from_regex(r"[-+kmfaxwlgrp]?[0-9]{0,3}[SHCKTDJ]?[,/>+]?[-+0-9]{0,3}[SHCKTDshck]{0,3}", fullmatch=True)
FORMS = st.one_of(
    st.text(max_size=10),
    NEARLY,
    st.tuples(st.sampled_from("kmfaxwlgrp"), st.lists(st.integers(0, 99), max_size=4)).map(
        lambda pair: pair[0] + ",".join(map(str, pair[1]))
    ),
    st.lists(
        st.tuples(st.sampled_from([12, 19, 20, 21, 35, 40, 85]), st.sampled_from("SHCKTD")), min_size=1, max_size=3
    ).map(lambda spaces: "m" + "/".join(f"+{card}{symbol}" for card, symbol in spaces)),
    st.lists(st.tuples(st.sampled_from([19, 20, 21, 85]), st.text("SHCKTD", max_size=4)), max_size=3).map(
        lambda cards: "a" + ",".join(f"{card}{covered}" for card, covered in cards)
    ),
)


@rule("AU-030")
@given(st.sampled_from(sorted(SITUATIONS)), st.integers(0, 1), FORMS)
def test_any_text_is_an_answer_or_unreadable(name: str, seat: int, text: str) -> None:
    """Nothing else can happen, and the refusal has words in both languages."""
    m = SITTING[name]
    try:
        move = GAME.parse(m.state, seat, text)
    except ludus.Unreadable as error:
        assert error.text("en")
        assert error.text("ru")
        return
    written = GAME.format(m.state, seat, move)
    assert GAME.parse(m.state, seat, written) == move
    why = m.state.why_not(seat, move)
    if why:
        assert all(words("augustus").has(language, GAME.rule(why)) for language in ("en", "ru"))


@rule("AU-027", "AU-049", "AU-051", "AU-167")
def test_numbers_beyond_cards_spaces_and_answers() -> None:
    """Three objectives have eighteen places; a card with three spaces has no fourth."""
    place, arrange, count = (cast(Augustus, SITTING[name].state) for name in ("placing", "arranging", "counting"))
    beyond = 6 * len(place.active[0]) + 1
    wrong = (beyond, beyond + 5, 1 | beyond << KEY_BITS, 1 | (beyond + 6) << KEY_BITS)
    assert [place.why_not(0, move) for move in wrong] == [49] * 4
    beyond = 1 << 6 * len(arrange.active[0])
    assert [arrange.why_not(0, move) for move in (beyond, beyond << 1, 0b1000, 0b111111)] == [51, 51, 27, 27]
    assert [count.why_not(0, move) for move in range(4)] == [0, 0, 167, 167]
    assert [state.why_not(0, -2) for state in (place, arrange, count)] == [30, 30, 30]


@rule("AU-136")
def test_two_legions_in_any_order() -> None:
    """The one named first may be the later one on the cards."""
    state = SITTING["removing"].state
    pairs = [(move & KEY_MASK, move >> KEY_BITS) for move in state.legal(1) if move >> KEY_BITS]
    assert len(pairs) == 4
    assert {state.why_not(1, second | first << KEY_BITS) for first, second in pairs} == {0}


@rule("AU-030")
@given(st.sampled_from(sorted(SITUATIONS)), st.integers(0, 1), st.integers(-5, (1 << 60) - 1) | st.integers(-1, 40_000))
def test_any_number_is_judged(name: str, seat: int, move: int) -> None:
    """A move code that means nothing is refused with a rule, and has a text."""
    m = SITTING[name]
    before = m.position()
    text = GAME.format(m.state, seat, move)
    assert text
    why = m.state.why_not(seat, move)
    if why:
        assert all(words("augustus").has(language, GAME.rule(why)) for language in ("en", "ru"))
    else:
        assert text.startswith("#") is False
    assert m.position() == before


@rule("AU-030")
@given(
    st.text(max_size=40)
    | st.from_regex(r"(\(?[A-G]:[-+0-9SHCKTD,/>kmx]{0,8}\)? ?){1,3}", fullmatch=True)
    | st.from_regex(r"[#!*=][A-GJ]?[0-9]{0,3}( \w+:\w+)?", fullmatch=True)
)
def test_any_line_is_read_or_refused(text: str) -> None:
    """A line of a record never breaks the reader."""
    try:
        found = read_line(text)
    except ValueError:
        return
    for seat, move in found or ():
        assert 0 <= seat < 6
        assert move
        assert not re.search(r"\s", move)


@rule("AU-030")
@given(st.lists(st.integers(0, 999), min_size=1, max_size=40), st.integers(2, 6), st.booleans())
def test_any_choice_of_answers_makes_a_record(choices: list[int], players: int, random3: bool) -> None:
    """Notation, record and replay agree, also in the middle of a moment."""
    m = deal(players, sum(choices), start="random3" if random3 else "draft")
    for choice in choices:
        if m.over:
            break
        seat = m.to_act[choice % len(m.to_act)]
        legal = m.moves(seat)
        m.play(seat, legal[choice % len(legal)].lower())
    again = ludus.read_record(m.record())
    assert again.position() == m.position()
    assert again.record() == m.record()


@rule("AU-030")
def test_looking_changes_nothing() -> None:
    """Looking at situations has changed none of them."""
    for name, make in SITUATIONS.items():
        assert SITTING[name].position() == make().position()
