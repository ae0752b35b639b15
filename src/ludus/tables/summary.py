"""What lists show of a table without opening it: written into the store with every row of its log."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from ludus.tables import wire
from ludus.tables.storage.store import Listing, MyRow
from ludus.tables.table import Table


class ListedSeat(Struct, frozen=True, array_like=True):
    """A seat; `guests` stays on the server."""

    kind: wire.Sitting
    name: str
    level: str
    stand_in: str
    guests: tuple[str, ...]


class TableSummary(Struct, frozen=True, omit_defaults=True):
    """Who sits at a table, and how its game ended."""

    seats: tuple[ListedSeat, ...]
    winners: tuple[int, ...] = ()
    scores: tuple[float, ...] = ()
    again: str = ""
    clock: wire.Timing | None = None


_decoder = msgspec.msgpack.Decoder(TableSummary)
_encoder = msgspec.msgpack.Encoder()


def summarize(table: Table) -> Listing:
    """What the lists shall show of a table as it is now."""
    return Listing(sum(1 << seat for seat in waited_for(table)), _encoder.encode(_summary(table)))


def waited_for(table: Table) -> set[int]:
    """The seats of people whom the table waits for: to decide, or to say whether they agree."""
    stands = table.paused or table.undo_by >= 0
    asked = set() if stands else set(table.to_act())
    return (asked | set(table.undo_waiting) | set(table.pause_waiting)).intersection(table.people())


def _summary(table: Table) -> TableSummary:
    away = table.stand_ins
    seats = tuple(
        ListedSeat(place.kind, place.name, place.level, away[seat].level if seat in away else "", place.guests)
        for seat, place in enumerate(table.places)
    )
    outcome = table.match.outcome if table.match is not None else None
    if outcome is None:
        return TableSummary(seats, again=table.again, clock=table.timing)
    return TableSummary(seats, outcome.winners, outcome.scores, table.again, table.timing)


def my_table(row: MyRow, guest: str) -> wire.MyTable:
    """A table of the list as its guest may see it. The row must have been listed."""
    assert row.line is not None
    line = _decoder.decode(row.line)
    you = next((seat for seat, each in enumerate(line.seats) if guest in each.guests), None)
    seats = tuple(
        wire.SeatNow(seat, each.kind, each.name, each.level, stand_in=each.stand_in)
        for seat, each in enumerate(line.seats)
    )
    asked = tuple(seat for seat in range(len(seats)) if row.asked >> seat & 1)
    return wire.MyTable(
        table=row.table,
        game=row.game,
        status=msgspec.convert(row.status, wire.Status),
        seats=seats,
        you=you,
        your_turn=you in asked,
        asked=asked,
        winners=line.winners,
        scores=line.scores,
        changed=row.changed,
        again=line.again,
        clock=line.clock,
    )


def waiting_first(tables: Sequence[wire.MyTable]) -> list[wire.MyTable]:
    """Those that wait for their guest first, the longest waiting of them before the others; then the newest."""
    waiting = sorted((table for table in tables if table.your_turn), key=lambda table: table.changed)
    return waiting + [table for table in tables if not table.your_turn]
