"""What every game must prove, at every step of random games (`ludus dev check`).

1 conservation, 2 clone, 3 save and load, 4 notation, 5 no leak, 6 order of simultaneous answers,
7 termination. The eighth, compiled = plain, compares `digest` of two processes.
"""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections import Counter
from typing import Any

from ludus.bots.players import Search
from ludus.bots.quick import GREEDY, quick_move
from ludus.kernel.game import Game
from ludus.kernel.refusals import BadMove
from ludus.kernel.rng import Rng
from ludus.kernel.state import NOBODY, RESIGN, State
from ludus.kernel.text import LANGUAGES, words
from ludus.match import Match, from_position, new_match
from ludus.record import read_record


class Broken(AssertionError):
    """A game does not keep the contract."""


def require(holds: bool, check: str, match: Match, detail: object = "") -> None:
    if not holds:
        raise Broken(f"{check}: {detail}\n{match.record()}")


def same(value: Any) -> str:
    """A value as text, for comparisons to the byte."""
    return json.dumps(value, sort_keys=True, default=repr)


class Checker:
    """Plays one game at random and checks everything at every step."""

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, str] | None = None) -> None:
        self.game = game
        self.match = new_match(game.name, players, seed, options)
        self.random = random.Random(seed)
        self.rng = Rng(seed, 77)
        self.clever = seed % 2 == 1  # every other game is played well enough to see its later part
        self.strange: list[int] = [RESIGN]  # moves that were legal elsewhere
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
            self.step()
            count += 1
        self.check_state()
        self.check_position()
        self.check_leak()
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
        require((mask == 0) == state.over(), "somebody must act until the end", self.match, mask)
        require(mask & state.volunteers() == 0, "who must act is no volunteer", self.match)
        lowest = (mask & -mask).bit_length() - 1
        require(state.actor() == lowest, "actor is the lowest of actors", self.match)
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
        require(copy.news is None, "a clone tells nobody", self.match)
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
        position = json.loads(json.dumps(self.match.position()))
        again = from_position(self.game.name, position)
        require(same(again.position()) == same(position), "save and load", self.match, position)
        for seat in range(self.match.players):
            require(again.moves(seat) == self.match.moves(seat), "moves after load", self.match, seat)

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
            for move in self.strange:
                why = state.why_not(seat, move)
                if move in legal or why == 0:
                    continue
                rule = game.rule(why)
                for language in LANGUAGES:
                    require(words(game.name).has(language, rule), "refusals name a rule", self.match, rule)

    # 5
    def check_leak(self) -> None:
        for seat in [*range(self.match.players), None]:
            code = NOBODY if seat is None else seat
            world = self.match.state.sample(code, self.rng)
            self.check_same_knowledge(self.match.state, world, seat)
            self.check_same_knowledge(world, world.sample(code, self.rng), seat)
        seat = self.random.choice([*range(self.match.players), None])
        twin = self.match.sample(seat, seed=self.random.getrandbits(40))
        require(same(twin.view(seat)) == same(self.match.view(seat)), "leak in the match's view", self.match, seat)
        require(twin.events(seat) == self.match.events(seat), "leak in the events", self.match, seat)

    def check_same_knowledge(self, state: State, world: State, seat: int | None) -> None:
        game = self.game
        require(game.conserved(world) == self.whole, "a world keeps all cards", self.match, seat)
        require(same(game.view(world, seat)) == same(game.view(state, seat)), "leak in the view", self.match, seat)
        require(world.actors() == state.actors(), "leak in who acts", self.match, seat)
        if seat is None:
            return
        require(world.legal(seat) == state.legal(seat), "leak in the legal moves", self.match, seat)
        require(world.appraise(seat) == state.appraise(seat), "leak in the appraisal", self.match, seat)
        for move in self.strange:
            require(world.why_not(seat, move) == state.why_not(seat, move), "leak in a refusal", self.match, move)

    def check_new_events(self, actor: int, move: int) -> None:
        """What an observer hears of a move must not depend on what it cannot know, unless it sees it."""
        for seat in [*range(self.match.players), None]:
            world = self.match.state.sample(NOBODY if seat is None else seat, self.rng)
            if world.why_not(actor, move) or self.game.format(world, actor, move) != self.game.format(
                self.match.state, actor, move
            ):
                continue
            unseen = [self.unseen_tokens(state, actor, move, seat) for state in (self.match.state, world)]
            require(unseen[0] == unseen[1], "leak in new events", self.match, (seat, unseen))

    def unseen_tokens(self, state: State, actor: int, move: int, seat: int | None) -> Counter[str]:
        """The words of the new events that the observer cannot see on the table afterwards."""
        copy = state.clone()
        shown = self.game.format(copy, actor, move).split()
        copy.news = []
        copy.apply(actor, move)
        told = same([self.game.event(raw, seat) for raw in copy.news])
        known = _tokens(same(self.game.view(copy, seat))) | set(shown)
        known |= {token[0] for token in known}  # the suit of a card that is seen
        return Counter(token for token in _tokens(told) if token not in known and token.isupper())

    # 6
    def check_order(self) -> None:
        state = self.match.state
        seats = [seat for seat in range(self.match.players) if state.actors() >> seat & 1]
        if len(seats) < 2:
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


def _tokens(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


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
        summary.update(same(game.position(state)).encode())
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
