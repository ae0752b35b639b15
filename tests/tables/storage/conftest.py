"""Both stores for the tests of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import database, postgres

__all__ = ["database", "postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty store of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "ludus.db")
    return str(request.getfixturevalue("database"))
