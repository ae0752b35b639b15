"""What invitations, fighters, wagers and verdicts look worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus.bout import Bout
from ludus.games.spartacus.cards import CHAMPION, DECAPITATION, FAVOUR, FAVOURS, INJURY
from ludus.games.spartacus.moves import ASSET, ENTER, INVITE, REFUSE, UP, plan_asset, plan_target
from ludus.games.spartacus.phases.gear import skill
from ludus.games.spartacus.worth import (
    GEAR_RATING,
    asset_worth,
    best_rating,
    chance_to_win,
    change_worth,
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
    if kind == INVITE:
        return invite_value(s, seat, named)
    if kind == ENTER:
        return enter_value(s, seat, named)
    if kind == REFUSE:
        return change_worth(s, seat, -1)
    return verdict_value(s, seat, kind)


def invite_value(s: Spartacus, seat: i64, other: i64) -> float:
    """Rivals without a fighter lose influence; one's own best fighter may meet a weaker one."""
    mine = best_rating(s, seat)
    if other == seat:
        rival = likely_rival(s, seat)
        chance = chance_to_win(mine, rival)
        gain = influence_worth(s, s.houses[seat].influence) + 1.5
        return chance * gain - (1.0 - chance) * 2.0 - 1.0 if mine > 0.0 else -9.0
    theirs = best_rating(s, other)
    worth = rivalry(s, seat, other)
    if theirs == 0.0:
        return -worth * change_worth(s, other, -1)
    return 0.6 - worth * 0.5 * influence_worth(s, s.houses[other].influence) - 0.1 * theirs


def likely_rival(s: Spartacus, seat: i64) -> float:
    """The strength that a fighter of this house will meet."""
    b = s.bout
    if b.owners[0] >= 0 and b.owners[0] != seat:
        return fighter_rating(s, b, 0)
    total = 0.0
    count = 0.0
    other: i64 = 0
    while other < s.players:
        if other != seat and s.refused & bit(other) == 0:
            total += best_rating(s, other)
            count += 1.0
        other += 1
    return total / count if count else 5.0


def fighter_rating(s: Spartacus, b: Bout, side: i64) -> float:
    found = rating(s, b.fighters[side])
    slot: i64 = 3 * side
    while slot < 3 * side + 3:
        if b.gear[slot] >= 0:
            found += GEAR_RATING
        slot += 1
    return found


def enter_value(s: Spartacus, seat: i64, named: i64) -> float:
    fighter = (named & ASSET) - 1
    mine = rating(s, fighter)
    slot: i64 = 6
    while slot <= 18:
        if named >> slot & ASSET:
            mine += GEAR_RATING
        slot += 6
    chance = chance_to_win(mine, likely_rival(s, seat))
    gain = influence_worth(s, s.houses[seat].influence) + 1.6
    risk = DEATH if s.host != seat else 0.2
    if s.marks[fighter] & CHAMPION:
        risk = 0.15
    return chance * gain - (1.0 - chance) * risk * asset_worth(s, fighter + 1)


def win_chance(s: Spartacus) -> float:
    """That fighter I wins the bout that has been agreed."""
    return chance_to_win(fighter_rating(s, s.bout, 0), fighter_rating(s, s.bout, 1))


def bet_value(s: Spartacus, seat: i64, named: i64) -> float:
    """Expected gold; one must be rather sure of it."""
    first = win_chance(s)
    injury = 0.3
    death = 0.15
    side: i64 = 0
    while side < 2:
        chance = first if side == 0 else 1.0 - first
        least = upgrades(s, s.bout.fighters[side]) if skill(s, side) else 0
        if least == DECAPITATION:
            death += 0.8 * chance
            injury -= 0.3 * chance
        elif least == INJURY:
            injury += 0.5 * chance
        side += 1
    edges = [2.0 * first - 1.0, 1.0 - 2.0 * first, 3.0 * injury - 1.0, float(s.table.odds + 1) * death - 1.0]
    total = 0.0
    corner: i64 = 0
    while corner < 4:
        stake = named >> 2 * corner & 3
        if stake:
            total += float(stake) * (edges[corner] - 0.12)
        corner += 1
    return total


def rig_value(s: Spartacus, seat: i64, plan: i64) -> float:
    """A weaker fighter for a rival, a stronger one for oneself."""
    b = s.bout
    target = plan_target(plan)
    side: i64 = 0 if b.owners[0] == target else 1
    change = rating(s, plan_asset(plan) - 1) - rating(s, b.fighters[side])
    own = b.owners[0] == seat or b.owners[1] == seat
    if not own:
        return -0.5
    worth = influence_worth(s, s.houses[seat].influence) * 0.15 * change
    return worth if target == seat else -worth


def verdict_value(s: Spartacus, seat: i64, kind: i64) -> float:
    b = s.bout
    owner = b.owners[b.loser]
    card = b.fighters[b.loser]
    if kind == UP:
        return 0.3
    worth = asset_worth(s, card + 1)
    if owner == seat:
        return -worth
    favours = (s.marks[card] & FAVOURS) // FAVOUR
    return rivalry(s, seat, owner) * worth + change_worth(s, seat, -favours)
