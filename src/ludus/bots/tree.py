"""Information-set search for any game, through the contract alone.

Every iteration deals a world that the seat cannot tell from the real one, walks down a tree of the
seat's own decisions, and lets everyone play on by the game's own judgement until the end. The tree
is shared by all worlds: a node stands for what the seat did, as long as the seat is asked the same
in each of them. Where worlds begin to ask different things, the walk leaves the tree.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ludus.kernel.rng import Rng
from ludus.kernel.state import State

EXPLORE: Final = 0.3
LEAST_WIDTH: Final = 2.0
WIDEN: Final = 0.55  # how many of the best looking moves are tried after n visits: 2 + 0.55 n^0.35
WIDEN_POWER: Final = 0.35

NODE_BYTES: Final = 400  # measured: what a node takes, and each of its moves on top
MOVE_BYTES: Final = 80


@final
class Node:
    """A decision of the searching seat, or the place where one will come."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.value: float = 0.0
        self.opened: bool = False
        self.mixed: bool = False  # different worlds ask different things here
        self.legal: list[int] = []
        self.moves: list[int] = []  # the same, best looking first
        self.handicaps: list[float] = []  # what each must make up for, because it looks worse than the first
        self.children: list[Node | None] = []

    def open(self, legal: list[int], scores: list[float], trust: float) -> None:
        """Remember what is asked here, with the most promising moves first."""
        self.opened = True
        self.legal = legal
        order = sorted(range(len(legal)), key=lambda i: -scores[i])
        self.moves = [legal[i] for i in order]
        self.handicaps = [trust * (scores[order[0]] - scores[i]) for i in order]
        self.children = [None] * len(order)

    def choose(self) -> i64:
        """The index of the move to try next: a new one while there is room, else the best bound."""
        width = int(LEAST_WIDTH + WIDEN * math.pow(float(self.visits), WIDEN_POWER))
        count: i64 = min(len(self.moves), width)
        log = math.log(float(self.visits + 1))
        best: i64 = 0
        best_bound = -1e9
        for i in range(count):
            child = self.children[i]
            if child is None:
                return i
            n = float(child.visits)
            bound = child.value / n - self.handicaps[i] + EXPLORE * math.sqrt(log / n)
            if bound > best_bound:
                best_bound = bound
                best = i
        return best

    def tries(self, i: i64) -> i64:
        """How often a move was tried."""
        child = self.children[i]
        return 0 if child is None else child.visits

    def best(self) -> i64:
        """The index of the most visited move."""
        best: i64 = 0
        most: i64 = -1
        for i, child in enumerate(self.children):
            if child is not None and child.visits > most:
                most = child.visits
                best = i
        return best

    def memory(self) -> i64:
        """About how many bytes this node and all below it take."""
        total: i64 = 0
        waiting: list[Node] = [self]
        while waiting:
            node = waiting.pop()
            total += NODE_BYTES + MOVE_BYTES * len(node.moves)
            for child in node.children:
                if child is not None:
                    waiting.append(child)
        return total


@final
class Tree:
    """A search for one seat; `world` is any state this seat cannot tell from the real one."""

    def __init__(self, world: State, seat: i64, rng: Rng, root: Node | None = None, blind: bool = False) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        self.blind = blind  # without the game's judgement: moves in any order, play-outs at random
        self.paired = world.trust() > 0.0 and not blind  # the n-th try of every move happens in the same world
        self.seed: i64 = rng.seed() if self.paired else 0
        legal = world.legal(seat)
        if root is None or not root.opened or root.mixed or root.legal != legal:
            root = Node()
            root.open(legal, self.scores(world, legal), world.trust())
        self.root = root

    def scores(self, state: State, legal: list[int]) -> list[float]:
        """How good the moves look."""
        return [0.0] * len(legal) if self.blind else state.appraise(self.seat)

    def run(self, iterations: i64) -> None:
        """Search on; short calls keep a program responsive, for compiled code cannot be interrupted."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        seat = self.seat
        rng = self.rng
        if self.paired:
            rng = Rng(self.seed, 0, self.root.tries(self.root.choose()))
        state = self.world.world(seat, rng)
        node = self.root
        path: list[Node] = [node]
        in_tree = True
        chapter = state.chapter()
        while not state.over() and state.chapter() == chapter:
            actor = state.actor()
            if in_tree and state.actors() >> seat & 1:
                legal = state.legal(seat)
                if not node.opened:
                    node.open(legal, self.scores(state, legal), state.trust())
                elif node.legal != legal:
                    node.mixed = True
                if node.mixed:
                    in_tree = False
                    continue
                i = node.choose()
                child = node.children[i]
                if child is None:
                    child = Node()
                    node.children[i] = child
                    in_tree = False
                state.apply(seat, node.moves[i])
                node = child
                path.append(node)
            elif self.blind:
                state.apply(actor, state.random_move(actor, rng))
            else:
                state.apply(actor, state.advise(actor, rng))
        value = state.utility(seat)
        for node in path:
            node.visits += 1
            node.value += value

    def best_move(self) -> i64:
        return self.root.moves[self.root.best()]

    def next_root(self, move: i64) -> Node | None:
        """What is known about the seat's next decision if it makes this move now."""
        for known, child in zip(self.root.moves, self.root.children):
            if known == move:
                return child
        return None
