"""One attack: who strikes and what is rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.spartacus import bout, cards, events, moves, streams
from ludus.games.spartacus.phases.basics import exhaust, roll_all
from ludus.games.spartacus.phases.gear import gear_with, skill
from ludus.games.spartacus.phases.rerolls import ask_reroll, sources

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def strike(s: Spartacus) -> None:
    b = s.bout
    side = b.side()
    b.by_speed = False
    b.countering = False
    b.wounds = 0
    if b.attack == bout.SPEED:
        exhaust(s, b.owners[side], gear_with(s, side, cards.SPEED_ATTACK))
    if cards.has_verb(skill(s, 1 - side), cards.DEFEND_SPEED):
        s.ask(moves.DEFENDING, b.owners[1 - side])
    else:
        roll_attack(s)


def defend(s: Spartacus, by_speed: bool) -> None:
    s.bout.by_speed = by_speed
    roll_attack(s)


def roll_attack(s: Spartacus) -> None:
    b = s.bout
    side = b.side()
    other = 1 - side
    b.red = roll_all(s, streams.ATTACK, b.dice_for(side, b.attack))
    b.black = roll_all(s, streams.DEFENCE, b.dice_against(other, b.by_speed))
    events.emit(s, events.STRUCK, [b.owners[side], b.attack, 1 if b.by_speed else 0, *b.red, -1, *b.black])
    b.rerolls[0] = sources(s, side, cards.REROLL_ATT) if b.attack == bout.NORMAL else 0
    b.rerolls[1] = sources(s, other, cards.REROLL_DEF)
    ask_reroll(s)
