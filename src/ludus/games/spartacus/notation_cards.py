"""Cards read from text, and other ways to write a plan."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from ludus.games.spartacus import cards, moves, notation_writing
from ludus.games.spartacus.deck import card_ids, deck
from ludus.games.spartacus.notation_writing import format_move as format_move

if TYPE_CHECKING:
    pass


def number(text: str) -> int:
    if not re.fullmatch(r"\d{1,4}", text):
        raise ValueError(text)
    return int(text)


def other_words(plan: str) -> str:
    """The ways of the specification to write a plan: `>A,C`, `>B pay C`, `>A GL05`, `GL18` for the agent."""
    card = intrigue_numbers().get(plan.partition(" ")[0], -1)
    if card < 0:
        return plan
    if deck().aims[card] == cards.AT_TWO:
        plan = re.sub(r" >([A-D]),([A-D])", r" >\1 +\2", plan)
    if any(step.verb == cards.PAY_TO and step.to == cards.CHOSEN for step in deck().steps[card]):
        plan = re.sub(r" PAY ([A-D])\b", r" +\1", plan)
    if deck().aims[card] == cards.AT_FIGHTER:
        plan = re.sub(r" (>[A-D]) ([A-Z]{2}\d\d[A-Z]?)$", r" \1 : \2", plan)
    before, _, word = plan.rpartition(" ")
    last = market_numbers().get(word, -1)
    if (
        deck().forms[card] == cards.SCHEME
        and last >= 0
        and cards.has_verb(deck().skills[last], cards.LOWER)
        and before[-1:] != ":"
    ):
        plan = f"{before} AGENT"
    return plan


def asset_number(text: str) -> int:
    if text == notation_writing.GUARD_WORD:
        return moves.A_GUARD
    return market_numbers()[text] + 1


def hand_number(text: str) -> int:
    return intrigue_numbers()[text]


@cache
def market_numbers() -> dict[str, int]:
    return {name.upper(): card for card, name in enumerate(card_ids("market"))}


@cache
def intrigue_numbers() -> dict[str, int]:
    return {name.upper(): card for card, name in enumerate(card_ids("intrigue"))}
