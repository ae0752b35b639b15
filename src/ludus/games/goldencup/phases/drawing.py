"""Drawing and discarding champions while everybody shops at once (GC-037, GC-038, ruling GC-Q27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.goldencup import cards, events, streams
from ludus.games.goldencup.cards import Deck
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup
    from ludus.games.goldencup.team import Team

RESHUFFLED: Final = 100  # numbers of shuffles in the middle of a part begin here


def taken_of(t: Team, level: i64) -> i64:
    return t.taken >> (8 * level) & 255


def share_size(cards: i64, players: i64, seat: i64) -> i64:
    """How many of so many cards a seat gets when they are dealt one by one."""
    return (cards - seat + players - 1) // players


def last_of(cards: list[i64], deck: Deck, level: i64) -> i64:
    """The place of the last card of a level; -1 if there is none."""
    place: i64 = len(cards) - 1
    while place >= 0 and deck.levels[cards[place]] != level:
        place -= 1
    return place


def may_draw(s: GoldenCup, seat: i64) -> bool:
    """Is there anything left that the seat itself can draw at its agent's level (GC-067)?"""
    t = s.teams[seat]
    level = t.agent
    if s.table.arrival:
        return len(s.decks[level]) > 0 or len(s.discards[level]) > 0
    if taken_of(t, level) < share_size(len(s.decks[level]), s.players, seat):
        return True
    deck = s.table.deck
    if last_of(t.fresh, deck, level) >= 0 or last_of(t.extra, deck, level) >= 0 or last_of(t.pile, deck, level) >= 0:
        return True
    return t.shared >> level & 1 == 0 and share_size(len(s.shares[level]), s.players, seat) > 0


def refill(s: GoldenCup, seat: i64) -> None:
    """Draw until the hand has three cards, as far as there are any."""
    t = s.teams[seat]
    drawn: list[i64] = []
    while len(t.hand) < cards.HAND:
        card = draw_common(s, t.agent) if s.table.arrival else draw(s, seat, t.agent)
        if card == 0:
            break
        t.hand.append(card)
        drawn.append(card)
    if drawn:
        t.hand.sort()
        if s.news is not None:
            events.whisper(s, events.DREW, [seat, t.agent, *drawn])


def draw(s: GoldenCup, seat: i64, level: i64) -> i64:
    """The next card of the seat's own queue; 0 if there is none (GC-038)."""
    t = s.teams[seat]
    cards = s.decks[level]
    place = taken_of(t, level) * s.players + seat
    if place < len(cards):
        t.taken += bit(8 * level)
        return cards[place]
    deck = s.table.deck
    if last_of(t.fresh, deck, level) < 0 and last_of(t.extra, deck, level) < 0:
        renew(s, seat, level)
    place = last_of(t.fresh, deck, level)
    if place >= 0:
        return t.fresh.pop(place)
    place = last_of(t.extra, deck, level)
    return t.extra.pop(place) if place >= 0 else 0


def renew(s: GoldenCup, seat: i64, level: i64) -> None:
    """The queue is empty: the own discards, or else the own share of the common ones, become a new one."""
    t = s.teams[seat]
    deck = s.table.deck
    own = [card for card in t.pile if deck.levels[card] == level]
    if own:
        t.pile = [card for card in t.pile if deck.levels[card] != level]
        s.chance.shuffle(streams.SEATS + seat, t.shuffles, own)
        t.shuffles += 1
        t.fresh += own
    elif t.shared >> level & 1 == 0:
        t.shared |= bit(level)
        place = seat
        share: list[i64] = []
        while place < len(s.shares[level]):
            share.append(s.shares[level][place])
            place += s.players
        share.reverse()
        t.extra += share


def draw_common(s: GoldenCup, level: i64) -> i64:
    """From the one deck of the option `arrival`."""
    if not s.decks[level]:
        if not s.discards[level]:
            return 0
        s.decks[level] = s.discards[level]
        s.discards[level] = []
        s.chance.shuffle(streams.DECKS + level, RESHUFFLED + s.reshuffles, s.decks[level])
        s.reshuffles += 1
    return s.decks[level].pop()


def put_away(s: GoldenCup, t: Team, card: i64) -> None:
    """A champion goes to the discard pile of its own level (GC-036, GC-096)."""
    if card not in t.pile:  # with one common deck it may have come back
        t.pile.append(card)
    if s.table.arrival:
        s.discards[s.table.deck.levels[card]].append(card)


def share_out(s: GoldenCup) -> None:
    """When a part begins: nobody has drawn yet."""
    s.sizes = [len(cards) for cards in s.decks]
    s.piles = [cards[:] for cards in s.discards]
    shares: list[list[i64]] = []
    for level in range(i64(3)):
        cards: list[i64] = []
        if not s.table.arrival and s.discards[level]:
            cards = s.discards[level][:]
            s.chance.shuffle(streams.SHARES + level, s.round, cards)
        shares.append(cards)
    s.shares = shares
    for t in s.teams:
        t.forget_cards()


def gather(s: GoldenCup) -> None:
    """When all have finished: what is left of the queues is the deck again, the own piles go to the common ones."""
    if s.table.arrival:
        return
    deck = s.table.deck
    decks: list[list[i64]] = []
    discards: list[list[i64]] = []
    for level in range(i64(3)):
        left: list[i64] = []
        thrown: list[i64] = []
        for seat in range(s.players):
            t = s.teams[seat]
            leave(left, s.decks[level], taken_of(t, level) * s.players + seat, s.players)
            if t.shared >> level & 1 == 0:
                leave(thrown, s.shares[level], seat, s.players)
            left += [card for card in t.fresh if deck.levels[card] == level]
            left += [card for card in t.extra if deck.levels[card] == level]
            thrown += [card for card in t.pile if deck.levels[card] == level]
        if left:
            s.chance.shuffle(streams.DECKS + level, s.round, left)
        thrown.sort()
        decks.append(left)
        discards.append(thrown)
    for t in s.teams:
        t.forget_cards()
    s.decks = decks
    s.discards = discards
    s.shares = [[], [], []]


def leave(left: list[i64], cards: list[i64], place: i64, step: i64) -> None:
    """The cards from a place on, one of each `step`."""
    while place < len(cards):
        left.append(cards[place])
        place += step
