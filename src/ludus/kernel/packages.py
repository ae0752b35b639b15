"""Where the packages of games are: those of this project, and those that others have installed.

An installed package offers a game by an entry point of the group `ludus.games`, whose name is that of the game:

    [project.entry-points."ludus.games"]
    liarsdice = "liarsdice"

It names a package with a `GAME`, or the game itself (`liarsdice.game:GAME`). Words lie beside the code in either case.
`ludus.games` looks at what they bring before anyone plays it.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

GROUP = "ludus.games"


@cache
def built_in() -> tuple[str, ...]:
    """The games of this project: every folder beside the kernel's is one."""
    folder = Path(__file__).parent.with_name("games")
    return tuple(sorted(module.name for module in pkgutil.iter_modules([str(folder)]) if module.ispkg))


@cache
def installed() -> dict[str, tuple[EntryPoint, ...]]:
    """What installed packages offer, by the name of the game; a package that is found twice on the path counts once."""
    found: dict[str, dict[str, EntryPoint]] = {}
    for offer in sorted(entry_points(group=GROUP), key=lambda offer: (offer.name, offer.value)):
        found.setdefault(offer.name, {}).setdefault(offer.value, offer)
    return {name: tuple(offers.values()) for name, offers in found.items()}


def package_of(game: str) -> str:
    """The package of a game, which holds its words; KeyError if there is no such game."""
    if game in built_in():
        return f"ludus.games.{game}"
    module = installed()[game][0].module
    spec = importlib.util.find_spec(module)
    return module if spec is None or spec.submodule_search_locations is not None else module.rpartition(".")[0]


def load_game(game: str) -> Any:
    """The one object of a game, whatever it turns out to be; KeyError if there is no such game."""
    loaded = importlib.import_module(package_of(game)) if game in built_in() else installed()[game][0].load()
    return getattr(loaded, "GAME", loaded)
