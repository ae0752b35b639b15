"""How a sensible player fights: expected wounds, reach, and dice that are worth keeping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import bout, cards, moves, moves_arena
from ludus.games.spartacus.phases.defeat import wounded
from ludus.games.spartacus.phases.gear import skill
from ludus.games.spartacus.phases.movement import reach
from ludus.games.spartacus.phases.rerolls import line_of
from ludus.games.spartacus.phases.wounds import wounds_of
from ludus.games.spartacus.worth import MEAN_WOUNDS

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

FEAR: Final = 0.9  # what a wound suffered counts against one dealt
ALIKE: Final = 1.0  # what a space like one before it falls behind
MOST: Final = 6  # dice in the table of mean wounds


def appraise(s: Spartacus, seat: i64, candidates: list[int]) -> list[float]:
    stage = s.stage
    if stage in (moves.ACTING, moves.STEPPING):
        return places(s, candidates)
    if stage == moves.LOSING:
        return [loss_value(s, moves.named_in(move)) for move in candidates]
    if stage in (moves.REROLLING, moves.FORCING):
        return [dice_value(s, seat, move) for move in candidates]
    return [choice_value(s, seat, move) for move in candidates]


def mean(attack: i64, defence: i64) -> float:
    return MEAN_WOUNDS[attack if attack < MOST else MOST][defence if defence < MOST else MOST]


def threat(s: Spartacus, side: i64) -> float:
    """Wounds that an attack of this side deals."""
    b = s.bout
    return mean(b.attack_dice(side), b.defence_dice(1 - side))


def far(s: Spartacus, side: i64) -> i64:
    """How far this side can strike in one action."""
    return s.bout.speed_dice(side) + reach(s, side, bout.NORMAL)


def places(s: Spartacus, candidates: list[int]) -> list[float]:
    """Of the spaces that come to the same, one stands for the others: a search has no time for all of them."""
    b = s.bout
    distance = s.table.deck.distance[b.places[1 - b.side()]]
    found: list[float] = []
    seen: list[i64] = []
    for move in candidates:
        named = moves.named_in(move)
        space = moves_arena.act_space(named)
        stays: i64 = 1 if space == b.places[b.side()] else 0
        kind = distance[space] << 8 | moves_arena.act_attack(named) << 1 | stays
        found.append(place_value(s, move) - (ALIKE if kind in seen else 0.0))
        seen.append(kind)
    return found


def place_value(s: Spartacus, move: i64) -> float:
    """An attack, and where it leaves the fighter when the other one acts next."""
    b = s.bout
    side = b.side()
    other = 1 - side
    named = moves.named_in(move)
    space = moves_arena.act_space(named)
    attack = moves_arena.act_attack(named)
    gap = s.table.deck.distance[space][b.places[other]]
    worth = 0.0
    if attack == bout.NORMAL:
        worth = threat(s, side)
    elif attack == bout.SPEED:
        worth = mean(b.speed_dice(side), b.defence_dice(other)) - 0.25
    if attack and space == b.places[side]:
        return worth + 0.15  # and can still step back
    exposed = gap <= far(s, other)
    if attack or s.stage == moves.STEPPING or b.struck:
        if exposed:
            worth -= FEAR * threat(s, other) * (1.0 if b.turn == 0 else 0.6)
        return worth - 0.01 * float(gap)
    if exposed and b.turn == 0:
        worth -= 0.5 * FEAR * threat(s, other)
    return worth - 0.12 * float(gap)


def loss_value(s: Spartacus, named: i64) -> float:
    """Dice that are kept should still strike and parry."""
    b = s.bout
    side = wounded(b)
    other = 1 - side
    red = b.attack_dice(side) - moves_arena.lost_attack(named)
    black = b.defence_dice(side) - moves_arena.lost_defence(named)
    blue = b.speed_dice(side) - moves_arena.lost_speed(named)
    dealt = mean(red, b.defence_dice(other))
    suffered = mean(b.attack_dice(other), black)
    quick = 0.12 * float(blue) + (0.15 if blue > b.speed_dice(other) else 0.0)
    return dealt - FEAR * suffered + quick


def dice_value(s: Spartacus, seat: i64, move: i64) -> float:
    """Expected wounds after rolling one die again, against those that lie there."""
    b = s.bout
    ties = cards.has_verb(skill(s, b.side()), cards.TIES)
    now = wounds_of(b.red, b.black, ties)
    die = moves.named_in(move)
    if die == 0:
        return 0.0
    mine = line_of(s, seat)
    line = mine if s.stage == moves.REROLLING else 1 - mine
    dice = b.line(line)[:]
    dice.remove(die)
    total: i64 = 0
    for face in range(1, i64(cards.FACES + 1)):
        rolled = dice[:]
        rolled.append(face)
        rolled.sort()
        rolled.reverse()
        total += wounds_of(rolled, b.black, ties) if line == 0 else wounds_of(b.red, rolled, ties)
    change = float(total) / 6.0 - float(now)
    return (change if mine == 0 else -change) - (0.02 if s.stage == moves.REROLLING else 0.35)


def choice_value(s: Spartacus, seat: i64, move: i64) -> float:
    """Yes or no, first or second."""
    b = s.bout
    stage = s.stage
    side = b.side_of(seat)
    other = 1 - side
    gap = s.table.deck.distance[b.places[0]][b.places[1]]
    if stage == moves.ORDERING:
        first = gap <= far(s, side) or gap > far(s, other) + b.speed_dice(side)
        return 1.0 if (moves.kind_of(move) == moves.FIRST) == first else 0.0
    if stage == moves.DEFENDING:
        better = b.speed_dice(side) > b.defence_dice(side)
        return 1.0 if (moves.named_in(move) == 1) == better else 0.0
    if moves.kind_of(move) == moves.PASS:
        return 0.0
    if stage == moves.ASK_NET:
        return 0.5 if gap <= far(s, side) else -0.5
    if stage == moves.ASK_REINIT:
        return 0.5 if b.sums[side] <= b.sums[other] else -0.5
    left = b.health(other if stage == moves.ASK_AXE else side) - b.wounds
    if stage == moves.ASK_AXE:
        return 1.0 if left <= 3 else 0.2
    assert stage == moves.ASK_SHIELD
    return 1.0 if left < 3 or b.wounds >= 2 else -0.2
