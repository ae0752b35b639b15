"""What a client knows of its table, and how it asks for something."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Callable, Sequence

from ludus.kernel.decision import Event
from ludus.tables.wire import (
    Accepted,
    Again,
    AnswerPause,
    AnswerUndo,
    AskPause,
    ClientMessage,
    Closing,
    EndPause,
    Hint,
    Hinted,
    Judge,
    Judged,
    Play,
    Refused,
    Return,
    Say,
    SeatNow,
    SetSeat,
    Sit,
    Stale,
    Stand,
    StandIn,
    Start,
    TakeBack,
    Update,
)
from ludus.terminal.auto_pass import AutoPass
from ludus.terminal.seats import PROGRAM, Sitter
from ludus.terminal.transport import Disconnected, Incoming, Transport

Answer = Accepted | Refused | Stale | Judged | Hinted


class Session:
    """One line with the newest update, the log so far and the questions that are still open."""

    def __init__(self, line: Transport) -> None:
        self.line = line
        self.update: Update | None = None
        self.heard_at = 0.0  # when the newest update came
        self.log: list[Event] = []
        self.away: Disconnected | None = None
        self.closing: Closing | None = None
        self.passing: AutoPass | None = None  # what the person wished to have passed
        self.passed_at = -1  # the version at which that was done last
        self.heard: Callable[[], None] = lambda: None  # called after everything that changes what is known
        self.open: dict[str, asyncio.Future[Answer]] = {}
        self._news = asyncio.Event()

    async def run(self) -> None:
        """Listen until the line is closed."""
        while True:
            self.take(await self.line.receive())

    def take(self, message: Incoming) -> None:
        if isinstance(message, Accepted | Refused | Stale | Judged | Hinted):
            waiting = self.open.pop(message.id, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
            return
        if isinstance(message, Disconnected):
            self.away = message
        elif isinstance(message, Closing):
            self.closing = message
        elif self.update is None or self.away is not None or message.version >= self.update.version:
            self.update, self.away, self.heard_at = message, None, time.monotonic()
            self.log[message.since :] = message.events
            self._news.set()
        self.heard()

    @property
    def is_asked(self) -> bool:
        """Does the person at this line owe a decision? Not where a bot plays for them."""
        update = self.update
        if update is None or update.question is None or update.you is None:
            return False
        return not update.seats[update.you].stand_in

    def seconds_left(self, seats: Sequence[int]) -> int | None:
        """The time of whichever of these seats must decide first; None where no time runs."""
        running = [self.update.clocks[seat] for seat in seats if seat in self.update.clocks] if self.update else []
        passed = time.monotonic() - self.heard_at
        return max(0, math.ceil(min(running) - passed)) if running else None

    async def ask(self, message: ClientMessage) -> Answer:
        """The answer; what it has led to is known by then."""
        waiting = asyncio.get_running_loop().create_future()
        self.open[message.id] = waiting
        await self.line.send(message)
        answer: Answer = await waiting
        while isinstance(answer, Accepted) and (self.update is None or self.update.version < answer.version):
            self._news.clear()
            await self._news.wait()
        return answer

    # --- Everything that can be asked ----------------------------------------------------------

    async def play(self, move: str) -> Answer:
        return await self.ask(Play(new_id(), self.update.version if self.update else 0, move))

    async def judge(self, move: str) -> Answer:
        return await self.ask(Judge(new_id(), move))

    async def hint(self) -> Answer:
        return await self.ask(Hint(new_id()))

    async def say(self, text: str) -> Answer:
        return await self.ask(Say(new_id(), text))

    async def undo(self) -> Answer:
        return await self.ask(TakeBack(new_id()))

    async def answer_undo(self, yes: bool) -> Answer:
        return await self.ask(AnswerUndo(new_id(), yes))

    async def ask_pause(self) -> Answer:
        return await self.ask(AskPause(new_id()))

    async def answer_pause(self, yes: bool) -> Answer:
        return await self.ask(AnswerPause(new_id(), yes))

    async def end_pause(self) -> Answer:
        return await self.ask(EndPause(new_id()))

    async def sit(self, seat: int) -> Answer:
        return await self.ask(Sit(new_id(), seat, secrets.token_hex(8)))

    async def stand(self) -> Answer:
        return await self.ask(Stand(new_id()))

    async def give_seat(self, seat: int, level: str) -> Answer:
        return await self.ask(SetSeat(new_id(), seat, "bot" if level else "open", level))

    async def start(self, level: str) -> Answer:
        return await self.ask(Start(new_id(), level))

    async def stand_in(self, seat: int, level: str) -> Answer:
        return await self.ask(StandIn(new_id(), seat, level))

    async def come_back(self) -> Answer:
        return await self.ask(Return(new_id()))

    async def again(self) -> Answer:
        return await self.ask(Again(new_id()))


def new_id() -> str:
    return secrets.token_hex(8)


def labels(seats: Sequence[SeatNow]) -> list[str]:
    """How the seats are called on the screen."""
    return [sitter(seat).label(seat.seat) for seat in seats]


def sitter(seat: SeatNow) -> Sitter:
    """The seat in the terms of line mode."""
    if seat.kind == "program":
        return Sitter(level=f"{PROGRAM}:")
    return Sitter(level=seat.level) if seat.kind == "bot" else Sitter(name=seat.name)
