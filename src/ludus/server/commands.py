"""The commands of the server: serve, table, load, bot.

What the server is made of is imported when it runs: `ludus` must start quickly whatever it is asked for.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ludus.games import find
from ludus.kernel.decks import add_deck_argument, with_decks
from ludus.kernel.refusals import UserError
from ludus.kernel.text import LANGUAGES
from ludus.server import clock_cli
from ludus.server.docs_export import add_docs
from ludus.tables.storage.address import data_folder, default_address

SEATS = 4  # of the game that scripted people play
if TYPE_CHECKING:
    from ludus.server.load import Report

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

EXAMPLES = """examples:
  ludus serve                                          play in the browser on this machine
  ludus serve --host 0.0.0.0                           friends in the same network can join
  ludus serve --db postgresql://user@host/ludus        keep the games in PostgreSQL
  ludus serve --db postgresql://… --processes 2        share the work of one address
"""


def add_commands(commands: Commands) -> None:
    serve = commands.add_parser(
        "serve",
        help="start the server with its web client",
        description="Start the server with its web client and say which address to open.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    serve.add_argument("--port", type=port, help="port; 0 chooses a free one (default: 8000, or a free one)")
    serve.add_argument(
        "--db", metavar="ADDRESS", help=f"file or postgresql:// address (default: {data_folder() / 'ludus.db'})"
    )
    serve.add_argument(
        "--processes", type=int, default=1, metavar="N", help="server processes behind the address; needs PostgreSQL"
    )
    serve.add_argument("--socket", type=int, help=argparse.SUPPRESS)  # what one of several processes is given
    serve.add_argument("--workers", type=int, default=0, help="processes for bots (default: one per core)")
    serve.add_argument("--pace", type=float, default=0.8, help="seconds before a bot moves (default: 0.8)")
    serve.add_argument(
        "--think", type=float, default=10.0, help="seconds per decision for an external bot (default: 10)"
    )
    serve.add_argument("--lang", choices=LANGUAGES, default="en", help="language of this terminal")
    serve.add_argument("--no-limits", action="store_true", help="no rate limits, for measurements; this machine only")
    serve.add_argument("--verbose", action="store_true", help="log every request")
    serve.add_argument("--log", choices=("text", "json"), default="text", help="how the log is written (default: text)")
    serve.add_argument(
        "--metrics", default="", metavar="HOST", help="address or network that may read /metrics besides this machine"
    )
    serve.set_defaults(run=run_serve)
    _add_table(commands)
    _add_lobby(commands)
    _add_load(commands)
    _add_bot(commands)
    add_docs(commands)


def _add_table(commands: Commands) -> None:
    table = commands.add_parser(
        "table",
        help="make a table at a server and print its link",
        description="Create a table on a running server and print its link. The game starts when all seats are taken.",
        epilog="example: ludus table http://127.0.0.1:8000 regicide --seats open,open,hard --pace 60",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    table.add_argument("url", help="address of the server")
    table.add_argument("game", help="which game")
    table.add_argument("--seats", default="open,open", help="open or a bot level for each seat (default: open,open)")
    table.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    add_deck_argument(table)
    clock_cli.add_arguments(table)
    table.add_argument("--grace", type=int, default=0, metavar="SECONDS", help="until a bot plays for an absent player")
    table.add_argument("--public", action="store_true", help="show the table in the lobby of the server")
    table.add_argument("--language", choices=LANGUAGES, default="", help="language people speak at the table")
    table.set_defaults(run=run_table)


def _add_lobby(commands: Commands) -> None:
    lobby = commands.add_parser(
        "lobby",
        help="list the public tables of a server",
        description="List the public tables of a running server: those that wait for people, and games to watch.",
        epilog="example: ludus lobby http://127.0.0.1:8000",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    lobby.add_argument("url", help="address of the server")
    lobby.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the list (default: en)")
    lobby.set_defaults(run=run_lobby)


def _add_load(commands: Commands) -> None:
    load = commands.add_parser(
        "load",
        help="measure a server on this machine under load",
        description="Start a server on this machine, let scripted players play over the network, and check that every "
        "acknowledged move was kept: first at a steady rate, then as fast as possible.",
    )
    load.add_argument("--tables", type=positive, default=200, help="tables at once (default: 200)")
    load.add_argument("--players", type=int, choices=(2, 3, 4), default=2, help="people at each table (default: 2)")
    load.add_argument("--bots", type=int, choices=(0, 1, 2), default=0, help="bots beside them (default: 0)")
    load.add_argument("--processes", type=positive, default=1, help="server processes; more than one need PostgreSQL")
    load.add_argument("--seconds", type=positive, default=60, help="for both phases together (default: 60)")
    load.add_argument("--rate", type=positive, default=200, help="moves per second in the first phase (default: 200)")
    load.add_argument("--crashes", type=int, default=0, help="instead: kill the server this many times during the run")
    load.add_argument("--db", metavar="ADDRESS", help="an EMPTY database (default: a temporary SQLite file)")
    load.add_argument("--json", action="store_true", help="print the figures as JSON")
    load.set_defaults(run=run_load)


def _add_bot(commands: Commands) -> None:
    bot = commands.add_parser(
        "bot",
        help="let an external bot play a seat at a table of a server",
        description="Connect an external bot that speaks the line protocol (docs/bots.md) to its seat at a table.",
        epilog="example: ludus bot http://127.0.0.1:8000/#/t/TABLE KEY -- python3 examples/bots/first.py",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    bot.add_argument("url", help="link of the table")
    bot.add_argument("key", help="key of the bot's seat, shown to the host of the table")
    bot.add_argument("program", nargs="+", help="command that starts the bot")
    bot.set_defaults(run=run_bot)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return number


def run_serve(args: argparse.Namespace) -> int:
    if args.no_limits and args.host not in ("127.0.0.1", "localhost", "::1"):
        raise UserError("s-limits")
    with needed_packages():
        from ludus.server.serve import Settings, serve
    settings = Settings(
        host=args.host,
        port=args.port,
        db=args.db or os.environ.get("LUDUS_DB") or default_address(),
        workers=args.workers,
        pace=args.pace,
        think=args.think,
        limits=not args.no_limits,
        language=args.lang,
        verbose=args.verbose,
        log=args.log,
        metrics=args.metrics,
        socket=args.socket,
    )
    if args.processes > 1:
        from ludus.server.processes import serve_many

        return serve_many(settings, args.processes, sys.stdout)
    return serve(settings, sys.stdout)


def run_table(args: argparse.Namespace) -> int:
    from ludus.server.create_table_cli import create_table, seat
    from ludus.tables.wire import NewTable

    wrong = [text for text in args.option if "=" not in text]
    if wrong:
        raise UserError("t-bad-option", text=wrong[0])
    options = dict(text.split("=", 1) for text in args.option)
    if args.deck:
        options = with_decks(find(args.game), options, args.deck)
    seats = tuple(seat(word) for word in args.seats.split(","))
    wanted = NewTable(args.game, seats, options, grace=args.grace, clock=clock_cli.timing(args))
    print(create_table(args.url, replace(wanted, public=args.public, language=args.language)))
    return 0


def run_lobby(args: argparse.Namespace) -> int:
    from ludus.server.lobby_cli import lobby_lines

    print(*lobby_lines(args.url, args.lang), sep="\n")
    return 0


def run_load(args: argparse.Namespace) -> int:
    with needed_packages():
        from ludus.server.load import Size, measure
    from rich.console import Console

    console = Console(stderr=True)
    if args.players + args.bots > SEATS:
        raise UserError("s-load-seats", count=SEATS)
    size = Size(args.tables, args.players, args.processes, args.bots)
    with tempfile.TemporaryDirectory(prefix="ludus-load-") as folder, console.status("starting a server") as status:
        db = args.db or str(Path(folder, "load.db"))
        reports = asyncio.run(measure(db, size, args.seconds, args.rate, args.crashes, status.update))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(reports)).decode())
    else:
        print(*(line for report in reports for line in report_lines(report)), sep="\n")
    return 1 if any(report.faults for report in reports) else 0


def report_lines(report: Report) -> list[str]:
    """A phase of a measurement in lines."""
    lines = [
        f"{report.name}: {report.moves} moves and {report.games} whole games in {report.seconds:g} s",
        f"  {report.moves_per_second:g} moves/s; accepted after {report.median_ms:g} ms (median), "
        f"{report.p99_ms:g} ms (99th percentile); the players themselves were late by {report.own_p99_ms:g} ms",
    ]
    if report.starts:
        lines.append(f"  server killed {len(report.starts)} times; ready again after {max(report.starts):g} s at most")
    else:
        lines.append(f"  server: {report.cpu_ms_per_move:g} ms per move, {report.kib_per_table:g} KiB per table")
    lines.append(f"  lost, doubled, misdirected or leaked: {len(report.faults)}")
    return lines + [f"    {fault}" for fault in report.faults[:10]]


def run_bot(args: argparse.Namespace) -> int:
    with needed_packages():
        from ludus.server.bot_bridge import bridge
    return asyncio.run(bridge(args.url, args.key, args.program))


@contextlib.contextmanager
def needed_packages() -> Iterator[None]:
    """Say which extra is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise UserError("s-missing", reason=str(error.name)) from None
