"""What the dice of an attack come to: wounds, some added, some stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import bout, cards, events, moves
from ludus.games.spartacus.phases.basics import exhaust
from ludus.games.spartacus.phases.defeat import suffer
from ludus.games.spartacus.phases.gear import gear_amount, gear_with, skill, skilled

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

UNBLOCKED: Final = 3  # what an attack die without a partner must show


def wounds_of(red: list[i64], black: list[i64], ties: bool) -> i64:
    """Both lines from the top, pair by pair (SP-512 to SP-515)."""
    count: i64 = 0
    for place in range(i64(len(red))):
        if place >= len(black):
            if red[place] >= UNBLOCKED:
                count += 1
        elif red[place] > black[place] or (ties and red[place] == black[place]):
            count += 1
    return count


def compare(s: Spartacus) -> None:
    b = s.bout
    side = b.side()
    b.wounds = wounds_of(b.red, b.black, cards.has_verb(skill(s, side), cards.TIES))
    events.emit(s, events.COMPARED, [b.wounds])
    more = skilled(s, side, cards.ADD_WOUND)
    if more:
        b.wounds += more
        events.emit(s, events.ADDED, [b.owners[side], more, b.fighters[side]])
    if b.attack == bout.NORMAL and axe_of(s, side) >= 0:
        s.ask(moves.ASK_AXE, b.owners[side])
    else:
        resist(s)


def axe_of(s: Spartacus, side: i64) -> i64:
    """Gear that adds a wound when exhausted."""
    card = gear_with(s, side, cards.ADD_WOUND)
    return card if card >= 0 and s.table.deck.costs[card] == cards.EXHAUST else cards.NONE


def axe(s: Spartacus, seat: i64, used: bool) -> None:
    b = s.bout
    if used:
        side = b.side()
        card = axe_of(s, side)
        more = gear_amount(s, side, cards.ADD_WOUND, 0)
        exhaust(s, seat, card)
        b.wounds += more
        events.emit(s, events.ADDED, [seat, more, card])
    resist(s)


def resist(s: Spartacus) -> None:
    """The defender's ability, then a card he may exhaust (SP-518)."""
    b = s.bout
    other = 1 - b.side()
    stopped: i64 = 0
    if b.wounds:
        if skilled(s, other, cards.STOP_ALL):
            stopped = b.wounds
        else:
            stopped = skilled(s, other, cards.STOP_WOUND)
            if stopped > b.wounds:
                stopped = b.wounds
    if stopped:
        b.wounds -= stopped
        events.emit(s, events.STOPPED, [b.owners[other], stopped, b.fighters[other]])
    if b.wounds and gear_with(s, other, cards.STOP_WOUND) >= 0:
        s.ask(moves.ASK_SHIELD, b.owners[other])
    else:
        suffer(s)


def shield(s: Spartacus, seat: i64, used: bool) -> None:
    b = s.bout
    if used:
        other = 1 - b.side()
        card = gear_with(s, other, cards.STOP_WOUND)
        less = gear_amount(s, other, cards.STOP_WOUND, 0)
        exhaust(s, seat, card)
        if less > b.wounds:
            less = b.wounds
        b.wounds -= less
        events.emit(s, events.STOPPED, [seat, less, card])
    suffer(s)
