"""Every stored game under today's rules: what would go differently?"""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludus.games import find
from ludus.kernel.refusals import LudusError
from ludus.record import read_record
from ludus.tables.entries import Created, Row, read_row
from ludus.tables.rows import take
from ludus.tables.storage.store import Store
from ludus.tables.table import Table


class Finding(Struct, frozen=True):
    """What became of one table; `row` 0 and no `difference`: everything as it was."""

    table: str
    game: str
    rows: int
    row: int = 0
    difference: str = ""


async def replay_all(store: Store) -> AsyncIterator[Finding]:
    """Replay every log, whatever version of the rules it was begun with."""
    async for line in store.tables():
        rows = await store.read(line.table)
        row, difference = _differs([body for _, body in rows])
        yield Finding(line.table, line.game, len(rows), row, difference)


def _differs(bodies: list[bytes]) -> tuple[int, str]:
    """The first row that cannot happen today, and why."""
    table: Table | None = None
    try:
        table = Table(_under_todays_rules(read_row(bodies[0])))
        for body in bodies[1:]:
            take(table, read_row(body))
    except (LudusError, msgspec.MsgspecError) as error:
        return (table.version if table is not None else 0) + 1, str(error)
    return 0, ""


def record_differs(text: str) -> str:
    """What is not in a record as the engine would have it today; nothing if everything is."""
    try:
        match = read_record(text)
    except LudusError as error:
        return str(error)
    return "" if match.record() == text else "it would be written otherwise"


def _under_todays_rules(row: Row) -> Row:
    if isinstance(row.entry, Created):
        return replace(row, entry=replace(row.entry, rules=find(row.entry.game).meta.rules))
    return row
