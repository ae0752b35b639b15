"""A line that was typed as a move: read, judged by the table, confirmed where that is due, and made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.kernel.decision import Choice
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import LudusError, UserError
from ludus.record import read_record
from ludus.tables.wire import Judge, Judged
from ludus.terminal.line_table import Declined
from ludus.terminal.saves import whole_record
from ludus.terminal.session import new_id

if TYPE_CHECKING:
    from ludus.terminal.line_mode import Keyboard


def try_move(keyboard: Keyboard, seat: int, line: str) -> None:
    """Make the move that was typed, or say why not; of several in one line all or none."""
    seat, line = speaker(keyboard, seat, line)
    typed = joined(keyboard, seat, line)
    if len(typed) > 1 and not rehearsed(keyboard, seat, typed):
        return
    made = 0
    try:
        for text in typed:
            if not make(keyboard, seat, text):
                keyboard.say("t-kept")
                break
            made += 1
    except LudusError as error:
        keyboard.refuse(error)
    finally:  # also when someone has left instead of confirming
        if made < len(typed):
            for _ in range(made):
                keyboard.take_back(seat)
    if made == len(typed):
        keyboard.tell_news()
        keyboard.announce_bots()


def rehearsed(keyboard: Keyboard, seat: int, typed: list[str]) -> bool:
    """Can these moves be made one after the other, and all but the last be taken back? If not, say why."""
    copy = read_record(whole_record(keyboard.match))
    for text in typed:
        try:
            if text is not typed[0] and not copy.can_undo(seat, watched=False):
                raise UserError("t-joined-new", move=copy.steps[-1].move)
            copy.play(seat, copy.check(seat, keyboard.board.complete(copy.view(seat), text)))
        except LudusError as error:
            keyboard.refuse(error)
            keyboard.say("t-joined-none", move=text)
            return False
    return True


def make(keyboard: Keyboard, seat: int, line: str) -> bool:
    """Make one move; False if it was not meant after all."""
    judged = judge(keyboard, seat, numbered(keyboard, seat, line) or completed(keyboard, seat, line))
    if not judged.legal:
        raise Declined(judged.reason or {}, unreadable=not judged.rule)
    for note in judged.notes:
        keyboard.screen.say(keyboard.sentence([note]))
    ask = keyboard.confirm and judged.warnings
    if ask and not keyboard.yes("t-confirm", warning=keyboard.sentence(judged.warnings, " ")):
        return False
    keyboard.play(seat, judged.move)
    return True


def judge(keyboard: Keyboard, seat: int, text: str) -> Judged:
    """What the table thinks of a move."""
    answer = keyboard.engine.ask(seat, Judge(new_id(), text))
    assert isinstance(answer, Judged)
    return answer


def joined(keyboard: Keyboard, seat: int, line: str) -> list[str]:
    """The moves of a line: several where the game allows it and every word is one, `TA2 E` or `A:TA2 A:E`."""
    if not keyboard.board.joins:
        return [line]
    mine = f"{SEATS[seat]}:"
    words = [word[len(mine) :] if word.upper().startswith(mine) else word for word in line.split()]
    judged = [judge(keyboard, seat, completed(keyboard, seat, word)) for word in words]
    return words if all(each.legal or each.rule for each in judged) else [line]


def speaker(keyboard: Keyboard, seat: int, line: str) -> tuple[int, str]:
    """Who is meant: `B: pay A 3` is B's, if that person may act without being asked."""
    letter, colon, rest = line.partition(":")
    other = SEATS.find(letter.strip().upper()) if colon and len(letter.strip()) == 1 else -1
    meant = other in keyboard.people and other in keyboard.match.may_act
    return (other, rest.strip()) if meant else (seat, line)


def completed(keyboard: Keyboard, seat: int, text: str) -> str:
    """The move that a shorter way of typing means."""
    return keyboard.board.complete(keyboard.match.view(seat), text)


def choices(keyboard: Keyboard, seat: int) -> tuple[Choice, ...]:
    """The answers that have a number; of a very long list only the simpler ones."""
    decision = keyboard.match.decision(seat)
    return decision.choices if decision is not None else ()


def numbered(keyboard: Keyboard, seat: int, line: str) -> str:
    """The move of a number in the list; '' for any other text, such as a number that the board understands."""
    if not line.isdecimal():
        return ""
    amount = keyboard.board.amount(keyboard.match.view(seat), line)
    if amount:
        return amount
    listed = choices(keyboard, seat)
    if 1 <= int(line[:9]) <= len(listed):
        return listed[int(line[:9]) - 1].move
    if completed(keyboard, seat, line) != line:
        return ""
    raise UserError("t-number", number=line, count=len(listed))
