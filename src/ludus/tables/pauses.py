"""A pause by agreement: one asks, the others consent, the clocks stand; anybody may end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.kernel.refusals import UserError
from ludus.tables import wire
from ludus.tables.entries import Entry, PauseAnswered, PauseEnded, PauseWanted

if TYPE_CHECKING:
    from ludus.tables.requests import Request
    from ludus.tables.table import Table

PauseEntry = PauseWanted | PauseAnswered | PauseEnded

# --- Wishes ------------------------------------------------------------------------------------


def ask(request: Request, message: wire.AskPause) -> Entry:
    """Where there is no clock there is nothing that could stand."""
    table, seat = request.table, request.own_seat()
    if table.timing is None:
        raise UserError("table-no-clock")
    if table.status != "playing":
        raise UserError("table-not-started" if table.status == "waiting" else "table-over")
    if seat not in table.people():
        raise UserError("table-resigned" if seat in table.for_good() else "table-stand-in-plays")
    if table.pause_by >= 0:
        raise UserError("table-paused" if table.paused else "table-pause-asked")
    return PauseWanted(seat)


def answer(request: Request, message: wire.AnswerPause) -> Entry:
    """The others agree or not; anyone who asked may think better of it."""
    seat = request.own_seat()
    withdrawn = seat == request.table.pause_by and not message.yes and not request.table.paused
    if seat not in request.table.pause_waiting and not withdrawn:
        raise UserError("table-no-pause-asked")
    return PauseAnswered(seat, message.yes)


def end(request: Request, message: wire.EndPause) -> Entry:
    seat = request.own_seat()
    if not request.table.paused:
        raise UserError("table-not-paused")
    return PauseEnded(seat)


# --- What happens ------------------------------------------------------------------------------


def happen(table: Table, entry: PauseEntry) -> None:
    if isinstance(entry, PauseWanted):
        table.pause_by = entry.seat
        table.pause_waiting = [seat for seat in table.people() if seat != entry.seat]
        table.add_event("pause-asked", entry.seat)
        _begin_if_agreed(table)
    elif isinstance(entry, PauseEnded):
        forget(table)
        table.add_event("resumed", entry.seat)
    elif entry.yes:
        _consent(table, entry.seat)
    else:
        forget(table)
        table.add_event("pause-refused", entry.seat)


def leave(table: Table, seat: int) -> None:
    """A bot plays for this seat now: its owner need not agree and cannot ask, and someone must be able to end."""
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
        table.add_event("paused", table.pause_by)
