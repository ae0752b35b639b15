"""When Python looks for what can be thrown away.

Most of what a server lets go of is freed at once. Only what holds itself, such as a connection that has ended and the
protocol around it, waits for a search, and a search through everything stops the whole process: 0.1 s for each 500,000
objects or so. Therefore what was there from the start is never searched, and the rest is when a lot has come together.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

YOUNG, MIDDLE = 700, 10  # as Python has them
SELDOM = 40  # searches of the middle generation between two whole ones: some 300,000 objects, 2,000 connections
WHOLE = 2  # the number of the oldest generation


def settle() -> None:
    """The process has started: whatever is there now stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, SELDOM)


def measured(tell: Callable[[float], None]) -> None:
    """Tell how many seconds each whole search takes."""
    began = 0.0

    def note(phase: str, info: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = time.perf_counter()
        elif info["generation"] == WHOLE:
            tell(time.perf_counter() - began)

    gc.callbacks.append(note)
