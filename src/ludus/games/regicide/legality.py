"""What is legal, and which rule forbids what is not."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.regicide.cards import FIRST_COMPANION, FIRST_NUMBER, FIRST_ROYAL, VALUE
from ludus.games.regicide.moves import (
    COMBOS,
    FIRST_SPELLED,
    FLIP,
    NAME,
    PAIR,
    PLAYS,
    YIELD,
    is_payment,
    masked_cards,
    spelled_cards,
)
from ludus.games.regicide.rules import CANNOT_ACT, NAMING, PAYING, PLAYING, WON, attack, may_yield, total_value
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.regicide.state import Regicide

YIELDING: Final[list[int]] = [YIELD]
NOTHING: Final[list[int]] = []
FIRST_WITHOUT_COMBO: Final = 24  # the 6 of clubs
ANY_COMPANION: Final = 0xF0  # bits of `held`


def legal(s: Regicide, seat: i64) -> list[int]:
    step = s.step
    if seat != s.turn or step >= WON:
        return []
    if step == PLAYING:
        return legal_plays(s)
    moves: list[int]
    if step == PAYING:
        moves = payments(s.hands[seat], attack(s))
        if s.flips:
            moves.append(FLIP)  # RG-206 (b)
        return moves
    moves = [NAME + p for p in range(s.players)]  # RG-165
    return moves


def legal_plays(s: Regicide) -> list[int]:
    hand = s.hands[s.turn]
    held: i64 = 0  # bit mask of the Jesters, the Companions and the numbers up to 5
    for card in hand:
        if card >= FIRST_WITHOUT_COMBO:
            break
        held |= 1 << card
    yielding = YIELDING if may_yield(s) else NOTHING
    moves: list[int]
    if held == 0:
        moves = hand + yielding  # RG-032
    else:
        moves = hand[:]
        if held & 3:  # one code for playing a Jester, whichever it is
            moves[0] = 0
            if held & 3 == 3:
                moves.pop(1)
        if held & ANY_COMPANION:
            add_pairs(moves, hand)
        held >>= FIRST_COMPANION
        ranks: i64 = 0
        while held:  # RG-036, two ranks at a time
            combos = COMBOS[ranks + (held & 255)]
            if combos:
                moves += combos
            held >>= 8
            ranks += 256
        moves += yielding
    if s.flips:
        moves.append(FLIP)  # RG-206 (a)
    return moves


def add_pairs(moves: list[int], hand: list[i64]) -> None:
    """A Companion with another card (RG-033)."""
    for companion in hand:
        if companion >= FIRST_NUMBER:
            return
        if companion >= FIRST_COMPANION:
            first = PAIR + 64 * (companion & 3)
            for card in hand:
                if card >= FIRST_NUMBER:
                    moves.append(first + card)


def payments(hand: list[i64], net: i64) -> list[int]:
    """Every set that covers `net`, and not without its largest card (RG-143), as masks."""
    if REMEMBERS:  # they depend on the values alone, which come again and again
        values = bytes(hand).translate(WORTH[net])
        known = PAYMENTS[net].get(values)
        if known is not None:
            return known[:]
    masks: list[int] = []
    worth = total_value(hand)
    if worth >= net:
        add_payments(masks, hand, 0, 0, net, worth)
    if REMEMBERS:
        if len(PAYMENTS[net]) >= MOST_REMEMBERED:
            PAYMENTS[net].clear()
        PAYMENTS[net][values] = masks[:]
    return masks


def add_payments(done: list[int], hand: list[i64], i: i64, mask: i64, net: i64, worth: i64) -> None:
    """Extend a set that leaves `net` uncovered by cards from place `i` on, worth `worth` together.

    Values rise, so the last card of a set is its largest, and if a card suffices all later ones do.
    """
    size: i64 = len(hand)
    before: i64 = -1
    card: i64 = hand[i]
    value: i64 = card >> 2 if card < FIRST_ROYAL else VALUE[card]
    while value < net:
        rest = net - value
        worth -= value
        if worth < rest:
            return
        i += 1
        card = hand[i]
        following: i64 = card >> 2 if card < FIRST_ROYAL else VALUE[card]
        if value or before:  # one of two Jesters is always the first
            longer = mask | 1 << (i - 1)
            if following >= rest:
                j = i
                while j < size:
                    done.append(longer | 1 << j)
                    j += 1
            else:
                add_payments(done, hand, i, longer, rest, worth)
        if worth < net:
            return
        before = value
        value = following
    while i < size:
        done.append(mask | 1 << i)
        i += 1


# Plain Python gains a quarter of its speed by remembering; compiled code computes as fast as it looks up.
REMEMBERS: Final = isinstance(add_payments, FunctionType)
NETS: Final = range(VALUE[-1] + 1)
PAYMENTS: Final[list[dict[bytes, list[int]]]] = [{} for _ in NETS]  # by net attack and values
MOST_REMEMBERED: Final = 20000  # for each net attack
# By net attack, for `translate`: the value of each card as far as it counts, so that more hands are alike.
WORTH: Final[list[bytes]] = [bytes([min(value, net) for value in VALUE]).ljust(256) for net in NETS]


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
