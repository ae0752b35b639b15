"""The numbered migrations, the same for both databases."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from ludus.tables.storage.store import StoreError

FOR_POSTGRES = {"blob": "bytea", " without rowid": ""}


@cache
def migrations() -> tuple[str, ...]:
    """The texts of 0001.sql, 0002.sql, …; the version of a database is how many of them it has seen."""
    folder = files(__package__).joinpath("migrations")
    names = sorted(file.name for file in folder.iterdir() if re.fullmatch(r"\d{4}\.sql", file.name))
    assert names == [f"{number:04}.sql" for number in range(1, len(names) + 1)], names
    return tuple(folder.joinpath(name).read_text("utf-8") for name in names)


def statements(migration: str) -> list[str]:
    """A migration cut into statements, because SQLite would commit before running a whole script."""
    code = re.sub(r"--.*", "", migration)
    return [part.strip() for part in code.split(";") if part.strip()]


def for_postgres(migration: str) -> str:
    for ours, theirs in FOR_POSTGRES.items():
        migration = migration.replace(ours, theirs)
    return migration


def check_version(place: str, version: int, may_migrate: bool) -> None:
    """Refuse what this program cannot read."""
    known = len(migrations())
    if version > known:
        raise StoreError("store-newer", place=place, version=str(version), known=str(known))
    if version < known and not may_migrate:
        raise StoreError("store-older", place=place, version=str(version), known=str(known))
