"""Snapshots of a table: a convenience, since the log has everything."""

from __future__ import annotations

import msgspec

from ludus.kernel.decision import Event
from ludus.match import Memory
from ludus.tables import wire
from ludus.tables.clock import Banks, Reading
from ludus.tables.entries import Created, Place, Row, StoodIn
from ludus.tables.rows import count_moves, deal
from ludus.tables.table import Table


class Kept(msgspec.Struct, frozen=True):
    """A table as a snapshot keeps it."""

    created: Created
    version: int
    status: wire.Status
    places: list[Place]
    stand_ins: dict[int, StoodIn]
    answered: list[tuple[str, str, int]]
    stream: list[Event | list[int]]
    asked_at: list[int]
    again: str
    undo_by: int
    undo_waiting: list[int]
    match: Memory | None
    arrived: list[int] = []
    hurried: list[int] = []
    public: bool = False
    removed: list[str] = []
    since: float = 0.0
    banks: Banks | None = None
    calendar: Reading | None = None
    pause_by: int = -1
    pause_waiting: list[int] = []
    speed: wire.Speed = "normal"
    row_ends: list[int] = []


CONVERTED = ("created", "answered", "match", "arrived", "removed", "banks", "calendar")  # the table has another form
AS_THEY_ARE = tuple(name for name in Kept.__struct_fields__ if name not in CONVERTED)


def keep(table: Table) -> bytes:
    """The table as a snapshot."""
    kept = Kept(
        created=table.created,
        answered=[(guest, name, version) for (guest, name), version in table.answered.items()],
        match=table.match.memory() if table.match is not None else None,
        arrived=sorted(table.arrived),
        removed=sorted(table.removed),
        banks=table.banks,
        calendar=table.calendar.reading if table.calendar is not None else None,
        **{name: getattr(table, name) for name in AS_THEY_ARE},
    )
    return msgspec.json.encode(kept)


def recall(body: bytes) -> Table:
    """The table of a snapshot."""
    kept = msgspec.json.decode(body, type=Kept)
    table = Table(Row(kept.created, 0.0))
    for name in AS_THEY_ARE:
        setattr(table, name, getattr(kept, name))
    table.answered = {(guest, name): version for guest, name, version in kept.answered}
    table.arrived = set(kept.arrived)
    table.removed = set(kept.removed)
    table.banks = kept.banks or table.banks
    if table.calendar is not None and kept.calendar is not None:
        table.calendar.reading = kept.calendar
    if kept.match is not None:
        table.match = deal(table)
        table.match.recall(kept.match)
        count_moves(table)
    return table
