"""`ludus dev`: tools of contributors."""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from pathlib import Path

from ludus._plain import is_compiled
from ludus.games import find
from ludus.kernel.refusals import LudusError
from ludus.lab.commands.common import Commands, option, positive, progress


def add(commands: Commands) -> None:
    command = commands.add_parser("dev", help="tools for contributors")
    tools = command.add_subparsers(title="tools", metavar="TOOL", required=True)

    check = tools.add_parser("check", help="prove that a game keeps the contract, by random games")
    check.add_argument("game")
    check.add_argument("--players", type=positive, action="append", help="default: every number")
    check.add_argument("--games", type=positive, default=200)
    check.add_argument("--seed", type=int, default=0)
    check.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    check.set_defaults(run=run_check)

    rules = tools.add_parser("ledger", help="list the rules that no test names")
    rules.add_argument("game")
    rules.add_argument("--tests", type=Path, default=Path("tests"))
    rules.set_defaults(run=run_ledger)

    digest = tools.add_parser("digest", help="a fingerprint of the engine: equal compiled and plain")
    digest.add_argument("game")
    digest.add_argument("--players", type=positive, default=2)
    digest.add_argument("--games", type=positive, default=40)
    digest.set_defaults(run=run_digest)

    again = tools.add_parser("replay-all", help="replay every stored game under today's rules, list the differences")
    again.add_argument("files", nargs="*", type=Path, metavar="RECORD", help="records, or folders of them, instead")
    again.add_argument("--db", metavar="ADDRESS", help="file or postgresql:// address (default: that of `serve`)")
    again.set_defaults(run=run_replay_all)


def run_check(args: argparse.Namespace) -> int:
    from ludus.lab import conformance

    game = find(args.game)
    for players in args.players or game.meta.players:
        game.check_options(players, dict(args.option))
        decisions = 0
        with progress(f"{game.name}, {players} players", args.games) as tell:
            for number in range(args.games):
                try:
                    decisions += conformance.check_game(game, players, args.seed + number, dict(args.option))
                except conformance.Broken as broken:
                    print(f"{players} players, seed {args.seed + number}: {broken}", file=sys.stderr)
                    return 1
                tell(number + 1)
        print(f"{game.name}, {players} players: {args.games} games, {decisions} decisions, checks 1-7 hold")
        if is_compiled():
            equal = digests_equal(args.game, players, min(args.games, 40))
            print(f"{game.name}, {players} players: compiled = plain {'holds' if equal else 'IS BROKEN'}")
            if not equal:
                return 1
    return 0


def digests_equal(game: str, players: int, games: int) -> bool:
    """Check 8: this engine against the plain one, in a process of its own."""
    from ludus.lab import conformance

    command = [sys.executable, "-m", "ludus", "dev", "digest", game, "--players", str(players), "--games", str(games)]
    plain = subprocess.run(command, env={**os.environ, "LUDUS_PLAIN": "1"}, capture_output=True, text=True, check=False)
    if plain.returncode:
        raise LudusError(f"the plain engine failed: {plain.stderr.strip()}")
    return plain.stdout.strip() == conformance.digest(find(game), players, games)


def run_ledger(args: argparse.Namespace) -> int:
    from ludus.lab import ledger

    game = find(args.game)
    if not args.tests.is_dir():
        raise LudusError(f"there is no folder {args.tests}; run this in the project's folder or give --tests")
    rules, rulings = ledger.unnamed(game, args.tests)
    total = len(ledger.ledger_ids(game))
    print(f"{game.name}: {total} rules and rulings, {len(rules)} rules and {len(rulings)} rulings without a test")
    for rule in rules + rulings:
        print(f"  {rule}")
    return 1 if rules else 0


def run_digest(args: argparse.Namespace) -> int:
    from ludus.lab import conformance

    print(conformance.digest(find(args.game), args.players, args.games))
    return 0


def run_replay_all(args: argparse.Namespace) -> int:
    """0 if every game goes as it went."""
    from ludus.tables.storage.address import default_address

    if args.files and not args.db:
        return _replay_records(args.files)
    code = asyncio.run(_replay_all(args.db or os.environ.get("LUDUS_DB") or default_address()))
    return max(code, _replay_records(args.files)) if args.files else code


def _replay_records(places: list[Path]) -> int:
    from ludus.tables.audit import record_differs

    files = sorted(file for place in places for file in (place.rglob("*.ludus") if place.is_dir() else [place]))
    different = 0
    with progress("replaying", len(files)) as tell:
        for number, file in enumerate(files, 1):
            difference = record_differs(file.read_text("utf-8"))
            tell(number)
            if difference:
                different += 1
                print(f"{file}: {difference}")
    print(f"{len(files)} records replayed, {different} go differently under today's rules")
    return 1 if different else 0


async def _replay_all(address: str) -> int:
    from ludus.tables.audit import replay_all
    from ludus.tables.storage.address import open_store

    store = open_store(address, read_only=True)
    await store.open()
    games, different = 0, 0
    try:
        total = (await store.count()).tables
        with progress("replaying", total) as tell:
            async for finding in replay_all(store):
                games += 1
                tell(games)
                if finding.difference:
                    different += 1
                    print(f"{finding.game} {finding.table}, row {finding.row} of {finding.rows}: {finding.difference}")
    finally:
        await store.close()
    print(f"{games} tables replayed, {different} go differently under today's rules")
    return 1 if different else 0
