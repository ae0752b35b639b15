"""What one observer may know of a table. Nothing leaves a table by another way."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from ludus.kernel.decision import Event
from ludus.kernel.game import Game
from ludus.kernel.story import with_lines
from ludus.kernel.views import SeenView
from ludus.match import WITHHELD
from ludus.tables import wire
from ludus.tables.table import Happening, Table


def events(table: Table, seat: int | None, since: int) -> tuple[Event, ...]:
    """What happened from number `since` on."""
    hidden = withheld(table)
    return tuple(
        WITHHELD if number in hidden else _event(table, each, seat)
        for number, each in enumerate(table.stream[since:], since)
    )


def _event(table: Table, each: Happening, seat: int | None) -> Event:
    return table.game.event(each, seat) if isinstance(each, list) else each


def withheld(table: Table) -> set[int]:
    """The numbers of the events that nobody may look at now."""
    if type(table.game).withheld is Game.withheld:  # most games have no such rule
        return set()
    places = [number for number, each in enumerate(table.stream) if isinstance(each, list)]
    hidden = table.game.withheld([each for each in table.stream if isinstance(each, list)])
    return {places[number] for number in hidden}


def question(table: Table, seat: int | None) -> wire.Question | None:
    if seat is None or seat not in table.to_act() or seat in table.for_good():
        return None
    asked = table.playing().decision(seat)
    if asked is None:
        return None
    return wire.Question(asked.kind, asked.prompt, asked.choices, asked.parts, asked.least, asked.most)


def undo(table: Table, seat: int | None) -> wire.Undo:
    """What this seat needs to take its last move back."""
    if seat is None or table.status != "playing" or seat in table.stand_ins or table.undo_by >= 0 or table.paused:
        return "no"
    match = table.playing()
    hidden = match.unseen(seat)
    if hidden >= 0:
        return "no" if hidden in table.hurried else "free"
    if not was_late(table) and match.can_undo(seat, watched=is_watched(table, seat)):
        return "free"
    if match.hidden(seat) >= 0 or match.awaits_reveal(seat):  # nobody is asked about what he may not know
        return "no"
    others = [other for other in table.people() if other != seat and not table.created.keyboard]
    return "ask" if others and table.steps_to_undo(seat) else "no"


def was_late(table: Table) -> bool:
    """Did the clock make the last move? A person who could take it back at once would never have to decide."""
    return len(table.playing().steps) - 1 in table.hurried


def is_watched(table: Table, seat: int) -> bool:
    """Has anybody who is not a bot of the server seen what this seat did?"""
    if table.created.keyboard:
        return False
    return any(place.kind in ("person", "program") for other, place in enumerate(table.places) if other != seat)


def undo_asked(table: Table) -> wire.UndoAsked | None:
    if table.undo_by < 0:
        return None
    move = table.playing().steps[-table.steps_to_undo(table.undo_by)].move
    return wire.UndoAsked(table.undo_by, move, tuple(table.undo_waiting))


def pause(table: Table) -> wire.Pause | None:
    return wire.Pause(table.pause_by, tuple(table.pause_waiting)) if table.pause_by >= 0 else None


def banks(table: Table, running: dict[int, float]) -> dict[int, float]:
    """What people have in store, given what those have whose time runs now."""
    if table.banks is None or table.status != "playing":
        return {}
    return {seat: max(0.0, round(running.get(seat, table.banks.of(seat)), 1)) for seat in table.people()}


def may_talk(table: Table, seat: int | None) -> bool:
    """May this seat say what it likes?"""
    if seat is None or table.match is None:
        return False
    return table.game.may_say(table.match.state, seat, "talk", table.options, 0) == ""


def seats(table: Table, here: set[int], thinking: set[int]) -> tuple[wire.SeatNow, ...]:
    resigned = table.for_good()
    return tuple(
        wire.SeatNow(
            seat,
            place.kind,
            place.name,
            place.level,
            seat in here,
            table.stand_ins[seat].level if seat in table.stand_ins else "",
            seat in thinking,
            seat in resigned,
        )
        for seat, place in enumerate(table.places)
    )


def update(
    table: Table,
    guest: str,
    seat: int | None,
    since: int,
    seats: tuple[wire.SeatNow, ...],
    watchers: int,
    clocks: dict[int, float] | None = None,
    stores: dict[int, float] | None = None,
    encoded: bool = False,
) -> wire.Update:
    """All that one observer may know, with what happened since; its view `encoded` where it is sent as JSON."""
    match = table.match
    seen = match.seen(seat) if match is not None else None
    view: Any = None
    if seen is not None:
        view = seen.encoded() if encoded else seen.as_dict()
    since = min(since, len(table.stream))
    host = guest == table.created.host
    keys = {number: place.key for number, place in enumerate(table.places) if host and place.kind == "program"}
    return wire.Update(
        table=table.id,
        game=table.created.game,
        rules=table.created.rules,
        version=table.version,
        status=table.status,
        options=table.options,
        seats=seats,
        watchers=watchers,
        you=seat,
        host=host,
        key=table.places[seat].key if seat is not None else "",
        keys=keys,
        commitment=table.commitment,
        since=since,
        events=_events_with_lines(table, seat, since, seen),
        view=view,
        to_act=table.to_act(),
        question=question(table, seat),
        signals=tuple(match.signals(seat)) if match is not None and seat is not None else (),
        talk=may_talk(table, seat),
        undo=undo(table, seat),
        undo_asked=undo_asked(table),
        outcome=match.outcome if match is not None else None,
        again=table.again,
        pace=table.timing.time if table.timing is not None and table.timing.kind == "move" else 0,
        short=table.time_limit() if clocks else 0.0,
        clock=table.timing,
        banks=banks(table, stores or clocks or {}),
        pause=pause(table),
        clocks={number: max(0.0, round(left, 1)) for number, left in (clocks or {}).items()},
        public=table.public,
        language=table.created.language,
        speed=table.speed if table.only_computers() else None,
        removed=guest in table.removed,
    )


def _events_with_lines(table: Table, seat: int | None, since: int, seen: SeenView | None) -> tuple[Event, ...]:
    """Lines of the log are made of whole rows, also for a client that has only some events of a row."""
    number = bisect_right(table.row_ends, since)
    start = table.row_ends[number - 1] if number else 0
    return with_lines(table.game, events(table, seat, start), seen)[since - start :]


def record(table: Table) -> str:
    """The record as everyone may have it now: the public part, or everything after the end."""
    match = table.playing()
    return match.record(secrets=match.over)
