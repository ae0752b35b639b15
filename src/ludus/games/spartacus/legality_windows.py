"""Why nobody can react like this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves
from ludus.games.spartacus.effects import alternatives, holds, names_house, own_drop
from ludus.games.spartacus.legality_basics import STAGE_RULES, has_ready
from ludus.games.spartacus.phases.windows import can_aim, fits, is_target, may_oppose, moment_of
from ludus.kernel.bits import bit
from ludus.kernel.game import RULING

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def why_not_foil(s: Spartacus, seat: i64, plan: i64) -> i64:
    if s.stage not in (moves.ON_SCHEME, moves.ON_REACTION) or plan > moves.PLAN:
        return 253
    deck = s.table.deck
    card = moves.plan_card(plan)
    if card >= cards.INTRIGUE or card not in s.houses[seat].hand or deck.foils[card] == cards.NONE:
        return 253
    if deck.needs[card] > s.houses[seat].influence:
        return 251
    if s.stage == moves.ON_REACTION:
        if deck.foils[card] != cards.FOIL_ANY:
            return 256
    elif not may_oppose(s, seat):
        return 240
    elif deck.immune[moves.plan_card(s.scheme)] and deck.foils[card] != cards.FOIL_ANY:
        return 5
    if not holds(s, deck.tests[card], seat, seat, seat):
        return 257
    return why_not_cost(s, seat, plan)


def why_not_cost(s: Spartacus, seat: i64, plan: i64) -> i64:
    """What a foil names besides its card."""
    card = moves.plan_card(plan)
    kinds = own_drop(s, card)
    asset: i64 = 0
    named: i64 = moves.NO_HOUSE
    if kinds:
        asset = moves.plan_asset(plan)
        if not has_ready(s, seat, asset, kinds):
            return 257
    if names_house(s, card):
        named = moves.plan_named(plan)
        if named >= s.players or named == seat:
            return 221
    return 0 if plan == moves.plan_of(card, moves.NO_HOUSE, named, asset, 0, 0) else 221


def why_not_guard(s: Spartacus, seat: i64, card: i64) -> i64:
    if not is_target(s, seat) or s.schemer == seat:
        return 260
    if not may_oppose(s, seat):
        return 240
    if s.table.deck.immune[moves.plan_card(s.scheme)]:
        return 5
    house = s.houses[seat]
    if card in house.guards:
        return 0
    if card in house.tired:
        return 266
    return 0 if card in house.hand and s.table.deck.forms[card] == cards.GUARD_CARD else 264


def why_not_react(s: Spartacus, seat: i64, plan: i64) -> i64:
    deck = s.table.deck
    card = moves.plan_card(plan)
    if plan > moves.PLAN or card >= cards.INTRIGUE or card not in s.houses[seat].hand:
        return 250
    if s.stage in (moves.CHECKPOINT, moves.ON_WAGERS, moves.ON_DEATH):
        if s.waiting & bit(seat) == 0:
            return STAGE_RULES[s.stage]
    elif s.stage not in (moves.MAIN, moves.OPEN_MARKET, moves.INVITING):
        return 740
    if not fits(s, card, moment_of(s.stage)):
        return 250
    if deck.needs[card] > s.houses[seat].influence:
        return 251
    target = moves.plan_target(plan)
    if target >= s.players or not can_aim(s, card, seat, target):
        return RULING + 53
    asset: i64 = 0
    if deck.aims[card] == cards.AT_FIGHTER:
        asset = moves.plan_asset(plan)
        if asset - 1 not in alternatives(s, target):
            return RULING + 39
    return 0 if plan == moves.plan_of(card, target, moves.NO_HOUSE, asset, 0, 0) else 250
