"""Broken rules are made, tried and judged as they should be (`ludus dev mutants`)."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus.cli import main
from ludus.kernel.refusals import LudusError
from ludus.kernel.text import game_folder
from ludus.lab.mutants import Kept, Maker, Mutant, Verdict, all_mutants, explanations, probed, rule_files, sample, users
from ludus.lab.mutants import statements as places

TESTS = Path(__file__).parent.parent
FOLDERS = {name: Path(str(game_folder(name))) for name in ludus.games()}


def changes(text: str) -> list[str]:
    """The changed lines of all mutants of a function with this body."""
    source = f"def f(a: int, b: list[int]) -> int:\n    {text}\n".encode()
    return [mutant.lines(source)[1][0].strip() for mutant in Maker("rules.py", source).make()]


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("if a < 2: a += 1", ["if not (a < 2): a += 1", "if a <= 2: a += 1", "if a < 1: a += 1", "if a < 3: a += 1"]),
        ("if a == b: a.x = b", ["if a != b: a.x = b", "if a == b: pass"]),
        ("if not a: break", ["if a: break", "if not a: pass"]),
        ("a = b[0] if a in b else -1", ["a = b[1] if a in b else -1", "a = b[0] if a not in b else -1"]),
        ("return a and b or a", ["return (a and b or a) + 1", "return a or b or a", "return a and b and a"]),
        ("return True", ["return False"]),
        ("a = a << 3 & b", ["a = a >> 3 & b", "a = a << 2 & b", "a = a << 4 & b", "a = a << 3 | b"]),
        ("b.append(a)", ["pass"]),
        ("a = b", []),  # without it Python would find a name that is not bound
        ('"""A docstring, 1."""', []),
        ("a: list[int] = b", []),
    ],
)
def test_what_is_changed(text: str, changed: list[str]) -> None:
    assert set(changed) <= set(changes(text))
    assert bool(changed) == bool(changes(text))


def test_every_mutant_is_a_program_and_differs() -> None:
    """In all five games; places are counted in bytes, letters of any alphabet before them do not matter."""
    for folder in FOLDERS.values():
        sources = rule_files(folder)
        made = all_mutants(sources)
        assert len(made) > 400
        assert len({mutant.key for mutant in made}) == len(made)
        for mutant in sample(made, 150, 3):
            compile(mutant.apply(sources[mutant.file]), mutant.file, "exec")
            old, new = mutant.lines(sources[mutant.file])
            assert old != new
            assert any(line in sources[mutant.file].decode().splitlines()[mutant.line - 1] for line in old)
    source = 'def f(a):\n    b = "щит"; return a < 1  # щит\n'.encode()
    assert 'b = "щит"; return a <= 1  # щит' in [
        mutant.lines(source)[1][0].strip() for mutant in Maker("", source).make()
    ]


def test_samples_follow_from_the_seed() -> None:
    made = all_mutants(rule_files(FOLDERS["regicide"]))
    assert sample(made, 50, 1) == sample(made, 50, 1) != sample(made, 50, 2)
    assert sample(made, 10**6, 1) == made
    assert set(sample(made, 40, 1)) < set(sample(made, 300, 1))


def test_statements_that_are_executed_are_noted() -> None:
    source = b"def f(a):\n    if a:\n        return 1\n    elif a == 0:\n        a = 5\n    return a\n"
    hits: dict[int, int] = {}
    namespace: dict[str, Any] = {"hits": hits}
    exec(compile(probed(source, 0, "hits"), "", "exec"), namespace)
    assert namespace["f"](0) == 5
    assert sorted(places(source)[number] for number in hits) == [(2, 4), (4, 4), (5, 8), (6, 4)]


def test_what_names_a_constant() -> None:
    source = b"MOST: Final = 3\n\ndef f(a):\n    if a:\n        return MOST\n    return 3\n"
    assert [mutant.name for mutant in Maker("rules.py", source).make() if not mutant.function] == ["MOST", "MOST"]
    assert users(source, "MOST") == [(4, 4), (5, 8)]


# --- Explained mutants ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ludus.games())
def test_explanations_fit_the_rules_of_today(name: str) -> None:
    path = TESTS / "games" / name / "mutants.toml"
    found = explanations(path, rule_files(FOLDERS[name]))
    assert bool(found) == path.exists()


SOURCES = {"rules.py": b"def f(a: int) -> bool:\n    return a < 2\n"}
ENTRY = {"file": "rules.py", "function": "f", "line": "return a < 2", "becomes": "return a <= 2", "reason": "never 2"}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"line": "return a < 3"}, "fits no mutant"),
        ({"becomes": "return a > 2"}, "fits no mutant"),
        ({"function": "g"}, "fits no mutant"),
        ({"reason": " "}, "needs exactly"),
        ({"reasons": "two"}, "needs exactly"),
    ],
)
def test_explanations_that_fit_nothing_are_refused(tmp_path: Path, change: dict[str, str], why: str) -> None:
    def write(entry: dict[str, str]) -> Path:
        lines = (f"{name} = {json.dumps(value)}\n" for name, value in entry.items())
        (tmp_path / "mutants.toml").write_text("[[equivalent]]\n" + "".join(lines), "utf-8")
        return tmp_path / "mutants.toml"

    assert list(explanations(write(ENTRY), SOURCES).values()) == ["never 2"]
    with pytest.raises(LudusError, match=why):
        explanations(write(ENTRY | change), SOURCES)


def test_kept_verdicts_are_those_of_the_same_source(tmp_path: Path) -> None:
    mutant = Maker("rules.py", SOURCES["rules.py"]).make()[0]
    kept = Kept(tmp_path / "kept", SOURCES)
    kept.add(Verdict(mutant, True, "test", "failed", 3))
    kept.add(Verdict(Mutant("rules.py", "", 1, "", 0, 1, "x", (1, 0)), False, "", "passed", 3))
    again = Kept(tmp_path / "kept", SOURCES)
    assert list(again.noticed) == [mutant.key]
    assert again.find(mutant) == Verdict(mutant, True, "test", "failed", 0)
    assert Kept(tmp_path / "kept", {"rules.py": b"# another\n" + SOURCES["rules.py"]}).noticed == {}


# --- Tried for real ------------------------------------------------------------------------------

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="every mutant is tried in a fork")

# What is known of `holds` is enough; what `why_no_play` says is not looked at.
FEW_TESTS = """
from ludus.games.regicide.legality import holds, why_no_play

def test_what_is_held():
    assert holds([1, 2, 2], [2, 1])
    assert holds([1, 2, 2], [2, 2])
    assert not holds([1, 2], [2, 2])

def test_nothing():
    why_no_play([])
"""


# Hands that are full draw nothing, and somebody must notice that they are.
FULL_HANDS = """
import ludus
from ludus.games.regicide.rules import draw

def test_full_hands():
    state = ludus.game("regicide").deal(players=2, seed=1)
    hands = [hand[:] for hand in state.hands]
    draw(state, 3)
    assert state.hands == hands
"""


def prints(folder: Path) -> dict[Path, str]:
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    return {file: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def project(folder: Path, text: str) -> Path:
    """A folder of tests of Regicide with these alone."""
    own = folder / "tests" / "games" / "regicide"
    own.mkdir(parents=True)
    (own / "test_some.py").write_text(text, "utf-8")
    return folder / "tests"


@needs_fork
def test_noticed_survived_and_unused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Every mutant of the refusals of Regicide, with tests that know little; nothing is written but what was asked."""
    tests = project(tmp_path, FEW_TESTS)
    before, verdicts = prints(FOLDERS["regicide"].parent), tmp_path / "verdicts.json"
    words = ["dev", "mutants", "regicide", "--tests", str(tests), "--files", "legality", "--count", "10000"]
    assert main([*words, "--json", str(verdicts), "--report", str(tmp_path / "report")]) == 0
    assert prints(FOLDERS["regicide"].parent) == before
    assert [file.name for file in tests.rglob("*") if file.suffix != ".pyc" and file.is_file()] == ["test_some.py"]
    found = json.loads(verdicts.read_text("utf-8"))
    source = rule_files(FOLDERS["regicide"])["legality.py"]
    assert found["mutants"] == len(Maker("legality.py", source).make())
    rows = {(row["mutant"]["function"], row["diff"]): row for row in found["verdicts"]}
    of_holds = [row for (function, _), row in rows.items() if function == "holds"]
    assert len(of_holds) >= 4
    assert all(row["noticed"] and row["by"].endswith("test_what_is_held") for row in of_holds)
    emptied = rows["why_no_play", "-        return 30\n+        return 31"]
    assert (emptied["noticed"], emptied["how"], emptied["tests"]) == (False, "passed", 1)
    assert {row["how"] for (function, _), row in rows.items() if function == "why_not_pay"} == {"unused"}
    report = (tmp_path / "report").read_text("utf-8")
    assert "-        return 30\n+        return 31" in report
    assert f"noticed {found['noticed']} of {found['mutants']}" in report
    assert report.strip() in capfd.readouterr().out


@pytest.mark.full
@needs_fork
def test_endless_loops_are_noticed_and_equal_rules_are_not(tmp_path: Path) -> None:
    tests, verdicts = project(tmp_path, FULL_HANDS), tmp_path / "verdicts.json"
    words = ["dev", "mutants", "regicide", "--tests", str(tests), "--files", "rules", "--count", "10000"]
    assert main([*words, "--json", str(verdicts)]) == 0
    rows = [row for row in json.loads(verdicts.read_text("utf-8"))["verdicts"] if row["mutant"]["function"] == "draw"]
    by_diff = {row["diff"]: (row["noticed"], row["how"]) for row in rows}
    assert by_diff["-            full += 1\n+            pass"] == (True, "endless")
    loop = "    while count and full {} s.players and tavern:"
    assert by_diff[f"-{loop.format('<')}\n+{loop.format('<=')}"] == (False, "passed")  # looks at full hands once more
    assert by_diff["-            count -= 1\n+            pass"] == (False, "unused")


@needs_fork
def test_a_test_that_fails_without_any_mutant(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    tests = project(tmp_path, "def test_wrong():\n    assert 1 == 2\n")
    assert main(["dev", "mutants", "regicide", "--tests", str(tests), "--count", "1"]) == 2
    assert "a test fails with the unbroken rules" in capfd.readouterr().err


@needs_fork
@pytest.mark.full
@pytest.mark.parametrize("name", ludus.games())
def test_a_sample_is_noticed(name: str, tmp_path: Path) -> None:
    """A part of the 300 of which 19 of 20 are noticed or explained."""
    verdicts = tmp_path / "verdicts.json"
    words = ["dev", "mutants", name, "--tests", str(TESTS), "--count", "40"]
    assert main([*words, "--json", str(verdicts)]) == 0
    found = json.loads(verdicts.read_text("utf-8"))
    left = [row["diff"] for row in found["verdicts"] if not row["noticed"] and not row["reason"]]
    assert found["mutants"] == 40
    assert len(left) <= 3, "\n\n".join(left)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess"], "There is no game"),
        (["regicide", "--files", "rules,menu"], "not “menu”"),
        (["regicide", "--tests", "nowhere"], "there are no tests"),
        (["regicide", "--json", "no/such/folder/file"], "there is no folder"),
    ],
)
def test_wrong_orders_are_refused(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dev", "mutants", *words]) == 2
    assert why in capsys.readouterr().err


def test_a_count_of_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["dev", "mutants", "regicide", "--count", "0"])
    assert "at least 1" in capsys.readouterr().err
