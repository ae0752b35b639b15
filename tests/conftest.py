"""Settings for every test."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from ludus._plain import is_compiled

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
# Folders whose tests wait for other processes, sockets and screens
REAL = ("bots", "browser", "lab", "packaging", "server", "tables", "terminal")

# Programs that tests start find the package as the tests do.
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))

# Hundreds of programs import the same modules. Where nothing may be written beside these, it is written elsewhere.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / ".pytest_cache" / "bytecode"))

# A busy machine is no reason to fail.
settings.register_profile("ludus", deadline=None)
settings.load_profile("ludus")


def pytest_report_header() -> str:
    return f"ludus engine: {'compiled' if is_compiled() else 'plain'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A stall of the machine costs such a test one more try, which the summary names; rules are judged once."""
    for item in items:
        if item.path.is_relative_to(TESTS) and item.path.relative_to(TESTS).parts[0] in REAL:
            item.add_marker(pytest.mark.flaky(reruns=1))
