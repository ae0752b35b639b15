"""Decisions as numbers, and the mobilisations that they are made of.

A key is slot * 6 + symbol: a kind of space on one of the seat's own active objectives. One mobilisation (a part) is
(target key + 1) | (source key + 1) << 7, with source 0 for the personal supply; 0 is no mobilisation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.augustus import cards
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus

# What is asked now
KEEP: Final = 0  # mask of the three kept of the six dealt
PLACE: Final = 1  # a part
MOBILISE: Final = 2  # one part, or two: the second << 14
FINISH: Final = 3  # slot + 1, or 0
ARRANGE: Final = 4  # six bits for each slot, or 0
HIT: Final = 5  # remove: one key + 1, or two: the second << 7; empty: slot + 1; lose: a card
GIVE: Final = 6  # a seat
COUNT: Final = 7  # 1 take, 0 decline
PICK: Final = 8  # places in the display + 1, three bits for each, in the order taken
# What the platform does next, when nobody is asked
DRAW: Final = 9
NEXT: Final = 10
ABILITY: Final = 11
ENTER: Final = 12
TAKE: Final = 13
CLOSE: Final = 14
OVER: Final = 15

PHASES_ASKED: Final = (KEEP, PLACE, MOBILISE, FINISH, ARRANGE, HIT, GIVE, COUNT, PICK)

KEY_BITS: Final = 7
KEY_MASK: Final = 127
PART_BITS: Final = 14
PART_MASK: Final = 16383
KEPT: Final = 3
DEALT: Final = 6


def target(part: i64) -> i64:
    """The key of the space that a legion goes to."""
    return (part & KEY_MASK) - 1


def source(part: i64) -> i64:
    """The key of the space that it comes from; -1 is the personal supply."""
    return (part >> KEY_BITS) - 1


def first_part(move: i64) -> i64:
    return move & PART_MASK


def second_part(move: i64) -> i64:
    return move >> PART_BITS


def keys(move: i64) -> list[i64]:
    """The keys of one or two legions that are removed."""
    found: list[i64] = []
    while move:
        found.append((move & KEY_MASK) - 1)
        move >>= KEY_BITS
    return found


def places(move: i64) -> list[i64]:
    """The places in the display, in the order taken."""
    found: list[i64] = []
    while move:
        found.append((move & 7) - 1)
        move >>= 3
    return found


def cover(move: i64, slot: i64) -> i64:
    """The spaces of one objective that an arrangement covers."""
    return move >> (6 * slot) & 63


def served_symbols(s: Augustus, seat: i64) -> i64:
    """The symbols that the drawn token stands for, for this seat (AU-060, AU-116): each pair once, not chained."""
    if s.token == cards.JOKER:
        return 63
    return s.serves[seat] >> (6 * s.token) & 63


def do_part(s: Augustus, seat: i64, part: i64) -> None:
    """Carry out one mobilisation: the legion leaves its place first."""
    deck = s.table.deck
    cards = s.active[seat]
    covers = s.cover[seat]
    home = source(part)
    if home < 0:
        s.supply[seat] -= 1
    else:
        slot = home // 6
        covers[slot] = deck.take(cards[slot], covers[slot], home % 6)
    space = target(part)
    slot = space // 6
    covers[slot] = deck.put(cards[slot], covers[slot], space % 6)


def undo_part(s: Augustus, seat: i64, part: i64) -> None:
    deck = s.table.deck
    cards = s.active[seat]
    covers = s.cover[seat]
    space = target(part)
    slot = space // 6
    covers[slot] = deck.take(cards[slot], covers[slot], space % 6)
    home = source(part)
    if home < 0:
        s.supply[seat] += 1
    else:
        slot = home // 6
        covers[slot] = deck.put(cards[slot], covers[slot], home % 6)


def ability_symbols(s: Augustus) -> list[i64]:
    """The masks of symbols that the legions of the present ability may go to, one mask per legion."""
    deck = s.table.deck
    card = s.chain[s.link]
    if deck.effects[card] == cards.MOB:
        return [bit(deck.first[card]), bit(deck.second[card])]
    return [63] * deck.first[card]
