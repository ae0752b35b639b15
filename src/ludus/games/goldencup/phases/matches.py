"""A match: tokens drawn one by one, attack against defence, throws (3.10 to 3.13 of the specification)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.goldencup import cards, events, moves, streams
from ludus.games.goldencup.phases.abilities import call_for_match, single_gains, take

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

FINAL_MATCH: Final = 100  # its number in events; matches of a round are round * 4 + field


def match_number(s: GoldenCup, field: i64) -> i64:
    return s.round * 4 + field if s.phase == moves.MATCHES else FINAL_MATCH


def bag_of(s: GoldenCup, first: i64, second: i64) -> list[i64]:
    """All board tokens of both teams and the breaks (GC-107): side * 16 + kind."""
    bag: list[i64] = [cards.BREAK] * s.table.deck.breaks
    fill(bag, s.board_of(first), 0)
    fill(bag, s.board_of(second), 16)
    return bag


def fill(bag: list[i64], board: i64, side: i64) -> None:
    for kind in range(i64(cards.KINDS)):
        for _ in range(cards.tokens_of(board, kind)):
            bag.append(side | kind)


def modifier(s: GoldenCup, team: i64, wanted: i64) -> i64:
    """What the champions in a team's slots change about all tokens (GC-109, GC-221, GC-222, GC-233)."""
    if team == s.table.automa:
        return 0
    t = s.teams[team]
    deck = s.table.deck
    total: i64 = 0
    for slot in range(i64(cards.SLOTS)):
        card = t.in_slot(slot)
        if card > 0 and deck.modifiers[card]:
            for ability in deck.abilities[card]:
                for verb, amount in zip(ability.verbs, ability.amounts):
                    if verb == wanted:
                        total += amount * t.times(deck, ability)
    return total


def play_match(s: GoldenCup, field: i64) -> tuple[i64, i64]:
    """The match of a field, or the final (`field` -1); returns the goals of both teams."""
    in_round = s.phase == moves.MATCHES
    first = s.paired(field, 0) if in_round else s.first
    second = s.paired(field, 1) if in_round else s.second
    number = match_number(s, field)
    wall_first = modifier(s, first, cards.STRONGER_DEFENCE)
    wall_second = modifier(s, second, cards.STRONGER_DEFENCE)
    end = s.table.deck.end_cells[s.round if in_round else cards.ROUNDS]
    if s.news is not None:
        bags = [s.board_of(first), s.board_of(second), s.table.deck.breaks]
        events.emit(s, events.LINED, [*line_ups(s, number, first, second), *bags, wall_first, wall_second, end])
    bag = bag_of(s, first, second)
    if end > len(bag):
        end = len(bag)
    if in_round:
        s.chance.deal(streams.BAGS + field, s.round, bag, end)
    else:
        s.chance.deal(streams.FINAL_BAG, 0, bag, end)
    swing_first = modifier(s, first, cards.STRONGER_ATTACK) - modifier(s, second, cards.WEAKER_FOE)
    swing_second = modifier(s, second, cards.STRONGER_ATTACK) - modifier(s, first, cards.WEAKER_FOE)
    guard_first: i64 = 0  # strength of the face-up defence tokens
    guard_second: i64 = 0
    goals_first: i64 = 0
    goals_second: i64 = 0
    thrown: i64 = 0  # dice
    for cell in range(1, end + 1):
        drawn = bag[len(bag) - cell]
        kind = drawn & 15
        if kind == cards.BREAK:
            if s.news is not None:
                events.emit(s, events.TOKEN, [number, cell, -1, kind, events.BREAKS])
        elif drawn < 16:
            if kind >= cards.DEFENCE:
                guard_first += kind - cards.DEFENCE + 1 + wall_first
                if s.news is not None:
                    events.emit(s, events.TOKEN, [number, cell, first, kind, events.DEFENDS])
            else:
                dice = attack(s, field, number, cell, first, kind, kind + 1 + swing_first - guard_second, thrown)
                if dice < 0:
                    goals_first += 1
                    dice = -1 - dice
                thrown += dice
                guard_second = 0  # GC-119
        elif kind >= cards.DEFENCE:
            guard_second += kind - cards.DEFENCE + 1 + wall_second
            if s.news is not None:
                events.emit(s, events.TOKEN, [number, cell, second, kind, events.DEFENDS])
        else:
            dice = attack(s, field, number, cell, second, kind, kind + 1 + swing_second - guard_first, thrown)
            if dice < 0:
                goals_second += 1
                dice = -1 - dice
            thrown += dice
            guard_first = 0
    finish(s, field, number, first, goals_first, second, goals_second)
    return goals_first, goals_second


def line_of(s: GoldenCup, team: i64) -> i64:
    return 0 if team == s.table.automa else s.teams[team].line


def line_ups(s: GoldenCup, number: i64, first: i64, second: i64) -> list[i64]:
    """Who stands where, as it is announced before a match or penalty throws."""
    return [number, first, line_of(s, first), second, line_of(s, second)]


def attack(s: GoldenCup, field: i64, number: i64, cell: i64, team: i64, kind: i64, strength: i64, thrown: i64) -> i64:
    """One attack token: how many dice were rolled; -1 minus that if it was a goal."""
    if strength <= 0:  # GC-117
        if s.news is not None:
            events.emit(s, events.TOKEN, [number, cell, team, kind, events.REPELLED, strength])
        return 0
    slot: i64 = (strength if strength < 4 else 4) - 1
    card = moves.in_slot(line_of(s, team), slot)
    paid: i64 = 0
    if s.phase == moves.MATCHES and team != s.table.automa:
        if card == 0:  # GC-124
            if s.teams[team].glory > 0:
                s.teams[team].glory -= 1
                paid = 1
        else:
            take_at_throw(s, team, card)
    count = dice_of(s, team, card)
    faces = s.table.deck.faces[slot]
    stream: i64 = streams.DICE + field if s.phase == moves.MATCHES else streams.FINAL_DICE
    base: i64 = s.round * 1000 + thrown if s.phase == moves.MATCHES else thrown
    goal = count == 0
    shown: list[i64] = []
    for i in range(count):
        die = s.chance.die(stream, base + i, 6)
        shown.append(die)
        if faces >> die & 1:
            goal = True
    if s.news is not None:
        result: i64 = events.SCORES if goal else events.MISSED
        events.emit(s, events.TOKEN, [number, cell, team, kind, result, strength, slot, card, paid, *shown])
    return -1 - count if goal else count


def dice_of(s: GoldenCup, team: i64, card: i64) -> i64:
    """How many dice this thrower rolls; 0: an automatic goal."""
    if card == 0:
        return 1
    count = s.teams[team].dice(s.table.deck, card)
    return count if count < s.table.most_dice else s.table.most_dice


def take_at_throw(s: GoldenCup, seat: i64, card: i64) -> None:
    """Other gains of a T ability: glory and sponsors at once, tokens when they are back on the board (GC-137)."""
    t = s.teams[seat]
    deck = s.table.deck
    if deck.kinds[card] & cards.THROW == 0:
        return
    for ability in deck.abilities[card]:
        if ability.kind != cards.THROW:
            continue
        later: list[i64] = []
        for gain in single_gains(ability):
            if moves.gain_verb(gain) <= cards.DROP_DEFENCE:
                later.append(gain)
        times = t.times(deck, ability)
        for _ in range(times):
            for gain in single_gains(ability):
                if cards.DROP_DEFENCE < moves.gain_verb(gain) < cards.DICE:
                    take(s, seat, gain)
            later.reverse()
            t.gains = later + t.gains  # the next one is the last
            later.reverse()


def finish(s: GoldenCup, field: i64, number: i64, first: i64, goals_first: i64, second: i64, goals_second: i64) -> None:
    """Glory of the match (GC-132, GC-133), statistics, and what waits for the end of a match."""
    glory_first: i64 = 0
    glory_second: i64 = 0
    if s.phase == moves.MATCHES:
        glory_first = match_glory(s, first, goals_first, goals_second)
        glory_second = match_glory(s, second, goals_second, goals_first)
        reward(s, first, glory_first, goals_first, goals_second)
        reward(s, second, glory_second, goals_second, goals_first)
        place = len(s.results)  # in the order of fields, whichever match was over first
        while place > 0 and s.results[place - 6] == s.round and s.results[place - 5] > field:
            place -= 6
        s.results[place:place] = [s.round, field, first, goals_first, second, goals_second]
    if s.news is not None:
        events.emit(s, events.RESULT, [number, first, goals_first, glory_first, second, goals_second, glory_second])


def match_glory(s: GoldenCup, team: i64, goals: i64, against: i64) -> i64:
    if team == s.table.automa and s.players > 1:  # GC-167
        return 0
    if goals == against:
        return cards.DRAW_GLORY
    return s.table.deck.win_glory[s.agent_of(team)] + goals - against if goals > against else 0


def reward(s: GoldenCup, team: i64, glory: i64, goals: i64, against: i64) -> None:
    if team == s.table.automa:
        s.automa_glory += glory
        return
    t = s.teams[team]
    t.glory += glory
    t.scored += goals
    t.conceded += against
    if goals > against:
        t.won += 1
    elif goals == against:
        t.level += 1
    else:
        t.lost += 1
    call_for_match(s, t, goals)
