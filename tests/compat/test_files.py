"""Files of older versions: backups, records, and saved games of both terminals."""

from __future__ import annotations

import shutil
from argparse import Namespace
from pathlib import Path

import pytest

from ludus.record import read_record
from ludus.terminal.full.start import set_up
from ludus.terminal.saves import load_match
from tests.compat.frozen import VERSIONS, Frozen
from tests.server.client import ludus
from tests.terminal.full.screens import made, run, sitting
from tests.terminal.shell import in_process

RECORDS = [file for frozen in VERSIONS.values() for file in sorted(frozen.folder.glob("records/*.ludus"))]
SAVED = [file for frozen in VERSIONS.values() for file in sorted(frozen.folder.glob("saved/*.ludus"))]


def named(file: Path) -> str:
    return f"{file.parent.parent.name}-{file.stem}"


def test_every_fixture_has_all_games(frozen: Frozen) -> None:
    games = {"augustus", "goldencup", "gorus", "regicide", "spartacus"}
    for story in frozen.storages.values():
        for status in ("playing", "over"):
            found = {table["game"] for table in story["tables"].values() if table["status"] == status}
            assert found >= games
    assert {file.stem.partition("-")[0] for file in RECORDS} >= games
    for terminal in ("line", "full"):
        assert {file.stem for file in SAVED} >= {f"{terminal}-{game}" for game in games}


def test_a_backup_is_restored(frozen: Frozen, tmp_path: Path) -> None:
    backup, database = frozen.unpack("ludus.backup", tmp_path), tmp_path / "ludus.db"
    done = ludus("restore", str(backup), "--db", str(database))
    assert done.returncode == 0, done.stderr
    assert f"{len(frozen.storages['sqlite']['tables'])} tables" in done.stdout
    replayed = ludus("dev", "replay-all", "--db", str(database))
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr


@pytest.mark.parametrize("file", RECORDS, ids=named)
def test_a_record_is_replayed_and_verified(file: Path, tmp_path: Path) -> None:
    verified = in_process(tmp_path, "verify", str(file))
    assert verified.code == 0, verified.out + verified.err
    shown = in_process(tmp_path, "replay", str(file))
    assert shown.code == 0 and "Result" in shown.out, shown.out + shown.err
    assert read_record(file.read_text("utf-8")).record() == file.read_text("utf-8")


@pytest.mark.parametrize("file", SAVED, ids=named)
def test_a_saved_game_is_resumed_by_the_terminal_that_saved_it(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = VERSIONS[file.parent.parent.name].saved[file.stem]
    game = Path(shutil.copy(file, tmp_path / "game.ludus"))
    match = load_match(game.read_text("utf-8"), game.name)
    assert (match.game.name, len(match.steps)) == (saved["game"], saved["steps"])
    seat = match.to_act[0]
    move = next(move for move in match.moves(seat) if move != "resign")
    if file.stem.startswith("line"):
        typed = in_process(tmp_path, "play", "--resume", game.name, typed=[move, ":quit"])
        assert typed.code == 0 and not typed.err, typed.err
    else:
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
        play_full(game, move)
    now = load_match(game.read_text("utf-8"), game.name)
    for each in range(match.players):  # a record orders what was decided at the same time
        before = [step.move for step in match.steps if step.seat == each] + [move] * (each == seat)
        assert [step.move for step in now.steps if step.seat == each][: len(before)] == before


def play_full(file: Path, move: str) -> None:
    """Go on with a game on the full screen, by one move."""
    args = Namespace(resume=str(file), game=None, players=None, seed=None, position=None, save=None, yes=True)
    args.option, args.deck, args.seat, args.bots, args.sealed = [], [], [], [], False

    async def scene() -> None:
        local = set_up(args, "en")
        steps = len(local.match.steps)
        async with sitting(local, confirm=False) as player:
            await player.until(lambda: player.session.update and player.session.update.question)
            await player.type(move)
            await made(player, local.match, steps + 1)

    run(scene)
