"""What can be done in the Intrigue turn: schemes, requests, abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves, moves_lists, moves_turn
from ludus.games.spartacus.effects import aimed, holds, names_house, own_drop, price
from ludus.games.spartacus.menu_deals import add_accepts, add_debts
from ludus.games.spartacus.menu_hand import add_laying, add_reactions, assets_of, kinds_in
from ludus.games.spartacus.phases.schemes import agent_of, holds_when_paid, lowers
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


MOST_DISCARDS: Final = 60  # ways to throw cards away that are listed
MOST_COINS: Final = 4  # for a yes that are listed


def intrigue_turn(s: Spartacus, seat: i64) -> list[int]:
    found = endings(s, seat)
    deck = s.table.deck
    for card in kinds_in(s, seat):
        found.append(moves.pack(moves.SELL, card))
        if deck.forms[card] == cards.SCHEME:
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
        return [moves.END]
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
            found.append(moves.pack(moves.END, places))
        place = over - 1
        while place >= 0 and chosen[place] == size - over + place:
            place -= 1
        if place < 0:
            break
        chosen[place] += 1
        for rest in range(place + 1, over):
            chosen[rest] = chosen[rest - 1] + 1
    return found


def kind_mark(kind: i64) -> i64:
    """Sums of these tell sets of kinds apart."""
    return (kind + 3) * (kind + 3) * (kind + 7)


def add_plays(s: Spartacus, seat: i64, card: i64, found: list[int]) -> None:
    """Every target, with the cheapest way to meet the requirement; with the help of others if there is no other."""
    deck = s.table.deck
    house = s.houses[seat]
    if deck.moments[card] & cards.INT_OWN == 0:
        return
    missing = deck.needs[card] - house.influence
    kinds = own_drop(s, card)
    assets: list[i64] = assets_of(s, seat, kinds) if kinds else [0]
    for pair in aims_of(s, seat, card):
        target = moves.pair_target(pair)
        named = moves.pair_named(pair)
        if not holds(s, deck.tests[card], seat, subject(target, seat), named):
            continue
        for asset in assets:
            plan = moves.plan_of(card, target, named, asset, 0, 0)
            if missing <= 0:
                found.append(moves.pack(moves.PLAY, plan))
            else:
                add_reduced(s, seat, plan, missing, found)
                add_asks(s, seat, plan, missing, found)


def subject(target: i64, seat: i64) -> i64:
    """The house that conditions look at."""
    return seat if target == moves.NO_HOUSE else target


def aims_of(s: Spartacus, seat: i64, card: i64) -> list[i64]:
    """Target and named house as `moves.pair`, all that the card allows."""
    deck = s.table.deck
    aim = deck.aims[card]
    fixed = aimed(s, card, seat)
    if fixed >= 0:
        return [moves.pair(fixed, moves.NO_HOUSE)] if fixed != moves.NO_HOUSE else []
    if aim == cards.AT_EACH:
        return [moves.pair(moves.NO_HOUSE, moves.NO_HOUSE)]
    found: list[i64] = []
    naming = names_house(s, card)
    for first in range(s.players):
        if aim != cards.AT_OTHER or first != seat:
            if aim == cards.AT_TWO or naming:
                for second in range(s.players):
                    if may_name(s, seat, card, first, second):
                        found.append(moves.pair(first, second))
            else:
                found.append(moves.pair(first, moves.NO_HOUSE))
    return found


def may_name(s: Spartacus, seat: i64, card: i64, target: i64, named: i64) -> bool:
    """Two different targets, each pair once; who is paid is another house; who gains is not who loses."""
    aim = s.table.deck.aims[card]
    if aim == cards.AT_TWO:
        return named > target
    if price(s, moves.plan_of(card, target, named, 0, 0, 0), seat):
        return named != seat
    return named != target


def add_reduced(s: Spartacus, seat: i64, plan: i64, missing: i64, found: list[int]) -> None:
    """With an agent, with gold, or with both."""
    agent = agent_of(s, seat)
    less = lowers(s, agent)
    spare = s.houses[seat].gold - price(s, plan, seat) if pays_influence(s, seat) else 0
    if spare > moves.MOST_X:
        spare = moves.MOST_X
    if less >= missing:
        add_if_met(s, seat, moves.plan_with(plan, 0, 1), found)
    elif less and spare >= missing - less:
        add_if_met(s, seat, moves.plan_with(plan, missing - less, 1), found)
    if spare >= missing:
        add_if_met(s, seat, moves.plan_with(plan, missing, 0), found)


def add_if_met(s: Spartacus, seat: i64, plan: i64, found: list[int]) -> None:
    """Only if its conditions are still met when the reductions are paid."""
    if holds_when_paid(s, s.table.deck.tests[moves.plan_card(plan)], seat, plan):
        found.append(moves.pack(moves.PLAY, plan))


def pays_influence(s: Spartacus, seat: i64) -> bool:
    """Can this house lower requirements with gold?"""
    return cards.has_verb(s.ability(seat, 1), cards.LOWER)


def add_asks(s: Spartacus, seat: i64, plan: i64, missing: i64, found: list[int]) -> None:
    """All others are asked once in a turn, for nothing or for some coins each."""
    card = moves.plan_card(plan)
    if card in s.tried or s.resigned:
        return
    asked = (bit(s.players) - 1) & ~bit(seat)
    total: i64 = 0
    for other in range(s.players):
        if other != seat:
            total += s.houses[other].influence
    if total < missing:
        return
    found.append(moves.pack(moves.ASK, moves.ask_of(plan, asked, 0)))
    coins: i64 = 1
    while coins <= MOST_COINS and s.houses[seat].gold >= price(s, plan, seat) + coins * (s.players - 1):
        found.append(moves.pack(moves.ASK, moves.ask_of(plan, asked, coins)))
        coins += 1


def add_abilities(s: Spartacus, seat: i64, found: list[int]) -> None:
    for number in range(1, i64(3)):
        for cost in ability_costs(s, seat, number):
            for thrown in cycles(s, seat, number):
                found.append(moves.pack(moves.ABILITY, moves_turn.ability_of(number, cost, thrown)))


def ability_costs(s: Spartacus, seat: i64, number: i64) -> list[i64]:
    """Ways to pay for a house ability: three assets packed; empty if there is none."""
    steps = s.ability(seat, number)
    ways: list[i64] = [0]
    costs: i64 = 0
    for step in steps:
        if step.verb in (cards.TAP, cards.DROP_ASSET):
            costs += 1
            more: list[i64] = []
            for way in ways:
                for sub in ways_to_pay(s, seat, step.kinds, step.amount):
                    more.append(moves_lists.joined(way, sub))
            ways = more
        elif step.verb == cards.LOWER:
            return []
    return ways if costs else []


def ways_to_pay(s: Spartacus, seat: i64, kinds: i64, amount: i64) -> list[i64]:
    """Sets of ready assets of at least this weight, none of them to spare."""
    if kinds == cards.GUARD:
        if len(s.houses[seat].guards) < amount:
            return []
        packed: i64 = 0
        for _ in range(amount):
            packed = moves_lists.joined(packed, moves.A_GUARD)
        return [packed]
    found: list[i64] = []
    assets = s.ready_cards(seat, kinds)
    add_ways(s, assets, 0, 0, amount, found)
    return found


def add_ways(s: Spartacus, cards: list[i64], start: i64, packed: i64, amount: i64, found: list[i64]) -> None:
    if amount <= 0:
        found.append(packed)
        return
    place = start
    last: i64 = -1
    while place < len(cards) and len(found) < MOST_DISCARDS:
        card = cards[place]
        mark = s.look(card)
        if mark != last:
            more = moves_lists.joined(packed, card + 1)
            add_ways(s, cards, place + 1, more, amount - s.table.deck.weights[card], found)
        last = mark
        place += 1


def cycles(s: Spartacus, seat: i64, number: i64) -> list[i64]:
    """Hand cards to exchange, packed; [0] for abilities that exchange none."""
    most: i64 = 0
    for step in s.ability(seat, number):
        if step.verb == cards.CYCLE:
            most = step.amount
    if most == 0:
        return [0]
    deck = s.table.deck
    hand = s.houses[seat].hand
    single: list[i64] = sorted(kinds_in(s, seat), key=lambda card: (deck.gold[card], -deck.needs[card]))
    found: list[i64] = [moves_lists.with_card(0, card) for card in single]
    packed: i64 = 0
    size: i64 = 0
    for card in sorted(hand, key=lambda card: (deck.gold[card], -deck.needs[card], card)):
        if size < most:
            packed = moves_lists.with_card(packed, card)
            size += 1
            if size > 1:
                found.append(packed)
    return found


def add_uses(s: Spartacus, seat: i64, found: list[int]) -> None:
    """Abilities of slaves and gladiators for the own Intrigue turn."""
    deck = s.table.deck
    for card in s.ready_cards(seat, cards.FIGHTERS):
        if (
            deck.timings[card] != cards.INT_OWN
            or deck.costs[card] != cards.EXHAUST
            or cards.has_verb(deck.skills[card], cards.LOWER)
        ):
            continue
        if cards.has_verb(deck.skills[card], cards.PEEK_HAND):
            for other in range(s.players):
                if other != seat and s.houses[other].hand:
                    found.append(moves.pack(moves.USE, moves_turn.use_of(card + 1, other, 0, 0)))
        elif cards.has_verb(deck.skills[card], cards.CYCLE):
            for hand_card in kinds_in(s, seat):
                found.append(moves.pack(moves.USE, moves_turn.use_of(card + 1, 0, hand_card + 1, 0)))
        else:
            found.append(moves.pack(moves.USE, moves_turn.use_of(card + 1, 0, 0, 0)))
