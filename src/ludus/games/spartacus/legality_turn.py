"""Why something cannot be done in the Intrigue turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus.cards import (
    CYCLE,
    DROP_ASSET,
    FIGHTERS,
    INT_OWN,
    INTRIGUE,
    LOWER,
    ME,
    PEEK_HAND,
    SCHEME,
    TAP,
    UNIQUE_LEAST,
    has_verb,
)
from ludus.games.spartacus.effects import own_drop, price
from ludus.games.spartacus.legality_basics import UNKNOWN, has_ready
from ludus.games.spartacus.legality_windows import is_refused
from ludus.games.spartacus.menu_turn import aims_of, pays_influence
from ludus.games.spartacus.moves import (
    A_GUARD,
    ASK_INFORMANT,
    ASSET,
    MAIN,
    PLAN,
    plan_agent,
    plan_asset,
    plan_card,
    plan_gold,
    plan_named,
    plan_target,
)
from ludus.games.spartacus.phases.intrigue import agent_of, holds_when_paid, reduction
from ludus.games.spartacus.phases.market import informants
from ludus.kernel.bits import bit, bits
from ludus.kernel.game import RULING

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def why_not_ability(s: Spartacus, seat: i64, named: i64) -> i64:
    number = named & 3
    if number == 0 or number == 3:
        return 215
    deck = s.table.deck
    house = s.houses[seat]
    steps = deck.abilities[2 * house.card + number - 1]
    if has_verb(steps, LOWER):
        return RULING + 41
    assets = named >> 2 & ((1 << 18) - 1)
    if not distinct(s, seat, assets):
        return 217
    most: i64 = 0
    for step in steps:
        if step.verb in (TAP, DROP_ASSET):
            amount = step.amount
            while amount > 0:
                asset = assets & ASSET
                if asset == 0 or not has_ready(s, seat, asset, step.kinds):
                    return 217
                amount -= 1 if asset == A_GUARD else deck.weights[asset - 1]
                assets >>= 6
        elif step.verb == CYCLE:
            most = step.amount
    if assets:
        return 217
    return why_not_cycle(s, seat, named >> 20, most)


def distinct(s: Spartacus, seat: i64, assets: i64) -> bool:
    """No card twice, no more guards than there are."""
    seen: list[i64] = []
    guards: i64 = 0
    while assets:
        asset = assets & ASSET
        if asset == A_GUARD:
            guards += 1
        elif asset in seen:
            return False
        seen.append(asset)
        assets >>= 6
    return guards <= len(s.houses[seat].guards)


def why_not_cycle(s: Spartacus, seat: i64, cards: i64, most: i64) -> i64:
    """Up to so many different cards of the hand; where cards are exchanged, at least one."""
    seen: list[i64] = []
    if most and cards == 0:
        return 216
    while cards:
        card = (cards & 127) - 1
        if card in seen or card not in s.houses[seat].hand:
            return 216
        seen.append(card)
        cards >>= 7
    return 0 if len(seen) <= most else 216


def why_not_use(s: Spartacus, seat: i64, named: i64) -> i64:
    deck = s.table.deck
    asset = named & ASSET
    house = named >> 6 & 7
    hand_card = named >> 9 & 127
    lot = named >> 16
    if not has_ready(s, seat, asset, FIGHTERS):
        return 652
    card = asset - 1
    if s.stage == ASK_INFORMANT:
        fits = card in informants(s, seat) and house == 0 and hand_card == 0 and 0 < lot <= len(s.lots)
        return 0 if fits else 751
    if s.stage != MAIN or deck.timings[card] != INT_OWN or lot:
        return 218
    if has_verb(deck.skills[card], LOWER):
        return 227
    if has_verb(deck.skills[card], PEEK_HAND):
        fits = house < s.players and house != seat and hand_card == 0 and bool(s.houses[house].hand)
        return 0 if fits else 218
    if house:
        return 218
    if has_verb(deck.skills[card], CYCLE):
        return 0 if hand_card - 1 in s.houses[seat].hand else 218
    return 0 if hand_card == 0 else 218


# --- Schemes and reactions -----------------------------------------------------------------------------


def why_not_plan(s: Spartacus, seat: i64, plan: i64) -> i64:
    """All about a scheme but the influence that it needs."""
    deck = s.table.deck
    card = plan_card(plan)
    if card >= INTRIGUE or card not in s.houses[seat].hand or deck.forms[card] != SCHEME:
        return 220
    pair = plan_target(plan) | plan_named(plan) << 3
    if pair not in aims_of(s, seat, card):
        return 221
    if plan_gold(plan) and not pays_influence(s, seat):
        return RULING + 41
    if plan_agent(plan) and agent_of(s, seat) < 0:
        return 651
    if plan_gold(plan) > s.houses[seat].gold:
        return 226
    for test in deck.tests[card]:
        if not holds_when_paid(s, [test], seat, plan):
            return 226 if test.who == ME and test.counter != UNIQUE_LEAST else RULING + 53
    kinds = own_drop(s, card)
    if kinds:
        if not has_ready(s, seat, plan_asset(plan), kinds):
            return 226
    elif plan_asset(plan):
        return 226
    return 226 if plan_gold(plan) + price(s, plan, seat) > s.houses[seat].gold else 0


def why_not_play(s: Spartacus, seat: i64, named: i64) -> i64:
    if named > PLAN:
        return UNKNOWN
    why = why_not_plan(s, seat, named)
    if why:
        return why
    able = s.houses[seat].influence + reduction(s, seat, named)
    return 0 if able >= s.table.deck.needs[plan_card(named)] else 220


def why_not_ask(s: Spartacus, seat: i64, named: i64) -> i64:
    if named >= 1 << 33:
        return UNKNOWN
    plan = named & PLAN
    why = why_not_plan(s, seat, plan)
    if why:
        return why
    asked = named >> 25 & 15
    if asked == 0 or asked & bit(seat) or asked >= bit(s.players) or asked & s.resigned:
        return 230
    if s.houses[seat].influence + reduction(s, seat, plan) >= s.table.deck.needs[plan_card(plan)]:
        return 230
    if s.table.atomic and (named >> 29) * bits(asked) + price(s, plan, seat) + plan_gold(plan) > s.houses[seat].gold:
        return 8
    other: i64 = 0
    while other < s.players:
        if asked & bit(other) and is_refused(s, plan_card(plan), other, named >> 29):
            return 713
        other += 1
    return 0


def why_not_end(s: Spartacus, seat: i64, places: i64) -> i64:
    size: i64 = len(s.houses[seat].hand)
    over = size - s.limit(seat)
    if places >= bit(size):
        return 280
    return 0 if bits(places) == (over if over > 0 else 0) else 280
