"""The transcript in the guide is what happens."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from .shell import in_process

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "play-terminal.md"


def test_the_transcript_is_real(tmp_path: Path) -> None:
    found = re.search(r"```text\n\$ ludus (.*)\n((?:.*\n)*?)```", GUIDE.read_text("utf-8"))
    assert found is not None
    command, shown = found.groups()
    typed = re.findall(r"^A> (.*)$", shown, re.MULTILINE)
    done = in_process(tmp_path, *shlex.split(command), typed=typed)
    assert done.out == shown
