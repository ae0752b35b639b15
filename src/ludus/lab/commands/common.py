"""What several commands share: checked numbers, a progress bar, files for results."""

from __future__ import annotations

import argparse
import contextlib
import math
import sys
from collections.abc import Callable, Iterator
from typing import TextIO, TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

INTERRUPTED = 130  # the exit code after Ctrl-C


def positive(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"must be a whole number, not “{text}”") from None
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def duration(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"must be a number of seconds, not “{text}”") from None
    if not (math.isfinite(number) and number > 0):
        raise argparse.ArgumentTypeError("must be more than 0")
    return number


def option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"write name=value, not “{text}”")
    return name, value


@contextlib.contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal, nothing in a pipe."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)


def output(stack: contextlib.ExitStack, path: str) -> TextIO:
    """A file to write, which the stack closes; - is standard output."""
    return sys.stdout if path == "-" else stack.enter_context(open(path, "w", encoding="utf-8", newline=""))
