"""How each game is drawn on the full screen: one module per game, named like the game."""

from __future__ import annotations

import importlib
import pkgutil

from ludus.games import find
from ludus.kernel.packages import built_in
from ludus.terminal.full.boards.board import FullBoard


def find_full_board(name: str) -> FullBoard:
    """The board of a game, or one that can draw any game."""
    own = name in built_in() and name in {module.name for module in pkgutil.iter_modules(__path__)}
    board: FullBoard = importlib.import_module(f"{__name__}.{name if own else 'generic'}").BOARD(find(name))
    return board
