"""Pass everything until a point that someone names: while others are only asked whether they react."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludus.terminal.boards.board import Board

PASS = "pass"


class AutoPass:
    """For one seat. Every other decision stays with the person; passing goes on after it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.until = ""  # a name of `board.points`; '' while nothing is passed
        self.passed = 0
        self.ended = ""  # why it ended, until that is shown: "target" or "over"
        self._point = ""

    def begin(self, until: str, view: dict[str, Any]) -> None:
        self.until, self.passed, self.ended = until, 0, ""
        self._point = self.board.point(until, view)

    def stop(self) -> None:
        self.until = ""

    def answer(self, view: dict[str, Any], moves: Sequence[str]) -> str:
        """What to answer for the person; '' if that is theirs to say. Ends by itself where it is due."""
        if not self.until:
            return ""
        reacts = self.board.only_reacts(view, moves)
        if reacts and self.board.is_target(view):
            self.until, self.ended = "", "target"
        elif self.board.point(self.until, view) != self._point:
            self.until, self.ended = "", "over"
        elif reacts:
            return PASS
        return ""
