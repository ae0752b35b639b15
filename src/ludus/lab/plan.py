"""What is to be played, and what came out of a game."""

from __future__ import annotations

from typing import Any

import msgspec


class Plan(msgspec.Struct, frozen=True):
    """What to simulate."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str] = {}
    seconds: float = 5.0  # per decision of a program
    pieces: bool = False  # notice who was dealt each piece
    trial: bool = False  # the first player moves on by a seat from game to game, and its thinking is timed
    start: dict[str, Any] | None = None  # the position that every game begins with; else it is dealt
    seats: tuple[int, ...] = ()  # of the player on trial; all of them if none are named


class Trial(msgspec.Struct, frozen=True):
    """What the player on trial did in one game."""

    seat: int
    choices: int  # decisions with more than one legal move
    seconds: float  # spent on them


class Played(msgspec.Struct, frozen=True):
    """One game, finished or cut off: then nobody has won, and a fault says so."""

    number: int
    seed: int
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    decisions: int
    detail: dict[str, Any]
    faults: tuple[str, ...] = ()
    shares: tuple[float, ...] = ()  # of the victory, by seat: 1, or 1/k where k sides are level
    rounds: tuple[tuple[float, ...], ...] = ()  # the same for each round, where a game has rounds to win
    trial: Trial | None = None
    pieces: dict[int, int] = {}  # the seat that was dealt each piece
