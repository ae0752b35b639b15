"""What happens, as lists of numbers: the kind, whether it is still sealed, then what it is about.

A sealed event is known to its seat alone, which stands third; everybody learns of it at the reveal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

# Set-up
TOKENS: Final = 0  # match tokens by team
AUTOMA: Final = 1  # the kind of its random token, then cell, kind, cell, kind ...
FANS: Final = 2  # seat, two fans
# Decisions and what they bring
DID: Final = 3  # seat, move
DREW: Final = 4  # seat, level, cards
ADDED: Final = 5  # seat, kind of token
UPGRADED: Final = 6  # seat, kind of token before
RETURNED: Final = 7  # seat, kind of token
SPONSORED: Final = 8  # seat, +1 or -1
GLORIFIED: Final = 9  # seat, glory
SACKED: Final = 10  # seat, card
EARNED: Final = 11  # seat, income
# Rounds
OPENED: Final = 12  # round, kinds of tokens that join the Automa
SHOWN: Final = 13  # seat, its decisions of the part
LINED: Final = 14  # match, team, line, team, line; but for penalty throws: two boards, breaks, two walls, end cell
TOKEN: Final = 15  # match, cell, team, kind, result, strength, slot, card, glory lost, dice
RESULT: Final = 16  # match, team, goals, glory, team, goals, glory
# The end
SCORED: Final = 17  # seat, glory tokens, track, end abilities, fan, glory of the fan, total
TIE: Final = 18  # seat, die, seat, die ...
FINALISTS: Final = 19  # two teams
PENALTY: Final = 20  # team, slot, card, goal, dice
RESIGNED: Final = 21  # seat
ENDED: Final = 22  # the winning team, how

# Results of a token
BREAKS: Final = 0
DEFENDS: Final = 1
REPELLED: Final = 2
MISSED: Final = 3
SCORES: Final = 4

# How a game ends
BY_FINAL: Final = 0
BY_PENALTIES: Final = 1
BY_LEAD: Final = 2
BY_RESIGNING: Final = 3


def emit(s: GoldenCup, kind: i64, facts: list[i64]) -> None:
    """Something that everybody may know."""
    if s.news is not None:
        s.news.append([kind, 0, *facts])


def whisper(s: GoldenCup, kind: i64, facts: list[i64]) -> None:
    """Something that only its seat may know as long as the part is sealed."""
    if s.news is not None:
        s.news.append([kind, s.sealed(), *facts])
