"""Does a position hang together? A stage needs what it is about, and lists come in groups."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludus.games.spartacus import moves as m
from ludus.games.spartacus.bout import CHOSEN, KEEP, NO_ATTACK
from ludus.games.spartacus.cards import (
    AT_DEAD_OWNER,
    AT_EACH,
    AT_NONE,
    AT_TWO,
    CHAMPION,
    DROP_ASSET,
    FAVOURS,
    FIGHTERS,
    GEAR,
    GUARD_CARD,
    INJURE,
    INJURED,
    INTRIGUE,
    REACTION,
    SCHEME,
    SPACES,
    TAKE_FROM,
    TIRED,
)
from ludus.games.spartacus.effects import names_house, own_drop
from ludus.games.spartacus.phases.basics import ALL
from ludus.games.spartacus.phases.market import everybody
from ludus.games.spartacus.phases.promises import BROKEN, GIFT_GOLD

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

GROUPS = {"chain": 2, "offers": 3, "vows": 6, "gifts": 4, "peeks": 3, "seen_lots": 2}
WITH_SCHEME = (m.ON_SCHEME, m.ASK_BODYGUARD, m.DROPPING, m.PICKING, m.TAKING)
STEPS = {m.DROPPING: DROP_ASSET, m.PICKING: INJURE, m.TAKING: TAKE_FROM}
WITH_REQUEST = (m.ANSWERING, m.REVEALING)
WITH_PATIENT = (m.HEAL_DIE, m.ASK_HEALER)
WITH_ACTIVE = (m.HEALING, *WITH_PATIENT, m.MAIN, *WITH_REQUEST)
WITH_BOUT = tuple(range(m.BETTING, m.ON_DEATH))
WITH_LEADER = (m.ORDERING, m.ACTING, *range(m.STEPPING, m.ON_DEATH))
OUTER = (m.ON_SCHEME, m.CHECKPOINT, m.MAIN, m.OPEN_MARKET, m.INVITING, m.ON_WAGERS, m.ON_DEATH)
PHASES = {  # where a stage belongs; windows and answers to schemes are looked at by what they need
    m.CHOOSING_HOUSE: (m.SETUP,),
    m.HEALING: (m.UPKEEP,),
    m.HEAL_DIE: (m.UPKEEP,),
    m.ASK_HEALER: (m.UPKEEP,),
    m.BALANCING: (m.UPKEEP,),
    m.MAIN: (m.INTRIGUE,),
    m.ANSWERING: (m.INTRIGUE,),
    m.REVEALING: (m.INTRIGUE,),
    m.ON_SCHEME: (m.INTRIGUE,),
    m.ASK_BODYGUARD: (m.INTRIGUE,),
    m.DROPPING: (m.INTRIGUE,),
    m.PICKING: (m.INTRIGUE,),
    m.TAKING: (m.INTRIGUE,),
    m.REGAINING: (m.INTRIGUE,),
    m.OPEN_MARKET: (m.MARKET,),
    m.ASK_INFORMANT: (m.MARKET,),
    m.BIDDING: (m.MARKET,),
    m.INVITING: (m.ARENA,),
    m.BETTING: (m.ARENA,),
    m.ON_WAGERS: (m.ARENA,),
    m.ON_DEATH: (m.ARENA,),
    m.JUDGING: (m.ARENA,),
}
AFTER = {
    m.UPKEEP: (m.AFTER_BALANCE,),
    m.INTRIGUE: (m.AFTER_SCHEME, m.AFTER_TURN),
    m.MARKET: (m.AFTER_TRADE, m.AFTER_LOT, m.AFTER_HOST),
    m.ARENA: (m.AFTER_REFUSAL, m.AFTER_ARENA),
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
    cards = [house.card for house in s.houses if house.card >= 0]
    if len(set(cards)) < len(cards) or (s.phase != m.SETUP and len(cards) < s.players):
        yield "card"
    forms = s.table.deck.forms
    for house in s.houses:
        for field in ("guards", "tired"):
            if any(forms[card] != GUARD_CARD for card in getattr(house, field)):
                yield field
        if s.phase != m.SETUP and not s.table.floor <= house.influence <= s.table.top:
            yield "influence"


def of_marks(s: Spartacus) -> Iterator[str]:
    """Tokens lie on cards of houses; only fighters are injured, honoured and become champions (SP-014, SP-443)."""
    types = s.table.deck.types
    owned = {card for house in s.houses for card in house.assets} | {s.dead}
    for card, marks in enumerate(s.marks):
        fighter = bool(types[card] & FIGHTERS)
        most = (TIRED | INJURED | FAVOURS | CHAMPION if fighter else TIRED) if card in owned else 0
        honours = marks & (FAVOURS | CHAMPION)
        if marks & ~most or honours > CHAMPION or honours == FAVOURS or marks & (INJURED | TIRED) == INJURED:
            yield "marks"


def of_deals(s: Spartacus) -> Iterator[str]:
    seats = range(s.players)
    if s.hidden and s.offers:
        yield "offers"
    for number, giver, terms in grouped(s.offers, 3):
        if number >= s.next_offer or giver not in seats or terms & 3 not in seats or not 0 <= terms < m.SERVICE << 1:
            yield "offers"
    for giver, to, what, gold, _, state in grouped(s.vows, 6):
        told = what in range(m.VOWS) and gold >= 0 and 0 <= state <= BROKEN
        if giver not in seats or to not in seats or not told:
            yield "vows"
    if len(s.worded) != len(s.wordings) or not set(s.worded) <= set(range(1, len(s.vows) // 6 + 1)):
        yield "worded"
    if s.claim and s.request < 0:
        yield "claim"
    for giver, to, amount, had in grouped(s.gifts, 4):
        if giver not in seats or to not in seats or not 0 < amount <= had & GIFT_GOLD or had < 0:
            yield "gifts"
    for who, owner, card in grouped(s.peeks, 3):
        if who not in (*seats, ALL) or owner not in seats or card not in s.houses[owner].hand:
            yield "peeks"
    for who, lot in grouped(s.seen_lots, 2):
        if who not in seats or lot not in range(len(s.lots)):
            yield "seen_lots"


def grouped(numbers: list[int], size: int) -> list[list[int]]:
    return [numbers[n : n + size] for n in range(0, len(numbers), size)]


def of_stage(s: Spartacus) -> Iterator[str]:
    stage = s.stage
    if s.phase not in PHASES.get(stage, (s.phase,)):
        yield "phase"
    if s.active >= s.players or (s.active < 0 and (stage in WITH_ACTIVE or s.phase == m.INTRIGUE)):
        yield "active"
    if stage in WITH_PATIENT and s.patient not in s.houses[s.active].assets:
        yield "patient"
    if stage in WITH_PATIENT and not s.die:
        yield "die"
    if stage == m.CHECKPOINT and s.after not in AFTER.get(s.phase, ()):
        yield "after"
    if s.waiting & s.resigned or s.resigned > everybody(s):
        yield "resigned"
    if stage == m.ENTERING and s.invited not in range(s.players):
        yield "invited"
    if stage == m.ON_DEATH and (s.dead < 0 or s.dead_owner not in range(s.players)):
        yield "dead"


def of_answers(s: Spartacus) -> Iterator[str]:
    """Where only one house can be asked, it is."""
    asked = {
        m.HEALING: s.active,
        m.HEAL_DIE: s.active,
        m.MAIN: s.active,
        m.REVEALING: s.active,
        m.DROPPING: m.plan_target(s.scheme),
        m.PICKING: s.schemer,
        m.TAKING: s.schemer,
        m.INVITING: s.host,
        m.ENTERING: s.invited,
        m.JUDGING: s.host,
    }
    if s.stage in asked and s.waiting != 1 << asked[s.stage]:
        yield "waiting"
    if s.stage == m.ANSWERING and s.waiting & ~(s.request >> 25 & 15):
        yield "waiting"
    if any(s.waiting >> seat & 1 and not s.legal(seat) for seat in range(s.players)):
        yield "waiting"


def of_schemes(s: Spartacus) -> Iterator[str]:
    deck, stage, seats = s.table.deck, s.stage, range(s.players)
    outer = s.outer if stage == m.ON_REACTION else stage
    if (s.scheme < 0) == (outer in WITH_SCHEME):
        yield "scheme"
    if (s.scheme >= 0) != (s.schemer in seats):
        yield "schemer"
    if s.scheme >= 0 and (deck.forms[m.plan_card(s.scheme)] != SCHEME or not fits(s, s.scheme, s.schemer)):
        yield "scheme"
    if stage in STEPS:
        steps = deck.steps[m.plan_card(s.scheme)]
        if not 0 < s.step <= len(steps) or steps[s.step - 1].verb != STEPS[stage]:
            yield "step"
    elif s.step:
        yield "step"
    if bool(s.chain) != (stage == m.ON_REACTION) or (s.outer not in OUTER and s.chain):
        yield "chain"
    if s.chain and s.phase not in PHASES.get(s.outer, (s.phase,)):
        yield "outer"
    for plan, seat in grouped(s.chain, 2):
        if seat not in seats or deck.forms[m.plan_card(plan)] != REACTION or not fits(s, plan, seat):
            yield "chain"
    if (s.request >= 0) != (stage in WITH_REQUEST):
        yield "request"
    if s.request >= 0 and not requested(s):
        yield "request"


def fits(s: Spartacus, plan: int, seat: int) -> bool:
    """Has the plan of a seat the houses that its card asks for, all at this table, and the asset that it costs?"""
    card, target, named, asset = m.plan_card(plan), m.plan_target(plan), m.plan_named(plan), m.plan_asset(plan)
    aim, seats = s.table.deck.aims[card], (*range(s.players), m.NO_HOUSE)
    if plan >= 1 << 25 or target not in seats or named not in seats:
        return False
    if aim != AT_DEAD_OWNER and (target == m.NO_HOUSE) != (aim in (AT_EACH, AT_NONE)):
        return False
    if (named == m.NO_HOUSE) == (aim == AT_TWO or names_house(s, card)):
        return False
    house = s.houses[seat]
    has = bool(house.guards) if asset == m.A_GUARD else asset - 1 in house.assets
    return has or not own_drop(s, card)


def requested(s: Spartacus) -> bool:
    """A scheme of the asker's hand, and houses to ask."""
    plan = s.request & m.PLAN
    card = m.plan_card(plan)
    asked = s.request >> 25 & 15
    if card >= INTRIGUE or s.table.deck.forms[card] != SCHEME or not fits(s, plan, s.active):
        return False
    return card in s.houses[s.active].hand and 0 < asked <= everybody(s) and not s.agreed & ~asked


def is_hidden(s: Spartacus) -> bool:
    """Gold is hidden from the first lot until the host is settled (SP-309)."""
    stage = s.outer if s.stage == m.ON_REACTION else s.stage
    between = stage == m.CHECKPOINT and s.phase == m.MARKET and s.after == m.AFTER_LOT
    return between or stage in (m.BIDDING, m.ASK_INFORMANT)


def of_market(s: Spartacus) -> Iterator[str]:
    if s.hidden != is_hidden(s):
        yield "hidden"
    if s.lot > len(s.lots):
        yield "lot"
    if s.contenders > everybody(s) or (s.stage == m.BIDDING) != (s.contenders > 0):
        yield "contenders"
    if s.stage == m.BIDDING and (s.lot < 0 or s.waiting & ~s.contenders):
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
    if stage in WITH_BOUT or stage == m.JUDGING:
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
        if fighter not in (*s.houses[owner].assets, s.dead) or not types[fighter] & FIGHTERS:
            yield "fighters"
        gear = [card for card in b.gear[3 * side : 3 * side + 3] if card >= 0]
        if len(set(gear)) < len(gear) or any(card not in s.houses[owner].assets for card in gear):
            yield "gear"
        if not all(types[card] & GEAR for card in gear):
            yield "gear"
    if not all(0 <= die <= 6 for die in b.dice):
        yield "dice"
    if not all(0 <= place < SPACES for place in b.places):
        yield "places"
    if not all(1 <= die <= 6 for die in b.red + b.black):
        yield "red"
    if any(count >> CHOSEN not in (0, KEEP, *dice) for count, dice in zip(b.rerolls, (b.red, b.black), strict=True)):
        yield "rerolls"
    if stage in WITH_LEADER and b.leader < 0:
        yield "leader"
    if stage in WITH_LEADER and b.places[0] == b.places[1]:
        yield "places"
    if stage in range(m.DEFENDING, m.ON_DEATH) and b.attack == NO_ATTACK:
        yield "attack"
    if b.later >= 0 and (b.attack == NO_ATTACK or b.moved):
        yield "later"
    if stage == m.JUDGING and (b.loser < 0 or not b.defeat):
        yield "loser"


def of_showdown(s: Spartacus) -> Iterator[str]:
    """The houses that still fight for victory, the next two first (SP-605 to SP-612)."""
    if s.phase != m.SHOWDOWN:
        return
    if not set(s.ranks) <= set(range(s.players)) or len(set(s.ranks)) < len(s.ranks):
        yield "ranks"
    if len(s.ladder) < 2 or not set(s.ladder) <= set(s.ranks) or len(set(s.ladder)) < len(s.ladder):
        yield "ladder"
    if s.stage == m.ENTERING and s.invited not in s.ladder[:2]:
        yield "invited"
    if not set(s.bout.owners) <= {*s.ladder[:2], -1}:
        yield "owners"
