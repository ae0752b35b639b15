"""Windows in which houses out of turn may act (3.10), polled one by one.

Nobody is asked who could do nothing as everybody can see: a hand without cards, too little influence, no house that a
card could be aimed at. Everybody else is asked, whatever the hand holds, so that being asked reveals nothing (SP-761).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, streams
from ludus.games.spartacus.effects import holds, own_drop, perform, price
from ludus.games.spartacus.house import insert
from ludus.games.spartacus.phases.basics import exhaust, from_hand, ready_to, roll
from ludus.games.spartacus.phases.promises import opposed, succeeded
from ludus.games.spartacus.rows import chain, peeks
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

GUARD_SUCCEEDS: Final = 4


# --- Who may be able to act, as everybody can see ------------------------------------------------------


def may_react(s: Spartacus, seat: i64, moment: i64) -> bool:
    """Could this house hold a reaction for this moment and a house to aim it at?"""
    house = s.houses[seat]
    if not house.hand or s.resigned & bit(seat):
        return False
    deck = s.table.deck
    for card in deck.reacting:
        in_time = deck.moments[card] & moment and (moment != cards.ANY_TIME or deck.phases[card] & phase_bit(s))
        if in_time and house.influence >= deck.needs[card] and has_target(s, card, seat):
            return True
    return False


def phase_bit(s: Spartacus) -> i64:
    phase = s.phase
    return 8 if phase >= moves.ARENA else bit(phase - 1)


def has_target(s: Spartacus, card: i64, seat: i64) -> bool:
    return any(can_aim(s, card, seat, target) for target in range(s.players))


def can_aim(s: Spartacus, card: i64, seat: i64, target: i64) -> bool:
    """May this reaction be aimed at this house now?"""
    deck = s.table.deck
    aim = deck.aims[card]
    if aim == cards.AT_FIGHTER and target != s.bout.owners[0] and target != s.bout.owners[1]:
        return False
    if aim == cards.AT_DEAD_OWNER and target != s.dead_owner:
        return False
    return holds(s, deck.tests[card], seat, target, target)


def may_foil(s: Spartacus, seat: i64) -> bool:
    """Could this house hold a card against the scheme?"""
    house = s.houses[seat]
    if not house.hand or s.resigned & bit(seat) or not may_oppose(s, seat):
        return False
    deck = s.table.deck
    immune = deck.immune[moves.plan_card(s.scheme)]
    for card in deck.foiling:
        strong = house.influence >= deck.needs[card] and not (immune and deck.foils[card] != cards.FOIL_ANY)
        if strong and holds(s, deck.tests[card], seat, seat, seat):
            return True
    return False


def may_oppose(s: Spartacus, seat: i64) -> bool:
    """SP-255, SP-240."""
    if seat == s.schemer:
        return False
    return s.table.supporter_may_foil or s.supporters & bit(seat) == 0


def is_target(s: Spartacus, seat: i64) -> bool:
    plan = s.scheme
    if moves.plan_target(plan) == seat:
        return True
    return s.table.deck.aims[moves.plan_card(plan)] == cards.AT_TWO and moves.plan_named(plan) == seat


def may_guard(s: Spartacus, seat: i64) -> bool:
    if not is_target(s, seat) or not may_oppose(s, seat) or s.table.deck.immune[moves.plan_card(s.scheme)]:
        return False
    house = s.houses[seat]
    return (bool(house.guards) or bool(house.hand)) and s.resigned & bit(seat) == 0


def may_counter(s: Spartacus, seat: i64) -> bool:
    """Could this house hold a card that foils reactions (SP-730)?"""
    house = s.houses[seat]
    if not house.hand or s.resigned & bit(seat):
        return False
    deck = s.table.deck
    for card in deck.foiling:
        if deck.foils[card] == cards.FOIL_ANY and house.influence >= deck.needs[card] and not all_out(s, card):
            return True
    return False


def all_out(s: Spartacus, kind: i64) -> bool:
    """Do all copies lie in the discard pile or on the table?"""
    copies = s.table.deck.copies
    card = kind
    while card < len(copies) and copies[card] == kind:
        if card not in s.intrigue_out and not in_chain(s, card):
            return False
        card += 1
    return True


def in_chain(s: Spartacus, card: i64) -> bool:
    return any(moves.plan_card(chain.plan(s, reaction)) == card for reaction in range(chain.count(s)))


# --- Polling -------------------------------------------------------------------------------------------


def poll(s: Spartacus) -> None:
    """Ask the next house of the window that is open; nobody left closes it."""
    seat = next_asked(s)
    if seat != cards.NONE:
        s.waiting = bit(seat)
        return
    s.waiting = 0
    s.passed = 0
    stage = s.stage
    if stage == moves.CHECKPOINT:
        s.proceed()
    elif stage == moves.ON_SCHEME:
        s.carry_out()
    elif stage == moves.ON_REACTION:
        resolve_reaction(s)
    elif stage == moves.ON_WAGERS:
        s.fight()
    else:
        assert stage == moves.ON_DEATH
        s.after_death()


def next_asked(s: Spartacus) -> i64:
    stage = s.stage
    seat = s.host
    if stage == moves.ON_SCHEME:
        seat = s.left_of(s.schemer)
        target = seat
        for _ in range(s.players):  # targets first (SP-721)
            if is_target(s, target) and s.passed & bit(target) == 0 and (may_guard(s, target) or may_foil(s, target)):
                return target
            target = s.left_of(target)
    elif stage == moves.ON_REACTION:
        seat = s.left_of(chain.seat(s, chain.last(s)))
    for _ in range(s.players):
        if s.passed & bit(seat) == 0 and is_asked(s, seat):
            return seat
        seat = s.left_of(seat)
    return cards.NONE


def is_asked(s: Spartacus, seat: i64) -> bool:
    stage = s.stage
    if stage == moves.CHECKPOINT:
        return may_react(s, seat, cards.ANY_TIME)
    if stage == moves.ON_SCHEME:
        return may_foil(s, seat) or may_guard(s, seat)
    if stage == moves.ON_REACTION:
        return seat != chain.seat(s, chain.last(s)) and may_counter(s, seat)
    if stage == moves.ON_WAGERS:
        return may_react(s, seat, cards.ARE_WAGERED)
    return may_react(s, seat, cards.ARE_DEATH)


def open_window(s: Spartacus, stage: i64) -> None:
    s.stage = stage
    s.passed = 0
    poll(s)


def checkpoint(s: Spartacus, after: i64) -> None:
    """Everybody is asked for free reactions before the game goes on (SP-741)."""
    s.after = after
    if s.phase == moves.SHOWDOWN:
        s.proceed()
        return
    open_window(s, moves.CHECKPOINT)


def passes(s: Spartacus, seat: i64) -> None:
    s.passed |= bit(seat)
    poll(s)


# --- Reactions -----------------------------------------------------------------------------------------


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
        s.stage = moves.REGAINING
        s.waiting = bit(seat)
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


# --- Guards --------------------------------------------------------------------------------------------


def guard(s: Spartacus, seat: i64, card: i64) -> None:
    """Discard a guard and roll (SP-261)."""
    opposed(s, seat, False)
    house = s.houses[seat]
    if card in house.guards:
        house.guards.remove(card)
    else:
        from_hand(s, seat, card)
    insert(s.intrigue_out, card)
    roll_guard(s, seat, card)


def roll_guard(s: Spartacus, seat: i64, card: i64) -> None:
    s.die = roll(s, streams.GUARDS)
    events.emit(s, events.GUARDED, [seat, card, s.die])
    if s.die >= GUARD_SUCCEEDS:
        s.die = 0
        foil_scheme(s)
        checkpoint(s, moves.AFTER_SCHEME)
    elif bodyguards(s, seat):
        s.stage = moves.ASK_BODYGUARD
        s.waiting = bit(seat)
    else:
        guard_failed(s)


def guard_failed(s: Spartacus) -> None:
    s.die = 0
    open_window(s, moves.ON_SCHEME)


def bodyguards(s: Spartacus, seat: i64) -> list[i64]:
    """Ready cards that let a failed guard try again (SP-724)."""
    return ready_to(s, seat, cards.GRD_FAILED, cards.REROLL_GUARD)


def use_bodyguard(s: Spartacus, seat: i64, card: i64) -> None:
    exhaust(s, seat, card)
    roll_guard(s, seat, -1)


# --- Death ---------------------------------------------------------------------------------------------


def die_in_arena(s: Spartacus, owner: i64, card: i64) -> None:
    """Remember who died, for those who want to make something of it (SP-753)."""
    events.emit(s, events.DIED, [owner, card])
    s.dead = card
    s.dead_owner = owner


def mourn(s: Spartacus) -> None:
    """Only gladiators are mourned."""
    if s.dead != cards.NONE and s.table.deck.types[s.dead] == cards.GLADIATOR:
        open_window(s, moves.ON_DEATH)
    else:
        s.after_death()
