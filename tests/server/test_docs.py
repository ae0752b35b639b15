"""The documentation at a server, and written to a folder by `ludus docs`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from docsite.frame import PLAY_LINK
from ludus.server import docs_export
from tests.docs.building import built_site
from tests.server.client import Server, ludus


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_site(tmp_path_factory.getbasetemp().parent)


@pytest.fixture(scope="module")
def reader(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody who reads at a server that was started when the site was there."""
    with (
        Server(tmp_path_factory.mktemp("docs") / "ludus.db", "--workers", "1") as server,
        httpx.Client(base_url=server.address, trust_env=False) as client,
    ):
        yield client
    assert "Traceback" not in server.said(), server.said()


@pytest.mark.parametrize("path", ["/docs", "/docs/"])
@pytest.mark.parametrize(
    ("asked", "page"),
    [
        ("", "index.html"),
        ("en-GB,en;q=0.9,ru;q=0.8", "index.html"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "index.ru.html"),
        ("de, ru", "index.ru.html"),
        (";;,,=", "index.html"),
    ],
)
def test_the_first_page_is_in_the_readers_language(reader: httpx.Client, path: str, asked: str, page: str) -> None:
    answer = reader.get(path, headers={"Accept-Language": asked})
    assert (answer.status_code, answer.headers["location"]) == (302, f"/docs/{page}")
    assert reader.get(answer.headers["location"]).headers["content-type"].startswith("text/html")


def test_pages_pictures_and_scripts_have_the_security_headers(reader: httpx.Client) -> None:
    kinds = {
        "games/regicide.ru.html": "text/html",
        "assets/site.css": "text/css",
        "assets/site.js": "text/javascript",
        "assets/search.en.json": "application/json",
        "images/terminal.svg": "image/svg+xml",
    }
    for path, kind in kinds.items():
        answer = reader.get(f"/docs/{path}")
        assert answer.status_code == 200, path
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src" in answer.headers["content-security-policy"]
    assert reader.get("/docs/assets/search.en.json").headers["content-encoding"] == "gzip"


def test_a_missing_page_is_reported_in_the_readers_language(reader: httpx.Client) -> None:
    for path, words in (
        ("no-such-page.html", "There is no page at this address"),
        ("deep/down/lost.ru.html", "По этому адресу ничего нет"),
        ("games/", "There is no page at this address"),
    ):
        answer = reader.get(f"/docs/{path}")
        assert answer.status_code == 404
        assert words in answer.text and 'href="/docs/index' in answer.text


def test_nothing_outside_the_site_can_be_read(reader: httpx.Client) -> None:
    up = ("%2e%2e/app.py", "..%2fapp.py", "assets/%2e%2e/%2e%2e/app.py", "%2fetc%2fpasswd")
    for path in (*up, "%00", "a" * 5000):
        answer = reader.get(f"/docs/{path}")
        assert answer.status_code in (400, 404), path[:40]
        assert "import" not in answer.text and "root:" not in answer.text


def test_the_site_in_a_folder_needs_no_server(site: Path, tmp_path: Path) -> None:
    folder = tmp_path / "a folder"
    done = ludus("docs", "--to", str(folder), "--lang", "ru")
    assert done.returncode == 0, done.stderr
    assert (folder / "index.ru.html").as_uri() in done.stdout
    page = (folder / "games/regicide.en.html").read_text("utf-8")
    assert PLAY_LINK in (site / "games/regicide.en.html").read_text("utf-8")
    assert PLAY_LINK not in page and "How to play Regicide" in page
    assert not list(folder.glob("404*"))
    assert (folder / "assets/site.css").exists()


def test_a_folder_with_something_in_it_stays_as_it_is(site: Path, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("mine")
    for folder in (tmp_path, tmp_path / "diary.txt"):
        done = ludus("docs", "--to", str(folder))
        assert done.returncode == 2
        assert "isn’t an empty folder" in done.stderr and done.stderr.count("\n") == 1
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]


def test_it_says_where_it_is(site: Path) -> None:
    assert (site / "index.html").as_uri() in ludus("docs").stdout


def test_without_a_site_it_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from litestar import Litestar
    from litestar.testing import TestClient

    from ludus.cli import main
    from ludus.server import docs

    monkeypatch.setattr(docs_export, "SITE", tmp_path)
    assert main(["docs"]) == 2
    with TestClient(Litestar(docs.handlers())) as client:
        assert "run.py start" in client.get("/docs").text
