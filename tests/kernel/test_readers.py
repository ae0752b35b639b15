"""What the games share when they read: masks, card files, effect expressions, fields of positions."""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from ludus.kernel.bits import bit, bits, members, set_of
from ludus.kernel.decision import ranks
from ludus.kernel.decks import is_name, packed, read_rows, unpacked
from ludus.kernel.expressions import arguments, call, parts
from ludus.kernel.positions import FieldReader
from ludus.kernel.refusals import BadOption, BadPosition
from ludus.kernel.text import listed

GAME = ludus.game("goldencup")
COLUMNS = ("no", "effect")


class Pair:
    players = 2


def reader(**fields: Any) -> FieldReader[Pair]:
    return FieldReader(GAME, fields, Pair())


@pytest.mark.both
@pytest.mark.parametrize("numbers", [[], [0], [3, 1], [31, 32, 40], [62]])
def test_a_mask_holds_its_numbers(numbers: list[int]) -> None:
    mask = set_of(numbers)
    assert mask == sum(1 << number for number in numbers) == sum(map(bit, numbers))
    assert bits(mask) == len(numbers)
    assert members(mask) == sorted(numbers)


def test_equal_marks_share_a_rank() -> None:
    assert ranks([3, 5, 5, 1]) == [3, 1, 1, 4]


def test_names_are_listed_in_every_language() -> None:
    assert listed([{"en": "a", "ru": "а"}, {"en": "b", "ru": "б"}]) == {"en": "a, b", "ru": "а, б"}


# --- Card files ------------------------------------------------------------------------------------------


def rows(text: str) -> list[tuple[int, dict[str, str]]]:
    return read_rows(GAME, text, COLUMNS, "gc-deck-column", "gc-deck-csv")


def test_rows_come_with_their_lines() -> None:
    found = rows('effect,no,note\r\n "a;b" , 7 \r\n\r\n,,\r\n"two\nlines",8,x,beyond\r\n')
    assert found == [
        (2, {"effect": '"a;b"', "no": "7", "note": ""}),
        (6, {"effect": "two\nlines", "no": "8", "note": "x"}),
    ]


@pytest.mark.parametrize(
    ("text", "message", "expected"),
    [
        ("", "gc-deck-column", "Line 1: the column “no” is missing."),
        ("no,note\n1,x\n", "gc-deck-column", "Line 1: the column “effect” is missing."),
        ("no,effect\n1," + "x" * 200_000, "gc-deck-csv", "Line 1: this is not valid CSV"),
    ],
)
def test_text_that_is_no_table_is_reported(text: str, message: str, expected: str) -> None:
    with pytest.raises(BadOption) as error:
        rows(text)
    assert error.value.message == message
    assert error.value.text("en").startswith(expected)
    assert error.value.text("ru").startswith("Строка 1: ")


def test_every_game_with_a_deck_rejects_a_file_that_is_no_table() -> None:
    heads = {"augustus": "number,name,name_ru,kind,type,symbols,points,resource,timing,effect,red"}
    heads |= {"gorus": "card,favour", "goldencup": "no,level,name_en,name_ru,traits,effect"}
    for name, head in heads.items():
        with pytest.raises(BadOption, match="not valid CSV"):
            ludus.game(name).read_deck(f"{head}\n{'x' * 200_000}\n")


def test_an_option_value_holds_the_rows() -> None:
    text = packed([{"no": "1", "effect": "x", "note": "left out"}, {"no": "2", "effect": ""}], COLUMNS)
    assert text == "1|x;2|"
    assert unpacked(text, COLUMNS) == [(1, {"no": "1", "effect": "x"}), (2, {"no": "2", "effect": ""})]


def test_names_keep_out_what_keeps_words_apart() -> None:
    assert is_name("Eyebush & Sons") and is_name("x" * 60)
    assert not any(map(is_name, ("a|b", "a;b", 'a"b', "a\\b", "a\tb", "x" * 61)))
    assert not is_name("Eyebush & Sons", reserved="&")


# --- Expressions -----------------------------------------------------------------------------------------


def test_expressions_are_taken_apart() -> None:
    assert parts("gold(me,5) ; draw(me,1)") == ["gold(me,5)", "draw(me,1)"]
    assert call("gold(me,2*ready(tgt,slave))") == ("gold", "me,2*ready(tgt,slave)")
    assert call("stopall()") == ("stopall", "")
    assert call("perm") == ("perm", None)
    assert call("gold(me") == call("2*x(y)") == call("") == ("", None)
    assert arguments("me, 2*ready(tgt,slave),owner") == ["me", "2*ready(tgt,slave)", "owner"]
    assert arguments("") == arguments(None) == []


# --- Positions -------------------------------------------------------------------------------------------


def test_fields_are_read_or_left_at_their_defaults() -> None:
    found = reader(round=3, sizes=[1, 2], rows=[[1], []])
    assert found.players == 2
    assert (found.number("round", 1, 1, 6), found.number("other", 1, 1, 6)) == (3, 1)
    assert found.number("round", 1, 1, 6, {"round": 5}) == 5
    assert found.numbers("sizes", found.position["sizes"], 0, 9, 2) == [1, 2]
    assert (found.rows("rows", 2, 0, 9), found.rows("other", 2, 0, 9)) == ([[1], []], [[], []])
    assert found.named("phase", "part", {"part": 7}) == 7
    found.check_twice([1, 2, 3])


@pytest.mark.parametrize("value", [0, 7, True, "3", None, 3.0, [3]])
def test_a_wrong_number_is_reported_with_its_field(value: object) -> None:
    with pytest.raises(BadPosition) as error:
        reader(round=value).number("round", 1, 1, 6)
    assert (error.value.message, error.value.values) == ("position-value", {"field": "round", "value": str(value)})


@pytest.mark.parametrize("value", [[1], [1, 2, 3], [1, 10], [1, True], "12", None])
def test_a_wrong_list_is_reported(value: object) -> None:
    with pytest.raises(BadPosition, match="sizes"):
        reader(sizes=value).numbers("sizes", value, 0, 9, 2)
    with pytest.raises(BadPosition, match="sizes"):
        reader(sizes=value).rows("sizes", 2, 0, 9)


def test_a_list_that_is_read_is_a_copy() -> None:
    given = [1, 2]
    found = reader().numbers("sizes", given, 0, 9)
    found.append(3)
    assert given == [1, 2]


def test_unknown_names_and_cards_that_lie_twice() -> None:
    for value in ("whole", None, 7):
        with pytest.raises(BadPosition, match="phase"):
            reader(phase=value).named("phase", value, {"part": 7})
    with pytest.raises(BadPosition) as error:
        reader().check_twice([9, 4, 9, 4, 1], lambda card: f"#{card}")
    assert error.value.values["cards"] == "#4, #9"
