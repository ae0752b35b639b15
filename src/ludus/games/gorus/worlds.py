"""The positions that a seat cannot tell apart: other hands and the deck are dealt anew.

Who neither followed nor challenged has no card of the starting school (`voids`); an off-school challenge proves
nothing. Piles stay as they are: everybody saw those cards, and a player may remember them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.kernel.chance import Fast
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.gorus.state import Gorus

TRIES: Final = 60


def world(s: Gorus, seat: i64, rng: Rng) -> Gorus:
    """A copy in which all that `seat` cannot know is dealt anew; -1 is a spectator."""
    w = s.clone()
    w.chance = Fast(rng.seed())
    pool: list[i64] = w.deck[:]
    hidden: list[i64] = []
    p: i64 = 0
    while p < w.players:
        if p != seat and len(w.hands[p]) > 0:
            hidden.append(p)
            pool += w.hands[p]
        p += 1
    pool.sort()  # nothing of the true arrangement is left: the same generator deals every twin the same world
    known = False
    for p in hidden:
        if w.voids[p] != 0:
            known = True
    if known:
        deal_with_voids(w, hidden, pool, rng)
    else:
        deal_freely(w, hidden, pool, rng)
    return w


def deal_freely(w: Gorus, hidden: list[i64], pool: list[i64], rng: Rng) -> None:
    rng.shuffle(pool)
    start: i64 = 0
    for p in hidden:
        size: i64 = len(w.hands[p])
        hand = pool[start : start + size]
        hand.sort()
        w.hands[p] = hand
        start += size
    w.deck = pool[start:]


def deal_with_voids(w: Gorus, hidden: list[i64], pool: list[i64], rng: Rng) -> None:
    """Deal at random, each card to a seat that may hold it; begin again where that leads nowhere."""
    tries: i64 = 0
    while tries < TRIES:
        rng.shuffle(pool)
        if deal_once(w, hidden, pool, rng):
            return
        tries += 1
    # The hands stay as they are: seen only where hardly any other deal is possible.


def deal_once(w: Gorus, hidden: list[i64], pool: list[i64], rng: Rng) -> bool:
    """The cards with the fewest possible owners first, each to one of them by the room they have left."""
    places: i64 = len(hidden) + 1  # the last place is the deck, which may hold anything
    voids: list[i64] = [w.voids[p] for p in hidden]
    voids.append(0)
    room: list[i64] = [len(w.hands[p]) for p in hidden]
    room.append(len(w.deck))
    dealt: list[list[i64]] = [[] for _ in range(places)]
    owners: i64 = 1
    while owners <= places:
        for card in pool:
            school = card >> 4
            count: i64 = 0
            total: i64 = 0
            i: i64 = 0
            while i < places:
                if voids[i] >> school & 1 == 0:
                    count += 1
                    total += room[i]
                i += 1
            if count != owners:
                continue
            if total == 0:
                if not make_room(school, voids, room, dealt):
                    return False
                total = 1
            k = rng.below(total)
            i = 0
            while i < places:
                if voids[i] >> school & 1 == 0 and room[i] > 0:
                    k -= room[i]
                    if k < 0:
                        dealt[i].append(card)
                        room[i] -= 1
                        break
                i += 1
        owners += 1
    i = 0
    for p in hidden:
        dealt[i].sort()
        w.hands[p] = dealt[i]
        i += 1
    w.deck = dealt[i]
    rng.shuffle(w.deck)
    return True


def make_room(school: i64, voids: list[i64], room: list[i64], dealt: list[list[i64]]) -> bool:
    """Move a card that may lie elsewhere out of a full hand which could take this school."""
    i: i64 = 0
    while i < len(voids):
        if voids[i] >> school & 1 == 0:
            n: i64 = 0
            while n < len(dealt[i]):
                card = dealt[i][n]
                j: i64 = 0
                while j < len(voids):
                    if room[j] > 0 and voids[j] >> (card >> 4) & 1 == 0:
                        dealt[i].pop(n)
                        room[i] += 1
                        dealt[j].append(card)
                        room[j] -= 1
                        return True
                    j += 1
                n += 1
        i += 1
    return False
