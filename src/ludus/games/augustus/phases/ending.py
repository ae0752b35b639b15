"""The end of a round and of the game (specification 3.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.augustus import cards, events, moves, streams
from ludus.kernel.bits import bit, bits

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus


def close(s: Augustus) -> None:
    """The end of a round: the end of the game, or the joker's consequences (AU-062 to AU-064, AU-200)."""
    going = False
    for seat in range(s.players):
        if len(s.done[seat]) >= cards.GOAL:
            end(s)
            return
        if len(s.active[seat]) > 0:
            going = True
    if not going:  # AU-224
        end(s)
        return
    if s.token == cards.JOKER:
        s.bag = s.bag + s.drawn
        s.bag.sort()
        s.drawn = []
        s.chance.shuffle(streams.BAG_ORDER, s.bags, s.bag)
        s.bags += 1
        s.crier = (s.crier + 1) % s.players
        events.emit(s, events.CRIED, s.crier)
    s.phase = moves.DRAW


def end(s: Augustus) -> None:
    s.phase = moves.OVER
    events.await_answers(s, 0)
    s.answers = [0] * s.players
    if s.news is not None:
        s.news.append([events.ENDED] + [score(s, seat) for seat in range(s.players)])


def score(s: Augustus, seat: i64) -> i64:
    """AU-203: tiles, printed points and final abilities."""
    deck = s.table.deck
    total: i64 = 0
    for owner, points in zip(s.tiles, cards.TILE_POINTS):
        if owner == seat:
            total += points
    for card in s.done[seat]:
        total += deck.points[card]
        if deck.effects[card] >= cards.PER_SYMBOL:
            total += final_points(s, seat, card)
    return total


def final_points(s: Augustus, seat: i64, card: i64) -> i64:
    """AU-205 to AU-208."""
    deck = s.table.deck
    what = deck.first[card]
    count: i64 = 0
    for other in s.done[seat]:
        if deck.effects[card] == cards.PER_TYPE:
            if deck.types[other] == what:
                count += 1
        else:
            count += bits(deck.need[other * 6 + what])
    points = count * deck.second[card]
    if deck.effects[card] == cards.PER_SYMBOL and points > deck.third[card]:
        points = deck.third[card]
    return points


def senators(s: Augustus, seat: i64) -> i64:
    count: i64 = 0
    for card in s.done[seat]:
        if s.table.deck.types[card] == cards.SENATOR:
            count += 1
    return count


def standing_of(s: Augustus, seat: i64) -> i64:
    """For the ranking: total, then senators; a seat that has resigned is behind all others (AU-209 to AU-212)."""
    if s.resigned & bit(seat):
        return -1
    return score(s, seat) * 100 + senators(s, seat)


def winners(s: Augustus) -> i64:
    """Bit mask of the seats that win or share the victory."""
    best: i64 = -1
    mask: i64 = 0
    for seat in range(s.players):
        mine = standing_of(s, seat)
        if mine > best:
            best = mine
            mask = 0
        if mine == best and mine >= 0:
            mask |= bit(seat)
    return mask


def returns(s: Augustus) -> list[float]:
    """1 for a sole winner, less for a shared victory, -1 for the others; 0 before the end."""
    if s.phase != moves.OVER:
        return [0.0] * s.players
    mask = winners(s)
    won = 2.0 / float(bits(mask)) - 1.0
    return [won if mask & bit(seat) else -1.0 for seat in range(s.players)]
