"""Red abilities and what they move (specification 3.9, AU-187 to AU-190)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.augustus import cards, events, moves
from ludus.games.augustus.menu import heirs, losses
from ludus.games.augustus.phases.rewarding import pass_tile, refresh_serves
from ludus.kernel.bits import bit, bits

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus

NOBODY: Final = -1


def hit(s: Augustus) -> None:
    """Every other seat owes a loss; those with one possible answer are not asked (AU-130 to AU-142)."""
    s.phase = moves.HIT
    waiting: i64 = 0
    for seat in range(s.players):
        s.answers[seat] = 0
        if seat != s.owner:
            choices = losses(s, seat)
            if len(choices) > 0:
                s.answers[seat] = choices[0]
            if len(choices) > 1 and s.resigned & bit(seat) == 0:
                waiting |= bit(seat)
    events.await_answers(s, waiting)


def carry_out_losses(s: Augustus) -> None:
    """All losses together, then the resource tiles (AU-147)."""
    effect = s.table.deck.effects[s.chain[s.link]]
    for seat in range(s.players):
        move = events.answer_of(s, seat)
        if move:
            if effect == cards.FOES_REMOVE:
                remove_legions(s, seat, move)
            elif effect == cards.FOES_WIPE:
                slot = move - 1
                count = bits(s.cover[seat][slot])
                s.cover[seat][slot] = 0
                s.supply[seat] += count
                if s.news is not None:
                    s.news.append([events.WIPED, seat, events.forced(s, seat), s.active[seat][slot], count])
            else:
                s.done[seat].remove(move)
                s.lost.append(move)
                refresh_serves(s, seat)
                events.emit(s, events.LOST, seat, events.forced(s, seat), move)
    if effect == cards.FOES_LOSE:
        check_resources(s)
    else:
        s.link += 1
        s.phase = moves.ABILITY


def remove_legions(s: Augustus, seat: i64, move: i64) -> None:
    deck = s.table.deck
    event: list[i64] = [events.REMOVED, seat, events.forced(s, seat)]
    for key in moves.keys(move):
        slot = key // 6
        card = s.active[seat][slot]
        s.cover[seat][slot] = deck.take(card, s.cover[seat][slot], key % 6)
        s.supply[seat] += 1
        event.append(card)
        event.append(key % 6)
    if s.news is not None:
        s.news.append(event)


def check_resources(s: Augustus) -> None:
    """AU-187 to AU-190, gold before wheat; only a holder with a choice is asked."""
    while s.giving < cards.RESOURCE_TILE + 2:
        tile = s.giving
        holder = s.tiles[tile]
        if holder >= 0:
            mine = s.resource_count(holder, tile)
            others = heirs(s)
            most: i64 = 0
            if len(others) > 0:
                most = s.resource_count(others[0], tile)
            if most > mine and len(others) > 1:
                events.ask(s, moves.GIVE, holder, others[0])
                return
            if most > mine:
                pass_tile(s, tile, others[0])
            elif mine == 0:
                pass_tile(s, tile, NOBODY)
        s.giving += 1
    s.giving = cards.RESOURCE_TILE
    s.link += 1
    s.phase = moves.ABILITY


def give(s: Augustus) -> None:
    holder = s.tiles[s.giving]
    heir = events.answer_of(s, holder)
    if s.news is not None:
        s.news.append([events.GAVE, holder, events.forced(s, holder), s.giving, heir])
    pass_tile(s, s.giving, heir)
    s.giving += 1
    check_resources(s)
