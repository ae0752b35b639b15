"""The time for decisions, as the command line says it."""

from __future__ import annotations

import argparse
import re

from ludus.kernel.refusals import UserError
from ludus.tables.wire import Timing

STORE = re.compile(r"(?:(?P<minutes>\d{1,5})m)?(?:(?P<seconds>\d{1,5})s)?\+(?P<more>\d{1,5})s?")


def add_arguments(table: argparse.ArgumentParser) -> None:
    pace = table.add_mutually_exclusive_group()
    pace.add_argument("--pace", type=int, default=0, metavar="SECONDS", help="time for each decision, 10 to 600")
    pace.add_argument("--clock", default="", metavar="BANK", help="time bank and what each decision adds: 10m+10s")
    pace.add_argument("--days", type=int, default=0, metavar="DAYS", help="days for each decision, 1 to 14")
    table.add_argument(
        "--late", default="normal", metavar="LEVEL", help="bot that decides when time is up (default: normal)"
    )
    table.add_argument("--late-stays", action="store_true", help="that bot plays on until the owner comes back")


def timing(args: argparse.Namespace) -> Timing | None:
    """None: as much time as people like."""
    late = {"level": args.late, "takes_over": args.late_stays}
    if args.clock:
        return Timing("bank", *store(args.clock), **late)
    for kind, number in (("move", args.pace), ("days", args.days)):
        if number < 0:
            raise UserError("s-time", number=number)
        if number:
            return Timing(kind, number, **late)  # type: ignore[arg-type]
    return None


def store(text: str) -> tuple[int, int]:
    """The seconds in store and those that a decision adds."""
    found = STORE.fullmatch(text.strip().lower())
    if found is None or text.startswith("+"):
        raise UserError("s-clock", text=text)
    return 60 * int(found["minutes"] or 0) + int(found["seconds"] or 0), int(found["more"])
