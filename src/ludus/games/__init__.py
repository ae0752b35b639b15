"""The built-in games: every folder here is one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from ludus.kernel.game import Game
from ludus.kernel.refusals import BadOption


@cache
def names() -> tuple[str, ...]:
    """The games that can be played."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def load_all() -> None:
    """Import every module of every game now, for a process that must not meet other files later."""
    for module in pkgutil.walk_packages(__path__, f"{__name__}."):
        importlib.import_module(module.name)


@cache
def find(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise BadOption("bad-game", name=str(name), known=", ".join(names()))
    game: Game = importlib.import_module(f"ludus.games.{name}").GAME
    return game
