"""The log in words: what happened in the game, and what happened at the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ludus.kernel.decision import Event
from ludus.terminal.full.boards.board import FullBoard, Scene

OF_THE_TABLE = "table-"


def story(board: FullBoard, events: Sequence[Event], scene: Scene) -> list[str]:
    """Lines for the log; those that follow from the one above begin with a blank."""
    lines: list[str] = []
    events = board.lines.visible(events)
    for of_table, group in groupby(events, lambda event: event.kind.startswith(OF_THE_TABLE)):
        run = list(group)
        lines += [tell(board, event, scene) for event in run] if of_table else board.story(run, scene)
    return [line for line in lines if line]


def tell(board: FullBoard, event: Event, scene: Scene) -> str:
    """One thing that happened at the table; '' for what this client has no words for."""
    unseen = event.kind == "table-undone" and "move" not in event.facts
    message = f"f-{event.kind}{'-unseen' if unseen else ''}"
    if not board.words.has(scene.language, message):
        return ""
    values = {name: value for name, value in event.facts.items() if isinstance(value, str | int | float)}
    values["who"] = who(event, scene)
    if "text" in values:
        values["words"] = board.phrase(str(values["text"]), event.facts, scene)
    for name in ("name", "move", "words", "level", "file", "reason", "table"):
        values.setdefault(name, "-")
    return board.words.say(scene.language, message, **values)


def who(event: Event, scene: Scene) -> str:
    if event.seat is not None and event.seat < len(scene.labels):
        return scene.labels[event.seat]
    return str(event.facts.get("name", "-"))
