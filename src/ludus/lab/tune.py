"""Find better weights for a game's own judgement (`player.py`) by hill climbing.

Every candidate plays the same deals as the champion; it takes its place if the mean utility is
higher there and again on deals that neither has seen.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from typing import Any

from ludus.bots.quick import GREEDY, play_quick
from ludus.games import find, names
from ludus.kernel.packages import package_of
from ludus.kernel.refusals import UserError
from ludus.kernel.rng import Rng
from ludus.lab.interval import wilson
from ludus.lab.sim import workers

Weights = list[float]


def player_of(game: str) -> Any:
    """The module with a game's own judgement; None where a game of an installed package keeps it elsewhere."""
    name = f"{package_of(find(game).name)}.player"
    return importlib.import_module(name) if find_spec(name) else None


def has_weights(player: Any) -> bool:
    """Can the judgement be changed while a program runs? That of most games is compiled in."""
    return hasattr(player, "set_weights")


def tunable_games() -> list[str]:
    return [game for game in names() if has_weights(player_of(game))]


def play_block(game: str, players: int, weights: Weights, first: int, count: int) -> tuple[float, int]:
    """Sum of utilities and number of victories over a block of deals."""
    player_of(game).set_weights(players, weights)
    found = find(game)
    total, wins = 0.0, 0
    for seed in range(first, first + count):
        state = found.deal(players, seed)
        play_quick(state, [GREEDY] * players, [0.0] * players, [Rng(seed)] * players, seed)
        total += state.utility(0)
        wins += state.returns()[0] > 0
    return total, wins


class Tuner:
    """Hill climbing for one game and number of players."""

    def __init__(self, game: str, players: int, games: int, jobs: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.games = games
        self.jobs = min(jobs, games)
        self.random = random.Random(seed)
        self.player = player_of(game)
        if not has_weights(self.player):
            raise UserError("no-weights", game=find(game).meta.title, known=", ".join(tunable_games()))
        self.best: Weights = list(self.player.WEIGHTS[players])
        self.start = self.best

    def changes(self) -> list[str]:
        """The weights that are other than at the start, by name."""
        moved = zip(self.player.WEIGHT_NAMES, self.start, self.best, strict=True)
        return [f"{name} {before:.2f} → {after:.2f}" for name, before, after in moved if before != after]

    def evaluate(self, pool: ProcessPoolExecutor, weights: Weights, first: int) -> tuple[float, float]:
        """Mean utility and share of victories on the deals from `first` on."""
        size = -(-self.games // self.jobs)
        blocks = [
            pool.submit(play_block, self.game, self.players, weights, first + done, min(size, self.games - done))
            for done in range(0, self.games, size)
        ]
        results = [block.result() for block in blocks]
        return sum(r[0] for r in results) / self.games, sum(r[1] for r in results) / self.games

    def mutate(self, weights: Weights, step: float) -> Weights:
        """Change about three weights, by a factor or by a little."""
        changed = list(weights)
        for i in self.random.sample(range(len(changed)), k=self.random.choice([1, 2, 3, 4])):
            factor = 1.0 + self.random.gauss(0.0, step)
            changed[i] = changed[i] * factor + self.random.gauss(0.0, 0.3 * step)
            if i not in self.player.SIGNED:
                changed[i] = abs(changed[i])
        return changed

    def run(self, rounds: int, report: Callable[[str], None]) -> Iterator[Weights]:
        """Climb; yields the champion after every round."""
        with workers(self.jobs) as pool:
            first = 10_000_000
            champion, wins = self.evaluate(pool, self.best, first)
            report(f"start: utility {champion:.4f}, victories {100 * wins:.1f} %")
            for number in range(1, rounds + 1):
                step = 0.4 if number % 3 else 0.15
                candidate = self.mutate(self.best, step)
                value, _ = self.evaluate(pool, candidate, first)
                if value > champion:
                    again, wins = self.evaluate(pool, candidate, first + self.games)
                    base, _ = self.evaluate(pool, self.best, first + self.games)
                    if again > base:
                        self.best = candidate
                        first += 2 * self.games
                        champion, wins = self.evaluate(pool, self.best, first)
                        low, high = wilson(round(wins * self.games), self.games)
                        report(
                            f"round {number}: utility {champion:.4f}, victories {100 * wins:.1f} % "
                            f"({100 * low:.1f} to {100 * high:.1f})"
                        )
                yield self.best
