"""Bots at this keyboard: those of the server, and any other that the options of `ludus play` can name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludus.bots.bot import Bot, Turn
from ludus.bots.levels import make_bot
from ludus.bots.play import bot_seed, bot_turn, tell_result
from ludus.kernel.decision import Outcome
from ludus.kernel.seeds import Seed
from ludus.match import Match
from ludus.tables.bot_worker import Job, Thought
from ludus.tables.bot_workers import BotWorkers
from ludus.terminal.seats import PROGRAM

DEADLINE = 7200.0  # seconds; at your own keyboard a search may think for as long as you like


class LocalWorkers(BotWorkers):
    """Thinks for bots; with the same seed they decide the same."""

    def __init__(self, seed: Seed) -> None:
        super().__init__(1, DEADLINE)
        self.seed = seed
        self.programs: dict[int, Bot] = {}
        self.thoughts: dict[int, Thought] = {}  # of bots, by number of the decision
        self.is_bot: Callable[[int], bool] = lambda seat: True  # or does a person at this seat ask for a hint?
        self.may_move = asyncio.Event()  # unless it is set, bots wait with what they have decided
        self.may_move.set()
        self._questions: dict[int, tuple[Match, Turn]] = {}  # to external bots, by number of the job

    def job(self, match: Match, seat: int, level: str, seed: Seed, seconds: float = 0.0, bot: int = 0) -> Job:
        """The seed is that of the game, whatever the caller has drawn."""
        job = super().job(match, seat, level, self.seed, seconds, bot)
        if is_program(level):
            self._questions[job.number] = match, bot_turn(match, seat, self.seed)
        return job

    async def think(self, job: Job, table: str = "", client: str = "") -> Thought:
        """A decision of a bot, or a hint for a person."""
        found = await self._ask_program(job) if is_program(job.level) else await super().think(job, table, client)
        if self.is_bot(job.seat):
            await self.may_move.wait()
            self.thoughts[job.decision] = found
        return found

    async def _ask_program(self, job: Job) -> Thought:
        match, turn = self._questions.pop(job.number)
        if job.seat not in self.programs:
            self.programs[job.seat] = make_bot(match.game, job.level, bot_seed(self.seed, job.seat))
        bot = self.programs[job.seat]
        move = await asyncio.to_thread(bot.choose, turn)
        match.faults += bot.faults()
        return Thought(job.number, turn.game.format(turn.world, job.seat, move), tuple(bot.explain(turn, move)))

    def tell_result(self, outcome: Outcome) -> None:
        """The game is over; another one begins with new processes."""
        tell_result(self.programs.values(), outcome)
        self.dismiss()

    def dismiss(self) -> None:
        for bot in self.programs.values():
            bot.close()
        self.programs = {}

    async def close(self) -> None:
        await super().close()
        self.dismiss()


def is_program(level: str) -> bool:
    return level.partition(":")[0] == PROGRAM
