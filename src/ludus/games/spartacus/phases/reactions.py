"""Reactions: laid on the table, foiled or carried out (3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves
from ludus.games.spartacus.effects import holds, own_drop, perform, price
from ludus.games.spartacus.house import insert
from ludus.games.spartacus.phases.basics import from_hand
from ludus.games.spartacus.phases.promises import opposed, succeeded
from ludus.games.spartacus.phases.schemes import foil_scheme
from ludus.games.spartacus.phases.windows import checkpoint, open_window, poll
from ludus.games.spartacus.rows import chain, peeks
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def react(s: Spartacus, seat: i64, plan: i64) -> None:
    """A reaction is laid on the table; others may foil it before it works."""
    from_hand(s, seat, moves.plan_card(plan))
    if not s.chain:
        s.outer = s.stage
        if s.stage == moves.ON_SCHEME:
            opposed(s, seat, True)
    chain.add(s, plan, seat)
    events.emit(s, events.PLAYED, [seat, plan, 0])
    open_window(s, moves.ON_REACTION)


def resolve_reaction(s: Spartacus) -> None:
    """Nobody objects any more to the reaction on top."""
    plan, seat = chain.plan(s, chain.last(s)), chain.seat(s, chain.last(s))
    chain.remove_last(s)
    card = moves.plan_card(plan)
    insert(s.intrigue_out, card)
    if not payable(s, plan, seat):
        resume(s)
        return
    if s.chain:
        foiled = moves.plan_card(chain.plan(s, chain.last(s)))
        chain.remove_last(s)
        insert(s.intrigue_out, foiled)
        events.emit(s, events.FOILED, [1, foiled])
        if s.chain:
            open_window(s, moves.ON_REACTION)
        else:
            resume(s)
        return
    deck = s.table.deck
    events.emit(s, events.SUCCEEDED, [seat, card])
    succeeded(s, seat, plan)
    for step in deck.steps[card]:
        if step.verb == cards.REFIGHTER:
            replace_fighter(s, plan)
        else:
            perform(s, step, seat, moves.plan_target(plan), moves.plan_named(plan), moves.plan_asset(plan))
    if deck.foils[card] == cards.NONE:
        resume(s)
        return
    foil_scheme(s)
    if cards.has_verb(deck.steps[card], cards.REGAIN_GUARD) and guards_out(s):
        s.ask(moves.REGAINING, seat)
    else:
        checkpoint(s, moves.AFTER_SCHEME)


def owed(s: Spartacus, seat: i64) -> i64:
    """Gold that a house will have to pay for reactions that are not settled yet (SP-226)."""
    gold: i64 = 0
    for reaction in range(chain.count(s)):
        if chain.seat(s, reaction) == seat:
            gold += price(s, chain.plan(s, reaction), seat)
    return gold


def payable(s: Spartacus, plan: i64, seat: i64) -> bool:
    """Can its costs still be paid (SP-257), and its conditions on the target still be met (SP-Q11)?"""
    card = moves.plan_card(plan)
    if own_drop(s, card) and not s.is_ready(moves.plan_asset(plan) - 1):
        return False
    target = moves.plan_target(plan) if moves.plan_target(plan) < s.players else seat
    return s.houses[seat].gold >= price(s, plan, seat) and holds(s, s.table.deck.tests[card], seat, target, target)


def resume(s: Spartacus) -> None:
    """The window or the step in which the reaction was played goes on."""
    s.stage = s.outer
    s.passed = 0
    if s.stage == moves.MAIN:
        s.waiting = bit(s.active)
    elif s.stage == moves.OPEN_MARKET:
        s.open_again()
    elif s.stage == moves.INVITING:
        s.waiting = bit(s.host)
    else:
        poll(s)


def guards_out(s: Spartacus) -> list[i64]:
    """Guards in the discard pile; they are all alike."""
    forms = s.table.deck.forms
    for card in s.intrigue_out:
        if forms[card] == cards.GUARD_CARD:
            return [card]
    return []


def regain(s: Spartacus, seat: i64, card: i64) -> None:
    s.intrigue_out.remove(card)
    insert(s.houses[seat].hand, card)
    peeks.add(s, peeks.ALL, seat, card)
    events.emit(s, events.REGAINED, [seat, card])
    checkpoint(s, moves.AFTER_SCHEME)


def replace_fighter(s: Spartacus, plan: i64) -> None:
    """SP-Q39: the gear stays, the old fighter goes home."""
    b = s.bout
    side = b.side_of(moves.plan_target(plan))
    old = b.fighters[side]
    b.fighters[side] = moves.plan_asset(plan) - 1
    events.emit(s, events.REPLACED, [side, old, b.fighters[side]])
