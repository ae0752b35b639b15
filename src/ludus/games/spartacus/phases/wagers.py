"""Tribute and wagers, before the bout and after it (3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves
from ludus.games.spartacus.phases.basics import coins
from ludus.games.spartacus.phases.promises import all_invited
from ludus.games.spartacus.phases.windows import open_window
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

TRIBUTE_PER_FAVOUR: Final = 2
TRIBUTE_OF_CHAMPION: Final = 6


def tribute(s: Spartacus) -> None:
    all_invited(s)
    for side in range(2):
        owner = s.bout.owners[side]
        marks = s.marks[s.bout.fighters[side]]
        gold = cards.favours(marks) * TRIBUTE_PER_FAVOUR
        if marks & cards.CHAMPION:
            gold = TRIBUTE_OF_CHAMPION
        if gold:
            events.emit(s, events.TRIBUTE, [owner, gold])
            coins(s, owner, gold)
    s.stage = moves.BETTING
    s.waiting = bit(s.host) if s.table.in_turn else bit(s.players) - 1


def bet(s: Spartacus, seat: i64, named: i64) -> None:
    s.bets[seat] = named
    s.waiting &= ~bit(seat)
    if s.table.in_turn:
        stake(s, seat)
        left = s.left_of(seat)
        if left != s.host:
            s.waiting = bit(left)
            return
    if s.waiting == 0:
        if not s.table.in_turn:
            reveal_bets(s)
        open_window(s, moves.ON_WAGERS)


def staked(bets: i64) -> i64:
    """All coins of one house."""
    return moves.stake(bets, 0) + moves.stake(bets, 1) + moves.stake(bets, 2) + moves.stake(bets, 3)


def stake(s: Spartacus, seat: i64) -> None:
    """The stake leaves the treasury and lies open (SP-434)."""
    s.houses[seat].gold -= staked(s.bets[seat])
    events.emit(s, events.WAGERS, [seat, s.bets[seat]])


def reveal_bets(s: Spartacus) -> None:
    facts: list[i64] = []
    for seat in range(s.players):
        s.houses[seat].gold -= staked(s.bets[seat])
        facts.append(seat)
        facts.append(s.bets[seat])
    events.emit(s, events.WAGERS, facts)


def settle_bets(s: Spartacus) -> None:
    b = s.bout
    for seat in range(s.players):
        bets = s.bets[seat]
        if bets > 0:
            back = moves.stake(bets, 1 - b.loser) * 2
            if b.defeat == cards.INJURY:
                back += moves.stake(bets, 2) * 3
            if b.defeat == cards.DECAPITATION:
                back += moves.stake(bets, 3) * (s.table.odds + 1)
            s.houses[seat].gold += back
            events.emit(s, events.SETTLED, [seat, staked(bets), back])
    s.bets = [-1] * s.players
