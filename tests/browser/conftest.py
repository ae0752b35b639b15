"""A real browser, a real server process, and what a failed test leaves behind for debugging.

Playwright keeps an event loop running while it is open, and `asyncio.run` refuses to work beside it: the browser lives
as long as this folder's tests, and no test here may use asyncio.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import subprocess
from collections.abc import Callable, Generator, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Literal
from zlib import crc32

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

import build_web
from tests.browser import pages
from tests.browser.cable import Cable
from tests.browser.tables import ENDED, Fits, Known, make_table, played_out
from tests.browser.visitor import Visitor
from tests.server.client import Server, ludus

OpenPage = Callable[..., Page]
Visit = Callable[..., Visitor]
MakeKnown = Callable[..., Known]
Ended = Callable[[str], Known]
Violations = Callable[[Page], list[str]]
CallReport = pytest.StashKey[pytest.TestReport]()
BUILD = 300.0  # seconds for a build by another process
TRACES = bool(os.environ.get("LUDUS_TRACES"))  # a failed test leaves a trace too; tests take twice as long
AXE = build_web.MODULES / "axe-core" / "axe.min.js"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know how their test ended."""
    report = yield
    if report.when == "call":
        item.stash[CallReport] = report
    return report


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built web client, of exactly these sources; one process builds, the others wait for it."""
    lock = tmp_path_factory.getbasetemp().parent / "client.lock"
    with contextlib.closing(sqlite3.connect(lock, timeout=BUILD, isolation_level=None)) as waiting:
        waiting.execute("begin exclusive")
        build_web.build()
    return build_web.CLIENT


@pytest.fixture(scope="session")
def chromium_found() -> dict[str, Any]:
    """Path and environment variables of the browser; see web/browser.mjs."""
    assert build_web.is_installed(for_tests=True), "test tools are missing or old: `python3 run.py test` installs them"
    command = [str(build_web.node()), "browser.mjs"]
    answer = subprocess.run(command, cwd=build_web.WEB, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


@pytest.fixture(scope="package")
def chromium(chromium_found: dict[str, Any]) -> Iterator[Browser]:
    """A running browser."""
    with pytest.MonkeyPatch.context() as patch:
        # Playwright's own Node needs a library that small systems do not have.
        patch.setenv("PLAYWRIGHT_NODEJS_PATH", str(build_web.node()))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium_found["path"],
                env={**os.environ, **chromium_found["env"]},
                args=["--no-sandbox"],  # it has no sandbox for the administrator and in containers
            )
            yield browser
            browser.close()


@pytest.fixture
def complaints() -> list[str]:
    """Errors in the browser's console and exceptions of scripts; a test that expects some clears the list."""
    return []


@pytest.fixture
def open_page(
    chromium: Browser, complaints: list[str], request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[OpenPage]:
    """Open a page for a new visitor, with nothing stored: `open_page(width=360, language="ru")`."""
    contexts: list[BrowserContext] = []

    def open_one(
        width: int = 1280,
        height: int = 800,
        language: str = "en",
        color_scheme: Literal["light", "dark"] = "light",
        touch: bool = False,
        motion: bool = False,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=color_scheme,
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        contexts.append(context)
        if TRACES:
            context.tracing.start(screenshots=True, snapshots=True)
        page = context.new_page()
        listen(page, complaints)
        return page

    yield open_one
    report = request.node.stash.get(CallReport, None)
    failed = bool(complaints) or report is None or report.failed
    for number, context in enumerate(contexts, start=1):
        close(context, tmp_path / f"visitor-{number}" if failed else None)
    assert not complaints, "\n".join(["the browser complained:", *complaints])


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A page on a desk, in English."""
    return open_page()


def listen(page: Page, complaints: list[str]) -> None:
    """Write down what the browser complains of."""

    def console(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(f"{message.text} ({message.location.get('url', '')})")

    page.on("console", console)
    page.on("pageerror", lambda error: complaints.append(f"exception: {error.stack or error}"))


def close(context: BrowserContext, folder: Path | None) -> None:
    """Close all pages of a visitor; with a folder, leave pictures of them and a trace (`playwright show-trace`)."""
    if folder is not None:
        for number, page in enumerate(context.pages, start=1):
            page.screenshot(path=folder / f"page-{number}.png", full_page=True)
        print(f"pictures: {folder}")
        if TRACES:
            context.tracing.stop(path=folder / "trace.zip")
    context.close()


@pytest.fixture
def violations() -> Violations:
    """A function that looks for barriers in a page with axe, when it has come to rest, and describes each of them."""

    def look(page: Page) -> list[str]:
        pages.settle(page)
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(AXE.read_text("utf-8"))
        found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
        return [f"{one['id']}: {one['help']}: {node['html']}" for one in found for node in one["nodes"]]

    return look


@pytest.fixture(scope="package")
def running(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process for all tests that do not stop it. Its bots do not wait, and it has no limits."""
    with Server(tmp_path_factory.mktemp("server") / "ludus.db", "--workers", "1") as started:
        yield started
    assert "Traceback" not in started.said(), started.said()
    replayed = ludus("dev", "replay-all", "--db", started.db, seconds=BUILD)
    assert replayed.returncode == 0, f"what was played in browsers does not replay: {replayed.stdout}"


@pytest.fixture
def server(running: Server) -> str:
    """The address of a server that runs as a process of its own, ending in a slash."""
    return f"{running.address}/"


@pytest.fixture
def own_server(client: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that the test may stop and start again."""
    with Server(tmp_path / "ludus.db", "--workers", "1") as started:
        yield started


@pytest.fixture
def cable(running: Server) -> Iterator[Cable]:
    """Another way to the shared server, which the test can cut."""
    laid = Cable(running.port)
    yield laid
    laid.close()


@pytest.fixture
def visit(open_page: OpenPage, running: Server) -> Visit:
    """A new visitor with a page of the shared server; takes what `open_page` takes."""

    def come(**how: Any) -> Visitor:
        return Visitor(open_page(**how), running.address)

    return come


@pytest.fixture
def known(running: Server, request: pytest.FixtureRequest) -> MakeKnown:
    """Makes a table of the shared server whose cards the test knows, see `make_table`.

    Each has a name of its own, from which its deal follows: the same test has the same cards every time.
    """
    test = f"test{crc32(request.node.nodeid.encode()):08x}"
    numbers = count(1)

    def make(players: int, fits: Fits = lambda match: True, **how: Any) -> Known:
        table = how.pop("table", f"{test}-{next(numbers)}")
        return make_table(running.address, running.db, players, fits, table=table, **how)

    return make


@pytest.fixture(scope="package")
def ended(running: Server) -> Ended:
    """A finished table of a game at the shared server; every test that only looks at one has the same."""

    @cache
    def make(game: str) -> Known:
        return make_table(running.address, running.db, ENDED[game], played_out, game=game, table=f"ended-{game}")

    return make
