"""The contract of the boards, those made for one game and the one for all others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ludus.kernel.decision import Decision, Event, Outcome
from ludus.kernel.game import Game
from ludus.kernel.meta import SEATS
from ludus.kernel.text import words


class Board:
    """Turns views, events and results into lines. `labels` are the names of the seats."""

    arrangements: tuple[str, ...] = ()  # the orders in which a hand can be shown
    extras: tuple[str, ...] = ()  # what else can be looked at: typed with or without a colon, listed in `b-help`
    points: tuple[str, ...] = ()  # until which everything can be passed (`:pass`), each with its `b-pass-` message
    joins = False  # whether several moves may be typed in one line, with blanks between them

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = words(game.name)
        self.arrangement = self.arrangements[0] if self.arrangements else ""
        self.seen: dict[str, Any] = {}

    def look(self, view: dict[str, Any]) -> None:
        """Remember the table: its events do not say all that the lines of the log need."""
        self.seen = view

    def status(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """The table as one seat may see it; the first line is the most important one."""
        raise NotImplementedError

    def menu(self, view: dict[str, Any], asked: Decision, labels: Sequence[str], language: str) -> list[str]:
        """How this question can be answered, where that needs more than the table and `?`."""
        return []

    def extra(self, name: str, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """One of the extras, as one seat may see it."""
        raise NotImplementedError

    def visible(self, events: Sequence[Event]) -> list[Event]:
        """What of a log heard piece by piece may still be looked at; a whole log from the table is right already."""
        return list(events)

    def story(self, events: Sequence[Event], labels: Sequence[str], language: str) -> list[str]:
        """What happened; lines that follow from the one above begin with a blank."""
        lines = [line for of_event in self.game.lines(events, self.seen) for line in of_event]
        return [("  " if line.below else "") + self.words.tell(language, line.facts, labels) for line in lines]

    def result(self, outcome: Outcome, labels: Sequence[str], language: str) -> list[str]:
        """How the game ended, with its statistics."""
        winners = ", ".join(labels[seat] for seat in outcome.winners) or "-"
        lines = [self.words.say(language, "t-winners", winners=winners)]
        scores = ", ".join(f"{label}: {score:g}" for label, score in zip(labels, outcome.scores, strict=True))
        return [*lines, self.words.say(language, "t-scores", scores=scores), *readable(outcome.detail)]

    def phrase(self, view: dict[str, Any], seat: int, text: str, language: str) -> str:
        """What someone said, with the phrases of the game written out."""
        return text

    def complete(self, view: dict[str, Any], text: str) -> str:
        """The move that a shorter way of typing means."""
        return text

    def amount(self, view: dict[str, Any], number: str) -> str:
        """The move that a bare number means where it is gold or a die; '' where it is a place in the list."""
        return ""

    def obvious(self, view: dict[str, Any], moves: Sequence[str]) -> str:
        """The answer to give without asking, since there is no other worth a question; '' if there are some."""
        return ""

    def only_reacts(self, view: dict[str, Any], moves: Sequence[str]) -> bool:
        """Is someone asked only whether to react, so that `pass` can be said in advance?"""
        return False

    def point(self, until: str, view: dict[str, Any]) -> str:
        """Stays the same until the named point comes."""
        return ""

    def is_target(self, view: dict[str, Any]) -> bool:
        """Does something happen to this seat that it would not want to let pass unasked?"""
        return False

    def occasion(self, view: dict[str, Any]) -> str:
        """Names a moment at which someone who is asked nothing may want to act; '' at all others."""
        return ""


def flat(value: Any) -> str | int | float:
    """A value as a message can take it."""
    if isinstance(value, bool) or value is None:
        return "-" if value is None else str(value).lower()
    if isinstance(value, list | tuple):
        return " ".join(str(flat(item)) for item in value) or "-"
    return value if isinstance(value, int | float) else str(value)


def readable(value: Any, depth: int = 0) -> Iterator[str]:
    """Nested facts as indented lines."""
    gap = "  " * depth
    for name, item in value.items() if isinstance(value, dict) else enumerate(value):
        title = str(name).replace("_", " ")
        if name == "seat" and isinstance(item, int):
            item = SEATS[item]
        simple = not isinstance(item, dict) and not (isinstance(item, list) and any(isinstance(i, dict) for i in item))
        if simple:
            yield f"{gap}{title}: {flat(item)}"
        else:
            yield f"{gap}{title}:"
            yield from readable(item, depth + 1)
