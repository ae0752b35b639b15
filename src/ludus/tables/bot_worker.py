"""A process that thinks for bots: one job per line of standard input, one answer per line of output.

It gets a world dealt for a seat, never the true state, so that a fault in a search can neither see nor stop a table.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec
from msgspec import Struct

from ludus.bots.bot import Turn
from ludus.bots.builtin import Search
from ludus.bots.levels import make_bot
from ludus.games import find
from ludus.kernel.chance import Fast
from ludus.kernel.decision import Fact

NICENESS = 5  # the server answers people first


class Job(Struct, frozen=True):
    """What a bot shall decide."""

    number: int
    game: str
    options: dict[str, str]
    world: dict[str, Any]  # position of a world that the seat cannot distinguish from the real one
    seat: int
    decision: int
    level: str
    seed: int
    seconds: float = 0.0  # that it takes, whatever there is to think about; 0: as long as the level likes


class Thought(Struct, frozen=True):
    """A move with its reasons in public terms."""

    number: int
    move: str
    facts: tuple[Fact, ...]


def think(job: Job) -> Thought:
    """Let a bot decide."""
    game = find(job.game)
    world = game.restore(job.world, job.options, Fast(job.seed))
    turn = Turn(game, world, job.seat, job.decision)
    bot = make_bot(game, job.level, job.seed)
    if job.seconds and isinstance(bot, Search):
        bot.hurry(job.seconds)
    move = bot.choose(turn)
    return Thought(job.number, game.format(world, job.seat, move), tuple(bot.explain(turn, move)))


def main() -> None:
    """Think until standard input ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
