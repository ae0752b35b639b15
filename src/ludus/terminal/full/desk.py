"""A table in this process: a match, its bots and its file, speaking like a table of a server.

A house keeps its tables in a store and deals them from a secret of its own. Here the options of `ludus play` count
(seed, position, saved game, external bots), and the game is kept in the file that line mode would use; what a table
does and answers is that of `ludus.tables`.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence

from ludus.bots.bot import Bot
from ludus.bots.levels import make_bot
from ludus.bots.play import bot_seed, bot_turn, tell_result
from ludus.kernel.refusals import LudusError, UserError
from ludus.kernel.seeds import Seed
from ludus.match import Match, new_match
from ludus.tables import observed, rows, wire
from ludus.tables.entries import STAND_IN_LEVEL, Created, Entry, Moved, Place, Row, StoodIn
from ludus.tables.requests import Outdated, Request, decide, judge, refused
from ludus.tables.table import Table
from ludus.terminal.colon_commands import HINT
from ludus.terminal.files import Keeper, new_keeper
from ludus.terminal.full.transport import LocalTransport
from ludus.terminal.saves import save_text
from ludus.terminal.seats import PROGRAM, Sitter

PACE = 0.4  # seconds between the moves of bots, so that people can follow
NOBODY = "nobody"  # no guest: seats are given by the line


class Shared(Table):
    """A table whose players share a keyboard; its match was dealt elsewhere."""

    def __init__(self, match: Match, sitters: Sequence[Sitter]) -> None:
        places = tuple(place(sitter) for sitter in sitters)
        game = match.game
        super().__init__(
            Row(Created("", game.name, game.meta.rules, match.options, places, NOBODY, 0, secrets.token_hex(32)), 0.0)
        )
        self.match = match
        self.commitment = match.headers.get("Commitment", "")
        self.status = "over" if match.over else "playing"
        self.stream += match.raw_events()
        self._count_moves()
        if not match.over:
            self.stand_ins = {seat: StoodIn(seat, STAND_IN_LEVEL, True) for seat in match.played_on}

    def undo(self, seat: int | None) -> wire.Undo:
        """As in line mode: nobody else looks before the keyboard is passed on."""
        if seat is None or seat in self.stand_ins:
            return "no"
        return "free" if self.playing().can_undo(seat, watched=False) else "no"

    def _take_back(self, seat: int, agreed: bool = False) -> None:
        """Without a trace of the move: the next person must not learn which card was almost played."""
        match = self.playing()
        number = match.unseen(seat) if match.unseen(seat) >= 0 else len(match.steps) - 1
        first = len(match.opening) + sum(len(step.events) for step in match.steps[:number])
        count = len(match.steps[number].events)
        match.undo(seat, watched=False)
        of_game = [place for place, each in enumerate(self.stream) if isinstance(each, list)]
        for place in reversed(of_game[first : first + count]):
            del self.stream[place]
        self._count_moves()
        self.tell("undone-unseen", seat)


def place(sitter: Sitter) -> Place:
    if sitter.is_person:
        return Place("person", sitter.name)
    return Place("program" if sitter.level.partition(":")[0] == PROGRAM else "bot", level=sitter.level)


class Desk:
    """One game with everyone who plays it here."""

    def __init__(self, match: Match, sitters: Sequence[Sitter], keeper: Keeper, seed: Seed, pace: float = PACE) -> None:
        self.match = match
        self.sitters = list(sitters)
        self.keeper = keeper
        self.seed = seed
        self.pace = pace
        self.table = Shared(match, sitters)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        self.lines: list[LocalTransport] = []
        self.bots: dict[int, Bot] = {}
        self.thinking: set[int] = set()
        self.work: asyncio.Task[None] | None = None

    # --- Life ----------------------------------------------------------------------------

    def open(self) -> None:
        """Bring the bots in; an external bot that does not work is reported now."""
        for seat in range(len(self.sitters)):
            if self.level(seat):
                self.bring(seat)

    def bring(self, seat: int) -> None:
        self.bots[seat] = make_bot(self.match.game, self.level(seat), bot_seed(self.seed, seat))

    def level(self, seat: int) -> str:
        """What plays this seat now, '' if a person does."""
        return self.table.computer_at(seat) or self.sitters[seat].level

    def close(self) -> None:
        if self.work is not None:
            self.work.cancel()
        for bot in self.bots.values():
            bot.close()
        self.bots = {}

    def deal_again(self) -> None:
        """Another game of the same group; a sealed game is followed by a sealed one."""
        if not self.match.over:
            raise UserError("table-not-over")
        self.close()
        old = self.match
        sealed = secrets.token_bytes(32) if "Commitment" in old.headers else None
        self.seed = secrets.randbelow(2**31)
        self.match = new_match(old.game.name, old.players, self.seed, old.options, sealed)
        self.keeper = new_keeper(old.game.name)
        version = self.table.version
        self.table = Shared(self.match, self.sitters)
        self.table.version = version + 1
        self.open()
        self.changed()

    # --- What people know and ask ------------------------------------------------------------

    def update(self, seat: int | None) -> wire.Update:
        everybody = set(range(len(self.sitters)))
        return observed.update(self.table, "", seat, 0, observed.seats(self.table, everybody, self.thinking), 0)

    async def answer(self, seat: int | None, message: wire.ClientMessage) -> wire.ServerMessage:
        """Do it, or say why not."""
        try:
            if seat is None:
                raise UserError("table-spectator")
            if isinstance(message, wire.Judge):
                return judge(self.table, seat, message)
            if isinstance(message, wire.Hint):
                return await self.hint(seat, message.id)
            if isinstance(message, wire.Again):
                self.deal_again()
            elif isinstance(message, wire.Play | wire.Say | wire.TakeBack | wire.Return):
                self.take(decide(Request(self.table, "", "", seat, set()), message))
            else:
                raise UserError("f-not-here")
        except Outdated:
            return wire.Stale(message.id, self.table.version)
        except LudusError as error:
            return refused(message.id, error)
        return wire.Accepted(message.id, self.table.version)

    async def hint(self, seat: int, id: str) -> wire.ServerMessage:
        if seat not in self.table.to_act():
            raise UserError("table-no-hint")
        bot = make_bot(self.match.game, HINT, len(self.match.steps))
        turn = bot_turn(self.match, seat, self.seed)
        move = await asyncio.to_thread(bot.choose, turn)
        return wire.Hinted(id, turn.game.format(turn.world, seat, move), tuple(bot.explain(turn, move)))

    # --- What happens then -----------------------------------------------------------------

    def take(self, entry: Entry) -> None:
        """Let something happen and write it down."""
        rows.take(self.table, Row(entry, time.time()))
        for seat in self.table.stand_ins.keys() - self.bots.keys():  # someone has resigned
            self.bring(seat)
        if self.match.outcome is not None:
            tell_result(self.bots.values(), self.match.outcome)
        self.changed()

    def changed(self) -> None:
        self.keep()
        self.wake()
        self.let_bots_move()

    def wake(self) -> None:
        for line in self.lines:
            line.change()

    def keep(self) -> None:
        """If the game cannot be kept a notice is shown once, and it goes on."""
        if not self.keeper.keep(save_text(self.match, self.sitters)):
            self.table.add_event("not-kept", None, {"file": str(self.keeper.path), "reason": self.keeper.failed})

    def let_bots_move(self) -> None:
        """Make sure that someone thinks for the bots that are asked; needs a running loop."""
        if self.next_bot() is not None and (self.work is None or self.work.done()):
            self.work = asyncio.create_task(self.bots_move())

    def next_bot(self) -> int | None:
        return next((seat for seat in self.table.to_act() if seat in self.bots), None)

    async def bots_move(self) -> None:
        try:
            while (seat := self.next_bot()) is not None:
                await self.bot_moves(seat)
        except Exception as fault:
            for line in self.lines:
                line.fail(fault)

    async def bot_moves(self, seat: int) -> None:
        bot = self.bots[seat]
        version = self.table.version
        self.thinking = {seat}
        self.wake()
        try:
            turn = bot_turn(self.match, seat, self.seed)
            move, _ = await asyncio.gather(asyncio.to_thread(bot.choose, turn), asyncio.sleep(self.pace))
        finally:
            self.thinking = set()
        if self.table.asked_at[seat] <= version:  # otherwise someone has taken a move back meanwhile
            self.match.faults += bot.faults()
            text = self.match.game.format(self.match.state, seat, move)
            self.take(Moved(seat, text, by=self.level(seat)))
