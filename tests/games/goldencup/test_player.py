"""How a sensible manager plays: the list of specification 12, point by point."""

from __future__ import annotations

from itertools import permutations
from typing import cast

import pytest

from ludus import Match
from ludus.games.goldencup.player_line import slot_values
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
def test_a_champion_who_helps_the_whole_team_is_lined_up(card: str) -> None:
    """GC-221, GC-222, GC-233: before champions who throw with one die; both ways to choose agree."""
    m = scene(team("a2 a3 a4 d1 d2", hired=f"11 13 14 22 {card}"), team(), phase="matches", round=5)
    for line in (advised(m), best(m)):
        assert card in line.removeprefix("X").split("/"), line


def test_dice_go_where_attacks_end_up() -> None:
    """GC-118, GC-125: three attack tokens of 4, so slot 4+ gets the most dice; defence 1 pushes some into slot 3."""
    m = scene(team("a4 a4 a4 d1", hired="11 13 27 74"), team(), phase="matches", round=5)
    for line in (advised(m), best(m)):
        slots = line.removeprefix("X").split("/")
        assert slots[3] == "74" and slots[2] == "27", line  # 3 dice, 2 dice


def throws_by_hand(own: str, rival: str, swing: int, wall: int) -> list[float]:
    """Throws per slot, averaged over all orders in which the tokens that matter can be drawn."""
    tokens = [word for word in own.split() if word[0] == "a"] + [word for word in rival.split() if word[0] == "d"]
    used, orders = [0, 0, 0, 0], 0
    for order in permutations(tokens):
        orders += 1
        guard = 0
        for token in order:
            value = int(token[1])
            if token[0] == "d":
                guard += value + wall
                continue
            strength = value + swing - guard
            if strength > 0:
                used[min(strength, 4) - 1] += 1
            guard = 0
    return [count / orders for count in used]


@pytest.mark.parametrize(
    ("own", "rival", "mine", "theirs", "swing", "wall"),
    [
        ("a2 a4 d1", "a2 a4 d1", "", "", 0, 0),
        ("a1 a2 a3 a4", "a4", "", "", 0, 0),
        ("a4", "d1 d1 d2 d3", "", "", 0, 0),
        ("a2 a3 a4 a4", "d1 d2 d4", "", "", 0, 0),
        ("a1 a3 a4", "d4 d4 d3 a1", "73", "", 1, 0),
        ("a1 a3 a4", "d1 d2 d2", "", "44", 0, 1),
        ("a1 a3 a4 a4", "d1 d2", "73", "47 44", 0, 1),
        ("d1 d2", "a2 d1", "", "", 0, 0),
    ],
)
def test_throws_against_the_defence_of_this_opponent(
    own: str, rival: str, mine: str, theirs: str, swing: int, wall: int
) -> None:
    """GC-115, GC-119, GC-221, GC-222, GC-233: as many in each slot as over all orders of drawing."""
    m = scene(team(own, hired=f"11 {mine}"), team(rival, hired=f"13 {theirs}"), phase="matches", round=5)
    assert slot_values(cast(GoldenCup, m.state), 0) == pytest.approx(throws_by_hand(own, rival, swing, wall))


@pytest.mark.parametrize(("rival", "first"), [("a2 a4", 3), ("d1 d1 d1 d1", 2)])
def test_a_thick_defence_moves_the_best_throwers(rival: str, first: int) -> None:
    """GC-115, GC-118: attacks of 4 end in slot 4+, against four tokens of 1 more end in slot 3."""
    m = scene(team("a3 a4 a4", hired="11 13 27 74"), team(rival), phase="matches", round=5)
    for line in (advised(m), best(m)):
        slots = line.removeprefix("X").split("/")
        assert slots[first] == "74" and slots[5 - first] == "27", line


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
