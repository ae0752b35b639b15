"""A seat played by a program over the network: the lines of docs/bots.md, several per message."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludus.bots.bot import Turn
from ludus.bots.protocol import Dialogue, brief
from ludus.bots.quick import GREEDY, quick_move
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import BadMove, LudusError, Told
from ludus.kernel.rng import Rng
from ludus.match import Match
from ludus.server.limits import Bucket, Rate
from ludus.tables.house import Connection, Gone, House, Live

Socket = WebSocket[Any, Any, Any]


async def play_as_program(socket: Socket, house: House, table: str, key: str, rate: Rate, think: float) -> None:
    """Play the seat of a key until the game or the connection ends."""
    live = await house.find(table)
    seat = live.table.seat_with(key)
    if seat is None or live.table.places[seat].kind != "program":
        raise Told("table-wrong-key")
    if seat in live.here():
        raise Told("table-program-twice")
    connection = await house.connect(table, f"program-{key[:8]}", seat=seat)
    program = Program(socket, house, connection, seat, rate.bucket(), think)
    reader = asyncio.create_task(program.read())
    playing = asyncio.create_task(program.play())
    try:
        await asyncio.wait((reader, playing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.close()
        for task in (reader, playing):
            task.cancel()
        for result in await asyncio.gather(reader, playing, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                raise result


class Program:
    """One connected program."""

    def __init__(
        self, socket: Socket, house: House, connection: Connection, seat: int, bucket: Bucket, think: float
    ) -> None:
        self.socket = socket
        self.house = house
        self.connection = connection
        self.seat = seat
        self.bucket = bucket
        self.think = think  # seconds for one decision
        self.dialogue = Dialogue(secrets.randbits(60))
        self.answers: asyncio.Queue[str] = asyncio.Queue(maxsize=100)

    @property
    def live(self) -> Live:
        return self.connection.live

    async def read(self) -> None:
        """Take the program's lines as they come."""
        while True:
            text = await self.socket.receive_data("text")
            for line in text.splitlines():
                wait = self.bucket.take()
                if wait:
                    await asyncio.sleep(wait)  # a program that talks too much is heard more slowly
                answer = self.dialogue.hear(line)
                if answer is not None:
                    with contextlib.suppress(asyncio.QueueFull):  # nobody has that many questions open
                        self.answers.put_nowait(answer)

    async def play(self) -> None:
        """Ask whenever the seat must decide, until the game is over."""
        await self.say(self.dialogue.greet())
        changed = asyncio.Event()
        self.live.heard.append(changed.set)
        try:
            while True:
                changed.clear()
                table = self.live.table
                if table.status == "over" and table.match is not None:
                    await self.finish(table.match)
                    return
                if self.seat in table.to_act() and self.seat not in table.stand_ins and table.undo_by < 0:
                    await self.decide(table.playing())
                    continue
                waiting = asyncio.create_task(changed.wait())
                gone = asyncio.create_task(self.wait_until_gone())
                done, _ = await asyncio.wait((waiting, gone), return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                gone.cancel()
                if gone in done:
                    gone.result()
        finally:
            self.live.heard.remove(changed.set)

    async def wait_until_gone(self) -> None:
        """Throw away the updates that a screen would get; ends when the server lets the connection go."""
        try:
            while True:
                await self.connection.receive()
        except Gone as gone:
            await self.say("quit\n")
            await self.socket.close(gone.code)
            raise WebSocketDisconnect(detail="gone", code=gone.code) from gone

    async def decide(self, match: Match) -> None:
        """Put one question; whatever comes or does not come, there is a move."""
        async with self.live.lock:
            number = len(match.steps)
            world = match.world(self.seat, Rng(secrets.randbits(60)))
            turn = Turn(match.game, world, self.seat, number, match.events(self.seat))
        await self.say(self.dialogue.ask(turn, str(round(self.think * 1000))))
        move, fault = await self.answer(turn)
        if len(match.steps) != number:  # somebody took a move back meanwhile
            return
        try:
            await self.house.program_moves(self.live, self.seat, move, match, fault)
        except Told:
            await asyncio.sleep(0.2)

    async def answer(self, turn: Turn) -> tuple[int, str]:
        """The program's move, or a fallback and what went wrong."""
        try:
            text = await asyncio.wait_for(self.answers.get(), self.think)
            return self.dialogue.read(turn, text), ""
        except TimeoutError:
            self.dialogue.give_up()
            return self.fallback(turn), self.fault(turn, "fault-timeout", ms=round(self.think * 1000))
        except BadMove as error:
            await self.say(f"; {brief(str(error), 300)}\n")
            return self.fallback(turn), self.fault(turn, "fault-nonsense", text=brief(text, 60), reason=str(error))

    def fallback(self, turn: Turn) -> int:
        return quick_move(turn.world, self.seat, GREEDY, 0.0, Rng(secrets.randbits(60)))

    def fault(self, turn: Turn, message: str, **values: object) -> str:
        told: LudusError = Told(message, seat=SEATS[self.seat], number=turn.number + 1, **values)
        return str(told)

    async def finish(self, match: Match) -> None:
        result = match.outcome
        assert result is not None
        told = {"winners": list(result.winners), "scores": list(result.scores), "detail": result.detail}
        await self.say(self.dialogue.over(told) + "quit\n")
        await self.socket.close(1000)

    async def say(self, text: str) -> None:
        await self.socket.send_data(text, "text")
