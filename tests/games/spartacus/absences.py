"""What happened to the houses while somebody was away, out of golden games: the web client adds it up from the log.

`python -m tests.games.spartacus.absences` writes the file anew with which the client is tested.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from ludus import Match, read_record

Json = dict[str, Any]
ROOT = Path(__file__).parents[3]
GOLDEN = sorted((ROOT / "tests" / "golden").glob("spartacus-*.ludus"))
FIXTURE = ROOT / "web" / "test" / "spartacus" / "absences.json"
MOVING = ("balanced", "coins", "influence", "paid", "settled", "traded", "tribute", "wagers")
OF_EACH = 3  # absences in which such a thing happens


def stands(match: Match) -> list[list[int]] | None:
    """Influence and gold of each house; none while some gold is hidden or set aside, or before all have a house."""
    view = match.view(None)
    if view["phase"] == "setup" or view["hidden"] or view["scheme"] or view["request"]:
        return None
    return [[seat["influence"], seat["gold"]] for seat in view["seats"]]


def absences_of(match: Match) -> list[Json]:
    """From each decision of a house, with what it brought about, to its next one."""
    steps = list(match.steps)
    logs = [match.events(seat) for seat in range(match.players)]
    heard = len(match.opening)  # events so far
    match.take_back(len(steps))
    last: dict[int, tuple[int, list[list[int]] | None]] = {}
    found = []
    for step in steps:
        if step.move != "pass":
            now = stands(match)
            begin, before = last.get(step.seat, (0, None))
            if before and now:
                log = msgspec.to_builtins(logs[step.seat][begin:heard])
                found.append({"seat": step.seat, "log": log, "before": before, "after": now})
            last[step.seat] = (heard, now)
        match.play(step.seat, step.move)
        heard += len(step.events)
    return found


def absences() -> list[Json]:
    """The shortest ones with enough of everything that moves gold or influence, and the longest one of all."""
    every = [one for path in GOLDEN for one in absences_of(read_record(path.read_text("utf-8")))]
    seen: Counter[str] = Counter()
    *shorter, longest = sorted(every, key=lambda one: len(one["log"]))
    chosen = [longest]
    for one in shorter:
        kinds = {event["kind"] for event in one["log"]}
        if any(kind in kinds and seen[kind] < OF_EACH for kind in MOVING):
            seen.update(kinds)
            chosen.append(one)
    return chosen


def written(found: list[Json]) -> str:
    return "[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in found) + "\n]\n"


if __name__ == "__main__":
    FIXTURE.write_text(written(absences()), "utf-8")
