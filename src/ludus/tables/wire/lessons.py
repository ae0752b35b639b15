"""Guided games."""

from __future__ import annotations

from msgspec import Struct

from ludus.tables.wire.fields import Move, Text
from ludus.tables.wire.server_messages import Refused, Update


class LessonLine(Struct, frozen=True):
    """A guided game in a list."""

    game: str
    steps: int


class LessonTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that the learner thinks of, or makes, at a step."""

    move: Move


class LessonScene(Struct, frozen=True):
    """One step of a guided game: the table as the learner sees it, and what is said about it."""

    game: str
    step: int
    steps: int
    name: str
    note: Text
    task: Text | None  # what to do; None: read and go on
    update: Update


class LessonAnswer(Struct, frozen=True):
    """What came of a move: the next scene, or why it is not made here."""

    refused: Refused | None
    scene: LessonScene | None
