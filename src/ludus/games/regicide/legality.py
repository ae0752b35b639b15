"""Which rule is against a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.regicide import cards, moves
from ludus.games.regicide.rules import attack, may_yield
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.regicide.state import Regicide


def why_not(s: Regicide, seat: i64, move: i64) -> i64:
    """0, or the number of the rule that forbids the move."""
    if s.step >= moves.WON:
        return 220 if s.step == moves.WON else 222 if s.step == moves.CANNOT_ACT else 221
    if seat < 0 or seat >= s.players:
        return 1
    if move == RESIGN:
        return 0
    if seat != s.turn:
        return 21
    if s.step == moves.NAMING:
        return 0 if moves.NAME <= move < moves.NAME + s.players else 165
    if move == moves.FLIP:
        if s.players > 1:
            return 201
        return 0 if s.flips else 205
    spelled = move >= moves.FIRST_SPELLED
    paying = spelled and moves.is_payment(move)
    if s.step == moves.PAYING:
        if 0 < move < 1 << len(s.hands[seat]):
            return why_not_pay(s, moves.masked_cards(s.hands[seat], move))
        return why_not_pay(s, moves.spelled_cards(move)) if paying else 149
    if paying or move < 0 or (move >= moves.NAME and not spelled):
        return 20
    if move == moves.YIELD:
        if may_yield(s):
            return 0
        if s.players > 1:
            return 51
        return 1005 if s.solo_yield else 57  # RG-R05
    if move == 0:
        return 0 if s.hands[seat] and s.hands[seat][0] < cards.FIRST_COMPANION else 43
    played = moves.spelled_cards(move) if spelled else moves.PLAYS[move]
    if not holds(s.hands[seat], played):
        return 43
    return why_no_play(played) if spelled else 31 if not played else 0


def holds(hand: list[i64], cards: list[i64]) -> bool:
    rest = hand[:]
    for card in cards:
        if card not in rest:
            return False
        rest.remove(card)
    return True


def why_no_play(played: list[i64]) -> i64:
    """The rule against a set that is neither a pair nor a combo."""
    if not played:
        return 30
    if played[0] < cards.FIRST_COMPANION:
        return 38
    if played[0] < cards.FIRST_NUMBER:
        return 35
    return 37


def why_not_pay(s: Regicide, paid: list[i64]) -> i64:
    if not holds(s.hands[s.turn], paid):
        return 43
    net = attack(s)
    total: i64 = 0
    for card in paid:
        if total >= net:
            return 143
        total += cards.VALUE[card]
    return 0 if total >= net else 142
