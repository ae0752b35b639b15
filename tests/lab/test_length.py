"""No game of bots goes on for ever: where the rules set no bound, it is cut off, and nobody has won."""

from __future__ import annotations

import csv
import io
import json
import sys
from typing import cast

import msgspec
import pytest

import ludus
from ludus.bots.quick import LONGEST, play_random
from ludus.games.spartacus.state import Spartacus
from ludus.kernel.rng import Rng
from ludus.lab import balance, sim, strength

SHORT = 40
CUT = f"cut off after {SHORT} decisions: nobody has won"
PROGRAM = f"program:{sys.executable} examples/bots/first.py"


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of Spartacus end after a few decisions."""
    game = ludus.game("spartacus")
    monkeypatch.setattr(type(game), "meta", msgspec.structs.replace(game.meta, longest=SHORT))


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random", "greedy"], ["search:2", "random", "random"]])
def test_a_game_that_is_too_long_is_cut_off(bots: list[str], cut: None) -> None:
    plan = sim.make_plan("spartacus", 3, bots, 2, 1)
    played, complete = sim.simulate(plan, 1, lambda done: None)
    assert complete
    for game in played:
        assert (game.decisions, game.winners, game.scores, game.faults) == (SHORT, (), (0.0, 0.0, 0.0), (CUT,))


def test_so_is_one_with_a_program_at_the_table(cut: None) -> None:
    plan = sim.make_plan("spartacus", 3, ["random", PROGRAM, "random"], 1, 1, seconds=30.0)
    game = sim.play_one(plan, 0)
    assert (game.decisions, game.winners, game.faults) == (SHORT, (), (CUT,))


def test_a_match_that_was_cut_off_can_be_looked_at(cut: None) -> None:
    match = ludus.play_out("spartacus", ["greedy"], seed=1, players=3)
    assert (match.over, match.outcome, len(match.steps), match.faults) == (False, None, SHORT, [CUT])
    assert match.state.returns() == [0.0] * 3
    assert ludus.read_record(match.record()).position() == match.position()


def test_figures_of_games_that_were_cut_off(cut: None) -> None:
    """They count as games that nobody has won."""
    plan = sim.make_plan("spartacus", 3, ["random"], 3, 1)
    played, _ = sim.simulate(plan, 1, lambda done: None)
    summary = sim.summary(plan, played)
    assert (summary["games"], summary["faults"], [seat["wins"] for seat in summary["seats"]]) == (3, 3, [0, 0, 0])
    table, whole = io.StringIO(), io.StringIO()
    sim.write_csv(table, plan, played)
    sim.write_json(whole, plan, played)
    assert [row["decisions"] for row in csv.DictReader(io.StringIO(table.getvalue()))] == [str(SHORT)] * 3
    assert [game["faults"] for game in json.loads(whole.getvalue())["games"]] == [[CUT]] * 3
    trial = strength.trial_plan("spartacus", 3, "random", "greedy", 3, 1, None)
    tried, _ = sim.simulate(trial, 1, lambda done: None)
    assert strength.summary(trial, tried)["games"]["won"] == 0
    pieces = balance.balance_plan("spartacus", 3, "random", 2, "b", None)
    assert balance.balance(pieces, sim.simulate(pieces, 1, lambda done: None)[0]) == []


@pytest.mark.both
def test_play_in_compiled_code_stops_as_well() -> None:
    state = ludus.game("spartacus").deal(4, 1)
    assert play_random(state, Rng(1), 100) == 100
    assert not state.over()
    assert play_random(ludus.game("gorus").deal(4, 1), Rng(1)) < LONGEST


def test_every_game_has_a_bound() -> None:
    assert all(0 < ludus.game(name).meta.longest <= LONGEST for name in ludus.games())


@pytest.mark.parametrize("players", [3, 4])
def test_random_play_of_spartacus_makes_progress(players: int) -> None:
    """Whatever is offered and answered, a turn ends: it takes some eighty decisions, never thousands."""
    state = cast(Spartacus, ludus.game("spartacus").deal(players, 3, {"turn_limit": "60"}))
    rng, turn, decisions = Rng(3), 0, 0
    while not state.over():
        decisions = decisions + 1 if state.turn == turn else 1
        turn = state.turn
        assert decisions < 2000, f"turn {turn} does not end"
        seat = state.actor()
        state.apply(seat, state.random_move(seat, rng))
    assert turn > 5
