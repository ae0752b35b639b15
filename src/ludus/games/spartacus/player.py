"""How a sensible house plays: what each move looks worth, in gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import combatant
from ludus.games.spartacus.moves import (
    ABILITY,
    ACCEPT,
    ASK,
    ASK_NET,
    BALANCING,
    BETTING,
    BIDDING,
    BODYGUARD,
    CHOOSE,
    DOWN,
    DROP,
    END,
    ENTER,
    FOIL,
    GUARD,
    HEAL,
    HEALER,
    HOUSE,
    INTRIGUE,
    INVITE,
    KIND,
    LAY,
    LOSING,
    ON_REACTION,
    OVER,
    PAY,
    PAYLOAD,
    PICK,
    PLAN,
    PLAY,
    REACT,
    REFUSE,
    REGAIN,
    REJECT,
    REVEAL,
    SELL,
    SERVICE,
    TAKE,
    TO_BANK,
    UP,
    USE,
    YES,
    plan_card,
)
from ludus.games.spartacus.phases.deals import gives, place_of, wanted_service, wants
from ludus.games.spartacus.player_arena import arena_value, bet_value
from ludus.games.spartacus.player_deals import WHIM, balance_value, bids, deal_value, exchange_value
from ludus.games.spartacus.player_turn import (
    ability_value,
    ask_value,
    defence_value,
    end_value,
    held,
    play_value,
    react_value,
    support_value,
    use_value,
)
from ludus.games.spartacus.player_word import breach
from ludus.games.spartacus.prospects import utility as hope
from ludus.games.spartacus.worth import GUARD_WORTH, asset_worth
from ludus.kernel.bits import bit
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


FIGHTING_WHIM: Final = 0.02  # the same in wounds


LIKES: Final[list[float]] = [0.0, 0.6, 0.9, 1.2]  # houses to choose


def appraise(s: Spartacus, seat: i64) -> list[float]:
    """How good each move of `legal(seat)` looks."""
    return values(s, seat, s.legal(seat))


def values(s: Spartacus, seat: i64, moves: list[int]) -> list[float]:
    if s.waiting & bit(seat) == 0:
        return [value(s, seat, move) for move in moves]
    if s.stage >= ASK_NET and s.stage <= LOSING:
        return combatant.appraise(s, seat, moves)
    if s.stage == BIDDING:
        return bids(s, seat, moves)
    return [value(s, seat, move) for move in moves]


def advise(s: Spartacus, seat: i64, rng: Rng) -> i64:
    """The best looking move; among equal ones any."""
    moves = s.legal(seat)
    if len(moves) == 1:
        return moves[0]
    whim = FIGHTING_WHIM if s.stage >= ASK_NET and s.stage <= LOSING else WHIM
    return moves[rng.best(values(s, seat, moves), whim)]


def stumble(s: Spartacus, seat: i64, rng: Rng) -> i64:
    """Every second decision of a beginner is any decision."""
    return s.random_move(seat, rng) if rng.below(2) == 0 else advise(s, seat, rng)


def trust(s: Spartacus) -> float:
    return 0.004


def chapter(s: Spartacus) -> i64:
    """A phase, in the Intrigue phase a turn, in a bout a round."""
    part = s.active + 1 if s.phase == INTRIGUE else s.bout.round
    return ((s.turn * 8 + s.phase) * 8 + len(s.ladder)) * 1024 + part


def utility(s: Spartacus, seat: i64) -> float:
    if s.stage == OVER:
        return 1.0 if s.winner == seat else 0.0
    return hope(s, seat)


# --- Any move ------------------------------------------------------------------------------------------------


def value(s: Spartacus, seat: i64, move: i64) -> float:
    found = plain_value(s, seat, move & KIND, move >> PAYLOAD)
    return found - breach(s, seat, move & KIND, move >> PAYLOAD) if s.vows else found


def plain_value(s: Spartacus, seat: i64, kind: i64, named: i64) -> float:
    """What a move looks worth to somebody who has promised nothing."""
    stage = s.stage
    if kind == PLAY:
        return play_value(s, seat, named) - held(s, seat, plan_card(named))
    if kind == ASK:
        return ask_value(s, seat, named) - held(s, seat, plan_card(named & PLAN))
    if kind == SELL:
        return float(s.table.deck.gold[named]) - held(s, seat, named) - 0.05
    if kind == END:
        return end_value(s, seat, named)
    if kind == LAY:
        return 1.2 if stage <= ON_REACTION else -1.0
    if kind == ABILITY:
        return ability_value(s, seat, named)
    if kind == USE:
        return use_value(s, seat, named)
    if kind == REACT:
        return react_value(s, seat, named)
    if kind in (FOIL, GUARD, BODYGUARD):
        return defence_value(s, seat, kind, named)
    if kind == ACCEPT:
        return accept_value(s, seat, named)
    if kind >= PAY and kind <= TO_BANK:
        return deal_value(s, seat, kind, named)
    if stage == BETTING:
        return bet_value(s, seat, named)
    if kind in (INVITE, ENTER, REFUSE, UP, DOWN):
        return arena_value(s, seat, kind, named)
    if stage == BALANCING:
        return balance_value(s, seat, named)
    return answer_value(s, seat, kind, named)


def answer_value(s: Spartacus, seat: i64, kind: i64, named: i64) -> float:
    """Short answers."""
    if kind == YES:
        return support_value(s, seat)
    if kind == REVEAL:
        return 5.0
    if kind == TAKE:
        return float(named)
    if kind == REGAIN:
        return GUARD_WORTH
    if kind == DROP:
        return -asset_worth(s, named)
    if kind == PICK:
        return asset_worth(s, named)
    if kind == HOUSE:
        return LIKES[named & 3]
    if kind == HEAL:
        return asset_worth(s, named)
    if kind == CHOOSE:
        return float(named)
    if kind == HEALER:
        own = s.active == seat
        return asset_worth(s, s.patient + 1) - (1.0 if s.die == 1 else 2.5) if own else -1.0
    return 0.0


def accept_value(s: Spartacus, seat: i64, number: i64) -> float:
    """A service is worth what it is better, or worse, than the answer that the house would give."""
    place = place_of(s, number)
    giver = s.offers[place + 1]
    terms = s.offers[place + 2]
    if terms & SERVICE == 0:
        return exchange_value(s, seat, giver, terms)
    gold = float(gives(terms)) - float(wants(terms))
    return gold + value(s, seat, wanted_service(terms)) - best_answer(s, seat) + 0.01


def best_answer(s: Spartacus, seat: i64) -> float:
    """The value of the best answer that is no deal."""
    best = -1e9
    for move in s.legal(seat):
        if move & KIND not in (ACCEPT, REJECT):
            found = value(s, seat, move)
            if found > best:
                best = found
    return best
