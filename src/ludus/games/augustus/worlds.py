"""The positions that a seat cannot tell apart: deck, bag and what others put away or keep secret are dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.augustus import moves
from ludus.games.augustus.player import advise_for
from ludus.kernel.bits import bit
from ludus.kernel.chance import Fast
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus


def world(s: Augustus, seat: i64, rng: Rng) -> Augustus:
    """A copy in which all that `seat` cannot know is dealt anew; -1 is a spectator."""
    w = s.clone()
    w.chance = Fast(rng.seed())
    w.bag.sort()
    rng.shuffle(w.bag)
    deal_anew(w, seat, rng)
    phase = w.phase
    if phase in (moves.KEEP, moves.HIT) or (phase == moves.PLACE and not w.table.clockwise):
        answer_anew(w, seat, rng)
    return w


def deal_anew(w: Augustus, seat: i64, rng: Rng) -> None:
    pool = w.deck
    for p in range(w.players):
        if p != seat:
            pool += w.hidden[p]
            if w.phase == moves.KEEP:
                pool += w.active[p]
    pool.sort()  # nothing of the true arrangement is left: the same generator deals every twin the same world
    rng.shuffle(pool)
    for p in range(w.players):
        if p != seat:
            if w.phase == moves.KEEP:
                w.active[p] = some(pool, len(w.active[p]))
            w.hidden[p] = some(pool, len(w.hidden[p]))


def some(pool: list[i64], count: i64) -> list[i64]:
    """Take the last cards of the pool."""
    cards = pool[len(pool) - count :]
    del pool[len(pool) - count :]
    cards.sort()
    return cards


def answer_anew(w: Augustus, seat: i64, rng: Rng) -> None:
    """Others who have answered this moment unseen: what they might have answered."""
    answered = w.asked & ~w.waiting
    for p in range(w.players):
        if p != seat and answered & bit(p):
            w.answers[p] = advise_for(w, p, rng)
