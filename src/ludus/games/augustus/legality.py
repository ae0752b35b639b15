"""Which rule is against an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.augustus import cards, moves
from ludus.games.augustus.cards import Deck
from ludus.games.augustus.menu import heirs, losses, standing
from ludus.kernel.bits import bit, bits
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus

GIVEN_UP = 1027  # AU-R27


def why_not(s: Augustus, seat: i64, move: i64) -> i64:
    """0 if the seat may answer this now, otherwise the number of the rule against it."""
    phase = s.phase
    if phase == moves.OVER:
        return 200
    if move == RESIGN:
        return 0 if s.resigned & bit(seat) == 0 else GIVEN_UP
    if s.waiting & bit(seat) == 0:
        return 45 if phase == moves.PLACE else 30
    if move < 0:
        return 30
    if phase == moves.PLACE:
        return why_not_part(s, seat, move, moves.served_symbols(s, seat), 48)
    if phase == moves.MOBILISE:
        return why_not_mobilise(s, seat, move)
    if phase == moves.ARRANGE:
        return why_not_arrange(s, seat, move)
    if phase == moves.PICK:
        return why_not_pick(s, move)
    if phase == moves.HIT:
        return why_not_loss(s, seat, move)
    if phase == moves.KEEP:
        return 0 if move < bit(moves.DEALT) and bits(move) == moves.KEPT else 8
    if phase == moves.FINISH:
        return 0 if move <= len(s.active[seat]) else 111
    if phase == moves.COUNT:
        return 0 if move <= 1 else 167
    return 0 if move in heirs(s) else 189


def why_not_part(s: Augustus, seat: i64, part: i64, symbols: i64, wrong_symbol: i64) -> i64:
    if part == 0:
        return 0
    deck = s.table.deck
    cards = s.active[seat]
    covers = s.cover[seat]
    target = moves.target(part)
    source = moves.source(part)
    if part > moves.PART_MASK or target < 0 or target // 6 >= len(cards) or source // 6 >= len(cards):
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
    left = moves.ability_symbols(s)
    wrong: i64 = 106 if s.table.deck.effects[s.chain[s.link]] == cards.MOB else 110
    first = moves.first_part(move)
    second = moves.second_part(move)
    if second > moves.PART_MASK or (second and (first == 0 or len(left) < 2)):
        return wrong
    why = why_not_part(s, seat, first, left[0] | left[-1], wrong)
    if why or second == 0:
        return why
    symbol: i64 = moves.target(first) % 6
    rest = left[1] if left[0] & bit(symbol) else left[0]
    moves.do_part(s, seat, first)
    why = why_not_part(s, seat, second, rest, wrong)
    moves.undo_part(s, seat, first)
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
    for slot in range(slots):
        mask = moves.cover(move, slot)
        if mask & ~deck.full[cards[slot]] or not deck.orderly(cards[slot], mask):
            return 27
        legions += bits(s.cover[seat][slot])
        placed += bits(mask)
    return 0 if legions == placed else 115


def why_not_pick(s: Augustus, move: i64) -> i64:
    used: i64 = 0
    count: i64 = 0
    for place in moves.places(move):
        if place < 0 or place >= len(s.display) or used & bit(place):
            return 75
        used |= bit(place)
        count += 1
    return 0 if count == s.asked_picks() else 94


def why_not_loss(s: Augustus, seat: i64, move: i64) -> i64:
    effect = s.table.deck.effects[s.chain[s.link]]
    if effect == cards.FOES_REMOVE:
        first = move & moves.KEY_MASK
        second = move >> moves.KEY_BITS
        if second and second < first:
            move = second | first << moves.KEY_BITS
    if move in losses(s, seat):
        return 0
    if effect == cards.FOES_LOSE:
        return 141
    if effect == cards.FOES_WIPE:
        return 139
    keys = standing(s, seat)
    if move & moves.KEY_MASK not in keys or (move >> moves.KEY_BITS and move >> moves.KEY_BITS not in keys):
        return 136
    return 131
