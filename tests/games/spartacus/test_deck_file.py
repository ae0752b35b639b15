"""The four files of the game and how they are read (specification 6)."""

from __future__ import annotations

import csv
import io
import re

import pytest

import ludus
from ludus.games.spartacus import deck
from ludus.games.spartacus.deck import read_rows
from ludus.games.spartacus.expressions import read_effect, read_tests
from ludus.kernel.text import game_folder
from tests.kit.rules import rule

from .table import INTRIGUE, MARKET, dealt, house, intrigue, view

pytestmark = pytest.mark.both

FILES = ("market", "intrigue", "houses", "arena")
Row = dict[str, str]


def file_text(name: str) -> str:
    return game_folder("spartacus").joinpath(f"{name}.csv").read_text("utf-8")


def rows_of(name: str) -> list[Row]:
    return list(csv.DictReader(file_text(name).splitlines()))


def written(rows: list[Row], columns: list[str] | None = None) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, columns or list(rows[0]), extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def line_of(name: str, key: str) -> int:
    """Where a card stands; the first line is the head."""
    return 2 + next(number for number, row in enumerate(rows_of(name)) if next(iter(row.values())) == key)


def changed(name: str, key: str, **facts: str) -> str:
    """A file of the game with other words on the line of one card."""
    rows = rows_of(name)
    rows[line_of(name, key) - 2].update(facts)
    return written(rows)


def refusal(name: str, text: str) -> ludus.BadOption:
    with pytest.raises(ludus.BadOption) as error:
        read_rows(name, text)
    return error.value


# --- Files that are read ---------------------------------------------------------------------------


@rule("SP-003", "SP-004", "SP-Q04")
@pytest.mark.parametrize(("name", "count"), [("market", 48), ("intrigue", 39), ("houses", 4), ("arena", 37)])
def test_the_files_of_the_game_are_read(name: str, count: int) -> None:
    """Every line with its number."""
    rows = read_rows(name, file_text(name))
    assert [line for line, _ in rows] == list(range(2, count + 2))
    assert [row["id" if name != "arena" else "space"] for _, row in rows] == [
        next(iter(row.values())) for row in rows_of(name)
    ]


@rule("SP-003")
def test_line_ends_do_not_matter() -> None:
    """Files written on another machine."""
    for name in FILES:
        assert read_rows(name, file_text(name).replace("\n", "\r\n")) == read_rows(name, file_text(name))


@rule("SP-003", "SP-025")
def test_every_physical_card_has_a_name() -> None:
    """A letter for the copy, none for single cards."""
    assert len({*MARKET}) == 62
    assert len({*INTRIGUE}) == 104
    assert {"GL01a", "GL01b", "GL05", "WE01a", "XE02b"} <= {*MARKET}
    assert {"SC08e", "SC13", "RE05", "GU01a", "GU01w"} <= {*INTRIGUE}
    assert not {"GL01", "GL05a", "SC13a", "GU01x"} & {*MARKET, *INTRIGUE}


@rule("SP-005", "SP-809")
def test_every_card_has_words_in_both_languages() -> None:
    """Names and, where a card does something, what it does."""
    for name in ("market", "intrigue"):
        for row in rows_of(name):
            assert row["name_en"] and row["name_ru"] and row["name_en"] != row["name_ru"]
            assert bool(row["effect"]) == bool(row["text_en"]) == bool(row["text_ru"])
            assert not re.search("[а-яё]", row["name_en"] + row["text_en"], re.IGNORECASE)
    for row in rows_of("houses"):
        for part in ("1", "2"):
            assert row[f"ab{part}_text_en"] and re.search("[а-яё]", row[f"ab{part}_text_ru"])


@rule("SP-809")
def test_original_titles() -> None:
    """A table may want them; by default the neutral ones."""
    made = house(hand="SC28 RE05 SC02a")
    names = {}
    for value in ("on", "original"):
        m = intrigue(made, house("SOL"), house("TUL"), options={"neutral_titles": value})
        names[value] = {name: card["name"]["en"] for name, card in view(m, "A")["intrigue"].items()}
    assert names["on"] == {"SC02a": "Useful Information", "SC28": "Shame on All", "RE05": "Jupiter's Wrath"}
    assert names["original"]["SC02a"] == "Inside Information"
    assert names["original"]["RE05"].startswith("Jupiter's C")
    assert names["original"]["SC28"].startswith("Spread")


@rule("SP-506", "SP-507")
def test_the_arena_is_a_hexagon() -> None:
    """37 spaces, 90 adjacencies, both ways, one step apart; the starts six steps."""
    built = deck.deck()
    assert sum(map(len, built.near)) == 2 * 90
    for space, others in enumerate(built.near):
        assert others == [other for other in range(37) if built.distance[space][other] == 1]
        assert all(space in built.near[other] for other in others)
    first, second = built.starts
    assert (deck.spaces()[first], deck.spaces()[second], built.distance[first][second]) == ("d1", "d7", 6)


@rule("SP-005")
def test_all_effects_are_understood() -> None:
    """Every verb and condition of the files; a step for each part."""
    for name, column in (
        ("market", "effect"),
        ("intrigue", "effect"),
        ("houses", "ab1_effect"),
        ("houses", "ab2_effect"),
    ):
        for row in rows_of(name):
            assert len(read_effect(row[column])) == (row[column].count(";") + 1 if row[column] else 0)
    for row in rows_of("intrigue"):
        assert len(read_tests(row["condition"])) == (row["condition"].count(" and ") + 1 if row["condition"] else 0)


@rule("SP-024", "SP-215")
def test_the_house_cards_as_shown() -> None:
    """Name and both abilities in both languages."""
    m = dealt(4, 1)
    for shown in m.view(None)["seats"]:
        card = shown["card"]
        assert card["id"] == shown["house"]
        assert len(card["abilities"]) == 2
        for each in (card, *card["abilities"]):
            assert {*each["name"]} == {"en", "ru"}


# --- Files that are refused ------------------------------------------------------------------------


EFFECTS = (
    "gold",
    "gold(me)",
    "gold(you,3)",
    "gold(me,x)",
    "gold(me,3",
    "inf(tgt,1);",
    "inf(tgt,1) when ready(me,slave)>=1",
    "inf(tgt,1) if ready(me,slave)",
    "inf(tgt,1) if ready(me,horse)>=1",
    "pay(me,bank)",
    "drop(me,slave,1)",
    "drop(me,horse,1,me)",
    "drop(me,slave,1,you)",
    "tap(me,guard|horse,3,me)",
    "foil(everything)",
    "peek(hand,me,1)",
    "upgrade(death)",
    "countas(slave)",
    "addwound(1*sets(spd,2))",
    "addwound(1*sets(att,4))",
    "explode()",
)
CONDITIONS = (
    "ready(tgt)>=1",
    "goldof(you)>=1",
    "goldof(me)>3",
    "goldof(me)",
    "unique(most)",
    "ready(tgt,slave)>=",
    "and",
)

WRONG: list[tuple[str, str, dict[str, str], str]] = [
    ("market", "GL05", {"type": "horse"}, "sp-deck-word"),
    ("market", "GL05", {"type": "guard"}, "sp-deck-word"),
    ("market", "GL05", {"type": ""}, "sp-deck-word"),
    ("market", "GL05", {"start": "yes"}, "sp-deck-word"),
    ("market", "GL05", {"cost": "gold"}, "sp-deck-word"),
    ("market", "GL05", {"timing": "CMB.later"}, "sp-deck-word"),
    *(("market", "GL05", {"copies": value}, "sp-deck-number") for value in ("0", "27", "", "-1", "one", "1.0")),
    *(("market", "GL05", {"value": value}, "sp-deck-number") for value in ("21", "", "-1", "x")),
    *(
        ("market", "GL05", {side: value}, "sp-deck-number")
        for side in ("att", "def", "spd")
        for value in ("0", "7", "")
    ),
    ("market", "SL01", {"att": "0"}, "sp-deck-number"),
    *(("market", "GL05", {"effect": effect}, "sp-deck-effect") for effect in EFFECTS),
    ("intrigue", "SC09", {"kind": "plot"}, "sp-deck-word"),
    ("intrigue", "SC09", {"target": "everybody"}, "sp-deck-word"),
    ("intrigue", "SC09", {"timing": "INT.all"}, "sp-deck-word"),
    ("intrigue", "RE05", {"timing": "SCH.played|NOW"}, "sp-deck-word"),
    *(("intrigue", "SC09", {"req": value}, "sp-deck-number") for value in ("49", "", "-1", "x")),
    *(("intrigue", "SC09", {"gold": value}, "sp-deck-number") for value in ("21", "", "-1", "x")),
    *(("intrigue", "SC09", {"copies": value}, "sp-deck-number") for value in ("0", "27", "")),
    *(("intrigue", "SC09", {"effect": effect}, "sp-deck-effect") for effect in EFFECTS),
    *(("intrigue", "SC09", {"condition": condition}, "sp-deck-effect") for condition in CONDITIONS),
    ("houses", "SOL", {"id": "ROM"}, "sp-deck-word"),
    *(
        ("houses", "SOL", {column: value}, "sp-deck-number")
        for column in ("gladiators", "slaves", "guards", "gold")
        for value in ("", "-1", "41", "x")
    ),
    ("houses", "SOL", {"ab1_effect": "pay(me,bank)"}, "sp-deck-effect"),
    ("houses", "SOL", {"ab2_effect": "win()"}, "sp-deck-effect"),
    *(
        ("houses", "SOL", {"hand_by_influence": text}, "sp-deck-limits")
        for text in ("", "3", "1-3", "1-3:3,4-6:4", "1-3:x")
    ),
    *(("arena", "c3", {"space": name}, "sp-deck-space") for name in ("", "h1", "a8", "a", "cc3")),
    *(("arena", "c3", {axis: value}, "sp-deck-space") for axis in "qr" for value in ("", "x", "12", "1.5")),
    ("market", "GL05", {"id": "GL06"}, "sp-deck-twice"),
    ("intrigue", "SC09", {"id": "SC08"}, "sp-deck-twice"),
    ("houses", "SOL", {"id": "BAT"}, "sp-deck-twice"),
    ("arena", "c3", {"space": "c2"}, "sp-deck-twice"),
]


@rule("SP-003", "SP-004")
@pytest.mark.parametrize(("name", "key", "facts", "message"), WRONG)
def test_a_wrong_line_is_refused_with_its_reason(name: str, key: str, facts: dict[str, str], message: str) -> None:
    """The line, what is wrong with it, and in both languages."""
    error = refusal(name, changed(name, key, **facts))
    line = line_of(name, key)
    if message == "sp-deck-twice":
        line = max(line, line_of(name, next(iter(facts.values()))))
    assert error.message == message
    assert error.text("en").startswith(f"Line {line}:")
    assert error.text("ru").startswith(f"Строка {line}:")
    assert error.text("en") != error.text("ru")
    ((column, value),) = facts.items()
    shown = key if column in "qr" else value.split("|")[-1]
    assert shown in error.text("en")
    assert shown in error.text("ru")


REQUIRED = [(name, column) for name, columns in deck.FIELDS.items() for column in columns]
REQUIRED += [("market", column) for column in ("att", "def", "spd")]


@rule("SP-003", "SP-004")
@pytest.mark.parametrize(("name", "column"), REQUIRED)
def test_a_missing_column_is_refused(name: str, column: str) -> None:
    columns = [each for each in rows_of(name)[0] if each != column]
    error = refusal(name, written(rows_of(name), columns))
    assert (error.message, error.values["line"]) == ("sp-deck-column", 1)
    assert column in error.text("en")


@rule("SP-Q04")
@pytest.mark.parametrize("name", FILES)
def test_the_number_of_cards_is_checked(name: str) -> None:
    """A line too few, a file without lines."""
    rows = rows_of(name)
    error = refusal(name, written(rows[:-1]))
    assert (error.message, error.values["line"]) == ("sp-deck-count", len(rows))
    assert refusal(name, written(rows).splitlines()[0] + "\n").message == "sp-deck-count"
    assert refusal(name, "").message == "sp-deck-column"


@rule("SP-Q04")
def test_one_copy_too_many() -> None:
    error = refusal("intrigue", changed("intrigue", "SC13", copies="2"))
    assert (error.message, error.values["count"], error.values["expected"]) == ("sp-deck-count", 105, 104)


@rule("SP-003")
def test_no_table_at_all() -> None:
    head = file_text("market").splitlines()[0]
    assert refusal("market", head + "\n" + "x" * 200_000 + "\n").message == "sp-deck-csv"
