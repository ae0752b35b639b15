"""Which rule is against a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.regicide.cards import FIRST_COMPANION, FIRST_NUMBER, VALUE
from ludus.games.regicide.moves import (
    CANNOT_ACT,
    FIRST_SPELLED,
    FLIP,
    NAME,
    NAMING,
    PAYING,
    PLAYS,
    WON,
    YIELD,
    is_payment,
    masked_cards,
    spelled_cards,
)
from ludus.games.regicide.rules import attack, may_yield
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.regicide.state import Regicide


def why_not(s: Regicide, seat: i64, move: i64) -> i64:
    """0, or the number of the rule that forbids the move."""
    if s.step >= WON:
        return 220 if s.step == WON else 222 if s.step == CANNOT_ACT else 221
    if seat < 0 or seat >= s.players:
        return 1
    if move == RESIGN:
        return 0
    if seat != s.turn:
        return 21
    if s.step == NAMING:
        return 0 if NAME <= move < NAME + s.players else 165
    if move == FLIP:
        if s.players > 1:
            return 201
        return 0 if s.flips else 205
    spelled = move >= FIRST_SPELLED
    paying = spelled and is_payment(move)
    if s.step == PAYING:
        if 0 < move < 1 << len(s.hands[seat]):
            return why_not_pay(s, masked_cards(s.hands[seat], move))
        return why_not_pay(s, spelled_cards(move)) if paying else 149
    if paying or move < 0 or (move >= NAME and not spelled):
        return 20
    if move == YIELD:
        if may_yield(s):
            return 0
        if s.players > 1:
            return 51
        return 1005 if s.solo_yield else 57  # RG-R05
    if move == 0:
        return 0 if s.hands[seat] and s.hands[seat][0] < FIRST_COMPANION else 43
    cards = spelled_cards(move) if spelled else PLAYS[move]
    if not holds(s.hands[seat], cards):
        return 43
    return why_no_play(cards) if spelled else 31 if not cards else 0


def holds(hand: list[i64], cards: list[i64]) -> bool:
    rest = hand[:]
    for card in cards:
        if card not in rest:
            return False
        rest.remove(card)
    return True


def why_no_play(cards: list[i64]) -> i64:
    """The rule against a set that is neither a pair nor a combo."""
    if not cards:
        return 30
    if cards[0] < FIRST_COMPANION:
        return 38
    if cards[0] < FIRST_NUMBER:
        return 35
    return 37


def why_not_pay(s: Regicide, cards: list[i64]) -> i64:
    if not holds(s.hands[s.turn], cards):
        return 43
    net = attack(s)
    total: i64 = 0
    for card in cards:
        if total >= net:
            return 143
        total += VALUE[card]
    return 0 if total >= net else 142
