"""The streams of chance, one for each purpose."""

from __future__ import annotations

from typing import Final

CRIER: Final = 0
OBJECTIVES: Final = 1
BAG_ORDER: Final = 2
RESHUFFLE: Final = 3
STREAM_NAMES: Final = ("crier", "objectives", "bag", "reshuffle")
