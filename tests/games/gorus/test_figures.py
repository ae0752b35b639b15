"""Uniformly random play, against the figures of an independent program (specification 12.4)."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

import ludus
from ludus.bots.quick import play_random
from ludus.games.gorus.events import BOUT, PLAYED, SCORED
from ludus.games.gorus.state import Gorus
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

GAME = ludus.game("gorus")

# players: legal cards per turn, single legal card; the same when not opening; challenges and changes of the strongest
# school per bout; tied rounds, rounds per game, total of the winner, rounds whose winner captured the 5-point 0
FIGURES = {
    2: (5.10, 0.114, 3.20, 0.162, 0.147, 0.107, 0.000, 4.14, 6.4, 0.72),
    3: (3.66, 0.191, 2.74, 0.236, 0.248, 0.184, 0.074, 4.83, 6.4, 0.69),
    4: (3.40, 0.226, 2.69, 0.268, 0.427, 0.342, 0.086, 5.59, 6.7, 0.64),
    5: (3.33, 0.248, 2.79, 0.285, 0.601, 0.505, 0.096, 6.16, 7.1, 0.60),
    6: (3.21, 0.265, 2.75, 0.298, 0.624, 0.520, 0.104, 6.70, 6.9, 0.60),
    7: (3.12, 0.278, 2.73, 0.308, 0.648, 0.537, 0.116, 7.31, 7.0, 0.59),
    8: (3.05, 0.289, 2.71, 0.316, 0.661, 0.546, 0.120, 7.84, 6.9, 0.59),
}


@rule("GM-202", "GM-204", "GM-213")
@pytest.mark.parametrize("players", FIGURES)
def test_how_many_cards_are_legal(players: int) -> None:
    opening: list[int] = []
    following: list[int] = []
    for seed in range(900 // players):
        state = cast(Gorus, GAME.deal(players, seed))
        rng = Rng(seed, 9)
        while state.chapter() == 1 and not state.over():
            seat = state.actor()
            (following if state.arena else opening).append(len(state.legal(seat)))
            state.apply(seat, state.random_move(seat, rng))
    turns = opening + following
    legal, single, legal_following, single_following = FIGURES[players][:4]
    assert sum(turns) / len(turns) == pytest.approx(legal, abs=0.05)
    assert turns.count(1) / len(turns) == pytest.approx(single, abs=0.01)
    assert sum(following) / len(following) == pytest.approx(legal_following, abs=0.05)
    assert following.count(1) / len(following) == pytest.approx(single_following, abs=0.01)


@pytest.mark.one_in(3)
@rule("GM-210", "GM-220", "GM-409", "GM-410", "GM-601")
@pytest.mark.slow
@pytest.mark.parametrize("players", FIGURES)
def test_challenges_ties_and_rounds(players: int) -> None:
    bouts = challenges = changes = rounds = ties = best = 0
    games = 8_000  # the mean of rounds per game needs as many
    for seed in range(games):
        state = cast(Gorus, GAME.deal(players, seed))
        listens = seed % 30 == 0
        state.news = [] if listens else None
        play_random(state, Rng(seed, 9))
        width = 2 + players
        for start in range(0, len(state.totals), width):
            rounds += 1
            ties += int(state.totals[start + 1]).bit_count() > 1
            best += max(state.totals[start + 2 : start + width])
        plays = [raw for raw in state.news or () if raw[0] in (PLAYED, SCORED)]
        bouts += sum(raw[0] == BOUT for raw in state.news or ())
        challenges += sum(raw[3] for raw in plays if raw[0] == PLAYED)
        changes += sum(one[0] == two[0] == PLAYED and two[3] and one[4] != two[4] for one, two in pairwise(plays))
    expected = FIGURES[players][4:]
    assert challenges / bouts == pytest.approx(expected[0], abs=0.015)
    assert changes / bouts == pytest.approx(expected[1], abs=0.015)
    assert ties / rounds == pytest.approx(expected[2], abs=0.01)
    assert rounds / games == pytest.approx(expected[3], abs=0.1)
    assert best / rounds == pytest.approx(expected[4], abs=0.1)


@pytest.mark.one_in(3)
@rule("GM-302", "GM-310", "GM-404", "GM-409")
@pytest.mark.slow
@pytest.mark.parametrize("players", FIGURES)
def test_who_captures_the_zero(players: int) -> None:
    rounds = with_zero = 0
    for seed in range(2500):
        state = GAME.deal(players, seed)
        state.news = []
        play_random(state, Rng(seed, 9))
        owner: dict[int, int] = {}
        arena: list[int] = []
        for raw in state.news:
            if raw[0] == PLAYED:
                arena.append(raw[2])
            elif raw[0] == BOUT:
                owner |= dict.fromkeys(arena, raw[2])
                arena = []
            elif raw[0] == SCORED:
                rounds += 1
                with_zero += raw[3] >> owner[16 * raw[2]] & 1
    assert with_zero / rounds == pytest.approx(FIGURES[players][9], abs=0.015)


@rule("GM-808", "GM-815", "GM-816", "GM-R14")
@pytest.mark.parametrize(("wanderers_challenge", "share"), [("on", 0.23), ("off", 0.25)])
def test_the_solo_player(wanderers_challenge: str, share: float) -> None:
    """Rounds won, and rounds lost for want of an 8."""
    won = without = rounds = 0
    for seed in range(8000):
        state = GAME.deal(1, seed, {"wanderers_challenge": wanderers_challenge})
        state.news = []
        play_random(state, Rng(seed, 9))
        for raw in state.news:
            if raw[0] == SCORED:
                rounds += 1
                won += raw[3] & 1
                without += 1 - raw[4]
    assert won / rounds == pytest.approx(share, abs=0.01)
    assert without / rounds == pytest.approx(0.30, abs=0.03)
