"""A table: a match and the people at it, made from the rows of its log.

Nothing here waits, reads or writes. `decide` in `requests.py` turns a request into an entry or a refusal;
`take` lets an entry happen; `update` shows one observer all that they may know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludus.kernel.decision import Event
from ludus.kernel.refusals import LudusError, UserError
from ludus.match import Match, Memory, new_match
from ludus.record import read_record
from ludus.tables import keyboard, pauses, wire
from ludus.tables.clock import Banks, Reading
from ludus.tables.entries import (
    CLOCK,
    STAND_IN_LEVEL,
    Arrived,
    Claimed,
    Created,
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
from ludus.tables.observed import Observed


class Kept(msgspec.Struct, frozen=True):
    """A table as a snapshot keeps it."""

    created: Created
    version: int
    status: wire.Status
    places: list[Place]
    stand_ins: dict[int, StoodIn]
    answered: list[tuple[str, str, int]]
    stream: list[Event | list[int]]
    asked_at: list[int]
    again: str
    undo_by: int
    undo_waiting: list[int]
    match: Memory | None
    arrived: list[int] = []
    hurried: list[int] = []
    public: bool = False
    removed: list[str] = []
    since: float = 0.0
    banks: Banks | None = None
    calendar: Reading | None = None
    pause_by: int = -1
    pause_waiting: list[int] = []
    speed: wire.Speed = "normal"


class Table(Observed):
    """The present of a table."""

    def take(self, row: Row) -> None:
        """Let a row of the log happen. Raises a `LudusError` and changes nothing if it cannot."""
        questions = self._questions()
        if self.banks is not None:
            self.banks.left.update(row.banks)  # time has passed, whatever becomes of the row
        self._happen(row.entry)
        if isinstance(row.entry, Started):
            self.since = row.at
        self.version += 1
        self._note_answer(row)
        for seat, (before, now) in enumerate(zip(questions, self._questions(), strict=True)):
            if before != now:
                self.asked_at[seat] = self.version
        if self.calendar is not None:
            self.calendar.follow(self, row.entry, row.at)

    def _questions(self) -> list[tuple[int, int, bool]]:
        """Changes for a seat exactly when an answer to its old question must not count for the new one."""
        asked = self.to_act()
        moment = self.game.moment(self.match.state) if self.match is not None else 0
        return [(moment, moves, seat in asked) for seat, moves in enumerate(self.moves_of)]

    def _count_moves(self) -> None:
        self.moves_of = [0] * len(self.places)
        for step in self.playing().steps:
            self.moves_of[step.seat] += 1

    def _happen(self, entry: Entry) -> None:
        if isinstance(entry, Moved):
            self._move(entry)
        elif isinstance(entry, Placed):
            self._place(entry)
        elif isinstance(entry, Removed):
            self._remove(entry)
        elif isinstance(entry, Listed):
            self.public = entry.public
        elif isinstance(entry, Started):
            self._start(entry)
        elif isinstance(entry, Claimed):
            place = self.places[entry.seat]
            self.places[entry.seat] = msgspec.structs.replace(place, guests=(*place.guests, entry.guest))
        elif isinstance(entry, Arrived):
            self.arrived.add(entry.seat)
        elif isinstance(entry, Said) and not entry.text:  # erased
            self.tell("unsaid", entry.seat)
        elif isinstance(entry, Said):
            match = self.playing()
            match.say(entry.seat, entry.text)
            facts = {"text": entry.text, **self.game.signal_facts(match.state, entry.seat, entry.text)}
            self.tell("said", entry.seat, facts)
        elif isinstance(entry, Undone):
            self._take_back(entry.seat)
        elif isinstance(entry, UndoWanted):
            self._want_undo(entry)
        elif isinstance(entry, UndoAnswered):
            self._answer_undo(entry)
        elif isinstance(entry, StoodIn):
            self._stand_in(entry)
        elif isinstance(entry, Returned):
            away = self.stand_ins.pop(entry.seat, None)
            if self.banks is not None and away is not None and away.late:
                self.banks.spare(entry.seat)
            self.tell("returned", entry.seat)
        elif isinstance(entry, PauseWanted | PauseAnswered | PauseEnded):
            pauses.happen(self, entry)
        elif isinstance(entry, Sped):
            self.speed = entry.speed
        elif isinstance(entry, Followed):
            self.again = entry.table
            self.tell("again", entry.seat, {"table": entry.table})
        elif isinstance(entry, Forgotten):
            self._forget(entry)
        else:
            raise UserError("table-damaged")

    def tell(self, kind: str, seat: int | None = None, facts: dict[str, Any] | None = None) -> None:
        """Add an event of the table to what everyone hears."""
        self.stream.append(Event(f"table-{kind}", seat, facts or {}))

    def _place(self, entry: Placed) -> None:
        before = self.places[entry.seat]
        self.places[entry.seat] = entry.place
        if before.kind == "person":
            self.arrived.discard(entry.seat)
            self.tell("stood", entry.seat, {"name": before.name})
        if entry.place.kind == "person":
            self.arrived.add(entry.seat)
            self.tell("sat", entry.seat, {"name": entry.place.name})

    def _remove(self, entry: Removed) -> None:
        before = self.places[entry.seat]
        self.places[entry.seat] = entry.place
        self.arrived.discard(entry.seat)
        self.removed.update(before.guests)
        self.tell("removed", entry.seat, {"name": before.name})

    def _forget(self, entry: Forgotten) -> None:
        """Someone is gone for good: the seat is free again, or a bot has it from now on."""
        seat = entry.seat
        if seat is None or self.status == "over":
            return
        self.arrived.discard(seat)
        if self.status == "waiting":
            self.places[seat] = Place("open")
            self.tell("stood", seat, {"name": ""})
            return
        self.places[seat] = Place("bot", level=entry.level, luck=self.places[seat].luck)
        self.stand_ins.pop(seat, None)
        self.tell("forgotten", seat, {"level": entry.level})
        self._forget_undo_of(seat)
        pauses.leave(self, seat)

    def _start(self, entry: Started) -> None:
        self.places = list(entry.places)
        self.match = match = self._deal()
        self.status = "over" if match.over else "playing"
        if not match.steps:
            self.tell("started" if self.created.start is None else "played-on")
        self.stream += match.raw_events()
        self._count_moves()
        if not match.over:
            self.stand_ins = {seat: StoodIn(seat, STAND_IN_LEVEL, True) for seat in match.played_on}

    def _deal(self) -> Match:
        if self.created.record:
            match = read_record(self.created.record)
            self.commitment = match.headers.get("Commitment", "")
            return match
        luck = tuple(place.luck for place in self.places)
        return new_match(
            self.created.game,
            len(self.places),
            options=self.options,
            secret=bytes.fromhex(self.created.secret),
            seeds=luck if any(luck) else (),
            table=self.id,
            start=self.created.start,
        )

    def _move(self, entry: Moved) -> None:
        match = self.playing()
        match.play(entry.seat, entry.move)
        if entry.fault:
            match.faults.append(entry.fault)
        if entry.by == CLOCK:
            self.hurried.append(len(match.steps) - 1)
            self.tell("time-up", entry.seat)
        if self.banks is not None:
            self.banks.step(entry.seat, entry.by in ("", CLOCK))
        self.moves_of[entry.seat] += 1
        self.stream += match.steps[-1].events
        self._forget_undo()
        if match.over:
            self.status = "over"
            self.stand_ins.clear()
            pauses.forget(self)
        elif entry.move == "resign" and self.game.resigned_play_on:
            self._stand_in(StoodIn(entry.seat, STAND_IN_LEVEL, True))

    def _stand_in(self, entry: StoodIn) -> None:
        self.stand_ins[entry.seat] = entry
        self.tell("time-taken" if entry.late else "stand-in", entry.seat, {"level": entry.level})
        self._forget_undo_of(entry.seat)
        pauses.leave(self, entry.seat)

    def _take_back(self, seat: int, agreed: bool = False) -> None:
        if self.created.keyboard:
            keyboard.take_back(self, seat)
            self._count_moves()
            return
        match = self.playing()
        hidden, steps = match.unseen(seat), len(match.steps)
        if hidden >= 0:  # and nobody may learn what it was
            match.undo(seat)
            facts = {}
            self.hurried = [number - (number > hidden) for number in self.hurried if number != hidden]
        else:
            count = self.steps_to_undo(seat)
            if count == 0:
                raise UserError("no-undo")
            facts = {"move": match.steps[-count].move}
            match.take_back(count)
            self.hurried = [number for number in self.hurried if number < len(match.steps)]
        if self.banks is not None:
            first = hidden if hidden >= 0 else len(match.steps)
            self.banks.take_back(first, steps - len(match.steps), agreed)
        self._count_moves()
        self._forget_undo()
        self.tell("undone", seat, facts)

    def _want_undo(self, entry: UndoWanted) -> None:
        move = self.playing().steps[-self.steps_to_undo(entry.seat)].move
        self.undo_by = entry.seat
        self.undo_waiting = [seat for seat in self.people() if seat != entry.seat]
        self.tell("undo-asked", entry.seat, {"move": move})

    def _answer_undo(self, entry: UndoAnswered) -> None:
        if not entry.yes:
            self._forget_undo()
            self.tell("undo-refused", entry.seat)
            return
        self.undo_waiting = [seat for seat in self.undo_waiting if seat != entry.seat]
        if not self.undo_waiting:
            self._take_back(self.undo_by, agreed=True)

    def _forget_undo(self) -> None:
        self.undo_by = -1
        self.undo_waiting = []

    def _forget_undo_of(self, seat: int) -> None:
        """Someone who has left need not agree, and cannot ask."""
        if seat == self.undo_by:
            self._forget_undo()
        elif seat in self.undo_waiting:
            self._answer_undo(UndoAnswered(seat, True))

    # --- Snapshots ---------------------------------------------------------------------

    def keep(self) -> bytes:
        """The table as a snapshot."""
        memory = self.match.memory() if self.match is not None else None
        answered = [(guest, name, version) for (guest, name), version in self.answered.items()]
        kept = Kept(
            self.created,
            self.version,
            self.status,
            self.places,
            self.stand_ins,
            answered,
            self.stream,
            self.asked_at,
            self.again,
            self.undo_by,
            self.undo_waiting,
            memory,
            sorted(self.arrived),
            self.hurried,
            public=self.public,
            removed=sorted(self.removed),
            since=self.since,
            banks=self.banks,
            calendar=self.calendar.reading if self.calendar is not None else None,
            pause_by=self.pause_by,
            pause_waiting=self.pause_waiting,
            speed=self.speed,
        )
        return msgspec.json.encode(kept)

    @classmethod
    def recall(cls, body: bytes) -> Table:
        """The table of a snapshot."""
        kept = msgspec.json.decode(body, type=Kept)
        table = cls(Row(kept.created, 0.0))
        table.version = kept.version
        table.status = kept.status
        table.places = kept.places
        table.stand_ins = kept.stand_ins
        table.answered = {(guest, name): version for guest, name, version in kept.answered}
        table.stream = kept.stream
        table.asked_at = kept.asked_at
        table.again = kept.again
        table.undo_by = kept.undo_by
        table.undo_waiting = kept.undo_waiting
        table.arrived = set(kept.arrived)
        table.hurried = kept.hurried
        table.public = kept.public
        table.removed = set(kept.removed)
        table.since = kept.since
        table.banks = kept.banks or table.banks
        if table.calendar is not None and kept.calendar is not None:
            table.calendar.reading = kept.calendar
        table.pause_by = kept.pause_by
        table.pause_waiting = kept.pause_waiting
        table.speed = kept.speed
        if kept.match is not None:
            table.match = table._deal()
            table.match.recall(kept.match)
            table._count_moves()
        return table


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
            table.take(row)
        except LudusError as error:
            raise UserError("table-log", number=table.version + 1, reason=error) from None
