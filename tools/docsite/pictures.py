"""How large pictures are, so that the text does not jump when they arrive."""

from __future__ import annotations

import re
import struct
from pathlib import Path

VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def attributes(file: Path) -> str:
    """The attributes `width` and `height` of a picture, or nothing where they cannot be read."""
    if file.suffix == ".png":
        width, height = struct.unpack(">II", file.read_bytes()[16:24])
        return f'width="{width}" height="{height}"'
    found = VIEW_BOX.search(file.read_text("utf-8")) if file.suffix == ".svg" else None
    if found is None:
        return ""
    return f'width="{float(found.group(1)):.0f}" height="{float(found.group(2)):.0f}"'
