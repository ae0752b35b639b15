"""The commands of researchers and contributors: sim, bench, lab, dev.

Every command imports what it needs when it runs: `ludus` must start quickly whatever it is asked for.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from ludus._plain import is_compiled
from ludus.games import find, names
from ludus.kernel.decks import with_deck
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import LudusError

if TYPE_CHECKING:
    from ludus.lab.keep import Keep
    from ludus.lab.plan import Plan, Played

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]
    Write = Callable[[TextIO, Plan, list[Played]], None]

INTERRUPTED = 130  # the exit code after Ctrl-C


def add_commands(commands: Commands) -> None:
    _add_sim(commands)
    _add_bench(commands)
    _add_lab(commands)
    _add_dev(commands)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def duration(text: str) -> float:
    number = float(text)
    if not (math.isfinite(number) and number > 0):
        raise argparse.ArgumentTypeError("must be more than 0")
    return number


def option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"write name=value, not “{text}”")
    return name, value


@contextlib.contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal, nothing in a pipe."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)


# --- sim ---------------------------------------------------------------------------------------


def _add_sim(commands: Commands) -> None:
    command = commands.add_parser(
        "sim",
        help="let computer players play many games",
        description="Let computer players play many games. The same seed gives the same result, whatever --jobs.",
        epilog="example: ludus sim regicide --players 3 --bots greedy,greedy,search:200 --games 1000 --jobs 2",
    )
    command.add_argument("game", help="one of: " + ", ".join(names()))
    command.add_argument("--players", type=positive, help="number of seats (default: one per computer player named)")
    command.add_argument("--bots", default="greedy", help="one name for all seats, or one per seat, with commas")
    command.add_argument("--games", type=positive, default=100)
    _add_playing(command)
    command.set_defaults(run=run_sim)


def _add_playing(command: argparse.ArgumentParser) -> None:
    """How games are played, and where the results go."""
    command.add_argument("--seed", default="1", help="a number or a word")
    command.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes")
    command.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--deck", metavar="FILE", help="a deck file of your own, for games that read one")
    command.add_argument("--seconds", type=duration, default=5.0, help="what a program gets per decision")
    _add_keep(command)
    command.add_argument("--csv", metavar="FILE", help="one row per game; - for standard output")
    command.add_argument("--json", metavar="FILE", help="summary and games; - for standard output")


def _add_keep(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--keep", metavar="FILE", help="write games down as they end, and go on with those of earlier runs"
    )


def run_sim(args: argparse.Namespace) -> int:
    from ludus.lab import sim

    bots = [name.strip() for name in args.bots.split(",")]
    players = args.players or (len(bots) if len(bots) > 1 else find(args.game).meta.players[0])
    options = with_deck(find(args.game), dict(args.option), args.deck)
    plan = sim.make_plan(args.game, players, bots, args.games, args.seed, options, args.seconds)
    writers = (sim.write_csv, sim.write_json)
    return play_plan(args, plan, writers, lambda played: show_summary(sim.summary(plan, played)))


def play_plan(
    args: argparse.Namespace, plan: Plan, writers: tuple[Write, Write], show: Callable[[list[Played]], None]
) -> int:
    """Play the games of a plan, show what came out, write it where the arguments say."""
    from ludus.lab import sim

    if args.csv and args.csv == args.json:
        raise LudusError("--csv and --json cannot go to the same place")
    with contextlib.ExitStack() as stack:
        # opened before the first game: a path that cannot be written is told at once
        files = [
            (_output(stack, path), write) for path, write in zip((args.csv, args.json), writers, strict=True) if path
        ]
        keep = _keep(args.keep, plan)
        with progress(f"{plan.game}, {plan.players} players", plan.games) as tell:
            played, complete, seconds = sim.timed(plan, args.jobs, tell, keep)
        if "-" not in (args.csv, args.json):
            show(played)
            if keep:
                print(f"{len(keep.played)} games of earlier runs")
            new = len(played) - len(keep.played) if keep else len(played)
            print(f"{new} games in {seconds:.1f} s ({new / seconds:.1f} games/s, {args.jobs} processes)")
            for fault in [fault for p in played for fault in p.faults][:10]:
                print(f"fault: {fault}")
        if not complete:
            print(f"stopped after {len(played)} of {plan.games} games", file=sys.stderr)
        for file, write in files:
            write(file, plan, played)
    return 0 if complete else INTERRUPTED


def _keep(path: str | None, plan: Plan) -> Keep | None:
    from ludus.lab.keep import Keep

    return Keep(path, plan) if path else None


def _output(stack: contextlib.ExitStack, path: str) -> TextIO:
    """A file to write, which the stack closes; - is standard output."""
    return sys.stdout if path == "-" else stack.enter_context(open(path, "w", encoding="utf-8", newline=""))


def show_summary(result: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(
        title=f"{result['game']}, {result['players']} players, {result['games']} games, seed {result['seed']}"
    )
    for column in ("seat", "player", "wins", "share", "95 %", "score", "95 % "):
        table.add_column(column, justify="left" if column in ("seat", "player") else "right")
    for seat in result["seats"]:
        low, high = seat["win_interval"]
        score_low, score_high = seat["score_interval"]
        table.add_row(
            seat["seat"], seat["bot"], str(seat["wins"]), f"{100 * seat['win_share']:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %", f"{seat['score']:.3f}", f"{score_low:.3f}–{score_high:.3f}",
        )  # fmt: skip
    Console().print(table)
    show_details(result)


def show_details(result: dict[str, Any]) -> None:
    """What games are like: means of figures, counts of words."""
    from rich.console import Console

    console = Console()
    for name, value in result["means"].items():
        low, high = value["interval"]
        told = f"{value['mean']:.2f} ({low:.2f} to {high:.2f}), median {value['median']:g}"
        console.print(f"{name.replace('_', ' ')}: {told}", highlight=False)
    for name, counts in result["counts"].items():
        told = ", ".join(f"{value} {count}" for value, count in counts.items())
        console.print(f"{name.replace('_', ' ')}: {told}", highlight=False)


# --- bench -------------------------------------------------------------------------------------


def _add_bench(commands: Commands) -> None:
    command = commands.add_parser(
        "bench",
        help="measure the speed of the engine",
        description="Moves, games, clones and search iterations per CPU second: compiled, plain, and OpenSpiel's C++ "
        "if it is installed (extra “bench”): spades in the same loops, its information-set search on hearts. Best "
        "of several interleaved rounds.",
        epilog="example: ludus bench gorus --players 4",
    )
    command.add_argument("game", nargs="?", default="regicide")
    command.add_argument("--players", type=positive, default=2)
    command.add_argument("--rounds", type=positive, default=30)
    command.add_argument("--seconds", type=duration, default=0.06, help="CPU seconds per slice")
    command.add_argument("--json", metavar="FILE", help="all figures; - for standard output")
    command.set_defaults(run=run_bench)


def run_bench(args: argparse.Namespace) -> int:
    from ludus.lab import bench

    find(args.game).check_options(args.players, None)
    with contextlib.ExitStack() as stack:
        file = _output(stack, args.json) if args.json else None
        with progress("measuring", args.rounds) as tell:
            result = bench.measure(args.game, args.players, args.rounds, args.seconds, lambda done, _: tell(done))
        if args.json != "-":
            show_bench(result)
        if file is not None:
            json.dump(result, file, indent=1)
            file.write("\n")
    if result["complete"]:
        return 0
    print(f"stopped after {result['rounds']} of {args.rounds} rounds", file=sys.stderr)
    return INTERRUPTED


def show_bench(result: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    from ludus.lab import bench

    contenders = list(result["best"])
    table = Table(title=f"{result['game']}, {result['players']} players, best of {result['rounds']} rounds")
    table.add_column("per CPU second")
    for name in contenders:
        table.add_column(name, justify="right")
    for task in bench.TASKS:
        rates = [result["best"][name].get(task) for name in contenders]
        table.add_row(bench.LABELS[task], *(f"{rate:,.0f}" if rate else "–" for rate in rates))
    console = Console()
    console.print(table)
    for ratio in result["ratios"]:
        pair = f"{ratio['of']} / {ratio['to']}"
        figures = f"{ratio['best']:6.2f} (median {ratio['median']:.2f})"
        console.print(f"{pair:27} {figures:22} {bench.LABELS[ratio['task']]}", highlight=False, soft_wrap=True)
    if (two := result["two_processes"]) is not None:
        console.print(f"two processes do {two:.2f} times the work of one (wall clock)", highlight=False)
    if "openspiel" not in contenders:
        console.print("OpenSpiel is not installed: pip install open_spiel puts it beside these figures.")


# --- lab ---------------------------------------------------------------------------------------


def _add_lab(commands: Commands) -> None:
    command = commands.add_parser("lab", help="tools for research")
    tools = command.add_subparsers(title="tools", metavar="TOOL", required=True)
    tuner = tools.add_parser("tune", help="find better weights for a game's own judgement")
    tuner.add_argument("game")
    tuner.add_argument("--players", type=positive, required=True)
    tuner.add_argument("--rounds", type=positive, default=200)
    tuner.add_argument("--games", type=positive, default=1500, help="games per candidate")
    tuner.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    tuner.add_argument("--seed", type=int, default=1)
    tuner.set_defaults(run=run_tune)
    _add_strength(tools)
    _add_balance(tools)


def run_tune(args: argparse.Namespace) -> int:
    from ludus.lab import tune

    find(args.game).check_options(args.players, None)
    tuner = tune.Tuner(args.game, args.players, args.games, args.jobs, args.seed)
    code = 0
    try:
        for _ in tuner.run(args.rounds, lambda line: print(line, flush=True)):
            pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    print("weights: " + ", ".join(f"{weight:.2f}" for weight in tuner.best))
    return code


def _add_strength(tools: Commands) -> None:
    trial = tools.add_parser(
        "strength",
        help="how strong a computer player is among others",
        description="One computer player on trial among others, at every seat equally often: its share of the "
        "victories, and of the rounds where a game has rounds to win, with 95 % intervals; level winners share. "
        "The same seed gives the same result, whatever --jobs.",
        epilog="example: ludus lab strength gorus --players 3 --bot search:200 --against greedy --games 500",
    )
    trial.add_argument("game", help="one of: " + ", ".join(names()))
    trial.add_argument("--players", type=positive, required=True, help="number of seats")
    trial.add_argument("--bot", required=True, help="the player on trial")
    trial.add_argument("--against", metavar="BOT", help="the player at all other seats (default: greedy)")
    trial.add_argument("--games", type=positive, default=100, help="rounded up to a multiple of the players")
    trial.add_argument(
        "--start", metavar="FILE", help="a position (JSON) that all games begin with; else they are dealt"
    )
    trial.add_argument("--seats", type=seat_letters, default=(), help="where the player on trial sits, for instance AB")
    _add_playing(trial)
    trial.set_defaults(run=run_strength)


def seat_letters(text: str) -> tuple[int, ...]:
    """`AB` as the numbers of the seats."""
    letters = text.upper()
    if not letters or len(set(letters)) < len(letters) or any(letter not in SEATS for letter in letters):
        raise argparse.ArgumentTypeError(f"seats are letters from {SEATS[0]} to {SEATS[-1]}, not “{text}”")
    return tuple(SEATS.index(letter) for letter in letters)


def read_start(file: str | None) -> dict[str, Any] | None:
    """A position from a file."""
    if file is None:
        return None
    try:
        start = json.loads(Path(file).read_text("utf-8"))
    except OSError as error:
        raise LudusError(f"{file}: {error.strerror}") from None
    except ValueError as error:
        raise LudusError(f"{file}: {error}") from None
    if not isinstance(start, dict):
        raise LudusError(f"{file}: a position is a set of named values")
    return start


def run_strength(args: argparse.Namespace) -> int:
    from ludus.lab import strength

    options = with_deck(find(args.game), dict(args.option), args.deck)
    plan = strength.trial_plan(
        args.game, args.players, args.bot, args.against, args.games, args.seed, options, args.seconds,
        read_start(args.start), args.seats,
    )  # fmt: skip
    writers = (strength.write_csv, strength.write_json)
    return play_plan(args, plan, writers, lambda played: show_strength(strength.summary(plan, played)))


def show_strength(result: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    against = f" against {result['against']}" if result["against"] else ""
    table = Table(
        title=f"{result['game']}, {result['players']} players: {result['bot']}{against}, seed {result['seed']}",
    )
    for column in ("", "played", "won", "share", "95 %", "par"):
        table.add_column(column, justify="left" if not column else "right")
    par = f"{100 * result['par']:.1f} %" if result["par"] else "–"
    rows = {"games": result["games"], "rounds": result["rounds"]}
    if result["players"] > 1:
        rows |= {f"games at seat {seat}": share for seat, share in result["seats"].items()}
    for name, share in rows.items():
        if share is not None:
            low, high = share["interval"]
            table.add_row(
                name, str(share["played"]), f"{share['won']:.1f}", f"{100 * share['share']:.1f} %",
                f"{100 * low:.1f}–{100 * high:.1f} %", par,
            )  # fmt: skip
    console = Console()
    console.print(table)
    time = 1000 * result["seconds_per_choice"]
    console.print(f"{time:.3f} ms per decision ({result['choices']} with a choice)", highlight=False)


def _add_balance(tools: Commands) -> None:
    command = tools.add_parser(
        "balance",
        help="are the pieces of a game worth the same?",
        description="All seats play alike. For every piece: how far the seat that was dealt it at the beginning came "
        "out ahead of the mean of the others (what players choose does not count), or, where all pieces are chosen, "
        "how many percent of the games whoever had it in the end has won; with 95 % intervals and a picture. "
        "The same seed gives the same result, whatever --jobs.",
        epilog="example: ludus lab balance augustus --players 4 --games 20000 --picture balance.svg",
    )
    command.add_argument("game", help="one of: " + ", ".join(names()))
    command.add_argument("--players", type=positive, required=True, help="number of seats")
    command.add_argument("--bot", default="greedy", help="the player at all seats (default: greedy)")
    command.add_argument("--games", type=positive, default=2000)
    command.add_argument("--seed", default="1", help="a number or a word")
    command.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes")
    command.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--deck", metavar="FILE", help="a deck file of your own, for games that read one")
    _add_keep(command)
    command.add_argument("--csv", metavar="FILE", help="one row per piece")
    command.add_argument("--json", metavar="FILE", help="everything")
    command.add_argument("--picture", metavar="FILE", help="a picture: .png or .svg (default: GAME-balance.png)")
    command.set_defaults(run=run_balance)


def run_balance(args: argparse.Namespace) -> int:
    from ludus.lab import balance, sim

    options = with_deck(find(args.game), dict(args.option), args.deck)
    plan = balance.balance_plan(args.game, args.players, args.bot, args.games, args.seed, options)
    picture = args.picture or f"{args.game}-balance.png"
    balance.check_picture(picture)
    with contextlib.ExitStack() as stack:
        table = _output(stack, args.csv) if args.csv else None
        whole = _output(stack, args.json) if args.json else None
        with progress(f"{plan.game}, {args.players} players", plan.games) as tell:
            played, complete = sim.simulate(plan, args.jobs, tell, _keep(args.keep, plan))
        pieces = balance.balance(plan, played)
        if table:
            balance.write_csv(pieces, table)
        if whole:
            balance.write_json(plan, pieces, whole)
    balance.draw(plan, pieces, picture)
    for piece in pieces:
        print(f"{piece.margin:+6.2f}  {piece.low:+6.2f} to {piece.high:+6.2f}  {piece.games:6d}  {piece.name}")
    show_details(sim.summary(plan, played))
    print(f"{len(played)} games; picture: {picture}")
    return 0 if complete else INTERRUPTED


# --- dev ---------------------------------------------------------------------------------------


def _add_dev(commands: Commands) -> None:
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
