"""A table as it is now: plain data, made from the rows of its log.

`rows.py` lets a row happen, `requests.py` turns a request into an entry or a refusal, `observed.py` shows one observer
all that they may know, `snapshots.py` keeps it all. Nothing in them waits, reads or writes.
"""

from __future__ import annotations

import time
from typing import Any

from ludus.games import find
from ludus.kernel.decision import Event
from ludus.kernel.refusals import UserError
from ludus.kernel.sealed import commitment
from ludus.match import Match
from ludus.tables import wire
from ludus.tables.clock import DAY, Banks, Clock, timing_of
from ludus.tables.entries import Created, Row, StoodIn

Happening = Event | list[int]  # of the table, or of the game with its secrets


class OtherRules(UserError):
    """The game was begun under rules that this program does not have."""


class Table:
    """A match and the people at it: who is who, what was asked and answered."""

    def __init__(self, row: Row) -> None:
        created = row.entry
        if not isinstance(created, Created):
            raise UserError("table-damaged")
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
        self.row_ends: list[int] = []  # how long the stream was after each row that added to it
        self.erased = (0, 0)  # the version at which events were last taken out of it, and from which number on
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
        self.speed: wire.Speed = "normal"  # of bots, where nobody else plays
        self.public = created.public
        self.removed: set[str] = set()  # guests whose seat the host has taken away
        self.since = row.at  # when it began to wait, or to play
        self.note_answer(row)

    def note_answer(self, row: Row) -> None:
        if row.id:
            self.answered[row.guest, row.id] = self.version

    def add_event(self, kind: str, seat: int | None = None, facts: dict[str, Any] | None = None) -> None:
        """Add an event of the table to what everyone hears."""
        self.stream.append(Event(f"table-{kind}", seat, facts or {}))

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
        """The level of the bot that plays this seat now, '' if a person or an external bot does."""
        if seat in self.stand_ins:
            return self.stand_ins[seat].level
        place = self.places[seat]
        return place.level if place.kind == "bot" else ""

    def for_good(self) -> set[int]:
        """The seats of those who have resigned: a bot plays them to the end."""
        return self.match.played_on & self.stand_ins.keys() if self.match is not None else set()

    def given_up(self) -> bool:
        """Have all people resigned? Then nobody need look for bots to play on."""
        resigned = self.match.played_on if self.match is not None and self.status == "playing" else set()
        return bool(resigned) and all(seat in resigned or place.kind == "bot" for seat, place in enumerate(self.places))

    def only_computers(self) -> bool:
        """Is this a game that everyone watches?"""
        return self.status == "playing" and all(self.computer_at(seat) for seat in range(len(self.places)))

    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act if self.match is not None and self.status == "playing" else ()

    def constant_time(self) -> bool:
        """Do all answers take the same least time now?"""
        return self.match is not None and self.status == "playing" and self.game.constant_time(self.match.state)

    def people_first(self) -> bool:
        """Do bots wait now for people who are asked?"""
        if self.match is None or not self.game.people_first(self.match.state):
            return False
        return not set(self.people()).isdisjoint(self.to_act())

    def neutral(self, seat: int) -> str:
        """The move that silence counts as, where the rules name one; else ''."""
        match = self.playing()
        move = self.game.neutral(match.state, seat) if seat in self.to_act() else None
        return self.game.format(match.state, seat, move) if move is not None else ""

    def time_limit(self) -> float:
        """The seconds that the rules give for what is asked now, where they and a live clock do; else 0."""
        if self.match is None or self.timing is None or self.calendar is not None:
            return 0.0
        return float(self.game.time_limit(self.match.state, (step.move for step in reversed(self.match.steps))))

    def timed(self) -> tuple[int, ...]:
        """The seats of people whose time runs; unless they have days, it does not before everyone has been here."""
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
            raise UserError("table-not-started")
        return self.match

    def steps_to_undo(self, seat: int) -> int:
        """How many steps go when the last one of this seat is taken back; 0 if it has none."""
        steps = self.playing().steps
        for count, step in enumerate(reversed(steps), 1):
            if step.seat == seat:
                return count
        return 0
