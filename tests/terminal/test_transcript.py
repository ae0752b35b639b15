"""The transcripts in the guide are what happens."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from .shell import in_process

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize("guide", ["play-terminal.md", "play-terminal.ru.md"])
def test_the_transcripts_are_real(tmp_path: Path, guide: str) -> None:
    found = re.findall(r"```text\n\$ ludus (.*)\n((?:.*\n)*?)```", (DOCS / guide).read_text("utf-8"))
    assert len(found) == 2
    for command, shown in found:
        typed = re.findall(r"^A> (.*)$", shown, re.MULTILINE)
        done = in_process(tmp_path, *shlex.split(command), typed=typed)
        assert done.out == shown
