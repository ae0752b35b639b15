"""Every rule, ruling and worked example is named by a test of this folder."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

ID = re.compile(r"\bGM-(?:\d{3}|R\d{2}|E\d{2})\b")
HERE = Path(__file__)


def test_every_rule_is_named() -> None:
    """The ledger of the game tells which rules and rulings there are; the examples are GM-E01 to GM-E12."""
    ledger = (resources.files("ludus.games.gorus") / "ledger.en.ftl").read_text(encoding="utf-8")
    wanted = set(re.findall(r"^(GM-\w+) =", ledger, re.MULTILINE)) | {f"GM-E{number:02d}" for number in range(1, 13)}
    named = {
        name
        for file in HERE.parent.glob("test_*.py")
        if file != HERE
        for name in ID.findall(file.read_text(encoding="utf-8"))
    }
    assert sorted(wanted - named) == []
    assert sorted(named - wanted) == []
