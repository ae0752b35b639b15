"""What the rows of the log do to a table, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludus.kernel.refusals import LudusError, UserError
from ludus.match import Match, new_match
from ludus.record import read_record
from ludus.tables import keyboard, pauses
from ludus.tables.entries import (
    CLOCK,
    STAND_IN_LEVEL,
    Arrived,
    Claimed,
    Entry,
    Followed,
    Forgotten,
    Listed,
    Moved,
    PauseAnswered,
    PauseEnded,
    PauseWanted,
    Place,
    Placed,
    Removed,
    Returned,
    Row,
    Said,
    Sped,
    Started,
    StoodIn,
    UndoAnswered,
    Undone,
    UndoWanted,
)
from ludus.tables.table import Table


def take(table: Table, row: Row) -> None:
    """Let a row of the log happen. Raises a `LudusError` and changes nothing if it cannot."""
    questions = _questions(table)
    if table.banks is not None:
        table.banks.left.update(row.banks)  # time has passed, whatever becomes of the row
    _happen(table, row.entry)
    if isinstance(row.entry, Started):
        table.since = row.at
    table.version += 1
    table.note_answer(row)
    if len(table.stream) != (table.row_ends[-1] if table.row_ends else 0):
        table.row_ends.append(len(table.stream))
    for seat, (before, now) in enumerate(zip(questions, _questions(table), strict=True)):
        if before != now:
            table.asked_at[seat] = table.version
    if table.calendar is not None:
        table.calendar.follow(table, row.entry, row.at)


def _questions(table: Table) -> list[tuple[int, int, bool]]:
    """Changes for a seat exactly when an answer to its old question must not count for the new one."""
    asked = table.to_act()
    moment = table.game.moment(table.match.state) if table.match is not None else 0
    return [(moment, moves, seat in asked) for seat, moves in enumerate(table.moves_of)]


def count_moves(table: Table) -> None:
    table.moves_of = [0] * len(table.places)
    for step in table.playing().steps:
        table.moves_of[step.seat] += 1


def _happen(table: Table, entry: Entry) -> None:
    handler = HANDLERS.get(type(entry))
    if handler is None:  # a table is created only once
        raise UserError("table-damaged")
    handler(table, entry)


def _place(table: Table, entry: Placed) -> None:
    before = table.places[entry.seat]
    table.places[entry.seat] = entry.place
    if before.kind == "person":
        table.arrived.discard(entry.seat)
        table.add_event("stood", entry.seat, {"name": before.name})
    if entry.place.kind == "person":
        table.arrived.add(entry.seat)
        table.add_event("sat", entry.seat, {"name": entry.place.name})


def _remove(table: Table, entry: Removed) -> None:
    before = table.places[entry.seat]
    table.places[entry.seat] = entry.place
    table.arrived.discard(entry.seat)
    table.removed.update(before.guests)
    table.add_event("removed", entry.seat, {"name": before.name})


def _forget(table: Table, entry: Forgotten) -> None:
    """Someone is gone for good: the seat is free again, or a bot has it from now on."""
    seat = entry.seat
    if seat is None or table.status == "over":
        return
    table.arrived.discard(seat)
    if table.status == "waiting":
        table.places[seat] = Place("open")
        table.add_event("stood", seat, {"name": ""})
        return
    table.places[seat] = Place("bot", level=entry.level, luck=table.places[seat].luck)
    table.stand_ins.pop(seat, None)
    table.add_event("forgotten", seat, {"level": entry.level})
    _forget_undo_of(table, seat)
    pauses.leave(table, seat)


def _start(table: Table, entry: Started) -> None:
    table.places = list(entry.places)
    table.match = match = deal(table)
    table.status = "over" if match.over else "playing"
    if not match.steps:
        table.add_event("started" if table.created.start is None else "played-on")
    table.stream += match.raw_events()
    count_moves(table)
    if not match.over:
        table.stand_ins = {seat: StoodIn(seat, STAND_IN_LEVEL, True) for seat in match.played_on}


def deal(table: Table) -> Match:
    if table.created.record:
        match = read_record(table.created.record)
        table.commitment = match.headers.get("Commitment", "")
        return match
    luck = tuple(place.luck for place in table.places)
    return new_match(
        table.created.game,
        len(table.places),
        options=table.options,
        secret=bytes.fromhex(table.created.secret),
        seeds=luck if any(luck) else (),
        table=table.id,
        start=table.created.start,
    )


def _move(table: Table, entry: Moved) -> None:
    match = table.playing()
    match.play(entry.seat, entry.move)
    if entry.fault:
        match.faults.append(entry.fault)
    if entry.by == CLOCK:
        table.hurried.append(len(match.steps) - 1)
        table.add_event("time-up", entry.seat)
    if table.banks is not None:
        table.banks.step(entry.seat, entry.by in ("", CLOCK))
    table.moves_of[entry.seat] += 1
    table.stream += match.steps[-1].events
    _forget_undo(table)
    if match.over:
        table.status = "over"
        table.stand_ins.clear()
        pauses.forget(table)
    elif entry.move == "resign" and table.game.resigned_play_on:
        _stand_in(table, StoodIn(entry.seat, STAND_IN_LEVEL, True))


def _stand_in(table: Table, entry: StoodIn) -> None:
    table.stand_ins[entry.seat] = entry
    table.add_event("time-taken" if entry.late else "stand-in", entry.seat, {"level": entry.level})
    _forget_undo_of(table, entry.seat)
    pauses.leave(table, entry.seat)


def _take_back(table: Table, seat: int, agreed: bool = False) -> None:
    if table.created.keyboard:
        keyboard.take_back(table, seat)
        count_moves(table)
        return
    match = table.playing()
    hidden, steps = match.unseen(seat), len(match.steps)
    if hidden >= 0:  # and nobody may learn what it was
        match.undo(seat)
        facts = {}
        table.hurried = [number - (number > hidden) for number in table.hurried if number != hidden]
    else:
        count = table.steps_to_undo(seat)
        if count == 0:
            raise UserError("no-undo")
        facts = {"move": match.steps[-count].move}
        match.take_back(count)
        table.hurried = [number for number in table.hurried if number < len(match.steps)]
    if table.banks is not None:
        first = hidden if hidden >= 0 else len(match.steps)
        table.banks.take_back(first, steps - len(match.steps), agreed)
    count_moves(table)
    _forget_undo(table)
    table.add_event("undone", seat, facts)


def _want_undo(table: Table, entry: UndoWanted) -> None:
    move = table.playing().steps[-table.steps_to_undo(entry.seat)].move
    table.undo_by = entry.seat
    table.undo_waiting = [seat for seat in table.people() if seat != entry.seat]
    table.add_event("undo-asked", entry.seat, {"move": move})


def _answer_undo(table: Table, entry: UndoAnswered) -> None:
    if not entry.yes:
        _forget_undo(table)
        table.add_event("undo-refused", entry.seat)
        return
    table.undo_waiting = [seat for seat in table.undo_waiting if seat != entry.seat]
    if not table.undo_waiting:
        _take_back(table, table.undo_by, agreed=True)


def _forget_undo(table: Table) -> None:
    table.undo_by = -1
    table.undo_waiting = []


def _forget_undo_of(table: Table, seat: int) -> None:
    """Someone who has left need not agree, and cannot ask."""
    if seat == table.undo_by:
        _forget_undo(table)
    elif seat in table.undo_waiting:
        _answer_undo(table, UndoAnswered(seat, True))


def _list(table: Table, entry: Listed) -> None:
    table.public = entry.public


def _claim(table: Table, entry: Claimed) -> None:
    place = table.places[entry.seat]
    table.places[entry.seat] = msgspec.structs.replace(place, guests=(*place.guests, entry.guest))


def _arrive(table: Table, entry: Arrived) -> None:
    table.arrived.add(entry.seat)


def _say(table: Table, entry: Said) -> None:
    if not entry.text:  # erased
        table.add_event("unsaid", entry.seat)
        return
    match = table.playing()
    match.say(entry.seat, entry.text)
    facts = {"text": entry.text, **table.game.signal_facts(match.state, entry.seat, entry.text)}
    table.add_event("said", entry.seat, facts)


def _undo(table: Table, entry: Undone) -> None:
    _take_back(table, entry.seat)


def _return(table: Table, entry: Returned) -> None:
    away = table.stand_ins.pop(entry.seat, None)
    if table.banks is not None and away is not None and away.late:
        table.banks.spare(entry.seat)
    table.add_event("returned", entry.seat)


def _set_speed(table: Table, entry: Sped) -> None:
    table.speed = entry.speed


def _follow(table: Table, entry: Followed) -> None:
    table.again = entry.table
    table.add_event("again", entry.seat, {"table": entry.table})


HANDLERS: dict[type, Callable[[Table, Any], None]] = {
    Moved: _move,
    Placed: _place,
    Removed: _remove,
    Listed: _list,
    Started: _start,
    Claimed: _claim,
    Arrived: _arrive,
    Said: _say,
    Undone: _undo,
    UndoWanted: _want_undo,
    UndoAnswered: _answer_undo,
    StoodIn: _stand_in,
    Returned: _return,
    PauseWanted: pauses.happen,
    PauseAnswered: pauses.happen,
    PauseEnded: pauses.happen,
    Sped: _set_speed,
    Followed: _follow,
    Forgotten: _forget,
}


def replay(rows: list[Row]) -> Table:
    """The table that a log comes to."""
    if not rows:
        raise UserError("table-unknown")
    table = Table(rows[0])
    go_on(table, rows[1:])
    return table


def go_on(table: Table, rows: list[Row]) -> None:
    """Let further rows happen."""
    for row in rows:
        try:
            take(table, row)
        except LudusError as error:
            raise UserError("table-log", number=table.version + 1, reason=error) from None
