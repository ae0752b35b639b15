"""The command `ludus docs`: where the documentation is, and a copy of it that needs no server."""

from __future__ import annotations

import argparse
import re
import shutil
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from ludus.kernel.refusals import UserError
from ludus.kernel.text import LANGUAGES, words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

SITE = Path(__file__).with_name("site")
OF_A_SERVER = ("404.*",)  # only a server shows these
PLAY_LINK = re.compile(r'^<a class="play" .*\n', re.MULTILINE)  # leads to the server beside the site


def is_built() -> bool:
    """Is the site in the package?"""
    return (SITE / "index.html").exists()


def add_docs(commands: Commands) -> None:
    """The command `docs`."""
    docs = commands.add_parser(
        "docs",
        help="where the documentation is; --to writes it to a folder",
        description="Say where the documentation is, open it, or write it to a folder from which any browser can read "
        "it without a server. A running server shows it under /docs/.",
        epilog="example: ludus docs --to ludus-docs",
    )
    docs.add_argument("--to", metavar="FOLDER", help="write the site to this folder, which must be new or empty")
    docs.add_argument("--open", action="store_true", help="open it in the browser")
    docs.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the first page (default: en)")
    docs.set_defaults(run=run_docs)


def run_docs(args: argparse.Namespace) -> int:
    """Copy the site if asked to, then say and open its first page."""
    if not is_built():
        raise UserError("docs-not-built")
    folder = SITE
    if args.to is not None:
        folder = Path(args.to)
        export(folder)
    first = (folder / ("index.ru.html" if args.lang == "ru" else "index.html")).resolve()
    print(words().say(args.lang, "docs-are-here", address=first.as_uri()))
    if args.open:
        webbrowser.open(first.as_uri())
    return 0


def export(folder: Path) -> None:
    """Write the site to a folder, without what only makes sense beside a running house."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UserError("docs-folder-full", folder=str(folder))
    shutil.copytree(SITE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*OF_A_SERVER))
    for page in folder.rglob("*.html"):
        text = page.read_text("utf-8")
        page.write_text(PLAY_LINK.sub("", text), "utf-8")
