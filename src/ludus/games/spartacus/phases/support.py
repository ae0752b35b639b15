"""Support for a scheme that a house cannot play alone: request, answers, price (3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import events, moves
from ludus.games.spartacus.phases.intrigue import go_on
from ludus.games.spartacus.phases.promises import answered as judge_answer
from ludus.games.spartacus.phases.schemes import play, reduction
from ludus.games.spartacus.rows import noes, vows
from ludus.kernel.bits import bit, bits

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def ask(s: Spartacus, seat: i64, named: i64) -> None:
    """The scheme stays in the hand, committed; the houses asked answer at the same time (SP-710)."""
    s.request = named
    s.claim = s.spoken
    s.agreed = 0
    s.tried.append(moves.plan_card(moves.plan_in(named)))
    asked = moves.ask_houses(named)
    events.whisper(
        s,
        events.ASKED,
        bit(seat),
        [seat, moves.plan_in(named), asked, moves.ask_price(named), *events.letters(s.spoken)],
    )
    s.stage = moves.ANSWERING
    s.waiting = asked
    if s.table.atomic:
        s.aside = moves.ask_price(named) * bits(asked)
        s.houses[seat].gold -= s.aside


def answer(s: Spartacus, seat: i64, yes: bool) -> None:
    price_ = moves.ask_price(s.request)
    judge_answer(s, seat, yes)
    if yes:
        s.agreed |= bit(seat)
        if s.table.atomic and price_:
            s.aside -= price_
            s.houses[seat].gold += price_
            events.emit(s, events.PAID, [s.active, seat, price_])
    else:
        noes.add(s, moves.plan_card(moves.plan_in(s.request)), seat, price_)
        if s.table.atomic:
            s.aside -= price_
            s.houses[s.active].gold += price_
    s.waiting &= ~bit(seat)
    if s.waiting == 0:
        answered(s)


def sweeten(s: Spartacus, seat: i64, to: i64) -> None:
    """A gift or a promise to a house that said no makes another offer of the same price (SP-713)."""
    if seat == s.active and s.noes:
        noes.change(s, to)


def is_enough(s: Spartacus) -> bool:
    """Does the influence of the house and its supporters suffice?"""
    plan = moves.plan_in(s.request)
    total = s.houses[s.active].influence + reduction(s, s.active, plan)
    for seat in range(s.players):
        if s.agreed & bit(seat):
            total += s.houses[seat].influence
    return total >= s.table.deck.needs[moves.plan_card(plan)]


def answered(s: Spartacus) -> None:
    """All have answered: enough support lets the scheme be played, or not."""
    enough = is_enough(s)
    events.emit(s, events.ENOUGH, [s.active, 1 if enough else 0])
    if enough:
        s.ask(moves.REVEALING, s.active)
    else:
        withdraw(s)


def promise_price(s: Spartacus) -> None:
    """What was said to be paid for a yes is a promise, to be kept or not (SP-237)."""
    for seat in range(s.players):
        if s.agreed & bit(seat):
            vows.add(s, s.active, seat, moves.V_GOLD, moves.ask_price(s.request))


def take_back(s: Spartacus) -> None:
    """Gold for the yes of a house that has not answered."""
    s.houses[s.active].gold += s.aside
    s.aside = 0


def end_request(s: Spartacus) -> None:
    s.request = -1
    s.claim = ""
    s.agreed = 0


def withdraw(s: Spartacus) -> None:
    take_back(s)
    events.emit(s, events.LAPSED, [s.active])
    end_request(s)
    go_on(s)


def reveal(s: Spartacus, seat: i64) -> None:
    plan = moves.plan_in(s.request)
    supporters = s.agreed
    take_back(s)
    if moves.ask_price(s.request) and not s.table.atomic:
        promise_price(s)
    end_request(s)
    play(s, seat, plan, supporters)
