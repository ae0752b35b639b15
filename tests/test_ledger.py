"""Every rule of every ledger has a test of its own, which is marked with its number: `@rule("RG-143")`."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludus
from ludus.cli import main
from ludus.lab.ledger import ledger_ids, marked, marked_ids, untested

TESTS = Path(__file__).parent


@pytest.mark.parametrize("name", ludus.games())
def test_no_rule_without_a_test(name: str) -> None:
    assert untested(ludus.game(name), TESTS) == ([], [])


# Rules, rulings and worked examples of the specifications.
COUNTS = {
    "augustus": (184, 27, 10),
    "goldencup": (207, 34, 8),
    "gorus": (143, 31, 12),
    "regicide": (141, 21, 22),
    "spartacus": (296, 53, 35),
}


@pytest.mark.parametrize("name", ludus.games())
def test_markers_name_rules_rulings_and_examples_and_no_others(name: str) -> None:
    rules, rulings, examples = COUNTS[name]
    prefix = ludus.game(name).meta.prefix
    ids = ledger_ids(ludus.game(name))
    assert len([rule for rule in ids if rule[-3:].isdigit()]) == rules
    assert len([rule for rule in ids if not rule[-3:].isdigit()]) == rulings
    wanted = {*ids, *(f"{prefix}-E{number:02d}" for number in range(1, examples + 1))}
    named = marked_ids(ludus.game(name), TESTS)
    assert sorted(wanted - named) == []
    assert sorted(named - wanted) == []


def test_markers_name_games_that_exist() -> None:
    prefixes = {ludus.game(name).meta.prefix for name in ludus.games()}
    named = {number for file in TESTS.rglob("test_*.py") for number in marked(file)}
    assert {number.split("-")[0] for number in named} == prefixes


def test_generic_tests_prove_no_rule_alone() -> None:
    """What every game must keep, whole games and words are no rule's own test, though they would notice many."""
    generic = [*(TESTS / "games").glob("test_*.py"), *TESTS.glob("test_*.py")]
    own = ("test_records.py", "test_texts.py", "test_preview.py", "test_player.py")
    generic += [file for file in (TESTS / "games").glob("*/test_*.py") if file.name in own]
    assert len(generic) > 15
    assert {file.name: sorted(marked(file)) for file in generic} == {file.name: [] for file in generic}


def test_markers_are_found_in_decorators_and_cases_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A number in a docstring or in an assertion proves nothing."""
    file = tmp_path / "test_some.py"
    file.write_text(
        '@rule("RG-001", "RG-R02")\n'
        '@pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("RG-003"))])\n'
        "def test_some(n):\n"
        '    """RG-004: not marked."""\n'
        '    assert refusal.rule == "RG-005"\n',
        "utf-8",
    )
    assert marked(file) == ("RG-001", "RG-R02", "RG-003")
    assert main(["dev", "ledger", "regicide", "--tests", str(tmp_path)]) == 1
    listed = capsys.readouterr().out.split()
    assert {"RG-002", "RG-004", "RG-005", "RG-R01"} <= set(listed)
    assert not {"RG-001", "RG-003", "RG-R02"} & set(listed)
