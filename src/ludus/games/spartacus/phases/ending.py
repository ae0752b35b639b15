"""Victory checks and the showdown (3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, streams
from ludus.games.spartacus.bout import Bout
from ludus.games.spartacus.phases.arena import lay_out
from ludus.games.spartacus.phases.basics import highest_roll, order_by_roll
from ludus.games.spartacus.phases.combat import start_bout
from ludus.kernel.bits import bit, bits

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def check_victory(s: Spartacus) -> bool:
    """Has a house won, or must several fight for it? Else the game goes on (SP-600 to SP-603)."""
    return crown(s, s.table.top, events.BY_INFLUENCE)


def check_limit(s: Spartacus) -> bool:
    """After the last turn that was agreed the highest influence wins (SP-810)."""
    if s.table.turn_limit == 0 or s.turn < s.table.turn_limit:
        return False
    return crown(s, most_influence(s), events.BY_LIMIT)


def most_influence(s: Spartacus) -> i64:
    """Of the houses that have not left."""
    best: i64 = 0
    for seat in range(s.players):
        if s.resigned & bit(seat) == 0 and s.houses[seat].influence > best:
            best = s.houses[seat].influence
    return best


def crown(s: Spartacus, influence: i64, ending: i64) -> bool:
    leaders: list[i64] = []
    seat = s.host
    for _ in range(s.players):
        if s.houses[seat].influence >= influence and s.resigned & bit(seat) == 0:
            leaders.append(seat)
        seat = s.left_of(seat)
    if not leaders:
        return False
    if len(leaders) == 1:
        end_game(s, leaders[0], ending)
    else:
        start_showdown(s, leaders)
    return True


def end_game(s: Spartacus, winner: i64, ending: i64) -> None:
    s.winner = winner
    s.ending = ending
    s.stage = moves.OVER
    s.waiting = 0
    events.emit(s, events.ENDED, [winner, ending])


# --- Showdown ------------------------------------------------------------------------------------------


def strength(s: Spartacus, seat: i64) -> i64:
    """The gold value of ready gladiators and equipment (SP-605, SP-608)."""
    values = s.table.deck.values
    total: i64 = 0
    for card in s.ready_cards(seat, cards.GLADIATOR | cards.GEAR):
        total += values[card]
    return total


def start_showdown(s: Spartacus, houses: list[i64]) -> None:
    """Two houses in the order from the host; more by their totals, equal ones by a die (SP-605 to SP-610)."""
    s.phase = moves.SHOWDOWN
    s.active = cards.NONE
    events.emit(s, events.PHASE, [moves.SHOWDOWN])
    s.ranks = houses if len(houses) == 2 else by_totals(s, houses)
    s.ladder = s.ranks[:]
    events.emit(s, events.SHOWDOWN, s.ranks)
    next_bout(s)


def by_totals(s: Spartacus, houses: list[i64]) -> list[i64]:
    """The lowest first; equal ones by a die each, and only equal dice are rolled again (SP-607)."""
    ranked: list[i64] = []
    left = houses[:]
    while left:
        best: i64 = -1
        for seat in left:
            if strength(s, seat) > best:
                best = strength(s, seat)
        equal = [seat for seat in left if strength(s, seat) == best]
        ranked += order_by_roll(s, streams.TIES, equal)
        left = [seat for seat in left if seat not in equal]
    ranked.reverse()
    return ranked


def next_bout(s: Spartacus) -> None:
    s.bout = Bout()
    ask_fighter(s, 0)


def ask_fighter(s: Spartacus, side: i64) -> None:
    """A house without a ready fighter forfeits (SP-612)."""
    seat = s.ladder[side]
    if s.ready_cards(seat, cards.FIGHTERS) and s.resigned & bit(seat) == 0:
        s.invited = seat
        s.ask(moves.ENTERING, seat)
    elif side == 0:
        ask_fighter(s, 1)
    else:
        forfeit(s)


def forfeit(s: Spartacus) -> None:
    """Only one side, or none, has a fighter."""
    first, second = s.ladder[0], s.ladder[1]
    if s.bout.owners[0] == first:
        advance_ladder(s, first)
    elif s.bout.owners[0] == second or s.resigned & bit(first):
        advance_ladder(s, second)
    elif s.resigned & bit(second):
        advance_ladder(s, first)
    else:
        advance_ladder(s, highest_roll(s, streams.TIES, [first, second]))


def enter_showdown(s: Spartacus, seat: i64, named: i64) -> None:
    s.invited = cards.NONE
    if seat == s.ladder[0]:
        lay_out(s, 0, seat, named)
        ask_fighter(s, 1)
    elif s.bout.owners[0] == cards.NONE:
        lay_out(s, 0, seat, named)
        forfeit(s)
    else:
        lay_out(s, 1, seat, named)
        start_bout(s)


def advance_ladder(s: Spartacus, winner: i64) -> None:
    """The winner goes on; the lower total stands first in the next bout. A house that has left cannot win."""
    left = s.ladder[2:]
    loser = s.ladder[1] if s.ladder[0] == winner else s.ladder[0]
    if s.resigned & bit(winner) and s.resigned & bit(loser) == 0:
        winner, loser = loser, winner
    s.fallen.append(loser)
    if not left:
        if s.resigned & bit(winner):  # all who fought have left: the best of those who have not
            s.fallen.append(winner)
            crown(s, most_influence(s), events.BY_INFLUENCE)
        else:
            end_game(s, winner, events.BY_SHOWDOWN)
        return
    if len(left) == 2:
        s.ladder = [left[0], left[1], winner]
    elif s.ranks.index(winner) < s.ranks.index(left[0]):
        s.ladder = [winner, left[0]]
    else:
        s.ladder = [left[0], winner]
    next_bout(s)


def showdown_result(s: Spartacus) -> None:
    b = s.bout
    advance_ladder(s, b.owners[1 - b.loser])


# --- Leaving -------------------------------------------------------------------------------------------


def resign(s: Spartacus, seat: i64) -> None:
    """The house stays, answers as briefly as the rules allow, and cannot win."""
    s.resigned |= bit(seat)
    events.emit(s, events.RESIGNED, [seat])
    if bits(s.resigned) == s.players - 1:
        last: i64 = 0
        while s.resigned & bit(last):
            last += 1
        end_game(s, last, events.BY_RESIGNING)
