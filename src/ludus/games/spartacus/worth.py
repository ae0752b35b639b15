"""What things are worth to a house, in gold: influence, cards, a chance in the arena."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves
from ludus.games.spartacus.effects import amount_of, seat_of

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

# Mean wounds of one attack, by attack dice and defence dice (specification 12.4)
MEAN_WOUNDS: Final[list[list[float]]] = [
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [0.667, 0.417, 0.255, 0.174, 0.126, 0.095, 0.073],
    [1.333, 1.023, 0.779, 0.507, 0.353, 0.259, 0.196],
    [2.0, 1.697, 1.375, 1.107, 0.751, 0.534, 0.395],
    [2.667, 2.386, 2.040, 1.723, 1.408, 0.986, 0.713],
    [3.333, 3.076, 2.739, 2.379, 2.061, 1.690, 1.213],
    [4.0, 3.761, 3.447, 3.077, 2.720, 2.388, 1.955],
]
GUARD_WORTH: Final = 1.6
WAGE: Final = 0.5  # of a slave in a turn; what comes later counts less
KEPT: Final = 0.7  # of what a card could do: for many the moment never comes
RICHES: Final = 0.25  # steps of influence that a coin counts like, where one looks who is ahead
CARD_WORTH: Final = 2.0  # an unknown intrigue card
SKILL_RATING: Final = 0.7  # an ability, in dice
GEAR_RATING: Final = 0.9


def influence_worth(s: Spartacus, influence: i64) -> float:
    """One step up from here; nothing above the top."""
    top = s.table.top
    if influence >= top:
        return 0.0
    worth = 5.0
    if influence > 4:
        worth += float(influence - 4)
    if influence == top - 1:
        worth += 9.0
    elif influence == top - 2:
        worth += 2.0
    return worth


def change_worth(s: Spartacus, seat: i64, change: i64) -> float:
    """What a change of influence is worth to the house itself."""
    influence = s.houses[seat].influence
    worth = 0.0
    for _ in range(change):
        worth += influence_worth(s, influence)
        influence += 1
    while change < 0 and influence > s.table.floor:
        influence -= 1
        worth -= influence_worth(s, influence)
        change += 1
    return worth


def rivalry(s: Spartacus, seat: i64, other: i64) -> float:
    """How much of another house's loss is one's own gain: more, the nearer it is to victory."""
    ahead = float(s.houses[other].influence - s.houses[seat].influence)
    turns = turns_left(s)
    ahead += RICHES * (wealth(s, other, turns) - wealth(s, seat, turns))
    near = s.table.top - s.houses[other].influence
    worth = 0.25 + 0.06 * ahead
    if near <= 2:
        worth += 0.3
    if near == 0:
        worth += 0.4
    return 0.1 if worth < 0.1 else 1.1 if worth > 1.1 else worth


def wealth(s: Spartacus, seat: i64, turns: float) -> float:
    """Gold, and what slaves will earn in the turns that are left."""
    house = s.houses[seat]
    types = s.table.deck.types
    slaves: i64 = 0
    for card in house.assets:
        if types[card] == cards.SLAVE:
            slaves += 1
    return float(house.gold) + WAGE * turns * float(slaves)


def turns_left(s: Spartacus) -> float:
    """About how many turns the game still has, by the house that leads."""
    lead: i64 = 0
    for house in s.houses:
        if house.influence > lead:
            lead = house.influence
    return 0.5 + 0.8 * float(s.table.top - lead)


def share(s: Spartacus, viewer: i64, seat: i64) -> float:
    """The sign and weight that a change of this house has for the viewer."""
    return 1.0 if viewer == seat else -rivalry(s, viewer, seat)


# --- Cards ---------------------------------------------------------------------------------------------------


def rating(s: Spartacus, card: i64) -> float:
    """The strength of a fighter, in dice."""
    deck = s.table.deck
    found = 1.15 * float(deck.attack[card]) + 1.1 * float(deck.defence[card]) + 0.75 * float(deck.speed[card])
    if deck.skills[card] and deck.timings[card] == cards.CMB:
        found += SKILL_RATING
    return found


def best_rating(s: Spartacus, seat: i64, without: i64) -> float:
    """Of the fighters that are ready but this one, with the gear that is ready; 0 if there is none."""
    best = 0.0
    for card in s.ready_cards(seat, cards.FIGHTERS):
        found = rating(s, card)
        if found > best and card != without:
            best = found
    if best > 0.0:
        gear = len(s.ready_cards(seat, cards.GEAR))
        best += GEAR_RATING * float(gear if gear < 3 else 3)
    return best


def best_fighter(s: Spartacus, seat: i64) -> i64:
    """Of those that are ready; -1 if there is none."""
    best = 0.0
    found: i64 = cards.NONE
    for card in s.ready_cards(seat, cards.FIGHTERS):
        if rating(s, card) > best:
            best = rating(s, card)
            found = card
    return found


def gear_of(s: Spartacus, seat: i64) -> i64:
    """Pieces that a fighter of this house could take along."""
    count: i64 = len(s.ready_cards(seat, cards.GEAR))
    return count if count < 3 else 3


def chance_to_win(s: Spartacus, mine: i64, gear: i64, theirs: i64, their_gear: i64) -> float:
    """That one fighter beats the other: wounds that each deals, dice that each can lose, speed, gear, an ability.

    Fitted to 15,415 bouts of sensible players.
    """
    deck = s.table.deck
    dealt = MEAN_WOUNDS[deck.attack[mine]][deck.defence[theirs]]
    suffered = MEAN_WOUNDS[deck.attack[theirs]][deck.defence[mine]]
    ahead = 1.16 * math.log((dealt + 0.1) / (suffered + 0.1))
    ahead += 5.02 * math.log(stamina(s, mine) / stamina(s, theirs))
    ahead += 0.45 * float(deck.speed[mine] - deck.speed[theirs]) + 0.51 * float(gear - their_gear)
    ahead += 0.23 * (able(s, mine) - able(s, theirs))
    return 1.0 / (1.0 + math.exp(-ahead))


def stamina(s: Spartacus, card: i64) -> float:
    """Dice that a fighter can lose; with two it is still there."""
    deck = s.table.deck
    return float(deck.attack[card] + deck.defence[card] + deck.speed[card] - 2)


def able(s: Spartacus, card: i64) -> float:
    deck = s.table.deck
    return 1.0 if deck.skills[card] and deck.timings[card] == cards.CMB else 0.0


def asset_worth(s: Spartacus, asset: i64) -> float:
    """What a house would miss without this asset."""
    if asset == moves.A_GUARD:
        return GUARD_WORTH
    card = asset - 1
    deck = s.table.deck
    type_ = deck.types[card]
    marks = s.marks[card]
    worth = 1.6
    if type_ == cards.GLADIATOR:
        above = rating(s, card) - 7.0
        worth = 1.4 + (1.5 * above if above > 0.0 else 0.0)
    elif type_ == cards.SLAVE:
        worth = 1.0 + WAGE * turns_left(s) + (0.9 if deck.skills[card] else 0.0)
    worth += fame(marks)
    return worth * 0.5 if marks & cards.INJURED else worth


def fame(marks: i64) -> float:
    """What favours and the title of a champion add."""
    worth = 1.6 * float(cards.favours(marks))
    return worth + 9.0 if marks & cards.CHAMPION else worth


def card_worth(s: Spartacus, seat: i64, card: i64) -> float:
    """What it is worth to hold an intrigue card for later."""
    return KEPT * use_of(s, seat, card)


def use_of(s: Spartacus, seat: i64, card: i64) -> float:
    """What an intrigue card could do."""
    deck = s.table.deck
    if deck.forms[card] == cards.GUARD_CARD:
        return GUARD_WORTH
    short = float(deck.needs[card] - s.houses[seat].influence)
    if deck.forms[card] == cards.REACTION:
        worth = 3.4 if deck.foils[card] != cards.NONE else 1.9
        return worth - 0.3 * short if short > 0.0 else worth
    worth = 1.2 + 0.45 * float(deck.gold[card])
    for step in deck.steps[card]:
        if step.verb == cards.INF and step.amount > 0:
            worth += 2.2
        elif step.verb == cards.GOLD:
            worth += 1.2
    return worth - 0.25 * short if short > 0.0 else worth


# --- Effects -------------------------------------------------------------------------------------------------


def plan_worth(s: Spartacus, plan: i64, me: i64, viewer: i64) -> float:
    """What a card that succeeds brings the viewer, costs of its player included."""
    card = moves.plan_card(plan)
    target = moves.plan_target(plan)
    named = moves.plan_named(plan)
    deck = s.table.deck
    total = 0.0
    for step in deck.steps[card]:
        verb = step.verb
        who = seat_of(step.who, me, target, named)
        if verb == cards.INF:
            if step.who == cards.OTHERS or step.who == cards.EACH:
                for seat in range(s.players):
                    if seat != me or step.who == cards.EACH:
                        total += share(s, viewer, seat) * change_worth(s, seat, step.amount)
            else:
                total += share(s, viewer, who) * change_worth(s, who, step.amount)
        elif verb == cards.GOLD:
            gold = float(amount_of(s, step, me, target, named))
            if step.counter == cards.DROP_VALUE:  # the value of the slave that is given up
                gold = float(step.amount * deck.values[moves.plan_asset(plan) - 1])
            total += share(s, viewer, who) * gold
        elif verb == cards.PAY_TO:
            total += paid_worth(s, viewer, me, step.to, target, named, float(step.amount))
        elif verb == cards.FINE:
            gold = float(min(step.amount, s.houses[who].gold))
            total -= share(s, viewer, who) * gold
        elif verb == cards.TAKE_FROM:
            gold = float(min(step.amount, s.houses[who].gold))
            total += (share(s, viewer, me) - share(s, viewer, who)) * gold
        elif verb == cards.DRAW:
            total += share(s, viewer, who) * CARD_WORTH * float(step.amount)
        elif verb == cards.DROP_ASSET:
            if step.who == cards.ME:
                total -= share(s, viewer, me) * asset_worth(s, moves.plan_asset(plan))
            else:
                total -= share(s, viewer, who) * least_worth(s, who, step.kinds)
        elif verb == cards.INJURE:
            total -= share(s, viewer, who) * 0.7 * most_worth(s, who, step.kinds)
        elif verb == cards.TAP and step.amount == cards.ALL:
            total -= share(s, viewer, who) * 0.6 * float(len(s.houses[who].guards))
    return total


def paid_worth(s: Spartacus, viewer: i64, me: i64, to: i64, target: i64, named: i64, amount: float) -> float:
    total = 0.0
    if to == cards.OTHERS:
        for seat in range(s.players):
            if seat != me:
                total += (share(s, viewer, seat) - share(s, viewer, me)) * amount
        return total
    total = -share(s, viewer, me) * amount
    if to <= cards.CHOSEN:
        total += share(s, viewer, seat_of(to, me, target, named)) * amount
    return total


def least_worth(s: Spartacus, seat: i64, kinds: i64) -> float:
    """The ready asset of these kinds that would be missed least."""
    least = 99.0
    for card in s.ready_cards(seat, kinds):
        worth = asset_worth(s, card + 1)
        if worth < least:
            least = worth
    return 0.0 if least == 99.0 else least


def most_worth(s: Spartacus, seat: i64, kinds: i64) -> float:
    most = 0.0
    for card in s.ready_cards(seat, kinds):
        worth = asset_worth(s, card + 1)
        if worth > most:
            most = worth
    return most


def upgrades(s: Spartacus, card: i64) -> i64:
    """The least kind of defeat that this fighter deals."""
    for step in s.table.deck.skills[card]:
        if step.verb == cards.UPGRADE:
            return step.amount
    return 0
