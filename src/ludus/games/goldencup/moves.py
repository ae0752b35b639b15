"""Decisions as numbers, and what they do to tokens. A move is its kind | what it names << 4."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludus.games.goldencup.cards import DEFENCE, KIND_BITS, token, tokens_of
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

LEARNT: Final[list[i64]] = [0, 5]  # kinds of tokens: attack 1, defence -2
TOP_ATTACK: Final = 3
TOP_DEFENCE: Final = 7
MOST_LINED: Final = 6  # champions of whom every line-up is listed


def may_upgrade(board: i64, tokens: i64, kind: i64) -> bool:
    """Is such a token on the board and the next stronger one in the supply (GC-073 to GC-075)?"""
    if kind in (TOP_ATTACK, TOP_DEFENCE) or tokens_of(board, kind) == 0:
        return False
    return tokens_of(board, kind + 1) < tokens_of(tokens, kind + 1)


def upgraded(board: i64, kind: i64) -> i64:
    one = token(kind)
    return board - one + (one << KIND_BITS)


def upgrades(board: i64, tokens: i64, first: i64) -> i64:
    """Mask of the kinds, four from `first` on, of which a token can be upgraded."""
    mask: i64 = 0
    kind = first
    while kind < first + 3:
        if may_upgrade(board, tokens, kind):
            mask |= bit(kind)
        kind += 1
    return mask


def on_board(board: i64, first: i64) -> i64:
    """Mask of the kinds, four from `first` on, that lie on a board."""
    mask: i64 = 0
    kind = first
    while kind < first + 4:
        if tokens_of(board, kind) > 0:
            mask |= bit(kind)
        kind += 1
    return mask


def addable(board: i64, tokens: i64, kind: i64) -> i64:
    """The kind that is taken when this one is wanted (GC-070 to GC-072); -1 if there is none."""
    last: i64 = 0 if kind < DEFENCE else DEFENCE
    while kind >= last:
        if tokens_of(board, kind) < tokens_of(tokens, kind):
            return kind
        kind -= 1
    return -1
