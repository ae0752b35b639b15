"""Wounds: dice are lost, or the fighter is defeated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, moves_arena
from ludus.games.spartacus.bout import Bout
from ludus.games.spartacus.phases.basics import coins
from ludus.games.spartacus.phases.gear import skill, skilled, works

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

FEWEST: Final = 3  # dice of a fighter that stands


def wounded(b: Bout) -> i64:
    """The side that suffers the present wounds."""
    return b.side() if b.countering else 1 - b.side()


def suffer(s: Spartacus) -> None:
    """Remove a die per wound; fewer than three dice left is a defeat (SP-525)."""
    b = s.bout
    side = wounded(b)
    if b.wounds == 0:
        after_wounds(s, 0)
        return
    if b.health(side) - b.wounds < FEWEST:
        fall(s, side)
        return
    choices = losses(b)
    if len(choices) == 1:
        lose(s, choices[0])
    else:
        s.ask(moves.LOSING, b.owners[side])


def losses(b: Bout) -> list[i64]:
    """All ways to remove a die per wound and keep one of each colour."""
    found: list[i64] = []
    side = wounded(b)
    wounds = b.wounds
    red = b.attack_dice(side) - 1
    black = b.defence_dice(side) - 1
    blue = b.speed_dice(side) - 1
    a: i64 = 0
    while a <= red and a <= wounds:
        d: i64 = 0
        while d <= black and a + d <= wounds:
            rest = wounds - a - d
            if rest <= blue:
                found.append(moves_arena.loss_of(a, d, rest))
            d += 1
        a += 1
    return found


def lose(s: Spartacus, named: i64) -> None:
    b = s.bout
    side = wounded(b)
    attack = moves_arena.lost_attack(named)
    defence = moves_arena.lost_defence(named)
    speed = moves_arena.lost_speed(named)
    b.set_dice(side, b.attack_dice(side) - attack, b.defence_dice(side) - defence, b.speed_dice(side) - speed)
    events.emit(s, events.LOST, [b.owners[side], attack, defence, speed])
    after_wounds(s, b.wounds)


def fall(s: Spartacus, side: i64) -> None:
    """The kind of defeat follows from the dice that are left (SP-530 to SP-532)."""
    b = s.bout
    left = b.health(side) - b.wounds
    lost = b.wounds if left >= 0 else b.health(side)
    b.loser = side
    b.defeat = cards.SURRENDER if left == 2 else 2 if left == 1 else cards.DECAPITATION
    events.emit(s, events.LOST, [b.owners[side], *b.take_dice(side, lost)])
    pay_gamblers(s, lost)
    end_bout(s)


def end_bout(s: Spartacus) -> None:
    """The winner's ability may make the defeat worse (SP-Q50), whatever it came from."""
    b = s.bout
    b.later = cards.NONE
    for upgrade in skill(s, 1 - b.loser):
        if upgrade.verb == cards.UPGRADE and upgrade.amount > b.defeat:
            b.defeat = upgrade.amount
    events.emit(s, events.DEFEATED, [b.owners[b.loser], b.defeat])
    s.bout_over()


def pay_gamblers(s: Spartacus, lost: i64) -> None:
    """Abilities that make gold of what a fighter loses to one attack."""
    b = s.bout
    for side in range(i64(2)):
        for each in skill(s, side):
            if each.verb == cards.GOLD and works(s, each, lost):
                coins(s, b.owners[side], each.amount)


def after_wounds(s: Spartacus, lost: i64) -> None:
    """Counter wounds, then the rest of the action (SP-534)."""
    b = s.bout
    if not b.countering:
        pay_gamblers(s, lost)
        b.wounds = skilled(s, 1 - b.side(), cards.COUNTER)
        if b.wounds:
            b.countering = True
            events.emit(s, events.ADDED, [b.owners[1 - b.side()], b.wounds, b.fighters[1 - b.side()]])
            suffer(s)
            return
    b.countering = False
    b.wounds = 0
    b.red = []
    b.black = []
    b.attack = cards.STANDING
    if b.moved:
        s.end_action()
    else:
        s.ask_step()
