"""How things are called in a game of Golden Cup."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludus.games.goldencup.cards import LEVELS, Deck
from ludus.games.goldencup.deck import champion_names, deck_of, fan_names
from ludus.terminal.boards.board import Board

NONE = "-"


class Names(Board):
    """Knows the cards that were seen at a table."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.known: dict[str, dict[str, Any]] = {}  # champions that were seen at this table
        self.deck: Deck | None = None

    def look(self, view: dict[str, Any]) -> None:
        super().look(view)
        self.known.update(view["cards"])
        options = view["options"]
        files = (options[name] for name in ("champions", "fans", "boards"))
        self.deck = deck_of(*files, options["wizard_jim"] == "+1")

    # --- Names ---------------------------------------------------------------------------------

    def name(self, card: int | str, language: str) -> str:
        """`70 Gryphon`."""
        return f"{card} {champion_names(self.deck, language)[int(card)]}" if self.deck else str(card)

    def names(self, cards: Iterable[int], language: str) -> str:
        return ", ".join(self.name(card, language) for card in cards) or NONE

    def fan(self, fan: int | None, language: str) -> str:
        return fan_names(self.deck, language)[fan] if self.deck and fan else NONE

    def level(self, level: int | str, language: str) -> str:
        return self.words.say(language, "level", level=level if isinstance(level, str) else LEVELS[level])

    def team(self, team: int, labels: Sequence[str], language: str) -> str:
        return labels[team] if team < len(labels) else self.words.say(language, "automa")

    def card(self, card: int, language: str, dice: int | None = None) -> str:
        """`12 Ink Imp (bronze BV), 2 dice: When hired ...`."""
        shown = self.known[str(card)]
        level = self.level(shown["level"], language)
        text = self.words.say(language, "b-card", card=self.name(card, language), level=level, traits=shown["traits"])
        if dice is not None and dice != 1:
            text += f", {self.words.say(language, 'b-dice', dice=dice)}"
        return f"{text}: {shown['text'][language]}"

    def line_up(self, line: Sequence[int | None], language: str) -> str:
        """`1: -, 2: 12 Ink Imp ...`."""
        slots = {f"slot{slot}": self.name(card, language) if card else NONE for slot, card in enumerate(line, 1)}
        return self.words.say(language, "line", **slots)

    def any_of(self, faces: Sequence[int], language: str) -> str:
        """`4, 5 or 6`."""
        *first, last = map(str, faces)
        return self.words.say(language, "any-of", first=", ".join(first), last=last) if first else last
