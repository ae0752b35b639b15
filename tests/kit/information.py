"""What an observer can tell apart."""

from __future__ import annotations

from ludus import Match

from .table import seat_of

HEADERS = 6  # the first lines of a record, where a starting position is written


def same_for(observer: int | str | None, first: Match, second: Match) -> bool:
    """Can this observer (seat, letter, None for a spectator) not tell the two apart?"""
    seat = seat_of(observer) if isinstance(observer, str) else observer
    seen = [(m.view(seat), m.events(seat), m.record(False).splitlines()[HEADERS:]) for m in (first, second)]
    return seen[0] == seen[1]


def same_world(m: Match, seat: int | None, seed: int) -> Match:
    """A world that a seat imagines: it looks like the truth, and every piece is there."""
    world = m.sample(seat, seed)
    assert world.view(seat) == m.view(seat)
    assert world.events(seat) == m.events(seat)
    assert m.game.conserved(world.state) == m.game.conserved(m.state)
    assert seat is None or world.moves(seat) == m.moves(seat)
    return world
