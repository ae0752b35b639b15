"""My games: the tables of a guest as a list, and a feed over which the guest hears what waits.

Nothing here opens a table: the store has what lists show. A feed reads its guest's running games when it hears that
one of them has changed, in this process or another, and says what is new.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from ludus.kernel.refusals import LudusError, UserError
from ludus.tables import wire
from ludus.tables.listener import Gone, Listener
from ludus.tables.requests import in_all_languages
from ludus.tables.storage.store import MyRow, StoreError
from ludus.tables.summary import my_table, summarize, waiting_first

if TYPE_CHECKING:
    from ludus.tables.house import House

PAGE = 30  # tables
MOST_RUNNING = 500  # running games of a guest that are looked at
MOST_WAITING = 50  # listed at once
MIN_INTERVAL = 0.25  # seconds between two looks for one feed
EVERYBODY = "*"


class MyGames:
    """The lists of all guests, and the feeds that are open in this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.by_guest: dict[str, set[MyGamesFeed]] = {}
        self.by_table: dict[str, set[MyGamesFeed]] = {}
        house.followers.append(self._hear)

    # --- Lists -----------------------------------------------------------------------------------

    async def running(self, guest: str) -> list[wire.MyTable]:
        """The games that are not over: those that wait for the guest first, then the newest."""
        return waiting_first(await self._shown(await self.house.store.running_of(guest, MOST_RUNNING), guest))

    async def running_page(self, guest: str, after: str) -> wire.MyTables:
        start = int(after) if after.isascii() and after.isdigit() and len(after) < 10 else 0
        tables = await self.running(guest)
        more = str(start + PAGE) if start + PAGE < len(tables) else ""
        return wire.MyTables(tuple(tables[start : start + PAGE]), more)

    async def finished_page(self, guest: str, after: str) -> wire.MyTables:
        """The finished ones, the last changed first; `after` is the place where the page before ended."""
        changed, _, table = after.partition(" ")
        before = float("inf"), ""
        with contextlib.suppress(ValueError):
            before = float(changed), table
        rows = await self.house.store.finished_of(guest, before, PAGE + 1)
        more = f"{rows[PAGE - 1].changed!r} {rows[PAGE - 1].table}" if len(rows) > PAGE else ""
        return wire.MyTables(tuple(await self._shown(rows[:PAGE], guest)), more)

    async def newest(self, guest: str, most: int) -> list[wire.MyTable]:
        """What a first page shows: games that wait, then running ones, then finished ones."""
        tables = (await self.running(guest))[:most]
        return tables + list((await self.finished_page(guest, "")).tables)[: most - len(tables)]

    async def _shown(self, rows: list[MyRow], guest: str) -> list[wire.MyTable]:
        listed = [await self._listed(row) for row in rows]
        return [my_table(row, guest) for row in listed if row is not None]

    async def _listed(self, row: MyRow) -> MyRow | None:
        """A table from before there were lists is opened once; one that cannot be opened hides no other."""
        if row.line is not None:
            return row
        try:
            made = summarize(await self.house.glance(row.table))
        except StoreError:
            raise
        except LudusError:
            return None
        await self.house.store.list_table(row.table, made)
        return MyRow(row.table, row.game, row.status, row.changed, row.created, made.asked, made.line)

    # --- Lines -----------------------------------------------------------------------------------

    def enter(self, guest: str) -> MyGamesFeed:
        """A guest wants to hear what waits."""
        feed = MyGamesFeed(self, guest)
        self.by_guest.setdefault(guest, set()).add(feed)
        return feed

    def leave(self, feed: MyGamesFeed) -> None:
        self.follow(feed, set())
        _discard(self.by_guest, feed.guest, feed)

    def follow(self, feed: MyGamesFeed, tables: set[str]) -> None:
        """A feed hears of these tables from now on."""
        for table in feed.tables - tables:
            _discard(self.by_table, table, feed)
        for table in tables - feed.tables:
            self.by_table.setdefault(table, set()).add(feed)
        feed.tables = tables

    def _hear(self, name: str) -> None:
        if name == f"!{EVERYBODY}":
            self._end([feed for feeds in self.by_guest.values() for feed in feeds], "table-stopping")
        elif name.startswith("!"):
            self._end(list(self.by_guest.get(name[1:], ())), "table-reopen")
        else:
            feeds = self.by_guest.get(name[1:], ()) if name.startswith("@") else self.by_table.get(name, ())
            for feed in feeds:
                feed.wake()

    def _end(self, feeds: list[MyGamesFeed], why: str) -> None:
        for feed in feeds:
            feed.end(Gone(1012, wire.Closing(in_all_languages(UserError(why)), True)))


class MyGamesFeed(Listener):
    """Someone who hears of their games. `receive` says what waits at first, then whenever something has changed."""

    def __init__(self, mine: MyGames, guest: str) -> None:
        super().__init__()
        self.mine = mine
        self.guest = guest
        self.tables: set[str] = set()
        self._last_sent: wire.MyNews | None = None
        self._looked = float("-inf")

    async def receive(self) -> wire.MyNews:
        """The next message; raises `Gone`."""
        while True:
            await self._wake.wait()
            await self._wait_interval()
            self._wake.clear()
            if self.gone is not None:
                raise self.gone
            try:
                news = await self._look()
            except StoreError as trouble:
                raise Gone(1013, wire.Closing(in_all_languages(trouble), True)) from trouble
            if news != self._last_sent:
                self._last_sent = news
                return news

    async def _wait_interval(self) -> None:
        """A game in which much happens is not looked at each time."""
        left = self._looked + MIN_INTERVAL - time.monotonic()
        if left > 0 and self.gone is None:
            await asyncio.sleep(left)
        self._looked = time.monotonic()

    async def _look(self) -> wire.MyNews:
        """Look until every game found was followed before the look: of others a change may have been missed."""
        while True:
            tables = await self.mine.running(self.guest)
            names = {table.table for table in tables}
            known = names <= self.tables
            self.mine.follow(self, names)
            if known:
                break
        waiting = tuple(table for table in tables if table.your_turn)[:MOST_WAITING]
        return wire.MyNews(waiting, len(tables), max((table.changed for table in tables), default=0.0))

    def close(self) -> None:
        self.mine.leave(self)


def _discard(feeds: dict[str, set[MyGamesFeed]], name: str, feed: MyGamesFeed) -> None:
    known = feeds.get(name)
    if known is not None:
        known.discard(feed)
        if not known:
            del feeds[name]
