"""What a decision does, and where the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus.cards import MKT_DEALT
from ludus.games.spartacus.events import ALL_SEATS, DID, FOLLOWED, letters, whisper
from ludus.games.spartacus.house import insert
from ludus.games.spartacus.moves import (
    ABILITY,
    ACCEPT,
    ACT,
    AFTER_ARENA,
    AFTER_BALANCE,
    AFTER_HOST,
    AFTER_LOT,
    AFTER_REFUSAL,
    AFTER_SCHEME,
    AFTER_TRADE,
    AFTER_TURN,
    ASK,
    ASK_AXE,
    ASK_BODYGUARD,
    ASK_HEALER,
    ASK_INFORMANT,
    ASK_NET,
    ASK_REINIT,
    ASK_SHIELD,
    ASSET,
    AXE,
    BALANCE,
    BET,
    BID,
    BODYGUARD,
    BROKEN,
    CANCEL,
    CHOOSE,
    DEFEND,
    DOWN,
    DROP,
    END,
    ENTER,
    FIRST,
    FOIL,
    FORCE,
    FORCING,
    GUARD,
    HEAL,
    HEALER,
    HOUSE,
    INVITE,
    KEPT,
    KIND,
    LAY,
    LOSE,
    NET,
    NO,
    OFFER,
    PASS,
    PAY,
    PAYLOAD,
    PICK,
    PLAN,
    PLAY,
    REACT,
    READY,
    REFUSE,
    REGAIN,
    REGAINING,
    REINIT,
    REJECT,
    REROLL,
    REVEAL,
    SECOND,
    SELL,
    SHIELD,
    SHOWDOWN,
    STEP,
    TAKE,
    TO_BANK,
    UNREADY,
    UP,
    USE,
    VOW,
    WITHDRAW,
    YES,
    act_attack,
    act_later,
)
from ludus.games.spartacus.phases.arena import bet, enter, execute, find_fighters, invite, refuse, spare, start_arena
from ludus.games.spartacus.phases.attack import axe, defend, force, lose, reroll, shield
from ludus.games.spartacus.phases.basics import from_hand
from ludus.games.spartacus.phases.combat import act, no_net, no_reinit, order, reinit, step, use_net
from ludus.games.spartacus.phases.deals import accept, clear_offers, forget_services, give, make_offer, remove_offer
from ludus.games.spartacus.phases.ending import check_limit, check_victory, enter_showdown, resign
from ludus.games.spartacus.phases.intrigue import (
    answer,
    ask,
    dropped,
    end_turn,
    go_on,
    house_ability,
    picked,
    play,
    reveal,
    sell,
    start_intrigue,
    start_own_turn,
    sweeten,
    taken,
    use_asset,
    withdraw,
)
from ludus.games.spartacus.phases.market import (
    bid,
    deal_lots,
    inform,
    no_informant,
    recall,
    sell_next,
    sell_to_bank,
    signal,
    start_market,
    unsignal,
)
from ludus.games.spartacus.phases.promises import judge_vow, ruled, vow
from ludus.games.spartacus.phases.setup import choose_house
from ludus.games.spartacus.phases.upkeep import balance, choose_die, heal, heal_on, no_healer, start_turn, use_healer
from ludus.games.spartacus.phases.windows import checkpoint, guard, guard_failed, passes, react, regain, use_bodyguard
from ludus.kernel.bits import bit
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def apply(s: Spartacus, seat: i64, move: i64) -> None:
    if move == RESIGN:
        resign(s, seat)
    else:
        announce(s, seat, move, DID)
        decide(s, seat, move)
        s.spoken = ""
    if s.offers:
        clear_offers(s)
    while s.waiting & s.resigned:
        away: i64 = 0
        while (s.waiting & s.resigned) & bit(away) == 0:
            away += 1
        neutral = s.legal(away)[0]
        announce(s, away, neutral, FOLLOWED)
        decide(s, away, neutral)


def announce(s: Spartacus, seat: i64, move: i64, event: i64) -> None:
    """Tell the decision to all who may know it."""
    if s.news is None:
        return
    kind = move & KIND
    knowing: i64 = ALL_SEATS
    if kind in (BID, ASK) or (kind == BET and not s.table.in_turn) or (kind == REROLL and s.bout.both_reroll()):
        knowing = bit(seat)
    elif kind == PAY and s.is_hidden():
        knowing = bit(seat) | bit(move >> PAYLOAD & 3)
    more: list[i64] = []
    if kind == END:
        places = move >> PAYLOAD
        more = [card for place, card in enumerate(s.houses[seat].hand) if places >> place & 1]
    elif s.spoken:
        more = letters(s.spoken)
    whisper(s, event, knowing, [seat, move, *more])


def decide(s: Spartacus, seat: i64, move: i64) -> None:
    kind = move & KIND
    named = move >> PAYLOAD
    if s.offers and not (kind == LAY or (kind >= PAY and kind <= BROKEN)):
        forget_services(s, seat)
    if kind == PASS:
        pass_by(s, seat)
    elif kind <= BALANCE:
        decide_upkeep(s, seat, kind, named)
    elif kind <= REGAIN:
        decide_intrigue(s, seat, kind, named)
    elif kind <= BID:
        decide_deal(s, seat, kind, named)
    else:
        decide_arena(s, seat, kind, named)


def pass_by(s: Spartacus, seat: i64) -> None:
    """No, to whatever is asked."""
    stage = s.stage
    if stage == ASK_HEALER:
        no_healer(s, seat)
    elif stage == ASK_BODYGUARD:
        guard_failed(s)
    elif stage == REGAINING:
        checkpoint(s, AFTER_SCHEME)
    elif stage == ASK_INFORMANT:
        no_informant(s, seat)
    elif stage == ASK_NET:
        no_net(s, seat)
    elif stage == ASK_REINIT:
        no_reinit(s, seat)
    elif stage == FORCING:
        force(s, seat, 0)
    elif stage == ASK_AXE:
        axe(s, seat, False)
    elif stage == ASK_SHIELD:
        shield(s, seat, False)
    else:
        passes(s, seat)


def decide_upkeep(s: Spartacus, seat: i64, kind: i64, named: i64) -> None:
    if kind == HOUSE:
        choose_house(s, seat, named)
    elif kind == HEAL:
        heal(s, named - 1)
        if s.waiting == 0:
            heal_on(s)
    elif kind == HEALER:
        use_healer(s, seat, named - 1)
    elif kind == CHOOSE:
        choose_die(s, named)
    else:
        balance(s, seat, named)


def decide_intrigue(s: Spartacus, seat: i64, kind: i64, named: i64) -> None:
    if kind == SELL:
        sell(s, seat, named)
    elif kind == LAY:
        from_hand(s, seat, named)
        insert(s.houses[seat].guards, named)
    elif kind == ABILITY:
        house_ability(s, seat, named)
    elif kind == USE:
        if s.table.deck.timings[(named & ASSET) - 1] == MKT_DEALT:
            inform(s, seat, named)
        else:
            use_asset(s, seat, named)
    elif kind == PLAY:
        play(s, seat, named & PLAN, 0)
    elif kind == ASK:
        ask(s, seat, named)
    elif kind == YES:
        answer(s, seat, True)
    elif kind == NO:
        answer(s, seat, False)
    elif kind == REVEAL:
        reveal(s, seat)
    elif kind == WITHDRAW:
        withdraw(s)
    elif kind in (FOIL, REACT):
        react(s, seat, named)
    elif kind == GUARD:
        guard(s, seat, named)
    elif kind == BODYGUARD:
        use_bodyguard(s, seat, named - 1)
    elif kind == END:
        end_turn(s, seat, named)
    elif kind == DROP:
        dropped(s, seat, named)
    elif kind == PICK:
        picked(s, named - 1)
    elif kind == TAKE:
        taken(s, named)
    else:
        assert kind == REGAIN
        regain(s, seat, named)


def decide_deal(s: Spartacus, seat: i64, kind: i64, named: i64) -> None:
    if kind == PAY:
        give(s, seat, named & 3, named >> 2)
        sweeten(s, seat, named & 3)
    elif kind == OFFER:
        make_offer(s, seat, named)
        recall(s, seat, named & 3)
    elif kind == ACCEPT:
        bought = accept(s, named)
        if bought >= 0:
            announce(s, seat, bought, FOLLOWED)
            decide(s, seat, bought)
    elif kind in (REJECT, CANCEL):
        remove_offer(s, named)
    elif kind == VOW:
        vow(s, seat, named)
        sweeten(s, seat, named & 3)
    elif kind in (KEPT, BROKEN):
        judge_vow(s, named, kind == KEPT)
    elif kind == TO_BANK:
        sell_to_bank(s, seat, named)
    elif kind == READY:
        signal(s, seat)
    elif kind == UNREADY:
        unsignal(s, seat)
    else:
        assert kind == BID
        bid(s, seat, named)


def decide_arena(s: Spartacus, seat: i64, kind: i64, named: i64) -> None:
    if kind == INVITE:
        invite(s, named)
    elif kind == ENTER:
        if s.phase == SHOWDOWN:
            enter_showdown(s, seat, named)
        else:
            enter(s, seat, named)
    elif kind == REFUSE:
        refuse(s, seat)
    elif kind == BET:
        bet(s, seat, named)
    elif kind == NET:
        use_net(s, seat)
    elif kind == REINIT:
        reinit(s, seat)
    elif kind in (FIRST, SECOND):
        order(s, kind == FIRST)
    elif kind == ACT:
        act(s, named & 63, act_attack(named), act_later(named))
    elif kind == STEP:
        step(s, named)
    elif kind == REROLL:
        reroll(s, seat, named)
    elif kind == FORCE:
        force(s, seat, named)
    elif kind == DEFEND:
        defend(s, named == 1)
    elif kind == AXE:
        axe(s, seat, True)
    elif kind == SHIELD:
        shield(s, seat, True)
    elif kind == LOSE:
        lose(s, named)
    elif kind == UP:
        ruled(s, True)
        spare(s)
    else:
        assert kind == DOWN
        ruled(s, False)
        execute(s)


def proceed(s: Spartacus) -> None:
    """A checkpoint is over."""
    after = s.after
    if after == AFTER_BALANCE:
        start_intrigue(s)
    elif after == AFTER_SCHEME:
        go_on(s)
    elif after == AFTER_TURN:
        left = s.left_of(s.active)
        if left != s.host:
            start_own_turn(s, left)
        elif not check_victory(s):
            start_market(s)
    elif after == AFTER_TRADE:
        deal_lots(s)
    elif after == AFTER_LOT:
        sell_next(s)
    elif after == AFTER_HOST:
        if not check_victory(s):
            start_arena(s)
    elif after == AFTER_REFUSAL:
        find_fighters(s)
    else:
        assert after == AFTER_ARENA
        if not check_victory(s) and not check_limit(s):
            start_turn(s)
