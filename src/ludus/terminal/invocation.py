"""How to call Ludus again from where the person is."""

from __future__ import annotations

import os
import shlex
import shutil
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3]  # above the package's `src`, if it runs from its sources


def command(*arguments: str) -> str:
    """A command line that works here: `ludus` may not be on the path."""
    if shutil.which("ludus"):
        words = ["ludus"]
    elif (FOLDER / "run.py").is_file() and (FOLDER / "src" / "ludus").is_dir():
        words = ["python3", near(FOLDER / "run.py"), "start"]
    else:
        words = ["python", "-m", "ludus"]
    return shlex.join([*words, *arguments])


def near(path: Path) -> str:
    """A path in or below the working folder without that folder."""
    try:
        return str(path.relative_to(os.path.realpath(os.curdir)))
    except (OSError, ValueError):
        return str(path)
