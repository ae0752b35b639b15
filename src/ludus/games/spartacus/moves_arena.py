"""What decisions in the arena name.

A fighter: asset | weapon << 6 | armour << 12 | special << 18.
An action: space | attack << 6 | space to move to after the attack + 1 << 8.
Dice to lose: attack | defence << 4 | speed << 8.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludus.games.spartacus import moves

ENTRY: Final = (1 << 24) - 1  # the highest that ENTER names
NO_GEAR: Final = 1 << 24  # in place of gear: a second fighter, or a guard
TWO_ALIKE: Final = moves.A_GUARD << 6  # in place of a weapon: two cards of one type


def enter_of(asset: i64, gear: i64) -> i64:
    """A fighter and its gear, packed by `with_gear`."""
    return asset | gear


def with_gear(named: i64, slot: i64, asset: i64) -> i64:
    """The same with a piece in a slot that was empty, 0 to 2: weapon, armour, special."""
    return named | asset << (6 + 6 * slot)


def fighter(named: i64) -> i64:
    """The card that enters the arena."""
    return (named & moves.ASSET) - 1


def gear(named: i64, slot: i64) -> i64:
    """The card of a slot; -1 if there is none."""
    return (named >> (6 + 6 * slot) & moves.ASSET) - 1


def act_of(space: i64, attack: i64, later: i64) -> i64:
    """`later` is -1 if the movement after the attack is left open."""
    return space | attack << 6 | (later + 1) << 8


def act_space(named: i64) -> i64:
    return named & 63


def act_attack(named: i64) -> i64:
    return named >> 6 & 3


def act_later(named: i64) -> i64:
    """The space to move to after the attack; -1 if that is left open."""
    return (named >> 8) - 1


def loss_of(attack: i64, defence: i64, speed: i64) -> i64:
    return attack | defence << 4 | speed << 8


def lost_attack(named: i64) -> i64:
    return named & 15


def lost_defence(named: i64) -> i64:
    return named >> 4 & 15


def lost_speed(named: i64) -> i64:
    return named >> 8
