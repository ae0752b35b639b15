"""The positions that a seat cannot tell apart: re-deal what it does not know.

Everything that ever lay open is known until a heal takes it away face down. What is hidden then
falls into two families that never mix:
* cards never seen (`unseen`) fill the places that were dealt from the first shuffle;
* cards that went into heal i (`healed[i]`) lie in packet i or a later one, in a hand that drew from
  such a packet, or still in the Lazaret. Each packet was a uniformly random part of its Lazaret, so
  every assignment that respects these bounds is equally likely; filling the places with the
  narrowest bound first draws one of them.
`reach` says for each seat the newest packet that it has drawn from: its hand holds nothing that went
into a later heal. Recruited royals stay where all saw them go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.regicide import cards, moves
from ludus.games.regicide.rules import can_pay
from ludus.kernel.bits import bit
from ludus.kernel.chance import Fast
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.regicide.state import Regicide


TRIES: Final = 2000


def world(s: Regicide, seat: i64, rng: Rng) -> Regicide:
    """A copy in which all that `seat` cannot know is dealt anew; -1 is a spectator.

    Who is asked to pay can pay, and who lost by it could not, as everybody may conclude: other hands
    are dealt again.
    """
    payer: i64 = s.turn if (s.step == moves.PAYING and not s.flips) or s.step == moves.CANNOT_PAY else -1
    if payer < 0 or payer == seat:
        return redeal(s, seat, -1, rng)
    for _ in range(i64(TRIES)):
        w = redeal(s, seat, -1, rng)
        if can_pay(w) == (s.step == moves.PAYING):
            return w
    return redeal(s, seat, payer, rng)  # seen only where hardly any other hand is possible


def redeal(s: Regicide, seat: i64, kept: i64, rng: Rng) -> Regicide:
    """Deal anew what `seat` does not know, except for the hand of the seat `kept`."""
    w = s.clone()
    w.chance = Fast(rng.seed())
    shuffle_castle(w, rng)
    hidden: list[i64] = []  # the seats whose hands are dealt anew
    for p in range(w.players):
        if p != seat and p != kept:
            hidden.append(p)
    deal_fresh(w, hidden, rng)
    if w.packets:
        deal_recycled(w, hidden, rng)
    for p in hidden:
        w.hands[p].sort()
    return w


def shuffle_castle(w: Regicide, rng: Rng) -> None:
    """The order of the suits within each rank below the enemy."""
    castle = w.castle
    enemy = castle.pop() if castle else -1
    castle.sort(reverse=True)
    if enemy >= 0:
        castle.append(enemy)
    top: i64 = len(castle) - 1
    start: i64 = 0
    while start < top:
        stop = start
        while stop < top and cards.rank(castle[stop]) == cards.rank(castle[start]):
            stop += 1
        for i in range(stop - 1, start, -1):
            j = start + rng.below(i - start + 1)
            castle[i], castle[j] = castle[j], castle[i]
        start = stop


def deal_fresh(w: Regicide, seats: list[i64], rng: Rng) -> None:
    unseen = w.unseen
    pool: list[i64] = [c for c in w.tavern if unseen & bit(c)]
    for p in seats:
        for card in w.hands[p]:
            if unseen & bit(card):
                pool.append(card)
    pool.sort()  # nothing of the true arrangement is left: the same generator deals every twin the same world
    for p in seats:
        refill(w.hands[p], unseen, pool, rng)
    refill(w.tavern, unseen, pool, rng)


def deal_recycled(w: Regicide, seats: list[i64], rng: Rng) -> None:
    recycled: i64 = 0
    for healed in w.healed:
        recycled |= healed
    hidden: i64 = 0  # those of them that are dealt anew
    in_tavern: i64 = 0  # packets are at the bottom
    while in_tavern < len(w.tavern) and recycled & bit(w.tavern[in_tavern]):
        hidden |= bit(w.tavern[in_tavern])
        in_tavern += 1
    for card in w.lazaret:
        hidden |= bit(card) & recycled
    for p in seats:
        for card in w.hands[p]:
            hidden |= bit(card) & recycled
    if hidden == 0:
        return
    start: i64 = 0  # of the packet in the Tavern, whose newest packet lies lowest
    for size in w.packets:
        start += size
    pool: list[i64] = []
    for number in range(1, i64(len(w.packets)) + 1):
        admit(w.healed[number - 1] & hidden, pool)
        for p in seats:
            if w.reached(p) == number:
                refill(w.hands[p], recycled, pool, rng)
        stop = start
        start -= w.packets[number - 1]
        for i in range(start, min(stop, in_tavern)):
            w.tavern[i] = take(pool, rng)
    refill(w.lazaret, recycled, pool, rng)


def admit(cards: i64, pool: list[i64]) -> None:
    """Let these cards into the pool."""
    card: i64 = 0
    while cards:
        if cards & 1:
            pool.append(card)
        cards >>= 1
        card += 1


def take(pool: list[i64], rng: Rng) -> i64:
    """A random card of the pool, which is taken out."""
    k = rng.below(len(pool))
    card: i64 = pool[k]
    pool[k] = pool[-1]
    pool.pop()
    return card


def refill(zone: list[i64], cards: i64, pool: list[i64], rng: Rng) -> None:
    """Replace those of `cards` that lie in this zone by random ones of the pool."""
    n: i64 = len(zone)
    for i in range(n):
        if cards & bit(zone[i]):
            zone[i] = take(pool, rng)
