"""The record of a game (specification 7): the decisions of a moment share a line, what follows has lines of its own.

A:k4,17,52 B:k3,20,61      decisions; in brackets those that the platform made: (B:-)
#H                          a token is drawn
!A70                        "Ave Caesar": seat A resolves card 70
*A type:GREEN               a tile is gained; *A>B res:gold passed on, *A>- res:gold back on the table
=A64,B51                    the final scores
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludus.games.augustus import cards, events
from ludus.games.augustus.notation import format_move, letters, space_text
from ludus.kernel.meta import SEATS

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus

ITEM = re.compile(r"(\(?)([A-F]):([^\s()]+)(\)?)")
NOTE = re.compile(r"#[SHCKTDJ]|![A-F]\d{1,2}|\*[A-F](>[A-F-])? \S+|=[A-F]\d+(,[A-F]\d+)*")
TOGETHER = (
    events.KEPT,
    events.PLACED,
    events.REMOVED,
    events.WIPED,
    events.LOST,
)  # made by several seats at one moment


class Writer:
    """Turns what happened into lines."""

    def __init__(self, state: Augustus) -> None:
        self.state = state  # as it is now
        self.lines: list[str] = []
        self.items: list[str] = []
        self.kind = -1

    def write(self, raws: Sequence[list[int]], secrets: bool) -> list[str]:
        for raw in raws:
            self.take(raw[0], raw[1:])
        self.flush()
        if secrets:
            self.pending()
        return self.lines

    def take(self, kind: int, facts: list[int]) -> None:
        text = self.decided(kind, facts)
        if text is not None:
            if kind != self.kind or kind not in TOGETHER:
                self.flush()
            self.kind = kind
            item = f"{SEATS[facts[0]]}:{text}"
            self.items.append(f"({item})" if facts[1] else item)  # every decision says whether it was the platform's
            return
        self.flush()
        line = self.followed(kind, facts)
        if line:
            self.lines.append(line)

    def flush(self) -> None:
        if self.items:
            self.lines.append(" ".join(self.items))
        self.items = []
        self.kind = -1

    def pending(self) -> None:
        """Answers that are not shown yet."""
        s = self.state
        given = [seat for seat in range(s.players) if s.asked & ~s.waiting & ~s.given & 1 << seat]
        if s.waiting and given:
            self.lines.append(" ".join(f"{SEATS[seat]}:{format_move(s, seat, s.answers[seat])}" for seat in given))

    def decided(self, kind: int, facts: list[int]) -> str | None:
        """The notation of a decision; None for anything else."""
        if kind == events.PLACED:
            return part_text(facts[2:])
        if kind == events.KEPT:
            return "k" + ",".join(map(str, facts[2:]))
        if kind == events.MOBILISED:
            parts = [part_text(facts[start : start + 4]) for start in range(3, len(facts), 4)]
            return "m" + "/".join(parts)
        if kind == events.FINISHED:
            return f"f{facts[2] or '-'}"
        if kind == events.ARRANGED:
            cards = sorted((facts[i], facts[i + 1]) for i in range(2, len(facts), 2))
            return "a" + (",".join(f"{card}{letters(self.state, card, mask)}" for card, mask in cards) or "-")
        if kind == events.REMOVED:
            return "x" + ",".join(space_text(facts[i], facts[i + 1]) for i in range(2, len(facts), 2))
        if kind in (events.WIPED, events.LOST):
            return f"{'w' if kind == events.WIPED else 'l'}{facts[2]}"
        if kind == events.GAVE:
            return f"g{SEATS[facts[3]]}"
        if kind == events.COUNTED:
            return f"r{facts[2]}" if facts[3] else "r-"
        if kind == events.PICKED:
            return "p" + ",".join(map(str, facts[2:]))
        return "resign" if kind == events.RESIGNED else None

    def followed(self, kind: int, facts: list[int]) -> str:
        if kind == events.DREW:
            return f"#{cards.TOKENS[facts[0]]}"
        if kind == events.AVE:
            return f"!{SEATS[facts[0]]}{facts[1]}"
        if kind == events.TILE:
            tile, giver, taker = facts
            if giver < 0:
                return f"*{SEATS[taker]} {cards.TILES[tile]}"
            return f"*{SEATS[giver]}>{SEATS[taker] if taker >= 0 else '-'} {cards.TILES[tile]}"
        if kind == events.ENDED:
            return "=" + ",".join(f"{SEATS[seat]}{score}" for seat, score in enumerate(facts))
        return ""


def part_text(facts: list[int]) -> str:
    card, symbol, home, home_symbol = facts
    if card == 0:
        return "-"
    target = f"{card}{cards.SYMBOLS[symbol]}"
    return f"{home}{cards.SYMBOLS[home_symbol]}>{target}" if home else f"+{target}"


def write(
    s: Augustus, raws: Sequence[list[int]], results: dict[tuple[int, int], list[int]], secrets: bool
) -> list[str]:
    return Writer(s).write(raws, secrets)


def read_line(text: str) -> list[tuple[int, str]] | None:
    """The decisions of a line; None for a line that only notes what followed. ValueError for any other line."""
    if NOTE.fullmatch(text):
        return None
    moves = []
    for word in text.split():
        found = ITEM.fullmatch(word)
        if found is None or bool(found.group(1)) != bool(found.group(4)):
            raise ValueError(text)
        if not found.group(1):
            moves.append((SEATS.index(found.group(2)), found.group(3)))
    return moves
