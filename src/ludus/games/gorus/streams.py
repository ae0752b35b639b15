"""The streams of chance, one for each purpose."""

from __future__ import annotations

from typing import Final

DEALER: Final = 0
SCHOOL: Final = 1
DEAL: Final = 2
STREAM_NAMES: Final = ("dealer", "schools", "deal")
