"""Auctions in the Market phase: one sealed auction per house, then the one for the host (3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, moves_turn, streams
from ludus.games.spartacus.house import insert
from ludus.games.spartacus.phases.basics import coins, everybody, exhaust, highest_roll, next_lot, receive
from ludus.games.spartacus.phases.promises import open_purses
from ludus.games.spartacus.phases.windows import checkpoint
from ludus.games.spartacus.rows import seen_lots
from ludus.kernel.bits import bit, bits

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def deal_lots(s: Spartacus) -> None:
    """Gold is hidden by now (SP-309); informants look first (SP-751)."""
    s.hidden = True
    s.done = 0
    s.offered = [0] * s.players
    s.lots = []
    s.seen_lots = []
    for _ in range(s.players):
        card = next_lot(s)
        if card < 0:
            break
        s.lots.append(card)
    events.emit(s, events.LOTS, [len(s.lots)])
    s.lot = -1
    s.passed = 0
    ask_informant(s)


def informants(s: Spartacus, seat: i64) -> list[i64]:
    deck = s.table.deck
    return [
        card for card in s.ready_cards(seat, cards.GLADIATOR | cards.SLAVE) if deck.timings[card] == cards.MKT_DEALT
    ]


def ask_informant(s: Spartacus) -> None:
    seat = s.host
    turn: i64 = 0
    while turn < s.players and s.lots:
        if s.passed & bit(seat) == 0 and s.resigned & bit(seat) == 0 and informants(s, seat):
            s.ask(moves.ASK_INFORMANT, seat)
            return
        seat = s.left_of(seat)
        turn += 1
    s.passed = 0
    sell_next(s)


def inform(s: Spartacus, seat: i64, named: i64) -> None:
    card = moves_turn.use_asset(named) - 1
    lot = moves_turn.use_lot(named) - 1
    exhaust(s, seat, card)
    seen_lots.add(s, seat, lot)
    events.whisper(s, events.PEEKED_LOT, bit(seat), [seat, lot, s.lots[lot]])
    ask_informant(s)


def no_informant(s: Spartacus, seat: i64) -> None:
    s.passed |= bit(seat)
    ask_informant(s)


def sell_next(s: Spartacus) -> None:
    """Turn the next lot up; after the last one the host token is sold."""
    s.lot += 1
    if s.lot < len(s.lots):
        events.emit(s, events.LOT, [s.lot, s.lots[s.lot]])
    s.laid = [0] * s.players
    s.contenders = everybody(s)
    ask_bids(s)


def ask_bids(s: Spartacus) -> None:
    s.bids = [-1] * s.players
    s.stage = moves.BIDDING
    s.waiting = s.contenders


def bid(s: Spartacus, seat: i64, amount: i64) -> None:
    s.bids[seat] = amount
    s.waiting &= ~bit(seat)
    if s.waiting == 0:
        reveal_bids(s)


def reveal_bids(s: Spartacus) -> None:
    """Only one house with the highest bid wins; equal ones bid again on top (SP-322 to SP-328)."""
    facts: list[i64] = [s.lot]
    best: i64 = 0
    first: i64 = 0
    for seat in range(s.players):
        if s.contenders & bit(seat):
            facts.append(seat)
            facts.append(s.bids[seat])
            if s.bids[seat] > best:
                best = s.bids[seat]
    events.emit(s, events.BIDS, facts)
    if best == 0:
        void(s)
        return
    highest: i64 = 0
    for seat in range(s.players):
        if s.contenders & bit(seat) and s.bids[seat] == best:
            highest |= bit(seat)
            first = seat
    if bits(highest) == 1:
        win(s, first, s.laid[first] + best)
        return
    for seat in range(s.players):
        if highest & bit(seat):
            s.laid[seat] += best
    s.contenders = highest
    ask_bids(s)


def win(s: Spartacus, seat: i64, paid: i64) -> None:
    coins(s, seat, -paid)
    if s.lot < len(s.lots):
        card = s.lots[s.lot]
        events.emit(s, events.WON, [seat, s.lot, card, paid])
        receive(s, seat, card)
        close_lot(s)
    else:
        events.emit(s, events.WON, [seat, s.lot, -1, paid])
        settle_host(s, seat)


def void(s: Spartacus) -> None:
    """Nobody wants it: the card is discarded; for the host token a die decides (SP-341)."""
    if s.lot < len(s.lots):
        card = s.lots[s.lot]
        insert(s.market_out, card)
        events.emit(s, events.VOID, [s.lot, card])
        close_lot(s)
        return
    events.emit(s, events.VOID, [s.lot, -1])
    seats = [seat for seat in range(s.players) if s.contenders & bit(seat)]
    seat = highest_roll(s, streams.HOST_ROLL, seats)
    if s.table.winner_pays and s.laid[seat]:
        coins(s, seat, -s.laid[seat])
    settle_host(s, seat)


def clear_bids(s: Spartacus) -> None:
    s.bids = [-1] * s.players
    s.laid = [0] * s.players
    s.contenders = 0


def close_lot(s: Spartacus) -> None:
    clear_bids(s)
    checkpoint(s, moves.AFTER_LOT)


def settle_host(s: Spartacus, seat: i64) -> None:
    """Gold becomes public again (SP-344)."""
    s.host = seat
    s.hidden = False
    open_purses(s)
    s.lots = []
    s.lot = -1
    s.seen_lots = []
    clear_bids(s)
    events.emit(s, events.HOST, [seat])
    checkpoint(s, moves.AFTER_HOST)
