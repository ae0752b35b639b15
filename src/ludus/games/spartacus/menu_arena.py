"""What can be done in the arena: hosting, entering, wagers, the bout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import bout, cards, moves, moves_arena
from ludus.games.spartacus.menu_deals import add_accepts
from ludus.games.spartacus.menu_hand import add_reactions, assets_of
from ludus.games.spartacus.phases.arena import invitable, is_forced
from ludus.games.spartacus.phases.defeat import losses
from ludus.games.spartacus.phases.movement import reach, reachable
from ludus.games.spartacus.phases.rerolls import line_of

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def hosting(s: Spartacus, seat: i64) -> list[int]:
    stage = s.stage
    found: list[int] = []
    if stage == moves.INVITING:
        other = s.left_of(seat)
        for _ in range(s.players):
            if invitable(s, other):
                found.append(moves.pack(moves.INVITE, other))
            other = s.left_of(other)
        add_reactions(s, seat, found)
    elif stage == moves.ENTERING:
        if may_refuse(s, seat):
            found.append(moves.REFUSE)
        add_fighters(s, seat, found)
    elif stage == moves.BETTING:
        return bets(s, seat)
    else:
        assert stage == moves.JUDGING
        found = [moves.UP, moves.DOWN]
    if s.offers:
        add_accepts(s, seat, found)
    return found


def may_refuse(s: Spartacus, seat: i64) -> bool:
    """Not in a showdown, and not as the last one left (SP-413)."""
    return s.phase != moves.SHOWDOWN and not (seat == s.host and is_forced(s))


def add_fighters(s: Spartacus, seat: i64, found: list[int]) -> None:
    """Every fighter with every set of gear."""
    sets: list[i64] = [0]
    for slot in range(i64(bout.SLOTS)):
        more: list[i64] = []
        for known in sets:
            more.append(known)
            for asset in assets_of(s, seat, cards.SLOT_KINDS[slot]):
                more.append(moves_arena.with_gear(known, slot, asset))
        sets = more
    for fighter in assets_of(s, seat, cards.FIGHTERS):
        for gear in sets:
            found.append(moves.pack(moves.ENTER, moves_arena.enter_of(fighter, gear)))


def bets(s: Spartacus, seat: i64) -> list[int]:
    """Nothing, one to three coins on one corner, or three on each of two."""
    gold = s.houses[seat].gold
    found: list[int] = [moves.BET]
    for corner in range(i64(4)):
        if may_bet(s, seat, corner):
            coins: i64 = 1
            while coins <= 3 and coins <= gold:
                found.append(moves.pack(moves.BET, moves.bet_of(corner, coins)))
                coins += 1
            second = corner + 1
            while second < 4 and gold >= 6:
                if may_bet(s, seat, second):
                    found.append(moves.pack(moves.BET, moves.bet_of(corner, 3) + moves.bet_of(second, 3)))
                second += 1
    return found


def may_bet(s: Spartacus, seat: i64, corner: i64) -> bool:
    """Not on the victory of the own fighter's opponent (SP-432)."""
    return corner > 1 or s.bout.owners[1 - corner] != seat


def fighting(s: Spartacus, seat: i64) -> list[int]:
    stage = s.stage
    b = s.bout
    found: list[int] = []
    if stage == moves.ACTING:
        return actions(s)
    if stage == moves.STEPPING:
        for space in reachable(s, b.side()):
            found.append(moves.pack(moves.STEP, space))
    elif stage == moves.ORDERING:
        found = [moves.FIRST, moves.SECOND]
    elif stage == moves.LOSING:
        for named in losses(b):
            found.append(moves.pack(moves.LOSE, named))
    elif stage == moves.REROLLING:
        found = [moves.REROLL]
        add_dice(moves.REROLL, b.line(line_of(s, seat)), found)
    elif stage == moves.FORCING:
        found = [moves.PASS]
        add_dice(moves.FORCE, b.line(1 - line_of(s, seat)), found)
    elif stage == moves.DEFENDING:
        found = [moves.DEFEND, moves.pack(moves.DEFEND, 1)]
    elif stage == moves.ASK_NET:
        found = [moves.PASS, moves.NET]
    elif stage == moves.ASK_REINIT:
        found = [moves.PASS, moves.REINIT]
    elif stage == moves.ASK_AXE:
        found = [moves.PASS, moves.AXE]
    else:
        assert stage == moves.ASK_SHIELD
        found = [moves.PASS, moves.SHIELD]
    return found


def add_dice(kind: i64, dice: list[i64], found: list[int]) -> None:
    last: i64 = 0
    for die in dice:
        if die != last:
            found.append(moves.pack(kind, die))
        last = die


def actions(s: Spartacus) -> list[int]:
    """Every space, with every attack that reaches from there."""
    b = s.bout
    side = b.side()
    rival = s.table.deck.distance[b.places[1 - side]]
    normal = reach(s, side, bout.NORMAL)
    speed = reach(s, side, bout.SPEED)
    found: list[int] = []
    for space in reachable(s, side):
        found.append(moves.pack(moves.ACT, moves_arena.act_of(space, bout.NO_ATTACK, -1)))
        if rival[space] <= normal:
            found.append(moves.pack(moves.ACT, moves_arena.act_of(space, bout.NORMAL, -1)))
        if rival[space] <= speed:
            found.append(moves.pack(moves.ACT, moves_arena.act_of(space, bout.SPEED, -1)))
    return found
