"""Abilities in the Intrigue turn: those of houses, gladiators and slaves (3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, moves_lists, moves_turn, streams
from ludus.games.spartacus.effects import drop, perform
from ludus.games.spartacus.phases.basics import draw, exhaust, exhaust_guard, throw_away
from ludus.games.spartacus.rows import peeks
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def house_ability(s: Spartacus, seat: i64, named: i64) -> None:
    """`named`: which, three assets, three hand cards."""
    assets = moves_lists.unpacked(moves_turn.ability_assets(named))
    for step in s.ability(seat, moves_turn.ability_number(named)):
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
