"""The pages about decks of one's own: every word of an effect is one that the games read, and means what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludus
from ludus.games.augustus.cards import EFFECTS
from ludus.games.augustus.expressions import read_effect as read_augustus
from ludus.games.goldencup.cards import COUNTERS, LEVEL_LETTERS, TRAITS, VERBS
from ludus.games.goldencup.describe import describe_card, describe_fan
from ludus.games.goldencup.expressions import TRIGGERS, read_effect, read_fan
from ludus.kernel.decks import builtin_file

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = {"en": "decks.md", "ru": "decks.ru.md"}
ROW = re.compile(r"^\| `(?P<effect>[^`]+)` \| (?P<text>.+) \|$", re.MULTILINE)

pytestmark = [pytest.mark.parametrize("language", PAGES)]


def page(language: str) -> str:
    return (DOCS / PAGES[language]).read_text("utf-8")


def chapter(language: str, number: int) -> str:
    """Behind the introduction: writing, Gorus Maximus, Augustus, champions, fans, boards."""
    return page(language).split("\n## ")[number]


def test_examples_of_golden_cup_say_what_stands_there(language: str) -> None:
    champions = [row for row in ROW.finditer(chapter(language, 4)) if re.match("[ITPE]:", row["effect"])]
    fans = list(ROW.finditer(chapter(language, 5)))
    assert (len(champions), len(fans)) == (13, 3)
    for row in champions:
        assert describe_card(read_effect(row["effect"]), language) == row["text"]
    for row in fans:
        assert describe_fan(*read_fan(row["effect"]), language) == row["text"]


def test_lines_of_a_file_are_read(language: str) -> None:
    """The two lines in the place of those of the usual file."""
    [lines] = re.findall(r"```\nno,(.+?)\n(.+?)```", chapter(language, 4), re.DOTALL)
    own = {line.split(",")[0]: line for line in lines[1].splitlines()}
    default_rows = builtin_file("goldencup", "champions").splitlines()[1:]
    rows = [own.get(line.split(",")[0], ",".join(simple(line))) for line in default_rows]
    value = ludus.game("goldencup").read_deck("\n".join([f"no,{lines[0]}", *rows]))["champions"]
    assert "1|bronze|Iron Duck|Железная утка|R|I:A(2)+upA(1)" in value
    assert "37|silver|Old Owl||BV|T:dice(1) & E:F(1)xtraits" in value


def simple(line: str) -> list[str]:
    """Number, level, names, traits and effect; none of them has a comma in the usual file."""
    return line.split(",")[:6]


def test_no_word_of_the_language_is_missing(language: str) -> None:
    champions, fans = chapter(language, 4), chapter(language, 5)
    for verb in VERBS:
        assert re.search(rf"`{verb}[(`]", champions), verb
    for name in COUNTERS[1:]:
        assert re.search(rf"`{name}[(`]", champions + fans), name
    for word in [*TRIGGERS, "hire(R)", "match(n)", "has(RRG)", *(f"lvl({letter})" for letter in LEVEL_LETTERS)]:
        assert f"`{word}`" in champions, word
    for trait in TRAITS:
        assert f"`{trait}` " in champions


def test_effects_of_augustus_are_read(language: str) -> None:
    effects = [row["effect"] for row in ROW.finditer(chapter(language, 3))]
    assert [effect.partition(":")[0] for effect in effects] == list(EFFECTS)
    for effect in effects:
        read_augustus(effect)


def test_sections_of_the_boards_are_those_of_the_file(language: str) -> None:
    named = set(re.findall(r"`([a-z_0-9]+)`", chapter(language, 6).split("| --- |")[1])) - {"start", "pool"}
    assert named <= {line.split(",")[0] for line in builtin_file("goldencup", "boards").splitlines()}
    assert len(named) >= 15


def test_commands_are_commands(language: str) -> None:
    """Every game in the table has these options, and only games with decks stand there."""
    options = set(re.findall(r"\| `(\w+)` \|$", page(language).split("\n## ")[0], re.MULTILINE))
    known = {o.name for name in ludus.games() for o in ludus.game(name).meta.options if o.deck}
    assert options == known
