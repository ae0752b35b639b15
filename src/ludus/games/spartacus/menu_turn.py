"""What can be done in the Intrigue turn: schemes, requests, abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus.cards import (
    AT_EACH,
    AT_OTHER,
    AT_TWO,
    CYCLE,
    DROP_ASSET,
    EXHAUST,
    FIGHTERS,
    INT_OWN,
    LOWER,
    PEEK_HAND,
    SCHEME,
    TAP,
    has_verb,
)
from ludus.games.spartacus.cards import GUARD as GUARD_ASSET
from ludus.games.spartacus.effects import aimed, holds, names_house, own_drop, price
from ludus.games.spartacus.menu_deals import add_accepts, add_debts
from ludus.games.spartacus.menu_hand import add_laying, add_reactions, assets_of, kinds_in
from ludus.games.spartacus.moves import A_GUARD, ABILITY, ASK, END, MOST_X, NO_HOUSE, PAYLOAD, PLAY, SELL, USE, plan_of
from ludus.games.spartacus.phases.intrigue import agent_of, holds_when_paid, lowers
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


MOST_DISCARDS: Final = 60  # ways to throw cards away that are listed
MOST_COINS: Final = 4  # for a yes that are listed


def intrigue_turn(s: Spartacus, seat: i64) -> list[int]:
    found = endings(s, seat)
    deck = s.table.deck
    for card in kinds_in(s, seat):
        found.append(SELL | card << PAYLOAD)
        if deck.forms[card] == SCHEME:
            add_plays(s, seat, card, found)
    add_laying(s, seat, found)
    add_abilities(s, seat, found)
    add_uses(s, seat, found)
    add_reactions(s, seat, found)
    add_debts(s, seat, found)
    if s.offers:
        add_accepts(s, seat, found)
    return found


def endings(s: Spartacus, seat: i64) -> list[int]:
    """The end of the turn, with cards above the limit thrown away: the cheapest first, and not every way."""
    hand = s.houses[seat].hand
    size: i64 = len(hand)
    over = size - s.limit(seat)
    if over <= 0:
        return [END]
    deck = s.table.deck
    order: list[i64] = sorted(range(size), key=lambda place: (deck.gold[hand[place]], place))
    found: list[int] = []
    seen: list[i64] = []
    chosen: list[i64] = list(range(over))
    while len(found) < MOST_DISCARDS:
        places: i64 = 0
        kinds: i64 = 0
        for rank in chosen:
            places |= bit(order[rank])
            kinds += kind_mark(deck.copies[hand[order[rank]]])
        if kinds not in seen:
            seen.append(kinds)
            found.append(END | places << PAYLOAD)
        place = over - 1
        while place >= 0 and chosen[place] == size - over + place:
            place -= 1
        if place < 0:
            break
        chosen[place] += 1
        rest = place + 1
        while rest < over:
            chosen[rest] = chosen[rest - 1] + 1
            rest += 1
    return found


def kind_mark(kind: i64) -> i64:
    """Sums of these tell sets of kinds apart."""
    return (kind + 3) * (kind + 3) * (kind + 7)


def add_plays(s: Spartacus, seat: i64, card: i64, found: list[int]) -> None:
    """Every target, with the cheapest way to meet the requirement; with the help of others if there is no other."""
    deck = s.table.deck
    house = s.houses[seat]
    if deck.moments[card] & INT_OWN == 0:
        return
    missing = deck.needs[card] - house.influence
    kinds = own_drop(s, card)
    assets: list[i64] = assets_of(s, seat, kinds) if kinds else [0]
    for pair in aims_of(s, seat, card):
        target = pair & 7
        named = pair >> 3
        if not holds(s, deck.tests[card], seat, subject(target, seat), named):
            continue
        for asset in assets:
            plan = plan_of(card, target, named, asset, 0, 0)
            if missing <= 0:
                found.append(PLAY | plan << PAYLOAD)
            else:
                add_reduced(s, seat, plan, missing, found)
                add_asks(s, seat, plan, missing, found)


def subject(target: i64, seat: i64) -> i64:
    """The house that conditions look at."""
    return seat if target == NO_HOUSE else target


def aims_of(s: Spartacus, seat: i64, card: i64) -> list[i64]:
    """Target | named house << 3, all that the card allows."""
    deck = s.table.deck
    aim = deck.aims[card]
    fixed = aimed(s, card, seat)
    if fixed >= 0:
        return [fixed | NO_HOUSE << 3] if fixed != NO_HOUSE else []
    if aim == AT_EACH:
        return [NO_HOUSE | NO_HOUSE << 3]
    found: list[i64] = []
    naming = names_house(s, card)
    first: i64 = 0
    while first < s.players:
        if aim != AT_OTHER or first != seat:
            if aim == AT_TWO or naming:
                second: i64 = 0
                while second < s.players:
                    if may_name(s, seat, card, first, second):
                        found.append(first | second << 3)
                    second += 1
            else:
                found.append(first | NO_HOUSE << 3)
        first += 1
    return found


def may_name(s: Spartacus, seat: i64, card: i64, target: i64, named: i64) -> bool:
    """Two different targets, each pair once; who is paid is another house; who gains is not who loses."""
    aim = s.table.deck.aims[card]
    if aim == AT_TWO:
        return named > target
    if price(s, plan_of(card, target, named, 0, 0, 0), seat):
        return named != seat
    return named != target


def add_reduced(s: Spartacus, seat: i64, plan: i64, missing: i64, found: list[int]) -> None:
    """With an agent, with gold, or with both."""
    agent = agent_of(s, seat)
    less = lowers(s, agent)
    spare = s.houses[seat].gold - price(s, plan, seat) if pays_influence(s, seat) else 0
    if spare > MOST_X:
        spare = MOST_X
    if less >= missing:
        add_if_met(s, seat, plan | 1 << 24, found)
    elif less and spare >= missing - less:
        add_if_met(s, seat, plan | (missing - less) << 19 | 1 << 24, found)
    if spare >= missing:
        add_if_met(s, seat, plan | missing << 19, found)


def add_if_met(s: Spartacus, seat: i64, plan: i64, found: list[int]) -> None:
    """Only if its conditions are still met when the reductions are paid."""
    if holds_when_paid(s, s.table.deck.tests[plan & 127], seat, plan):
        found.append(PLAY | plan << PAYLOAD)


def pays_influence(s: Spartacus, seat: i64) -> bool:
    """Can this house lower requirements with gold?"""
    return has_verb(s.table.deck.abilities[2 * s.houses[seat].card], LOWER)


def add_asks(s: Spartacus, seat: i64, plan: i64, missing: i64, found: list[int]) -> None:
    """All others are asked once in a turn, for nothing or for some coins each."""
    card = plan & 127
    if card in s.tried or s.resigned:
        return
    asked = (bit(s.players) - 1) & ~bit(seat)
    total: i64 = 0
    other: i64 = 0
    while other < s.players:
        if other != seat:
            total += s.houses[other].influence
        other += 1
    if total < missing:
        return
    found.append(ASK | (plan | asked << 25) << PAYLOAD)
    coins: i64 = 1
    while coins <= MOST_COINS and s.houses[seat].gold >= price(s, plan, seat) + coins * (s.players - 1):
        found.append(ASK | (plan | asked << 25 | coins << 29) << PAYLOAD)
        coins += 1


def add_abilities(s: Spartacus, seat: i64, found: list[int]) -> None:
    number: i64 = 1
    while number <= 2:
        for cost in ability_costs(s, seat, number):
            for thrown in cycles(s, seat, s.houses[seat].card, number):
                found.append(ABILITY | (number | cost << 2 | thrown << 20) << PAYLOAD)
        number += 1


def ability_costs(s: Spartacus, seat: i64, number: i64) -> list[i64]:
    """Ways to pay for a house ability: three assets packed; empty if there is none."""
    steps = s.table.deck.abilities[2 * s.houses[seat].card + number - 1]
    ways: list[i64] = [0]
    size: i64 = 0
    costs: i64 = 0
    for step in steps:
        if step.verb in (TAP, DROP_ASSET):
            costs += 1
            more: list[i64] = []
            for way in ways:
                size = packed_size(way)
                for sub in ways_to_pay(s, seat, step.kinds, step.amount):
                    more.append(way | sub << (6 * size))
            ways = more
        elif step.verb == LOWER:
            return []
    return ways if costs else []


def packed_size(assets: i64) -> i64:
    size: i64 = 0
    while assets:
        assets >>= 6
        size += 1
    return size


def ways_to_pay(s: Spartacus, seat: i64, kinds: i64, amount: i64) -> list[i64]:
    """Sets of ready assets of at least this weight, none of them to spare."""
    if kinds == GUARD_ASSET:
        if len(s.houses[seat].guards) < amount:
            return []
        packed: i64 = 0
        while amount > 0:
            packed = packed << 6 | A_GUARD
            amount -= 1
        return [packed]
    found: list[i64] = []
    cards = s.ready_cards(seat, kinds)
    add_ways(s, cards, 0, 0, 0, amount, found)
    return found


def add_ways(s: Spartacus, cards: list[i64], start: i64, packed: i64, size: i64, amount: i64, found: list[i64]) -> None:
    if amount <= 0:
        found.append(packed)
        return
    place = start
    last: i64 = -1
    while place < len(cards) and len(found) < MOST_DISCARDS:
        card = cards[place]
        mark = s.table.deck.alike[card] << 8 | s.marks[card]
        if mark != last:
            weight = s.table.deck.weights[card]
            add_ways(s, cards, place + 1, packed | (card + 1) << (6 * size), size + 1, amount - weight, found)
        last = mark
        place += 1


def cycles(s: Spartacus, seat: i64, house: i64, number: i64) -> list[i64]:
    """Hand cards to exchange, packed; [0] for abilities that exchange none."""
    most: i64 = 0
    for step in s.table.deck.abilities[2 * house + number - 1]:
        if step.verb == CYCLE:
            most = step.amount
    if most == 0:
        return [0]
    deck = s.table.deck
    hand = s.houses[seat].hand
    cheap: list[i64] = sorted(kinds_in(s, seat), key=lambda card: (deck.gold[card], -deck.needs[card]))
    found: list[i64] = []
    for card in cheap:
        found.append(card + 1)
    packed: i64 = 0
    size: i64 = 0
    for card in sorted(hand, key=lambda card: (deck.gold[card], -deck.needs[card], card)):
        if size < most:
            packed |= (card + 1) << (7 * size)
            size += 1
            if size > 1:
                found.append(packed)
    return found


def add_uses(s: Spartacus, seat: i64, found: list[int]) -> None:
    """Abilities of slaves and gladiators for the own Intrigue turn."""
    deck = s.table.deck
    for card in s.ready_cards(seat, FIGHTERS):
        if deck.timings[card] != INT_OWN or deck.costs[card] != EXHAUST or has_verb(deck.skills[card], LOWER):
            continue
        if has_verb(deck.skills[card], PEEK_HAND):
            other: i64 = 0
            while other < s.players:
                if other != seat and s.houses[other].hand:
                    found.append(USE | (card + 1 | other << 6) << PAYLOAD)
                other += 1
        elif has_verb(deck.skills[card], CYCLE):
            for hand_card in kinds_in(s, seat):
                found.append(USE | (card + 1 | (hand_card + 1) << 9) << PAYLOAD)
        else:
            found.append(USE | (card + 1) << PAYLOAD)
