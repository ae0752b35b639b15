"""What is written into the log of a table: facts, in order, from which the table can be made again."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ludus.kernel.refusals import Told
from ludus.tables.wire import Sitting

CLOCK = "clock"  # who moves when the time of a person is over


class Place(Struct, frozen=True):
    """Who holds a seat."""

    kind: Sitting
    name: str = ""
    level: str = ""  # of a computer
    guests: tuple[str, ...] = ()  # more than one when the seat was brought to another device
    key: str = ""  # the secret that brings the seat to another device or a program to the seat
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
    pace: int = 0  # seconds that people have for a decision; 0: as many as they like


class Placed(Struct, tag="placed", frozen=True):
    """Before the start: a seat has changed hands."""

    seat: int
    place: Place


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
    """A move; `by` is the level of the computer that made it, or `CLOCK`; `fault` what a program did wrong before."""

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


class StoodIn(Struct, tag="stood-in", frozen=True):
    """A computer plays for a person; `wish` if the owner wanted it."""

    seat: int
    level: str
    wish: bool


class Returned(Struct, tag="returned", frozen=True):
    """The owner plays again."""

    seat: int


class Followed(Struct, tag="followed", frozen=True):
    """Another game of the same group is at this table."""

    seat: int
    table: str


Entry = (
    Created
    | Placed
    | Started
    | Claimed
    | Arrived
    | Moved
    | Said
    | Undone
    | UndoWanted
    | UndoAnswered
    | StoodIn
    | Returned
    | Followed
)


class Row(Struct, frozen=True, omit_defaults=True):
    """One row of the log. `guest` and `id` name the message that asked for it, so that a repeated one is recognised."""

    entry: Entry
    at: float
    guest: str = ""
    id: str = ""


_decoder = msgspec.json.Decoder(Row)
_encoder = msgspec.json.Encoder()


def write_row(row: Row) -> bytes:
    return _encoder.encode(row)


def read_row(body: bytes) -> Row:
    try:
        return _decoder.decode(body)
    except msgspec.MsgspecError:
        raise Told("table-damaged") from None
