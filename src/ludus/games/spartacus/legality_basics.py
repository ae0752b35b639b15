"""What many refusals need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves
from ludus.kernel.game import RULING

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


UNKNOWN: Final = 40  # no decision of this game at all


STAGE_RULES: Final[list[i64]] = [  # what is asked at each stage
    22, 104, RULING + 49, 109, 112, 206, 711, 712, 721, 730, 741, 724, 654, 654, 225, 252,
    301, 751, 322, 405, 406, 430, 752, 557, 502, 503, 504, 504, 511, 540, 540, 518, 518, 520, 753, 450, 601,
]  # fmt: skip


def has_ready(s: Spartacus, seat: i64, asset: i64, kinds: i64) -> bool:
    """Does the house own this asset, ready and of one of these kinds?"""
    house = s.houses[seat]
    if asset == moves.A_GUARD:
        return kinds & cards.GUARD != 0 and len(house.guards) > 0
    card = asset - 1
    if card < 0 or card >= cards.MARKET or card not in house.assets:
        return False
    return s.is_ready(card) and s.table.deck.types[card] & kinds != 0
