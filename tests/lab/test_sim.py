"""Simulation: reproducible, interruptible, and reported with intervals."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import os
import subprocess
import sys
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus.games import find
from ludus.lab import bench, sim, tune
from ludus.lab.interval import mean_interval, wilson
from ludus.lab.plan import Played
from tests.lab.work import interrupt, prints_results_on_ctrl_c, refused_in_one_line, run, started, until_worked


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


def test_csv_and_json_contain_every_game(tmp_path: Path) -> None:
    table, whole = tmp_path / "games.csv", tmp_path / "games.json"
    arguments = ["sim", "regicide", "--players", "1", "--games", "20", "--seed", "word", "--jobs", "1"]
    result = run(*arguments, "--csv", str(table), "--json", str(whole))
    assert result.returncode == 0, result.stderr
    assert "95 %" in result.stdout
    rows = list(csv.DictReader(table.open(encoding="utf-8")))
    saved = json.loads(whole.read_text("utf-8"))
    assert len(rows) == len(saved["games"]) == saved["summary"]["games"] == 20
    assert [int(row["enemies_defeated"]) for row in rows] == [g["detail"]["enemies_defeated"] for g in saved["games"]]
    assert {row["grade"] for row in rows} <= {"", "gold", "silver", "bronze"}


def test_csv_goes_to_a_pipe_alone() -> None:
    result = run("sim", "regicide", "--games", "3", "--csv", "-", "--jobs", "1")
    assert len(list(csv.reader(io.StringIO(result.stdout)))) == 4


def processes(*words: str) -> list[int]:
    """The processes with exactly this command line."""
    wanted = b"".join(word.encode() + b"\0" for word in words)
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if file.read_bytes() == wanted:
                found.append(int(file.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="looks into /proc")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_no_program_behind(jobs: str) -> None:
    seconds = f"307.{os.getpid()}{jobs}"  # a command line of our own
    bots = f"program:sleep {seconds},greedy"
    with started("sim", "regicide", "--bots", bots, "--games", "50", "--jobs", jobs) as process:
        deadline = time.monotonic() + 60
        while len(processes("sleep", seconds)) < int(jobs) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert len(processes("sleep", seconds)) == int(jobs)
        time.sleep(0.3)
        interrupt(process)
    assert processes("sleep", seconds) == []


def test_ctrl_c_in_bench_is_short() -> None:
    with started("bench", "--rounds", "1000", "--seconds", "0.2") as process:
        until_worked(process.pid, 1.0)
        interrupt(process)


def test_interrupted_bench_prints_the_rounds_it_has() -> None:
    def stop(done: int, rounds: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    result = bench.measure("regicide", 2, 5, 0.01, stop)
    assert (result["rounds"], result["complete"], result["two_processes"]) == (2, False, None)
    assert result["best"]


def test_bench_prints_json_alone() -> None:
    result = run("bench", "--rounds", "1", "--seconds", "0.02", "--json", "-")
    assert json.loads(result.stdout)["complete"]


@pytest.mark.parametrize("seed", ["²", "-7", "word", "9" * 50])
def test_any_seed_will_do(seed: str) -> None:
    result = run("sim", "regicide", "--seed", seed, "--games", "2", "--jobs", "1", "--json", "-")
    assert result.returncode == 0, result.stderr
    first = json.loads(result.stdout)["games"][0]["seed"]
    assert first == sim.game_seed(sim.make_plan("regicide", 1, ["greedy"], 2, seed), 0)


def test_bad_path_is_reported_before_the_first_game() -> None:
    start = time.monotonic()
    result = run("sim", "regicide", "--bots", "search:100000", "--games", "1000", "--json", "/nonexistent/x.json")
    assert result.returncode == 2
    assert "No such file" in result.stderr
    assert time.monotonic() - start < 20


def test_summary_keeps_letters_and_says_yes_and_no() -> None:
    plan = sim.make_plan("regicide", 2, ["greedy"], 2, 1)
    detail = [{"lost_by": "A", "won": False}, {"lost_by": "B", "won": True}]
    played = [Played(number, 0, (), (0.0, 0.0), 1, facts) for number, facts in enumerate(detail)]
    assert sim.summary(plan, played)["counts"] == {"lost_by": {"A": 1, "B": 1}, "won": {"no": 1, "yes": 1}}


def test_a_summary_shows_medians() -> None:
    average = sim.middle([1.0, 2.0, 9.0])
    assert (average["mean"], average["median"]) == (4.0, 2.0)
    assert sim.middle([])["median"] == 0.0
    shown = run("sim", "regicide", "--players", "2", "--games", "3", "--jobs", "1").stdout
    assert "decisions: " in shown and ", median " in shown


def test_plans_with_neighbouring_seeds_have_no_game_in_common() -> None:
    plans = [sim.make_plan("regicide", 2, ["greedy"], 200, seed) for seed in range(2000, 2050)]
    seeds = {sim.game_seed(plan, number) for plan in plans for number in range(plan.games)}
    assert len(seeds) == 50 * 200


def test_slow_players_are_known_by_what_they_are() -> None:
    levels = find("regicide").meta.levels
    for name in (*levels, "greedy", "search:5"):
        plan = sim.make_plan("regicide", 2, [name], 1600, 1)
        slow = levels.get(name, name).startswith("search:")
        assert next(sim._blocks(plan, list(range(plan.games)), 2)) == list(range(1 if slow else 100)), name


def test_tuning_plays_every_game_once() -> None:
    deals: list[int] = []

    class Here:
        def submit(self, function: object, game: str, players: int, weights: object, first: int, count: int) -> Any:
            deals.extend(range(first, first + count))
            future: Future[tuple[float, int]] = Future()
            future.set_result((float(count), count))
            return future

    for games, jobs in ((1, 2), (7, 3), (9, 8), (1500, 2)):
        deals.clear()
        tuner = tune.Tuner("regicide", 2, games, jobs, 1)
        assert tuner.evaluate(Here(), tuner.best, 100) == (1.0, 1.0)  # type: ignore[arg-type]
        assert deals == list(range(100, 100 + games))


def test_commands_start_without_what_they_do_not_need() -> None:
    program = "import sys, ludus.lab.commands; print([n for n in sys.modules if n == 'rich' or n == 'ludus.lab.sim'])"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert result.stdout == "[]\n", result.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_is_there(jobs: str) -> None:
    prints_results_on_ctrl_c(2.0, "sim", "regicide", "--players", "2", "--bots", "search:50", "--jobs", jobs)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["sim", "chess"], "no game called"),
        (["sim", "regicide", "--players", "9"], "1 to 4 players"),
        (["sim", "regicide", "--bots", "wizard"], "no bot called"),
        (["sim", "regicide", "--bots", "program:"], "no bot called"),
        (["sim", "regicide", "--games", "many"], "must be a whole number"),
        (["sim", "regicide", "--players", "3", "--bots", "greedy,greedy"], "2 bots for 3 seats"),
        (["sim", "regicide", "--option", "lazaret=shut"], "can’t be"),
        (["sim", "regicide", "--option", "colour=red"], "no option"),
        (["sim", "regicide", "--games", "0"], "at least 1"),
        (["sim", "regicide", "--games", "1", "--csv", "/nonexistent/x.csv"], "No such file"),
        (["sim", "regicide", "--games", "1", "--csv", "-", "--json", "-"], "same place"),
        (["sim", "regicide", "--games", "1", "--seconds", "inf"], "more than 0"),
        (["bench", "--json", "/nonexistent/x.json"], "No such file"),
        (["bench", "regicide", "--players", "7"], "1 to 4 players"),
        (["lab", "tune", "chess", "--players", "2"], "no game called"),
        (["lab", "tune", "gorus", "--players", "3"], "has no weights to tune. Games with weights: regicide."),
        (["dev", "ledger", "regicide", "--tests", "/nonexistent"], "no folder"),
        (["dev", "check", "chess"], "no game called"),
    ],
)
def test_bad_input_is_answered_in_one_line(arguments: list[str], why: str) -> None:
    refused_in_one_line(run(*arguments), why)


def test_a_file_that_is_no_text_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "picture.ludus"
    file.write_bytes(b"\xff\xfe\x00\x01")
    result = run("dev", "replay-all", str(tmp_path))
    assert (result.returncode, result.stderr) == (1, "")
    assert result.stdout.splitlines()[0] == f"{file}: isn't UTF-8 text"


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


@pytest.mark.parametrize(("games", "jobs"), [("20", "1"), ("1", "2")])
def test_tuning_runs_and_prints_weights(games: str, jobs: str) -> None:
    result = run("lab", "tune", "regicide", "--players", "2", "--rounds", "2", "--games", games, "--jobs", jobs)
    assert result.returncode == 0, result.stderr
    assert "weights: " in result.stdout
    assert "changed: " in result.stdout


def test_tuning_says_which_weights_it_changed() -> None:
    tuner = tune.Tuner("regicide", 2, 1, 1, 1)
    assert tuner.changes() == []
    tuner.best = [tuner.start[0] + 1.0, *tuner.start[1:]]
    assert tuner.changes() == [f"{tuner.player.WEIGHT_NAMES[0]} {tuner.start[0]:.2f} → {tuner.start[0] + 1.0:.2f}"]


def test_dev_check_and_digest() -> None:
    result = run("dev", "check", "regicide", "--players", "2", "--games", "4")
    assert result.returncode == 0, result.stderr
    assert "checks 1-7 hold" in result.stdout
