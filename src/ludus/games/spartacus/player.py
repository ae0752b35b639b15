"""How a sensible house plays: what each move looks worth, in gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import combatant, moves, player_turn
from ludus.games.spartacus.player_arena import arena_value, bet_value
from ludus.games.spartacus.player_deals import WHIM, balance_value, bids, deal_value, exchange_value
from ludus.games.spartacus.player_word import breach
from ludus.games.spartacus.prospects import utility as hope
from ludus.games.spartacus.rows import offers
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


def values(s: Spartacus, seat: i64, candidates: list[int]) -> list[float]:
    if s.waiting & bit(seat) == 0:
        return [value(s, seat, move) for move in candidates]
    if s.stage >= moves.ASK_NET and s.stage <= moves.LOSING:
        return combatant.appraise(s, seat, candidates)
    if s.stage == moves.BIDDING:
        return bids(s, seat, candidates)
    return [value(s, seat, move) for move in candidates]


def advise(s: Spartacus, seat: i64, rng: Rng) -> i64:
    """The best looking move; among equal ones any."""
    candidates = s.legal(seat)
    if len(candidates) == 1:
        return candidates[0]
    whim = FIGHTING_WHIM if s.stage >= moves.ASK_NET and s.stage <= moves.LOSING else WHIM
    return candidates[rng.best(values(s, seat, candidates), whim)]


def stumble(s: Spartacus, seat: i64, rng: Rng) -> i64:
    """Every second decision of a beginner is any decision."""
    return s.random_move(seat, rng) if rng.below(2) == 0 else advise(s, seat, rng)


def trust(s: Spartacus) -> float:
    return 0.004


def chapter(s: Spartacus) -> i64:
    """A phase, in the Intrigue phase a turn, in a bout a round."""
    part = s.active + 1 if s.phase == moves.INTRIGUE else s.bout.round
    return ((s.turn * 8 + s.phase) * 8 + len(s.ladder)) * 1024 + part


def utility(s: Spartacus, seat: i64) -> float:
    if s.stage == moves.OVER:
        return 1.0 if s.winner == seat else 0.0
    return hope(s, seat)


# --- Any move ------------------------------------------------------------------------------------------------


def value(s: Spartacus, seat: i64, move: i64) -> float:
    found = plain_value(s, seat, moves.kind_of(move), moves.named_in(move))
    return found - breach(s, seat, moves.kind_of(move), moves.named_in(move)) if s.vows else found


def plain_value(s: Spartacus, seat: i64, kind: i64, named: i64) -> float:
    """What a move looks worth to a house that has promised nothing."""
    stage = s.stage
    if kind == moves.PLAY:
        return player_turn.play_value(s, seat, named) - player_turn.held(s, seat, moves.plan_card(named))
    if kind == moves.ASK:
        return player_turn.ask_value(s, seat, named) - player_turn.held(s, seat, moves.plan_card(moves.plan_in(named)))
    if kind == moves.SELL:
        return float(s.table.deck.gold[named]) - player_turn.held(s, seat, named) - 0.05
    if kind == moves.END:
        return player_turn.end_value(s, seat, named)
    if kind == moves.LAY:
        return 1.2 if stage <= moves.ON_REACTION else -1.0
    if kind == moves.ABILITY:
        return player_turn.ability_value(s, seat, named)
    if kind == moves.USE:
        return player_turn.use_value(s, seat, named)
    if kind == moves.REACT:
        return player_turn.react_value(s, seat, named)
    if kind in (moves.FOIL, moves.GUARD, moves.BODYGUARD):
        return player_turn.defence_value(s, seat, kind, named)
    if kind == moves.ACCEPT:
        return accept_value(s, seat, named)
    if kind >= moves.PAY and kind <= moves.TO_BANK:
        return deal_value(s, seat, kind, named)
    if stage == moves.BETTING:
        return bet_value(s, seat, named)
    if kind in (moves.INVITE, moves.ENTER, moves.REFUSE, moves.UP, moves.DOWN):
        return arena_value(s, seat, kind, named)
    if stage == moves.BALANCING:
        return balance_value(s, seat, named)
    return answer_value(s, seat, kind, named)


def answer_value(s: Spartacus, seat: i64, kind: i64, named: i64) -> float:
    """Short answers."""
    if kind == moves.YES:
        return player_turn.support_value(s, seat)
    if kind == moves.REVEAL:
        return 5.0
    if kind == moves.TAKE:
        return float(named)
    if kind == moves.REGAIN:
        return GUARD_WORTH
    if kind == moves.DROP:
        return -asset_worth(s, named)
    if kind == moves.PICK:
        return asset_worth(s, named)
    if kind == moves.HOUSE:
        return LIKES[moves.house_named(named)]
    if kind == moves.HEAL:
        return asset_worth(s, named)
    if kind == moves.CHOOSE:
        return float(named)
    if kind == moves.HEALER:
        own = s.active == seat
        return asset_worth(s, s.patient + 1) - (1.0 if s.die == 1 else 2.5) if own else -1.0
    return 0.0


def accept_value(s: Spartacus, seat: i64, number: i64) -> float:
    """A service is worth what it is better, or worse, than the answer that the house would give."""
    offer = offers.find(s, number)
    terms = offers.terms(s, offer)
    if not moves.wants_service(terms):
        return exchange_value(s, seat, offers.giver(s, offer), terms)
    gold = float(moves.gives(terms)) - float(moves.wants(terms))
    return gold + value(s, seat, moves.wanted_service(terms)) - best_answer(s, seat) + 0.01


def best_answer(s: Spartacus, seat: i64) -> float:
    """The value of the best answer that is no deal."""
    best = -1e9
    for move in s.legal(seat):
        if moves.kind_of(move) not in (moves.ACCEPT, moves.REJECT):
            found = value(s, seat, move)
            if found > best:
                best = found
    return best
