"""Completed areas, rewards and new objectives (specification 3.10, AU-073 steps 3 to 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.augustus import cards, events, moves, streams
from ludus.games.augustus.menu import first_places
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus


def enter(s: Augustus) -> None:
    """Phase b: the next card enters the completed area and its rewards are checked (AU-093, AU-150 to AU-186)."""
    if len(s.chain) == 0:
        s.chain_legions = []
        s.phase = moves.TAKE
        return
    owner = s.owner
    card = s.chain.pop(0)
    s.done[owner].append(card)
    if s.table.deck.effects[card] == cards.SAME:
        refresh_serves(s, owner)
    events.emit(s, events.ENTERED, owner, card, len(s.done[owner]))
    reward_types(s, owner)
    if s.table.deck.gold[card]:
        reward_resource(s, owner, cards.RESOURCE_TILE)
    if s.table.deck.wheat[card]:
        reward_resource(s, owner, cards.RESOURCE_TILE + 1)
    count: i64 = len(s.done[owner])
    if count >= 2 and count <= 6 and may_have_count(s, owner, count):
        events.ask(s, moves.COUNT, owner, 0)


def reward_types(s: Augustus, seat: i64) -> None:
    """AU-155 to AU-161."""
    types = s.table.deck.types
    counts: list[i64] = [0, 0, 0, 0]
    for card in s.done[seat]:
        counts[types[card]] += 1
    present: i64 = 0
    for kind in range(i64(4)):
        if counts[kind] >= 3 and s.tiles[kind] < 0:
            pass_tile(s, kind, seat)
        if counts[kind] > 0:
            present += 1
    if present == 4 and s.tiles[cards.ALL_TYPES] < 0:
        pass_tile(s, cards.ALL_TYPES, seat)


def reward_resource(s: Augustus, seat: i64, tile: i64) -> None:
    """AU-181 to AU-186: equality is enough for the seat that completes."""
    holder = s.tiles[tile]
    if holder < 0 or (holder != seat and s.resource_count(seat, tile) >= s.resource_count(holder, tile)):
        pass_tile(s, tile, seat)


def may_have_count(s: Augustus, seat: i64, count: i64) -> bool:
    """AU-166 to AU-169."""
    if s.tiles[cards.COUNT_TILE + count] >= 0 or s.declined[seat] & bit(count):
        return False
    return all(s.tiles[cards.COUNT_TILE + n] != seat for n in range(2, i64(7)))


def count_tile(s: Augustus) -> None:
    owner = s.owner
    count: i64 = len(s.done[owner])
    taken = events.answer_of(s, owner)
    if s.news is not None:
        s.news.append([events.COUNTED, owner, events.forced(s, owner), count, taken])
    if taken:
        pass_tile(s, cards.COUNT_TILE + count, owner)
    else:
        s.declined[owner] |= bit(count)
    s.phase = moves.ENTER


def pass_tile(s: Augustus, tile: i64, seat: i64) -> None:
    events.emit(s, events.TILE, tile, s.tiles[tile], seat)
    s.tiles[tile] = seat


def refresh_serves(s: Augustus, seat: i64) -> None:
    """Which symbols each token stands for, from the permanent abilities in the completed area (AU-116 to AU-122)."""
    deck = s.table.deck
    serves: i64 = 0
    for symbol in range(i64(6)):
        serves |= bit(7 * symbol)
    for card in s.done[seat]:
        if deck.effects[card] == cards.SAME:
            serves |= bit(6 * deck.first[card] + deck.second[card])
            serves |= bit(6 * deck.second[card] + deck.first[card])
    s.serves[seat] = serves


def take(s: Augustus) -> None:
    """Phase c: as many new objectives as were completed, all from one display (AU-094, AU-095)."""
    if s.picks > 0 and len(s.display) == 0:
        refill(s)
    if s.picks == 0 or len(s.display) == 0:
        s.picks = 0
        refill(s)
        s.phase = moves.NEXT
        return
    asked = s.asked_picks()
    s.phase = moves.PICK
    s.answers[s.owner] = first_places(asked)
    choice = asked < len(s.display) and s.resigned & bit(s.owner) == 0
    events.await_answers(s, bit(s.owner) if choice else 0)


def pick(s: Augustus) -> None:
    owner = s.owner
    move = events.answer_of(s, owner)
    chosen = [s.display[place] for place in moves.places(move)]
    for card in chosen:
        s.display.remove(card)
        s.active[owner].append(card)
        s.cover[owner].append(0)
    s.picks -= len(chosen)
    if s.news is not None:
        s.news.append([events.PICKED, owner, events.forced(s, owner)] + chosen)
    s.phase = moves.TAKE


def refill(s: Augustus) -> None:
    """The display gets five cards again as long as there are any (AU-077, AU-220, AU-221)."""
    new: list[i64] = []
    while len(s.display) < cards.DISPLAY:
        if len(s.deck) == 0:
            reshuffle(s)
            if len(s.deck) == 0:
                break
        card = s.deck.pop()
        s.display.append(card)
        new.append(card)
    if new and s.news is not None:
        s.news.append([events.REFILLED] + new)


def reshuffle(s: Augustus) -> None:
    cards = s.lost[:]
    for hidden in s.hidden:
        cards += hidden
    if len(cards) == 0:
        return
    cards.sort()
    s.lost = []
    s.hidden = [[] for _ in range(s.players)]
    s.chance.shuffle(streams.RESHUFFLE, s.reshuffles, cards)
    s.reshuffles += 1
    s.deck = cards
    events.emit(s, events.RESHUFFLED, len(cards))
