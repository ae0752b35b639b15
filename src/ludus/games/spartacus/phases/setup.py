"""Houses are chosen, decks are built (3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus.cards import GLADIATOR, GUARD_CARD, HOUSES, INTRIGUE, MARKET, SLAVE
from ludus.games.spartacus.events import DEALT, HOST, tell
from ludus.games.spartacus.house import House, insert
from ludus.games.spartacus.moves import CHOOSING_HOUSE
from ludus.games.spartacus.phases.basics import highest_roll, shuffle
from ludus.games.spartacus.phases.upkeep import start_turn
from ludus.games.spartacus.streams import FIRST_ROLL, GLADIATORS, SLAVES
from ludus.games.spartacus.streams import HOUSES as HOUSE_CARDS
from ludus.games.spartacus.streams import INTRIGUE as INTRIGUE_DECK
from ludus.games.spartacus.streams import MARKET as MARKET_DECK
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def set_up(s: Spartacus) -> None:
    s.houses = [House(-1, -1, s.table.start, 0, [], [], [], [], [0] * s.players) for _ in range(s.players)]
    s.marks = [0] * MARKET
    s.market = list(range(MARKET))
    s.intrigue = list(range(INTRIGUE))
    s.offered = [0] * s.players
    s.bids = [-1] * s.players
    s.laid = [0] * s.players
    s.bets = [-1] * s.players
    s.host = highest_roll(s, FIRST_ROLL, list(range(s.players)))
    if s.table.dealt:
        deal_houses(s)
        deal(s)
        start_turn(s)
        return
    s.stage = CHOOSING_HOUSE
    s.waiting = bit(s.host)


def deal_houses(s: Spartacus) -> None:
    """A table may leave the choice to chance; the figures go with the houses."""
    cards: list[i64] = list(range(HOUSES))
    shuffle(s, HOUSE_CARDS, cards)
    for house in s.houses:
        house.card = cards.pop()
        house.figure = house.card


def choose_house(s: Spartacus, seat: i64, named: i64) -> None:
    """The next one clockwise chooses; after the last, cards are dealt (SP-022)."""
    s.houses[seat].card = named & 3
    s.houses[seat].figure = named >> 2
    left = s.left_of(seat)
    if left != s.host:
        s.waiting = bit(left)
        return
    deal(s)
    start_turn(s)


def deal(s: Spartacus) -> None:
    deck = s.table.deck
    gladiators = [card for card in s.market if deck.starting[card] and deck.types[card] == GLADIATOR]
    slaves = [card for card in s.market if deck.starting[card] and deck.types[card] == SLAVE]
    guards = [card for card in s.intrigue if deck.forms[card] == GUARD_CARD]
    shuffle(s, GLADIATORS, gladiators)
    shuffle(s, SLAVES, slaves)
    guards.reverse()
    turn: i64 = 0
    seat = s.host
    while turn < s.players:
        house = s.houses[seat]
        gets = deck.start_assets[house.card]
        given: i64 = 0
        while given < gets[0]:
            insert(house.assets, gladiators.pop())
            given += 1
        given = 0
        while given < gets[1]:
            insert(house.assets, slaves.pop())
            given += 1
        given = 0
        while given < gets[2]:
            insert(house.guards, guards.pop())
            given += 1
        house.gold = gets[3]
        tell(s, DEALT, [seat, *house.assets])
        seat = s.left_of(seat)
        turn += 1
    owned = [card for house in s.houses for card in house.assets]
    laid = [card for house in s.houses for card in house.guards]
    s.market = [card for card in s.market if card not in owned]
    s.intrigue = [card for card in s.intrigue if card not in laid]
    shuffle(s, MARKET_DECK, s.market)
    shuffle(s, INTRIGUE_DECK, s.intrigue)
    tell(s, HOST, [s.host])
