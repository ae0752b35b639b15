"""Which rule is against a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.goldencup import cards, moves
from ludus.games.goldencup.team import Team
from ludus.kernel.game import RULING
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

UNKNOWN: Final = 50  # no action of shopping at all


def why_not(s: GoldenCup, seat: i64, move: i64) -> i64:
    if s.phase == moves.OVER:
        return 3
    if move == RESIGN:
        return 3 if s.resigned >> seat & 1 else 0
    t = s.teams[seat]
    if t.stage == moves.FREE:
        return why_not_now(s)
    kind: i64 = moves.kind_of(move) if move >= 0 else -1
    named = moves.named_in(move)
    stage = t.stage
    if stage == moves.SHOP:
        return why_not_buy(s, t, seat, kind, named)
    if stage == moves.LINING:
        return why_not_line(s, t, named) if kind == moves.LINE else 195
    if stage == moves.PREPARE:
        return (0 if in_hand(t, named) else 33) if kind == moves.PREP else 4
    if stage == moves.KEEP_FAN:
        return 0 if kind == moves.FAN and named in t.fans and 0 < named <= cards.FANS else 20
    if stage == moves.SACKING:
        return why_not_sack(t, named) if kind == moves.SACK_CARD else 98
    if stage == moves.ORDERING:
        return 0 if kind == moves.ORDER and named in t.todo else RULING + 7
    return why_not_token(s, t, stage, kind, named)


def why_not_now(s: GoldenCup) -> i64:
    """Nothing is asked of this seat."""
    if s.phase == moves.PART:
        return 65
    return 111 if s.phase == moves.MATCHES else 152 if s.phase == moves.FINAL else 157


def in_hand(t: Team, chosen: i64) -> bool:
    """Are these different cards of the hand, upwards?"""
    last: i64 = 0
    for card in moves.unpacked(chosen):
        if card <= last or card not in t.hand:
            return False
        last = card
    return True


def why_not_buy(s: GoldenCup, t: Team, seat: i64, kind: i64, named: i64) -> i64:
    deck = s.table.deck
    costs = deck.costs
    if kind == moves.HIRE:
        if named not in t.hand:
            return 193
        if t.coins < costs[cards.HIRE_COST]:
            return 46
        return 97 if deck.sacks[named] and not t.hired else 0
    if kind == moves.SEARCH:
        return why_not_search(s, t, seat, named)
    if kind in (moves.AGENT, moves.STADIUM):
        if named:
            return UNKNOWN
        if (t.agent if kind == moves.AGENT else t.stadium) == 2:
            return 59
        return 46 if t.coins < (costs[cards.AGENT_COST] if kind == moves.AGENT else deck.stadium_cost[s.round]) else 0
    if kind in (moves.TRAIN_ATTACK, moves.TRAIN_DEFENCE):
        why = why_not_attack(s, t, named) if kind == moves.TRAIN_ATTACK else why_not_defence(s, t, named)
        return why if why else 46 if t.coins < costs[cards.TRAIN_COST] else 0
    if kind == moves.LEARN:
        if named not in moves.LEARNT:
            return 64
        if moves.addable(t.board, deck.tokens, named) < 0:
            return 67
        return 46 if t.coins < costs[cards.LEARN_COST] else 0
    if kind == moves.CLOSE:
        return UNKNOWN if named else 0
    return why_not_shop(kind)


def why_not_shop(kind: i64) -> i64:
    """Decisions that belong to another moment."""
    if kind == moves.LINE:
        return 54
    if kind == moves.FAN:
        return 20
    if kind == moves.PREP:
        return 4
    if kind == moves.SACK_CARD:
        return 190
    if kind == moves.ORDER:
        return RULING + 7
    return 63 if kind == moves.UP else 79 if kind == moves.BACK else UNKNOWN


def why_not_search(s: GoldenCup, t: Team, seat: i64, discards: i64) -> i64:
    if not in_hand(t, discards):
        return 51
    if t.coins < s.table.deck.costs[cards.SEARCH_COST]:
        return 46
    if discards == 0 and (len(t.hand) >= cards.HAND or not s.may_draw(seat)):
        return 67
    return 0


def why_not_upgrade(board: i64, tokens: i64, kind: i64) -> i64:
    """Why a token of this kind cannot be upgraded."""
    if kind in (moves.TOP_ATTACK, moves.TOP_DEFENCE):
        return 75
    if cards.tokens_of(board, kind) == 0:
        return 13
    return 0 if moves.may_upgrade(board, tokens, kind) else 74


def why_not_attack(s: GoldenCup, t: Team, kind: i64) -> i64:
    return why_not_upgrade(t.board, s.table.deck.tokens, kind) if 0 <= kind < cards.DEFENCE else 77


def why_not_defence(s: GoldenCup, t: Team, named: i64) -> i64:
    tokens = s.table.deck.tokens
    first = moves.first_kind(named)
    second = moves.second_kind(named)
    if not cards.DEFENCE <= first < cards.KINDS or second >= cards.KINDS or -1 < second < cards.DEFENCE:
        return 77
    why = why_not_upgrade(t.board, tokens, first)
    if why:
        return why
    after = moves.upgraded(t.board, first)
    if second < 0:
        return 78 if moves.upgrades(after, tokens, cards.DEFENCE) else 0
    return why_not_upgrade(after, tokens, second)


def why_not_sack(t: Team, card: i64) -> i64:
    if card not in t.hired:
        return 200
    return 97 if card == t.hired[-1] else 0


def why_not_token(s: GoldenCup, t: Team, stage: i64, kind: i64, named: i64) -> i64:
    """A token to upgrade or to return."""
    up = stage in (moves.UPGRADING, moves.UPGRADING_DEFENCE)
    assert up or stage in (moves.RETURNING, moves.RETURNING_DEFENCE)
    if kind != (moves.UP if up else moves.BACK) or not 0 <= named < cards.KINDS:
        return 78 if up else 79
    attack = stage in (moves.UPGRADING, moves.RETURNING)
    if attack != (named < cards.DEFENCE):
        return 77 if up else 79
    if up:
        return why_not_upgrade(t.board, s.table.deck.tokens, named)
    return 0 if cards.tokens_of(t.board, named) else 13


def why_not_line(s: GoldenCup, t: Team, line: i64) -> i64:
    if line > moves.MOST_LINE:
        return 108
    seen: list[i64] = []
    for card in moves.unpacked(line):
        if card > 0:
            if card > cards.CHAMPIONS or card not in t.hired:
                return 108
            if card in seen:
                return 194
            seen.append(card)
    return 0
