"""The positions that a seat cannot tell apart: hidden cards are dealt anew, hidden purchases made anew.

What everybody can work out stays as it is: how many cards of which level each hand held when the part began (each card
was drawn from the deck of an agent that was open by then).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.goldencup import cards, moves
from ludus.games.goldencup.phases.drawing import taken_of
from ludus.games.goldencup.player import play_part
from ludus.games.goldencup.player_line import advise_line
from ludus.games.goldencup.rules import open_for
from ludus.games.goldencup.team import Team
from ludus.kernel.bits import bit
from ludus.kernel.chance import Fast
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

GONE: Final = 0  # stands for a card that has been drawn from its place


def world(s: GoldenCup, seat: i64, rng: Rng) -> GoldenCup:
    """A copy in which all that `seat` cannot know is made up; -1 is a spectator."""
    w = s.clone()
    w.chance = Fast(rng.seed())
    if w.phase == moves.OVER:
        return w
    finished = rewind(w, seat)
    deal_fans(w, seat, rng)
    deal_cards(w, seat, rng)
    if w.phase == moves.PART:
        begin_again(w, seat, finished, rng)
    else:
        line_up_again(w, seat, rng)
    return w


def rewind(w: GoldenCup, seat: i64) -> i64:
    """Others are as they were when the sealed part began; returns a mask of those who had finished it."""
    if not w.sealed():
        return 0
    finished: i64 = 0
    for p in range(w.players):
        if p != seat:
            if w.waiting & bit(p) == 0:
                finished |= bit(p)
            if w.table.arrival:
                w.teams[p].pile = []
            w.teams[p] = w.before[p].clone()
            w.teams[p].log = []
    return finished


def deal_fans(w: GoldenCup, seat: i64, rng: Rng) -> None:
    """Fans of others; the kept ones are open after the sixth round (GC-142)."""
    shown = w.phase != moves.PART and w.phase != moves.MATCHES
    pool = w.idle_fans[:]
    for p in range(w.players):
        if p != seat:
            for fan in w.teams[p].fans:
                if not (shown and fan == w.teams[p].fan):
                    pool.append(fan)
    pool.sort()
    rng.shuffle(pool)
    for p in range(w.players):
        t = w.teams[p]
        if p != seat:
            fans: list[i64] = [t.fan] if shown and t.fan > 0 else []
            while len(fans) < len(t.fans):
                fans.append(pool.pop())
            if t.fan > 0:
                t.fan = fans[0]
            fans.sort()
            t.fans = fans
    w.idle_fans = pool


def deal_cards(w: GoldenCup, seat: i64, rng: Rng) -> None:
    """Hands of others and the order of all decks."""
    if w.table.arrival:
        for level in range(i64(3)):
            deal_common(w, seat, level, rng)
        return
    for level in range(i64(3)):
        deal_level(w, seat, level, rng)
        if w.phase == moves.PART:
            deal_shares(w, level, rng)
    for t in w.teams:
        t.fresh.sort()
        rng.shuffle(t.fresh)


def deal_level(w: GoldenCup, seat: i64, level: i64, rng: Rng) -> None:
    """Cards of a level that nobody but their holders has seen: others' hands and what is left of all queues."""
    cards = w.decks[level][:]
    players = w.players
    pool: list[i64] = []
    for place in range(i64(len(cards))):
        if place // players >= taken_of(w.teams[place % players], level):
            pool.append(cards[place])
    pool += held(w, seat, level)
    pool.sort()  # nothing of the true arrangement is left: the same generator deals every twin the same world
    rng.shuffle(pool)
    deal_hands(w, seat, level, pool)
    for place in range(i64(len(cards))):
        if place // players >= taken_of(w.teams[place % players], level):
            cards[place] = pool.pop()
        elif not w.sealed() or place // players < taken_of(w.before[place % players], level):
            cards[place] = GONE  # not a card that the seat has drawn in this part: for others it still lies there
    w.decks[level] = cards
    assert not pool


def held(w: GoldenCup, seat: i64, level: i64) -> list[i64]:
    """The cards of a level in the hands of others."""
    levels = w.table.deck.levels
    found: list[i64] = []
    for p in range(w.players):
        if p != seat:
            found += [card for card in w.teams[p].hand if levels[card] == level]
    return found


def deal_hands(w: GoldenCup, seat: i64, level: i64, pool: list[i64]) -> None:
    levels = w.table.deck.levels
    for p in range(w.players):
        if p != seat:
            hand = [pool.pop() if levels[card] == level else card for card in w.teams[p].hand]
            hand.sort()
            w.teams[p].hand = hand


def deal_shares(w: GoldenCup, level: i64, rng: Rng) -> None:
    """The common discards that were shuffled to be shared out: nobody has seen those not drawn yet."""
    cards = w.shares[level][:]
    if not cards:
        return
    levels = w.table.deck.levels
    players = w.players
    drawn: list[i64] = []  # places whose cards have been drawn
    pool: list[i64] = []
    for place in range(i64(len(cards))):
        if was_drawn(w.teams[place % players], level, cards[place]):
            drawn.append(place)
        else:
            pool.append(cards[place])
    pool.sort()
    rng.shuffle(pool)
    for place in range(i64(len(cards))):
        if place not in drawn:
            cards[place] = pool.pop()
        elif not w.sealed() or was_drawn(w.before[place % players], level, cards[place]):
            cards[place] = GONE
    shares = w.shares[:]
    shares[level] = cards
    w.shares = shares
    for p in range(players):
        t = w.teams[p]
        if t.shared >> level & 1:
            others = [card for card in t.extra if levels[card] != level]
            size: i64 = len(t.extra) - len(others)
            mine = [cards[k] for k in range(p, len(cards), players) if k not in drawn]
            mine.reverse()
            assert len(mine) == size
            t.extra = others + mine


def was_drawn(t: Team, level: i64, card: i64) -> bool:
    """Has a team been given its share of the discards of a level, and drawn this card of it?"""
    return t.shared >> level & 1 != 0 and card not in t.extra


def deal_common(w: GoldenCup, seat: i64, level: i64, rng: Rng) -> None:
    """The same with one common deck: whatever is not in sight may be in the deck."""
    levels = w.table.deck.levels
    if w.sealed():  # the discards as the seat knows them
        mine: list[i64] = []
        if seat >= 0:
            t = w.teams[seat]
            mine = t.hand + t.hired
            w.discards[level] = [card for card in w.piles[level] if card not in mine and card not in t.pile]
            w.discards[level] += [card for card in t.pile if levels[card] == level and card not in mine]
        else:
            w.discards[level] = w.piles[level][:]
    seen = set(w.discards[level])
    for p in range(w.players):
        seen.update(w.teams[p].hired)
        if p == seat:
            seen.update(w.teams[p].hand)
    pool: list[i64] = [card for card in range(cards.FIRST_CARD[level], cards.FIRST_CARD[level + 1]) if card not in seen]
    rng.shuffle(pool)
    deal_hands(w, seat, level, pool)
    w.decks[level] = pool


def begin_again(w: GoldenCup, seat: i64, finished: i64, rng: Rng) -> None:
    """Others prepare and shop anew; those who have finished do so at once."""
    if not w.sealed():
        return
    w.before = [w.before[p] if p == seat else began(w, p) for p in range(w.players)]
    for p in range(w.players):
        if p != seat:
            open_for(w, p)
            if finished & bit(p):
                play_part(w, p, rng)
                w.waiting &= ~bit(p)


def began(w: GoldenCup, p: i64) -> Team:
    """How the part began for another seat, in this world; what it did in the part before is known."""
    team = w.teams[p].clone()
    team.log = w.before[p].log
    return team


def line_up_again(w: GoldenCup, seat: i64, rng: Rng) -> None:
    """Line-ups that others have set are hidden until their match begins (GC-110)."""
    for p in range(w.players):
        t = w.teams[p]
        if p != seat and t.stage == moves.FREE and t.hired and awaits_match(w, p):
            t.line = moves.named_in(advise_line(w, p))


def awaits_match(w: GoldenCup, p: i64) -> bool:
    """Has this seat lined up for a match that waits for the other line-up?"""
    if w.phase == moves.MATCHES:
        return w.played & bit(w.field_of(p)) == 0
    return p == w.first or p == w.second
