"""Ludus: tabletop games by every rule, for people, programs and research.

Two interfaces to one engine:

    >>> import ludus
    >>> ludus.games()
    ('augustus', 'goldencup', 'gorus', 'regicide', 'spartacus')
    >>> state = ludus.game("regicide").deal(players=2, seed=1)      # fast: ints
    >>> state.over()
    False
    >>> m = ludus.new_match("regicide", players=2, seed=1)          # friendly: notation
    >>> m.moves(m.to_act[0])[-1]
    'y'
"""

from __future__ import annotations

from ludus._plain import prefer_source

prefer_source()

from ludus.bots.play import play_out  # noqa: E402
from ludus.games import find as game  # noqa: E402
from ludus.games import names as games  # noqa: E402
from ludus.kernel.chance import Chance, Fast  # noqa: E402
from ludus.kernel.refusals import (  # noqa: E402
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    Illegal,
    LudusError,
    NotYourTurn,
    Unreadable,
)
from ludus.kernel.sealed import Loaded, Sealed  # noqa: E402
from ludus.kernel.state import State  # noqa: E402
from ludus.match import Match, from_position, new_match  # noqa: E402
from ludus.record import read_record  # noqa: E402

__version__ = "0.3.0"
__all__ = [
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Chance",
    "Fast",
    "Illegal",
    "Loaded",
    "LudusError",
    "Match",
    "NotYourTurn",
    "Sealed",
    "State",
    "Unreadable",
    "from_position",
    "game",
    "games",
    "new_match",
    "play_out",
    "read_record",
]
