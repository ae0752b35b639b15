"""Freeze what a version of Ludus leaves behind, for later versions to open; README.md explains how.

    .venv/bin/python -m tests.compat.make_fixture

Run it in a checkout of the release, with the environment of that checkout: server, commands and terminals are the real
ones of that version. It makes `tests/compat/VERSION/` and refuses to replace one.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import platform
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import get_args

import ludus
from ludus.match import Match
from ludus.tables.entries import Entry
from ludus.terminal.saves import load_match
from tests.compat.story import CTRL_Q, OWN_CARDS, Story, own_cards, play_story
from tests.postgres import find_binaries, own_server
from tests.server.client import ROOT, Json, Server, visit
from tests.server.client import ludus as run_ludus
from tests.terminal.shell import Terminal

HERE = Path(__file__).resolve().parent
LONGEST = 60.0  # seconds for a move in a terminal
ENTER, ESCAPE = "\r", "\x1b"
PASTE = "\x1b[200~{}\x1b[201~"
CURTAIN = "Press Enter"  # between two people at one keyboard
MOVES = 3  # in each saved game, besides those of bots
UNREADABLE = ("\\restrict", "\\unrestrict", "SET transaction_timeout")  # for psql alone, or for new servers
SAVED = {  # options of `ludus play`, for either terminal
    "line-regicide": "regicide --seat A=Anna --seat B=Борис --seed 11",
    "line-gorus": "gorus --players 4 --option mode=teams --bots novice --seed twelve",
    "line-augustus": "augustus --players 3 --bots novice --seed 13 --deck own-augustus.csv",
    "line-goldencup": "goldencup --players 2 --bots easy --sealed --seed 14",
    "line-spartacus": "spartacus --players 3 --bots novice --seed 15",
    "full-regicide": "regicide --players 3 --bots normal --seed 21",
    "full-gorus": "gorus --players 1 --seed 22 --deck own-gorus.csv",
    "full-augustus": "augustus --players 2 --bots novice --sealed --seed 23",
    "full-goldencup": "goldencup --players 1 --seed 24 --deck own-goldencup.csv",
    "full-spartacus": "spartacus --players 4 --bots novice --seed 25",
}


def main() -> None:
    version = ".".join(ludus.__version__.split(".")[:2])
    target = HERE / version
    if target.exists():
        sys.exit(f"{target.relative_to(ROOT)} is there already; a fixture is never made again")
    maker = made_by()
    with tempfile.TemporaryDirectory(prefix="ludus-") as name:
        folder = Path(name)
        made = folder / "made"
        made.mkdir()
        storages = {"sqlite": freeze_sqlite(folder, made), "postgresql": freeze_postgres(folder, made)}
        cookies = json.loads((folder / "guests.json").read_text("utf-8"))
        saved = save_games(folder, made)
        manifest = {"made_by": maker, "storages": storages, "terminal": cookies, "saved": saved}
        text = json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"
        (made / "manifest.json").write_text(text, "utf-8")
        check_private(made, folder)
        shutil.copytree(made, target)
    print(f"made {target.relative_to(ROOT)}")


def made_by() -> Json:
    """Which version this is; its sources must be those of a commit."""
    changed = git("status", "--porcelain", "--", "src")
    if changed:
        sys.exit(f"src has changes that are in no commit:\n{changed}")
    return {
        "version": ludus.__version__,
        "commit": git("rev-parse", "HEAD"),
        "python": platform.python_version(),
        "at": int(time.time()),
    }


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


# --- Databases ------------------------------------------------------------------------------------


def freeze_sqlite(folder: Path, made: Path) -> Json:
    """The database, a backup, the records of its finished games, and the data of one guest."""
    database = folder / "ludus.db"
    backup = folder / "ludus.backup"
    with Server(database) as server:
        story = asyncio.run(play(server, folder, 1))
        asyncio.run(download(server, story, made))
        done = run_ludus("backup", str(backup), "--db", str(database))
        assert done.returncode == 0, done.stderr
    check_entries(database)
    pack(database.read_bytes(), made / "ludus.db.gz")
    pack(backup.read_bytes(), made / "ludus.backup.gz")
    return story


def freeze_postgres(folder: Path, made: Path) -> Json:
    with tempfile.TemporaryDirectory(prefix="pg-") as place:
        postgres = own_server(Path(place))
        try:
            dsn = postgres.new_database()
            with Server(dsn, log=folder / "postgresql.log") as server:
                story = asyncio.run(play(server, folder, 2))
            binaries = find_binaries()
            assert binaries is not None
            options = ("--inserts", "--no-owner", "--no-privileges", "--encoding=UTF8")
            dump = subprocess.run(
                [binaries / "pg_dump", *options, dsn], check=True, capture_output=True
            ).stdout.decode()
        finally:
            postgres.abandon()
    lines = [line for line in dump.splitlines() if not line.startswith(UNREADABLE)]
    pack("\n".join(lines).encode(), made / "postgresql.sql.gz")
    return story


async def play(server: Server, home: Path, seed: int) -> Json:
    """Let the guests do everything; what a later version must find."""
    async with visit(server) as here:
        story = Story(server, here, home, seed)
        await play_story(story)
    assert "Traceback" not in server.said(), server.said()
    return {"address": server.address, "guests": story.guests, "tables": story.tables}


async def download(server: Server, story: Json, made: Path) -> None:
    (made / "records").mkdir()
    async with visit(server) as here:
        for name, table in story["tables"].items():
            if table["status"] == "over":
                record = await here.stranger().record(table["table"])
                (made / "records" / f"{name}.ludus").write_text(record, "utf-8")
        anna = here.stranger()
        anna.cookie = story["guests"]["Anna"]["cookies"][0]
        data = await anna.request("GET", "/api/me/export")
        assert data.status_code == 200, data.text
        pack(data.content, made / "my-data.json.gz")


def check_entries(database: Path) -> None:
    """The guests have done everything that can stand in a log, and running games of every kind have a snapshot."""
    snapshots = "select distinct game from snapshots join tables on id = table_id where status = 'playing'"
    with closing(sqlite3.connect(database)) as connection:
        found = {json.loads(body)["entry"]["type"] for (body,) in connection.execute("select body from log")}
        kept = {game for (game,) in connection.execute(snapshots)}
    assert kept == set(ludus.games()), kept
    missing = {str(kind.__struct_config__.tag) for kind in get_args(Entry)} - found
    assert not missing, f"no story has led to these entries: {missing}"


# --- Terminals ------------------------------------------------------------------------------------


def save_games(folder: Path, made: Path) -> Json:
    """A saved game of every kind from both terminals, and a finished one of each terminal."""
    (made / "saved").mkdir()
    for game in OWN_CARDS:
        (folder / f"own-{game}.csv").write_text(own_cards(game), "utf-8")
    saved = {}
    for name, options in SAVED.items():
        file = folder / f"{name}.ludus"
        full = name.startswith("full")
        with Terminal(folder, "play", *options.split(), "--yes", "--save", file.name, *["--full"] * full) as terminal:
            type_moves(terminal, file, full)
        saved[name] = {"game": options.split()[0], "steps": len(load_match(file.read_text("utf-8"), name).steps)}
        shutil.copy(file, made / "saved" / file.name)
    return saved


def type_moves(terminal: Terminal, file: Path, full: bool) -> None:
    """Random legal moves, one after the other as the file shows them, then leave."""
    choose = random.Random(file.name).choice
    for _ in range(MOVES):
        match = until_asked(terminal, file)
        move = choose([move for move in match.moves(match.to_act[0]) if move != "resign"])
        until = time.monotonic() + LONGEST
        while len(load_match(file.read_text("utf-8"), file.name).steps) == len(match.steps):
            assert time.monotonic() < until, terminal.seen[-3000:]
            for keys in (ESCAPE, "/", PASTE.format(move), ENTER) if full else (f"{move}\n",):
                terminal.press(keys)
                drain(terminal, 0.3)
            drain(terminal, 2)  # keys are lost while the full screen is being set up
    until_asked(terminal, file)
    terminal.press(CTRL_Q if full else ":quit\n")
    assert terminal.end() == 0, terminal.seen[-3000:]


def until_asked(terminal: Terminal, file: Path) -> Match:
    """The match when the bots have moved and a person sits at the keyboard."""
    until = time.monotonic() + LONGEST
    while not (file.exists() and file.stat().st_size):
        assert time.monotonic() < until, terminal.seen[-3000:]
        drain(terminal, 0.1)
    before = ""
    while (text := file.read_text("utf-8")) != before:
        before = text
        drain(terminal, 0.7)
        while CURTAIN in terminal.seen[terminal.read_to :]:
            terminal.read_to = len(terminal.seen)
            terminal.press(ENTER)
            drain(terminal, 0.7)
    return load_match(text, file.name)


def drain(terminal: Terminal, seconds: float) -> None:
    """Read what is shown for so long; a terminal that nobody reads stops the program."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        assert terminal.read(left), terminal.seen[-3000:]


# --- Files ----------------------------------------------------------------------------------------


def pack(content: bytes, file: Path) -> None:
    file.write_bytes(gzip.compress(content, 9, mtime=0))


def check_private(made: Path, folder: Path) -> None:
    """Nothing of this machine is in the files."""
    words = (str(folder), str(ROOT), str(Path.home()), os.environ.get("USER", ""), platform.node())
    for file in sorted(path for path in made.rglob("*") if path.is_file()):
        content = gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes()
        found = [word for word in words if len(word) > 4 and word.encode() in content]
        assert not found, f"{file.name} holds {found}"


if __name__ == "__main__":
    main()
