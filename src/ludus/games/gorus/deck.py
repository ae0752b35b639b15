"""Crowd favour as data: the tables of `cards.csv`, figures written out in an option, or a deck file of one's own."""

from __future__ import annotations

import re
from functools import lru_cache

from ludus.games.gorus import cards
from ludus.kernel.decks import builtin_file, read_rows
from ludus.kernel.game import Game
from ludus.kernel.refusals import BadOption

TABLES = {"default": "favour", "minimal": "favour_minimal"}
FIGURES = r"-?\d{1,2}(,-?\d{1,2}){15}((,-?\d{1,2}){64})?"  # one for each strength, or one for each card
CARD = re.compile(r"([BNGPY])(\d|1[0-5])")


@lru_cache(maxsize=256)
def favour_table(text: str) -> tuple[int, ...]:
    """The favour of each card: a table by name, or the figures themselves."""
    if text in TABLES:
        return tuple(read_figures(None, builtin_file("gorus", "cards"), TABLES[text]))
    figures = [int(word) for word in text.split(",")]
    return tuple(figures * (cards.CODES // len(figures)))


def read_deck_file(game: Game, text: str) -> str:
    """The option value of a deck file with the columns `card` and `favour`; says which line is wrong."""
    figures = read_figures(game, text, "favour")
    rows = [figures[start : start + 16] for start in range(0, cards.CODES, 16)]
    alike = all(row == rows[0] for row in rows)
    return ",".join(map(str, rows[0] if alike else figures))


def read_figures(game: Game | None, text: str, column: str) -> list[int]:
    rows = read_rows(game, text, ("card", column), "gorus-deck-column", "gorus-deck-csv")
    found: dict[str, int] = {}
    for line, row in rows:
        card, figure = row["card"], row[column] or "0"
        if not CARD.fullmatch(card):
            raise BadOption("gorus-deck-card", game, line=line, card=card)
        if card in found:
            raise BadOption("gorus-deck-twice", game, line=line, card=card)
        if not re.fullmatch(r"-?\d{1,2}", figure):
            raise BadOption("gorus-deck-figure", game, line=line, card=card, figure=figure)
        if int(card[1:]) == 0 and int(figure) != 0:
            raise BadOption("gorus-deck-zero", game, line=line, card=card)
        found[card] = int(figure)
    missing = [cards.card_name(card) for card in range(cards.CODES) if cards.card_name(card) not in found]
    if missing:
        raise BadOption("gorus-deck-missing", game, line=rows[-1][0] if rows else 1, cards=", ".join(missing[:5]))
    return [found[cards.card_name(card)] for card in range(cards.CODES)]
