"""The streams of chance, one for each purpose."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0
KINGS: Final = 1
QUEENS: Final = 2
JACKS: Final = 3
TAVERN: Final = 4
HEAL: Final = 5
STREAM_NAMES: Final = ("first", "kings", "queens", "jacks", "tavern", "heal")
