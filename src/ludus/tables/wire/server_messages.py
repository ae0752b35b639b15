"""What a client receives over the live connection of a table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludus.kernel.decision import Choice, Event, Fact, Kind, Outcome
from ludus.tables.wire.fields import Sitting, Speed, Status, TalkLanguage, Text, Timing, Undo


class SeatNow(Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: Sitting
    name: str = ""
    level: str = ""  # of a bot
    here: bool = False  # someone is connected for it
    stand_in: str = ""  # level of the bot that plays for the owner
    thinking: bool = False  # a bot is at work for it
    resigned: bool = False  # the owner has resigned, and the bot plays on to the end


class Question(Struct, frozen=True):
    """What this client's seat is asked; see `ludus.kernel.decision.Decision`."""

    kind: Kind
    prompt: Fact
    choices: tuple[Choice, ...]
    parts: tuple[str, ...]
    least: int
    most: int


class UndoAsked(Struct, frozen=True):
    """Someone would like to take a move back."""

    seat: int
    move: str
    waiting: tuple[int, ...]  # seats that have not answered


class Pause(Struct, frozen=True):
    """Someone would like a pause; it has begun when nobody has to answer any more."""

    seat: int
    waiting: tuple[int, ...]  # seats that have not answered


class Update(Struct, tag="update", tag_field="type", frozen=True):
    """All that this client may know now; the newest one counts.

    `events` says what happened since the last one. If it begins earlier, with events that had to be withheld when
    they have received, it replaces everything from there on.
    """

    table: str
    game: str
    rules: int
    version: int  # grows with everything that happens at the table
    status: Status
    options: dict[str, str]
    seats: tuple[SeatNow, ...]
    watchers: int
    you: int | None  # None for a spectator
    host: bool  # may this client change seats and start?
    key: str  # brings this client's own seat to another device; empty for a spectator
    keys: dict[int, str]  # for the host: the keys of the seats of external bots
    commitment: str  # of the sealed shuffles
    since: int  # number of the first of `events`
    events: tuple[Event, ...]
    view: dict[str, Any] | None  # of the game; None before the start
    to_act: tuple[int, ...]  # seats that owe a decision
    question: Question | None
    signals: tuple[str, ...]  # what may be said now
    talk: bool  # is free talk allowed now?
    undo: Undo  # what taking back the own last move needs
    undo_asked: UndoAsked | None
    outcome: Outcome | None
    again: str  # the table of the next game, when someone has asked for one
    pace: int = 0  # seconds that people have for each decision; 0: as many as they like
    clocks: dict[int, float] = {}  # seconds that are left to each seat whose time runs
    short: float = 0.0  # seconds that the rules give for what is asked now, where they give less than the clock; else 0
    clock: Timing | None = None  # None: as much time as people like
    banks: dict[int, float] = {}  # seconds in store of each person, where there is a store
    pause: Pause | None = None
    public: bool = False  # does the lobby show this table to everyone?
    language: TalkLanguage = ""  # in which people talk here, where the host has said so
    speed: Speed | None = None  # how fast bots play; None where someone else plays too
    removed: bool = False  # has the host taken this client's seat away? It may watch, not sit down again


class Accepted(Struct, tag="accepted", tag_field="type", frozen=True):
    """Done, and written down."""

    id: str
    version: int


class Refused(Struct, tag="refused", tag_field="type", frozen=True):
    """Not done, and why. `rule` is a number of the game's ledger; `wait` are seconds until it may be tried again."""

    id: str
    reason: Text
    rule: str = ""
    wait: float = 0.0


class Stale(Struct, tag="stale", tag_field="type", frozen=True):
    """Not done: the table has moved on; look at this version first."""

    id: str
    version: int


class Judged(Struct, tag="judged", tag_field="type", frozen=True):
    """The answer to `judge`. `move` is the canonical text where the move can be read."""

    id: str
    move: str
    legal: bool
    rule: str = ""
    reason: Text | None = None
    facts: tuple[Fact, ...] = ()  # what everyone will see of it
    warnings: tuple[Fact, ...] = ()  # what the player should confirm
    notes: tuple[Fact, ...] = ()  # how the text was read


class Hinted(Struct, tag="hinted", tag_field="type", frozen=True):
    """The answer to `hint`."""

    id: str
    move: str
    facts: tuple[Fact, ...]


class Closing(Struct, tag="closing", tag_field="type", frozen=True):
    """The server ends this connection. With `retry` the client should come back."""

    reason: Text
    retry: bool


ServerMessage = Update | Accepted | Refused | Stale | Judged | Hinted | Closing
