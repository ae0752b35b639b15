"""A resolution: chains and the abilities that serve their owner (specification 3.6 to 3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.augustus import cards, events, moves
from ludus.games.augustus.menu import can_mobilise, picture
from ludus.games.augustus.phases.losing import hit
from ludus.kernel.bits import bits

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus

NOBODY: Final = -1


def next_resolution(s: Augustus) -> None:
    if len(s.queue) == 0:
        s.owner = NOBODY
        s.phase = moves.CLOSE
        return
    s.owner = s.queue.pop(0)
    card = s.queue.pop(0)
    s.chain = [card]
    s.chain_legions = [s.table.deck.size[card]]
    s.link = 0
    s.picks = 0
    s.phase = moves.ABILITY


def use_ability(s: Augustus) -> None:
    """Phase a for the next card of the chain: its legions come back and its ability works (AU-073, AU-091)."""
    if s.link == len(s.chain):
        s.link = 0
        s.phase = moves.ENTER
        return
    deck = s.table.deck
    owner = s.owner
    card = s.chain[s.link]
    events.emit(s, events.AVE, owner, card, s.chain_legions[s.link])
    s.supply[owner] += s.chain_legions[s.link]
    s.chain_legions[s.link] = 0
    s.picks += 1
    effect = deck.effects[card]
    if effect in (cards.MOB, cards.MOBANY):
        ask_to_mobilise(s)
    elif effect >= cards.FOES_REMOVE and effect <= cards.FOES_LOSE:
        hit(s)
    elif effect == cards.FINISH_ONE and len(s.active[owner]) > 0:
        events.ask(s, moves.FINISH, owner, 0)
    elif effect == cards.REARRANGE and picture(s.cover[owner]) != 0:
        events.ask(s, moves.ARRANGE, owner, 0)
    else:
        if effect == cards.GAIN:
            gain(s, deck.first[card])
        elif effect == cards.TAKE_TWO:
            s.picks += 1
        s.link += 1


def gain(s: Augustus, count: i64) -> None:
    """AU-103, AU-104: as many as there are."""
    if count > s.common:
        count = s.common
    s.common -= count
    s.supply[s.owner] += count
    events.emit(s, events.GAINED, s.owner, count)


def ask_to_mobilise(s: Augustus) -> None:
    owner = s.owner
    symbols: i64 = 0
    for mask in moves.ability_symbols(s):
        symbols |= mask
    if can_mobilise(s, owner, symbols):
        events.ask(s, moves.MOBILISE, owner, 0)
    else:
        events.await_answers(s, 0)
        tell_mobilised(s, 0)
        s.link += 1


def mobilise(s: Augustus) -> None:
    owner = s.owner
    move = events.answer_of(s, owner)
    tell_mobilised(s, move)
    if move:
        moves.do_part(s, owner, moves.first_part(move))
        if moves.second_part(move):
            moves.do_part(s, owner, moves.second_part(move))
    join_chain(s)
    s.link += 1
    s.phase = moves.ABILITY


def tell_mobilised(s: Augustus, move: i64) -> None:
    if s.news is None:
        return
    owner = s.owner
    event = [events.MOBILISED, owner, events.forced(s, owner), len(moves.ability_symbols(s))]
    event += events.described(s, owner, moves.first_part(move))
    if moves.second_part(move):
        event += events.described(s, owner, moves.second_part(move))
    s.news.append(event)


def join_chain(s: Augustus) -> None:
    """Objectives that the ability has completed join the chain in ascending number (AU-090 to AU-092)."""
    deck = s.table.deck
    cards = s.active[s.owner]
    covers = s.cover[s.owner]
    found: list[i64] = []
    slot: i64 = 0
    while slot < len(cards):
        if covers[slot] == deck.full[cards[slot]]:
            found.append(cards.pop(slot))
            covers.pop(slot)
        else:
            slot += 1
    found.sort()
    for card in found:
        s.chain.append(card)
        s.chain_legions.append(deck.size[card])


def finish(s: Augustus) -> None:
    """AU-111: any active objective, with the legions that stand on it."""
    owner = s.owner
    move = events.answer_of(s, owner)
    card: i64 = 0
    if move:
        card = s.active[owner].pop(move - 1)
        s.chain.append(card)
        s.chain_legions.append(bits(s.cover[owner].pop(move - 1)))
    events.emit(s, events.FINISHED, owner, events.forced(s, owner), card)
    s.link += 1
    s.phase = moves.ABILITY


def arrange(s: Augustus) -> None:
    owner = s.owner
    move = events.answer_of(s, owner)
    covers = s.cover[owner]
    event: list[i64] = [events.ARRANGED, owner, events.forced(s, owner)]
    for slot in range(i64(len(covers))):
        if move:
            covers[slot] = moves.cover(move, slot)
            if covers[slot]:
                event.append(s.active[owner][slot])
                event.append(covers[slot])
    if s.news is not None:
        s.news.append(event)
    join_chain(s)
    s.link += 1
    s.phase = moves.ABILITY
