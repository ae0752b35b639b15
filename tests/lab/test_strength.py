"""Strength: one player on trial, fair seats, shared victories, games and rounds."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludus
from ludus.lab import sim, strength
from ludus.lab.interval import wilson
from ludus.lab.plan import Plan, Played, Trial
from tests.lab import work
from tests.lab.work import prints_results_on_ctrl_c, refused_in_one_line


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return work.run("lab", "strength", *arguments)


def play(plan: Plan, jobs: int = 1) -> list[Played]:
    played, complete = sim.simulate(plan, jobs, lambda done: None)
    assert complete
    return played


def untimed(played: list[Played]) -> list[Played]:
    """Without what the clock said."""
    return [msgspec.structs.replace(p, trial=msgspec.structs.replace(strength.trial(p), seconds=0.0)) for p in played]


SHORT = {"target": "1"}


def test_the_player_on_trial_sits_everywhere_equally_often() -> None:
    plan = strength.trial_plan("gorus", 3, "greedy", "random", 7, 5, SHORT)
    assert (plan.bots, plan.games) == (("greedy", "random", "random"), 9)
    assert [strength.trial(p).seat for p in play(plan)] == [0, 1, 2] * 3


def test_the_others_sit_at_the_other_seats() -> None:
    plan = strength.trial_plan("gorus", 3, "greedy", "random", 3, 5, SHORT)
    seated = (["greedy", "random", "random"], ["random", "greedy", "random"], ["random", "random", "greedy"])
    for number, bots in enumerate(seated):
        same = sim.play_one(sim.make_plan("gorus", 3, bots, 3, 5, SHORT), number)
        tried = sim.play_one(plan, number)
        assert (tried.winners, tried.decisions, tried.detail) == (same.winners, same.decisions, same.detail)


@pytest.mark.parametrize(("game", "players"), [("gorus", 3), ("gorus", 1), ("regicide", 2)])
def test_the_same_seed_gives_the_same_result_whatever_the_jobs(game: str, players: int) -> None:
    options = SHORT if game == "gorus" else None
    plan = strength.trial_plan(game, players, "search:5", None, 6, 8, options)
    one, two = untimed(play(plan, 1)), untimed(play(plan, 2))
    assert one == two
    assert strength.summary(plan, one) == strength.summary(plan, two)
    other = strength.trial_plan(game, players, "search:5", None, 6, 9, options)
    assert untimed(play(other)) != one


def test_level_sides_share_a_victory_and_members_do_not() -> None:
    assert sim.shares([0, 1, 2], [2]) == (0.0, 0.0, 1.0)
    assert sim.shares([0, 1, 2], [0, 2]) == (0.5, 0.0, 0.5)
    assert sim.shares([0, 1, 0, 1], [0, 0]) == (1.0, 0.0, 1.0, 0.0)
    assert sim.shares([0, 0], []) == (0.0, 0.0)
    assert sim.shares([0], [0, 1]) == (0.5,)  # with the rules, in a solo game


def test_every_round_of_a_free_game_is_given_away_once() -> None:
    played = play(strength.trial_plan("gorus", 4, "random", "random", 12, 3))
    rounds = [shares for p in played for shares in p.rounds]
    assert len(rounds) == sum(len(p.detail["rounds"]) for p in played) > 40
    assert all(sum(shares) == pytest.approx(1.0) for shares in rounds)
    assert any(max(shares) == 0.5 for shares in rounds)
    for p in played:
        best = [max(result["totals"]) for result in p.detail["rounds"]]
        winners = [[points == most for points in result["totals"]] for result, most in zip(p.detail["rounds"], best)]
        assert [[share > 0 for share in shares] for shares in p.rounds] == winners


def test_the_members_of_a_team_win_together() -> None:
    plan = strength.trial_plan("gorus", 4, "random", "random", 4, 3, {"mode": "teams"})
    for p in play(plan):
        assert p.shares[0] == p.shares[2] != p.shares[1] == p.shares[3]
        assert all(shares[0] == shares[2] and shares[1] == shares[3] for shares in p.rounds)


def test_the_wanderers_win_rounds_of_the_solo_game() -> None:
    played = play(strength.trial_plan("gorus", 1, "random", None, 40, 3, {"favour": "minimal"}))
    rounds = [(shares, result["winners"]) for p in played for shares, result in zip(p.rounds, p.detail["rounds"])]
    expected = {(0,): 1.0, (1,): 0.0, (0, 1): 0.5}
    assert {tuple(winners) for _, winners in rounds} == set(expected)
    assert all(shares == (expected[tuple(winners)],) for shares, winners in rounds)


@pytest.mark.parametrize(
    ("game", "players", "options", "par"),
    [
        ("gorus", 3, {}, 1 / 3),
        ("gorus", 8, {}, 1 / 8),
        ("gorus", 4, {"mode": "teams"}, 1 / 2),
        ("gorus", 5, {"mode": "teams", "split": "2+2+1"}, 1 / 3),
        ("gorus", 1, {}, None),
        ("regicide", 3, {}, None),
    ],
)
def test_par_is_what_an_equal_player_would_get(
    game: str, players: int, options: dict[str, str], par: float | None
) -> None:
    assert strength.par(strength.trial_plan(game, players, "random", None, 1, 1, options)) == par


def trial_game(number: int, seat: int, share: float, rounds: list[float]) -> Played:
    def shares(mine: float) -> tuple[float, ...]:
        return tuple(mine if s == seat else (1 - mine) / 2 for s in range(3))

    trial = Trial(seat, 10, 0.25)
    return Played(number, 7, (), (), 60, {}, shares=shares(share), rounds=tuple(map(shares, rounds)), trial=trial)


def test_the_summary_counts_games_rounds_seats_and_seconds() -> None:
    plan = strength.trial_plan("gorus", 3, "easy", "random", 3, 1)
    played = [
        trial_game(0, 0, 1.0, [1.0, 1.0, 0.5, 1.0]),
        trial_game(1, 1, 0.0, [0.0, 0.0]),
        trial_game(2, 2, 0.5, [1.0, 0.5]),
    ]
    summary = strength.summary(plan, played)
    assert (summary["bot"], summary["against"], summary["par"]) == ("easy", "random", 1 / 3)
    assert summary["games"] == {"played": 3, "won": 1.5, "share": 0.5, "interval": list(wilson(1.5, 3))}
    assert summary["rounds"] == {"played": 8, "won": 5.0, "share": 0.625, "interval": list(wilson(5, 8))}
    assert [summary["seats"][seat]["share"] for seat in "ABC"] == [1.0, 0.0, 0.5]
    assert (summary["choices"], summary["seconds_per_choice"]) == (30, 0.025)


def test_nothing_played_is_no_share() -> None:
    summary = strength.summary(strength.trial_plan("gorus", 2, "easy", None, 2, 1), [])
    assert (summary["games"], summary["rounds"], summary["seats"]["B"]) == (None, None, None)
    assert summary["seconds_per_choice"] == 0.0


def test_only_decisions_with_a_choice_of_the_player_on_trial_are_timed() -> None:
    plan = strength.trial_plan("gorus", 2, "search:0.02s", "random", 2, 4, SHORT)
    for p in play(plan):
        trial = strength.trial(p)
        assert 10 < trial.choices < p.decisions / 2
        assert 0.02 <= trial.seconds / trial.choices < 0.5


def test_a_program_on_trial_is_timed_notified_and_closed(tmp_path: Path) -> None:
    log = tmp_path / "log"
    program = tmp_path / "bot.py"
    program.write_text(
        "import sys, time\n"
        "for line in sys.stdin:\n"
        f"    print(line.split()[0], file=open({str(log)!r}, 'a'))\n"
        "    if line.startswith('go'):\n"
        "        time.sleep(0.005)\n"
        "        print('#1', flush=True)\n",
        encoding="utf-8",
    )
    plan = strength.trial_plan("gorus", 2, f"program:{sys.executable} {program}", "random", 2, 4, SHORT)
    played = play(plan)
    assert [strength.trial(p).seat for p in played] == [0, 1]
    assert all(strength.trial(p).seconds > 0.005 * strength.trial(p).choices > 0 for p in played)
    words = log.read_text(encoding="utf-8").split()
    assert (words.count("over"), words.count("quit")) == (2, 2)


def test_csv_and_json_contain_every_game(tmp_path: Path) -> None:
    table, whole = tmp_path / "games.csv", tmp_path / "games.json"
    arguments = ["gorus", "--players", "3", "--bot", "greedy", "--against", "random", "--games", "5", "--jobs", "1"]
    result = run(*arguments, "--seed", "word", "--csv", str(table), "--json", str(whole))
    assert result.returncode == 0, result.stderr
    rows = list(csv.DictReader(table.open(encoding="utf-8")))
    saved: dict[str, Any] = json.loads(whole.read_text("utf-8"))
    assert [row["seat"] for row in rows] == list("ABCABC")
    for name, column in (("games", "won"), ("rounds", "rounds_won")):
        won = saved["summary"][name]
        assert sum(float(row[column]) for row in rows) == pytest.approx(won["won"])
        low, high = won["interval"]
        assert f"{100 * won['share']:.1f} %" in result.stdout
        assert f"{100 * low:.1f}–{100 * high:.1f} %" in result.stdout
    assert sum(int(row["rounds"]) for row in rows) == saved["summary"]["rounds"]["played"]
    assert len(saved["games"]) == 6
    assert "greedy against random" in result.stdout
    assert "33.3 %" in result.stdout
    assert "ms per decision" in result.stdout


@pytest.mark.parametrize("place", ["--csv", "--json"])
def test_a_pipe_gets_the_figures_alone(place: str) -> None:
    result = run("regicide", "--players", "2", "--bot", "random", "--games", "2", "--jobs", "1", place, "-")
    if place == "--csv":
        assert len(list(csv.reader(result.stdout.splitlines()))) == 3
    else:
        assert json.loads(result.stdout)["summary"]["rounds"] is None


def test_help_has_an_example_that_runs() -> None:
    help_text = " ".join(run("--help").stdout.split())
    example = help_text.partition("example: ludus lab strength ")[2].split()
    assert "search:200" in example
    example[example.index("search:200")] = "random"
    example[example.index("--games") + 1] = "3"
    result = run(*example, "--jobs", "1")
    assert result.returncode == 0, result.stderr


def test_ctrl_c_prints_what_is_there() -> None:
    prints_results_on_ctrl_c(2.0, "lab", "strength", "gorus", "--players", "2", "--bot", "search:5", "--jobs", "2")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["chess", "--players", "2", "--bot", "greedy"], "no game called"),
        (["gorus", "--players", "9", "--bot", "greedy"], "1 to 8 players"),
        (["gorus", "--players", "3", "--bot", "wizard"], "no bot called"),
        (["gorus", "--players", "3", "--bot", "greedy", "--against", "wizard"], "no bot called"),
        (["gorus", "--players", "1", "--bot", "greedy", "--against", "random"], "nobody to play against"),
        (["gorus", "--players", "3", "--bot", "greedy", "--games", "0"], "at least 1"),
        (["gorus", "--players", "3", "--bot", "greedy", "--option", "target=x"], "can’t be"),
        (["gorus", "--players", "3", "--bot", "greedy", "--json", "/nonexistent/x.json"], "No such file"),
        (["gorus", "--players", "3", "--bot", "greedy", "--csv", "-", "--json", "-"], "same place"),
        (["gorus", "--bot", "greedy"], "--players"),
        (["gorus", "--players", "3"], "--bot"),
    ],
)
def test_bad_input_is_answered_in_one_line(arguments: list[str], why: str) -> None:
    refused_in_one_line(run(*arguments), why)


@pytest.mark.slow
def test_greedy_is_far_above_par_among_random_players() -> None:
    """Specification 12.4: a simple heuristic wins 0.60 of the rounds."""
    plan = strength.trial_plan("gorus", 3, "greedy", "random", 240, 1)
    summary = strength.summary(plan, play(plan))
    assert summary["rounds"]["interval"][0] > 0.55


def test_games_that_know_no_sides_of_their_own() -> None:
    """The defaults of the contract: every seat for itself, or all together."""
    for name in ludus.games():
        game = ludus.game(name)
        state = game.deal(game.meta.players[-1], 1)
        sides = game.sides(state)
        assert len(sides) == state.players
        assert len(set(sides)) == (1 if game.meta.cooperative else state.players)
        assert game.rounds_won(state) == []


# --- From a position -----------------------------------------------------------------------------------------


def half_played(tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    """A game of Augustus in its middle."""
    m = ludus.new_match("augustus", players=3, seed=4)
    while len(m.steps) < 40:
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
    position = m.position()
    file = tmp_path / "start.json"
    file.write_text(json.dumps(position), "utf-8")
    return file, position


def test_all_games_begin_with_the_same_position(tmp_path: Path) -> None:
    _, position = half_played(tmp_path)
    plan = strength.trial_plan("augustus", 3, "greedy", "random", 4, 5, start=position, seats=(2, 0))
    begun = ludus.game("augustus").position(sim.first_state(plan, 7))
    assert {name: begun[name] for name in ("active", "cover", "waiting")} == {
        name: position[name] for name in ("active", "cover", "waiting")
    }
    played = play(plan)
    assert [strength.trial(p).seat for p in played] == [2, 0, 2, 0]
    assert len({p.decisions for p in played}) > 1  # chance goes its own way
    summary = strength.summary(plan, played)
    assert (sorted(summary["seats"]), summary["par"]) == (["A", "C"], 0.5)


def test_a_start_from_the_command_line(tmp_path: Path) -> None:
    file, _ = half_played(tmp_path)
    given = (
        "augustus",
        "--players",
        "3",
        "--bot",
        "greedy",
        "--against",
        "random",
        "--games",
        "2",
        "--start",
        str(file),
    )
    done = run(*given, "--seats", "BC", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert "seat B" in done.stdout and "seat C" in done.stdout and "seat A" not in done.stdout
    for wrong, why in (
        (("--seats", "BX!"), "BX!"),
        (("--seats", "BB"), "BB"),
        (("--seats", "D"), "3 seats"),
        (("--start", str(tmp_path / "none.json")), "none.json"),
    ):
        refused = run(*given, *wrong)
        assert refused.returncode == 2
        assert why in refused.stderr
    file.write_text("[1]", "utf-8")
    assert "named values" in run(*given).stderr
    file.write_text("{", "utf-8")
    assert "start.json" in run(*given).stderr


def test_a_start_of_other_people_is_refused(tmp_path: Path) -> None:
    _, position = half_played(tmp_path)
    with pytest.raises(ludus.LudusError, match="players"):
        strength.trial_plan("augustus", 4, "greedy", "random", 4, 5, start=position)
    with pytest.raises(ludus.LudusError, match="programs"):
        strength.trial_plan("augustus", 3, "program:./x", "random", 3, 5, start=position)
