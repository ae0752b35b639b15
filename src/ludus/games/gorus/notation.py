"""Moves and cards as text (specification 7): a card is its school's letter and its strength."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludus.games.gorus import cards
from ludus.games.gorus.rules import challenges
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import Unreadable
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.gorus.state import Gorus
    from ludus.kernel.game import Game

CARD = re.compile(r"([BNGPY])(\d|1[0-5])", re.IGNORECASE)
CARD_NAMES = [cards.card_name(card) for card in range(cards.CODES)]


def read_card(game: Game, text: str) -> int:
    found = CARD.fullmatch(text)
    if found is None:
        raise Unreadable("bad-card", game, text=text)
    return cards.SCHOOLS.index(found.group(1).upper()) * 16 + int(found.group(2))


def parse(game: Game, s: Gorus, seat: int, text: str) -> int:
    word = text.strip()
    if word.lower() == "resign":
        return RESIGN
    card = read_card(game, word.removesuffix("!"))
    if word.endswith("!") and not challenges(s, card):
        raise Unreadable("no-challenge", game, card=CARD_NAMES[card])
    return card


def format_move(s: Gorus, seat: int, move: int) -> str:
    if move == RESIGN:
        return "resign"
    return CARD_NAMES[move] if 0 <= move < cards.CODES else f"#{move}"


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def letter(seat: int) -> str:
    return "W" if seat == cards.WANDERER else SEATS[seat]
