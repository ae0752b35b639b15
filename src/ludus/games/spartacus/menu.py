"""What a seat may decide now: every answer, or a bounded sensible menu. The first one does nothing special.

A seat that is silent, or has left, gives the first answer of the list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves, moves_turn
from ludus.games.spartacus.menu_arena import fighting, hosting
from ludus.games.spartacus.menu_deals import add_accepts, bidding, trading
from ludus.games.spartacus.menu_hand import add_counters, add_foils, add_guards, add_laying, add_reactions, assets_of
from ludus.games.spartacus.menu_turn import MOST_DISCARDS, intrigue_turn
from ludus.games.spartacus.phases.auctions import informants
from ludus.games.spartacus.phases.balance import net
from ludus.games.spartacus.phases.guards import bodyguards
from ludus.games.spartacus.phases.reactions import guards_out
from ludus.games.spartacus.phases.schemes import most_taken
from ludus.games.spartacus.phases.support import is_enough
from ludus.games.spartacus.phases.upkeep import healers, patients
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def legal(s: Spartacus, seat: i64) -> list[int]:
    stage = s.stage
    if stage == moves.OVER:
        return []
    if s.waiting & bit(seat) == 0:
        return unasked(s, seat)
    found: list[int] = []
    if stage in (moves.CHECKPOINT, moves.ON_WAGERS, moves.ON_DEATH):
        found.append(moves.PASS)
        add_reactions(s, seat, found)
    elif stage == moves.ON_SCHEME:
        found.append(moves.PASS)
        add_guards(s, seat, found)
        add_foils(s, seat, found)
    elif stage == moves.ON_REACTION:
        found.append(moves.PASS)
        add_counters(s, seat, found)
    elif stage == moves.MAIN:
        return intrigue_turn(s, seat)
    elif stage == moves.BIDDING:
        return bidding(s, seat)
    elif stage == moves.OPEN_MARKET:
        return trading(s, seat)
    elif stage >= moves.ASK_NET and stage < moves.ON_DEATH:
        return fighting(s, seat)
    elif stage >= moves.INVITING:
        return hosting(s, seat)
    elif stage <= moves.BALANCING:
        return upkeep(s, seat)
    else:
        return answers(s, seat)
    if s.offers:
        add_accepts(s, seat, found)
    return found


def settling(s: Spartacus, seat: i64) -> list[int]:
    """A scheme that can no longer be paid for cannot be revealed (SP-226, SP-712)."""
    return [moves.WITHDRAW, moves.REVEAL] if s.why_not(seat, moves.REVEAL) == 0 else [moves.WITHDRAW]


def unasked(s: Spartacus, seat: i64) -> list[int]:
    """What a house may do though nothing is asked of it."""
    found: list[int] = []
    if s.volunteers() & bit(seat) == 0 or s.is_sealed():
        return found
    if s.stage == moves.OPEN_MARKET:
        found.append(moves.UNREADY)
    elif s.stage == moves.ANSWERING and seat == s.active and is_enough(s):
        found += settling(s, seat)
    if s.stage in (moves.MAIN, moves.OPEN_MARKET, moves.INVITING):
        add_reactions(s, seat, found)
    add_laying(s, seat, found)
    if s.offers:
        add_accepts(s, seat, found)
    return found


# --- Upkeep and short answers --------------------------------------------------------------------------


def upkeep(s: Spartacus, seat: i64) -> list[int]:
    stage = s.stage
    if stage == moves.CHOOSING_HOUSE:
        return houses(s)
    if stage == moves.HEALING:
        return [moves.pack(moves.HEAL, card + 1) for card in patients(s, seat)]
    if stage == moves.HEAL_DIE:
        high, low = (s.die, s.die2) if s.die > s.die2 else (s.die2, s.die)
        return [moves.pack(moves.CHOOSE, high), moves.pack(moves.CHOOSE, low)]
    if stage == moves.ASK_HEALER:
        found: list[int] = [moves.PASS]
        for card in healers(s, seat):
            found.append(moves.pack(moves.HEALER, card + 1))
        return found
    return balances(s, seat)


def houses(s: Spartacus) -> list[int]:
    found: list[int] = []
    for house in range(4):
        if free_house(s, house):
            for figure in range(4):
                if free_figure(s, figure):
                    found.append(moves.pack(moves.HOUSE, moves.house_of(house, figure)))
    return found


def free_house(s: Spartacus, card: i64) -> bool:
    return all(house.card != card for house in s.houses)


def free_figure(s: Spartacus, figure: i64) -> bool:
    return all(house.figure != figure for house in s.houses)


def must_drop(s: Spartacus, seat: i64) -> i64:
    """Gladiators that the house cannot pay for."""
    short = -net(s, seat) - s.houses[seat].gold
    return short if short > 0 else 0


def balances(s: Spartacus, seat: i64) -> list[int]:
    """As few discards as needed, and one more."""
    gladiators = s.ready_cards(seat, cards.GLADIATOR)
    least = must_drop(s, seat)
    found: list[int] = []
    add_sets(s, gladiators, 0, 0, least, found)
    if least < len(gladiators):
        add_sets(s, gladiators, 0, 0, least + 1, found)
    return found


def add_sets(s: Spartacus, cards: list[i64], start: i64, mask: i64, size: i64, found: list[int]) -> None:
    if size == 0:
        found.append(moves.pack(moves.BALANCE, mask))
        return
    place = start
    last: i64 = -1
    while place < len(cards) and len(found) < MOST_DISCARDS:
        card = cards[place]
        mark = s.look(card)
        if mark != last:
            add_sets(s, cards, place + 1, mask | bit(card), size - 1, found)
        last = mark
        place += 1


def answers(s: Spartacus, seat: i64) -> list[int]:
    stage = s.stage
    found: list[int] = []
    if stage == moves.ANSWERING:
        found = [moves.NO, moves.YES]
        if s.offers:
            add_accepts(s, seat, found)
        return found
    if stage == moves.REVEALING:
        return settling(s, seat)
    if stage == moves.ASK_BODYGUARD:
        found.append(moves.PASS)
        for card in bodyguards(s, seat):
            found.append(moves.pack(moves.BODYGUARD, card + 1))
    elif stage == moves.DROPPING:
        for asset in assets_of(s, seat, dropped_kinds(s)):
            found.append(moves.pack(moves.DROP, asset))
    elif stage == moves.PICKING:
        for asset in assets_of(s, moves.plan_target(s.scheme), dropped_kinds(s)):
            found.append(moves.pack(moves.PICK, asset))
    elif stage == moves.TAKING:
        for gold in range(most_taken(s), -1, -1):
            found.append(moves.pack(moves.TAKE, gold))
    elif stage == moves.REGAINING:
        found.append(moves.PASS)
        for card in guards_out(s):
            found.append(moves.pack(moves.REGAIN, card))
    else:
        assert stage == moves.ASK_INFORMANT
        found.append(moves.PASS)
        for card in informants(s, seat):
            for lot in range(i64(len(s.lots))):
                found.append(moves.pack(moves.USE, moves_turn.use_of(card + 1, 0, 0, lot + 1)))
    return found


def dropped_kinds(s: Spartacus) -> i64:
    """The kinds of assets that the present step of the scheme is about."""
    return s.table.deck.steps[moves.plan_card(s.scheme)][s.step - 1].kinds
