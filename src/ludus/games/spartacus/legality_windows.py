"""Why nobody can react like this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus.cards import (
    ANY_TIME,
    ARE_DEATH,
    ARE_WAGERED,
    AT_FIGHTER,
    FOIL_ANY,
    GUARD_CARD,
    INTRIGUE,
    NONE,
)
from ludus.games.spartacus.effects import alternatives, holds, names_house, own_drop
from ludus.games.spartacus.legality_basics import STAGE_RULES, has_ready
from ludus.games.spartacus.moves import (
    ANSWERED,
    CHECKPOINT,
    INVITING,
    MAIN,
    NO_HOUSE,
    ON_DEATH,
    ON_REACTION,
    ON_SCHEME,
    ON_WAGERS,
    OPEN_MARKET,
    PLAN,
    plan_asset,
    plan_card,
    plan_named,
    plan_of,
    plan_target,
)
from ludus.games.spartacus.phases.windows import can_aim, is_target, may_oppose, phase_bit
from ludus.kernel.bits import bit
from ludus.kernel.game import RULING

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def refusals(s: Spartacus, card: i64, seat: i64) -> i64:
    """How often this house has said no for this card in this turn."""
    count: i64 = 0
    for no in s.noes:
        if no & ANSWERED == card << 3 | seat:
            count += 1
    return count


def is_refused(s: Spartacus, card: i64, seat: i64, price: i64) -> bool:
    """Has this house said no to just this, or so often that it is not asked again (SP-713)?"""
    return refusals(s, card, seat) > 1 or (card << 3 | seat | price << 10) in s.noes


def why_not_foil(s: Spartacus, seat: i64, plan: i64) -> i64:
    if s.stage not in (ON_SCHEME, ON_REACTION) or plan > PLAN:
        return 253
    deck = s.table.deck
    card = plan_card(plan)
    if card >= INTRIGUE or card not in s.houses[seat].hand or deck.foils[card] == NONE:
        return 253
    if deck.needs[card] > s.houses[seat].influence:
        return 251
    if s.stage == ON_REACTION:
        if deck.foils[card] != FOIL_ANY:
            return 256
    elif not may_oppose(s, seat):
        return 240
    elif deck.immune[plan_card(s.scheme)] and deck.foils[card] != FOIL_ANY:
        return 5
    if not holds(s, deck.tests[card], seat, seat, seat):
        return 257
    return why_not_cost(s, seat, plan)


def why_not_cost(s: Spartacus, seat: i64, plan: i64) -> i64:
    """What a foil names besides its card."""
    card = plan_card(plan)
    kinds = own_drop(s, card)
    asset: i64 = 0
    named: i64 = NO_HOUSE
    if kinds:
        asset = plan_asset(plan)
        if not has_ready(s, seat, asset, kinds):
            return 257
    if names_house(s, card):
        named = plan_named(plan)
        if named >= s.players or named == seat:
            return 221
    return 0 if plan == plan_of(card, NO_HOUSE, named, asset, 0, 0) else 221


def why_not_guard(s: Spartacus, seat: i64, card: i64) -> i64:
    if not is_target(s, seat) or s.schemer == seat:
        return 260
    if not may_oppose(s, seat):
        return 240
    if s.table.deck.immune[plan_card(s.scheme)]:
        return 5
    house = s.houses[seat]
    if card in house.guards:
        return 0
    if card in house.tired:
        return 266
    return 0 if card in house.hand and s.table.deck.forms[card] == GUARD_CARD else 264


def why_not_react(s: Spartacus, seat: i64, plan: i64) -> i64:
    deck = s.table.deck
    card = plan_card(plan)
    if plan > PLAN or card >= INTRIGUE or card not in s.houses[seat].hand:
        return 250
    moment: i64 = ANY_TIME
    if s.stage == ON_WAGERS:
        moment = ARE_WAGERED
    elif s.stage == ON_DEATH:
        moment = ARE_DEATH
    elif s.stage not in (CHECKPOINT, MAIN, OPEN_MARKET, INVITING):
        return 740
    if s.stage in (CHECKPOINT, ON_WAGERS, ON_DEATH) and s.waiting & bit(seat) == 0:
        return STAGE_RULES[s.stage]
    if deck.moments[card] & moment == 0:
        return 250
    if moment == ANY_TIME and deck.phases[card] & phase_bit(s) == 0:
        return 250
    if deck.needs[card] > s.houses[seat].influence:
        return 251
    target = plan_target(plan)
    if target >= s.players or not can_aim(s, card, seat, target):
        return RULING + 53
    asset: i64 = 0
    if deck.aims[card] == AT_FIGHTER:
        asset = plan_asset(plan)
        if asset - 1 not in alternatives(s, target):
            return RULING + 39
    return 0 if plan == plan_of(card, target, NO_HOUSE, asset, 0, 0) else 250
