"""The rules of Liar's Dice, and what is on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Self

from msgspec import Meta

from liarsdice import player
from ludus.kernel.chance import Chance
from ludus.kernel.rng import Rng
from ludus.kernel.simple import SimpleState, Table
from ludus.kernel.state import NOBODY, RESIGN

DICE, FACES, ONE = 5, 6, 1
NO_BID = -1
TRUST = 4  # a die of the last bidder shows the face of the bid 5 times in 10
LIAR = 180  # the challenge; a move below it is a bid, (count - 1) * 6 + face - 1: a higher bid is a higher number

FIRST, ROLL = 0, 1  # streams of chance
ROLLED, BID, CHALLENGED, SHOWN, COUNTED, LOST, RESIGNED, WON = range(8)  # `events` of the game

Face = Annotated[int, Meta(ge=1, le=FACES)]
Count = Annotated[int, Meta(ge=0, le=100)]


def count_of(bid: int) -> int:
    return bid // FACES + 1


def face_of(bid: int) -> int:
    return bid % FACES + 1


@dataclass
class LiarsDice(SimpleState):
    """A position; the dice of a seat are sorted."""

    dice: list[list[Face]]
    shown: list[list[Face]]  # what everyone had at the last challenge
    lost: list[Count]  # dice that a seat has lost
    bid: Annotated[int, Meta(ge=NO_BID, lt=LIAR)] = NO_BID
    bidder: Annotated[int, Meta(ge=NOBODY, le=5)] = NOBODY
    round: Count = 0
    rolls: Annotated[int, Meta(ge=0)] = 0  # numbers the throws for chance

    @classmethod
    def start(cls, table: Table, chance: Chance) -> Self:
        dice = [[ONE] * DICE for _ in range(table.players)]
        state = cls(table, chance, 0, dice, [[] for _ in dice], [0] * table.players)
        state.roll(chance.below(FIRST, 0, table.players))  # LD-003
        return state

    def counting(self, bid: int) -> set[int]:
        """The faces that count for a bid; wild ones do for every one (LD-022)."""
        return {face_of(bid), ONE} if self.table.options["ones"] == "wild" else {face_of(bid)}

    def in_play(self) -> int:
        return sum(map(len, self.dice))

    def winners(self) -> list[int]:
        left = [seat for seat, dice in enumerate(self.dice) if dice]
        return left if len(left) == 1 else []  # LD-031

    def chapter(self) -> int:
        return self.round

    def legal(self, seat: int) -> list[int]:
        if self.over() or seat != self.turn:
            return []
        bids = list(range(self.bid + 1, self.in_play() * FACES))  # LD-013, LD-014
        return bids if self.bid == NO_BID else [*bids, LIAR]

    def why_not(self, seat: int, move: int) -> int:
        if self.over():
            return 31
        if move == RESIGN:
            return 0 if self.dice[seat] else 30
        if seat != self.turn:
            return 12
        if move == LIAR:
            return 11 if self.bid == NO_BID else 0
        if not 0 <= move < LIAR:
            return 10
        if move >= self.in_play() * FACES:
            return 14
        return 0 if move > self.bid else 13

    def apply(self, seat: int, move: int) -> None:
        if move == RESIGN:
            self.resign(seat)
        elif move == LIAR:
            self.challenge(seat)
        else:
            self.bid, self.bidder = move, seat
            self.turn = self.next_seat(seat)
            self.report(BID, seat, count_of(move), face_of(move))

    def next_seat(self, seat: int) -> int:
        """The next one to the left who has dice."""
        return next(other for other in self.seats_after(seat) if self.dice[other])

    def roll(self, first: int) -> None:
        """A new round: everyone rolls in secret (LD-002)."""
        self.round += 1
        self.bid, self.bidder, self.turn = NO_BID, NOBODY, first
        for dice in self.dice:
            for place in range(len(dice)):
                dice[place] = self.chance.die(ROLL, self.rolls, FACES)
                self.rolls += 1
            dice.sort()
        self.report(ROLLED, first, self.round)

    def matching(self, bid: int) -> int:
        """How many dice in all show the face of a bid (LD-020)."""
        return sum(die in self.counting(bid) for dice in self.dice for die in dice)

    def challenge(self, seat: int) -> None:
        """Everyone shows their dice, and the one who was wrong loses a die (LD-020, LD-021)."""
        self.report(CHALLENGED, seat)
        self.shown = [dice[:] for dice in self.dice]
        for other, dice in enumerate(self.dice):
            if dice:
                self.report(SHOWN, other, *dice)
        found = self.matching(self.bid)
        self.report(COUNTED, NOBODY, count_of(self.bid), face_of(self.bid), found)
        loser = seat if found >= count_of(self.bid) else self.bidder
        self.lose(loser, 1)
        self.report(LOST, loser, len(self.dice[loser]))
        self.go_on(loser)

    def resign(self, seat: int) -> None:
        """All dice of a seat are gone, and the others roll again (LD-032)."""
        self.lose(seat, len(self.dice[seat]))
        self.report(RESIGNED, seat)
        self.go_on(seat)

    def lose(self, seat: int, count: int) -> None:
        self.lost[seat] += count
        del self.dice[seat][:count]

    def go_on(self, loser: int) -> None:
        """The loser begins the next round, or the one after (LD-023)."""
        if won := self.winners():
            self.report(WON, won[0])
        else:
            self.roll(loser if self.dice[loser] else self.next_seat(loser))

    def forget(self, seat: int, rng: Rng) -> None:
        """The dice of others may show anything; the last bidder is a little more likely to have what was bid."""
        for other, dice in enumerate(self.dice):
            if other != seat:
                faces = FACES + (TRUST if other == self.bidder else 0)
                rolls = [rng.below(faces) for _ in dice]
                self.dice[other] = sorted(1 + roll if roll < FACES else face_of(self.bid) for roll in rolls)

    def mistake(self) -> str:
        for name, seats in (("dice", self.dice), ("shown", self.shown), ("lost", self.lost)):
            if len(seats) != self.players:
                return name
        if any(len(dice) + lost != DICE for dice, lost in zip(self.dice, self.lost, strict=True)):
            return "lost"
        if not self.over() and not self.dice[self.turn]:
            return "turn"
        return "bidder" if (self.bid == NO_BID) != (self.bidder == NOBODY) or self.bidder >= self.players else ""

    def appraise(self, seat: int) -> list[float]:
        return [player.judge(self, seat, move) for move in self.legal(seat)]

    def advise(self, seat: int, rng: Rng) -> int:
        return player.advise(self, seat, rng)

    def utility(self, seat: int) -> float:
        return player.utility(self, seat)
