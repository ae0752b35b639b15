"""Schemes: what they cost, and what they do unless they are foiled (3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves
from ludus.games.spartacus.cards import Test
from ludus.games.spartacus.effects import amount_of, drop, holds, injure, perform, price, seat_of
from ludus.games.spartacus.house import insert
from ludus.games.spartacus.phases.basics import coins, exhaust, from_hand
from ludus.games.spartacus.phases.promises import schemed, succeeded
from ludus.games.spartacus.phases.windows import checkpoint, open_window

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def reduction(s: Spartacus, seat: i64, plan: i64) -> i64:
    """What gold and an agent take off the requirement."""
    return moves.plan_gold(plan) + (lowers(s, agent_of(s, seat)) if moves.plan_agent(plan) else 0)


def holds_when_paid(s: Spartacus, tests: list[Test], seat: i64, plan: i64) -> bool:
    """Do conditions hold with what is left when the reductions are paid (SP-227, SP-Q11)?"""
    target = moves.plan_target(plan) if moves.plan_target(plan) != moves.NO_HOUSE else seat
    agent = agent_of(s, seat) if moves.plan_agent(plan) else -1
    return holds(s, tests, seat, target, moves.plan_named(plan), moves.plan_gold(plan), agent)


def play(s: Spartacus, seat: i64, plan: i64, supporters: i64) -> None:
    """Reductions are paid now; what the scheme itself costs is set aside (SP-226, SP-227)."""
    from_hand(s, seat, moves.plan_card(plan))
    if moves.plan_gold(plan):
        coins(s, seat, -moves.plan_gold(plan))
    if moves.plan_agent(plan):
        exhaust(s, seat, agent_of(s, seat))
    s.scheme = plan
    s.schemer = seat
    s.supporters = supporters
    s.aside = price(s, plan, seat)
    s.houses[seat].gold -= s.aside
    events.emit(s, events.PLAYED, [seat, plan, supporters])
    schemed(s, seat, plan)
    open_window(s, moves.ON_SCHEME)


def agent_of(s: Spartacus, seat: i64) -> i64:
    """A ready card that lowers requirements when exhausted; -1 if there is none."""
    for card in s.ready_cards(seat, 3):
        if lowers(s, card):
            return card
    return -1


def lowers(s: Spartacus, card: i64) -> i64:
    """By how much this card lowers requirements."""
    if card >= 0:
        for step in s.table.deck.skills[card]:
            if step.verb == cards.LOWER:
                return step.amount
    return 0


def carry_out(s: Spartacus) -> None:
    """Nobody has foiled the scheme: all that stands on it happens, from the present step on."""
    plan = s.scheme
    me = s.schemer
    card = moves.plan_card(plan)
    deck = s.table.deck
    steps = deck.steps[card]
    target = moves.plan_target(plan)
    named = moves.plan_named(plan)
    if s.step == 0:
        events.emit(s, events.SUCCEEDED, [me, card])
        if not still_holds(s, card, me, target, named):
            finish(s)
            return
        succeeded(s, me, plan)
    while s.step < len(steps):
        step = steps[s.step]
        s.step += 1
        who = seat_of(step.who, me, target, named)
        if step.verb == cards.DROP_ASSET and step.who != cards.ME:
            if ask_drop(s, who, step.kinds):
                return
        elif step.verb == cards.INJURE:
            if ask_injury(s, who, step.kinds):
                return
        elif step.verb == cards.TAKE_FROM:
            if s.houses[who].gold > 0:
                s.ask(moves.TAKING, me)
                return
        else:
            perform(s, step, me, target, named, moves.plan_asset(plan))
    finish(s)


def still_holds(s: Spartacus, card: i64, me: i64, target: i64, named: i64) -> bool:
    """Conditions on the target are looked at again (SP-Q11); what the schemer owes is set aside already."""
    return all(
        not (test.who != cards.ME and not holds(s, [test], me, target, named)) for test in s.table.deck.tests[card]
    )


def finish(s: Spartacus) -> None:
    put_scheme_away(s)
    checkpoint(s, moves.AFTER_SCHEME)


def ask_drop(s: Spartacus, owner: i64, kinds: i64) -> bool:
    """The owner of several ready assets chooses which one goes; returns whether he must be asked."""
    choices = s.ready_cards(owner, kinds)
    guards = len(s.houses[owner].guards) if kinds & cards.GUARD else 0
    if len(choices) + guards > 1:
        s.ask(moves.DROPPING, owner)
        return True
    if choices:
        drop(s, owner, choices[0] + 1)
    elif guards:
        drop(s, owner, moves.A_GUARD)
    return False


def ask_injury(s: Spartacus, owner: i64, kinds: i64) -> bool:
    choices = s.ready_cards(owner, kinds)
    if len(choices) > 1:
        s.ask(moves.PICKING, s.schemer)
        return True
    if choices:
        injure(s, owner, choices[0])
    return False


def dropped(s: Spartacus, seat: i64, asset: i64) -> None:
    drop(s, seat, asset)
    carry_out(s)


def picked(s: Spartacus, card: i64) -> None:
    injure(s, moves.plan_target(s.scheme), card)
    carry_out(s)


def most_taken(s: Spartacus) -> i64:
    """How much gold the scheme lets its player take now."""
    plan = s.scheme
    step = s.table.deck.steps[moves.plan_card(plan)][s.step - 1]
    most = amount_of(s, step, s.schemer, moves.plan_target(plan), moves.plan_named(plan))
    gold = s.houses[moves.plan_target(plan)].gold
    return gold if gold < most else most


def taken(s: Spartacus, amount: i64) -> None:
    target = moves.plan_target(s.scheme)
    s.houses[target].gold -= amount
    s.houses[s.schemer].gold += amount
    if amount:
        events.emit(s, events.PAID, [target, s.schemer, amount])
    carry_out(s)


def foil_scheme(s: Spartacus) -> None:
    """To the discard pile without any effect; what was set aside comes back (SP-224)."""
    card = moves.plan_card(s.scheme)
    events.emit(s, events.FOILED, [0, card])
    put_scheme_away(s)


def put_scheme_away(s: Spartacus) -> None:
    insert(s.intrigue_out, moves.plan_card(s.scheme))
    s.houses[s.schemer].gold += s.aside
    s.aside = 0
    s.scheme = cards.NONE
    s.schemer = cards.NONE
    s.supporters = 0
    s.step = 0
    s.tapped = 0
    s.dropped = 0
