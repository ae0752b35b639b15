"""What lies on the table of a game of Regicide."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludus.games.regicide import cards, legality, menu, moves, player, rules, streams, worlds
from ludus.kernel.chance import Chance
from ludus.kernel.pickling import Parts, parts
from ludus.kernel.rng import Rng
from ludus.kernel.state import State


@final
class Regicide(State):
    """A position. The top of a pile is the end of its list; the enemy is the last Castle card."""

    def __init__(
        self,
        players: i64,
        chance: Chance,
        hands: list[list[i64]],
        tavern: list[i64],
        lazaret: list[i64],
        castle: list[i64],
        table: list[i64],
        unseen: i64,
        packets: list[i64],
        healed: list[i64],
        reach: i64 = 0,
        turn: i64 = 0,
        step: i64 = moves.PLAYING,
        damage: i64 = 0,
        shield: i64 = 0,
        sleeping: i64 = 0,
        immune: bool = True,
        yielded: i64 = 0,
        flips: i64 = 0,
        solo_yield: bool = False,
        open_lazaret: bool = False,
        turns: i64 = 1,
        exact: i64 = 0,
        yields: i64 = 0,
        jesters: i64 = 0,
    ) -> None:
        self.players = players
        self.chance = chance
        self.hands = hands  # each sorted
        self.tavern = tavern
        self.lazaret = lazaret
        self.castle = castle
        self.table = table  # codes of the plays against this enemy, in order
        # What nobody can know, see worlds.py; sets of cards are bit masks.
        self.unseen = unseen  # cards never seen by all: dealt from the first shuffle
        self.packets = packets  # how many cards each heal so far put under the Tavern
        self.healed = healed  # for each heal: cards last seen by all when they went into it
        self.reach = reach  # eight bits per seat: the newest packet that it has drawn from
        self.turn = turn
        self.step = step
        self.damage = damage
        self.shield = shield
        self.sleeping = sleeping
        self.immune = immune
        self.yielded = yielded  # bit per seat: yielded in its latest turn (RG-052)
        self.flips = flips  # unused flips, solo
        self.solo_yield = solo_yield
        self.open_lazaret = open_lazaret
        self.turns = turns
        self.exact = exact  # exact defeats, for statistics as the next two
        self.yields = yields
        self.jesters = jesters
        self.news = None

    def __reduce__(self) -> Parts:
        return parts(self)

    def over(self) -> bool:
        return self.step >= moves.WON

    def actors(self) -> i64:
        return 0 if self.step >= moves.WON else 1 << self.turn

    def actor(self) -> i64:
        return -1 if self.step >= moves.WON else self.turn

    def reached(self, seat: i64) -> i64:
        """The newest packet that the seat has drawn from."""
        return self.reach >> (8 * seat) & 255

    def legal(self, seat: i64) -> list[int]:
        return menu.legal(self, seat)

    def why_not(self, seat: i64, move: i64) -> i64:
        return legality.why_not(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        rules.apply(self, seat, move)

    def returns(self) -> list[float]:
        """1 for everybody after a victory, -1 after a defeat (RG-002), 0 before the end."""
        if self.step < moves.WON:
            return [0.0] * self.players
        return [1.0 if self.step == moves.WON else -1.0] * self.players

    def clone(self) -> Regicide:
        return Regicide(
            self.players,
            self.chance.for_copy(),
            [hand[:] for hand in self.hands],
            self.tavern[:],
            self.lazaret[:],
            self.castle[:],
            self.table[:],
            self.unseen,
            self.packets[:],
            self.healed[:],
            self.reach,
            self.turn,
            self.step,
            self.damage,
            self.shield,
            self.sleeping,
            self.immune,
            self.yielded,
            self.flips,
            self.solo_yield,
            self.open_lazaret,
            self.turns,
            self.exact,
            self.yields,
            self.jesters,
        )

    def world(self, seat: i64, rng: Rng) -> Regicide:
        return worlds.world(self, seat, rng)

    def appraise(self, seat: i64) -> list[float]:
        return player.appraise(self, seat)

    def advise(self, seat: i64, rng: Rng) -> i64:
        return player.advise(self, seat, rng)

    def stumble(self, seat: i64, rng: Rng) -> i64:
        return player.stumble(self, seat, rng)

    def utility(self, seat: i64) -> float:
        return player.utility(self)


def deal(players: i64, chance: Chance, first: i64, solo_yield: bool, open_lazaret: bool) -> Regicide:
    """Set up a game; `first` -1 draws the first seat (RG-011)."""
    kings = cards.ALL_KINGS[:]
    queens = cards.ALL_QUEENS[:]
    jacks = cards.ALL_JACKS[:]
    chance.deal(streams.KINGS, 0, kings, len(kings))
    chance.deal(streams.QUEENS, 0, queens, len(queens))
    chance.deal(streams.JACKS, 0, jacks, len(jacks))
    castle = kings + queens + jacks  # RG-004: Kings at the bottom, Jacks on top
    tavern = cards.TAVERN_CARDS[players][:]
    chance.deal(streams.TAVERN, 0, tavern, len(tavern))
    if first < 0:
        first = chance.below(streams.FIRST, 0, players) if players > 1 else 0
    hands: list[list[i64]] = []
    size: i64 = cards.HAND_LIMIT[players]
    for _ in range(players):  # RG-009
        hands.append(sorted(tavern[-size:]))
        del tavern[-size:]
    flips: i64 = 2 if players == 1 else 0  # RG-201
    return Regicide(
        players,
        chance,
        hands,
        tavern,
        [],
        castle,
        [],
        cards.DEALT[players],
        [],
        [],
        turn=first,
        flips=flips,
        solo_yield=solo_yield,
        open_lazaret=open_lazaret,
    )
