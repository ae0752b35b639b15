"""Names of cards and houses in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludus.games.spartacus import cards, moves
from ludus.games.spartacus.deck import card_ids, card_view, house_view
from ludus.games.spartacus.phases.gear import gear_with
from ludus.kernel.text import listed

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


FactValues = dict[str, int | str | dict[str, str]]


def neutral(s: Spartacus) -> bool:
    return s.table.options["neutral_titles"] == "on"


def market_name(s: Spartacus, card: int) -> dict[str, str]:
    return cast(dict[str, str], card_view("market", card, neutral(s))["name"])


def intrigue_name(s: Spartacus, card: int) -> dict[str, str]:
    return cast(dict[str, str], card_view("intrigue", card, neutral(s))["name"])


def intrigue_text(s: Spartacus, card: int) -> dict[str, str]:
    return cast(dict[str, str], card_view("intrigue", card, neutral(s))["text"])


def asset_name(s: Spartacus, asset: int) -> dict[str, str]:
    """Any guard on the table is called like its card."""
    if asset == moves.A_GUARD:
        return intrigue_name(s, card_ids("intrigue").index("GU01a"))
    return market_name(s, asset - 1)


def asset_names(s: Spartacus, assets: list[int]) -> dict[str, str]:
    return listed([asset_name(s, asset) for asset in assets])


def intrigue_names(s: Spartacus, cards: list[int]) -> dict[str, str]:
    return listed([intrigue_name(s, card) for card in cards])


def house_names(s: Spartacus, mask: int) -> dict[str, str]:
    """The houses of these seats."""
    cards = [s.houses[seat].card for seat in range(s.players) if mask >> seat & 1]
    return listed([cast(dict[str, str], house_view(card)["name"]) for card in cards])


def market_ids(cards: list[int]) -> tuple[str, ...]:
    return tuple([card_ids("market")[card] for card in cards])


def shield_of(s: Spartacus, side: int) -> int:
    return gear_with(s, side, cards.STOP_WOUND)
