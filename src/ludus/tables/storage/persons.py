"""What a store keeps of persons: their tables, browsers and links, and how they are forgotten.

In SQL that both databases understand.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import AsyncIterator, Mapping

from ludus.kernel.refusals import UserError
from ludus.tables.storage.errors import check_texts, storable
from ludus.tables.storage.reads import GUEST, PAGE, Query, Reads, Rows
from ludus.tables.storage.store import Device, Guest, Listing, MyRow, StoreError, Taken

RUNNING = """select id, game, status, changed, created, asked, line from members join tables on table_id = id
    where guest = ?1 and ended is null order by changed desc, id limit ?2"""
OVER = """select id, game, status, ended, created, asked, line from members join tables on table_id = id
    where guest = ?1 and (ended, table_id) < (?2, ?3) order by ended desc, table_id desc limit ?4"""
OWNER = "select guests.id, guests.secret, name, language from guests"
BY_DEVICE = f"{OWNER} join devices on guest = guests.id where devices.secret = ?1"
BY_LINK = f"{OWNER} join links on guest = guests.id where code = ?1 and until > ?2"
DEVICES = "select secret, guest, since from devices"
ADD_DEVICE = "insert into devices (secret, guest, since) values (?1, ?2, ?3) on conflict do nothing"


class Persons(Reads):
    """The half of a store that deals with persons."""

    @abstractmethod
    async def _change(
        self, *queries: Query, first: UserError | None = None, signals: tuple[tuple[str, int], ...] = ()
    ) -> list[Rows]:
        """Carry out everything or nothing, notify other processes; raise `first` if the first query finds nothing."""

    @abstractmethod
    async def scrub(self) -> None:
        """Leave nothing of what was deleted in the unused parts of a file."""

    # --- Their tables ----------------------------------------------------------------------------

    async def running_of(self, guest: str, most: int) -> list[MyRow]:
        if not storable(guest):
            return []
        return [MyRow(*row) for row in await self._rows(RUNNING, guest, most)]

    async def finished_of(self, guest: str, before: tuple[float, str], most: int) -> list[MyRow]:
        if not storable(guest) or not storable(before[1]):
            return []
        return [MyRow(*row) for row in await self._rows(OVER, guest, *before, most)]

    async def list_table(self, table: str, listing: Listing) -> None:
        fill = "update tables set asked = ?2, line = ?3 where id = ?1 and line is null"
        await self._change((fill, table, listing.asked, listing.line))

    # --- Who they are ----------------------------------------------------------------------------

    async def guest(self, secret: bytes) -> Guest | None:
        for query in (f"{GUEST} where secret = ?1", BY_DEVICE):
            if rows := await self._rows(query, secret):
                return Guest(*rows[0])
        return None

    async def rename_guest(self, guest: str, name: str, language: str) -> None:
        check_texts(guest, name, language)
        await self._change(("update guests set name = ?2, language = ?3 where id = ?1", guest, name, language))

    async def devices_of(self, guest: str) -> list[Device]:
        return [Device(*row) for row in await self._rows(f"{DEVICES} where guest = ?1 order by since, secret", guest)]

    async def devices(self) -> AsyncIterator[Device]:
        last = b""
        while rows := await self._rows(f"{DEVICES} where secret > ?1 order by secret limit ?2", last, PAGE):
            for row in rows:
                yield Device(*row)
            last = rows[-1][0]

    async def add_device(self, device: Device) -> None:
        await self._change((ADD_DEVICE, device.secret, device.guest, device.since))

    async def keep_device(self, guest: str, secret: bytes) -> None:
        await self._change(
            ("delete from devices where guest = ?1", guest),
            ("delete from links where guest = ?1", guest),
            ("update guests set secret = ?2 where id = ?1", guest, secret),
            signals=((f"!{guest}", 0),),
        )

    # --- Links to another browser ----------------------------------------------------------------

    async def set_link(self, guest: str, code: bytes, until: float) -> None:
        put = """insert into links (guest, code, until) values (?1, ?2, ?3)
            on conflict (guest) do update set code = excluded.code, until = excluded.until"""
        await self._change((put, guest, code, until))

    async def drop_link(self, guest: str) -> None:
        await self._change(("delete from links where guest = ?1", guest))

    async def link(self, code: bytes, now: float) -> Guest | None:
        rows = await self._rows(BY_LINK, code, now)
        return Guest(*rows[0]) if rows else None

    async def use_link(self, code: bytes, device: Device) -> None:
        use = "delete from links where code = ?1 and guest = ?2 and until > ?3 returning guest"
        await self._change(
            (use, code, device.guest, device.since),
            (ADD_DEVICE, device.secret, device.guest, device.since),
            first=UserError("me-link-gone"),
        )

    # --- Being forgotten -------------------------------------------------------------------------

    async def rewrite(
        self, table: str, number: int, body: bytes, others: Mapping[int, bytes], guest: str, at: float
    ) -> None:
        if number in others:
            raise StoreError("store-gap", table=table, number=str(number))
        await self._change(
            ("insert into log values (?1, ?2, ?3) on conflict do nothing returning number", table, number, body),
            ("update tables set asked = 0, line = null, rewritten = ?2, changed = ?3 where id = ?1", table, number, at),
            *(
                ("update log set body = ?3 where table_id = ?1 and number = ?2", table, old, text)
                for old, text in others.items()
            ),
            ("delete from snapshots where table_id = ?1", table),
            ("update deadlines set due = ?2 where table_id = ?1", table, at),  # a bot may have to play now
            # out of sight, but newer than what another process may still want to write
            ("update lobby set status = 'rewritten', version = ?2, line = ?3 where table_id = ?1", table, number, b""),
            ("delete from members where table_id = ?1 and guest = ?2", table, guest),
            first=Taken("store-taken", table=table, number=str(number)),
            signals=((table, number),),
        )

    async def forget_guest(self, guest: str) -> None:
        await self._change(
            ("delete from members where guest = ?1", guest),
            ("delete from links where guest = ?1", guest),
            ("delete from devices where guest = ?1", guest),
            ("delete from guests where id = ?1", guest),
            signals=((f"!{guest}", 0),),
        )
        await self.scrub()
