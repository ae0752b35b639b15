"""Balance: what being dealt a piece is worth, with a picture."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

from ludus.kernel.refusals import LudusError, Told
from ludus.lab import balance, sim
from ludus.lab.interval import mean_interval


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludus", "lab", "balance", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def play(games: int, jobs: int = 1, seed: str = "b") -> tuple[sim.Plan, list[sim.Played]]:
    plan = balance.balance_plan("augustus", 3, "greedy", games, seed, None)
    played, complete = sim.simulate(plan, jobs, lambda done: None)
    assert complete
    return plan, played


def test_the_margin_of_whoever_was_dealt_the_card() -> None:
    plan, played = play(30)
    assert plan.options["start"] == "random3"  # chance alone decides who gets a card
    assert all(sorted(p.pieces.values()) == [0, 0, 0, 1, 1, 1, 2, 2, 2] for p in played)
    found = {piece.number: piece for piece in balance.balance(plan, played)}
    card = played[0].pieces.popitem()[0]
    margins = []
    for p in played[1:]:
        if card in p.pieces:
            totals, seat = p.detail["totals"], p.pieces[card]
            margins.append(totals[seat] - sum(totals[other] for other in range(3) if other != seat) / 2)
    again = {piece.number: piece for piece in balance.balance(plan, played)}
    assert found[card].games == len(margins) + 1
    if margins:
        assert (again[card].margin, again[card].low, again[card].high) == pytest.approx(mean_interval(margins))


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs() -> None:
    one, two = (balance.balance(*play(24, jobs)) for jobs in (1, 2))
    assert one == two and one != balance.balance(*play(24, seed="c"))


def test_a_table_and_a_picture(tmp_path: Path) -> None:
    for ending, head in ((".svg", b"<?xml"), (".png", b"\x89PNG")):
        picture, table, whole = tmp_path / f"p{ending}", tmp_path / "t.csv", tmp_path / "t.json"
        done = run(
            "augustus", "--players", "2", "--games", "40", "--jobs", "1", "--picture", str(picture),
            "--csv", str(table), "--json", str(whole),
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert picture.read_bytes().startswith(head) and len(picture.read_bytes()) > 10_000
        rows = list(csv.DictReader(table.open()))
        pieces = json.loads(whole.read_text())["pieces"]
        assert len(rows) == len(pieces) > 60
        margins = [float(row["margin"]) for row in rows]
        assert margins == sorted(margins, reverse=True) and rows[0]["name"] in done.stdout


def test_what_cannot_be_measured_is_refused(tmp_path: Path) -> None:
    for arguments, reason in (
        (("regicide", "--players", "2"), "no pieces whose balance"),
        (("augustus", "--players", "1"), "at least two players"),
        (("augustus", "--players", "2", "--bot", "program:x"), "computer players of the house"),
        (("augustus", "--players", "2", "--picture", "p.gif"), ".png or .svg"),
        (("augustus", "--players", "2", "--picture", str(tmp_path / "no" / "p.svg")), "No such file"),
    ):
        done = run(*arguments, "--games", "1", "--jobs", "1")
        assert done.returncode == 2 and reason in done.stderr and "Traceback" not in done.stderr, done.stderr


def test_a_game_without_such_pieces_says_so() -> None:
    plan = sim.make_plan("regicide", 2, ["greedy"], 1, 1, pieces=True)
    with pytest.raises(Told, match="no pieces"):
        sim.play_one(plan, 0)
    with pytest.raises(LudusError):
        balance.check_picture("x.txt")
