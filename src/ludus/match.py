"""A game being played: seats, log, chance and record (friendly interface).

>>> import ludus
>>> m = ludus.new_match("regicide", players=2, seed=7, options={"first": "A"})
>>> m.to_act
(0,)
>>> m.play(0, m.moves(0)[0])
>>> m.over
False
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludus.games import find
from ludus.kernel.chance import Chance, Fast
from ludus.kernel.decision import SEALED, Decision, Event, Outcome
from ludus.kernel.game import Game
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import BadOption, BadPosition, Illegal, LudusError, NotYourTurn, Unreadable, UserError
from ludus.kernel.rng import Rng
from ludus.kernel.sealed import Loaded, Logged, Sealed, commitment
from ludus.kernel.seeds import AnySeed, clean_seed, seed_number
from ludus.kernel.state import NOBODY, RESIGN, State
from ludus.kernel.text import on_one_line
from ludus.kernel.views import MatchHead, SeenView

Headers = dict[str, str]


class Step:
    """One decision that was made, with what followed from it."""

    def __init__(self, seat: int, move: str, events: list[list[int]], chance: list[tuple[int, int]]) -> None:
        self.seat = seat
        self.move = move
        self.events = events  # as the engine reported them, secrets included
        self.chance = chance  # the random events that it needed


class CheckedMove(msgspec.Struct, frozen=True):
    """A move that may be made now: read, judged and written in its canonical text."""

    seat: int
    move: int
    words: str  # said with it
    text: str


class Memory(msgspec.Struct, frozen=True):
    """A match as it can be written down and opened again without replaying it."""

    state: dict[str, Any]
    steps: list[tuple[int, str, list[list[int]], list[tuple[int, int]]]]
    dealt: list[tuple[int, int]]
    results: list[tuple[int, int, list[int]]]
    said: list[tuple[int, int, str]]
    faults: list[str]


class Match:
    """One game from its deal to its end. Made by `new_match`, `from_position` and `read_record`."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        chance: Chance,
        headers: Headers,
        start: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.headers = headers  # where chance comes from, for the record
        self.start = start
        self.said: list[tuple[int, int, str]] = []  # moment, seat, words
        self.faults: list[str] = []
        self._source = chance
        self._earlier: dict[int | None, list[Event]] = {}  # what a sampled match remembers, by observer
        self._begin()

    def _begin(self) -> None:
        self._chance = Logged(self._source)
        if self.start is None:
            self.state = self.game.set_up(self.players, self.options, self._chance)
        else:
            self.state = self.game.restore(self.start, self.options, self._chance)
            if self.state.players != self.players:
                raise BadPosition("wrong-players", start=int(self.state.players), players=self.players)
        self.state.news = []
        self.opening = self.game.opening(self.state) if self.start is None else []
        self.steps: list[Step] = []
        self._checked: CheckedMove | None = None  # by `check`, until the position changes
        self._known: dict[int | None, list[Event]] = {}  # what each observer has asked for: bots ask at every turn
        self.dealt = list(self._chance.results)  # the random events of the deal

    # --- Who may do what ---------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that owe a decision; () when the game is over."""
        return SEATS_OF[self.state.actors()]

    @property
    def may_act(self) -> tuple[int, ...]:
        """Seats that may act though they need not."""
        return SEATS_OF[self.state.volunteers()]

    @property
    def played_on(self) -> set[int]:
        """Seats that have resigned and are asked all the same: bots play them to the end."""
        return {step.seat for step in self.steps if step.move == "resign"} if self.game.resigned_play_on else set()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.over()

    def moves(self, seat: int) -> list[str]:
        """The moves of a seat in notation, in a stable order."""
        self._check_seat(seat)
        return [self.game.format(self.state, seat, move) for move in self.state.legal(seat)]

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked; None if nothing."""
        self._check_seat(seat)
        return self.game.decision(self.state, seat) if self.state.legal(seat) else None

    # --- Playing -----------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Make a move, or raise `Unreadable`, `Illegal` or `NotYourTurn` and change nothing."""
        checked = self._checked
        if checked is not None and checked.seat == seat and checked.text == text:
            self._make(checked)
        else:
            self.play_move(seat, *self._read(seat, text))

    def check(self, seat: int, text: str) -> str:
        """The canonical text of the move that a text means and that may be made now; raises what `play` would raise.

        To `play` that text next costs no second look at it.
        """
        read, words = self._read(seat, text)
        move, _ = self.game.normalize(self.state, seat, read)
        self._checked = self._judge(seat, move, words)
        return self._checked.text

    def _judge(self, seat: int, move: int, words: str) -> CheckedMove:
        if why := self.refusal(seat, move):
            raise why
        return CheckedMove(seat, move, words, self.text(seat, move, words))

    def text(self, seat: int, move: int, words: str) -> str:
        """A move in its canonical text, with what is said with it."""
        return self.game.with_words(self.game.format(self.state, seat, move), words)

    def _read(self, seat: int, text: str) -> tuple[int, str]:
        """The move that a text means, and what is said with it."""
        self._check_seat(seat)
        if not isinstance(text, str):
            raise Unreadable("bad-move", text=repr(text))
        return self.game.parse(self.state, seat, text), self.game.quoted(text)

    def refusal(self, seat: int, move: int) -> Illegal | None:
        """Why a seat may not make this move now; None if it may."""
        why = self.state.why_not(seat, move)
        if not why:
            return None
        asked = seat in self.to_act or seat in self.may_act
        kind = Illegal if asked and not self.over else NotYourTurn
        return kind(self.game, self.game.rule(why), self.game.format(self.state, seat, move))

    def play_move(self, seat: int, move: int, words: str = "") -> None:
        """The same for a move code and what is said with it."""
        self._make(self._judge(seat, move, words))

    def _make(self, checked: CheckedMove) -> None:
        self._checked = None
        seat, move, words = checked.seat, checked.move, checked.words
        if words:
            self.game.hear(self.state, words)
        before = len(self._chance.results)
        try:
            self.state.apply(seat, move)
        except LudusError:  # chance has no answer: the move must not be left half made
            self._replay(self.steps)
            raise
        events = self.state.news or []
        self.state.news = []
        self.steps.append(Step(seat, checked.text, events, list(self._chance.results)[before:]))

    def say(self, seat: int, text: str) -> None:
        """Say something at the table, if the game allows it now; it is no part of the record."""
        text = self.check_talk(seat, text)
        self.said.append((self.game.moment(self.state), seat, text))

    def check_talk(self, seat: int, text: str) -> str:
        """The words as they would be heard; raises `Illegal` if they may not be said now."""
        self._check_seat(seat)
        text = on_one_line(text)
        why = self.game.may_say(self.state, seat, text, self.options, self._said(seat))
        if why:
            raise Illegal(self.game, why, text)
        return text

    def signals(self, seat: int) -> list[str]:
        """The fixed phrases that a seat may use now."""
        said = self._said(seat)
        offered = self.game.signals(self.state, seat, self.options)
        return [text for text in offered if not self.game.may_say(self.state, seat, text, self.options, said)]

    def _said(self, seat: int) -> int:
        """How often the seat has spoken in the present moment."""
        moment = self.game.moment(self.state)
        return sum(1 for when, speaker, _ in self.said if when == moment and speaker == seat)

    def can_undo(self, seat: int, watched: bool = True) -> bool:
        """May this seat take its last move back at once?

        Only if nobody acted since and the move showed nobody anything new, or if it still waits unseen for the
        answers of others. `watched` False: no other person has seen the table yet, so that only chance and
        cards drawn count.
        """
        if self.unseen(seat) >= 0:
            return True
        if not self.steps or self.steps[-1].seat != seat or self.steps[-1].move == "resign":
            return False
        last = self.steps[-1]
        if last.chance:
            return False
        events = [self.game.event(raw, observer) for raw in last.events for observer in (None, seat)]
        shown = watched and self.players > 1 and any(event.shows for event in events)
        return not shown and not any(event.news for event in events)

    def undo(self, seat: int, watched: bool = True) -> str:
        """Take the last move of this seat back and say which it was."""
        if not self.can_undo(seat, watched):
            raise UserError("no-undo")
        number = self.unseen(seat) if self.unseen(seat) >= 0 else len(self.steps) - 1
        taken = self.steps[number].move
        self._replay([*self.steps[:number], *self.steps[number + 1 :]])
        return taken

    def unseen(self, seat: int) -> int:
        """The number of this seat's hidden step, if it did not show its own seat anything new; else -1."""
        number = self.hidden(seat)
        if number < 0:
            return -1
        step = self.steps[number]
        news = any(self.game.event(raw, seat).news for raw in step.events)
        return -1 if news or step.chance else number

    def hidden(self, seat: int) -> int:
        """The number of this seat's last step if nobody else has seen it yet, since others still answer; else -1."""
        number = len(self.steps) - 1
        while number >= 0 and self._is_hidden(self.steps[number]):
            step = self.steps[number]
            if step.seat == seat and step.move != "resign":
                return number
            number -= 1
        return -1

    def awaits_reveal(self, seat: int) -> bool:
        """Is this seat's last step still unseen, whatever others have done in the open without news since?"""
        for step in reversed(self.steps):
            if step.seat == seat:
                return step.move != "resign" and self._is_hidden(step)
            if step.chance or any(self.game.event(raw, None).news for raw in step.events):
                return False
        return False

    def _is_hidden(self, step: Step) -> bool:
        """An answer that waits for those of others, or someone leaving meanwhile."""
        if step.move == "resign":
            return len(step.events) == 1 and not step.chance
        return all(self.game.event(raw, None) == SEALED for raw in step.events) and bool(step.events or not step.chance)

    def take_back(self, count: int) -> None:
        """Take back the last steps, no matter who made them; the caller has asked the others."""
        self._replay(self.steps[: len(self.steps) - count])

    def _replay(self, steps: list[Step]) -> None:
        self._begin()
        for step in steps:
            self.play(step.seat, step.move)

    def memory(self) -> Memory:
        """Everything that `recall` needs besides what the match was made with."""
        return Memory(
            self.game.keep(self.state),
            [(step.seat, step.move, step.events, step.chance) for step in self.steps],
            self.dealt,
            [(stream, number, items) for (stream, number), items in self._chance.results.items()],
            self.said,
            self.faults,
        )

    def recall(self, memory: Memory) -> None:
        """Go on where a match with the same beginning was when `memory` was taken."""
        self.state = self.game.recall(memory.state, self.options, self._chance)
        self.state.news = []
        self._checked = None
        self.steps = [Step(*step) for step in memory.steps]
        self._known = {}
        self.dealt = memory.dealt
        self._chance.results = {(stream, number): items for stream, number, items in memory.results}
        self.said = memory.said
        self.faults = memory.faults

    # --- What can be seen ----------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, JSON-able; `view(None)` is a spectator's."""
        return self.seen(seat).as_dict()

    def seen(self, seat: int | None) -> SeenView:
        """The same, to be read field by field or encoded as a whole."""
        if seat is not None:
            self._check_seat(seat)
        return SeenView(MatchHead(self.over, list(self.to_act), self.options), self.game.render(self.state, seat))

    def events(self, seat: int | None) -> list[Event]:
        """What happened, in order, as a seat may know it."""
        if seat is not None:
            self._check_seat(seat)
        earlier = self._earlier.get(seat, self._earlier.get(None, []))
        raws = self.raw_events()
        known = self._known.setdefault(seat, [])
        known += [self.game.event(raw, seat) for raw in raws[len(known) :]]
        withheld = self.game.withheld(raws)
        return [*earlier, *(WITHHELD if number in withheld else event for number, event in enumerate(known))]

    def raw_events(self) -> list[list[int]]:
        """What happened, secrets included."""
        return [*self.opening, *(raw for step in self.steps for raw in step.events)]

    @property
    def outcome(self) -> Outcome | None:
        """The result, None while the game runs."""
        if not self.over:
            return None
        result = self.game.outcome(self.state)
        return Outcome(result.winners, result.scores, result.detail, tuple(self.faults))

    def position(self) -> dict[str, Any]:
        """Everything, secrets included, JSON-able."""
        return {**self.game.position(self.state), "options": dict(self.options)}

    def record(self, secrets: bool = True) -> str:
        """The game as text: headers, then one move per line. It can be read by `read_record`.

        Without `secrets` it shows no more than everyone at the table knows.
        """
        from ludus.record import write_record  # which imports this module

        return write_record(self, secrets)

    def sample(self, seat: int | None, seed: AnySeed = 0) -> Match:
        """A match that this seat cannot tell from this one (None: a spectator)."""
        if seat is not None:
            self._check_seat(seat)
        rng = Rng(seed_number(seed))
        state = self.state.sample(NOBODY if seat is None else seat, rng)
        chance = Fast(rng.seed())
        headers = {"Seed": str(chance.seed)}
        twin = Match(self.game, self.players, dict(self.options), chance, headers, self.game.position(state))
        twin._earlier = {None: self.events(None), seat: self.events(seat)}
        twin.said = self.said[:]
        return twin

    def world(self, seat: int, rng: Rng) -> State:
        """A state for a bot at this seat: never the true one."""
        return self.state.sample(seat, rng)

    @property
    def chance_results(self) -> dict[tuple[int, int], list[int]]:
        """The result of every random event so far, by stream and number. Secret until the end."""
        return self._chance.results

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise UserError("bad-seat", seat=repr(seat), last=self.players - 1)


WITHHELD = Event("withheld")  # stands for an event that nobody may look at now
SEATS_OF = [tuple(seat for seat in range(len(SEATS)) if mask >> seat & 1) for mask in range(1 << len(SEATS))]


def new_match(
    game: str,
    players: int,
    seed: AnySeed = 0,
    options: dict[str, str] | None = None,
    secret: bytes | None = None,
    seeds: tuple[str, ...] = (),
    table: str = "",
    start: dict[str, Any] | None = None,
) -> Match:
    """Deal a new game, or begin from `start`. With a `secret` its chance is sealed and can be verified afterwards."""
    found = find(game)
    chosen = found.check_options(players, options)
    if secret is None:
        seed = clean_seed(seed)
        return Match(found, players, chosen, Fast(seed_number(seed)), {"Seed": str(seed)}, start)
    for words in (*seeds, table):
        if "," in words or "|" in words or not words.isprintable() or tuple(seeds) == ("",):
            raise BadOption("bad-words", words=repr(words))
    headers = {
        "Commitment": commitment(game, chosen, secret),
        "Seeds": ",".join(seeds),
        "Table": table,
        "Secret": secret.hex(),
    }
    return Match(found, players, chosen, Sealed(secret, found.stream_name, seeds, table), headers, start)


def from_position(
    game: str,
    position: dict[str, Any] | str,
    seed: AnySeed = 0,
    dice: list[int] | None = None,
    options: dict[str, str] | None = None,
) -> Match:
    """Go on from a position (a dict, or the game's position line); `dice` loads the next throws."""
    found = find(game)
    seed = clean_seed(seed)
    chance: Chance = Fast(seed_number(seed))
    state = found.restore(position, options, chance)
    players = int(state.players)
    given = position.get("options") if isinstance(position, dict) else None
    chosen = found.check_options(players, {**(given or {}), **(options or {})})
    headers = {"Seed": str(seed)}
    if dice:
        chance = Loaded(dice, chance)
        headers["Dice"] = " ".join(map(str, dice))
    return Match(found, players, chosen, chance, headers, found.position(state))


__all__ = ["RESIGN", "Match", "Step", "from_position", "new_match"]
