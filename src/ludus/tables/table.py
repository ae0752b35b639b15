"""A table: a match and the people at it, made from the rows of its log.

Nothing here waits, reads or writes. `decide` in `decisions.py` turns a wish into an entry or a refusal;
`take` lets an entry happen; `update` tells one observer all that they may know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludus.games import find
from ludus.kernel.decision import Event
from ludus.kernel.game import Game
from ludus.kernel.refusals import LudusError, Told
from ludus.kernel.sealed import commitment
from ludus.match import WITHHELD, Match, Memory, new_match
from ludus.tables import wire
from ludus.tables.entries import (
    CLOCK,
    Arrived,
    Claimed,
    Created,
    Entry,
    Followed,
    Moved,
    Place,
    Placed,
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
        """The seats of people whose time runs; it does not before everybody has been here."""
        if not self.created.pace or not self.arrived.issuperset(people := self.people()):
            return ()
        return tuple(seat for seat in self.to_act() if seat in people)

    def playing(self) -> Match:
        """The match of a game that has begun."""
        if self.match is None:
            raise Told("table-not-started")
        return self.match

    # --- What happens ------------------------------------------------------------------

    def take(self, row: Row) -> None:
        """Let a row of the log happen. Raises a `LudusError` and changes nothing if it cannot."""
        questions = self._questions()
        self._happen(row.entry)
        self.version += 1
        self._note_answer(row)
        for seat, (before, now) in enumerate(zip(questions, self._questions(), strict=True)):
            if before != now:
                self.asked_at[seat] = self.version

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
        elif isinstance(entry, Started):
            self._start(entry)
        elif isinstance(entry, Claimed):
            place = self.places[entry.seat]
            self.places[entry.seat] = msgspec.structs.replace(place, guests=(*place.guests, entry.guest))
        elif isinstance(entry, Arrived):
            self.arrived.add(entry.seat)
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
            self.tell("stand-in", entry.seat, {"level": entry.level})
            self._forget_undo_of(entry.seat)
        elif isinstance(entry, Returned):
            self.stand_ins.pop(entry.seat, None)
            self.tell("returned", entry.seat)
        elif isinstance(entry, Followed):
            self.again = entry.table
            self.tell("again", entry.seat, {"table": entry.table})
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

    def _start(self, entry: Started) -> None:
        self.places = list(entry.places)
        self.match = self._deal()
        self.status = "playing"
        self.tell("started")
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
        )

    def _move(self, entry: Moved) -> None:
        match = self.playing()
        match.play(entry.seat, entry.move)
        if entry.fault:
            match.faults.append(entry.fault)
        if entry.by == CLOCK:
            self.hurried.append(len(match.steps) - 1)
            self.tell("time-up", entry.seat)
        self.moves_of[entry.seat] += 1
        self.stream += match.steps[-1].events
        self._forget_undo()
        if match.over:
            self.status = "over"
            self.stand_ins.clear()

    def _take_back(self, seat: int) -> None:
        match = self.playing()
        hidden = match.unseen(seat)
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
            self._take_back(self.undo_by)

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
        if seat is None or self.status != "playing" or seat in self.stand_ins or self.undo_by >= 0:
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
            pace=self.created.pace,
            clocks={number: max(0.0, round(left, 1)) for number, left in (clocks or {}).items()},
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
