"""Answers that a person need not type: passes until a point that they name, and where there is nothing to decide."""

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

    def answer(self, view: dict[str, Any], moves: Sequence[str], alone: bool = False) -> str:
        """What to answer for the person; '' if that is theirs to say. Passing ends by itself where it is due.

        Where there is nothing to decide only those who play `alone` with bots are not asked: other people would learn
        who has nothing to say.
        """
        reacts = bool(self.until) and self.board.only_reacts(view, moves)
        if reacts and self.board.is_target(view):
            self.until, self.ended = "", "target"
        elif self.until and self.board.point(self.until, view) != self._point:
            self.until, self.ended = "", "over"
        elif reacts:
            return PASS
        return self.board.obvious(view, moves) if alone and not self.ended else ""
