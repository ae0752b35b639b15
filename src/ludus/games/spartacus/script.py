"""The record of a game (specification 7): `A play SC14a >B : SL01a`, and what the table adds after a star.

* roll first A 5 B 3 C 2         dice for a purpose
* draw A SC01a SC08c             for others `* draw A 2`
* heal A GL05 3, * guard B 2, * init A 8 B 11, * dice A att 6 4 3 ; def 6 4 2
* lot 1 GL11, * bids A 0 B 2, * peek B SC08a, * won A 3, * over A influence
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludus.games.spartacus import events, moves, streams
from ludus.games.spartacus.notation_writing import end_text, format_plain, hand_text, spoken_with, with_words
from ludus.games.spartacus.render import market_id
from ludus.games.spartacus.story import pairs, rolls
from ludus.games.spartacus.view import DEFEATS, ENDINGS, PHASES
from ludus.kernel.meta import SEATS

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

DECISION = re.compile(r"([A-D]) (\S.*)")


class Writer:
    """Writes the lines of a record from what happened; without secrets, only what everybody knows."""

    def __init__(self, secrets: bool) -> None:
        self.secrets = secrets

    def write(self, raws: Sequence[list[int]]) -> list[str]:
        return [line for raw in raws for line in self.lines(raw)]

    def lines(self, raw: list[int]) -> list[str]:
        kind, knowing, facts = raw[0], raw[1], raw[2:]
        known = self.secrets or knowing == events.ALL_SEATS
        if kind == events.DID and moves.is_late(facts):
            return [] if self.secrets else [decision_line(facts)]
        if kind == events.DID:
            return [decision_line(facts)] if known else []
        if kind == events.FOLLOWED:
            return [f"* {decision_line(facts)}"] if known else []
        if kind == events.RESIGNED:
            return [f"{SEATS[facts[0]]} resign"]
        if kind == events.BIDS and not self.secrets:
            return [f"{SEATS[seat]} bid {bid}" for seat, bid in pairs(facts[1:])]
        if kind == events.WAGERS and not self.secrets and len(facts) > 2:
            return [f"{SEATS[seat]} {format_plain(moves.pack(moves.BET, bet))}" for seat, bet in pairs(facts)]
        note = self.note(kind, facts, known)
        return [f"* {note}"] if note else []

    def note(self, kind: int, facts: list[int], known: bool) -> str:
        if kind == events.DREW:
            cards = [hand_text(card) for card in facts[1:]] if known else ["?"] * (len(facts) - 1)
            return " ".join(["draw", SEATS[facts[0]], *cards])
        if kind == events.PEEKED:
            return f"peek {SEATS[facts[0]]} {SEATS[facts[1]]} {hand_text(facts[2]) if known else '?'}"
        if kind == events.PEEKED_LOT:
            return f"look {SEATS[facts[0]]} {facts[1] + 1} {market_id(facts[2]) if known else '?'}"
        if kind == events.ROLLED:
            return " ".join(
                ["roll", streams.STREAM_NAMES[facts[0]], *(f"{SEATS[p]} {die}" for p, die in pairs(facts[1:]))]
            )
        if kind == events.DEALT:
            return " ".join(["deal", SEATS[facts[0]], *(str(market_id(card)) for card in facts[1:])])
        if kind == events.TURN:
            return f"turn {facts[0]}"
        if kind == events.PHASE:
            return PHASES[facts[0]]
        if kind == events.SHUFFLED:
            return "shuffle INT" if facts[0] else "shuffle MKT"
        if kind == events.HEALED:
            return " ".join(["heal", SEATS[facts[0]], str(market_id(facts[1])), *map(str, facts[2:])])
        if kind == events.GUARDED:
            return f"guard {SEATS[facts[0]]} {facts[2]}"
        if kind == events.LOT:
            return f"lot {facts[0] + 1} {market_id(facts[1])}"
        if kind == events.HOST:
            return f"host {SEATS[facts[0]]}"
        return bout_line(kind, facts)


def decision_line(facts: list[int]) -> str:
    seat, move = facts[0], facts[1]
    if moves.kind_of(move) == moves.END:
        return f"{SEATS[seat]} {end_text(facts[2:])}"
    return f"{SEATS[seat]} {with_words(format_plain(move), spoken_with(facts))}"


def bout_line(kind: int, facts: list[int]) -> str:
    if kind == events.INITIATIVE:
        return " ".join(["init", *(f"{SEATS[p]} {'+'.join(map(str, dice))}" for p, *dice in rolls(facts))])
    if kind == events.STRUCK:
        middle = facts.index(-1)
        red, black = " ".join(map(str, facts[3:middle])), " ".join(map(str, facts[middle + 1 :]))
        return f"dice {SEATS[facts[0]]} {red} ; {black}"
    if kind == events.REROLLED:
        return f"reroll {SEATS[facts[0]]} {facts[2]} {facts[3]}"
    if kind == events.DEFEATED:
        return f"defeat {SEATS[facts[0]]} {DEFEATS[facts[1]]}"
    if kind == events.ENDED:
        return f"over {SEATS[facts[0]]} {ENDINGS[facts[1]]}"
    return ""


def write(
    s: Spartacus, raws: Sequence[list[int]], results: dict[tuple[int, int], list[int]], secrets: bool
) -> list[str]:
    return Writer(secrets).write(raws)


def read_line(text: str) -> list[tuple[int, str]] | None:
    """The decision of a line; None if it only notes what followed."""
    if text.startswith("*"):
        return None
    found = DECISION.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return [(SEATS.index(found[1]), found[2])]
