"""Sampled worlds agree with everything that a seat knows (specification 8)."""

from __future__ import annotations

import random

import pytest

import ludus
from tests.kit.rules import rule

from .table import (
    GAME,
    deal,
    hand,
    own,
    play,
    scene,
    team,
)

pytestmark = pytest.mark.both


@rule("GC-196", "GC-Q27")
def test_worlds_keep_what_an_observer_knows() -> None:
    """A sampled world looks the same to its observer, and hides the rest."""
    m = scene(team(hand="1 2 3"), team(hand="4 5 6", fans=[3, 4], fan=3, coins=5), round=2)
    play(m, "A:S-1 B:LA B:H4 B:+a1")
    hands, fans = set(), set()
    for seed in range(40):
        world = m.sample(0, seed)
        assert world.view(0) == m.view(0)
        assert hand(world, "A") == hand(m, "A")
        hands.add(tuple(hand(world, "B")))
        fans.add(own(world, "B")["fans"][0])
        assert GAME.conserved(world.state) == GAME.conserved(m.state)
    assert len(hands) > 10
    assert len(fans) > 4


@rule("GC-196")
def test_worlds_do_not_depend_on_what_is_hidden() -> None:
    """Two tables that A cannot tell apart give A the same worlds."""
    rest = list(range(7, 37))
    first = scene(team(hand="1 2 3"), team(hand="4 5 6"), decks=[rest, [], []])
    second = scene(team(hand="1 2 3"), team(hand="7 8 9"), decks=[[*rest[3:], 6, 5, 4], [], []])
    for seed in range(10):
        assert first.sample(0, seed).position() == second.sample(0, seed).position()


@pytest.mark.parametrize("players", [2, 4])
def test_bots_find_worlds_in_a_game_that_goes_on_from_a_world(players: int) -> None:
    """Who plays on from a replay begins in a world; what its seat had drawn must not be missing in those of others."""
    m, rng = deal(players, 1), random.Random(1)
    looked = 0
    while not m.over:
        if len(m.steps) % 9 == 0:
            for seat in range(players):
                begun = m.sample(seat, len(m.steps))
                for other in range(players):
                    position = begun.sample(other, 9).position()
                    assert ludus.from_position("goldencup", position, 3, options=m.options).position() == position
                looked += bool(begun.position()["shares"][0])
        seat = rng.choice(m.to_act)
        m.play(seat, rng.choice(m.moves(seat)))
    assert looked  # also at discards that were shared out
