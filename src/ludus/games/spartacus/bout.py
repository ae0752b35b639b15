"""A bout in the arena: two fighters, their dice, and the attack that is being settled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Attacks
NO_ATTACK: Final = 0
NORMAL: Final = 1
SPEED: Final = 2

KEEP: Final = 7  # chosen for a re-roll: no die
LEFT: Final = 15  # the bits of how many re-rolls a side has left; the die that it has chosen stands above them

SLOTS: Final = 3  # for gear: weapon, armour, special


@final
class Bout:
    def __init__(self) -> None:
        self.owners: list[i64] = [-1, -1]  # seats
        self.fighters: list[i64] = [-1, -1]  # market cards
        self.gear: list[i64] = [-1, -1, -1, -1, -1, -1]  # weapon, armour, special of I, then of II: see `piece`
        self.dice: list[i64] = [0, 0, 0, 0, 0, 0]  # attack, defence, speed of I, then of II: see `attack_dice` ...
        self.places: list[i64] = [0, 0]
        self.used: i64 = 0  # sides that have used their ability of once per bout, as bits
        self.round: i64 = 0
        self.quiet: i64 = 0  # rounds in a row without an attack
        self.struck: bool = False  # was there an attack in this round?
        self.sums: list[i64] = [0, 0]  # of the initiative roll
        self.leader: i64 = -1  # who acts first in this round; before that, who won the initiative
        self.turn: i64 = 0  # 0 the first action of the round, 1 the second
        self.attack: i64 = NO_ATTACK
        self.by_speed: bool = False  # the defender rolls speed dice
        self.red: list[i64] = []  # attack dice as rolled
        self.black: list[i64] = []
        self.rerolls: list[i64] = [0, 0]  # attacker, defender: left | the die that waits for the other side << 4
        self.wounds: i64 = 0
        self.moved: bool = False  # the movement of this action is spent
        self.later: i64 = -1  # the space to move to after the attack, if that was said with it
        self.countering: bool = False  # the wounds are the attacker's own
        self.loser: i64 = -1  # side
        self.defeat: i64 = 0

    def clone(self) -> Bout:
        b = Bout()
        b.owners = self.owners[:]
        b.fighters = self.fighters[:]
        b.gear = self.gear[:]
        b.dice = self.dice[:]
        b.places = self.places[:]
        b.used = self.used
        b.round = self.round
        b.quiet = self.quiet
        b.struck = self.struck
        b.sums = self.sums[:]
        b.leader = self.leader
        b.turn = self.turn
        b.attack = self.attack
        b.by_speed = self.by_speed
        b.red = self.red[:]
        b.black = self.black[:]
        b.rerolls = self.rerolls[:]
        b.wounds = self.wounds
        b.moved = self.moved
        b.later = self.later
        b.countering = self.countering
        b.loser = self.loser
        b.defeat = self.defeat
        return b

    def side(self) -> i64:
        """The side whose action it is."""
        return self.leader if self.turn == 0 else 1 - self.leader

    def both_reroll(self) -> bool:
        """Do both sides decide on a re-roll? Then neither sees what the other has chosen (SP-516)."""
        return self.rerolls[0] != 0 and self.rerolls[1] != 0

    def side_of(self, seat: i64) -> i64:
        """The side of a house that fights."""
        return 0 if self.owners[0] == seat else 1

    # --- Dice ------------------------------------------------------------------------------------------

    def attack_dice(self, side: i64) -> i64:
        return self.dice[3 * side]

    def defence_dice(self, side: i64) -> i64:
        return self.dice[3 * side + 1]

    def speed_dice(self, side: i64) -> i64:
        return self.dice[3 * side + 2]

    def dice_for(self, side: i64, attack: i64) -> i64:
        """The dice that a side rolls for this kind of attack."""
        if attack == SPEED:
            return self.speed_dice(side)
        return self.attack_dice(side)

    def dice_against(self, side: i64, by_speed: bool) -> i64:
        """The dice that a side rolls to defend itself."""
        if by_speed:
            return self.speed_dice(side)
        return self.defence_dice(side)

    def dice_of(self, side: i64) -> list[i64]:
        """Attack, defence and speed."""
        return self.dice[3 * side : 3 * side + 3]

    def health(self, side: i64) -> i64:
        return self.attack_dice(side) + self.defence_dice(side) + self.speed_dice(side)

    def set_dice(self, side: i64, attack: i64, defence: i64, speed: i64) -> None:
        self.dice[3 * side] = attack
        self.dice[3 * side + 1] = defence
        self.dice[3 * side + 2] = speed

    def take_dice(self, side: i64, count: i64) -> list[i64]:
        """Take so many, from the first colour on: down to one of each, then whole colours (SP-522); returns which."""
        taken: list[i64] = [0, 0, 0]
        for floor in range(1, -1, -1):
            for colour in range(i64(3)):
                while count > 0 and self.dice[3 * side + colour] > floor:
                    self.dice[3 * side + colour] -= 1
                    taken[colour] += 1
                    count -= 1
        return taken

    # --- Re-rolls: the attacker's line of dice is 0, the defender's 1 ------------------------------------

    def line(self, line: i64) -> list[i64]:
        """The dice as they were rolled."""
        if line == 0:
            return self.red
        return self.black

    def rerolls_left(self, line: i64) -> i64:
        return self.rerolls[line] & LEFT

    def chosen(self, line: i64) -> i64:
        """The die that waits for the choice of the other side, or KEEP; 0: nothing is chosen."""
        return self.rerolls[line] >> 4

    def choose(self, line: i64, die: i64) -> None:
        self.rerolls[line] = self.rerolls_left(line) | die << 4

    # --- Gear ------------------------------------------------------------------------------------------

    def piece(self, side: i64, slot: i64) -> i64:
        """The card in a slot; -1 if there is none."""
        return self.gear[3 * side + slot]

    def equip(self, side: i64, slot: i64, card: i64) -> None:
        self.gear[3 * side + slot] = card

    def gear_of(self, side: i64) -> list[i64]:
        """All pieces that a fighter has with it."""
        return [card for card in self.gear[3 * side : 3 * side + 3] if card >= 0]
