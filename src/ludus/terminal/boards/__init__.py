"""How each game looks in lines of text: one module per game, named like the game."""

from __future__ import annotations

import importlib
import pkgutil

from ludus.kernel.game import Game
from ludus.kernel.packages import built_in
from ludus.terminal.boards.board import Board


def find_board(game: Game) -> Board:
    """The board of a game, or one that can show any game."""
    own = game.name in built_in() and game.name in {module.name for module in pkgutil.iter_modules(__path__)}
    board: Board = importlib.import_module(f"{__name__}.{game.name if own else 'generic'}").BOARD(game)
    return board
