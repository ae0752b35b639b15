"""What holds for the tests themselves: see tests/conftest.py."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import LONGEST_ID, LONGEST_VALUE_IN_ID, ROOT, TESTS

LONG_VALUES = """
import pytest

@pytest.mark.parametrize(("text", "number"), [("x" * 200_000, 1), ("y" * 200_000, 1), ("short", 2), ("я" * 50, 3)])
def test_text(text, number):
    pass
"""

LONG_AND_SHORT = """
import pytest
from hypothesis import settings

@pytest.mark.full
def test_long():
    pass

def test_short(full, rotation):
    print(full, rotation, settings().derandomize)
"""

CASES = """
import pytest

@pytest.mark.one_in(2)
@pytest.mark.parametrize(("width", "language"), [(1280, "en"), (360, "ru")])
@pytest.mark.parametrize("game", ["regicide", "gorus", "augustus"])
def test_page(game, width, language):
    pass

@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_list(language):
    pass
"""

INTERRUPTED = """
import signal, subprocess, sys

def test_interrupted():
    program = "import os, signal; os.kill(os.getpid(), signal.SIGINT)"
    assert subprocess.run([sys.executable, "-c", program]).returncode == -signal.SIGINT
"""


def run_pytest(folder: Path, *arguments: str, before: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    unused = [word for name in ("cacheprovider", "faker", "schemathesis") for word in ("-p", f"no:{name}")]
    command = [*before, sys.executable, "-m", "pytest", *unused, "--rootdir", ".", *arguments]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ["PYTHONPATH"]])}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def collect(folder: Path, source: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Collect a file of tests under the settings of all our tests."""
    shutil.copy(TESTS / "conftest.py", folder)
    (folder / "test_it.py").write_text(source, "utf-8")
    return run_pytest(folder, "--collect-only", "-q", *arguments)


def test_a_long_text_goes_by_the_name_of_its_parameter(tmp_path: Path) -> None:
    collected = collect(tmp_path, LONG_VALUES)
    assert collected.returncode == 0, collected.stderr
    ids = [line.partition("::")[2] for line in collected.stdout.splitlines() if "::" in line]
    assert ids == ["test_text[text-1_0]", "test_text[text-1_1]", "test_text[short-2]", "test_text[text-3]"]


def test_a_long_id_is_rejected(tmp_path: Path) -> None:
    name = "test_" + "x" * (LONGEST_ID - len("test_it.py::test_"))
    assert collect(tmp_path, f"def {name}(): pass").returncode == 0
    collected = collect(tmp_path, f"def {name}y(): pass")
    assert collected.returncode != 0
    assert f"a test id has {LONGEST_ID + 1} characters, the most is {LONGEST_ID}" in collected.stdout
    assert f"test_it.py::{name}..." in collected.stdout


def test_of_some_tests_the_gate_runs_a_part_in_which_every_value_has_its_turn(tmp_path: Path) -> None:
    def found(*arguments: str) -> list[list[str]]:
        ids = re.findall(r"::(test_\w+)\[(.*)\]", collect(tmp_path, CASES, *arguments).stdout)
        assert {name for name, _ in ids} == {"test_page", "test_list"}
        return [case.split("-") for _, case in ids]

    assert len(found("--full")) == 6 + 2
    chosen = found()
    pages = [case for case in chosen if len(case) == 3]
    assert len(pages) == 3 and len(chosen) == 3 + 1
    assert {word for case in pages for word in case} == {"1280", "360", "en", "ru", "regicide", "gorus", "augustus"}


@pytest.mark.full
def test_values_of_usual_length_stay_in_the_id(tmp_path: Path) -> None:
    value = "x" * (LONGEST_VALUE_IN_ID - 2)
    source = f'import pytest\n\n@pytest.mark.parametrize("text", ["{value}"])\ndef test_text(text): pass\n'
    assert f"test_text[{value}]" in collect(tmp_path, source).stdout


@pytest.mark.full
def test_tests_that_wait_and_tests_that_compute_have_workers_of_their_own(tmp_path: Path) -> None:
    """The last two workers begin with what computes, the others with what waits."""
    folder = tmp_path / "tests"
    for name in ("server", "docs"):
        (folder / name).mkdir(parents=True)
        source = "import time\n" + "".join(f"def test_{number}(): time.sleep(0.05)\n" for number in range(30))
        (folder / name / f"test_{name}.py").write_text(source, "utf-8")
    shutil.copy(TESTS / "conftest.py", folder)
    answer = run_pytest(tmp_path, "-v", "-n", "4", "--dist", "worksteal", "tests")
    assert answer.returncode == 0, answer.stdout + answer.stderr
    begun: dict[str, str] = {}
    for worker, name in re.findall(r"(?m)^\[(gw\d)\].* PASSED tests/(\w+)/", answer.stdout):
        begun.setdefault(worker, name)
    assert begun == {"gw0": "server", "gw1": "server", "gw2": "docs", "gw3": "docs"}


@pytest.mark.full
def test_the_gate_leaves_out_what_only_the_nightly_run_does(tmp_path: Path) -> None:
    shutil.copy(TESTS / "conftest.py", tmp_path)
    (tmp_path / "test_it.py").write_text(LONG_AND_SHORT, "utf-8")
    gate = run_pytest(tmp_path, "-s")
    assert "1 passed, 1 deselected" in gate.stdout and "False 0 True" in gate.stdout
    night = run_pytest(tmp_path, "-s", "--full", "--rotation", "77")
    assert "2 passed" in night.stdout and "True 77 False" in night.stdout and "full, --rotation 77" in night.stdout


def test_programs_hear_ctrl_c_although_the_tests_run_in_the_background(tmp_path: Path) -> None:
    """A shell starts what runs in the background with SIGINT ignored."""
    shutil.copy(TESTS / "conftest.py", tmp_path)
    (tmp_path / "test_it.py").write_text(INTERRUPTED, "utf-8")
    ignoring = ("sh", "-c", "trap '' INT; exec \"$@\"", "sh")
    answer = run_pytest(tmp_path, before=ignoring)
    assert answer.returncode == 0, answer.stdout
