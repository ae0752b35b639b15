"""Exchanges that both sides may like: what an asset adds to a house, what it leaves behind, and the price between."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves, moves_lists
from ludus.games.spartacus.menu_hand import assets_of
from ludus.games.spartacus.worth import GUARD_WORTH, asset_worth, best_rating, fame, rating
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

MARGIN: Final = 0.5  # that a deal must bring each side
SPARE_GEAR: Final = 0.5  # a second weapon, armour or special piece
NEW_GEAR: Final = 0.85  # of its worth, for a house that has none
ALL_ASSETS: Final = 63
BATIATUS: Final = 0
EXHIBITED: Final = 2.0  # what a gladiator earns him besides


def has_other(s: Spartacus, seat: i64, card: i64) -> bool:
    """Does the house have another ready card of this kind?"""
    types = s.table.deck.types
    return any(own != card and types[own] == types[card] and s.is_ready(own) for own in s.houses[seat].assets)


def use_for(s: Spartacus, seat: i64, asset: i64) -> float:
    """What this asset would add to a house."""
    return use_beside(s, seat, asset, best_rating(s, seat, cards.NONE))


def use_beside(s: Spartacus, seat: i64, asset: i64, best: float) -> float:
    """The same beside a fighter of this rating: another one counts for what it is better."""
    if asset == moves.A_GUARD:
        return GUARD_WORTH
    card = asset - 1
    worth = asset_worth(s, asset)
    if s.table.deck.types[card] & cards.FIGHTERS == cards.GLADIATOR:
        ahead = rating(s, card) - best
        famed = fame(s.marks[card])
        return famed + 0.36 * (worth - famed) + (0.72 * ahead if ahead > 0.0 else 0.0)
    if s.table.deck.types[card] & cards.GEAR:
        if best == 0.0:
            return 0.5
        return SPARE_GEAR if has_other(s, seat, card) else NEW_GEAR * worth
    return worth


def miss_of(s: Spartacus, seat: i64, asset: i64) -> float:
    """What the house would miss if it gave this asset away."""
    if asset == moves.A_GUARD:
        return GUARD_WORTH
    types = s.table.deck.types
    if types[asset - 1] & cards.GEAR and has_other(s, seat, asset - 1):
        return SPARE_GEAR
    if types[asset - 1] == cards.GLADIATOR:
        exhibited = EXHIBITED if s.houses[seat].card == BATIATUS else 0.0
        return exhibited + use_beside(s, seat, asset, best_rating(s, seat, asset - 1))
    return asset_worth(s, asset)


def packed_use(s: Spartacus, seat: i64, assets: i64) -> float:
    total = 0.0
    while assets:
        total += use_for(s, seat, moves_lists.first(assets))
        assets = moves_lists.rest(assets)
    return total


def packed_miss(s: Spartacus, seat: i64, assets: i64) -> float:
    total = 0.0
    while assets:
        total += miss_of(s, seat, moves_lists.first(assets))
        assets = moves_lists.rest(assets)
    return total


def bank_price(s: Spartacus, asset: i64) -> i64:
    return 1 if asset == moves.A_GUARD else s.table.deck.values[asset - 1]


def proposals(s: Spartacus, seat: i64) -> list[i64]:
    """Terms of offers: assets of others for gold, own ones for gold, one for one. A price halves the gain."""
    mine: list[i64] = assets_of(s, seat, ALL_ASSETS)
    missed = [miss_of(s, seat, asset) for asset in mine]
    found: list[i64] = []
    for other in range(s.players):
        if other != seat and s.resigned & bit(other) == 0:
            add_terms(s, seat, other, mine, missed, found)
    return found


def add_terms(s: Spartacus, seat: i64, other: i64, mine: list[i64], missed: list[float], found: list[i64]) -> None:
    wanted: list[i64] = []  # theirs that are of use, for one's own
    likes: list[float] = []
    misses: list[float] = []
    best = best_rating(s, seat, cards.NONE)
    for asset in assets_of(s, other, ALL_ASSETS):
        use = use_beside(s, seat, asset, best)
        miss = miss_of(s, other, asset)
        gold: i64 = math.ceil(0.5 * (miss + use))
        if gold > s.houses[seat].gold:
            gold = s.houses[seat].gold
        if gold > bank_price(s, asset) and use - float(gold) >= MARGIN and float(gold) - miss >= MARGIN:
            found.append(moves.terms_of(other, gold, 0, 0, asset))
        wanted.append(asset)
        likes.append(use)
        misses.append(miss)
    best = best_rating(s, other, cards.NONE)
    for place, asset in enumerate(mine):
        use = use_beside(s, other, asset, best)
        gold = math.floor(0.5 * (missed[place] + use))
        if gold > s.houses[other].gold:
            gold = s.houses[other].gold
        if gold > bank_price(s, asset) and float(gold) - missed[place] >= MARGIN:
            found.append(moves.terms_of(other, 0, gold, asset, 0))
        for theirs, wish in enumerate(wanted):
            if likes[theirs] - missed[place] >= MARGIN and use - misses[theirs] >= MARGIN:
                found.append(moves.terms_of(other, 0, 0, asset, wish))
