"""Which rule is against a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import bout, cards, legality_turn, moves, moves_arena, moves_turn
from ludus.games.spartacus.effects import own_drop
from ludus.games.spartacus.legality_basics import STAGE_RULES, UNKNOWN, has_ready
from ludus.games.spartacus.legality_deals import tidy, why_not_deal
from ludus.games.spartacus.legality_windows import why_not_foil, why_not_guard, why_not_react
from ludus.games.spartacus.menu import free_figure, free_house
from ludus.games.spartacus.menu_arena import may_bet, may_refuse
from ludus.games.spartacus.phases.arena import invitable
from ludus.games.spartacus.phases.balance import net
from ludus.games.spartacus.phases.defeat import losses
from ludus.games.spartacus.phases.movement import reach, reachable
from ludus.games.spartacus.phases.schemes import most_taken
from ludus.games.spartacus.phases.support import is_enough
from ludus.games.spartacus.phases.wagers import staked
from ludus.kernel.bits import bit, members
from ludus.kernel.game import RULING
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


STAGE_KINDS: Final[dict[i64, i64]] = {  # decisions that belong to one stage alone
    moves.HOUSE: moves.CHOOSING_HOUSE,
    moves.HEAL: moves.HEALING,
    moves.HEALER: moves.ASK_HEALER,
    moves.CHOOSE: moves.HEAL_DIE,
    moves.BALANCE: moves.BALANCING,
    moves.SELL: moves.MAIN,
    moves.ABILITY: moves.MAIN,
    moves.PLAY: moves.MAIN,
    moves.ASK: moves.MAIN,
    moves.END: moves.MAIN,
    moves.REVEAL: moves.REVEALING,
    moves.GUARD: moves.ON_SCHEME,
    moves.BODYGUARD: moves.ASK_BODYGUARD,
    moves.DROP: moves.DROPPING,
    moves.PICK: moves.PICKING,
    moves.TAKE: moves.TAKING,
    moves.REGAIN: moves.REGAINING,
    moves.TO_BANK: moves.OPEN_MARKET,
    moves.READY: moves.OPEN_MARKET,
    moves.BID: moves.BIDDING,
    moves.INVITE: moves.INVITING,
    moves.ENTER: moves.ENTERING,
    moves.REFUSE: moves.ENTERING,
    moves.BET: moves.BETTING,
    moves.ACT: moves.ACTING,
    moves.STEP: moves.STEPPING,
    moves.LOSE: moves.LOSING,
}


def why_not(s: Spartacus, seat: i64, move: i64) -> i64:
    if s.stage == moves.OVER:
        return 601
    if move == RESIGN:
        return 11 if s.resigned & bit(seat) else 0
    kind = moves.kind_of(move)
    if move < 0 or kind > moves.DOWN:
        return UNKNOWN
    if s.resigned & bit(seat):
        return 11
    named = moves.named_in(move)
    if kind == moves.LAY:
        return why_not_lay(s, seat, named)
    if kind >= moves.PAY and kind <= moves.BROKEN:
        return why_not_deal(s, seat, kind, named)
    if kind == moves.UNREADY:
        return 0 if s.stage == moves.OPEN_MARKET and s.done & bit(seat) and named == 0 else 308
    if kind == moves.REACT:
        return why_not_react(s, seat, named)
    if s.stage == moves.ANSWERING and seat == s.active and kind in (moves.REVEAL, moves.WITHDRAW):
        return why_not_settle(s, seat, move)
    if s.waiting & bit(seat) == 0:
        return STAGE_RULES[s.stage]
    stage = STAGE_KINDS.get(kind, s.stage)
    if stage != s.stage:
        return misplaced(kind, s.stage)
    return why_not_answer(s, seat, kind, named, move)


def misplaced(kind: i64, stage: i64) -> i64:
    """A decision that belongs to another moment."""
    if kind == moves.SELL:
        return 212
    if kind in (moves.PLAY, moves.ASK):
        return 222 if stage in (moves.ON_SCHEME, moves.ON_REACTION) else 220
    if kind == moves.ABILITY:
        return 215
    if kind == moves.TO_BANK:
        return 303
    if kind == moves.GUARD:
        return 260
    return STAGE_RULES[stage]


def why_not_settle(s: Spartacus, seat: i64, move: i64) -> i64:
    """As soon as the support is enough the asker need not wait for other answers (SP-712)."""
    if not is_enough(s):
        return 712
    if move == moves.WITHDRAW:
        return 0
    return legality_turn.why_not_plan(s, seat, moves.plan_in(s.request)) if move == moves.REVEAL else UNKNOWN


def why_not_answer(s: Spartacus, seat: i64, kind: i64, named: i64, move: i64) -> i64:
    """The seat is asked, and this kind of answer may fit."""
    if kind == moves.PLAY:
        return misnamed(s, named, legality_turn.why_not_play(s, seat, named))
    if kind == moves.ASK:
        return misnamed(s, named, legality_turn.why_not_ask(s, seat, named))
    if kind == moves.REVEAL:
        return legality_turn.why_not_plan(s, seat, moves.plan_in(s.request)) if named == 0 else UNKNOWN
    if kind == moves.FOIL:
        return why_not_foil(s, seat, named)
    if kind == moves.GUARD:
        return why_not_guard(s, seat, named)
    if kind == moves.END:
        return legality_turn.why_not_end(s, seat, named)
    if kind == moves.SELL:
        return 0 if named in s.houses[seat].hand else 210
    if kind == moves.ABILITY:
        return why_not_house_ability(s, seat, named)
    if kind == moves.USE:
        return legality_turn.why_not_use(s, seat, named)
    if kind == moves.BALANCE:
        return why_not_balance(s, seat, named)
    if kind == moves.BID:
        return 0 if named <= s.houses[seat].gold - s.laid[seat] else 322
    if kind in (moves.DROP, moves.PICK, moves.TO_BANK):
        return why_not_give_up(s, seat, kind, named)
    if kind == moves.REGAIN:
        return 0 if named in s.intrigue_out and s.table.deck.forms[named] == cards.GUARD_CARD else 252
    if kind == moves.TAKE:
        return 0 if named <= most_taken(s) else 225
    if kind == moves.HOUSE:
        free = named < 16 and free_house(s, moves.house_named(named)) and free_figure(s, moves.figure(named))
        return 0 if free else 22
    if kind in (moves.INVITE, moves.ENTER, moves.REFUSE, moves.BET):
        return why_not_host(s, seat, kind, named)
    if kind in (moves.ACT, moves.STEP, moves.LOSE):
        return why_not_fight(s, kind, named)
    if move in s.legal(seat):
        return 0
    return why_not_die(s, kind)


def misnamed(s: Spartacus, named: i64, why: i64) -> i64:
    """An asset that the scheme does not ask for is no question of paying."""
    return (
        221
        if why == 226 and moves.plan_asset(moves.plan_in(named)) and own_drop(s, moves.plan_card(named)) == 0
        else why
    )


def why_not_house_ability(s: Spartacus, seat: i64, named: i64) -> i64:
    """Assets are named upwards; "up to three cards" may be none."""
    if not tidy(moves_turn.ability_assets(named)):
        return 217
    why = legality_turn.why_not_ability(s, seat, named)
    return 0 if why == 216 and moves_turn.ability_cards(named) == 0 else why


def why_not_die(s: Spartacus, kind: i64) -> i64:
    return 541 if kind in (moves.REROLL, moves.FORCE) else STAGE_RULES[s.stage]


def why_not_give_up(s: Spartacus, seat: i64, kind: i64, asset: i64) -> i64:
    if kind == moves.TO_BANK:
        return 0 if asset <= moves.ASSET and has_ready(s, seat, asset, 63) else 305
    owner = seat if kind == moves.DROP else moves.plan_target(s.scheme)
    kinds = s.table.deck.steps[moves.plan_card(s.scheme)][s.step - 1].kinds
    return 0 if asset <= moves.ASSET and has_ready(s, owner, asset, kinds) else 654


def why_not_balance(s: Spartacus, seat: i64, dropped: i64) -> i64:
    count: i64 = 0
    for card in members(dropped):
        if card >= cards.MARKET or not has_ready(s, seat, card + 1, cards.GLADIATOR):
            return 114
        count += 1
    return 0 if net(s, seat) + count + s.houses[seat].gold >= 0 else 112


def why_not_lay(s: Spartacus, seat: i64, card: i64) -> i64:
    if s.stage == moves.CHOOSING_HOUSE:
        return 32
    if card not in s.houses[seat].hand:
        return 267
    return 0 if s.table.deck.forms[card] == cards.GUARD_CARD else 267


# --- Arena ---------------------------------------------------------------------------------------------


def why_not_host(s: Spartacus, seat: i64, kind: i64, named: i64) -> i64:
    if kind == moves.INVITE:
        if named >= s.players:
            return 405
        return 0 if invitable(s, named) else 409 if named in s.bout.owners else 412
    if kind == moves.REFUSE:
        return 0 if named == 0 and may_refuse(s, seat) else 413
    if kind == moves.ENTER:
        return why_not_enter(s, seat, named)
    return why_not_bet(s, seat, named)


def why_not_enter(s: Spartacus, seat: i64, named: i64) -> i64:
    if named > moves_arena.ENTRY or not has_ready(s, seat, moves_arena.fighter(named) + 1, cards.FIGHTERS):
        return 406
    for slot in range(i64(bout.SLOTS)):
        gear = moves_arena.gear(named, slot)
        if gear >= 0 and not has_ready(s, seat, gear + 1, cards.SLOT_KINDS[slot]):
            return 550
    return 0


def why_not_bet(s: Spartacus, seat: i64, named: i64) -> i64:
    if named > moves.WAGERS:
        return 431
    kinds: i64 = 0
    for corner in range(i64(4)):
        if moves.stake(named, corner):
            kinds += 1
            if not may_bet(s, seat, corner):
                return 432
    if kinds > s.table.most_wagers:
        return RULING + 5
    return 0 if staked(named) <= s.houses[seat].gold else 8


def why_not_fight(s: Spartacus, kind: i64, named: i64) -> i64:
    b = s.bout
    if kind == moves.LOSE:
        return 0 if named in losses(b) else 522
    space = moves_arena.act_space(named)
    side = b.side()
    spaces = reachable(s, side)
    if space not in spaces:
        return 506
    if kind == moves.STEP:
        return 0 if named == space else 508
    attack, later = moves_arena.act_attack(named), moves_arena.act_later(named)
    if later >= 0 and (attack == 0 or space != b.places[side]):
        return 504
    if later >= 0 and later not in spaces:
        return 506
    if attack == 0:
        return 0
    if attack > 2:
        return 510
    far = s.table.deck.distance[space][b.places[1 - side]]
    if attack == bout.NORMAL:
        return 0 if far <= reach(s, side, attack) else 510
    return 0 if far <= reach(s, side, attack) else 553
