"""Two pools of pytest workers: tests that wait for other processes beside tests that compute."""

from __future__ import annotations

from pathlib import PurePosixPath

from xdist.scheduler import WorkStealingScheduling
from xdist.workermanage import WorkerController

# Folders whose tests wait for other processes, sockets and screens
WAITING = ("bots", "browser", "compat", "lab", "packaging", "server", "tables", "terminal")
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
        """Give each worker the same number of tests, those of a file together."""
        for left, node in zip(range(len(nodes), 0, -1), nodes):
            count = len(tests) // left
            self.pending[:], tests = tests[:count], tests[count:]
            self._send_tests(node, count)


def waits(nodeid: str) -> bool:
    """Does a test of this id wait more than it computes?"""
    parts = PurePosixPath(nodeid.partition("::")[0]).parts
    return len(parts) > 1 and parts[0] == "tests" and parts[1] in WAITING
