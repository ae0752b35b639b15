"""Which bots of a table go on from their last decision: at most one per seat, with a search tree in a worker process.

A tree fits the seat's next question only if the bot's own decision was made, is still the seat's last one and was not
taken back. Taking back makes all steps anew (`Match.take_back`), and so does opening a table: comparing the step
itself, not its text, is enough.
"""

from __future__ import annotations

import secrets
from itertools import count

from ludus.match import Match, Step
from ludus.tables.table import Table

NUMBERS = count(1)


def new_seed() -> int:
    return secrets.randbits(60)


class KeptBot:
    """A bot that a worker process may hold, known to it by a number."""

    def __init__(self, level: str) -> None:
        self.number = next(NUMBERS)
        self.level = level
        self.seed = new_seed()  # of its own chance and of all worlds that it gets, as in the lab
        self.step: Step | None = None  # its last decision


class KeptSeats:
    """The bots of one table."""

    def __init__(self) -> None:
        self.by_seat: dict[int, KeptBot] = {}

    def take(self, seat: int, level: str) -> KeptBot:
        """The bot that decides for a seat now. It is kept again by `keep` when its decision was made."""
        return self.by_seat.pop(seat, None) or KeptBot(level)

    def keep(self, seat: int, bot: KeptBot, match: Match) -> None:
        bot.step = _last_step(match, seat)
        self.by_seat[seat] = bot

    def drop_unfit(self, table: Table) -> list[int]:
        """Let go of the bots that cannot go on, and name them."""
        unfit = [seat for seat, bot in self.by_seat.items() if not _fits(bot, table, seat)]
        return [self.by_seat.pop(seat).number for seat in unfit]

    def drop_all(self) -> list[int]:
        numbers = [bot.number for bot in self.by_seat.values()]
        self.by_seat.clear()
        return numbers


def _fits(bot: KeptBot, table: Table, seat: int) -> bool:
    if table.status != "playing" or table.computer_at(seat) != bot.level:
        return False
    return _last_step(table.playing(), seat) is bot.step


def _last_step(match: Match, seat: int) -> Step | None:
    return next((step for step in reversed(match.steps) if step.seat == seat), None)
