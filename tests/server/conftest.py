"""A server process for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import database, postgres
from tests.server.client import Server

__all__ = ["database", "postgres"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that neither stop it nor need its limits; its log must stay without faults."""
    with Server(tmp_path_factory.mktemp("server") / "ludus.db") as started:
        yield started
    said = started.said()
    assert "Traceback" not in said, said
    assert "failed" not in said, said


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one test, not yet started."""
    made = Server(tmp_path / "ludus.db")
    yield made
    made.stop()
