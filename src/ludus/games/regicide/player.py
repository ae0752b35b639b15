"""How a sensible player plays: a score for every move, from what its seat can see.

The score of a play adds up what it does at once (damage, cards drawn and healed, shield, defeat)
and takes off what it costs (the worth of the cards, the attack to be paid). The weights were found
by `ludus lab tune regicide`, one row per number of players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ludus.games.regicide import cards, moves
from ludus.games.regicide.menu import legal_plays, payments
from ludus.games.regicide.rules import attack, health_left, total_value
from ludus.kernel.bits import bit
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
SIGNED: Final = (11, 12, 14)  # weights that may be negative: yield, jester, flip
# fmt: off
WEIGHTS: Final[list[list[float]]] = [
    [],
    [1.47, 2.35, 3.82, 10.01, 3.34, 4.09, 1.96, 6.25, 1.2, 0.47, 122.04,
     -9.97, -0.17, 1.67, -130.99, 0.34, 0.42, 9.8, 0.77, 0.99, 3.2, 7.08],
    [0.81, 0.79, 2.33, 4.57, 0.98, 2.74, 0.75, 1.58, 0.77, 0.21, 47.94,
     -11.47, -0.04, 1.39, -19.64, 0.11, 0.3, 5.5, 0.3, 1.0, 2.81, 7.88],
    [0.56, 1.4, 3.72, 4.92, 0.8, 4.59, 1.06, 3.98, 0.53, 0.0, 62.31,
     -0.77, 0.0, 0.95, 3.23, 0.0, 0.04, 5.27, 1.05, 1.29, 3.15, 13.12],
    [0.28, 0.06, 0.5, 5.5, 2.09, 1.74, 1.12, 5.65, 0.72, 0.14, 86.33,
     -23.54, 0.25, 0.27, -14.95, 0.07, 0.1, 7.59, 0.41, 1.17, 4.94, 4.86],
]
# fmt: on
NOISE: Final = 1.0  # play-outs choose at random between moves whose scores differ less than this
BLUNDER: Final = -20.0  # a play that scores less probably loses at once


@final
class Judge:
    """The weights for one number of players, with tables made from them."""

    def __init__(self, weights: list[float]) -> None:
        self.damage: float = weights[0]
        self.defeat: float = weights[1]
        self.exact: float = weights[2]
        self.draw: float = weights[3]
        self.heal: float = weights[4]
        self.heal_low: float = weights[5]
        self.shield: float = weights[6]
        self.shut: float = weights[7]
        self.cost: float = weights[8]
        self.owed: float = weights[9]
        self.doom: float = weights[10]
        self.yielding: float = weights[11]
        self.jester: float = weights[12]
        self.jester_owed: float = weights[13]
        self.flip: float = weights[14]
        self.flip_room: float = weights[15]
        self.worths: list[float] = card_worths(weights)
        self.costs: list[float] = [self.cost * sum([self.worths[c] for c in cards]) for cards in moves.PLAYS]


def card_worths(weights: list[float]) -> list[float]:
    """What it hurts to part with each card."""
    suit_bonus, royal, jester = weights[16:20], weights[20], weights[21]
    worths: list[float] = []
    for card in range(cards.CODES):
        value = float(cards.VALUE[card])
        worth = value + suit_bonus[cards.suit(card)] * (1.0 + value / 10.0)
        if card >= cards.FIRST_ROYAL:
            worth += royal
        elif card < cards.FIRST_COMPANION:
            worth = jester
        worths.append(worth)
    return worths


JUDGES: Final[list[Judge | None]] = [Judge(weights) if weights else None for weights in WEIGHTS]


def judge_of(players: i64) -> Judge:
    judge = JUDGES[players]
    assert judge is not None
    return judge


def set_weights(players: int, weights: list[float]) -> None:
    """Play with other weights in this process (for tuning)."""
    WEIGHTS[players] = weights[:]
    JUDGES[players] = Judge(weights)


@final
class Outlook:
    """What all plays of one decision have in common."""

    def __init__(self, s: Regicide) -> None:
        self.judge = judge_of(s.players)
        self.players = s.players
        self.net = attack(s)
        self.left = health_left(s)
        self.enemy_value: i64 = cards.VALUE[s.castle[-1]]
        self.last_enemy: bool = len(s.castle) == 1
        self.blocked: i64 = bit(cards.suit(s.castle[-1])) if s.immune else 0
        self.sleeping = s.sleeping
        self.flips = s.flips
        self.tavern: i64 = len(s.tavern)
        self.lazaret: i64 = len(s.lazaret)
        hand = s.hands[s.turn]
        self.cards: i64 = len(hand)
        self.worth = total_value(hand)
        limit: i64 = cards.HAND_LIMIT[s.players]
        room: i64 = 0
        for other in s.hands:
            room += limit - len(other)
        self.room = room
        self.own_room: i64 = limit - self.cards


def appraise(s: Regicide, seat: i64) -> list[float]:
    """A score per legal move, in the order of `legal`."""
    if seat != s.turn or s.step >= moves.WON:
        return []
    if s.step == moves.PAYING:
        scores = [-payment_worth(s, move) for move in payments(s.hands[seat], attack(s))]
        if s.flips:
            scores.append(flip_score(s))
        return scores
    if s.step == moves.NAMING:
        return [naming_score(s, p) for p in range(s.players)]
    outlook = Outlook(s)
    return [play_score(s, outlook, move) for move in legal_plays(s)]


def advise(s: Regicide, seat: i64, rng: Rng) -> i64:
    """The best looking move, with a little randomness among the nearly equal."""
    if s.step == moves.PAYING:
        return advise_payment(s)
    best: i64 = -1
    best_score = -1e9
    if s.step == moves.NAMING:
        for p in range(s.players):
            score = naming_score(s, p) + NOISE * rng.unit()
            if score > best_score:
                best_score = score
                best = moves.NAME + p
        return best
    outlook = Outlook(s)
    for move in legal_plays(s):
        score = play_score(s, outlook, move) + NOISE * rng.unit()
        if score > best_score:
            best_score = score
            best = move
    return best


def stumble(s: Regicide, seat: i64, rng: Rng) -> i64:
    """Any play after which the hand can pay, the cheapest payment."""
    if s.step == moves.PAYING:
        return advise_payment(s)
    if s.step == moves.NAMING:
        return moves.NAME + rng.below(s.players)
    outlook = Outlook(s)
    candidates = legal_plays(s)
    safe = [m for m in candidates if m != moves.FLIP and play_score(s, outlook, m) > BLUNDER]
    if not safe:
        safe = candidates
    return safe[rng.below(len(safe))]


def utility(s: Regicide) -> float:
    """1 for a victory, in solo a little less per flip used; otherwise how far the team came."""
    if s.step == moves.WON:
        return 0.95 + 0.025 * float(s.flips) if s.players == 1 else 1.0
    defeated = float(cards.ENEMIES - len(s.castle)) / float(cards.ENEMIES)
    return 0.45 * defeated * defeated


def play_score(s: Regicide, o: Outlook, move: i64) -> float:
    """What a move of Step 1 is worth."""
    judge = o.judge
    if move >= moves.YIELD:
        if move == moves.FLIP:
            return flip_score(s)
        return judge.yielding - float(o.net) * judge.owed - doom(o, o.worth, 0, o.net)
    if move < cards.FIRST_COMPANION:
        return judge.jester + judge.jester_owed * float(o.net) + float(o.sleeping)

    value: i64 = moves.ATTACK_VALUE[move]
    suits: i64 = moves.SUITS_OF[move] & ~o.blocked
    damage = 2 * value if suits & cards.CLUB else value
    played: i64 = 1 if move < 64 else len(moves.PLAYS[move])
    score = float(damage if damage < o.left else o.left) * judge.damage - judge.costs[move]
    tavern = o.tavern
    if suits & cards.HEART:
        healed = value if value < o.lazaret else o.lazaret
        each = judge.heal
        if tavern < 8:
            each += judge.heal_low
        elif tavern < 16:
            each += judge.heal_low / 2.0
        score += float(healed) * each / 2.0
        tavern += healed
    own_draws: i64 = 0
    if suits & cards.DIAMOND:
        drawn = min(value, min(o.room + played, tavern))
        score += float(drawn) * judge.draw
        own_draws = min(o.own_room + played, (drawn + o.players - 1) // o.players)

    if damage >= o.left:
        score += judge.defeat
        if damage == o.left:
            score += judge.exact + 0.3 * float(o.enemy_value)
        if not o.last_enemy and played == o.cards and own_draws == 0 and not o.flips:
            score -= judge.doom  # RG-224
        return score
    net = o.net
    if suits & cards.SPADE:
        useful = value if value < net else net
        net -= useful
        score += float(useful) * (1.0 + float(o.left - damage) / 10.0) / 2.0 * judge.shield
        if net == 0:
            score += judge.shut
    if net == 0:
        return score
    return score - float(net) * judge.owed - doom(o, o.worth - value, own_draws, net)


def doom(o: Outlook, rest: i64, own_draws: i64, net: i64) -> float:
    """What to take off when the rest of the hand, worth `rest`, cannot pay."""
    if rest >= net:
        return 0.0
    missing = float(net - rest)
    hope = float(own_draws) * 5.5
    share = 1.0 if hope <= missing else missing / hope * 0.5
    if o.flips:
        share *= 0.05
    return o.judge.doom * share


def flip_score(s: Regicide) -> float:
    """What flipping a solo Jester is worth, against the best play or payment."""
    judge = judge_of(1)
    if len(s.tavern) < 4:
        return -judge.doom * 0.9
    return judge.flip + judge.flip_room * float(cards.HAND_LIMIT[1] - len(s.hands[0]))


def naming_score(s: Regicide, seat: i64) -> float:
    """Who should go on after a Jester: the seat with the most cards."""
    return 2.0 * float(len(s.hands[seat])) + (1.0 if seat == s.turn else 0.0)


def payment_worth(s: Regicide, move: i64) -> float:
    worths = judge_of(s.players).worths
    total = 0.0
    for card in moves.masked_cards(s.hands[s.turn], move):
        total += worths[card]
    return total


@final
class Purse:
    """A search for the payment of least worth."""

    def __init__(self, hand: list[i64], worths: list[float]) -> None:
        self.hand = hand
        self.worths = worths
        self.mask: i64 = -1
        self.loss: float = 1e9

    def extend(self, i: i64, mask: i64, net: i64, value_left: i64, loss: float) -> None:
        """Add cards from place `i` on, worth `value_left` together, until `net` is covered."""
        while value_left >= net:
            card: i64 = self.hand[i]
            value: i64 = cards.rank(card) if card < cards.FIRST_ROYAL else cards.VALUE[card]
            new_loss = loss + self.worths[card]
            if new_loss < self.loss:
                if value >= net:
                    self.loss = new_loss
                    self.mask = mask | 1 << i
                else:
                    self.extend(i + 1, mask | 1 << i, net - value, value_left - value, new_loss)
            value_left -= value
            i += 1


def advise_payment(s: Regicide) -> i64:
    hand = s.hands[s.turn]
    purse = Purse(hand, judge_of(s.players).worths)
    purse.extend(0, 0, attack(s), total_value(hand), 0.0)
    if s.flips and (purse.mask < 0 or flip_score(s) > -purse.loss):
        return moves.FLIP
    return purse.mask
