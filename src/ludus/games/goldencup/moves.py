"""Decisions as numbers, and what they do to tokens. A move is its kind | what it names << 4."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludus.games.goldencup import cards
from ludus.kernel.bits import bit

# Parts of the game
PART: Final = 0  # preparation and shopping
MATCHES: Final = 1
FINAL: Final = 2
SHOOT_OUT: Final = 3
OVER: Final = 4

# Kinds of moves
FAN: Final = 1  # a fan
PREP: Final = 2  # up to three cards to discard, seven bits each, upwards
SEARCH: Final = 3  # the same
HIRE: Final = 4  # a card
AGENT: Final = 5
STADIUM: Final = 6
TRAIN_ATTACK: Final = 7  # a kind of token
TRAIN_DEFENCE: Final = 8  # one kind of token + 1, and a second one + 1 << 4, or 0
LEARN: Final = 9  # a kind of token
CLOSE: Final = 10
SACK_CARD: Final = 11  # a card
UP: Final = 12  # a kind of token
BACK: Final = 13  # a kind of token
ORDER: Final = 14  # card | place of the ability << 7
LINE: Final = 15  # four cards, seven bits each; 0 leaves the starting champion
KIND: Final = 15
PAYLOAD: Final = 4
CARD: Final = 127
CARD_BITS: Final = 7
VERB: Final = 255
VERB_BITS: Final = 8

# What a seat is asked, or FREE
FREE: Final = 0
KEEP_FAN: Final = 1
PREPARE: Final = 2
SHOP: Final = 3
SACKING: Final = 4
UPGRADING: Final = 5  # attack, see `Team.gains`
UPGRADING_DEFENCE: Final = 6
RETURNING: Final = 7
RETURNING_DEFENCE: Final = 8
ORDERING: Final = 9
LINING: Final = 10

LEARNT: Final[list[i64]] = [0, 5]  # kinds of tokens: attack 1, defence -2
TOP_ATTACK: Final = 3
TOP_DEFENCE: Final = 7
MOST_LINE: Final = (1 << 28) - 1
MOST_LINED: Final = 6  # champions of whom every line-up is listed


def pack(kind: i64, named: i64) -> i64:
    """The move of a kind that names this."""
    return kind | named << PAYLOAD


def kind_of(move: i64) -> i64:
    return move & KIND


def named_in(move: i64) -> i64:
    return move >> PAYLOAD


def first_kind(named: i64) -> i64:
    """The first kind of token of a training in defence."""
    return (named & 15) - 1


def second_kind(named: i64) -> i64:
    """The second one; -1 if there is none."""
    return (named >> 4) - 1


def two_kinds(first: i64, second: i64) -> i64:
    return first + 1 | (second + 1) << 4


def at_slot(card: i64, slot: i64) -> i64:
    return card << (CARD_BITS * slot)


def packed(chosen: list[i64]) -> i64:
    """Cards, or the cards of the slots, as one number."""
    found: i64 = 0
    for place in range(i64(len(chosen))):
        found |= at_slot(chosen[place], place)
    return found


def unpacked(chosen: i64) -> list[i64]:
    found: list[i64] = []
    while chosen > 0:
        found.append(chosen & CARD)
        chosen >>= CARD_BITS
    return found


def holds(chosen: i64, card: i64) -> bool:
    """Is this one of the cards of a number?"""
    while chosen > 0:
        if chosen & CARD == card:
            return True
        chosen >>= CARD_BITS
    return False


def in_slot(line: i64, slot: i64) -> i64:
    """The champion of a slot 0 to 3; 0 is the starting champion."""
    return line >> (CARD_BITS * slot) & CARD


def ability(card: i64, place: i64) -> i64:
    """An ability that waits."""
    return card | place << CARD_BITS


def ability_card(waiting: i64) -> i64:
    return waiting & CARD


def ability_place(waiting: i64) -> i64:
    return waiting >> CARD_BITS


def gain(verb: i64, amount: i64) -> i64:
    """One gain of an ability."""
    return verb | amount << VERB_BITS


def gain_verb(gained: i64) -> i64:
    return gained & VERB


def gain_amount(gained: i64) -> i64:
    return gained >> VERB_BITS


def may_upgrade(board: i64, tokens: i64, kind: i64) -> bool:
    """Is such a token on the board and the next stronger one in the supply (GC-073 to GC-075)?"""
    if kind in (TOP_ATTACK, TOP_DEFENCE) or cards.tokens_of(board, kind) == 0:
        return False
    return cards.tokens_of(board, kind + 1) < cards.tokens_of(tokens, kind + 1)


def upgraded(board: i64, kind: i64) -> i64:
    one = cards.token(kind)
    return board - one + (one << cards.KIND_BITS)


def upgrades(board: i64, tokens: i64, first: i64) -> i64:
    """Mask of the kinds, four from `first` on, of which a token can be upgraded."""
    mask: i64 = 0
    for kind in range(first, first + 3):
        if may_upgrade(board, tokens, kind):
            mask |= bit(kind)
    return mask


def on_board(board: i64, first: i64) -> i64:
    """Mask of the kinds, four from `first` on, that lie on a board."""
    mask: i64 = 0
    for kind in range(first, first + 4):
        if cards.tokens_of(board, kind) > 0:
            mask |= bit(kind)
    return mask


def addable(board: i64, tokens: i64, kind: i64) -> i64:
    """The kind that is taken when this one is wanted (GC-070 to GC-072); -1 if there is none."""
    last: i64 = 0 if kind < cards.DEFENCE else cards.DEFENCE
    for weaker in range(kind, last - 1, -1):
        if cards.tokens_of(board, weaker) < cards.tokens_of(tokens, weaker):
            return weaker
    return -1
