"""Saved games: the record, with comments that say what is needed to go on.

`; seats A=person:Anna B=hard` says who plays; `; secret 5f3c...` is the secret of a sealed game that
still runs, and becomes a header at its end.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ludus.kernel.refusals import LudusError, UserError
from ludus.kernel.text import words
from ludus.match import Match
from ludus.record import read_record
from ludus.terminal.files import read_text
from ludus.terminal.seats import Sitter, read_seats, write_seats

SEATS_LINE = re.compile(r"^; seats (.+)$", re.MULTILINE)
SECRET_LINE = re.compile(r"^; secret ([0-9a-f]+)$", re.MULTILINE)
HEADER = re.compile(r'^\[Game "', re.MULTILINE)


class BadFile(LudusError):
    """A file whose record cannot be replayed."""

    def __init__(self, name: str, error: LudusError) -> None:
        self.name = name
        self.error = error
        super().__init__(self.text())

    def text(self, language: str = "en") -> str:
        return words().say(language, "t-bad-record", file=self.name, reason=self.error.text(language))


def save_text(match: Match, sitters: Sequence[Sitter]) -> str:
    """The game as a record that can be gone on with."""
    head, _, body = match.record().partition("\n\n")
    lines = [head, f"; seats {write_seats(sitters)}"]
    if "Secret" in match.headers and not match.over:
        lines.append(f"; secret {match.headers['Secret']}")
    return "\n".join(lines) + "\n\n" + body


def whole_record(match: Match) -> str:
    """The record with all that a table needs to go on with the game."""
    head, _, body = match.record().partition("\n\n")
    if "Secret" in match.headers and not match.over:
        head += f'\n[Secret "{match.headers["Secret"]}"]'
    return f"{head}\n\n{body}"


def load_match(text: str, name: str) -> Match:
    """The match of a saved game or of any record."""
    if not HEADER.search(text):
        raise UserError("t-not-a-record", file=name)
    if "[Secret " not in text:
        text = SECRET_LINE.sub(r'[Secret "\1"]', text, count=1)
    try:
        return read_record(text)
    except LudusError as error:
        raise BadFile(name, error) from None


def load_seats(text: str, match: Match) -> list[Sitter] | None:
    """Who sat there when it was saved; None if the record does not say."""
    found = SEATS_LINE.search(text)
    return read_seats(found.group(1), match.players) if found else None


def read_game(name: str) -> tuple[str, Match]:
    """A file that someone named: its text and its match."""
    text = read_text(name)
    return text, load_match(text, name)
