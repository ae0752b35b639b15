"""The rules: what a card does, how bouts, rounds and the game end (numbers: ledger)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.gorus import cards, events, streams
from ludus.games.gorus.menu import legal
from ludus.kernel.bits import bit
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.gorus.state import Gorus


def challenges(s: Gorus, card: i64) -> bool:
    """Would this card, played now, be a challenge (GM-210, GM-211)?"""
    return s.lead != cards.NO_SCHOOL and s.last == cards.strength(card)


# --- What a move does --------------------------------------------------------------------------


def apply(s: Gorus, seat: i64, move: i64) -> None:
    if move == RESIGN:
        resign(s, seat)
    else:
        put_down(s, seat, move)
    while s.resigned and s.decided == events.RUNNING and s.resigned & bit(s.turn):
        put_down(s, s.turn, legal(s, s.turn)[0])  # GM-R31: played for a seat that has resigned


def put_down(s: Gorus, seat: i64, move: i64) -> None:
    """A card from a hand, with all that follows from it (3.13)."""
    hand = s.hands[seat]
    i: i64 = 0
    while hand[i] != move:
        i += 1
    hand.pop(i)
    enter(s, seat, move, True)
    s.turn = next_seat(s, seat)
    if s.players == 1:
        wander(s, s.table.wanderers_challenge)  # GM-806
        end_bout(s)
        return
    if s.players == 2 and s.deck:
        draw(s, seat)
    if len(s.arena) == s.players:
        end_bout(s)


def enter(s: Gorus, seat: i64, card: i64, may_challenge: bool) -> None:
    """A card comes into the arena (3.13, step 3)."""
    school = cards.school(card)
    strength = cards.strength(card)
    challenge = False
    if s.lead == cards.NO_SCHOOL:
        s.lead = school
        s.strongest_before = s.strongest
        if s.strongest == cards.NO_SCHOOL:
            s.strongest = school  # GM-104
    elif may_challenge and strength == s.last:
        s.strongest = school  # GM-212
        challenge = True
    elif school != s.lead and seat != cards.WANDERER:
        s.voids[seat] |= bit(s.lead)  # neither followed nor challenged
    s.last = strength
    s.arena.append(card)
    if s.news is not None:
        s.news.append([events.PLAYED, seat, card, int(challenge), s.strongest])


def wander(s: Gorus, may_challenge: bool) -> None:
    """The top card of the wandering deck comes into the arena (GM-807)."""
    enter(s, cards.WANDERER, s.deck.pop(), may_challenge)


def draw(s: Gorus, seat: i64) -> None:
    """GM-703, GM-704. What the seat was known to lack it may have drawn now."""
    card = s.deck.pop()
    hand = s.hands[seat]
    hand.append(card)
    hand.sort()
    s.voids[seat] = 0
    if s.news is not None:
        s.news.append([events.DREW, seat, card])


def best_place(s: Gorus) -> i64:
    """The place in the arena of the card that wins as things stand (GM-302 to GM-307)."""
    arena = s.arena
    lead: i64 = cards.school(arena[0])
    best: i64 = -1
    place: i64 = 0
    for i, card in enumerate(arena):
        rank = cards.rank_of(card, s.strongest, lead)
        if rank > best:
            best = rank
            place = i
    return place


def seat_at(s: Gorus, place: i64) -> i64:
    """Who played the card at this place of the arena."""
    if s.players == 1:
        return 0 if place == 1 else cards.WANDERER
    seat = s.opener + place
    if seat >= s.players:
        seat -= s.players
    return seat


def side_at(s: Gorus, seat: i64) -> i64:
    """The side that a seat, or a wandering gladiator, plays for."""
    if seat == cards.WANDERER:
        return 1
    return s.table.side_of[seat]


def end_bout(s: Gorus) -> None:
    winner = seat_at(s, best_place(s))
    arena = s.arena
    s.piles[side_at(s, winner)].extend(arena)  # GM-310, GM-811, GM-904
    if winner == cards.WANDERER:
        s.bouts_won[1] += 1
    else:
        s.bouts_won[winner] += 1
    if s.news is not None:
        s.news.append([events.BOUT, s.bout, winner, len(arena)])
    s.previous = arena
    s.previous_opener = s.opener
    s.previous_winner = winner
    s.arena = []
    s.lead = cards.NO_SCHOOL
    if s.bout == cards.BOUTS[s.players] or (s.table.early_stop and s.players == 1 and eights_are_lost(s)):
        end_round(s)
        return
    s.bout += 1
    if s.players == 1:
        wander(s, False)  # GM-803
    else:
        s.opener = winner  # GM-311
        s.turn = winner


def eights_are_lost(s: Gorus) -> bool:
    """Solo: do all three 8s lie with the wanderers (Q15)?"""
    count: i64 = 0
    for card in s.piles[1]:
        if cards.strength(card) == cards.EIGHT:
            count += 1
    return count == 3


# --- The end of a round ------------------------------------------------------------------------


def total(s: Gorus, side: i64) -> i64:
    """Favour of a pile (GM-402 to GM-408)."""
    favour = s.table.favour
    points: i64 = 0
    for card in s.piles[side]:
        if cards.strength(card) == 0 and cards.school(card) == s.strongest:
            points += cards.ZERO_BONUS
        else:
            points += favour[card]
    return points


def has_eight(s: Gorus) -> bool:
    """Solo: does the player's pile hold an 8 (GM-815)?"""
    return any(cards.strength(card) == cards.EIGHT for card in s.piles[0])


def round_winners(s: Gorus, totals: list[i64]) -> i64:
    """Bit mask of the sides with the highest total (GM-409, GM-410, GM-816)."""
    if s.players == 1 and not has_eight(s):
        return 2
    best: i64 = -1000
    mask: i64 = 0
    for side, points in enumerate(totals):
        if points > best:
            best = points
            mask = bit(side)
        elif points == best:
            mask |= bit(side)
    return mask


def end_round(s: Gorus) -> None:
    totals: list[i64] = [total(s, side) for side in range(s.table.sides)]
    mask = round_winners(s, totals)
    s.totals.append(s.strongest)
    s.totals.append(mask)
    s.totals += totals
    for side in range(s.table.sides):
        if mask & bit(side) and s.extra == 0:
            s.wins[side] += 1
    if s.news is not None:
        eight = int(s.players == 1 and has_eight(s))
        s.news.append([events.SCORED, s.round, s.strongest, mask, eight] + totals + s.wins)
    if s.extra:
        end_extra_round(s, totals)
    else:
        contenders: i64 = 0
        for side in range(s.table.sides):
            if s.wins[side] >= s.table.targets[side]:  # GM-601, GM-915
                contenders |= bit(side)
        if s.resigned and s.players > 1:
            contenders &= sides_left(s)
        if contenders:
            end_game(s, contenders)
    if s.decided == events.RUNNING:
        next_round(s)


def end_game(s: Gorus, contenders: i64) -> None:
    """One contender wins; among several the 0 of the strongest school, then the smallest pile (GM-602 to GM-605)."""
    if contenders & (contenders - 1) == 0:
        decide(s, events.BY_TARGET, contenders)
        return
    zero = s.strongest * 16
    for side in range(s.table.sides):
        if contenders & bit(side) and zero in s.piles[side]:
            decide(s, events.BY_ZERO, bit(side))
            return
    fewest: i64 = cards.CODES + 1
    best: i64 = 0
    for side in range(s.table.sides):
        if contenders & bit(side):
            size: i64 = len(s.piles[side])
            if size < fewest:
                fewest = size
                best = bit(side)
            elif size == fewest:
                best |= bit(side)
    if best & (best - 1) == 0:
        decide(s, events.BY_FEWEST, best)
    elif s.table.extra_round:
        s.extra = best
    else:
        decide(s, events.SHARED, best)


def end_extra_round(s: Gorus, totals: list[i64]) -> None:
    """Only the level contenders' favour counts (Q12); who has resigned is none any more."""
    if s.players > 1:
        s.extra &= sides_left(s)
    best: i64 = -1000
    mask: i64 = 0
    for side, points in enumerate(totals):
        if s.extra & bit(side):
            if points > best:
                best = points
                mask = bit(side)
            elif points == best:
                mask |= bit(side)
    s.extra = mask
    if mask & (mask - 1) == 0:
        decide(s, events.BY_EXTRA, mask)


def decide(s: Gorus, how: i64, winners: i64) -> None:
    s.decided = how
    s.winners = winners
    if s.news is not None:
        s.news.append([events.ENDED, how, winners, s.table.sides])


# --- A new round -------------------------------------------------------------------------------


def next_round(s: Gorus) -> None:
    """GM-501 to GM-504: all cards are gathered; the first opener becomes the dealer."""
    s.round += 1
    s.dealer = next_seat(s, s.dealer)
    start_round(s)


def next_seat(s: Gorus, seat: i64) -> i64:
    seat += 1
    if seat == s.players:
        return 0
    return seat


def start_round(s: Gorus) -> None:
    """Shuffle and deal (GM-015, GM-503, GM-702, GM-802)."""
    shuffled = s.table.deck[:]
    s.chance.shuffle(streams.DEAL, s.round - 1, shuffled)
    for seat in range(s.players):
        hand = shuffled[seat * cards.HAND : seat * cards.HAND + cards.HAND]
        hand.sort()
        s.hands[seat] = hand
        s.voids[seat] = 0
    s.deck = shuffled[s.players * cards.HAND :]
    s.piles = [[] for _ in range(s.table.sides)]
    s.bouts_won = [0] * len(s.bouts_won)
    s.arena = []
    s.lead = cards.NO_SCHOOL
    s.previous = []
    s.previous_opener = -1
    s.previous_winner = -1
    s.strongest = cards.NO_SCHOOL  # GM-504
    s.strongest_before = cards.NO_SCHOOL
    s.bout = 1
    s.opener = next_seat(s, s.dealer)  # GM-101
    s.turn = s.opener
    if s.news is not None:
        s.news.append([events.ROUND, s.round, s.dealer])
    if s.players == 1:
        wander(s, False)


# --- Giving up ---------------------------------------------------------------------------------


def resign(s: Gorus, seat: i64) -> None:
    """The seat's cards are played for it from now on, and its side can win only through its other members."""
    s.resigned |= bit(seat)
    if s.news is not None:
        s.news.append([events.RESIGNED, seat])
    if s.players == 1:
        decide(s, events.GIVEN_UP, 2)
        return
    left = sides_left(s)
    if s.extra:
        left &= s.extra
    if left & (left - 1) == 0:
        decide(s, events.GIVEN_UP, left)


def sides_left(s: Gorus) -> i64:
    """Bit mask of the sides with a member who has not resigned."""
    mask: i64 = 0
    for seat in range(s.players):
        if s.resigned & bit(seat) == 0:
            mask |= bit(s.table.side_of[seat])
    return mask


# --- The result --------------------------------------------------------------------------------


def returns(s: Gorus) -> list[float]:
    """1 for a sole winner, less for a shared victory, -1 for the others; 0 before the end."""
    if s.decided == events.RUNNING:
        return [0.0] * s.players
    count: i64 = 0
    for side in range(s.table.sides):
        if s.winners & bit(side):
            count += 1
    won = 2.0 / float(count) - 1.0
    return [won if s.winners & bit(s.table.side_of[seat]) else -1.0 for seat in range(s.players)]
