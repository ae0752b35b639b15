"""Time at a table (SP-760 to SP-763): where silence reveals nothing, what it counts as, how long a poll may take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludus.games.spartacus import moves

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

WINDOWS = (moves.CHECKPOINT, moves.ON_DEATH, moves.ON_REACTION, moves.ON_SCHEME, moves.ON_WAGERS)
POLLS = (*WINDOWS, moves.ASK_HEALER, moves.ASK_BODYGUARD, moves.ASK_INFORMANT)
POLL = 15  # seconds, and as many more after an action in the window
ACTIONS = ("bodyguard", "foil", "guard", "healer", "react", "use")
ASIDE = ("pass", "pay", "vow", "offer", "accept", "reject", "cancel", "kept", "broken", "lay")  # part of no window

# What silence counts as; where nothing stands here a bot decides (which die to lose, whom to discard).
NEUTRAL = {
    **dict.fromkeys(POLLS, moves.PASS),
    **dict.fromkeys(
        (moves.REGAINING, moves.ASK_NET, moves.ASK_REINIT, moves.FORCING, moves.ASK_AXE, moves.ASK_SHIELD), moves.PASS
    ),
    moves.REROLLING: moves.REROLL,  # of no die
    moves.ANSWERING: moves.NO,
    moves.BIDDING: moves.BID,  # of 0
    moves.BETTING: moves.BET,  # on nothing
    moves.OPEN_MARKET: moves.READY,
}


def constant_time(s: Spartacus) -> bool:
    """Windows, where everybody passes who cannot or will not react, and bids, which a house without gold makes too."""
    return s.stage in WINDOWS or s.stage == moves.BIDDING


def people_first(s: Spartacus) -> bool:
    """The first sealed bid for a lot ends the time in which gold may pass (SP-345)."""
    return s.stage == moves.BIDDING and not any(s.laid)


def neutral(s: Spartacus) -> int | None:
    return NEUTRAL.get(s.stage)


def time_limit(s: Spartacus, moves: Iterable[str]) -> int:
    """A poll is shorter than a turn; after an action in the window there is more to think about."""
    if s.stage not in POLLS:
        return 0
    last = next((word for word in (move.split(" ", 1)[0] for move in moves) if word not in ASIDE), "")
    return 2 * POLL if last in ACTIONS else POLL
