"""Who sits where: people with names and bots of a level.

A saved game says so in a comment of its record: `; seats A=person:Anna B=hard`.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence

import msgspec

from ludus.bots.levels import make_bot
from ludus.kernel.game import Game
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import UserError

PERSON = "person"
PROGRAM = "program"
DEFAULT_LEVEL = "normal"
LONGEST_NAME = 20
SEAT = re.compile(r"([A-Ha-h])=(.*)", re.DOTALL)


class Sitter(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person, if `level` is empty."""

    name: str = ""
    level: str = ""

    @property
    def is_person(self) -> bool:
        return not self.level

    def label(self, seat: int) -> str:
        """How the seat is called on the screen."""
        if self.level:
            kind = self.level.partition(":")[0]
            return f"{SEATS[seat]} ({kind if kind == PROGRAM else self.level})"
        return f"{self.name} ({SEATS[seat]})" if self.name else SEATS[seat]

    def text(self) -> str:
        if self.level:
            return self.level
        return f"{PERSON}:{self.name}" if self.name else PERSON


def read_sitter(text: str) -> Sitter:
    """`person`, `person:Anna`, or a bot."""
    kind, _, name = text.partition(":")
    if kind == PERSON:
        return Sitter(name=clean_name(name))
    if not text.strip().isprintable() or not text.strip():
        raise UserError("bad-bot", text=text)
    return Sitter(level=text.strip())


def clean_name(text: str) -> str:
    name = " ".join("".join(letter for letter in text if letter.isprintable()).split())
    if len(name) > LONGEST_NAME:
        raise UserError("t-long-name", name=name, most=LONGEST_NAME)
    return name


def read_seat(text: str, players: int | None = None) -> tuple[int, str]:
    """`A=something`, as a seat and the rest."""
    found = SEAT.fullmatch(text)
    if found is None:
        raise UserError("t-bad-seat", text=text)
    seat = SEATS.index(found.group(1).upper())
    if players is not None and seat >= players:
        raise UserError("t-no-seat", seat=SEATS[seat], last=SEATS[players - 1])
    return seat, found.group(2)


def split_bots(texts: Sequence[str]) -> tuple[list[str], list[str]]:
    """What `--bots` says: levels for anyone who is left over, and `A=level` for single seats."""
    bare: list[str] = []
    seated: list[str] = []
    for text in texts:
        if text.startswith("program:"):
            bare.append(text)
        elif SEAT.match(text):
            seated += re.split(r",(?=[A-Ha-h]=)", text)
        else:
            bare += text.split(",")
    return bare, seated


def wanted_seats(people: Sequence[str], bots: Sequence[str]) -> int:
    """How many seats these options speak of."""
    _, seated = split_bots(bots)
    return max([read_seat(text)[0] + 1 for text in [*people, *seated]], default=0)


def seat_everybody(game: Game, players: int, people: Sequence[str], bots: Sequence[str]) -> list[Sitter]:
    """Who sits where by the options. Without any person named, the first free seat is a person's."""
    taken: dict[int, Sitter] = {}
    bare, seated = split_bots(bots)
    for text in people:
        seat, name = read_seat(text, players)
        take(taken, seat, Sitter(name=clean_name(name)))
    for text in seated:
        seat, who = read_seat(text, players)
        take(taken, seat, read_sitter(who))
    free = [seat for seat in range(players) if seat not in taken]
    if free and not any(sitter.is_person for sitter in taken.values()):
        taken[free.pop(0)] = Sitter()
    levels = bare * len(free) if len(bare) == 1 else bare or [DEFAULT_LEVEL] * len(free)
    if len(levels) != len(free):
        raise UserError("bad-bot-count", given=len(levels), players=len(free))
    for level in bare:
        check_level(game, level)
    for seat, level in zip(free, levels, strict=True):
        taken[seat] = read_sitter(level)
    for sitter in taken.values():
        check_level(game, sitter.level)
    return [taken[seat] for seat in range(players)]


def reseat(game: Game, saved: list[Sitter], people: Sequence[str], bots: Sequence[str]) -> list[Sitter]:
    """Who sat there before, with the changes that the options ask for."""
    bare, seated = split_bots(bots)
    sitters = list(saved)
    bot_seats = [seat for seat, sitter in enumerate(saved) if sitter.level]
    levels = bare * len(bot_seats) if len(bare) == 1 else bare
    if levels and len(levels) != len(bot_seats):
        raise UserError("bad-bot-count", given=len(levels), players=len(bot_seats))
    for seat, level in zip(bot_seats, levels, strict=False):
        sitters[seat] = read_sitter(level)
    for text in seated:
        seat, who = read_seat(text, len(saved))
        sitters[seat] = read_sitter(who)
    for text in people:
        seat, name = read_seat(text, len(saved))
        sitters[seat] = Sitter(name=clean_name(name))
    named = {read_seat(text)[0] for text in seated} | (set(bot_seats) if levels else set())
    for seat, sitter in enumerate(sitters):
        if sitter.level.startswith("program:") and seat not in named:
            # a file from someone else must not start programs here
            raise UserError("t-program-again", seat=SEATS[seat], program=sitter.level)
        check_level(game, sitter.level)
    return sitters


def take(taken: dict[int, Sitter], seat: int, sitter: Sitter) -> None:
    if seat in taken:
        raise UserError("t-seat-twice", seat=SEATS[seat])
    taken[seat] = sitter


def check_level(game: Game, level: str) -> None:
    kind, _, command = level.partition(":")
    if kind == PROGRAM and command.strip():
        return  # whether it works shows when the game begins
    if level and kind != PERSON:
        make_bot(game, level, 0)


def write_seats(sitters: Sequence[Sitter]) -> str:
    """The words of the comment."""
    return shlex.join(f"{SEATS[seat]}={sitter.text()}" for seat, sitter in enumerate(sitters))


def read_seats(text: str, players: int) -> list[Sitter]:
    """The seats of a comment; refused if they are not those of this game."""
    try:
        words = shlex.split(text)
    except ValueError:
        raise UserError("t-bad-seat", text=text) from None
    found = dict(read_seat(word, players) for word in words)
    if sorted(found) != list(range(players)):
        raise UserError("t-bad-seat", text=text)
    return [read_sitter(found[seat]) for seat in range(players)]
