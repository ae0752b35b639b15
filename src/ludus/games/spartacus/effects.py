"""What cards look at and what they do, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves
from ludus.games.spartacus.cards import Step, Test
from ludus.games.spartacus.phases.basics import coins, discard, discard_guard, draw, exhaust, exhaust_guard, gain

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def seat_of(who: i64, me: i64, target: i64, named: i64) -> i64:
    if who == cards.ME:
        return me
    return target if who == cards.TGT else named


def least(s: Spartacus) -> i64:
    """The one house with the least influence; NO_HOUSE if several have it."""
    found: i64 = moves.NO_HOUSE
    lowest: i64 = 99
    for seat in range(s.players):
        influence = s.houses[seat].influence
        if influence < lowest:
            lowest = influence
            found = seat
        elif influence == lowest:
            found = moves.NO_HOUSE
    return found


def figure(s: Spartacus, counter: i64, seat: i64, kinds: i64) -> i64:
    if counter == cards.ONCE:
        return 1
    if counter == cards.READY_OF:
        return s.ready(seat, kinds)
    if counter == cards.GOLD_OF:
        return s.houses[seat].gold
    if counter == cards.COUNT_OTHERS:
        return s.players - 1
    if counter == cards.TAPPED:
        return s.tapped
    if counter == cards.DROP_VALUE:
        return s.dropped
    if counter == cards.UNIQUE_LEAST:
        return 0 if least(s) == moves.NO_HOUSE else 1
    if counter == cards.ALTERNATIVES:
        return len(alternatives(s, seat))
    assert counter == cards.PAID
    return 0


def alternatives(s: Spartacus, seat: i64) -> list[i64]:
    """Ready gladiators of a house besides the one in the arena (SP-Q39)."""
    b = s.bout
    return [card for card in s.ready_cards(seat, cards.GLADIATOR) if card != b.fighters[0] and card != b.fighters[1]]


def holds(s: Spartacus, tests: list[Test], me: i64, target: i64, named: i64, gold: i64 = 0, agent: i64 = -1) -> bool:
    """Conditions, when `me` has paid so much gold and exhausted an agent."""
    for test in tests:
        who = seat_of(test.who, me, target, named)
        value = figure(s, test.counter, who, test.kinds)
        if who == me:
            value -= spent(s, test.counter, test.kinds, gold, agent)
        wanted = test.times
        if test.other != cards.ONCE:
            wanted *= figure(s, test.other, seat_of(test.other_who, me, target, named), test.other_kinds)
        if (value != wanted) if test.equal else value < wanted:
            return False
    return True


def spent(s: Spartacus, counter: i64, kinds: i64, gold: i64, agent: i64) -> i64:
    """What paying takes off a figure of the own house."""
    if counter == cards.GOLD_OF:
        return gold
    if counter == cards.READY_OF and agent >= 0 and s.table.deck.types[agent] & kinds:
        return s.table.deck.weights[agent]
    return 0


def amount_of(s: Spartacus, step: Step, me: i64, target: i64, named: i64) -> i64:
    if step.counter == cards.ONCE:
        return step.amount
    seat = seat_of(step.counter_who, me, target, named)
    return step.amount * figure(s, step.counter, seat, step.counter_kinds)


def price(s: Spartacus, plan: i64, me: i64) -> i64:
    """The gold that a card obliges its player to pay, at most."""
    deck = s.table.deck
    target = moves.plan_target(plan)
    total: i64 = 0
    for step in deck.steps[moves.plan_card(plan)]:
        if step.verb == cards.PAY_TO and step.who == cards.ME:
            if step.counter == cards.TAPPED:
                total += step.amount * s.ready(target, cards.GUARD)
            elif step.to == cards.OTHERS:
                total += step.amount * (s.players - 1)
            else:
                total += step.amount
    return total


def own_drop(s: Spartacus, card: i64) -> i64:
    """The kinds of asset of his own that its player must discard; 0 if none."""
    for step in s.table.deck.steps[card]:
        if step.verb == cards.DROP_ASSET and step.who == cards.ME:
            return step.kinds
    return 0


def names_house(s: Spartacus, card: i64) -> bool:
    """Does its player name a house that does not become a target?"""
    return any(step.who == cards.CHOSEN or step.to == cards.CHOSEN for step in s.table.deck.steps[card])


def aimed(s: Spartacus, card: i64, me: i64) -> i64:
    """The target of a card that leaves no choice; -1 if its player names one."""
    aim = s.table.deck.aims[card]
    if aim == cards.AT_ME:
        return me
    if aim == cards.AT_LEAST:
        return least(s)
    return -1


# --- Doing ---------------------------------------------------------------------------------------------


def perform(s: Spartacus, step: Step, me: i64, target: i64, named: i64, asset: i64) -> None:
    """A step that leaves nothing to choose any more."""
    verb = step.verb
    if verb == cards.INF:
        amount = amount_of(s, step, me, target, named)
        if step.who == cards.OTHERS or step.who == cards.EACH:
            for seat in range(s.players):
                if seat != me or step.who == cards.EACH:
                    gain(s, seat, amount)
        else:
            gain(s, seat_of(step.who, me, target, named), amount)
    elif verb == cards.GOLD:
        coins(s, seat_of(step.who, me, target, named), amount_of(s, step, me, target, named))
    elif verb == cards.PAY_TO:
        pay(s, step, me, target, named)
    elif verb == cards.FINE:
        payer = seat_of(step.who, me, target, named)
        amount = amount_of(s, step, me, target, named)
        if amount > s.houses[payer].gold:
            amount = s.houses[payer].gold
        coins(s, payer, -amount)
    elif verb == cards.DRAW:
        draw(s, seat_of(step.who, me, target, named), amount_of(s, step, me, target, named))
    elif verb == cards.DROP_ASSET:
        drop(s, seat_of(step.who, me, target, named), asset)
    elif verb == cards.TAP:
        tap_all(s, seat_of(step.who, me, target, named), step)


def pay(s: Spartacus, step: Step, me: i64, target: i64, named: i64) -> None:
    """From the gold that the schemer set aside, else from the purse."""
    amount = amount_of(s, step, me, target, named)
    if step.to == cards.OTHERS:
        for seat in range(s.players):
            if seat != me:
                hand_over(s, me, seat, amount)
    elif step.to == cards.BANK:
        paid = take_aside(s, me, amount)
        if paid:
            events.emit(s, events.COINS, [me, -paid])
    else:
        hand_over(s, me, seat_of(step.to, me, target, named), amount)


def take_aside(s: Spartacus, me: i64, amount: i64) -> i64:
    """Gold that he set aside first, then the purse, and never more than there is (SP-008); returns how much.

    What lies aside is the schemer's: a house that foils the scheme pays from its own purse (SP-224, SP-226).
    """
    part: i64 = 0
    if me == s.schemer:
        part = amount if amount < s.aside else s.aside
    s.aside -= part
    rest = amount - part
    if rest > s.houses[me].gold:
        rest = s.houses[me].gold
    s.houses[me].gold -= rest
    return part + rest


def hand_over(s: Spartacus, me: i64, seat: i64, amount: i64) -> None:
    paid = take_aside(s, me, amount)
    s.houses[seat].gold += paid
    events.emit(s, events.PAID, [me, seat, paid])


def drop(s: Spartacus, seat: i64, asset: i64) -> None:
    """Discard a ready asset; its value is remembered."""
    if asset == moves.A_GUARD:
        s.dropped = s.table.deck.gold[s.houses[seat].guards[-1]]
        discard_guard(s, seat)
    else:
        s.dropped = s.table.deck.values[asset - 1]
        discard(s, seat, asset - 1)


def tap_all(s: Spartacus, seat: i64, step: Step) -> None:
    """Exhaust all ready assets of these kinds; how many is remembered."""
    assert step.amount == cards.ALL
    s.tapped = 0
    if step.kinds & cards.GUARD:
        while s.houses[seat].guards:
            exhaust_guard(s, seat)
            s.tapped += 1
    for card in s.ready_cards(seat, step.kinds):
        exhaust(s, seat, card)
        s.tapped += 1


def injure(s: Spartacus, seat: i64, card: i64) -> None:
    s.marks[card] |= cards.INJURED | cards.TIRED
    events.emit(s, events.WOUNDED, [seat, card])
