"""A seat played by an external bot over the network: the lines of docs/bots.md, several per message."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludus.bots.bot import Turn
from ludus.bots.protocol import Dialogue, brief
from ludus.bots.quick import GREEDY, quick_move
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import BadMove, LudusError, UserError
from ludus.kernel.rng import Rng
from ludus.match import Match
from ludus.server.limits import Bucket, Rate
from ludus.tables.house import House
from ludus.tables.listener import Gone
from ludus.tables.open_table import Connection
from ludus.tables.requests import Outdated
from ludus.tables.storage.store import Taken
from ludus.tables.table import Table

Socket = WebSocket[Any, Any, Any]


async def play_external_bot(socket: Socket, house: House, table: str, key: str, rate: Rate, think: float) -> None:
    """Play the seat of a key until the game or the connection ends."""
    live = await house.find(table)
    seat = live.table.seat_with(key)
    if seat is None or live.table.places[seat].kind != "program":
        raise UserError("table-wrong-key")
    if seat in live.here():
        raise UserError("table-program-twice")
    connection = await house.connect(table, f"program-{key[:8]}", seat=seat, key=key)
    bot = RemoteBot(socket, house, connection, rate.bucket(), think)
    tasks = [asyncio.create_task(work) for work in (bot.read(), bot.play(), bot.wait_until_gone())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.close()
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | OSError):
                raise result


class RemoteBot:
    """One connected external bot."""

    def __init__(self, socket: Socket, house: House, connection: Connection, bucket: Bucket, think: float) -> None:
        self.socket = socket
        self.house = house
        self.connection = connection
        self.bucket = bucket
        self.think = think  # seconds for one decision
        self.dialogue = Dialogue(secrets.randbits(60))
        self.answers: asyncio.Queue[str] = asyncio.Queue(maxsize=100)
        self.changed = asyncio.Event()  # something has happened at the table

    @property
    def table(self) -> Table:
        return self.connection.live.table

    async def read(self) -> None:
        """Take the bot's lines as they come."""
        while True:
            text = await self.socket.receive_data("text")
            for line in text.splitlines():
                wait = self.bucket.take()
                if wait:
                    await asyncio.sleep(wait)  # a bot that talks too much is heard more slowly
                answer = self.dialogue.hear(line)
                if answer is not None:
                    with contextlib.suppress(asyncio.QueueFull):  # nobody has that many questions open
                        self.answers.put_nowait(answer)

    async def wait_until_gone(self) -> None:
        """Take an update as a sign that something has happened; ends when the server lets the connection go."""
        try:
            while True:
                await self.connection.receive()
                self.changed.set()
        except Gone as gone:
            await self.leave(gone.code)

    async def play(self) -> None:
        """Ask whenever the seat must decide, until the game is over or the seat is someone else's."""
        await self.say(self.dialogue.greet())
        while True:
            self.changed.clear()
            seat = self.connection.seat
            if seat is None:
                await self.leave(1000)
                return
            if self.table.status == "over":
                await self.finish(self.table.playing())
                return
            if self.is_asked(seat):
                await self.decide(seat)
            else:
                await self.changed.wait()

    def is_asked(self, seat: int) -> bool:
        return seat in self.table.to_act() and seat not in self.table.stand_ins and not self._waits()

    def _waits(self) -> bool:
        return self.table.undo_by >= 0 or self.table.paused

    async def decide(self, seat: int) -> None:
        """Put one question; whatever comes or does not come, there is a move."""
        async with self.connection.live.lock:
            version = self.table.version
            match = self.table.playing()
            world = match.world(seat, Rng(secrets.randbits(60)))
            turn = Turn(match.game, world, seat, len(match.steps), match.events(seat))
        await self.say(self.dialogue.ask(turn, str(round(self.think * 1000))))
        answer = await self.answer(seat, version)
        if answer is None and self.stands(seat, version):
            self.dialogue.give_up()
            await self.move(turn, self.fallback(turn), version, self.fault(turn, "fault-timeout", ms=self.think * 1000))
        elif answer is None:
            self.dialogue.give_up()
        else:
            await self.take(turn, answer, version)

    def stands(self, seat: int, version: int) -> bool:
        """Is the question that was put at this version still open?"""
        return self.connection.seat == seat and self.is_asked(seat) and self.table.asked_at[seat] <= version

    async def answer(self, seat: int, version: int) -> str | None:
        """What the bot says; None when its time is over or the question is."""
        getting = asyncio.create_task(self.answers.get())
        deadline = time.monotonic() + self.think
        try:
            while not getting.done() and self.stands(seat, version) and time.monotonic() < deadline:
                self.changed.clear()
                changing = asyncio.create_task(self.changed.wait())
                left = max(0.0, deadline - time.monotonic())
                await asyncio.wait((getting, changing), timeout=left, return_when=asyncio.FIRST_COMPLETED)
                changing.cancel()
            return getting.result() if getting.done() else None
        finally:
            getting.cancel()

    async def take(self, turn: Turn, answer: str, version: int) -> None:
        """Make the move that the bot wants, or another one if it may not."""
        try:
            await self.move(turn, self.dialogue.read(turn, answer), version)
        except BadMove as error:
            await self.say(f"; {brief(str(error), 300)}\n")
            fault = self.fault(turn, "fault-nonsense", text=brief(answer, 60), reason=brief(str(error), 200))
            await self.move(turn, self.fallback(turn), version, fault)

    async def move(self, turn: Turn, move: int, version: int, fault: str = "") -> None:
        text = turn.game.format(turn.world, turn.seat, move)
        with contextlib.suppress(Outdated, Taken):  # the table has moved on; the next question shows it
            await self.house.program_moves(self.connection, text, version, fault)

    def fallback(self, turn: Turn) -> int:
        return quick_move(turn.world, turn.seat, GREEDY, 0.0, Rng(secrets.randbits(60)))

    def fault(self, turn: Turn, message: str, **values: object) -> str:
        error: LudusError = UserError(message, seat=SEATS[turn.seat], number=turn.number + 1, **values)
        return str(error)

    async def finish(self, match: Match) -> None:
        result = match.outcome
        assert result is not None
        outcome = {"winners": list(result.winners), "scores": list(result.scores), "detail": result.detail}
        await self.say(self.dialogue.over(outcome))
        await self.leave(1000)

    async def leave(self, code: int) -> None:
        await self.say("quit\n")
        await self.socket.close(code)

    async def say(self, text: str) -> None:
        await self.socket.send_data(text, "text")
