"""Two pools of pytest workers: tests that wait for other processes beside tests that compute."""

from __future__ import annotations

from pathlib import PurePosixPath

from xdist.scheduler import WorkStealingScheduling
from xdist.workermanage import WorkerController

# Folders whose tests wait for other processes, sockets and screens; those that take longest begin
WAITING = ("browser", "server", "tables", "terminal", "lab", "compat", "packaging", "bots")
COMPUTING_WORKERS = 2  # of four or more; as many as cores


class TwoPools(WorkStealingScheduling):  # type: ignore[misc]  # untyped
    """Gives the last workers the tests that compute, the others those that wait; the first one done takes from others.

    Otherwise all workers would wait at one time, and compete for the processor at another.
    """

    def check_schedule(self) -> None:
        assert self.collection is not None
        if len(self.pending) < len(self.collection) or len(self.nodes) <= COMPUTING_WORKERS:
            super().check_schedule()
            return
        waiting = [number for number in self.pending if waits(self.collection[number])]
        computing = [number for number in self.pending if not waits(self.collection[number])]
        nodes = sorted(self.nodes, key=lambda node: str(node.gateway.id))
        self.deal(waiting, nodes[:-COMPUTING_WORKERS])
        self.deal(computing, nodes[-COMPUTING_WORKERS:])
        super().check_schedule()

    def deal(self, tests: list[int], nodes: list[WorkerController]) -> None:
        """Give each worker the same number of tests of each folder, those of a file together."""
        assert self.collection is not None
        folders: dict[str, list[int]] = {name: [] for name in WAITING}
        for number in tests:
            folders.setdefault(folder(self.collection[number]), []).append(number)
        for place, node in enumerate(nodes):
            self.pending[:] = [number for found in folders.values() for number in share(found, place, len(nodes))]
            self._send_tests(node, len(self.pending))


def share(tests: list[int], place: int, of: int) -> list[int]:
    """One of so many parts in a row."""
    return tests[len(tests) * place // of : len(tests) * (place + 1) // of]


def folder(nodeid: str) -> str:
    """The folder below `tests` that a test of this id is in; empty if it is in none."""
    parts = PurePosixPath(nodeid.partition("::")[0]).parts
    return parts[1] if len(parts) > 2 and parts[0] == "tests" else ""


def waits(nodeid: str) -> bool:
    """Does a test of this id wait more than it computes?"""
    return folder(nodeid) in WAITING
