"""What happens, for those who listen, and who is asked next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.augustus import moves
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus

# The numbers that follow each kind are named in `story.event`.
DEALT: Final = 0
KEPT: Final = 1
DREW: Final = 2
PLACED: Final = 3
AVE: Final = 4
GAINED: Final = 5
MOBILISED: Final = 6
FINISHED: Final = 7
ARRANGED: Final = 8
REMOVED: Final = 9
WIPED: Final = 10
LOST: Final = 11
TILE: Final = 12
COUNTED: Final = 13
ENTERED: Final = 14
PICKED: Final = 15
REFILLED: Final = 16
RESHUFFLED: Final = 17
CRIED: Final = 18
RESIGNED: Final = 19
ENDED: Final = 20
GAVE: Final = 21


def emit(s: Augustus, kind: i64, a: i64, b: i64 = 0, c: i64 = 0) -> None:
    if s.news is not None:
        s.news.append([kind, a, b, c])


def ask(s: Augustus, phase: i64, seat: i64, otherwise: i64) -> None:
    """Ask one seat; a seat that has resigned is answered for (AU-R27)."""
    s.phase = phase
    if s.resigned & bit(seat):
        s.answers[seat] = otherwise
        await_answers(s, 0)
    else:
        await_answers(s, bit(seat))


def await_answers(s: Augustus, seats: i64) -> None:
    """A new moment: these seats are asked."""
    s.waiting = seats
    s.asked = seats
    s.given = 0


def forced(s: Augustus, seat: i64) -> i64:
    """1 for an answer that the platform gave, or that came with the position in which the game began."""
    return 0 if s.asked & ~s.given & bit(seat) else 1


def answer_of(s: Augustus, seat: i64) -> i64:
    """The answer of a seat, which is used up by this."""
    answer = s.answers[seat]
    s.answers[seat] = 0
    return answer


def described(s: Augustus, seat: i64, part: i64) -> list[i64]:
    """Card and symbol of the target, card and symbol of the source: 0 is the supply, a target 0 is nothing."""
    if part == 0:
        return [0, 0, 0, 0]
    cards = s.active[seat]
    target = moves.target(part)
    source = moves.source(part)
    if source < 0:
        return [cards[target // 6], target % 6, 0, 0]
    return [cards[target // 6], target % 6, cards[source // 6], source % 6]
