"""How a sensible player plays: how likely is a bid, as far as one's own dice say?"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import TYPE_CHECKING

from liarsdice import rules
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from liarsdice.rules import LiarsDice

WHIM = 0.1  # play-outs choose at random between moves whose scores differ less than this
NEAR = 12  # bids that play-outs think about


@cache
def at_least(needed: int, dice: int, faces: int) -> float:
    """The chance that so many of these dice show one of some faces."""
    p = faces / rules.FACES
    return sum(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(max(0, needed), dice + 1))


def chance_of(s: LiarsDice, seat: int, bid: int) -> float:
    """How likely a bid is true, for one who sees the dice of this seat."""
    faces = s.counting(bid)
    own = sum(die in faces for die in s.dice[seat])
    return at_least(rules.count_of(bid) - own, s.in_play() - len(s.dice[seat]), len(faces))


def judge(s: LiarsDice, seat: int, move: int) -> float:
    """The chance not to lose a die by this move if it is the last one of the round."""
    return 1 - chance_of(s, seat, s.bid) if move == rules.LIAR else chance_of(s, seat, move)


def advise(s: LiarsDice, seat: int, rng: Rng) -> int:
    moves = s.legal(seat)
    near = moves if len(moves) <= NEAR else [*moves[:NEAR], moves[-1]]
    return near[rng.best([judge(s, seat, move) for move in near], WHIM)]


def utility(s: LiarsDice, seat: int) -> float:
    """1 for the winner, 0 for those who are out; after a round, little for the one who lost a die in it."""
    if not s.dice[seat] or s.over():
        return 1.0 if s.dice[seat] else 0.0
    return 0.2 if len(s.dice[seat]) < len(s.shown[seat]) else 0.8
