"""The Arena phase: the host invites, houses enter a fighter or refuse (3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, moves_arena
from ludus.games.spartacus.bout import SLOTS, Bout
from ludus.games.spartacus.phases.basics import gain
from ludus.games.spartacus.phases.deals import no_offers
from ludus.games.spartacus.phases.promises import all_invited, invited
from ludus.games.spartacus.phases.wagers import tribute
from ludus.games.spartacus.phases.windows import checkpoint
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def start_arena(s: Spartacus) -> None:
    s.phase = moves.ARENA
    events.emit(s, events.PHASE, [moves.ARENA])
    s.refused = 0
    s.invited = cards.NONE
    s.bout = Bout()
    s.bets = [-1] * s.players
    no_offers(s)
    gain(s, s.host, 1)
    find_fighters(s)


def invitable(s: Spartacus, seat: i64) -> bool:
    """Each house once per phase, and no house twice in the arena (SP-409, SP-412)."""
    return s.refused & bit(seat) == 0 and s.bout.owners[0] != seat and s.bout.owners[1] != seat


def find_fighters(s: Spartacus) -> None:
    """The host goes on inviting until both places are taken or nobody is left (SP-418)."""
    if s.bout.owners[1] != cards.NONE:
        tribute(s)
        return
    others = False
    for seat in range(s.players):
        if seat != s.host and invitable(s, seat):
            others = True
    if others:
        s.ask(moves.INVITING, s.host)
    elif invitable(s, s.host) or (s.bout.owners[0] != s.host and s.ready_cards(s.host, cards.FIGHTERS)):
        invite(s, s.host)  # he must enter a fighter of his own (SP-413), even after a refusal
    else:
        no_bout(s)


def invite(s: Spartacus, seat: i64) -> None:
    invited(s, seat)
    s.invited = seat
    s.ask(moves.ENTERING, seat)
    if seat == s.host and is_forced(s) and not s.ready_cards(seat, cards.FIGHTERS):
        refuse(s, seat)


def is_forced(s: Spartacus) -> bool:
    """Is the host the last one who can fill the place?"""
    return not any(seat != s.host and invitable(s, seat) for seat in range(s.players))


def enter(s: Spartacus, seat: i64, named: i64) -> None:
    """The first to accept stands on I, the second on II (SP-407)."""
    side: i64 = 0 if s.bout.owners[0] == cards.NONE else 1
    lay_out(s, side, seat, named)
    s.invited = cards.NONE
    find_fighters(s)


def lay_out(s: Spartacus, side: i64, seat: i64, named: i64) -> None:
    b = s.bout
    b.owners[side] = seat
    b.fighters[side] = moves_arena.fighter(named)
    facts: list[i64] = [seat, side, b.fighters[side]]
    for slot in range(i64(SLOTS)):
        gear = moves_arena.gear(named, slot)
        b.equip(side, slot, gear)
        facts.append(gear)
    events.emit(s, events.ENTERED, facts)


def refuse(s: Spartacus, seat: i64) -> None:
    s.refused |= bit(seat)
    s.invited = cards.NONE
    gain(s, seat, -1)
    checkpoint(s, moves.AFTER_REFUSAL)


def no_bout(s: Spartacus) -> None:
    all_invited(s)
    events.emit(s, events.NO_BOUT, [])
    s.bout = Bout()
    checkpoint(s, moves.AFTER_ARENA)
