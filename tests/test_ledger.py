"""Every rule of every ledger is named by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludus
from ludus.lab.ledger import ledger_ids, unnamed


@pytest.mark.parametrize("name", ludus.games())
def test_no_rule_without_a_test(name: str) -> None:
    rules, rulings = unnamed(ludus.game(name), Path(__file__).parent)
    assert rules == []
    assert rulings == []


def test_the_ledger_of_regicide_is_complete() -> None:
    ids = ledger_ids(ludus.game("regicide"))
    assert len([rule for rule in ids if "-R" not in rule]) == 141
    assert len([rule for rule in ids if "-R" in rule]) == 21
