"""Proof of fair chance."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludus.tables.wire.fields import LONGEST_RECORD, Status, Text


class ChanceEvent(Struct, frozen=True):
    """One shuffle, draw or throw of a finished game. The client derives it again and compares.

    An `order` puts the items of `before` into another order, by `count` exchanges from the end; a `pick` takes one.
    """

    stream: str  # the label of the random numbers
    number: int  # within the stream
    kind: Literal["order", "pick"]
    count: int
    before: tuple[str, ...]  # as they lay, or all that could come out
    result: tuple[str, ...]  # as the record states it; empty: not in the record
    move: int  # the move that it belongs to, from 1 on; 0: the deal
    seat: int | None  # who made that move


class LuckWords(Struct, frozen=True):
    """What someone added to the random numbers. `seat` is None where the record does not say who it was."""

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
    computers: tuple[int, ...] = ()  # the seats that bots played; a record from a file does not say which


class RecordToProve(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, to be proven."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
