"""The command `ludus examples`: bots to start from, also where the project itself is not at hand."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from ludus.kernel.refusals import UserError
from ludus.lab.commands.common import Commands

PACKAGE = Path(__file__).parents[2]
PLACES = (PACKAGE / "examples", PACKAGE.parents[1] / "examples")  # in an installed package, in a copy of the project


def add(commands: Commands) -> None:
    """The command `examples`."""
    examples = commands.add_parser(
        "examples",
        help="where the example bots are; --to writes them to a folder",
        description="Say where the example bots are, or write them to a folder where you can change them.",
        epilog="example: ludus examples --to my-bots",
    )
    examples.add_argument("--to", metavar="FOLDER", help="write them to this folder, which must be new or empty")
    examples.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy the examples if asked to, then say where they are."""
    folder = next((place for place in PLACES if place.is_dir()), None)
    if folder is None:
        raise UserError("examples-missing")
    if args.to is not None:
        folder = export(folder, Path(args.to))
    for file in sorted(file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts):
        print(file.resolve())
    return 0


def export(source: Path, folder: Path) -> Path:
    """Write the examples to a folder; the folder."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UserError("docs-folder-full", folder=str(folder))
    shutil.copytree(source, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    return folder
