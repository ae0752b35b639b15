"""Champions, fans and boards as data: the default files or custom ones, read with a reason for every wrong line."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable
from functools import lru_cache

from ludus.games.goldencup import cards
from ludus.games.goldencup.boards import check_boards, costs, figures, is_read, schedules, tokens_in
from ludus.games.goldencup.cards import Ability, Deck
from ludus.games.goldencup.expressions import MOST_ABILITIES, MOST_TRAITS, read_effect, read_fan
from ludus.kernel.decks import WORD, Row, Rows, builtin_file, is_name, packed, read_rows, understood, unpacked
from ludus.kernel.game import Game
from ludus.kernel.refusals import BadOption

DEFAULT = "standard"
FIELDS = {  # of an option value; a file may have more columns
    "champions": ("no", "level", "name_en", "name_ru", "traits", "effect"),
    "fans": ("id", "name_en", "name_ru", "effect"),
    "boards": ("section", "key", "value"),
}
PATTERNS = {
    name: rf"{WORD}(\|{WORD}){{{len(fields) - 1}}}(;{WORD}(\|{WORD}){{{len(fields) - 1}}}){{0,200}}"
    for name, fields in FIELDS.items()
}
WIZARD_JIM = 3


def option_rows(game: Game | None, name: str, text: str) -> Rows:
    """The rows that an option value stands for, checked; a wrong one raises `BadOption`."""
    if text == DEFAULT:
        return read_table(game, name, builtin_file("goldencup", name))
    rows = [(line, exchanged(row, "&", ";")) for line, row in unpacked(text, FIELDS[name])]
    CHECKS[name](game, rows)
    return rows


def read_deck_file(game: Game, text: str) -> dict[str, str]:
    """The option that a deck file stands for: its columns say which of the three it is."""
    try:
        head = next(csv.reader(io.StringIO(text, newline=None)), [])
    except csv.Error as error:
        raise BadOption("gc-deck-csv", game, line=1, reason=str(error)) from None
    name = next((name for name, fields in FIELDS.items() if fields[0] in head), None)
    if name is None:
        raise BadOption("gc-deck-head", game, line=1, known=", ".join(fields[0] for fields in FIELDS.values()))
    rows = [row for _, row in read_table(game, name, text) if name != "boards" or is_read(row)]
    return {name: packed((exchanged(row, ";", "&") for row in rows), FIELDS[name])}


def exchanged(row: Row, sign: str, other: str) -> Row:
    """Semicolons of an effect are ampersands in an option value."""
    return {field: text.replace(sign, other) for field, text in row.items()}


def read_table(game: Game | None, name: str, text: str) -> Rows:
    rows = read_rows(game, text, FIELDS[name], "gc-deck-column", "gc-deck-csv")
    CHECKS[name](game, rows)
    return rows


# --- Checks ----------------------------------------------------------------------------------------------


def check_name(game: Game | None, line: int, row: Row) -> None:
    for name in (row["name_en"], row["name_ru"]):
        if not is_name(name, reserved="&") or not row["name_en"]:
            raise BadOption("gc-deck-name", game, line=line, name=name)


def check_champions(game: Game | None, rows: Rows) -> None:
    """Every number from 1 to 102 once, with the level of its number."""
    seen: set[int] = set()
    for line, row in rows:
        number = row["no"]
        if not re.fullmatch("[1-9][0-9]{0,2}", number) or int(number) > cards.CHAMPIONS:
            raise BadOption("gc-deck-number", game, line=line, number=number, last=cards.CHAMPIONS)
        if int(number) in seen:
            raise BadOption("gc-deck-twice", game, line=line, number=number)
        seen.add(int(number))
        check_name(game, line, row)
        level = cards.LEVELS[level_of(int(number))]
        if row["level"] != level:
            raise BadOption("gc-deck-level", game, line=line, level=row["level"], expected=level)
        if not re.fullmatch(f"[{cards.TRAITS}]{{1,{MOST_TRAITS}}}", row["traits"]):
            raise BadOption("gc-deck-traits", game, line=line, traits=row["traits"], known=cards.TRAITS)
        check_effect(game, line, row["effect"])
    check_all(game, rows, "no", [str(number) for number in range(1, cards.CHAMPIONS + 1)])


def check_effect(game: Game | None, line: int, effect: str) -> None:
    """At most three abilities; a champion is discarded before all else (GC-098), so once and without a condition."""
    abilities = understood(game, line, effect, read_effect, "gc-deck-effect")
    if len(abilities) > MOST_ABILITIES:
        raise BadOption("gc-deck-abilities", game, line=line, effect=effect, count=len(abilities), most=MOST_ABILITIES)
    sacks = [ability for ability in abilities if cards.SACK in ability.verbs]
    if len(sacks) > 1 or any(ability.needs for ability in sacks):
        raise BadOption("gc-deck-sack", game, line=line, effect=effect)


def check_fans(game: Game | None, rows: Rows) -> None:
    known = [f"F{number:02d}" for number in range(1, cards.FANS + 1)]
    seen: set[str] = set()
    for line, row in rows:
        if row["id"] not in known:
            raise BadOption("gc-deck-fan", game, line=line, number=row["id"], last=known[-1])
        if row["id"] in seen:
            raise BadOption("gc-deck-twice", game, line=line, number=row["id"])
        seen.add(row["id"])
        check_name(game, line, row)
        understood(game, line, row["effect"], read_fan, "gc-deck-effect")
    check_all(game, rows, "id", known)


def check_all(game: Game | None, rows: Rows, field: str, known: list[str]) -> None:
    here = {row[field] for _, row in rows}
    missing = [number for number in known if number not in here]
    if missing:
        raise BadOption("gc-deck-count", game, line=rows[-1][0] if rows else 1, cards=", ".join(missing[:8]))


CHECKS: dict[str, Callable[[Game | None, Rows], None]] = {
    "champions": check_champions,
    "fans": check_fans,
    "boards": check_boards,
}


def level_of(card: int) -> int:
    return sum(card >= first for first in cards.FIRST_CARD[1:3])


# --- Building ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)  # anyone who creates tables on a server can bring any number of decks
def deck_of(champions: str, fans: str, boards: str, kind_jim: bool) -> Deck:
    """The data that these options stand for; `kind_jim`: Wizard Jim brings a sponsor instead of costing one."""
    card_rows = {int(row["no"]): row for _, row in option_rows(None, "champions", champions)}
    abilities: list[list[Ability]] = [[]]
    for number in range(1, cards.CHAMPIONS + 1):
        abilities.append(read_effect(card_rows[number]["effect"]))
    if kind_jim:
        befriend(abilities[WIZARD_JIM])
    fan_rows = {int(row["id"][1:]): row for _, row in option_rows(None, "fans", fans)}
    tiers = [(0, 0, [0, 0]), *(read_fan(fan_rows[number]["effect"]) for number in range(1, cards.FANS + 1))]
    rows = {(row["section"], row["key"]): row["value"] for _, row in option_rows(None, "boards", boards)}
    deck = Deck(
        [0, *(level_of(number) for number in range(1, cards.CHAMPIONS + 1))],
        [0, *(symbols_in(card_rows[number]["traits"]) for number in range(1, cards.CHAMPIONS + 1))],
        abilities,
        [counter for counter, _, _ in tiers],
        [counted for _, counted, _ in tiers],
        [found for _, _, found in tiers],
        *figures(rows),
        costs(rows),
        *tokens_in(rows),
        int(rows["break_tokens", "per field"]),
        [0, *(int(rows["field_end_cell", f"round {number}"]) for number in range(1, 7))],
        schedules(rows),
    )
    deck.names = {language: names_in(card_rows, f"name_{language}", cards.CHAMPIONS) for language in ("en", "ru")}
    deck.fan_names = {language: names_in(fan_rows, f"name_{language}", cards.FANS) for language in ("en", "ru")}
    return deck


def befriend(abilities: list[Ability]) -> None:
    """GC-Q13: the option of +1 for Wizard Jim."""
    for ability in abilities:
        if ability.trigger:
            ability.amounts = [
                1 if verb == cards.SPONSOR else amount
                for verb, amount in zip(ability.verbs, ability.amounts, strict=True)
            ]


def symbols_in(traits: str) -> int:
    return sum(cards.symbol(cards.TRAITS.index(letter)) for letter in traits)


def names_in(rows: dict[int, Row], column: str, count: int) -> list[str]:
    return ["", *(rows[number][column] or rows[number]["name_en"] for number in range(1, count + 1))]


def champion_names(deck: Deck, language: str) -> list[str]:
    return deck.names[language]


def fan_names(deck: Deck, language: str) -> list[str]:
    return deck.fan_names[language]
