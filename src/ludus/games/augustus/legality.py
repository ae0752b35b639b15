"""Which rule is against an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.augustus.cards import FOES_LOSE, FOES_REMOVE, FOES_WIPE, MOB, Deck
from ludus.games.augustus.menu import heirs, losses, standing
from ludus.games.augustus.moves import (
    ARRANGE,
    COUNT,
    DEALT,
    FINISH,
    HIT,
    KEEP,
    KEPT,
    KEY_BITS,
    KEY_MASK,
    MOBILISE,
    OVER,
    PART_BITS,
    PART_MASK,
    PICK,
    PLACE,
    ability_symbols,
    do_part,
    served_symbols,
    undo_part,
)
from ludus.kernel.bits import bit, bits
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus

GIVEN_UP = 1027  # AU-R27


def why_not(s: Augustus, seat: i64, move: i64) -> i64:
    """0 if the seat may answer this now, otherwise the number of the rule against it."""
    phase = s.phase
    if phase == OVER:
        return 200
    if move == RESIGN:
        return 0 if s.resigned & bit(seat) == 0 else GIVEN_UP
    if s.waiting & bit(seat) == 0:
        return 45 if phase == PLACE else 30
    if move < 0:
        return 30
    if phase == PLACE:
        return why_not_part(s, seat, move, served_symbols(s, seat), 48)
    if phase == MOBILISE:
        return why_not_mobilise(s, seat, move)
    if phase == ARRANGE:
        return why_not_arrange(s, seat, move)
    if phase == PICK:
        return why_not_pick(s, move)
    if phase == HIT:
        return why_not_loss(s, seat, move)
    if phase == KEEP:
        return 0 if move < bit(DEALT) and bits(move) == KEPT else 8
    if phase == FINISH:
        return 0 if move <= len(s.active[seat]) else 111
    if phase == COUNT:
        return 0 if move <= 1 else 167
    return 0 if move in heirs(s) else 189


def why_not_part(s: Augustus, seat: i64, part: i64, symbols: i64, wrong_symbol: i64) -> i64:
    if part == 0:
        return 0
    deck = s.table.deck
    cards = s.active[seat]
    covers = s.cover[seat]
    target = (part & KEY_MASK) - 1
    source = (part >> KEY_BITS) - 1
    if part > PART_MASK or target < 0 or target // 6 >= len(cards) or source // 6 >= len(cards):
        return 49
    need = deck.need[cards[target // 6] * 6 + target % 6]
    if need == 0:
        return 40
    if symbols & bit(target % 6) == 0:
        return wrong_symbol
    if source == target:
        return 44
    if need & ~covers[target // 6] == 0:
        return 47
    if source < 0:
        return 0 if s.supply[seat] > 0 else 50
    if deck.need[cards[source // 6] * 6 + source % 6] & covers[source // 6] == 0:
        return 42
    return 0


def why_not_mobilise(s: Augustus, seat: i64, move: i64) -> i64:
    """Each part uses up one of the ability's legions; the second is judged after the first was done."""
    left = ability_symbols(s)
    wrong: i64 = 106 if s.table.deck.effects[s.chain[s.link]] == MOB else 110
    first = move & PART_MASK
    second = move >> PART_BITS
    if second > PART_MASK or (second and (first == 0 or len(left) < 2)):
        return wrong
    why = why_not_part(s, seat, first, left[0] | left[-1], wrong)
    if why or second == 0:
        return why
    symbol: i64 = ((first & KEY_MASK) - 1) % 6
    rest = left[1] if left[0] & bit(symbol) else left[0]
    do_part(s, seat, first)
    why = why_not_part(s, seat, second, rest, wrong)
    undo_part(s, seat, first)
    return why


def why_not_arrange(s: Augustus, seat: i64, move: i64) -> i64:
    """The same number of legions, all of them on spaces that there are."""
    if move == 0:
        return 0
    deck: Deck = s.table.deck
    cards = s.active[seat]
    slots: i64 = len(cards)
    if move >> (6 * slots):
        return 51
    legions: i64 = 0
    placed: i64 = 0
    slot: i64 = 0
    while slot < slots:
        mask = move >> (6 * slot) & 63
        if mask & ~deck.full[cards[slot]] or not deck.orderly(cards[slot], mask):
            return 27
        legions += bits(s.cover[seat][slot])
        placed += bits(mask)
        slot += 1
    return 0 if legions == placed else 115


def why_not_pick(s: Augustus, move: i64) -> i64:
    used: i64 = 0
    count: i64 = 0
    while move:
        place = (move & 7) - 1
        if place < 0 or place >= len(s.display) or used & bit(place):
            return 75
        used |= bit(place)
        count += 1
        move >>= 3
    return 0 if count == s.asked_picks() else 94


def why_not_loss(s: Augustus, seat: i64, move: i64) -> i64:
    effect = s.table.deck.effects[s.chain[s.link]]
    if effect == FOES_REMOVE:
        first = move & KEY_MASK
        second = move >> KEY_BITS
        if second and second < first:
            move = second | first << KEY_BITS
    if move in losses(s, seat):
        return 0
    if effect == FOES_LOSE:
        return 141
    if effect == FOES_WIPE:
        return 139
    keys = standing(s, seat)
    if move & KEY_MASK not in keys or (move >> KEY_BITS and move >> KEY_BITS not in keys):
        return 136
    return 131
