"""What a decision does, and where the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves, moves_arena, moves_turn
from ludus.games.spartacus.house import insert
from ludus.games.spartacus.phases import abilities, auctions, intrigue, schemes, support, trade
from ludus.games.spartacus.phases.arena import enter, find_fighters, invite, refuse, start_arena
from ludus.games.spartacus.phases.attack import defend
from ludus.games.spartacus.phases.balance import balance
from ludus.games.spartacus.phases.basics import from_hand
from ludus.games.spartacus.phases.deals import accept, clear_offers, forget_services, give, make_offer
from ludus.games.spartacus.phases.defeat import lose
from ludus.games.spartacus.phases.ending import check_limit, check_victory, enter_showdown, resign
from ludus.games.spartacus.phases.guards import guard, guard_failed, use_bodyguard
from ludus.games.spartacus.phases.initiative import no_net, no_reinit, order, reinit, use_net
from ludus.games.spartacus.phases.movement import act, step
from ludus.games.spartacus.phases.promises import judge_vow, make_vow, ruled
from ludus.games.spartacus.phases.reactions import react, regain
from ludus.games.spartacus.phases.rerolls import force, reroll
from ludus.games.spartacus.phases.setup import choose_house
from ludus.games.spartacus.phases.upkeep import choose_die, heal, heal_on, no_healer, start_turn, use_healer
from ludus.games.spartacus.phases.verdict import execute, spare
from ludus.games.spartacus.phases.wagers import bet
from ludus.games.spartacus.phases.windows import checkpoint, passes
from ludus.games.spartacus.phases.wounds import axe, shield
from ludus.games.spartacus.rows import offers
from ludus.kernel.bits import bit
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def apply(s: Spartacus, seat: i64, move: i64) -> None:
    if move == RESIGN:
        resign(s, seat)
    else:
        announce(s, seat, move, events.DID)
        decide(s, seat, move)
        s.spoken = ""
    if s.offers:
        clear_offers(s)
    while s.waiting & s.resigned:
        away: i64 = 0
        while (s.waiting & s.resigned) & bit(away) == 0:
            away += 1
        neutral = s.legal(away)[0]
        announce(s, away, neutral, events.FOLLOWED)
        decide(s, away, neutral)


def announce(s: Spartacus, seat: i64, move: i64, event: i64) -> None:
    """Report the decision to all who may know it."""
    if s.news is None:
        return
    kind = moves.kind_of(move)
    knowing: i64 = events.ALL_SEATS
    if (
        kind in (moves.BID, moves.ASK)
        or (kind == moves.BET and not s.table.in_turn)
        or (kind == moves.REROLL and s.bout.both_reroll())
    ):
        knowing = bit(seat)
    elif kind == moves.PAY and s.is_hidden():
        knowing = bit(seat) | bit(moves.house_named(moves.named_in(move)))
    more: list[i64] = []
    if kind == moves.END:
        more = s.houses[seat].at(moves.named_in(move))
    elif s.spoken:
        more = events.letters(s.spoken)
    events.whisper(s, event, knowing, [seat, move, *more])


def decide(s: Spartacus, seat: i64, move: i64) -> None:
    kind = moves.kind_of(move)
    named = moves.named_in(move)
    if s.offers and not (kind == moves.LAY or (kind >= moves.PAY and kind <= moves.BROKEN)):
        forget_services(s, seat)
    if kind == moves.PASS:
        pass_by(s, seat)
    elif kind <= moves.BALANCE:
        decide_upkeep(s, seat, kind, named)
    elif kind <= moves.REGAIN:
        decide_intrigue(s, seat, kind, named)
    elif kind <= moves.BID:
        decide_deal(s, seat, kind, named)
    else:
        decide_arena(s, seat, kind, named)


def pass_by(s: Spartacus, seat: i64) -> None:
    """No, to whatever is asked."""
    stage = s.stage
    if stage == moves.ASK_HEALER:
        no_healer(s, seat)
    elif stage == moves.ASK_BODYGUARD:
        guard_failed(s)
    elif stage == moves.REGAINING:
        checkpoint(s, moves.AFTER_SCHEME)
    elif stage == moves.ASK_INFORMANT:
        auctions.no_informant(s, seat)
    elif stage == moves.ASK_NET:
        no_net(s, seat)
    elif stage == moves.ASK_REINIT:
        no_reinit(s, seat)
    elif stage == moves.FORCING:
        force(s, seat, 0)
    elif stage == moves.ASK_AXE:
        axe(s, seat, False)
    elif stage == moves.ASK_SHIELD:
        shield(s, seat, False)
    else:
        passes(s, seat)


def decide_upkeep(s: Spartacus, seat: i64, kind: i64, named: i64) -> None:
    if kind == moves.HOUSE:
        choose_house(s, seat, named)
    elif kind == moves.HEAL:
        heal(s, named - 1)
        if s.waiting == 0:
            heal_on(s)
    elif kind == moves.HEALER:
        use_healer(s, seat, named - 1)
    elif kind == moves.CHOOSE:
        choose_die(s, named)
    else:
        balance(s, seat, named)


def decide_intrigue(s: Spartacus, seat: i64, kind: i64, named: i64) -> None:
    if kind == moves.SELL:
        intrigue.sell(s, seat, named)
    elif kind == moves.LAY:
        from_hand(s, seat, named)
        insert(s.houses[seat].guards, named)
    elif kind == moves.ABILITY:
        abilities.house_ability(s, seat, named)
    elif kind == moves.USE:
        if s.table.deck.timings[moves_turn.use_asset(named) - 1] == cards.MKT_DEALT:
            auctions.inform(s, seat, named)
        else:
            abilities.use_asset(s, seat, named)
    elif kind == moves.PLAY:
        schemes.play(s, seat, moves.plan_in(named), 0)
    elif kind == moves.ASK:
        support.ask(s, seat, named)
    elif kind == moves.YES:
        support.answer(s, seat, True)
    elif kind == moves.NO:
        support.answer(s, seat, False)
    elif kind == moves.REVEAL:
        support.reveal(s, seat)
    elif kind == moves.WITHDRAW:
        support.withdraw(s)
    elif kind in (moves.FOIL, moves.REACT):
        react(s, seat, named)
    elif kind == moves.GUARD:
        guard(s, seat, named)
    elif kind == moves.BODYGUARD:
        use_bodyguard(s, seat, named - 1)
    elif kind == moves.END:
        intrigue.end_turn(s, seat, named)
    elif kind == moves.DROP:
        schemes.dropped(s, seat, named)
    elif kind == moves.PICK:
        schemes.picked(s, named - 1)
    elif kind == moves.TAKE:
        schemes.taken(s, named)
    else:
        assert kind == moves.REGAIN
        regain(s, seat, named)


def decide_deal(s: Spartacus, seat: i64, kind: i64, named: i64) -> None:
    if kind == moves.PAY:
        give(s, seat, moves.house_named(named), moves.paid(named))
        support.sweeten(s, seat, moves.house_named(named))
    elif kind == moves.OFFER:
        make_offer(s, seat, named)
        trade.recall(s, seat, moves.house_named(named))
    elif kind == moves.ACCEPT:
        bought = accept(s, named)
        if bought >= 0:
            announce(s, seat, bought, events.FOLLOWED)
            decide(s, seat, bought)
    elif kind in (moves.REJECT, moves.CANCEL):
        offers.remove(s, offers.find(s, named))
    elif kind == moves.VOW:
        make_vow(s, seat, named)
        support.sweeten(s, seat, moves.house_named(named))
    elif kind in (moves.KEPT, moves.BROKEN):
        judge_vow(s, named, kind == moves.KEPT)
    elif kind == moves.TO_BANK:
        trade.sell_to_bank(s, seat, named)
    elif kind == moves.READY:
        trade.signal(s, seat)
    elif kind == moves.UNREADY:
        trade.unsignal(s, seat)
    else:
        assert kind == moves.BID
        auctions.bid(s, seat, named)


def decide_arena(s: Spartacus, seat: i64, kind: i64, named: i64) -> None:
    if kind == moves.INVITE:
        invite(s, named)
    elif kind == moves.ENTER:
        if s.phase == moves.SHOWDOWN:
            enter_showdown(s, seat, named)
        else:
            enter(s, seat, named)
    elif kind == moves.REFUSE:
        refuse(s, seat)
    elif kind == moves.BET:
        bet(s, seat, named)
    elif kind == moves.NET:
        use_net(s, seat)
    elif kind == moves.REINIT:
        reinit(s, seat)
    elif kind in (moves.FIRST, moves.SECOND):
        order(s, kind == moves.FIRST)
    elif kind == moves.ACT:
        act(s, moves_arena.act_space(named), moves_arena.act_attack(named), moves_arena.act_later(named))
    elif kind == moves.STEP:
        step(s, named)
    elif kind == moves.REROLL:
        reroll(s, seat, named)
    elif kind == moves.FORCE:
        force(s, seat, named)
    elif kind == moves.DEFEND:
        defend(s, named == 1)
    elif kind == moves.AXE:
        axe(s, seat, True)
    elif kind == moves.SHIELD:
        shield(s, seat, True)
    elif kind == moves.LOSE:
        lose(s, named)
    elif kind == moves.UP:
        ruled(s, True)
        spare(s)
    else:
        assert kind == moves.DOWN
        ruled(s, False)
        execute(s)


def proceed(s: Spartacus) -> None:
    """A checkpoint is over."""
    after = s.after
    if after == moves.AFTER_BALANCE:
        intrigue.start_intrigue(s)
    elif after == moves.AFTER_SCHEME:
        intrigue.go_on(s)
    elif after == moves.AFTER_TURN:
        left = s.left_of(s.active)
        if left != s.host:
            intrigue.start_own_turn(s, left)
        elif not check_victory(s):
            trade.start_market(s)
    elif after == moves.AFTER_TRADE:
        auctions.deal_lots(s)
    elif after == moves.AFTER_LOT:
        auctions.sell_next(s)
    elif after == moves.AFTER_HOST:
        if not check_victory(s):
            start_arena(s)
    elif after == moves.AFTER_REFUSAL:
        find_fighters(s)
    else:
        assert after == moves.AFTER_ARENA
        if not check_victory(s) and not check_limit(s):
            start_turn(s)
