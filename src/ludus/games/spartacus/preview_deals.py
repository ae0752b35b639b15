"""What deals, promises and the market do, as everybody will see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.spartacus import moves, moves_lists
from ludus.games.spartacus.notation_writing import VOW_WORDS
from ludus.games.spartacus.preview_champions import lost_champions, unmatched
from ludus.games.spartacus.preview_words import FactValues, asset_name, asset_names
from ludus.games.spartacus.rows import offers, vows
from ludus.kernel.decision import Fact
from ludus.kernel.meta import SEATS

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

SERVICE_WORDS = {
    moves.PASS: "pass",
    moves.YES: "yes",
    moves.NO: "no",
    moves.REFUSE: "refuse",
    moves.UP: "up",
    moves.DOWN: "down",
}


def deal_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == moves.PAY:
        return [Fact("fact-pay", {"seat": SEATS[moves.house_named(named)], "gold": moves.paid(named)})]
    if kind == moves.OFFER:
        return [Fact("fact-offer", {"seat": SEATS[moves.house_named(named)]}), *terms_facts(s, named, True)]
    if kind == moves.VOW:
        what = VOW_WORDS[moves.promise(named)]
        return [
            Fact(
                "fact-vow", {"seat": SEATS[moves.house_named(named)], "what": what, "gold": moves.promised_gold(named)}
            )
        ]
    if kind in (moves.KEPT, moves.BROKEN):
        giver = vows.giver(s, named - 1)
        return [Fact("fact-kept" if kind == moves.KEPT else "fact-broken", {"seat": SEATS[giver], "number": named})]
    offer = offers.find(s, named)
    values: FactValues = {"seat": SEATS[offers.giver(s, offer)], "number": named}
    if kind == moves.ACCEPT:
        return [Fact("fact-accept", values), *terms_facts(s, offers.terms(s, offer), False)]
    return [Fact("fact-reject", values)] if kind == moves.REJECT else [Fact("fact-cancel", {"number": named})]


def terms_facts(s: Spartacus, terms: int, own: bool) -> list[Fact]:
    """What the seat gives and gets; `own`: it has made the offer."""
    gold = [moves.gives(terms), moves.wants(terms)]
    assets = [moves_lists.unpacked(moves.given_assets(terms)), moves_lists.unpacked(moves.wanted_assets(terms))]
    found: list[Fact] = []
    for message, side in (("give", 0 if own else 1), ("get", 1 if own else 0)):
        if gold[side]:
            found.append(Fact(f"fact-{message}-gold", {"gold": gold[side]}))
        if assets[side]:
            found.append(Fact(f"fact-{message}-cards", {"cards": asset_names(s, assets[side])}))
    found += lost_champions(s, unmatched(s, assets[0 if own else 1], assets[1 if own else 0]))
    if moves.wants_service(terms):
        found.append(service_fact(moves.wanted_service(terms)))
    return found


def service_fact(move: int) -> Fact:
    """The decision that gold buys."""
    if moves.kind_of(move) == moves.INVITE:
        return Fact("fact-service-invite", {"seat": SEATS[moves.named_in(move)]})
    return Fact("fact-service", {"decision": SERVICE_WORDS[moves.kind_of(move)]})


def market_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == moves.TO_BANK:
        gold = s.table.deck.gold[s.houses[seat].guards[0]] if named == moves.A_GUARD else s.table.deck.values[named - 1]
        return [
            Fact("fact-bank", {"card": asset_name(s, named), "gold": gold}),
            *lost_champions(s, [named]),
        ]
    if kind == moves.READY:
        return [Fact("fact-ready")]
    if kind == moves.UNREADY:
        return [Fact("fact-unready")]
    if s.laid[seat]:
        return [Fact("fact-bid-more", {"gold": named, "total": named + s.laid[seat]})]
    return [Fact("fact-bid", {"gold": named})]
