"""The record of a game (specification 7): decisions as `A:H21`, several on a line, and what the table adds.

@match A2 B0 C3 Z1          match tokens; Z is the Automa
@automa a3 / d2 / a4 ...    its random token of the start, then cells 2 to 6
@fans A 07 12               owner's view only, as are the cards drawn: @deck A b 21 6 13
@round 2 a4                 a round begins, the Automa gets a token
@r3f1 5:Aa4 s4 #77 [5,2] goal
@r3f1 end 2-1 A+6
@score A 21 4 6 3 34        tokens, track, end abilities, fan, total; and the fan, where its choice is not recorded
@tie A5 C2, @final A C, @final 5:Aa4 ..., @pen A 4+ #77 [5,2] goal, @winner A final
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludus.games.goldencup import cards, events, moves
from ludus.games.goldencup.notation import format_plain, token_text
from ludus.games.goldencup.phases.matches import FINAL_MATCH
from ludus.games.goldencup.view import ENDINGS
from ludus.kernel.meta import SEATS

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

DECISION = re.compile(r"([A-F]):(\S+)", re.IGNORECASE)
SLOT_NAMES = ("1", "2", "3", "4+")
OUTCOMES = {events.MISSED: "miss", events.SCORES: "goal"}


class Writer:
    """Writes the lines of a record from what happened; without secrets, only what everybody knows."""

    def __init__(self, s: GoldenCup, secrets: bool) -> None:
        self.automa = s.table.automa
        self.secrets = secrets

    def write(self, raws: Sequence[list[int]]) -> list[str]:
        return [line for raw in raws if (line := self.line(raw))]

    def letter(self, team: int) -> str:
        return "Z" if team == self.automa else SEATS[team]

    def line(self, raw: list[int]) -> str:
        kind, sealed, facts = raw[0], raw[1], raw[2:]
        if sealed and not self.secrets:
            return ""
        if kind == events.DID:
            return f"{SEATS[facts[0]]}:{format_plain(facts[1])}"
        if kind == events.RESIGNED:
            return f"{SEATS[facts[0]]}:resign"
        if kind in (events.SHOWN, events.LINED, events.SCORED):
            return self.revealed(kind, facts)
        if kind in (events.TOKEN, events.RESULT, events.PENALTY):
            return self.match_line(kind, facts)
        return self.set_up_line(kind, facts) or self.end_line(kind, facts)

    def revealed(self, kind: int, facts: list[int]) -> str:
        """What stands in the record already if it includes secrets."""
        if kind == events.SCORED:
            seat, glory, track, end, fan, fan_glory, total = facts
            text = f"@score {SEATS[seat]} {glory} {track} {end} {fan_glory} {total}"
            return text if self.secrets or not fan else f"{text} {format_plain(moves.pack(moves.FAN, fan))}"
        if self.secrets:
            return ""
        if kind == events.SHOWN:
            return " ".join(f"{SEATS[facts[0]]}:{format_plain(move)}" for move in facts[1:])
        lines = [(facts[1], facts[2]), (facts[3], facts[4])]
        return " ".join(
            f"{SEATS[team]}:{format_plain(moves.pack(moves.LINE, line))}" for team, line in lines if team != self.automa
        )

    def set_up_line(self, kind: int, facts: list[int]) -> str:
        if kind == events.TOKENS:
            return "@match " + " ".join(f"{self.letter(team)}{token}" for team, token in enumerate(facts))
        if kind == events.AUTOMA:
            cells = [
                ",".join(token_text(facts[place + 1]) for place in range(1, len(facts), 2) if facts[place] == cell)
                for cell in range(2, 7)
            ]
            return "@automa " + " / ".join([token_text(facts[0]), *cells])
        if kind == events.FANS:
            return f"@fans {SEATS[facts[0]]} " + " ".join(f"{fan:02d}" for fan in facts[1:])
        if kind == events.DREW and self.secrets:
            return f"@deck {SEATS[facts[0]]} {cards.LEVEL_LETTERS[facts[1]]} " + " ".join(map(str, facts[2:]))
        if kind == events.OPENED:
            return " ".join(["@round", str(facts[0]), *map(token_text, facts[1:])])
        return ""

    def end_line(self, kind: int, facts: list[int]) -> str:
        if kind == events.TIE:
            rolls = [f"{SEATS[facts[place]]}{facts[place + 1]}" for place in range(0, len(facts), 2)]
            return " ".join(["@tie", *rolls])
        if kind == events.FINALISTS:
            return " ".join(["@final", *map(self.letter, facts)])
        if kind == events.ENDED:
            return f"@winner {self.letter(facts[0])} {ENDINGS[facts[1]]}"
        return ""

    def match_line(self, kind: int, facts: list[int]) -> str:
        if kind == events.PENALTY:
            team, slot, card, goal, *dice = facts
            return f"@pen {self.letter(team)} {SLOT_NAMES[slot]} {throw(card, dice)} {'goal' if goal else 'miss'}"
        number = facts[0]
        head = "@final" if number >= FINAL_MATCH else f"@r{number // 4}f{number % 4 + 1}"
        if kind == events.RESULT:
            _, first, ours, glory, second, theirs, other = facts
            gains = [f"{self.letter(team)}+{gain}" for team, gain in ((first, glory), (second, other)) if gain]
            return " ".join([head, "end", f"{ours}-{theirs}", *gains])
        cell, team, token, result = facts[1:5]
        if result == events.BREAKS:
            return f"{head} {cell}:--"
        text = f"{head} {cell}:{self.letter(team)}{token_text(token)}"
        if result == events.DEFENDS:
            return text
        if result == events.REPELLED:
            return f"{text} s{facts[5]} repelled"
        return f"{text} s{facts[5]} {throw(facts[7], facts[9:])} {OUTCOMES[result]}"


def throw(card: int, dice: list[int]) -> str:
    """`#77 [5,2]`."""
    return f"#{card} [{','.join(map(str, dice))}]"


def write(
    s: GoldenCup, raws: Sequence[list[int]], results: dict[tuple[int, int], list[int]], secrets: bool
) -> list[str]:
    return Writer(s, secrets).write(raws)


def read_line(text: str) -> list[tuple[int, str]] | None:
    """The decisions of a line; None if it only notes what followed."""
    if text.startswith("@"):
        return None
    found = [DECISION.fullmatch(word) for word in text.split()]
    if not found or None in found:
        raise ValueError(text)
    return [(SEATS.index(one[1].upper()), one[2]) for one in found if one is not None]
