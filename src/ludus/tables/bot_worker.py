"""A process that thinks for bots: one request per line of standard input, one answer per job on standard output.

It gets a world dealt for a seat, never the true state, so that a fault in a search can neither see nor stop a table.
Between the decisions of a game it keeps the bot with its search tree, as the lab does.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from ludus.bots.bot import Bot, Turn
from ludus.bots.builtin import Search
from ludus.bots.levels import make_bot
from ludus.games import find
from ludus.kernel.chance import Fast
from ludus.kernel.decision import Fact

NICENESS = 5  # the server answers people first
MOST_MEMORY = 32 << 20  # bytes of bots that a process keeps for later decisions; a tree has up to 200,000
BOT_MEMORY = 2000  # bytes of a bot without its tree


class Job(Struct, tag="think", frozen=True):
    """What a bot shall decide."""

    number: int
    game: str
    options: dict[str, str]
    world: dict[str, Any]  # position of a world that the seat cannot distinguish from the real one
    seat: int
    decision: int
    level: str
    seed: int
    seconds: float = 0.0  # that a search may take; 0: as long as the level likes
    bot: int = 0  # who decides, if it is to be kept for its next decision; 0: nobody in particular


class Drop(Struct, tag="drop", frozen=True):
    """Bots that will not be asked again. It is not answered."""

    bots: tuple[int, ...]


class Thought(Struct, frozen=True):
    """A move with its reasons in public terms."""

    number: int
    move: str
    facts: tuple[Fact, ...]
    taken_over: int = 0  # visits that the search found in the tree of the bot's last decision


def think(job: Job, bot: Bot | None = None) -> Thought:
    """Let a bot decide: this one, or a new one."""
    game = find(job.game)
    world = game.restore(job.world, job.options, Fast(job.seed))
    turn = Turn(game, world, job.seat, job.decision)
    bot = bot or make_bot(game, job.level, job.seed)
    if isinstance(bot, Search):
        bot.hurry(job.seconds)
    move = bot.choose(turn)
    taken_over = bot.taken_over if isinstance(bot, Search) else 0
    return Thought(job.number, game.format(world, job.seat, move), tuple(bot.explain(turn, move)), taken_over)


class KeptBots:
    """The bots of a process that may be asked again. The longest unasked ones go when their trees take too much."""

    def __init__(self, most_memory: int = MOST_MEMORY) -> None:
        self.most_memory = most_memory
        self.bots: OrderedDict[int, Bot] = OrderedDict()
        self.sizes: dict[int, int] = {}

    def think(self, job: Job) -> Thought:
        """Let the bot of a job decide, and keep it."""
        if not job.bot:
            return think(job)
        bot = self.bots.pop(job.bot, None) or make_bot(find(job.game), job.level, job.seed)
        thought = think(job, bot)
        self.bots[job.bot] = bot
        self.sizes[job.bot] = BOT_MEMORY + (bot.memory() if isinstance(bot, Search) else 0)
        while self.memory() > self.most_memory:
            self.drop([next(iter(self.bots))])
        return thought

    def memory(self) -> int:
        """About how many bytes all of them take."""
        return sum(self.sizes.values())

    def drop(self, bots: Iterable[int]) -> None:
        for number in bots:
            self.bots.pop(number, None)
            self.sizes.pop(number, None)


def main() -> None:
    """Think until standard input ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    decoder = msgspec.json.Decoder(Job | Drop)
    kept = KeptBots()
    for line in sys.stdin.buffer:
        request = decoder.decode(line)
        if isinstance(request, Drop):
            kept.drop(request.bots)
            continue
        sys.stdout.buffer.write(msgspec.json.encode(kept.think(request)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
