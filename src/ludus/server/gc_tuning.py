"""Tuning of the garbage collector.

Most objects are freed by reference counting. Only cycles, such as a closed connection and the protocol around it, wait
for a collection, and a full collection stops the whole process: about 0.1 s for each 500,000 objects. So objects that
exist after start-up are frozen, and full collections are rare.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

YOUNG, MIDDLE = 700, 10  # as Python has them
SELDOM = 40  # searches of the middle generation between two whole ones: some 300,000 objects, 2,000 connections
WHOLE = 2  # the number of the oldest generation


def tune_gc() -> None:
    """The process has started: freeze what exists now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, SELDOM)


def on_full_collection(report: Callable[[float], None]) -> None:
    """Call `report` with the seconds of each full collection."""
    began = 0.0

    def note(phase: str, info: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = time.perf_counter()
        elif info["generation"] == WHOLE:
            report(time.perf_counter() - began)

    gc.callbacks.append(note)
