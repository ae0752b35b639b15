"""A bout in the arena, as the referee follows it (specification 3.7)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product

from tests.games.spartacus.referee.cards import Kind, holds, value_of
from tests.games.spartacus.referee.table import SEATS, Table

RED, BLACK, BLUE = range(3)
DEFEATS = ("decapitation", "injury", "surrender")  # by the number of dice that are left (SP-525)
UPGRADES = {"injury": "injury", "decap": "decapitation"}


@dataclass
class Fighter:
    """A gladiator or slave on the sand."""

    seat: int
    card: str
    kind: Kind
    gear: list[str]
    place: str
    dice: list[int] = field(default_factory=list)
    used: bool = False  # an ability that works once per bout
    muted: bool = False

    def can(self, verb: str) -> bool:
        return not self.muted and self.kind.has(verb)


@dataclass
class Attack:
    """What is known of one attack."""

    kind: str  # x or j
    red: list[int] = field(default_factory=list)
    black: list[int] = field(default_factory=list)
    wounds: int = 0
    speedy: bool = False  # defended with speed dice


@dataclass
class Defeat:
    loser: int  # 0 or 1, the side
    how: str


def sets(dice: list[int], size: int) -> int:
    """Separate sets of equal dice (SP-546, SP-547)."""
    return sum(count // size for count in Counter(dice).values())


class Bout:
    """Two fighters until one is defeated."""

    def __init__(self, t: Table, fighters: list[Fighter]) -> None:
        self.t = t
        self.sides = fighters
        self.quiet = 0  # rounds in a row without an attack
        for side, fighter in enumerate(fighters):
            fighter.place = t.cards.starts[side]
            fighter.dice = list(fighter.kind.dice)
            fighter.used = False
            fighter.muted = fighters[1 - side].kind.has("mute")
        t.sides = [*fighters]

    def fight(self) -> Defeat:
        self.t.fighting = True
        defeat = self.rounds()
        self.t.fighting = False
        return self.announced(defeat)

    def rounds(self) -> Defeat:
        while True:
            first = self.order()
            struck = False
            for side in (first, 1 - first):
                attacked, defeat = self.act(side)
                struck = struck or attacked
                if defeat:
                    return defeat
            self.quiet = 0 if struck else self.quiet + 1
            if self.quiet >= int(self.t.options["stall_rounds"]):
                return self.stalemate()

    def announced(self, defeat: Defeat) -> Defeat:
        """The defeat with the winner's ability (SP-Q50)."""
        for step in self.sides[1 - defeat.loser].kind.effect:
            if step.verb == "upgrade" and not self.sides[1 - defeat.loser].muted:
                defeat.how = min(defeat.how, UPGRADES[step.args[0]], key=DEFEATS.index)
        self.t.expect(f"defeat {SEATS[self.sides[defeat.loser].seat]} {defeat.how}")
        return defeat

    def stalemate(self) -> Defeat:
        """Fewer dice surrender; equal dice are rolled for (SP-536)."""
        mine, theirs = (sum(fighter.dice) for fighter in self.sides)
        if mine == theirs:
            seats = [fighter.seat for fighter in self.sides]
            return Defeat(int(self.t.roll_off("tie", seats) == seats[0]), "surrender")
        return Defeat(int(theirs < mine), "surrender")

    # --- Equipment -------------------------------------------------------------------------------------

    def ready(self, fighter: Fighter, verb: str, *args: str) -> str:
        """The card of the fighter's gear that does this and is not exhausted."""
        assets = self.t.houses[fighter.seat].assets
        cards = [card for card in fighter.gear if assets[card].ready and self.t.cards[card].has(verb, *args)]
        return cards[0] if cards else ""

    def exhaust(self, fighter: Fighter, verb: str) -> None:
        self.t.exhaust(fighter.seat, self.ready(fighter, verb))

    # --- Initiative ------------------------------------------------------------------------------------

    def order(self) -> int:
        """Who acts first in this round (SP-502, SP-503, SP-557, SP-558)."""
        winner = self.netted()
        if winner < 0:
            winner = self.initiative()
        choice = self.t.take(self.sides[winner].seat, "first", "second")[0]
        return winner if choice == "first" else 1 - winner

    def netted(self) -> int:
        for side, fighter in enumerate(self.sides):
            if self.ready(fighter, "wininit") and self.t.take(fighter.seat, "net", "pass") == ["net"]:
                self.exhaust(fighter, "wininit")
                return side
        return -1

    def initiative(self) -> int:
        while True:
            dice = [self.t.roll("initiative", fighter.dice[BLUE]) for fighter in self.sides]
            self.t.expect(" ".join(["init", *(self.sum_text(side, dice[side]) for side in range(2))]))
            for side, fighter in enumerate(self.sides):
                if fighter.can("rerollinit") and self.t.take(fighter.seat, "reinit", "pass") == ["reinit"]:
                    dice[side] = self.t.roll("initiative", fighter.dice[BLUE])
                    self.t.expect(f"init {self.sum_text(side, dice[side])}")
            if sum(dice[0]) != sum(dice[1]):
                return int(sum(dice[1]) > sum(dice[0]))

    def sum_text(self, side: int, dice: list[int]) -> str:
        return f"{SEATS[self.sides[side].seat]} {'+'.join(map(str, sorted(dice, reverse=True)))}"

    # --- Action ----------------------------------------------------------------------------------------

    def act(self, side: int) -> tuple[bool, Defeat | None]:
        """Move and attack, or attack and move (SP-504 to SP-508). Did it attack, and who was defeated?"""
        fighter = self.sides[side]
        words = self.t.take(fighter.seat, legal=self.actions(side))
        moved = words[0] != fighter.place
        self.move(side, words[0])
        if len(words) == 1:
            return False, None
        defeat = self.attack(side, words[1])
        if defeat is None and not moved:
            self.move(side, self.t.take(fighter.seat, "step", legal={f"step {to}" for to in self.reachable(side)})[1])
        return True, defeat

    def move(self, side: int, space: str) -> None:
        self.t.check(space in self.reachable(side), "SP-506")
        self.sides[side].place = space

    def reachable(self, side: int) -> set[str]:
        """Where a fighter can go with its speed dice, around its opponent (SP-506, SP-507)."""
        fighter, other = self.sides[side], self.sides[1 - side]
        return self.t.cards.within(fighter.place, fighter.dice[BLUE], other.place)

    def actions(self, side: int) -> set[str]:
        """Every move, without an attack or with one that reaches the opponent."""
        fighter, other = self.sides[side], self.sides[1 - side]
        found = set()
        for space in self.reachable(side):
            away = self.t.cards.distance(space, other.place)
            found.add(space)
            found |= {f"{space} {kind}" for kind in "xj" if away <= self.reach(fighter, kind)}
        return found

    def reach(self, fighter: Fighter, kind: str) -> int:
        """How far an attack goes; 0 without what it needs (SP-510, SP-552, SP-553)."""
        verb = "spdattack" if kind == "j" else "range"
        card = self.ready(fighter, verb)
        return self.t.cards[card].number(verb) if card else int(kind == "x")

    def attack(self, side: int, kind: str) -> Defeat | None:
        """One attack in the order of specification 6.5."""
        t, attacker, defender = self.t, self.sides[side], self.sides[1 - side]
        attack = Attack(kind)
        if kind == "j":
            self.exhaust(attacker, "spdattack")
        if defender.can("defspd"):
            attack.speedy = t.take(defender.seat, "def")[1] == "s"
        attack.red = self.sorted_roll("attack", attacker.dice[BLUE if kind == "j" else RED])
        attack.black = self.sorted_roll("defence", defender.dice[BLUE if attack.speedy else BLACK])
        red, black = (" ".join(map(str, dice)) for dice in (attack.red, attack.black))
        t.expect(f"dice {SEATS[attacker.seat]} {red} ; {black}")
        self.reroll(attack, attacker, defender)
        self.force(attack, attacker, defender)
        self.compare(attack, attacker, defender)
        before = sum(defender.dice)
        defeat = self.lose(1 - side, attack.wounds)
        counter = self.ability(defender, "counter", attack)
        if defeat is None and counter:
            defeat = self.lose(side, counter)
        self.reward(before - max(0, before - attack.wounds))
        return defeat

    def sorted_roll(self, stream: str, count: int) -> list[int]:
        return sorted(self.t.roll(stream, count), reverse=True)

    def reroll(self, attack: Attack, attacker: Fighter, defender: Fighter) -> None:
        """Own re-rolls of both sides at the same time (SP-516, SP-540 to SP-543, SP-554)."""
        asked: list[tuple[Fighter, str, list[int]]] = []
        if attack.kind == "x" and self.ready(attacker, "reroll", "att"):
            asked.append((attacker, "attack", attack.red))
        if self.ready(defender, "reroll", "def"):
            asked.append((defender, "defence", attack.black))
        chosen: dict[int, str] = {}
        for _ in asked:
            self.t.hear()
            seat, _words = self.t.next()
            dice = attack.red if seat == attacker.seat else attack.black
            chosen[seat] = self.t.take(-1, "rr", legal={"rr -", *(f"rr {die}" for die in dice)})[1]
        for fighter, stream, dice in asked:
            self.t.check(fighter.seat in chosen, "SP-516")
            if chosen[fighter.seat] != "-":
                self.turn_die(fighter.seat, stream, dice, int(chosen[fighter.seat]))

    def turn_die(self, seat: int, stream: str, dice: list[int], old: int) -> None:
        """One die is rolled again, the lines stay sorted."""
        self.t.check(old in dice, f"SP-541 a die that shows {old}")
        new = self.t.roll(stream)[0]
        self.t.expect(f"reroll {SEATS[seat]} {old} {new}")
        dice.remove(old)
        dice.append(new)
        dice.sort(reverse=True)

    def force(self, attack: Attack, attacker: Fighter, defender: Fighter) -> None:
        """Once per bout a die of the opponent is rolled again."""
        for fighter, stream, dice in ((attacker, "defence", attack.black), (defender, "attack", attack.red)):
            if fighter.can("forcereroll") and not fighter.used:
                legal = {"pass", *(f"force {die}" for die in dice)}
                words = self.t.take(fighter.seat, "force", "pass", legal=legal)
                if words[0] == "force":
                    fighter.used = True
                    self.turn_die(fighter.seat, stream, dice, int(words[1]))

    def ability(self, fighter: Fighter, verb: str, attack: Attack) -> int:
        """The number of a verb of the fighter's ability in this attack; 0 if it does not work."""

        def known(name: str, args: list[str]) -> int:
            if name == "wounds":
                return attack.wounds
            return sets(attack.red if args[0] == "att" else attack.black, int(args[1]))

        for step in fighter.kind.effect:
            if step.verb == verb and not fighter.muted and holds(step.condition, known):
                return value_of(step.args[0], known) if step.args else 1
        return 0

    def compare(self, attack: Attack, attacker: Fighter, defender: Fighter) -> None:
        """Wounds of the dice, then of the attacker, then what the defender cancels (SP-512 to SP-518)."""
        t, paired = self.t, len(attack.black)
        least = 0 if attacker.can("ties") else 1
        attack.wounds = sum(red - black >= least for red, black in zip(attack.red, attack.black, strict=False))
        attack.wounds += sum(red >= 3 for red in attack.red[paired:])
        if attack.kind == "x":
            attack.wounds += self.ability(attacker, "addwound", attack)
            if self.ready(attacker, "addwound") and t.take(attacker.seat, "axe", "pass") == ["axe"]:
                self.exhaust(attacker, "addwound")
                attack.wounds += 1
        if self.ability(defender, "stopall", attack):
            attack.wounds = 0
        self.stop(attack, defender)
        shield = attack.wounds and self.ready(defender, "stopwound")
        if shield and t.take(defender.seat, "shield", "pass") == ["shield"]:
            self.exhaust(defender, "stopwound")
            attack.wounds -= 1

    def stop(self, attack: Attack, defender: Fighter) -> None:
        """What the defender's ability cancels; one that depends on the wounds works once per bout."""
        once = defender.kind.has("stopwound") and "CMB.wounds" in defender.kind.timing
        if once and defender.used:
            return
        stopped = self.ability(defender, "stopwound", attack)
        defender.used = defender.used or (once and stopped > 0)
        attack.wounds = max(0, attack.wounds - stopped)

    # --- Wounds ----------------------------------------------------------------------------------------

    def lose(self, side: int, wounds: int) -> Defeat | None:
        """One die for each wound; the last one of a colour only when no other is left (SP-520 to SP-525)."""
        fighter = self.sides[side]
        left = sum(fighter.dice) - wounds
        if left < 3:
            return Defeat(side, DEFEATS[max(0, left)])
        if not wounds:
            return None
        ways = [way for way in product(*(range(count) for count in fighter.dice)) if sum(way) == wounds]
        lost = ways[0]
        if len(ways) > 1:
            texts = {"lose a{} d{} s{}".format(*way): way for way in ways}
            lost = texts[" ".join(self.t.take(fighter.seat, "lose", legal=set(texts)))]
        fighter.dice = [count - gone for count, gone in zip(fighter.dice, lost, strict=True)]
        return None

    def reward(self, lost: int) -> None:
        """Gold for a house whose fighter sees a heavy blow."""
        for fighter in self.sides:
            for step in fighter.kind.effect if not fighter.muted else ():
                if "CMB.after" in fighter.kind.timing and holds(step.condition, lambda name, args: lost):
                    self.t.houses[fighter.seat].gold += int(step.args[1])
