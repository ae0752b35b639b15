"""What a seat may decide now: every answer, or a bounded sensible menu. The first one does nothing special.

A seat that is silent, or has left, gives the first answer of the list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus.bout import NORMAL, SPEED
from ludus.games.spartacus.cards import (
    ANY_TIME,
    ARE_DEATH,
    ARE_WAGERED,
    ARMOUR,
    AT_EACH,
    AT_FIGHTER,
    AT_OTHER,
    AT_TWO,
    CYCLE,
    DROP_ASSET,
    EXHAUST,
    FIGHTERS,
    FOIL_ANY,
    GLADIATOR,
    GUARD_CARD,
    INT_OWN,
    LOWER,
    NONE,
    PEEK_HAND,
    SCHEME,
    SPECIAL,
    TAP,
    WEAPON,
    bit,
    has_verb,
)
from ludus.games.spartacus.cards import GUARD as GUARD_ASSET
from ludus.games.spartacus.effects import aimed, alternatives, holds, names_house, own_drop, price
from ludus.games.spartacus.moves import (
    A_GUARD,
    ABILITY,
    ACCEPT,
    ACT,
    ACTING,
    ANSWERING,
    ASK,
    ASK_AXE,
    ASK_BODYGUARD,
    ASK_HEALER,
    ASK_INFORMANT,
    ASK_NET,
    ASK_REINIT,
    ASK_SHIELD,
    AXE,
    BALANCE,
    BALANCING,
    BET,
    BETTING,
    BID,
    BIDDING,
    BODYGUARD,
    CHECKPOINT,
    CHOOSE,
    CHOOSING_HOUSE,
    DEFEND,
    DEFENDING,
    DOWN,
    DROP,
    DROPPING,
    END,
    ENTER,
    ENTERING,
    FIRST,
    FOIL,
    FORCE,
    FORCING,
    GUARD,
    HEAL,
    HEAL_DIE,
    HEALER,
    HEALING,
    HOUSE,
    INVITE,
    INVITING,
    JUDGING,
    LAY,
    LOSE,
    LOSING,
    MAIN,
    MOST_X,
    NET,
    NO,
    NO_HOUSE,
    OFFER,
    ON_DEATH,
    ON_REACTION,
    ON_SCHEME,
    ON_WAGERS,
    OPEN_MARKET,
    ORDERING,
    OVER,
    PASS,
    PAY,
    PAYLOAD,
    PICK,
    PICKING,
    PLAY,
    REACT,
    READY,
    REFUSE,
    REGAIN,
    REGAINING,
    REINIT,
    REJECT,
    REROLL,
    REROLLING,
    REVEAL,
    REVEALING,
    SECOND,
    SELL,
    SHIELD,
    SHOWDOWN,
    STEP,
    STEPPING,
    TAKE,
    TAKING,
    TO_BANK,
    UNREADY,
    UP,
    USE,
    WITHDRAW,
    YES,
    plan_of,
    plan_target,
)
from ludus.games.spartacus.phases.arena import invitable, is_forced
from ludus.games.spartacus.phases.combat import line_of, losses, reach, reachable, wounded
from ludus.games.spartacus.phases.deals import OPEN, VOW
from ludus.games.spartacus.phases.intrigue import agent_of, lowers, most_taken
from ludus.games.spartacus.phases.market import informants
from ludus.games.spartacus.phases.upkeep import healers, net, patients
from ludus.games.spartacus.phases.windows import (
    bodyguards,
    can_aim,
    guards_out,
    may_guard,
    may_oppose,
    phase_bit,
)

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

MOST_DISCARDS: Final = 60  # ways to throw cards away that are listed
MOST_OFFERS: Final = 2  # that the menu proposes in one step


def legal(s: Spartacus, seat: i64) -> list[int]:
    stage = s.stage
    if stage == OVER:
        return []
    if s.waiting & bit(seat) == 0:
        return unasked(s, seat)
    found: list[int] = []
    if stage in (CHECKPOINT, ON_WAGERS, ON_DEATH):
        found.append(PASS)
        add_reactions(s, seat, found)
    elif stage == ON_SCHEME:
        found.append(PASS)
        add_guards(s, seat, found)
        add_foils(s, seat, found)
    elif stage == ON_REACTION:
        found.append(PASS)
        add_counters(s, seat, found)
    elif stage == MAIN:
        return intrigue_turn(s, seat)
    elif stage == BIDDING:
        amount: i64 = 0
        while amount <= s.houses[seat].gold - s.laid[seat]:
            found.append(BID | amount << PAYLOAD)
            amount += 1
    elif stage == OPEN_MARKET:
        return trading(s, seat)
    elif stage >= ASK_NET and stage < ON_DEATH:
        return fighting(s, seat)
    elif stage >= INVITING:
        return hosting(s, seat)
    elif stage <= BALANCING:
        return upkeep(s, seat)
    else:
        return answers(s, seat)
    if s.offers:
        add_accepts(s, seat, found)
    return found


def unasked(s: Spartacus, seat: i64) -> list[int]:
    """What a house may do though nothing is asked of it."""
    found: list[int] = []
    if s.volunteers() & bit(seat) == 0:
        return found
    if s.stage == OPEN_MARKET:
        found.append(UNREADY)
    if s.stage in (MAIN, OPEN_MARKET, INVITING):
        add_reactions(s, seat, found)
    add_laying(s, seat, found)
    if s.offers:
        add_accepts(s, seat, found)
    return found


# --- Cards in hand -------------------------------------------------------------------------------------


def kinds_in(s: Spartacus, seat: i64) -> list[i64]:
    """One card of every kind in the hand."""
    copies = s.table.deck.copies
    found: list[i64] = []
    last: i64 = -1
    for card in s.houses[seat].hand:
        if copies[card] != last:
            last = copies[card]
            found.append(card)
    return found


def add_laying(s: Spartacus, seat: i64, found: list[int]) -> None:
    forms = s.table.deck.forms
    for card in s.houses[seat].hand:
        if forms[card] == GUARD_CARD:
            found.append(LAY | card << PAYLOAD)
            return


def add_reactions(s: Spartacus, seat: i64, found: list[int]) -> None:
    """Reactions of this moment with everybody they can be aimed at."""
    deck = s.table.deck
    stage = s.stage
    moment: i64 = ARE_WAGERED if stage == ON_WAGERS else ARE_DEATH if stage == ON_DEATH else ANY_TIME
    influence = s.houses[seat].influence
    for card in kinds_in(s, seat):
        if deck.moments[card] & moment == 0 or deck.needs[card] > influence:
            continue
        if moment == ANY_TIME and deck.phases[card] & phase_bit(s) == 0:
            continue
        target: i64 = 0
        while target < s.players:
            if can_aim(s, card, seat, target):
                if deck.aims[card] == AT_FIGHTER:
                    for fighter in alternatives(s, target):
                        plan = plan_of(card, target, NO_HOUSE, fighter + 1, 0, 0)
                        found.append(REACT | plan << PAYLOAD)
                else:
                    found.append(REACT | plan_of(card, target, NO_HOUSE, 0, 0, 0) << PAYLOAD)
            target += 1


def add_guards(s: Spartacus, seat: i64, found: list[int]) -> None:
    """One guard of the table and one of the hand: they are all alike."""
    if not may_guard(s, seat):
        return
    house = s.houses[seat]
    if house.guards:
        found.append(GUARD | house.guards[0] << PAYLOAD)
    for card in house.hand:
        if s.table.deck.forms[card] == GUARD_CARD:
            found.append(GUARD | card << PAYLOAD)
            return


def add_foils(s: Spartacus, seat: i64, found: list[int]) -> None:
    deck = s.table.deck
    if not may_oppose(s, seat):
        return
    immune = deck.immune[s.scheme & 127]
    for card in kinds_in(s, seat):
        if deck.foils[card] == NONE or (immune and deck.foils[card] != FOIL_ANY):
            continue
        if deck.needs[card] > s.houses[seat].influence or not holds(s, deck.tests[card], seat, seat, seat):
            continue
        add_foil(s, seat, card, found)


def add_foil(s: Spartacus, seat: i64, card: i64, found: list[int]) -> None:
    """With every asset to give up and every house to pay."""
    kinds = own_drop(s, card)
    if kinds:
        for asset in assets_of(s, seat, kinds):
            found.append(FOIL | plan_of(card, NO_HOUSE, NO_HOUSE, asset, 0, 0) << PAYLOAD)
    elif names_house(s, card):
        other: i64 = 0
        while other < s.players:
            if other != seat:
                found.append(FOIL | plan_of(card, NO_HOUSE, other, 0, 0, 0) << PAYLOAD)
            other += 1
    else:
        found.append(FOIL | plan_of(card, NO_HOUSE, NO_HOUSE, 0, 0, 0) << PAYLOAD)


def add_counters(s: Spartacus, seat: i64, found: list[int]) -> None:
    deck = s.table.deck
    for card in kinds_in(s, seat):
        if deck.foils[card] == FOIL_ANY and deck.needs[card] <= s.houses[seat].influence:
            found.append(FOIL | plan_of(card, NO_HOUSE, NO_HOUSE, 0, 0, 0) << PAYLOAD)


def assets_of(s: Spartacus, seat: i64, kinds: i64) -> list[i64]:
    """Ready assets as moves name them; of copies without tokens only one."""
    alike = s.table.deck.alike
    found: list[i64] = []
    last: i64 = -1
    for card in s.ready_cards(seat, kinds):
        mark = alike[card] << 8 | s.marks[card]
        if mark != last:
            found.append(card + 1)
        last = mark
    if kinds & GUARD_ASSET and s.houses[seat].guards:
        found.append(A_GUARD)
    return found


# --- The Intrigue turn ---------------------------------------------------------------------------------


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
        found.append(PLAY | (plan | 1 << 24) << PAYLOAD)
    elif less and spare >= missing - less:
        found.append(PLAY | (plan | (missing - less) << 19 | 1 << 24) << PAYLOAD)
    if spare >= missing:
        found.append(PLAY | (plan | missing << 19) << PAYLOAD)


def pays_influence(s: Spartacus, seat: i64) -> bool:
    """Can this house lower requirements with gold?"""
    return has_verb(s.table.deck.abilities[2 * s.houses[seat].card], LOWER)


def add_asks(s: Spartacus, seat: i64, plan: i64, missing: i64, found: list[int]) -> None:
    """All others are asked once in a turn, for nothing or for two coins each."""
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
    if s.houses[seat].gold >= price(s, plan, seat) + SUPPORT_PRICE * (s.players - 1):
        found.append(ASK | (plan | asked << 25 | SUPPORT_PRICE << 29) << PAYLOAD)


SUPPORT_PRICE: Final = 2


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


def add_debts(s: Spartacus, seat: i64, found: list[int]) -> None:
    """Gold that was promised and can be paid."""
    place: i64 = 0
    while place < len(s.vows):
        v = s.vows
        if v[place] == seat and v[place + 2] == 0 and v[place + 5] == OPEN and v[place + 3] <= s.houses[seat].gold:
            move = PAY | (v[place + 1] | v[place + 3] << 2) << PAYLOAD
            if move not in found:
                found.append(move)
        place += VOW


# --- Market --------------------------------------------------------------------------------------------


def trading(s: Spartacus, seat: i64) -> list[int]:
    found: list[int] = [READY]
    for asset in assets_of(s, seat, 63):
        found.append(TO_BANK | asset << PAYLOAD)
    if s.offers:
        add_accepts(s, seat, found)
    if s.offered[seat] < MOST_OFFERS:
        add_offers(s, seat, found)
    add_laying(s, seat, found)
    add_reactions(s, seat, found)
    add_debts(s, seat, found)
    return found


def add_offers(s: Spartacus, seat: i64, found: list[int]) -> None:
    """Gold for what another house has ready: one coin more than the bank would pay, or two."""
    deck = s.table.deck
    other: i64 = 0
    while other < s.players:
        if other != seat and s.resigned & bit(other) == 0:
            for asset in assets_of(s, other, 63):
                value = 1 if asset == A_GUARD else deck.values[asset - 1]
                gold = value + 1
                while gold <= value + 2 and gold <= s.houses[seat].gold:
                    terms = other | gold << 2 | asset << 32
                    if not is_open(s, seat, terms):
                        found.append(OFFER | terms << PAYLOAD)
                    gold += 1
        other += 1


def is_open(s: Spartacus, seat: i64, terms: i64) -> bool:
    """Has this house made this offer already?"""
    place: i64 = 0
    while place < len(s.offers):
        if s.offers[place + 1] == seat and s.offers[place + 2] == terms:
            return True
        place += 3
    return False


def add_accepts(s: Spartacus, seat: i64, found: list[int]) -> None:
    place: i64 = 0
    while place < len(s.offers):
        if s.offers[place + 2] & 3 == seat:
            found.append(ACCEPT | s.offers[place] << PAYLOAD)
            found.append(REJECT | s.offers[place] << PAYLOAD)
        place += 3


# --- Upkeep and short answers --------------------------------------------------------------------------


def upkeep(s: Spartacus, seat: i64) -> list[int]:
    stage = s.stage
    if stage == CHOOSING_HOUSE:
        return houses(s)
    if stage == HEALING:
        return [HEAL | (card + 1) << PAYLOAD for card in patients(s, seat)]
    if stage == HEAL_DIE:
        high, low = (s.die, s.die2) if s.die > s.die2 else (s.die2, s.die)
        return [CHOOSE | high << PAYLOAD, CHOOSE | low << PAYLOAD]
    if stage == ASK_HEALER:
        found: list[int] = [PASS]
        for card in healers(s, seat):
            found.append(HEALER | (card + 1) << PAYLOAD)
        return found
    return balances(s, seat)


def houses(s: Spartacus) -> list[int]:
    found: list[int] = []
    for house in range(4):
        if free_house(s, house):
            for figure in range(4):
                if free_figure(s, figure):
                    found.append(HOUSE | (house | figure << 2) << PAYLOAD)
    return found


def free_house(s: Spartacus, card: i64) -> bool:
    return all(house.card != card for house in s.houses)


def free_figure(s: Spartacus, figure: i64) -> bool:
    return all(house.figure != figure for house in s.houses)


def must_drop(s: Spartacus, seat: i64) -> i64:
    """Gladiators that the house cannot pay for."""
    short = -net(s, seat) - s.houses[seat].gold
    return short if short > 0 else 0


def balances(s: Spartacus, seat: i64) -> list[int]:
    """As few discards as needed, and one more."""
    cards = s.ready_cards(seat, GLADIATOR)
    least = must_drop(s, seat)
    found: list[int] = []
    add_sets(s, cards, 0, 0, least, found)
    if least < len(cards):
        add_sets(s, cards, 0, 0, least + 1, found)
    return found


def add_sets(s: Spartacus, cards: list[i64], start: i64, mask: i64, size: i64, found: list[int]) -> None:
    if size == 0:
        found.append(BALANCE | mask << PAYLOAD)
        return
    place = start
    last: i64 = -1
    while place < len(cards) and len(found) < MOST_DISCARDS:
        card = cards[place]
        mark = s.table.deck.alike[card] << 8 | s.marks[card]
        if mark != last:
            add_sets(s, cards, place + 1, mask | bit(card), size - 1, found)
        last = mark
        place += 1


def answers(s: Spartacus, seat: i64) -> list[int]:
    stage = s.stage
    found: list[int] = []
    if stage == ANSWERING:
        found = [NO, YES]
        if s.offers:
            add_accepts(s, seat, found)
        return found
    if stage == REVEALING:
        return [WITHDRAW, REVEAL]
    if stage == ASK_BODYGUARD:
        found.append(PASS)
        for card in bodyguards(s, seat):
            found.append(BODYGUARD | (card + 1) << PAYLOAD)
    elif stage == DROPPING:
        for asset in assets_of(s, seat, dropped_kinds(s)):
            found.append(DROP | asset << PAYLOAD)
    elif stage == PICKING:
        for asset in assets_of(s, plan_target(s.scheme), dropped_kinds(s)):
            found.append(PICK | asset << PAYLOAD)
    elif stage == TAKING:
        most = most_taken(s)
        while most >= 0:
            found.append(TAKE | most << PAYLOAD)
            most -= 1
    elif stage == REGAINING:
        found.append(PASS)
        for card in guards_out(s):
            found.append(REGAIN | card << PAYLOAD)
    else:
        assert stage == ASK_INFORMANT
        found.append(PASS)
        for card in informants(s, seat):
            lot: i64 = 0
            while lot < len(s.lots):
                found.append(USE | (card + 1 | (lot + 1) << 16) << PAYLOAD)
                lot += 1
    return found


def dropped_kinds(s: Spartacus) -> i64:
    """The kinds of assets that the present step of the scheme is about."""
    return s.table.deck.steps[s.scheme & 127][s.step - 1].kinds


# --- Arena ---------------------------------------------------------------------------------------------


def hosting(s: Spartacus, seat: i64) -> list[int]:
    stage = s.stage
    found: list[int] = []
    if stage == INVITING:
        turn: i64 = 0
        other = s.left_of(seat)
        while turn < s.players:
            if invitable(s, other):
                found.append(INVITE | other << PAYLOAD)
            other = s.left_of(other)
            turn += 1
        add_reactions(s, seat, found)
    elif stage == ENTERING:
        if may_refuse(s, seat):
            found.append(REFUSE)
        add_fighters(s, seat, found)
    elif stage == BETTING:
        return bets(s, seat)
    else:
        assert stage == JUDGING
        found = [UP, DOWN]
    if s.offers:
        add_accepts(s, seat, found)
    return found


def may_refuse(s: Spartacus, seat: i64) -> bool:
    """Not in a showdown, and not as the last one left (SP-413)."""
    return s.phase != SHOWDOWN and not (seat == s.host and is_forced(s))


def add_fighters(s: Spartacus, seat: i64, found: list[int]) -> None:
    """Every fighter with every set of gear."""
    sets: list[i64] = [0]
    for slot, kind in ((6, WEAPON), (12, ARMOUR), (18, SPECIAL)):
        more: list[i64] = []
        for known in sets:
            more.append(known)
            for asset in assets_of(s, seat, kind):
                more.append(known | asset << slot)
        sets = more
    for fighter in assets_of(s, seat, FIGHTERS):
        for gear in sets:
            found.append(ENTER | (fighter | gear) << PAYLOAD)


def bets(s: Spartacus, seat: i64) -> list[int]:
    """Nothing, one to three coins on one corner, or three on each of two."""
    gold = s.houses[seat].gold
    found: list[int] = [BET]
    corner: i64 = 0
    while corner < 4:
        if may_bet(s, seat, corner):
            coins: i64 = 1
            while coins <= 3 and coins <= gold:
                found.append(BET | coins << (2 * corner + PAYLOAD))
                coins += 1
            second = corner + 1
            while second < 4 and gold >= 6:
                if may_bet(s, seat, second):
                    found.append(BET | (3 << 2 * corner | 3 << 2 * second) << PAYLOAD)
                second += 1
        corner += 1
    return found


def may_bet(s: Spartacus, seat: i64, corner: i64) -> bool:
    """Not on the victory of the own fighter's opponent (SP-432)."""
    return corner > 1 or s.bout.owners[1 - corner] != seat


def fighting(s: Spartacus, seat: i64) -> list[int]:
    stage = s.stage
    b = s.bout
    found: list[int] = []
    if stage == ACTING:
        return actions(s)
    if stage == STEPPING:
        for space in reachable(s, b.side()):
            found.append(STEP | space << PAYLOAD)
    elif stage == ORDERING:
        found = [FIRST, SECOND]
    elif stage == LOSING:
        for named in losses(b.dice, wounded(b), b.wounds):
            found.append(LOSE | named << PAYLOAD)
    elif stage == REROLLING:
        found = [REROLL]
        add_dice(REROLL, b.red if line_of(s, seat) == 0 else b.black, found)
    elif stage == FORCING:
        found = [PASS]
        add_dice(FORCE, b.black if line_of(s, seat) == 0 else b.red, found)
    elif stage == DEFENDING:
        found = [DEFEND, DEFEND | 1 << PAYLOAD]
    elif stage == ASK_NET:
        found = [PASS, NET]
    elif stage == ASK_REINIT:
        found = [PASS, REINIT]
    elif stage == ASK_AXE:
        found = [PASS, AXE]
    else:
        assert stage == ASK_SHIELD
        found = [PASS, SHIELD]
    return found


def add_dice(kind: i64, dice: list[i64], found: list[int]) -> None:
    last: i64 = 0
    for die in dice:
        if die != last:
            found.append(kind | die << PAYLOAD)
        last = die


def actions(s: Spartacus) -> list[int]:
    """Every space, with every attack that reaches from there."""
    b = s.bout
    side = b.side()
    rival = s.table.deck.distance[b.places[1 - side]]
    normal = reach(s, side, NORMAL)
    speed = reach(s, side, SPEED)
    found: list[int] = []
    for space in reachable(s, side):
        found.append(ACT | space << PAYLOAD)
        if rival[space] <= normal:
            found.append(ACT | (space | NORMAL << 6) << PAYLOAD)
        if rival[space] <= speed:
            found.append(ACT | (space | SPEED << 6) << PAYLOAD)
    return found
