"""Rows for PostgreSQL, many calls per transaction: while one transaction waits for the disk, the next one fills."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from ludus.tables.storage.appends import MOST_AT_ONCE, Append, refusal
from ludus.tables.storage.postgres_watch import CHANNEL
from ludus.tables.storage.store import StoreError

Job = tuple["asyncio.Future[None]", Append]
Verdict = BaseException | None

# A row is written only after the one before it, and only once; the rest happens only if it was written.
APPEND = f"""with new as (insert into log select $1::text, $2::bigint, $3::bytea
        where exists (select 1 from log where table_id = $1 and number = $2 - 1)
        on conflict do nothing returning table_id, number),
    touched as (update tables set changed = $4, status = coalesce($5, status),
        asked = coalesce($9, asked), line = coalesce($10, line) from new where id = table_id),
    known as (insert into members (guest, table_id, ended)
        select distinct unnest($6::text[]), table_id, case when coalesce($5, status) = 'over' then $4::float8 end
        from new join tables on id = table_id on conflict do nothing returning guest),
    ended as (update members set ended = $4 from new where members.table_id = new.table_id and $5 = 'over'),
    due as (insert into deadlines select table_id, $8::float8 from new where $8 > 0
        on conflict (table_id) do update set due = excluded.due),
    never as (delete from deadlines using new where deadlines.table_id = new.table_id and $8 = 0)
    select table_id, number, pg_notify('{CHANNEL}', $7::text || ' ' || number || ' ' || table_id),
        (select count(pg_notify('{CHANNEL}', $7 || ' 0 @' || guest)) from known) from new"""
PRESENT = """select log.table_id, log.number from log
    join unnest($1::text[], $2::bigint[]) as asked (table_id, number) using (table_id, number)"""


class Writer:
    """Writes rows in the order in which they come, table by table."""

    def __init__(self, connection: Callable[[], AbstractAsyncContextManager[Any]], tag: str, place: str) -> None:
        self.connection = connection
        self.tag = tag
        self.place = place
        self.loop = asyncio.get_running_loop()
        self.waiting: list[Job] = []
        self.task: asyncio.Task[None] | None = None

    def put(self, append: Append) -> asyncio.Future[None]:
        future: asyncio.Future[None] = self.loop.create_future()
        self.waiting.append((future, append))
        if self.task is None:
            self.task = self.loop.create_task(self._work_off())
        return future

    async def finish(self) -> None:
        """Wait until all that was put is done."""
        if self.task:
            await self.task

    async def _work_off(self) -> None:
        try:
            while self.waiting:
                batch = self.waiting[:MOST_AT_ONCE]
                del self.waiting[:MOST_AT_ONCE]
                await self._answer(batch)
        finally:
            self.task = None

    async def _answer(self, batch: Sequence[Job]) -> None:
        verdicts = await self._carry_out([append for _, append in batch])
        for (future, _), verdict in zip(batch, verdicts, strict=True):
            if future.done():  # anyone who asked was cancelled
                continue
            if verdict is None:
                future.set_result(None)
            else:
                future.set_exception(verdict)

    async def _carry_out(self, appends: Sequence[Append]) -> list[Verdict]:
        """One transaction for all; if the database objects to it, one for each: nobody suffers for a neighbour."""
        try:
            return await self._transaction(appends)
        except StoreError as trouble:
            if len(appends) == 1 or trouble.message != "store-failed":
                return [type(trouble)(trouble.message, **trouble.values) for _ in appends]
        except Exception as error:
            if len(appends) == 1:
                return [error]
        return [verdict for append in appends for verdict in await self._carry_out([append])]

    async def _transaction(self, appends: Sequence[Append]) -> list[Verdict]:
        # the same order in every process, or two of them could wait for each other
        ordered = sorted(appends, key=lambda row: row.table)
        values = [(a.table, a.number, a.body, a.at, a.status, a.members, self.tag, a.due, *_listed(a)) for a in ordered]
        async with self.connection() as connection:
            rows = await connection.fetchmany(APPEND, values)
            written = {(table, number) for table, number, *_ in rows}
            if len(written) == len(appends):
                return [None] * len(appends)
            asked = [a.table for a in appends], [a.number for a in appends]
            present = {(table, number) for table, number in await connection.fetch(PRESENT, *asked)}
        return [_verdict(append, written, present) for append in appends]


def _listed(append: Append) -> tuple[int | None, bytes | None]:
    return (append.listing.asked, append.listing.line) if append.listing else (None, None)


def _verdict(append: Append, written: set[tuple[str, int]], present: set[tuple[str, int]]) -> Verdict:
    """The first who asked for a row that was written has written it."""
    key = append.table, append.number
    if key in written:
        written.remove(key)
        return None
    return refusal(append, key in present)
