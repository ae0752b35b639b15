"""Games that outlive a run: what is kept is not played again, and what is not the same is not counted together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludus.kernel.refusals import LudusError
from ludus.lab import sim
from ludus.lab.plan import Plan, Played
from ludus.lab.results_file import ResultsFile

PLAN = sim.make_plan("regicide", 2, ["greedy"], 12, 7)


def play(path: Path, plan: Plan = PLAN, jobs: int = 1) -> list[Played]:
    played, complete = sim.simulate(plan, jobs, lambda done: None, ResultsFile(str(path), plan))
    assert complete
    return played


def shorter(games: int) -> Plan:
    return sim.make_plan("regicide", 2, ["greedy"], games, 7)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_goes_on_where_another_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    file = tmp_path / "games"
    play(file, shorter(5))
    assert play(file, PLAN, jobs) == sim.simulate(PLAN, 1, lambda done: None)[0], "as if played at a stretch"
    assert len(file.read_bytes().splitlines()) == 1 + PLAN.games
    monkeypatch.setattr(sim, "play_one", None)  # nothing is played again
    assert len(play(file)) == PLAN.games
    assert len(play(file, shorter(3))) == 3


def test_a_line_that_was_cut_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games"
    played = play(file)
    file.write_bytes(file.read_bytes()[:-9])
    assert play(file) == played
    assert play(file) == played


def test_games_of_something_else_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games"
    play(file)
    for other in (
        sim.make_plan("regicide", 2, ["greedy"], 12, 8),
        sim.make_plan("regicide", 3, ["greedy"], 12, 7),
        sim.make_plan("regicide", 2, ["random"], 12, 7),
    ):
        with pytest.raises(LudusError, match="holds games of something else"):
            ResultsFile(str(file), other)


def test_what_is_no_game_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "games"
    play(file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:3], b'{"number": "x"}\n', *lines[3:]]))
    with pytest.raises(LudusError, match="games, line 4: "):
        ResultsFile(str(file), PLAN)
    with pytest.raises(LudusError, match="No such file"):
        ResultsFile(str(tmp_path / "nowhere" / "games"), PLAN)


def test_a_killed_command_loses_no_finished_game(tmp_path: Path) -> None:
    """`kill -9` in the middle; the second run plays only the rest and shows all."""
    file = tmp_path / "games"
    command = [sys.executable, "-m", "ludus", "sim", "regicide", "--players", "2", "--bots", "greedy", "--jobs", "1"]
    command += ["--games", "4000", "--keep", str(file)]
    first = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while not file.exists() or file.stat().st_size < 2000:
        assert first.poll() is None
        time.sleep(0.01)
    os.kill(first.pid, signal.SIGKILL)
    first.wait()
    kept = file.read_bytes().count(b"\n") - 1
    command[command.index("4000")] = str(kept + 3)
    second = subprocess.run(command, capture_output=True, text=True, check=True)
    assert f"{kept} games of earlier runs\n3 games in" in second.stdout
