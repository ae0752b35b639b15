"""How a sensible player plays (specification 12.1): every answer gets a value in gold, the best one is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import combatant
from ludus.games.spartacus.bout import Bout
from ludus.games.spartacus.cards import (
    ANY_TIME,
    CHAMPION,
    CYCLE,
    DECAPITATION,
    DRAW,
    DROP_ASSET,
    FAVOUR,
    FAVOURS,
    FIGHTERS,
    GEAR,
    GLADIATOR,
    GOLD,
    INF,
    INJURY,
    NONE,
    TAP,
    bit,
)
from ludus.games.spartacus.cards import PEEK_HAND as PEEK
from ludus.games.spartacus.moves import (
    A_GUARD,
    ABILITY,
    ACCEPT,
    ASK,
    ASK_INFORMANT,
    ASK_NET,
    ASSET,
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
    OFFER,
    ON_REACTION,
    ON_WAGERS,
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
    plan_asset,
    plan_card,
    plan_gold,
    plan_target,
)
from ludus.games.spartacus.phases.combat import skill
from ludus.games.spartacus.phases.deals import given_assets, gives, place_of, wanted_assets, wanted_service, wants
from ludus.games.spartacus.worth import (
    CARD_WORTH,
    GEAR_RATING,
    GUARD_WORTH,
    asset_worth,
    best_rating,
    card_worth,
    chance_to_win,
    change_worth,
    influence_worth,
    plan_worth,
    rating,
    rivalry,
    upgrades,
)
from ludus.games.spartacus.worth import utility as hope
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

SUCCESS: Final = 0.8  # of a scheme that is not aimed at somebody with guards
YIELDS: Final = 0.55  # the chance that a request finds enough support
REPUTATION: Final = 2.5  # what a kept promise is worth
TRUST: Final = 0.6  # what a promise of a house without broken ones is worth
WHIM: Final = 0.3  # by which a play-out may differ from the best looking move, in gold
FIGHTING_WHIM: Final = 0.02  # the same in wounds
MARGIN: Final = 0.5  # that a deal must bring
DEATH: Final = 0.4  # the part of defeats that cost the fighter
LIKES: Final[list[float]] = [0.0, 0.6, 0.9, 1.2]  # houses to choose


def appraise(s: Spartacus, seat: i64) -> list[float]:
    """How good each move of `legal(seat)` looks."""
    moves = s.legal(seat)
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
    scores = appraise(s, seat)
    whim = FIGHTING_WHIM if s.stage >= ASK_NET and s.stage <= LOSING else WHIM
    best: i64 = 0
    best_score = -1e18
    place: i64 = 0
    while place < len(moves):
        score = scores[place] + whim * rng.unit()
        if score > best_score:
            best_score = score
            best = place
        place += 1
    return moves[best]


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
    kind = move & KIND
    named = move >> PAYLOAD
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


# --- Intrigue --------------------------------------------------------------------------------------------------


def held(s: Spartacus, seat: i64, card: i64) -> float:
    """What is given up with a card: its use later, if there is room for it in the hand."""
    house = s.houses[seat]
    over = len(house.hand) - s.limit(seat)
    worth = card_worth(s, seat, card)
    if over <= 0:
        return worth
    worse: i64 = 0
    for other in house.hand:
        if other != card and card_worth(s, seat, other) < worth:
            worse += 1
    return worth if worse >= over else 0.0


def play_value(s: Spartacus, seat: i64, plan: i64) -> float:
    """What a scheme brings, with the risk that it is foiled."""
    target = plan_target(plan)
    success = SUCCESS
    if target < s.players and target != seat:
        guards = len(s.houses[target].guards)
        while guards > 0 and success > 0.2:
            success *= 0.6
            guards -= 1
    cost = float(plan_gold(plan)) + (1.0 if plan >> 24 & 1 else 0.0)
    return success * plan_worth(s, plan, seat, seat) - cost


def ask_value(s: Spartacus, seat: i64, named: i64) -> float:
    plan = named & PLAN
    price = named >> 29
    worth = play_value(s, seat, plan)
    chance = YIELDS if price else 0.5 * YIELDS
    return chance * (worth - 0.7 * float(price) * float(s.players - 1)) - 0.3


def end_value(s: Spartacus, seat: i64, places: i64) -> float:
    """Only what is thrown away counts."""
    lost = 0.0
    hand = s.houses[seat].hand
    place: i64 = 0
    while places:
        if places & 1:
            lost += card_worth(s, seat, hand[place])
        places >>= 1
        place += 1
    return -0.01 * lost


def ability_value(s: Spartacus, seat: i64, named: i64) -> float:
    deck = s.table.deck
    steps = deck.abilities[2 * s.houses[seat].card + (named & 3) - 1]
    total = 0.0
    assets = named >> 2 & ((1 << 18) - 1)
    for step in steps:
        if step.verb == DROP_ASSET:
            while assets:
                total -= asset_worth(s, assets & ASSET)
                assets >>= 6
        elif step.verb == TAP:
            total -= tap_cost(s, seat, assets)
        elif step.verb == INF:
            total += change_worth(s, seat, step.amount)
        elif step.verb == GOLD:
            total += float(step.amount)
        elif step.verb == DRAW:
            total += CARD_WORTH * float(step.amount)
        elif step.verb == CYCLE:
            thrown = named >> 20
            while thrown:
                total += CARD_WORTH - 0.2 - card_worth(s, seat, (thrown & 127) - 1)
                thrown >>= 7
    return total - 0.1


def tap_cost(s: Spartacus, seat: i64, assets: i64) -> float:
    """Exhausted assets do not fight or guard in this turn; weak fighters besides a better one are not missed."""
    cost = 0.0
    tapped = 0.0
    named = assets
    while assets:
        asset = assets & ASSET
        if asset == A_GUARD:
            cost += 0.7
        else:
            cost += 0.2
            if s.table.deck.types[asset - 1] == GLADIATOR and rating(s, asset - 1) > tapped:
                tapped = rating(s, asset - 1)
        assets >>= 6
    return cost + missed(s, seat, named, tapped) if tapped > 0.0 else cost


def missed(s: Spartacus, seat: i64, assets: i64, tapped: float) -> float:
    """How much weaker the fighters are that stay ready."""
    left = 0.0
    for card in s.ready_cards(seat, FIGHTERS):
        if not names(assets, card + 1) and rating(s, card) > left:
            left = rating(s, card)
    return 0.6 * (tapped - left) if tapped > left else 0.0


def names(assets: i64, asset: i64) -> bool:
    while assets:
        if assets & ASSET == asset:
            return True
        assets >>= 6
    return False


def use_value(s: Spartacus, seat: i64, named: i64) -> float:
    deck = s.table.deck
    card = (named & ASSET) - 1
    if s.stage == ASK_INFORMANT:
        return 0.3 - 0.01 * float(named >> 16)
    total = -0.3
    for step in deck.skills[card]:
        if step.verb == GOLD:
            total += float(step.amount)
        elif step.verb == PEEK:
            total += 0.35 + 0.02 * float(s.houses[named >> 6 & 7].influence)
        elif step.verb == CYCLE:
            total += CARD_WORTH - card_worth(s, seat, (named >> 9 & 127) - 1)
    return total


def react_value(s: Spartacus, seat: i64, plan: i64) -> float:
    """A reaction at its moment, less what it is worth to keep it."""
    card = plan_card(plan)
    if s.stage == ON_WAGERS:
        return rig_value(s, seat, plan) - 0.5
    worth = SUCCESS * plan_worth(s, plan, seat, seat)
    keep = 0.5 * card_worth(s, seat, card) if s.table.deck.moments[card] & ANY_TIME else 0.3
    return worth - keep


def defence_value(s: Spartacus, seat: i64, kind: i64, named: i64) -> float:
    """What is prevented, less what it costs."""
    if s.stage == ON_REACTION:
        return counter_value(s, seat)
    harm = -plan_worth(s, s.scheme, s.schemer, seat)
    if kind == GUARD:
        return 0.5 * harm - 1.0
    if kind == BODYGUARD:
        return 0.5 * harm - 0.5
    cost = card_worth(s, seat, plan_card(named)) - 0.4
    if plan_asset(named):
        cost += asset_worth(s, plan_asset(named))
    if s.table.deck.tests[plan_card(named)] and not plan_asset(named):
        cost += 2.5
    return harm - cost


def counter_value(s: Spartacus, seat: i64) -> float:
    """Foil a reaction: one's own scheme is saved, or harm averted."""
    top = len(s.chain)
    plan = s.chain[top - 2]
    player = s.chain[top - 1]
    if s.table.deck.foils[plan_card(plan)] != NONE:
        saved = plan_worth(s, s.scheme, s.schemer, seat) if s.scheme >= 0 and top == 2 else 0.0
        return saved - 4.0
    return -plan_worth(s, plan, player, seat) - 4.0


def support_value(s: Spartacus, seat: i64) -> float:
    """Is the price worth helping this house with something unknown?"""
    asker = s.active
    price = float(s.request >> 29)
    if not s.table.atomic:
        price *= TRUST - 0.2 * float(broken_by(s, asker))
    return price - 1.0 - 4.0 * (rivalry(s, seat, asker) - 0.25)


def broken_by(s: Spartacus, seat: i64) -> i64:
    count: i64 = 0
    place: i64 = 0
    while place < len(s.vows):
        if s.vows[place] == seat and (s.vows[place + 5] == 2 or late(s, place)):
            count += 1
        place += 6
    return count if count < 3 else 3


def late(s: Spartacus, place: i64) -> bool:
    """Gold that was promised in an earlier turn and never came."""
    return s.vows[place + 2] == 0 and s.vows[place + 5] == 0 and s.vows[place + 4] < s.turn


# --- Upkeep and market -------------------------------------------------------------------------------------------


def balance_value(s: Spartacus, seat: i64, dropped: i64) -> float:
    """A gladiator costs a coin a turn; the weakest of many is worth less than that."""
    total = 0.0
    count = len(s.ready_cards(seat, GLADIATOR))
    spare = s.houses[seat].card == 0  # Batiatus lives on numbers
    card: i64 = 0
    while dropped:
        if dropped & 1:
            keep = asset_worth(s, card + 1) + (1.0 if spare else 0.0) + (1.5 if count <= 2 else 0.0)
            total += 1.7 - keep
            count -= 1
        dropped >>= 1
        card += 1
    return total


def deal_value(s: Spartacus, seat: i64, kind: i64, named: i64) -> float:
    if kind == PAY:
        return REPUTATION - float(named >> 2)
    if kind == TO_BANK:
        return bank_value(s, seat, named)
    if kind == OFFER:
        return offer_value(s, seat, named)
    if kind == ACCEPT:
        place = place_of(s, named)
        return accept_value(s, seat, s.offers[place + 1], s.offers[place + 2])
    return 0.01 if kind == REJECT else -0.1


def bank_value(s: Spartacus, seat: i64, asset: i64) -> float:
    deck = s.table.deck
    if asset == A_GUARD:
        return 1.0 - GUARD_WORTH - 0.3
    worth = asset_worth(s, asset)
    if deck.types[asset - 1] == GLADIATOR and len(s.ready_cards(seat, GLADIATOR)) <= 2:
        worth += 2.0
    return float(deck.values[asset - 1]) - worth - 0.6


def use_for(s: Spartacus, seat: i64, asset: i64) -> float:
    """What this asset would add to a house: a fighter counts for what it is better than the best one."""
    if asset == A_GUARD:
        return GUARD_WORTH
    card = asset - 1
    worth = asset_worth(s, asset)
    if s.table.deck.types[card] & FIGHTERS == GLADIATOR:
        best = best_rating(s, seat)
        ahead = rating(s, card) - best
        return 0.6 * worth + (1.2 * ahead if ahead > 0.0 else 0.0)
    if s.table.deck.types[card] & GEAR and best_rating(s, seat) == 0.0:
        return 0.5
    return worth


def packed_use(s: Spartacus, seat: i64, assets: i64) -> float:
    total = 0.0
    while assets:
        total += use_for(s, seat, assets & ASSET)
        assets >>= 6
    return total


def packed_worth(s: Spartacus, assets: i64) -> float:
    total = 0.0
    while assets:
        total += asset_worth(s, assets & ASSET)
        assets >>= 6
    return total


def offer_value(s: Spartacus, seat: i64, terms: i64) -> float:
    """Only offers that the other side would sensibly take."""
    to = terms & 3
    gold = float(gives(terms)) - float(wants(terms))
    mine = packed_use(s, seat, wanted_assets(terms)) - packed_worth(s, given_assets(terms)) - gold
    theirs = gold - packed_worth(s, wanted_assets(terms))
    if theirs < MARGIN:
        return -1.0
    return mine - MARGIN - rivalry(s, seat, to) * theirs


def accept_value(s: Spartacus, seat: i64, giver: i64, terms: i64) -> float:
    gold = float(gives(terms)) - float(wants(terms))
    if terms & SERVICE:
        return gold + value(s, seat, wanted_service(terms)) - best_answer(s, seat) + 0.01
    mine = gold + packed_use(s, seat, given_assets(terms)) - packed_worth(s, wanted_assets(terms))
    theirs = packed_use(s, giver, wanted_assets(terms)) - packed_worth(s, given_assets(terms)) - gold
    if theirs < 0.0:
        theirs = 0.0
    return mine - MARGIN - 0.5 * rivalry(s, seat, giver) * theirs


def best_answer(s: Spartacus, seat: i64) -> float:
    """The value of the best answer that is no deal."""
    best = -1e9
    for move in s.legal(seat):
        if move & KIND not in (ACCEPT, REJECT):
            found = value(s, seat, move)
            if found > best:
                best = found
    return best


def bids(s: Spartacus, seat: i64, moves: list[int]) -> list[float]:
    """The nearer to what the lot is worth to this house, the better; nobody is quite predictable."""
    house = s.houses[seat]
    if s.lot < len(s.lots):
        aim = 0.75 * use_for(s, seat, s.lots[s.lot] + 1)
        spare = float(house.gold) - 0.6 * host_worth(s, seat)
        if aim > spare:
            aim = spare
    else:
        aim = 0.7 * host_worth(s, seat)
    mixed = (s.turn * 7 + s.lot * 5 + seat * 3 + s.counts[3] + len(s.intrigue)) % 4
    aim += 0.6 * float(mixed) - 0.9
    if s.laid[seat]:
        aim = aim - float(s.laid[seat]) + 1.0
    if aim < 0.0:
        aim = 0.0
    found: list[float] = []
    for move in moves:
        gap = float(move >> PAYLOAD) - aim
        found.append(-gap if gap > 0.0 else gap)
    return found


def host_worth(s: Spartacus, seat: i64) -> float:
    """The influence of the host, and the choice of whom to invite."""
    worth = influence_worth(s, s.houses[seat].influence) + 1.5
    return worth if worth < 15.0 else 15.0


# --- Arena ---------------------------------------------------------------------------------------------------------


def arena_value(s: Spartacus, seat: i64, kind: i64, named: i64) -> float:
    if kind == INVITE:
        return invite_value(s, seat, named)
    if kind == ENTER:
        return enter_value(s, seat, named)
    if kind == REFUSE:
        return change_worth(s, seat, -1)
    return verdict_value(s, seat, kind)


def invite_value(s: Spartacus, seat: i64, other: i64) -> float:
    """Rivals without a fighter lose influence; one's own best fighter may meet a weaker one."""
    mine = best_rating(s, seat)
    if other == seat:
        rival = likely_rival(s, seat)
        chance = chance_to_win(mine, rival)
        gain = influence_worth(s, s.houses[seat].influence) + 1.5
        return chance * gain - (1.0 - chance) * 2.0 - 1.0 if mine > 0.0 else -9.0
    theirs = best_rating(s, other)
    worth = rivalry(s, seat, other)
    if theirs == 0.0:
        return -worth * change_worth(s, other, -1)
    return 0.6 - worth * 0.5 * influence_worth(s, s.houses[other].influence) - 0.1 * theirs


def likely_rival(s: Spartacus, seat: i64) -> float:
    """The strength that a fighter of this house will meet."""
    b = s.bout
    if b.owners[0] >= 0 and b.owners[0] != seat:
        return fighter_rating(s, b, 0)
    total = 0.0
    count = 0.0
    other: i64 = 0
    while other < s.players:
        if other != seat and s.refused & bit(other) == 0:
            total += best_rating(s, other)
            count += 1.0
        other += 1
    return total / count if count else 5.0


def fighter_rating(s: Spartacus, b: Bout, side: i64) -> float:
    found = rating(s, b.fighters[side])
    slot: i64 = 3 * side
    while slot < 3 * side + 3:
        if b.gear[slot] >= 0:
            found += GEAR_RATING
        slot += 1
    return found


def enter_value(s: Spartacus, seat: i64, named: i64) -> float:
    fighter = (named & ASSET) - 1
    mine = rating(s, fighter)
    slot: i64 = 6
    while slot <= 18:
        if named >> slot & ASSET:
            mine += GEAR_RATING
        slot += 6
    chance = chance_to_win(mine, likely_rival(s, seat))
    gain = influence_worth(s, s.houses[seat].influence) + 1.6
    risk = DEATH if s.host != seat else 0.2
    if s.marks[fighter] & CHAMPION:
        risk = 0.15
    return chance * gain - (1.0 - chance) * risk * asset_worth(s, fighter + 1)


def win_chance(s: Spartacus) -> float:
    """That fighter I wins the bout that has been agreed."""
    return chance_to_win(fighter_rating(s, s.bout, 0), fighter_rating(s, s.bout, 1))


def bet_value(s: Spartacus, seat: i64, named: i64) -> float:
    """Expected gold; one must be rather sure of it."""
    first = win_chance(s)
    injury = 0.3
    death = 0.15
    side: i64 = 0
    while side < 2:
        chance = first if side == 0 else 1.0 - first
        least = upgrades(s, s.bout.fighters[side]) if skill(s, side) else 0
        if least == DECAPITATION:
            death += 0.8 * chance
            injury -= 0.3 * chance
        elif least == INJURY:
            injury += 0.5 * chance
        side += 1
    edges = [2.0 * first - 1.0, 1.0 - 2.0 * first, 3.0 * injury - 1.0, float(s.table.odds + 1) * death - 1.0]
    total = 0.0
    corner: i64 = 0
    while corner < 4:
        stake = named >> 2 * corner & 3
        if stake:
            total += float(stake) * (edges[corner] - 0.12)
        corner += 1
    return total


def rig_value(s: Spartacus, seat: i64, plan: i64) -> float:
    """A weaker fighter for a rival, a stronger one for oneself."""
    b = s.bout
    target = plan_target(plan)
    side: i64 = 0 if b.owners[0] == target else 1
    change = rating(s, plan_asset(plan) - 1) - rating(s, b.fighters[side])
    own = b.owners[0] == seat or b.owners[1] == seat
    if not own:
        return -0.5
    worth = influence_worth(s, s.houses[seat].influence) * 0.15 * change
    return worth if target == seat else -worth


def verdict_value(s: Spartacus, seat: i64, kind: i64) -> float:
    b = s.bout
    owner = b.owners[b.loser]
    card = b.fighters[b.loser]
    if kind == UP:
        return 0.3
    worth = asset_worth(s, card + 1)
    if owner == seat:
        return -worth
    favours = (s.marks[card] & FAVOURS) // FAVOUR
    return rivalry(s, seat, owner) * worth + change_worth(s, seat, -favours)
