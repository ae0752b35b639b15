"""What can be done in the arena: hosting, entering, wagers, the bout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus.bout import NORMAL, SPEED
from ludus.games.spartacus.cards import ARMOUR, FIGHTERS, SPECIAL, WEAPON
from ludus.games.spartacus.menu_deals import add_accepts
from ludus.games.spartacus.menu_hand import add_reactions, assets_of
from ludus.games.spartacus.moves import (
    ACT,
    ACTING,
    ASK_AXE,
    ASK_NET,
    ASK_REINIT,
    ASK_SHIELD,
    AXE,
    BET,
    BETTING,
    DEFEND,
    DEFENDING,
    DOWN,
    ENTER,
    ENTERING,
    FIRST,
    FORCE,
    FORCING,
    INVITE,
    INVITING,
    JUDGING,
    LOSE,
    LOSING,
    NET,
    ORDERING,
    PASS,
    PAYLOAD,
    REFUSE,
    REINIT,
    REROLL,
    REROLLING,
    SECOND,
    SHIELD,
    SHOWDOWN,
    STEP,
    STEPPING,
    UP,
)
from ludus.games.spartacus.phases.arena import invitable, is_forced
from ludus.games.spartacus.phases.attack import line_of, losses, wounded
from ludus.games.spartacus.phases.combat import reach, reachable

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def hosting(s: Spartacus, seat: i64) -> list[int]:
    stage = s.stage
    found: list[int] = []
    if stage == INVITING:
        turn: i64 = 0
        other = s.left_of(seat)
        while turn < s.players:
            if invitable(s, other):
                found.append(INVITE | other << PAYLOAD)
            other = s.left_of(other)
            turn += 1
        add_reactions(s, seat, found)
    elif stage == ENTERING:
        if may_refuse(s, seat):
            found.append(REFUSE)
        add_fighters(s, seat, found)
    elif stage == BETTING:
        return bets(s, seat)
    else:
        assert stage == JUDGING
        found = [UP, DOWN]
    if s.offers:
        add_accepts(s, seat, found)
    return found


def may_refuse(s: Spartacus, seat: i64) -> bool:
    """Not in a showdown, and not as the last one left (SP-413)."""
    return s.phase != SHOWDOWN and not (seat == s.host and is_forced(s))


def add_fighters(s: Spartacus, seat: i64, found: list[int]) -> None:
    """Every fighter with every set of gear."""
    sets: list[i64] = [0]
    for slot, kind in ((6, WEAPON), (12, ARMOUR), (18, SPECIAL)):
        more: list[i64] = []
        for known in sets:
            more.append(known)
            for asset in assets_of(s, seat, kind):
                more.append(known | asset << slot)
        sets = more
    for fighter in assets_of(s, seat, FIGHTERS):
        for gear in sets:
            found.append(ENTER | (fighter | gear) << PAYLOAD)


def bets(s: Spartacus, seat: i64) -> list[int]:
    """Nothing, one to three coins on one corner, or three on each of two."""
    gold = s.houses[seat].gold
    found: list[int] = [BET]
    corner: i64 = 0
    while corner < 4:
        if may_bet(s, seat, corner):
            coins: i64 = 1
            while coins <= 3 and coins <= gold:
                found.append(BET | coins << (2 * corner + PAYLOAD))
                coins += 1
            second = corner + 1
            while second < 4 and gold >= 6:
                if may_bet(s, seat, second):
                    found.append(BET | (3 << 2 * corner | 3 << 2 * second) << PAYLOAD)
                second += 1
        corner += 1
    return found


def may_bet(s: Spartacus, seat: i64, corner: i64) -> bool:
    """Not on the victory of the own fighter's opponent (SP-432)."""
    return corner > 1 or s.bout.owners[1 - corner] != seat


def fighting(s: Spartacus, seat: i64) -> list[int]:
    stage = s.stage
    b = s.bout
    found: list[int] = []
    if stage == ACTING:
        return actions(s)
    if stage == STEPPING:
        for space in reachable(s, b.side()):
            found.append(STEP | space << PAYLOAD)
    elif stage == ORDERING:
        found = [FIRST, SECOND]
    elif stage == LOSING:
        for named in losses(b.dice, wounded(b), b.wounds):
            found.append(LOSE | named << PAYLOAD)
    elif stage == REROLLING:
        found = [REROLL]
        add_dice(REROLL, b.red if line_of(s, seat) == 0 else b.black, found)
    elif stage == FORCING:
        found = [PASS]
        add_dice(FORCE, b.black if line_of(s, seat) == 0 else b.red, found)
    elif stage == DEFENDING:
        found = [DEFEND, DEFEND | 1 << PAYLOAD]
    elif stage == ASK_NET:
        found = [PASS, NET]
    elif stage == ASK_REINIT:
        found = [PASS, REINIT]
    elif stage == ASK_AXE:
        found = [PASS, AXE]
    else:
        assert stage == ASK_SHIELD
        found = [PASS, SHIELD]
    return found


def add_dice(kind: i64, dice: list[i64], found: list[int]) -> None:
    last: i64 = 0
    for die in dice:
        if die != last:
            found.append(kind | die << PAYLOAD)
        last = die


def actions(s: Spartacus) -> list[int]:
    """Every space, with every attack that reaches from there."""
    b = s.bout
    side = b.side()
    rival = s.table.deck.distance[b.places[1 - side]]
    normal = reach(s, side, NORMAL)
    speed = reach(s, side, SPEED)
    found: list[int] = []
    for space in reachable(s, side):
        found.append(ACT | space << PAYLOAD)
        if rival[space] <= normal:
            found.append(ACT | (space | NORMAL << 6) << PAYLOAD)
        if rival[space] <= speed:
            found.append(ACT | (space | SPEED << 6) << PAYLOAD)
    return found
