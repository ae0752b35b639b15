"""Lines out and lines in, with nothing that a pipe or a screen reader could trip over."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import sys
import textwrap
from typing import TextIO

with contextlib.suppress(ImportError):
    import readline  # gives `input` line editing and history

BOLD = "1"
LONGEST = 500  # no answer is longer, and the texts cannot quote much more
HIDING_LINES = 60  # pushes a hand off any usual screen where it cannot be cleared
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the third sequence clears what could be scrolled back to
BRACKETS = re.compile(r" \((?:[^()]{1,12}\))?")  # they stay beside their word, short ones whole
CONTROLS = {code: "?" for code in [*range(32), *range(127, 160)] if code not in (9, 10)}


def printable(text: str) -> str:
    """Without anything that would steer a terminal: files and names come from other people."""
    return text.translate(CONTROLS)


class Screen:
    """Where the game is shown and where people type."""

    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        # a program started without input or output has None there
        self.source: TextIO = source or sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
        self.out: TextIO = out or sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        for stream in (self.source, self.out):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.interactive = self.source.isatty()
        self.tty = self.out.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self.colour = self.tty and not os.environ.get("NO_COLOR")

    def say(self, text: str = "", style: str = "", indent: int = 0, fold: bool = True) -> None:
        """Show lines; a terminal breaks them between words, with the rest moved in by `indent`."""
        lines = printable(text).split("\n")
        shown = "\n".join([self.fold(line, indent) for line in lines] if fold else lines)
        if style and self.colour:
            shown = f"\x1b[{style}m{shown}\x1b[0m"
        self.out.write(shown + "\n")
        self.out.flush()

    def fold(self, line: str, indent: int) -> str:
        columns = shutil.get_terminal_size().columns if self.tty else 0
        if not columns or len(line) < columns:
            return line
        gap = " " * min(indent, columns // 2)
        joined = BRACKETS.sub(lambda found: found.group().replace(" ", "\xa0"), line)
        folded = textwrap.fill(
            joined, columns - 1, subsequent_indent=gap, break_on_hyphens=False, break_long_words=False
        )
        return folded.replace("\xa0", " ")

    def ask(self, prompt: str) -> str:
        """One line that someone typed; EOFError at the end of the input."""
        prompt = printable(prompt) + " "
        if self.interactive and self.source is sys.stdin:
            try:
                return input(prompt)[:LONGEST].strip()
            except (EOFError, KeyboardInterrupt):
                self.say()
                raise
        self.out.write(prompt)
        self.out.flush()
        line = self.source.readline()
        self.say(line.rstrip("\n"))  # nobody else shows what came through a pipe
        if not line:
            raise EOFError
        return line[:LONGEST].strip()

    def hide(self) -> None:
        """Take what stands on the screen, and what was typed, out of sight."""
        if "readline" in globals():
            readline.clear_history()
        self.out.write(CLEAR if self.tty else "\n" * HIDING_LINES)
        self.out.flush()
