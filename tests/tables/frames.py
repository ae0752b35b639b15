"""Frames of a replay as a client makes them whole again."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec

from ludus.tables import wire


def unpacked(frames: Sequence[wire.ReplayFrame | dict[str, Any]]) -> list[wire.ReplayFrame]:
    """Whole views again, from what was sent."""
    views: list[Any] = []
    found = []
    for frame in msgspec.json.decode(wire.encoder.encode(frames), type=list[wire.ReplayFrame]):
        if frame.changes is not None:
            view = {"": deepcopy(views[-1])}
            for change in frame.changes:
                _change(view, ("", *change.at), change)
            views.append(view[""])
        elif frame.view is not None:
            views.append(frame.view)
        shown = frame.view is not None or frame.changes is not None
        found.append(wire.ReplayFrame(views[-1] if shown else None, frame.to_act))
    return found


def _change(whole: Any, at: tuple[str | int, ...], change: wire.ReplayChange) -> None:
    for name in at[:-1]:
        whole = whole[name]
    if change.gone:
        del whole[at[-1]]
    elif isinstance(whole, list) and at[-1] == len(whole):
        whole.append(change.value)
    else:
        whole[at[-1]] = change.value
