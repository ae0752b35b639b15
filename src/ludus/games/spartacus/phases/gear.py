"""What abilities and equipment of the fighters do in a bout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import bout, cards
from ludus.games.spartacus.cards import Step
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


NO_SKILL: Final[list[Step]] = []


def skill(s: Spartacus, side: i64) -> list[Step]:
    """What the fighter itself can do in a bout, unless the other one silences it (SP-Q51)."""
    deck = s.table.deck
    card = s.bout.fighters[side]
    if deck.timings[card] != cards.CMB or cards.has_verb(deck.skills[s.bout.fighters[1 - side]], cards.MUTE):
        return NO_SKILL
    return deck.skills[card]


def gear_with(s: Spartacus, side: i64, verb: i64) -> i64:
    """A ready piece of gear that does this; -1 if there is none."""
    b = s.bout
    for slot in range(i64(bout.SLOTS)):
        card = b.piece(side, slot)
        if card >= 0 and s.is_ready(card) and cards.has_verb(s.table.deck.skills[card], verb):
            return card
    return cards.NONE


def gear_amount(s: Spartacus, side: i64, verb: i64, default: i64) -> i64:
    card = gear_with(s, side, verb)
    if card >= 0:
        for step in s.table.deck.skills[card]:
            if step.verb == verb:
                return step.amount
    return default


def sets(dice: list[i64], size: i64) -> i64:
    """Separate sets of equal dice (SP-545 to SP-547); the dice are sorted."""
    found: i64 = 0
    run: i64 = 0
    last: i64 = 0
    for die in dice:
        run = run + 1 if die == last else 1
        last = die
        if run == size:
            found += 1
            run = 0
    return found


def in_bout(s: Spartacus, counter: i64, size: i64, lost: i64) -> i64:
    """A figure that only a bout has."""
    if counter == cards.SETS_ATT:
        return sets(s.bout.red, size) if s.bout.attack == bout.NORMAL else 0
    if counter == cards.SETS_DEF:
        return sets(s.bout.black, size)
    if counter == cards.WOUNDS:
        return s.bout.wounds
    return lost if counter == cards.LOST else 1


def works(s: Spartacus, step: Step, lost: i64) -> bool:
    return all(in_bout(s, test.counter, test.kinds, lost) >= test.times for test in step.tests)


def skilled(s: Spartacus, side: i64, verb: i64) -> i64:
    """How much the fighter's own ability does of this now; one that works once per bout is then used up."""
    total: i64 = 0
    b = s.bout
    for step in skill(s, side):
        if step.verb == verb and works(s, step, 0):
            if s.table.deck.costs[b.fighters[side]] == cards.PER_BOUT:
                if b.used & bit(side):
                    continue
                b.used |= bit(side)
            total += step.amount * in_bout(s, step.counter, step.counter_kinds, 0)
    return total
