"""How a sensible manager plays: what a team is worth, and which decision adds most to it (specification 12)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.goldencup.cards import (
    ADD_ATTACK,
    ADD_DEFENCE,
    AGENT_COST,
    DEFENCE,
    DICE,
    DROP_DEFENCE,
    GLORY,
    GOAL,
    HAND,
    HIRE_COST,
    INSTANT,
    LEARN_COST,
    LONGEST_TRACK,
    ON_AGENT,
    ON_HIRE,
    ON_MATCH,
    ON_STADIUM,
    ON_UPGRADE,
    ROUNDS,
    SEARCH_COST,
    SPONSOR,
    STRONGER_ATTACK,
    STRONGER_DEFENCE,
    THROW,
    TRAIN_COST,
    UP_DEFENCE,
    WEAKER_FOE,
    Ability,
    Deck,
    number_of_tokens,
    symbols_of,
    token,
    tokens_of,
)
from ludus.games.goldencup.moves import (
    AGENT,
    CLOSE,
    FAN,
    HIRE,
    KIND,
    LEARN,
    LINE,
    MATCHES,
    OVER,
    PART,
    PAYLOAD,
    SACK_CARD,
    SEARCH,
    STADIUM,
    TRAIN_ATTACK,
    TRAIN_DEFENCE,
    UP,
    addable,
    bit,
    legal,
    on_board,
    upgraded,
    upgrades,
)
from ludus.games.goldencup.phases.ending import end_glory, fan_glory
from ludus.games.goldencup.rules import decide
from ludus.games.goldencup.team import FREE, KEEP_FAN, LINING, ORDERING, PREPARE, SHOP, Team
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

# What things are worth, in glory; found by playing (docs/design/search.md)
GOAL_WORTH: Final = 1.5  # a goal more in a match
CONCEDED_WORTH: Final = 1.2  # a goal less against
FINAL_WORTH: Final = 1.6  # the final counts as so many matches
COIN_WORTH: Final = 1.1  # a coin of income in a later round
AGENT_WORTH: Final = 1.9  # a level of the agent, for each later round: better champions, more glory for a win
LATE_AGENT: Final = 0.5  # the same for the match of this round
FAN_HOPE: Final = 0.6  # a fan's glory counts for so much before the last round
COIN_NOW: Final = 0.7  # what a coin is good for when there is nothing special to buy
FRESH: Final[list[float]] = [2.6, 4.2, 6.0]  # the worth of a champion yet to be drawn, by level
SPREAD: Final[list[float]] = [0.0, 0.0, 0.56, 0.85]  # by how much the best of so many is better than the mean
DEVIATION: Final = 1.6
HIT: Final = 0.3  # attacks that meet defence
BLOCKED: Final = 2  # by how much
STOPPED: Final[list[float]] = [0.0, 0.22, 0.4, 0.52, 0.6]  # goals that a defence token drawn prevents, by strength
MEAN_END: Final[list[float]] = [12.0, 12.0, 12.8, 13.5, 14.3, 15.0, 16.0]  # cells of a match from this round on
CHANCE: Final[list[float]] = [  # of a goal, by slot * 8 + dice; 0 dice is an automatic goal
    *(1.0 if dice == 0 else 1.0 - (1.0 - faces / 6.0) ** dice for faces in (1, 2, 3, 4) for dice in range(8)),
]


# --- What a team is worth --------------------------------------------------------------------------------


def throw_dice(deck: Deck, t: Team, card: i64) -> i64:
    """Dice of a champion, at most 7; 0 is an automatic goal."""
    if deck.kinds[card] & THROW == 0:
        return 1
    count: i64 = 1
    for ability in deck.abilities[card]:
        if ability.kind == THROW:
            times = t.times(deck, ability)
            for verb, amount in zip(ability.verbs, ability.amounts):
                if verb == DICE:
                    count += amount * times
                elif verb == GOAL and times > 0:
                    return 0
    return count if count < 7 else 7


def swings(deck: Deck, t: Team, wanted: i64) -> i64:
    """A match modifier among the hired champions, who would be put into a slot."""
    found: i64 = 0
    for card in t.hired:
        if deck.modifiers[card]:
            for ability in deck.abilities[card]:
                for verb, amount in zip(ability.verbs, ability.amounts):
                    if verb == wanted:
                        found += amount
    return found


def use_of_slots(board: i64, swing: i64) -> list[float]:
    """Expected throws in each slot 0 to 3 if every attack token is drawn."""
    used = [0.0, 0.0, 0.0, 0.0]
    kind: i64 = 0
    while kind < DEFENCE:
        count = float(tokens_of(board, kind))
        if count > 0.0:
            slot = kind + swing
            if slot >= 0:
                used[slot if slot < 4 else 3] += count * (1.0 - HIT)
            slot -= BLOCKED
            if slot >= 0:
                used[slot if slot < 4 else 3] += count * HIT
        kind += 1
    return used


def match_worth(deck: Deck, t: Team, first: i64) -> float:
    """Glory that one match of the rounds from `first` on is likely to bring, compared with an empty team."""
    board = t.board
    swing = swings(deck, t, STRONGER_ATTACK) if t.hired else 0
    used = use_of_slots(board, swing)
    dice: list[i64] = []
    for card in t.hired:
        dice.append(throw_dice(deck, t, card))
    goals = 0.0
    paid = 0.0
    rounds: i64 = 0
    while rounds < 4:  # the busiest slot gets the best thrower
        best: i64 = 0
        slot: i64 = 1
        while slot < 4:
            if used[slot] > used[best]:
                best = slot
            slot += 1
        if used[best] <= 0.0:
            break
        if dice:
            thrower = best_dice(dice)
            goals += used[best] * CHANCE[best * 8 + thrower]
            dice.remove(thrower)
        else:
            goals += used[best] * CHANCE[best * 8 + 1]
            paid += used[best]
        used[best] = -1.0
        rounds += 1
    stopped = 0.0
    wall = swings(deck, t, STRONGER_DEFENCE) if t.hired else 0
    kind: i64 = DEFENCE
    while kind < 8:
        count = tokens_of(board, kind)
        if count > 0:
            strength = kind - DEFENCE + 1 + wall
            stopped += float(count) * STOPPED[strength if strength < 4 else 4]
        kind += 1
    if t.hired:
        stopped += 0.5 * float(swings(deck, t, WEAKER_FOE))
    bag = 2.0 * float(number_of_tokens(board)) + float(deck.breaks)
    drawn = MEAN_END[first] / bag
    if drawn > 1.0:
        drawn = 1.0
    return drawn * (goals * GOAL_WORTH + stopped * CONCEDED_WORTH - paid) + match_triggers(deck, t)


def best_dice(dice: list[i64]) -> i64:
    """The most; 0 is better than any."""
    best: i64 = dice[0]
    for count in dice:
        if count == 0 or (best != 0 and count > best):
            best = count
    return best


def match_triggers(deck: Deck, t: Team) -> float:
    """Glory of abilities that wait for goals."""
    found = 0.0
    for card in t.hired:
        if deck.match_triggers[card]:
            for ability in deck.abilities[card]:
                if ability.trigger == ON_MATCH:
                    for verb, amount in zip(ability.verbs, ability.amounts):
                        chance = 0.7 if ability.argument == 1 else 0.4 if ability.argument == 2 else 0.2
                        found += chance * (float(amount) if verb == GLORY else 0.4)
    return found


def worth(s: GoldenCup, t: Team, first: i64) -> float:
    """What a team is worth in glory when the next match is that of round `first` (7: only the final is left)."""
    deck = s.table.deck
    later = float(ROUNDS - first if first <= ROUNDS else 0)  # rounds of shopping after this one
    matches = float(ROUNDS + 1 - first) + FINAL_WORTH
    income = t.income(deck)
    value = float(t.glory) + float(end_glory(s, t)) + float(deck.track[income])
    value += later * COIN_WORTH * float(income_without(deck, t, income)) + COIN_WORTH * float(t.plus - t.minus)
    if t.fan > 0:
        value += float(fan_glory(s, t, t.fan)) * (1.0 if later < 1.0 else FAN_HOPE)
    value += float(t.agent) * (later * AGENT_WORTH + (LATE_AGENT if first <= ROUNDS else 0.0))
    return value + matches * match_worth(deck, t, first if first <= ROUNDS else ROUNDS)


def income_without(deck: Deck, t: Team, income: i64) -> i64:
    """Income of later rounds, when the sponsors of today are gone."""
    plain = income - t.plus + t.minus
    if plain < 0:
        return 0
    return plain if plain < LONGEST_TRACK else LONGEST_TRACK


# --- What a purchase adds --------------------------------------------------------------------------------


def upgrade_best(t: Team, tokens: i64, first: i64) -> None:
    """Upgrade the strongest token that can be (specification 12)."""
    mask = upgrades(t.board, tokens, first)
    kind = first + 2
    while kind >= first:
        if mask & bit(kind):
            t.board = upgraded(t.board, kind)
            return
        kind -= 1


def drop_worst(t: Team, first: i64) -> None:
    mask = on_board(t.board, first)
    kind = first
    while kind < first + 4:
        if mask & bit(kind):
            t.board -= token(kind)
            return
        kind += 1


def imagine(deck: Deck, t: Team, ability: Ability) -> None:
    """Carry out an ability on an imagined team, with sensible choices."""
    times = t.times(deck, ability)
    while times > 0:
        for verb, amount in zip(ability.verbs, ability.amounts):
            if verb in (ADD_ATTACK, ADD_DEFENCE):
                kind = addable(t.board, deck.tokens, amount - 1 + (DEFENCE if verb == ADD_DEFENCE else 0))
                if kind >= 0:
                    t.board += token(kind)
            elif verb == GLORY:
                t.glory += amount
            elif verb == SPONSOR:
                if amount > 0:
                    t.plus += amount
                else:
                    t.minus -= amount
            elif verb <= DROP_DEFENCE:
                first: i64 = 0 if verb & 1 == 0 else DEFENCE
                count = amount
                while count > 0:
                    if verb <= UP_DEFENCE:
                        upgrade_best(t, deck.tokens, first)
                    else:
                        drop_worst(t, first)
                    count -= 1
        times -= 1


def sketch(t: Team) -> Team:
    """A team to imagine changes on; only what `worth` looks at."""
    return Team(
        t.board,
        t.hired[:],
        [],
        t.fans,
        t.fan,
        t.coins,
        t.plus,
        t.minus,
        t.stadium,
        t.agent,
        t.glory,
        SHOP,
        0,
        0,
        0,
        0,
        [],
        [],
        [],
        [],
        [],
        [],
        0,
        0,
        0,
        0,
        0,
    )


def with_card(s: GoldenCup, t: Team, card: i64) -> Team:
    """The team with a champion hired."""
    deck = s.table.deck
    new = sketch(t)
    if deck.sacks[card]:
        new.hired.remove(least_needed(s, t))
    new.hired.append(card)
    for ability in deck.abilities[card]:
        if ability.kind == INSTANT:
            imagine(deck, new, ability)
    shown = deck.symbols[card]
    for other in new.hired:
        if deck.hire_triggers[other]:
            for ability in deck.abilities[other]:
                if ability.trigger == ON_HIRE and symbols_of(shown, ability.argument) > 0:
                    imagine(deck, new, ability)
    return new


def least_needed(s: GoldenCup, t: Team) -> i64:
    """The hired champion whose loss costs least."""
    best: i64 = t.hired[0]
    best_left = -1e9
    for card in t.hired:
        without = sketch(t)
        without.hired.remove(card)
        left = worth(s, without, s.round)
        if left > best_left:
            best_left = left
            best = card
    return best


def with_upgrade(s: GoldenCup, t: Team, trigger: i64) -> Team:
    """The team with a better stadium or agent."""
    deck = s.table.deck
    new = sketch(t)
    if trigger == ON_STADIUM:
        new.stadium += 1
    else:
        new.agent += 1
    for card in new.hired:
        if deck.upgrade_triggers[card]:
            for ability in deck.abilities[card]:
                if ability.trigger == trigger or ability.trigger == ON_UPGRADE:
                    imagine(deck, new, ability)
    return new


def after(s: GoldenCup, t: Team, move: i64) -> Team:
    """The imagined team after a purchase other than a search."""
    kind = move & KIND
    named = move >> PAYLOAD
    if kind == HIRE:
        return with_card(s, t, named)
    if kind == AGENT:
        return with_upgrade(s, t, ON_AGENT)
    if kind == STADIUM:
        return with_upgrade(s, t, ON_STADIUM)
    new = sketch(t)
    if kind in (TRAIN_ATTACK, UP):
        new.board = upgraded(new.board, named)
    elif kind == TRAIN_DEFENCE:
        new.board = upgraded(new.board, (named & 15) - 1)
        if named > 15:
            new.board = upgraded(new.board, (named >> 4) - 1)
    elif kind == LEARN:
        new.board += token(addable(new.board, s.table.deck.tokens, named))
    elif kind == SACK_CARD:
        new.hired.remove(named)
    else:  # BACK
        new.board -= token(named)
    return new


def cost_of(s: GoldenCup, kind: i64) -> i64:
    costs = s.table.deck.costs
    if kind == HIRE:
        return costs[HIRE_COST]
    if kind == AGENT:
        return costs[AGENT_COST]
    if kind == STADIUM:
        return s.table.deck.stadium_cost[s.round]
    if kind == LEARN:
        return costs[LEARN_COST]
    return costs[SEARCH_COST] if kind == SEARCH else costs[TRAIN_COST]


def fresh_worth(s: GoldenCup, level: i64) -> float:
    """What a champion of a level is worth on average, less late in the game."""
    return FRESH[level] * (0.55 + 0.075 * float(ROUNDS - s.round))


# --- Appraisal -------------------------------------------------------------------------------------------


def appraise(s: GoldenCup, seat: i64) -> list[float]:
    moves = legal(s, seat)
    t = s.teams[seat]
    stage = t.stage
    if stage == SHOP:
        return purchases_worth(s, seat, moves)
    if stage == LINING:
        return lines_worth(s, seat, moves)
    if stage == PREPARE:
        values = hand_worth(s, t)
        return [kept_worth(s, t, values, move >> PAYLOAD) for move in moves]
    if stage == KEEP_FAN:
        return [fan_hope(s, t, move >> PAYLOAD) for move in moves]
    if stage == ORDERING:
        return [order_worth(s, t, move >> PAYLOAD) for move in moves]
    first = s.round if s.phase == PART else s.round + 1
    return [worth(s, after(s, t, move), first) for move in moves]


def purchases_worth(s: GoldenCup, seat: i64, moves: list[int]) -> list[float]:
    """What each purchase adds beyond what its coins would be good for otherwise; the end of shopping adds nothing."""
    t = s.teams[seat]
    now = worth(s, t, s.round)
    found: list[float] = []
    values: list[float] = []
    for move in moves:
        kind = move & KIND
        if kind == CLOSE:
            found.append(0.0)
        elif kind == SEARCH:
            if not values:
                values = hand_worth(s, t)
            found.append(search_worth(s, t, values, move >> PAYLOAD))
        else:
            gain = worth(s, after(s, t, move), s.round) - now
            cost = float(cost_of(s, kind))
            found.append(gain - COIN_NOW * (cost - 1.0) if gain > 0.05 else gain - cost)
    return found


def hand_worth(s: GoldenCup, t: Team) -> list[float]:
    """What hiring each card of the hand would add."""
    now = worth(s, t, s.round)
    values: list[float] = []
    for card in t.hand:
        if s.table.deck.sacks[card] and not t.hired:
            values.append(0.0)
        else:
            values.append(worth(s, with_card(s, t, card), s.round) - now)
    return values


def kept_worth(s: GoldenCup, t: Team, values: list[float], thrown: i64) -> float:
    """The best champion that the hand is likely to offer after discarding these and drawing up to three."""
    fresh = HAND
    best = -1.0
    rest = 0.0
    for card, value in zip(t.hand, values):
        if not holds(thrown, card):
            fresh -= 1
            if value > best:
                best = value
            rest += value
    mean = fresh_worth(s, t.agent)
    hope = mean + DEVIATION * SPREAD[fresh] if fresh > 0 else -1.0
    top = best if best > hope else hope
    if best > 0.0 and hope > 0.0:  # either may turn out better
        low = best if best < hope else hope
        top += 0.3 * DEVIATION * math.exp((low - top) / DEVIATION)
    return top + 0.15 * (rest + float(fresh) * mean)


def holds(cards: i64, card: i64) -> bool:
    while cards > 0:
        if cards & 127 == card:
            return True
        cards >>= 7
    return False


def search_worth(s: GoldenCup, t: Team, values: list[float], thrown: i64) -> float:
    """What looking for other champions adds, if one can still be hired afterwards."""
    costs = s.table.deck.costs
    if t.coins < costs[SEARCH_COST] + costs[HIRE_COST]:
        return -0.5
    best = 0.0
    for value in values:
        if value > best:
            best = value
    spare = COIN_NOW * float(costs[HIRE_COST])
    have = best if best > spare else spare
    hope = kept_worth(s, t, values, thrown) - 0.15 * 3.0 * fresh_worth(s, t.agent)
    return hope - have - COIN_NOW * float(costs[SEARCH_COST]) - 0.2


def fan_hope(s: GoldenCup, t: Team, fan: i64) -> float:
    """What a fan may bring: symbols in the hand make its own trait likelier."""
    deck = s.table.deck
    new = sketch(t)
    new.hired = t.hand[:]
    value = float(fan_glory(s, new, fan)) * 0.4
    tiers = deck.fan_tiers[fan]
    return value + float(tiers[1]) / float(tiers[0])


def order_worth(s: GoldenCup, t: Team, waiting: i64) -> float:
    """Additions come before upgrades, returns last."""
    ability = s.table.deck.abilities[waiting & 127][waiting >> 7]
    value = 0.0
    for verb in ability.verbs:
        if verb <= ADD_DEFENCE:
            value += 1.0
        elif UP_DEFENCE < verb <= DROP_DEFENCE:
            value -= 1.0
    return value


# --- Line-ups --------------------------------------------------------------------------------------------


def rival_board(s: GoldenCup, seat: i64) -> i64:
    return s.board_of(s.rival(seat))


def slot_values(s: GoldenCup, seat: i64) -> list[float]:
    """Expected throws in each slot against this rival."""
    t = s.teams[seat]
    swing = swings(s.table.deck, t, STRONGER_ATTACK)
    return use_of_slots(t.board, swing)


def lines_worth(s: GoldenCup, seat: i64, moves: list[int]) -> list[float]:
    used = slot_values(s, seat)
    deck = s.table.deck
    t = s.teams[seat]
    chances = [0.0] * (128 * 4)  # by card * 4 + slot
    extras = [0.0] * 128
    for card in t.hired:
        dice = throw_dice(deck, t, card)
        slot: i64 = 0
        while slot < 4:
            chances[card * 4 + slot] = used[slot] * CHANCE[slot * 8 + dice]
            slot += 1
        extras[card] = in_slot_worth(deck, card)
    alone: list[float] = []
    slot = 0
    cost = 0.5 if s.phase == MATCHES else 0.0
    while slot < 4:
        alone.append(used[slot] * (CHANCE[slot * 8 + 1] - cost))
        slot += 1
    found: list[float] = []
    for move in moves:
        line = move >> PAYLOAD
        value = 0.0
        slot = 0
        while slot < 4:
            card = line & 127
            value += chances[card * 4 + slot] + extras[card] if card > 0 else alone[slot]
            line >>= 7
            slot += 1
        found.append(value)
    return found


def in_slot_worth(deck: Deck, card: i64) -> float:
    """What a champion brings to a slot besides throwing."""
    if not deck.modifiers[card] and not deck.match_triggers[card]:
        return 0.0
    value = 0.0
    for ability in deck.abilities[card]:
        if ability.trigger == ON_MATCH:
            value += 0.3
        for verb in ability.verbs:
            if verb in (STRONGER_ATTACK, WEAKER_FOE):
                value += 1.0
            elif verb == STRONGER_DEFENCE:
                value += 0.6
    return value


def advise_line(s: GoldenCup, seat: i64, rng: Rng) -> i64:
    """A good line-up, found slot by slot."""
    deck = s.table.deck
    t = s.teams[seat]
    used = slot_values(s, seat)
    left = t.hired[:]
    line: i64 = 0
    filled: i64 = 0
    while filled < 4 and left:
        busiest: i64 = 0
        slot: i64 = 1
        while slot < 4:
            if used[slot] > used[busiest]:
                busiest = slot
            slot += 1
        best: i64 = 0
        best_value = -1.0
        for card in left:
            value = used[busiest] * CHANCE[busiest * 8 + throw_dice(deck, t, card)] + in_slot_worth(deck, card)
            if value > best_value:
                best_value = value
                best = card
        left.remove(best)
        line |= best << (7 * busiest)
        used[busiest] = -1.0
        filled += 1
    return LINE | line << PAYLOAD


# --- Choosing --------------------------------------------------------------------------------------------


def advise(s: GoldenCup, seat: i64, rng: Rng) -> i64:
    if s.teams[seat].stage == LINING:
        return advise_line(s, seat, rng)
    moves = legal(s, seat)
    values = appraise(s, seat)
    best: i64 = 0
    place: i64 = 1
    while place < len(moves):
        if values[place] > values[best]:
            best = place
        place += 1
    return moves[best]


def stumble(s: GoldenCup, seat: i64, rng: Rng) -> i64:
    """Somebody who has just learnt the rules: hires whom he can, then buys at random, never ends with coins left."""
    t = s.teams[seat]
    moves = legal(s, seat)
    if t.stage == SHOP:
        hires = [move for move in moves if move & KIND == HIRE]
        if hires and s.round > 1:
            return hires[rng.below(len(hires))]
        if len(moves) > 1:
            return moves[rng.below(len(moves) - 1)]
    if t.stage == LINING:
        return moves[rng.below(len(moves))] if rng.below(3) == 0 else advise_line(s, seat, rng)
    return moves[rng.below(len(moves))]


def play_part(s: GoldenCup, seat: i64, rng: Rng) -> None:
    """Prepare and shop sensibly to the end."""
    t = s.teams[seat]
    while t.stage != FREE:
        move = advise(s, seat, rng)
        if move & KIND != FAN:
            t.log.append(move)
        decide(s, seat, move)


def trust(s: GoldenCup) -> float:
    return 0.0


def utility(s: GoldenCup, seat: i64) -> float:
    """The chance to win, judged at the end of a round or of the game."""
    if s.phase == OVER:
        return 1.0 if s.winner == seat else 0.0
    left = float(ROUNDS - s.round + (1 if s.phase != PART or s.round == 1 else 2))
    spread = 2.0 + 3.5 * math.sqrt(left)
    mine = standing_worth(s, seat)
    rivals: list[float] = []
    p: i64 = 0
    while p < s.players:
        if p != seat:
            rivals.append(standing_worth(s, p))
        p += 1
    if s.players == 1:
        rivals.append(automa_worth(s))
    rivals.sort(reverse=True)
    if len(rivals) == 1:
        lead = mine - rivals[0]
        clear = normal((lead - 6.0) / spread)
        beaten = normal((-lead - 6.0) / spread)
        return clear + (1.0 - clear - beaten) * normal(lead / (spread + 8.0))
    ahead = normal((mine - rivals[1]) / spread)
    return ahead * (0.35 + 0.3 * normal((mine - rivals[0]) / (spread + 8.0)))


def standing_worth(s: GoldenCup, seat: i64) -> float:
    first = s.round if s.phase == PART else s.round + 1
    return worth(s, s.teams[seat], first)


def automa_worth(s: GoldenCup) -> float:
    """Its glory and what its matches are likely to bring it."""
    left = float(ROUNDS - s.round + (1 if s.phase == PART else 0))
    return float(s.automa_glory) + left * (2.0 + 0.5 * float(s.table.solo_level)) + 8.0


def normal(x: float) -> float:
    """The distribution function of the normal distribution, near enough."""
    return 1.0 / (1.0 + math.exp(-1.702 * x))
