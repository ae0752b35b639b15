"""Objectives as data: the default file or a custom deck file, read with a reason for every wrong line."""

from __future__ import annotations

import re
from functools import lru_cache

from ludus.games.augustus import cards
from ludus.games.augustus.cards import Deck
from ludus.games.augustus.expressions import read_effect, timing_of
from ludus.kernel.decks import WORD, Row, Rows, builtin_file, is_name, packed, read_rows, understood, unpacked
from ludus.kernel.game import Game
from ludus.kernel.refusals import BadOption

COLUMNS = ("number", "name", "name_ru", "kind", "type", "symbols", "points", "resource", "timing", "effect", "red")
DEFAULT = "standard"
FIELDS = ("number", "name", "name_ru", "type", "symbols", "points", "resource", "effect")  # of an option value
OPTION = rf"1(\|{WORD}){{7}}(;[0-9]{{1,2}}(\|{WORD}){{7}}){{87}}"
RESOURCES = {"-": (0, 0), "gold": (1, 0), "wheat": (0, 1), "gold+wheat": (1, 1)}
RED = (cards.FOES_REMOVE, cards.FOES_WIPE, cards.FOES_LOSE)
MOST_TAKE_TWO = 7  # ten objectives in front of a player: what a move can tell apart


@lru_cache(maxsize=32)  # anyone who creates tables on a server can bring any number of decks
def deck_of(text: str) -> Deck:
    """The deck that an option value stands for; a wrong one raises `BadOption`."""
    return build(text, option_rows(None, text))


def option_rows(game: Game | None, text: str) -> list[Row]:
    if text == DEFAULT:
        return read_table(game, builtin_file("augustus", "objectives"))
    rows = unpacked(text, FIELDS)
    for line, row in rows:
        check_row(game, line, row)
    check_all(game, rows)
    return [row for _, row in rows]


def build(text: str, rows: list[Row]) -> Deck:
    size = cards.CARDS + 1  # cards count from 1
    types, points, gold, wheat = ([0] * size for _ in range(4))
    effects, first, second, third = ([0] * size for _ in range(4))
    symbols: list[list[int]] = [[] for _ in range(size)]
    names: dict[str, list[str]] = {"en": [""] * size, "ru": [""] * size}
    for row in rows:
        card = int(row["number"])
        names["en"][card], names["ru"][card] = row["name"], row["name_ru"] or row["name"]
        types[card] = cards.TYPES.index(row["type"])
        symbols[card] = [cards.SYMBOLS.index(letter) for letter in row["symbols"]]
        points[card] = int(row["points"])
        gold[card], wheat[card] = RESOURCES[row["resource"]]
        effects[card], first[card], second[card], third[card] = read_effect(row["effect"])
    deck = Deck(text, types, symbols, points, gold, wheat, effects, first, second, third)
    deck.names = names
    return deck


def card_names(deck: Deck, language: str) -> list[str]:
    """The names of the cards, by number."""
    return deck.names.get(language, deck.names["en"])


def read_deck_file(game: Game, text: str) -> str:
    """The option value of a deck file; says which line is wrong."""
    return packed(sorted(read_table(game, text), key=lambda row: int(row["number"])), FIELDS)


def read_table(game: Game | None, text: str) -> list[Row]:
    rows = read_rows(game, text, COLUMNS, "au-deck-column", "au-deck-csv")
    for line, row in rows:
        check_row(game, line, row)
        check_columns(game, line, row)
    check_all(game, rows)
    return [row for _, row in rows]


def check_row(game: Game | None, line: int, row: Row) -> None:
    """What a card says of itself."""
    number = row["number"]
    if not re.fullmatch("[1-9][0-9]?", number) or int(number) > cards.CARDS:
        raise BadOption("au-deck-number", game, line=line, number=number)
    for name in (row["name"], row["name_ru"]):
        if not is_name(name) or not row["name"]:
            raise BadOption("au-deck-name", game, line=line, name=name)
    if row["type"] not in cards.TYPES:
        raise BadOption("au-deck-type", game, line=line, type=row["type"], known=", ".join(cards.TYPES))
    if not re.fullmatch(f"[{cards.SYMBOLS}]{{2,6}}", row["symbols"]):
        raise BadOption("au-deck-symbols", game, line=line, symbols=row["symbols"], known=cards.SYMBOLS)
    if not re.fullmatch("[0-9]{1,2}", row["points"]):
        raise BadOption("au-deck-points", game, line=line, points=row["points"])
    if row["resource"] not in RESOURCES or (row["type"] == "SENATOR" and row["resource"] != "-"):
        raise BadOption("au-deck-resource", game, line=line, resource=row["resource"], known=", ".join(RESOURCES))
    understood(game, line, row["effect"], read_effect, "au-deck-effect", known=", ".join(cards.EFFECTS))


def check_columns(game: Game | None, line: int, row: Row) -> None:
    """Columns that say the same thing twice must agree."""
    effect = read_effect(row["effect"])[0]
    kind = "senator" if row["type"] == "SENATOR" else "province"
    if row["kind"] != kind:
        raise BadOption("au-deck-kind", game, line=line, kind=row["kind"], expected=kind)
    spaces, expected = row.get("spaces"), str(len(row["symbols"]))
    if spaces and spaces != expected:
        raise BadOption("au-deck-spaces", game, line=line, spaces=spaces, expected=expected)
    if row["timing"] != timing_of(effect):
        raise BadOption("au-deck-timing", game, line=line, timing=row["timing"], expected=timing_of(effect))
    red = "yes" if effect in RED else "no"
    if row["red"] != red:
        raise BadOption("au-deck-red", game, line=line, red=row["red"], expected=red)


def check_all(game: Game | None, rows: Rows) -> None:
    """Every number from 1 to 88 once (AU-021), and no more objectives in front of a player than can be counted."""
    seen: set[str] = set()
    twos = 0
    for line, row in rows:
        if row["number"] in seen:
            raise BadOption("au-deck-twice", game, line=line, number=row["number"])
        seen.add(row["number"])
        twos += row["effect"] == cards.EFFECTS[cards.TAKE_TWO]
        if twos > MOST_TAKE_TWO:
            raise BadOption("au-deck-take-two", game, line=line, most=MOST_TAKE_TWO)
    if len(rows) != cards.CARDS:
        missing = [str(number) for number in range(1, cards.CARDS + 1) if str(number) not in seen]
        raise BadOption("au-deck-count", game, line=rows[-1][0] if rows else 1, cards=", ".join(missing[:8]))
