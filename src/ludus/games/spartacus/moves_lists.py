"""Several assets, or several hand cards, in one number of a move."""

from __future__ import annotations

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves


def gladiators(mask: i64) -> list[i64]:
    """The gladiators that a house does not keep, a bit for each."""
    return [card for card in range(cards.GLADIATORS) if mask >> card & 1]


def packed(assets: list[i64]) -> i64:
    found: i64 = 0
    for place in range(i64(len(assets))):
        found |= assets[place] << (6 * place)
    return found


def joined(first: i64, second: i64) -> i64:
    """Some assets, then others."""
    left = first
    while left:
        left >>= 6
        second <<= 6
    return first | second


def unpacked(assets: i64) -> list[i64]:
    """The assets one by one."""
    found: list[i64] = []
    while assets:
        found.append(assets & moves.ASSET)
        assets >>= 6
    return found


def packed_cards(hand: list[i64]) -> i64:
    """Each plus one."""
    found: i64 = 0
    for place in range(i64(len(hand))):
        found |= (hand[place] + 1) << (7 * place)
    return found


def unpacked_cards(packed: i64) -> list[i64]:
    """The hand cards of an ability, one by one."""
    found: list[i64] = []
    while packed:
        found.append((packed & 127) - 1)
        packed >>= 7
    return found
