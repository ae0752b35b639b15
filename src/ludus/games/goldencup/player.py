"""How a sensible manager plays: which decision adds most to the worth of the team (specification 12)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.goldencup import cards, moves
from ludus.games.goldencup.menu import legal
from ludus.games.goldencup.phases.ending import fan_glory, total
from ludus.games.goldencup.player_line import advise_line, lines_worth
from ludus.games.goldencup.rules import decide
from ludus.games.goldencup.team import Team
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


def scores(s: GoldenCup, seat: i64, candidates: list[int]) -> list[float]:
    """How good these moves of a seat look."""
    t = s.teams[seat]
    stage = t.stage
    if stage == moves.SHOP:
        return purchases_worth(s, seat, candidates)
    if stage == moves.LINING:
        return lines_worth(s, seat, candidates)
    if stage == moves.PREPARE:
        values = hand_worth(s, t, worth(s, t, s.round))
        return [kept_worth(s, t, values, moves.named_in(move)) for move in candidates]
    if stage == moves.KEEP_FAN:
        return [fan_hope(s, t, moves.named_in(move)) for move in candidates]
    if stage == moves.ORDERING:
        return [order_worth(s, t, moves.named_in(move)) for move in candidates]
    first = s.round if s.phase == moves.PART else s.round + 1
    return [worth(s, after(s, t, move), first) for move in candidates]


def purchases_worth(s: GoldenCup, seat: i64, candidates: list[int]) -> list[float]:
    """What each purchase adds beyond what its coins would be good for otherwise; the end of shopping adds nothing."""
    t = s.teams[seat]
    now = worth(s, t, s.round)
    values = hand_worth(s, t, now) if t.coins >= s.table.deck.costs[cards.HIRE_COST] else []
    found: list[float] = []
    for move in candidates:
        kind = moves.kind_of(move)
        if kind == moves.CLOSE:
            found.append(0.0)
        elif kind == moves.SEARCH:
            found.append(search_worth(s, t, values, moves.named_in(move)))
        else:
            gain = (
                values[t.hand.index(moves.named_in(move))]
                if kind == moves.HIRE
                else worth(s, after(s, t, move), s.round) - now
            )
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
    fresh = cards.HAND
    best = -1.0
    rest = 0.0
    for card, value in zip(t.hand, values):
        if not moves.holds(thrown, card):
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


def search_worth(s: GoldenCup, t: Team, values: list[float], thrown: i64) -> float:
    """What looking for other champions adds, if one can still be hired afterwards."""
    costs = s.table.deck.costs
    if t.coins < costs[cards.SEARCH_COST] + costs[cards.HIRE_COST]:
        return -0.5
    best = 0.0
    for value in values:
        if value > best:
            best = value
    spare = COIN_NOW * float(costs[cards.HIRE_COST])
    have = best if best > spare else spare
    hope = kept_worth(s, t, values, thrown) - 0.15 * 3.0 * fresh_worth(s, t.agent)
    return hope - have - COIN_NOW * float(costs[cards.SEARCH_COST]) - 0.2


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
    ability = s.table.deck.abilities[moves.ability_card(waiting)][moves.ability_place(waiting)]
    value = 0.0
    for verb in ability.verbs:
        if verb <= cards.ADD_DEFENCE:
            value += 1.0
        elif cards.UP_DEFENCE < verb <= cards.DROP_DEFENCE:
            value -= 1.0
    return value


# --- Choosing --------------------------------------------------------------------------------------------


def advise(s: GoldenCup, seat: i64, rng: Rng) -> i64:
    if s.teams[seat].stage == moves.LINING:
        return advise_line(s, seat)
    candidates = legal(s, seat)
    values = scores(s, seat, candidates)
    best: i64 = 0
    for place, value in enumerate(values):
        if value > values[best]:
            best = place
    return candidates[best]


def stumble(s: GoldenCup, seat: i64, rng: Rng) -> i64:
    """A beginner who has just learnt the rules: hires whom he can, then buys at random, never ends with coins left."""
    t = s.teams[seat]
    candidates = legal(s, seat)
    if t.stage == moves.SHOP:
        hires = [move for move in candidates if moves.kind_of(move) == moves.HIRE]
        if hires and s.round > 1:
            return hires[rng.below(len(hires))]
        if len(candidates) > 1:
            return candidates[rng.below(len(candidates) - 1)]
    if t.stage == moves.LINING:
        return candidates[rng.below(len(candidates))] if rng.below(3) == 0 else advise_line(s, seat)
    return candidates[rng.below(len(candidates))]


def play_part(s: GoldenCup, seat: i64, rng: Rng) -> None:
    """Prepare and shop sensibly to the end."""
    t = s.teams[seat]
    while t.stage != moves.FREE:
        move = advise(s, seat, rng)
        if moves.kind_of(move) != moves.FAN:
            t.log.append(move)
        decide(s, seat, move)


def trust(s: GoldenCup) -> float:
    """About the chance to win that a point of glory is worth: luck hides what one purchase does."""
    return TRUST


def utility(s: GoldenCup, seat: i64) -> float:
    """Half the victory, half the margin over the best other team."""
    best = float(s.automa_glory) if s.players == 1 else -100.0
    for p in range(s.players):
        if p != seat:
            theirs = float(total(s, p))
            if theirs > best:
                best = theirs
    share = 1.0 / (1.0 + math.exp((best - float(total(s, seat))) * STEEPNESS))
    if s.phase != moves.OVER:
        return share
    return 0.5 * share + (0.5 if s.winner == seat else 0.0)
