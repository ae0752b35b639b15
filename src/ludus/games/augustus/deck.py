"""Objectives as data: the file of the house, or a deck file of one's own, read with a reason for every wrong line."""

from __future__ import annotations

import csv
import io
import re
from functools import cache

from ludus.games.augustus.cards import (
    CARDS,
    EFFECTS,
    FINISH_ONE,
    FOES_LOSE,
    FOES_REMOVE,
    FOES_WIPE,
    GAIN,
    MOB,
    MOBANY,
    NONE,
    PER_SYMBOL,
    PER_TYPE,
    REARRANGE,
    SAME,
    SYMBOLS,
    TAKE_TWO,
    TYPES,
    Deck,
)
from ludus.kernel.game import Game
from ludus.kernel.refusals import BadOption
from ludus.kernel.text import game_folder

COLUMNS = ("number", "name", "name_ru", "kind", "type", "symbols", "points", "resource", "timing", "effect", "red")
DEFAULT = "standard"
FIELDS = ("number", "name", "name_ru", "type", "symbols", "points", "resource", "effect")  # of an option value
OPTION = r"1\|[^\"\\;|\n]*(\|[^\"\\;|\n]*){6}(;[0-9]{1,2}(\|[^\"\\;|\n]*){7}){87}"
RESOURCES = {"-": (0, 0), "gold": (1, 0), "wheat": (0, 1), "gold+wheat": (1, 1)}
ARGUMENTS = {
    NONE: "",
    GAIN: "[12]",
    MOB: f"([{SYMBOLS}])([{SYMBOLS}])",
    MOBANY: "[12]",
    FOES_REMOVE: "[12]",
    FOES_WIPE: "",
    FOES_LOSE: "",
    FINISH_ONE: "",
    TAKE_TWO: "",
    REARRANGE: "",
    SAME: f"([{SYMBOLS}])=([{SYMBOLS}])",
    PER_SYMBOL: rf"([{SYMBOLS}])\*([1-9][0-9]?)<=([1-9][0-9]?)",
    PER_TYPE: rf"({'|'.join(TYPES)})\*([1-9][0-9]?)",
}
FINAL = (PER_SYMBOL, PER_TYPE)
RED = (FOES_REMOVE, FOES_WIPE, FOES_LOSE)
MOST_TAKE_TWO = 7  # ten objectives in front of a player: what a move can tell apart
Row = dict[str, str]
NAMES: dict[str, dict[str, list[str]]] = {}  # by deck text and language


def effect_parts(text: str) -> tuple[int, int, int, int] | None:
    """The effect and its arguments as numbers; None if there is no such effect."""
    verb, colon, argument = text.partition(":")
    if verb not in EFFECTS:
        return None
    effect = EFFECTS.index(verb)
    pattern = ARGUMENTS[effect]
    found = re.fullmatch(pattern, argument)
    if found is None or bool(colon) != bool(pattern):
        return None
    if effect in (GAIN, MOBANY, FOES_REMOVE):
        return effect, int(argument), 0, 0
    if effect in (MOB, SAME):
        first, second = (SYMBOLS.index(letter) for letter in found.groups())
        return None if effect == SAME and first == second else (effect, first, second, 0)
    if effect == PER_SYMBOL:
        return effect, SYMBOLS.index(found.group(1)), int(found.group(2)), int(found.group(3))
    if effect == PER_TYPE:
        return effect, TYPES.index(found.group(1)), int(found.group(2)), 0
    return effect, 0, 0, 0


def timing_of(effect: int) -> str:
    if effect == NONE:
        return "none"
    if effect == SAME:
        return "permanent"
    return "final" if effect in FINAL else "immediate"


def effect_text(effect: int, first: int, second: int, third: int) -> str:
    """The effect as it stands in a deck file."""
    verb = EFFECTS[effect]
    if effect in (GAIN, MOBANY, FOES_REMOVE):
        return f"{verb}:{first}"
    if effect == MOB:
        return f"{verb}:{SYMBOLS[first]}{SYMBOLS[second]}"
    if effect == SAME:
        return f"{verb}:{SYMBOLS[first]}={SYMBOLS[second]}"
    if effect == PER_SYMBOL:
        return f"{verb}:{SYMBOLS[first]}*{second}<={third}"
    if effect == PER_TYPE:
        return f"{verb}:{TYPES[first]}*{second}"
    return verb


@cache
def deck_of(text: str) -> Deck:
    """The deck that an option value stands for; a wrong one raises `BadOption`."""
    return build(text, option_rows(None, text))


def option_rows(game: Game | None, text: str) -> list[Row]:
    if text == DEFAULT:
        return read_rows(game, game_folder("augustus").joinpath("objectives.csv").read_text("utf-8"))
    rows = []
    for line, words in enumerate(text.split(";"), 1):
        row = dict(zip(FIELDS, words.split("|"), strict=True))
        check_row(game, line, row)
        rows.append(row)
    check_all(game, [(line, row) for line, row in enumerate(rows, 1)])
    return rows


def build(text: str, rows: list[Row]) -> Deck:
    size = CARDS + 1  # cards count from 1
    types, points, gold, wheat = ([0] * size for _ in range(4))
    effects, first, second, third = ([0] * size for _ in range(4))
    symbols: list[list[int]] = [[] for _ in range(size)]
    names: dict[str, list[str]] = {"en": [""] * size, "ru": [""] * size}
    for row in rows:
        card = int(row["number"])
        names["en"][card], names["ru"][card] = row["name"], row["name_ru"] or row["name"]
        types[card] = TYPES.index(row["type"])
        symbols[card] = [SYMBOLS.index(letter) for letter in row["symbols"]]
        points[card] = int(row["points"])
        gold[card], wheat[card] = RESOURCES[row["resource"]]
        parts = effect_parts(row["effect"])
        assert parts is not None
        effects[card], first[card], second[card], third[card] = parts
    NAMES[text] = names
    return Deck(text, types, symbols, points, gold, wheat, effects, first, second, third)


def card_names(deck: Deck, language: str) -> list[str]:
    """The names of the cards, by number."""
    names = NAMES[deck.text]
    return names.get(language, names["en"])


def read_deck_file(game: Game, text: str) -> str:
    """The option value of a deck file; says which line is wrong."""
    rows = read_rows(game, text)
    rows.sort(key=lambda row: int(row["number"]))
    return ";".join("|".join(row[field] for field in FIELDS) for row in rows)


def read_rows(game: Game | None, text: str) -> list[Row]:
    reader = csv.DictReader(io.StringIO(text, newline=None))
    try:
        for name in COLUMNS:
            if name not in (reader.fieldnames or ()):
                raise BadOption("au-deck-column", game, line=1, column=name)
        rows = [(reader.line_num, tidy(row)) for row in reader]
    except csv.Error as error:
        raise BadOption("au-deck-csv", game, line=reader.line_num, reason=str(error)) from None
    for line, row in rows:
        check_row(game, line, row)
        check_columns(game, line, row)
    check_all(game, rows)
    return [row for _, row in rows]


def tidy(row: dict[str, str | None]) -> Row:
    return {name: (row.get(name) or "").strip() for name in (*COLUMNS, "spaces")}


def check_row(game: Game | None, line: int, row: Row) -> None:
    """What a card says of itself."""
    number = row["number"]
    if not re.fullmatch("[1-9][0-9]?", number) or int(number) > CARDS:
        raise BadOption("au-deck-number", game, line=line, number=number)
    for name in ("name", "name_ru"):
        if re.search(r'["\\;|]', row[name]) or not row[name].isprintable() or len(row[name]) > 60:
            raise BadOption("au-deck-name", game, line=line, name=row[name])
    if not row["name"]:
        raise BadOption("au-deck-name", game, line=line, name="")
    if row["type"] not in TYPES:
        raise BadOption("au-deck-type", game, line=line, type=row["type"], known=", ".join(TYPES))
    if not re.fullmatch(f"[{SYMBOLS}]{{2,6}}", row["symbols"]):
        raise BadOption("au-deck-symbols", game, line=line, symbols=row["symbols"], known=SYMBOLS)
    if not re.fullmatch("[0-9]{1,2}", row["points"]):
        raise BadOption("au-deck-points", game, line=line, points=row["points"])
    if row["resource"] not in RESOURCES or (row["type"] == "SENATOR" and row["resource"] != "-"):
        raise BadOption("au-deck-resource", game, line=line, resource=row["resource"], known=", ".join(RESOURCES))
    if effect_parts(row["effect"]) is None:
        raise BadOption("au-deck-effect", game, line=line, effect=row["effect"], known=", ".join(EFFECTS))


def check_columns(game: Game | None, line: int, row: Row) -> None:
    """Columns that say the same thing twice must agree."""
    parts = effect_parts(row["effect"])
    assert parts is not None
    kind = "senator" if row["type"] == "SENATOR" else "province"
    if row["kind"] != kind:
        raise BadOption("au-deck-kind", game, line=line, kind=row["kind"], expected=kind)
    if row["spaces"] and row["spaces"] != str(len(row["symbols"])):
        raise BadOption("au-deck-spaces", game, line=line, spaces=row["spaces"], expected=str(len(row["symbols"])))
    if row["timing"] != timing_of(parts[0]):
        raise BadOption("au-deck-timing", game, line=line, timing=row["timing"], expected=timing_of(parts[0]))
    red = "yes" if parts[0] in RED else "no"
    if row["red"] != red:
        raise BadOption("au-deck-red", game, line=line, red=row["red"], expected=red)


def check_all(game: Game | None, rows: list[tuple[int, Row]]) -> None:
    """Every number from 1 to 88 once (AU-021), and no more objectives in front of a player than can be counted."""
    seen: set[str] = set()
    twos = 0
    for line, row in rows:
        if row["number"] in seen:
            raise BadOption("au-deck-twice", game, line=line, number=row["number"])
        seen.add(row["number"])
        twos += row["effect"] == EFFECTS[TAKE_TWO]
        if twos > MOST_TAKE_TWO:
            raise BadOption("au-deck-take-two", game, line=line, most=MOST_TAKE_TWO)
    if len(rows) != CARDS:
        missing = [str(number) for number in range(1, CARDS + 1) if str(number) not in seen]
        raise BadOption("au-deck-count", game, line=rows[-1][0] if rows else 1, cards=", ".join(missing[:8]))
