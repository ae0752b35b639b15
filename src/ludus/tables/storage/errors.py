"""What databases complain of, in words that help."""

from __future__ import annotations

import sqlite3

from ludus.tables.storage.store import StoreError, Unsure

SQLITE = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-cannot-open",
    sqlite3.SQLITE_PERM: "store-cannot-open",
    sqlite3.SQLITE_AUTH: "store-cannot-open",
    sqlite3.SQLITE_NOTADB: "store-not-database",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
}

# By SQLSTATE, the longest prefix first: https://www.postgresql.org/docs/current/errcodes-appendix.html
POSTGRES = {
    "53100": "store-full",
    "55P03": "store-locked",  # lock_timeout
    "57014": "store-locked",  # statement_timeout
    "25006": "store-read-only",
    "3D000": "store-no-database",
    "42501": "store-forbidden",
    "42P07": "store-not-database",  # a table of another program has the name of ours
    "53300": "store-crowded",
    "08": "store-away",
    "28": "store-login",
    "57P": "store-away",  # shutting down, starting up
}


def of_sqlite(error: sqlite3.Error | UnicodeError, place: str, committing: bool = False) -> StoreError:
    """The trouble behind an error; a failed fsync in a commit leaves open what a crash would bring back."""
    if isinstance(error, UnicodeError):  # in a text of the file, or in an error about the file
        return StoreError("store-damaged", place=place, reason="UTF-8")
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if committing and code == sqlite3.SQLITE_IOERR_FSYNC:
        return Unsure("store-unsure", place=place)
    return StoreError(SQLITE.get(code & 0xFF, "store-failed"), place=place, reason=str(error))  # the rest is detail


def of_postgres(error: BaseException, place: str) -> StoreError:
    """The trouble behind an error of asyncpg or of the network."""
    state = getattr(error, "sqlstate", None)
    if state is None:  # no answer of the server
        return StoreError("store-away", place=place, reason=str(error) or type(error).__name__)
    message = next((POSTGRES[part] for part in (state, state[:3], state[:2]) if part in POSTGRES), "store-failed")
    return StoreError(message, place=place, reason=str(error))


def check_texts(*texts: str) -> None:
    """Refuse what PostgreSQL could not keep, in both stores alike."""
    for text in texts:
        if not storable(text):
            raise StoreError("store-text", text=ascii(text))


def storable(text: str) -> bool:
    if text.isascii():
        return "\0" not in text
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)
