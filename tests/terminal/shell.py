"""The command `ludus` as people run it: through pipes, and in a terminal of its own.

done = ludus_command("play", "--seed", "7", typed=["p 5C 5D", ":quit"])
assert "recruit" in done.out
"""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import io
import os
import pty
import random
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import ludus
from ludus.cli import main
from ludus.kernel.meta import SEATS
from ludus.match import Match
from ludus.terminal.boards import find_board
from ludus.terminal.saves import save_text
from ludus.terminal.seats import read_sitter

COMMAND = [sys.executable, "-m", "ludus"]
TIMEOUT = 60.0  # seconds; a busy machine is no reason to fail
CLEARED = "\x1b[2J"


class Done(NamedTuple):
    code: int
    out: str
    err: str


def environment(home: Path, **more: str) -> dict[str, str]:
    """A home of its own, and no settings of the developer who runs the tests."""
    ours = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "LC_ALL", "LC_MESSAGES")}
    command = home / "bin" / "ludus"  # as if it were installed
    command.parent.mkdir(exist_ok=True)
    command.touch(mode=0o755)
    ours["PATH"] = f"{command.parent}{os.pathsep}{ours.get('PATH', '')}"
    return {**ours, "HOME": str(home), "XDG_STATE_HOME": str(home / "state"), "LANG": "C.UTF-8", **more}


def ludus_command(home: Path, *arguments: str, typed: Sequence[str] = (), **more: str) -> Done:
    """Run a command with these lines as its whole input."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        encoding="utf-8",
        cwd=home,
        env=environment(home, **more),
        timeout=TIMEOUT,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return Done(done.returncode, done.stdout, done.stderr)


def in_process(home: Path, *arguments: str, typed: Sequence[str] = (), **more: str) -> Done:
    """The same without a process of its own, for what does not need one."""
    lines = io.StringIO("".join(f"{line}\n" for line in typed))
    with (
        contextlib.redirect_stdout(io.StringIO()) as out,
        contextlib.redirect_stderr(io.StringIO()) as err,
        contextlib.chdir(home),
        mock.patch.dict(os.environ, environment(home, **more), clear=True),
        mock.patch.object(sys, "stdin", lines),
    ):
        code = main(list(arguments))
    return Done(code, out.getvalue(), err.getvalue())


def at_random(players: int, seed: int) -> ludus.Match:
    """A whole game of random moves: however bots improve, it stays the same."""
    rng = random.Random(seed)
    match = ludus.new_match("regicide", players, seed=seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.moves(seat)))
    return match


def kept(home: Path) -> list[Path]:
    """The games that were kept without anybody asking."""
    return sorted((home / "state" / "ludus").glob("*.ludus"))


class Terminal:
    """A command in a pseudo-terminal of 80 columns."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self.handle, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            cwd=home,
            env=environment(home, TERM="xterm", **more),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C reaches it
        )
        os.close(inner)
        self.letters = codecs.getincrementaldecoder("utf-8")("replace")  # a read may end in the middle of one
        self.seen = ""
        self.read_to = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.handle)

    def read(self, seconds: float) -> bool:
        """Take what is there; False at the end."""
        if not select.select([self.handle], [], [], seconds)[0]:
            return True
        try:
            content = os.read(self.handle, 65536)
        except OSError:  # the other side is closed
            return False
        self.seen += self.letters.decode(content).replace("\r\n", "\n")
        return bool(content)

    def wait_for(self, text: str) -> str:
        """What was shown since the last time, up to and with this text."""
        until = time.monotonic() + TIMEOUT
        while (place := self.seen.find(text, self.read_to)) < 0:
            open_still = self.read(0.2)
            assert (open_still or text in self.seen[self.read_to :]) and time.monotonic() < until, self.seen
        shown = self.seen[self.read_to : place + len(text)]
        self.read_to = place + len(text)
        return shown

    def type(self, line: str, wait: str) -> str:
        """Type a line and wait for a text."""
        self.press(f"{line}\n")
        return self.wait_for(wait)

    def press(self, keys: str) -> None:
        os.write(self.handle, keys.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C until it is heard (one that comes as a prompt appears can be missed); the exit code."""
        until = time.monotonic() + TIMEOUT
        while self.process.poll() is None and time.monotonic() < until:
            time.sleep(0.3)
            self.press("\x03")
            pause = time.monotonic() + 3
            while time.monotonic() < pause and self.read(0.1) and self.process.poll() is None:
                pass
        return self.end()

    def end(self) -> int:
        """The exit code, when the command has ended by itself."""
        until = time.monotonic() + TIMEOUT
        while self.read(0.2) and self.process.poll() is None:
            assert time.monotonic() < until, self.seen
        while select.select([self.handle], [], [], 0)[0] and self.read(0):
            pass
        assert "Traceback" not in self.seen
        return self.process.wait(TIMEOUT)


def people(players: int) -> list[str]:
    """The arguments that put a person on every seat."""
    return [word for seat in SEATS[:players] for word in ("--seat", f"{seat}=")]


def typed_game(home: Path, match: Match, *more: str, moves: list[str] | None = None, language: str = "en") -> str:
    """Type the moves of a game, everybody at one keyboard; what was shown."""
    options = [word for name, value in match.options.items() for word in ("--option", f"{name}={value}")]
    seed = ("--seed", match.headers["Seed"], "--lang", language)
    lines = moves if moves is not None else [step.move for step in match.steps]
    start = ("play", match.game.name, "--players", str(match.players), *people(match.players), *options, *seed)
    done = in_process(home, *start, *more, typed=lines)
    assert done.code == 0, done.err
    assert not done.err
    assert "{" not in done.out
    return done.out


def typed_to_the_end(home: Path, match: Match, language: str) -> str:
    """Type a whole game: its record holds the same game, its result is shown; what was shown."""
    out = typed_game(home, match, "--save", "game.ludus", language=language)
    kept = ludus.read_record((home / "game.ludus").read_text())
    assert kept.over
    assert kept.events(0) == match.events(0)
    for seat in range(match.players):
        moves = [[step.move for step in game.steps if step.seat == seat] for game in (kept, match)]
        assert moves[0] == moves[1]
    assert match.outcome is not None
    *_, result = re.split("Result\n|Результат\n", out)
    board = find_board(match.game)
    board.look(match.view(0))
    for line in board.result(match.outcome, SEATS[: match.players], language):
        assert line in result
    return out


def in_words_of(language: str, out: str, english: Sequence[str], russian: Sequence[str]) -> None:
    """All these words of one language were shown, and none of the other."""
    here, elsewhere = (english, russian) if language == "en" else (russian, english)
    assert [word for word in here if word not in out] == []
    assert [word for word in elsewhere if word in out] == []


def save(home: Path, match: Match, seats: Sequence[str]) -> None:
    """Put a game away as `here.ludus`: `["person:Anna", "novice"]`."""
    (home / "here.ludus").write_text(save_text(match, [read_sitter(seat) for seat in seats]))


def from_here(home: Path, match: Match, typed: list[str], *more: str, people: int = 1) -> Done:
    """Go on with a position: people at the keyboard, the others are bots."""
    names = ["person:Anna", "person:Boris", "person:Vera"][:people]
    save(home, match, [*names, *["novice"] * (match.players - people)])
    done = in_process(home, "play", "--resume", "here.ludus", *more, typed=typed)
    assert done.code == 0, done.err
    assert "{" not in done.out
    return done
