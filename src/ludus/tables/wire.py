"""What a server and its clients say to each other; docs/design/tables.md tells the story around it.

Nothing here is language: words travel as the names of messages with their values (`Fact`, `Event`) and every client
says them in its own language; only refusals carry their sentence in every language. The web client's types are
generated from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludus.kernel.decision import Choice, Event, Fact, Kind, Outcome

LONGEST_NAME = 20
LONGEST_MOVE = 1000
LONGEST_TALK = 200

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Key = Annotated[str, Meta(max_length=64)]
Luck = Annotated[str, Meta(max_length=40, pattern=r"^[\w .:-]*\Z")]
Seat = Annotated[int, Meta(ge=0, le=7)]
Short = Annotated[str, Meta(max_length=40)]
Value = Annotated[str, Meta(max_length=400)]
Move = Annotated[str, Meta(max_length=LONGEST_MOVE)]
Talk = Annotated[str, Meta(max_length=LONGEST_TALK)]
Version = Annotated[int, Meta(ge=0)]
Language = Literal["en", "ru"]
Sitting = Literal["open", "person", "bot", "program"]
Status = Literal["waiting", "playing", "over"]
Undo = Literal["no", "free", "ask"]
Text = dict[str, str]  # by language


# --- From a client, over the live connection ---------------------------------------------------


class Play(Struct, tag="play", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Make a move. `version` is the newest one that the player had seen."""

    id: Id
    version: Version
    move: Move


class Judge(Struct, tag="judge", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Would this move be allowed, and what would it do?"""

    id: Id
    move: Move


class Hint(Struct, tag="hint", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """What would a computer play here?"""

    id: Id


class Say(Struct, tag="say", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """A signal, or free talk where the game allows it."""

    id: Id
    text: Talk


class TakeBack(Struct, tag="undo", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Take my last move back; the others are asked if they have seen something of it."""

    id: Id


class AnswerUndo(Struct, tag="answer-undo", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """May the one who asked take the move back?"""

    id: Id
    yes: bool


class Sit(Struct, tag="sit", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Take an open seat. `luck` is mixed into the shuffles, so that nobody else can have chosen them."""

    id: Id
    seat: Seat
    luck: Luck = ""


class Stand(Struct, tag="stand", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Give my seat up before the start."""

    id: Id


class SetSeat(Struct, tag="set-seat", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """The host decides before the start who may sit where."""

    id: Id
    seat: Seat
    kind: Literal["open", "bot", "program"]
    level: Short = ""


class Start(Struct, tag="start", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """The host starts the game; open seats get computers of this level."""

    id: Id
    level: Short = "normal"


class StandIn(Struct, tag="stand-in", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Let a computer play for a seat whose owner is away, or for my own."""

    id: Id
    seat: Seat
    level: Short = "normal"


class Return(Struct, tag="return", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """I play my seat myself again."""

    id: Id


class Again(Struct, tag="again", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Another game with the same group."""

    id: Id


ClientMessage = (
    Play | Judge | Hint | Say | TakeBack | AnswerUndo | Sit | Stand | SetSeat | Start | StandIn | Return | Again
)


# --- To a client, over the live connection -----------------------------------------------------


class SeatNow(Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: Sitting
    name: str = ""
    level: str = ""  # of a computer
    here: bool = False  # somebody is connected for it
    stand_in: str = ""  # level of the computer that plays for the owner
    thinking: bool = False  # a computer is at work for it


class Question(Struct, frozen=True):
    """What this client's seat is asked; see `ludus.kernel.decision.Decision`."""

    kind: Kind
    prompt: Fact
    choices: tuple[Choice, ...]
    parts: tuple[str, ...]
    least: int
    most: int


class UndoAsked(Struct, frozen=True):
    """Somebody would like to take a move back."""

    seat: int
    move: str
    waiting: tuple[int, ...]  # seats that have not answered


class Update(Struct, tag="update", tag_field="type", frozen=True):
    """All that this client may know now; the newest one counts.

    `events` tells what happened since the last one. If it begins earlier, with events that had to be withheld when
    they were told, it replaces everything from there on.
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
    keys: dict[int, str]  # for the host: the keys of the seats of programs
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
    again: str  # the table of the next game, when somebody has asked for one
    pace: int = 0  # seconds that people have for each decision; 0: as many as they like
    clocks: dict[int, float] = {}  # seconds that are left to each seat whose time runs


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
    facts: tuple[Fact, ...] = ()  # what everybody will see of it
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


# --- Over HTTP ---------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    name: str
    values: tuple[str, ...]
    rule: str
    seat: bool  # a seat letter is allowed as well
    pattern: str  # other values are allowed too, if they look like this regular expression; empty: none
    players: tuple[int, ...]  # offered with these numbers of players only; empty: with all


class GameInfo(Struct, frozen=True):
    """What a client must know to offer a game."""

    name: str
    title: Text
    prefix: str
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    cooperative: bool


class Info(Struct, frozen=True):
    """What this server is."""

    version: str
    games: tuple[GameInfo, ...]


class SetMe(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest wants to be called and spoken to."""

    name: Name
    language: Language


class TableLine(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: Status
    seats: tuple[SeatNow, ...]
    you: int | None
    your_turn: bool


class Me(Struct, frozen=True):
    """A guest: name, language, and the tables where the guest has a seat, newest first."""

    name: str
    language: Language
    tables: tuple[TableLine, ...]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table."""

    kind: Literal["me", "open", "bot", "program"]
    level: Short = "normal"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made; without open seats its game starts at once."""

    game: Short
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Short, Value], Meta(max_length=40)] = {}
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 0  # seconds until a computer plays for somebody absent; 0: never
    luck: Luck = ""
    pace: Annotated[int, Meta(ge=0, le=86_400)] = 0  # seconds for each decision of a person, 10 to 600; 0: no limit


class TableMade(Struct, frozen=True):
    table: str
    you: int | None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a seat."""

    key: Key


class Trouble(Struct, frozen=True):
    """Why a request was not served."""

    reason: Text
    rule: str = ""
    wait: float = 0.0


decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()
