"""Champions that change owner: influence goes with them (SP-443)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.spartacus import cards, moves
from ludus.games.spartacus.preview_words import market_name
from ludus.kernel.decision import Fact

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def lost_champions(s: Spartacus, assets: list[int]) -> list[Fact]:
    """A house that loses a champion loses influence (SP-443)."""
    return [Fact("fact-champion", {"card": market_name(s, asset - 1)}) for asset in assets if is_champion(s, asset)]


def unmatched(s: Spartacus, given: list[int], got: list[int]) -> list[int]:
    """Champions that no champion of the other side makes up for (SP-443, SP-701)."""
    matched = sum(1 for asset in got if is_champion(s, asset))
    return [asset for asset in given if is_champion(s, asset)][matched:]


def is_champion(s: Spartacus, asset: int) -> bool:
    return asset != moves.A_GUARD and s.marks[asset - 1] & cards.CHAMPION != 0
