"""Moves and cards as text (specification 7.1, 7.2)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludus.games.regicide import cards, moves
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import Unreadable
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.regicide.state import Regicide
    from ludus.kernel.game import Game

SUIT_SIGNS = str.maketrans("♣♧♦♢♥♡♠♤", "CCDDHHSS")
CARD = re.compile(r"(A|10|[2-9TJQK])([CDHS])|X")
MOST_CARDS = 8  # no hand is larger


def read_card(game: Game, text: str) -> int:
    """The card of a text; 0 for a Jester."""
    match = CARD.fullmatch(text.upper().translate(SUIT_SIGNS).replace("\ufe0e", "").replace("\ufe0f", ""))
    if match is None:
        raise Unreadable("bad-card", game, text=text)
    if match.group(1) is None:
        return 0
    rank = "T" if match.group(1) == "10" else match.group(1)
    return cards.RANKS.index(rank) * 4 + cards.SUITS.index(match.group(2))


def read_cards(game: Game, words: list[str], hand: list[int]) -> list[int]:
    """The cards named, with the Jesters that this hand holds."""
    if not 1 <= len(words) <= MOST_CARDS:
        raise Unreadable("bad-card-count", game, most=MOST_CARDS)
    jesters = sorted(cards.JESTERS, key=lambda jester: jester not in hand)
    found: list[int] = []
    for word in words:
        card = read_card(game, word)
        if card == 0 and jesters:
            card = jesters.pop(0)
        elif card in found:
            raise Unreadable("card-twice", game, card=cards.card_name(card))
        found.append(card)
    return found


def parse(game: Game, state: Regicide, seat: int, text: str) -> int:
    words = text.replace(",", " ").split()
    if not words:
        raise Unreadable("bad-move", game, text=text)
    verb, rest = words[0].lower(), words[1:]
    hand = state.hands[seat]
    if verb in ("p", "d"):
        return cards_code(state, hand, verb, read_cards(game, rest, hand))
    if verb == "n" and len(rest) == 1 and len(rest[0]) == 1 and rest[0].upper() in SEATS:
        return moves.NAME + SEATS.index(rest[0].upper())
    if not rest and verb in BARE:
        return BARE[verb]
    raise Unreadable("bad-move", game, text=text)


CARD_NAMES = [cards.card_name(card) for card in range(cards.CODES)]
BARE = {"y": moves.YIELD, "f": moves.FLIP, "resign": RESIGN}


def cards_code(state: Regicide, hand: list[int], verb: str, cards: list[int]) -> int:
    """Short codes mean plays in Step 1 and payments in Step 4; elsewhere the cards are spelled out."""
    if verb == "p":
        return moves.play_code(cards) if state.step == moves.PLAYING else moves.spell(moves.MISPLAY, cards)
    return payment_code(hand, cards) if state.step == moves.PAYING else moves.spell(moves.PAY, cards)


def payment_code(hand: list[int], cards: list[int]) -> int:
    """The short code where the order is the hand's, the spelled one otherwise."""
    mask = moves.payment_mask(hand, cards)
    return mask if mask > 0 else moves.spell(moves.PAY, cards)


def format_move(state: Regicide, seat: int, move: int) -> str:
    if move == RESIGN:
        return "resign"
    if move == moves.YIELD:
        return "y"
    if move == moves.FLIP:
        return "f"
    if move >= moves.FIRST_SPELLED:
        return sentence("d" if moves.is_payment(move) else "p", moves.spelled_cards(move))
    if move >= moves.NAME:
        return f"n {SEATS[move - moves.NAME]}"
    if state.step == moves.PAYING:
        if move >> len(state.hands[seat]):
            return f"#{move}"  # no move of this hand
        return sentence("d", moves.masked_cards(state.hands[seat], move))
    return sentence("p", moves.PLAYS[move])


def sentence(verb: str, cards: list[int]) -> str:
    return " ".join([verb, *[CARD_NAMES[card] for card in cards]])
