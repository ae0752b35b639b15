"""Every version that was frozen, and its databases on a server of today."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.compat.frozen import STORAGES, VERSIONS, Frozen
from tests.postgres import database, postgres
from tests.server.client import Server

__all__ = ["database", "postgres"]


@pytest.fixture(params=VERSIONS)
def frozen(request: pytest.FixtureRequest) -> Frozen:
    """What a released version has left behind."""
    return VERSIONS[request.param]


@pytest.fixture(params=STORAGES)
def storage(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def server(frozen: Frozen, storage: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of today with the old database; nothing may fail on it."""
    if storage == "sqlite":
        address = str(frozen.unpack("ludus.db", tmp_path))
    else:
        address = request.getfixturevalue("database")
        request.getfixturevalue("postgres").execute(frozen.unpacked("postgresql.sql").decode(), address)
    with Server(address, log=tmp_path / "log") as started:
        yield started
    said = started.said()
    assert "Traceback" not in said and "could not move" not in said, said
