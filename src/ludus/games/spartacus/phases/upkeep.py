"""The Upkeep phase: refresh, then heal (3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, streams
from ludus.games.spartacus.house import insert
from ludus.games.spartacus.phases.balance import start_balance
from ludus.games.spartacus.phases.basics import discard, exhaust, ready_to, roll
from ludus.games.spartacus.phases.promises import end_of_turn
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

HEALS_FROM: Final = 4
DIES_AT: Final = 1


def start_turn(s: Spartacus) -> None:
    end_of_turn(s)
    s.turn += 1
    s.phase = moves.UPKEEP
    events.emit(s, events.TURN, [s.turn])
    events.emit(s, events.PHASE, [moves.UPKEEP])
    for house in s.houses:
        for card in house.tired:
            insert(house.guards, card)
        house.tired = []
        for card in house.assets:
            if s.marks[card] & cards.INJURED == 0:
                s.marks[card] &= ~cards.TIRED
    events.emit(s, events.REFRESHED, [])
    s.rolled = 0
    s.active = s.host
    heal_on(s)


def heal_on(s: Spartacus) -> None:
    """The next healing roll, house by house from the host on; then the balance."""
    while True:
        injured = patients(s, s.active)
        if len(injured) > 1:
            s.ask(moves.HEALING, s.active)
            return
        if len(injured) == 1:
            heal(s, injured[0])
            if s.waiting:
                return
        elif s.left_of(s.active) == s.host:
            start_balance(s)
            return
        else:
            s.active = s.left_of(s.active)


def patients(s: Spartacus, seat: i64) -> list[i64]:
    """Injured cards that have not had their roll."""
    return [card for card in s.houses[seat].assets if s.marks[card] & cards.INJURED and s.rolled & bit(card) == 0]


def heal(s: Spartacus, card: i64) -> None:
    """Roll, then wait for houses that must choose or may help."""
    s.rolled |= bit(card)
    s.patient = card
    s.waiting = 0
    s.die = roll(s, streams.HEALING)
    if cards.has_verb(s.table.deck.skills[card], cards.HEAL_DICE):
        s.die2 = roll(s, streams.HEALING)
        events.emit(s, events.HEALED, [s.active, card, s.die, s.die2])
        if s.die != s.die2:
            s.ask(moves.HEAL_DIE, s.active)
            return
    else:
        events.emit(s, events.HEALED, [s.active, card, s.die])
    judge_die(s)


def choose_die(s: Spartacus, die: i64) -> None:
    s.die = die
    judge_die(s)
    if s.waiting == 0:
        heal_on(s)


def judge_die(s: Spartacus) -> None:
    """A failed roll may be rolled again by a healer: first the owner's, then clockwise (SP-750)."""
    s.die2 = 0
    s.passed = 0
    s.waiting = 0
    if s.die < HEALS_FROM:
        ask_healer(s)
    if s.waiting == 0:
        heal_result(s)


def healers(s: Spartacus, seat: i64) -> list[i64]:
    """Ready cards that let a healing roll be rolled again."""
    return ready_to(s, seat, cards.UPK_HEAL, cards.REROLL_HEAL)


def ask_healer(s: Spartacus) -> None:
    s.waiting = 0
    seat = s.active
    for _ in range(s.players):
        if s.passed & bit(seat) == 0 and healers(s, seat):
            s.ask(moves.ASK_HEALER, seat)
            return
        seat = s.left_of(seat)


def use_healer(s: Spartacus, seat: i64, card: i64) -> None:
    exhaust(s, seat, card)
    s.die = roll(s, streams.HEALING)
    events.emit(s, events.HEALED, [s.active, s.patient, s.die])
    judge_die(s)
    if s.waiting == 0:
        heal_on(s)


def no_healer(s: Spartacus, seat: i64) -> None:
    s.passed |= bit(seat)
    ask_healer(s)
    if s.waiting == 0:
        heal_result(s)
        heal_on(s)


def heal_result(s: Spartacus) -> None:
    """SP-105 to SP-107."""
    card = s.patient
    events.emit(s, events.HEAL_RESULT, [s.active, card, s.die])
    if s.die >= HEALS_FROM:
        s.marks[card] &= ~(cards.INJURED | cards.TIRED)
    elif s.die == DIES_AT:
        events.emit(s, events.DIED, [s.active, card])
        discard(s, s.active, card)
    s.patient = -1
    s.die = 0
    s.passed = 0
