"""Views held to their declaration: for the conformance kit."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from ludus.kernel.game import Game
from ludus.kernel.state import State
from ludus.kernel.views import as_json, cut, merge, private_values, split


def faults(game: Game, state: State) -> Iterator[tuple[str, object]]:
    """What any observer's view has that its declaration does not allow: what is wrong, and whose view or where."""
    sides = game.sides(state)
    public = game.render(state, None)
    for each in private_values(public):
        if each.audience != "later" and each.owner is not None and each.value != each.hidden:
            yield "a spectator sees what belongs to a seat", each.place
    for seat in (*range(state.players), None):
        view = game.render(state, seat)
        if not of_its_type(view):
            yield "a view is not of its type", seat
        if merge(public, split(public, view, sides)) != view:
            yield "a view differs from a spectator's where nothing is declared for the seat", seat
        if cut(view, None) != cut(public, None):
            yield "the public part of a view differs", seat


def of_its_type(view: Struct) -> bool:
    """Has every field of a view a value of its declared type?"""
    try:
        again = msgspec.convert(as_json(view), type(view))
        return msgspec.json.encode(again) == msgspec.json.encode(view)
    except msgspec.ValidationError:
        return False
