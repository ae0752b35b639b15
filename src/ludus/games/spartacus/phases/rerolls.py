"""Dice of an attack that are rolled again: one's own, or one of the other side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import bout, cards, events, moves, streams
from ludus.games.spartacus.bout import Bout
from ludus.games.spartacus.phases.basics import roll
from ludus.games.spartacus.phases.gear import skill
from ludus.games.spartacus.phases.wounds import compare
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def ask_reroll(s: Spartacus) -> None:
    """Both sides at the same time, as long as they have something to roll again with (SP-516)."""
    b = s.bout
    side = b.side()
    s.stage = moves.REROLLING
    s.waiting = (bit(b.owners[side]) if b.rerolls[0] else 0) | (bit(b.owners[1 - side]) if b.rerolls[1] else 0)
    if s.waiting == 0:
        s.passed = 0
        ask_force(s)


def sources(s: Spartacus, side: i64, verb: i64) -> i64:
    """How many dice of the own line may be rolled again (SP-542, SP-543)."""
    count: i64 = 1 if cards.has_verb(skill(s, side), verb) else 0
    for slot in range(i64(bout.SLOTS)):
        card = s.bout.piece(side, slot)
        if card >= 0 and s.is_ready(card) and cards.has_verb(s.table.deck.skills[card], verb):
            count += 1
    return count


def line_of(s: Spartacus, seat: i64) -> i64:
    """0 if the seat attacks, 1 if it defends."""
    b = s.bout
    return 0 if b.owners[b.side()] == seat else 1


def reroll(s: Spartacus, seat: i64, die: i64) -> None:
    """The choice waits for that of the other side."""
    s.bout.choose(line_of(s, seat), die if die else bout.KEEP)
    s.waiting &= ~bit(seat)
    if s.waiting == 0:
        roll_again(s)


def roll_again(s: Spartacus) -> None:
    """Both choices are shown and rolled together; who has another source then decides on what lies there (SP-543)."""
    b = s.bout
    if b.both_reroll():
        tell_choice(s, 0)
        tell_choice(s, 1)
    for line in range(i64(2)):
        die = b.chosen(line)
        if die == bout.KEEP:
            b.rerolls[line] = 0
        elif die:
            b.rerolls[line] = b.rerolls_left(line) - 1
            replace_die(s, rolling(b, line), line, die)
    ask_reroll(s)


def tell_choice(s: Spartacus, line: i64) -> None:
    """What one side has chosen unseen; a house that has left decides nothing."""
    die = s.bout.chosen(line)
    seat = rolling(s.bout, line)
    if die != bout.KEEP or s.resigned & bit(seat) == 0:
        events.emit(s, events.DID, [seat, moves.pack(moves.REROLL, 0 if die == bout.KEEP else die), 1])


def rolling(b: Bout, line: i64) -> i64:
    """Whose dice these are."""
    return b.owners[b.side() if line == 0 else 1 - b.side()]


def replace_die(s: Spartacus, seat: i64, line: i64, die: i64) -> None:
    b = s.bout
    new = roll(s, streams.ATTACK if line == 0 else streams.DEFENCE)
    dice = b.line(line)
    dice.remove(die)
    dice.append(new)
    dice.sort()
    dice.reverse()
    events.emit(s, events.REROLLED, [seat, line, die, new])


def ask_force(s: Spartacus) -> None:
    """An ability of once per bout against one die of the other side."""
    b = s.bout
    for side in range(i64(2)):
        if (
            s.passed & bit(b.owners[side]) == 0
            and b.used & bit(side) == 0
            and cards.has_verb(skill(s, side), cards.FORCE_REROLL)
        ):
            s.ask(moves.FORCING, b.owners[side])
            return
    s.passed = 0
    s.waiting = 0
    compare(s)


def force(s: Spartacus, seat: i64, die: i64) -> None:
    b = s.bout
    if die:
        b.used |= bit(b.side_of(seat))
        replace_die(s, seat, 1 - line_of(s, seat), die)
    s.passed |= bit(seat)
    ask_force(s)
