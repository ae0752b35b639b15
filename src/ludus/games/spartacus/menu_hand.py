"""What the cards in a hand and the guards on the table can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus.cards import ANY_TIME, ARE_DEATH, ARE_WAGERED, AT_FIGHTER, FOIL_ANY, GUARD_CARD, NONE
from ludus.games.spartacus.cards import GUARD as GUARD_ASSET
from ludus.games.spartacus.effects import alternatives, holds, names_house, own_drop
from ludus.games.spartacus.moves import (
    A_GUARD,
    FOIL,
    GUARD,
    LAY,
    NO_HOUSE,
    ON_DEATH,
    ON_WAGERS,
    PAYLOAD,
    REACT,
    plan_of,
)
from ludus.games.spartacus.phases.windows import can_aim, may_guard, may_oppose, phase_bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


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
