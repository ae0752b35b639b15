"""Build the documentation as a site: into the package for `run.py` and for the wheel of `build_hook.py`.

The package docsite makes it from docs/, the guides and rules of the games and the docstrings of the library, without a
network. A stamp remembers what was built, so that nothing is done twice.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import build_stamp
from build_stamp import begin, put_in_place, say

if TYPE_CHECKING:
    from docsite.site import Site

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "src" / "ludus" / "server" / "site"  # what the server sends to readers
BUILT = SITE.with_name(".site-stamp")  # fingerprint of the sources of `SITE`
SOURCES = (
    "tools/build_docs.py",
    "*.md",
    "docs/**/*",
    "tools/docsite/*.py",
    "examples/**/*",
    "src/ludus/**/*.py",
    "src/ludus/games/*/guide.*.md",
    "src/ludus/games/*/ledger.*.ftl",
    "src/ludus/games/*/schema.json",
    "web/src/theme.css",
    "web/src/art/fonts/*",
)


class DocsFailed(Exception):
    """The site was not built; the text says why."""


def sources() -> Iterator[Path]:
    """Every file that the site depends on."""
    for pattern in SOURCES:
        yield from (file for file in ROOT.glob(pattern) if file.is_file() and "__pycache__" not in file.parts)


def fingerprint() -> str:
    """Changes when the site would."""
    return build_stamp.fingerprint(ROOT, sources())


def is_fresh() -> bool:
    """Is the site of exactly these sources in the package?"""
    return build_stamp.is_fresh(SITE, BUILT, fingerprint())


def make() -> Site:
    """The site in memory."""
    try:
        site: Site = import_module("docsite.site").Site(ROOT)
    except ModuleNotFoundError as missing:
        raise DocsFailed(f"the documentation cannot be built: there is no package {missing.name}") from None
    return site


def build() -> None:
    """Bring the site in the package up to date; on failure the old one stays."""
    if is_fresh():
        return
    begin("building the documentation")
    built = fingerprint()
    site = make()
    for link in site.broken:
        say(f"a link that leads nowhere: {link}")
    SITE.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".site-", dir=SITE.parent) as name:
        folder = Path(name, "site")
        site.write(folder)
        put_in_place(folder, SITE, BUILT, built)


def main() -> int:
    """`python tools/build_docs.py`, run by `run.py` in its environment."""
    try:
        build()
    except DocsFailed as failure:
        say(str(failure))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
