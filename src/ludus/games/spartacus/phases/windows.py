"""Windows in which houses out of turn may act (3.10), polled one by one.

Nobody is asked who could do nothing as everybody can see: a hand without cards, too little influence, no house that a
card could be aimed at. Everybody else is asked, whatever the hand holds, so that being asked reveals nothing (SP-761).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves
from ludus.games.spartacus.effects import holds
from ludus.games.spartacus.rows import chain
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


# --- Who may be able to act, as everybody can see ------------------------------------------------------


def may_react(s: Spartacus, seat: i64, moment: i64) -> bool:
    """Could this house hold a reaction for this moment and a house to aim it at?"""
    house = s.houses[seat]
    if not house.hand or s.resigned & bit(seat):
        return False
    deck = s.table.deck
    for card in deck.reacting:
        if fits(s, card, moment) and house.influence >= deck.needs[card] and has_target(s, card, seat):
            return True
    return False


def moment_of(stage: i64) -> i64:
    """The moment for which a card must be made, to be played as a reaction."""
    if stage == moves.ON_WAGERS:
        return cards.ARE_WAGERED
    if stage == moves.ON_DEATH:
        return cards.ARE_DEATH
    return cards.ANY_TIME


def fits(s: Spartacus, card: i64, moment: i64) -> bool:
    """Is this a reaction for this moment? "Any time" means some phases only."""
    deck = s.table.deck
    if deck.moments[card] & moment == 0:
        return False
    return moment != cards.ANY_TIME or deck.phases[card] & phase_bit(s) != 0


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
        s.resolve_reaction()
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
    if stage == moves.ON_SCHEME:
        return may_foil(s, seat) or may_guard(s, seat)
    if stage == moves.ON_REACTION:
        return seat != chain.seat(s, chain.last(s)) and may_counter(s, seat)
    return may_react(s, seat, moment_of(stage))


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
