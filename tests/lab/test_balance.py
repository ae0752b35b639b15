"""Balance: what being dealt a piece is worth, with a picture."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from ludus.games import find
from ludus.kernel.refusals import LudusError, UserError
from ludus.lab import balance, sim
from ludus.lab.interval import mean_interval, wilson
from ludus.lab.plan import Plan, Played


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludus", "lab", "balance", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)


def play(games: int, jobs: int = 1, seed: str = "b") -> tuple[Plan, list[Played]]:
    plan = balance.balance_plan("augustus", 3, "greedy", games, seed, None)
    played, complete = sim.simulate(plan, jobs, lambda done: None)
    assert complete
    return plan, played


def test_the_margin_of_the_player_who_was_dealt_the_card() -> None:
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


@pytest.mark.parametrize("games", [1, 12])
def test_shares_of_games_lie_between_none_and_all(games: int) -> None:
    """Golden Cup: champions are chosen, so wins are counted; those that nobody hired are listed too."""
    plan = balance.balance_plan("goldencup", 4, "greedy", games, "b", None)
    played, _ = sim.simulate(plan, 1, lambda done: None)
    pieces = balance.balance(plan, played)
    assert all(0.0 <= piece.low <= piece.margin <= piece.high <= 100.0 for piece in pieces)
    assert all(piece.low < piece.high for piece in pieces)  # a few games prove nothing, lost or won
    assert [piece.name for piece in pieces if piece.number == 0 and piece.games > games] == []
    champions = [piece for piece in pieces if piece.number > 0]
    missing = balance.never(plan, pieces)
    assert missing and len(champions) + len(missing) == 102
    names = {piece.name for piece in champions} | set(missing)
    assert names == {find(plan.game).piece_name(number) for number in range(1, 103)}
    text = io.StringIO()
    balance.write_json(plan, pieces, text)
    assert json.loads(text.getvalue())["never"] == missing


def test_the_share_of_a_kind_counts_every_piece_and_every_game_once() -> None:
    """Two bronze champions of the winner and one of a loser: two thirds, as sure as one game."""
    plan = balance.balance_plan("goldencup", 4, "greedy", 1, "b", None)
    one = Played(0, 1, (2,), (0.0, 0.0, 1.0, 0.0), 9, {}, pieces={1: 2, 2: 2, 3: 0, 71: 0})
    bronze, gold, *single = sorted(balance.balance(plan, [one]), key=lambda piece: (piece.number, piece.name))
    assert (bronze.name, bronze.games) == ("bronze", 1)
    assert bronze.margin == pytest.approx(200 / 3)
    assert (bronze.low, bronze.high) == pytest.approx([100 * end for end in wilson(2 / 3, 1)])
    assert (gold.name, gold.margin, gold.low) == ("gold", 0.0, 0.0)
    assert [(piece.number, piece.margin) for piece in single] == [(1, 100.0), (2, 100.0), (3, 0.0), (71, 0.0)]


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs() -> None:
    one, two = (balance.balance(*play(24, jobs)) for jobs in (1, 2))
    assert one == two and one != balance.balance(*play(24, seed="c"))


def test_a_table_and_a_picture(tmp_path: Path) -> None:
    for ending, head in ((".svg", b"<?xml"), (".png", b"\x89PNG")):
        picture, table, whole = tmp_path / f"p{ending}", tmp_path / "t.csv", tmp_path / "t.json"
        done = run(
            tmp_path, "augustus", "--players", "2", "--games", "40", "--jobs", "1", "--picture", str(picture),
            "--csv", str(table), "--json", str(whole),
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert picture.read_bytes().startswith(head) and len(picture.read_bytes()) > 10_000
        rows = list(csv.DictReader(table.open()))
        pieces = json.loads(whole.read_text())["pieces"]
        assert len(rows) == len(pieces) > 60
        margins = [float(row["margin"]) for row in rows]
        assert margins == sorted(margins, reverse=True) and rows[0]["name"] in done.stdout
        assert ("never: " in done.stdout) == (len(rows) < 88)


def test_what_cannot_be_measured_is_refused(tmp_path: Path) -> None:
    for arguments, reason in (
        (("regicide", "--players", "2"), "no pieces whose balance"),
        (("regicide", "--players", "2", "--jobs", "2"), "no pieces whose balance"),  # a worker says it
        (("augustus", "--players", "1"), "at least two players"),
        (("augustus", "--players", "2", "--bot", "program:x"), "built-in bots"),
        (("augustus", "--players", "2", "--picture", "p.gif"), ".png or .svg"),
        (("augustus", "--players", "2", "--picture", str(tmp_path / "no" / "p.svg")), "No such file"),
    ):
        done = run(tmp_path, "--games", "1", "--jobs", "1", *arguments)
        assert done.returncode == 2 and reason in done.stderr and "Traceback" not in done.stderr, done.stderr
    assert not list(tmp_path.iterdir()), "no empty picture is left behind"


def test_a_game_without_such_pieces_says_so() -> None:
    plan = sim.make_plan("regicide", 2, ["greedy"], 1, 1, pieces=True)
    with pytest.raises(UserError, match="no pieces"):
        sim.play_one(plan, 0)
    with pytest.raises(LudusError):
        balance.check_picture("x.txt")
