"""From the options of `ludus play --full` and `ludus join` to the full screen."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from ludus.kernel.refusals import UserError
from ludus.kernel.text import words
from ludus.terminal.files import Keeper
from ludus.terminal.invocation import command
from ludus.terminal.screen import Screen
from ludus.terminal.start import begun, bots_seed, new_file, resumed

if TYPE_CHECKING:
    from ludus.terminal.local import LocalTable

LIGHT_COLOURS = {"7", "15"}


def check_terminal() -> None:
    """The full screen needs Textual and a terminal; what is missing is said in one line."""
    try:
        import textual  # noqa: F401
        import websockets  # noqa: F401
    except ImportError:
        raise UserError("f-no-textual") from None
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty()):
        raise UserError("f-no-terminal")


def is_dark() -> bool:
    """What the terminal says of its background, where it does."""
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] not in LIGHT_COLOURS


# --- At this keyboard ------------------------------------------------------------------------


def play_full(args: Namespace, language: str) -> int:
    """Play here; the exit code."""
    check_terminal()
    from ludus.terminal.full.app import TableApp
    from ludus.terminal.full.table_source import LocalSource

    local = set_up(args, language)
    app = TableApp(LocalSource(local), language, not args.yes, is_dark())
    try:
        app.run()
    finally:
        tell_where(local, app.language)
    if app.fault is not None:
        raise app.fault
    return 0


def set_up(args: Namespace, language: str) -> LocalTable:
    """The game that the options ask for, kept in its file from the beginning."""
    from ludus.terminal.local import LocalTable

    keeper = Keeper(None)
    if args.resume is not None:
        match, sitters, keeper = resumed(args)
    else:
        match, sitters = begun(args, language, Screen())
    if args.save is not None:
        keeper.path = new_file(args.save, keeper.path)
    local = LocalTable(match, sitters, keeper, bots_seed(match))
    if not match.over:
        local.find_place()
    return local


def tell_where(local: LocalTable, language: str) -> None:
    """Where the game is, and how to go on with it."""
    say, screen, keeper = words().say, Screen(), local.keeper
    if not keeper.safe:
        screen.say(say(language, "t-lost", reason=keeper.failed or "-"))
    elif local.match.over:
        screen.say(say(language, "t-record", file=str(keeper.path)))
    else:
        screen.say(say(language, "t-resume-with"))
        screen.say(f"  {command('play', '--full', '--resume', str(keeper.path))}", fold=False)


# --- At a table of a server --------------------------------------------------------------------


def join(args: Namespace, language: str) -> int:
    """Sit down or look on at a table of a server; the exit code."""
    check_terminal()
    from ludus.terminal.full.app import TableApp
    from ludus.terminal.full.remote import ServerSource, read_address

    source = ServerSource(read_address(args.address), args.watch)
    source.introduce(args.name, language if args.lang else "")
    app = TableApp(source, language, dark=is_dark())
    app.run()
    if not source.watching:
        screen = Screen()
        screen.say(words().say(app.language, "f-left-table"))
        screen.say(f"  {command('join', source.address())}", fold=False)
    if app.fault is not None:
        raise app.fault
    return 0
