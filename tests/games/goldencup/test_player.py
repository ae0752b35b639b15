"""How a sensible manager plays: the list of specification 12, point by point."""

from __future__ import annotations

from typing import cast

import pytest

from ludus import Match
from ludus.games.goldencup.state import GoldenCup
from ludus.kernel.rng import Rng
from ludus.lab import sim

from .table import GAME, play, scene, team

pytestmark = pytest.mark.both


def advised(m: Match, letter: str = "A") -> str:
    seat = "ABCDEF".index(letter)
    return str(GAME.format(m.state, seat, m.state.advise(seat, Rng(1))))


def best(m: Match) -> str:
    """What `greedy` does: the highest appraisal."""
    values = m.state.appraise(0)
    return str(GAME.format(m.state, 0, m.state.legal(0)[values.index(max(values))]))


def shops(m: Match) -> list[str]:
    """All that seat A buys in this part."""
    made: list[str] = []
    while not made or made[-1] != "E":
        made.append(advised(m))
        play(m, f"A:{made[-1]}")
    return made


@pytest.mark.parametrize("card", ["44", "47", "73"])  # def(-1), foe(-1), atk(+1)
def test_whoever_helps_the_whole_team_is_lined_up(card: str) -> None:
    """GC-221, GC-222, GC-233: before champions who throw with one die; both ways to choose agree."""
    m = scene(team("a2 a3 a4 d1 d2", hired=f"11 13 14 22 {card}"), team(), phase="matches", round=5)
    for line in (advised(m), best(m)):
        assert card in line.removeprefix("X").split("/"), line


def test_dice_go_where_attacks_end_up() -> None:
    """GC-118, GC-125: three attack tokens of 4, so slot 4+ gets the most dice; defence pushes some into slot 2."""
    m = scene(team("a4 a4 a4 d1", hired="11 13 27 74"), team(), phase="matches", round=5)
    for line in (advised(m), best(m)):
        slots = line.removeprefix("X").split("/")
        assert slots[3] == "74" and slots[1] == "27", line  # 3 dice, 2 dice


def test_one_searches_only_where_something_found_can_still_be_hired() -> None:
    """GC-051: a search and a hire cost 4."""
    looked = []
    for coins in range(1, 9):
        m = scene(team(hired="27 18 6", hand="15 21 30", agent=2, stadium=2, coins=coins), team(), round=4)
        values = dict(zip((GAME.format(m.state, 0, move) for move in m.state.legal(0)), m.state.appraise(0)))
        searches = [value for text, value in values.items() if text.startswith("S-")]
        assert len(searches) == 7
        assert coins >= 4 or max(searches) < 0.0
        looked.append(advised(m).startswith("S"))
    assert looked[:3] == [False] * 3 and all(looked[3:])


def test_the_agent_rises_early_and_not_late() -> None:
    """GC-056: in the first rounds before champions of bronze, in the last one not at all."""
    for number in (1, 2):
        assert shops(scene(team(hand="15 21 30", coins=4), team(), round=number))[0] in ("AG", "ST")
    m = scene(team(hand="15 21 30", coins=7, stadium=1), team(), round=2)
    assert "AG" in shops(m)
    m = scene(team(hand="74 78 92", coins=7, stadium=2), team(), round=6)
    assert "AG" not in shops(m)


def test_managers_have_better_agents_after_three_rounds() -> None:
    """Nearly everybody has raised the agent by then, and the stadium by the end."""
    plan = sim.make_plan("goldencup", 4, ["greedy"], 1, 1)
    agents, stadiums = [], []
    for seed in range(5):
        state, early = cast(GoldenCup, sim.first_state(plan, seed)), True
        while not state.over():
            if early and state.round > 3:
                early = False
                agents += [int(t.agent) for t in state.teams]
            seat = state.actor()
            state.apply(seat, state.advise(seat, Rng(seed, 1, state.round)))
        stadiums += [int(t.stadium) for t in state.teams]
    assert sum(agent > 0 for agent in agents) >= 18
    assert sum(stadiums) >= 30


def test_stadium_for_one_coin_in_the_last_round() -> None:
    """GC-057, GC-141: it still brings glory on the track."""
    assert "ST" in shops(scene(team(hand="15 21 30", coins=1, agent=2, stadium=1), team(), round=6))
