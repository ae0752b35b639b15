"""How fast the engine is: ours compiled, ours plain, and OpenSpiel's C++ where it is installed.

Each contender is a worker process. The tasks run in turn, in short slices and many rounds, and are
measured in CPU seconds of the worker, because other programs disturb a wall clock. The best round of
each task is shown; ratios compare figures of the same run.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from ludus._plain import is_compiled
from ludus.bots.quick import GREEDY, play_quick, play_random
from ludus.bots.tree import Tree
from ludus.games import find
from ludus.kernel.refusals import LudusError
from ludus.kernel.rng import Rng
from ludus.kernel.state import State
from ludus.lab.sim import workers

DEALS = 20  # starting positions of the loops that do not deal
LABELS = {
    "api": "moves, plain Python loop from a dealt state",
    "api_deal": "moves, plain Python loop with the deal",
    "games": "random games, loop compiled, with the deal",
    "clone": "clones",
    "search": "search iterations from the first decision",
    "blind_search": "information-set search iterations, random play-outs",
    "greedy_solo": "greedy solo games",
}
TASKS = tuple(LABELS)
OPENSPIEL = {"api": "spades", "api_deal": "spades", "clone": "spades", "blind_search": "hearts"}  # its game per task
ITERATIONS = 500  # of a search before the next position
UCT = 2.0  # exploration constant of OpenSpiel's search; it hardly changes the speed
NO_PASSING = 0  # first chance outcome of OpenSpiel's hearts

Rates = dict[str, dict[str, float]]  # by contender and task


class Clock:
    """Counts until the CPU time of a slice is used up."""

    def __init__(self, seconds: float) -> None:
        self.start = time.process_time()
        self.seconds = seconds

    def running(self) -> bool:
        return time.process_time() - self.start < self.seconds

    def rate(self, count: int) -> float:
        return count / (time.process_time() - self.start)


class Ours:
    """The engine of this process."""

    def __init__(self, game: str, players: int) -> None:
        self.game = find(game)
        self.players = players
        self.dealt = [self.game.deal(players, seed) for seed in range(DEALS)]
        self.number = 0

    def next_number(self) -> int:
        self.number += 1
        return self.number

    def api(self, clock: Clock) -> float:
        count = 0
        while clock.running():
            count += loop(self.dealt[self.next_number() % DEALS].clone())
        return clock.rate(count)

    def api_deal(self, clock: Clock) -> float:
        count = 0
        while clock.running():
            count += loop(self.game.deal(self.players, self.next_number()))
        return clock.rate(count)

    def games(self, clock: Clock) -> float:
        count = 0
        while clock.running():
            play_random(self.game.deal(self.players, self.next_number()), Rng(self.number))
            count += 1
        return clock.rate(count)

    def clone(self, clock: Clock) -> float:
        return clone_rate(self.dealt[0].clone, clock)

    def search(self, clock: Clock) -> float:
        state = self.dealt[0]
        tree = Tree(state, state.actor(), Rng(1))
        count = 0
        while clock.running():
            tree.run(50)
            count += 50
        return clock.rate(count)

    def blind_search(self, clock: Clock) -> float:
        """Searches of `ITERATIONS` without the game's judgement, each with a new tree."""
        count = 0
        while clock.running():
            state = self.dealt[self.next_number() % DEALS]
            Tree(state, state.actor(), Rng(self.number), blind=True).run(ITERATIONS)
            count += ITERATIONS
        return clock.rate(count)

    def greedy_solo(self, clock: Clock) -> float:
        solo = self.game.meta.players[0]
        count = 0
        while clock.running():
            seed = self.next_number()
            play_quick(self.game.deal(solo, seed), [GREEDY] * solo, [0.0] * solo, [Rng(seed)] * solo, seed)
            count += 1
        return clock.rate(count)


def loop(state: State) -> int:
    """The loop that every user of the fast interface writes."""
    choose = random.random
    count = 0
    while not state.over():
        seat = state.actor()
        moves = state.legal(seat)
        state.apply(seat, moves[int(choose() * len(moves))])
        count += 1
    return count


def clone_rate(clone: Callable[[], object], clock: Clock) -> float:
    count = 0
    while clock.running():
        for _ in range(1000):
            clone()
        count += 1000
    return clock.rate(count)


class OpenSpiel:
    """OpenSpiel's C++: spades in the same loops, and its information-set search on hearts."""

    def __init__(self) -> None:
        import pyspiel

        self.game = pyspiel.load_game("spades")
        self.hearts = pyspiel.load_game("hearts")
        self.dealt = [self.deal() for _ in range(DEALS)]
        self.decisions = [self.first_decision() for _ in range(DEALS)]
        self.bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), UCT, ITERATIONS)
        self.number = 0

    def deal(self) -> Any:
        return deal_openspiel(self.game.new_initial_state())

    def first_decision(self) -> Any:
        """Hearts without passing, where someone has a choice for the first time."""
        state = self.hearts.new_initial_state()
        state.apply_action(NO_PASSING)
        deal_openspiel(state)
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        return state

    def play(self, state: Any) -> int:
        choose = random.random
        count = 0
        while not state.is_terminal():
            state.current_player()
            moves = state.legal_actions()
            state.apply_action(moves[int(choose() * len(moves))])
            count += 1
        return count

    def api(self, clock: Clock) -> float:
        count = 0
        while clock.running():
            self.number += 1
            count += self.play(self.dealt[self.number % DEALS].clone())
        return clock.rate(count)

    def api_deal(self, clock: Clock) -> float:
        count = 0
        while clock.running():
            count += self.play(self.deal())
        return clock.rate(count)

    def clone(self, clock: Clock) -> float:
        return clone_rate(self.dealt[0].clone, clock)

    def blind_search(self, clock: Clock) -> float:
        count = 0
        while clock.running():
            self.number += 1
            self.bot.step(self.decisions[self.number % DEALS])
            count += ITERATIONS
        return clock.rate(count)


def deal_openspiel(state: Any) -> Any:
    """Play the chance nodes at random."""
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
    return state


def worker() -> None:
    """Answer requests `{"task": ..., "seconds": ...}` line by line until the input ends."""
    setup = json.loads(sys.stdin.readline())
    contender: Any = Ours(setup["game"], setup["players"]) if setup else OpenSpiel()
    print(json.dumps({"compiled": is_compiled()}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        method: Callable[[Clock], float] | None = getattr(contender, request["task"], None)
        rate = method(Clock(request["seconds"])) if method else None
        print(json.dumps(rate), flush=True)


class Worker:
    """A contender in a process of its own, which Ctrl-C does not reach."""

    def __init__(self, name: str, plain: bool = False) -> None:
        self.name = name
        environment = {**os.environ, "LUDUS_PLAIN": "1" if plain else "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from ludus.lab.bench import worker; worker()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            start_new_session=True,
        )

    def ask(self, message: dict[str, Any]) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise LudusError(f"the process that measures “{self.name}” has ended")
        return json.loads(answer)

    def close(self) -> None:
        self.process.kill()
        with contextlib.suppress(BrokenPipeError), self.process:
            pass


def two_processes(game: str, players: int, seconds: float) -> float:
    """How much more two processes do than one, by the wall clock."""
    with workers(2) as pool:
        list(pool.map(_busy, [(game, players, 0.05)] * 2))
        ratios = []
        for _ in range(3):
            alone = pool.submit(_busy, (game, players, seconds)).result()
            both = sum(pool.map(_busy, [(game, players, seconds)] * 2))
            ratios.append(both / alone)
    return max(ratios)


def _busy(task: tuple[str, int, float]) -> float:
    game, players, seconds = task
    ours = Ours(game, players)
    start = time.perf_counter()
    count = 0
    while time.perf_counter() - start < seconds:
        play_random(ours.game.deal(players, ours.next_number()), Rng(ours.number))
        count += 1
    return count / (time.perf_counter() - start)


def measure(
    game: str, players: int, rounds: int, seconds: float, on_progress: Callable[[int, int], None]
) -> dict[str, Any]:
    """All figures of one run; Ctrl-C after the first round leaves what there is (`complete` is false)."""
    rates: dict[str, dict[str, list[float]]] = {}
    done = 0
    two = None
    try:
        with contextlib.ExitStack() as stack:
            contenders = start_workers(stack, {"game": game, "players": players})
            rates = {w.name: {task: [] for task in TASKS} for w in contenders}
            for number in range(rounds):
                for task in TASKS:
                    for w in contenders:
                        rate = w.ask({"task": task, "seconds": seconds})
                        if rate is not None:
                            rates[w.name][task].append(rate)
                done = number + 1
                on_progress(done, rounds)
        two = two_processes(game, players, max(seconds, 0.5))
    except KeyboardInterrupt:
        if not done:
            raise
    best = {name: {task: max(r) for task, r in tasks.items() if r} for name, tasks in rates.items()}
    medians = {name: {task: sorted(r)[len(r) // 2] for task, r in tasks.items() if r} for name, tasks in rates.items()}
    return {
        "game": game, "players": players, "rounds": done, "complete": two is not None,
        "best": best, "median": medians, "ratios": ratios(best, medians), "two_processes": two,
    }  # fmt: skip


def ratios(best: Rates, medians: Rates) -> list[dict[str, Any]]:
    """How many times faster one contender is than another, task by task, where both were measured."""
    pairs = (("compiled", "openspiel"), ("plain", "openspiel"), ("compiled", "plain"))
    return [
        {
            "task": task,
            "of": ours,
            "to": f"{other} {OPENSPIEL[task]}" if other == "openspiel" else other,
            "best": best[ours][task] / best[other][task],
            "median": medians[ours][task] / medians[other][task],
        }
        for ours, other in pairs
        for task in TASKS
        if task in best.get(ours, {}) and task in best.get(other, {})
    ]


def start_workers(stack: contextlib.ExitStack, setup: dict[str, Any]) -> list[Worker]:
    """The contenders that there are here: compiled and plain, or plain alone, and OpenSpiel."""

    def start(name: str, setup: dict[str, Any], plain: bool = False) -> tuple[Worker, bool]:
        w = Worker(name, plain)
        stack.callback(w.close)
        return w, bool(w.ask(setup)["compiled"])

    first, compiled = start("compiled", setup)
    found = [first]
    if compiled:
        found.append(start("plain", setup, plain=True)[0])
    else:
        first.name = "plain"
    if importlib.util.find_spec("pyspiel") is not None:
        found.append(start("openspiel", {})[0])
    return found
