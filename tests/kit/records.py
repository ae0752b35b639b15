"""Games that are written down and read again."""

from __future__ import annotations

import pytest

import ludus
from ludus import Match


def same_after_replay(m: Match) -> Match:
    """The game restored from its record: all of it is there again."""
    again = ludus.read_record(m.record())
    assert again.record() == m.record()
    assert again.position() == m.position()
    assert again.outcome == m.outcome
    return again


def record_refused(text: str, line: int = 0, why: str = "") -> None:
    """A wrong record is refused with the number of its line (0: any), and why, in both languages."""
    with pytest.raises(ludus.BadRecord, match=why or None) as error:
        ludus.read_record(text)
    assert line in (0, error.value.line), str(error.value)
    assert str(error.value).startswith(f"Line {error.value.line}:")
    assert error.value.text("ru").startswith(f"Строка {error.value.line}")


def line_of(text: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))
