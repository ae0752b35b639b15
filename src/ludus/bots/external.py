"""A seat played by a program in any language, over its standard input and output (see protocol.py).

Whatever the program does, the game goes on: a move that does not come in time, cannot be read or is
not allowed is made by a fallback player and reported as a fault; after three faults in a row, or
when the program has ended, the fallback player keeps the seat until the game is over.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import signal
import subprocess
import time
import weakref
from typing import IO, Any

from ludus.bots.bot import Bot, Turn
from ludus.bots.protocol import Dialogue, brief
from ludus.bots.quick import GREEDY, quick_move
from ludus.kernel.game import Game
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import BadMove
from ludus.kernel.rng import Rng
from ludus.kernel.state import RESIGN
from ludus.kernel.text import words

START_TIMEOUT = 5.0  # seconds that a program may take to start, once
GRACE = 0.1  # for the way through the pipes, at each question
QUIT_TIMEOUT = 0.5  # between `quit` and the end by force
EXIT_TIMEOUT = 0.2  # for the exit code of a program that has closed its output
STRIKES = 3  # faults in a row
LONGEST_LINE = 1 << 16  # bytes; the rest of a longer line is thrown away
READ = 1 << 20  # more than a pipe holds: one read takes all that was said so far
MOST_TALK = 1 << 20  # characters of comments while an answer is due
LOG = "LUDUS_BOT_LOG"  # names a file for the whole talk and the programs' standard error


class Pipes:
    """A running program. No call waits longer than its time limit."""

    def __init__(self, command: str, tag: str = "") -> None:
        arguments = shlex.split(command)
        if os.name != "posix":
            raise OSError("programs can play on POSIX systems only")
        path = os.environ.get(LOG)
        self.tag = tag
        self.log: IO[bytes] | None = open(path, "ab", buffering=0) if path else None  # noqa: SIM115
        settings = {name: value for name, value in os.environ.items() if not name.startswith("LUDUS_")}
        settings.setdefault("PYTHONUNBUFFERED", "1")  # a print without flush would wait for ever
        try:
            self.process = subprocess.Popen(
                arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.log or subprocess.DEVNULL,
                bufsize=0,
                env=settings,
                start_new_session=True,  # a process group, to end it with all that it started
            )
        except BaseException:
            self._close_log()
            raise
        assert self.process.stdin is not None and self.process.stdout is not None
        self.stdin = self.process.stdin
        self.stdout = self.process.stdout
        os.set_blocking(self.stdin.fileno(), False)
        os.set_blocking(self.stdout.fileno(), False)
        self.outgoing = b""
        self.incoming = b""
        self.skipping = False  # the rest of a line that was too long
        self.ended = False  # nothing more can be said or heard
        self.leash = weakref.finalize(self, _kill_group, self.process.pid, os.getpid())

    def send(self, text: str) -> None:
        """Leave something to be written by `exchange`."""
        self._note(">", text.splitlines())
        self.outgoing += text.encode()

    def exchange(self, seconds: float) -> list[str]:
        """Write what the program takes, read what it said; waits at most so long for either."""
        if self.ended:
            return []
        with selectors.DefaultSelector() as selector:
            selector.register(self.stdout, selectors.EVENT_READ)
            if self.outgoing:
                selector.register(self.stdin, selectors.EVENT_WRITE)
            ready = [key.fileobj for key, _ in selector.select(max(0.0, seconds))]
        lines: list[str] = []
        if self.stdout in ready:
            lines = self._read()
        if self.stdin in ready and not self.ended:
            self._write()
        self._note("<", lines)
        return lines

    def _read(self) -> list[str]:
        try:
            chunk = os.read(self.stdout.fileno(), READ)
        except BlockingIOError:
            return []
        except OSError:
            chunk = b""
        if not chunk:
            self.ended = True
            chunk = b"\n" if self.incoming else b""
        return self._cut(chunk)

    def _cut(self, chunk: bytes) -> list[str]:
        *whole, rest = (self.incoming + chunk).split(b"\n")
        if self.skipping and whole:
            whole.pop(0)
            self.skipping = False
        elif self.skipping:
            rest = b""
        if len(rest) > LONGEST_LINE:
            whole.append(rest)
            rest = b""
            self.skipping = True
        self.incoming = rest
        return [line[:LONGEST_LINE].decode("utf-8", "replace") for line in whole]

    def _write(self) -> None:
        try:
            count = os.write(self.stdin.fileno(), self.outgoing)
        except BlockingIOError:
            return
        except OSError:
            self.ended = True
            return
        self.outgoing = self.outgoing[count:]

    def stop(self, timeout: float) -> int | None:
        """End the program and all that it started; returns its exit code if it had ended by itself."""
        deadline = time.monotonic() + timeout
        while self.outgoing and not self.ended and time.monotonic() < deadline:
            self.exchange(deadline - time.monotonic())
        self.stdin.close()
        while not (exited := self._has_exited()) and time.monotonic() < deadline:
            time.sleep(0.002)
        self.leash()
        code = self.process.wait()
        self.stdout.close()
        self._close_log()
        self.ended = True
        return code if exited else None

    def _has_exited(self) -> bool:
        """Asks without reaping: until it is reaped, no other group of processes can get its number."""
        with contextlib.suppress(ChildProcessError):
            return os.waitid(os.P_PID, self.process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        return True

    def _note(self, sign: str, lines: list[str]) -> None:
        if self.log is not None:
            with contextlib.suppress(OSError):
                self.log.write("".join(f"{self.tag}{sign} {line}\n" for line in lines).encode())

    def _close_log(self) -> None:
        if self.log is not None:
            self.log.close()


def _kill_group(group: int, owner: int) -> None:
    if os.getpid() == owner:  # a forked copy of us has no say in it
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)


def _reason(error: OSError | ValueError) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}: {error.filename}"
    return str(error)


class ExternalBot(Bot):
    """A bot in a process of its own, which is started when its seat is first asked."""

    def __init__(self, game: Game, command: str, seconds: float, seed: int, start: float = START_TIMEOUT) -> None:
        self.name = f"program:{command}"
        self.game = game
        self.command = command
        self.seconds = seconds
        self.start = start
        self.rng = Rng(seed)
        self.talk = Dialogue(seed)
        self.pipes: Pipes | None = None
        self.retired = False  # the fallback player has the seat until the end of the game
        self.strikes = 0
        self.talked = 0  # characters of comments since the question
        self.reports: list[str] = []

    def choose(self, turn: Turn) -> int:
        move = None if self.retired else self._ask(turn)
        if move == RESIGN and self.game.resigned_play_on:
            self.retired = True
        return quick_move(turn.world, turn.seat, GREEDY, 0.0, self.rng) if move is None else move

    def _ask(self, turn: Turn) -> int | None:
        """The program's move, None if there is none to be had."""
        seconds = self.seconds + GRACE
        if self.pipes is None:
            try:
                self.pipes = Pipes(self.command, SEATS[turn.seat])
            except (OSError, ValueError) as error:
                self._report(turn, "fault-start", reason=brief(_reason(error), 200))
                self.retired = True
                return None
            self.pipes.send(self.talk.greet())
            seconds += self.start
        for line in self.pipes.exchange(0.0):
            self.talk.hear(line)
        milliseconds = str(int(self.seconds * 1000))
        self.pipes.send(self.talk.ask(turn, milliseconds))
        answer = self._listen(self.pipes, time.monotonic() + seconds)
        if answer is not None:
            try:
                move = self.talk.read(turn, answer)
            except BadMove as error:
                self._report(turn, "fault-nonsense", text=brief(answer, 60), reason=brief(str(error), 200))
            else:
                self.strikes = 0
                return move
        elif self.pipes.ended:
            self._retire(turn)
            return None
        else:
            self.talk.give_up()
            self._report(turn, "fault-talk" if self.talked > MOST_TALK else "fault-timeout", ms=milliseconds)
        self.strikes += 1
        if self.strikes == STRIKES:
            self._report(turn, "fault-strikes", count=str(STRIKES))
            self._dismiss(0.0)
        return None

    def _listen(self, pipes: Pipes, deadline: float) -> str | None:
        """The answer to the question, None if none came."""
        self.talked = 0
        while not pipes.ended and time.monotonic() < deadline and self.talked <= MOST_TALK:
            for line in pipes.exchange(deadline - time.monotonic()):
                answer = self.talk.hear(line)
                if answer is not None:
                    return answer
                self.talked += len(line) + 1
        return None

    def _retire(self, turn: Turn) -> None:
        code = self._dismiss(EXIT_TIMEOUT)
        if code is None:
            reason = words().say("en", "fault-closed")
        else:
            reason = words().say("en", "fault-signal" if code < 0 else "fault-exit", code=str(abs(code)))
        self._report(turn, "fault-dead", reason=reason)

    def _dismiss(self, timeout: float) -> int | None:
        pipes, self.pipes = self.pipes, None
        self.retired = True
        return pipes.stop(timeout) if pipes is not None else None

    def _report(self, turn: Turn, message: str, **values: str) -> None:
        place = {"seat": SEATS[turn.seat], "number": str(turn.number + 1)}
        self.reports.append(words().say("en", message, **place, **values))

    def faults(self) -> list[str]:
        reports, self.reports = self.reports, []
        return reports

    def over(self, result: dict[str, Any]) -> None:
        """Send the result; a program that was given up may try again in the next game."""
        message = self.talk.over(result)
        if self.pipes is not None:
            self.pipes.send(message)
        self.retired = False
        self.strikes = 0

    def close(self) -> None:
        if self.pipes is not None:
            self.pipes.send("quit\n")
            self._dismiss(QUIT_TIMEOUT)
