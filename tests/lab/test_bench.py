"""The bench: every task is measured, and ratios come with the names of what they compare."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludus.lab import bench

# Stands in for OpenSpiel: games of two chance nodes and three decisions, of which the first of hearts is forced.
FAKE = """
import time

class State:
    def __init__(self, game, steps=0): self.game, self.steps = game, steps
    def clone(self): return State(self.game, self.steps)
    def is_chance_node(self): return self.steps < 2
    def chance_outcomes(self): return [(0, 0.5), (1, 0.5)]
    def is_terminal(self): return self.steps == 5
    def current_player(self): return 0
    def legal_actions(self): return [7] if self.game == "hearts" and self.steps == 2 else [7, 8]
    def apply_action(self, action): self.steps += 1

class Game:
    def __init__(self, name): self.name = name
    def new_initial_state(self): return State(self.name)

def load_game(name): return Game(name)
def RandomRolloutEvaluator(rollouts, seed): return rollouts

class ISMCTSBot:
    def __init__(self, seed, evaluator, constant, simulations): assert (evaluator, simulations) == (1, 500)
    def step(self, state):
        assert state.game == "hearts" and state.steps == 3
        time.sleep(0.001)
"""


def test_every_task_has_a_label_and_ours_does_all_of_them() -> None:
    ours = bench.Ours("gorus", 3)
    for task in bench.TASKS:
        assert bench.LABELS[task]
        assert getattr(ours, task)(bench.Clock(0.005)) > 0


def test_blind_searches_are_as_long_as_those_of_openspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[tuple[bool, int]] = []

    class Tree:
        def __init__(self, world: object, seat: int, rng: object, blind: bool = False) -> None:
            self.blind = blind

        def run(self, iterations: int) -> None:
            runs.append((self.blind, iterations))

    monkeypatch.setattr(bench, "Tree", Tree)
    bench.Ours("regicide", 2).blind_search(bench.Clock(0.001))
    assert set(runs) == {(True, bench.ITERATIONS)}


def test_ratios_compare_figures_of_the_same_kind_only() -> None:
    best = {
        "compiled": {"api": 9.0, "games": 8.0, "blind_search": 6.0},
        "plain": {"api": 3.0, "games": 2.0, "blind_search": 1.0},
        "openspiel": {"api": 4.5, "blind_search": 2.0},
    }
    medians = {name: {task: rate / 2 for task, rate in rates.items()} for name, rates in best.items()}
    medians["compiled"]["api"] = 3.0
    found = {(r["of"], r["to"], r["task"]): (r["best"], r["median"]) for r in bench.ratios(best, medians)}
    assert found == {
        ("compiled", "plain", "api"): (3.0, 2.0),
        ("compiled", "plain", "games"): (4.0, 4.0),
        ("compiled", "plain", "blind_search"): (6.0, 6.0),
        ("compiled", "openspiel spades", "api"): (2.0, 3.0 / 2.25),
        ("compiled", "openspiel hearts", "blind_search"): (3.0, 3.0),
        ("plain", "openspiel spades", "api"): (3.0 / 4.5, 3.0 / 4.5),
        ("plain", "openspiel hearts", "blind_search"): (0.5, 0.5),
    }


def test_the_output_names_openspiel_and_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyspiel.py").write_text(FAKE, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    command = [sys.executable, "-m", "ludus", "bench", "gorus", "--players", "4", "--rounds", "1", "--seconds", "0.02"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    lines = [line for line in result.stdout.splitlines() if " / openspiel " in line]
    engines = {line.split(" / ")[0] for line in lines}
    assert engines in ({"compiled", "plain"}, {"plain"})
    found = {(line.split()[3], line.split(")")[1].strip()) for line in lines}
    assert found == {
        ("spades", "moves, plain Python loop from a dealt state"),
        ("spades", "moves, plain Python loop with the deal"),
        ("spades", "clones"),
        ("hearts", "information-set search iterations, random play-outs"),
    }


def test_openspiel_searches_from_a_real_choice_without_passing() -> None:
    pytest.importorskip("pyspiel")
    theirs = bench.OpenSpiel()
    for state in theirs.decisions:
        assert "Pass Direction: No Pass" in str(state)
        assert len(state.legal_actions()) > 1
    assert theirs.blind_search(bench.Clock(0.01)) > 0
