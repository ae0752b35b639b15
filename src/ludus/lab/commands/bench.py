"""`ludus bench`: the speed of the engine."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from typing import Any

from ludus.games import find
from ludus.lab.commands.common import INTERRUPTED, Commands, duration, output, positive, progress


def add(commands: Commands) -> None:
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
        file = output(stack, args.json) if args.json else None
        with progress("measuring", args.rounds) as report:
            result = bench.measure(args.game, args.players, args.rounds, args.seconds, lambda done, _: report(done))
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
