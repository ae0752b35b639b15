"""Houses are chosen, decks are built (3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, streams
from ludus.games.spartacus.house import House, insert
from ludus.games.spartacus.phases.basics import highest_roll, shuffle
from ludus.games.spartacus.phases.upkeep import start_turn
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def set_up(s: Spartacus) -> None:
    s.houses = [House(-1, -1, s.table.start, 0, [], [], [], [], [0] * s.players) for _ in range(s.players)]
    s.marks = [0] * cards.MARKET
    s.market = list(range(cards.MARKET))
    s.intrigue = list(range(cards.INTRIGUE))
    s.offered = [0] * s.players
    s.bids = [-1] * s.players
    s.laid = [0] * s.players
    s.bets = [-1] * s.players
    s.host = highest_roll(s, streams.FIRST_ROLL, list(range(s.players)))
    if s.table.dealt:
        deal_houses(s)
        deal(s)
        start_turn(s)
        return
    s.ask(moves.CHOOSING_HOUSE, s.host)


def deal_houses(s: Spartacus) -> None:
    """A table may leave the choice to chance; the figures go with the houses."""
    shuffled: list[i64] = list(range(cards.HOUSES))
    shuffle(s, streams.HOUSES, shuffled)
    for house in s.houses:
        house.card = shuffled.pop()
        house.figure = house.card


def choose_house(s: Spartacus, seat: i64, named: i64) -> None:
    """The next one clockwise chooses; after the last, cards are dealt (SP-022)."""
    s.houses[seat].card = moves.house_named(named)
    s.houses[seat].figure = moves.figure(named)
    left = s.left_of(seat)
    if left != s.host:
        s.waiting = bit(left)
        return
    deal(s)
    start_turn(s)


def deal(s: Spartacus) -> None:
    deck = s.table.deck
    gladiators = [card for card in s.market if deck.starting[card] and deck.types[card] == cards.GLADIATOR]
    slaves = [card for card in s.market if deck.starting[card] and deck.types[card] == cards.SLAVE]
    guards = [card for card in s.intrigue if deck.forms[card] == cards.GUARD_CARD]
    shuffle(s, streams.GLADIATORS, gladiators)
    shuffle(s, streams.SLAVES, slaves)
    guards.reverse()
    seat = s.host
    for _ in range(s.players):
        house = s.houses[seat]
        gets = deck.start_assets[house.card]
        for _ in range(gets[0]):
            insert(house.assets, gladiators.pop())
        for _ in range(gets[1]):
            insert(house.assets, slaves.pop())
        for _ in range(gets[2]):
            insert(house.guards, guards.pop())
        house.gold = gets[3]
        events.emit(s, events.DEALT, [seat, *house.assets])
        seat = s.left_of(seat)
    owned = [card for house in s.houses for card in house.assets]
    laid = [card for house in s.houses for card in house.guards]
    s.market = [card for card in s.market if card not in owned]
    s.intrigue = [card for card in s.intrigue if card not in laid]
    shuffle(s, streams.MARKET, s.market)
    shuffle(s, streams.INTRIGUE, s.intrigue)
    events.emit(s, events.HOST, [s.host])
