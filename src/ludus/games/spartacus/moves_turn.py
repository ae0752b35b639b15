"""What abilities name: those of a house, and those of its gladiators and slaves.

A house: which | three assets << 2, six bits each | three hand cards + 1 << 20, seven bits each.
An asset: asset | house << 6 | hand card + 1 << 9 | lot + 1 << 16.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludus.games.spartacus import moves


def ability_of(number: i64, assets: i64, cards: i64) -> i64:
    """`assets` and `cards` are packed."""
    return number | assets << 2 | cards << 20


def ability_number(named: i64) -> i64:
    return named & 3


def ability_assets(named: i64) -> i64:
    """Up to three assets, packed."""
    return named >> 2 & moves.ASSETS


def ability_cards(named: i64) -> i64:
    """Up to three hand cards + 1, packed."""
    return named >> 20


def use_of(asset: i64, house: i64, card: i64, lot: i64) -> i64:
    """`card` is the hand card + 1, or 0; `lot` likewise."""
    return asset | house << 6 | card << 9 | lot << 16


def use_asset(named: i64) -> i64:
    return named & moves.ASSET


def use_house(named: i64) -> i64:
    return named >> 6 & 7


def use_card(named: i64) -> i64:
    """The hand card + 1, or 0."""
    return named >> 9 & 127


def use_lot(named: i64) -> i64:
    """The lot + 1, or 0."""
    return named >> 16
