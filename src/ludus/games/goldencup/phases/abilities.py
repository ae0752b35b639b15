"""Carrying out abilities: in the order that the owner chooses where it matters, gains from left to right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.goldencup.cards import (
    ADD_ATTACK,
    ADD_DEFENCE,
    DEFENCE,
    DROP_ATTACK,
    DROP_DEFENCE,
    GLORY,
    INSTANT,
    ON_AGENT,
    ON_HIRE,
    ON_MATCH,
    ON_STADIUM,
    ON_UPGRADE,
    SACK,
    SPONSOR,
    UP_ATTACK,
    UP_DEFENCE,
    Ability,
    symbols_of,
    token,
)
from ludus.games.goldencup.events import ADDED, GLORIFIED, RETURNED, SPONSORED, UPGRADED, whisper
from ludus.games.goldencup.moves import addable, on_board, upgraded, upgrades
from ludus.games.goldencup.team import ORDERING, RETURNING, RETURNING_DEFENCE, UPGRADING, UPGRADING_DEFENCE, Team
from ludus.kernel.bits import bit, bits

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup


# --- Which abilities wait ------------------------------------------------------------------------------


def call_for_hire(s: GoldenCup, t: Team, hired: i64) -> None:
    """The I abilities of the new champion and every hire trigger, its own included (GC-Q07, GC-093)."""
    deck = s.table.deck
    for place, ability in enumerate(deck.abilities[hired]):
        if ability.kind == INSTANT:
            t.todo.append(hired | place << 7)
    shown = deck.symbols[hired]
    for card in t.hired:
        if deck.hire_triggers[card]:
            for place, ability in enumerate(deck.abilities[card]):
                if ability.trigger == ON_HIRE and symbols_of(shown, ability.argument) > 0:
                    t.todo.append(card | place << 7)


def call_for_upgrade(s: GoldenCup, t: Team, trigger: i64) -> None:
    """The triggers of a new stadium or agent."""
    assert trigger in (ON_STADIUM, ON_AGENT)
    deck = s.table.deck
    for card in t.hired:
        if deck.upgrade_triggers[card]:
            for place, ability in enumerate(deck.abilities[card]):
                if ability.trigger == trigger or ability.trigger == ON_UPGRADE:
                    t.todo.append(card | place << 7)


def call_for_match(s: GoldenCup, t: Team, goals: i64) -> None:
    """The match-end triggers of champions in slots (GC-136)."""
    deck = s.table.deck
    slot: i64 = 0
    while slot < 4:
        card = t.in_slot(slot)
        if card > 0 and deck.match_triggers[card]:
            for place, ability in enumerate(deck.abilities[card]):
                if ability.trigger == ON_MATCH and goals >= ability.argument:
                    t.todo.append(card | place << 7)
        slot += 1


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
            t.stage = ORDERING
            return
        begin(s, t, t.todo.pop(0))
    t.stage = home


def begin(s: GoldenCup, t: Team, waiting: i64) -> None:
    """An ability starts: how often its gains come is settled now (GC-Q08)."""
    ability = s.table.deck.abilities[waiting & 127][waiting >> 7]
    times = t.times(s.table.deck, ability)
    gains = single_gains(ability)
    gains.reverse()
    while times > 0:
        t.gains += gains
        times -= 1


def single_gains(ability: Ability) -> list[i64]:
    """The gains of an ability in order, each upgrade and return for itself."""
    gains: list[i64] = []
    for verb, amount in zip(ability.verbs, ability.amounts):
        if UP_ATTACK <= verb <= DROP_DEFENCE:
            count = amount
            while count > 0:
                gains.append(verb)
                count -= 1
        elif verb != SACK:
            gains.append(verb | amount << 8)
    return gains


def options(s: GoldenCup, t: Team, verb: i64) -> i64:
    """Mask of the kinds of tokens that may be chosen for an upgrade or a return."""
    if verb == UP_ATTACK:
        return upgrades(t.board, s.table.deck.tokens, 0)
    if verb == UP_DEFENCE:
        return upgrades(t.board, s.table.deck.tokens, DEFENCE)
    return on_board(t.board, 0 if verb == DROP_ATTACK else DEFENCE)


def asks(s: GoldenCup, t: Team, gain: i64) -> bool:
    """Must the owner choose a token? Then the seat is asked."""
    if gain < UP_ATTACK or gain > DROP_DEFENCE:
        return False
    if bits(options(s, t, gain)) < 2:
        return False
    if gain == UP_ATTACK:
        t.stage = UPGRADING
    elif gain == UP_DEFENCE:
        t.stage = UPGRADING_DEFENCE
    else:
        t.stage = RETURNING if gain == DROP_ATTACK else RETURNING_DEFENCE
    return True


def take(s: GoldenCup, seat: i64, gain: i64) -> None:
    """A gain without a choice; what cannot be done is skipped (GC-099)."""
    t = s.teams[seat]
    verb = gain & 255
    amount = gain >> 8
    if verb in (ADD_ATTACK, ADD_DEFENCE):
        add(s, seat, amount - 1 if verb == ADD_ATTACK else DEFENCE + amount - 1)
    elif verb == GLORY:
        t.glory += amount
        whisper(s, GLORIFIED, [seat, amount])
    elif verb == SPONSOR:
        if amount > 0:
            t.plus += amount
        else:
            t.minus -= amount
        whisper(s, SPONSORED, [seat, amount])
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
    if verb in (UP_ATTACK, UP_DEFENCE):
        t.board = upgraded(t.board, kind)
        whisper(s, UPGRADED, [seat, kind])
    else:
        t.board -= token(kind)
        whisper(s, RETURNED, [seat, kind])


def add(s: GoldenCup, seat: i64, wanted: i64) -> None:
    t = s.teams[seat]
    kind = addable(t.board, s.table.deck.tokens, wanted)
    if kind >= 0:
        t.board += token(kind)
        whisper(s, ADDED, [seat, kind])


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
        ability = deck.abilities[waiting & 127][waiting >> 7]
        times = t.times(deck, ability)
        once = [gain for gain in single_gains(ability) if gain & 255 <= DROP_DEFENCE]
        gains: list[i64] = []
        while times > 0:
            gains += once
            times -= 1
        lists.append(gains)
        before_attack = attackers
        before_defence = defenders
        for gain in gains:
            verb = gain & 255
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
    place: i64 = 0
    while place < len(lists):
        reached: set[i64] = set()
        rest = lists[:place] + lists[place + 1 :]
        for after in boards_after(s, board, lists[place]):
            reached |= last_boards(s, after, rest)
        found.append(reached)
        place += 1
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
        verb = gain & 255
        after: set[i64] = set()
        for each in boards:
            if verb <= ADD_DEFENCE:
                wanted = (gain >> 8) - 1 + (DEFENCE if verb == ADD_DEFENCE else 0)
                kind = addable(each, tokens, wanted)
                after.add(each + token(kind) if kind >= 0 else each)
                continue
            first: i64 = 0 if verb & 1 == 0 else DEFENCE
            up = verb <= UP_DEFENCE
            mask = upgrades(each, tokens, first) if up else on_board(each, first)
            if mask == 0:
                after.add(each)
            kind = 0
            while kind < 8:
                if mask & bit(kind):
                    after.add(upgraded(each, kind) if up else each - token(kind))
                kind += 1
        boards = after
    return boards
