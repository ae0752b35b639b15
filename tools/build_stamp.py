"""What the builders share: folders with a stamp of their sources beside them, and words for the person who waits."""

from __future__ import annotations

import hashlib
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path


def fingerprint(root: Path, files: Iterable[Path]) -> str:
    """Changes when what is built of these files of a tree would."""
    digest = hashlib.sha256()
    for file in sorted(set(files)):
        digest.update(f"\n{file.relative_to(root).as_posix()}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def is_fresh(folder: Path, stamp: Path, wanted: str) -> bool:
    """Is exactly what was wanted in the package?"""
    return (folder / "index.html").exists() and stamp.exists() and stamp.read_text() == wanted


def put_in_place(built: Path, folder: Path, stamp: Path, fingerprint: str) -> None:
    """Move a built folder into the package; a server that runs has it at the next reload."""
    stamp.unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    try:
        built.rename(folder)
    except OSError:
        if not (folder / "index.html").exists():  # if it is there, another process was quicker
            raise
    stamp.write_text(fingerprint)


def say(line: str) -> None:
    """A line for the person at the terminal; standard output belongs to the program that is started next."""
    print(f"-- {line}", file=sys.stderr, flush=True)


def begin(step: str) -> None:
    """Say what takes a while now. It ends with the next step or with the program; `run.py` shows for how long."""
    say(f"{step} ...")
