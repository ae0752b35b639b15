"""How a sensible manager plays: which decision adds most to the worth of the team (specification 12)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.goldencup.cards import (
    ADD_DEFENCE,
    DROP_DEFENCE,
    HAND,
    HIRE_COST,
    SEARCH_COST,
    UP_DEFENCE,
)
from ludus.games.goldencup.menu import legal
from ludus.games.goldencup.moves import CLOSE, FAN, HIRE, KIND, OVER, PART, PAYLOAD, SEARCH
from ludus.games.goldencup.phases.ending import fan_glory, total
from ludus.games.goldencup.player_line import advise_line, lines_worth
from ludus.games.goldencup.rules import decide
from ludus.games.goldencup.team import FREE, KEEP_FAN, LINING, ORDERING, PREPARE, SHOP, Team
from ludus.games.goldencup.worth import (
    COIN_NOW,
    DEVIATION,
    SPREAD,
    after,
    cost_of,
    fresh_worth,
    sketch,
    with_card,
    worth,
)
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

TRUST: Final = 0.02
STEEPNESS: Final = 0.2  # of the share of a victory by margin


# --- Appraisal -------------------------------------------------------------------------------------------


def appraise(s: GoldenCup, seat: i64) -> list[float]:
    return scores(s, seat, legal(s, seat))


def scores(s: GoldenCup, seat: i64, moves: list[int]) -> list[float]:
    """How good these moves of a seat look."""
    t = s.teams[seat]
    stage = t.stage
    if stage == SHOP:
        return purchases_worth(s, seat, moves)
    if stage == LINING:
        return lines_worth(s, seat, moves)
    if stage == PREPARE:
        values = hand_worth(s, t, worth(s, t, s.round))
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
    values = hand_worth(s, t, now) if t.coins >= s.table.deck.costs[HIRE_COST] else []
    found: list[float] = []
    for move in moves:
        kind = move & KIND
        if kind == CLOSE:
            found.append(0.0)
        elif kind == SEARCH:
            found.append(search_worth(s, t, values, move >> PAYLOAD))
        else:
            gain = values[t.hand.index(move >> PAYLOAD)] if kind == HIRE else worth(s, after(s, t, move), s.round) - now
            cost = float(cost_of(s, kind))
            found.append(gain - COIN_NOW * (cost - 1.0) if gain > 0.05 else gain - cost)
    return found


def hand_worth(s: GoldenCup, t: Team, now: float) -> list[float]:
    """What hiring each card of the hand would add."""
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


# --- Choosing --------------------------------------------------------------------------------------------


def advise(s: GoldenCup, seat: i64, rng: Rng) -> i64:
    if s.teams[seat].stage == LINING:
        return advise_line(s, seat)
    moves = legal(s, seat)
    values = scores(s, seat, moves)
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
        return moves[rng.below(len(moves))] if rng.below(3) == 0 else advise_line(s, seat)
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
    """About the chance to win that a point of glory is worth: luck hides what one purchase does."""
    return TRUST


def utility(s: GoldenCup, seat: i64) -> float:
    """Half the victory, half the margin over the best other team."""
    best = float(s.automa_glory) if s.players == 1 else -100.0
    p: i64 = 0
    while p < s.players:
        if p != seat:
            theirs = float(total(s, p))
            if theirs > best:
                best = theirs
        p += 1
    share = 1.0 / (1.0 + math.exp((best - float(total(s, seat))) * STEEPNESS))
    if s.phase != OVER:
        return share
    return 0.5 * share + (0.5 if s.winner == seat else 0.0)
