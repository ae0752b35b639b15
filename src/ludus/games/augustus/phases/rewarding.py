"""Completed areas, rewards and new objectives (specification 3.10, AU-073 steps 3 to 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.augustus.cards import ALL_TYPES, COUNT_TILE, DISPLAY, RESOURCE_TILE, SAME
from ludus.games.augustus.events import (
    COUNTED,
    ENTERED,
    PICKED,
    REFILLED,
    RESHUFFLED,
    TILE,
    answer_of,
    ask,
    await_answers,
    forced,
    tell,
)
from ludus.games.augustus.menu import first_places
from ludus.games.augustus.moves import COUNT, ENTER, NEXT, PICK, TAKE
from ludus.games.augustus.streams import RESHUFFLE
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus


def enter(s: Augustus) -> None:
    """Phase b: the next card enters the completed area and its rewards are checked (AU-093, AU-150 to AU-186)."""
    if len(s.chain) == 0:
        s.chain_legions = []
        s.phase = TAKE
        return
    owner = s.owner
    card = s.chain.pop(0)
    s.done[owner].append(card)
    if s.table.deck.effects[card] == SAME:
        refresh_serves(s, owner)
    tell(s, ENTERED, owner, card, len(s.done[owner]))
    reward_types(s, owner)
    if s.table.deck.gold[card]:
        reward_resource(s, owner, RESOURCE_TILE)
    if s.table.deck.wheat[card]:
        reward_resource(s, owner, RESOURCE_TILE + 1)
    count: i64 = len(s.done[owner])
    if count >= 2 and count <= 6 and may_have_count(s, owner, count):
        ask(s, COUNT, owner, 0)


def reward_types(s: Augustus, seat: i64) -> None:
    """AU-155 to AU-161."""
    types = s.table.deck.types
    counts: list[i64] = [0, 0, 0, 0]
    for card in s.done[seat]:
        counts[types[card]] += 1
    kind: i64 = 0
    present: i64 = 0
    while kind < 4:
        if counts[kind] >= 3 and s.tiles[kind] < 0:
            pass_tile(s, kind, seat)
        if counts[kind] > 0:
            present += 1
        kind += 1
    if present == 4 and s.tiles[ALL_TYPES] < 0:
        pass_tile(s, ALL_TYPES, seat)


def reward_resource(s: Augustus, seat: i64, tile: i64) -> None:
    """AU-181 to AU-186: equality is enough for whoever completes."""
    holder = s.tiles[tile]
    if holder < 0 or (holder != seat and s.resource_count(seat, tile) >= s.resource_count(holder, tile)):
        pass_tile(s, tile, seat)


def may_have_count(s: Augustus, seat: i64, count: i64) -> bool:
    """AU-166 to AU-169."""
    if s.tiles[COUNT_TILE + count] >= 0 or s.declined[seat] & bit(count):
        return False
    n: i64 = 2
    while n <= 6:
        if s.tiles[COUNT_TILE + n] == seat:
            return False
        n += 1
    return True


def count_tile(s: Augustus) -> None:
    owner = s.owner
    count: i64 = len(s.done[owner])
    taken = answer_of(s, owner)
    if s.news is not None:
        s.news.append([COUNTED, owner, forced(s, owner), count, taken])
    if taken:
        pass_tile(s, COUNT_TILE + count, owner)
    else:
        s.declined[owner] |= bit(count)
    s.phase = ENTER


def pass_tile(s: Augustus, tile: i64, seat: i64) -> None:
    tell(s, TILE, tile, s.tiles[tile], seat)
    s.tiles[tile] = seat


def refresh_serves(s: Augustus, seat: i64) -> None:
    """Which symbols each token stands for, from the permanent abilities in the completed area (AU-116 to AU-122)."""
    deck = s.table.deck
    serves: i64 = 0
    symbol: i64 = 0
    while symbol < 6:
        serves |= bit(7 * symbol)
        symbol += 1
    for card in s.done[seat]:
        if deck.effects[card] == SAME:
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
        s.phase = NEXT
        return
    asked = s.asked_picks()
    s.phase = PICK
    s.answers[s.owner] = first_places(asked)
    choice = asked < len(s.display) and s.resigned & bit(s.owner) == 0
    await_answers(s, bit(s.owner) if choice else 0)


def pick(s: Augustus) -> None:
    owner = s.owner
    move = answer_of(s, owner)
    chosen: list[i64] = []
    while move:
        chosen.append(s.display[(move & 7) - 1])
        move >>= 3
    for card in chosen:
        s.display.remove(card)
        s.active[owner].append(card)
        s.cover[owner].append(0)
    s.picks -= len(chosen)
    if s.news is not None:
        s.news.append([PICKED, owner, forced(s, owner)] + chosen)
    s.phase = TAKE


def refill(s: Augustus) -> None:
    """The display gets five cards again as long as there are any (AU-077, AU-220, AU-221)."""
    new: list[i64] = []
    while len(s.display) < DISPLAY:
        if len(s.deck) == 0:
            reshuffle(s)
            if len(s.deck) == 0:
                break
        card = s.deck.pop()
        s.display.append(card)
        new.append(card)
    if new and s.news is not None:
        s.news.append([REFILLED] + new)


def reshuffle(s: Augustus) -> None:
    cards = s.lost[:]
    for hidden in s.hidden:
        cards += hidden
    if len(cards) == 0:
        return
    cards.sort()
    s.lost = []
    s.hidden = [[] for _ in range(s.players)]
    s.chance.shuffle(RESHUFFLE, s.reshuffles, cards)
    s.reshuffles += 1
    s.deck = cards
    tell(s, RESHUFFLED, len(cards))
