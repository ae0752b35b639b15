"""One attack: dice, wounds, lost dice, defeat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import bout, cards, events, moves, moves_arena, streams
from ludus.games.spartacus.bout import Bout
from ludus.games.spartacus.phases.basics import coins, exhaust, roll, roll_all
from ludus.games.spartacus.phases.gear import gear_amount, gear_with, skill, skilled, works
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
    if b.attack == bout.SPEED:
        exhaust(s, b.owners[side], gear_with(s, side, cards.SPEED_ATTACK))
    if cards.has_verb(skill(s, 1 - side), cards.DEFEND_SPEED):
        s.stage = moves.DEFENDING
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
    b.red = roll_all(s, streams.ATTACK, b.dice_for(side, b.attack))
    b.black = roll_all(s, streams.DEFENCE, b.dice_against(other, b.by_speed))
    events.emit(s, events.STRUCK, [b.owners[side], b.attack, 1 if b.by_speed else 0, *b.red, -1, *b.black])
    b.rerolls[0] = sources(s, side, cards.REROLL_ATT) if b.attack == bout.NORMAL else 0
    b.rerolls[1] = sources(s, other, cards.REROLL_DEF)
    ask_reroll(s)


def ask_reroll(s: Spartacus) -> None:
    """Both sides at the same time, as long as they have something to roll again with (SP-516)."""
    b = s.bout
    side = b.side()
    s.stage = moves.REROLLING
    s.waiting = (bit(b.owners[side]) if b.rerolls[0] else 0) | (bit(b.owners[1 - side]) if b.rerolls[1] else 0)
    if s.waiting == 0:
        s.passed = 0
        ask_force(s)


def sources(s: Spartacus, side: i64, verb: i64) -> i64:
    """How many dice of the own line may be rolled again (SP-542, SP-543)."""
    count: i64 = 1 if cards.has_verb(skill(s, side), verb) else 0
    for slot in range(i64(bout.SLOTS)):
        card = s.bout.piece(side, slot)
        if card >= 0 and s.is_ready(card) and cards.has_verb(s.table.deck.skills[card], verb):
            count += 1
    return count


def line_of(s: Spartacus, seat: i64) -> i64:
    """0 if the seat attacks, 1 if it defends."""
    b = s.bout
    return 0 if b.owners[b.side()] == seat else 1


def reroll(s: Spartacus, seat: i64, die: i64) -> None:
    """The choice waits for that of the other side."""
    s.bout.choose(line_of(s, seat), die if die else bout.KEEP)
    s.waiting &= ~bit(seat)
    if s.waiting == 0:
        roll_again(s)


def roll_again(s: Spartacus) -> None:
    """Both choices are shown and rolled together; who has another source then decides on what lies there (SP-543)."""
    b = s.bout
    if b.both_reroll():
        tell_choice(s, 0)
        tell_choice(s, 1)
    for line in range(i64(2)):
        die = b.chosen(line)
        if die == bout.KEEP:
            b.rerolls[line] = 0
        elif die:
            b.rerolls[line] = b.rerolls_left(line) - 1
            replace_die(s, rolling(b, line), line, die)
    ask_reroll(s)


def tell_choice(s: Spartacus, line: i64) -> None:
    """What one side has chosen unseen; a house that has left decides nothing."""
    die = s.bout.chosen(line)
    seat = rolling(s.bout, line)
    if die != bout.KEEP or s.resigned & bit(seat) == 0:
        events.emit(s, events.DID, [seat, moves.pack(moves.REROLL, 0 if die == bout.KEEP else die), 1])


def rolling(b: Bout, line: i64) -> i64:
    """Whose dice these are."""
    return b.owners[b.side() if line == 0 else 1 - b.side()]


def replace_die(s: Spartacus, seat: i64, line: i64, die: i64) -> None:
    b = s.bout
    new = roll(s, streams.ATTACK if line == 0 else streams.DEFENCE)
    dice = b.line(line)
    dice.remove(die)
    dice.append(new)
    dice.sort()
    dice.reverse()
    events.emit(s, events.REROLLED, [seat, line, die, new])


def ask_force(s: Spartacus) -> None:
    """An ability of once per bout against one die of the other side."""
    b = s.bout
    for side in range(i64(2)):
        if (
            s.passed & bit(b.owners[side]) == 0
            and b.used & bit(side) == 0
            and cards.has_verb(skill(s, side), cards.FORCE_REROLL)
        ):
            s.stage = moves.FORCING
            s.waiting = bit(b.owners[side])
            return
    s.passed = 0
    s.waiting = 0
    compare(s)


def force(s: Spartacus, seat: i64, die: i64) -> None:
    b = s.bout
    if die:
        b.used |= bit(b.side_of(seat))
        replace_die(s, seat, 1 - line_of(s, seat), die)
    s.passed |= bit(seat)
    ask_force(s)


def wounds_of(red: list[i64], black: list[i64], ties: bool) -> i64:
    """Both lines from the top, pair by pair (SP-512 to SP-515)."""
    count: i64 = 0
    for place in range(i64(len(red))):
        if place >= len(black):
            if red[place] >= UNBLOCKED:
                count += 1
        elif red[place] > black[place] or (ties and red[place] == black[place]):
            count += 1
    return count


def compare(s: Spartacus) -> None:
    b = s.bout
    side = b.side()
    b.wounds = wounds_of(b.red, b.black, cards.has_verb(skill(s, side), cards.TIES))
    events.emit(s, events.COMPARED, [b.wounds])
    more = skilled(s, side, cards.ADD_WOUND)
    if more:
        b.wounds += more
        events.emit(s, events.ADDED, [b.owners[side], more, b.fighters[side]])
    if b.attack == bout.NORMAL and axe_of(s, side) >= 0:
        s.stage = moves.ASK_AXE
        s.waiting = bit(b.owners[side])
    else:
        resist(s)


def axe_of(s: Spartacus, side: i64) -> i64:
    """Gear that adds a wound when exhausted."""
    card = gear_with(s, side, cards.ADD_WOUND)
    return card if card >= 0 and s.table.deck.costs[card] == cards.EXHAUST else cards.NONE


def axe(s: Spartacus, seat: i64, used: bool) -> None:
    b = s.bout
    if used:
        side = b.side()
        card = axe_of(s, side)
        more = gear_amount(s, side, cards.ADD_WOUND, 0)
        exhaust(s, seat, card)
        b.wounds += more
        events.emit(s, events.ADDED, [seat, more, card])
    resist(s)


def resist(s: Spartacus) -> None:
    """The defender's ability, then a card he may exhaust (SP-518)."""
    b = s.bout
    other = 1 - b.side()
    stopped: i64 = 0
    if b.wounds:
        if skilled(s, other, cards.STOP_ALL):
            stopped = b.wounds
        else:
            stopped = skilled(s, other, cards.STOP_WOUND)
            if stopped > b.wounds:
                stopped = b.wounds
    if stopped:
        b.wounds -= stopped
        events.emit(s, events.STOPPED, [b.owners[other], stopped, b.fighters[other]])
    if b.wounds and gear_with(s, other, cards.STOP_WOUND) >= 0:
        s.stage = moves.ASK_SHIELD
        s.waiting = bit(b.owners[other])
    else:
        suffer(s)


def shield(s: Spartacus, seat: i64, used: bool) -> None:
    b = s.bout
    if used:
        other = 1 - b.side()
        card = gear_with(s, other, cards.STOP_WOUND)
        less = gear_amount(s, other, cards.STOP_WOUND, 0)
        exhaust(s, seat, card)
        if less > b.wounds:
            less = b.wounds
        b.wounds -= less
        events.emit(s, events.STOPPED, [seat, less, card])
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
    choices = losses(b)
    if len(choices) == 1:
        lose(s, choices[0])
    else:
        s.stage = moves.LOSING
        s.waiting = bit(b.owners[side])


def losses(b: Bout) -> list[i64]:
    """All ways to remove a die per wound and keep one of each colour."""
    found: list[i64] = []
    side = wounded(b)
    wounds = b.wounds
    red = b.attack_dice(side) - 1
    black = b.defence_dice(side) - 1
    blue = b.speed_dice(side) - 1
    a: i64 = 0
    while a <= red and a <= wounds:
        d: i64 = 0
        while d <= black and a + d <= wounds:
            rest = wounds - a - d
            if rest <= blue:
                found.append(moves_arena.loss_of(a, d, rest))
            d += 1
        a += 1
    return found


def lose(s: Spartacus, named: i64) -> None:
    b = s.bout
    side = wounded(b)
    attack, defence, speed = (
        moves_arena.lost_attack(named),
        moves_arena.lost_defence(named),
        moves_arena.lost_speed(named),
    )
    b.set_dice(side, b.attack_dice(side) - attack, b.defence_dice(side) - defence, b.speed_dice(side) - speed)
    events.emit(s, events.LOST, [b.owners[side], attack, defence, speed])
    after_wounds(s, b.wounds)


def fall(s: Spartacus, side: i64) -> None:
    """The kind of defeat follows from the dice that are left (SP-530 to SP-532)."""
    b = s.bout
    left = b.health(side) - b.wounds
    lost = b.wounds if left >= 0 else b.health(side)
    b.loser = side
    b.defeat = cards.SURRENDER if left == 2 else 2 if left == 1 else cards.DECAPITATION
    events.emit(s, events.LOST, [b.owners[side], *b.take_dice(side, lost)])
    pay_gamblers(s, lost)
    end_bout(s)


def end_bout(s: Spartacus) -> None:
    """The winner's ability may make the defeat worse (SP-Q50), whatever it came from."""
    b = s.bout
    b.later = cards.NONE
    for upgrade in skill(s, 1 - b.loser):
        if upgrade.verb == cards.UPGRADE and upgrade.amount > b.defeat:
            b.defeat = upgrade.amount
    events.emit(s, events.DEFEATED, [b.owners[b.loser], b.defeat])
    s.bout_over()


def pay_gamblers(s: Spartacus, lost: i64) -> None:
    """Abilities that make gold of what a fighter loses to one attack."""
    b = s.bout
    for side in range(i64(2)):
        for each in skill(s, side):
            if each.verb == cards.GOLD and works(s, each, lost):
                coins(s, b.owners[side], each.amount)


def after_wounds(s: Spartacus, lost: i64) -> None:
    """Counter wounds, then the rest of the action (SP-534)."""
    b = s.bout
    if not b.countering:
        pay_gamblers(s, lost)
        b.wounds = skilled(s, 1 - b.side(), cards.COUNTER)
        if b.wounds:
            b.countering = True
            events.emit(s, events.ADDED, [b.owners[1 - b.side()], b.wounds, b.fighters[1 - b.side()]])
            suffer(s)
            return
    b.countering = False
    b.wounds = 0
    b.red = []
    b.black = []
    b.attack = cards.STANDING
    if b.moved:
        s.end_action()
    else:
        s.ask_step()
