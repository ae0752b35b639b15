"""Card files: those of the server and decks of one's own (`--deck FILE`), read with a reason for every wrong line."""

from __future__ import annotations

import csv
import io
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from ludus.kernel.game import Game
from ludus.kernel.refusals import BadOption, LudusError, UserError
from ludus.kernel.text import game_folder

T = TypeVar("T")
Row = dict[str, str]
Rows = list[tuple[int, Row]]  # line and row
LARGEST = 1_000_000  # bytes; no deck comes near it, and devices never end
LONGEST_NAME = 60
WORD = r"[^\"\\;|\n]*"  # of an option value, see `packed`


# --- Files of one's own ------------------------------------------------------------------------------------


def with_decks(game: Game, options: dict[str, str], files: Sequence[str]) -> dict[str, str]:
    """The options with those of deck files; nothing is set twice."""
    by_file: dict[str, str] = {}
    whole = dict(options)
    for file in files:
        for name, value in options_in(game, file).items():
            if name in by_file:
                raise UserError("deck-both", name=name, file=by_file[name], other=file)
            if name in options:
                raise UserError("deck-twice", name=name)
            whole[name], by_file[name] = value, file
    return whole


def options_in(game: Game, file: str) -> dict[str, str]:
    """The options that a deck file stands for; an error names the file."""
    try:
        return game.read_deck(read(file))
    except UnicodeDecodeError:
        raise UserError("deck-no-text", file=file) from None
    except OSError as error:
        raise UserError("deck-wrong", file=file, reason=error.strerror or str(error)) from None
    except LudusError as error:
        raise UserError("deck-wrong", file=file, reason=error) from None


def add_deck_argument(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--deck", action="append", default=[], metavar="FILE", help="a deck file of your own, for games that read one"
    )


def read(file: str) -> str:
    with open(file, "rb") as source:
        content = source.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise UserError("deck-too-long")
    return content.decode("utf-8-sig")


# --- Tables of cards ---------------------------------------------------------------------------------------


def builtin_file(game: str, name: str) -> str:
    """The text of a card file of the server."""
    return game_folder(game).joinpath(f"{name}.csv").read_text("utf-8")


def read_rows(game: Game | str | None, text: str, columns: Sequence[str], no_column: str, no_table: str) -> Rows:
    """All rows of a table that has these columns; the last two are the messages for one that has not, or is none."""
    reader = csv.DictReader(io.StringIO(text, newline=None))
    try:
        for column in columns:
            if column not in (reader.fieldnames or ()):
                raise BadOption(no_column, game, line=1, column=column)
        return [(reader.line_num, tidy(row)) for row in reader if any(row.values())]
    except csv.Error as error:
        raise BadOption(no_table, game, line=reader.line_num, reason=str(error)) from None


def count_rows(text: str) -> int:
    """How many lines a table has below its head."""
    return sum(any(row) for row in csv.reader(io.StringIO(text, newline=None))) - 1


def tidy(row: dict[str, str | None]) -> Row:
    """Values without spaces around them; what stands beyond the last column is nothing."""
    return {name: (value or "").strip() for name, value in row.items() if name}


def packed(rows: Iterable[Row], fields: Sequence[str]) -> str:
    """The option value of a deck of one's own: `word|word;word|word`."""
    return ";".join("|".join(row[field] for field in fields) for row in rows)


def unpacked(text: str, fields: Sequence[str]) -> Rows:
    """The rows of such a value, numbered like lines."""
    lines = [line.split("|") for line in text.split(";")]
    return [(number, dict(zip(fields, words, strict=True))) for number, words in enumerate(lines, 1)]


def is_name(text: str, reserved: str = "") -> bool:
    """Can a card be called so? What keeps the words of an option value apart cannot stand in a name."""
    return not set(text) & set('"\\;|' + reserved) and text.isprintable() and len(text) <= LONGEST_NAME


def understood(
    game: Game | str | None, line: int, text: str, read: Callable[[str], T], message: str, **values: object
) -> T:
    """What an expression means; the error for a wrong one names the part that is wrong."""
    try:
        return read(text)
    except ValueError as error:
        raise BadOption(message, game, line=line, effect=text, part=str(error), **values) from None
