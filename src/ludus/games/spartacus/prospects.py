"""What a house may hope for: its share of victory, where the game stands or in the middle of a bout."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus.cards import CHAMPION, FAVOUR, FAVOURS, GLADIATOR, INJURED, NONE, SLAVE
from ludus.games.spartacus.combatant import far, threat
from ludus.games.spartacus.moves import SHOWDOWN
from ludus.games.spartacus.player_word import owed_by
from ludus.games.spartacus.worth import rating
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


WORD: Final = 0.34  # what a promise that is broken or not yet paid for counts: as much as two coins


def standing(s: Spartacus, seat: i64, coming: i64, paid: i64) -> float:
    """How much a house may hope for, as a logarithm; fitted to who won in the end, at the ends of phases and turns.

    `coming` and `paid` are influence and gold that it is about to get.
    """
    house = s.houses[seat]
    deck = s.table.deck
    influence = house.influence + coming
    if influence > s.table.top:
        influence = s.table.top
    near = float(influence + 12 - s.table.top)
    total = 0.61 * near
    if near > 9.0:
        total += 0.17 * (near - 9.0)
    if influence >= s.table.top:
        total += 1.5
    gold = float(house.gold + paid)
    total += 0.168 * gold if gold < 10.0 else 1.68 + 0.015 * (gold - 10.0)
    guards = len(house.guards) + len(house.tired)
    total += 0.2 * float(len(house.hand)) + 0.33 * float(guards if guards < 3 else 3)
    best = 0.0
    gear: i64 = 0
    for card in house.assets:
        if deck.types[card] == SLAVE:
            total += 0.33
        elif deck.types[card] == GLADIATOR:
            total += 0.02 * float((s.marks[card] & FAVOURS) // FAVOUR) + (0.12 if s.marks[card] & CHAMPION else 0.0)
            if s.marks[card] & INJURED == 0 and rating(s, card) > best:
                best = rating(s, card)
        elif gear < 3:
            gear += 1
    if best > 0.0:
        total += 0.5 + (0.21 * (best - 7.0) if best > 7.0 else 0.0)
    if s.vows:
        total -= WORD * float(owed_by(s, seat))
    return total + 0.125 * float(gear)


def utility(s: Spartacus, seat: i64) -> float:
    """The share of victory that a house may hope for; in a bout the mean of its two ends."""
    b = s.bout
    if b.round == 0 or b.loser >= 0:
        return share_of(s, seat, NONE)
    chance = bout_chance(s)
    if s.phase == SHOWDOWN:
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
    p: i64 = 0
    while p < s.players:
        if s.resigned & bit(p) == 0:
            coming: i64 = 0
            paid: i64 = 0
            if winner >= 0:
                coming = 1 if s.bout.owners[winner] == p else 0
                paid = 2 * (s.bets[p] >> 2 * winner & 3) if s.bets[p] > 0 else 0
            strength = math.exp(standing(s, p, coming, paid))
            total += strength
            if p == seat:
                mine = strength
        p += 1
    return mine / total if total > 0.0 else 0.0
