"""Which store an address means, and where data lies by default."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludus.tables.storage import default_address, open_store
from ludus.tables.storage.postgres import PostgresStore
from ludus.tables.storage.sqlite import SqliteStore
from ludus.tables.storage.store import StoreError


def test_addresses() -> None:
    assert isinstance(open_store("postgresql://ludus@localhost/ludus"), PostgresStore)
    assert isinstance(open_store("postgres://ludus@localhost/ludus"), PostgresStore)
    assert isinstance(open_store("some folder/ludus.db"), SqliteStore)
    for wrong in ("mysql://anna:geheim@localhost/ludus", ""):
        with pytest.raises(StoreError, match="isn’t a database address") as refusal:
            open_store(wrong)
        assert "geheim" not in refusal.value.text("ru") + str(refusal.value)


def test_asyncpg_is_needed_for_postgresql_alone() -> None:
    code = """import sys
sys.modules["asyncpg"] = None  # as if it were not installed
from ludus.kernel.refusals import LudusError
from ludus.tables.storage import open_store
open_store("ludus.db")
try:
    open_store("postgresql:///ludus")
except LudusError as refusal:
    print(refusal)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert 'pip install "ludus[postgres]"' in done.stdout


def test_the_default_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("LUDUS_DATA", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert default_address() == str(tmp_path / "home/.local/share/ludus/ludus.db")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert default_address() == str(tmp_path / "xdg/ludus/ludus.db")
    monkeypatch.setenv("LUDUS_DATA", str(tmp_path / "own"))
    assert default_address() == str(tmp_path / "own/ludus.db")
    if sys.platform != "win32":
        assert (tmp_path / "own").stat().st_mode & 0o777 == 0o700
