"""One manager's team: tokens, champions, hand, money, and where the seat stands in its own queue of decisions."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludus.games.goldencup import cards, moves
from ludus.games.goldencup.cards import Ability, Deck
from ludus.kernel.bits import bits
from ludus.kernel.pickling import Parts, parts


@final
class Team:
    """A team as its owner knows it."""

    def __init__(
        self,
        board: i64,
        hired: list[i64],
        hand: list[i64],
        fans: list[i64],
        fan: i64,
        coins: i64,
        plus: i64,
        minus: i64,
        stadium: i64,
        agent: i64,
        glory: i64,
        stage: i64,
        line: i64,
        taken: i64,
        shared: i64,
        shuffles: i64,
        pile: list[i64],
        fresh: list[i64],
        extra: list[i64],
        todo: list[i64],
        gains: list[i64],
        log: list[i64],
        won: i64,
        level: i64,
        lost: i64,
        scored: i64,
        conceded: i64,
    ) -> None:
        self.board = board  # tokens on the team board, packed
        self.hired = hired  # in the order of hiring
        self.hand = hand  # sorted
        self.fans = fans  # the two that were dealt
        self.fan = fan  # the one kept; 0 until chosen
        self.coins = coins
        self.plus = plus  # sponsor tokens +1
        self.minus = minus  # sponsor tokens -1
        self.stadium = stadium
        self.agent = agent
        self.glory = glory
        self.stage = stage
        self.line = line  # champions in the slots, seven bits each; 0 is a starting champion
        self.taken = taken  # cards drawn from the own share of each deck, eight bits for each level
        self.shared = shared  # mask of the levels whose share of the discard pile has been taken up
        self.shuffles = shuffles  # of the own discards
        self.pile = pile  # own discards of this part
        self.fresh = fresh  # own discards shuffled again; the next card of a level is its last one here
        self.extra = extra  # the own share of the common discards, in the same way
        self.todo = todo  # abilities that wait, see `moves.ability`
        self.gains = gains  # of the present ability that are still to come, the next one last, see `moves.gain`
        self.log = log  # decisions of this part
        self.won = won
        self.level = level
        self.lost = lost
        self.scored = scored
        self.conceded = conceded

    def __reduce__(self) -> Parts:
        return parts(self)

    def clone(self) -> Team:
        return Team(
            self.board,
            self.hired[:],
            self.hand[:],
            self.fans,  # never changed in place
            self.fan,
            self.coins,
            self.plus,
            self.minus,
            self.stadium,
            self.agent,
            self.glory,
            self.stage,
            self.line,
            self.taken,
            self.shared,
            self.shuffles,
            self.pile[:],
            self.fresh[:],
            self.extra[:],
            self.todo[:],
            self.gains[:],
            self.log[:],
            self.won,
            self.level,
            self.lost,
            self.scored,
            self.conceded,
        )

    # --- Counting ------------------------------------------------------------------------------

    def symbols(self, deck: Deck) -> i64:
        """Of all hired champions (GC-091), packed."""
        total: i64 = 0
        for card in self.hired:
            total += deck.symbols[card]
        return total

    def income(self, deck: Deck) -> i64:
        """Coins at the start of shopping (GC-040, GC-043)."""
        total = deck.stadium_income[self.stadium] + self.plus - self.minus
        for card in self.hired:
            total += deck.coins[card]
            if deck.counted_coins[card]:
                total += self.counted_coins(deck, card)
        if total < 0:
            return 0
        return total if total < cards.LONGEST_TRACK else cards.LONGEST_TRACK

    def counted_coins(self, deck: Deck, card: i64) -> i64:
        """Income of a champion that depends on the others."""
        total: i64 = 0
        for ability in deck.abilities[card]:
            if ability.counter == cards.ONCE and ability.needs == 0:
                continue
            coins: i64 = 0
            for verb, amount in zip(ability.verbs, ability.amounts):
                if verb == cards.COIN:
                    coins += amount
            if coins:
                total += coins * self.times(deck, ability)
        return total

    def times(self, deck: Deck, ability: Ability) -> i64:
        """How often the gains of an ability come: 0 if its condition is not met (GC-094, GC-095)."""
        if ability.needs and not cards.covers(self.symbols(deck), ability.needs):
            return 0
        return 1 if ability.counter == cards.ONCE else self.count(deck, ability.counter, ability.counted)

    def count(self, deck: Deck, counter: i64, counted: i64) -> i64:
        """One of the counters of the specification (6.2)."""
        if counter == cards.SYMBOLS:
            return cards.symbols_of(self.symbols(deck), counted)
        if counter == cards.PAIRS:
            return cards.symbols_of(self.symbols(deck), counted) >> 1
        if counter == cards.TRAIT_COUNT:
            return different(self.symbols(deck))
        if counter == cards.ATTACK_COUNT:
            return cards.number_of_tokens(self.board & cards.ATTACKS)
        if counter == cards.DEFENCE_COUNT:
            return cards.number_of_tokens(self.board & ~cards.ATTACKS)
        if counter == cards.INCOME:
            return self.income(deck)
        total: i64 = 0
        if counter == cards.OF_LEVEL:
            for card in self.hired:
                total += deck.levels[card] == counted
            return total
        if counter == cards.KIND_COUNT:
            for card in self.hired:
                total |= deck.kinds[card]
            return bits(total)
        if counter in (cards.PERMANENTS, cards.THROWERS):
            kind: i64 = cards.PERMANENT if counter == cards.PERMANENTS else cards.THROW
            for card in self.hired:
                total += deck.kinds[card] & kind != 0
            return total
        return self.stadium + self.agent  # UPGRADES

    def dice(self, deck: Deck, card: i64) -> i64:
        """How many dice this champion would like to throw (GC-123, GC-125); 0: an automatic goal (GC-228)."""
        if deck.kinds[card] & cards.THROW == 0:
            return 1
        count: i64 = 1
        for ability in deck.abilities[card]:
            if ability.kind == cards.THROW:
                times = self.times(deck, ability)
                for verb, amount in zip(ability.verbs, ability.amounts):
                    if verb == cards.DICE:
                        count += amount * times
                    elif verb == cards.GOAL and times > 0:
                        return 0
        return count

    def forget_cards(self) -> None:
        """Nothing has been drawn or thrown away in this part yet."""
        self.taken = 0
        self.shared = 0
        self.pile = []
        self.fresh = []
        self.extra = []

    def in_slot(self, slot: i64) -> i64:
        """The champion of a slot 0 to 3; 0 is the starting champion."""
        return moves.in_slot(self.line, slot)


def different(symbols: i64) -> i64:
    count: i64 = 0
    while symbols > 0:
        count += symbols & cards.TRAIT_MASK != 0
        symbols >>= cards.TRAIT_BITS
    return count
