"""What every bot is, and what it gets to see."""

from __future__ import annotations

from typing import Any

from ludus.kernel.decision import Event, Fact
from ludus.kernel.game import Game
from ludus.kernel.state import State


class Turn:
    """All that a bot is given when its seat is asked.

    `world` is a state dealt for this seat: what the seat knows is as in the real game, everything else
    is invented, the source of chance included. View, moves and facts are made from that world, so the
    true state is out of reach by construction.
    """

    def __init__(self, game: Game, world: State, seat: int, number: int, events: list[Event] | None = None) -> None:
        self.game = game
        self.world = world
        self.seat = seat
        self.number = number  # of decisions before this one
        self.events = events or []  # what happened so far, as this seat knows it

    @property
    def legal(self) -> list[int]:
        """The codes of the moves that can be made."""
        return self.world.legal(self.seat)

    @property
    def moves(self) -> list[str]:
        """The same moves in notation, in the same order."""
        return [self.game.format(self.world, self.seat, move) for move in self.legal]

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know, JSON-able."""
        return self.game.view(self.world, self.seat)


class Bot:
    """A bot for one seat of one game."""

    name = "bot"

    def choose(self, turn: Turn) -> int:
        """The code of the move to make."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """What went wrong since the last call, for the result of the game."""
        return []

    def over(self, result: dict[str, Any]) -> None:
        """The game has ended."""

    def close(self) -> None:
        """Give back whatever the player holds."""

    def explain(self, turn: Turn, move: int) -> list[Fact]:
        """Why this move, in public terms: nothing of it comes from the seat's hand."""
        return turn.game.facts(turn.world, turn.seat, move)
