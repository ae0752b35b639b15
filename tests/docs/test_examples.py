"""Every `>>>` example runs: in the Markdown files and in the docstrings of the package."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

pytestmark = pytest.mark.both


def with_examples(pattern: str, *folders: Path) -> list[str]:
    """The files of these folders and their subfolders that contain examples, relative to the project."""
    files = {file for folder in folders for file in folder.rglob(pattern) if ">>> " in file.read_text("utf-8")}
    return sorted(file.relative_to(ROOT).as_posix() for file in files)


def in_markdown() -> list[str]:
    top = [file.name for file in ROOT.glob("*.md") if ">>> " in file.read_text("utf-8")]
    return sorted(top) + with_examples("*.md", ROOT / "docs", SOURCE)


def without_fences(text: str) -> str:
    """Blank the lines that open and close code blocks: doctest would take a closing one for expected output."""
    return "\n".join("" if line.lstrip().startswith("```") else line for line in text.splitlines())


@pytest.mark.parametrize("name", in_markdown())
def test_markdown(name: str) -> None:
    text = without_fences((ROOT / name).read_text("utf-8"))
    examples = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    assert doctest.DocTestRunner(optionflags=FLAGS).run(examples).failed == 0


@pytest.mark.parametrize("name", with_examples("*.py", SOURCE / "ludus"))
def test_docstrings(name: str) -> None:
    path = (ROOT / name).relative_to(SOURCE).with_suffix("")
    module = importlib.import_module(".".join(path.parts).removesuffix(".__init__"))
    assert doctest.testmod(module, optionflags=FLAGS).failed == 0
