"""What becomes of promises, and what houses remember of each other.

Where facts decide, a promise marks itself kept or broken (SP-703); where they do not, its receiver may. What a house
remembers is public, and half of it is forgotten every turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves
from ludus.games.spartacus.rows import gifts, vows
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

# What is remembered, in points
MOST_REGARD: Final = 8
HELPED: Final = 2  # with support, or a thumb up
FOILED: Final = -2
HARMED: Final = -3  # by a scheme, a reaction or a thumb down
BETRAYED: Final = -3  # by a broken promise


def remember(s: Spartacus, seat: i64, other: i64, points: i64) -> None:
    """What the other one did changes what this house thinks of it."""
    if seat == other:
        return
    regard = s.houses[seat].regard
    points += regard[other]
    regard[other] = -MOST_REGARD if points < -MOST_REGARD else MOST_REGARD if points > MOST_REGARD else points


def keep_gold_vow(s: Spartacus, seat: i64, to: i64, amount: i64) -> bool:
    """A promise of so much gold is kept as soon as it is paid; returns whether there was one."""
    for vow in range(vows.count(s)):
        if vows.is_between(s, vow, seat, to) and vows.is_debt(s, vow) and vows.gold(s, vow) <= amount:
            vows.settle(s, vow, True)
            return True
    return False


def owes(s: Spartacus, seat: i64, to: i64) -> bool:
    """Is there a promise of gold that is not known to be kept?"""
    return any(vows.is_between(s, vow, seat, to) and vows.is_debt(s, vow) for vow in range(vows.count(s)))


# While gold is hidden only giver and receiver know how much was given, and so whether a promise of gold is kept by it;
# for everybody else it stays open until all purses are (SP-345). A gift is remembered with the number of promises that
# had been made before it.


def secretly_kept(s: Spartacus) -> list[i64]:
    """The promises that gifts of hidden size keep."""
    found: list[i64] = []
    for gift in range(gifts.count(s)):
        vow: i64 = 0
        while vow < gifts.vows_before(s, gift) and vow < vows.count(s):
            if is_paid(s, vow, gift) and vow not in found:
                found.append(vow)
                break
            vow += 1
    return found


def is_paid(s: Spartacus, vow: i64, gift: i64) -> bool:
    """Is this gift what was promised, or more?"""
    concerned = vows.is_between(s, vow, gifts.giver(s, gift), gifts.receiver(s, gift))
    return concerned and vows.is_debt(s, vow) and vows.gold(s, vow) <= gifts.gold(s, gift)


def open_purses(s: Spartacus) -> None:
    """Gold is public again, and so is what became of promises (SP-344)."""
    for vow in secretly_kept(s):
        vows.settle(s, vow, True)
    s.gifts = []


def make_vow(s: Spartacus, seat: i64, named: i64) -> None:
    vows.add(s, seat, moves.house_named(named), moves.promise(named), moves.promised_gold(named))
    if s.spoken:
        s.worded.append(vows.count(s))
        s.wordings.append(s.spoken)


def judge_vow(s: Spartacus, number: i64, kept: bool) -> None:
    """The receiver says what became of it."""
    settle(s, number - 1, kept)


def settle(s: Spartacus, vow: i64, kept: bool) -> None:
    vows.settle(s, vow, kept)
    if not kept:
        remember(s, vows.receiver(s, vow), vows.giver(s, vow), BETRAYED)


def open_vows(s: Spartacus, giver: i64, to: i64) -> i64:
    """What is promised for this turn and neither kept nor broken, a bit for each kind."""
    found: i64 = 0
    vow = vows.count(s) - 1
    while vow >= 0 and vows.turn(s, vow) == s.turn:
        if vows.is_between(s, vow, giver, to) and vows.is_open(s, vow):
            found |= bit(vows.what(s, vow))
        vow -= 1
    return found


def judge(s: Spartacus, giver: i64, to: i64, what: i64, kept: bool) -> None:
    """Facts have decided on a promise, if there is one."""
    if not s.vows:
        return
    vow = vows.find_open(s, giver, to, what)
    while vow >= 0:
        settle(s, vow, kept)
        vow = vows.find_open(s, giver, to, what)


def judge_all(s: Spartacus, giver: i64, what: i64, kept: bool) -> None:
    """The same, whomever it was promised to."""
    for to in range(s.players):
        judge(s, giver, to, what, kept)


# --- When it is decided --------------------------------------------------------------------------------------


def schemed(s: Spartacus, seat: i64, plan: i64) -> None:
    """A scheme lies on the table: peace is broken, whether or not the scheme succeeds."""
    if not s.table.deck.attacks[moves.plan_card(plan)]:
        return
    target = moves.plan_target(plan)
    if target >= s.players:  # a scheme against everybody
        judge_all(s, seat, moves.V_PEACE, False)
        return
    judge(s, seat, target, moves.V_PEACE, False)
    if s.table.deck.aims[moves.plan_card(plan)] == cards.AT_TWO:
        judge(s, seat, moves.plan_named(plan), moves.V_PEACE, False)


def succeeded(s: Spartacus, seat: i64, plan: i64) -> None:
    """Whom it hurt remembers."""
    target = moves.plan_target(plan)
    if target < s.players and s.table.deck.attacks[moves.plan_card(plan)]:
        remember(s, target, seat, HARMED)


def opposed(s: Spartacus, seat: i64, foiled: bool) -> None:
    """A house foils the scheme; a guard is self-defence, and only a promise speaks against it."""
    judge(s, seat, s.schemer, moves.V_NO_FOIL, False)
    if foiled:
        remember(s, s.schemer, seat, FOILED)


def answered(s: Spartacus, seat: i64, yes: bool) -> None:
    judge(s, seat, s.active, moves.V_SUPPORT, yes)
    if yes:
        remember(s, s.active, seat, HELPED)


def invited(s: Spartacus, seat: i64) -> None:
    judge(s, s.host, seat, moves.V_INVITE, True)
    judge(s, s.host, seat, moves.V_SPARE, False)


def all_invited(s: Spartacus) -> None:
    """Nobody is invited any more in this turn."""
    judge_all(s, s.host, moves.V_INVITE, False)
    judge_all(s, s.host, moves.V_SPARE, True)


def ruled(s: Spartacus, up: bool) -> None:
    """The thumb."""
    judge_all(s, s.host, moves.V_MERCY, up)
    judge_all(s, s.host, moves.V_DEATH, not up)
    remember(s, s.bout.owners[s.bout.loser], s.host, HELPED if up else HARMED)


def end_of_turn(s: Spartacus) -> None:
    """Peace has been kept; half of everything else is forgotten."""
    for giver in range(s.players):
        if s.vows:
            judge_all(s, giver, moves.V_PEACE, True)
            judge_all(s, giver, moves.V_NO_FOIL, True)
        regard = s.houses[giver].regard
        for other in range(s.players):
            points = regard[other]
            regard[other] = points // 2 if points > 0 else -(-points // 2)
