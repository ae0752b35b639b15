"""Carrying out abilities: in the order that the owner chooses where it matters, gains from left to right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.goldencup import cards, events, moves
from ludus.games.goldencup.cards import Ability
from ludus.games.goldencup.team import Team
from ludus.kernel.bits import bit, bits

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup


# --- Which abilities wait ------------------------------------------------------------------------------


def call_for_hire(s: GoldenCup, t: Team, hired: i64) -> None:
    """The I abilities of the new champion and every hire trigger, its own included (GC-Q07, GC-093)."""
    deck = s.table.deck
    for place, ability in enumerate(deck.abilities[hired]):
        if ability.kind == cards.INSTANT:
            t.todo.append(moves.ability(hired, place))
    shown = deck.symbols[hired]
    for card in t.hired:
        if deck.hire_triggers[card]:
            for place, ability in enumerate(deck.abilities[card]):
                if ability.trigger == cards.ON_HIRE and cards.symbols_of(shown, ability.argument) > 0:
                    t.todo.append(moves.ability(card, place))


def call_for_upgrade(s: GoldenCup, t: Team, trigger: i64) -> None:
    """The triggers of a new stadium or agent."""
    assert trigger in (cards.ON_STADIUM, cards.ON_AGENT)
    deck = s.table.deck
    for card in t.hired:
        if deck.upgrade_triggers[card]:
            for place, ability in enumerate(deck.abilities[card]):
                if ability.trigger == trigger or ability.trigger == cards.ON_UPGRADE:
                    t.todo.append(moves.ability(card, place))


def call_for_match(s: GoldenCup, t: Team, goals: i64) -> None:
    """The match-end triggers of champions in slots (GC-136)."""
    deck = s.table.deck
    for slot in range(i64(4)):
        card = t.in_slot(slot)
        if card > 0 and deck.match_triggers[card]:
            for place, ability in enumerate(deck.abilities[card]):
                if ability.trigger == cards.ON_MATCH and goals >= ability.argument:
                    t.todo.append(moves.ability(card, place))


# --- One after the other -------------------------------------------------------------------------------


def carry_on(s: GoldenCup, seat: i64, home: i64) -> None:
    """Carry out what waits until the owner must choose; then the seat is back at `home`."""
    t = s.teams[seat]
    while True:
        while t.gains:
            gain = t.gains[-1]
            if asks(s, t, gain):
                return
            t.gains.pop()
            take(s, seat, gain)
        if not t.todo:
            break
        if len(t.todo) > 1 and order_matters(s, t):
            t.stage = moves.ORDERING
            return
        begin(s, t, t.todo.pop(0))
    t.stage = home


def begin(s: GoldenCup, t: Team, waiting: i64) -> None:
    """An ability starts: how often its gains come is settled now (GC-Q08)."""
    ability = s.table.deck.abilities[moves.ability_card(waiting)][moves.ability_place(waiting)]
    times = t.times(s.table.deck, ability)
    gains = single_gains(ability)
    gains.reverse()
    for _ in range(times):
        t.gains += gains


def single_gains(ability: Ability) -> list[i64]:
    """The gains of an ability in order, each upgrade and return for itself."""
    gains: list[i64] = []
    for verb, amount in zip(ability.verbs, ability.amounts):
        if cards.UP_ATTACK <= verb <= cards.DROP_DEFENCE:
            count = amount
            for _ in range(count):
                gains.append(verb)
        elif verb != cards.SACK:
            gains.append(moves.gain(verb, amount))
    return gains


def options(s: GoldenCup, t: Team, verb: i64) -> i64:
    """Mask of the kinds of tokens that may be chosen for an upgrade or a return."""
    if verb == cards.UP_ATTACK:
        return moves.upgrades(t.board, s.table.deck.tokens, 0)
    if verb == cards.UP_DEFENCE:
        return moves.upgrades(t.board, s.table.deck.tokens, cards.DEFENCE)
    return moves.on_board(t.board, 0 if verb == cards.DROP_ATTACK else cards.DEFENCE)


def asks(s: GoldenCup, t: Team, gain: i64) -> bool:
    """Must the owner choose a token? Then the seat is asked."""
    if gain < cards.UP_ATTACK or gain > cards.DROP_DEFENCE:
        return False
    if bits(options(s, t, gain)) < 2:
        return False
    if gain == cards.UP_ATTACK:
        t.stage = moves.UPGRADING
    elif gain == cards.UP_DEFENCE:
        t.stage = moves.UPGRADING_DEFENCE
    else:
        t.stage = moves.RETURNING if gain == cards.DROP_ATTACK else moves.RETURNING_DEFENCE
    return True


def take(s: GoldenCup, seat: i64, gain: i64) -> None:
    """A gain without a choice; what cannot be done is skipped (GC-099)."""
    t = s.teams[seat]
    verb = moves.gain_verb(gain)
    amount = moves.gain_amount(gain)
    if verb in (cards.ADD_ATTACK, cards.ADD_DEFENCE):
        add(s, seat, amount - 1 if verb == cards.ADD_ATTACK else cards.DEFENCE + amount - 1)
    elif verb == cards.GLORY:
        t.glory += amount
        events.whisper(s, events.GLORIFIED, [seat, amount])
    elif verb == cards.SPONSOR:
        if amount > 0:
            t.plus += amount
        else:
            t.minus -= amount
        events.whisper(s, events.SPONSORED, [seat, amount])
    else:
        mask = options(s, t, verb)
        if mask:
            change(s, seat, verb, lowest(mask))


def lowest(mask: i64) -> i64:
    number: i64 = 0
    while mask & bit(number) == 0:
        number += 1
    return number


def change(s: GoldenCup, seat: i64, verb: i64, kind: i64) -> None:
    """Upgrade or return a token of this kind."""
    t = s.teams[seat]
    if verb in (cards.UP_ATTACK, cards.UP_DEFENCE):
        t.board = moves.upgraded(t.board, kind)
        events.whisper(s, events.UPGRADED, [seat, kind])
    else:
        t.board -= cards.token(kind)
        events.whisper(s, events.RETURNED, [seat, kind])


def add(s: GoldenCup, seat: i64, wanted: i64) -> None:
    t = s.teams[seat]
    kind = moves.addable(t.board, s.table.deck.tokens, wanted)
    if kind >= 0:
        t.board += cards.token(kind)
        events.whisper(s, events.ADDED, [seat, kind])


# --- Does the order matter? ------------------------------------------------------------------------------


def order_matters(s: GoldenCup, t: Team) -> bool:
    """Can the tokens end up differently if another of the waiting abilities comes first?"""
    deck = s.table.deck
    lists: list[list[i64]] = []
    attack: i64 = 0  # kinds of changes, and how many abilities make any
    defence: i64 = 0
    attackers: i64 = 0
    defenders: i64 = 0
    for waiting in t.todo:
        ability = deck.abilities[moves.ability_card(waiting)][moves.ability_place(waiting)]
        times = t.times(deck, ability)
        once = [gain for gain in single_gains(ability) if moves.gain_verb(gain) <= cards.DROP_DEFENCE]
        gains: list[i64] = []
        for _ in range(times):
            gains += once
        lists.append(gains)
        before_attack = attackers
        before_defence = defenders
        for gain in gains:
            verb = moves.gain_verb(gain)
            if verb & 1 == 0:
                attack |= bit(verb)
                attackers = before_attack + 1
            else:
                defence |= bit(verb)
                defenders = before_defence + 1
    if (attackers < 2 or bits(attack) < 2) and (defenders < 2 or bits(defence) < 2):
        return False
    return len({tuple(sorted(reached)) for reached in first_choices(s, t.board, lists)}) > 1


def first_choices(s: GoldenCup, board: i64, lists: list[list[i64]]) -> list[set[i64]]:
    """For each ability that could come first: every board that could be the last."""
    found: list[set[i64]] = []
    for place, first in enumerate(lists):
        reached: set[i64] = set()
        rest = lists[:place] + lists[place + 1 :]
        for after in boards_after(s, board, first):
            reached |= last_boards(s, after, rest)
        found.append(reached)
    return found


def last_boards(s: GoldenCup, board: i64, lists: list[list[i64]]) -> set[i64]:
    if not lists:
        return {board}
    reached: set[i64] = set()
    for boards in first_choices(s, board, lists):
        reached |= boards
    return reached


def boards_after(s: GoldenCup, board: i64, gains: list[i64]) -> set[i64]:
    """Every board that these gains can lead to."""
    tokens = s.table.deck.tokens
    boards: set[i64] = {board}
    for gain in gains:
        verb = moves.gain_verb(gain)
        after: set[i64] = set()
        for each in boards:
            if verb <= cards.ADD_DEFENCE:
                wanted = moves.gain_amount(gain) - 1 + (cards.DEFENCE if verb == cards.ADD_DEFENCE else 0)
                kind = moves.addable(each, tokens, wanted)
                after.add(each + cards.token(kind) if kind >= 0 else each)
                continue
            first: i64 = 0 if verb & 1 == 0 else cards.DEFENCE
            up = verb <= cards.UP_DEFENCE
            mask = moves.upgrades(each, tokens, first) if up else moves.on_board(each, first)
            if mask == 0:
                after.add(each)
            for kind in range(i64(8)):
                if mask & bit(kind):
                    after.add(moves.upgraded(each, kind) if up else each - cards.token(kind))
        boards = after
    return boards
