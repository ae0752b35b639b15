"""The site for tests: built once in the package, by whichever test process comes first."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import build_docs

TIMEOUT = 120.0  # seconds for a build by another process


def built_site(scratch: Path) -> Path:
    """The folder of the site in the package, up to date; `scratch` is shared by all test processes."""
    lock = scratch / "site.lock"
    with contextlib.closing(sqlite3.connect(lock, timeout=TIMEOUT, isolation_level=None)) as waiting:
        waiting.execute("begin exclusive")
        build_docs.build()
    return build_docs.SITE
