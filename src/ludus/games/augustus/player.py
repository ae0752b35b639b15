"""How a sensible player plays (specification 12).

Every active objective has a value; with E draws still expected until it is full it counts value * exp(-E / 7). A
decision is as good as the sum over the own objectives after it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.augustus import cards, moves
from ludus.games.augustus.menu import legal, losses
from ludus.games.augustus.phases.ending import score, winners
from ludus.kernel.bits import bit, bits
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus

NOISE: Final = 0.08  # play-outs choose at random between answers whose scores differ less than this
NEW_DECAY_DRAWS: Final = cards.DECAY_DRAWS / 0.9  # for objectives not yet taken
CROWDED: Final = 0.985  # a new objective is worth less for each symbol that is wanted elsewhere
WAIT_FOR: Final = 5  # count tiles below this are declined while better ones may come
RESOURCE: Final = 1.6

TYPE_HOPE: Final[list[float]] = [0.12, 0.3, 0.85]  # share of a type tile's points with 0, 1, 2 such cards before
SET_HOPE: Final[list[float]] = [0.0, 0.85, 0.4, 0.2, 0.1]  # of the full set, by types missing before

# --- What objectives are worth ---------------------------------------------------------------------


def value(s: Augustus, seat: i64, card: i64) -> float:
    """Points that an objective will probably bring when it is completed, and what its ability is worth."""
    deck = s.table.deck
    worth = float(deck.points[card]) + 1.0 + ability_value(s, seat, card) + type_value(s, seat, deck.types[card])
    if deck.gold[card]:
        worth += resource_value(s, seat, cards.RESOURCE_TILE)
    if deck.wheat[card]:
        worth += resource_value(s, seat, cards.RESOURCE_TILE + 1)
    for other in s.done[seat]:
        effect = deck.effects[other]
        if effect == cards.PER_TYPE:
            if deck.first[other] == deck.types[card]:
                worth += float(deck.second[other])
        elif effect == cards.PER_SYMBOL:
            worth += 0.7 * float(deck.second[other] * bits(deck.need[card * 6 + deck.first[other]]))
    return worth


def ability_value(s: Augustus, seat: i64, card: i64) -> float:
    """The prices of specification 6.3; final abilities by what they will count."""
    deck = s.table.deck
    effect = deck.effects[card]
    n = deck.first[card]
    if effect == 0:
        return 0.0
    if effect == cards.MOB:
        return 2.7
    if effect == cards.MOBANY:
        return 2.8 if n == 1 else 6.0
    if effect == cards.GAIN:
        return 1.75 if n == 1 else 2.5
    if effect == cards.FOES_REMOVE:
        return 0.5 if n == 1 else 2.6
    if effect == cards.FOES_WIPE:
        return 3.2
    if effect == cards.FOES_LOSE:
        return 9.0
    if effect == cards.FINISH_ONE:
        return 12.0
    if effect == cards.TAKE_TWO:
        return 2.5
    if effect == cards.REARRANGE:
        return 0.65
    left = float(cards.GOAL - len(s.done[seat]))
    if effect == cards.SAME:
        return 0.8 * left
    count: float = 0.0
    if effect == cards.PER_TYPE:
        for other in s.done[seat]:
            if deck.types[other] == n:
                count += 1.0
        for other in s.active[seat]:
            if deck.types[other] == n:
                count += 1.0 if other == card else 0.5
        return float(deck.second[card]) * (count + 0.08 * left)
    for other in s.done[seat]:
        count += float(bits(deck.need[other * 6 + n]))
    for other in s.active[seat]:
        count += float(bits(deck.need[other * 6 + n])) * (1.0 if other == card else 0.5)
    points = float(deck.second[card]) * (count + 0.2 * left)
    return min(points, float(deck.third[card]))


def type_value(s: Augustus, seat: i64, kind: i64) -> float:
    """Steps towards the tile of a type and the full set."""
    if s.tiles[kind] >= 0 and s.tiles[cards.ALL_TYPES] >= 0:
        return 0.0
    types = s.table.deck.types
    same: i64 = 0
    present: i64 = 0
    for other in s.done[seat]:
        present |= bit(types[other])
        if types[other] == kind:
            same += 1
    worth: float = 0.0
    if s.tiles[kind] < 0 and same < 3:
        worth += TYPE_HOPE[same] * float(cards.TILE_POINTS[kind])
    if s.tiles[cards.ALL_TYPES] < 0 and same == 0:
        worth += SET_HOPE[4 - bits(present)] * float(cards.TILE_POINTS[cards.ALL_TYPES])
    return worth


def resource_value(s: Augustus, seat: i64, tile: i64) -> float:
    holder = s.tiles[tile]
    if holder < 0:
        return 2.0 * RESOURCE
    if holder == seat:
        return 0.8 * RESOURCE
    behind = s.resource_count(holder, tile) - s.resource_count(seat, tile)
    return 2.0 * RESOURCE if behind <= 1 else 0.6 * RESOURCE


def newness(s: Augustus, seat: i64, card: i64) -> float:
    """How good an objective is that is not yet taken: symbols wanted elsewhere make it a little worse."""
    deck = s.table.deck
    worth = value(s, seat, card) * math.exp(-deck.wait[card * 64] / NEW_DECAY_DRAWS)
    for other, cover in zip(s.active[seat], s.cover[seat]):
        for symbol in range(i64(6)):
            if other != card and deck.need[card * 6 + symbol] and deck.need[other * 6 + symbol] & ~cover:
                worth *= CROWDED
    return worth


def prospects(s: Augustus, seat: i64, values: list[float]) -> float:
    """The sum over the own objectives, as they stand."""
    deck = s.table.deck
    cards = s.active[seat]
    covers = s.cover[seat]
    total: float = 0.0
    for slot in range(i64(len(cards))):
        total += values[slot] * deck.worth[cards[slot] * 64 + covers[slot]]
    return total


def values_of(s: Augustus, seat: i64) -> list[float]:
    return [value(s, seat, card) for card in s.active[seat]]


# --- Scores of answers -----------------------------------------------------------------------------


def appraise(s: Augustus, seat: i64) -> list[float]:
    """A score for each answer of `legal`."""
    return scores_of(s, seat, legal(s, seat))


def scores_of(s: Augustus, seat: i64, answers: list[int]) -> list[float]:
    if len(answers) == 0:
        return []
    phase = s.phase
    if phase == moves.PLACE:
        values = values_of(s, seat)
        return [part_score(s, seat, part, values) for part in answers]
    if phase in (moves.PICK, moves.KEEP):
        return [choice_score(s, seat, answer) for answer in answers]
    if phase == moves.MOBILISE:
        return mobilise_scores(s, seat, answers)
    if phase == moves.HIT:
        values = values_of(s, seat)
        return [loss_score(s, seat, answer, values) for answer in answers]
    if phase == moves.COUNT:
        return [count_score(s, seat, answer) for answer in answers]
    if phase == moves.FINISH:
        return [finish_score(s, seat, answer) for answer in answers]
    if phase == moves.ARRANGE:
        values = values_of(s, seat)
        return [arrange_score(s, seat, answer, values) for answer in answers]
    return [-float(score(s, heir)) for heir in answers]


def part_score(s: Augustus, seat: i64, part: i64, values: list[float]) -> float:
    """What one mobilisation gains."""
    if part == 0:
        return 0.0
    deck = s.table.deck
    cards = s.active[seat]
    covers = s.cover[seat]
    target = moves.target(part)
    source = moves.source(part)
    slot = target // 6
    card = cards[slot]
    before = covers[slot]
    after = before
    gain: float = 0.0
    if source >= 0:
        home = source // 6
        if home == slot:
            after = deck.take(card, after, source % 6)
        else:
            other = cards[home] * 64
            left = deck.take(cards[home], covers[home], source % 6)
            gain -= values[home] * (deck.worth[other + covers[home]] - deck.worth[other + left])
    after = deck.put(card, after, target % 6)
    return gain + values[slot] * (deck.worth[card * 64 + after] - deck.worth[card * 64 + before])


def mobilise_scores(s: Augustus, seat: i64, answers: list[int]) -> list[float]:
    values = values_of(s, seat)
    scores: list[float] = []
    for answer in answers:
        first = moves.first_part(answer)
        second = moves.second_part(answer)
        worth = part_score(s, seat, first, values)
        if second:
            moves.do_part(s, seat, first)
            worth += part_score(s, seat, second, values)
            moves.undo_part(s, seat, first)
        scores.append(worth)
    return scores


def choice_score(s: Augustus, seat: i64, answer: i64) -> float:
    """Of objectives to keep (a mask) or to take (places)."""
    worth: float = 0.0
    if s.phase == moves.KEEP:
        for place in range(i64(moves.DEALT)):
            if answer & bit(place):
                worth += newness(s, seat, s.active[seat][place])
        return worth
    for place in moves.places(answer):
        worth += newness(s, seat, s.display[place])
    return worth


def loss_score(s: Augustus, seat: i64, answer: i64, values: list[float]) -> float:
    deck = s.table.deck
    effect = deck.effects[s.chain[s.link]]
    if effect == cards.FOES_LOSE:
        return -kept_value(s, seat, answer)
    active = s.active[seat]
    covers = s.cover[seat]
    worth: float = 0.0
    if effect == cards.FOES_WIPE:
        base = active[answer - 1] * 64
        return values[answer - 1] * (deck.worth[base] - deck.worth[base + covers[answer - 1]])
    keys = moves.keys(answer)
    for slot in range(i64(len(active))):
        base = active[slot] * 64
        left = covers[slot]
        for key in keys:
            if key // 6 == slot:
                left = deck.take(active[slot], left, key % 6)
        worth += values[slot] * (deck.worth[base + left] - deck.worth[base + covers[slot]])
    return worth


def kept_value(s: Augustus, seat: i64, card: i64) -> float:
    """What a completed objective still brings its owner."""
    deck = s.table.deck
    worth = float(deck.points[card])
    if deck.effects[card] >= cards.SAME:
        worth += ability_value(s, seat, card)
    if deck.gold[card] and s.tiles[cards.RESOURCE_TILE] == seat:
        worth += RESOURCE
    if deck.wheat[card] and s.tiles[cards.RESOURCE_TILE + 1] == seat:
        worth += RESOURCE
    return worth


def count_score(s: Augustus, seat: i64, answer: i64) -> float:
    """Patience: a small tile only if no better one may come (specification 12)."""
    if answer == 0:
        return 0.0
    count: i64 = len(s.done[seat])
    if count >= WAIT_FOR:
        return 1.0
    best: i64 = 0
    for n in range(count + 1, i64(7)):
        if s.tiles[cards.COUNT_TILE + n] < 0:
            best = n
    if best == 0:
        return 1.0
    furthest: i64 = 0
    for other in range(s.players):
        if other != seat and len(s.done[other]) > furthest:
            furthest = len(s.done[other])
    return 1.0 if furthest >= cards.GOAL - 1 or best <= count + 1 < WAIT_FOR else -1.0


def finish_score(s: Augustus, seat: i64, answer: i64) -> float:
    """The objective with most still to gain."""
    if answer == 0:
        return -1.0
    card = s.active[seat][answer - 1]
    return value(s, seat, card) * (1.0 - s.table.deck.worth[card * 64 + s.cover[seat][answer - 1]])


def arrange_score(s: Augustus, seat: i64, answer: i64, values: list[float]) -> float:
    if answer == 0:
        return prospects(s, seat, values)
    deck = s.table.deck
    worth: float = 0.0
    for slot in range(i64(len(values))):
        worth += values[slot] * deck.worth[s.active[seat][slot] * 64 + moves.cover(answer, slot)]
    return worth


def trust(s: Augustus) -> float:
    """Where legions stand shows only after many draws: there the scores say more than a few play-outs."""
    return 0.1 if s.phase in (moves.PLACE, moves.MOBILISE, moves.ARRANGE) else 0.02


# --- Quick answers ---------------------------------------------------------------------------------


def advise(s: Augustus, seat: i64, rng: Rng) -> i64:
    return advise_for(s, seat, rng)


def advise_for(s: Augustus, seat: i64, rng: Rng) -> i64:
    """A sensible answer, not always the same one, also for a seat that has answered unseen."""
    phase = s.phase
    if phase == moves.PLACE:
        return best_part(s, seat, rng)
    if phase == moves.PICK and s.asked_picks() == 1:
        return best_pick(s, seat, rng)
    if phase == moves.KEEP:
        return best_three(s, seat, rng)
    answers = losses(s, seat) if phase == moves.HIT else legal(s, seat)
    return answers[rng.best(scores_of(s, seat, answers), NOISE)]


def best_part(s: Augustus, seat: i64, rng: Rng) -> i64:
    """The best placement without a list of all: the best target, with the legion that is missed least."""
    deck = s.table.deck
    need = deck.need
    worths = deck.worth
    cards = s.active[seat]
    covers = s.cover[seat]
    slots: i64 = len(cards)
    symbols = moves.served_symbols(s, seat)
    values = values_of(s, seat)
    from_supply = s.supply[seat] > 0
    best: i64 = 0
    best_score = 1e-9
    for slot in range(slots):
        card = cards[slot]
        before = covers[slot]
        for symbol in range(i64(6)):
            if symbols >> symbol & 1 and need[card * 6 + symbol] & ~before:
                target = slot * 6 + symbol + 1
                gain = NOISE * rng.unit()
                part: i64 = target
                if from_supply:
                    after = deck.put(card, before, symbol)
                    gain += values[slot] * (worths[card * 64 + after] - worths[card * 64 + before])
                else:
                    part = best_source(s, seat, target, values)
                    gain = part_score(s, seat, part, values)
                if gain > best_score:
                    best_score = gain
                    best = part
    return best


def best_source(s: Augustus, seat: i64, target: i64, values: list[float]) -> i64:
    """The mobilisation onto this target with the legion that is missed least; 0 if there is none."""
    need = s.table.deck.need
    cards = s.active[seat]
    covers = s.cover[seat]
    best: i64 = 0
    best_score = -1e18
    for slot in range(i64(len(cards))):
        if covers[slot] == 0:
            continue
        for symbol in range(i64(6)):
            source = slot * 6 + symbol + 1
            if source != target and need[cards[slot] * 6 + symbol] & covers[slot]:
                part = target | source << moves.KEY_BITS
                gain = part_score(s, seat, part, values)
                if gain > best_score:
                    best_score = gain
                    best = part
    return best


def best_pick(s: Augustus, seat: i64, rng: Rng) -> i64:
    return 1 + rng.best([newness(s, seat, card) for card in s.display], NOISE)


def best_three(s: Augustus, seat: i64, rng: Rng) -> i64:
    """The three best of six."""
    scores: list[float] = [newness(s, seat, card) + NOISE * rng.unit() for card in s.active[seat]]
    mask: i64 = 0
    for _ in range(i64(moves.KEPT)):
        best: i64 = -1
        for place in range(i64(moves.DEALT)):
            if mask & bit(place) == 0 and (best < 0 or scores[place] > scores[best]):
                best = place
        mask |= bit(best)
    return mask


def stumble(s: Augustus, seat: i64, rng: Rng) -> i64:
    """A beginner: any answer, but a placement rather than none, and from the supply (specification 12)."""
    answers = legal(s, seat)
    if s.phase == moves.PLACE:
        fresh: list[int] = [part for part in answers if part != 0 and part <= moves.KEY_MASK]
        if len(fresh) > 0:
            return fresh[rng.below(len(fresh))]
    return answers[rng.below(len(answers))]


# --- The end ---------------------------------------------------------------------------------------


def utility(s: Augustus, seat: i64) -> float:
    """Mostly the victory, a little the margin over the best other seat."""
    best: i64 = -1000
    for other in range(s.players):
        if other != seat and s.resigned & bit(other) == 0:
            theirs = score(s, other)
            if theirs > best:
                best = theirs
    margin = float(score(s, seat) - best)
    share = 1.0 / (1.0 + math.exp(-max(-60.0, min(60.0, margin / 8.0))))
    if s.phase != moves.OVER:
        return share
    mask = winners(s)
    won = 1.0 / float(bits(mask)) if mask & bit(seat) else 0.0
    return 0.6 * won + 0.4 * share
