"""What can be traded, offered and accepted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import moves
from ludus.games.spartacus.menu_hand import add_laying, add_reactions, assets_of
from ludus.games.spartacus.phases.deals import must_wait
from ludus.games.spartacus.rows import offers, vows
from ludus.games.spartacus.worth_trade import proposals

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


MOST_OFFERS: Final = 2  # that the menu proposes in one step


def add_debts(s: Spartacus, seat: i64, found: list[int]) -> None:
    """Gold that was promised and can be paid."""
    for vow in range(vows.count(s)):
        if vows.giver(s, vow) == seat and vows.is_debt(s, vow) and vows.gold(s, vow) <= s.spare(seat):
            move = moves.pack(moves.PAY, moves.pay_of(vows.receiver(s, vow), vows.gold(s, vow)))
            if move not in found:
                found.append(move)


def trading(s: Spartacus, seat: i64) -> list[int]:
    found: list[int] = [moves.READY]
    for asset in assets_of(s, seat, 63):
        found.append(moves.pack(moves.TO_BANK, asset))
    if s.offers:
        add_accepts(s, seat, found)
    if s.offered[seat] < MOST_OFFERS:
        add_offers(s, seat, found)
    add_laying(s, seat, found)
    add_reactions(s, seat, found)
    add_debts(s, seat, found)
    return found


def bidding(s: Spartacus, seat: i64) -> list[int]:
    """From nothing to all that is left."""
    left = s.houses[seat].gold - s.laid[seat]
    return [moves.pack(moves.BID, amount) for amount in range(left + 1)]


def add_offers(s: Spartacus, seat: i64, found: list[int]) -> None:
    """Purchases, sales and exchanges from which both sides gain."""
    for terms in proposals(s, seat):
        if not is_open(s, seat, terms):
            found.append(moves.pack(moves.OFFER, terms))


def is_open(s: Spartacus, seat: i64, terms: i64) -> bool:
    """Has this house made this offer already?"""
    return any(offers.giver(s, offer) == seat and offers.terms(s, offer) == terms for offer in range(offers.count(s)))


def add_accepts(s: Spartacus, seat: i64, found: list[int]) -> None:
    for offer in range(offers.count(s)):
        terms = offers.terms(s, offer)
        if moves.house_named(terms) == seat:
            if not must_wait(s, terms):
                found.append(moves.pack(moves.ACCEPT, offers.number(s, offer)))
            found.append(moves.pack(moves.REJECT, offers.number(s, offer)))
