"""A row on its way into a log."""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec import Struct

from ludus.kernel.refusals import UserError
from ludus.tables.storage.errors import check_texts
from ludus.tables.storage.store import Listing, StoreError, Taken

MOST_AT_ONCE = 1000  # rows in a transaction


class Append(Struct, frozen=True):
    """What `Store.append` was given."""

    table: str
    number: int
    body: bytes
    status: str | None
    members: tuple[str, ...]
    at: float
    due: float | None = None
    listing: Listing | None = None


def new_append(
    table: str,
    number: int,
    body: bytes,
    status: str | None,
    members: tuple[str, ...],
    at: float | None,
    due: float | None,
    listing: Listing | None,
) -> Append:
    check_texts(table, *members)
    if status is not None:
        check_texts(status)
    return Append(table, number, body, status, members, time.time() if at is None else at, due, listing)


def refusal(append: Append, is_there: bool) -> UserError:
    """Why a row was not written: because it is there already, or because the one before it is not."""
    if is_there:
        return Taken("store-taken", table=append.table, number=str(append.number))
    return StoreError("store-gap", table=append.table, number=str(append.number - 1))


def sort_out(appends: Sequence[Append], last: dict[str, int]) -> list[UserError | None]:
    """Which rows can be written one after the other, given the newest number of each table; None means yes."""
    verdicts: list[UserError | None] = []
    for append in appends:
        newest = last.get(append.table, 0)
        if newest and append.number == newest + 1:
            last[append.table] = append.number
            verdicts.append(None)
        else:
            verdicts.append(refusal(append, 1 <= append.number <= newest))
    return verdicts
