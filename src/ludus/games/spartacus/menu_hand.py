"""What the cards in a hand and the guards on the table can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves
from ludus.games.spartacus.effects import alternatives, holds, names_house, own_drop
from ludus.games.spartacus.phases.windows import can_aim, fits, may_guard, may_oppose, moment_of

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
        if forms[card] == cards.GUARD_CARD:
            found.append(moves.pack(moves.LAY, card))
            return


def add_reactions(s: Spartacus, seat: i64, found: list[int]) -> None:
    """Reactions of this moment with everybody they can be aimed at."""
    deck = s.table.deck
    moment = moment_of(s.stage)
    influence = s.houses[seat].influence
    for card in kinds_in(s, seat):
        if deck.needs[card] > influence or not fits(s, card, moment):
            continue
        for target in range(s.players):
            if can_aim(s, card, seat, target):
                if deck.aims[card] == cards.AT_FIGHTER:
                    for fighter in alternatives(s, target):
                        plan = moves.plan_of(card, target, moves.NO_HOUSE, fighter + 1, 0, 0)
                        found.append(moves.pack(moves.REACT, plan))
                else:
                    found.append(moves.pack(moves.REACT, moves.plan_of(card, target, moves.NO_HOUSE, 0, 0, 0)))


def add_guards(s: Spartacus, seat: i64, found: list[int]) -> None:
    """One guard of the table and one of the hand: they are all alike."""
    if not may_guard(s, seat):
        return
    house = s.houses[seat]
    if house.guards:
        found.append(moves.pack(moves.GUARD, house.guards[0]))
    for card in house.hand:
        if s.table.deck.forms[card] == cards.GUARD_CARD:
            found.append(moves.pack(moves.GUARD, card))
            return


def add_foils(s: Spartacus, seat: i64, found: list[int]) -> None:
    deck = s.table.deck
    if not may_oppose(s, seat):
        return
    immune = deck.immune[moves.plan_card(s.scheme)]
    for card in kinds_in(s, seat):
        if deck.foils[card] == cards.NONE or (immune and deck.foils[card] != cards.FOIL_ANY):
            continue
        if deck.needs[card] > s.houses[seat].influence or not holds(s, deck.tests[card], seat, seat, seat):
            continue
        add_foil(s, seat, card, found)


def add_foil(s: Spartacus, seat: i64, card: i64, found: list[int]) -> None:
    """With every asset to give up and every house to pay."""
    kinds = own_drop(s, card)
    if kinds:
        for asset in assets_of(s, seat, kinds):
            found.append(moves.pack(moves.FOIL, moves.plan_of(card, moves.NO_HOUSE, moves.NO_HOUSE, asset, 0, 0)))
    elif names_house(s, card):
        for other in range(s.players):
            if other != seat:
                found.append(moves.pack(moves.FOIL, moves.plan_of(card, moves.NO_HOUSE, other, 0, 0, 0)))
    else:
        found.append(moves.pack(moves.FOIL, moves.plan_of(card, moves.NO_HOUSE, moves.NO_HOUSE, 0, 0, 0)))


def add_counters(s: Spartacus, seat: i64, found: list[int]) -> None:
    deck = s.table.deck
    for card in kinds_in(s, seat):
        if deck.foils[card] == cards.FOIL_ANY and deck.needs[card] <= s.houses[seat].influence:
            found.append(moves.pack(moves.FOIL, moves.plan_of(card, moves.NO_HOUSE, moves.NO_HOUSE, 0, 0, 0)))


def assets_of(s: Spartacus, seat: i64, kinds: i64) -> list[i64]:
    """Ready assets as moves name them; of copies without tokens only one."""
    found: list[i64] = []
    last: i64 = -1
    for card in s.ready_cards(seat, kinds):
        mark = s.look(card)
        if mark != last:
            found.append(card + 1)
        last = mark
    if kinds & cards.GUARD and s.houses[seat].guards:
        found.append(moves.A_GUARD)
    return found
