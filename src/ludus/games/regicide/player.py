"""How a sensible player plays: a score for every move, from what its seat can see.

The score of a play adds up what it does at once (damage, cards drawn and healed, shield, defeat)
and takes off what it costs (the worth of the cards, the attack to be paid). The weights were found
by `ludus lab tune regicide`, one column per number of players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.regicide.cards import (
    CLUBS,
    CODES,
    DIAMONDS,
    ENEMIES,
    FIRST_COMPANION,
    FIRST_ROYAL,
    HAND_LIMIT,
    HEARTS,
    SPADES,
    VALUE,
)
from ludus.games.regicide.moves import (
    ATTACK_VALUE,
    FLIP,
    NAME,
    PLAYS,
    SUITS_OF,
    YIELD,
    masked_cards,
)
from ludus.games.regicide.rules import (
    NAMING,
    PAYING,
    WON,
    attack,
    health_left,
    legal_plays,
    payments,
)
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.regicide.state import Regicide

WEIGHT_NAMES: Final = (
    "damage",  # each point that counts
    "defeat",
    "exact",  # besides "defeat" and 0.3 of the enemy's value
    "draw",  # each card
    "heal",  # each card, halved
    "heal_low",  # the same when the Tavern is below 8, half of it below 16
    "shield",  # each useful point, more while the enemy has much health
    "shut",  # the net attack becomes 0
    "cost",  # worth of the cards played
    "owed",  # net attack to be paid
    "doom",  # the rest of the hand cannot pay
    "yield",
    "jester",
    "jester_owed",  # net attack that the Jester avoids
    "flip",
    "flip_room",  # each card missing in the hand
    "clubs",  # bonus of a suit in the worth of a card
    "diamonds",
    "hearts",
    "spades",
    "royal",  # extra worth
    "jester_worth",
)
W_DAMAGE: Final = 0
W_DEFEAT: Final = 1
W_EXACT: Final = 2
W_DRAW: Final = 3
W_HEAL: Final = 4
W_HEAL_LOW: Final = 5
W_SHIELD: Final = 6
W_SHUT: Final = 7
W_COST: Final = 8
W_OWED: Final = 9
W_DOOM: Final = 10
W_YIELD: Final = 11
W_JESTER: Final = 12
W_JESTER_OWED: Final = 13
W_FLIP: Final = 14
W_FLIP_ROOM: Final = 15
W_CLUBS: Final = 16  # and the other suits
W_ROYAL: Final = 20
W_JESTER_WORTH: Final = 21

WEIGHTS: Final[list[list[float]]] = [
    [],
    [
        1.47, 2.35, 3.82, 10.01, 3.34, 4.09, 1.96, 6.25, 1.2, 0.47, 122.04,
        -9.97, -0.17, 1.67, -130.99, 0.34, 0.42, 9.8, 0.77, 0.99, 3.2, 7.08,
    ],
    [
        0.81, 0.79, 2.33, 4.57, 0.98, 2.74, 0.75, 1.58, 0.77, 0.21, 47.94,
        -11.47, -0.04, 1.39, -19.64, 0.11, 0.3, 5.5, 0.3, 1.0, 2.81, 7.88,
    ],
    [
        0.56, 1.4, 3.72, 4.92, 0.8, 4.59, 1.06, 3.98, 0.53, 0.0, 62.31,
        -0.77, 0.0, 0.95, 3.23, 0.0, 0.04, 5.27, 1.05, 1.29, 3.15, 13.12,
    ],
    [
        0.28, 0.06, 0.5, 5.5, 2.09, 1.74, 1.12, 5.65, 0.72, 0.14, 86.33,
        -23.54, 0.25, 0.27, -14.95, 0.07, 0.1, 7.59, 0.41, 1.17, 4.94, 4.86,
    ],
]
NOISE: Final = 1.0  # play-outs choose at random between moves whose scores differ less than this
BLUNDER: Final = -20.0  # a play that scores less probably loses at once
SIGNED: Final = (W_YIELD, W_JESTER, W_FLIP)  # weights that may be negative


def card_worths(weights: list[float]) -> list[float]:
    """What it hurts to part with each card."""
    worths: list[float] = []
    for card in range(CODES):
        value = float(VALUE[card])
        worth = value + weights[W_CLUBS + (card & 3)] * (1.0 + value / 10.0)
        if card >= FIRST_ROYAL:
            worth += weights[W_ROYAL]
        elif card < FIRST_COMPANION:
            worth = weights[W_JESTER_WORTH]
        worths.append(worth)
    return worths


WORTH: Final[list[list[float]]] = [card_worths(w) if w else [] for w in WEIGHTS]


def set_weights(players: int, weights: list[float]) -> None:
    """Play with other weights in this process (for tuning)."""
    WEIGHTS[players] = weights[:]
    WORTH[players] = card_worths(weights)


def appraise(s: Regicide, seat: i64) -> list[float]:
    """A score per legal move, in the order of `legal`."""
    if seat != s.turn or s.step >= WON:
        return []
    if s.step == PAYING:
        scores = [-payment_worth(s, move) for move in payments(s.hands[seat], attack(s))]
        if s.flips:
            scores.append(flip_score(s))
        return scores
    if s.step == NAMING:
        return [naming_score(s, p) for p in range(s.players)]
    return [play_score(s, move) for move in legal_plays(s)]


def advise(s: Regicide, seat: i64, rng: Rng) -> i64:
    """The best looking move, with a little randomness among the nearly equal."""
    if s.step == PAYING:
        return advise_payment(s)
    best: i64 = -1
    best_score = -1e9
    if s.step == NAMING:
        p: i64 = 0
        while p < s.players:
            score = naming_score(s, p) + NOISE * rng.unit()
            if score > best_score:
                best_score = score
                best = NAME + p
            p += 1
        return best
    for move in legal_plays(s):
        score = play_score(s, move) + NOISE * rng.unit()
        if score > best_score:
            best_score = score
            best = move
    return best


def stumble(s: Regicide, seat: i64, rng: Rng) -> i64:
    """Any play after which the hand can pay, the cheapest payment."""
    if s.step == PAYING:
        return advise_payment(s)
    if s.step == NAMING:
        return NAME + rng.below(s.players)
    moves = legal_plays(s)
    safe = [m for m in moves if m != FLIP and play_score(s, m) > BLUNDER]
    if not safe:
        safe = moves
    return safe[rng.below(len(safe))]


def utility(s: Regicide) -> float:
    """1 for a victory, in solo a little less per flip used; otherwise how far the team came."""
    if s.step == WON:
        return 0.95 + 0.025 * float(s.flips) if s.players == 1 else 1.0
    defeated = float(ENEMIES - len(s.castle)) / float(ENEMIES)
    return 0.45 * defeated * defeated


def play_score(s: Regicide, move: i64) -> float:
    """What a move of Step 1 is worth."""
    w = WEIGHTS[s.players]
    if move == FLIP:
        return flip_score(s)
    hand = s.hands[s.turn]
    net = attack(s)
    if move == YIELD:
        return w[W_YIELD] - float(net) * w[W_OWED] - doom(s, [], 0, net)
    if move < FIRST_COMPANION:
        return w[W_JESTER] + w[W_JESTER_OWED] * float(net) + float(s.sleeping)

    cards = PLAYS[move]
    value: i64 = ATTACK_VALUE[move]
    suits: i64 = SUITS_OF[move]
    enemy: i64 = s.castle[-1]
    if s.immune:
        suits &= ~(1 << (enemy & 3))
    left = health_left(s)
    damage = 2 * value if suits & (1 << CLUBS) else value
    worths = WORTH[s.players]
    cost = 0.0
    for card in cards:
        cost += worths[card]
    score = float(min(damage, left)) * w[W_DAMAGE] - cost * w[W_COST]

    in_tavern: i64 = len(s.tavern)
    if suits & (1 << HEARTS):
        healed: i64 = min(value, len(s.lazaret))
        each = w[W_HEAL]
        if in_tavern < 8:
            each += w[W_HEAL_LOW]
        elif in_tavern < 16:
            each += w[W_HEAL_LOW] / 2.0
        score += float(healed) * each / 2.0
        in_tavern += healed
    own_draws: i64 = 0
    if suits & (1 << DIAMONDS):
        limit: i64 = HAND_LIMIT[s.players]
        own_room: i64 = limit - len(hand) + len(cards)
        room: i64 = own_room
        p: i64 = 0
        while p < s.players:
            if p != s.turn:
                room += limit - len(s.hands[p])
            p += 1
        drawn = min(value, min(room, in_tavern))
        score += float(drawn) * w[W_DRAW]
        own_draws = min(own_room, (drawn + s.players - 1) // s.players)

    if damage >= left:
        score += w[W_DEFEAT]
        if damage == left:
            score += w[W_EXACT] + 0.3 * float(VALUE[enemy])
        if len(s.castle) > 1 and len(cards) == len(hand) and own_draws == 0 and not s.flips:
            score -= w[W_DOOM]  # RG-224
        return score
    after = net
    if suits & (1 << SPADES):
        useful = min(value, net)
        after = net - useful
        score += float(useful) * (1.0 + float(left - damage) / 10.0) / 2.0 * w[W_SHIELD]
        if after == 0:
            score += w[W_SHUT]
    if after == 0:
        return score
    return score - float(after) * w[W_OWED] - doom(s, cards, own_draws, after)


def doom(s: Regicide, played: list[i64], own_draws: i64, net: i64) -> float:
    """What to take off when the rest of the hand cannot pay."""
    rest: i64 = 0
    for card in s.hands[s.turn]:
        rest += VALUE[card]
    for card in played:
        rest -= VALUE[card]
    if rest >= net:
        return 0.0
    missing = float(net - rest)
    hope = float(own_draws) * 5.5
    share = 1.0 if hope <= missing else missing / hope * 0.5
    full: float = WEIGHTS[s.players][W_DOOM]
    if s.flips:
        return 0.05 * full * share
    return full * share


def flip_score(s: Regicide) -> float:
    """What flipping a solo Jester is worth, against the best play or payment."""
    w = WEIGHTS[1]
    if len(s.tavern) < 4:
        return -w[W_DOOM] * 0.9
    return w[W_FLIP] + w[W_FLIP_ROOM] * float(HAND_LIMIT[1] - len(s.hands[0]))


def naming_score(s: Regicide, seat: i64) -> float:
    """Who should go on after a Jester: whoever holds most cards."""
    return 2.0 * float(len(s.hands[seat])) + (1.0 if seat == s.turn else 0.0)


def payment_worth(s: Regicide, move: i64) -> float:
    worths = WORTH[s.players]
    total = 0.0
    for card in masked_cards(s.hands[s.turn], move):
        total += worths[card]
    return total


def advise_payment(s: Regicide) -> i64:
    """The payment of least worth: a knapsack over the sums below the net attack."""
    net = attack(s)
    worths = WORTH[s.players]
    masks: list[i64] = [-1] * net
    loss: list[float] = [0.0] * net
    masks[0] = 0
    best: i64 = -1
    best_loss = 1e9
    bit: i64 = 1
    for card in s.hands[s.turn]:
        value: i64 = VALUE[card]
        worth: float = worths[card]
        total: i64 = net - 1
        while total >= 0:
            mask: i64 = masks[total]
            if mask >= 0:
                new_loss = loss[total] + worth
                new_total = total + value
                if new_total >= net:
                    if new_loss < best_loss:
                        best_loss = new_loss
                        best = mask | bit
                elif value and (masks[new_total] < 0 or new_loss < loss[new_total]):
                    masks[new_total] = mask | bit
                    loss[new_total] = new_loss
            total -= 1
        bit += bit
    if s.flips and (best < 0 or flip_score(s) > -best_loss):
        return FLIP
    return best
