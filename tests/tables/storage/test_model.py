"""Both stores do what a dictionary would do, whatever is asked of them and in whatever order."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from ludus.tables.storage.store import Guest, Store, StoreError, TableRow, Taken, WholeTable
from tests.postgres import Server

from .stores import make

TABLES = st.sampled_from(["a", "б", "c c"])
GUESTS = st.sampled_from(["anna", "ben"])
MEMBERS = st.lists(GUESTS, max_size=2).map(tuple)
BODIES = st.binary(max_size=5)
STATUS = st.sampled_from(["waiting", "playing", "over"])
NUMBERS = st.integers(0, 6)


class Kept:
    """A table of the model."""

    def __init__(self, row: TableRow, members: set[str], body: bytes) -> None:
        self.row = row
        self.members = members
        self.log = [body]
        self.snapshot: tuple[int, bytes] | None = None

    def whole(self) -> WholeTable:
        return WholeTable(self.row, tuple(sorted(self.members)), tuple(self.log), self.snapshot)


class Stores(RuleBasedStateMachine):
    """The same calls to both stores and to the model."""

    server: Server

    @initialize()
    def begin(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.dsn = self.server.new_database()
        self.runner = asyncio.Runner()
        self.clock = 0.0
        self.tables: dict[str, Kept] = {}
        self.guests: dict[str, Guest] = {}
        self.stores: list[Store] = []
        self.open()

    def open(self) -> None:
        self.stores = [make(str(Path(self.folder.name) / "ludus.db")), make(self.dsn)]
        for store in self.stores:
            self.runner.run(store.open())

    def close(self) -> None:
        for store in self.stores:
            self.runner.run(store.close())

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.close()
            self.runner.close()
            self.folder.cleanup()
            self.server.give_back(self.dsn)

    def tick(self) -> float:
        self.clock += 1
        return self.clock

    def all_do(self, refusal: type[Exception] | None, call: str, *arguments: Any, **more: Any) -> None:
        for store in self.stores:
            assert self.outcome(getattr(store, call)(*arguments, **more)) is refusal, (store.place, call, arguments)

    def outcome(self, call: Awaitable[None]) -> type[BaseException] | None:
        (end,) = self.runner.run(together(call))
        return None if end is None else type(end)

    @rule(table=TABLES, status=STATUS, body=BODIES, members=MEMBERS)
    def create(self, table: str, status: str, body: bytes, members: tuple[str, ...]) -> None:
        at = self.tick()
        self.all_do(Taken if table in self.tables else None, "create", table, "g", status, body, members, at=at)
        if table not in self.tables:
            self.tables[table] = Kept(TableRow(table, "g", status, at, at), set(members), body)

    @rule(table=TABLES, number=NUMBERS, body=BODIES, status=st.none() | STATUS, members=MEMBERS)
    def append(self, table: str, number: int, body: bytes, status: str | None, members: tuple[str, ...]) -> None:
        at, kept = self.tick(), self.tables.get(table)
        newest = len(kept.log) if kept else 0
        refusal = Taken if 1 <= number <= newest else StoreError
        fits = kept is not None and number == newest + 1
        self.all_do(None if fits else refusal, "append", table, number, body, status, members, at=at)
        if kept and fits:
            kept.log.append(body)
            kept.members |= set(members)
            kept.row = TableRow(table, "g", kept.row.status if status is None else status, at, kept.row.created)

    @rule(table=TABLES, bodies=st.lists(BODIES, max_size=4))
    def append_many(self, table: str, bodies: list[bytes]) -> None:
        kept = self.tables.get(table)
        if kept is None:
            return
        at = self.tick()
        for store in self.stores:
            calls = (store.append(table, n, body, at=at) for n, body in enumerate(bodies, len(kept.log) + 1))
            assert self.runner.run(together(*calls)) == [None] * len(bodies)
        kept.log += bodies
        if bodies:
            kept.row = TableRow(table, "g", kept.row.status, at, kept.row.created)

    @rule(table=TABLES, number=NUMBERS, body=BODIES)
    def keep_snapshot(self, table: str, number: int, body: bytes) -> None:
        kept = self.tables.get(table)
        fits = kept is not None and 1 <= number <= len(kept.log)
        self.all_do(None if fits else StoreError, "keep_snapshot", table, number, body)
        if kept and fits and (kept.snapshot is None or number >= kept.snapshot[0]):
            kept.snapshot = (number, body)

    @rule(
        guest=GUESTS, secret=st.sampled_from([b"1", b"2", b"3"]), name=st.text(st.characters(codec="utf-8"), max_size=3)
    )
    def set_guest(self, guest: str, secret: bytes, name: str) -> None:
        new = Guest(guest, secret, name.replace("\0", ""), "ru")
        rival = any(other.secret == secret and other.id != guest for other in self.guests.values())
        self.all_do(Taken if rival else None, "set_guest", new)
        if not rival:
            self.guests[guest] = new

    @rule()
    def reopen(self) -> None:
        self.close()
        self.open()

    @invariant()
    def both_hold_what_the_model_holds(self) -> None:
        for store in self.stores:
            self.runner.run(self.compare(store))

    async def compare(self, store: Store) -> None:
        by_age = sorted((kept.row for kept in self.tables.values()), key=lambda row: row.created)
        assert [row async for row in store.tables()] == by_age
        assert [guest async for guest in store.guests()] == [self.guests[name] for name in sorted(self.guests)]
        for name, kept in self.tables.items():
            assert await store.whole(name) == kept.whole()
        for guest in ("anna", "ben"):
            theirs = [kept.row for kept in self.tables.values() if guest in kept.members]
            assert await store.tables_of(guest) == sorted(theirs, key=lambda row: -row.changed)


async def together(*calls: Awaitable[None]) -> list[BaseException | None]:
    return await asyncio.gather(*calls, return_exceptions=True)


def test_both_stores_behave_like_a_dictionary(postgres: Server) -> None:
    machine = type("Machine", (Stores,), {"server": postgres})
    checks = settings(max_examples=8, stateful_step_count=15, deadline=None, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(machine, settings=checks)
