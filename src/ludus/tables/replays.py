"""A game step by step, as one observer may look at it again: of a table, or of a record that someone brings.

A `Story` is a match with its past. It is walked through once, which leaves a mark at every round and the position at
every page; a page of views is made from there when someone asks for it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

from ludus.kernel.decision import Event
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import UserError
from ludus.kernel.rng import Rng
from ludus.kernel.sealed import Replayed
from ludus.kernel.state import State
from ludus.kernel.story import with_lines
from ludus.match import SEATS_OF, WITHHELD, Match
from ludus.tables import observed, wire
from ludus.tables.entries import Created, Moved, Place, Row
from ludus.tables.requests import ID_BYTES, SECRET_BYTES, check_level, person
from ludus.tables.rows import take
from ludus.tables.table import Table

PAGE = 50  # steps whose views are sent at once
ROUND_FIELDS = ("round", "turns", "turn")  # where views count what a game is divided into; the first one counts
HEARD = {"table-said", "table-stand-in", "table-returned", "table-time-up"}  # what a replay shows of the table itself

Talk = Sequence[tuple[int, Event]]  # events of the table itself, with the number of steps before them


class Story:
    """A match and what was said at it, to be looked at after any number of its steps."""

    def __init__(self, match: Match, talk: Talk = ()) -> None:
        self.match = match
        self.talk = talk
        self.rounds: list[wire.ReplayRound] = []
        self.pages: list[dict[str, Any]] = []  # the position at the first step of each page
        self.hidden = withheld_steps(match)

    @property
    def length(self) -> int:
        return len(self.match.steps)

    def walk(self) -> Iterator[None]:
        """Go through the game once, in slices, before anybody looks at it."""
        match = self.match
        state = beginning(match)
        for number in range(self.length + 1):
            if number:
                self._apply(state, number)
            if number % PAGE == 0:
                self.pages.append(match.game.keep(state))
            self._note_round(number, match.game.view(state, None))
            yield

    def _note_round(self, number: int, view: dict[str, Any]) -> None:
        field = next((name for name in ROUND_FIELDS if name in view), None)
        now = int(view[field]) if field else 0
        if not self.rounds or self.rounds[-1].number != now:
            self.rounds.append(wire.ReplayRound(number, now))

    def _apply(self, state: State, number: int) -> None:
        """Step `number`, counted from 1, happens again."""
        step = self.match.steps[number - 1]
        self.match.game.repeat(state, step.seat, step.move)

    def states(self, first: int, count: int) -> Iterator[tuple[int, State]]:
        """The state after step `first` and those that follow it; the same object, changed."""
        start = first // PAGE
        match = self.match
        state = match.game.recall(self.pages[start], match.options, Replayed(match.chance_results))
        for number in range(start * PAGE, min(first + count, self.length + 1)):
            if number > start * PAGE:
                self._apply(state, number)
            if number >= first:
                yield number, state

    # --- What one observer may see -------------------------------------------------------------

    def steps(self, seat: int | None) -> tuple[wire.ReplayStep, ...]:
        """Who acted and what happened, step by step; number 0 is what happened before the first decision."""
        match = self.match
        raws = match.raw_events()
        gone = match.game.withheld(raws) if not match.over else range(0)
        seen = [WITHHELD if n in gone else match.game.event(raw, seat) for n, raw in enumerate(raws)]
        events = iter(with_lines(match.game, seen, match.view(seat)))
        sizes = [len(match.opening), *(len(step.events) for step in match.steps)]
        actors = [None, *(step.seat for step in match.steps)]
        talk = self._talk_by_step()
        return tuple(
            wire.ReplayStep(actor, (*talk[number], *(next(events) for _ in range(size))))
            for number, (actor, size) in enumerate(zip(actors, sizes, strict=True))
        )

    def _talk_by_step(self) -> list[list[Event]]:
        """What was said after a step is heard with the next one; what came last, with the last."""
        heard: list[list[Event]] = [[] for _ in range(self.length + 1)]
        for before, event in self.talk:
            heard[min(before + 1, self.length)].append(event)
        return heard

    def frames(self, seat: int | None, first: int) -> tuple[wire.ReplayFrame, ...]:
        """The views of a page; those that nobody may look at now are left empty."""
        if not 0 <= first <= self.length:
            raise UserError("replay-no-step", number=first, count=self.length)
        return tuple(self._frame(number, state, seat) for number, state in self.states(first, PAGE))

    def _frame(self, number: int, state: State, seat: int | None) -> wire.ReplayFrame:
        actors = SEATS_OF[state.actors()]
        if number in self.hidden:
            return wire.ReplayFrame(None, ())
        view = {
            "over": state.over(),
            "to_act": list(actors),
            "options": dict(self.match.options),
            **self.match.game.view(state, seat),
        }
        return wire.ReplayFrame(view, actors)


def beginning(match: Match) -> State:
    """The position from which a match began."""
    chance = Replayed(match.chance_results)
    return Match(match.game, match.players, match.options, chance, dict(match.headers), match.start).state


def withheld_steps(match: Match) -> range:
    """The steps that nobody may look at now: a view shows what lay there before, so those after a withheld event too.

    The present position is always shown.
    """
    if match.over:
        return range(0)
    gone = match.game.withheld(match.raw_events())
    if not gone:
        return range(0)
    number, end = 0, len(match.opening)
    while end <= gone.start:
        end += len(match.steps[number].events)
        number += 1
    return range(number, len(match.steps))


# --- The story of a table ------------------------------------------------------------------------


class StoryBuilder:
    """A table made again from its log, with the place of everything that was said."""

    def __init__(self, first: Row) -> None:
        self.table = Table(first)
        self.talk: list[tuple[int, Event]] = []

    def take(self, row: Row) -> None:
        known = len(self.table.stream)
        before = self._steps()
        take(self.table, row)
        place = before if isinstance(row.entry, Moved) else self._steps()
        news = [each for each in self.table.stream[known:] if isinstance(each, Event) and each.kind in HEARD]
        now = self._steps()  # fewer when a move was taken back
        self.talk = [(min(at, now), event) for at, event in self.talk] + [(place, event) for event in news]

    def _steps(self) -> int:
        return len(self.table.match.steps) if self.table.match is not None else 0

    def story(self) -> Story:
        return Story(self.table.playing(), self.talk)


def perspective(table: Table, own: int | None, letter: str) -> int | None:
    """The seat to look from; while the game runs only one's own, or that of a spectator (no letter)."""
    seat = read_seat(letter, len(table.places))
    if seat is not None and seat != own and table.status != "over":
        raise UserError("replay-running")
    return seat


def read_seat(letter: str, players: int) -> int | None:
    if not letter:
        return None
    if letter not in SEATS[:players]:
        raise UserError("t-no-seat", seat=letter[:8], last=SEATS[players - 1])
    return SEATS.index(letter)


def of_table(table: Table, story: Story, own: int | None, seat: int | None) -> wire.Replay:
    """The replay of a table for someone whose seat there is `own`, as `seat` saw it."""
    all_seats = set(range(len(table.places)))
    open_seats = tuple(sorted(all_seats)) if table.status == "over" else () if own is None else (own,)
    update = update_of(story.match, seat, observed.seats(table, all_seats, set()), table)
    return _replay(story, update, own, open_seats)


def of_record(story: Story, seat: int | None) -> wire.Replay:
    """The replay of a record, for someone who has the whole of it."""
    players = range(story.match.players)
    seats = tuple(wire.SeatNow(number, "person", here=True) for number in players)
    return _replay(story, update_of(story.match, seat, seats), None, tuple(players))


def _replay(story: Story, update: wire.Update, own: int | None, open_seats: tuple[int, ...]) -> wire.Replay:
    match = story.match
    return wire.Replay(
        update,
        match.over,
        own,
        open_seats,
        story.steps(update.you),
        tuple(story.rounds),
        tuple(story.hidden),
        PAGE,
        match.outcome,
    )


def update_of(
    match: Match, seat: int | None, seats: tuple[wire.SeatNow, ...], table: Table | None = None
) -> wire.Update:
    """What boards get at every step besides the view. No key and no secret is in it."""
    return wire.Update(
        table=table.id if table else "",
        game=match.game.name,
        rules=match.game.meta.rules,
        version=table.version if table else 0,
        status="playing",
        options=match.options,
        seats=seats,
        watchers=0,
        you=seat,
        host=False,
        key="",
        keys={},
        commitment=table.commitment if table else "",
        since=0,
        events=(),
        view=None,
        to_act=(),
        question=None,
        signals=(),
        talk=False,
        undo="no",
        undo_asked=None,
        outcome=None,
        again="",
    )


# --- Playing on ------------------------------------------------------------------------------------


def play_on(story: Story, wanted: wire.PlayOn, guest: str, name: str) -> Created:
    """A new table that begins where a seat was after a step; what the seat could not know is dealt anew."""
    match = story.match
    if not match.over:
        raise UserError("replay-not-over")
    seat = read_seat(wanted.seat, match.players)
    if seat is None:
        raise UserError("t-no-seat", seat="", last=SEATS[match.players - 1])
    level = check_level(match.game, wanted.level)
    start = dealt_anew(story, wanted.step, seat)
    places = tuple(
        person(guest, name, wanted.luck) if number == seat else Place("bot", level=level)
        for number in range(match.players)
    )
    return Created(
        table=secrets.token_urlsafe(ID_BYTES),
        game=match.game.name,
        rules=match.game.meta.rules,
        options=match.options,
        places=places,
        host=guest,
        grace=0,
        secret=secrets.token_hex(SECRET_BYTES),
        start=start,
    )


def dealt_anew(story: Story, step: int, seat: int) -> dict[str, Any]:
    """A position that the seat could not have distinguished from the one after this step."""
    if not 0 <= step <= story.length:
        raise UserError("replay-no-step", number=step, count=story.length)
    (_, state), *_ = story.states(step, 1)
    if state.over():
        raise UserError("replay-ended-there")
    return story.match.game.position(state.sample(seat, Rng(secrets.randbits(62))))
