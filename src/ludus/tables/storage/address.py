"""Which store an address means."""

from __future__ import annotations

import os
from pathlib import Path

from ludus.tables.storage.store import Store, StoreError

SCHEMES = ("postgresql://", "postgres://")


def open_store(address: str, *, read_only: bool = False, timeout: float = 5.0) -> Store:
    """The store for `postgresql://…` or a file, not yet connected: `await store.open()` comes next.

    `timeout` are the seconds after which a call gives up, on a lock or on a server that does not answer.
    """
    if address.startswith(SCHEMES):
        return _postgres(address, read_only, timeout)
    if "://" in address or not address:
        scheme = address.partition("://")[0]
        raise StoreError("store-address", address=scheme, reason="postgresql://")
    from ludus.tables.storage.sqlite import SqliteStore

    return SqliteStore(address, read_only=read_only, timeout=timeout)


def _postgres(address: str, read_only: bool, timeout: float) -> Store:
    try:
        import asyncpg  # noqa: F401
    except ImportError as error:
        raise StoreError("store-no-driver") from error
    from ludus.tables.storage.postgres import PostgresStore

    return PostgresStore(address, read_only=read_only, timeout=timeout)


def data_folder() -> Path:
    """$LUDUS_DATA, else the place where the system's programs keep what they know."""
    if chosen := os.environ.get("LUDUS_DATA"):
        return Path(chosen)
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ludus"


def default_address() -> str:
    """`ludus.db` in the data folder, which is made for its owner alone."""
    folder = data_folder()
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    return str(folder / "ludus.db")
