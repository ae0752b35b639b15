"""A lesson as it is written down: the deal, and the steps that lead through it."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from ludus.kernel.meta import SEATS
from ludus.kernel.seeds import Seed
from ludus.match import Match, from_position, new_match


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One note, the move that the learner makes after it, and what others do then.

    Without a `move` it is a look: the learner reads and goes on.
    """

    say: str
    move: str = ""
    also: tuple[str, ...] = ()  # moves that come to the same
    wrong: dict[str, str] = {}  # moves that the note speaks of, with the rule that refuses each
    then: tuple[str, ...] = ()  # "B p 7H": moves of the others, and those that are made for the learner


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `<game>.toml`."""

    game: str
    players: int
    seat: str
    step: tuple[Step, ...]
    seed: Seed = 0
    options: dict[str, str] = {}
    position: str | dict[str, Any] = ""  # a position to begin from, in place of a deal
    dice: tuple[int, ...] = ()  # the next throws after a position

    @property
    def learner(self) -> int:
        return SEATS.index(self.seat)

    def deal(self) -> Match:
        """The match before its first move."""
        if self.position:
            return from_position(self.game, self.position, self.seed, list(self.dice), self.options)
        return new_match(self.game, self.players, self.seed, self.options)


def folder() -> Traversable:
    return files("ludus").joinpath("lessons")


def read_script(game: str) -> Script:
    return msgspec.convert(tomllib.loads(folder().joinpath(f"{game}.toml").read_text("utf-8")), Script)
