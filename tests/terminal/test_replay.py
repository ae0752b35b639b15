"""`ludus replay`: all five games, rounds, and games of a server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.browser.tables import finished, make_table
from tests.server.client import Server
from tests.terminal.shell import Terminal, in_process

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {
    "3-players-win": (68, "Enemy"),
    "gorus-4-players-teams": (160, "Arena"),
    "augustus-3-players-shared": (125, "In the bag"),
    "goldencup-solo-legend": (31, "Your champions"),
    "spartacus-3-players": (653, "House"),
}


@pytest.mark.parametrize("name", RECORDS)
def test_every_game_is_shown_to_its_end(name: str, tmp_path: Path) -> None:
    moves, word = RECORDS[name]
    done = in_process(tmp_path, "replay", str(GOLDEN / f"{name}.ludus"))
    assert done.code == 0 and not done.err
    assert f"Move {moves} of {moves}" in done.out and word in done.out
    assert done.out.rstrip().endswith("End of the record.")


def test_a_person_jumps_to_rounds(tmp_path: Path) -> None:
    shutil.copy(GOLDEN / "gorus-4-players-teams.ludus", tmp_path / "game.ludus")
    with Terminal(tmp_path, "replay", "game.ludus") as shown:
        shown.wait_for("Move 0 of 160")
        shown.type("n", "Move 40 of 160")
        shown.type("r 4", "Move 120 of 160")
        shown.type("p", "Move 80 of 160")
        shown.type("r 9", "There is no round 9; the last one is 4.")
        shown.type("n", "Move 120 of 160")
        shown.type("n", "End of the record.")
        shown.type("p", "Move 120 of 160")
        shown.type("x", "isn’t a command here")
        shown.press("q\n")
        assert shown.end() == 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "ludus.db") as started:
        yield started


def test_a_finished_game_of_a_server(server: Server, tmp_path: Path) -> None:
    table = make_table(server.address, server.db, 2, lambda match: finished(match, False), table="done")
    moves = len(table.match.steps)
    for address in (f"{table.link()}/watch", f"{server.address}/#/replay/done/3?seat=A"):
        shown = in_process(tmp_path, "replay", address, "--to", str(moves))
        assert shown.code == 0 and f"Move {moves} of {moves}" in shown.out


def test_what_cannot_be_fetched(server: Server, tmp_path: Path) -> None:
    record = (GOLDEN / "solo-loss.ludus").read_text("utf-8")
    on = {"record": record, "step": 59, "seat": "A"}
    with httpx.Client(base_url=server.address, trust_env=False) as guest:
        table = guest.post("/api/replay/play-on", json=on).json()["table"]
        running = in_process(tmp_path, "replay", f"{server.address}/#/t/{table}")
        assert running.code == 2 and "still running" in running.err
    for address, why in (
        (f"{server.address}/#/lobby", "isn’t the address"),
        (f"{server.address}/#/t/nowhere", "Can’t download the record"),
        ("http://127.0.0.1:9/#/t/nowhere", "Can’t download the record"),
    ):
        refused = in_process(tmp_path, "replay", address)
        assert refused.code == 2 and why in refused.err
