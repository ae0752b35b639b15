"""A lesson being given: what the learner sees at each step, and what is said of a move."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

from ludus.games import names as games
from ludus.kernel.decision import Event
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import UserError
from ludus.lessons.notes import Notes, Text
from ludus.lessons.script import Script, Step, folder, read_script
from ludus.match import Match


class Scene:
    """The table at one step of a lesson. Nobody changes its match."""

    def __init__(self, lesson: Lesson, number: int, match: Match, earlier: Scene | None) -> None:
        self.lesson = lesson
        self.number = number
        self.match = match
        self.step = lesson.script.step[number]
        self.earlier = earlier
        seat = lesson.seat
        self.move = match.check(seat, self.step.move) if self.step.move else ""
        self.also = {self.move, *(match.check(seat, move) for move in self.step.also)}

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.lesson.seat)

    @cached_property
    def events(self) -> list[Event]:
        """All that the learner has heard so far."""
        return self.match.events(self.lesson.seat)

    @property
    def news(self) -> list[Event]:
        """What the learner has heard since the scene before."""
        return self.events[len(self.earlier.events) :] if self.earlier else self.events

    @cached_property
    def world(self) -> dict[str, Any]:
        """What the places of a note are filled from: nothing that the learner may not know."""
        outcome = self.match.outcome
        return {
            "view": self.view,
            "before": {"view": self.earlier.view, "event": self.earlier.news_by_kind} if self.earlier else {},
            "event": self.news_by_kind,
            "fact": self._facts(),
            "move": [word for word in self.move.split() if not word.islower()],
            "said": self.move.split(),
            "outcome": {"scores": outcome.scores} if outcome else {},
        }

    @cached_property
    def news_by_kind(self) -> dict[str, Any]:
        """The news by kind: the last of it, and each by its number; under the letter of a seat the last of its own."""
        found: dict[str, dict[str, Any]] = {}
        for event in self.news:
            facts = {"seat": event.seat, **event.facts}
            kept = found.setdefault(event.kind, {"all": []})["all"]
            kept.append(facts)
            found[event.kind] = {**facts, **{str(number): each for number, each in enumerate(kept)}, "all": kept}
            if event.seat is not None:
                found.setdefault(SEATS[event.seat], {})[event.kind] = facts
        return found

    def _facts(self) -> dict[str, Any]:
        if not self.move:
            return {}
        game, state, seat = self.match.game, self.match.state, self.lesson.seat
        facts = game.facts(state, seat, game.parse(state, seat, self.move))
        return {fact.message.removeprefix("fact-"): fact.values for fact in facts}

    @cached_property
    def note(self) -> Text:
        """What happened and why, or what is to be seen."""
        return self.lesson.notes.tell(self.step.say, self.world)

    @cached_property
    def task(self) -> Text | None:
        """What the learner shall do; None where there is only something to read."""
        return self.lesson.notes.tell(f"{self.step.say}-task", self.world) if self.move else None

    @cached_property
    def hint(self) -> Text:
        """How the marked move is made, for anyone who has tried another."""
        name = f"{self.step.say}-hint"
        return self.lesson.notes.tell(name if self.lesson.notes.has(name) else f"{self.step.say}-task", self.world)

    @property
    def last(self) -> bool:
        return self.number == len(self.lesson.scenes) - 1

    def is_right(self, move: str) -> bool:
        """Is it the marked move? Raises what `Match.play` would raise if it is not even allowed."""
        return self.match.check(self.lesson.seat, move) in self.also


class Lesson:
    """A guided game."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.seat = script.learner
        self.notes = Notes(script.game)
        self.scenes: list[Scene] = []
        played: list[tuple[int, str]] = []
        for number, step in enumerate(script.step):
            self.scenes.append(Scene(self, number, self._replay(played), self.scenes[-1] if self.scenes else None))
            played += self._follow(step)

    def _replay(self, played: list[tuple[int, str]]) -> Match:
        match = self.script.deal()
        for seat, move in played:
            match.play(seat, move)
        return match

    def _follow(self, step: Step) -> list[tuple[int, str]]:
        own = [(self.seat, step.move)] if step.move else []
        return own + [(SEATS.index(line[0]), line[2:]) for line in step.then]

    def scene(self, number: int) -> Scene:
        if not 0 <= number < len(self.scenes):
            raise UserError("lesson-step", number=number, last=len(self.scenes) - 1)
        return self.scenes[number]


def names() -> list[str]:
    """The games that have a lesson."""
    return [game for game in games() if folder().joinpath(f"{game}.toml").is_file()]


def length(game: str) -> int:
    """How many steps the lesson of a game has."""
    return len(read_script(game).step)


@cache
def open_lesson(game: str) -> Lesson:
    """The lesson of a game; it is replayed once and kept."""
    if game not in names():
        raise UserError("lesson-unknown", game=game, known=", ".join(names()))
    return Lesson(read_script(game))
