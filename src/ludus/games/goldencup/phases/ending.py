"""The end of the championship: totals, finalists, the final and its penalty throws (3.14 to 3.16, 3.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.goldencup import cards, events, moves, streams
from ludus.games.goldencup.phases.matches import FINAL_MATCH, dice_of, line_of, line_ups, play_match
from ludus.games.goldencup.team import Team
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup


# --- Totals ------------------------------------------------------------------------------------------------


def track_glory(s: GoldenCup, t: Team) -> i64:
    return s.table.deck.track[t.income(s.table.deck)]


def end_glory(s: GoldenCup, t: Team) -> i64:
    """E abilities of all hired champions (GC-090)."""
    deck = s.table.deck
    total: i64 = 0
    for card in t.hired:
        if deck.kinds[card] & cards.END:
            for ability in deck.abilities[card]:
                if ability.kind == cards.END:
                    for verb, amount in zip(ability.verbs, ability.amounts):
                        if verb == cards.GLORY:
                            total += amount * t.times(deck, ability)
    return total


def fan_glory(s: GoldenCup, t: Team, fan: i64) -> i64:
    """The highest tier that is reached (GC-142)."""
    deck = s.table.deck
    count = t.count(deck, deck.fan_counter[fan], deck.fan_counted[fan])
    tiers = deck.fan_tiers[fan]
    best: i64 = 0
    place: i64 = 0
    while place < len(tiers):
        if count >= tiers[place]:
            best = tiers[place + 1]
        place += 2
    return best


def total(s: GoldenCup, team: i64) -> i64:
    """Glory after the end-of-championship scoring (GC-140, GC-183)."""
    if team == s.table.automa:
        return s.automa_glory
    t = s.teams[team]
    return t.glory + track_glory(s, t) + end_glory(s, t) + fan_glory(s, t, t.fan)


# --- Who plays the final ----------------------------------------------------------------------------------


def end_championship(s: GoldenCup) -> None:
    seat: i64 = 0
    while seat < s.players and s.news is not None:
        t = s.teams[seat]
        fan = fan_glory(s, t, t.fan)
        events.emit(s, events.SCORED, [seat, t.glory, track_glory(s, t), end_glory(s, t), t.fan, fan, total(s, seat)])
        seat += 1
    if s.players <= 2:
        lead = total(s, 0) - total(s, 1)
        s.first = 0
        s.second = 1
        if lead >= cards.LEAD or lead <= -cards.LEAD:  # GC-160, GC-184
            end_game(s, 0 if lead > 0 else 1, events.BY_LEAD)
            return
    else:
        choose_finalists(s)
    events.emit(s, events.FINALISTS, [s.first, s.second])
    s.phase = moves.FINAL
    ask_finalists(s)


def choose_finalists(s: GoldenCup) -> None:
    """The algorithm of ruling GC-Q17."""
    totals: list[i64] = [total(s, seat) for seat in range(s.players)]
    border = sorted(totals, reverse=True)[1]
    chosen = [seat for seat in range(s.players) if totals[seat] > border]
    level = [seat for seat in range(s.players) if totals[seat] == border]
    chosen += break_tie(s, level, 2 - len(chosen))
    s.first = chosen[0] if chosen[0] < chosen[1] else chosen[1]
    s.second = chosen[1] if chosen[0] < chosen[1] else chosen[0]


def break_tie(s: GoldenCup, seats: list[i64], places: i64) -> list[i64]:
    """More champions, more gold, more silver, then dice (GC-146, GC-147)."""
    chosen: list[i64] = []
    roll: i64 = 0
    step: i64 = 0
    while len(seats) > places:
        marks: list[i64] = []
        for seat in seats:
            if step < 3:
                marks.append(tie_mark(s, seat, step))
            else:
                marks.append(s.chance.die(streams.TIE, roll, 6))
                roll += 1
        if step >= 3 and s.news is not None:
            rolls: list[i64] = []
            for seat, mark in zip(seats, marks):
                rolls += [seat, mark]
            events.emit(s, events.TIE, rolls)
        border = sorted(marks, reverse=True)[places - 1]
        above = [seat for seat, mark in zip(seats, marks) if mark > border]
        seats = [seat for seat, mark in zip(seats, marks) if mark == border]
        chosen += above
        places -= len(above)
        step += 1
    return chosen + seats


def tie_mark(s: GoldenCup, seat: i64, step: i64) -> i64:
    """Hired champions, gold ones, silver ones."""
    hired = s.teams[seat].hired
    if step == 0:
        return len(hired)
    count: i64 = 0
    for card in hired:
        count += s.table.deck.levels[card] == 3 - step
    return count


# --- The final -----------------------------------------------------------------------------------------------


def ask_finalists(s: GoldenCup) -> None:
    for team in (s.first, s.second):
        if team != s.table.automa:
            t = s.teams[team]
            t.line = 0
            t.stage = moves.FREE
            if t.hired:
                t.stage = moves.LINING
                s.waiting |= bit(team)


def play_final(s: GoldenCup) -> None:
    """One match for the cup (GC-150 to GC-155)."""
    goals_first, goals_second = play_match(s, -1)
    if goals_first != goals_second:
        end_game(s, s.first if goals_first > goals_second else s.second, events.BY_FINAL)
        return
    s.phase = moves.SHOOT_OUT
    ask_finalists(s)


def shoot_out(s: GoldenCup) -> None:
    """Slot 4+, 3, 2, 1, 4+ ... until exactly one scores (GC-157)."""
    if s.news is not None:
        events.emit(s, events.LINED, line_ups(s, FINAL_MATCH + 1, s.first, s.second))
    slot: i64 = 3
    rolled: i64 = 0
    while True:
        first, rolled = penalty(s, s.first, slot, rolled)
        second, rolled = penalty(s, s.second, slot, rolled)
        if first != second:
            end_game(s, s.first if first else s.second, events.BY_PENALTIES)
            return
        slot = slot - 1 if slot > 0 else 3


def penalty(s: GoldenCup, team: i64, slot: i64, rolled: i64) -> tuple[bool, i64]:
    """One throw: whether it scores, and the dice rolled so far."""
    card = moves.in_slot(line_of(s, team), slot)
    count = dice_of(s, team, card)
    goal = count == 0
    shown: list[i64] = []
    for _ in range(count):
        die = s.chance.die(streams.PENALTIES, rolled, 6)
        rolled += 1
        shown.append(die)
        if s.table.deck.faces[slot] >> die & 1:
            goal = True
    if s.news is not None:
        events.emit(s, events.PENALTY, [team, slot, card, 1 if goal else 0, *shown])
    return goal, rolled


def end_game(s: GoldenCup, winner: i64, how: i64) -> None:
    s.winner = winner
    s.ending = how
    s.phase = moves.OVER
    s.waiting = 0
    for t in s.teams:
        t.stage = moves.FREE
    events.emit(s, events.ENDED, [winner, how])


# --- Results ---------------------------------------------------------------------------------------------


def returns(s: GoldenCup) -> list[float]:
    """1 for the winner, -1 for the others; 0 before the end."""
    if s.phase != moves.OVER:
        return [0.0] * s.players
    result = [-1.0] * s.players
    if 0 <= s.winner < s.players:
        result[s.winner] = 1.0
    return result


def standing(s: GoldenCup, seat: i64) -> tuple[i64, i64, i64, i64]:
    """For places below the final (GC-Q18): total, then the comparisons of the tie, without dice."""
    return total(s, seat), tie_mark(s, seat, 0), tie_mark(s, seat, 1), tie_mark(s, seat, 2)
