"""How each game is drawn on the full screen: one module per game, named like the game."""

from __future__ import annotations

import importlib
import pkgutil

from ludus.games import find
from ludus.terminal.full.boards.board import FullBoard


def find_full_board(name: str) -> FullBoard:
    """The board of a game, or one that can draw any game."""
    known = {module.name for module in pkgutil.iter_modules(__path__)} - {"board"}
    if name not in known:
        return FullBoard(find(name))
    board: FullBoard = importlib.import_module(f"{__name__}.{name}").BOARD(find(name))
    return board
