"""A view as things on a table, whatever the game: numbers, rows of pieces, and objects that hold both.

What the view does not show by itself (what its fields mean, how many pieces are hidden) comes from the game's schema.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ludus.kernel.pieces import COUNT

Scalar = int | float | str | bool
Hints = dict[str, dict[str, Any]]  # by the name of a field: what the schema says of it

# What stands around the board, or nobody needs to read.
FRAME = {"game", "seat", "players", "over", "to_act", "turn", "options", "seats", "line"}


@dataclass
class Zone:
    """An object of a view, taken apart."""

    name: str
    seat: int | None = None  # that it belongs to
    absent: bool = False  # there is no such thing now
    figures: dict[str, Scalar] = field(default_factory=dict)
    rows: dict[str, list[Any]] = field(default_factory=dict)  # of pieces; None is one that may not be seen
    zones: list[Zone] = field(default_factory=list)


def hints_in(schema: Any) -> Hints:
    """Every property of a JSON Schema by its name, wherever it stands."""
    found: Hints = {}
    for properties in _properties(schema):
        for name, described in properties.items():
            if isinstance(described, dict):
                found.setdefault(name, {}).update(described)
    return found


def _properties(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        if isinstance(part.get("properties"), dict):
            yield part["properties"]
        for inside in part.values():
            yield from _properties(inside)
    elif isinstance(part, list):
        for inside in part:
            yield from _properties(inside)


def zone_of(name: str, value: dict[str, Any], hints: Hints) -> Zone:
    """The numbers, pieces and objects in an object; pieces that are hidden from others come first."""
    seat = value.get("seat")
    zone = Zone(name, seat if isinstance(seat, int) else None)
    held = {each: hint[COUNT] for each, hint in hints.items() if COUNT in hint and hint[COUNT] in value}
    for each, count in held.items():
        zone.rows[each] = value.get(each, [None] * value[count])
    for each, inside in value.items():
        if each not in FRAME and each not in zone.rows:
            _put(zone, each, inside, hints)
    for count in held.values():
        del zone.figures[count]  # the pieces themselves show it
    return zone


def _put(zone: Zone, name: str, value: Any, hints: Hints) -> None:
    if value is None:
        zone.zones.append(Zone(name, absent=True))
    elif isinstance(value, dict):
        zone.zones.append(zone_of(name, value, hints))
    elif not isinstance(value, list):
        zone.figures[name] = value
    elif any(isinstance(item, dict) for item in value):
        zone.zones += [zone_of(name, item, hints) for item in value if isinstance(item, dict)]
    else:
        zone.rows[name] = value


def seats_of(view: dict[str, Any], hints: Hints) -> list[Zone]:
    seats = view.get("seats", [])
    return [zone_of("seat", seat, hints) for seat in seats if isinstance(seat, dict)]
