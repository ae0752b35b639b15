"""Whole games of which only some moments are looked at closely: as many games as ever in a fraction of the time."""

from __future__ import annotations

from ludus.kernel.rng import Rng
from ludus.lab.conformance import Checker, require
from ludus.match import from_position

RARITY = 10
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
        self.check_state()
        self.check_position()
        self.check_leak()
        self.check_match()
        self.check_end()
        return count

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
        state.news = None
        look_at = self.random.randrange(self.rarity())
        while not state.over():
            require(count < self.game.meta.longest, "termination", self.match, count)
            if count == look_at:
                self.match = from_position(self.game.name, self.game.position(state))
                self.look()
                look_at += 1 + self.random.randrange(2 * self.rarity())
            seat = state.actor()
            state.apply(seat, state.random_move(seat, rng))
            count += 1
        require(self.game.conserved(state) == self.whole, "conservation", self.match)
        return count
