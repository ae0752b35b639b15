"""Sets of small numbers as bit masks: seats, cards, symbols."""

from __future__ import annotations

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The set of one number, up to 62. (Compiled, a literal 1 would be shifted in 32 bits only.)"""
    return ((number & 0) | 1) << number


def bits(mask: i64) -> i64:
    """How many there are."""
    count: i64 = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count


def members(mask: i64) -> list[int]:
    """All of them, upwards."""
    found: list[int] = []
    number: i64 = 0
    while mask >> number:
        if mask >> number & 1:
            found.append(number)
        number += 1
    return found


def set_of(numbers: list[i64]) -> i64:
    """The set of these numbers."""
    mask: i64 = 0
    for number in numbers:
        mask |= bit(number)
    return mask
