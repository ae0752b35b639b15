"""What every game must prove, at every step of random games (`ludus dev check`).

1 conservation, 2 clone, 3 save and load, 4 notation, 5 no leak, 6 order of simultaneous answers,
7 termination. The eighth, compiled = plain, compares `digest` of two processes.

At every step, for every seat and for spectators: what lies on the table, who may do what, a copy and its twin, the
state written and read, every legal move as text, refusals, a view held to its declaration (`view_checks.py`), and a
world that the observer must not be able to tell from the truth: view, legal moves, appraisal, refusals and what it
hears of the next move. Also at every step, for one observer drawn at random: a world of a world. At the first step,
every `RARE` steps after it and at the end, because it takes the longer the longer the log is: the state pickled, the
match saved, kept and sampled with its log. At the end the record is read.
"""

from __future__ import annotations

import hashlib
import pickle
import random
import re
from collections import Counter
from typing import Any

import msgspec

from ludus.bots.builtin import Search
from ludus.bots.quick import GREEDY, quick_move
from ludus.kernel.chance import Fast
from ludus.kernel.game import Game
from ludus.kernel.refusals import BadMove
from ludus.kernel.rng import Rng
from ludus.kernel.state import NOBODY, RESIGN, State
from ludus.kernel.text import LANGUAGES, words
from ludus.lab import view_checks
from ludus.match import Match, from_position, new_match
from ludus.record import read_record

RARE = 10  # steps between looks at the match with its log
FIELD = re.compile(r'"[^"]*":')
WORD = re.compile(r"\w+")


class Broken(AssertionError):
    """A game does not keep the contract."""


def require(holds: bool, check: str, match: Match, detail: object = "") -> None:
    if not holds:
        raise Broken(f"{check}: {detail}\n{match.record()}")


def same(value: Any) -> bytes:
    """A value as text, for comparisons to the byte."""
    return msgspec.json.encode(value, enc_hook=repr, order="deterministic")


class Checker:
    """Plays one game at random and checks everything at every step."""

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, str] | None = None) -> None:
        self.game = game
        self.match = new_match(game.name, players, seed, options)
        self.random = random.Random(seed)
        self.rng = Rng(seed, 77)
        self.clever = seed % 2 == 1  # every other game is played well enough to see its later part
        self.strange: list[int] = [RESIGN]  # moves that were legal elsewhere
        self.rules: set[str] = set()  # that were named by a refusal and have words
        self.whole = game.conserved(self.match.state)

    def run(self) -> int:
        """Play to the end; returns the number of decisions."""
        match = self.match
        count = 0
        while not match.over:
            require(count < self.game.meta.longest, "termination", match, count)
            self.check_state()
            self.check_clone()
            self.check_position()
            self.check_notation()
            self.check_leak()
            self.check_order()
            if count % RARE == 0:
                self.check_match()
            self.step()
            count += 1
        self.check_state()
        self.check_position()
        self.check_leak()
        self.check_match()
        self.check_end()
        return count

    def pick(self, state: State, seat: int) -> int:
        if self.clever and self.random.random() < 0.85:
            return int(state.advise(seat, self.rng))
        return self.random.choice(state.legal(seat))

    def step(self) -> None:
        match = self.match
        seat = self.random.choice(match.to_act)
        move = self.pick(match.state, seat)
        self.check_new_events(seat, move)
        self.strange = [*self.strange[-40:], move]
        match.play_move(seat, move)

    # 1
    def check_state(self) -> None:
        state = self.match.state
        require(self.game.conserved(state) == self.whole, "conservation", self.match)
        mask = int(state.actors())
        require((mask == 0) == state.over(), "a seat must act until the end", self.match, mask)
        require(mask & state.volunteers() == 0, "who must act is no volunteer", self.match)
        lowest = (mask & -mask).bit_length() - 1
        require(state.actor() == lowest, "actor is the lowest of actors", self.match)
        require(state.over() or not any(state.returns()), "no result before the end", self.match, state.returns())
        for seat in range(self.match.players):
            legal = state.legal(seat)
            require(bool(legal) >= bool(mask >> seat & 1), "who must act can act", self.match, seat)
            require(len(set(legal)) == len(legal), "no move twice", self.match, legal)
            require(len(state.appraise(seat)) == len(legal), "a score per move", self.match)

    # 2
    def check_clone(self) -> None:
        state = self.match.state
        before = same(self.game.position(state))
        copy, twin = state.clone(), state.clone()
        require(copy.news is None, "a clone reports no events", self.match)
        for _ in range(6):
            if copy.over():
                break
            seat = copy.actor()
            move = self.pick(copy, seat)
            copy.apply(seat, move)
            twin.apply(seat, move)
        require(same(self.game.position(state)) == before, "clone shares something", self.match)
        require(same(self.game.position(copy)) == same(self.game.position(twin)), "clones differ", self.match)

    # 3
    def check_position(self) -> None:
        state, game = self.match.state, self.game
        text = same(game.position(state))
        again = game.restore(msgspec.json.decode(text), self.match.options, Fast(0))
        require(same(game.position(again)) == text, "save and load", self.match, text)
        for seat in range(self.match.players):
            require(again.legal(seat) == state.legal(seat), "moves after load", self.match, seat)
        seen = self.random.choice(self.observers)
        require(same(game.view(again, seen)) == same(game.view(state, seen)), "view after load", self.match, seen)

    # 4
    def check_notation(self) -> None:
        state, game = self.match.state, self.game
        for seat in range(self.match.players):
            legal = state.legal(seat)
            for move in legal:
                require(move < game.meta.actions, "move codes are bounded", self.match, move)
                text = game.format(state, seat, move)
                require(game.parse(state, seat, text) == move, "notation round trip", self.match, text)
                require(state.why_not(seat, move) == 0, "legal moves are allowed", self.match, text)
            for why in {state.why_not(seat, move) for move in self.strange if move not in legal} - {0}:
                self.check_rule(game.rule(why))

    def check_rule(self, rule: str) -> None:
        if rule not in self.rules:
            for language in LANGUAGES:
                require(words(self.game.name).has(language, rule), "refusals name a rule", self.match, rule)
            self.rules.add(rule)

    # 5
    @property
    def observers(self) -> list[int | None]:
        return [*range(self.match.players), None]

    def check_leak(self) -> None:
        for fault, detail in view_checks.faults(self.game, self.match.state):
            require(False, fault, self.match, detail)
        twice = self.random.choice(self.observers)
        for seat in self.observers:
            code = NOBODY if seat is None else seat
            world = self.match.state.sample(code, self.rng)
            truth = self.knowledge(self.match.state, seat)
            self.check_same_knowledge(truth, world, seat)
            if seat == twice:
                self.check_same_knowledge(truth, world.sample(code, self.rng), seat)

    def knowledge(self, state: State, seat: int | None) -> dict[str, object]:
        """All that an observer can make of a position."""
        known: dict[str, object] = {"the view": same(self.game.view(state, seat)), "who acts": state.actors()}
        if seat is not None:
            known["the legal moves"] = state.legal(seat)
            known["the appraisal"] = state.appraise(seat)
            known["a refusal"] = [state.why_not(seat, move) for move in self.strange]
        return known

    def check_same_knowledge(self, truth: dict[str, object], world: State, seat: int | None) -> None:
        require(self.game.conserved(world) == self.whole, "a world keeps all cards", self.match, seat)
        for name, known in self.knowledge(world, seat).items():
            require(known == truth[name], f"leak in {name}", self.match, seat)

    def check_match(self) -> None:
        """The whole match saved, and sampled with its log; what is kept gives the same worlds as before."""
        match = self.match
        kept = self.game.recall(msgspec.json.decode(same(self.game.keep(match.state))), match.options, Fast(0))
        seat, seed = self.random.randrange(match.players), self.random.getrandbits(40)
        worlds = [same(self.game.position(state.sample(seat, Rng(seed)))) for state in (match.state, kept)]
        require(worlds[0] == worlds[1], "worlds of what was kept", match, seat)
        pickled = pickle.loads(pickle.dumps(match.state))
        require(same(self.game.keep(pickled)) == same(self.game.keep(match.state)), "a pickle of the state", match)
        again = from_position(self.game.name, msgspec.json.decode(same(match.position())))
        require(same(again.position()) == same(match.position()), "save and load of the match", match)
        for seat in range(match.players):
            require(again.moves(seat) == match.moves(seat), "moves of the match after load", match, seat)
        observer = self.random.choice(self.observers)
        twin = match.sample(observer, seed=self.random.getrandbits(40))
        require(same(twin.view(observer)) == same(match.view(observer)), "leak in the match's view", match, observer)
        require(twin.events(observer) == match.events(observer), "leak in the events", match, observer)

    def check_new_events(self, actor: int, move: int) -> None:
        """What an observer hears of a move must not depend on what it cannot know, unless it sees it on the table.

        Nothing is asked of the end of a chapter: the table is cleared, and what lay there was seen all the same.
        """
        state, game = self.match.state, self.game
        text = game.format(state, actor, move)
        after = follow(state, actor, move)
        for seat in self.observers:
            world = state.sample(NOBODY if seat is None else seat, self.rng)
            if world.why_not(actor, move) or game.format(world, actor, move) != text:
                continue
            other = follow(world, actor, move)
            if state.chapter() == after.chapter() == other.chapter():
                before = _words(game.view(state, seat)) | set(text.split())
                unseen = [self.unseen_words(each, before, seat) for each in (after, other)]
                require(unseen[0] == unseen[1], "leak in new events", self.match, (seat, unseen))

    def unseen_words(self, after: State, before: set[str], seat: int | None) -> Counter[str]:
        """The words of the new events that the observer has neither seen before nor sees on the table now."""
        shown = _words([self.game.event(raw, seat).facts for raw in after.news or []])
        known = before | _words(self.game.view(after, seat))
        known |= {word[0] for word in known}  # the suit of a card that is seen
        known |= self.game.open_words
        return Counter(word for word in shown if word not in known and word.isupper())

    # 6
    def check_order(self) -> None:
        state = self.match.state
        seats = [seat for seat in range(self.match.players) if state.actors() >> seat & 1]
        if len(seats) < 2 or self.game.first_come(state):
            return
        answers = {seat: self.pick(state, seat) for seat in seats}
        results = set()
        for _ in range(3):
            copy = state.clone()
            self.random.shuffle(seats)
            for seat in seats:
                copy.apply(seat, answers[seat])
            results.add(same(self.game.position(copy)))
        require(len(results) == 1, "order of answers matters", self.match, answers)

    # 7 and what follows the end
    def check_end(self) -> None:
        match = self.match
        require(match.to_act == () and match.outcome is not None, "the end is the end", match)
        assert match.outcome is not None
        returns = match.state.returns()
        require(len(returns) == match.players and all(-1 <= r <= 1 for r in returns), "returns", match, returns)
        for seat in range(match.players):
            require(0 <= match.state.utility(seat) <= 1, "utility", match)
            try:
                match.play_move(seat, self.strange[-1])
            except BadMove:
                continue
            require(False, "moves after the end are refused", match)
        again = read_record(match.record())
        require(again.record() == match.record(), "record round trip", match)
        require(same(again.position()) == same(match.position()), "replay gives the same position", match)
        require(again.outcome == match.outcome, "replay gives the same outcome", match)
        self.check_sides(match.outcome.winners)

    def check_sides(self, winners: tuple[int, ...]) -> None:
        """`ludus lab strength` counts victories by side."""
        sides = self.game.sides(self.match.state)
        won = {sides[seat] for seat in winners}
        whole = tuple(seat for seat, side in enumerate(sides) if side in won)
        require(len(sides) == self.match.players, "a side per seat", self.match, sides)
        require(winners == whole, "whole sides win", self.match, sides)
        require(all(self.game.rounds_won(self.match.state)), "every round is won", self.match)


def follow(state: State, actor: int, move: int) -> State:
    """A copy after a move, with the news of it."""
    copy = state.clone()
    copy.news = []
    copy.apply(actor, move)
    return copy


def _words(value: object) -> set[str]:
    """The words among some values, however deep they lie; names of fields are none."""
    return set(WORD.findall(FIELD.sub("", same(value).decode())))


def check_game(game: Game, players: int, seed: int, options: dict[str, str] | None = None) -> int:
    """Check one random game; returns the number of decisions, raises `Broken`."""
    return Checker(game, players, seed, options).run()


def digest(game: Game, players: int, games: int, seed: int = 0) -> str:
    """A fingerprint of everything the engine computes in some games: equal plain and compiled."""
    summary = hashlib.sha256()
    for number in range(games):
        state = game.deal(players, seed + number)
        rng = Rng(seed + number, 5)
        search = Search("search", 12, 0.0, Rng(seed + number, 6))
        while not state.over():
            seat = state.actor()
            legal = state.legal(seat)
            summary.update(repr((seat, legal, [round(score, 6) for score in state.appraise(seat)])).encode())
            move = _digest_move(game, state, seat, rng, search, number)
            summary.update(game.format(state, seat, move).encode())
            state.apply(seat, move)
        summary.update(same(game.position(state)))
    return summary.hexdigest()


def _digest_move(game: Game, state: State, seat: int, rng: Rng, search: Search, number: int) -> int:
    from ludus.bots.bot import Turn

    world = state.sample(seat, rng)
    if number % 4 == 0:
        return int(world.random_move(seat, rng))
    if number % 4 == 1:
        return int(world.stumble(seat, rng))
    if number % 4 == 2:
        return int(quick_move(world, seat, GREEDY, 0.5, rng))
    return search.choose(Turn(game, world, seat, number))
