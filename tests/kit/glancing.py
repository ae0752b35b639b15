"""Whole games of which only some moments are looked at closely: as many games as ever in a fraction of the time."""

from __future__ import annotations

from typing import Any

from ludus.kernel.rng import Rng
from ludus.lab.conformance import Checker, require
from ludus.match import from_position

RARITY = 10
LAST = 200  # how many decisions before its end, at most, a skimmed game is played on with a log
LOG = 3  # one look in so many is at the match with its log, too


class Glancing(Checker):
    """Plays a game like any checker, and makes all checks at some of its moments and at its end."""

    def rarity(self) -> int:
        """One in so many moments like this one is looked at."""
        return RARITY

    def run(self) -> int:
        """Play to the end; returns the number of decisions."""
        match, count = self.match, 0
        while not match.over:
            require(count < self.game.meta.longest, "termination", match, count)
            if self.random.randrange(self.rarity()) == 0:
                self.look()
                self.step()
            else:
                seat = self.random.choice(match.to_act)
                match.play_move(seat, self.pick(match.state, seat))
            count += 1
        self.look_at_the_end()
        return count

    def look_at_the_end(self) -> None:
        self.check_state()
        self.check_position()
        self.check_leak()
        self.check_match()
        self.check_end()

    def look(self) -> None:
        """All that is checked at every step elsewhere."""
        self.check_state()
        self.check_clone()
        self.check_position()
        self.check_notation()
        self.check_leak()
        self.check_order()
        if self.random.randrange(LOG) == 0:
            self.check_match()


class Skimming(Glancing):
    """For very long games: between two looks only the state goes on, without a log; for the looks it gets one."""

    def run(self) -> int:
        """Play to the end; returns the number of decisions."""
        state, rng, count = self.match.state, Rng(self.random.getrandbits(40)), 0
        late: dict[str, Any] = {}
        state.news = None
        look_at = self.random.randrange(self.rarity())
        while not state.over():
            require(count < self.game.meta.longest, "termination", self.match, count)
            if count == look_at:
                self.match = from_position(self.game.name, self.game.position(state))
                self.look()
                look_at += 1 + self.random.randrange(2 * self.rarity())
            if count % LAST == 0:
                late = self.game.position(state)
            seat = state.actor()
            state.apply(seat, state.random_move(seat, rng))
            count += 1
        require(self.game.conserved(state) == self.whole, "conservation", self.match)
        self.finish(late)
        return count

    def finish(self, late: dict[str, Any]) -> None:
        """The last part once more, played well and with a log: the end, its record and what it comes to."""
        self.match, self.clever = from_position(self.game.name, late), True
        while not self.match.over:
            require(len(self.match.steps) < self.game.meta.longest, "termination", self.match)
            seat = self.random.choice(self.match.to_act)
            self.match.play_move(seat, self.pick(self.match.state, seat))
        self.look_at_the_end()
