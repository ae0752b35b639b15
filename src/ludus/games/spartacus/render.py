"""Fills in the view of one observer (`view.py`), and says what it hears of what happens."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from ludus.games.spartacus import cards, events, moves, notation_writing
from ludus.games.spartacus.deck import card_ids, card_view, house_view, spaces
from ludus.games.spartacus.phases.basics import ALL
from ludus.games.spartacus.phases.intrigue import is_enough
from ludus.games.spartacus.phases.promises import KEPT, VOW, secretly_kept
from ludus.games.spartacus.phases.upkeep import net
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
from ludus.kernel.decision import SEALED, Event
from ludus.kernel.views import as_json

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
    intrigue |= {card for _, _, card in known_cards(s, seat)} | {moves.plan_card(plan) for plan in s.chain[::2]}
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
        known=[(owner, notation_writing.hand_text(card)) for _, owner, card in known_cards(s, seat)],
        heal=heal_view(s),
        scheme=scheme_view(s),
        chain=[(s.chain[n + 1], notation_writing.plan_text(s.chain[n])) for n in range(0, len(s.chain), 2)],
        request=request_view(s, seat),
        offers=[offer_view(s, n) for n in range(0, len(s.offers), 3)],
        vows=[vow_view(s, n, seat) for n in range(0, len(s.vows), VOW)],
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
    triples = [(s.peeks[n], s.peeks[n + 1], s.peeks[n + 2]) for n in range(0, len(s.peeks), 3)]
    return sorted({(0, owner, card) for who, owner, card in triples if who in (ALL, seat) and owner != seat})


def sees_lot(s: Spartacus, seat: int | None, lot: int) -> bool:
    looked = [(s.seen_lots[n], s.seen_lots[n + 1]) for n in range(0, len(s.seen_lots), 2)]
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
        broken=sum(1 for n in range(0, len(s.vows), VOW) if s.vows[n] == p and s.vows[n + 5] == 2),
        kept=sum(1 for n in range(0, len(s.vows), VOW) if s.vows[n] == p and s.vows[n + 5] == 1),
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
    return Goods(gold, list(map(notation_writing.asset_text, notation_writing.unpack(assets, 6))))


def offer_view(s: Spartacus, n: int) -> Offer:
    number, giver, packed = s.offers[n : n + 3]
    terms = terms_of(packed)
    return Offer(number, giver, terms.to, terms.gives, terms.wants, terms.service)


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
    giver, to, what, gold, turn, state = s.vows[n : n + VOW]
    if seat in (giver, to) and n in secretly_kept(s):
        state = KEPT
    return Vow(
        number=n // VOW + 1,
        giver=giver,
        to=to,
        what=VOW_WORDS[what],
        gold=gold,
        turn=turn,
        state=VOW_STATES[state],
        words=wording(s, n // VOW + 1),
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
        dead=(s.dead_owner, card_id(s.dead)) if s.dead >= 0 else None,
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
        gear=[card_id(card) for card in b.gear[3 * side : 3 * side + 3] if card >= 0],
        dice=b.dice[3 * side : 3 * side + 3],
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


# --- Events --------------------------------------------------------------------------------------------


def event(raw: list[int], seat: int | None) -> Event:
    """What one observer may know of something that happened."""
    kind, knowing, facts = raw[0], raw[1], raw[2:]
    knows = knowing == events.ALL_SEATS or (seat is not None and bool(knowing >> seat & 1))
    if kind in (events.DID, events.FOLLOWED):
        if seat == facts[0] and moves.is_late(facts):
            return SEALED  # one's own choice is no news
        return did(facts, knows, knowing)
    if kind in (events.DREW, events.PAID, events.ASKED, events.PEEKED, events.PEEKED_LOT):
        return partly(kind, facts, knows)
    if kind in ARENA_EVENTS:
        return arena_event(kind, facts)
    return table_event(kind, facts)


def did(facts: list[int], knows: bool, knowing: int) -> Event:
    if not knows:
        return SEALED
    seat, move = facts[0], facts[1]
    text = (
        notation_writing.end_text(facts[2:])
        if moves.kind_of(move) == moves.END
        else notation_writing.format_plain(move)
    )
    return Event(
        "did", seat, {"move": text, **said(notation_writing.spoken_with(facts))}, shows=knowing == events.ALL_SEATS
    )


def said(words: str) -> dict[str, str]:
    """What was said with a decision, if anything was."""
    return {"words": words} if words else {}


def partly(kind: int, facts: list[int], knows: bool) -> Event:
    """What one seat knows in full, and the others in part."""
    seat = facts[0]
    if kind == events.DREW:
        cards = [notation_writing.hand_text(card) for card in facts[1:]] if knows else None
        return Event("drew", seat, {"count": len(facts) - 1, "cards": cards}, news=True)
    if kind == events.PAID:
        return Event("paid", seat, {"to": facts[1], "gold": facts[2] if knows else None}, shows=True)
    if kind == events.ASKED:
        asked = [p for p in range(4) if facts[2] >> p & 1]
        plan = notation_writing.plan_text(facts[1]) if knows else None
        shown = {"asked": asked, "price": facts[3], "plan": plan, **said(notation_writing.spelled(facts[4:]))}
        return Event("asked", seat, shown, shows=True)
    if kind == events.PEEKED:
        return Event(
            "peeked",
            seat,
            {"owner": facts[1], "card": notation_writing.hand_text(facts[2]) if knows else None},
            news=True,
        )
    return Event("looked", seat, {"lot": facts[1] + 1, "card": market_id(facts[2]) if knows else None}, news=True)


def pairs(facts: list[int]) -> list[list[int]]:
    return [facts[n : n + 2] for n in range(0, len(facts), 2)]


def table_event(kind: int, facts: list[int]) -> Event:
    """Everything outside the arena that all may know."""
    if kind == events.ROLLED:
        return Event("rolled", None, {"for": ROLLS.get(facts[0], "tie"), "dice": pairs(facts[1:])}, news=True)
    if kind == events.DEALT:
        return Event("dealt", facts[0], {"cards": [market_id(card) for card in facts[1:]]}, news=True)
    if kind in (events.TURN, events.ROUND):
        return Event("turn" if kind == events.TURN else "round", None, {"number": facts[0]})
    if kind in (events.PHASE, events.SHUFFLED, events.REFRESHED, events.NO_BOUT, events.LOTS):
        return plain_event(kind, facts)
    if kind in (events.HEALED, events.HEAL_RESULT):
        name = "heal" if kind == events.HEALED else "healed"
        return Event(name, facts[0], {"card": market_id(facts[1]), "dice": facts[2:]}, news=True)
    if kind == events.DISCARDED:
        card = notation_writing.hand_text(facts[2]) if facts[1] else market_id(facts[2])
        return Event("discarded", facts[0], {"card": card}, shows=True)
    if kind in CHANGES:
        return Event(CHANGES[kind], facts[0], {"amount": facts[1]}, shows=True)
    if kind in (events.PLAYED, events.SUCCEEDED, events.GUARDED, events.REGAINED, events.FOILED):
        return card_event(kind, facts)
    if kind in (events.EXHAUSTED, events.WOUNDED, events.DIED, events.SPARED):
        return Event(FATES[kind], facts[0], {"card": market_id(facts[1])}, shows=True)
    if kind in (events.LOT, events.BIDS, events.WON, events.VOID):
        return market_event(kind, facts)
    return other_event(kind, facts)


def plain_event(kind: int, facts: list[int]) -> Event:
    if kind == events.PHASE:
        return Event("phase", None, {"phase": PHASES[facts[0]]})
    if kind == events.SHUFFLED:
        return Event("shuffled", None, {"deck": "intrigue" if facts[0] else "market"}, news=True)
    if kind == events.LOTS:
        return Event("lots", None, {"count": facts[0]}, news=True)
    return Event("refreshed" if kind == events.REFRESHED else "no-bout")


ROLLS = {0: "first", 7: "host"}
CHANGES = {events.BALANCED: "balanced", events.COINS: "coins", events.INFLUENCE: "influence", events.TRIBUTE: "tribute"}
FATES = {events.EXHAUSTED: "exhausted", events.WOUNDED: "injured", events.DIED: "died", events.SPARED: "spared"}


def card_event(kind: int, facts: list[int]) -> Event:
    if kind == events.PLAYED:
        supporters = [p for p in range(4) if facts[2] >> p & 1]
        plan = facts[1]
        shown: dict[str, Any] = {
            "plan": notation_writing.plan_text(plan),
            "card": notation_writing.hand_text(moves.plan_card(plan)),
        }
        target = moves.plan_target(plan)
        shown |= {"target": target if target < 4 else None, "supporters": supporters}
        return Event("played", facts[0], shown, news=True, shows=True)
    if kind == events.SUCCEEDED:
        return Event("succeeded", facts[0], {"card": notation_writing.hand_text(facts[1])}, news=True)
    if kind == events.GUARDED:
        card = notation_writing.hand_text(facts[1]) if facts[1] >= 0 else None
        return Event("guarded", facts[0], {"card": card, "die": facts[2]}, news=True)
    if kind == events.REGAINED:
        return Event("regained", facts[0], {"card": notation_writing.hand_text(facts[1])}, shows=True)
    return Event(
        "foiled",
        None,
        {"what": "reaction" if facts[0] else "scheme", "card": notation_writing.hand_text(facts[1])},
        news=True,
    )


def market_event(kind: int, facts: list[int]) -> Event:
    if kind == events.LOT:
        return Event("lot", None, {"lot": facts[0] + 1, "card": market_id(facts[1])}, news=True)
    if kind == events.BIDS:
        return Event("bids", None, {"lot": facts[0] + 1, "bids": pairs(facts[1:])}, news=True)
    if kind == events.WON:
        return Event("won", facts[0], {"lot": facts[1] + 1, "card": market_id(facts[2]), "gold": facts[3]}, news=True)
    return Event("void", None, {"lot": facts[0] + 1, "card": market_id(facts[1])}, news=True)


def other_event(kind: int, facts: list[int]) -> Event:
    if kind == events.ENOUGH:
        return Event("enough", facts[0], {"enough": bool(facts[1])}, shows=True)
    if kind == events.LAPSED:
        return Event("lapsed", facts[0], shows=True)
    if kind == events.TRADED:
        return Event("traded", facts[0], terms_view(facts[2]), shows=True)
    if kind == events.EXPIRED:
        return Event("expired", facts[0], terms_view(facts[2]))
    if kind == events.RECALLED:
        return Event("recalled", facts[0])
    if kind == events.HOST:
        return Event("host", facts[0], news=True)
    if kind == events.SHOWDOWN:
        return Event("showdown", None, {"houses": facts}, news=True)
    if kind == events.RESIGNED:
        return Event("resigned", facts[0], news=True)
    assert kind == events.ENDED
    return Event("ended", facts[0], {"by": ENDINGS[facts[1]]}, news=True)


ARENA_EVENTS = (
    *range(events.ENTERED, events.NO_BOUT),
    *range(events.WAGERS, events.ROUND),
    *range(events.INITIATIVE, events.DIED),
)


def arena_event(kind: int, facts: list[int]) -> Event:
    if kind == events.ENTERED:
        gear = [market_id(card) for card in facts[3:] if card >= 0]
        shown = {"side": facts[1] + 1, "fighter": market_id(facts[2]), "gear": gear}
        return Event("entered", facts[0], shown, shows=True)
    if kind == events.WAGERS:
        bets = [
            [p, {name: moves.stake(bet, n) for n, name in enumerate(notation_writing.BETS) if moves.stake(bet, n)}]
            for p, bet in pairs(facts)
        ]
        return Event("wagers", None, {"bets": bets}, news=True)
    if kind == events.SETTLED:
        return Event("settled", facts[0], {"staked": facts[1], "back": facts[2]})
    if kind == events.REPLACED:
        shown = {"side": facts[0] + 1, "old": market_id(facts[1]), "fighter": market_id(facts[2])}
        return Event("replaced", None, shown, news=True)
    if kind == events.INITIATIVE:
        return Event("initiative", None, {"rolls": rolls(facts)}, news=True)
    if kind == events.MOVED:
        return Event("moved", facts[0], {"space": spaces()[facts[1]]}, shows=True)
    if kind == events.STRUCK:
        middle = facts.index(-1)
        shown = {"attack": notation_writing.ATTACKS[facts[1]], "by_speed": bool(facts[2])}
        return Event("struck", facts[0], {**shown, "red": facts[3:middle], "black": facts[middle + 1 :]}, news=True)
    return wound_event(kind, facts)


def rolls(facts: list[int]) -> list[list[int]]:
    """Lists of a seat and its dice."""
    if -1 not in facts:
        return [facts]
    middle = facts.index(-1)
    return [facts[:middle], facts[middle + 1 :]]


def wound_event(kind: int, facts: list[int]) -> Event:
    if kind == events.REROLLED:
        line = "black" if facts[1] else "red"
        return Event("rerolled", facts[0], {"line": line, "old": facts[2], "die": facts[3]}, news=True)
    if kind == events.COMPARED:
        return Event("compared", None, {"wounds": facts[0]}, news=True)
    if kind in (events.ADDED, events.STOPPED):
        name = "added" if kind == events.ADDED else "stopped"
        return Event(name, facts[0], {"wounds": facts[1], "card": market_id(facts[2])}, news=True)
    if kind == events.LOST:
        return Event("lost", facts[0], {"dice": facts[1:]}, shows=True)
    if kind == events.DEFEATED:
        return Event("defeated", facts[0], {"defeat": DEFEATS[facts[1]]}, news=True)
    assert kind == events.FAVOURED
    return Event("favoured", facts[0], {"card": market_id(facts[1]), "champion": bool(facts[2])}, news=True)
