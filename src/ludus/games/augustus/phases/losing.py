"""Red abilities and what they move (specification 3.9, AU-187 to AU-190)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.augustus.cards import FOES_LOSE, FOES_REMOVE, FOES_WIPE, RESOURCE_TILE
from ludus.games.augustus.events import GAVE, LOST, REMOVED, WIPED, answer_of, ask, await_answers, forced, tell
from ludus.games.augustus.menu import heirs, losses
from ludus.games.augustus.moves import ABILITY, GIVE, HIT, KEY_BITS, KEY_MASK
from ludus.games.augustus.phases.rewarding import pass_tile, refresh_serves
from ludus.kernel.bits import bit, bits

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus

NOBODY: Final = -1


def hit(s: Augustus) -> None:
    """Every other seat owes a loss; those with one possible answer are not asked (AU-130 to AU-142)."""
    s.phase = HIT
    seat: i64 = 0
    waiting: i64 = 0
    while seat < s.players:
        s.answers[seat] = 0
        if seat != s.owner:
            choices = losses(s, seat)
            if len(choices) > 0:
                s.answers[seat] = choices[0]
            if len(choices) > 1 and s.resigned & bit(seat) == 0:
                waiting |= bit(seat)
        seat += 1
    await_answers(s, waiting)


def carry_out_losses(s: Augustus) -> None:
    """All losses together, then the resource tiles (AU-147)."""
    effect = s.table.deck.effects[s.chain[s.link]]
    seat: i64 = 0
    while seat < s.players:
        move = answer_of(s, seat)
        if move:
            if effect == FOES_REMOVE:
                remove_legions(s, seat, move)
            elif effect == FOES_WIPE:
                slot = move - 1
                count = bits(s.cover[seat][slot])
                s.cover[seat][slot] = 0
                s.supply[seat] += count
                if s.news is not None:
                    s.news.append([WIPED, seat, forced(s, seat), s.active[seat][slot], count])
            else:
                s.done[seat].remove(move)
                s.lost.append(move)
                refresh_serves(s, seat)
                tell(s, LOST, seat, forced(s, seat), move)
        seat += 1
    if effect == FOES_LOSE:
        check_resources(s)
    else:
        s.link += 1
        s.phase = ABILITY


def remove_legions(s: Augustus, seat: i64, move: i64) -> None:
    deck = s.table.deck
    told: list[i64] = [REMOVED, seat, forced(s, seat)]
    while move:
        key = (move & KEY_MASK) - 1
        slot = key // 6
        card = s.active[seat][slot]
        s.cover[seat][slot] = deck.take(card, s.cover[seat][slot], key % 6)
        s.supply[seat] += 1
        told.append(card)
        told.append(key % 6)
        move >>= KEY_BITS
    if s.news is not None:
        s.news.append(told)


def check_resources(s: Augustus) -> None:
    """AU-187 to AU-190, gold before wheat; only a holder with a choice is asked."""
    while s.giving < RESOURCE_TILE + 2:
        tile = s.giving
        holder = s.tiles[tile]
        if holder >= 0:
            mine = s.resource_count(holder, tile)
            others = heirs(s)
            most: i64 = 0
            if len(others) > 0:
                most = s.resource_count(others[0], tile)
            if most > mine and len(others) > 1:
                ask(s, GIVE, holder, others[0])
                return
            if most > mine:
                pass_tile(s, tile, others[0])
            elif mine == 0:
                pass_tile(s, tile, NOBODY)
        s.giving += 1
    s.giving = RESOURCE_TILE
    s.link += 1
    s.phase = ABILITY


def give(s: Augustus) -> None:
    holder = s.tiles[s.giving]
    heir = answer_of(s, holder)
    if s.news is not None:
        s.news.append([GAVE, holder, forced(s, holder), s.giving, heir])
    pass_tile(s, s.giving, heir)
    s.giving += 1
    check_resources(s)
