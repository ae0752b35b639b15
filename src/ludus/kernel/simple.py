"""The contract for a small game: what follows from its fields is not written again.

The state is a dataclass on top of `SimpleState`: numbers, and lists of numbers. Copies, worlds, results and positions
follow from its fields. The game is a `SimpleGame`: it adds notation, view and events. Both are plain Python; a game
that must be fast writes these things itself, as those of this project do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Self, cast, get_type_hints

import msgspec

from ludus.kernel.chance import Chance, Fast
from ludus.kernel.decision import Choice, Decision, Event, Fact, Line, Outcome
from ludus.kernel.game import Game
from ludus.kernel.refusals import BadPosition, Unreadable
from ludus.kernel.rng import Rng
from ludus.kernel.schema import RESIGNING, Form
from ludus.kernel.state import NOBODY, RESIGN, State
from ludus.kernel.story import Lines, fact
from ludus.kernel.text import LANGUAGES, words
from ludus.kernel.views import GameView

NOT_WRITTEN = ("table", "chance")  # a position has the players and options, and never the source of chance


class EventKind(msgspec.Struct, frozen=True):
    """A kind of event: its name, and the names of the numbers that follow the seat."""

    name: str
    facts: tuple[str, ...] = ()
    pieces: str = ""  # the rest of the numbers, as a list
    news: bool = True  # chance or something hidden came to light
    shows: bool = False  # the others learnt something of the actor

    def event(self, seat: int, numbers: list[int]) -> Event:
        facts: dict[str, Any] = dict(zip(self.facts, numbers, strict=False))
        if self.pieces:
            facts[self.pieces] = numbers[len(self.facts) :]
        return Event(self.name, None if seat == NOBODY else seat, facts, self.news, self.shows)

    def facts_type(self) -> type[msgspec.Struct]:
        """The same as a declaration, for the schema."""
        rest = [(self.pieces, list[int])] if self.pieces else []
        return msgspec.defstruct(self.name.capitalize(), [*((name, int) for name in self.facts), *rest])


class Table(msgspec.Struct, frozen=True):
    """What is agreed before the game and never changes."""

    players: int
    options: dict[str, str]


@dataclass(eq=False)
class SimpleState(State):
    """A position whose fields are those of a dataclass; one seat at a time is asked, unless `actors` says otherwise."""

    table: Table
    chance: Chance
    turn: int

    def __post_init__(self) -> None:
        self.players = self.table.players
        self.news = None

    @classmethod
    @cache
    def own_fields(cls) -> dict[str, Any]:
        """The fields of a position with their types."""
        types = get_type_hints(cls, include_extras=True)
        return {field.name: types[field.name] for field in fields(cls) if field.name not in NOT_WRITTEN}

    @classmethod
    def start(cls, table: Table, chance: Chance) -> Self:
        """A new game."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; [] while the game runs."""
        raise NotImplementedError

    def forget(self, seat: int, rng: Rng) -> None:
        """Replace all that this seat (-1: a spectator) cannot know by something that is as likely."""

    def mistake(self) -> str:
        """The field of a position that does not go with the others; '' if all do."""
        return ""

    def report(self, kind: int, seat: int, *numbers: int) -> None:
        """Something has happened (`SimpleGame.events`), for those who listen; `seat` -1: to nobody in particular."""
        if self.news is not None:
            self.news.append([kind, seat, *numbers])

    def seats_after(self, seat: int) -> list[int]:
        """All seats from the left of this one on, itself the last."""
        return [(seat + step) % self.players for step in range(1, self.players + 1)]

    def over(self) -> bool:
        return bool(self.winners())

    def actors(self) -> int:
        return 0 if self.over() else 1 << self.turn

    def returns(self) -> list[float]:
        won = self.winners()
        return [(1.0 if seat in won else -1.0) if won else 0.0 for seat in range(self.players)]

    def clone(self) -> Self:
        copies = (copied(getattr(self, name)) for name in self.own_fields())
        return type(self)(self.table, self.chance.for_copy(), *copies)

    def world(self, seat: int, rng: Rng) -> Self:
        world = self.clone()
        world.chance = Fast(rng.seed())
        world.forget(seat, rng)
        return world


def copied(value: Any) -> Any:
    """A number as it is; lists, and lists in them, anew."""
    return [item[:] if isinstance(item, list) else item for item in value] if isinstance(value, list) else value


class SimpleGame(Game):
    """A game with a `SimpleState`; it adds `render`, and `read`, `write` and `facts` for moves of more than a word."""

    state: ClassVar[type[SimpleState]]
    view_type: ClassVar[type[GameView]]
    forms: ClassVar[tuple[Form, ...]] = ()  # of its moves, for the schema
    words: ClassVar[Mapping[str, int]] = {}  # moves that are always the same word
    events: ClassVar[tuple[EventKind, ...]]  # in the order of their numbers; everyone hears the same
    scripted = False

    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> State:
        return self.state.start(Table(players, options), chance)

    def options_of(self, state: State) -> dict[str, str]:
        return dict(cast(SimpleState, state).table.options)

    def position(self, state: State) -> dict[str, Any]:
        written = {name: copied(getattr(state, name)) for name in self.state.own_fields()}
        options = self.options_of(state)
        return {"game": self.name, "rules": self.meta.rules, "players": state.players, **written, "options": options}

    def read_position(self, fields: dict[str, Any], players: int, options: dict[str, str], chance: Chance) -> State:
        state = self.state(Table(players, options), chance, *self.read_fields(fields))
        if not 0 <= state.turn < players:
            raise self.wrong("turn", state.turn)
        if field := state.mistake():
            raise self.wrong(field, fields[field])
        return state

    def read_fields(self, fields: dict[str, Any]) -> Iterator[Any]:
        """Every field of a position as its type wants it; raises `BadPosition`."""
        for name, kind in self.state.own_fields().items():
            try:
                yield msgspec.convert(fields.get(name), kind)
            except msgspec.ValidationError:
                raise self.wrong(name, fields.get(name)) from None

    def wrong(self, field: str, value: object) -> BadPosition:
        return BadPosition("position-value", self, field=field, value=str(value)[:200])

    def parse(self, state: State, seat: int, text: str) -> int:
        word = " ".join(text.lower().split())
        if word in self.words or word == RESIGNING.example:
            return self.words.get(word, RESIGN)
        move = self.read(word)
        if move is None:
            raise Unreadable("bad-move", self, text=text)
        return move

    def format(self, state: State, seat: int, move: int) -> str:
        return self.word(move) or self.write(move)

    def word(self, move: int) -> str:
        """The word for a move that is one; '' for others."""
        known = {code: word for word, code in self.words.items()}
        return RESIGNING.example if move == RESIGN else known.get(move, "")

    def read(self, text: str) -> int | None:
        """The move of any other text, in small letters; None if it is none."""
        return None

    def write(self, move: int) -> str:
        """Any other move as text."""
        return f"#{move}"

    def event(self, raw: list[int], seat: int | None) -> Event:
        return self.events[raw[0]].event(raw[1], raw[2:])

    @property
    def event_facts(self) -> Mapping[str, type[msgspec.Struct]]:
        return {kind.name: kind.facts_type() for kind in self.events}

    def lines(self, events: Sequence[Event], view: Mapping[str, Any]) -> Lines:
        """One line per event: `event-KIND` with its facts; none for a kind that has no words."""
        known = words(self.name)
        return [(Line((self.sentence(event),)),) if known.has("en", f"event-{event.kind}") else () for event in events]

    def sentence(self, event: Event) -> Fact:
        """What happened, in the words of the game; pieces of a list by their names, where they have one."""
        values = {
            name: {language: self.pieces_text(language, name, value) for language in LANGUAGES}
            if isinstance(value, list)
            else value
            for name, value in event.facts.items()
        }
        return fact(f"event-{event.kind}", event.seat, **values)

    def pieces_text(self, language: str, name: str, pieces: list[int]) -> str:
        """Pieces as people write them: `piece-FACT-NUMBER`, `piece-NUMBER`, or the number."""
        known = words(self.name)
        texts = []
        for piece in pieces:
            named = [each for each in (f"piece-{name}-{piece}", f"piece-{piece}") if known.has(language, each)]
            texts.append(known.say(language, named[0]) if named else str(piece))
        return " ".join(texts)

    def decision(self, state: State, seat: int) -> Decision:
        """All moves of the seat, one of which it chooses."""
        choices = [
            Choice(self.format(state, seat, move), tuple(self.facts(state, seat, move))) for move in state.legal(seat)
        ]
        return Decision(self.name, "one", self.prompt(state, seat), tuple(choices))

    def prompt(self, state: State, seat: int) -> Fact:
        """The question."""
        return Fact("ask")

    def facts(self, state: State, seat: int, move: int) -> list[Fact]:
        word = self.word(move)
        return [Fact(f"fact-{word}")] if word else []

    def warnings(self, state: State, seat: int, move: int) -> list[Fact]:
        return [Fact("warn-resign")] if move == RESIGN else []

    def outcome(self, state: State) -> Outcome:
        winners = cast(SimpleState, state).winners()
        scores = tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players))
        return Outcome(tuple(winners), scores, {})
