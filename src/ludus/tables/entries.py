"""What is written into the log of a table: facts, in order, from which the table can be made again."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from ludus.kernel.refusals import UserError
from ludus.tables.wire import Sitting, Speed, TalkLanguage, Timing

CLOCK = "clock"  # who moves when the time of a person is over
STAND_IN_LEVEL = "normal"  # of the bot that plays for a person who stays away or has resigned


class Place(Struct, frozen=True):
    """Who holds a seat."""

    kind: Sitting
    name: str = ""
    level: str = ""  # of a bot
    guests: tuple[str, ...] = ()  # more than one when the seat was brought to another device
    key: str = ""  # the secret that brings the seat to another device or an external bot to the seat
    luck: str = ""  # what the owner adds to the shuffles


class Created(Struct, tag="created", frozen=True):
    """A table with its secret; it stands in row 1."""

    table: str
    game: str
    rules: int
    options: dict[str, str]
    places: tuple[Place, ...]
    host: str
    grace: int
    secret: str
    pace: int = 0  # seconds for a decision, in logs from before there was a `clock`
    public: bool = False  # shown in the lobby
    language: TalkLanguage = ""
    clock: Timing | None = None  # None: as much time as people like
    start: dict[str, Any] | None = None  # the position that the game goes on from; None: it is dealt
    record: str = ""  # the game that goes on here, with its source of chance, where it was dealt or saved elsewhere
    keyboard: bool = False  # do all people share one keyboard?


class Placed(Struct, tag="placed", frozen=True):
    """Before the start: a seat has changed hands."""

    seat: int
    place: Place


class Removed(Struct, tag="removed", frozen=True):
    """Before the start: the host has taken a person's seat away and given it to a bot, or to nobody."""

    seat: int
    place: Place


class Listed(Struct, tag="listed", frozen=True):
    """Before the start: the host has shown the table in the lobby, or taken it out."""

    public: bool


class Started(Struct, tag="started", frozen=True):
    """The game has begun with these places."""

    places: tuple[Place, ...]


class Claimed(Struct, tag="claimed", frozen=True):
    """The owner of a seat has come with another device."""

    seat: int
    guest: str


class Arrived(Struct, tag="arrived", frozen=True):
    """Where time is limited: a person is at the table for the first time, without having sat down there."""

    seat: int


class Moved(Struct, tag="moved", frozen=True):
    """A move; `by` is the level of the bot that made it, or `CLOCK`; `fault` what an external bot did wrong before."""

    seat: int
    move: str
    by: str = ""
    fault: str = ""


class Said(Struct, tag="said", frozen=True):
    """Something was said at the table."""

    seat: int
    text: str


class Undone(Struct, tag="undone", frozen=True):
    """A move was taken back at once."""

    seat: int


class UndoWanted(Struct, tag="undo-wanted", frozen=True):
    """A seat would like to take its last move back, with all that followed."""

    seat: int


class UndoAnswered(Struct, tag="undo-answered", frozen=True):
    """Another seat's answer; the last consent takes the move back."""

    seat: int
    yes: bool


class PauseWanted(Struct, tag="pause-wanted", frozen=True):
    """A person would like the clocks to stand for a while."""

    seat: int


class PauseAnswered(Struct, tag="pause-answered", frozen=True):
    """Another person's answer; the last consent begins the pause. The one who asked may withdraw."""

    seat: int
    yes: bool


class PauseEnded(Struct, tag="pause-ended", frozen=True):
    """Someone has ended the pause."""

    seat: int


class Sped(Struct, tag="sped", frozen=True):
    """Where only bots play: how fast they shall do so."""

    speed: Speed


class StoodIn(Struct, tag="stood-in", frozen=True):
    """A bot plays for a person; `wish` if the owner wanted it, `late` if the owner's time was over."""

    seat: int
    level: str
    wish: bool
    late: bool = False


class Returned(Struct, tag="returned", frozen=True):
    """The owner plays again."""

    seat: int


class Followed(Struct, tag="followed", frozen=True):
    """Another game of the same group is at this table."""

    seat: int
    table: str


class Forgotten(Struct, tag="forgotten", frozen=True):
    """Someone's data were erased from all rows before this one; a bot plays the seat on, if there is one."""

    seat: int | None
    level: str


Entry = (
    Created
    | Placed
    | Removed
    | Listed
    | Started
    | Claimed
    | Arrived
    | Moved
    | Said
    | Undone
    | UndoWanted
    | UndoAnswered
    | PauseWanted
    | PauseAnswered
    | PauseEnded
    | Sped
    | StoodIn
    | Returned
    | Followed
    | Forgotten
)


class Row(Struct, frozen=True, omit_defaults=True):
    """One row of the log. `guest` and `id` name the message that asked for it, so that a repeated one is recognised.

    `banks` are the seconds that people had in store when it was written, where there is a store.
    """

    entry: Entry
    at: float
    guest: str = ""
    id: str = ""
    banks: dict[int, float] = {}


_decoder = msgspec.json.Decoder(Row)
_encoder = msgspec.json.Encoder()


def write_row(row: Row) -> bytes:
    return _encoder.encode(row)


def read_row(body: bytes) -> Row:
    try:
        return _decoder.decode(body)
    except msgspec.MsgspecError:
        raise UserError("table-damaged") from None
