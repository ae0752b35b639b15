"""Opening plans buy what they are named for, in the first three rounds only; who took what is noticed."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ludus import Match
from ludus.bots.bot import Turn
from ludus.bots.levels import make_bot
from ludus.games.goldencup.plans import PLANS
from ludus.games.goldencup.state import GoldenCup
from ludus.kernel.refusals import BadOption
from ludus.kernel.rng import Rng
from ludus.lab import sim
from tests.kit.rules import rule

from .table import GAME, deal, play, scene, shopping, stage, team

HAND = "1 11 20"  # attack tokens, a coin every round, defence tokens


def bought(m: Match, plan: str) -> list[str]:
    """What the plan of seat A buys until it leaves the choice free."""
    made: list[str] = []
    while len(made) < 9:
        while stage(m, "A") not in ("shop", "free"):  # what an ability asks is not the plan's affair
            m.play(0, m.moves(0)[0])
        move = GAME.plan(m.state, 0, plan)
        if move < 0:
            break
        made.append(GAME.format(m.state, 0, move))
        play(m, f"A:{made[-1]}")
    return made


def shop(round: int = 1, coins: int = 4, **facts: Any) -> Match:
    return scene(team(hand=HAND, coins=coins, **facts), team(), round=round)


BOUGHT = {  # with 9 coins
    "agent": "AG AG",
    "stadium": "ST ST",
    "hire": "H11 H20 H1",
    "attack": "TA2 TA3 LA TA1 TA2 TA3 LA",
    "defence": "TD1.2 LD TD2.3 LD TD2.3 LD",
    "income": "H11 ST ST",
    "agent-hire": "AG H11 H20",
    "stadium-agent": "ST AG AG",
    "late-agent": "H11 ST ST E",
}


@rule("GC-052", "GC-056", "GC-057", "GC-063", "GC-064")
@pytest.mark.parametrize("plan", PLANS)
def test_what_is_bought_first(plan: str) -> None:
    """Among what a plan wants, the best first."""
    assert " ".join(bought(shop(coins=9), plan)) == BOUGHT[plan]
    assert bought(shop(coins=4), plan)[0] == BOUGHT[plan].split()[0]  # in the first round


@pytest.mark.parametrize("plan", PLANS)
def test_from_the_fourth_round_on_a_manager_plays_as_he_thinks_best(plan: str) -> None:
    m = shop(round=4, coins=7)
    assert GAME.plan(m.state, 0, plan) == -1
    m = deal(2, 7)  # fans are kept as ever
    assert GAME.plan(m.state, 0, plan) == -1
    m = shopping(2, 7)
    assert GAME.plan(m.state, 0, plan) in (-1, *m.state.legal(0))


def test_plans_are_players() -> None:
    """`plan:agent` by name; afterwards it chooses like `greedy`."""
    m = shop(round=4, coins=7)
    choices = {
        name: make_bot(GAME, name, 3).choose(Turn(GAME, m.state.sample(0, Rng(5)), 0, 0))
        for name in ("plan:agent", "plan:stadium-agent", "greedy")
    }
    assert len(set(choices.values())) == 1
    with pytest.raises(BadOption):
        make_bot(GAME, "plan:nothing", 3)


def test_takers_are_the_managers_of_hired_champions() -> None:
    """Every champion that is hired in the end, by seat; the winner is one of the seats."""
    m = scene(team(hired="3 71"), team(hired="40", hand="5"), team(), team(hired="99 1"), round=6)
    assert GAME.piece_owners(m.state) == {3: 0, 71: 0, 40: 1, 99: 3, 1: 3}
    assert GAME.balance_by_wins
    assert [GAME.piece_group(card) for card in (1, 36, 37, 70, 71, 102)] == [
        "bronze", "bronze", "silver", "silver", "gold", "gold",
    ]  # fmt: skip
    played = sim.play_one(sim.make_plan("goldencup", 3, ["greedy"], 1, 4, pieces=True), 0)
    assert len(played.winners) == 1 and set(played.pieces.values()) <= {0, 1, 2}
    assert 9 < len(played.pieces) < 40


@rule("GC-058")
def test_a_game_of_plans_shows_them() -> None:
    """A game with one plan per seat goes to its end; the agents' and stadiums' levels show who was who."""
    plan = sim.make_plan("goldencup", 4, ["plan:agent", "plan:stadium", "plan:hire", "greedy"], 1, 6)
    bots = [make_bot(GAME, name, seat) for seat, name in enumerate(plan.bots)]
    state = cast(GoldenCup, sim.first_state(plan, 6))
    count = 0
    while state.round < 3:
        seat = state.actor()
        world = state.sample(seat, Rng(5, count))
        state.apply(seat, bots[seat].choose(Turn(GAME, world, seat, count)))
        count += 1
    agent, stadium, hire, _ = state.teams
    assert (agent.agent, agent.stadium, stadium.stadium, stadium.agent) == (2, 0, 2, 0)
    assert len(hire.hired) >= 2 and hire.agent == hire.stadium == 0
