"""What a house may hope for: its share of victory, where the game stands or in the middle of a bout."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves
from ludus.games.spartacus.combatant import far, threat
from ludus.games.spartacus.player_word import owed_by
from ludus.games.spartacus.worth import rating, turns_left
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


STARTER: Final = 7.0  # about the strength of the starting gladiators
WORD: Final = 2.0  # coins that a promise counts which is broken or not yet paid for


# What a house has, and what it counts in each phase
STEP: Final = 0  # of influence
HIGH: Final = 1  # each step above 9, besides
HIGHEST: Final = 2  # each step above 10, besides
TOP: Final = 3
COIN: Final = 4  # of the first five
MORE_COIN: Final = 5  # of the next five
CARD: Final = 6
GUARDED: Final = 7  # for each of three guards
SLAVES: Final = 8
NO_SLAVE: Final = 9
FIGHTING: Final = 10  # has a card that can fight
STRENGTH: Final = 11  # of the best fighter, above a starting one
SECOND: Final = 12  # of the next
ARMED: Final = 13  # for each of three pieces
FAMOUS: Final = 14  # favour
PROUD: Final = 15  # champion
HOSTING: Final = 16
LAST_COIN: Final = 17  # of the next ten; more count for nothing
SCHOOL: Final = 18  # for each of five gladiators
EARNING: Final = 19  # a slave, for each turn that the game still has
IN_UPKEEP: Final[list[float]] = [
    0.45, 0.06, 0.23, 0.00, 0.11, 0.08, 0.10, 0.31, 0.17, -0.56,
    0.14, 0.12, 0.01, 0.08, 0.12, 0.34, -0.06, 0.04, 0.15, 0.04,
]  # fmt: skip
IN_INTRIGUE: Final[list[float]] = [
    0.45, 0.01, 0.23, 0.92, 0.09, 0.08, 0.14, 0.30, 0.12, -0.36,
    -0.04, 0.13, 0.01, 0.08, 0.12, 0.34, -0.11, 0.07, 0.21, 0.04,
]  # fmt: skip
IN_MARKET: Final[list[float]] = [
    0.42, 0.25, 0.13, 0.00, 0.11, 0.10, 0.09, 0.28, 0.16, -0.38,
    0.03, 0.15, 0.01, 0.09, 0.16, 0.40, -0.03, 0.09, 0.13, 0.03,
]  # fmt: skip
IN_ARENA: Final[list[float]] = [
    0.40, 0.06, 0.38, 1.83, 0.10, 0.06, 0.10, 0.29, 0.15, -0.50,
    0.21, 0.15, 0.01, 0.09, 0.14, 0.37, 0.28, 0.02, 0.12, 0.04,
]  # fmt: skip
WEIGHTS: Final[list[list[float]]] = [IN_UPKEEP, IN_UPKEEP, IN_INTRIGUE, IN_MARKET, IN_ARENA, IN_ARENA]  # by phase


def standing(s: Spartacus, seat: i64, coming: i64, paid: i64) -> float:
    """How much a house may hope for, as a logarithm; fitted to who won in the end, at the ends of phases and turns.

    `coming` and `paid` are influence and gold that it is about to get.
    """
    house = s.houses[seat]
    weights = WEIGHTS[s.phase]
    influence = house.influence + coming
    if influence > s.table.top:
        influence = s.table.top
    near = influence + 12 - s.table.top
    total = weights[STEP] * float(near)
    if near > 9:
        total += weights[HIGH] * float(near - 9)
    if near > 10:
        total += weights[HIGHEST] * float(near - 10)
    if near >= 12:
        total += weights[TOP]
    gold = house.gold + paid
    total += weights[COIN] * float(gold if gold < 5 else 5)
    if gold > 5:
        total += weights[MORE_COIN] * float(gold - 5 if gold < 10 else 5)
    if gold > 10:
        total += weights[LAST_COIN] * float(gold - 10 if gold < 20 else 10)
    guards = len(house.guards) + len(house.tired)
    total += weights[CARD] * float(len(house.hand)) + weights[GUARDED] * float(guards if guards < 3 else 3)
    if s.host == seat:
        total += weights[HOSTING]
    if s.vows:
        total -= WORD * weights[COIN] * float(owed_by(s, seat))
    return total + assets_standing(s, seat, weights)


def assets_standing(s: Spartacus, seat: i64, weights: list[float]) -> float:
    """What slaves, fighters and gear add."""
    deck = s.table.deck
    total = 0.0
    slaves: i64 = 0
    gladiators: i64 = 0
    gear: i64 = 0
    best = 0.0
    second = 0.0
    for card in s.houses[seat].assets:
        marks = s.marks[card]
        if deck.types[card] == cards.SLAVE:
            slaves += 1
        elif deck.types[card] == cards.GLADIATOR:
            gladiators += 1
            total += weights[FAMOUS] * float(cards.favours(marks))
            if marks & cards.CHAMPION:
                total += weights[PROUD]
            strength = 0.0 if marks & cards.INJURED else rating(s, card)
            if strength > best:
                second = best
                best = strength
            elif strength > second:
                second = strength
        elif gear < 3:
            gear += 1
    total += weights[SLAVES] * float(slaves) if slaves else weights[NO_SLAVE]
    total += weights[EARNING] * float(slaves) * turns_left(s)
    total += weights[SCHOOL] * float(gladiators if gladiators < 5 else 5)
    if best > 0.0:
        total += weights[FIGHTING]
    if best > STARTER:
        total += weights[STRENGTH] * (best - STARTER)
    if second > STARTER:
        total += weights[SECOND] * (second - STARTER)
    return total + weights[ARMED] * float(gear)


def utility(s: Spartacus, seat: i64) -> float:
    """The share of victory that a house may hope for; in a bout the mean of its two ends."""
    b = s.bout
    if b.round == 0 or b.loser >= 0:
        return share_of(s, seat, cards.NONE)
    chance = bout_chance(s)
    if s.phase == moves.SHOWDOWN:
        return showdown_share(s, seat, chance)
    return chance * share_of(s, seat, 0) + (1.0 - chance) * share_of(s, seat, 1)


def bout_chance(s: Spartacus) -> float:
    """That side I wins, from dice and reach; fitted to 8,000 bouts at the beginning of their rounds."""
    b = s.bout
    ahead = 0.336 * float(b.health(0) - b.health(1)) + 0.458 * float(far(s, 0) - far(s, 1))
    ahead += 1.024 * math.log((threat(s, 0) + 0.1) / (threat(s, 1) + 0.1))
    ahead += 2.46 * math.log(float(b.health(0) - 2) / float(b.health(1) - 2))
    return 1.0 / (1.0 + math.exp(-ahead))


def showdown_share(s: Spartacus, seat: i64, chance: float) -> float:
    """Every bout that still has to be won halves the hope."""
    b = s.bout
    if seat not in s.ladder:
        return 0.0
    rest = 1.0 if len(s.ladder) == 2 else 0.5
    if seat == b.owners[0]:
        return chance * rest
    return (1.0 - chance) * rest if seat == b.owners[1] else 0.5 * rest


def share_of(s: Spartacus, seat: i64, winner: i64) -> float:
    """The share of a house if this side wins the bout; -1: there is no bout."""
    total = 0.0
    mine = 0.0
    for p in range(s.players):
        if s.resigned & bit(p) == 0:
            coming: i64 = 0
            paid: i64 = 0
            if winner >= 0:
                coming = 1 if s.bout.owners[winner] == p else 0
                paid = 2 * (moves.stake(s.bets[p], winner)) if s.bets[p] > 0 else 0
            strength = math.exp(standing(s, p, coming, paid))
            total += strength
            if p == seat:
                mine = strength
    return mine / total if total > 0.0 else 0.0
