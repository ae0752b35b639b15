"""What lies on the table of a game of Gorus Maximus."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludus.games.gorus import cards, events, legality, menu, player, rules, worlds
from ludus.kernel.chance import Chance
from ludus.kernel.pickling import Parts, parts
from ludus.kernel.rng import Rng
from ludus.kernel.state import State


@final
class Table:
    """What is agreed before the game and never changes; shared by all copies of a state."""

    def __init__(
        self,
        players: i64,
        schools: list[i64],
        deck: list[i64],
        favour: list[i64],
        side_of: list[i64],
        targets: list[i64],
        extra_round: bool,
        wanderers_challenge: bool,
        early_stop: bool,
        open_pile: bool,
        running_totals: bool,
    ) -> None:
        self.players = players
        self.schools = schools
        self.deck = deck  # all cards of the game, sorted (GM-013)
        self.favour = favour  # by card
        self.side_of = side_of  # team of each seat; every seat its own in the free game
        self.targets = targets  # round wins that each side needs
        self.sides: i64 = len(targets)
        self.extra_round = extra_round
        self.wanderers_challenge = wanderers_challenge
        self.early_stop = early_stop
        self.open_pile = open_pile
        self.running_totals = running_totals

    def __reduce__(self) -> Parts:
        return parts(self)


@final
class Gorus(State):
    """A position. Hands are sorted; the top of the draw or wandering deck is the end of its list."""

    def __init__(
        self,
        table: Table,
        chance: Chance,
        hands: list[list[i64]],
        deck: list[i64],
        piles: list[list[i64]],
        arena: list[i64],
        previous: list[i64],
        wins: list[i64],
        bouts_won: list[i64],
        voids: list[i64],
        totals: list[i64],
        dealer: i64,
        turn: i64,
        opener: i64,
        strongest: i64 = cards.NO_SCHOOL,
        round: i64 = 1,
        bout: i64 = 1,
        previous_opener: i64 = -1,
        previous_winner: i64 = -1,
        strongest_before: i64 = cards.NO_SCHOOL,
        resigned: i64 = 0,
        extra: i64 = 0,
        decided: i64 = events.RUNNING,
        winners: i64 = 0,
    ) -> None:
        self.table = table
        self.players = table.players
        self.chance = chance
        self.hands = hands
        self.deck = deck  # to draw from (two players), wandering gladiators (solo)
        self.piles = piles  # captured cards by side; the wanderers are side 1 of the solo game
        self.arena = arena  # cards of this bout, in order
        self.lead: i64 = cards.NO_SCHOOL  # of its first card
        self.last: i64 = -1  # strength of its last card
        if arena:
            self.lead = cards.school(arena[0])
            self.last = cards.strength(arena[-1])
        self.previous = previous  # cards of the bout before, in order (GM-320)
        self.wins = wins  # glory by side
        self.bouts_won = bouts_won  # by seat; solo: the wanderers' at 1
        self.voids = voids  # by seat: bit mask of schools that it is known not to hold
        self.totals = totals  # of every round so far: strongest school, winners (mask), total of each side
        self.dealer = dealer
        self.turn = turn
        self.opener = opener  # of this bout
        self.strongest = strongest
        self.round = round
        self.bout = bout
        self.previous_opener = previous_opener
        self.previous_winner = previous_winner  # seat, or WANDERER
        self.strongest_before = strongest_before  # when this bout began
        self.resigned = resigned  # bit mask of seats
        self.extra = extra  # bit mask of the contenders of an extra round
        self.decided = decided
        self.winners = winners  # bit mask of sides, at the end
        self.news = None

    def __reduce__(self) -> Parts:
        return parts(self)

    def over(self) -> bool:
        return self.decided != events.RUNNING

    def actors(self) -> i64:
        if self.decided != events.RUNNING:
            return 0
        return 1 << self.turn

    def actor(self) -> i64:
        if self.decided != events.RUNNING:
            return -1
        return self.turn

    def legal(self, seat: i64) -> list[int]:
        return menu.legal(self, seat)

    def why_not(self, seat: i64, move: i64) -> i64:
        return legality.why_not(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        rules.apply(self, seat, move)

    def random_move(self, seat: i64, rng: Rng) -> i64:
        return menu.random_card(self, seat, rng)

    def chapter(self) -> i64:
        return self.round

    def returns(self) -> list[float]:
        """The win share of section 10, spread over [-1, 1]."""
        return rules.returns(self)

    def clone(self) -> Gorus:
        return Gorus(
            self.table,
            self.chance.for_copy(),
            [hand[:] for hand in self.hands],
            self.deck[:],
            [pile[:] for pile in self.piles],
            self.arena[:],
            self.previous[:],
            self.wins[:],
            self.bouts_won[:],
            self.voids[:],
            self.totals[:],
            self.dealer,
            self.turn,
            self.opener,
            self.strongest,
            self.round,
            self.bout,
            self.previous_opener,
            self.previous_winner,
            self.strongest_before,
            self.resigned,
            self.extra,
            self.decided,
            self.winners,
        )

    def world(self, seat: i64, rng: Rng) -> Gorus:
        return worlds.world(self, seat, rng)

    def appraise(self, seat: i64) -> list[float]:
        return player.appraise(self, seat)

    def advise(self, seat: i64, rng: Rng) -> i64:
        return player.advise(self, seat, rng)

    def stumble(self, seat: i64, rng: Rng) -> i64:
        return player.stumble(self, seat, rng)

    def utility(self, seat: i64) -> float:
        return player.utility(self, seat)


def set_up(table: Table, chance: Chance, dealer: i64) -> Gorus:
    """A new game with its first round dealt; `dealer` is a seat (GM-019)."""
    players = table.players
    s = Gorus(
        table,
        chance,
        [[] for _ in range(players)],
        [],
        [[] for _ in range(table.sides)],
        [],
        [],
        [0] * table.sides,
        [0] * max(players, 2),
        [0] * players,
        [],
        dealer,
        0,
        0,
    )
    rules.start_round(s)
    return s
