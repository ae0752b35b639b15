"""A table: a match and the people at it, made from the rows of its log.

Nothing here waits, reads or writes. `decide` in `decisions.py` turns a wish into an entry or a refusal;
`take` lets an entry happen; `update` tells one observer all that they may know.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from ludus.games import find
from ludus.kernel.decision import Event
from ludus.kernel.game import Game
from ludus.kernel.refusals import LudusError, Told
from ludus.kernel.sealed import commitment
from ludus.match import WITHHELD, Match, Memory, new_match
from ludus.tables import pauses, wire
from ludus.tables.clock import DAY, Banks, Clock, Reading, timing_of
from ludus.tables.entries import (
    CLOCK,
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
    Started,
    StoodIn,
    UndoAnswered,
    Undone,
    UndoWanted,
)

Happening = Event | list[int]  # of the table, or of the game with its secrets


class OtherRules(Told):
    """The game was begun under rules that this program does not have."""


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


class Table:
    """The present of a table."""

    def __init__(self, row: Row) -> None:
        created = row.entry
        if not isinstance(created, Created):
            raise Told("table-damaged")
        self.created = created
        self.game = find(created.game)
        if created.rules != self.game.meta.rules:
            raise OtherRules("table-rules", game=self.game.meta.title, ours=self.game.meta.rules, theirs=created.rules)
        self.options = created.options
        self.commitment = commitment(created.game, created.options, bytes.fromhex(created.secret))
        self.version = 1
        self.status: wire.Status = "waiting"
        self.places = list(created.places)
        self.match: Match | None = None
        self.stand_ins: dict[int, StoodIn] = {}
        self.answered: dict[tuple[str, str], int] = {}  # version that a client's message led to
        self.stream: list[Happening] = []
        self.asked_at = [0] * len(self.places)  # version since when each seat's question stands
        self.moves_of = [0] * len(self.places)
        self.again = ""
        self.undo_by = -1
        self.undo_waiting: list[int] = []
        self.arrived: set[int] = set()  # where time is limited: seats of people who have been here
        self.hurried: list[int] = []  # numbers of the steps that the clock made
        self.timing = timing_of(created)
        kind = self.timing.kind if self.timing is not None else ""
        self.banks = Banks(self.timing.time, self.timing.more) if self.timing and kind == "bank" else None
        self.calendar = Clock(time.time) if kind == "days" else None  # goes by the times of the log
        self.pause_by = -1
        self.pause_waiting: list[int] = []
        self.public = created.public
        self.removed: set[str] = set()  # guests whose seat the host has taken away
        self.since = row.at  # when it began to wait, or to play
        self._note_answer(row)

    # --- Who is who --------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.created.table

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest; None for a spectator."""
        for seat, place in enumerate(self.places):
            if guest in place.guests:
                return seat
        return None

    def seat_with(self, key: str) -> int | None:
        """The seat that a key opens."""
        for seat, place in enumerate(self.places):
            if key and place.key == key:
                return seat
        return None

    def is_person(self, seat: int) -> bool:
        return self.places[seat].kind == "person"

    def people(self) -> list[int]:
        """The seats of people who play for themselves."""
        return [seat for seat in range(len(self.places)) if self.is_person(seat) and seat not in self.stand_ins]

    def computer_at(self, seat: int) -> str:
        """The level of the computer that plays this seat now, '' if a person or a program does."""
        if seat in self.stand_ins:
            return self.stand_ins[seat].level
        place = self.places[seat]
        return place.level if place.kind == "bot" else ""

    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act if self.match is not None and self.status == "playing" else ()

    def hushed(self) -> bool:
        """Do all answers take the same least time now?"""
        return self.match is not None and self.status == "playing" and self.match.game.hushed(self.match.state)

    def timed(self) -> tuple[int, ...]:
        """The seats of people whose time runs; unless they have days, it does not before everybody has been here."""
        people = self.people()
        if self.timing is None or (self.calendar is None and not self.arrived.issuperset(people)):
            return ()
        return tuple(seat for seat in self.to_act() if seat in people)

    def allowance(self, seat: int) -> float:
        """The seconds that a seat has for a new question."""
        if self.banks is not None:
            return self.banks.of(seat)
        assert self.timing is not None
        return self.timing.time * (DAY if self.calendar is not None else 1.0)

    @property
    def paused(self) -> bool:
        return self.pause_by >= 0 and not self.pause_waiting

    def stands(self) -> bool:
        """Does nobody's time run now? Where people have days, asking for an undo must not stop it."""
        return self.paused or (self.undo_by >= 0 and self.calendar is None)

    def playing(self) -> Match:
        """The match of a game that has begun."""
        if self.match is None:
            raise Told("table-not-started")
        return self.match

    # --- What happens ------------------------------------------------------------------

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

    def _note_answer(self, row: Row) -> None:
        if row.id:
            self.answered[row.guest, row.id] = self.version

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
            self.stand_ins[entry.seat] = entry
            self.tell("time-taken" if entry.late else "stand-in", entry.seat, {"level": entry.level})
            self._forget_undo_of(entry.seat)
            pauses.leave(self, entry.seat)
        elif isinstance(entry, Returned):
            away = self.stand_ins.pop(entry.seat, None)
            if self.banks is not None and away is not None and away.late:
                self.banks.spare(entry.seat)
            self.tell("returned", entry.seat)
        elif isinstance(entry, PauseWanted | PauseAnswered | PauseEnded):
            pauses.happen(self, entry)
        elif isinstance(entry, Followed):
            self.again = entry.table
            self.tell("again", entry.seat, {"table": entry.table})
        elif isinstance(entry, Forgotten):
            self._forget(entry)
        else:
            raise Told("table-damaged")

    def tell(self, kind: str, seat: int | None = None, facts: dict[str, Any] | None = None) -> None:
        """Add an event of the table to what everybody hears."""
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
        """Somebody is gone for good: the seat is free again, or a computer has it from now on."""
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
        self.match = self._deal()
        self.status = "playing"
        self.tell("started" if self.created.start is None else "played-on")
        self.stream += self.match.opening

    def _deal(self) -> Match:
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

    def _take_back(self, seat: int, agreed: bool = False) -> None:
        match = self.playing()
        hidden, steps = match.unseen(seat), len(match.steps)
        if hidden >= 0:  # and nobody may learn what it was
            match.undo(seat)
            facts = {}
            self.hurried = [number - (number > hidden) for number in self.hurried if number != hidden]
        else:
            count = self.steps_to_undo(seat)
            if count == 0:
                raise Told("no-undo")
            facts = {"move": match.steps[-count].move}
            match.take_back(count)
            self.hurried = [number for number in self.hurried if number < len(match.steps)]
        if self.banks is not None:
            first = hidden if hidden >= 0 else len(match.steps)
            self.banks.take_back(first, steps - len(match.steps), agreed)
        self._count_moves()
        self._forget_undo()
        self.tell("undone", seat, facts)

    def steps_to_undo(self, seat: int) -> int:
        """How many steps go when the last one of this seat is taken back; 0 if it has none."""
        steps = self.playing().steps
        for count, step in enumerate(reversed(steps), 1):
            if step.seat == seat:
                return count
        return 0

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
        """Somebody who has left need not agree, and cannot ask."""
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
        if kept.match is not None:
            table.match = table._deal()
            table.match.recall(kept.match)
            table._count_moves()
        return table

    # --- What one observer may know ------------------------------------------------------

    def events(self, seat: int | None, since: int) -> tuple[Event, ...]:
        """What happened from number `since` on."""
        hidden = self.withheld()
        return tuple(
            WITHHELD if number in hidden else self._event(each, seat)
            for number, each in enumerate(self.stream[since:], since)
        )

    def _event(self, each: Happening, seat: int | None) -> Event:
        return self.game.event(each, seat) if isinstance(each, list) else each

    def withheld(self) -> set[int]:
        """The numbers of the events that nobody may look at now."""
        if type(self.game).withheld is Game.withheld:  # most games have no such rule
            return set()
        places = [number for number, each in enumerate(self.stream) if isinstance(each, list)]
        hidden = self.game.withheld([each for each in self.stream if isinstance(each, list)])
        return {places[number] for number in hidden}

    def question(self, seat: int | None) -> wire.Question | None:
        if seat is None or seat not in self.to_act():
            return None
        asked = self.playing().decision(seat)
        if asked is None:
            return None
        return wire.Question(asked.kind, asked.prompt, asked.choices, asked.parts, asked.least, asked.most)

    def undo(self, seat: int | None) -> wire.Undo:
        """What this seat needs to take its last move back."""
        if seat is None or self.status != "playing" or seat in self.stand_ins or self.undo_by >= 0 or self.paused:
            return "no"
        match = self.playing()
        hidden = match.unseen(seat)
        if hidden >= 0:
            return "no" if hidden in self.hurried else "free"
        if not self.was_late() and match.can_undo(seat, watched=self.is_watched(seat)):
            return "free"
        if match.hidden(seat) >= 0:  # the others cannot be asked about an answer that they may not know
            return "no"
        others = [other for other in self.people() if other != seat]
        return "ask" if others and self.steps_to_undo(seat) else "no"

    def was_late(self) -> bool:
        """Did the clock make the last move? Whoever could take it back at once would never have to decide."""
        return len(self.playing().steps) - 1 in self.hurried

    def is_watched(self, seat: int) -> bool:
        """Has anybody who is not a computer of the house seen what this seat did?"""
        return any(place.kind in ("person", "program") for other, place in enumerate(self.places) if other != seat)

    def undo_asked(self) -> wire.UndoAsked | None:
        if self.undo_by < 0:
            return None
        move = self.playing().steps[-self.steps_to_undo(self.undo_by)].move
        return wire.UndoAsked(self.undo_by, move, tuple(self.undo_waiting))

    def pause(self) -> wire.Pause | None:
        return wire.Pause(self.pause_by, tuple(self.pause_waiting)) if self.pause_by >= 0 else None

    def stores(self, clocks: dict[int, float]) -> dict[int, float]:
        """What people have in store, given whose time runs now."""
        if self.banks is None or self.status != "playing":
            return {}
        return {seat: max(0.0, round(clocks.get(seat, self.banks.of(seat)), 1)) for seat in self.people()}

    def may_talk(self, seat: int | None) -> bool:
        """May this seat say what it likes?"""
        if seat is None or self.match is None:
            return False
        return self.game.may_say(self.match.state, seat, "talk", self.options, 0) == ""

    def seats(self, here: set[int], thinking: set[int]) -> tuple[wire.SeatNow, ...]:
        return tuple(
            wire.SeatNow(
                seat,
                place.kind,
                place.name,
                place.level,
                seat in here,
                self.stand_ins[seat].level if seat in self.stand_ins else "",
                seat in thinking,
            )
            for seat, place in enumerate(self.places)
        )

    def update(
        self,
        guest: str,
        seat: int | None,
        since: int,
        seats: tuple[wire.SeatNow, ...],
        watchers: int,
        clocks: dict[int, float] | None = None,
    ) -> wire.Update:
        """All that one observer may know, with what happened since."""
        match = self.match
        since = min(since, len(self.stream))
        host = guest == self.created.host
        keys = {number: place.key for number, place in enumerate(self.places) if host and place.kind == "program"}
        return wire.Update(
            table=self.id,
            game=self.created.game,
            rules=self.created.rules,
            version=self.version,
            status=self.status,
            options=self.options,
            seats=seats,
            watchers=watchers,
            you=seat,
            host=host,
            key=self.places[seat].key if seat is not None else "",
            keys=keys,
            commitment=self.commitment,
            since=since,
            events=self.events(seat, since),
            view=match.view(seat) if match is not None else None,
            to_act=self.to_act(),
            question=self.question(seat),
            signals=tuple(match.signals(seat)) if match is not None and seat is not None else (),
            talk=self.may_talk(seat),
            undo=self.undo(seat),
            undo_asked=self.undo_asked(),
            outcome=match.outcome if match is not None else None,
            again=self.again,
            pace=self.timing.time if self.timing is not None and self.timing.kind == "move" else 0,
            clock=self.timing,
            banks=self.stores(clocks or {}),
            pause=self.pause(),
            clocks={number: max(0.0, round(left, 1)) for number, left in (clocks or {}).items()},
            public=self.public,
            language=self.created.language,
            removed=guest in self.removed,
        )

    def record(self) -> str:
        """The record as everybody may have it now: the public part, or everything after the end."""
        match = self.playing()
        return match.record(secrets=match.over)


def replay(rows: list[Row]) -> Table:
    """The table that a log comes to."""
    if not rows:
        raise Told("table-unknown")
    table = Table(rows[0])
    go_on(table, rows[1:])
    return table


def go_on(table: Table, rows: list[Row]) -> None:
    """Let further rows happen."""
    for row in rows:
        try:
            table.take(row)
        except LudusError as error:
            raise Told("table-log", number=table.version + 1, reason=error) from None
