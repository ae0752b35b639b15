"""Several server processes behind one address, over one PostgreSQL.

The first process only listens and watches: the others share its socket, and the system gives each new connection to one
of them. Anyone who was connected to one that dies comes again and finds another; a new one takes its place.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import TextIO

from msgspec.structs import replace
from prometheus_client.multiprocess import mark_process_dead

from ludus.kernel.refusals import UserError
from ludus.server.serve import SHUTDOWN_TIMEOUT, Settings, announcement, listen
from ludus.server.telemetry import SHARED

RESTART_DELAY = 1.0  # seconds until another process takes the place of one that died
MIN_UPTIME = 10.0  # seconds: one that dies sooner after its start could not start
STOP_TIMEOUT = SHUTDOWN_TIMEOUT + 5.0  # seconds that they get to end


def serve_many(settings: Settings, processes: int, out: TextIO) -> int:
    """Serve with so many processes until a signal; 0 after an orderly end."""
    if os.name == "nt":
        raise UserError("s-many-windows")
    if not settings.db.startswith(("postgres://", "postgresql://")):
        raise UserError("s-many-sqlite")
    listening = listen(settings)
    with listening, tempfile.TemporaryDirectory(prefix="ludus-figures-", ignore_cleanup_errors=True) as figures:
        listening.set_inheritable(True)
        workers = settings.workers or max(1, (os.cpu_count() or 1) // processes)
        keeper = Keeper(replace(settings, workers=workers), listening.fileno(), processes, figures)
        code = keeper.run(lambda: print(*announcement(settings, listening), sep="\n", file=out, flush=True))
    return code


class Keeper:
    """Starts the processes, starts another one when one has died, and ends all of them with itself."""

    def __init__(self, settings: Settings, listening: int, processes: int, figures: str) -> None:
        self.settings = settings
        self.listening = listening
        self.processes = processes
        self.figures = figures  # the folder where they add them up
        self.stopping = threading.Event()
        self.running: dict[subprocess.Popen[bytes], float] = {}

    def run(self, ready: Callable[[], None]) -> int:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        try:
            for _ in range(self.processes):
                self._start()
            ready()
            while not self.stopping.wait(0.1):
                self._replace_dead()
        finally:
            self._end_all()
        return 0

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.stopping.set()

    def _start(self) -> None:
        """A process that serves the same socket; it ends when the other end of its input does."""
        command = [sys.executable, "-P", "-m", "ludus", "serve", *self._arguments()]
        child = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            pass_fds=[self.listening],
            start_new_session=True,
            env={**os.environ, SHARED: self.figures},
        )
        self.running[child] = time.monotonic()

    def _arguments(self) -> list[str]:
        s = self.settings
        switches = [*(["--verbose"] if s.verbose else []), *([] if s.limits else ["--no-limits"])]
        values = {
            "--socket": self.listening,
            "--host": s.host,
            "--db": s.db,
            "--workers": s.workers,
            "--pace": s.pace,
            "--think": s.think,
            "--lang": s.language,
            "--log": s.log,
            "--metrics": s.metrics,
        }
        return [*switches, *(word for name, value in values.items() for word in (name, str(value)))]

    def _replace_dead(self) -> None:
        for child in [child for child in self.running if child.poll() is not None]:
            started = self.running.pop(child)
            # What it had counted stays, what it had open does not.
            mark_process_dead(child.pid, self.figures)  # type: ignore[no-untyped-call]
            if time.monotonic() - started < MIN_UPTIME and not self.running:
                raise UserError("s-many-died", code=child.returncode)
            self.stopping.wait(RESTART_DELAY)
            if not self.stopping.is_set():
                self._start()

    def _end_all(self) -> None:
        for child in self.running:
            child.terminate()
        for child in self.running:
            try:
                child.wait(STOP_TIMEOUT)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()
