"""`ludus sim`: many games between bots."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TextIO

from ludus.games import find, names
from ludus.kernel.decks import add_deck_argument, with_decks
from ludus.kernel.refusals import LudusError
from ludus.lab.commands.common import INTERRUPTED, Commands, duration, option, output, positive, progress

if TYPE_CHECKING:
    from ludus.lab.plan import Plan, Played
    from ludus.lab.results_file import ResultsFile

    Write = Callable[[TextIO, Plan, list[Played]], None]


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "sim",
        help="let bots play many games",
        description="Let bots play many games. The same seed gives the same result for any --jobs.",
        epilog="example: ludus sim regicide --players 3 --bots greedy,greedy,search:200 --games 1000 --jobs 2",
    )
    command.add_argument("game", help="one of: " + ", ".join(names()))
    command.add_argument("--players", type=positive, help="number of seats (default: one per bot named)")
    command.add_argument("--bots", default="greedy", help="one name for all seats, or one per seat, with commas")
    command.add_argument("--games", type=positive, default=100)
    add_playing(command)
    command.set_defaults(run=run_sim)


def add_playing(command: argparse.ArgumentParser) -> None:
    """How games are played, and where the results go."""
    command.add_argument("--seed", default="1", help="a number or a word")
    command.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes")
    command.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    add_deck_argument(command)
    command.add_argument("--seconds", type=duration, default=5.0, help="time an external bot gets per decision")
    add_keep(command)
    command.add_argument("--csv", metavar="FILE", help="one row per game; - for standard output")
    command.add_argument("--json", metavar="FILE", help="summary and games; - for standard output")


def add_keep(command: argparse.ArgumentParser) -> None:
    command.add_argument("--keep", metavar="FILE", help="save games as they end, and continue from earlier runs")


def run_sim(args: argparse.Namespace) -> int:
    from ludus.lab import sim

    bots = [name.strip() for name in args.bots.split(",")]
    players = args.players or (len(bots) if len(bots) > 1 else find(args.game).meta.players[0])
    options = with_decks(find(args.game), dict(args.option), args.deck)
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
        # opened before the first game: a path that cannot be written is reported at once
        files = [
            (output(stack, path), write) for path, write in zip((args.csv, args.json), writers, strict=True) if path
        ]
        keep = keep_for(args.keep, plan)
        with progress(f"{plan.game}, {plan.players} players", plan.games) as report:
            played, complete, seconds = sim.timed(plan, args.jobs, report, keep)
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


def keep_for(path: str | None, plan: Plan) -> ResultsFile | None:
    from ludus.lab.results_file import ResultsFile

    return ResultsFile(path, plan) if path else None


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
        text = f"{value['mean']:.2f} ({low:.2f} to {high:.2f}), median {value['median']:g}"
        console.print(f"{name.replace('_', ' ')}: {text}", highlight=False)
    for name, counts in result["counts"].items():
        text = ", ".join(f"{value} {count}" for value, count in counts.items())
        console.print(f"{name.replace('_', ' ')}: {text}", highlight=False)
