"""The walk through Liar's Dice shows what really stands in its files."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "game-package.md"
EXAMPLE = ROOT / "examples" / "liarsdice"


def test_every_piece_of_code_is_from_the_example() -> None:
    pieces = re.findall(r"```(?:python|toml)\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    sources = [file.read_text("utf-8") for file in [*EXAMPLE.rglob("*.py"), EXAMPLE / "pyproject.toml"]]
    assert len(pieces) >= 4
    for piece in pieces:
        assert any(piece in source for source in sources), piece
