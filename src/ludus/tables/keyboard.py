"""A table whose people share one keyboard: nobody else sees what someone did before the keyboard is passed on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludus.match import Match
from ludus.tables.entries import Created, Place

if TYPE_CHECKING:
    from ludus.tables.table import Table

GUEST = "keyboard"  # anyone who types; the seat says who it is
ID_BYTES = 6


def create(match: Match, record: str, places: Sequence[Place]) -> Created:
    """A table for a game that was dealt or saved elsewhere; `record` has all of it, with its source of chance."""
    game = match.game
    return Created(
        table=secrets.token_hex(ID_BYTES),
        game=game.name,
        rules=game.meta.rules,
        options=match.options,
        places=tuple(places),
        host=GUEST,
        grace=0,
        secret="",
        record=record,
        keyboard=True,
    )


def take_back(table: Table, seat: int) -> None:
    """Without a trace of the move: the next person must not learn which card was almost played."""
    match = table.playing()
    number = match.unseen(seat) if match.unseen(seat) >= 0 else len(match.steps) - 1
    first = len(match.opening) + sum(len(step.events) for step in match.steps[:number])
    count = len(match.steps[number].events)
    match.undo(seat, watched=False)
    of_game = [place for place, each in enumerate(table.stream) if isinstance(each, list)]
    gone = of_game[first : first + count]
    for place in reversed(gone):
        del table.stream[place]
    table.erased = table.version + 1, min([*gone, len(table.stream)])
    table.row_ends = [end for end in table.row_ends if end <= table.erased[1]]
    table.add_event("undone", seat)
