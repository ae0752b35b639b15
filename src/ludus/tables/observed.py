"""What one observer may know of a table. Nothing leaves a table by another way."""

from __future__ import annotations

from typing import Any

from ludus.kernel.decision import Event
from ludus.kernel.game import Game
from ludus.match import WITHHELD
from ludus.tables import wire
from ludus.tables.situation import Happening, Situation


class Observed(Situation):
    """A table as people at it, spectators and everyone else may see it."""

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
        if seat is None or seat not in self.to_act() or seat in self.for_good():
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
        if match.hidden(seat) >= 0 or match.awaits_reveal(seat):  # nobody is asked about what he may not know
            return "no"
        others = [other for other in self.people() if other != seat]
        return "ask" if others and self.steps_to_undo(seat) else "no"

    def was_late(self) -> bool:
        """Did the clock make the last move? A person who could take it back at once would never have to decide."""
        return len(self.playing().steps) - 1 in self.hurried

    def is_watched(self, seat: int) -> bool:
        """Has anybody who is not a bot of the server seen what this seat did?"""
        return any(place.kind in ("person", "program") for other, place in enumerate(self.places) if other != seat)

    def undo_asked(self) -> wire.UndoAsked | None:
        if self.undo_by < 0:
            return None
        move = self.playing().steps[-self.steps_to_undo(self.undo_by)].move
        return wire.UndoAsked(self.undo_by, move, tuple(self.undo_waiting))

    def pause(self) -> wire.Pause | None:
        return wire.Pause(self.pause_by, tuple(self.pause_waiting)) if self.pause_by >= 0 else None

    def stores(self, running: dict[int, float]) -> dict[int, float]:
        """What people have in store, given what those have whose time runs now."""
        if self.banks is None or self.status != "playing":
            return {}
        return {seat: max(0.0, round(running.get(seat, self.banks.of(seat)), 1)) for seat in self.people()}

    def may_talk(self, seat: int | None) -> bool:
        """May this seat say what it likes?"""
        if seat is None or self.match is None:
            return False
        return self.game.may_say(self.match.state, seat, "talk", self.options, 0) == ""

    def seats(self, here: set[int], thinking: set[int]) -> tuple[wire.SeatNow, ...]:
        resigned = self.for_good()
        return tuple(
            wire.SeatNow(
                seat,
                place.kind,
                place.name,
                place.level,
                seat in here,
                self.stand_ins[seat].level if seat in self.stand_ins else "",
                seat in thinking,
                seat in resigned,
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
        stores: dict[int, float] | None = None,
        encoded: bool = False,
    ) -> wire.Update:
        """All that one observer may know, with what happened since; its view `encoded` where it is sent as JSON."""
        match = self.match
        view: Any = None
        if match is not None:
            view = match.encoded_view(seat) if encoded else match.view(seat)
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
            view=view,
            to_act=self.to_act(),
            question=self.question(seat),
            signals=tuple(match.signals(seat)) if match is not None and seat is not None else (),
            talk=self.may_talk(seat),
            undo=self.undo(seat),
            undo_asked=self.undo_asked(),
            outcome=match.outcome if match is not None else None,
            again=self.again,
            pace=self.timing.time if self.timing is not None and self.timing.kind == "move" else 0,
            short=self.time_limit() if clocks else 0.0,
            clock=self.timing,
            banks=self.stores(stores or clocks or {}),
            pause=self.pause(),
            clocks={number: max(0.0, round(left, 1)) for number, left in (clocks or {}).items()},
            public=self.public,
            language=self.created.language,
            speed=self.speed if self.only_computers() else None,
            removed=guest in self.removed,
        )

    def record(self) -> str:
        """The record as everyone may have it now: the public part, or everything after the end."""
        match = self.playing()
        return match.record(secrets=match.over)
