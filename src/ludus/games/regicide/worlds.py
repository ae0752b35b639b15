"""The positions that a seat cannot tell apart: re-deal what it does not know.

Everything that ever lay open is known until a heal takes it away face down. What is hidden then
falls into two families that never mix:
* cards never seen (`unseen`) fill the places that were dealt from the first shuffle;
* cards that went into heal i (`healed[i]`) lie in packet i or a later one, in a hand that drew from
  such a packet, or still in the Lazaret. Each packet was a uniformly random part of its Lazaret, so
  every assignment that respects these bounds is equally likely; filling the places with the
  narrowest bound first draws one of them.
A hand's cards from packets are bounded by the newest packet that anybody has drawn from, which is
a little wider than what a perfect memory could say. Recruited royals stay where all saw them go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.regicide.cards import bit
from ludus.games.regicide.rules import PAYING, can_pay
from ludus.kernel.chance import Fast
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.regicide.state import Regicide


TRIES: Final = 2000


def world(s: Regicide, seat: i64, rng: Rng) -> Regicide:
    """A copy in which all that `seat` cannot know is dealt anew; -1 is a spectator.

    Who is asked to pay can pay, as everybody may conclude: hands that could not are dealt again.
    """
    w = redeal(s, seat, rng)
    tries: i64 = 0
    while s.step == PAYING and seat != s.turn and not s.flips and not can_pay(w) and tries < TRIES:
        w = redeal(s, seat, rng)
        tries += 1
    if tries == TRIES:  # seen only where a single hand is possible at all
        w = s.clone()
        w.chance = Fast(rng.seed())
    return w


def redeal(s: Regicide, seat: i64, rng: Rng) -> Regicide:
    w = s.clone()
    w.chance = Fast(rng.seed())
    if w.over():
        return w  # a finished game has nothing to guess, and a lost hand proves that it could not pay
    shuffle_castle(w, rng)
    deal_fresh(w, seat, rng)
    if w.packets:
        deal_recycled(w, seat, rng)
    p: i64 = 0
    while p < w.players:
        if p != seat:
            w.hands[p].sort()
        p += 1
    return w


def shuffle_castle(w: Regicide, rng: Rng) -> None:
    """The order of the suits within each rank below the enemy."""
    castle = w.castle
    top: i64 = len(castle) - 1
    start: i64 = 0
    while start < top:
        stop = start
        while stop < top and castle[stop] >> 2 == castle[start] >> 2:
            stop += 1
        i = stop - 1
        while i > start:
            j = start + rng.below(i - start + 1)
            castle[i], castle[j] = castle[j], castle[i]
            i -= 1
        start = stop


def deal_fresh(w: Regicide, seat: i64, rng: Rng) -> None:
    unseen = w.unseen
    pool: list[i64] = [c for c in w.tavern if unseen & bit(c)]
    p: i64 = 0
    while p < w.players:
        if p != seat:
            for card in w.hands[p]:
                if unseen & bit(card):
                    pool.append(card)
        p += 1
    p = 0
    while p < w.players:
        if p != seat:
            refill(w.hands[p], unseen, pool, rng)
        p += 1
    refill(w.tavern, unseen, pool, rng)


def deal_recycled(w: Regicide, seat: i64, rng: Rng) -> None:
    recycled: i64 = 0
    for cards in w.healed:
        recycled |= cards
    hidden = recycled
    if seat >= 0:
        for card in w.hands[seat]:
            hidden &= ~bit(card)
    if hidden == 0:
        return
    in_tavern: i64 = 0  # packets are at the bottom
    while in_tavern < len(w.tavern) and recycled & bit(w.tavern[in_tavern]):
        in_tavern += 1

    # the newest packet that was drawn from, and what is left of it
    drawn: i64 = -in_tavern
    for size in w.packets:
        drawn += size
    packet: i64 = 0
    while drawn > w.packets[packet]:
        drawn -= w.packets[packet]
        packet += 1
    left: i64 = w.packets[packet] - drawn

    pool: list[i64] = []
    i: i64 = 0
    while i <= packet:
        admit(w.healed[i] & hidden, pool)
        i += 1
    p: i64 = 0
    while p < w.players:
        if p != seat:
            refill(w.hands[p], recycled, pool, rng)
        p += 1
    i = in_tavern - 1
    while i >= 0:
        if left == 0:
            packet += 1
            left = w.packets[packet]
            admit(w.healed[packet] & hidden, pool)
        else:
            w.tavern[i] = take(pool, rng)
            left -= 1
            i -= 1
    packet += 1
    while packet < len(w.packets):
        admit(w.healed[packet] & hidden, pool)
        packet += 1
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
    i: i64 = 0
    n: i64 = len(zone)
    while i < n:
        if cards & bit(zone[i]):
            zone[i] = take(pool, rng)
        i += 1
