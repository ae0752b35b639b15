"""Which rule is against a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.goldencup.cards import (
    AGENT_COST,
    CHAMPIONS,
    DEFENCE,
    FANS,
    HAND,
    HIRE_COST,
    KINDS,
    LEARN_COST,
    SEARCH_COST,
    TRAIN_COST,
    tokens_of,
)
from ludus.games.goldencup.moves import (
    AGENT,
    BACK,
    CLOSE,
    FAN,
    FINAL,
    HIRE,
    KIND,
    LEARN,
    LEARNT,
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
    TOP_ATTACK,
    TOP_DEFENCE,
    TRAIN_ATTACK,
    TRAIN_DEFENCE,
    UP,
    addable,
    may_upgrade,
    upgraded,
    upgrades,
)
from ludus.games.goldencup.team import (
    FREE,
    KEEP_FAN,
    LINING,
    ORDERING,
    PREPARE,
    RETURNING,
    RETURNING_DEFENCE,
    SACKING,
    SHOP,
    UPGRADING,
    UPGRADING_DEFENCE,
    Team,
)
from ludus.kernel.game import RULING
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

UNKNOWN: Final = 50  # no action of shopping at all


def why_not(s: GoldenCup, seat: i64, move: i64) -> i64:
    if s.phase == OVER:
        return 3
    if move == RESIGN:
        return 3 if s.resigned >> seat & 1 else 0
    t = s.teams[seat]
    if t.stage == FREE:
        return why_not_now(s)
    kind: i64 = move & KIND if move >= 0 else -1
    named = move >> PAYLOAD
    stage = t.stage
    if stage == SHOP:
        return why_not_buy(s, t, seat, kind, named)
    if stage == LINING:
        return why_not_line(s, t, named) if kind == LINE else 195
    if stage == PREPARE:
        return (0 if in_hand(t, named) else 33) if kind == PREP else 4
    if stage == KEEP_FAN:
        return 0 if kind == FAN and named in t.fans and 0 < named <= FANS else 20
    if stage == SACKING:
        return why_not_sack(t, named) if kind == SACK_CARD else 98
    if stage == ORDERING:
        return 0 if kind == ORDER and named in t.todo else RULING + 7
    return why_not_token(s, t, stage, kind, named)


def why_not_now(s: GoldenCup) -> i64:
    """Nothing is asked of this seat."""
    if s.phase == PART:
        return 65
    return 111 if s.phase == MATCHES else 152 if s.phase == FINAL else 157


def in_hand(t: Team, cards: i64) -> bool:
    """Are these different cards of the hand, upwards?"""
    last: i64 = 0
    while cards > 0:
        card = cards & 127
        if card <= last or card not in t.hand:
            return False
        last = card
        cards >>= 7
    return True


def why_not_buy(s: GoldenCup, t: Team, seat: i64, kind: i64, named: i64) -> i64:
    deck = s.table.deck
    costs = deck.costs
    if kind == HIRE:
        if named not in t.hand:
            return 193
        if t.coins < costs[HIRE_COST]:
            return 46
        return 97 if deck.sacks[named] and not t.hired else 0
    if kind == SEARCH:
        return why_not_search(s, t, seat, named)
    if kind in (AGENT, STADIUM):
        if named:
            return UNKNOWN
        if (t.agent if kind == AGENT else t.stadium) == 2:
            return 59
        return 46 if t.coins < (costs[AGENT_COST] if kind == AGENT else deck.stadium_cost[s.round]) else 0
    if kind in (TRAIN_ATTACK, TRAIN_DEFENCE):
        why = why_not_attack(s, t, named) if kind == TRAIN_ATTACK else why_not_defence(s, t, named)
        return why if why else 46 if t.coins < costs[TRAIN_COST] else 0
    if kind == LEARN:
        if named not in LEARNT:
            return 64
        if addable(t.board, deck.tokens, named) < 0:
            return 67
        return 46 if t.coins < costs[LEARN_COST] else 0
    if kind == CLOSE:
        return UNKNOWN if named else 0
    return why_not_shop(kind)


def why_not_shop(kind: i64) -> i64:
    """Decisions that belong to another moment."""
    if kind == LINE:
        return 54
    if kind == FAN:
        return 20
    if kind == PREP:
        return 4
    if kind == SACK_CARD:
        return 190
    if kind == ORDER:
        return RULING + 7
    return 63 if kind == UP else 79 if kind == BACK else UNKNOWN


def why_not_search(s: GoldenCup, t: Team, seat: i64, cards: i64) -> i64:
    if not in_hand(t, cards):
        return 51
    if t.coins < s.table.deck.costs[SEARCH_COST]:
        return 46
    if cards == 0 and (len(t.hand) >= HAND or not s.may_draw(seat)):
        return 67
    return 0


def why_not_upgrade(board: i64, tokens: i64, kind: i64) -> i64:
    """Why a token of this kind cannot be upgraded."""
    if kind in (TOP_ATTACK, TOP_DEFENCE):
        return 75
    if tokens_of(board, kind) == 0:
        return 13
    return 0 if may_upgrade(board, tokens, kind) else 74


def why_not_attack(s: GoldenCup, t: Team, kind: i64) -> i64:
    return why_not_upgrade(t.board, s.table.deck.tokens, kind) if 0 <= kind < DEFENCE else 77


def why_not_defence(s: GoldenCup, t: Team, named: i64) -> i64:
    tokens = s.table.deck.tokens
    first = (named & 15) - 1
    second = (named >> 4) - 1
    if not DEFENCE <= first < KINDS or second >= KINDS or -1 < second < DEFENCE:
        return 77
    why = why_not_upgrade(t.board, tokens, first)
    if why:
        return why
    after = upgraded(t.board, first)
    if second < 0:
        return 78 if upgrades(after, tokens, DEFENCE) else 0
    return why_not_upgrade(after, tokens, second)


def why_not_sack(t: Team, card: i64) -> i64:
    if card not in t.hired:
        return 200
    return 97 if card == t.hired[-1] else 0


def why_not_token(s: GoldenCup, t: Team, stage: i64, kind: i64, named: i64) -> i64:
    """A token to upgrade or to return."""
    up = stage in (UPGRADING, UPGRADING_DEFENCE)
    assert up or stage in (RETURNING, RETURNING_DEFENCE)
    if kind != (UP if up else BACK) or not 0 <= named < KINDS:
        return 78 if up else 79
    attack = stage in (UPGRADING, RETURNING)
    if attack != (named < DEFENCE):
        return 77 if up else 79
    if up:
        return why_not_upgrade(t.board, s.table.deck.tokens, named)
    return 0 if tokens_of(t.board, named) else 13


def why_not_line(s: GoldenCup, t: Team, line: i64) -> i64:
    if line >= 1 << 28:
        return 108
    seen: list[i64] = []
    while line > 0:
        card = line & 127
        if card > 0:
            if card > CHAMPIONS or card not in t.hired:
                return 108
            if card in seen:
                return 194
            seen.append(card)
        line >>= 7
    return 0
