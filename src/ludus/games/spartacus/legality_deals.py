"""Why a deal cannot be made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import moves, moves_lists
from ludus.games.spartacus.phases import deals
from ludus.games.spartacus.phases.promises import secretly_kept
from ludus.games.spartacus.rows import offers, vows
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


SERVICES: Final[list[i64]] = [
    moves.PASS,
    moves.YES,
    moves.NO,
    moves.REFUSE,
    moves.INVITE,
    moves.UP,
    moves.DOWN,
]  # what gold can buy; no secret decides on them


MOST_OPEN: Final = 8  # offers of one house at a time


MOST_VOWS: Final = 67  # promises of a whole game


def why_not_deal(s: Spartacus, seat: i64, kind: i64, named: i64) -> i64:
    if s.stage == moves.CHOOSING_HOUSE:
        return 34
    if kind == moves.PAY:
        if s.is_sealed():
            return 345
        to, amount = moves.house_named(named), moves.paid(named)
        if to == seat or to >= s.players or amount == 0:
            return 700
        return why_not_give(s, seat, amount)
    if kind == moves.OFFER:
        return why_not_offer(s, seat, named)
    if kind == moves.VOW:
        return why_not_vow(s, seat, named)
    if kind in (moves.KEPT, moves.BROKEN):
        vow = named - 1
        if named < 1 or vow >= vows.count(s) or vows.receiver(s, vow) != seat:
            return 703
        return 0 if vows.is_open(s, vow) and vow not in secretly_kept(s) else 703
    offer = offers.find(s, named)
    if offer < 0:
        return 702
    terms = offers.terms(s, offer)
    if kind == moves.CANCEL:
        return 0 if offers.giver(s, offer) == seat else 702
    if moves.house_named(terms) != seat:
        return 702
    if kind == moves.REJECT:
        return 0
    if deals.must_wait(s, terms):
        return 302
    return 0 if deals.is_possible(s, offers.giver(s, offer), terms) else 702


def why_not_give(s: Spartacus, seat: i64, gold: i64) -> i64:
    """Nobody gives what he does not have, or has set aside for a reaction."""
    if gold <= s.spare(seat):
        return 0
    return 226 if s.chain and gold <= s.houses[seat].gold else 8


def why_not_vow(s: Spartacus, seat: i64, named: i64) -> i64:
    to, what, gold = moves.house_named(named), moves.promise(named), moves.promised_gold(named)
    if to == seat or to >= s.players or what >= moves.VOWS or vows.count(s) >= MOST_VOWS:
        return 703
    return 0 if (0 < gold <= moves.MOST_GOLD if what == moves.V_GOLD else gold == 0) else 703


def why_not_offer(s: Spartacus, seat: i64, terms: i64) -> i64:
    to = moves.house_named(terms)
    if terms > moves.TERMS or to == seat or to >= s.players or s.resigned & bit(to):
        return 701
    if deals.must_wait(s, terms):
        return 302
    if s.is_hidden():
        return 345
    mine: i64 = 0
    for offer in range(offers.count(s)):
        if offers.giver(s, offer) == seat:
            mine += 1
    if mine >= MOST_OPEN:
        return 702
    if moves.wants_service(terms):
        return why_not_service(s, seat, terms)
    if not tidy(moves.given_assets(terms)) or not tidy(moves.wanted_assets(terms)):
        return 701
    if (
        moves.given_assets(terms) + moves.wanted_assets(terms) == 0
    ):  # assets may change owner at any price, gold alone is a gift
        return 701
    if moves.gives(terms) and moves.wants(terms):
        return 701
    if not deals.can_deliver(s, seat, moves.gives(terms), moves.given_assets(terms)):
        return why_not_give(s, seat, moves.gives(terms)) or 305
    return 0 if deals.can_deliver(s, to, moves.wants(terms), moves.wanted_assets(terms)) else 702


def tidy(assets: i64) -> bool:
    """Named upwards, without gaps, and no card twice."""
    last: i64 = 0
    for asset in moves_lists.unpacked(assets):
        if asset < last or asset == 0 or (asset == last and asset != moves.A_GUARD):
            return False
        last = asset
    return True


def why_not_service(s: Spartacus, seat: i64, terms: i64) -> i64:
    """Gold for the decision that the other house owes right now (SP-704)."""
    if not s.table.atomic:
        return 704
    if moves.wants(terms) or moves.given_assets(terms) or moves.gives(terms) == 0:
        return 704
    to = moves.house_named(terms)
    if s.stage not in (
        moves.ANSWERING,
        moves.ENTERING,
        moves.INVITING,
        moves.ON_SCHEME,
        moves.ON_REACTION,
        moves.CHECKPOINT,
        moves.JUDGING,
    ):
        return 704
    wanted = moves.wanted_service(terms)
    if moves.kind_of(wanted) not in SERVICES or s.waiting & bit(to) == 0 or s.why_not(to, wanted):
        return 704
    return why_not_give(s, seat, moves.gives(terms))
