"""Several assets, or several hand cards, in one number of a move."""

from __future__ import annotations

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves


def gladiators(mask: i64) -> list[i64]:
    """The gladiators that a house does not keep, a bit for each."""
    return [card for card in range(cards.GLADIATORS) if mask >> card & 1]


def packed(assets: list[i64]) -> i64:
    found: i64 = 0
    for asset in assets:
        found = joined(found, asset)
    return found


def joined(assets: i64, more: i64) -> i64:
    """Some assets, then others."""
    left = assets
    while left:
        left = rest(left)
        more <<= 6
    return assets | more


def first(assets: i64) -> i64:
    """With `rest` for loops that have no time for a list."""
    return assets & moves.ASSET


def rest(assets: i64) -> i64:
    return assets >> 6


def has(assets: i64, asset: i64) -> bool:
    while assets:
        if first(assets) == asset:
            return True
        assets = rest(assets)
    return False


def unpacked(assets: i64) -> list[i64]:
    """The assets one by one."""
    found: list[i64] = []
    while assets:
        found.append(first(assets))
        assets = rest(assets)
    return found


def packed_cards(hand: list[i64]) -> i64:
    found: i64 = 0
    for card in hand:
        found = with_card(found, card)
    return found


def with_card(packed: i64, card: i64) -> i64:
    """One card more; each of them stands there plus one."""
    card += 1
    left = packed
    while left:
        left >>= 7
        card <<= 7
    return packed | card


def unpacked_cards(packed: i64) -> list[i64]:
    """The hand cards of an ability, one by one."""
    found: list[i64] = []
    while packed:
        found.append((packed & 127) - 1)
        packed >>= 7
    return found
