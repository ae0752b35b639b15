"""Commands of the lab: those that end by themselves, and those that work until somebody stops them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.client import children

TIMEOUT = 60.0
LONG_ENOUGH = 6.0  # seconds, where there is no /proc to look into


def worked(pid: int) -> float:
    """The seconds that a process and what it has started have worked, on Linux."""
    total = 0.0
    for each in (pid, *children(pid)):
        with suppress(OSError):
            ticks = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()[11:13]
            total += sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
    return total


def until_worked(pid: int, seconds: float) -> None:
    """Wait until a command has worked so long, however slow the machine is just now."""
    if not Path("/proc/self/stat").exists():
        return time.sleep(LONG_ENOUGH)
    deadline = time.monotonic() + TIMEOUT
    while worked(pid) < seconds and time.monotonic() < deadline:
        time.sleep(0.05)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command to its end."""
    return subprocess.run([sys.executable, "-m", "ludus", *arguments], capture_output=True, text=True, check=False)


def refused_in_one_line(result: subprocess.CompletedProcess[str], why: str) -> None:
    """Bad input is answered with a sentence."""
    assert result.returncode == 2
    assert why in result.stderr
    assert "Traceback" not in result.stderr


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The command in a process group of its own, for Ctrl-C."""
    with subprocess.Popen(
        [sys.executable, "-m", "ludus", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    ) as process:  # fmt: skip
        yield process


def interrupt(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Press Ctrl-C; what the command has written by its end, which is a quiet one."""
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in err
    return out, err


def prints_results_on_ctrl_c(seconds: float, *arguments: str) -> None:
    """The command, asked for 100,000 games, is interrupted after this much work and prints the results so far."""
    with started(*arguments, "--games", "100000") as process:
        until_worked(process.pid, seconds)
        out, err = interrupt(process)
    assert "of 100000 games" in err
    assert "share" in out
