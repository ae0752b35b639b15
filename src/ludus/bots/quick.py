"""Bots that answer at once; whole games of them run without leaving compiled code."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludus.kernel.rng import Rng
from ludus.kernel.state import State

RANDOM: Final = 0
NOVICE: Final = 1
GREEDY: Final = 2

LONGEST: Final = 200_000  # decisions of a game; no `Meta.longest` is more

WORLDS: Final = 2000  # stream of the worlds that the player at seat 0 gets; the next seats follow


def quick_move(world: State, seat: i64, kind: i64, noise: float, rng: Rng) -> i64:
    """The move of a quick player, from a world that it cannot tell from the real one."""
    if kind == RANDOM:
        return world.random_move(seat, rng)
    if kind == NOVICE:
        return world.stumble(seat, rng)
    moves = world.legal(seat)
    scores = world.appraise(seat)
    best: i64 = 0
    best_score = -1e18
    for i, score in enumerate(scores):
        if noise > 0.0:
            score += noise * (rng.unit() + rng.unit() - 1.0)
        if score > best_score:
            best_score = score
            best = i
    return moves[best]


def play_quick(
    state: State, kinds: list[i64], noises: list[float], rngs: list[Rng], seed: i64, longest: i64 = LONGEST
) -> i64:
    """Play a game to its end with one quick player per seat, or cut it off; returns how many decisions it took.

    The same as asking `Quick` players one by one, world for world and move for move.
    """
    count: i64 = 0
    while count < longest and not state.over():
        seat = state.actor()
        world = state.world(seat, Rng(seed, WORLDS + seat, count))
        state.apply(seat, quick_move(world, seat, kinds[seat], noises[seat], rngs[seat]))
        count += 1
    return count


def play_random(state: State, rng: Rng, longest: i64 = LONGEST) -> i64:
    """The same with moves that are uniformly random."""
    count: i64 = 0
    while count < longest and not state.over():
        seat = state.actor()
        state.apply(seat, state.random_move(seat, rng))
        count += 1
    return count
