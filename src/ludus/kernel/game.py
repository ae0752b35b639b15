"""The one object that the platform knows of a game; each game overrides what is its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ludus.kernel.chance import Chance, Fast
from ludus.kernel.decision import Decision, Event, Fact, Outcome
from ludus.kernel.meta import Meta, check_options
from ludus.kernel.modules import Modules
from ludus.kernel.packages import load_game
from ludus.kernel.pickling import Parts
from ludus.kernel.refusals import BadPosition, UserError
from ludus.kernel.seeds import AnySeed, seed_number
from ludus.kernel.state import State
from ludus.kernel.story import Lines
from ludus.kernel.views import GameView, as_json

if TYPE_CHECKING:
    from msgspec import Struct

    from ludus.kernel.schema import Form

RULING = 1000  # added to the number of a ruling, to tell it from a rule


class Game:
    """A game: its rules as states, its words as notation, its secrets as views."""

    meta: Meta
    modules: ClassVar[Modules[Any]]  # what most of the methods below hand on to

    def __reduce__(self) -> Parts:
        """There is one of each game: a pickle names it."""
        return load_game, (self.name,)

    @property
    def name(self) -> str:
        return self.meta.name

    def deal(
        self, players: int, seed: AnySeed = 0, options: dict[str, str] | None = None, chance: Chance | None = None
    ) -> State:
        """A new game. `chance` replaces the generator that `seed` would give."""
        chosen = self.check_options(players, options)
        return self.set_up(players, chosen, chance if chance is not None else Fast(seed_number(seed)))

    def check_options(self, players: int, given: dict[str, str] | None) -> dict[str, str]:
        """All options with their values; wrong numbers of players, names and values are refused (`BadOption`)."""
        chosen = check_options(self.meta, players, given)
        return self.settle_options(players, chosen) if given else chosen

    # What a game must provide besides its state.

    def settle_options(self, players: int, chosen: dict[str, str]) -> dict[str, str]:
        """Values in their canonical spelling; raises `BadOption` for what does not go together."""
        return chosen

    def read_deck(self, text: str) -> dict[str, str]:
        """The options that a deck file of one's own stands for; raises `BadOption` with the line that is wrong."""
        raise UserError("no-deck", game=self.meta.title)

    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> State:
        raise NotImplementedError

    def parse(self, state: State, seat: int, text: str) -> int:
        """The move that a text means; raises `Unreadable`. It need not be legal."""
        return self.modules.notation.parse(self, state, seat, text)

    def format(self, state: State, seat: int, move: int) -> str:
        """The canonical text of a move."""
        return self.modules.notation.format_move(state, seat, move)

    def quoted(self, text: str) -> str:
        """What is said with a move, where a game lets its players put something into words."""
        return ""

    def with_words(self, text: str, words: str) -> str:
        """The canonical text of a move, with what is said with it."""
        return text

    def hear(self, state: State, words: str) -> None:
        """The next move is made with these words."""
        raise NotImplementedError

    def repeat(self, state: State, seat: int, text: str) -> None:
        """Make a move again that was made before, with what was said with it; nothing is checked."""
        move, words = self.parse(state, seat, text), self.quoted(text)
        if words:
            self.hear(state, words)
        state.apply(seat, move)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """All that a seat may know of the position (None: a spectator), JSON-able."""
        return as_json(self.render(state, seat))

    def render(self, state: State, seat: int | None) -> GameView:
        """The same as the struct that the game declares."""
        return self.modules.render.render(state, seat)

    @property
    def view_type(self) -> type[GameView]:
        """The struct that the game declares."""
        return self.modules.view.View

    @property
    def forms(self) -> tuple[Form, ...]:
        """The forms of its moves in notation."""
        return self.modules.forms.FORMS

    @property
    def event_facts(self) -> Mapping[str, type[Struct]]:
        """What the events of each kind say."""
        return self.modules.story.EVENTS

    def opening(self, state: State) -> list[list[int]]:
        """What happened before the first decision, as events; asked once, of a new game."""
        return []

    def withheld(self, raws: Sequence[list[int]]) -> range:
        """Which events of a running game may no longer be shown, or not yet: by the rules nobody may look at them."""
        return range(0)

    def constant_time(self, state: State) -> bool:
        """Would the time that an answer takes say what someone holds? Then all answers take the same least time."""
        return False

    def people_first(self, state: State) -> bool:
        """Would an answer of a bot take something from people who are asked too? Then bots wait for them."""
        return False

    def neutral(self, state: State, seat: int) -> int | None:
        """What silence counts as by the rules, when the time of a seat is over; None: a bot decides for it."""
        return None

    def time_limit(self, state: State, moves: Iterable[str]) -> int:
        """The seconds for this question where the rules set fewer than the table's clock; 0: they do not.

        `moves` are the moves so far, the newest first.
        """
        return 0

    def event(self, raw: list[int], seat: int | None) -> Event:
        """What one observer may know of something that happened."""
        return self.modules.story.event(raw, seat)

    def lines(self, events: Sequence[Event], view: Mapping[str, Any]) -> Lines:
        """The log lines of a run of events that one observer knows, an entry for each event; `view`: what it sees now.

        A run is whole steps: a line never depends on what happened in another step.
        """
        return self.modules.story.lines(events, view)

    def annotate(self, raws: list[list[int]]) -> list[str]:
        """The lines that the record adds after a move."""
        return []

    # A record has a line per decision, or the game writes it in its own way.

    @property
    def scripted(self) -> bool:
        """Does the game write its records in its own way?"""
        return self.modules.script is not None

    def script(
        self, state: State, raws: Sequence[list[int]], results: dict[tuple[int, int], list[int]], secrets: bool
    ) -> list[str] | None:
        """The lines of a record from all that happened; without `secrets` no more than everyone may look at now."""
        own = self.modules.script if self.scripted else None
        return own.write(state, raws, results, secrets) if own else None

    def read_line(self, text: str) -> list[tuple[int, str]] | None:
        """The decisions (seat, move) of such a line, None if it only says what followed; else ValueError."""
        if not self.scripted or self.modules.script is None:
            raise NotImplementedError
        return self.modules.script.read_line(text)

    def decision(self, state: State, seat: int) -> Decision:
        """What the seat is asked."""
        return self.modules.preview.decision(state, seat)

    def facts(self, state: State, seat: int, move: int) -> list[Fact]:
        """What a move does, in public terms: nothing of it comes from the seat's hand."""
        return self.modules.preview.facts(state, seat, move)

    def warnings(self, state: State, seat: int, move: int) -> list[Fact]:
        """What the player should be asked to confirm, from what the seat knows."""
        return self.modules.preview.warnings(state, seat, move)

    def position(self, state: State) -> dict[str, Any]:
        """Everything, secrets included, JSON-able."""
        fields = self.modules.position.write(state)
        return {"game": self.name, "rules": self.meta.rules, **fields, "options": self.options_of(state)}

    def restore(self, position: dict[str, Any] | str, options: dict[str, str] | None, chance: Chance) -> State:
        """The state of a position; raises `BadPosition`."""
        fields = self.opened(position)
        players, given = fields.get("players"), fields.get("options", {})
        if not isinstance(players, int) or not isinstance(given, dict):
            raise BadPosition("position-value", self, field="players", value=str(players))
        return self.read_position(fields, players, self.check_options(players, {**given, **(options or {})}), chance)

    def opened(self, position: dict[str, Any] | str) -> dict[str, Any]:
        """A position that is a set of named fields, of this game and its rules; raises `BadPosition`."""
        if not isinstance(position, dict):
            raise BadPosition("position-fields", self)
        for name, ours in (("game", self.name), ("rules", self.meta.rules)):
            if position.get(name, ours) != ours:
                raise BadPosition("position-value", self, field=name, value=str(position[name]))
        return position

    def read_position(self, fields: dict[str, Any], players: int, options: dict[str, str], chance: Chance) -> State:
        """The state that these fields describe; raises `BadPosition`."""
        raise NotImplementedError

    def keep(self, state: State) -> dict[str, Any]:
        """A position that `recall` brings back exactly, even where nobody could tell the difference."""
        return self.position(state)

    def recall(self, kept: dict[str, Any], options: dict[str, str], chance: Chance) -> State:
        """The state that `keep` was given."""
        return self.restore(kept, options, chance)

    def options_of(self, state: State) -> dict[str, str]:
        """The options that a state was dealt with, as far as the rules need them."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """The result of a finished game."""
        raise NotImplementedError

    def first_come(self, state: State) -> bool:
        """Is it agreed at this table that anyone who answers first is served first? Else the order cannot matter."""
        return False

    def sides(self, state: State) -> list[int]:
        """The side that each seat plays for: its own, one for all where they play together, or its team's."""
        return [0] * state.players if self.meta.cooperative else list(range(state.players))

    def rounds_won(self, state: State) -> list[list[int]]:
        """The sides that won each round so far, level ones together; [] where a game has no rounds to win.

        A side may be the rules themselves, which no seat plays for.
        """
        return []

    def may_say(self, state: State, seat: int, text: str, options: dict[str, str], said: int) -> str:
        """'' if a seat may say this at the table now, else the rule against it.

        `said` counts what the seat has said in the same moment.
        """
        return ""

    def moment(self, state: State) -> int:
        """The number of the present turn or window: talk is counted within it."""
        return 0

    def normalize(self, state: State, seat: int, move: int) -> tuple[int, list[Fact]]:
        """A move that the typed one surely meant, with a note to the player about it."""
        return move, []

    def signals(self, state: State, seat: int, options: dict[str, str]) -> list[str]:
        """The fixed phrases that a seat may use now, where free talk is not allowed."""
        return []

    def signal_facts(self, state: State, seat: int, text: str) -> dict[str, Any]:
        """The figures that a signal states, from what everyone can see."""
        return {}

    resigned_play_on: ClassVar[bool] = False  # a seat that has resigned is asked on, and a bot answers for it

    # Figures for the lab.

    open_words: ClassVar[frozenset[str]] = frozenset()  # no secret by themselves, for the search for leaks

    balance_options: ClassVar[dict[str, str]] = {}  # with which chance alone decides who gets a piece

    balance_by_wins: ClassVar[bool] = False  # the share of wins of anyone who has a piece in the end, not a margin

    plans: ClassVar[tuple[str, ...]] = ()  # ways to open a game that can be compared: the player `plan:NAME`

    def plan(self, state: State, seat: int, name: str) -> int:
        """The move of such a plan; -1 where it leaves the choice free."""
        raise NotImplementedError

    def piece_owners(self, state: State) -> dict[int, int]:
        """The seats that pieces belong to, when the game is over: their balance can be measured.

        For margins only what chance gave at the beginning: who may choose is ahead already, whatever the choice is
        worth.
        """
        raise UserError("no-balance", game=self.meta.title)

    def all_pieces(self) -> range:
        """The numbers of all such pieces, so that those that nobody had are listed too."""
        return range(0)

    def piece_name(self, piece: int) -> str:
        """How a picture calls such a piece."""
        return str(piece)

    def piece_group(self, piece: int) -> str:
        """The kind of pieces that it belongs to, where kinds are compared too."""
        return ""

    # Names.

    def rule(self, number: int) -> str:
        """`RG-143` for 143; rulings count from `RULING` on: `RG-R05`."""
        if number > RULING:
            return f"{self.meta.prefix}-{self.meta.ruling}{number - RULING:02d}"
        return f"{self.meta.prefix}-{number:03d}"

    def stream_name(self, stream: int) -> str:
        return self.meta.chance[stream]

    def item_text(self, stream: int, item: int) -> str:
        """One item of a shuffle or one result of a draw, for the record."""
        return str(item)

    def item_number(self, stream: int, text: str) -> int:
        """The item of a text; raises ValueError or `Unreadable`."""
        return int(text)

    def conserved(self, state: State) -> list[int]:
        """Everything on the table, sorted: the same list at every moment of a game."""
        raise NotImplementedError
