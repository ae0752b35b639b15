"""Which rule is against a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus.bout import NORMAL
from ludus.games.spartacus.cards import ARMOUR, FIGHTERS, GUARD_CARD, MARKET, SPECIAL, WEAPON
from ludus.games.spartacus.effects import own_drop
from ludus.games.spartacus.legality_basics import STAGE_RULES, UNKNOWN, has_ready
from ludus.games.spartacus.legality_deals import tidy, why_not_deal
from ludus.games.spartacus.legality_turn import (
    why_not_ability,
    why_not_ask,
    why_not_end,
    why_not_plan,
    why_not_play,
    why_not_use,
)
from ludus.games.spartacus.legality_windows import why_not_foil, why_not_guard, why_not_react
from ludus.games.spartacus.menu import free_figure, free_house
from ludus.games.spartacus.menu_arena import may_bet, may_refuse
from ludus.games.spartacus.moves import (
    ABILITY,
    ACT,
    ACTING,
    ANSWERING,
    ASK,
    ASK_BODYGUARD,
    ASK_HEALER,
    ASSET,
    BALANCE,
    BALANCING,
    BET,
    BETTING,
    BID,
    BIDDING,
    BODYGUARD,
    BROKEN,
    CHOOSE,
    CHOOSING_HOUSE,
    DOWN,
    DROP,
    DROPPING,
    END,
    ENTER,
    ENTERING,
    FOIL,
    FORCE,
    GUARD,
    HEAL,
    HEAL_DIE,
    HEALER,
    HEALING,
    HOUSE,
    INVITE,
    INVITING,
    KIND,
    LAY,
    LOSE,
    LOSING,
    MAIN,
    ON_REACTION,
    ON_SCHEME,
    OPEN_MARKET,
    OVER,
    PAY,
    PAYLOAD,
    PICK,
    PICKING,
    PLAN,
    PLAY,
    REACT,
    READY,
    REFUSE,
    REGAIN,
    REGAINING,
    REROLL,
    REVEAL,
    REVEALING,
    SELL,
    STEP,
    STEPPING,
    TAKE,
    TAKING,
    TO_BANK,
    UNREADY,
    USE,
    WITHDRAW,
    act_attack,
    act_later,
    plan_asset,
    plan_card,
    plan_target,
)
from ludus.games.spartacus.phases.arena import invitable, staked
from ludus.games.spartacus.phases.attack import losses, wounded
from ludus.games.spartacus.phases.combat import reach, reachable
from ludus.games.spartacus.phases.intrigue import is_enough, most_taken
from ludus.games.spartacus.phases.upkeep import net
from ludus.kernel.bits import bit
from ludus.kernel.game import RULING
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


STAGE_KINDS: Final[dict[i64, i64]] = {  # decisions that belong to one stage alone
    HOUSE: CHOOSING_HOUSE,
    HEAL: HEALING,
    HEALER: ASK_HEALER,
    CHOOSE: HEAL_DIE,
    BALANCE: BALANCING,
    SELL: MAIN,
    ABILITY: MAIN,
    PLAY: MAIN,
    ASK: MAIN,
    END: MAIN,
    REVEAL: REVEALING,
    GUARD: ON_SCHEME,
    BODYGUARD: ASK_BODYGUARD,
    DROP: DROPPING,
    PICK: PICKING,
    TAKE: TAKING,
    REGAIN: REGAINING,
    TO_BANK: OPEN_MARKET,
    READY: OPEN_MARKET,
    BID: BIDDING,
    INVITE: INVITING,
    ENTER: ENTERING,
    REFUSE: ENTERING,
    BET: BETTING,
    ACT: ACTING,
    STEP: STEPPING,
    LOSE: LOSING,
}


def why_not(s: Spartacus, seat: i64, move: i64) -> i64:
    if s.stage == OVER:
        return 601
    if move == RESIGN:
        return 11 if s.resigned & bit(seat) else 0
    kind = move & KIND
    if move < 0 or kind > DOWN:
        return UNKNOWN
    if s.resigned & bit(seat):
        return 11
    named = move >> PAYLOAD
    if kind == LAY:
        return why_not_lay(s, seat, named)
    if kind >= PAY and kind <= BROKEN:
        return why_not_deal(s, seat, kind, named)
    if kind == UNREADY:
        return 0 if s.stage == OPEN_MARKET and s.done & bit(seat) and named == 0 else 308
    if kind == REACT:
        return why_not_react(s, seat, named)
    if s.stage == ANSWERING and seat == s.active and kind in (REVEAL, WITHDRAW):
        return why_not_settle(s, seat, move)
    if s.waiting & bit(seat) == 0:
        return STAGE_RULES[s.stage]
    stage = STAGE_KINDS.get(kind, s.stage)
    if stage != s.stage:
        return misplaced(kind, s.stage)
    return why_not_answer(s, seat, kind, named, move)


def misplaced(kind: i64, stage: i64) -> i64:
    """A decision that belongs to another moment."""
    if kind == SELL:
        return 212
    if kind in (PLAY, ASK):
        return 222 if stage in (ON_SCHEME, ON_REACTION) else 220
    if kind == ABILITY:
        return 215
    if kind == TO_BANK:
        return 303
    if kind == GUARD:
        return 260
    return STAGE_RULES[stage]


def why_not_settle(s: Spartacus, seat: i64, move: i64) -> i64:
    """As soon as the support is enough the asker need not wait for other answers (SP-712)."""
    if not is_enough(s):
        return 712
    if move == WITHDRAW:
        return 0
    return why_not_plan(s, seat, s.request & PLAN) if move == REVEAL else UNKNOWN


def why_not_answer(s: Spartacus, seat: i64, kind: i64, named: i64, move: i64) -> i64:
    """The seat is asked, and this kind of answer may fit."""
    if kind == PLAY:
        return misnamed(s, named, why_not_play(s, seat, named))
    if kind == ASK:
        return misnamed(s, named, why_not_ask(s, seat, named))
    if kind == REVEAL:
        return why_not_plan(s, seat, s.request & PLAN) if named == 0 else UNKNOWN
    if kind == FOIL:
        return why_not_foil(s, seat, named)
    if kind == GUARD:
        return why_not_guard(s, seat, named)
    if kind == END:
        return why_not_end(s, seat, named)
    if kind == SELL:
        return 0 if named in s.houses[seat].hand else 210
    if kind == ABILITY:
        return why_not_house_ability(s, seat, named)
    if kind == USE:
        return why_not_use(s, seat, named)
    if kind == BALANCE:
        return why_not_balance(s, seat, named)
    if kind == BID:
        return 0 if named <= s.houses[seat].gold - s.laid[seat] else 322
    if kind in (DROP, PICK, TO_BANK):
        return why_not_give_up(s, seat, kind, named)
    if kind == REGAIN:
        return 0 if named in s.intrigue_out and s.table.deck.forms[named] == GUARD_CARD else 252
    if kind == TAKE:
        return 0 if named <= most_taken(s) else 225
    if kind == HOUSE:
        return 0 if named < 16 and free_house(s, named & 3) and free_figure(s, named >> 2) else 22
    if kind in (INVITE, ENTER, REFUSE, BET):
        return why_not_host(s, seat, kind, named)
    if kind in (ACT, STEP, LOSE):
        return why_not_fight(s, kind, named)
    if move in s.legal(seat):
        return 0
    return why_not_die(s, kind)


def misnamed(s: Spartacus, named: i64, why: i64) -> i64:
    """An asset that the scheme does not ask for is no question of paying."""
    return 221 if why == 226 and plan_asset(named & PLAN) and own_drop(s, plan_card(named)) == 0 else why


def why_not_house_ability(s: Spartacus, seat: i64, named: i64) -> i64:
    """Assets are named upwards; "up to three cards" may be none."""
    if not tidy(named >> 2 & ((1 << 18) - 1)):
        return 217
    why = why_not_ability(s, seat, named)
    return 0 if why == 216 and named >> 20 == 0 else why


def why_not_die(s: Spartacus, kind: i64) -> i64:
    return 541 if kind in (REROLL, FORCE) else STAGE_RULES[s.stage]


def why_not_give_up(s: Spartacus, seat: i64, kind: i64, asset: i64) -> i64:
    if kind == TO_BANK:
        return 0 if asset <= ASSET and has_ready(s, seat, asset, 63) else 305
    owner = seat if kind == DROP else plan_target(s.scheme)
    kinds = s.table.deck.steps[plan_card(s.scheme)][s.step - 1].kinds
    return 0 if asset <= ASSET and has_ready(s, owner, asset, kinds) else 654


def why_not_balance(s: Spartacus, seat: i64, dropped: i64) -> i64:
    count: i64 = 0
    card: i64 = 0
    while dropped:
        if dropped & 1:
            if card >= MARKET or not has_ready(s, seat, card + 1, 1):
                return 114
            count += 1
        dropped >>= 1
        card += 1
    return 0 if net(s, seat) + count + s.houses[seat].gold >= 0 else 112


def why_not_lay(s: Spartacus, seat: i64, card: i64) -> i64:
    if s.stage == CHOOSING_HOUSE:
        return 32
    if card not in s.houses[seat].hand:
        return 267
    return 0 if s.table.deck.forms[card] == GUARD_CARD else 267


# --- Arena ---------------------------------------------------------------------------------------------


def why_not_host(s: Spartacus, seat: i64, kind: i64, named: i64) -> i64:
    if kind == INVITE:
        if named >= s.players:
            return 405
        return 0 if invitable(s, named) else 409 if named in s.bout.owners else 412
    if kind == REFUSE:
        return 0 if named == 0 and may_refuse(s, seat) else 413
    if kind == ENTER:
        return why_not_enter(s, seat, named)
    return why_not_bet(s, seat, named)


def why_not_enter(s: Spartacus, seat: i64, named: i64) -> i64:
    if named >= 1 << 24 or not has_ready(s, seat, named & ASSET, FIGHTERS):
        return 406
    for slot, type_ in ((6, WEAPON), (12, ARMOUR), (18, SPECIAL)):
        asset = named >> slot & ASSET
        if asset and not has_ready(s, seat, asset, type_):
            return 550
    return 0


def why_not_bet(s: Spartacus, seat: i64, named: i64) -> i64:
    if named >= 1 << 8:
        return 431
    kinds: i64 = 0
    corner: i64 = 0
    while corner < 4:
        if named >> 2 * corner & 3:
            kinds += 1
            if not may_bet(s, seat, corner):
                return 432
        corner += 1
    if kinds > s.table.most_wagers:
        return RULING + 5
    return 0 if staked(named) <= s.houses[seat].gold else 8


def why_not_fight(s: Spartacus, kind: i64, named: i64) -> i64:
    b = s.bout
    if kind == LOSE:
        return 0 if named in losses(b.dice, wounded(b), b.wounds) else 522
    space = named & 63
    side = b.side()
    spaces = reachable(s, side)
    if space not in spaces:
        return 506
    if kind == STEP:
        return 0 if named == space else 508
    attack, later = act_attack(named), act_later(named)
    if later >= 0 and (attack == 0 or space != b.places[side]):
        return 504
    if later >= 0 and later not in spaces:
        return 506
    if attack == 0:
        return 0
    if attack > 2:
        return 510
    far = s.table.deck.distance[space][b.places[1 - side]]
    if attack == NORMAL:
        return 0 if far <= reach(s, side, attack) else 510
    return 0 if far <= reach(s, side, attack) else 553
