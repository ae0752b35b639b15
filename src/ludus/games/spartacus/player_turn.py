"""What schemes, requests, abilities and reactions look worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves, moves_lists, moves_turn
from ludus.games.spartacus.phases.schemes import reduction
from ludus.games.spartacus.player_arena import rig_value
from ludus.games.spartacus.player_word import LOYALTY, believed, credit, goodwill
from ludus.games.spartacus.rows import chain
from ludus.games.spartacus.worth import CARD_WORTH, asset_worth, card_worth, change_worth, plan_worth, rating, rivalry
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


SUCCESS: Final = 0.8  # of a scheme that is not aimed at a house with guards


BAIT: Final = 0.6  # gold for a lesser scheme that draws guards away from a greater one


UNSEEN: Final = 0.05  # the part of foils that one house less takes away


FODDER: Final = 2.0  # times what an asset is worth: given up for influence, it serves no more in any later turn


YIELDS: Final[list[float]] = [0.1, 0.7]  # the chance that a request finds support, where it looks too little or enough


def held(s: Spartacus, seat: i64, card: i64) -> float:
    """What is given up with a card: its use later, if there is room for it in the hand."""
    house = s.houses[seat]
    over = len(house.hand) - s.limit(seat)
    worth = card_worth(s, seat, card)
    if over <= 0:
        return worth
    worse: i64 = 0
    for other in house.hand:
        if other != card and card_worth(s, seat, other) < worth:
            worse += 1
    return worth if worse >= over else 0.0


def play_value(s: Spartacus, seat: i64, plan: i64) -> float:
    """What a scheme brings, with the risk that it is foiled."""
    target = moves.plan_target(plan)
    success = SUCCESS
    cost = float(moves.plan_gold(plan)) + (1.0 if moves.plan_agent(plan) else 0.0)
    if target < s.players and target != seat:
        fear = 0.4 * (1.0 - believed(s, target, seat, moves.V_NO_FOIL))
        guards = len(s.houses[target].guards)
        while guards > 0 and success > 0.2:
            success *= 1.0 - fear
            guards -= 1
        if s.table.deck.attacks[moves.plan_card(plan)]:
            cost += goodwill(s, seat, target)
            if s.houses[target].guards:
                cost -= bait(s, seat, plan)
    if s.vows:
        success += quiet(s, seat)
    return success * plan_worth(s, plan, seat, seat) - cost


def bait(s: Spartacus, seat: i64, plan: i64) -> float:
    """Guards should be spent on a lesser scheme: it is better first, a greater one better later."""
    deck = s.table.deck
    greater = strikes(s, moves.plan_card(plan))
    for card in s.houses[seat].hand:
        playable = (
            deck.forms[card] == cards.SCHEME and deck.needs[card] <= s.houses[seat].influence and deck.attacks[card]
        )
        if playable and strikes(s, card) != greater:
            return -BAIT if greater else BAIT
    return 0.0


def strikes(s: Spartacus, card: i64) -> bool:
    """Does it cost influence? Such schemes matter most."""
    return any(step.verb == cards.INF and step.amount < 0 for step in s.table.deck.steps[card])


def quiet(s: Spartacus, seat: i64) -> float:
    """Promises not to foil make schemes safer."""
    safer = 0.0
    for other in range(s.players):
        safer += UNSEEN * believed(s, other, seat, moves.V_NO_FOIL)
    return safer


def ask_value(s: Spartacus, seat: i64, named: i64) -> float:
    """The cheapest price that looks enough is the best one."""
    plan = moves.plan_in(named)
    price = moves.ask_price(named)
    missing = s.table.deck.needs[moves.plan_card(plan)] - s.houses[seat].influence - reduction(s, seat, plan)
    helped = 0.0
    for other in range(s.players):
        if other != seat and moves.ask_houses(named) & bit(other):
            inclined = support_for(s, other, seat, price) > 0.0
            if inclined or believed(s, other, seat, moves.V_SUPPORT) > 0.3:
                missing -= s.houses[other].influence
                helped += 1.0
    paid = float(price)
    if not s.table.atomic and paid > LOYALTY[s.houses[seat].card]:
        paid = LOYALTY[s.houses[seat].card]  # more than that is a bluff
    return YIELDS[1 if missing <= 0 else 0] * (play_value(s, seat, plan) - paid * helped) - 0.3


def end_value(s: Spartacus, seat: i64, places: i64) -> float:
    """Only what is thrown away counts."""
    lost = 0.0
    for card in s.houses[seat].at(places):
        lost += card_worth(s, seat, card)
    return -0.01 * lost


def ability_value(s: Spartacus, seat: i64, named: i64) -> float:
    steps = s.ability(seat, moves_turn.ability_number(named))
    total = 0.0
    assets = moves_turn.ability_assets(named)
    for step in steps:
        if step.verb == cards.DROP_ASSET:
            while assets:
                total -= FODDER * asset_worth(s, moves_lists.first(assets))
                assets = moves_lists.rest(assets)
        elif step.verb == cards.TAP:
            total -= tap_cost(s, seat, assets)
        elif step.verb == cards.INF:
            total += change_worth(s, seat, step.amount)
        elif step.verb == cards.GOLD:
            total += float(step.amount)
        elif step.verb == cards.DRAW:
            total += CARD_WORTH * float(step.amount)
        elif step.verb == cards.CYCLE:
            for card in moves_lists.unpacked_cards(moves_turn.ability_cards(named)):
                total += CARD_WORTH - 0.2 - card_worth(s, seat, card)
    return total - 0.1


def tap_cost(s: Spartacus, seat: i64, assets: i64) -> float:
    """Exhausted assets do not fight or guard in this turn; weak fighters besides a better one are not missed."""
    cost = 0.0
    tapped = 0.0
    left = assets
    while left:
        asset = moves_lists.first(left)
        left = moves_lists.rest(left)
        if asset == moves.A_GUARD:
            cost += 0.7
        else:
            cost += 0.2
            if s.table.deck.types[asset - 1] == cards.GLADIATOR and rating(s, asset - 1) > tapped:
                tapped = rating(s, asset - 1)
    return cost + missed(s, seat, assets, tapped) if tapped > 0.0 else cost


def missed(s: Spartacus, seat: i64, assets: i64, tapped: float) -> float:
    """How much weaker the fighters are that stay ready."""
    left = 0.0
    for card in s.ready_cards(seat, cards.FIGHTERS):
        if not moves_lists.has(assets, card + 1) and rating(s, card) > left:
            left = rating(s, card)
    return 0.6 * (tapped - left) if tapped > left else 0.0


def use_value(s: Spartacus, seat: i64, named: i64) -> float:
    deck = s.table.deck
    card = moves_turn.use_asset(named) - 1
    if s.stage == moves.ASK_INFORMANT:
        return 0.3 - 0.01 * float(moves_turn.use_lot(named))
    total = -0.3
    for step in deck.skills[card]:
        if step.verb == cards.GOLD:
            total += float(step.amount)
        elif step.verb == cards.PEEK_HAND:
            total += 0.35 + 0.02 * float(s.houses[moves_turn.use_house(named)].influence)
        elif step.verb == cards.CYCLE:
            total += CARD_WORTH - card_worth(s, seat, moves_turn.use_card(named) - 1)
    return total


def react_value(s: Spartacus, seat: i64, plan: i64) -> float:
    """A reaction at its moment, less what it is worth to keep it."""
    card = moves.plan_card(plan)
    if s.stage == moves.ON_WAGERS:
        return rig_value(s, seat, plan) - 0.5
    worth = SUCCESS * plan_worth(s, plan, seat, seat)
    if moves.plan_target(plan) < s.players and moves.plan_target(plan) != seat:
        worth -= goodwill(s, seat, moves.plan_target(plan)) if s.table.deck.attacks[card] else 0.0
    keep = 0.5 * card_worth(s, seat, card) if s.table.deck.moments[card] & cards.ANY_TIME else 0.3
    return worth - keep


def defence_value(s: Spartacus, seat: i64, kind: i64, named: i64) -> float:
    """What is prevented, less what it costs."""
    if s.stage == moves.ON_REACTION:
        return counter_value(s, seat)
    harm = -plan_worth(s, s.scheme, s.schemer, seat) - goodwill(s, seat, s.schemer)
    if kind == moves.GUARD:
        return 0.5 * harm - 1.0
    if kind == moves.BODYGUARD:
        return 0.5 * harm - 0.5
    cost = card_worth(s, seat, moves.plan_card(named)) - 0.4
    if moves.plan_asset(named):
        cost += asset_worth(s, moves.plan_asset(named))
    if s.table.deck.tests[moves.plan_card(named)] and not moves.plan_asset(named):
        cost += 2.5
    return harm - cost


def counter_value(s: Spartacus, seat: i64) -> float:
    """Foil a reaction: one's own scheme is saved, or harm averted."""
    top = chain.last(s)
    plan = chain.plan(s, top)
    if s.table.deck.foils[moves.plan_card(plan)] != cards.NONE:
        saved = plan_worth(s, s.scheme, s.schemer, seat) if s.scheme >= 0 and top == 0 else 0.0
        return saved - 4.0
    return -plan_worth(s, plan, chain.seat(s, top), seat) - 4.0


def support_value(s: Spartacus, seat: i64) -> float:
    """Is the price worth helping this house with something unknown?"""
    return support_for(s, seat, s.active, moves.ask_price(s.request))


def support_for(s: Spartacus, seat: i64, asker: i64, price: i64) -> float:
    """From what everybody can see, so that the asker can reckon with it."""
    gold = float(price)
    if not s.table.atomic:
        gold *= credit(s, asker)
    return gold - 1.0 - 4.0 * (rivalry(s, seat, asker) - 0.25) + goodwill(s, seat, asker)
