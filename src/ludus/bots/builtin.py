"""The built-in bots: random, novice, greedy, an opening plan, search."""

from __future__ import annotations

import time

from ludus.bots.bot import Bot, Turn
from ludus.bots.quick import GREEDY, quick_move
from ludus.bots.tree import Node, Tree
from ludus.kernel.game import Game
from ludus.kernel.rng import Rng

SLICE = 16  # iterations between two looks at the clock and at the lead of the best move
HURRIED = 4  # the same with less than `SHORT` to think, where it must be punctual
SHORT = 1.0  # seconds


class Quick(Bot):
    """Answers at once: at random, like a beginner, or by the game's own judgement."""

    def __init__(self, name: str, kind: int, noise: float, rng: Rng) -> None:
        self.name = name
        self.kind = kind
        self.noise = noise
        self.rng = rng

    def choose(self, turn: Turn) -> int:
        return quick_move(turn.world, turn.seat, self.kind, self.noise, self.rng)


class Planner(Bot):
    """Opens a game by a plan, then plays like `greedy`."""

    def __init__(self, name: str, game: Game, plan: str, rng: Rng) -> None:
        self.name = name
        self.game = game
        self.plan = plan
        self.rng = rng

    def choose(self, turn: Turn) -> int:
        move = self.game.plan(turn.world, turn.seat, self.plan)
        return move if move >= 0 else quick_move(turn.world, turn.seat, GREEDY, 0.0, self.rng)


class Search(Bot):
    """Looks ahead: a number of play-outs per decision, or an amount of time (0: the other one decides)."""

    def __init__(self, name: str, rollouts: int, seconds: float, rng: Rng) -> None:
        self.name = name
        self.rollouts = rollouts
        self.seconds = seconds
        self.rng = rng
        self.limit = 0.0  # seconds that the next decisions may take at most; 0: as long as the level likes
        self.kept: Node | None = None  # the part of the last tree that may serve again
        self.taken_over = 0  # visits that the last search found in it
        self.rollouts_done = 0

    def choose(self, turn: Turn) -> int:
        legal = turn.legal
        self.taken_over = 0
        if len(legal) == 1:
            self.kept = None
            return legal[0]
        tree = Tree(turn.world, turn.seat, self.rng, self.kept)
        self.taken_over = tree.root.visits
        self.run(tree)
        move = tree.best_move()
        self.kept = tree.next_root(move)
        return move

    def hurry(self, seconds: float) -> None:
        """Take no longer than this from now on; 0: as long as the level likes."""
        self.limit = seconds

    def memory(self) -> int:
        """About how many bytes the tree takes that is kept for the next decision."""
        return 0 if self.kept is None else self.kept.memory()

    def run(self, tree: Tree) -> None:
        """Until the play-outs are made, could not change the choice any more, or the time is over."""
        seconds = min(self.seconds or self.limit, self.limit or self.seconds)
        at_once = HURRIED if 0.0 < self.limit < SHORT else SLICE
        deadline = time.monotonic() + seconds
        done = 0
        while (not self.rollouts or done < self.rollouts) and (not seconds or time.monotonic() < deadline):
            more = min(at_once, self.rollouts - done) if self.rollouts else at_once
            tree.run(more)
            done += more
            if self.rollouts and lead(tree.root) > self.rollouts - done:
                break
        self.rollouts_done += done


def lead(node: Node) -> int:
    """By how many visits the most visited move leads."""
    first, second, *_ = sorted((node.tries(i) for i in range(len(node.moves))), reverse=True)
    return first - second
