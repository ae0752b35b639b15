"""Which rule is against a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus.bout import NORMAL
from ludus.games.spartacus.cards import (
    ANY_TIME,
    ARE_DEATH,
    ARE_WAGERED,
    ARMOUR,
    AT_FIGHTER,
    CYCLE,
    DROP_ASSET,
    FIGHTERS,
    FOIL_ANY,
    GUARD_CARD,
    INT_OWN,
    INTRIGUE,
    LOWER,
    MARKET,
    ME,
    NONE,
    PEEK_HAND,
    SCHEME,
    SPECIAL,
    TAP,
    UNIQUE_LEAST,
    WEAPON,
    bit,
    bits,
    has_verb,
)
from ludus.games.spartacus.cards import GUARD as GUARD_ASSET
from ludus.games.spartacus.effects import alternatives, holds, names_house, own_drop, price
from ludus.games.spartacus.menu import (
    aims_of,
    free_figure,
    free_house,
    may_bet,
    may_refuse,
    pays_influence,
    subject,
)
from ludus.games.spartacus.moves import (
    A_GUARD,
    ABILITY,
    ACT,
    ACTING,
    ANSWERING,
    ASK,
    ASK_BODYGUARD,
    ASK_HEALER,
    ASK_INFORMANT,
    ASSET,
    BALANCE,
    BALANCING,
    BET,
    BETTING,
    BID,
    BIDDING,
    BODYGUARD,
    BROKEN,
    CANCEL,
    CHECKPOINT,
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
    JUDGING,
    KEPT,
    KIND,
    LAY,
    LOSE,
    LOSING,
    MAIN,
    MOST_GOLD,
    NO,
    NO_HOUSE,
    OFFER,
    ON_DEATH,
    ON_REACTION,
    ON_SCHEME,
    ON_WAGERS,
    OPEN_MARKET,
    OVER,
    PASS,
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
    REJECT,
    REROLL,
    REVEAL,
    REVEALING,
    SELL,
    SERVICE,
    STEP,
    STEPPING,
    TAKE,
    TAKING,
    TO_BANK,
    UNREADY,
    UP,
    USE,
    V_GOLD,
    VOW,
    VOWS,
    YES,
    plan_agent,
    plan_asset,
    plan_card,
    plan_gold,
    plan_named,
    plan_of,
    plan_target,
)
from ludus.games.spartacus.phases.arena import invitable, staked
from ludus.games.spartacus.phases.combat import losses, reach, reachable, wounded
from ludus.games.spartacus.phases.deals import (
    OPEN,
    can_deliver,
    given_assets,
    gives,
    is_possible,
    place_of,
    wanted_assets,
    wanted_service,
    wants,
)
from ludus.games.spartacus.phases.deals import VOW as VOW_SIZE
from ludus.games.spartacus.phases.intrigue import agent_of, most_taken, reduction
from ludus.games.spartacus.phases.market import informants
from ludus.games.spartacus.phases.upkeep import net
from ludus.games.spartacus.phases.windows import (
    can_aim,
    is_target,
    may_oppose,
    phase_bit,
)
from ludus.kernel.game import RULING
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

UNKNOWN: Final = 40  # no decision of this game at all
STAGE_RULES: Final[list[i64]] = [  # what is asked at each stage
    22, 104, RULING + 49, 109, 112, 206, 711, 712, 721, 730, 741, 724, 654, 654, 225, 252,
    301, 751, 322, 405, 406, 430, 752, 557, 502, 503, 504, 504, 511, 540, 540, 518, 518, 520, 753, 450, 601,
]  # fmt: skip
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
SERVICES: Final[list[i64]] = [PASS, YES, NO, REFUSE, INVITE, UP, DOWN]  # what gold can buy; no secret decides on them
MOST_OPEN: Final = 8  # offers of one house at a time
MOST_VOWS: Final = 400  # numbers: promises of a whole game


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


def why_not_answer(s: Spartacus, seat: i64, kind: i64, named: i64, move: i64) -> i64:
    """The seat is asked, and this kind of answer may fit."""
    if kind == PLAY:
        return why_not_play(s, seat, named)
    if kind == ASK:
        return why_not_ask(s, seat, named)
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
        return why_not_ability(s, seat, named)
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


def why_not_die(s: Spartacus, kind: i64) -> i64:
    return 541 if kind in (REROLL, FORCE) else STAGE_RULES[s.stage]


# --- Assets --------------------------------------------------------------------------------------------


def has_ready(s: Spartacus, seat: i64, asset: i64, kinds: i64) -> bool:
    """Does the house own this asset, ready and of one of these kinds?"""
    house = s.houses[seat]
    if asset == A_GUARD:
        return kinds & GUARD_ASSET != 0 and len(house.guards) > 0
    card = asset - 1
    if card < 0 or card >= MARKET or card not in house.assets:
        return False
    return s.is_ready(card) and s.table.deck.types[card] & kinds != 0


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


def why_not_ability(s: Spartacus, seat: i64, named: i64) -> i64:
    number = named & 3
    if number == 0 or number == 3:
        return 215
    deck = s.table.deck
    house = s.houses[seat]
    steps = deck.abilities[2 * house.card + number - 1]
    if has_verb(steps, LOWER):
        return RULING + 41
    assets = named >> 2 & ((1 << 18) - 1)
    if not distinct(s, seat, assets):
        return 217
    most: i64 = 0
    for step in steps:
        if step.verb in (TAP, DROP_ASSET):
            amount = step.amount
            while amount > 0:
                asset = assets & ASSET
                if asset == 0 or not has_ready(s, seat, asset, step.kinds):
                    return 217
                amount -= 1 if asset == A_GUARD else deck.weights[asset - 1]
                assets >>= 6
        elif step.verb == CYCLE:
            most = step.amount
    if assets:
        return 217
    return why_not_cycle(s, seat, named >> 20, most)


def distinct(s: Spartacus, seat: i64, assets: i64) -> bool:
    """No card twice, no more guards than there are."""
    seen: list[i64] = []
    guards: i64 = 0
    while assets:
        asset = assets & ASSET
        if asset == A_GUARD:
            guards += 1
        elif asset in seen:
            return False
        seen.append(asset)
        assets >>= 6
    return guards <= len(s.houses[seat].guards)


def why_not_cycle(s: Spartacus, seat: i64, cards: i64, most: i64) -> i64:
    """Up to so many different cards of the hand; where cards are exchanged, at least one."""
    seen: list[i64] = []
    if most and cards == 0:
        return 216
    while cards:
        card = (cards & 127) - 1
        if card in seen or card not in s.houses[seat].hand:
            return 216
        seen.append(card)
        cards >>= 7
    return 0 if len(seen) <= most else 216


def why_not_use(s: Spartacus, seat: i64, named: i64) -> i64:
    deck = s.table.deck
    asset = named & ASSET
    house = named >> 6 & 7
    hand_card = named >> 9 & 127
    lot = named >> 16
    if not has_ready(s, seat, asset, FIGHTERS):
        return 652
    card = asset - 1
    if s.stage == ASK_INFORMANT:
        fits = card in informants(s, seat) and house == 0 and hand_card == 0 and 0 < lot <= len(s.lots)
        return 0 if fits else 751
    if s.stage != MAIN or deck.timings[card] != INT_OWN or lot:
        return 218
    if has_verb(deck.skills[card], LOWER):
        return 227
    if has_verb(deck.skills[card], PEEK_HAND):
        fits = house < s.players and house != seat and hand_card == 0 and bool(s.houses[house].hand)
        return 0 if fits else 218
    if house:
        return 218
    if has_verb(deck.skills[card], CYCLE):
        return 0 if hand_card - 1 in s.houses[seat].hand else 218
    return 0 if hand_card == 0 else 218


# --- Schemes and reactions -----------------------------------------------------------------------------


def why_not_plan(s: Spartacus, seat: i64, plan: i64) -> i64:
    """All about a scheme but the influence that it needs."""
    deck = s.table.deck
    card = plan_card(plan)
    if card >= INTRIGUE or card not in s.houses[seat].hand or deck.forms[card] != SCHEME:
        return 220
    pair = plan_target(plan) | plan_named(plan) << 3
    if pair not in aims_of(s, seat, card):
        return 221
    for test in deck.tests[card]:
        if not holds(s, [test], seat, subject(plan_target(plan), seat), plan_named(plan)):
            return 226 if test.who == ME and test.counter != UNIQUE_LEAST else RULING + 53
    kinds = own_drop(s, card)
    if kinds:
        if not has_ready(s, seat, plan_asset(plan), kinds):
            return 226
    elif plan_asset(plan):
        return 226
    if plan_gold(plan) and not pays_influence(s, seat):
        return RULING + 41
    if plan_gold(plan) + price(s, plan, seat) > s.houses[seat].gold:
        return 226
    if plan_agent(plan) and agent_of(s, seat) < 0:
        return 651
    return 0


def why_not_play(s: Spartacus, seat: i64, named: i64) -> i64:
    if named > PLAN:
        return UNKNOWN
    why = why_not_plan(s, seat, named)
    if why:
        return why
    able = s.houses[seat].influence + reduction(s, seat, named)
    return 0 if able >= s.table.deck.needs[plan_card(named)] else 220


def why_not_ask(s: Spartacus, seat: i64, named: i64) -> i64:
    if named >= 1 << 33:
        return UNKNOWN
    plan = named & PLAN
    why = why_not_plan(s, seat, plan)
    if why:
        return why
    asked = named >> 25 & 15
    if asked == 0 or asked & bit(seat) or asked >= bit(s.players) or asked & s.resigned:
        return 230
    if s.houses[seat].influence + reduction(s, seat, plan) >= s.table.deck.needs[plan_card(plan)]:
        return 230
    if s.table.atomic and (named >> 29) * bits(asked) + price(s, plan, seat) + plan_gold(plan) > s.houses[seat].gold:
        return 8
    other: i64 = 0
    while other < s.players:
        if asked & bit(other) and refusals(s, plan_card(plan), other) > 1:
            return 713
        other += 1
    return 0


def refusals(s: Spartacus, card: i64, seat: i64) -> i64:
    """How often this house has said no for this card in this turn."""
    count: i64 = 0
    for no in s.noes:
        if no == card << 3 | seat:
            count += 1
    return count


def why_not_foil(s: Spartacus, seat: i64, plan: i64) -> i64:
    if s.stage not in (ON_SCHEME, ON_REACTION) or plan > PLAN:
        return 253
    deck = s.table.deck
    card = plan_card(plan)
    if card >= INTRIGUE or card not in s.houses[seat].hand or deck.foils[card] == NONE:
        return 253
    if deck.needs[card] > s.houses[seat].influence:
        return 251
    if s.stage == ON_REACTION:
        if deck.foils[card] != FOIL_ANY:
            return 256
    elif not may_oppose(s, seat):
        return 240
    elif deck.immune[plan_card(s.scheme)] and deck.foils[card] != FOIL_ANY:
        return 5
    if not holds(s, deck.tests[card], seat, seat, seat):
        return 257
    return why_not_cost(s, seat, plan)


def why_not_cost(s: Spartacus, seat: i64, plan: i64) -> i64:
    """What a foil names besides its card."""
    card = plan_card(plan)
    kinds = own_drop(s, card)
    asset: i64 = 0
    named: i64 = NO_HOUSE
    if kinds:
        asset = plan_asset(plan)
        if not has_ready(s, seat, asset, kinds):
            return 257
    if names_house(s, card):
        named = plan_named(plan)
        if named >= s.players or named == seat:
            return 257
    return 0 if plan == plan_of(card, NO_HOUSE, named, asset, 0, 0) else 257


def why_not_guard(s: Spartacus, seat: i64, card: i64) -> i64:
    if not is_target(s, seat) or s.schemer == seat:
        return 260
    if not may_oppose(s, seat):
        return 240
    if s.table.deck.immune[plan_card(s.scheme)]:
        return 5
    house = s.houses[seat]
    if card in house.guards:
        return 0
    if card in house.tired:
        return 266
    return 0 if card in house.hand and s.table.deck.forms[card] == GUARD_CARD else 264


def why_not_react(s: Spartacus, seat: i64, plan: i64) -> i64:
    deck = s.table.deck
    card = plan_card(plan)
    if plan > PLAN or card >= INTRIGUE or card not in s.houses[seat].hand:
        return 250
    moment: i64 = ANY_TIME
    if s.stage == ON_WAGERS:
        moment = ARE_WAGERED
    elif s.stage == ON_DEATH:
        moment = ARE_DEATH
    elif s.stage not in (CHECKPOINT, MAIN, OPEN_MARKET, INVITING):
        return 740
    if s.stage in (CHECKPOINT, ON_WAGERS, ON_DEATH) and s.waiting & bit(seat) == 0:
        return STAGE_RULES[s.stage]
    if deck.moments[card] & moment == 0:
        return 250
    if moment == ANY_TIME and deck.phases[card] & phase_bit(s) == 0:
        return 250
    if deck.needs[card] > s.houses[seat].influence:
        return 251
    target = plan_target(plan)
    if target >= s.players or not can_aim(s, card, seat, target):
        return RULING + 53
    asset: i64 = 0
    if deck.aims[card] == AT_FIGHTER:
        asset = plan_asset(plan)
        if asset - 1 not in alternatives(s, target):
            return RULING + 39
    return 0 if plan == plan_of(card, target, NO_HOUSE, asset, 0, 0) else 250


def why_not_end(s: Spartacus, seat: i64, places: i64) -> i64:
    size: i64 = len(s.houses[seat].hand)
    over = size - s.limit(seat)
    if places >= bit(size):
        return 280
    return 0 if bits(places) == (over if over > 0 else 0) else 280


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
    attack = named >> 6
    side = b.side()
    if space not in reachable(s, side):
        return 506
    if kind == STEP:
        return 0 if attack == 0 else 508
    if attack == 0:
        return 0
    if attack > 2:
        return 510
    far = s.table.deck.distance[space][b.places[1 - side]]
    if attack == NORMAL:
        return 0 if far <= reach(s, side, attack) else 510
    return 0 if far <= reach(s, side, attack) else 553


# --- Deals ---------------------------------------------------------------------------------------------


def why_not_deal(s: Spartacus, seat: i64, kind: i64, named: i64) -> i64:
    if s.is_sealed():
        return 345
    if s.stage == CHOOSING_HOUSE:
        return 34
    if kind == PAY:
        to, amount = named & 3, named >> 2
        if to == seat or to >= s.players or amount == 0:
            return 700
        return 0 if amount <= s.houses[seat].gold else 8
    if kind == OFFER:
        return why_not_offer(s, seat, named)
    if kind == VOW:
        return why_not_vow(s, seat, named)
    if kind in (KEPT, BROKEN):
        place = (named - 1) * VOW_SIZE
        if named < 1 or place >= len(s.vows) or s.vows[place + 1] != seat:
            return 703
        return 0 if s.vows[place + 5] == OPEN else 703
    place = place_of(s, named)
    if place < 0:
        return 702
    terms = s.offers[place + 2]
    if kind == CANCEL:
        return 0 if s.offers[place + 1] == seat else 702
    if terms & 3 != seat:
        return 702
    return 0 if kind == REJECT or is_possible(s, s.offers[place + 1], terms) else 702


def why_not_vow(s: Spartacus, seat: i64, named: i64) -> i64:
    to, what, gold = named & 3, named >> 2 & 15, named >> 6
    if to == seat or to >= s.players or what >= VOWS or len(s.vows) >= MOST_VOWS:
        return 703
    return 0 if (0 < gold <= MOST_GOLD if what == V_GOLD else gold == 0) else 703


def why_not_offer(s: Spartacus, seat: i64, terms: i64) -> i64:
    to = terms & 3
    if terms >= SERVICE << 1 or to == seat or to >= s.players or s.resigned & bit(to):
        return 701
    if s.hidden:
        return 345
    mine: i64 = 0
    place: i64 = 0
    while place < len(s.offers):
        if s.offers[place + 1] == seat:
            mine += 1
        place += 3
    if mine >= MOST_OPEN:
        return 702
    if (given_assets(terms) or wanted_assets(terms)) and s.stage != OPEN_MARKET:
        return 302
    if terms & SERVICE:
        return why_not_service(s, seat, terms)
    if not tidy(given_assets(terms)) or not tidy(wanted_assets(terms)):
        return 701
    if gives(terms) + given_assets(terms) == 0 or wants(terms) + wanted_assets(terms) == 0:
        return 701
    if gives(terms) and wants(terms):
        return 701
    if not can_deliver(s, seat, gives(terms), given_assets(terms)):
        return 8 if s.houses[seat].gold < gives(terms) else 305
    return 0 if can_deliver(s, to, wants(terms), wanted_assets(terms)) else 702


def tidy(assets: i64) -> bool:
    """Named upwards, without gaps, and no card twice."""
    last: i64 = 0
    while assets:
        asset = assets & ASSET
        if asset < last or asset == 0 or (asset == last and asset != A_GUARD):
            return False
        last = asset
        assets >>= 6
    return True


def why_not_service(s: Spartacus, seat: i64, terms: i64) -> i64:
    """Gold for the decision that the other house owes right now (SP-704)."""
    if not s.table.atomic:
        return 704
    if wants(terms) or given_assets(terms) or gives(terms) == 0:
        return 704
    to = terms & 3
    if s.stage not in (ANSWERING, ENTERING, INVITING, ON_SCHEME, ON_REACTION, CHECKPOINT, JUDGING):
        return 704
    wanted = wanted_service(terms)
    if wanted & KIND not in SERVICES or s.waiting & bit(to) == 0 or s.why_not(to, wanted):
        return 704
    return 0 if gives(terms) <= s.houses[seat].gold else 8
