"""The tables that are open now: people come and go, speak and are heard.

Every change of a table goes through `write`: the table takes the row, the store makes it durable, then everyone
hears of it. A lock per table keeps this order, and nobody is shown a table between taking and writing. If the store
fails, the table is closed and opened again from what was written.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from ludus.kernel.refusals import LudusError, UserError
from ludus.tables import observed, requests, snapshots, wire
from ludus.tables.bot_workers import BotWorkers
from ludus.tables.bots import TableBots, due
from ludus.tables.entries import (
    CLOCK,
    STAND_IN_LEVEL,
    Arrived,
    Created,
    Entry,
    Followed,
    Forgotten,
    Moved,
    Returned,
    Row,
    StoodIn,
    read_row,
    write_row,
)
from ludus.tables.listener import Gone
from ludus.tables.lobby import Lobby
from ludus.tables.metrics import Metrics
from ludus.tables.open_table import Connection, OpenTable
from ludus.tables.presence import Presence
from ludus.tables.requests import Outdated, Request, refused
from ludus.tables.rows import go_on, replay, take
from ludus.tables.storage.store import Store, StoreError, Taken
from ludus.tables.summary import summarize
from ludus.tables.table import OtherRules, Table

log = logging.getLogger("ludus")

PAUSE = 0.8  # seconds before a bot moves
SNAPSHOT_EVERY = 100  # rows
IDLE = 60.0  # seconds until a table without anybody is closed
TRIES = 10  # while other processes are faster
RETRY_DELAY = 0.5  # seconds until a store that could not be read is asked again


class House:
    """All tables of a server, or of one terminal."""

    def __init__(self, store: Store, bot_workers: BotWorkers, pause: float = PAUSE) -> None:
        self.store = store
        self.bot_workers = bot_workers
        self.metrics = Metrics()
        self.bots = TableBots(self, bot_workers, pause)
        self.open_tables: dict[str, OpenTable] = {}
        self.lobby = Lobby(self, store)
        self.presence = Presence(self)
        # hear the name of every table that changes; @GUEST has one more table, !GUEST and !* must come again
        self.followers: list[Callable[[str], None]] = []
        self.failed: Callable[[BaseException], None] = _log_fault  # hears of faults in the background
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        self.store.watch(self._written_elsewhere)
        self.run(self.lobby.keep())
        self.run(self.presence.keep())
        self.run(self.bots.look_after())

    def say_goodbye(self) -> None:
        """Tell everyone to come back in a moment."""
        stopping = wire.Closing(requests.in_all_languages(UserError("table-stopping")), True)
        self.lobby.say_goodbye(Gone(1012, stopping))
        for follower in self.followers:
            follower("!*")
        for live in self.open_tables.values():
            for connection in list(live.connections):
                connection.end(Gone(1012, stopping))

    async def close(self) -> None:
        """Let everyone go, finish what is being written, close the store."""
        self.say_goodbye()
        for live in list(self.open_tables.values()):
            self._forget(live)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_workers.close()
        await self.store.close()

    # --- Opening tables ----------------------------------------------------------------

    async def create(self, wanted: wire.NewTable, guest: str, name: str) -> tuple[str, int | None]:
        """A new table; its name and the seat of its host."""
        live = await self._create(requests.create(wanted, guest, name))
        return live.table.id, live.table.seat_of(guest)

    async def play_on(self, created: Created, guest: str) -> tuple[str, int | None]:
        """A table that goes on from a step of another game."""
        live = await self._create(created)
        return live.table.id, live.table.seat_of(guest)

    async def _create(self, created: Created) -> OpenTable:
        row = Row(created, time.time())
        members = tuple(guest for place in created.places for guest in place.guests)
        members = tuple(dict.fromkeys((created.host, *members)))
        live = OpenTable(Table(row))
        await self.store.create(
            created.table, created.game, "waiting", write_row(row), members, listing=summarize(live.table)
        )
        self._notify_followers(created.table, members)
        self.open_tables[created.table] = live
        self.lobby.happened(live, created)
        self._close_later(live)
        async with live.lock:
            await self._start_if_full(live)
        return live

    async def find(self, table: str) -> OpenTable:
        """An open table, opened if need be; raises `UserError` if there is none."""
        live = self.open_tables.get(table)
        if live is not None:
            if self.store.is_shared:  # anyone who comes from another process must not see less than there
                with contextlib.suppress(StoreError):
                    await self._read_on(live)
            return live
        lock = self._opening.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.open_tables:
                    self.open_tables[table] = OpenTable(await self._load(table))
                    self._close_later(self.open_tables[table])
                return self.open_tables[table]
        finally:
            if not lock.locked():
                self._opening.pop(table, None)

    async def _load(self, name: str) -> Table:
        number, table = _recalled(name, await self.store.snapshot(name))
        rows = [read_row(body) for _, body in await self.store.read(name, number)]
        if table is None:
            return replay(rows)
        go_on(table, rows)
        return table

    async def glance(self, table: str) -> Table:
        """A table as it is now, for a single look: it is not kept open for that."""
        live = self.open_tables.get(table)
        return live.table if live is not None else await self._load(table)

    def _close_later(self, live: OpenTable) -> None:
        """A table where nobody is needs no memory."""

        async def wait() -> None:
            await asyncio.sleep(IDLE)
            async with live.lock:
                if not live.connections:
                    self._forget(live)

        if live.closing is None or live.closing.done():
            live.closing = self.run(wait())

    def _forget(self, live: OpenTable) -> None:
        if self.open_tables.get(live.table.id) is live:
            del self.open_tables[live.table.id]
            self.lobby.forget(live)
        self.bots.forget(live)
        live.close()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something happen in the background; if it fails, `failed` hears of it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            self.failed(fault)

    # --- People come and go ------------------------------------------------------------

    async def connect(
        self,
        table: str,
        guest: str,
        name: str = "",
        have: int = 0,
        watch: bool = False,
        seat: int | None = None,
        key: str = "",
    ) -> Connection:
        """Look at a table from the guest's seat, from one that a key opens, or as a spectator."""
        live = await self.find(table)
        connection = Connection(self, live, guest, name, seat, key, have)
        connection.watching = watch
        first = not live.connections
        live.connections.add(connection)
        await self._welcome(live, connection)
        if first:
            self.presence.ask(table)
        return connection

    async def _welcome(self, live: OpenTable, connection: Connection) -> None:
        seat = connection.seat
        if seat is not None:
            absence = live.absences.pop(seat, None)
            if absence is not None:
                absence.cancel()
        async with live.lock:
            with contextlib.suppress(StoreError, Taken):  # the owner may ask again by `return`, or come again
                await self._note_arrival(live, seat)
            self.bots.schedule_alarm(live)
        live.wake()
        self.presence.tell(live)
        self.lobby.attended(live)
        self._miss_absent(live)
        self.bots.let_move(live)

    def attendance_changed(self, live: OpenTable) -> None:
        """Someone has come or gone at another process."""
        for seat in live.here() & live.absences.keys():
            live.absences.pop(seat).cancel()
        live.wake()
        if live.connections:
            self._miss_absent(live)

    async def _note_arrival(self, live: OpenTable, seat: int | None) -> None:
        """Write down what it means that the owner of a seat is here."""
        table = live.table
        if seat is None:
            return
        if table.timing is not None and table.calendar is None and table.is_person(seat) and seat not in table.arrived:
            await self.write(live, Arrived(seat))
        away = table.stand_ins.get(seat)
        if away is not None and not away.wish:
            await self.write(live, Returned(seat))

    def leave(self, connection: Connection) -> None:
        """Someone looks away."""
        live = connection.live
        live.connections.discard(connection)
        live.wake()
        self.presence.tell(live)
        if live.connections:
            self._miss_absent(live)
        else:
            self.bots.schedule_alarm(live)
            self._close_later(live)

    def _miss_absent(self, live: OpenTable) -> None:
        """Begin to wait for everyone who is not here."""
        table = live.table
        if table.created.grace and table.status == "playing" and not table.paused:
            here = live.here()
            for seat, place in enumerate(table.places):
                if place.kind in ("person", "program") and seat not in here and seat not in table.stand_ins:
                    self._miss(live, seat)

    def _miss(self, live: OpenTable, seat: int) -> None:
        """After a while a bot plays for someone absent, if the table wants it so."""
        grace = live.table.created.grace

        async def wait() -> None:
            await asyncio.sleep(grace)
            async with live.lock:
                live.absences.pop(seat, None)
                gone = seat not in live.here() and seat not in live.table.stand_ins
                if gone and live.table.status == "playing" and not live.table.paused:
                    with contextlib.suppress(Taken):  # another process was faster
                        await self.write(live, StoodIn(seat, STAND_IN_LEVEL, False))
            self.bots.let_move(live)

        if seat not in live.absences:
            live.absences[seat] = self.run(wait())

    async def claim(self, table: str, guest: str, key: str) -> int:
        """A guest brings a seat to another device; the seat."""
        live = await self.find(table)
        async with live.lock:
            entry = requests.claim(live.table, guest, key)
            if entry is not None:
                await self.write(live, entry, guest=guest, members=(guest,))
            seat = live.table.seat_of(guest)
        live.wake()
        assert seat is not None
        return seat

    # --- Looking and speaking ----------------------------------------------------------

    async def look(self, connection: Connection) -> wire.Update:
        """What a connection may see now."""
        live = connection.live
        async with live.lock:
            if connection.gone is not None:
                raise connection.gone
            seats, watchers = live.present()
            times = live.clock.left(), live.clock.stores()
            observer = connection.guest, connection.seat, connection.since
            return observed.update(live.table, *observer, seats, watchers, *times, encoded=connection.encoded)

    async def hear(self, connection: Connection, message: wire.ClientMessage) -> wire.ServerMessage:
        """Do what a client asks for; its answer."""
        live = connection.live
        try:
            if isinstance(message, wire.Hint):
                return await self.bots.hint(live, connection, message)
            if isinstance(message, wire.Play):
                await self.bots.hold(live, connection.seat)
            async with live.lock:
                answer = await self._answer(live, connection, message)
        except (Outdated, Taken):
            return wire.Stale(message.id, live.table.version)
        except LudusError as error:
            return refused(message.id, error)
        self.bots.let_move(live)
        return answer

    async def _answer(
        self, live: OpenTable, connection: Connection, message: wire.ClientMessage, tries: int = TRIES
    ) -> wire.ServerMessage:
        done = live.table.answered.get((connection.guest, message.id))
        if done is not None:
            return wire.Accepted(message.id, done)
        if isinstance(message, wire.Judge):
            return self._judge(live, connection, message)
        try:
            if isinstance(message, wire.Again):
                await self._follow(live, connection, message)
            else:
                await self._grant(live, connection, message)
        except Taken:  # another process was faster; is it still possible as things are now?
            if tries == 1:
                raise
            return await self._answer(live, connection, message, tries - 1)
        return wire.Accepted(message.id, live.table.version)

    async def _grant(self, live: OpenTable, connection: Connection, message: wire.ClientMessage) -> None:
        request = Request(
            live.table, connection.guest, connection.name, connection.seat, live.here(), connection.watching
        )
        entry = requests.decide(request, message)
        members = (connection.guest,) if isinstance(message, wire.Sit) else ()
        await self.write(live, entry, connection.guest, message.id, members)
        if isinstance(message, wire.Sit | wire.SetSeat | wire.Remove):
            await self._start_if_full(live)
        if isinstance(message, wire.EndPause):
            self._miss_absent(live)

    def rename(self, guest: str, name: str) -> None:
        """A guest is called otherwise from now on; seats keep the name under which they were taken."""
        for live in self.open_tables.values():
            for connection in live.connections:
                if connection.guest == guest:
                    connection.name = name

    async def _start_if_full(self, live: OpenTable) -> None:
        while (started := requests.automatic_start(live.table)) is not None:
            with contextlib.suppress(Taken):  # another process has written something else, or started it
                await self.write(live, started)
                self._miss_absent(live)

    def _judge(self, live: OpenTable, connection: Connection, message: wire.Judge) -> wire.ServerMessage:
        if connection.seat is None:
            return refused(message.id, UserError("table-spectator"))
        return requests.judge(live.table, connection.seat, message)

    async def _follow(self, live: OpenTable, connection: Connection, message: wire.Again) -> None:
        if live.table.again:
            return
        seat = connection.seat
        if seat is None:
            raise UserError("table-spectator")
        created = requests.follow(live.table, connection.guest)
        await self._create(created)
        await self.write(live, Followed(seat, created.table), connection.guest, message.id)

    # --- Writing -----------------------------------------------------------------------

    async def write(
        self, live: OpenTable, entry: Entry, guest: str = "", id: str = "", members: tuple[str, ...] = ()
    ) -> None:
        """Let something happen, durably; then everyone hears of it. The caller holds the table's lock."""
        if live.closed:
            raise UserError("table-reopen")
        table = live.table
        row = Row(entry, time.time(), guest, id, live.banks())
        before = table.status
        take(table, row)
        status = table.status if table.status != before else None
        try:
            derived = due(table), summarize(table)
            await self.store.append(table.id, table.version, write_row(row), status, members, row.at, *derived)
        except BaseException as error:
            await self._recover(live, error)
            raise
        if table.version % SNAPSHOT_EVERY == 0:
            self.run(self._keep(table.id, table.version, snapshots.keep(table)))
        if isinstance(entry, Moved):
            self.metrics.moved(entry.by if entry.by in ("", CLOCK, "program") else "computer")
        self.bots.schedule_alarm(live, entry)
        self.lobby.happened(live, entry)
        self.presence.tell(live)
        self._notify_followers(table.id, members)
        live.wake()

    def _notify_followers(self, table: str, members: tuple[str, ...] = ()) -> None:
        for follower in self.followers:
            for name in (table, *(f"@{guest}" for guest in members)):
                follower(name)

    async def _recover(self, live: OpenTable, error: BaseException) -> None:
        """The table in memory is ahead of the store, or another process was faster: go back to what is written."""
        if not isinstance(error, Taken):
            log.error("table %s: a row could not be written: %s", live.table.id, error)
            self.metrics.storage_failed()
        try:
            live.table = await self._load(live.table.id)
            self.bots.schedule_alarm(live)
        except Exception as trouble:
            log.error("table %s cannot be opened again: %s", live.table.id, trouble)
            known = trouble if isinstance(trouble, LudusError) else UserError("table-reopen")
            closing = wire.Closing(requests.in_all_languages(known), True)
            for connection in live.connections:  # a little later: the one who caused this is answered first
                asyncio.get_running_loop().call_soon(connection.end, Gone(1013, closing))
            self._forget(live)
        live.wake()

    async def _keep(self, table: str, version: int, body: bytes) -> None:
        try:
            await self.store.keep_snapshot(table, version, body)
        except StoreError as error:  # only a convenience: the log has everything
            log.warning("no snapshot of table %s: %s", table, error)

    def _written_elsewhere(self, table: str, number: int) -> None:
        """Another process has written a row: read it."""
        if table.startswith("!"):
            self.say_goodbye_to(table[1:])
            return
        if self.presence.hear(table, number):
            return
        self._notify_followers(table)
        self.lobby.notify()
        live = self.open_tables.get(table)
        if live is not None and number > live.table.version:
            self.run(self._catch_up(live, number))

    async def _catch_up(self, live: OpenTable, number: int) -> None:
        """Read what others have written. They signal it only once: a store in trouble is asked until it answers."""
        while not live.closed and number > live.table.version:
            try:
                await self._read_on(live)
                return
            except StoreError as error:
                log.warning("table %s: what another process has written cannot be read yet: %s", live.table.id, error)
                await asyncio.sleep(RETRY_DELAY)

    async def _read_on(self, live: OpenTable) -> None:
        async with live.lock:
            rows = [read_row(body) for _, body in await self.store.read(live.table.id, live.table.version)]
            if not rows:
                return
            if any(isinstance(row.entry, Forgotten) for row in rows):  # older rows are others than they were
                live.table = await self._load(live.table.id)
                self.bots.schedule_alarm(live)
                self.lobby.forget(live)
                self.lobby.attended(live)
                rows = []
            for row in rows:
                go_on(live.table, [row])
                self.bots.schedule_alarm(live, row.entry)
        self.presence.tell(live)
        live.wake()
        self.bots.let_move(live)

    def written(self, table: str, number: int) -> None:
        """Someone has written a row into the store, past this house."""
        self._written_elsewhere(table, number)

    def say_goodbye_to(self, guest: str) -> None:
        """Let the connections of a guest come again, so that it is asked anew who they are."""
        closing = wire.Closing(requests.in_all_languages(UserError("table-reopen")), True)
        for live in self.open_tables.values():
            for connection in live.connections:
                if connection.guest == guest:
                    connection.end(Gone(1012, closing))
        for follower in self.followers:
            follower(f"!{guest}")

    # --- External bots -----------------------------------------------------------------

    async def program_moves(self, connection: Connection, move: str, version: int, fault: str = "") -> None:
        """An external bot has decided; raises `Outdated` if its question, asked at `version`, no longer stands."""
        live = connection.live
        await self.bots.hold(live, connection.seat)
        async with live.lock:
            seat = connection.seat
            if seat is None or seat not in live.table.to_act() or live.table.asked_at[seat] > version:
                raise Outdated
            if live.table.paused or seat in live.table.stand_ins:
                raise Outdated
            await self.write(live, Moved(seat, move, "program", fault))
        self.bots.let_move(live)


def _log_fault(fault: BaseException) -> None:
    log.error("a task of a table failed", exc_info=fault)


def _recalled(name: str, kept: tuple[int, bytes] | None) -> tuple[int, Table | None]:
    """The table of a snapshot. One that cannot be read, perhaps of another version, is as good as none."""
    if kept is None:
        return 0, None
    try:
        return kept[0], snapshots.recall(kept[1])
    except OtherRules:
        raise
    except (msgspec.MsgspecError, LudusError, KeyError, ValueError, TypeError, IndexError) as error:
        log.warning("the snapshot of table %s cannot be read (%s); its whole log is replayed", name, error)
        return 0, None
