"""Many games between bots: the same result for the same seed, however many processes."""

from __future__ import annotations

import contextlib
import csv
import json
import os
import signal
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, NoReturn, TextIO

import msgspec

from ludus.bots.bot import Bot, Turn
from ludus.bots.builtin import Quick
from ludus.bots.levels import check_bots, level_name, make_bot
from ludus.bots.play import bot_seed, cut_off, play_on
from ludus.bots.quick import WORLDS, play_quick
from ludus.games import find
from ludus.kernel.chance import Fast
from ludus.kernel.game import Game
from ludus.kernel.meta import SEATS
from ludus.kernel.rng import Rng
from ludus.kernel.seeds import AnySeed, seed_number
from ludus.kernel.state import State
from ludus.lab.interval import mean_interval, wilson
from ludus.lab.plan import Plan, Played, Trial
from ludus.lab.results_file import ResultsFile
from ludus.match import new_match

SHUTDOWN_TIMEOUT = 5.0  # seconds for processes to end in order; programs get half a second of it


def make_plan(
    game: str,
    players: int,
    bots: list[str],
    games: int,
    seed: AnySeed,
    options: dict[str, str] | None = None,
    seconds: float = 5.0,
    trial: bool = False,
    pieces: bool = False,
) -> Plan:
    """A checked plan; wrong names and numbers are refused."""
    found = find(game)
    chosen = found.check_options(players, options)
    names = check_bots(found, bots, players)
    return Plan(game, players, tuple(names), games, seed_number(seed), chosen, seconds, pieces, trial)


def game_seed(plan: Plan, number: int) -> int:
    """The seed of one game of a plan. Plans with neighbouring seeds have no game in common."""
    return int(Rng(Rng(plan.seed).seed(), 1, number).seed())


def trial_seat(plan: Plan, number: int) -> int:
    """Where the first player of the plan sits in this game."""
    seats = plan.seats or range(plan.players)
    return seats[number % len(seats)] if plan.trial else 0


def play_one(plan: Plan, number: int) -> Played:
    """One game of a plan."""
    game = find(plan.game)
    seed = game_seed(plan, number)
    first = trial_seat(plan, number)
    names = [plan.bots[seat - first] for seat in range(plan.players)]
    bots = [make_bot(game, name, bot_seed(seed, seat), plan.seconds) for seat, name in enumerate(names)]
    timed = Timed(bots[first]) if plan.trial else None
    if timed is not None:
        bots[first] = timed
    if seats_with(plan, "program:"):
        state, decisions, faults = play_match(plan, seed, bots)
    else:
        state = first_state(plan, seed)
        decisions = play_state(game, state, bots, seed)
        faults = [] if state.over() else [cut_off(decisions)]
    tried = Trial(first, timed.choices, timed.spent) if timed is not None else None
    if not state.over():
        nothing = (0.0,) * plan.players
        return Played(number, seed, (), nothing, decisions, {}, tuple(faults), shares=nothing, trial=tried)
    outcome = game.outcome(state)
    sides = game.sides(state)
    return Played(
        number, seed, outcome.winners, outcome.scores, decisions, outcome.detail, tuple(faults),
        shares=shares(sides, [sides[seat] for seat in outcome.winners]),
        rounds=tuple(shares(sides, winners) for winners in game.rounds_won(state)),
        pieces=game.piece_owners(state) if plan.pieces else {},
        trial=tried,
    )  # fmt: skip


def first_state(plan: Plan, seed: int) -> State:
    """What a game of the plan begins with."""
    if plan.start is None:
        return find(plan.game).deal(plan.players, seed, plan.options)
    return find(plan.game).restore(plan.start, plan.options, Fast(seed))


def shares(sides: Sequence[int], winners: Sequence[int]) -> tuple[float, ...]:
    """What each seat has of a victory of these sides."""
    return tuple(1.0 / len(set(winners)) if side in winners else 0.0 for side in sides)


class Timed(Bot):
    """A player whose thinking is timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.choices = 0
        self.spent = 0.0

    def choose(self, turn: Turn) -> int:
        if len(turn.legal) == 1:
            return self.bot.choose(turn)
        start = time.perf_counter()
        move = self.bot.choose(turn)
        self.spent += time.perf_counter() - start
        self.choices += 1
        return move

    def faults(self) -> list[str]:
        return self.bot.faults()

    def over(self, result: dict[str, Any]) -> None:
        self.bot.over(result)

    def close(self) -> None:
        self.bot.close()


def play_match(plan: Plan, seed: int, bots: list[Bot]) -> tuple[State, int, list[str]]:
    """With programs at the table, which hear what happens; also what went wrong."""
    match = new_match(plan.game, plan.players, seed, plan.options)
    try:
        play_on(match, bots, seed)
    finally:
        for bot in bots:
            bot.close()
    return match.state, len(match.steps), match.faults


def play_state(game: Game, state: State, bots: list[Bot], seed: int) -> int:
    """Without a match: nobody needs the log. A game with more decisions than any should have is cut off."""
    longest = game.meta.longest
    quick = [bot for bot in bots if isinstance(bot, Quick)]
    if len(quick) == len(bots):
        kinds, noises, rngs = [b.kind for b in quick], [b.noise for b in quick], [b.rng for b in quick]
        return play_quick(state, kinds, noises, rngs, seed, longest)
    count = 0
    while count < longest and not state.over():
        seat = state.actor()
        world = state.sample(seat, Rng(seed, WORLDS + seat, count))
        state.apply(seat, bots[seat].choose(Turn(game, world, seat, count)))
        count += 1
    return count


def seats_with(plan: Plan, *kinds: str) -> bool:
    """Is there a player of one of these kinds at the table, under its own name or as a level of the game?"""
    game = find(plan.game)
    return any(level_name(game, name).startswith(kinds) for name in plan.bots)


# --- Processes -------------------------------------------------------------------------------


@contextlib.contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that leave Ctrl-C to this one; when something goes wrong here, they end."""
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    except BaseException:
        _end(pool)
        raise
    pool.shutdown()


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list(pool._processes.values())
    for process in processes:
        process.terminate()
    deadline = time.monotonic() + SHUTDOWN_TIMEOUT
    for process in processes:
        process.join(max(0.0, deadline - time.monotonic()))
    for process in processes:
        process.kill()
    pool.shutdown(cancel_futures=True)


def play_block(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Some games of a plan, in a worker. Programs at the table are closed before the worker ends."""
    if not seats_with(plan, "program:"):
        return [play_one(plan, number) for number in numbers]
    before = signal.signal(signal.SIGTERM, _leave)
    try:
        return [play_one(plan, number) for number in numbers]
    except SystemExit:
        pass  # the pool would catch it and go on with the next block
    finally:
        signal.signal(signal.SIGTERM, before)
    os._exit(1)


def _leave(number: int, frame: object) -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough
    sys.exit(1)


class Collection:
    """The games of a plan: those of earlier runs and those that come in."""

    def __init__(self, plan: Plan, on_progress: Callable[[int], None], keep: ResultsFile | None) -> None:
        self.games = dict(keep.played) if keep else {}
        self.missing = [number for number in range(plan.games) if number not in self.games]
        self._on_progress = on_progress
        self._keep = keep
        on_progress(len(self.games))

    def add(self, games: list[Played]) -> None:
        if self._keep:
            self._keep.add(games)
        self.games.update((game.number, game) for game in games)
        self._on_progress(len(self.games))


def simulate(
    plan: Plan, jobs: int, on_progress: Callable[[int], None], keep: ResultsFile | None = None
) -> tuple[list[Played], bool]:
    """The games of a plan in order, and whether all of them were played (Ctrl-C stops early)."""
    found = Collection(plan, on_progress, keep)
    play = _play_here if jobs == 1 else _play_in_workers
    complete = play(plan, found, jobs)
    return [found.games[number] for number in sorted(found.games)], complete


def _play_here(plan: Plan, found: Collection, jobs: int) -> bool:
    try:
        for number in found.missing:
            found.add([play_one(plan, number)])
    except KeyboardInterrupt:
        return False
    return True


def _play_in_workers(plan: Plan, found: Collection, jobs: int) -> bool:
    running: set[Future[list[Played]]] = set()
    try:
        with workers(min(jobs, len(found.missing) or 1)) as pool:
            blocks = _blocks(plan, found.missing, jobs)
            running = {pool.submit(play_block, plan, block) for block in islice(blocks, 2 * jobs)}
            while running:
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    found.add(future.result())
                running |= {pool.submit(play_block, plan, block) for block in islice(blocks, len(ready))}
    except KeyboardInterrupt:
        for future in running:
            if future.done() and not future.cancelled() and future.exception() is None:
                found.add(future.result())
        return False
    return True


def _blocks(plan: Plan, numbers: list[int], jobs: int) -> Iterator[list[int]]:
    """Blocks long enough to be worth sending, short enough for an even end and a lively progress bar."""
    size = 1 if seats_with(plan, "search:", "program:") else max(1, min(200, len(numbers) // (8 * jobs)))
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]


# --- What came out ---------------------------------------------------------------------------


def summary(plan: Plan, played: list[Played]) -> dict[str, Any]:
    """Shares and means with their 95 % intervals."""
    count = len(played)
    seats = []
    for seat, bot in enumerate(plan.bots):
        wins = sum(1 for p in played if seat in p.winners)
        low, high = wilson(wins, count)
        score = mean_interval([p.scores[seat] for p in played])
        seats.append(
            {
                "seat": SEATS[seat],
                "bot": bot,
                "wins": wins,
                "win_share": wins / count if count else 0.0,
                "win_interval": [low, high],
                "score": score[0],
                "score_interval": [score[1], score[2]],
            }
        )
    numbers, words = _details(played)
    numbers = {"decisions": [float(p.decisions) for p in played], **numbers}
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "games": count,
        "seats": seats,
        "means": {name: middle(values) for name, values in numbers.items()},
        "counts": words,
        "faults": sum(len(p.faults) for p in played),
    }


def middle(values: list[float]) -> dict[str, Any]:
    """The mean with its interval, and the median."""
    mean, low, high = mean_interval(values)
    return {"mean": mean, "interval": [low, high], "median": statistics.median(values) if values else 0.0}


def _details(played: list[Played]) -> tuple[dict[str, list[float]], dict[str, dict[str, int]]]:
    names = {name for p in played for name in p.detail}
    numbers: dict[str, list[float]] = {}
    words: dict[str, dict[str, int]] = {}
    for name in sorted(names):
        values = [p.detail[name] for p in played if p.detail.get(name) is not None]
        if values and all(isinstance(v, int | float) and not isinstance(v, bool) for v in values):
            numbers[name] = [float(v) for v in values]
        elif values and all(isinstance(v, str | bool) for v in values):
            words[name] = dict(Counter(_word(v) for v in values).most_common())
    return numbers, words


def _word(value: str | bool) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def write_csv(file: TextIO, plan: Plan, played: list[Played]) -> None:
    """One row per game."""
    names = sorted({name for p in played for name in p.detail})
    writer = csv.writer(file)
    writer.writerow(
        ["game", "seed", "winners", *(f"score_{SEATS[s]}" for s in range(plan.players)), "decisions", *names]
    )
    for p in played:
        winners = "".join(SEATS[seat] for seat in p.winners)
        details = [p.detail.get(name, "") for name in names]
        writer.writerow([p.number, p.seed, winners, *p.scores, p.decisions, *details])


def write_json(file: TextIO, plan: Plan, played: list[Played]) -> None:
    """The summary and every game."""
    write_games(file, summary(plan, played), played)


def write_games(file: TextIO, report: dict[str, Any], played: list[Played]) -> None:
    games = [msgspec.to_builtins(p) for p in played]
    json.dump({"summary": report, "games": games}, file, indent=1, ensure_ascii=False)
    file.write("\n")


def timed(
    plan: Plan, jobs: int, on_progress: Callable[[int], None], keep: ResultsFile | None = None
) -> tuple[list[Played], bool, float]:
    start = time.monotonic()
    played, complete = simulate(plan, jobs, on_progress, keep)
    return played, complete, time.monotonic() - start
