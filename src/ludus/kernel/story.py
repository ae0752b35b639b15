"""From events to lines of the log: what the games' `story.py` are made of, and how clients get their lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ludus.kernel.decision import Event, Fact, Line
from ludus.kernel.meta import SEATS

if TYPE_CHECKING:
    from ludus.kernel.game import Game

OF_THE_TABLE = "table-"  # begins the kinds of events that belong to no game
Lines = list[tuple[Line, ...]]  # by event; () for one that has no words, or stands in the line of another
Value = int | str | dict[str, str]


class Facts(msgspec.Struct, frozen=True):
    """What an event of one kind says; its fields are those of `Event.facts`."""


def happened(kind: str, seat: int | None, facts: Facts, news: bool = False, shows: bool = False) -> Event:
    """An event with declared facts, as the dict that goes to clients."""
    return Event(kind, seat, msgspec.to_builtins(facts), news, shows)


class Players(str):
    """Seats as facts name them: by their letters."""


def players(*seats: int) -> Players:
    return Players("".join([SEATS[seat] for seat in seats]))


def fact(message: str, seat: int | None = None, **given: Value | Players | Fact | tuple[Fact, ...]) -> Fact:
    """A fact about a seat, which its message calls `who`; players and facts among the values go to their own places."""
    values: dict[str, Value] = {} if seat is None else {"seat": SEATS[seat]}
    seats: dict[str, str] = {}
    parts: dict[str, tuple[Fact, ...]] = {}
    for name, value in given.items():
        if isinstance(value, Players):
            seats[name] = str(value)
        elif isinstance(value, Fact):
            parts[name] = (value,)
        elif isinstance(value, tuple):
            parts[name] = value
        else:
            values[name] = value
    return Fact(message, values, seats, parts)


def figure(number: int) -> int | str:
    """A number for a sentence, where it may be below zero: a minus is no hyphen, in any client."""
    return number if number >= 0 else f"−{-number}"


def with_lines(game: Game, events: Sequence[Event], view: Mapping[str, Any] | None) -> tuple[Event, ...]:
    """Events as clients get them: those of the game with their lines of the log."""
    if view is None:  # nothing has happened in the game yet
        return tuple(events)
    found = iter(game.lines([event for event in events if is_of_game(event)], view))
    return tuple(msgspec.structs.replace(each, lines=next(found)) if is_of_game(each) else each for each in events)


def is_of_game(event: Event) -> bool:
    return not event.kind.startswith(OF_THE_TABLE)
