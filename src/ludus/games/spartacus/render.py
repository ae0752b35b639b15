"""Fills in the view of one observer (`view.py`)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from ludus.games.spartacus import cards, moves, moves_lists, notation_writing
from ludus.games.spartacus.deck import card_ids, card_view, house_view, spaces
from ludus.games.spartacus.phases.balance import net
from ludus.games.spartacus.phases.promises import secretly_kept
from ludus.games.spartacus.phases.support import is_enough
from ludus.games.spartacus.rows import chain, offers, peeks, seen_lots, vows
from ludus.games.spartacus.view import (
    DEFEATS,
    ENDINGS,
    PHASES,
    STAGES,
    VOW_STATES,
    VOW_WORDS,
    Arena,
    Asset,
    Attack,
    Auction,
    Decks,
    Discards,
    Goods,
    Heal,
    HouseCard,
    IntrigueCard,
    MarketCard,
    Offer,
    Own,
    Request,
    Scheme,
    SeatView,
    Showdown,
    Side,
    Terms,
    View,
    Vow,
)
from ludus.kernel.views import as_json, row

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def market_id(card: int) -> str | None:
    return card_ids("market")[card] if card >= 0 else None


def card_id(card: int) -> str:
    return card_ids("market")[card]


@lru_cache(maxsize=1024)
def market_card(card: int, neutral: bool) -> MarketCard:
    return msgspec.convert(card_view("market", card, neutral), MarketCard)


@lru_cache(maxsize=1024)
def intrigue_card(card: int, neutral: bool) -> IntrigueCard:
    return msgspec.convert(card_view("intrigue", card, neutral), IntrigueCard)


@lru_cache(maxsize=16)
def house_card(house: int) -> HouseCard:
    return msgspec.convert(house_view(house), HouseCard)


# --- The position --------------------------------------------------------------------------------------


def render(s: Spartacus, seat: int | None) -> View:
    neutral = s.table.options["neutral_titles"] == "on"
    own = s.houses[seat] if seat is not None else None
    market = {card for house in s.houses for card in house.assets} | set(s.market_out)
    market |= {s.lots[lot] for lot in range(len(s.lots)) if sees_lot(s, seat, lot)}
    intrigue = set(s.intrigue_out) | {card for house in s.houses for card in house.guards + house.tired}
    intrigue |= {card for _, _, card in known_cards(s, seat)} | {moves.plan_card(plan) for plan in chain.plans(s)}
    if s.scheme >= 0:
        intrigue.add(moves.plan_card(s.scheme))
    if own is not None:
        intrigue |= set(own.hand)
    return View(
        game="spartacus",
        seat=seat,
        turn=s.turn,
        phase=PHASES[s.phase],
        stage=STAGES[s.stage],
        host=s.host,
        active=s.active if s.active >= 0 else None,
        hidden=s.is_hidden(),
        sealed=s.stage in (moves.OVER, moves.CHOOSING_HOUSE) or s.is_sealed(),
        seats=[seat_view(s, p, seat) for p in range(s.players)],
        market={card_id(card): market_card(card, neutral) for card in sorted(market)},
        intrigue={notation_writing.hand_text(card): intrigue_card(card, neutral) for card in sorted(intrigue)},
        decks=Decks(len(s.market), len(s.intrigue)),
        discards=Discards(
            [card_id(card) for card in s.market_out],
            [notation_writing.hand_text(card) for card in s.intrigue_out],
        ),
        known=[row(owner, notation_writing.hand_text(card)) for _, owner, card in known_cards(s, seat)],
        heal=heal_view(s),
        scheme=scheme_view(s),
        chain=[row(chain.seat(s, n), notation_writing.plan_text(chain.plan(s, n))) for n in range(chain.count(s))],
        request=request_view(s, seat),
        offers=[offer_view(s, n) for n in range(offers.count(s))],
        vows=[vow_view(s, n, seat) for n in range(vows.count(s))],
        done=[p for p in range(s.players) if s.done >> p & 1],
        auction=auction_view(s, seat),
        arena=arena_view(s, seat),
        showdown=Showdown(s.ranks[:], s.ladder[:]) if s.ranks else None,
        winner=s.winner if s.winner >= 0 else None,
        by=ENDINGS[s.ending] if s.ending >= 0 else None,
        own=None if own is None else Own([notation_writing.hand_text(card) for card in own.hand], own.gold),
    )


def known_cards(s: Spartacus, seat: int | None) -> list[tuple[int, int, int]]:
    """Cards in other hands that this observer has seen."""
    triples = [(peeks.who(s, n), peeks.owner(s, n), peeks.card(s, n)) for n in range(peeks.count(s))]
    return sorted({(0, owner, card) for who, owner, card in triples if who in (peeks.ALL, seat) and owner != seat})


def sees_lot(s: Spartacus, seat: int | None, lot: int) -> bool:
    looked = [(seen_lots.who(s, n), seen_lots.lot(s, n)) for n in range(seen_lots.count(s))]
    return lot <= s.lot or (seat, lot) in looked


def seat_view(s: Spartacus, p: int, seat: int | None) -> SeatView:
    house = s.houses[p]
    shown = not s.is_hidden() or p == seat
    return SeatView(
        seat=p,
        house=house_card(house.card).id if house.card >= 0 else None,
        card=house_card(house.card) if house.card >= 0 else None,
        figure=house.figure + 1 if house.figure >= 0 else None,
        influence=house.influence,
        limit=s.limit(p),
        gold=house.gold if shown else None,
        hand=len(house.hand),
        guards=len(house.guards),
        tired_guards=len(house.tired),
        assets=[asset_view(s, card) for card in house.assets],
        net=net(s, p),
        broken=sum(1 for n in range(vows.count(s)) if vows.giver(s, n) == p and vows.state(s, n) == vows.BROKEN),
        kept=sum(1 for n in range(vows.count(s)) if vows.giver(s, n) == p and vows.state(s, n) == vows.KEPT),
        resigned=bool(s.resigned >> p & 1),
    )


def asset_view(s: Spartacus, card: int) -> Asset:
    marks = s.marks[card]
    return Asset(
        card=card_id(card),
        ready=not marks & cards.TIRED,
        injured=bool(marks & cards.INJURED),
        favour=(marks & cards.FAVOURS) // cards.FAVOUR,
        champion=bool(marks & cards.CHAMPION),
    )


def heal_view(s: Spartacus) -> Heal | None:
    if s.patient < 0:
        return None
    return Heal(s.active, card_id(s.patient), [die for die in (s.die, s.die2) if die])


def scheme_view(s: Spartacus) -> Scheme | None:
    if s.scheme < 0:
        return None
    plan = s.scheme
    target, named = moves.plan_target(plan), moves.plan_named(plan)
    return Scheme(
        seat=s.schemer,
        card=notation_writing.hand_text(moves.plan_card(plan)),
        target=target if target < s.players else None,
        named=named if named < s.players else None,
        supporters=[p for p in range(s.players) if s.supporters >> p & 1],
        guard=s.die or None,
        passed=[p for p in range(s.players) if s.passed >> p & 1],
    )


def request_view(s: Spartacus, seat: int | None) -> Request | None:
    """A request for support; its card is the asker's secret (SP-710)."""
    if s.request < 0:
        return None
    return Request(
        seat=s.active,
        asked=[p for p in range(s.players) if moves.ask_houses(s.request) >> p & 1],
        yes=[p for p in range(s.players) if s.agreed >> p & 1],
        price=moves.ask_price(s.request),
        bound=s.table.atomic,
        enough=is_enough(s),
        plan=notation_writing.plan_text(moves.plan_in(s.request)) if seat == s.active else None,
        words=s.claim or None,
    )


def goods_view(gold: int, assets: int) -> Goods:
    return Goods(gold, list(map(notation_writing.asset_text, moves_lists.unpacked(assets))))


def offer_view(s: Spartacus, n: int) -> Offer:
    terms = terms_of(offers.terms(s, n))
    return Offer(offers.number(s, n), offers.giver(s, n), terms.to, terms.gives, terms.wants, terms.service)


def terms_of(terms: int) -> Terms:
    wanted = moves.wanted_service(terms)
    service = moves.wants_service(terms)
    return Terms(
        to=moves.house_named(terms),
        gives=goods_view(moves.gives(terms), moves.given_assets(terms)),
        wants=goods_view(moves.wants(terms), 0 if service else wanted),
        service=notation_writing.format_plain(wanted) if service else None,
    )


def terms_view(terms: int) -> dict[str, Any]:
    """The terms of an offer, for events."""
    return as_json(terms_of(terms))


def vow_view(s: Spartacus, n: int, seat: int | None) -> Vow:
    """While gold is hidden only the two houses know that a gift has kept a promise (SP-345)."""
    giver, to = vows.giver(s, n), vows.receiver(s, n)
    known = seat in (giver, to) and n in secretly_kept(s)
    return Vow(
        number=n + 1,
        giver=giver,
        to=to,
        what=VOW_WORDS[vows.what(s, n)],
        gold=vows.gold(s, n),
        turn=vows.turn(s, n),
        state=VOW_STATES[vows.KEPT if known else vows.state(s, n)],
        words=wording(s, n + 1),
    )


def wording(s: Spartacus, number: int) -> str | None:
    """The words in which a promise was made, if it was."""
    return s.wordings[s.worded.index(number)] if number in s.worded else None


def auction_view(s: Spartacus, seat: int | None) -> Auction | None:
    if s.phase != moves.MARKET or not s.hidden:
        return None
    return Auction(
        lots=[card_id(card) if sees_lot(s, seat, lot) else None for lot, card in enumerate(s.lots)],
        lot=s.lot if s.lot >= 0 else None,
        host=s.lot >= len(s.lots),
        contenders=[p for p in range(s.players) if s.contenders >> p & 1],
        laid=s.laid[:],
        bid=s.bids[seat] if seat is not None and s.bids[seat] >= 0 else None,
    )


def arena_view(s: Spartacus, seat: int | None) -> Arena | None:
    if s.phase not in (moves.ARENA, moves.SHOWDOWN):
        return None
    b = s.bout
    open_bets = s.table.in_turn or s.stage != moves.BETTING
    return Arena(
        invited=s.invited if s.invited >= 0 else None,
        refused=[p for p in range(s.players) if s.refused >> p & 1],
        sides=[side_view(s, side) for side in range(2) if b.owners[side] >= 0],
        bets=[bet_view(bet) if bet >= 0 and (open_bets or p == seat) else None for p, bet in enumerate(s.bets)],
        round=b.round,
        quiet=b.quiet,
        sums=b.sums[:] if s.stage in (moves.ASK_REINIT, moves.ORDERING) and b.sums[0] else None,
        side=b.side() if s.stage in ACTION_STAGES else None,
        attack=attack_view(s) if b.attack else None,
        wounded=b.owners[b.side() if b.countering else 1 - b.side()] if s.stage == moves.LOSING else None,
        loser=b.owners[b.loser] if b.loser >= 0 else None,
        defeat=DEFEATS[b.defeat] if b.loser >= 0 else None,
        dead=row(s.dead_owner, card_id(s.dead)) if s.dead >= 0 else None,
    )


def bet_view(bet: int) -> dict[str, int]:
    """Coins by corner: {"V1": 3}."""
    return {name: moves.stake(bet, n) for n, name in enumerate(notation_writing.BETS) if moves.stake(bet, n)}


ACTION_STAGES = (
    moves.ACTING,
    moves.STEPPING,
    moves.DEFENDING,
    moves.REROLLING,
    moves.FORCING,
    moves.ASK_AXE,
    moves.ASK_SHIELD,
    moves.LOSING,
)


def side_view(s: Spartacus, side: int) -> Side:
    b = s.bout
    return Side(
        seat=b.owners[side],
        fighter=card_id(b.fighters[side]),
        gear=[card_id(card) for card in b.gear_of(side)],
        dice=b.dice_of(side),
        space=spaces()[b.places[side]] if b.round else None,
        used=bool(b.used >> side & 1),
    )


def attack_view(s: Spartacus) -> Attack:
    b = s.bout
    return Attack(
        kind=notation_writing.ATTACKS[b.attack],
        by_speed=b.by_speed,
        red=b.red[:],
        black=b.black[:],
        wounds=b.wounds if s.stage in (moves.ASK_AXE, moves.ASK_SHIELD, moves.LOSING) else None,
        counter=b.countering,
        later=spaces()[b.later] if b.later >= 0 else None,
    )
