"""Gifts, exchanges and services between houses (3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, moves_lists
from ludus.games.spartacus.house import insert
from ludus.games.spartacus.phases.basics import gain
from ludus.games.spartacus.phases.promises import keep_gold_vow, owes, remember
from ludus.games.spartacus.rows import gifts, offers
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def give(s: Spartacus, seat: i64, to: i64, amount: i64) -> None:
    """Gold from house to house; while gold is hidden, only the two know how much (SP-345)."""
    hidden = s.is_hidden()
    if hidden:
        gifts.add(s, seat, to, amount)
    s.houses[seat].gold -= amount
    s.houses[to].gold += amount
    events.whisper(s, events.PAID, bit(seat) | bit(to) if hidden else events.ALL_SEATS, [seat, to, amount])
    if hidden:
        if not owes(s, seat, to):
            remember(s, to, seat, 1)  # what only two know moves nobody else (SP-345)
    elif not keep_gold_vow(s, seat, to, amount):
        remember(s, to, seat, amount)


# --- Offers --------------------------------------------------------------------------------------------


def make_offer(s: Spartacus, seat: i64, terms: i64) -> None:
    offers.add(s, seat, terms)
    s.offered[seat] += 1


def no_offers(s: Spartacus) -> None:
    """A step begins in which nobody has offered anything yet."""
    s.offers = []
    s.offered = [0] * s.players


def is_trade(s: Spartacus) -> bool:
    """Is it the step of free trade, even if a reaction is being settled in it?"""
    return s.stage == moves.OPEN_MARKET or (s.stage == moves.ON_REACTION and s.outer == moves.OPEN_MARKET)


def must_wait(s: Spartacus, terms: i64) -> bool:
    """Assets change owner only when nothing else is being settled (SP-302, SP-740)."""
    return s.stage != moves.OPEN_MARKET and moves.given_assets(terms) + moves.wanted_assets(terms) > 0


def can_deliver(s: Spartacus, seat: i64, gold: i64, assets: i64) -> bool:
    """Does the house have the gold and, ready, the assets?"""
    house = s.houses[seat]
    if s.spare(seat) < gold:
        return False
    if assets and not is_trade(s):
        return False
    guards: i64 = 0
    for asset in moves_lists.unpacked(assets):
        if asset == moves.A_GUARD:
            guards += 1
        elif asset == 0 or asset - 1 not in house.assets or s.marks[asset - 1] & cards.TIRED:
            return False
    return guards <= len(house.guards)


def is_possible(s: Spartacus, seat: i64, terms: i64) -> bool:
    """Can both sides still deliver?"""
    to = moves.house_named(terms)
    if not can_deliver(s, seat, moves.gives(terms), moves.given_assets(terms)):
        return False
    if moves.wants_service(terms):
        return s.why_not(to, moves.wanted_service(terms)) == 0 and s.waiting & bit(to) != 0
    return can_deliver(s, to, moves.wants(terms), moves.wanted_assets(terms))


def accept(s: Spartacus, number: i64) -> i64:
    """Both sides move together (SP-701); returns the decision that was bought, or -1."""
    offer = offers.find(s, number)
    seat, terms = offers.giver(s, offer), offers.terms(s, offer)
    to = moves.house_named(terms)
    offers.remove(s, offer)
    s.houses[seat].gold += moves.wants(terms) - moves.gives(terms)
    s.houses[to].gold += moves.gives(terms) - moves.wants(terms)
    events.emit(s, events.TRADED, [seat, to, terms])
    given = move_assets(s, seat, to, moves.given_assets(terms))
    champions = given - move_assets(s, to, seat, moves.wanted_assets(terms))
    gain(s, seat, -champions)
    gain(s, to, champions)
    return moves.wanted_service(terms) if moves.wants_service(terms) else -1


def move_assets(s: Spartacus, seat: i64, to: i64, assets: i64) -> i64:
    """Returns how many champions are among them; their influence moves when both sides have (SP-443, SP-701)."""
    champions: i64 = 0
    for asset in moves_lists.unpacked(assets):
        if asset == moves.A_GUARD:
            insert(s.houses[to].guards, s.houses[seat].guards.pop())
        else:
            s.houses[seat].assets.remove(asset - 1)
            insert(s.houses[to].assets, asset - 1)
            if s.marks[asset - 1] & cards.CHAMPION:
                champions += 1
    return champions


def clear_offers(s: Spartacus) -> None:
    """Offers that one side can no longer keep are void (SP-702)."""
    offer: i64 = 0
    while offer < offers.count(s):
        if is_possible(s, offers.giver(s, offer), offers.terms(s, offer)):
            offer += 1
        else:
            lapse(s, offer)


def forget_services(s: Spartacus, seat: i64) -> None:
    """The house decides: what was offered for this decision buys no other one (SP-702, SP-704)."""
    offer: i64 = 0
    while offer < offers.count(s):
        terms = offers.terms(s, offer)
        if moves.wants_service(terms) and moves.house_named(terms) == seat:
            lapse(s, offer)
        else:
            offer += 1


def end_offers(s: Spartacus) -> None:
    """The step ends, and with it all that was offered in it (SP-702)."""
    while s.offers:
        lapse(s, 0)


def lapse(s: Spartacus, offer: i64) -> None:
    """Everybody may know: there are no offers while gold is hidden (SP-345)."""
    terms = offers.terms(s, offer)
    events.emit(s, events.EXPIRED, [offers.giver(s, offer), moves.house_named(terms), terms])
    offers.remove(s, offer)
