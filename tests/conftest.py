"""Settings for every test."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import settings

from ludus._plain import is_compiled

# Programs that tests start find the package as the tests do.
SOURCE = str(Path(__file__).resolve().parent.parent / "src")
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [SOURCE, os.environ.get("PYTHONPATH")]))

# A busy machine is no reason to fail.
settings.register_profile("ludus", deadline=None)
settings.load_profile("ludus")


def pytest_report_header() -> str:
    return f"ludus engine: {'compiled' if is_compiled() else 'plain'}"
