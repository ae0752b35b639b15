"""What invitations, fighters, wagers and verdicts look worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves, moves_arena
from ludus.games.spartacus.bout import SLOTS, Bout
from ludus.games.spartacus.phases.gear import skill
from ludus.games.spartacus.player_word import believed, goodwill
from ludus.games.spartacus.worth import (
    asset_worth,
    best_fighter,
    best_rating,
    chance_to_win,
    change_worth,
    gear_of,
    influence_worth,
    rating,
    rivalry,
    upgrades,
)
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


DEATH: Final = 0.4  # the part of defeats that cost the fighter


def arena_value(s: Spartacus, seat: i64, kind: i64, named: i64) -> float:
    if kind == moves.INVITE:
        return invite_value(s, seat, named)
    if kind == moves.ENTER:
        return enter_value(s, seat, named)
    if kind == moves.REFUSE:
        return change_worth(s, seat, -1)
    return verdict_value(s, seat, kind)


def invite_value(s: Spartacus, seat: i64, other: i64) -> float:
    """Rivals without a fighter lose influence; one's own best fighter may meet a weaker one."""
    if other == seat:
        best = best_fighter(s, seat)
        if best < 0:
            return -9.0
        chance = likely_win(s, seat, best, gear_of(s, seat))
        gain = influence_worth(s, s.houses[seat].influence) + 1.5
        return chance * gain - (1.0 - chance) * 2.0 - 1.0
    theirs = best_rating(s, other, cards.NONE)
    worth = rivalry(s, seat, other)
    if theirs == 0.0:
        return -worth * change_worth(s, other, -1) - goodwill(s, seat, other)
    return 0.6 - worth * 0.5 * influence_worth(s, s.houses[other].influence) - 0.1 * theirs


def likely_win(s: Spartacus, seat: i64, fighter: i64, gear: i64) -> float:
    """The chance of this fighter against the one that stands there, or against the best of the others."""
    b = s.bout
    if b.owners[0] >= 0 and b.owners[0] != seat:
        return chance_to_win(s, fighter, gear, b.fighters[0], gear_on(b, 0))
    total = 0.0
    count = 0.0
    for other in range(s.players):
        if other != seat and s.refused & bit(other) == 0:
            rival = best_fighter(s, other)
            total += chance_to_win(s, fighter, gear, rival, gear_of(s, other)) if rival >= 0 else 1.0
            count += 1.0
    return total / count if count else 0.5


def gear_on(b: Bout, side: i64) -> i64:
    """Pieces that a fighter has with it."""
    count: i64 = 0
    for slot in range(i64(SLOTS)):
        if b.piece(side, slot) >= 0:
            count += 1
    return count


def enter_value(s: Spartacus, seat: i64, named: i64) -> float:
    fighter = moves_arena.fighter(named)
    gear: i64 = 0
    for slot in range(i64(SLOTS)):
        if moves_arena.gear(named, slot) >= 0:
            gear += 1
    chance = likely_win(s, seat, fighter, gear)
    gain = influence_worth(s, s.houses[seat].influence) + 1.6
    risk = DEATH * (1.0 - 0.6 * believed(s, s.host, seat, moves.V_MERCY)) if s.host != seat else 0.2
    if s.marks[fighter] & cards.CHAMPION:
        risk = 0.15
    return chance * gain - (1.0 - chance) * risk * asset_worth(s, fighter + 1)


def win_chance(s: Spartacus) -> float:
    """That fighter I wins the bout that has been agreed."""
    b = s.bout
    return chance_to_win(s, b.fighters[0], gear_on(b, 0), b.fighters[1], gear_on(b, 1))


def bet_value(s: Spartacus, seat: i64, named: i64) -> float:
    """Expected gold; one must be rather sure of it."""
    first = win_chance(s)
    injury = 0.3
    death = 0.15
    for side in range(i64(2)):
        chance = first if side == 0 else 1.0 - first
        least = upgrades(s, s.bout.fighters[side]) if skill(s, side) else 0
        if least == cards.DECAPITATION:
            death += 0.8 * chance
            injury -= 0.3 * chance
        elif least == cards.INJURY:
            injury += 0.5 * chance
    edges = [2.0 * first - 1.0, 1.0 - 2.0 * first, 3.0 * injury - 1.0, float(s.table.odds + 1) * death - 1.0]
    total = 0.0
    for corner in range(i64(4)):
        stake = moves.stake(named, corner)
        if stake:
            total += float(stake) * (edges[corner] - 0.12)
    return total


def rig_value(s: Spartacus, seat: i64, plan: i64) -> float:
    """A weaker fighter for a rival, a stronger one for oneself."""
    b = s.bout
    target = moves.plan_target(plan)
    side = b.side_of(target)
    change = rating(s, moves.plan_asset(plan) - 1) - rating(s, b.fighters[side])
    own = b.owners[0] == seat or b.owners[1] == seat
    if not own:
        return -0.5
    worth = influence_worth(s, s.houses[seat].influence) * 0.15 * change
    return worth if target == seat else -worth


def verdict_value(s: Spartacus, seat: i64, kind: i64) -> float:
    b = s.bout
    owner = b.owners[b.loser]
    card = b.fighters[b.loser]
    if kind == moves.UP:
        return 0.3
    worth = asset_worth(s, card + 1)
    if owner == seat:
        return -worth
    favours = cards.favours(s.marks[card])
    return rivalry(s, seat, owner) * worth + change_worth(s, seat, -favours) - goodwill(s, seat, owner)
