"""What a decision does, and all that follows from it until a seat is asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.goldencup import cards, events, moves
from ludus.games.goldencup.phases.abilities import add, begin, call_for_hire, call_for_upgrade, carry_on, change
from ludus.games.goldencup.phases.drawing import gather, put_away, refill, share_out
from ludus.games.goldencup.phases.ending import end_championship, end_game, play_final, shoot_out
from ludus.games.goldencup.phases.matches import play_match
from ludus.kernel.bits import bit
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup


def apply(s: GoldenCup, seat: i64, move: i64) -> None:
    if move == RESIGN:
        resign(s, seat)
        return
    t = s.teams[seat]
    if moves.kind_of(move) in (moves.FAN, moves.LINE):  # secret also where shopping is open
        if s.news is not None:
            s.news.append([events.DID, 1, seat, move])
    else:
        if s.phase == moves.PART:
            t.log.append(move)
        events.whisper(s, events.DID, [seat, move])
    decide(s, seat, move)
    if t.stage == moves.FREE:
        s.waiting &= ~bit(seat)
        if s.phase == moves.MATCHES:
            meet(s, s.field_of(seat))
        if s.waiting == 0:
            advance(s)


def resign(s: GoldenCup, seat: i64) -> None:
    """The seat is played on, by a bot (GC-Q33); alone there is nobody to play on for."""
    s.resigned |= bit(seat)
    events.emit(s, events.RESIGNED, [seat])
    if s.players == 1:
        end_game(s, s.table.automa, events.BY_RESIGNING)


def decide(s: GoldenCup, seat: i64, move: i64) -> None:
    """The decision itself, up to the next choice of the same seat."""
    t = s.teams[seat]
    kind = moves.kind_of(move)
    named = moves.named_in(move)
    home: i64 = moves.SHOP if s.phase == moves.PART else moves.FREE
    if kind == moves.HIRE:
        hire(s, seat, named)
    elif kind == moves.SEARCH:
        t.coins -= s.table.deck.costs[cards.SEARCH_COST]
        exchange(s, seat, named)
    elif kind == moves.TRAIN_ATTACK:
        t.coins -= s.table.deck.costs[cards.TRAIN_COST]
        change(s, seat, cards.UP_ATTACK, named)
    elif kind == moves.TRAIN_DEFENCE:
        t.coins -= s.table.deck.costs[cards.TRAIN_COST]
        change(s, seat, cards.UP_DEFENCE, moves.first_kind(named))
        if moves.second_kind(named) >= 0:
            change(s, seat, cards.UP_DEFENCE, moves.second_kind(named))
    elif kind == moves.LEARN:
        t.coins -= s.table.deck.costs[cards.LEARN_COST]
        add(s, seat, named)
    elif kind == moves.AGENT:
        t.coins -= s.table.deck.costs[cards.AGENT_COST]
        t.agent += 1
        call_for_upgrade(s, t, cards.ON_AGENT)
        carry_on(s, seat, home)
    elif kind == moves.STADIUM:
        t.coins -= s.table.deck.stadium_cost[s.round]
        t.stadium += 1
        call_for_upgrade(s, t, cards.ON_STADIUM)
        carry_on(s, seat, home)
    elif kind == moves.CLOSE:  # what was not spent is lost (GC-044)
        t.coins = 0
        t.stage = moves.FREE
    elif kind == moves.LINE:
        t.line = named
        t.stage = moves.FREE
    elif kind == moves.PREP:
        exchange(s, seat, named)
        start_shopping(s, seat)
    elif kind == moves.FAN:
        t.fan = named
        start_shopping(s, seat)
    elif kind == moves.SACK_CARD:
        sack(s, seat, named)
        carry_on(s, seat, home)
    elif kind == moves.ORDER:
        t.todo.remove(named)
        begin(s, t, named)
        carry_on(s, seat, home)
    else:
        assert kind in (moves.UP, moves.BACK)
        change(s, seat, t.gains.pop(), named)
        carry_on(s, seat, home)


def exchange(s: GoldenCup, seat: i64, discards: i64) -> None:
    """Discard first, then draw up to three (GC-035, GC-051)."""
    t = s.teams[seat]
    for card in moves.unpacked(discards):
        t.hand.remove(card)
        put_away(s, t, card)
    refill(s, seat)


def start_shopping(s: GoldenCup, seat: i64) -> None:
    """Income; sponsor tokens go back (GC-040 to GC-042)."""
    t = s.teams[seat]
    t.coins = t.income(s.table.deck)
    t.plus = 0
    t.minus = 0
    t.stage = moves.SHOP
    events.whisper(s, events.EARNED, [seat, t.coins])


def hire(s: GoldenCup, seat: i64, card: i64) -> None:
    t = s.teams[seat]
    t.coins -= s.table.deck.costs[cards.HIRE_COST]
    t.hand.remove(card)
    t.hired.append(card)
    if s.table.deck.sacks[card]:  # first of all (GC-098)
        if len(t.hired) > 2:
            t.stage = moves.SACKING
            return
        sack(s, seat, t.hired[0])
    else:
        call_for_hire(s, t, card)
    carry_on(s, seat, moves.SHOP)


def sack(s: GoldenCup, seat: i64, card: i64) -> None:
    """Discard a champion for the one hired last; only then look at what the hire brings."""
    t = s.teams[seat]
    t.hired.remove(card)
    put_away(s, t, card)
    events.whisper(s, events.SACKED, [seat, card])
    call_for_hire(s, t, t.hired[-1])


# --- The course of the game -----------------------------------------------------------------------------


def advance(s: GoldenCup) -> None:
    """Go on until a seat owes a decision."""
    while s.waiting == 0 and s.phase != moves.OVER:
        if s.phase == moves.PART:
            close_part(s)
        elif s.phase == moves.MATCHES:
            if s.round == cards.ROUNDS:
                end_championship(s)
            else:
                open_round(s)
        elif s.phase == moves.FINAL:
            play_final(s)
        else:
            shoot_out(s)


def open_round(s: GoldenCup) -> None:
    """The marker moves, the Automa is reinforced, everybody begins to prepare (3.4)."""
    s.round += 1
    s.phase = moves.PART
    s.automa += s.cells[s.round]
    joined = s.cells[s.round]
    if joined:
        s.cells = [0 if cell <= s.round else tokens for cell, tokens in enumerate(s.cells)]
    share_out(s)
    if s.news is not None:
        events.emit(s, events.OPENED, [s.round, *kinds_of(joined)])
    for seat in range(s.players):
        t = s.teams[seat]
        t.stage = moves.KEEP_FAN if s.round == 1 else moves.PREPARE
        t.line = 0
    s.before = [t.clone() for t in s.teams]
    for t in s.teams:
        t.log = []
    for seat in range(s.players):
        open_for(s, seat)


def open_for(s: GoldenCup, seat: i64) -> None:
    """The seat's own queue of decisions begins; without cards there is nothing to prepare."""
    t = s.teams[seat]
    s.waiting |= bit(seat)
    if t.stage == moves.PREPARE and not t.hand:
        refill(s, seat)
        start_shopping(s, seat)


def kinds_of(board: i64) -> list[i64]:
    """The kinds of the tokens of a packed board, each as often as it lies there."""
    found: list[i64] = []
    for kind in range(i64(cards.KINDS)):
        for _ in range(cards.tokens_of(board, kind)):
            found.append(kind)
    return found


def close_part(s: GoldenCup) -> None:
    """All have finished: purchases are shown, decks put together, line-ups asked for."""
    for seat in range(s.players):
        if s.news is not None:
            events.emit(s, events.SHOWN, [seat, *s.teams[seat].log])
    gather(s)
    s.phase = moves.MATCHES
    s.played = 0
    for seat in range(s.players):
        ask_line(s, seat)
    for field in range(s.table.fields):
        meet(s, field)


def ask_line(s: GoldenCup, seat: i64) -> None:
    """Ask for a line-up, if there is any champion to place."""
    t = s.teams[seat]
    t.line = 0
    t.stage = moves.FREE
    if t.hired:
        t.stage = moves.LINING
        s.waiting |= bit(seat)


def meet(s: GoldenCup, field: i64) -> None:
    """Play the match of a field once, as soon as both teams are lined up."""
    if s.played & bit(field) or not is_ready(s, s.paired(field, 0)) or not is_ready(s, s.paired(field, 1)):
        return
    s.played |= bit(field)
    play_match(s, field)
    for team in (s.paired(field, 0), s.paired(field, 1)):
        if team != s.table.automa:
            settle(s, team)


def is_ready(s: GoldenCup, team: i64) -> bool:
    return team == s.table.automa or s.teams[team].stage != moves.LINING


def settle(s: GoldenCup, seat: i64) -> None:
    """Match-end abilities of a seat."""
    carry_on(s, seat, moves.FREE)
    if s.teams[seat].stage != moves.FREE:
        s.waiting |= bit(seat)
