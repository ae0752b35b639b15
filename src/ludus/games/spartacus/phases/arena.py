"""The Arena phase around the bout: invitations, tribute, wagers, rewards, verdict (3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, moves_arena
from ludus.games.spartacus.bout import SLOTS, Bout
from ludus.games.spartacus.phases.basics import coins, discard, gain
from ludus.games.spartacus.phases.promises import all_invited, invited
from ludus.games.spartacus.phases.windows import checkpoint, die_in_arena, mourn, open_window
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

TRIBUTE_PER_FAVOUR: Final = 2
TRIBUTE_OF_CHAMPION: Final = 6


def start_arena(s: Spartacus) -> None:
    s.phase = moves.ARENA
    events.emit(s, events.PHASE, [moves.ARENA])
    s.refused = 0
    s.invited = cards.NONE
    s.bout = Bout()
    s.bets = [-1] * s.players
    s.offers = []
    s.offered = [0] * s.players
    gain(s, s.host, 1)
    find_fighters(s)


# --- Hosting -------------------------------------------------------------------------------------------


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
        s.stage = moves.INVITING
        s.waiting = bit(s.host)
    elif invitable(s, s.host) or (s.bout.owners[0] != s.host and s.ready_cards(s.host, cards.FIGHTERS)):
        invite(s, s.host)  # he must enter a fighter of his own (SP-413), even after a refusal
    else:
        no_bout(s)


def invite(s: Spartacus, seat: i64) -> None:
    invited(s, seat)
    s.invited = seat
    s.stage = moves.ENTERING
    s.waiting = bit(seat)
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


# --- Tribute and wagers --------------------------------------------------------------------------------


def tribute(s: Spartacus) -> None:
    all_invited(s)
    for side in range(2):
        owner = s.bout.owners[side]
        marks = s.marks[s.bout.fighters[side]]
        gold = (marks & cards.FAVOURS) // cards.FAVOUR * TRIBUTE_PER_FAVOUR
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


# --- Victory and defeat --------------------------------------------------------------------------------


def reward(s: Spartacus) -> None:
    """Influence, favour, wagers, then death or the verdict (SP-447)."""
    b = s.bout
    winner = 1 - b.loser
    owner = b.owners[winner]
    gain(s, owner, 1)
    favour(s, owner, b.fighters[winner])
    settle_bets(s)
    loser = b.owners[b.loser]
    card = b.fighters[b.loser]
    if b.defeat == cards.DECAPITATION:
        die_in_arena(s, loser, card)
        discard(s, loser, card)
        mourn(s)
        return
    if b.defeat == cards.INJURY:
        s.marks[card] |= cards.INJURED | cards.TIRED
    if s.marks[card] & cards.CHAMPION:
        spare(s)  # a champion cannot be executed (SP-454)
        return
    s.stage = moves.JUDGING
    s.waiting = bit(s.host)


def favour(s: Spartacus, seat: i64, card: i64) -> None:
    """The third token makes a champion (SP-441 to SP-445)."""
    if s.marks[card] & cards.CHAMPION:
        return
    if s.marks[card] & cards.FAVOURS == 2 * cards.FAVOUR:
        s.marks[card] = s.marks[card] & ~cards.FAVOURS | cards.CHAMPION
        events.emit(s, events.FAVOURED, [seat, card, 1])
        gain(s, seat, 1)
    else:
        s.marks[card] += cards.FAVOUR
        events.emit(s, events.FAVOURED, [seat, card, 0])


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


def spare(s: Spartacus) -> None:
    events.emit(s, events.SPARED, [s.bout.owners[s.bout.loser], s.bout.fighters[s.bout.loser]])
    close_arena(s)


def execute(s: Spartacus) -> None:
    """The host pays with influence for every favour token (SP-453)."""
    owner = s.bout.owners[s.bout.loser]
    card = s.bout.fighters[s.bout.loser]
    gain(s, s.host, -((s.marks[card] & cards.FAVOURS) // cards.FAVOUR))
    die_in_arena(s, owner, card)
    discard(s, owner, card)
    mourn(s)


def close_arena(s: Spartacus) -> None:
    s.dead = cards.NONE
    s.dead_owner = cards.NONE
    s.bout = Bout()
    checkpoint(s, moves.AFTER_ARENA)
