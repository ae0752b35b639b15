"""The games: every folder here is one, and so is every entry point `ludus.games` of an installed package."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from importlib.metadata import EntryPoint

from ludus.kernel.game import Game
from ludus.kernel.meta import SEATS
from ludus.kernel.packages import built_in, installed, load_game
from ludus.kernel.refusals import BadOption, LudusError, UserError
from ludus.kernel.text import LANGUAGES, game_folder

NAME = re.compile(r"[a-z][a-z0-9_]*")
PREFIX = re.compile(r"[A-Z]{1,4}")
WORDS = ("text.{}.ftl", "ledger.{}.ftl", "guide.{}.md")


class BrokenGame(BadOption):
    """A game that a package offers and that cannot be used; its text says why."""


@cache
def names() -> tuple[str, ...]:
    """The games that can be played."""
    outside, _ = _outside()
    return tuple(sorted([*built_in(), *outside]))


def broken() -> dict[str, BrokenGame]:
    """The games of installed packages that cannot be used, with the reason."""
    return _outside()[1]


def load_all() -> None:
    """Import every game now, and every module of ours, for a process that must not meet other files later."""
    for module in pkgutil.walk_packages(__path__, f"{__name__}."):
        importlib.import_module(module.name)
    names()


@cache
def find(name: str) -> Game:
    """The game of this name."""
    if name in built_in():
        ours: Game = load_game(name)
        return ours
    outside, wrong = _outside()
    if name in wrong:
        raise wrong[name]
    if name not in outside:
        raise BadOption("bad-game", name=str(name), known=", ".join(names()))
    return outside[name]


@cache
def _outside() -> tuple[dict[str, Game], dict[str, BrokenGame]]:
    """The games of installed packages: those that work, and those that do not. One never hides another."""
    games: dict[str, Game] = {}
    wrong: dict[str, BrokenGame] = {}
    for name, offers in installed().items():
        try:
            games[name] = _load(name, offers, games)
        except LudusError as error:
            package = ", ".join(sorted({offer.dist.name if offer.dist else offer.module for offer in offers}))
            wrong[name] = BrokenGame("game-broken", name=name, package=package, reason=error)
    return games, wrong


def _load(name: str, offers: tuple[EntryPoint, ...], others: dict[str, Game]) -> Game:
    """The game of an entry point, looked at; raises `UserError` with what is wrong."""
    if not NAME.fullmatch(name):
        raise UserError("game-bad-name")
    if name in built_in():
        raise UserError("game-taken")
    if len(offers) > 1:
        raise UserError("game-twice", values=", ".join(offer.value for offer in offers))
    try:
        game = load_game(name)
    except Exception as error:  # whatever the code of others does when it is imported, the other games go on
        raise UserError("game-import", value=offers[0].value, error=f"{type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise UserError("game-none", value=offers[0].value)
    _check(name, game, [*map(find, built_in()), *others.values()])
    return game


def _check(name: str, game: Game, others: list[Game]) -> None:
    """What every client relies on before it has dealt a single game."""
    meta = game.meta
    if meta.name != name:
        raise UserError("game-other-name", meta=meta.name)
    if not PREFIX.fullmatch(meta.prefix) or any(other.meta.prefix == meta.prefix for other in others):
        raise UserError("game-prefix", prefix=meta.prefix)
    if not meta.players or not all(1 <= players <= len(SEATS) for players in meta.players):
        raise UserError("game-players", most=len(SEATS))
    if missing := [language for language in LANGUAGES if language not in meta.title]:
        raise UserError("game-title", languages=", ".join(missing))
    folder = game_folder(name)
    needed = [file.format(language) for file in WORDS for language in LANGUAGES]
    if missing := [file for file in needed if not folder.joinpath(file).is_file()]:
        raise UserError("game-files", files=", ".join(missing))
