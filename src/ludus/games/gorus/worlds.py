"""The positions that a seat cannot tell apart: other hands and the deck are dealt anew.

Who neither followed nor challenged has no card of the starting school (`voids`); an off-school challenge proves
nothing. Piles stay as they are: everybody saw those cards, and a player may remember them.

Every deal that agrees with the voids is equally likely. School by school, those with the fewest possible owners first,
each card goes to one of its owners by the room they have left; with `total` room for the n cards of a school such a
deal has the weight total * (total - 1) * ... (n factors), and it is kept with the chance weight / largest weight.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.gorus import cards
from ludus.kernel.bits import bit
from ludus.kernel.chance import Fast
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.gorus.state import Gorus

TRIES: Final = 200  # four on average with eight players, hardly ever more than fifty
SWAPS: Final = 20  # per card, where so many tries were not enough


def world(s: Gorus, seat: i64, rng: Rng) -> Gorus:
    """A copy in which all that `seat` cannot know is dealt anew; -1 is a spectator."""
    w = s.clone()
    w.chance = Fast(rng.seed())
    pool: list[i64] = w.deck[:]
    hidden: list[i64] = []
    for p in range(w.players):
        if p != seat and len(w.hands[p]) > 0:
            hidden.append(p)
            pool += w.hands[p]
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
    """Deal as evenly as the tries allow; the last place is the deck, which may hold anything."""
    voids: list[i64] = [w.voids[p] for p in hidden]
    voids.append(0)
    room: list[i64] = [len(w.hands[p]) for p in hidden]
    room.append(len(w.deck))
    groups = by_school(pool, voids)
    owners: list[i64] = [owners_of(cards.school(group[0]), voids) for group in groups]
    most = largest_rooms(groups, owners, room)
    dealt = deal_evenly(groups, owners, most, room, rng)
    tries: i64 = 1
    while not dealt and tries < TRIES:
        dealt = deal_evenly(groups, owners, most, room, rng)
        tries += 1
    if not dealt:
        dealt = deal_somehow(pool, voids, room, rng)
    i: i64 = 0
    for p in hidden:
        dealt[i].sort()
        w.hands[p] = dealt[i]
        i += 1
    w.deck = dealt[i]
    rng.shuffle(w.deck)


def by_school(pool: list[i64], voids: list[i64]) -> list[list[i64]]:
    """The cards of each school, the schools with the fewest possible owners first."""
    groups: list[list[i64]] = []
    for count in range(1, i64(len(voids)) + 1):
        school: i64 = -1
        wanted = False
        for card in pool:
            if cards.school(card) != school:
                school = cards.school(card)
                wanted = ones(owners_of(school, voids)) == count
                if wanted:
                    groups.append([])
            if wanted:
                groups[-1].append(card)
    return groups


def owners_of(school: i64, voids: list[i64]) -> i64:
    """Bit mask of the places that may hold a school."""
    owners: i64 = 0
    for i, mask in enumerate(voids):
        if mask >> school & 1 == 0:
            owners |= bit(i)
    return owners


def ones(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def room_with(places: i64, room: list[i64]) -> i64:
    total: i64 = 0
    for i, left in enumerate(room):
        if places >> i & 1:
            total += left
    return total


def largest_rooms(groups: list[list[i64]], owners: list[i64], room: list[i64]) -> list[i64]:
    """For each group, no more room than this can be left to its owners when its turn comes."""
    most: list[i64] = []
    for n, own in enumerate(owners):
        cards: i64 = 0
        anywhere: i64 = 0
        forced: i64 = 0  # cards of earlier groups that find no place with others
        for k in range(n):
            size: i64 = len(groups[k])
            cards += size
            anywhere |= owners[k]
            forced += max(0, size - room_with(owners[k] & ~own, room))
        forced = max(forced, cards - room_with(anywhere & ~own, room))
        most.append(room_with(own, room) - forced)
    return most


def deal_evenly(
    groups: list[list[i64]], owners: list[i64], most: list[i64], room: list[i64], rng: Rng
) -> list[list[i64]]:
    """One try; [] if it is not kept, or leads nowhere."""
    left = room[:]
    dealt: list[list[i64]] = [[] for _ in room]
    for n, group in enumerate(groups):
        own = owners[n]
        total = room_with(own, left)
        if total < most[n] and not is_kept(total, most[n], len(group), rng):
            return []
        for card in group:
            k = rng.below(total)
            total -= 1
            i: i64 = 0
            while True:
                if own >> i & 1:
                    k -= left[i]
                    if k < 0:
                        break
                i += 1
            left[i] -= 1
            dealt[i].append(card)
    return dealt


def is_kept(total: i64, most: i64, count: i64, rng: Rng) -> bool:
    """Yes with the chance total * (total - 1) * ... / (most * (most - 1) * ...), `count` factors each."""
    if total < count:
        return False
    chance = 1.0
    for n in range(count):
        chance *= float(total - n) / float(most - n)
    return rng.unit() < chance


def deal_somehow(pool: list[i64], voids: list[i64], room: list[i64], rng: Rng) -> list[list[i64]]:
    """A deal that agrees with the voids, stirred by swaps: found in every position, though not quite evenly."""
    left = room[:]
    dealt: list[list[i64]] = [[] for _ in room]
    rng.shuffle(pool)
    for card in pool:
        find_place(card, voids, left, dealt, [False] * len(room), rng)
    stir(dealt, voids, rng)
    return dealt


def find_place(
    card: i64, voids: list[i64], left: list[i64], dealt: list[list[i64]], seen: list[bool], rng: Rng
) -> bool:
    """Give a card to a seat that may hold it; if all of those are full, another of their cards moves on."""
    count: i64 = len(voids)
    first = rng.below(count)
    for step in range(count):
        i = (first + step) % count
        if seen[i] or voids[i] >> cards.school(card) & 1:
            continue
        seen[i] = True
        if left[i] > 0:
            left[i] -= 1
            dealt[i].append(card)
            return True
        for n, other in enumerate(dealt[i]):
            if find_place(other, voids, left, dealt, seen, rng):
                dealt[i][n] = card
                return True
    return False


def stir(dealt: list[list[i64]], voids: list[i64], rng: Rng) -> None:
    """Swap cards that lie at random places, wherever both owners may hold the other's."""
    owners: list[i64] = []
    for i, hand in enumerate(dealt):
        owners += [i] * len(hand)
    pool = [card for hand in dealt for card in hand]
    size: i64 = len(pool)
    for _ in range(SWAPS * size):
        a = rng.below(size)
        b = rng.below(size)
        if voids[owners[a]] >> cards.school(pool[b]) & 1 == 0 and voids[owners[b]] >> cards.school(pool[a]) & 1 == 0:
            pool[a], pool[b] = pool[b], pool[a]
    start: i64 = 0
    for i, hand in enumerate(dealt):
        dealt[i] = pool[start : start + len(hand)]
        start += len(hand)
