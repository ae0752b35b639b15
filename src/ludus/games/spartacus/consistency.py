"""Does a position hang together? A stage needs what it is about, and lists come in groups."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludus.games.spartacus import bout, cards, moves
from ludus.games.spartacus.effects import names_house, own_drop
from ludus.games.spartacus.phases.basics import everybody
from ludus.games.spartacus.rows import chain, gifts, offers, peeks, seen_lots, vows

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

GROUPS = {
    "chain": chain.SIZE,
    "offers": offers.SIZE,
    "vows": vows.SIZE,
    "gifts": gifts.SIZE,
    "peeks": peeks.SIZE,
    "seen_lots": seen_lots.SIZE,
}
WITH_SCHEME = (moves.ON_SCHEME, moves.ASK_BODYGUARD, moves.DROPPING, moves.PICKING, moves.TAKING)
STEPS = {moves.DROPPING: cards.DROP_ASSET, moves.PICKING: cards.INJURE, moves.TAKING: cards.TAKE_FROM}
WITH_REQUEST = (moves.ANSWERING, moves.REVEALING)
WITH_PATIENT = (moves.HEAL_DIE, moves.ASK_HEALER)
WITH_ACTIVE = (moves.HEALING, *WITH_PATIENT, moves.MAIN, *WITH_REQUEST)
WITH_BOUT = tuple(range(moves.BETTING, moves.ON_DEATH))
WITH_LEADER = (moves.ORDERING, moves.ACTING, *range(moves.STEPPING, moves.ON_DEATH))
OUTER = (
    moves.ON_SCHEME,
    moves.CHECKPOINT,
    moves.MAIN,
    moves.OPEN_MARKET,
    moves.INVITING,
    moves.ON_WAGERS,
    moves.ON_DEATH,
)
PHASES = {  # where a stage belongs; windows and answers to schemes are looked at by what they need
    moves.CHOOSING_HOUSE: (moves.SETUP,),
    moves.HEALING: (moves.UPKEEP,),
    moves.HEAL_DIE: (moves.UPKEEP,),
    moves.ASK_HEALER: (moves.UPKEEP,),
    moves.BALANCING: (moves.UPKEEP,),
    moves.MAIN: (moves.INTRIGUE,),
    moves.ANSWERING: (moves.INTRIGUE,),
    moves.REVEALING: (moves.INTRIGUE,),
    moves.ON_SCHEME: (moves.INTRIGUE,),
    moves.ASK_BODYGUARD: (moves.INTRIGUE,),
    moves.DROPPING: (moves.INTRIGUE,),
    moves.PICKING: (moves.INTRIGUE,),
    moves.TAKING: (moves.INTRIGUE,),
    moves.REGAINING: (moves.INTRIGUE,),
    moves.OPEN_MARKET: (moves.MARKET,),
    moves.ASK_INFORMANT: (moves.MARKET,),
    moves.BIDDING: (moves.MARKET,),
    moves.INVITING: (moves.ARENA,),
    moves.BETTING: (moves.ARENA,),
    moves.ON_WAGERS: (moves.ARENA,),
    moves.ON_DEATH: (moves.ARENA,),
    moves.JUDGING: (moves.ARENA,),
}
AFTER = {
    moves.UPKEEP: (moves.AFTER_BALANCE,),
    moves.INTRIGUE: (moves.AFTER_SCHEME, moves.AFTER_TURN),
    moves.MARKET: (moves.AFTER_TRADE, moves.AFTER_LOT, moves.AFTER_HOST),
    moves.ARENA: (moves.AFTER_REFUSAL, moves.AFTER_ARENA),
}


def flaw(s: Spartacus) -> str:
    """The first field that cannot be; empty if all is well."""
    checks = (
        of_lists,
        of_houses,
        of_marks,
        of_deals,
        of_stage,
        of_schemes,
        of_market,
        of_bout,
        of_showdown,
        of_answers,
    )
    for check in checks:
        for field in check(s):
            return field
    return ""


def of_lists(s: Spartacus) -> Iterator[str]:
    for field, size in GROUPS.items():
        if len(getattr(s, field)) % size:
            yield field


def of_houses(s: Spartacus) -> Iterator[str]:
    taken = [house.card for house in s.houses if house.card >= 0]
    if len(set(taken)) < len(taken) or (s.phase != moves.SETUP and len(taken) < s.players):
        yield "card"
    forms = s.table.deck.forms
    for house in s.houses:
        for field in ("guards", "tired"):
            if any(forms[card] != cards.GUARD_CARD for card in getattr(house, field)):
                yield field
        if s.phase != moves.SETUP and not s.table.floor <= house.influence <= s.table.top:
            yield "influence"


def of_marks(s: Spartacus) -> Iterator[str]:
    """Tokens lie on cards of houses; only fighters are injured, honoured and become champions (SP-014, SP-443)."""
    types = s.table.deck.types
    owned = {card for house in s.houses for card in house.assets} | {s.dead}
    for card, marks in enumerate(s.marks):
        fighter = bool(types[card] & cards.FIGHTERS)
        most = (
            (cards.TIRED | cards.INJURED | cards.FAVOURS | cards.CHAMPION if fighter else cards.TIRED)
            if card in owned
            else 0
        )
        honours = marks & (cards.FAVOURS | cards.CHAMPION)
        if (
            marks & ~most
            or honours > cards.CHAMPION
            or honours == cards.FAVOURS
            or marks & (cards.INJURED | cards.TIRED) == cards.INJURED
        ):
            yield "marks"


def of_deals(s: Spartacus) -> Iterator[str]:
    seats = range(s.players)
    if s.hidden and s.offers:
        yield "offers"
    for offer in range(offers.count(s)):
        terms = offers.terms(s, offer)
        if (
            offers.number(s, offer) >= s.next_offer
            or offers.giver(s, offer) not in seats
            or moves.house_named(terms) not in seats
            or not 0 <= terms <= moves.TERMS
        ):
            yield "offers"
    for vow in range(vows.count(s)):
        valid = vows.what(s, vow) in range(moves.VOWS) and vows.gold(s, vow) >= 0
        valid = valid and vows.state(s, vow) in (vows.OPEN, vows.KEPT, vows.BROKEN)
        if vows.giver(s, vow) not in seats or vows.receiver(s, vow) not in seats or not valid:
            yield "vows"
    if len(s.worded) != len(s.wordings) or not set(s.worded) <= set(range(1, vows.count(s) + 1)):
        yield "worded"
    if s.claim and s.request < 0:
        yield "claim"
    for gift in range(gifts.count(s)):
        possible = 0 < gifts.gold(s, gift) <= gifts.had(s, gift) and gifts.vows_before(s, gift) >= 0
        if gifts.giver(s, gift) not in seats or gifts.receiver(s, gift) not in seats or not possible:
            yield "gifts"
    for peek in range(peeks.count(s)):
        owner = peeks.owner(s, peek)
        known = owner in seats and peeks.card(s, peek) in s.houses[owner].hand
        if peeks.who(s, peek) not in (*seats, peeks.ALL) or not known:
            yield "peeks"
    for look in range(seen_lots.count(s)):
        if seen_lots.who(s, look) not in seats or seen_lots.lot(s, look) not in range(len(s.lots)):
            yield "seen_lots"


def of_stage(s: Spartacus) -> Iterator[str]:
    stage = s.stage
    if s.phase not in PHASES.get(stage, (s.phase,)):
        yield "phase"
    if s.active >= s.players or (s.active < 0 and (stage in WITH_ACTIVE or s.phase == moves.INTRIGUE)):
        yield "active"
    if stage in WITH_PATIENT and s.patient not in s.houses[s.active].assets:
        yield "patient"
    if stage in WITH_PATIENT and not s.die:
        yield "die"
    if stage == moves.CHECKPOINT and s.after not in AFTER.get(s.phase, ()):
        yield "after"
    if s.waiting & s.resigned or s.resigned > everybody(s):
        yield "resigned"
    if stage == moves.ENTERING and s.invited not in range(s.players):
        yield "invited"
    if stage == moves.ON_DEATH and (s.dead < 0 or s.dead_owner not in range(s.players)):
        yield "dead"


def of_answers(s: Spartacus) -> Iterator[str]:
    """Where only one house can be asked, it is."""
    asked = {
        moves.HEALING: s.active,
        moves.HEAL_DIE: s.active,
        moves.MAIN: s.active,
        moves.REVEALING: s.active,
        moves.DROPPING: moves.plan_target(s.scheme),
        moves.PICKING: s.schemer,
        moves.TAKING: s.schemer,
        moves.INVITING: s.host,
        moves.ENTERING: s.invited,
        moves.JUDGING: s.host,
    }
    if s.stage in asked and s.waiting != 1 << asked[s.stage]:
        yield "waiting"
    if s.stage == moves.ANSWERING and s.waiting & ~(moves.ask_houses(s.request)):
        yield "waiting"
    if any(s.waiting >> seat & 1 and not s.legal(seat) for seat in range(s.players)):
        yield "waiting"


def of_schemes(s: Spartacus) -> Iterator[str]:
    deck, stage, seats = s.table.deck, s.stage, range(s.players)
    outer = s.outer if stage == moves.ON_REACTION else stage
    if (s.scheme < 0) == (outer in WITH_SCHEME):
        yield "scheme"
    if (s.scheme >= 0) != (s.schemer in seats):
        yield "schemer"
    if s.scheme >= 0 and (deck.forms[moves.plan_card(s.scheme)] != cards.SCHEME or not fits(s, s.scheme, s.schemer)):
        yield "scheme"
    if stage in STEPS:
        steps = deck.steps[moves.plan_card(s.scheme)]
        if not 0 < s.step <= len(steps) or steps[s.step - 1].verb != STEPS[stage]:
            yield "step"
    elif s.step:
        yield "step"
    if bool(s.chain) != (stage == moves.ON_REACTION) or (s.outer not in OUTER and s.chain):
        yield "chain"
    if s.chain and s.phase not in PHASES.get(s.outer, (s.phase,)):
        yield "outer"
    for reaction in range(chain.count(s)):
        plan, seat = chain.plan(s, reaction), chain.seat(s, reaction)
        if seat not in seats or deck.forms[moves.plan_card(plan)] != cards.REACTION or not fits(s, plan, seat):
            yield "chain"
    if (s.request >= 0) != (stage in WITH_REQUEST):
        yield "request"
    if s.request >= 0 and not requested(s):
        yield "request"


def fits(s: Spartacus, plan: int, seat: int) -> bool:
    """Has the plan of a seat the houses that its card asks for, all at this table, and the asset that it costs?"""
    card, target, named, asset = (
        moves.plan_card(plan),
        moves.plan_target(plan),
        moves.plan_named(plan),
        moves.plan_asset(plan),
    )
    aim, seats = s.table.deck.aims[card], (*range(s.players), moves.NO_HOUSE)
    if plan > moves.PLAN or target not in seats or named not in seats:
        return False
    if aim != cards.AT_DEAD_OWNER and (target == moves.NO_HOUSE) != (aim in (cards.AT_EACH, cards.AT_NONE)):
        return False
    if (named == moves.NO_HOUSE) == (aim == cards.AT_TWO or names_house(s, card)):
        return False
    house = s.houses[seat]
    has = bool(house.guards) if asset == moves.A_GUARD else asset - 1 in house.assets
    return has or not own_drop(s, card)


def requested(s: Spartacus) -> bool:
    """A scheme of the asker's hand, and houses to ask."""
    plan = moves.plan_in(s.request)
    card = moves.plan_card(plan)
    asked = moves.ask_houses(s.request)
    if card >= cards.INTRIGUE or s.table.deck.forms[card] != cards.SCHEME or not fits(s, plan, s.active):
        return False
    return card in s.houses[s.active].hand and 0 < asked <= everybody(s) and not s.agreed & ~asked


def is_hidden(s: Spartacus) -> bool:
    """Gold is hidden from the first lot until the host is settled (SP-309)."""
    stage = s.outer if s.stage == moves.ON_REACTION else s.stage
    between = stage == moves.CHECKPOINT and s.phase == moves.MARKET and s.after == moves.AFTER_LOT
    return between or stage in (moves.BIDDING, moves.ASK_INFORMANT)


def of_market(s: Spartacus) -> Iterator[str]:
    if s.hidden != is_hidden(s):
        yield "hidden"
    if s.lot > len(s.lots):
        yield "lot"
    if s.contenders > everybody(s) or (s.stage == moves.BIDDING) != (s.contenders > 0):
        yield "contenders"
    if s.stage == moves.BIDDING and (s.lot < 0 or s.waiting & ~s.contenders):
        yield "lot"
    for seat, house in enumerate(s.houses):
        if not 0 <= s.laid[seat] <= house.gold:
            yield "laid"
        if s.bids[seat] > house.gold - s.laid[seat]:
            yield "bids"
        if s.bets[seat] > 255:
            yield "bets"


def of_bout(s: Spartacus) -> Iterator[str]:
    b, stage = s.bout, s.stage
    if stage in WITH_BOUT or stage == moves.JUDGING:
        if -1 in b.owners:
            yield "bout"
        if b.owners[0] == b.owners[1] or max(b.owners) >= s.players:
            yield "owners"
    for side, owner in enumerate(b.owners):
        if owner >= s.players:
            yield "owners"
        if owner < 0:
            continue
        types, fighter = s.table.deck.types, b.fighters[side]
        if fighter not in (*s.houses[owner].assets, s.dead) or not types[fighter] & cards.FIGHTERS:
            yield "fighters"
        gear = b.gear_of(side)
        if len(set(gear)) < len(gear) or any(card not in s.houses[owner].assets for card in gear):
            yield "gear"
        if not all(types[card] & cards.GEAR for card in gear):
            yield "gear"
    if not all(0 <= die <= 6 for die in b.dice):
        yield "dice"
    if not all(0 <= place < cards.SPACES for place in b.places):
        yield "places"
    if not all(1 <= die <= 6 for die in b.red + b.black):
        yield "red"
    if any(b.chosen(line) not in (0, bout.KEEP, *b.line(line)) for line in range(2)):
        yield "rerolls"
    if stage in WITH_LEADER and b.leader < 0:
        yield "leader"
    if stage in WITH_LEADER and b.places[0] == b.places[1]:
        yield "places"
    if stage in range(moves.DEFENDING, moves.ON_DEATH) and b.attack == bout.NO_ATTACK:
        yield "attack"
    if b.later >= 0 and (b.attack == bout.NO_ATTACK or b.moved):
        yield "later"
    if stage == moves.JUDGING and (b.loser < 0 or not b.defeat):
        yield "loser"


def of_showdown(s: Spartacus) -> Iterator[str]:
    """The houses that still fight for victory, the next two first (SP-605 to SP-612)."""
    if s.phase != moves.SHOWDOWN:
        return
    if not set(s.ranks) <= set(range(s.players)) or len(set(s.ranks)) < len(s.ranks):
        yield "ranks"
    if len(s.ladder) < 2 or not set(s.ladder) <= set(s.ranks) or len(set(s.ladder)) < len(s.ladder):
        yield "ladder"
    if s.stage == moves.ENTERING and s.invited not in s.ladder[:2]:
        yield "invited"
    if not set(s.bout.owners) <= {*s.ladder[:2], -1}:
        yield "owners"
