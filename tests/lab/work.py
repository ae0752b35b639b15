"""Commands that work until somebody stops them."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

from tests.server.client import children

PATIENCE = 60.0
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
    deadline = time.monotonic() + PATIENCE
    while worked(pid) < seconds and time.monotonic() < deadline:
        time.sleep(0.05)
