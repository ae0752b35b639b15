"""How the pieces of a view look on a board that is made from its declaration, beside who may see them.

    dice: Annotated[list[int] | UnsetType, owner("Dice under the cup."), pieces("die", count="left")] = UNSET

The marks end up in the JSON Schema of the game; boards made for one game need none.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Meta

PIECE = "x-piece"  # in the JSON Schema: how each item of the list looks
COUNT = "x-count"  # the field beside it that counts the items for those who may not see them


def pieces(look: Literal["die", "card"], count: str = "") -> Meta:
    """A number or a list of pieces that are drawn as dice or cards; hidden ones as `count` backs."""
    return Meta(extra_json_schema={PIECE: look, **({COUNT: count} if count else {})})
