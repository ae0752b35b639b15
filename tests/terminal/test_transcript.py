"""The transcripts in the guide are what happens."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from .shell import in_process

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "play-terminal.md"


def test_the_transcripts_are_real(tmp_path: Path) -> None:
    found = re.findall(r"```text\n\$ ludus (.*)\n((?:.*\n)*?)```", GUIDE.read_text("utf-8"))
    assert len(found) == 2
    for command, shown in found:
        typed = re.findall(r"^A> (.*)$", shown, re.MULTILINE)
        done = in_process(tmp_path, *shlex.split(command), typed=typed)
        assert done.out == shown
