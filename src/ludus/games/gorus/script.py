"""The record of a game, one line per bout (specification 7).

R1 deal A=B0,B4,... B=...              only with secrets
R1.1 A:B4 B:B10 C:G10! D:B7 =C         `!` a challenge, `+Y7` a card drawn, `*` played for a seat that has resigned
R1.end strongest=P A=3 B=5 C=-3 D=0 win=B tokens=0,1,0,0
end winner=A by=target
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludus.games.gorus import cards, events, streams
from ludus.games.gorus.notation import CARD_NAMES, letter
from ludus.games.gorus.render import DECIDED
from ludus.games.gorus.story import withheld
from ludus.kernel.bits import members
from ludus.kernel.meta import SEATS

if TYPE_CHECKING:
    from ludus.games.gorus.state import Gorus

LINE = re.compile(
    r"R\d{1,4}\.\d{1,2}((?: [A-HW]:(?:[A-Z]\d{1,2}!?(?:\+(?:[A-Z]\d{1,2}|\?))?\*?|resign))+)(?: =[A-HW])?"
)
ITEM = re.compile(r"([A-HW]):([A-Z]\d{1,2}|resign)(!?)(?:\+(?:[A-Z]\d{1,2}|\?))?(\*?)")
NOTE = re.compile(r"(R\d{1,4} deal|R\d{1,4}\.end|end) .*")


class Writer:
    """Turns what happened into lines."""

    def __init__(self, state: Gorus, secrets: bool, dealt: dict[int, list[int]]) -> None:
        table = state.table
        self.state = state  # as it is now
        self.table = table
        self.secrets = secrets
        self.dealt = dealt  # by round: the shuffled deck
        self.teams = len(set(table.side_of)) < table.players
        self.lines: list[str] = []
        self.round = 1
        self.bout = 1
        self.items: list[str] = []
        self.resigned: set[int] = set()

    def write(self, raws: Sequence[list[int]]) -> list[str]:
        self.begin(raws)
        hidden = range(0) if self.secrets else withheld(raws)
        for number, raw in enumerate(raws):
            self.take(raw[0], raw[1:], number in hidden)
        self.flush()
        return self.lines

    def begin(self, raws: Sequence[list[int]]) -> None:
        """Where a game that began in the middle of a round was: what is so now, without what happened since."""
        s = self.state
        self.round = s.round - sum(raw[0] == events.ROUND for raw in raws)
        ended = [raw[1] for raw in raws if raw[0] == events.BOUT]
        self.bout = ended[0] if ended else s.bout
        since = {raw[1] for raw in raws if raw[0] == events.RESIGNED}
        self.resigned = {seat for seat in members(s.resigned) if seat not in since}

    def take(self, kind: int, facts: list[int], hidden: bool) -> None:
        if kind == events.ROUND:
            self.start(facts[0])
        elif kind == events.PLAYED:
            seat, card, challenge, _ = facts
            mark = "!" if challenge else ""
            self.items.append(f"{letter(seat)}:{CARD_NAMES[card]}{mark}{'*' if seat in self.resigned else ''}")
        elif kind == events.DREW:
            drawn = CARD_NAMES[facts[1]] if self.secrets else "?"
            played, star, _ = self.items[-1].partition("*")
            self.items[-1] = f"{played}+{drawn}{star}"
        elif kind == events.BOUT:
            self.items.append(f"={letter(facts[1])}")
            if hidden:
                self.items = []
            self.flush()
            self.bout = facts[0] + 1
        elif kind == events.SCORED:
            self.lines.append(self.scored(facts))
        elif kind == events.RESIGNED:
            self.items.append(f"{letter(facts[0])}:resign")
            self.resigned.add(facts[0])
        elif kind == events.ENDED:
            self.flush()
            winners = ",".join(self.side(side) for side in members(facts[1]))
            shared = " shared" if "," in winners else ""
            self.lines.append(f"end winner={winners}{shared} by={DECIDED[facts[0]]}")

    def start(self, number: int) -> None:
        self.round, self.bout = number, 1
        shuffled = self.dealt.get(number)
        if self.secrets and shuffled is not None:
            hands = []
            for seat in range(self.table.players):
                hand = sorted(shuffled[seat * cards.HAND : seat * cards.HAND + cards.HAND])
                hands.append(f"{SEATS[seat]}={','.join(CARD_NAMES[card] for card in hand)}")
            self.lines.append(f"R{number} deal {' '.join(hands)}")

    def flush(self) -> None:
        if self.items:
            self.lines.append(f"R{self.round}.{self.bout} {' '.join(self.items)}")
            self.items = []

    def side(self, side: int) -> str:
        if self.table.players == 1:
            return "AW"[side]
        return str(side + 1) if self.teams else SEATS[side]

    def scored(self, facts: list[int]) -> str:
        number, strongest, mask, eight = facts[:4]
        sides = self.table.sides
        totals = " ".join(f"{self.side(side)}={facts[4 + side]}" for side in range(sides))
        wins = ",".join(map(str, facts[4 + sides :]))
        won = ",".join(self.side(side) for side in members(mask))
        extra = f" eight={'yes' if eight else 'no'}" if self.table.players == 1 else ""
        return f"R{number}.end strongest={cards.SCHOOLS[strongest]} {totals} win={won} tokens={wins}{extra}"


def write(s: Gorus, raws: Sequence[list[int]], results: dict[tuple[int, int], list[int]], secrets: bool) -> list[str]:
    dealt = {number + 1: items for (stream, number), items in results.items() if stream == streams.DEAL}
    return Writer(s, secrets, dealt).write(raws)


def read_line(text: str) -> list[tuple[int, str]] | None:
    """The decisions of a line; None for a line that only notes what followed. ValueError for any other line."""
    found = LINE.fullmatch(text)
    if found is None:
        if NOTE.fullmatch(text):
            return None
        raise ValueError(text)
    moves = []
    for seat, move, mark, star in ITEM.findall(found.group(1)):
        if seat != "W" and not star:
            moves.append((SEATS.index(seat), move + mark))
    return moves
