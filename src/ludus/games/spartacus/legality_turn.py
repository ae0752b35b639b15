"""Why something cannot be done in the Intrigue turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves, moves_lists, moves_turn
from ludus.games.spartacus.effects import own_drop, price
from ludus.games.spartacus.legality_basics import UNKNOWN, has_ready
from ludus.games.spartacus.menu_turn import aims_of, pays_influence
from ludus.games.spartacus.phases.auctions import informants
from ludus.games.spartacus.phases.schemes import agent_of, holds_when_paid, reduction
from ludus.games.spartacus.rows import noes
from ludus.kernel.bits import bit, bits
from ludus.kernel.game import RULING

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def why_not_ability(s: Spartacus, seat: i64, named: i64) -> i64:
    number = moves_turn.ability_number(named)
    if number == 0 or number == 3:
        return 215
    deck = s.table.deck
    steps = s.ability(seat, number)
    if cards.has_verb(steps, cards.LOWER):
        return RULING + 41
    assets = moves_lists.unpacked(moves_turn.ability_assets(named))
    if not distinct(s, seat, assets):
        return 217
    paid: i64 = 0
    most: i64 = 0
    for step in steps:
        if step.verb in (cards.TAP, cards.DROP_ASSET):
            amount = step.amount
            while amount > 0:
                if paid == len(assets) or not has_ready(s, seat, assets[paid], step.kinds):
                    return 217
                amount -= 1 if assets[paid] == moves.A_GUARD else deck.weights[assets[paid] - 1]
                paid += 1
        elif step.verb == cards.CYCLE:
            most = step.amount
    if paid < len(assets):
        return 217
    return why_not_cycle(s, seat, moves_lists.unpacked_cards(moves_turn.ability_cards(named)), most)


def distinct(s: Spartacus, seat: i64, assets: list[i64]) -> bool:
    """No card twice, no more guards than there are."""
    seen: list[i64] = []
    guards: i64 = 0
    for asset in assets:
        if asset == moves.A_GUARD:
            guards += 1
        elif asset in seen:
            return False
        seen.append(asset)
    return guards <= len(s.houses[seat].guards)


def why_not_cycle(s: Spartacus, seat: i64, thrown: list[i64], most: i64) -> i64:
    """Up to so many different cards of the hand; where cards are exchanged, at least one."""
    seen: list[i64] = []
    if most and not thrown:
        return 216
    for card in thrown:
        if card in seen or card not in s.houses[seat].hand:
            return 216
        seen.append(card)
    return 0 if len(seen) <= most else 216


def why_not_use(s: Spartacus, seat: i64, named: i64) -> i64:
    deck = s.table.deck
    asset = moves_turn.use_asset(named)
    house = moves_turn.use_house(named)
    hand_card = moves_turn.use_card(named)
    lot = moves_turn.use_lot(named)
    if not has_ready(s, seat, asset, cards.FIGHTERS):
        return 652
    card = asset - 1
    if s.stage == moves.ASK_INFORMANT:
        fits = card in informants(s, seat) and house == 0 and hand_card == 0 and 0 < lot <= len(s.lots)
        return 0 if fits else 751
    if s.stage != moves.MAIN or deck.timings[card] != cards.INT_OWN or lot:
        return 218
    if cards.has_verb(deck.skills[card], cards.LOWER):
        return 227
    if cards.has_verb(deck.skills[card], cards.PEEK_HAND):
        fits = house < s.players and house != seat and hand_card == 0 and bool(s.houses[house].hand)
        return 0 if fits else 218
    if house:
        return 218
    if cards.has_verb(deck.skills[card], cards.CYCLE):
        return 0 if hand_card - 1 in s.houses[seat].hand else 218
    return 0 if hand_card == 0 else 218


# --- Schemes and reactions -----------------------------------------------------------------------------


def why_not_plan(s: Spartacus, seat: i64, plan: i64) -> i64:
    """All about a scheme but the influence that it needs."""
    deck = s.table.deck
    card = moves.plan_card(plan)
    if card >= cards.INTRIGUE or card not in s.houses[seat].hand or deck.forms[card] != cards.SCHEME:
        return 220
    pair = moves.pair(moves.plan_target(plan), moves.plan_named(plan))
    if pair not in aims_of(s, seat, card):
        return 221
    if moves.plan_gold(plan) and not pays_influence(s, seat):
        return RULING + 41
    if moves.plan_agent(plan) and agent_of(s, seat) < 0:
        return 651
    if moves.plan_gold(plan) > s.houses[seat].gold:
        return 226
    for test in deck.tests[card]:
        if not holds_when_paid(s, [test], seat, plan):
            return 226 if test.who == cards.ME and test.counter != cards.UNIQUE_LEAST else RULING + 53
    kinds = own_drop(s, card)
    if kinds:
        if not has_ready(s, seat, moves.plan_asset(plan), kinds):
            return 226
    elif moves.plan_asset(plan):
        return 226
    return 226 if moves.plan_gold(plan) + price(s, plan, seat) > s.houses[seat].gold else 0


def why_not_play(s: Spartacus, seat: i64, named: i64) -> i64:
    if named > moves.PLAN:
        return UNKNOWN
    why = why_not_plan(s, seat, named)
    if why:
        return why
    able = s.houses[seat].influence + reduction(s, seat, named)
    return 0 if able >= s.table.deck.needs[moves.plan_card(named)] else 220


def why_not_ask(s: Spartacus, seat: i64, named: i64) -> i64:
    if named > moves.REQUEST:
        return UNKNOWN
    plan = moves.plan_in(named)
    why = why_not_plan(s, seat, plan)
    if why:
        return why
    asked = moves.ask_houses(named)
    if asked == 0 or asked & bit(seat) or asked >= bit(s.players) or asked & s.resigned:
        return 230
    if s.houses[seat].influence + reduction(s, seat, plan) >= s.table.deck.needs[moves.plan_card(plan)]:
        return 230
    if (
        s.table.atomic
        and moves.ask_price(named) * bits(asked) + price(s, plan, seat) + moves.plan_gold(plan) > s.houses[seat].gold
    ):
        return 8
    for other in range(s.players):
        if asked & bit(other) and is_refused(s, moves.plan_card(plan), other, moves.ask_price(named)):
            return 713
    return 0


def is_refused(s: Spartacus, card: i64, seat: i64, price: i64) -> bool:
    """Has this house said no to just this, or so often that it is not asked again (SP-713)?"""
    return noes.count(s, card, seat) > 1 or noes.no_of(card, seat, price) in s.noes


def why_not_end(s: Spartacus, seat: i64, places: i64) -> i64:
    size: i64 = len(s.houses[seat].hand)
    over = size - s.limit(seat)
    if places >= bit(size):
        return 280
    return 0 if bits(places) == (over if over > 0 else 0) else 280
