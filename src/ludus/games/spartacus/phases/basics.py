"""What every phase does: dice, cards that change their place, influence and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, streams
from ludus.games.spartacus.house import insert
from ludus.games.spartacus.rows import peeks
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def everybody(s: Spartacus) -> i64:
    """All seats, as a mask."""
    return bit(s.players) - 1


def roll(s: Spartacus, stream: i64) -> i64:
    number = s.counts[stream]
    s.counts[stream] = number + 1
    return s.chance.die(stream, number, cards.FACES)


def roll_all(s: Spartacus, stream: i64, count: i64) -> list[i64]:
    """Several dice, the highest first."""
    dice: list[i64] = []
    for _ in range(count):
        dice.append(roll(s, stream))
    dice.sort()
    dice.reverse()
    return dice


def highest_roll(s: Spartacus, stream: i64, seats: list[i64]) -> i64:
    """One die each; ties are rolled again by those concerned."""
    left = seats[:]
    while len(left) > 1:
        dice = [roll(s, stream) for _ in left]
        facts: list[i64] = [stream]
        best: i64 = 0
        for seat, die in zip(left, dice):
            facts.append(seat)
            facts.append(die)
            if die > best:
                best = die
        events.emit(s, events.ROLLED, facts)
        left = [seat for seat, die in zip(left, dice) if die == best]
    return left[0]


def order_by_roll(s: Spartacus, stream: i64, seats: list[i64]) -> list[i64]:
    """One die each, the highest first; those whose dice are equal roll again for the places between them."""
    if len(seats) < 2:
        return seats
    dice = [roll(s, stream) for _ in seats]
    facts: list[i64] = [stream]
    for seat, die in zip(seats, dice):
        facts.append(seat)
        facts.append(die)
    events.emit(s, events.ROLLED, facts)
    found: list[i64] = []
    for face in range(cards.FACES, 0, -1):
        found += order_by_roll(s, stream, [seat for seat, die in zip(seats, dice) if die == face])
    return found


def gain(s: Spartacus, seat: i64, amount: i64) -> None:
    """Influence stays on its track (SP-009)."""
    house = s.houses[seat]
    after = house.influence + amount
    if after > s.table.top:
        after = s.table.top
    if after < s.table.floor:
        after = s.table.floor
    change = after - house.influence
    house.influence = after
    if change != 0:
        events.emit(s, events.INFLUENCE, [seat, change, after])


def coins(s: Spartacus, seat: i64, amount: i64) -> None:
    """From the bank, or to it."""
    s.houses[seat].gold += amount
    if amount != 0:
        events.emit(s, events.COINS, [seat, amount])


# --- Market cards --------------------------------------------------------------------------------------


def exhaust(s: Spartacus, seat: i64, card: i64) -> None:
    s.marks[card] |= cards.TIRED
    events.emit(s, events.EXHAUSTED, [seat, card])


def exhaust_guard(s: Spartacus, seat: i64) -> None:
    house = s.houses[seat]
    insert(house.tired, house.guards.pop())


def part_with(s: Spartacus, seat: i64, card: i64) -> None:
    """The card leaves the house; a champion takes influence with it (SP-443)."""
    s.houses[seat].assets.remove(card)
    if s.marks[card] & cards.CHAMPION:
        gain(s, seat, -1)


def receive(s: Spartacus, seat: i64, card: i64) -> None:
    insert(s.houses[seat].assets, card)
    if s.marks[card] & cards.CHAMPION:
        gain(s, seat, 1)


def discard(s: Spartacus, seat: i64, card: i64) -> None:
    """To the discard pile, without its tokens (SP-013, SP-014)."""
    part_with(s, seat, card)
    s.marks[card] = 0
    insert(s.market_out, card)
    events.emit(s, events.DISCARDED, [seat, 0, card])


def discard_guard(s: Spartacus, seat: i64) -> None:
    card = s.houses[seat].guards.pop()
    insert(s.intrigue_out, card)
    events.emit(s, events.DISCARDED, [seat, 1, card])


def next_lot(s: Spartacus) -> i64:
    """The top card of the market; -1 if there is none (SP-330)."""
    if not s.market and s.market_out:
        s.market = s.market_out
        s.market_out = []
        shuffle(s, streams.MARKET, s.market)
        events.emit(s, events.SHUFFLED, [0])
    return s.market.pop() if s.market else -1


def shuffle(s: Spartacus, stream: i64, cards: list[i64]) -> None:
    number = s.counts[stream]
    s.counts[stream] = number + 1
    s.chance.shuffle(stream, number, cards)


# --- Intrigue cards ------------------------------------------------------------------------------------


def draw(s: Spartacus, seat: i64, count: i64) -> None:
    """Missing cards are skipped (SP-202, SP-203)."""
    drawn: list[i64] = []
    for _ in range(count):
        if not s.intrigue:
            if not s.intrigue_out:
                break
            s.intrigue = s.intrigue_out
            s.intrigue_out = []
            shuffle(s, streams.INTRIGUE, s.intrigue)
            events.emit(s, events.SHUFFLED, [1])
        card = s.intrigue.pop()
        insert(s.houses[seat].hand, card)
        drawn.append(card)
    if drawn:
        events.whisper(s, events.DREW, bit(seat), [seat, *drawn])


def from_hand(s: Spartacus, seat: i64, card: i64) -> None:
    """A card leaves the hand, and what others knew of it is of no use any more."""
    s.houses[seat].hand.remove(card)
    if s.peeks:
        peeks.forget(s, card)


def throw_away(s: Spartacus, seat: i64, card: i64) -> None:
    """A hand card to the discard pile."""
    from_hand(s, seat, card)
    insert(s.intrigue_out, card)
    events.emit(s, events.DISCARDED, [seat, 1, card])


def ready_to(s: Spartacus, seat: i64, moment: i64, verb: i64) -> list[i64]:
    """Ready gladiators and slaves that can do this at this moment."""
    deck = s.table.deck
    return [
        card
        for card in s.ready_cards(seat, cards.FIGHTERS)
        if deck.timings[card] == moment and cards.has_verb(deck.skills[card], verb)
    ]
