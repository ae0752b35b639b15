"""Every rule of every ledger is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludus
from ludus.lab.ledger import ledger_ids, unnamed


@pytest.mark.parametrize("name", ludus.games())
def test_no_rule_without_a_test(name: str) -> None:
    rules, rulings = unnamed(ludus.game(name), Path(__file__).parent)
    assert rules == []
    assert rulings == []


# Rules, rulings and worked examples of the specifications.
COUNTS = {
    "augustus": (184, 27, 10),
    "goldencup": (207, 34, 8),
    "gorus": (143, 31, 12),
    "regicide": (141, 21, 22),
    "spartacus": (296, 53, 35),
}


@pytest.mark.parametrize("name", ludus.games())
def test_the_tests_of_a_game_name_its_rules_rulings_and_examples_and_no_others(name: str) -> None:
    rules, rulings, examples = COUNTS[name]
    prefix = ludus.game(name).meta.prefix
    ids = ledger_ids(ludus.game(name))
    assert len([rule for rule in ids if rule[-3:].isdigit()]) == rules
    assert len([rule for rule in ids if not rule[-3:].isdigit()]) == rulings
    wanted = {*ids, *(f"{prefix}-E{number:02d}" for number in range(1, examples + 1))}
    tests = Path(__file__).parent
    games, screen = tests / "games", tests / "terminal" / f"test_{name}.py"  # some rules are of screens alone
    files = [*games.glob("test_*.py"), *(games / name).glob("test_*.py"), *([screen] if screen.exists() else [])]
    named = {word for file in files for word in re.findall(rf"\b{prefix}-[QRE]?\d+\b", file.read_text("utf-8"))}
    assert sorted(wanted - named) == []
    assert sorted(named - wanted) == []
