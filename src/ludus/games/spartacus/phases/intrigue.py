"""The Intrigue phase: selling, abilities, schemes, support (3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, moves_lists, moves_turn, streams
from ludus.games.spartacus.cards import Test
from ludus.games.spartacus.effects import amount_of, drop, holds, injure, perform, price, seat_of
from ludus.games.spartacus.phases.basics import coins, draw, exhaust, exhaust_guard, from_hand, throw_away
from ludus.games.spartacus.phases.promises import answered as judge_answer
from ludus.games.spartacus.phases.promises import schemed, succeeded
from ludus.games.spartacus.phases.windows import checkpoint, open_window, put_scheme_away
from ludus.games.spartacus.rows import noes, peeks, vows
from ludus.kernel.bits import bit, bits

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

DRAWN: Final = 3


def start_intrigue(s: Spartacus) -> None:
    s.phase = moves.INTRIGUE
    events.emit(s, events.PHASE, [moves.INTRIGUE])
    seat = s.host
    for _ in range(s.players):
        draw(s, seat, DRAWN)
        seat = s.left_of(seat)
    start_own_turn(s, s.host)


def start_own_turn(s: Spartacus, seat: i64) -> None:
    s.active = seat
    s.noes = []
    s.tried = []
    s.offers = []
    s.offered = [0] * s.players
    go_on(s)


def go_on(s: Spartacus) -> None:
    s.stage = moves.MAIN
    s.waiting = bit(s.active)


def sell(s: Spartacus, seat: i64, card: i64) -> None:
    throw_away(s, seat, card)
    coins(s, seat, s.table.deck.gold[card])


def end_turn(s: Spartacus, seat: i64, places: i64) -> None:
    """Cards above the limit are thrown away (SP-280)."""
    for card in s.houses[seat].at(places):
        throw_away(s, seat, card)
    checkpoint(s, moves.AFTER_TURN)


# --- Abilities -----------------------------------------------------------------------------------------


def house_ability(s: Spartacus, seat: i64, named: i64) -> None:
    """`named`: which, three assets, three hand cards."""
    assets = moves_lists.unpacked(moves_turn.ability_assets(named))
    for step in s.table.deck.abilities[2 * s.houses[seat].card + moves_turn.ability_number(named) - 1]:
        if step.verb in (cards.TAP, cards.DROP_ASSET):
            assets = spend(s, seat, assets, step.kinds, step.amount, step.verb == cards.TAP)
        elif step.verb == cards.CYCLE:
            cycle(s, seat, moves_lists.unpacked_cards(moves_turn.ability_cards(named)))
        elif step.verb in (cards.GOLD, cards.INF, cards.DRAW):
            perform(s, step, seat, seat, seat, 0)


def spend(s: Spartacus, seat: i64, assets: list[i64], kinds: i64, amount: i64, tap: bool) -> list[i64]:
    """Exhaust or discard the first of the named assets until the cost is met; returns the others."""
    deck = s.table.deck
    spent: i64 = 0
    while amount > 0 and spent < len(assets):
        asset = assets[spent]
        if asset == moves.A_GUARD:
            if tap:
                exhaust_guard(s, seat)
            else:
                drop(s, seat, asset)
            amount -= 1
        else:
            if deck.types[asset - 1] & kinds == 0:
                break
            amount -= deck.weights[asset - 1]
            if tap:
                exhaust(s, seat, asset - 1)
            else:
                drop(s, seat, asset)
        spent += 1
    return assets[spent:]


def cycle(s: Spartacus, seat: i64, thrown: list[i64]) -> None:
    """Discard the named hand cards and draw as many."""
    for card in thrown:
        throw_away(s, seat, card)
    draw(s, seat, len(thrown))


def use_asset(s: Spartacus, seat: i64, named: i64) -> None:
    """`named`: asset, house, hand card."""
    deck = s.table.deck
    card = moves_turn.use_asset(named) - 1
    if deck.costs[card] == cards.EXHAUST:
        exhaust(s, seat, card)
    for step in deck.skills[card]:
        if step.verb == cards.PEEK_HAND:
            spy(s, seat, moves_turn.use_house(named))
        elif step.verb == cards.CYCLE:
            cycle(s, seat, moves_lists.unpacked_cards(moves_turn.use_card(named)))
        else:
            perform(s, step, seat, seat, seat, 0)


def spy(s: Spartacus, seat: i64, owner: i64) -> None:
    """A random card of a hand, for one pair of eyes."""
    hand = s.houses[owner].hand
    number = s.counts[streams.SPIES]
    s.counts[streams.SPIES] = number + 1
    card = hand[s.chance.below(streams.SPIES, number, len(hand))]
    peeks.add(s, seat, owner, card)
    events.whisper(s, events.PEEKED, bit(seat), [seat, owner, card])


# --- Schemes -------------------------------------------------------------------------------------------


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
                s.stage = moves.TAKING
                s.waiting = bit(me)
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
        s.stage = moves.DROPPING
        s.waiting = bit(owner)
        return True
    if choices:
        drop(s, owner, choices[0] + 1)
    elif guards:
        drop(s, owner, moves.A_GUARD)
    return False


def ask_injury(s: Spartacus, owner: i64, kinds: i64) -> bool:
    choices = s.ready_cards(owner, kinds)
    if len(choices) > 1:
        s.stage = moves.PICKING
        s.waiting = bit(s.schemer)
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


# --- Support -------------------------------------------------------------------------------------------


def ask(s: Spartacus, seat: i64, named: i64) -> None:
    """The scheme stays in the hand, committed; the houses asked answer at the same time (SP-710)."""
    s.request = named
    s.claim = s.spoken
    s.agreed = 0
    s.tried.append(moves.plan_card(moves.plan_in(named)))
    asked = moves.ask_houses(named)
    events.whisper(
        s,
        events.ASKED,
        bit(seat),
        [seat, moves.plan_in(named), asked, moves.ask_price(named), *events.letters(s.spoken)],
    )
    s.stage = moves.ANSWERING
    s.waiting = asked
    if s.table.atomic:
        s.aside = moves.ask_price(named) * bits(asked)
        s.houses[seat].gold -= s.aside


def answer(s: Spartacus, seat: i64, yes: bool) -> None:
    price_ = moves.ask_price(s.request)
    judge_answer(s, seat, yes)
    if yes:
        s.agreed |= bit(seat)
        if s.table.atomic and price_:
            s.aside -= price_
            s.houses[seat].gold += price_
            events.emit(s, events.PAID, [s.active, seat, price_])
    else:
        noes.add(s, moves.plan_card(moves.plan_in(s.request)), seat, price_)
        if s.table.atomic:
            s.aside -= price_
            s.houses[s.active].gold += price_
    s.waiting &= ~bit(seat)
    if s.waiting == 0:
        answered(s)


def sweeten(s: Spartacus, seat: i64, to: i64) -> None:
    """A gift or a promise to a house that said no makes another offer of the same price (SP-713)."""
    if seat == s.active and s.noes:
        noes.change(s, to)


def is_enough(s: Spartacus) -> bool:
    """Does the influence of the house and its supporters suffice?"""
    plan = moves.plan_in(s.request)
    total = s.houses[s.active].influence + reduction(s, s.active, plan)
    for seat in range(s.players):
        if s.agreed & bit(seat):
            total += s.houses[seat].influence
    return total >= s.table.deck.needs[moves.plan_card(plan)]


def answered(s: Spartacus) -> None:
    """All have answered: enough support lets the scheme be played, or not."""
    enough = is_enough(s)
    events.emit(s, events.ENOUGH, [s.active, 1 if enough else 0])
    if enough:
        s.stage = moves.REVEALING
        s.waiting = bit(s.active)
    else:
        withdraw(s)


def promise_price(s: Spartacus) -> None:
    """What was said to be paid for a yes is a promise, to be kept or not (SP-237)."""
    for seat in range(s.players):
        if s.agreed & bit(seat):
            vows.add(s, s.active, seat, moves.V_GOLD, moves.ask_price(s.request))


def take_back(s: Spartacus) -> None:
    """Gold for the yes of a house that has not answered."""
    s.houses[s.active].gold += s.aside
    s.aside = 0


def end_request(s: Spartacus) -> None:
    s.request = -1
    s.claim = ""
    s.agreed = 0


def withdraw(s: Spartacus) -> None:
    take_back(s)
    events.emit(s, events.LAPSED, [s.active])
    end_request(s)
    go_on(s)


def reveal(s: Spartacus, seat: i64) -> None:
    plan = moves.plan_in(s.request)
    supporters = s.agreed
    take_back(s)
    if moves.ask_price(s.request) and not s.table.atomic:
        promise_price(s)
    end_request(s)
    play(s, seat, plan, supporters)
