"""What deals, bids and balances look worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus.cards import FIGHTERS, GEAR, GLADIATOR
from ludus.games.spartacus.moves import A_GUARD, ASSET, OFFER, PAY, PAYLOAD, REJECT, TO_BANK
from ludus.games.spartacus.phases.deals import given_assets, gives, wanted_assets, wants
from ludus.games.spartacus.worth import GUARD_WORTH, asset_worth, best_rating, influence_worth, rating, rivalry

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


LOYALTY: Final[list[float]] = [2.5, 1.5, 3.5, 4.5]  # gold that a house pays because it promised to
MARGIN: Final = 0.5  # that a deal must bring


def balance_value(s: Spartacus, seat: i64, dropped: i64) -> float:
    """A gladiator costs a coin a turn; the weakest of many is worth less than that."""
    total = 0.0
    count = len(s.ready_cards(seat, GLADIATOR))
    spare = s.houses[seat].card == 0  # Batiatus lives on numbers
    card: i64 = 0
    while dropped:
        if dropped & 1:
            keep = asset_worth(s, card + 1) + (1.0 if spare else 0.0) + (1.5 if count <= 2 else 0.0)
            total += 1.7 - keep
            count -= 1
        dropped >>= 1
        card += 1
    return total


def deal_value(s: Spartacus, seat: i64, kind: i64, named: i64) -> float:
    if kind == PAY:
        return LOYALTY[s.houses[seat].card] - float(named >> 2)
    if kind == TO_BANK:
        return bank_value(s, seat, named)
    if kind == OFFER:
        return offer_value(s, seat, named)
    return 0.01 if kind == REJECT else -0.1


def bank_value(s: Spartacus, seat: i64, asset: i64) -> float:
    deck = s.table.deck
    if asset == A_GUARD:
        return 1.0 - GUARD_WORTH - 0.3
    worth = asset_worth(s, asset)
    if deck.types[asset - 1] == GLADIATOR and len(s.ready_cards(seat, GLADIATOR)) <= 2:
        worth += 2.0
    return float(deck.values[asset - 1]) - worth - 0.6


def use_for(s: Spartacus, seat: i64, asset: i64) -> float:
    """What this asset would add to a house: a fighter counts for what it is better than the best one."""
    if asset == A_GUARD:
        return GUARD_WORTH
    card = asset - 1
    worth = asset_worth(s, asset)
    if s.table.deck.types[card] & FIGHTERS == GLADIATOR:
        best = best_rating(s, seat)
        ahead = rating(s, card) - best
        return 0.6 * worth + (1.2 * ahead if ahead > 0.0 else 0.0)
    if s.table.deck.types[card] & GEAR and best_rating(s, seat) == 0.0:
        return 0.5
    return worth


def packed_use(s: Spartacus, seat: i64, assets: i64) -> float:
    total = 0.0
    while assets:
        total += use_for(s, seat, assets & ASSET)
        assets >>= 6
    return total


def packed_worth(s: Spartacus, assets: i64) -> float:
    total = 0.0
    while assets:
        total += asset_worth(s, assets & ASSET)
        assets >>= 6
    return total


def offer_value(s: Spartacus, seat: i64, terms: i64) -> float:
    """Only offers that the other side would sensibly take."""
    to = terms & 3
    gold = float(gives(terms)) - float(wants(terms))
    mine = packed_use(s, seat, wanted_assets(terms)) - packed_worth(s, given_assets(terms)) - gold
    theirs = gold - packed_worth(s, wanted_assets(terms))
    if theirs < MARGIN:
        return -1.0
    return mine - MARGIN - rivalry(s, seat, to) * theirs


def exchange_value(s: Spartacus, seat: i64, giver: i64, terms: i64) -> float:
    gold = float(gives(terms)) - float(wants(terms))
    mine = gold + packed_use(s, seat, given_assets(terms)) - packed_worth(s, wanted_assets(terms))
    theirs = packed_use(s, giver, wanted_assets(terms)) - packed_worth(s, given_assets(terms)) - gold
    if theirs < 0.0:
        theirs = 0.0
    return mine - MARGIN - 0.5 * rivalry(s, seat, giver) * theirs


def bids(s: Spartacus, seat: i64, moves: list[int]) -> list[float]:
    """The nearer to what the lot is worth to this house, the better; nobody is quite predictable."""
    house = s.houses[seat]
    if s.lot < len(s.lots):
        aim = 0.75 * use_for(s, seat, s.lots[s.lot] + 1)
        spare = float(house.gold) - 0.6 * host_worth(s, seat)
        if aim > spare:
            aim = spare
    else:
        aim = 0.7 * host_worth(s, seat)
    mixed = (s.turn * 7 + s.lot * 5 + seat * 3 + s.counts[3] + len(s.intrigue)) % 4
    aim += 0.6 * float(mixed) - 0.9
    if s.laid[seat]:
        aim = aim - float(s.laid[seat]) + 1.0
    if aim < 0.0:
        aim = 0.0
    found: list[float] = []
    for move in moves:
        gap = float(move >> PAYLOAD) - aim
        found.append(-gap if gap > 0.0 else gap)
    return found


def host_worth(s: Spartacus, seat: i64) -> float:
    """The influence of the host, and the choice of whom to invite."""
    worth = influence_worth(s, s.houses[seat].influence) + 1.5
    return worth if worth < 15.0 else 15.0
