"""`ludus lab`: strength, balance, tuning."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
from pathlib import Path
from typing import Any

from ludus.games import find, names
from ludus.kernel.decks import add_deck_argument, with_decks
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import LudusError
from ludus.lab.commands.common import INTERRUPTED, Commands, option, output, positive, progress
from ludus.lab.commands.sim import add_keep, add_playing, keep_for, play_plan, show_details


def add(commands: Commands) -> None:
    command = commands.add_parser("lab", help="tools for research")
    tools = command.add_subparsers(title="tools", metavar="TOOL", required=True)
    tuner = tools.add_parser("tune", help="find better weights for a game's evaluation")
    tuner.add_argument("game", help="regicide, or any game whose evaluation has weights")
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
    print("changed: " + (", ".join(tuner.changes()) or "nothing"))
    print("weights: " + ", ".join(f"{weight:.2f}" for weight in tuner.best))
    return code


def _add_strength(tools: Commands) -> None:
    trial = tools.add_parser(
        "strength",
        help="how strong a bot is among others",
        description="One bot on trial among others, at every seat equally often: its share of the "
        "victories, and of the rounds where a game has rounds to win, with 95 % intervals; level winners share. "
        "The same seed gives the same result for any --jobs.",
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
    add_playing(trial)
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
    except UnicodeDecodeError:
        raise LudusError(f"{file} isn't UTF-8 text") from None
    except ValueError as error:
        raise LudusError(f"{file} isn't JSON: {error}") from None
    if not isinstance(start, dict):
        raise LudusError(f"{file}: a position is a set of named values")
    return start


def run_strength(args: argparse.Namespace) -> int:
    from ludus.lab import strength

    options = with_decks(find(args.game), dict(args.option), args.deck)
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
        "what percentage of games was won by the player who had it in the end; with 95 % intervals and a picture. "
        "The same seed gives the same result for any --jobs.",
        epilog="example: ludus lab balance augustus --players 4 --games 20000 --picture balance.svg",
    )
    command.add_argument("game", help="one of: " + ", ".join(names()))
    command.add_argument("--players", type=positive, required=True, help="number of seats")
    command.add_argument("--bot", default="greedy", help="the player at all seats (default: greedy)")
    command.add_argument("--games", type=positive, default=2000)
    command.add_argument("--seed", default="1", help="a number or a word")
    command.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes")
    command.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    add_deck_argument(command)
    add_keep(command)
    command.add_argument("--csv", metavar="FILE", help="one row per piece")
    command.add_argument("--json", metavar="FILE", help="everything")
    command.add_argument("--picture", metavar="FILE", help="a picture: .png or .svg (default: GAME-balance.png)")
    command.set_defaults(run=run_balance)


def run_balance(args: argparse.Namespace) -> int:
    from ludus.lab import balance, sim

    options = with_decks(find(args.game), dict(args.option), args.deck)
    plan = balance.balance_plan(args.game, args.players, args.bot, args.games, args.seed, options)
    picture = args.picture or f"{args.game}-balance.png"
    balance.check_picture(picture)
    with contextlib.ExitStack() as stack:
        table = output(stack, args.csv) if args.csv else None
        whole = output(stack, args.json) if args.json else None
        with progress(f"{plan.game}, {args.players} players", plan.games) as report:
            played, complete = sim.simulate(plan, args.jobs, report, keep_for(args.keep, plan))
        pieces = balance.balance(plan, played)
        if table:
            balance.write_csv(pieces, table)
        if whole:
            balance.write_json(plan, pieces, whole)
    balance.draw(plan, pieces, picture)
    for piece in pieces:
        print(f"{piece.margin:+6.2f}  {piece.low:+6.2f} to {piece.high:+6.2f}  {piece.games:6d}  {piece.name}")
    if missing := balance.never(plan, pieces):
        print(f"never: {', '.join(missing)}")
    show_details(sim.summary(plan, played))
    print(f"{len(played)} games; picture: {picture}")
    return 0 if complete else INTERRUPTED
