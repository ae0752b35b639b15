"""One attack: dice, wounds, lost dice, defeat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus.bout import CHOSEN, KEEP, LEFT, NORMAL, SPEED, Bout
from ludus.games.spartacus.cards import (
    ADD_WOUND,
    COUNTER,
    DECAPITATION,
    DEFEND_SPEED,
    EXHAUST,
    FORCE_REROLL,
    GOLD,
    NONE,
    REROLL_ATT,
    REROLL_DEF,
    SPEED_ATTACK,
    STANDING,
    STOP_ALL,
    STOP_WOUND,
    SURRENDER,
    TIES,
    UPGRADE,
    has_verb,
)
from ludus.games.spartacus.events import ADDED, COMPARED, DEFEATED, DID, REROLLED, STOPPED, STRUCK, tell
from ludus.games.spartacus.events import LOST as LOST_DICE
from ludus.games.spartacus.moves import (
    ASK_AXE,
    ASK_SHIELD,
    DEFENDING,
    FORCING,
    LOSING,
    PAYLOAD,
    REROLL,
    REROLLING,
)
from ludus.games.spartacus.phases.basics import coins, exhaust, roll, roll_all
from ludus.games.spartacus.phases.gear import gear_amount, gear_with, skill, skilled, works
from ludus.games.spartacus.streams import ATTACK, DEFENCE
from ludus.kernel.bits import bit

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


UNBLOCKED: Final = 3  # what an attack die without a partner must show


FEWEST: Final = 3  # dice of a fighter that stands


# --- An attack -----------------------------------------------------------------------------------------


def strike(s: Spartacus) -> None:
    b = s.bout
    side = b.side()
    b.by_speed = False
    b.countering = False
    b.wounds = 0
    if b.attack == SPEED:
        exhaust(s, b.owners[side], gear_with(s, side, SPEED_ATTACK))
    if has_verb(skill(s, 1 - side), DEFEND_SPEED):
        s.stage = DEFENDING
        s.waiting = bit(b.owners[1 - side])
    else:
        roll_attack(s)


def defend(s: Spartacus, by_speed: bool) -> None:
    s.bout.by_speed = by_speed
    roll_attack(s)


def roll_attack(s: Spartacus) -> None:
    b = s.bout
    side = b.side()
    other = 1 - side
    b.red = roll_all(s, ATTACK, b.dice[3 * side + (2 if b.attack == SPEED else 0)])
    b.black = roll_all(s, DEFENCE, b.dice[3 * other + (2 if b.by_speed else 1)])
    tell(s, STRUCK, [b.owners[side], b.attack, 1 if b.by_speed else 0, *b.red, -1, *b.black])
    b.rerolls[0] = sources(s, side, REROLL_ATT) if b.attack == NORMAL else 0
    b.rerolls[1] = sources(s, other, REROLL_DEF)
    ask_reroll(s)


def ask_reroll(s: Spartacus) -> None:
    """Both sides at the same time, as long as they have something to roll again with (SP-516)."""
    b = s.bout
    side = b.side()
    s.stage = REROLLING
    s.waiting = (bit(b.owners[side]) if b.rerolls[0] else 0) | (bit(b.owners[1 - side]) if b.rerolls[1] else 0)
    if s.waiting == 0:
        s.passed = 0
        ask_force(s)


def sources(s: Spartacus, side: i64, verb: i64) -> i64:
    """How many dice of the own line may be rolled again (SP-542, SP-543)."""
    count: i64 = 1 if has_verb(skill(s, side), verb) else 0
    slot: i64 = 3 * side
    while slot < 3 * side + 3:
        card = s.bout.gear[slot]
        if card >= 0 and s.is_ready(card) and has_verb(s.table.deck.skills[card], verb):
            count += 1
        slot += 1
    return count


def line_of(s: Spartacus, seat: i64) -> i64:
    """0 if the seat attacks, 1 if it defends."""
    b = s.bout
    return 0 if b.owners[b.side()] == seat else 1


def reroll(s: Spartacus, seat: i64, die: i64) -> None:
    """The choice waits for that of the other side."""
    s.bout.rerolls[line_of(s, seat)] |= (die if die else KEEP) << CHOSEN
    s.waiting &= ~bit(seat)
    if s.waiting == 0:
        roll_again(s)


def roll_again(s: Spartacus) -> None:
    """Both choices are told and rolled together; who has another source then decides on what lies there (SP-543)."""
    b = s.bout
    line: i64 = 0
    if b.both_reroll():
        while line < 2:
            tell_choice(s, line)
            line += 1
    line = 0
    while line < 2:
        die = b.rerolls[line] >> CHOSEN
        if die == KEEP:
            b.rerolls[line] = 0
        elif die:
            b.rerolls[line] = (b.rerolls[line] & LEFT) - 1
            replace_die(s, rolling(b, line), line, die)
        line += 1
    ask_reroll(s)


def tell_choice(s: Spartacus, line: i64) -> None:
    """What one side has chosen unseen; whoever has left decides nothing."""
    die = s.bout.rerolls[line] >> CHOSEN
    seat = rolling(s.bout, line)
    if die != KEEP or s.resigned & bit(seat) == 0:
        tell(s, DID, [seat, REROLL | (0 if die == KEEP else die) << PAYLOAD, 1])


def rolling(b: Bout, line: i64) -> i64:
    """Whose dice these are."""
    return b.owners[b.side() if line == 0 else 1 - b.side()]


def replace_die(s: Spartacus, seat: i64, line: i64, die: i64) -> None:
    b = s.bout
    new = roll(s, ATTACK if line == 0 else DEFENCE)
    dice = b.red if line == 0 else b.black
    dice.remove(die)
    dice.append(new)
    dice.sort()
    dice.reverse()
    tell(s, REROLLED, [seat, line, die, new])


def ask_force(s: Spartacus) -> None:
    """An ability of once per bout against one die of the other side."""
    b = s.bout
    side: i64 = 0
    while side < 2:
        if s.passed & bit(b.owners[side]) == 0 and b.used & bit(side) == 0 and has_verb(skill(s, side), FORCE_REROLL):
            s.stage = FORCING
            s.waiting = bit(b.owners[side])
            return
        side += 1
    s.passed = 0
    s.waiting = 0
    compare(s)


def force(s: Spartacus, seat: i64, die: i64) -> None:
    b = s.bout
    if die:
        b.used |= bit(0 if b.owners[0] == seat else 1)
        replace_die(s, seat, 1 - line_of(s, seat), die)
    s.passed |= bit(seat)
    ask_force(s)


def wounds_of(red: list[i64], black: list[i64], ties: bool) -> i64:
    """Both lines from the top, pair by pair (SP-512 to SP-515)."""
    count: i64 = 0
    place: i64 = 0
    while place < len(red):
        if place >= len(black):
            if red[place] >= UNBLOCKED:
                count += 1
        elif red[place] > black[place] or (ties and red[place] == black[place]):
            count += 1
        place += 1
    return count


def compare(s: Spartacus) -> None:
    b = s.bout
    side = b.side()
    b.wounds = wounds_of(b.red, b.black, has_verb(skill(s, side), TIES))
    tell(s, COMPARED, [b.wounds])
    more = skilled(s, side, ADD_WOUND)
    if more:
        b.wounds += more
        tell(s, ADDED, [b.owners[side], more, b.fighters[side]])
    if b.attack == NORMAL and axe_of(s, side) >= 0:
        s.stage = ASK_AXE
        s.waiting = bit(b.owners[side])
    else:
        resist(s)


def axe_of(s: Spartacus, side: i64) -> i64:
    """Gear that adds a wound when exhausted."""
    card = gear_with(s, side, ADD_WOUND)
    return card if card >= 0 and s.table.deck.costs[card] == EXHAUST else NONE


def axe(s: Spartacus, seat: i64, used: bool) -> None:
    b = s.bout
    if used:
        side = b.side()
        card = axe_of(s, side)
        more = gear_amount(s, side, ADD_WOUND, 0)
        exhaust(s, seat, card)
        b.wounds += more
        tell(s, ADDED, [seat, more, card])
    resist(s)


def resist(s: Spartacus) -> None:
    """The defender's ability, then a card he may exhaust (SP-518)."""
    b = s.bout
    other = 1 - b.side()
    stopped: i64 = 0
    if b.wounds:
        if skilled(s, other, STOP_ALL):
            stopped = b.wounds
        else:
            stopped = skilled(s, other, STOP_WOUND)
            if stopped > b.wounds:
                stopped = b.wounds
    if stopped:
        b.wounds -= stopped
        tell(s, STOPPED, [b.owners[other], stopped, b.fighters[other]])
    if b.wounds and gear_with(s, other, STOP_WOUND) >= 0:
        s.stage = ASK_SHIELD
        s.waiting = bit(b.owners[other])
    else:
        suffer(s)


def shield(s: Spartacus, seat: i64, used: bool) -> None:
    b = s.bout
    if used:
        other = 1 - b.side()
        card = gear_with(s, other, STOP_WOUND)
        less = gear_amount(s, other, STOP_WOUND, 0)
        exhaust(s, seat, card)
        if less > b.wounds:
            less = b.wounds
        b.wounds -= less
        tell(s, STOPPED, [seat, less, card])
    suffer(s)


# --- Wounds --------------------------------------------------------------------------------------------


def wounded(b: Bout) -> i64:
    """The side that suffers the present wounds."""
    return b.side() if b.countering else 1 - b.side()


def suffer(s: Spartacus) -> None:
    """Remove a die per wound; fewer than three dice left is a defeat (SP-525)."""
    b = s.bout
    side = wounded(b)
    if b.wounds == 0:
        after_wounds(s, 0)
        return
    if b.health(side) - b.wounds < FEWEST:
        fall(s, side)
        return
    choices = losses(b.dice, side, b.wounds)
    if len(choices) == 1:
        lose(s, choices[0])
    else:
        s.stage = LOSING
        s.waiting = bit(b.owners[side])


def losses(dice: list[i64], side: i64, wounds: i64) -> list[i64]:
    """All ways to remove so many dice and keep one of each colour."""
    found: list[i64] = []
    red = dice[3 * side] - 1
    black = dice[3 * side + 1] - 1
    blue = dice[3 * side + 2] - 1
    a: i64 = 0
    while a <= red and a <= wounds:
        d: i64 = 0
        while d <= black and a + d <= wounds:
            rest = wounds - a - d
            if rest <= blue:
                found.append(a | d << 4 | rest << 8)
            d += 1
        a += 1
    return found


def lose(s: Spartacus, named: i64) -> None:
    b = s.bout
    side = wounded(b)
    b.dice[3 * side] -= named & 15
    b.dice[3 * side + 1] -= named >> 4 & 15
    b.dice[3 * side + 2] -= named >> 8
    lost = b.wounds
    tell(s, LOST_DICE, [b.owners[side], named & 15, named >> 4 & 15, named >> 8])
    after_wounds(s, lost)


def fall(s: Spartacus, side: i64) -> None:
    """The kind of defeat follows from the dice that are left (SP-530 to SP-532)."""
    b = s.bout
    left = b.health(side) - b.wounds
    lost = b.wounds if left >= 0 else b.health(side)
    b.loser = side
    b.defeat = SURRENDER if left == 2 else 2 if left == 1 else DECAPITATION
    tell(s, LOST_DICE, [b.owners[side], *taken_dice(b, side, lost)])
    pay_gamblers(s, lost)
    end_bout(s)


def end_bout(s: Spartacus) -> None:
    """The winner's ability may make the defeat worse (SP-Q50), whatever it came from."""
    b = s.bout
    b.later = NONE
    for upgrade in skill(s, 1 - b.loser):
        if upgrade.verb == UPGRADE and upgrade.amount > b.defeat:
            b.defeat = upgrade.amount
    tell(s, DEFEATED, [b.owners[b.loser], b.defeat])
    s.bout_over()


def taken_dice(b: Bout, side: i64, count: i64) -> list[i64]:
    """Dice that a beaten fighter loses: down to one of each colour, then whole colours (SP-522)."""
    taken: list[i64] = [0, 0, 0]
    floor: i64 = 1
    while floor >= 0:
        colour: i64 = 0
        while colour < 3:
            while count > 0 and b.dice[3 * side + colour] > floor:
                b.dice[3 * side + colour] -= 1
                taken[colour] += 1
                count -= 1
            colour += 1
        floor -= 1
    return taken


def pay_gamblers(s: Spartacus, lost: i64) -> None:
    """Abilities that make gold of what a fighter loses to one attack."""
    b = s.bout
    side: i64 = 0
    while side < 2:
        for each in skill(s, side):
            if each.verb == GOLD and works(s, each, lost):
                coins(s, b.owners[side], each.amount)
        side += 1


def after_wounds(s: Spartacus, lost: i64) -> None:
    """Counter wounds, then the rest of the action (SP-534)."""
    b = s.bout
    if not b.countering:
        pay_gamblers(s, lost)
        b.wounds = skilled(s, 1 - b.side(), COUNTER)
        if b.wounds:
            b.countering = True
            tell(s, ADDED, [b.owners[1 - b.side()], b.wounds, b.fighters[1 - b.side()]])
            suffer(s)
            return
    b.countering = False
    b.wounds = 0
    b.red = []
    b.black = []
    b.attack = STANDING
    if b.moved:
        s.end_action()
    else:
        s.ask_step()
