"""What a decision does, and all that follows from it until a seat is asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.augustus import events, moves
from ludus.games.augustus.menu import heirs, losses
from ludus.games.augustus.phases.completing import arrange, finish, mobilise, next_resolution, use_ability
from ludus.games.augustus.phases.ending import close, end
from ludus.games.augustus.phases.losing import carry_out_losses, give
from ludus.games.augustus.phases.placing import draw, keep, place
from ludus.games.augustus.phases.rewarding import count_tile, enter, pick, take
from ludus.kernel.bits import bit, bits
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus


def apply(s: Augustus, seat: i64, move: i64) -> None:
    if move == RESIGN:
        resign(s, seat)
        return
    s.waiting &= ~bit(seat)
    s.answers[seat] = move
    if s.waiting == 0:
        advance(s)


def advance(s: Augustus) -> None:
    """Go on until a seat owes an answer."""
    while s.waiting == 0 and s.phase != moves.OVER:
        phase = s.phase
        if phase == moves.DRAW:
            draw(s)
        elif phase == moves.PLACE:
            place(s)
        elif phase == moves.NEXT:
            next_resolution(s)
        elif phase == moves.ABILITY:
            use_ability(s)
        elif phase == moves.ENTER:
            enter(s)
        elif phase == moves.TAKE:
            take(s)
        elif phase == moves.CLOSE:
            close(s)
        elif phase == moves.PICK:
            pick(s)
        elif phase == moves.COUNT:
            count_tile(s)
        elif phase == moves.KEEP:
            keep(s)
        elif phase == moves.MOBILISE:
            mobilise(s)
        elif phase == moves.FINISH:
            finish(s)
        elif phase == moves.ARRANGE:
            arrange(s)
        elif phase == moves.HIT:
            carry_out_losses(s)
        else:
            give(s)


def resign(s: Augustus, seat: i64) -> None:
    """AU-R27: the seat is answered for from now on and cannot win; the last one left wins at once."""
    s.resigned |= bit(seat)
    events.emit(s, events.RESIGNED, seat)
    if bits(s.resigned) >= s.players - 1:
        end(s)
        return
    if s.asked & bit(seat):  # asked now, or answered unseen: the platform answers instead
        s.asked &= ~bit(seat)
        answer = answer_for(s, seat)
        s.answers[seat] = answer
        if s.waiting & bit(seat):
            apply(s, seat, answer)


def answer_for(s: Augustus, seat: i64) -> i64:
    """Nothing where that is allowed, otherwise the first legal answer."""
    if s.phase == moves.KEEP:
        return 7
    if s.phase == moves.HIT:
        return losses(s, seat)[0]
    if s.phase == moves.PICK:
        return s.answers[seat]
    return heirs(s)[0] if s.phase == moves.GIVE else 0
