"""The built client starts in a real browser, even where there is no server to talk to."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and keeps silent about it."""

    def log_message(self, *arguments: Any) -> None:
        pass


@pytest.fixture
def files(client: Path) -> Iterator[str]:
    """The address of the bare files of the client."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(client))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_the_client_shows_itself(page: Page, files: str, complaints: list[str]) -> None:
    page.goto(files)
    expect(page).to_have_title("Ludus")
    expect(page.locator("#app > *").first).to_be_visible()
    complaints[:] = [line for line in complaints if "/api/" not in line]
