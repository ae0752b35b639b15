"""Who acts, and what a move does. Numbers in comments are rules of the ledger.

Deviations from the printed rulebook: none; its slips are settled by the rulings RG-R01 to RG-R19.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.regicide import cards, events, moves, streams
from ludus.kernel.bits import bit, set_of

if TYPE_CHECKING:
    from ludus.games.regicide.state import Regicide


def attack(s: Regicide) -> i64:
    """The net attack of the enemy (RG-097)."""
    net: i64 = cards.VALUE[s.castle[-1]] - s.shield
    return net if net > 0 else 0


def health_left(s: Regicide) -> i64:
    left: i64 = 2 * cards.VALUE[s.castle[-1]] - s.damage
    return left


def may_yield(s: Regicide) -> bool:
    if s.yielded == 0:
        return s.players > 1 or s.solo_yield  # RG-057, RG-R05
    others: i64 = ((1 << s.players) - 1) ^ (1 << s.turn)
    return s.yielded & others != others  # RG-051


def total_value(chosen: list[i64]) -> i64:
    total: i64 = 0
    for card in chosen:
        total += cards.VALUE[card]
    return total


def can_pay(s: Regicide) -> bool:
    return covers(s.hands[s.turn], attack(s))


def covers(hand: list[i64], net: i64) -> bool:
    for card in reversed(hand):  # the largest first: few cards suffice
        net -= cards.VALUE[card]
        if net <= 0:
            return True
    return net <= 0


def apply(s: Regicide, seat: i64, move: i64) -> None:
    if move < 0:
        s.turn = seat
        end(s, moves.RESIGNED)  # RG-R20
    elif move < moves.YIELD:
        if s.step == moves.PLAYING:
            play(s, move)
        else:
            pay_masked(s, move)
    elif move == moves.YIELD:
        if s.news is not None:
            s.news.append([events.YIELDED, seat])
        s.yielded |= 1 << s.turn
        s.yields += 1
        suffer(s)  # RG-023
    elif move == moves.FLIP:
        flip(s)
    elif move >= moves.FIRST_SPELLED:
        pay(s, moves.spelled_cards(move))
    else:
        if s.news is not None:
            s.news.append([events.NAMED, seat, move - moves.NAME])
        s.turn = move - moves.NAME  # RG-166
        s.turns += 1
        begin_turn(s)


def take_from_hand(s: Regicide, card: i64) -> None:
    hand = s.hands[s.turn]
    i: i64 = 0
    while hand[i] != card:
        i += 1
    hand.pop(i)
    show(s, bit(card))


def is_public(s: Regicide, card: i64) -> bool:
    """Does everybody know where this card is? (RG-243, RG-244)"""
    hidden = s.unseen
    for healed in s.healed:
        hidden |= healed
    return hidden & bit(card) == 0


def show(s: Regicide, cards: i64) -> None:
    """From now on everybody knows where this set of cards is."""
    fresh = s.unseen & cards
    s.unseen ^= fresh
    cards ^= fresh
    i: i64 = len(s.healed) - 1
    while cards and i >= 0:
        known = s.healed[i] & cards
        s.healed[i] ^= known
        cards ^= known
        i -= 1


def note_packet(s: Regicide, seat: i64) -> None:
    """Remember which heal's packet the card came from that a seat has just drawn."""
    number: i64 = len(s.packets)
    below: i64 = len(s.tavern)  # cards below the one drawn
    while number and below >= s.packets[number - 1]:
        below -= s.packets[number - 1]
        number -= 1
    if number > s.reached(seat):
        s.reach += (number - s.reached(seat)) << (8 * seat)


def play(s: Regicide, move: i64) -> None:
    if s.news is not None:
        s.news.append([events.PLAYED, s.turn, move])
    if move < moves.PAIR:
        if move == 0:
            move = s.hands[s.turn][0]
        take_from_hand(s, move)
    else:
        for card in moves.PLAYS[move]:
            take_from_hand(s, card)
    s.table.append(move)
    if s.yielded:
        s.yielded &= ~(1 << s.turn)  # RG-052
    if move < cards.FIRST_COMPANION:
        play_jester(s)
        return
    value: i64 = moves.ATTACK_VALUE[move]
    suits: i64 = moves.SUITS_OF[move]
    enemy: i64 = s.castle[-1]
    if s.immune:
        if cards.suit(enemy) == cards.SPADES and suits & cards.SPADE:
            s.sleeping += value  # RG-113
        suits &= ~bit(cards.suit(enemy))  # RG-110
    if suits & cards.HEART:  # RG-064: before Diamonds
        heal(s, value)
    if suits & cards.DIAMOND:
        draw(s, value)
    if suits & cards.SPADE:
        s.shield += value  # RG-095
    s.damage += 2 * value if suits & cards.CLUB else value  # RG-090
    if s.damage < 2 * cards.VALUE[enemy]:
        if s.news is not None:
            s.news.append([events.HIT, s.damage, enemy, s.shield, attack(s)])
        suffer(s)
    else:
        defeat(s)


def play_jester(s: Regicide) -> None:
    s.jesters += 1
    s.immune = False  # RG-161
    s.shield += s.sleeping  # RG-162
    if s.news is not None:
        s.news.append([events.CANCELLED, s.castle[-1], s.sleeping])
    s.sleeping = 0
    s.step = moves.NAMING  # RG-164: no Step 3, no Step 4


def heal(s: Regicide, count: i64) -> None:
    pile = s.lazaret
    size: i64 = len(pile)
    if size == 0:
        return
    if count > size:
        count = size  # RG-071
    known = set_of(pile)
    for healed in s.healed:
        known &= ~healed
    rest = size - count
    # RG-070: the packet and the new top card of the rest; the whole rest where all can see it
    needed = size if s.open_lazaret else count + 1 if rest else count
    s.chance.deal(streams.HEAL, len(s.packets), pile, needed)
    s.tavern = pile[rest:] + s.tavern
    del pile[rest:]
    s.packets.append(count)
    s.healed.append(known)
    if s.open_lazaret:
        show(s, set_of(pile))
    elif rest:
        show(s, bit(pile[-1]))  # RG-243
    if s.news is not None:
        s.news.append([events.HEALED, count])


def draw(s: Regicide, count: i64) -> None:
    """RG-080 to RG-082."""
    limit: i64 = cards.HAND_LIMIT[s.players]
    tavern = s.tavern
    packed: i64 = 0  # cards at the bottom that came by heals
    for size in s.packets:
        packed += size
    seat = s.turn
    full: i64 = 0
    while count and full < s.players and tavern:
        hand = s.hands[seat]
        if len(hand) < limit:
            card: i64 = tavern.pop()
            i: i64 = len(hand)
            while i and hand[i - 1] > card:
                i -= 1
            hand.insert(i, card)
            if len(tavern) < packed:
                note_packet(s, seat)
            if s.news is not None:
                s.news.append([events.DREW, seat, card, 1 if is_public(s, card) else 0])
            count -= 1
            full = 0
        else:
            full += 1
        seat += 1
        if seat == s.players:
            seat = 0


def defeat(s: Regicide) -> None:
    enemy: i64 = s.castle[-1]
    exact = health_left(s) == 0
    if s.news is not None:
        s.news.append([events.DEFEATED, s.damage, enemy, 1 if exact else 0])
    s.castle.pop()
    if exact:
        s.tavern.append(enemy)  # RG-123
        s.exact += 1
    else:
        s.lazaret.append(enemy)  # RG-122
    for move in s.table:
        s.lazaret += moves.PLAYS[move]  # RG-124
    s.table = []
    s.damage = 0
    s.shield = 0
    s.sleeping = 0
    s.immune = True
    if not s.castle:
        end(s, moves.WON)  # RG-220
        return
    if s.news is not None:
        s.news.append([events.REVEALED, s.castle[-1]])
    s.turns += 1
    begin_turn(s)  # RG-025


def begin_turn(s: Regicide) -> None:
    s.step = moves.PLAYING
    if not s.hands[s.turn] and not s.flips and not may_yield(s):
        end(s, moves.CANNOT_ACT)  # RG-222


def suffer(s: Regicide) -> None:
    """Step 4."""
    net = attack(s)
    if net == 0:
        next_turn(s)  # RG-141
        return
    s.step = moves.PAYING
    if not s.flips and not covers(s.hands[s.turn], net):
        end(s, moves.CANNOT_PAY)  # RG-147


def pay_masked(s: Regicide, mask: i64) -> None:
    """Pay with the cards at these places of the hand, the largest last."""
    if s.news is not None:
        pay(s, moves.masked_cards(s.hands[s.turn], mask))
        return
    hand = s.hands[s.turn]
    lazaret = s.lazaret
    paid: i64 = 0
    for place in moves.REMOVALS[mask]:
        card: i64 = hand.pop(place)
        lazaret.append(card)
        paid |= bit(card)
    show(s, paid)
    next_turn(s)


def pay(s: Regicide, cards: list[i64]) -> None:
    if s.news is not None:
        s.news.append([events.PAID, s.turn] + cards)
    for card in cards:
        take_from_hand(s, card)
    s.lazaret += cards
    next_turn(s)


def next_turn(s: Regicide) -> None:
    s.turn += 1  # RG-012
    if s.turn == s.players:
        s.turn = 0
    s.turns += 1
    begin_turn(s)


def flip(s: Regicide) -> None:
    """RG-202 to RG-205: the step goes on."""
    s.flips -= 1
    if s.news is not None:
        s.news.append([events.FLIPPED, s.turn, s.flips])
    show(s, set_of(s.hands[0]))
    s.lazaret += s.hands[0]
    s.hands[0] = []
    draw(s, cards.HAND_LIMIT[1])
    if s.step == moves.PLAYING:
        begin_turn(s)
    elif not s.flips and not can_pay(s):
        end(s, moves.CANNOT_PAY)  # RG-209


def end(s: Regicide, step: i64) -> None:
    s.step = step
    if s.news is not None:
        graded = step == moves.WON and s.players == 1 and not s.solo_yield  # RG-211, RG-R05
        net = attack(s) if step == moves.CANNOT_PAY else 0
        s.news.append([events.ENDED, step, s.turn, net, s.flips if graded else -1])
