"""A pause by agreement: one asks, the others consent, the clocks stand; anybody may end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.kernel.refusals import Told
from ludus.tables import wire
from ludus.tables.entries import Entry, PauseAnswered, PauseEnded, PauseWanted

if TYPE_CHECKING:
    from ludus.tables.decisions import Wish
    from ludus.tables.table import Table

PauseEntry = PauseWanted | PauseAnswered | PauseEnded

# --- Wishes ------------------------------------------------------------------------------------


def ask(wish: Wish, message: wire.AskPause) -> Entry:
    """Where there is no clock there is nothing that could stand."""
    table, seat = wish.table, wish.own_seat()
    if table.timing is None:
        raise Told("table-no-clock")
    if table.status != "playing":
        raise Told("table-not-started" if table.status == "waiting" else "table-over")
    if seat not in table.people():
        raise Told("table-resigned" if seat in table.for_good() else "table-stand-in-plays")
    if table.pause_by >= 0:
        raise Told("table-paused" if table.paused else "table-pause-asked")
    return PauseWanted(seat)


def answer(wish: Wish, message: wire.AnswerPause) -> Entry:
    """The others agree or not; whoever asked may think better of it."""
    seat = wish.own_seat()
    withdrawn = seat == wish.table.pause_by and not message.yes and not wish.table.paused
    if seat not in wish.table.pause_waiting and not withdrawn:
        raise Told("table-no-pause-asked")
    return PauseAnswered(seat, message.yes)


def end(wish: Wish, message: wire.EndPause) -> Entry:
    seat = wish.own_seat()
    if not wish.table.paused:
        raise Told("table-not-paused")
    return PauseEnded(seat)


# --- What happens ------------------------------------------------------------------------------


def happen(table: Table, entry: PauseEntry) -> None:
    if isinstance(entry, PauseWanted):
        table.pause_by = entry.seat
        table.pause_waiting = [seat for seat in table.people() if seat != entry.seat]
        table.tell("pause-asked", entry.seat)
        _begin_if_agreed(table)
    elif isinstance(entry, PauseEnded):
        forget(table)
        table.tell("resumed", entry.seat)
    elif entry.yes:
        _consent(table, entry.seat)
    else:
        forget(table)
        table.tell("pause-refused", entry.seat)


def leave(table: Table, seat: int) -> None:
    """A computer plays for this seat now: its owner need not agree and cannot ask, and somebody must be able to end."""
    if not table.people() or (seat == table.pause_by and not table.paused):
        forget(table)
    elif seat in table.pause_waiting:
        _consent(table, seat)


def forget(table: Table) -> None:
    table.pause_by = -1
    table.pause_waiting = []


def _consent(table: Table, seat: int) -> None:
    table.pause_waiting = [other for other in table.pause_waiting if other != seat]
    _begin_if_agreed(table)


def _begin_if_agreed(table: Table) -> None:
    if table.paused:
        table.tell("paused", table.pause_by)
