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
LONGEST_RECORD = 250_000
LONGEST_COMMENT = 500

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
TalkLanguage = Literal["", "en", "ru"]
Sitting = Literal["open", "person", "bot", "program"]
Status = Literal["waiting", "playing", "over"]
Undo = Literal["no", "free", "ask"]
Text = dict[str, str]  # by language


# Time for decisions.


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time people have, and what the house does when it is over."""

    kind: Literal["move", "bank", "days"]
    time: Annotated[int, Meta(ge=0, le=86_400)]  # seconds for each decision, seconds in store, days for each decision
    more: Annotated[int, Meta(ge=0, le=86_400)] = 0  # seconds that each decision adds to a store
    level: Short = "normal"  # of the computer that acts when time is over
    takes_over: bool = False  # it plays on until the owner comes back, instead of making this one decision


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


# Pauses.


class AskPause(Struct, tag="pause", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """I would like the clocks to stand for a while; the others are asked."""

    id: Id


class AnswerPause(Struct, tag="answer-pause", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Shall there be the pause that somebody has asked for?"""

    id: Id
    yes: bool


class EndPause(Struct, tag="end-pause", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """The pause is over; anybody who plays may say so."""

    id: Id


# Finding people (the lobby).


class Remove(Struct, tag="remove", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """The host takes a person's seat away before the start; a computer of this level gets it, or nobody yet."""

    id: Id
    seat: Seat
    level: Short = ""


class SetPublic(Struct, tag="set-public", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """The host shows the table to everybody in the lobby, or only to people with the link, before the start."""

    id: Id
    public: bool


ClientMessage = (
    Play
    | Judge
    | Hint
    | Say
    | TakeBack
    | AnswerUndo
    | Sit
    | Stand
    | SetSeat
    | Start
    | StandIn
    | Return
    | Again
    | Remove
    | SetPublic
    | AskPause
    | AnswerPause
    | EndPause
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


class Pause(Struct, frozen=True):
    """Somebody would like a pause; it has begun when nobody has to answer any more."""

    seat: int
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
    clock: Timing | None = None  # None: as much time as people like
    banks: dict[int, float] = {}  # seconds in store of each person, where there is a store
    pause: Pause | None = None
    public: bool = False  # does the lobby show this table to everybody?
    language: TalkLanguage = ""  # in which people talk here, where the host has said so
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
    clock: Timing | None = None  # time for people's decisions; instead of `pace`, which is the older way to say so
    public: bool = False  # shown to everybody in the lobby; else found by its link only
    language: TalkLanguage = ""  # in which people shall talk; "": any


class TableMade(Struct, frozen=True):
    table: str
    you: int | None


# --- Replays -----------------------------------------------------------------------------------


class ReplayStep(Struct, frozen=True):
    """A decision as one observer may know it: whose it was (None before the first one), and what happened."""

    seat: int | None
    events: tuple[Event, ...]


class ReplayRound(Struct, frozen=True):
    """A round, or a turn of the table, is in play from this step on."""

    step: int
    number: int


class Replay(Struct, frozen=True):
    """A game from its beginning, as one observer may look at it again. Views come in pages, see `ReplayPage`."""

    update: Update  # what is the same at every step; its `you` says whose view this is, None: a spectator's
    over: bool
    own: int | None  # the seat of whoever asks
    open_seats: tuple[int, ...]  # whose views may be asked for
    steps: tuple[ReplayStep, ...]  # from 0 on
    rounds: tuple[ReplayRound, ...]
    hidden: tuple[int, ...]  # steps that by the rules nobody may look at now
    page: int  # steps of a page
    outcome: Outcome | None


class ReplayFrame(Struct, frozen=True):
    """The table after a step."""

    view: dict[str, Any] | None  # None for a step that nobody may look at now
    to_act: tuple[int, ...]


class ReplayPage(Struct, frozen=True):
    """The views of some steps in a row."""

    version: int
    first: int
    frames: tuple[ReplayFrame, ...]


Record = Annotated[str, Meta(max_length=LONGEST_RECORD)]
Letter = Annotated[str, Meta(max_length=1)]
Step = Annotated[int, Meta(ge=0, le=1_000_000)]


class RecordShown(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be looked at, as a seat saw it (a letter) or as a spectator would have."""

    record: Record
    seat: Letter = ""
    first: Step = 0  # of the page that is wanted, where one is


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a step of a finished game in one of its seats, against computers of a level."""

    step: Step
    seat: Letter
    level: Short = "normal"
    luck: Luck = ""
    record: Record = ""  # where the game is not one of a table


class NewComment(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody who played says about a step, after the end."""

    step: Step
    text: Annotated[str, Meta(max_length=LONGEST_COMMENT)]


class ReplayComment(Struct, frozen=True):
    """What was said about a step. `at` is in seconds since 1970."""

    id: str
    step: int
    seat: int
    name: str
    text: str
    at: float
    mine: bool


class Comments(Struct, frozen=True):
    """All that was said about a game, and whether whoever asks may say something."""

    comments: tuple[ReplayComment, ...]
    may: bool


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a seat."""

    key: Key


# --- Lessons -----------------------------------------------------------------------------------


class LessonLine(Struct, frozen=True):
    """A guided game in a list."""

    game: str
    steps: int


class LessonTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that the learner thinks of, or makes, at a step."""

    move: Move


class LessonScene(Struct, frozen=True):
    """One step of a guided game: the table as the learner sees it, and what is said about it."""

    game: str
    step: int
    steps: int
    name: str
    note: Text
    task: Text | None  # what to do; None: read and go on
    update: Update


class LessonAnswer(Struct, frozen=True):
    """What came of a move: the next scene, or why it is not made here."""

    refused: Refused | None
    scene: LessonScene | None


class Trouble(Struct, frozen=True):
    """Why a request was not served."""

    reason: Text
    rule: str = ""
    wait: float = 0.0


# The lobby: `GET /api/lobby` gives a `LobbyList`; the same as WebSocket gives one, then a `LobbyNews` for each change.


class LobbySeat(Struct, frozen=True):
    """Who sits at a table of the lobby."""

    kind: Sitting
    name: str = ""
    level: str = ""  # of a computer


class LobbyLine(Struct, frozen=True):
    """A public table: one that waits for people, or a game to watch."""

    table: str
    game: str
    status: Status
    seats: tuple[LobbySeat, ...]
    options: dict[str, str]  # those that differ from what the game has by default
    language: TalkLanguage
    clock: Timing | None
    since: float  # when it began to wait, or to play; by the clock of the server


class LobbyList(Struct, tag="lobby", tag_field="type", frozen=True):
    """All public tables, tables that wait first, then the newest first; `now` is the clock of the server."""

    now: float
    lines: tuple[LobbyLine, ...]


class LobbyNews(Struct, tag="lobby-news", tag_field="type", frozen=True):
    """What has changed since the last message: tables that are new or other than before, and tables that are gone."""

    now: float
    lines: tuple[LobbyLine, ...]
    gone: tuple[str, ...]


LobbyMessage = LobbyList | LobbyNews


# --- My games ------------------------------------------------------------------------------------


class MyTable(Struct, frozen=True):
    """A table of this guest in the list of all of them. Times are seconds since the epoch, by the server's clock."""

    table: str
    game: str
    status: Status
    seats: tuple[SeatNow, ...]
    you: int | None
    your_turn: bool  # does the table wait for this guest?
    asked: tuple[int, ...]  # the seats of people whom it waits for
    winners: tuple[int, ...]
    scores: tuple[float, ...]  # one for each seat when the game is over, else none
    changed: float
    again: str  # the table of the next game, if there is one
    clock: Timing | None = None


class MyTables(Struct, frozen=True):
    """One page of a guest's tables; `next` brings the next page, "" if there is none."""

    tables: tuple[MyTable, ...]
    next: str


class MyNews(Struct, tag="mine", tag_field="type", frozen=True):
    """Sent when anything has changed: the tables that wait for this guest, the longest waiting first, and counts."""

    waiting: tuple[MyTable, ...]
    running: int
    changed: float  # the time of the newest change


class MyLink(Struct, frozen=True):
    """A code that makes one more browser this guest, once, within so many seconds."""

    code: str
    seconds: int


class LinkCode(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody brings along who wants to be the same guest here."""

    code: Key


class LinkSeen(Struct, frozen=True):
    """Whom a code would make of this browser."""

    name: str
    tables: int  # running games of that guest
    same: bool  # this browser is that guest already
    own_name: str  # of whom this browser is now
    own_tables: int


class MyDevices(Struct, frozen=True):
    """The browsers that are this guest: when each further one was added, oldest first."""

    since: tuple[float, ...]


class Erase(Struct, frozen=True, forbid_unknown_fields=True):
    """The word that was typed to confirm that all data shall be erased."""

    confirm: Short


class Erased(Struct, frozen=True):
    """What was erased: so many tables do not know the guest any more."""

    tables: int


# --- Proof of fair chance ----------------------------------------------------------------------


class ChanceEvent(Struct, frozen=True):
    """One shuffle, draw or throw of a finished game. The client derives it again and compares.

    An `order` puts the items of `before` into another order, by `count` exchanges from the end; a `pick` takes one.
    """

    stream: str  # the label of the random numbers
    number: int  # within the stream
    kind: Literal["order", "pick"]
    count: int
    before: tuple[str, ...]  # as they lay, or all that could come out
    result: tuple[str, ...]  # as the record tells; empty: the record does not tell it
    move: int  # the move that it belongs to, from 1 on; 0: the deal
    seat: int | None  # who made that move


class LuckWords(Struct, frozen=True):
    """What somebody added to the random numbers. `seat` is None where the record does not tell who it was."""

    seat: int | None
    name: str
    luck: str
    yours: bool


class Proof(Struct, frozen=True):
    """All that is needed to check the chance of a game; while it runs, the commitment and one's own words."""

    game: str
    status: Status
    table: str  # as it was mixed in
    options: dict[str, str]
    commitment: str
    secret: str  # empty while the game runs
    seeds: tuple[str, ...]  # as they were mixed in, in this order
    words: tuple[LuckWords, ...]
    events: tuple[ChanceEvent, ...]
    broken: Text | None = None  # why the record cannot be followed to its end


class RecordToProve(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, to be proven."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()
