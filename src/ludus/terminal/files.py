"""Atomic file writes: a file is always either the old one or the new one, never half of each."""

from __future__ import annotations

import contextlib
import os
import stat
import time
from pathlib import Path

from ludus.kernel.refusals import UserError

LARGEST = 4_000_000  # bytes; no record comes near it, and devices never end
SUFFIX = ".ludus"


def reason(error: OSError) -> str:
    return error.strerror or str(error)


def read_text(name: str) -> str:
    """The text of a file that someone named."""
    try:
        with open(name, "rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise UserError("t-cannot-read", file=name, reason=reason(error)) from None
    except ValueError:  # a name that no file can have
        raise UserError("t-not-a-record", file=name) from None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UserError("t-not-a-record", file=name) from None
    if len(content) > LARGEST or "\0" in text:
        raise UserError("t-not-a-record", file=name)
    return text


def write_text(path: Path, text: str) -> None:
    """Put a text into a file, all or nothing; OSError if that cannot be done."""
    path = Path(os.path.realpath(path))  # a link stays a link
    mode = None
    with contextlib.suppress(FileNotFoundError):
        mode = path.stat().st_mode
    if mode is not None and not stat.S_ISREG(mode):
        path.write_text(text, "utf-8")  # a pipe or a device cannot be replaced; a folder refuses
        return
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with open(beside, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            if mode is not None:
                os.fchmod(file.fileno(), stat.S_IMODE(mode))
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make the new name itself durable; some file systems cannot, and then nothing is lost by trying."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def is_replaceable(path: Path) -> bool:
    """May a record be written here without destroying something else?"""
    if not path.is_file() or path.stat().st_size == 0:
        return True
    with open(path, "rb") as file:
        return b'[Game "' in file.read(2000)


def state_folder() -> Path:
    """Where running games are kept (XDG base directories)."""
    base = os.environ.get("XDG_STATE_HOME", "")
    folder = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "state"
    return folder / "ludus"


def new_state_file(game: str) -> Path:
    """A file of our own for a game that begins now; OSError if there is no place for it."""
    folder = state_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    number = 1
    while True:
        path = folder / f"{game}-{stamp}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            return path
        except FileExistsError:
            number += 1


def new_keeper(game: str) -> Keeper:
    """For a game that begins now; without a path if there is no place for it."""
    try:
        return Keeper(new_state_file(game))
    except OSError as error:
        return Keeper(None, f"{state_folder()}: {reason(error)}")
    except RuntimeError as error:  # nobody's home
        return Keeper(None, str(error))


class Keeper:
    """Keeps a game in a file after every decision. A place that fails is reported once, then tried again."""

    def __init__(self, path: Path | None, failed: str = "") -> None:
        self.path = path
        self.failed = failed  # why the latest text is not in the file

    @property
    def safe(self) -> bool:
        return self.path is not None and not self.failed

    def keep(self, text: str) -> bool:
        """Write the text; False if that failed for the first time since it last worked."""
        if self.path is None:
            return True
        before = self.failed
        try:
            write_text(self.path, text)
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            self.failed = reason(error) if isinstance(error, OSError) else str(error)
            return bool(before)
        self.failed = ""
        return True
