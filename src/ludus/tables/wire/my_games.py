"""My games, and the devices of a guest."""

from __future__ import annotations

from msgspec import Struct

from ludus.tables.wire.fields import Key, Short, Status, Timing
from ludus.tables.wire.server_messages import SeatNow


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
    """What someone brings along who wants to be the same guest here."""

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
