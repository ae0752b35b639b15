"""What a team is worth in glory, and what it would be worth after a purchase (specification 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.goldencup import cards, moves
from ludus.games.goldencup.cards import Ability, Deck
from ludus.games.goldencup.phases.ending import end_glory, fan_glory
from ludus.games.goldencup.team import Team
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

# What things are worth, in glory; found by playing (docs/design/search.md)
GOAL_WORTH: Final = 1.5  # a goal more in a match
CONCEDED_WORTH: Final = 0.85  # a goal less against
FINAL_WORTH: Final = 1.8  # the final counts as so many matches
COIN_WORTH: Final = 1.7  # a coin of income in a later round
AGENT_WORTH: Final = 2.85  # a level of the agent, for each later round: better champions, more glory for a win
LATE_AGENT: Final = 0.5  # the same for the match of this round
FAN_HOPE: Final = 0.6  # a fan's glory counts for so much before the last round
COIN_NOW: Final = 0.7  # what a coin is good for when there is nothing special to buy
FRESH: Final[list[float]] = [2.6, 5.2, 10.2]  # the worth of a champion yet to be drawn, by level
SPREAD: Final[list[float]] = [0.0, 0.0, 0.56, 0.85]  # by how much the best of so many is better than the mean
DEVIATION: Final = 2.1
HIT: Final = 0.2  # attacks that meet defence
BLOCKED: Final = 2  # by how much
STOPPED: Final[list[float]] = [0.0, 0.14, 0.25, 0.33, 0.38]  # goals that a defence token drawn prevents, by strength
MEAN_END: Final[list[float]] = [12.0, 12.0, 12.8, 13.5, 14.3, 15.0, 16.0]  # cells of a match from this round on
CHANCE: Final[list[float]] = [  # of a goal, by slot * 8 + dice; 0 dice is an automatic goal
    *(1.0 if dice == 0 else 1.0 - (1.0 - faces / 6.0) ** dice for faces in (1, 2, 3, 4) for dice in range(8)),
]


NOTHING: Final[list[i64]] = []  # for the parts of a sketch that nobody looks at


# --- What a team is worth --------------------------------------------------------------------------------


def throw_dice(deck: Deck, t: Team, card: i64) -> i64:
    """Dice of a champion, at most 7; 0 is an automatic goal."""
    count = t.dice(deck, card)
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
    for kind in range(i64(cards.DEFENCE)):
        count = float(cards.tokens_of(board, kind))
        if count > 0.0:
            slot = kind + swing
            if slot >= 0:
                used[slot if slot < 4 else 3] += count * (1.0 - HIT)
            slot -= BLOCKED
            if slot >= 0:
                used[slot if slot < 4 else 3] += count * HIT
    return used


def busiest(used: list[float]) -> i64:
    """The slot with the most throws."""
    best: i64 = 0
    for slot in range(1, i64(4)):
        if used[slot] > used[best]:
            best = slot
    return best


def match_worth(deck: Deck, t: Team, first: i64) -> float:
    """Glory that one match of the rounds from `first` on is likely to bring, compared with an empty team."""
    board = t.board
    changed = False  # does a champion change tokens?
    dice: list[i64] = []
    for card in t.hired:
        dice.append(throw_dice(deck, t, card))
        if deck.modifiers[card]:
            changed = True
    used = use_of_slots(board, swings(deck, t, cards.STRONGER_ATTACK) if changed else 0)
    goals = 0.0
    paid = 0.0
    for _ in range(i64(4)):  # the busiest slot gets the best thrower
        best = busiest(used)
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
    stopped = 0.0
    wall = swings(deck, t, cards.STRONGER_DEFENCE) if changed else 0
    for kind in range(cards.DEFENCE, i64(8)):
        count = cards.tokens_of(board, kind)
        if count > 0:
            strength = kind - cards.DEFENCE + 1 + wall
            stopped += float(count) * STOPPED[strength if strength < 4 else 4]
    if changed:
        stopped += 0.5 * float(swings(deck, t, cards.WEAKER_FOE))
    bag = 2.0 * float(cards.number_of_tokens(board)) + float(deck.breaks)
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
                if ability.trigger == cards.ON_MATCH:
                    for verb, amount in zip(ability.verbs, ability.amounts):
                        chance = 0.7 if ability.argument == 1 else 0.4 if ability.argument == 2 else 0.2
                        found += chance * (float(amount) if verb == cards.GLORY else 0.4)
    return found


def worth(s: GoldenCup, t: Team, first: i64) -> float:
    """What a team is worth in glory when the next match is that of round `first` (7: only the final is left)."""
    deck = s.table.deck
    later = float(cards.ROUNDS - first if first <= cards.ROUNDS else 0)  # rounds of shopping after this one
    matches = float(cards.ROUNDS + 1 - first) + FINAL_WORTH
    income = t.income(deck)
    value = float(t.glory) + float(end_glory(s, t)) + float(deck.track[income])
    value += later * COIN_WORTH * float(income_without(deck, t, income)) + COIN_WORTH * float(t.plus - t.minus)
    if t.fan > 0:
        value += float(fan_glory(s, t, t.fan)) * (1.0 if later < 1.0 else FAN_HOPE)
    value += float(t.agent) * (later * AGENT_WORTH + (LATE_AGENT if first <= cards.ROUNDS else 0.0))
    return value + matches * match_worth(deck, t, first if first <= cards.ROUNDS else cards.ROUNDS)


def income_without(deck: Deck, t: Team, income: i64) -> i64:
    """Income of later rounds, when the sponsors of today are gone."""
    plain = income - t.plus + t.minus
    if plain < 0:
        return 0
    return plain if plain < cards.LONGEST_TRACK else cards.LONGEST_TRACK


# --- What a purchase adds --------------------------------------------------------------------------------


def upgrade_best(t: Team, tokens: i64, first: i64) -> None:
    """Upgrade the strongest token that can be (specification 12)."""
    mask = moves.upgrades(t.board, tokens, first)
    for kind in range(first + 2, first - 1, -1):
        if mask & bit(kind):
            t.board = moves.upgraded(t.board, kind)
            return


def drop_worst(t: Team, first: i64) -> None:
    mask = moves.on_board(t.board, first)
    for kind in range(first, first + 4):
        if mask & bit(kind):
            t.board -= cards.token(kind)
            return


def imagine(deck: Deck, t: Team, ability: Ability) -> None:
    """Carry out an ability on an imagined team, with sensible choices."""
    times = t.times(deck, ability)
    for _ in range(times):
        for verb, amount in zip(ability.verbs, ability.amounts):
            if verb in (cards.ADD_ATTACK, cards.ADD_DEFENCE):
                kind = moves.addable(
                    t.board, deck.tokens, amount - 1 + (cards.DEFENCE if verb == cards.ADD_DEFENCE else 0)
                )
                if kind >= 0:
                    t.board += cards.token(kind)
            elif verb == cards.GLORY:
                t.glory += amount
            elif verb == cards.SPONSOR:
                if amount > 0:
                    t.plus += amount
                else:
                    t.minus -= amount
            elif verb <= cards.DROP_DEFENCE:
                first: i64 = 0 if verb & 1 == 0 else cards.DEFENCE
                count = amount
                for _ in range(count):
                    if verb <= cards.UP_DEFENCE:
                        upgrade_best(t, deck.tokens, first)
                    else:
                        drop_worst(t, first)


def sketch(t: Team) -> Team:
    """A team to imagine changes on; only what `worth` looks at."""
    return Team(
        t.board,
        t.hired[:],
        NOTHING,
        t.fans,
        t.fan,
        t.coins,
        t.plus,
        t.minus,
        t.stadium,
        t.agent,
        t.glory,
        moves.SHOP,
        0,
        0,
        0,
        0,
        NOTHING,
        NOTHING,
        NOTHING,
        NOTHING,
        NOTHING,
        NOTHING,
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
        if ability.kind == cards.INSTANT:
            imagine(deck, new, ability)
    shown = deck.symbols[card]
    for other in new.hired:
        if deck.hire_triggers[other]:
            for ability in deck.abilities[other]:
                if ability.trigger == cards.ON_HIRE and cards.symbols_of(shown, ability.argument) > 0:
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
    if trigger == cards.ON_STADIUM:
        new.stadium += 1
    else:
        new.agent += 1
    for card in new.hired:
        if deck.upgrade_triggers[card]:
            for ability in deck.abilities[card]:
                if ability.trigger == trigger or ability.trigger == cards.ON_UPGRADE:
                    imagine(deck, new, ability)
    return new


def after(s: GoldenCup, t: Team, move: i64) -> Team:
    """The imagined team after a purchase other than a search or a hire."""
    kind = moves.kind_of(move)
    named = moves.named_in(move)
    if kind == moves.AGENT:
        return with_upgrade(s, t, cards.ON_AGENT)
    if kind == moves.STADIUM:
        return with_upgrade(s, t, cards.ON_STADIUM)
    new = sketch(t)
    if kind in (moves.TRAIN_ATTACK, moves.UP):
        new.board = moves.upgraded(new.board, named)
    elif kind == moves.TRAIN_DEFENCE:
        new.board = moves.upgraded(new.board, moves.first_kind(named))
        if moves.second_kind(named) >= 0:
            new.board = moves.upgraded(new.board, moves.second_kind(named))
    elif kind == moves.LEARN:
        new.board += cards.token(moves.addable(new.board, s.table.deck.tokens, named))
    elif kind == moves.SACK_CARD:
        new.hired.remove(named)
    else:  # BACK
        new.board -= cards.token(named)
    return new


def cost_of(s: GoldenCup, kind: i64) -> i64:
    costs = s.table.deck.costs
    if kind == moves.HIRE:
        return costs[cards.HIRE_COST]
    if kind == moves.AGENT:
        return costs[cards.AGENT_COST]
    if kind == moves.STADIUM:
        return s.table.deck.stadium_cost[s.round]
    if kind == moves.LEARN:
        return costs[cards.LEARN_COST]
    return costs[cards.SEARCH_COST] if kind == moves.SEARCH else costs[cards.TRAIN_COST]


def fresh_worth(s: GoldenCup, level: i64) -> float:
    """What a champion of a level is worth on average, less late in the game."""
    return FRESH[level] * (0.55 + 0.075 * float(cards.ROUNDS - s.round))
