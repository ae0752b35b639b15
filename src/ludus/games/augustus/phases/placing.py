"""Setup, draw and placement (specification 3.1 to 3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.augustus import events, moves
from ludus.games.augustus.menu import can_mobilise
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus


def keep(s: Augustus) -> None:
    """All have chosen: the kept three are shown, the others discarded face down (AU-008 to AU-011)."""
    for seat in range(s.players):
        mask = events.answer_of(s, seat)
        kept: list[i64] = []
        rest: list[i64] = []
        for place, card in enumerate(s.active[seat]):
            if mask & bit(place):
                kept.append(card)
            else:
                rest.append(card)
        s.active[seat] = kept
        s.hidden[seat] = rest
        s.cover[seat] = [0] * len(kept)
        if s.news is not None:
            s.news.append([events.KEPT, seat, events.forced(s, seat), *kept])
    s.phase = moves.DRAW


def draw(s: Augustus) -> None:
    """The crier draws a token, and the seats that can mobilise are asked (AU-031, AU-040)."""
    s.round += 1
    s.token = s.bag.pop()
    s.drawn.append(s.token)
    events.emit(s, events.DREW, s.token, s.round, s.crier)
    s.phase = moves.PLACE
    waiting: i64 = 0
    for seat in range(s.players):
        s.answers[seat] = 0
        if s.resigned & bit(seat) == 0 and can_mobilise(s, seat, moves.served_symbols(s, seat)):
            waiting |= bit(seat)
    if s.table.clockwise:
        s.link = 0
        ask_in_turn(s)
    else:
        events.await_answers(s, waiting)


def ask_in_turn(s: Augustus) -> None:
    """AU-053: the next seat that can mobilise; the others have passed. `link` counts the seats that are through."""
    while s.link < s.players:
        seat = (s.crier + s.link) % s.players
        if s.resigned & bit(seat) == 0 and can_mobilise(s, seat, moves.served_symbols(s, seat)):
            events.await_answers(s, bit(seat))
            return
        events.await_answers(s, 0)
        put_one(s, seat)
        s.link += 1


def place(s: Augustus) -> None:
    """Carry out the placements: all together, or the one just made (AU-052 to AU-054)."""
    if s.table.clockwise:
        if s.link < s.players:
            seat = (s.crier + s.link) % s.players
            put_one(s, seat)
            s.link += 1
            ask_in_turn(s)
        if s.waiting == 0:
            line_up(s)
        return
    for seat in range(s.players):
        put_one(s, seat)
    line_up(s)


def put_one(s: Augustus, seat: i64) -> None:
    part = events.answer_of(s, seat)
    if s.news is not None:
        s.news.append([events.PLACED, seat, events.forced(s, seat)] + events.described(s, seat, part))
    if part:
        moves.do_part(s, seat, part)


def line_up(s: Augustus) -> None:
    """The completed objectives of this round, in ascending number (AU-072)."""
    deck = s.table.deck
    queue: list[i64] = []
    for seat in range(s.players):
        slot: i64 = 0
        while slot < len(s.active[seat]):
            card = s.active[seat][slot]
            if s.cover[seat][slot] == deck.full[card]:
                s.active[seat].pop(slot)
                s.cover[seat].pop(slot)
                place: i64 = 0
                while place < len(queue) and queue[place + 1] < card:
                    place += 2
                queue.insert(place, card)
                queue.insert(place, seat)
            else:
                slot += 1
    s.queue = queue
    s.phase = moves.NEXT
