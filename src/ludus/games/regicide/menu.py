"""The moves that a seat may make now."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.regicide import cards, moves
from ludus.games.regicide.rules import attack, may_yield, total_value

if TYPE_CHECKING:
    from ludus.games.regicide.state import Regicide

YIELDING: Final[list[int]] = [moves.YIELD]
NOTHING: Final[list[int]] = []
FIRST_WITHOUT_COMBO: Final = 24  # the 6 of clubs
ANY_COMPANION: Final = 0xF0  # bits of `held`


def legal(s: Regicide, seat: i64) -> list[int]:
    step = s.step
    if seat != s.turn or step >= moves.WON:
        return []
    if step == moves.PLAYING:
        return legal_plays(s)
    found: list[int]
    if step == moves.PAYING:
        found = payments(s.hands[seat], attack(s))
        if s.flips:
            found.append(moves.FLIP)  # RG-206 (b)
        return found
    found = [moves.NAME + p for p in range(s.players)]  # RG-165
    return found


def legal_plays(s: Regicide) -> list[int]:
    hand = s.hands[s.turn]
    held: i64 = 0  # bit mask of the Jesters, the Companions and the numbers up to 5
    for card in hand:
        if card >= FIRST_WITHOUT_COMBO:
            break
        held |= 1 << card
    yielding = YIELDING if may_yield(s) else NOTHING
    found: list[int]
    if held == 0:
        found = hand + yielding  # RG-032
    else:
        found = hand[:]
        if held & 3:  # one code for playing a Jester, whichever it is
            found[0] = 0
            if held & 3 == 3:
                found.pop(1)
        if held & ANY_COMPANION:
            add_pairs(found, hand)
        held >>= cards.FIRST_COMPANION
        ranks: i64 = 0
        while held:  # RG-036, two ranks at a time
            combos = moves.COMBOS[ranks + (held & 255)]
            if combos:
                found += combos
            held >>= 8
            ranks += 256
        found += yielding
    if s.flips:
        found.append(moves.FLIP)  # RG-206 (a)
    return found


def add_pairs(found: list[int], hand: list[i64]) -> None:
    """A Companion with another card (RG-033)."""
    for companion in hand:
        if companion >= cards.FIRST_NUMBER:
            return
        if companion >= cards.FIRST_COMPANION:
            first = moves.PAIR + 64 * cards.suit(companion)
            for card in hand:
                if card >= cards.FIRST_NUMBER:
                    found.append(first + card)


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
    value: i64 = cards.rank(card) if card < cards.FIRST_ROYAL else cards.VALUE[card]
    while value < net:
        rest = net - value
        worth -= value
        if worth < rest:
            return
        i += 1
        card = hand[i]
        following: i64 = cards.rank(card) if card < cards.FIRST_ROYAL else cards.VALUE[card]
        if value or before:  # one of two Jesters is always the first
            longer = mask | 1 << (i - 1)
            if following >= rest:
                for j in range(i, size):
                    done.append(longer | 1 << j)
            else:
                add_payments(done, hand, i, longer, rest, worth)
        if worth < net:
            return
        before = value
        value = following
    for j in range(i, size):
        done.append(mask | 1 << j)


# Plain Python gains a quarter of its speed by remembering; compiled code computes as fast as it looks up.
REMEMBERS: Final = isinstance(add_payments, FunctionType)
NETS: Final = range(cards.VALUE[-1] + 1)
PAYMENTS: Final[list[dict[bytes, list[int]]]] = [{} for _ in NETS]  # by net attack and values
MOST_REMEMBERED: Final = 20000  # for each net attack
# By net attack, for `translate`: the value of each card as far as it counts, so that more hands are alike.
WORTH: Final[list[bytes]] = [bytes([min(value, net) for value in cards.VALUE]).ljust(256) for net in NETS]
