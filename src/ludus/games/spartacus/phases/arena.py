"""The Arena phase around the bout: invitations, tribute, wagers, rewards, verdict (3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus.bout import Bout
from ludus.games.spartacus.cards import CHAMPION, DECAPITATION, FAVOUR, FAVOURS, FIGHTERS, INJURED, INJURY, NONE, TIRED
from ludus.games.spartacus.events import ENTERED, FAVOURED, NO_BOUT, PHASE, SETTLED, SPARED, TRIBUTE, WAGERS, tell
from ludus.games.spartacus.moves import (
    AFTER_ARENA,
    AFTER_REFUSAL,
    ARENA,
    ASSET,
    BETTING,
    ENTERING,
    INVITING,
    JUDGING,
    ON_WAGERS,
)
from ludus.games.spartacus.phases.basics import coins, discard, gain
from ludus.games.spartacus.phases.promises import all_invited, invited
from ludus.games.spartacus.phases.windows import checkpoint, die_in_arena, mourn, open_window
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

TRIBUTE_PER_FAVOUR: Final = 2
TRIBUTE_OF_CHAMPION: Final = 6


def start_arena(s: Spartacus) -> None:
    s.phase = ARENA
    tell(s, PHASE, [ARENA])
    s.refused = 0
    s.invited = NONE
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
    if s.bout.owners[1] != NONE:
        tribute(s)
        return
    others = False
    seat: i64 = 0
    while seat < s.players:
        if seat != s.host and invitable(s, seat):
            others = True
        seat += 1
    if others:
        s.stage = INVITING
        s.waiting = bit(s.host)
    elif invitable(s, s.host) or (s.bout.owners[0] != s.host and s.ready_cards(s.host, FIGHTERS)):
        invite(s, s.host)  # he must enter a fighter of his own (SP-413), even after a refusal
    else:
        no_bout(s)


def invite(s: Spartacus, seat: i64) -> None:
    invited(s, seat)
    s.invited = seat
    s.stage = ENTERING
    s.waiting = bit(seat)
    if seat == s.host and is_forced(s) and not s.ready_cards(seat, FIGHTERS):
        refuse(s, seat)


def is_forced(s: Spartacus) -> bool:
    """Is the host the last one who can fill the place?"""
    seat: i64 = 0
    while seat < s.players:
        if seat != s.host and invitable(s, seat):
            return False
        seat += 1
    return True


def enter(s: Spartacus, seat: i64, named: i64) -> None:
    """The first to accept stands on I, the second on II (SP-407)."""
    side: i64 = 0 if s.bout.owners[0] == NONE else 1
    lay_out(s, side, seat, named)
    s.invited = NONE
    find_fighters(s)


def lay_out(s: Spartacus, side: i64, seat: i64, named: i64) -> None:
    b = s.bout
    b.owners[side] = seat
    b.fighters[side] = (named & ASSET) - 1
    told: list[i64] = [seat, side, b.fighters[side]]
    slot: i64 = 0
    while slot < 3:
        gear = (named >> (6 + 6 * slot) & ASSET) - 1
        b.gear[3 * side + slot] = gear
        told.append(gear)
        slot += 1
    tell(s, ENTERED, told)


def refuse(s: Spartacus, seat: i64) -> None:
    s.refused |= bit(seat)
    s.invited = NONE
    gain(s, seat, -1)
    checkpoint(s, AFTER_REFUSAL)


def no_bout(s: Spartacus) -> None:
    all_invited(s)
    tell(s, NO_BOUT, [])
    s.bout = Bout()
    checkpoint(s, AFTER_ARENA)


# --- Tribute and wagers --------------------------------------------------------------------------------


def tribute(s: Spartacus) -> None:
    all_invited(s)
    for side in range(2):
        owner = s.bout.owners[side]
        marks = s.marks[s.bout.fighters[side]]
        gold = (marks & FAVOURS) // FAVOUR * TRIBUTE_PER_FAVOUR
        if marks & CHAMPION:
            gold = TRIBUTE_OF_CHAMPION
        if gold:
            tell(s, TRIBUTE, [owner, gold])
            coins(s, owner, gold)
    s.stage = BETTING
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
        open_window(s, ON_WAGERS)


def staked(bets: i64) -> i64:
    """All coins of one house."""
    return (bets & 3) + (bets >> 2 & 3) + (bets >> 4 & 3) + (bets >> 6 & 3)


def stake(s: Spartacus, seat: i64) -> None:
    """The stake leaves the treasury and lies open (SP-434)."""
    s.houses[seat].gold -= staked(s.bets[seat])
    tell(s, WAGERS, [seat, s.bets[seat]])


def reveal_bets(s: Spartacus) -> None:
    told: list[i64] = []
    seat: i64 = 0
    while seat < s.players:
        s.houses[seat].gold -= staked(s.bets[seat])
        told.append(seat)
        told.append(s.bets[seat])
        seat += 1
    tell(s, WAGERS, told)


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
    if b.defeat == DECAPITATION:
        die_in_arena(s, loser, card)
        discard(s, loser, card)
        mourn(s)
        return
    if b.defeat == INJURY:
        s.marks[card] |= INJURED | TIRED
    if s.marks[card] & CHAMPION:
        spare(s)  # a champion cannot be executed (SP-454)
        return
    s.stage = JUDGING
    s.waiting = bit(s.host)


def favour(s: Spartacus, seat: i64, card: i64) -> None:
    """The third token makes a champion (SP-441 to SP-445)."""
    if s.marks[card] & CHAMPION:
        return
    if s.marks[card] & FAVOURS == 2 * FAVOUR:
        s.marks[card] = s.marks[card] & ~FAVOURS | CHAMPION
        tell(s, FAVOURED, [seat, card, 1])
        gain(s, seat, 1)
    else:
        s.marks[card] += FAVOUR
        tell(s, FAVOURED, [seat, card, 0])


def settle_bets(s: Spartacus) -> None:
    b = s.bout
    seat: i64 = 0
    while seat < s.players:
        bets = s.bets[seat]
        if bets > 0:
            back = (bets >> (2 * (1 - b.loser)) & 3) * 2
            if b.defeat == INJURY:
                back += (bets >> 4 & 3) * 3
            if b.defeat == DECAPITATION:
                back += (bets >> 6 & 3) * (s.table.odds + 1)
            s.houses[seat].gold += back
            tell(s, SETTLED, [seat, staked(bets), back])
        seat += 1
    s.bets = [-1] * s.players


def spare(s: Spartacus) -> None:
    tell(s, SPARED, [s.bout.owners[s.bout.loser], s.bout.fighters[s.bout.loser]])
    close_arena(s)


def execute(s: Spartacus) -> None:
    """The host pays with influence for every favour token (SP-453)."""
    owner = s.bout.owners[s.bout.loser]
    card = s.bout.fighters[s.bout.loser]
    gain(s, s.host, -((s.marks[card] & FAVOURS) // FAVOUR))
    die_in_arena(s, owner, card)
    discard(s, owner, card)
    mourn(s)


def close_arena(s: Spartacus) -> None:
    s.dead = NONE
    s.dead_owner = NONE
    s.bout = Bout()
    checkpoint(s, AFTER_ARENA)
