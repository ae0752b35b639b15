"""How each game looks in lines of text: one module per game, named like the game."""

from __future__ import annotations

import importlib
import pkgutil

from ludus.kernel.game import Game
from ludus.terminal.boards.board import Board


def find_board(game: Game) -> Board:
    """The board of a game, or one that can show any game."""
    names = {module.name for module in pkgutil.iter_modules(__path__)} - {"board"}
    if game.name not in names:
        return Board(game)
    board: Board = importlib.import_module(f"{__name__}.{game.name}").BOARD(game)
    return board
