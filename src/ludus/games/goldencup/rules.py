"""What a decision does, and all that follows from it until somebody is asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.goldencup.cards import (
    AGENT_COST,
    HIRE_COST,
    KIND_BITS,
    KIND_MASK,
    KINDS,
    LEARN_COST,
    ON_AGENT,
    ON_STADIUM,
    ROUNDS,
    SEARCH_COST,
    TRAIN_COST,
    UP_ATTACK,
    UP_DEFENCE,
)
from ludus.games.goldencup.events import BY_RESIGNING, DID, EARNED, OPENED, RESIGNED, SACKED, SHOWN, tell, whisper
from ludus.games.goldencup.moves import (
    AGENT,
    BACK,
    CLOSE,
    FAN,
    FINAL,
    HIRE,
    KIND,
    LEARN,
    LINE,
    MATCHES,
    ORDER,
    OVER,
    PART,
    PAYLOAD,
    PREP,
    SACK_CARD,
    SEARCH,
    STADIUM,
    TRAIN_ATTACK,
    TRAIN_DEFENCE,
    UP,
)
from ludus.games.goldencup.phases.abilities import add, begin, call_for_hire, call_for_upgrade, carry_on, change
from ludus.games.goldencup.phases.drawing import gather, put_away, refill, share_out
from ludus.games.goldencup.phases.ending import end_championship, end_game, play_final, shoot_out
from ludus.games.goldencup.phases.matches import play_match
from ludus.games.goldencup.team import FREE, KEEP_FAN, LINING, PREPARE, SACKING, SHOP
from ludus.kernel.bits import bit
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup


def apply(s: GoldenCup, seat: i64, move: i64) -> None:
    if move == RESIGN:
        resign(s, seat)
        return
    t = s.teams[seat]
    if move & KIND in (FAN, LINE):  # secret also where shopping is open
        if s.news is not None:
            s.news.append([DID, 1, seat, move])
    else:
        if s.phase == PART:
            t.log.append(move)
        whisper(s, DID, [seat, move])
    decide(s, seat, move)
    if t.stage == FREE:
        s.waiting &= ~bit(seat)
        if s.phase == MATCHES:
            meet(s, s.field_of(seat))
        if s.waiting == 0:
            advance(s)


def resign(s: GoldenCup, seat: i64) -> None:
    """The seat is played on, by a computer (GC-Q33); alone there is nobody to play on for."""
    s.resigned |= bit(seat)
    tell(s, RESIGNED, [seat])
    if s.players == 1:
        end_game(s, s.table.automa, BY_RESIGNING)


def decide(s: GoldenCup, seat: i64, move: i64) -> None:
    """The decision itself, up to the next choice of the same seat."""
    t = s.teams[seat]
    kind = move & KIND
    named = move >> PAYLOAD
    home: i64 = SHOP if s.phase == PART else FREE
    if kind == HIRE:
        hire(s, seat, named)
    elif kind == SEARCH:
        t.coins -= s.table.deck.costs[SEARCH_COST]
        exchange(s, seat, named)
    elif kind == TRAIN_ATTACK:
        t.coins -= s.table.deck.costs[TRAIN_COST]
        change(s, seat, UP_ATTACK, named)
    elif kind == TRAIN_DEFENCE:
        t.coins -= s.table.deck.costs[TRAIN_COST]
        change(s, seat, UP_DEFENCE, (named & 15) - 1)
        if named > 15:
            change(s, seat, UP_DEFENCE, (named >> 4) - 1)
    elif kind == LEARN:
        t.coins -= s.table.deck.costs[LEARN_COST]
        add(s, seat, named)
    elif kind == AGENT:
        t.coins -= s.table.deck.costs[AGENT_COST]
        t.agent += 1
        call_for_upgrade(s, t, ON_AGENT)
        carry_on(s, seat, home)
    elif kind == STADIUM:
        t.coins -= s.table.deck.stadium_cost[s.round]
        t.stadium += 1
        call_for_upgrade(s, t, ON_STADIUM)
        carry_on(s, seat, home)
    elif kind == CLOSE:  # what was not spent is lost (GC-044)
        t.coins = 0
        t.stage = FREE
    elif kind == LINE:
        t.line = named
        t.stage = FREE
    elif kind == PREP:
        exchange(s, seat, named)
        start_shopping(s, seat)
    elif kind == FAN:
        t.fan = named
        start_shopping(s, seat)
    elif kind == SACK_CARD:
        sack(s, seat, named)
        carry_on(s, seat, home)
    elif kind == ORDER:
        t.todo.remove(named)
        begin(s, t, named)
        carry_on(s, seat, home)
    else:
        assert kind in (UP, BACK)
        change(s, seat, t.gains.pop(), named)
        carry_on(s, seat, home)


def exchange(s: GoldenCup, seat: i64, cards: i64) -> None:
    """Discard first, then draw up to three (GC-035, GC-051)."""
    t = s.teams[seat]
    while cards > 0:
        t.hand.remove(cards & 127)
        put_away(s, t, cards & 127)
        cards >>= 7
    refill(s, seat)


def start_shopping(s: GoldenCup, seat: i64) -> None:
    """Income; sponsor tokens go back (GC-040 to GC-042)."""
    t = s.teams[seat]
    t.coins = t.income(s.table.deck)
    t.plus = 0
    t.minus = 0
    t.stage = SHOP
    whisper(s, EARNED, [seat, t.coins])


def hire(s: GoldenCup, seat: i64, card: i64) -> None:
    t = s.teams[seat]
    t.coins -= s.table.deck.costs[HIRE_COST]
    t.hand.remove(card)
    t.hired.append(card)
    if s.table.deck.sacks[card]:  # first of all (GC-098)
        if len(t.hired) > 2:
            t.stage = SACKING
            return
        sack(s, seat, t.hired[0])
    else:
        call_for_hire(s, t, card)
    carry_on(s, seat, SHOP)


def sack(s: GoldenCup, seat: i64, card: i64) -> None:
    """Discard a champion for the one hired last; only then look at what the hire brings."""
    t = s.teams[seat]
    t.hired.remove(card)
    put_away(s, t, card)
    whisper(s, SACKED, [seat, card])
    call_for_hire(s, t, t.hired[-1])


# --- The course of the game -----------------------------------------------------------------------------


def advance(s: GoldenCup) -> None:
    """Go on until somebody owes a decision."""
    while s.waiting == 0 and s.phase != OVER:
        if s.phase == PART:
            close_part(s)
        elif s.phase == MATCHES:
            if s.round == ROUNDS:
                end_championship(s)
            else:
                open_round(s)
        elif s.phase == FINAL:
            play_final(s)
        else:
            shoot_out(s)


def open_round(s: GoldenCup) -> None:
    """The marker moves, the Automa is reinforced, everybody begins to prepare (3.4)."""
    s.round += 1
    s.phase = PART
    s.automa += s.cells[s.round]
    joined = s.cells[s.round]
    if joined:
        s.cells = [0 if cell <= s.round else tokens for cell, tokens in enumerate(s.cells)]
    share_out(s)
    if s.news is not None:
        tell(s, OPENED, [s.round, *kinds_of(joined)])
    seat: i64 = 0
    while seat < s.players:
        t = s.teams[seat]
        t.stage = KEEP_FAN if s.round == 1 else PREPARE
        t.line = 0
        seat += 1
    s.before = [t.clone() for t in s.teams]
    for t in s.teams:
        t.log = []
    seat = 0
    while seat < s.players:
        open_for(s, seat)
        seat += 1


def open_for(s: GoldenCup, seat: i64) -> None:
    """The seat's own queue of decisions begins; without cards there is nothing to prepare."""
    t = s.teams[seat]
    s.waiting |= bit(seat)
    if t.stage == PREPARE and not t.hand:
        refill(s, seat)
        start_shopping(s, seat)


def kinds_of(board: i64) -> list[i64]:
    """The kinds of the tokens of a packed board, each as often as it lies there."""
    found: list[i64] = []
    kind: i64 = 0
    while kind < KINDS:
        count = board >> (KIND_BITS * kind) & KIND_MASK
        while count > 0:
            found.append(kind)
            count -= 1
        kind += 1
    return found


def close_part(s: GoldenCup) -> None:
    """All have finished: purchases are shown, decks put together, line-ups asked for."""
    seat: i64 = 0
    while seat < s.players:
        if s.news is not None:
            tell(s, SHOWN, [seat, *s.teams[seat].log])
        seat += 1
    gather(s)
    s.phase = MATCHES
    s.played = 0
    seat = 0
    while seat < s.players:
        ask_line(s, seat)
        seat += 1
    field: i64 = 0
    while field < s.table.fields:
        meet(s, field)
        field += 1


def ask_line(s: GoldenCup, seat: i64) -> None:
    """Ask for a line-up, if there is any champion to place."""
    t = s.teams[seat]
    t.line = 0
    t.stage = FREE
    if t.hired:
        t.stage = LINING
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
    return team == s.table.automa or s.teams[team].stage != LINING


def settle(s: GoldenCup, seat: i64) -> None:
    """Match-end abilities of a seat."""
    carry_on(s, seat, FREE)
    if s.teams[seat].stage != FREE:
        s.waiting |= bit(seat)
