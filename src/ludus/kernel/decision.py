"""What a seat is asked, in a closed set of kinds that every client can draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ludus.kernel.text import words

Kind = Literal["one", "some", "amount", "order", "yesno", "bid", "offer"]


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing in public terms: a message of the texts with its values.

    A value called `seat` is a seat letter, and the message can say `who`: clients that know the name fill it in. They
    do the same for all `seats`, and put the sentences of `parts` into their places. `ludus.kernel.text.Words.tell` and
    `describeFacts` of the web client make the same text of a fact.
    """

    message: str
    values: dict[str, int | str | dict[str, str]] = {}  # a name may be given per language
    seats: dict[str, str] = {}  # other players, by the letters of their seats: {"to": "B", "asked": "CD"}
    parts: dict[str, tuple[Fact, ...]] = {}  # values that are facts, with commas between: {"move": (Fact("did-hire"),)}


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log, the same in every client."""

    facts: tuple[Fact, ...]
    below: bool = False  # it follows from the line above
    faint: bool = False  # it stands back behind the others
    muted: tuple[Fact, ...] = ()  # the same without what a player put into words, where a client shall not show that


class Choice(msgspec.Struct, frozen=True):
    """One possible answer: the move in notation and what it does."""

    move: str
    facts: tuple[Fact, ...]


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat.

    `kind` says how to draw it: choose one or some of the choices, an amount within limits, an order,
    yes or no, a sealed bid, an offer. `parts` are the pieces that a compound answer is built from.
    """

    game: str
    kind: Kind
    prompt: Fact
    choices: tuple[Choice, ...]
    parts: tuple[str, ...] = ()
    least: int = 1
    most: int = 1

    def text(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The question in the player's language; `names` are those of the seats."""
        return words(self.game).tell(language, [self.prompt], names)

    def label(self, choice: Choice, language: str = "en", names: Sequence[str] = ()) -> str:
        """What a choice does, in the player's language."""
        return words(self.game).tell(language, choice.facts, names)


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one observer may know it."""

    kind: str
    seat: int | None = None
    facts: dict[str, Any] = {}
    news: bool = False  # chance or a hidden card came to light: the move before cannot be taken back
    shows: bool = False  # the others learnt something of the actor's hand
    lines: tuple[Line, ...] = ()  # of the log; given to clients, see `ludus.kernel.story`


SEALED = Event("sealed")  # something that a seat did and that nobody else may know yet; clients skip it


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    detail: dict[str, Any]
    faults: tuple[str, ...] = ()  # what programs at the table did wrong


def ranks(marks: Sequence[Any]) -> list[int]:
    """1 for the highest mark; equal ones share a rank, and the next ranks stay empty."""
    return [1 + sum(other > mine for other in marks) for mine in marks]
