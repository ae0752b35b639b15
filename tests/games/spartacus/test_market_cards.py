"""Every market card that does something has a test that names it, as every intrigue card has."""

from __future__ import annotations

import ast
import csv
import re
from pathlib import Path

from ludus.games.spartacus import deck
from tests.kit.rules import rule

with Path(deck.__file__).with_name("market.csv").open(encoding="utf-8", newline="") as file:
    KINDS = {row["id"]: row for row in csv.DictReader(file)}

PLAIN = ("GL01", "GL02", "GL03", "GL04", "SL01", "SL02", "SL03", "SL04", "SL05")  # nothing but dice and a value


def named() -> set[str]:
    """Kinds that stand in the docstring of a test, such as `GL07 Impervious: ...`."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"\b(?:GL|SL|WE|AR|XE)\d\d\b", ast.get_docstring(node) or ""))
    return found


@rule("SP-004")
def test_every_kind_has_its_test() -> None:
    """Gladiators and slaves with an ability, and all equipment."""
    kinds = {kind for kind, row in KINDS.items() if row["ability_en"] or row["type"] not in ("gladiator", "slave")}
    assert len(kinds) == len(KINDS) - len(PLAIN)
    assert kinds <= named()
