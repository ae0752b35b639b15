"""Building the site: once, and again when its sources change; a failure leaves the old one."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import build_docs

SOURCES = (
    "docs/index.md",
    "docs/assets/site.css",
    "tools/docsite/site.py",
    "examples/bots/first.py",
    "src/ludus/match.py",
    "src/ludus/games/regicide/guide.ru.md",
    "src/ludus/games/regicide/ledger.en.ftl",
    "web/src/theme.css",
    "CHANGELOG.md",
)


class FakeSite:
    """A site of one page that holds the words of one file."""

    def __init__(self) -> None:
        self.broken = ["docs/index.md: no-such-page.md"]

    def write(self, folder: Path) -> None:
        folder.mkdir()
        (folder / "index.html").write_text((build_docs.ROOT / "docs/index.md").read_text())


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small tree whose site is quickly made."""
    monkeypatch.setattr(build_docs, "ROOT", tmp_path)
    for name in ("SITE", "BUILT"):
        monkeypatch.setattr(build_docs, name, tmp_path / "src/ludus/server" / getattr(build_docs, name).name)
    monkeypatch.setattr(build_docs, "make", FakeSite)
    for name in SOURCES:
        change(tmp_path / name, "first")
    return tmp_path


def change(file: Path, words: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(words)


def shown() -> str:
    return (build_docs.SITE / "index.html").read_text()


def test_a_second_time_does_nothing(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_docs.build()
    monkeypatch.delattr(build_docs, "make")
    build_docs.build()
    assert shown() == "first"


@pytest.mark.parametrize("name", [*SOURCES, "docs/new.md", "SECURITY.md"])
def test_every_source_counts(tree: Path, name: str) -> None:
    build_docs.build()
    assert build_docs.is_fresh()
    change(tree / name, "second")
    assert not build_docs.is_fresh()
    build_docs.build()
    assert build_docs.is_fresh()


def test_a_site_that_has_gone_is_built_again(tree: Path) -> None:
    build_docs.build()
    (build_docs.SITE / "index.html").unlink()
    build_docs.build()
    assert shown() == "first"


def test_failure_keeps_the_old_site(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_docs.build()
    change(tree / "docs/index.md", "second")

    def fail(site: FakeSite, folder: Path) -> None:
        folder.mkdir()
        raise OSError("the disk is full")

    monkeypatch.setattr(FakeSite, "write", fail)
    with pytest.raises(OSError, match="disk"):
        build_docs.build()
    assert shown() == "first"
    assert not build_docs.is_fresh()
    assert {file.name for file in build_docs.SITE.parent.iterdir()} == {"site", ".site-stamp"}


def test_a_dead_link_is_reported_and_stops_nobody(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert build_docs.main() == 0
    assert "docs/index.md: no-such-page.md" in capsys.readouterr().err


def test_it_says_which_package_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name="markdown_it")

    monkeypatch.setattr(build_docs, "import_module", missing)
    monkeypatch.setattr(build_docs, "is_fresh", lambda: False)
    assert build_docs.main() == 1
    assert "markdown_it" in capsys.readouterr().err


def test_it_needs_nothing_of_ludus() -> None:
    """A wheel is built where only the packages for building are installed."""
    program = "import docsite.site, sys; print(sorted({name.partition('.')[0] for name in sys.modules}))"
    root = Path(build_docs.__file__).parent
    done = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True)
    assert "'markdown_it'" in done.stdout
    assert not {"ludus", "msgspec", "fluent", "rich"} & set(ast.literal_eval(done.stdout))
