"""The answers that a seat may give now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.augustus import cards, moves
from ludus.kernel.bits import bit, bits

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus


def legal(s: Augustus, seat: i64) -> list[int]:
    if s.waiting & bit(seat) == 0:
        return []
    phase = s.phase
    found: list[int] = []
    if phase == moves.PLACE:
        parts_onto(s, seat, moves.served_symbols(s, seat), found)
        found.append(0)
    elif phase == moves.PICK:
        choose_places(len(s.display), s.asked_picks(), 0, 0, 0, found)
    elif phase == moves.KEEP:
        for mask in range(bit(moves.DEALT)):
            if bits(mask) == moves.KEPT:
                found.append(mask)
    elif phase == moves.MOBILISE:
        mobilisations(s, seat, found)
    elif phase == moves.HIT:
        return losses(s, seat)
    elif phase == moves.COUNT:
        found = [1, 0]
    elif phase == moves.FINISH:
        found = [slot + 1 for slot in range(len(s.active[seat]))]
        found.append(0)
    elif phase == moves.ARRANGE:
        arrangements(s, seat, found)
    elif phase == moves.GIVE:
        found = heirs(s)
    return found


def parts_onto(s: Augustus, seat: i64, symbols: i64, found: list[int]) -> None:
    """Every mobilisation onto one of these symbols (a mask), AU-040 to AU-044."""
    deck = s.table.deck
    held = deck.held
    opened = deck.open
    cards = s.active[seat]
    covers = s.cover[seat]
    slots: i64 = len(cards)
    sources: list[i64] = []
    if s.supply[seat] > 0:
        sources.append(0)
    key: i64 = 1
    for slot in range(slots):
        rest = held[cards[slot] * 64 + covers[slot]]
        source = key
        while rest:
            if rest & 1:
                sources.append(source << moves.KEY_BITS)
            rest >>= 1
            source += 1
        key += 6
    key = 1
    for slot in range(slots):
        rest = opened[cards[slot] * 64 + covers[slot]] & symbols
        target = key
        while rest:
            if rest & 1:
                for source in sources:
                    if source >> moves.KEY_BITS != target:
                        found.append(target | source)
            rest >>= 1
            target += 1
        key += 6


def can_mobilise(s: Augustus, seat: i64, symbols: i64) -> bool:
    """Is there any mobilisation onto one of these symbols?"""
    if s.supply[seat] == 0:  # rare: the legion must come from a space of another kind
        found: list[int] = []
        parts_onto(s, seat, symbols, found)
        return len(found) > 0
    opened = s.table.deck.open
    return any(opened[card * 64 + cover] & symbols for card, cover in zip(s.active[seat], s.cover[seat]))


def picture(covers: list[i64]) -> i64:
    """All covered spaces as one number."""
    found: i64 = 0
    for slot in range(i64(len(covers))):
        found |= covers[slot] << (6 * slot)
    return found


def mobilisations(s: Augustus, seat: i64, found: list[int]) -> None:
    """The answers to `mob` and `mobany` that lead to different pictures, in any order of the two (AU-106 to AU-110)."""
    symbols = moves.ability_symbols(s)
    covers = s.cover[seat]
    seen: set[int] = {picture(covers)}
    first: list[int] = []
    parts_onto(s, seat, symbols[0], first)
    second: list[int] = []
    if len(symbols) == 2 and symbols[1] != symbols[0]:
        parts_onto(s, seat, symbols[1], second)
    for part in first + second:
        moves.do_part(s, seat, part)
        seen.add(picture(covers))
        moves.undo_part(s, seat, part)
        found.append(part)
    if len(symbols) == 2:
        add_pairs(s, seat, first, symbols[1], seen, found)
        add_pairs(s, seat, second, symbols[0], seen, found)
    found.append(0)


def add_pairs(s: Augustus, seat: i64, first: list[int], symbols: i64, seen: set[int], found: list[int]) -> None:
    covers = s.cover[seat]
    for part in first:
        moves.do_part(s, seat, part)
        more: list[int] = []
        parts_onto(s, seat, symbols, more)
        for other in more:
            moves.do_part(s, seat, other)
            result = picture(covers)
            moves.undo_part(s, seat, other)
            if result not in seen:
                seen.add(result)
                found.append(part | other << moves.PART_BITS)
        moves.undo_part(s, seat, part)


def arrangements(s: Augustus, seat: i64, found: list[int]) -> None:
    """A menu: with each order of the objectives, the first ones filled as far as the legions go."""
    covers = s.cover[seat]
    slots: i64 = len(covers)
    legions: i64 = 0
    for mask in covers:
        legions += bits(mask)
    now = picture(covers)
    for first in range(slots):
        step: i64 = 1
        while step < slots or step == 1:
            result = fill_in_order(s, seat, first, step, legions)
            if result != now and result not in found:
                found.append(result)
            step += 1
    found.append(0)


def fill_in_order(s: Augustus, seat: i64, first: i64, step: i64, legions: i64) -> i64:
    """All legions onto the objectives `first`, `first + step` ..., then onto those that are left, in order."""
    deck = s.table.deck
    cards = s.active[seat]
    slots: i64 = len(cards)
    used: i64 = 0
    result: i64 = 0
    slot = first
    count: i64 = 0
    while count < slots and legions > 0:
        while used & bit(slot):
            slot = (slot + 1) % slots
        used |= bit(slot)
        card = cards[slot]
        some = deck.size[card] if deck.size[card] < legions else legions
        result |= deck.best[card * 7 + some] << (6 * slot)
        legions -= some
        slot = (slot + step) % slots
        count += 1
    return result


def losses(s: Augustus, seat: i64) -> list[int]:
    """The answers of a seat that a red ability hits."""
    deck = s.table.deck
    card = s.chain[s.link]
    effect = deck.effects[card]
    found: list[int] = []
    if effect == cards.FOES_LOSE:
        return sorted(s.done[seat])
    if effect == cards.FOES_WIPE:
        for slot, cover in enumerate(s.cover[seat]):
            if cover:
                found.append(slot + 1)
        return found
    keys = standing(s, seat)
    if deck.first[card] == 1 or len(keys) == 1:
        previous: i64 = 0
        for key in keys:
            if key != previous:
                found.append(key)
            previous = key
        return found
    count: i64 = len(keys)
    for i in range(count):
        for j in range(i + 1, count):
            pair = keys[i] | keys[j] << moves.KEY_BITS
            if pair not in found:
                found.append(pair)
    return found


def standing(s: Augustus, seat: i64) -> list[i64]:
    """The key + 1 of every legion on active objectives, ascending."""
    deck = s.table.deck
    cards = s.active[seat]
    covers = s.cover[seat]
    keys: list[i64] = []
    for slot in range(i64(len(cards))):
        for symbol in range(i64(6)):
            count = bits(deck.need[cards[slot] * 6 + symbol] & covers[slot])
            for _ in range(count):
                keys.append(slot * 6 + symbol + 1)
    return keys


def choose_places(size: i64, count: i64, start: i64, chosen: i64, shift: i64, found: list[int]) -> None:
    """All choices of `count` places of the display, each in ascending order."""
    if count == 0:
        found.append(chosen)
        return
    for place in range(start, size - count + 1):
        choose_places(size, count - 1, place + 1, chosen | (place + 1) << shift, shift + 3, found)


def first_places(count: i64) -> i64:
    """The first places of the display, as an answer."""
    chosen: i64 = 0
    for place in range(count):
        chosen |= (place + 1) << (3 * place)
    return chosen


def heirs(s: Augustus) -> list[int]:
    """The seats that share the most cards of the resource in question, without its holder (AU-189)."""
    holder = s.tiles[s.giving]
    most: i64 = 0
    found: list[int] = []
    for seat in range(s.players):
        if seat != holder:
            count = s.resource_count(seat, s.giving)
            if count > most:
                most = count
                found = []
            if count == most and most > 0:
                found.append(seat)
    return found
