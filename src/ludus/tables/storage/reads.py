"""What both stores read, in SQL that both databases understand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Any

from ludus.tables.storage.errors import storable
from ludus.tables.storage.store import Comment, Count, Guest, LobbyRow, StoreError, TableRow, WholeTable

PAGE = 1000
Query = tuple[Any, ...]  # the text, with ?1 ?2 … for the values that follow it
Rows = list[Sequence[Any]]

ROW = "select id, game, status, changed, created from tables"
LOG = "select number, body from log where table_id = ?1 and number > ?2 order by number"
SNAPSHOT = "select number, body from snapshots where table_id = ?1"
MEMBERS = "select guest from members where table_id = ?1 order by guest"
COMMENT = "select table_id, id, step, seat, guest, text, said from comments"
COMMENTS = f"{COMMENT} where table_id = ?1 order by said, id"
GUEST = "select id, secret, name, language from guests"
TABLES_OF = f"""{ROW} join members on table_id = id
    where guest = ?1 order by changed desc, created desc, id limit ?2"""


LOBBY = """select table_id, version, status, since, seen, line from lobby
    where status in ('waiting', 'playing') and seen >= ?1 order by status desc, since desc, table_id limit ?2"""


OVERDUE = "select table_id from deadlines where due <= ?1 order by due, table_id limit ?2"
DUE = "select due from deadlines where table_id = ?1"


class Reads(ABC):
    """The reading half of a store."""

    place: str

    @abstractmethod
    async def _answers(self, *queries: Query) -> list[Rows]:
        """The rows of each query, all of them as of the same moment."""

    async def _rows(self, *query: Any) -> Rows:
        (rows,) = await self._answers(query)
        return rows

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        if not storable(table):
            return []
        return [(number, body) for number, body in await self._rows(LOG, table, after)]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        if not storable(table):
            return None
        rows = await self._rows(SNAPSHOT, table)
        return (rows[0][0], rows[0][1]) if rows else None

    async def guest(self, secret: bytes) -> Guest | None:
        rows = await self._rows(f"{GUEST} where secret = ?1", secret)
        return Guest(*rows[0]) if rows else None

    async def guests(self) -> AsyncIterator[Guest]:
        last = ""
        while rows := await self._rows(f"{GUEST} where id > ?1 order by id limit ?2", last, PAGE):
            for row in rows:
                yield Guest(*row)
            last = rows[-1][0]

    async def tables_of(self, guest: str, most: int = 100) -> list[TableRow]:
        if not storable(guest):
            return []
        return [TableRow(*row) for row in await self._rows(TABLES_OF, guest, most)]

    async def tables(self) -> AsyncIterator[TableRow]:
        page = f"{ROW} where (created, id) > (?1, ?2) order by created, id limit ?3"
        last = (float("-inf"), "")
        while rows := [TableRow(*row) for row in await self._rows(page, *last, PAGE)]:
            for row in rows:
                yield row
            last = (rows[-1].created, rows[-1].table)

    async def overdue(self, now: float, most: int) -> list[str]:
        return [table for (table,) in await self._rows(OVERDUE, now, most)]

    async def members(self, table: str) -> list[str]:
        if not storable(table):
            return []
        return [guest for (guest,) in await self._rows(MEMBERS, table)]

    async def whole(self, table: str) -> WholeTable | None:
        if not storable(table):
            return None
        queries = (f"{ROW} where id = ?1", table), (MEMBERS, table), (LOG, table, 0), (SNAPSHOT, table)
        rows, members, log, snapshots, said, dues = await self._answers(*queries, (COMMENTS, table), (DUE, table))
        if not rows:
            return None
        if [number for number, _ in log] != list(range(1, len(log) + 1)):
            raise StoreError("store-damaged", place=self.place, reason=table)
        bodies = tuple(body for _, body in log)
        snapshot = (snapshots[0][0], snapshots[0][1]) if snapshots else None
        comments = tuple(Comment(*row) for row in said)
        due = dues[0][0] if dues else None
        return WholeTable(TableRow(*rows[0]), tuple(guest for (guest,) in members), bodies, snapshot, comments, due)

    async def comments(self, table: str) -> list[Comment]:
        if not storable(table):
            return []
        return [Comment(*row) for row in await self._rows(COMMENTS, table)]

    async def comments_by(self, guest: str) -> list[Comment]:
        if not storable(guest):
            return []
        return [Comment(*row) for row in await self._rows(f"{COMMENT} where guest = ?1 order by said, id", guest)]

    async def lobby(self, seen: float, most: int) -> list[LobbyRow]:
        return [LobbyRow(*row) for row in await self._rows(LOBBY, seen, most)]

    async def count(self) -> Count:
        names = ("tables", "log", "guests")
        answers = await self._answers(*((f"select count(*) from {name}",) for name in names))
        return Count(*(rows[0][0] for rows in answers))
