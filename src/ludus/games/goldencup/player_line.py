"""Whom a sensible manager sends into which slot against this round's opponent (specification 12, point 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.goldencup import cards, moves
from ludus.games.goldencup.cards import Deck
from ludus.games.goldencup.team import Team
from ludus.games.goldencup.worth import CHANCE, busiest, swings, throw_dice

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

THICKEST: Final = 8  # defence that no attack gets through

# What a champion brings to a slot besides throwing
CHANGES_TOKENS: Final = 10.0  # such a champion always plays
ON_GOALS: Final = 0.3


# --- Attack against defence ------------------------------------------------------------------------------


def slot_values(s: GoldenCup, seat: i64) -> list[float]:
    """Expected throws in each slot against the opponent of this match, if all tokens are drawn."""
    deck = s.table.deck
    t = s.teams[seat]
    rival = s.rival(seat)
    swing = swings(deck, t, cards.STRONGER_ATTACK)
    stronger: i64 = 0
    if rival != s.table.automa:
        swing -= swings(deck, s.teams[rival], cards.WEAKER_FOE)
        stronger = swings(deck, s.teams[rival], cards.STRONGER_DEFENCE)
    attacks: i64 = 0
    for kind in range(i64(cards.DEFENCE)):
        attacks += cards.tokens_of(t.board, kind)
    used = [0.0, 0.0, 0.0, 0.0]
    if attacks == 0:
        return used
    wall = wall_before(s.board_of(rival), stronger, attacks)
    for kind in range(i64(cards.DEFENCE)):
        count = float(cards.tokens_of(t.board, kind))
        slot = kind + swing
        if count > 0.0:
            for chance in wall:
                if slot < 0:
                    break
                used[slot if slot < 4 else 3] += count * chance
                slot -= 1
    return used


def wall_before(board: i64, stronger: i64, attacks: i64) -> list[float]:
    """How likely the defence tokens that wait for an attack take 0, 1, 2 … off it.

    Each token of the other side falls into one of the gaps before, between and after the attacks, and all
    mixtures are equally likely; those in the gap before an attack count against it (GC-115, GC-119).
    """
    ways: list[float] = [1.0] + [0.0] * THICKEST  # to choose n of the tokens so that they add up to k: n * 9 + k
    width: i64 = THICKEST + 1
    tokens: i64 = 0
    for kind in range(cards.DEFENCE, i64(cards.KINDS)):
        strength = kind - cards.DEFENCE + 1 + stronger
        count = cards.tokens_of(board, kind)
        for _ in range(count):
            ways += [0.0] * width
            for place in range(tokens * width + THICKEST, -1, -1):
                if ways[place] > 0.0:
                    total = place % width + strength
                    ways[(place // width + 1) * width + (total if total < THICKEST else THICKEST)] += ways[place]
            tokens += 1
    found = [0.0] * width
    chance = float(attacks) / float(attacks + tokens)  # that n of them wait, for each choice of n
    for n in range(tokens + 1):
        for k in range(width):
            found[k] += chance * ways[n * width + k]
        left = tokens - n
        if left > 0:  # times (left / (left + attacks - 1)) for one more, divided by the choices that there are more
            chance *= float(n + 1) / float(left + attacks - 1)
    return found


# --- Line-ups --------------------------------------------------------------------------------------------


def lines_worth(s: GoldenCup, seat: i64, candidates: list[int]) -> list[float]:
    used = slot_values(s, seat)
    deck = s.table.deck
    t = s.teams[seat]
    chances = [0.0] * (128 * 4)  # by card * 4 + slot
    extras = [0.0] * 128
    for card in t.hired:
        dice = throw_dice(deck, t, card)
        for slot in range(i64(4)):
            chances[card * 4 + slot] = used[slot] * CHANCE[slot * 8 + dice]
        extras[card] = in_slot_worth(deck, card)
    alone: list[float] = []
    cost = 0.5 if s.phase == moves.MATCHES else 0.0
    for slot in range(i64(4)):
        alone.append(used[slot] * (CHANCE[slot * 8 + 1] - cost))
    found: list[float] = []
    for move in candidates:
        line = moves.named_in(move)
        value = 0.0
        for slot in range(i64(4)):
            card = moves.in_slot(line, slot)
            value += chances[card * 4 + slot] + extras[card] if card > 0 else alone[slot]
        found.append(value)
    return found


def in_slot_worth(deck: Deck, card: i64) -> float:
    """What a champion brings to a slot besides throwing."""
    if not deck.modifiers[card] and not deck.match_triggers[card]:
        return 0.0
    value = 0.0
    for ability in deck.abilities[card]:
        if ability.trigger == cards.ON_MATCH:
            value += ON_GOALS
        for verb in ability.verbs:
            if verb in (cards.STRONGER_ATTACK, cards.WEAKER_FOE, cards.STRONGER_DEFENCE):
                value += CHANGES_TOKENS
    return value


def advise_line(s: GoldenCup, seat: i64) -> i64:
    """A good line-up: champions that change tokens play, the busiest slots get the most dice."""
    deck = s.table.deck
    t = s.teams[seat]
    used = slot_values(s, seat)
    left = t.hired[:]
    while len(left) > 4:
        left.remove(least_useful(deck, t, left, used))
    line: i64 = 0
    while left:
        slot = busiest(used)
        best: i64 = 0
        best_chance = -1.0
        for card in left:
            chance = CHANCE[slot * 8 + throw_dice(deck, t, card)]
            if chance > best_chance:
                best_chance = chance
                best = card
        left.remove(best)
        line |= moves.at_slot(best, slot)
        used[slot] = -1.0
    return moves.pack(moves.LINE, line)


def least_useful(deck: Deck, t: Team, cards: list[i64], used: list[float]) -> i64:
    """Who stays on the bench first."""
    least: i64 = 0
    least_worth = 1e9
    for card in cards:
        value = in_slot_worth(deck, card)
        dice = throw_dice(deck, t, card)
        for slot in range(i64(4)):
            value += 0.25 * used[slot] * CHANCE[slot * 8 + dice]
        if value < least_worth:
            least_worth = value
            least = card
    return least
