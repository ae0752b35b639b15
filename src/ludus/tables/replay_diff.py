"""What is other in a view than in the one before it: most of a table stays as it is from step to step."""

from __future__ import annotations

from typing import Any

import msgspec

from ludus.tables.wire import ReplayChange, ReplayFrame

Place = tuple[str | int, ...]

_size = msgspec.json.Encoder()


def packed(frames: tuple[ReplayFrame, ...]) -> tuple[ReplayFrame, ...]:
    """The first view that is shown stays whole; of every other one only what has changed since the one before."""
    packed, before = [], None
    for frame in frames:
        if frame.view is None or before is None:
            packed.append(frame)
        else:
            packed.append(ReplayFrame(None, frame.to_act, tuple(changes(before, frame.view, ()))))
        before = frame.view or before
    return tuple(packed)


def changes(before: Any, now: Any, at: Place) -> list[ReplayChange]:
    """How to come from one value to another: part by part, or all of it where that is shorter."""
    if type(before) is type(now) and before == now:
        return []
    whole = [ReplayChange(at, now)]
    if isinstance(before, dict) and isinstance(now, dict):
        parts = _of_dict(before, now, at)
    elif isinstance(before, list) and isinstance(now, list):
        parts = _of_list(before, now, at)
    else:
        return whole
    return parts if not at or len(_size.encode(parts)) < len(_size.encode(whole)) else whole


def _of_dict(before: dict[str, Any], now: dict[str, Any], at: Place) -> list[ReplayChange]:
    found = [ReplayChange((*at, name), gone=True) for name in before if name not in now]
    for name, value in now.items():
        if name in before:
            found += changes(before[name], value, (*at, name))
        else:
            found.append(ReplayChange((*at, name), value))
    return found


def _of_list(before: list[Any], now: list[Any], at: Place) -> list[ReplayChange]:
    """Elements keep their numbers: what is gone is taken from the end, what is new is put there."""
    found = [ReplayChange((*at, number), gone=True) for number in reversed(range(len(now), len(before)))]
    for number, value in enumerate(now):
        if number < len(before):
            found += changes(before[number], value, (*at, number))
        else:
            found.append(ReplayChange((*at, number), value))
    return found
