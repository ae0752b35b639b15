"""Settings for every test."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import settings

from ludus._plain import is_compiled

ROOT = Path(__file__).resolve().parent.parent

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
