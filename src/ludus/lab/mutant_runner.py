"""Tries mutants against the tests of a game: `python -m ludus.lab.mutant_runner`, started by `ludus dev mutants`.

One process imports everything and collects the tests once. It runs them in a fork to learn which test executes which
statement, then forks once per mutant: the fork puts the changed functions in place of the real ones and runs the tests
that execute the changed statement until one fails. Nothing is written to the sources or beside them.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, FunctionType, ModuleType
from typing import Any, NoReturn

import pytest
from hypothesis import settings

from ludus.games import find
from ludus.kernel.refusals import LudusError
from ludus.kernel.text import game_folder
from ludus.lab.mutants import (
    Kept,
    Mutant,
    Verdict,
    all_mutants,
    as_json,
    explanations,
    probed,
    report,
    rule_files,
    sample,
    statements,
    users,
)

STATISTICS = "test_figures.py"  # thousands of games per test
CASES = 3  # of each test that every game must pass
LONGEST = 4.0  # seconds of a test, unbroken; longer ones are left out
MEMORY = 2 << 30  # bytes; a list without an end is noticed soon
HITS = "__hits__"
PASSED, NOTICED, ENDLESS = 0, 1, 2  # exit codes of a fork


@dataclass(frozen=True)
class Task:
    """What the command asks for."""

    game: str
    tests: Path
    count: int
    seed: int
    jobs: int
    files: list[str]
    limit: float
    report: str | None = None
    json: str | None = None
    keep: str | None = None


class Runner:
    """A plugin of pytest that runs mutants in place of tests."""

    def __init__(self, task: Task) -> None:
        self.task = task
        folder = Path(str(game_folder(task.game)))
        self.sources = rule_files(folder, task.files)
        self.reasons = explanations(task.tests / "games" / task.game / "mutants.toml", rule_files(folder))
        self.items: list[pytest.Item] = []
        self.failed = ""
        self.times: list[float] = []
        self.reached: dict[tuple[str, tuple[int, int]], list[int]] = defaultdict(list)
        self.killers: dict[tuple[str, str], Counter[int]] = defaultdict(Counter)
        self.error = ""
        self.parent = os.getpid()  # a fork that has lost it stops

    # --- Hooks of pytest

    def pytest_sessionstart(self) -> None:
        """The same examples every time, and none kept on disk."""
        settings.register_profile("mutants", settings(), database=None, derandomize=True)
        settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        cases: Counter[str] = Counter()
        kept = []
        for item in items:
            if item.path.name == STATISTICS or item.get_closest_marker("slow") or item.get_closest_marker("full"):
                continue
            if item.path.parent.name != self.task.game:
                name = item.nodeid.partition("[")[0]
                golden = item.path.name == "test_golden.py"
                if not self.of_this_game(item) or (cases[name] >= CASES and not golden):
                    continue
                cases[name] += 1
            kept.append(item)
        items[:] = kept

    def of_this_game(self, item: pytest.Item) -> bool:
        params = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        path = params.get("path")
        if isinstance(path, Path):
            return f'[Game "{self.task.game}"]' in path.read_text("utf-8")
        return bool(params.get("name") == self.task.game)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid}\n{report.longreprtext}"

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            self.error = "the tests could not be collected"
            return True
        self.items = list(session.items)
        gc.collect()
        gc.freeze()  # forks share what is there
        try:
            self.learn()
            self.try_all()
        except LudusError as error:
            self.error = str(error)
        return True

    # --- The unbroken rules

    def learn(self) -> None:
        """Which test executes which statement, and how long it takes."""
        say(f"{self.task.game}: {len(self.items)} tests run once with the unbroken rules")
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            guarded(lambda: self.measure(writer))
        os.close(writer)
        with os.fdopen(reader, "rb") as pipe:
            answer = pipe.read()
        os.waitpid(child, 0)
        if not answer:
            raise LudusError("the tests ended without an answer")
        learned = json.loads(answer)
        if learned["failed"]:
            raise LudusError(f"a test fails with the unbroken rules:\n{learned['failed']}")
        self.times = learned["times"]
        places = [(file, place) for file, source in self.sources.items() for place in statements(source)]
        for test, hits in enumerate(learned["hits"]):
            for number in hits:
                self.reached[places[number]].append(test)
        out = [self.items[test].nodeid for test, seconds in enumerate(self.times) if seconds < 0]
        if out:
            say(f"left out, as they take more than {LONGEST:g} s: {', '.join(out)}")

    def measure(self, writer: int) -> int:
        modules = [(module_of(self.task.game, file), source) for file, source in self.sources.items()]
        hits = bytearray(sum(len(statements(source)) for _, source in modules))
        first = 0
        for module, source in modules:
            module.__dict__[HITS] = hits
            put(module, compile(probed(source, first, HITS), module.__file__ or "", "exec"))
            first += len(statements(source))
        times, found = [], []
        for index, item in enumerate(self.items):
            hits[:] = bytes(len(hits))
            begun = time.process_time()
            try:
                with Alarm(LONGEST, too_long):
                    self.run(item, self.items[index + 1] if index + 1 < len(self.items) else None)
            except TooLong:
                self.failed = ""
            spent = time.process_time() - begun
            times.append(spent if spent < LONGEST else -1.0)
            found.append([number for number, hit in enumerate(hits) if hit] if spent < LONGEST else [])
            if spent >= LONGEST:
                self.failed = ""
            if self.failed:
                break
        with os.fdopen(writer, "w") as pipe:
            json.dump({"times": times, "hits": found, "failed": self.failed}, pipe)
        return PASSED

    @staticmethod
    def run(item: pytest.Item, following: pytest.Item | None) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    # --- Mutants

    def tests_for(self, mutant: Mutant) -> list[int]:
        """Those that execute the change: those that noticed its neighbours first, then the quickest.

        For a constant all tests, first those that execute a rule which names it.
        """
        noticed = self.killers[mutant.file, mutant.function]
        if mutant.function:
            tests = self.reached[mutant.file, mutant.statement]
            return sorted(tests, key=lambda test: (-noticed[test], self.times[test]))
        usable = [test for test, seconds in enumerate(self.times) if seconds >= 0]
        places = [(file, place) for file, source in self.sources.items() for place in users(source, mutant.name)]
        near = {test for place in places for test in self.reached[place]}
        return sorted(usable, key=lambda test: (test not in near, -noticed[test], self.times[test]))

    def attempt(self, mutant: Mutant, tests: list[int], writer: int) -> int:
        """In a fork: the verdict of the tests about one mutant."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
        module = module_of(self.task.game, mutant.file)
        done = 0

        def end_with(code: int, test: int) -> None:
            os.write(writer, json.dumps([done, test]).encode())
            os._exit(code)

        try:
            put(module, compile(mutant.apply(self.sources[mutant.file]), module.__file__ or "", "exec"))
        except Exception:
            end_with(NOTICED, tests[0])
        begun = time.process_time()
        for position, test in enumerate(tests):
            following = self.items[tests[position + 1]] if position + 1 < len(tests) else None
            with Alarm(1 + 10 * self.times[test], lambda *_, test=test: end_with(ENDLESS, test)):
                self.run(self.items[test], following)
            done += 1
            if self.failed:
                end_with(NOTICED, test)
            if time.process_time() - begun > self.task.limit or os.getppid() != self.parent:
                break
        end_with(PASSED, -1)
        return PASSED

    def try_all(self) -> None:
        task = self.task
        everything = all_mutants(self.sources)
        chosen = sample(everything, task.count, task.seed)
        kept = Kept(Path(task.keep) if task.keep else None, self.sources)
        verdicts: dict[Mutant, Verdict] = {}
        running: dict[int, tuple[Mutant, list[int], int, float]] = {}
        waiting: list[Mutant] = []
        for mutant in chosen:
            known = kept.find(mutant)
            if known is not None:
                verdicts[mutant] = known
            elif not self.tests_for(mutant):
                verdicts[mutant] = Verdict(mutant, False, "", "unused", 0)
            else:
                waiting.append(mutant)
        waiting.sort(key=lambda mutant: mutant.key in self.reasons)  # those take longest and show least
        progress = Progress(len(waiting))
        try:
            while waiting or running:
                while waiting and len(running) < task.jobs:
                    mutant = waiting.pop(0)
                    tests = self.tests_for(mutant)
                    child, reader = self.start(mutant, tests)
                    running[child] = (mutant, tests, reader, time.monotonic())
                finished, status = os.waitpid(-1, os.WNOHANG) if running else (0, 0)
                if finished:
                    mutant, tests, reader, _ = running.pop(finished)
                    verdict = self.judge(mutant, tests, reader, status)
                    verdicts[mutant] = verdict
                    kept.add(verdict)
                    progress.step(not verdict.noticed)
                    continue
                for child, (_, _, _, begun) in running.items():
                    if time.monotonic() - begun > 40 * (task.limit + 10):  # stuck without using the processor
                        os.kill(child, signal.SIGKILL)
                time.sleep(0.005)
        finally:
            for child in running:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
        self.write_report([verdicts[mutant] for mutant in chosen], len(everything), progress.elapsed())

    def start(self, mutant: Mutant, tests: list[int]) -> tuple[int, int]:
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            guarded(lambda: self.attempt(mutant, tests, writer))
        os.close(writer)
        return child, reader

    def judge(self, mutant: Mutant, tests: list[int], reader: int, status: int) -> Verdict:
        with os.fdopen(reader, "rb") as pipe:
            answer = pipe.read()
        code = os.waitstatus_to_exitcode(status)
        done, test = json.loads(answer) if answer else (0, -1)
        how = {PASSED: "passed", NOTICED: "failed", ENDLESS: "endless"}.get(code, "crashed")
        by = self.items[test].nodeid if test >= 0 else ""
        if test >= 0:
            self.killers[mutant.file, mutant.function][test] += 1
        return Verdict(mutant, code != PASSED, by, how, done)

    def write_report(self, verdicts: list[Verdict], total: int, seconds: float) -> None:
        task = self.task
        for verdict in verdicts:
            verdict.reason = self.reasons.get(verdict.mutant.key, "")
        title = (
            f"{task.game}: {len(verdicts)} of {total} mutants (seed {task.seed}), "
            f"{len(self.items)} tests, {clock(seconds)}"
        )
        text = report(title, verdicts, self.sources)
        print(text, flush=True)
        if task.report:
            Path(task.report).write_text(text + "\n", "utf-8")
        if task.json:
            Path(task.json).write_text(as_json(task.game, task.seed, verdicts, self.sources), "utf-8")


# --- Other functions in place of those that everyone has imported -------------------------------


def module_of(game: str, file: str) -> ModuleType:
    return importlib.import_module(f"ludus.games.{game}.{file.removesuffix('.py').replace('/', '.')}")


def put(module: ModuleType, code: Any) -> None:
    """Gives the functions and constants of a module the bodies and values of other code, wherever they are imported."""
    fresh: dict[str, Any] = {"__name__": module.__name__, "__file__": module.__file__, HITS: bytearray(0)}
    exec(code, fresh)
    for name, new in fresh.items():
        old = module.__dict__.get(name)
        if isinstance(new, FunctionType) and new.__module__ == module.__name__ and isinstance(old, FunctionType):
            old.__code__, old.__defaults__, old.__kwdefaults__ = new.__code__, new.__defaults__, new.__kwdefaults__
        elif isinstance(new, (int, tuple, list, dict)) and name != HITS and new != old:
            for user in list(sys.modules.values()):
                if user.__name__.startswith("ludus.") and user.__dict__.get(name) is old:
                    user.__dict__[name] = new


# --- Limits --------------------------------------------------------------------------------------


class TooLong(BaseException):
    """A test takes longer than tests of mutants may."""


def too_long(*_: object) -> None:
    raise TooLong


class Alarm:
    """Calls someone when the process has worked for so many seconds: a busy machine changes no verdict."""

    def __init__(self, seconds: float, handler: Callable[[int, FrameType | None], object]) -> None:
        self.seconds, self.handler = seconds, handler

    def __enter__(self) -> None:
        signal.signal(signal.SIGPROF, self.handler)
        signal.setitimer(signal.ITIMER_PROF, self.seconds)

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)


def guarded(work: Callable[[], int]) -> NoReturn:
    """In a fork: nothing is printed, and nothing after the work is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends its forks itself
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    code = NOTICED
    try:
        code = work()
    finally:
        os._exit(code)


# --- What the person sees ------------------------------------------------------------------------


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class Progress:
    """How many mutants are done, how many survived, time so far and to come."""

    def __init__(self, total: int) -> None:
        self.total, self.done, self.survived = total, 0, 0
        self.begun, self.said = time.monotonic(), 0.0

    def elapsed(self) -> float:
        return time.monotonic() - self.begun

    def step(self, survived: bool) -> None:
        self.done += 1
        self.survived += survived
        now, terminal = time.monotonic(), sys.stderr.isatty()
        if now - self.said < (0.5 if terminal else 30) and self.done < self.total:
            return
        self.said = now
        left = self.elapsed() / self.done * (self.total - self.done)
        line = f"{self.done}/{self.total} mutants, {self.survived} survived, {clock(self.elapsed())}"
        line += f", about {clock(left)} left" if self.done < self.total else ""
        print(f"\r{line:<78}" if terminal and self.done < self.total else line, end="", file=sys.stderr)
        print("" if terminal and self.done < self.total else "\n", end="", file=sys.stderr, flush=True)


def main(words: str) -> int:
    values = json.loads(words)
    task = Task(**values | {"tests": Path(values["tests"])})
    find(task.game)
    try:
        runner = Runner(task)
    except LudusError as error:
        say(f"ludus: {error}")
        return 2
    folders = [task.tests / "games" / task.game, *sorted((task.tests / "games").glob("test_*.py"))]
    golden = task.tests / "test_golden.py"
    options = ["-q", "-s", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist"]
    places = [str(place) for place in (*folders, golden) if place.exists()]
    pytest.main([*options, f"--rootdir={task.tests.parent}", *places], plugins=[runner])
    if runner.error:
        say(f"ludus: {runner.error}")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
