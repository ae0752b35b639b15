"""What a word is worth: one's own, and that of others; gratitude and grudges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import moves
from ludus.games.spartacus.phases.arena import invitable
from ludus.games.spartacus.phases.promises import open_vows
from ludus.games.spartacus.rows import vows
from ludus.kernel.bits import bit, bits

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

LOYALTY: Final[list[float]] = [2.5, 1.5, 3.5, 4.5]  # gold that a house gives up to keep its word
TRUST: Final = 0.6  # what a promise of a house without broken ones is worth
DOUBT: Final = 0.2  # less for each broken one
POINT: Final = 0.2  # gold for a point of gratitude or grudge
PEACE: Final = 1.5  # gold that peace is worth, if it is believed
COURTESY: Final = 0.5  # the same for any other service that is promised
SERVICES: Final = (
    1 << moves.V_SUPPORT
    | 1 << moves.V_NO_FOIL
    | 1 << moves.V_INVITE
    | 1 << moves.V_SPARE
    | 1 << moves.V_MERCY
    | 1 << moves.V_DEATH
)


# --- One's own word ------------------------------------------------------------------------------------------


def breach(s: Spartacus, seat: i64, kind: i64, named: i64) -> float:
    """What it costs this house that the move breaks its word."""
    if breaks(s, seat, kind, named):
        return LOYALTY[s.houses[seat].card]
    return 0.0


def breaks(s: Spartacus, seat: i64, kind: i64, named: i64) -> bool:
    if kind in (moves.PLAY, moves.ASK):
        return s.table.deck.attacks[moves.plan_card(named)] and breaks_peace(s, seat, named)
    if kind in (moves.FOIL, moves.GUARD):
        return s.stage == moves.ON_SCHEME and vows.find_open(s, seat, s.schemer, moves.V_NO_FOIL) >= 0
    if kind == moves.NO:
        return vows.find_open(s, seat, s.active, moves.V_SUPPORT) >= 0
    if kind == moves.INVITE:
        return vows.find_open(s, seat, named, moves.V_SPARE) >= 0 or passes_over(s, seat, named)
    if kind in (moves.UP, moves.DOWN):
        what: i64 = moves.V_DEATH if kind == moves.UP else moves.V_MERCY
        for to in range(s.players):
            if vows.find_open(s, seat, to, what) >= 0:
                return True
    return False


def breaks_peace(s: Spartacus, seat: i64, plan: i64) -> bool:
    """Is one of the houses that the scheme is aimed at promised peace? A scheme without a target is aimed at all."""
    target = moves.plan_target(plan)
    for to in range(s.players):
        if (to == target or target == moves.NO_HOUSE) and vows.find_open(s, seat, to, moves.V_PEACE) >= 0:
            return True
    return False


def passes_over(s: Spartacus, seat: i64, invited: i64) -> bool:
    """Does another house wait for an invitation that was promised?"""
    for to in range(s.players):
        if to != invited and invitable(s, to) and vows.find_open(s, seat, to, moves.V_INVITE) >= 0:
            return True
    return False


# --- The word of others --------------------------------------------------------------------------------------


def broken_by(s: Spartacus, seat: i64) -> i64:
    """Broken promises of a house, up to three."""
    count: i64 = 0
    for vow in range(vows.count(s)):
        if vows.giver(s, vow) == seat and (vows.state(s, vow) == vows.BROKEN or late(s, vow)):
            count += 1
    return count if count < 3 else 3


def owed_by(s: Spartacus, seat: i64) -> i64:
    """Promises of a house that are broken, or of gold and not paid yet; up to three."""
    count: i64 = 0
    for vow in range(vows.count(s)):
        if vows.giver(s, vow) == seat and (vows.state(s, vow) == vows.BROKEN or vows.is_debt(s, vow)):
            count += 1
    return count if count < 3 else 3


def late(s: Spartacus, vow: i64) -> bool:
    """Gold that was promised in an earlier turn and never came."""
    return vows.is_debt(s, vow) and vows.turn(s, vow) < s.turn


def credit(s: Spartacus, seat: i64) -> float:
    """How far a promise of this house is believed."""
    return TRUST - DOUBT * float(broken_by(s, seat)) if s.vows else TRUST


def believed(s: Spartacus, giver: i64, to: i64, what: i64) -> float:
    """How sure one may be of such a promise; 0 if there is none."""
    if not s.vows or giver < 0 or vows.find_open(s, giver, to, what) < 0:
        return 0.0
    return credit(s, giver)


def goodwill(s: Spartacus, seat: i64, other: i64) -> float:
    """Gold that a house gives up to do the other one a favour, or to do it no harm; a grudge is below 0."""
    found = POINT * float(s.houses[seat].regard[other])
    if not s.vows:
        return found
    promised = open_vows(s, other, seat)
    if promised:
        trust = credit(s, other)
        if promised & bit(moves.V_PEACE):
            found += PEACE * trust
        found += COURTESY * trust * float(bits(promised & SERVICES))
    return found
