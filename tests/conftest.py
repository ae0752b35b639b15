"""Settings for every test."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator
from datetime import date
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import settings

from ludus._plain import is_compiled

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent

# pytest puts the id of the running test into the environment, where a long one keeps programs from being started.
LONGEST_ID = 200
LONGEST_VALUE_IN_ID = 100

# Programs that tests start find the package as the tests do.
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))

# Hundreds of programs import the same modules. Where nothing may be written beside these, it is written elsewhere.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / ".pytest_cache" / "bytecode"))

# A shell lets what runs in the background ignore Ctrl-C, and programs that tests start would ignore it too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A busy machine is no reason to fail, and the gate tries the same examples every time.
settings.register_profile("gate", deadline=None, derandomize=True)
settings.register_profile("full", deadline=None, derandomize=False)  # even on a CI service


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="the nightly run: every test, at its whole size")
    parser.addoption("--rotation", type=int, help="which random games --full plays; otherwise those of the day")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.rotation is None:
        config.option.rotation = date.today().toordinal() if config.option.full else 0
    settings.load_profile("full" if config.option.full else "gate")


def pytest_report_header(config: pytest.Config) -> str:
    size = f"full, --rotation {config.option.rotation}" if config.option.full else "gate"
    return f"ludus engine: {'compiled' if is_compiled() else 'plain'}; tests: {size}"


@pytest.fixture(scope="session")
def full(request: pytest.FixtureRequest) -> bool:
    """Is this the nightly run, in which tests have their whole size?"""
    return bool(request.config.option.full)


@pytest.fixture(scope="session")
def rotation(request: pytest.FixtureRequest) -> int:
    """A number that is another one every day in the nightly run, and 0 in the gate."""
    return int(request.config.option.rotation)


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """A long text goes by the name of its parameter; pytest numbers those that would be the same."""
    is_long = isinstance(val, str | bytes) and len(ascii(val)) > LONGEST_VALUE_IN_ID
    return argname if is_long else None


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Generator[None, Any, Any]:
    """A test with too long an id is an error of its file."""
    made = yield
    for item in made if isinstance(made, list) else []:
        if len(item.nodeid) > LONGEST_ID:
            start = item.nodeid[:LONGEST_ID]
            raise pytest.Collector.CollectError(
                f"a test id has {len(item.nodeid)} characters, the most is {LONGEST_ID}; give it a short id: {start}..."
            )
    return made


def folder(path: Path) -> str:
    """The folder below tests that a file is in, or its name if it is in none; empty for files from elsewhere."""
    return path.relative_to(TESTS).parts[0] if path.is_relative_to(TESTS) else ""


def is_for_the_gate(item: pytest.Item) -> bool:
    """Not marked `full`; of the cases of a test marked `one_in(N)` one in N, so that each value has its turn.

    Which of them begins depends on the name of the test: of two tests for a desk and a phone, one runs for each.
    """
    if item.get_closest_marker("full"):
        return False
    marker = item.get_closest_marker("one_in")
    if marker is None or not isinstance(item, pytest.Function):
        return True
    (share,) = marker.args
    number = next(iter(item.callspec.indices.values()))  # of the case; the last parameter changes first
    case = crc32(item.originalname.encode())
    for parameter in reversed(list(item.iter_markers("parametrize"))):
        number, index = divmod(number, len(parameter.args[1]))
        case += index
    return bool(case % share == 0)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only the nightly run does, and begin with files that take long."""
    for item in items:
        if folder(item.path) == "games":
            item.add_marker(pytest.mark.games)
    if not config.option.full:
        wanted = {item: is_for_the_gate(item) for item in items}
        items[:] = [item for item, is_wanted in wanted.items() if is_wanted]
        config.hook.pytest_deselected(items=[item for item, is_wanted in wanted.items() if not is_wanted])
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """With `--dist worksteal`: tests that wait and tests that compute side by side, see `tests.pools`."""
    if config.option.dist != "worksteal":
        return None
    from tests.pools import TwoPools

    return TwoPools(config, log)
