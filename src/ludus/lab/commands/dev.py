"""`ludus dev`: tools of contributors."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from ludus._plain import is_compiled
from ludus.games import find
from ludus.kernel.refusals import LudusError
from ludus.lab.commands.common import Commands, duration, option, positive, progress


def add(commands: Commands) -> None:
    command = commands.add_parser("dev", help="tools for contributors")
    tools = command.add_subparsers(title="tools", metavar="TOOL", required=True)

    check = tools.add_parser("check", help="check with random games that a game fulfils the contract")
    check.add_argument("game")
    check.add_argument("--players", type=positive, action="append", help="default: every number")
    check.add_argument("--games", type=positive, default=200)
    check.add_argument("--seed", type=int, default=0)
    check.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    check.set_defaults(run=run_check)

    rules = tools.add_parser("ledger", help="list the rules that no test is marked with (@rule)")
    rules.add_argument("game")
    rules.add_argument("--tests", type=Path, default=Path("tests"))
    rules.set_defaults(run=run_ledger)

    mutants = tools.add_parser(
        "mutants",
        help="break a game's rules one by one and list what no test notices",
        description="Breaks the rules of a game one by one, in memory, and runs the game's tests on the plain engine: "
        "conditions are negated, comparisons, operators, constants and returns changed, statements removed.",
        epilog="A mutant that no test can notice is explained in tests/games/GAME/mutants.toml. "
        "See “Mutation testing” in docs/contributing.md.",
    )
    mutants.add_argument("game")
    mutants.add_argument("--count", type=positive, default=300, help="how many mutants, drawn at random (300)")
    mutants.add_argument("--seed", type=int, default=1, help="another sample of mutants (1)")
    mutants.add_argument("--jobs", type=positive, default=2, help="mutants that are tried at the same time (2)")
    mutants.add_argument("--files", default="rules,phases,legality,effects", help="which files to break (%(default)s)")
    mutants.add_argument(
        "--limit", type=duration, default=20.0, help="seconds of tests after which a mutant counts as survived (20)"
    )
    mutants.add_argument("--report", type=Path, metavar="FILE", help="write the report to a file, too")
    mutants.add_argument("--json", type=Path, metavar="FILE", help="every verdict, as JSON")
    mutants.add_argument(
        "--keep", type=Path, metavar="FILE", help="remember noticed mutants: the next run tries only the others"
    )
    mutants.add_argument("--tests", type=Path, default=Path("tests"))
    mutants.set_defaults(run=run_mutants)

    digest = tools.add_parser("digest", help="print a fingerprint of the engine; compiled and plain must agree")
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
        with progress(f"{game.name}, {players} players", args.games) as report:
            for number in range(args.games):
                try:
                    decisions += conformance.check_game(game, players, args.seed + number, dict(args.option))
                except conformance.Broken as broken:
                    print(f"{players} players, seed {args.seed + number}: {broken}", file=sys.stderr)
                    return 1
                report(number + 1)
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
    rules, rulings = ledger.untested(game, args.tests)
    total = len(ledger.ledger_ids(game))
    print(f"{game.name}: {total} rules and rulings; without a test of their own: {len(rules)} and {len(rulings)}")
    for rule in rules + rulings:
        print(f"  {rule}")
    return 1 if rules else 0


def run_mutants(args: argparse.Namespace) -> int:
    from ludus.lab import mutants

    game = find(args.game)
    files = args.files.split(",")
    unknown = [name for name in files if name not in mutants.FILES]
    if unknown:
        raise LudusError(f"--files takes {', '.join(mutants.FILES)}, not “{unknown[0]}”")
    if not (args.tests / "games" / game.name).is_dir():
        raise LudusError(f"there are no tests in {args.tests / 'games' / game.name}; run this in the project's folder")
    written = {name: path.resolve() for name in ("report", "json", "keep") if (path := getattr(args, name))}
    for path in written.values():
        if not path.parent.is_dir():
            raise LudusError(f"there is no folder {path.parent}")
    if not hasattr(os, "fork") or any(find_spec(name) is None for name in ("pytest", "hypothesis")):
        raise LudusError("mutants need Linux or macOS and the packages for tests: python3 run.py test")
    task = {
        "game": game.name,
        "tests": str(args.tests.resolve()),
        "count": args.count,
        "seed": args.seed,
        "jobs": args.jobs,
        "files": files,
        "limit": args.limit,
        **{name: str(path) for name, path in written.items()},
    }
    command = [sys.executable, "-m", "ludus.lab.mutant_runner", json.dumps(task)]
    return subprocess.run(
        command, env={**os.environ, "LUDUS_PLAIN": "1"}, cwd=args.tests.parent, check=False
    ).returncode


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
    with progress("replaying", len(files)) as report:
        for number, file in enumerate(files, 1):
            try:
                difference = record_differs(file.read_text("utf-8"))
            except UnicodeDecodeError:
                difference = "isn't UTF-8 text"
            report(number)
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
        with progress("replaying", total) as report:
            async for finding in replay_all(store):
                games += 1
                report(games)
                if finding.difference:
                    different += 1
                    print(f"{finding.game} {finding.table}, row {finding.row} of {finding.rows}: {finding.difference}")
    finally:
        await store.close()
    print(f"{games} tables replayed, {different} go differently under today's rules")
    return 1 if different else 0
