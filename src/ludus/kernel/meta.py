"""How a game describes itself: menus and checks of every client are built from this."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from ludus.kernel.refusals import BadOption


class Option(msgspec.Struct, frozen=True):
    """One table option with its allowed values; the first one is the default."""

    name: str
    values: tuple[str, ...]
    rule: str
    seat: bool = False  # a seat letter is allowed as well
    pattern: str = ""  # other values are allowed too, if they look like this
    players: tuple[int, ...] = ()  # offered with these numbers of players only; (): with all
    deck: str = ""  # the card file of the server that one's own file stands in for; "": no file sets this option

    @property
    def default(self) -> str:
        return self.values[0]

    def allows(self, value: str, players: int) -> bool:
        free = bool(self.pattern) and re.fullmatch(self.pattern, value) is not None
        return value in self.values or (self.seat and value in SEATS[:players]) or free

    def offered(self, players: int) -> bool:
        return not self.players or players in self.players


class Meta(msgspec.Struct, frozen=True):
    """The facts of a game."""

    name: str
    title: dict[str, str]  # by language
    prefix: str  # of the rule numbers
    rules: int  # version; stored games, records and positions of another version are refused
    players: tuple[int, ...]
    modes: tuple[str, ...]
    options: tuple[Option, ...]
    cooperative: bool
    information: Literal["perfect", "imperfect"]
    chance: tuple[str, ...]  # names of the streams of chance
    actions: int  # move codes of `legal` are below this number
    longest: int  # decisions; no game should have more, and bots among themselves stop there
    score_range: tuple[float, float]
    sources: tuple[str, ...]
    levels: dict[str, str]  # which bot each level is
    ruling: str = "R"  # the letter before the number of a ruling


SEATS = "ABCDEFGH"
LONGEST_QUOTE = 60  # of a wrong value


def levels(easy: str, hard: str) -> dict[str, str]:
    """The five levels; what two of them are is different in every game."""
    return {"novice": "beginner", "easy": easy, "normal": "greedy", "hard": hard, "expert": "search:2s"}


def check_players(meta: Meta, players: int) -> None:
    if isinstance(players, bool) or not isinstance(players, int) or players not in meta.players:
        raise BadOption(
            "bad-players", game=meta.title, low=meta.players[0], high=meta.players[-1], players=str(players)
        )


def check_options(meta: Meta, players: int, given: dict[str, str] | None) -> dict[str, str]:
    """All options with their values; wrong names and values are refused."""
    check_players(meta, players)
    chosen = {option.name: option.values[0] for option in meta.options}
    if not given:
        return chosen
    known = {option.name: option for option in meta.options}
    for name, value in given.items():
        if name not in known:
            raise BadOption("bad-option", name=str(name), known=", ".join(known))
        option = known[name]
        if not isinstance(value, str) or not option.allows(value, players):
            allowed = list(option.values) + (list(SEATS[:players]) if option.seat else [])
            raise BadOption("bad-value", name=name, value=str(value)[:LONGEST_QUOTE], allowed=", ".join(allowed))
        if value != option.default and not option.offered(players):
            counts = ", ".join(map(str, option.players))
            raise BadOption("bad-option-players", name=name, players=str(players), counts=counts)
        chosen[name] = value
    return chosen
