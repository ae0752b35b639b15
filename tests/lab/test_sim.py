"""Simulation: reproducible, interruptible, and told with intervals."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ludus
from ludus.lab import sim
from ludus.lab.interval import mean_interval, wilson


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "ludus", *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("bots", [["greedy"], ["random", "greedy", "search:10"]])
def test_the_same_seed_gives_the_same_games_whatever_the_jobs(bots: list[str]) -> None:
    plan = sim.make_plan("regicide", 3, bots, 12, seed=5)
    one, two, three = (sim.simulate(plan, jobs, lambda done: None) for jobs in (1, 2, 3))
    assert one == two == three
    assert one[1]


def test_simulation_and_match_play_the_same_game() -> None:
    plan = sim.make_plan("regicide", 2, ["greedy", "easy"], 3, seed=8)
    for number in range(3):
        played = sim.play_one(plan, number)
        match = ludus.play_out("regicide", ["greedy", "easy"], seed=played.seed)
        assert match.outcome is not None
        assert match.outcome.detail == played.detail
        assert len(match.steps) == played.decisions


def test_csv_and_json_tell_every_game(tmp_path: Path) -> None:
    table, whole = tmp_path / "games.csv", tmp_path / "games.json"
    arguments = ["sim", "regicide", "--players", "1", "--games", "20", "--seed", "word", "--jobs", "1"]
    result = run(*arguments, "--csv", str(table), "--json", str(whole))
    assert result.returncode == 0, result.stderr
    assert "95 %" in result.stdout
    rows = list(csv.DictReader(table.open(encoding="utf-8")))
    told = json.loads(whole.read_text("utf-8"))
    assert len(rows) == len(told["games"]) == told["summary"]["games"] == 20
    assert [int(row["enemies_defeated"]) for row in rows] == [g["detail"]["enemies_defeated"] for g in told["games"]]
    assert {row["grade"] for row in rows} <= {"", "gold", "silver", "bronze"}


def test_csv_goes_to_a_pipe_alone() -> None:
    result = run("sim", "regicide", "--games", "3", "--csv", "-", "--jobs", "1")
    assert len(list(csv.reader(io.StringIO(result.stdout)))) == 4


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_is_there(jobs: str) -> None:
    command = [sys.executable, "-m", "ludus", "sim", "regicide", "--players", "2", "--bots", "search:50"]
    with subprocess.Popen(
        [*command, "--games", "100000", "--jobs", jobs], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    ) as process:  # fmt: skip
        time.sleep(6)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "of 100000 games" in err
    assert "Traceback" not in err
    assert "share" in out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["sim", "chess"], "no game called"),
        (["sim", "regicide", "--players", "9"], "1 to 4 players"),
        (["sim", "regicide", "--bots", "wizard"], "no computer player"),
        (["sim", "regicide", "--players", "3", "--bots", "greedy,greedy"], "2 computer players for 3 seats"),
        (["sim", "regicide", "--option", "lazaret=shut"], "cannot be"),
        (["sim", "regicide", "--option", "colour=red"], "no option"),
        (["sim", "regicide", "--games", "0"], "at least 1"),
        (["sim", "regicide", "--games", "1", "--csv", "/nonexistent/x.csv"], "No such file"),
        (["bench", "regicide", "--players", "7"], "1 to 4 players"),
        (["lab", "tune", "chess", "--players", "2"], "no game called"),
        (["dev", "ledger", "regicide", "--tests", "/nonexistent"], "no folder"),
        (["dev", "check", "chess"], "no game called"),
    ],
)
def test_bad_input_is_answered_in_one_line(arguments: list[str], why: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert why in result.stderr
    assert "Traceback" not in result.stderr


def test_intervals() -> None:
    low, high = wilson(42, 100)
    assert (round(low, 2), round(high, 2)) == (0.33, 0.52)  # as published for 42 of 100
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 50)[0] == 0.0
    assert wilson(50, 50)[1] == pytest.approx(1.0)
    mean, low, high = mean_interval([1.0, 2.0, 3.0])
    assert mean == 2.0
    assert low < 2.0 < high


def test_bench_measures_ours(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    result = run("bench", "--rounds", "1", "--seconds", "0.02", "--json", str(file))
    assert result.returncode == 0, result.stderr
    best = json.loads(file.read_text())["best"]
    engine = best.get("compiled", best["plain"])
    assert all(engine[task] > 0 for task in ("api", "api_deal", "games", "clone", "search", "greedy_solo"))


def test_tuning_runs_and_tells_weights() -> None:
    result = run("lab", "tune", "regicide", "--players", "2", "--rounds", "2", "--games", "20", "--jobs", "1")
    assert result.returncode == 0, result.stderr
    assert "weights: " in result.stdout


def test_dev_check_and_digest() -> None:
    result = run("dev", "check", "regicide", "--players", "2", "--games", "4")
    assert result.returncode == 0, result.stderr
    assert "checks 1-7 hold" in result.stdout
