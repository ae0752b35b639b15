"""The command `ludus`."""

from __future__ import annotations

import argparse
import os
import sys
from typing import NoReturn

from ludus import __version__
from ludus.kernel.refusals import LudusError
from ludus.lab.commands import add_commands as add_lab_commands
from ludus.server.commands import add_commands as add_server_commands
from ludus.tables.storage.commands import add_commands as add_storage_commands
from ludus.terminal.commands import add_commands as add_terminal_commands

EXAMPLES = """examples:
  ludus serve                                          play in the browser
  ludus play regicide                                  play in this terminal
  ludus learn regicide                                 a guided game of five minutes
  ludus rules regicide --lang ru                       how to play
  ludus rules RG-143                                   one rule
  ludus sim regicide --players 3 --bots greedy --games 1000 --jobs 2
  ludus bench                                          how fast this machine is
"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    top: argparse.ArgumentParser = Parser(
        prog="ludus",
        description="Tabletop games by every rule: play, study and simulate them.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"ludus {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_server_commands(commands)
    add_terminal_commands(commands)
    add_storage_commands(commands)
    add_lab_commands(commands)
    return top


def main(arguments: list[str] | None = None) -> int:
    """Run a command; an error is shown in one line, never as a traceback."""
    args = parser().parse_args(arguments)
    try:
        code: int = args.run(args)
        if sys.stdout is not None:
            sys.stdout.flush()
    except LudusError as error:
        print(f"ludus: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # the reader of a pipe has gone; closing stdout again at exit must not complain
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"ludus: {error.strerror or error}: {error.filename or ''}".rstrip(": "), file=sys.stderr)
        return 2
    return code


if __name__ == "__main__":
    sys.exit(main())
