"""The cards as the engine knows them: numbers instead of words."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

MARKET: Final = 62  # cards
INTRIGUE: Final = 104
GLADIATORS: Final = 25  # the first cards of the market
HOUSES: Final = 4
SPACES: Final = 37
FACES: Final = 6
NONE: Final = -1

# Kinds of assets, as bits
GLADIATOR: Final = 1
SLAVE: Final = 2
GUARD: Final = 4
WEAPON: Final = 8
ARMOUR: Final = 16
SPECIAL: Final = 32
FIGHTERS: Final = 3
GEAR: Final = 56
SLOT_KINDS: Final[list[i64]] = [WEAPON, ARMOUR, SPECIAL]  # of gear, by slot

# Marks on a market card
TIRED: Final = 1
INJURED: Final = 2
FAVOUR: Final = 4  # one token; a second one is 8
FAVOURS: Final = 12
CHAMPION: Final = 16

# Forms of intrigue cards
SCHEME: Final = 0
REACTION: Final = 1
GUARD_CARD: Final = 2

# When a card is played or works
INT_OWN: Final = 1
SCH_PLAYED: Final = 2
RCT_PLAYED: Final = 4
ANY_TIME: Final = 8
ARE_WAGERED: Final = 16
ARE_DEATH: Final = 32
UPK_HEAL: Final = 64
MKT_DEALT: Final = 128
GRD_FAILED: Final = 256
CMB: Final = 512  # anywhere in a bout; what the card does says where

# What a card is aimed at
AT_ME: Final = 0
AT_ANY: Final = 1
AT_OTHER: Final = 2
AT_TWO: Final = 3
AT_LEAST: Final = 4
AT_EACH: Final = 5
AT_NONE: Final = 6
AT_FIGHTER: Final = 7
AT_DEAD_OWNER: Final = 8

# Who
ME: Final = 0
TGT: Final = 1
TGT2: Final = 2
CHOSEN: Final = 3  # `any` and `other`: a house named by the player
OTHERS: Final = 4
EACH: Final = 5
BANK: Final = 6
NOBODY: Final = 7

# Verbs
INF: Final = 0
GOLD: Final = 1
PAY_TO: Final = 2
FINE: Final = 3
TAKE_FROM: Final = 4
DRAW: Final = 5
CYCLE: Final = 6
DROP_ASSET: Final = 7
TAP: Final = 8
INJURE: Final = 9
FOIL_SCHEME: Final = 10
FOIL_ANY: Final = 11
IMMUNE: Final = 12
GUARD_ROLL: Final = 13
REGAIN_GUARD: Final = 14
PEEK_HAND: Final = 15
PEEK_LOT: Final = 16
LOWER: Final = 17
REFIGHTER: Final = 18
REROLL_HEAL: Final = 19
REROLL_GUARD: Final = 20
HEAL_DICE: Final = 21
COUNT_AS: Final = 22
REROLL_ATT: Final = 23
REROLL_DEF: Final = 24
REROLL_INIT: Final = 25
FORCE_REROLL: Final = 26
ADD_WOUND: Final = 27
STOP_WOUND: Final = 28
STOP_ALL: Final = 29
COUNTER: Final = 30
TIES: Final = 31
RANGE: Final = 32
SPEED_ATTACK: Final = 33
DEFEND_SPEED: Final = 34
WIN_INIT: Final = 35
MUTE: Final = 36
UPGRADE: Final = 37  # amount: the least kind of defeat

# What amounts are multiplied by, and what conditions look at
ONCE: Final = 0
READY_OF: Final = 1
GOLD_OF: Final = 2
COUNT_OTHERS: Final = 3
TAPPED: Final = 4
DROP_VALUE: Final = 5
SETS_ATT: Final = 6
SETS_DEF: Final = 7
WOUNDS: Final = 8
LOST: Final = 9
UNIQUE_LEAST: Final = 10
ALTERNATIVES: Final = 11
TARGETED: Final = 12
PAID: Final = 13  # X

# What using an asset costs
FREE: Final = 0
EXHAUST: Final = 1
PER_BOUT: Final = 2

ALL: Final = 99  # as many as there are

# Kinds of defeat
STANDING: Final = 0
SURRENDER: Final = 1
INJURY: Final = 2
DECAPITATION: Final = 3


@final
class Test:
    """A condition: one figure at least, or exactly, another."""

    def __init__(
        self, counter: i64, who: i64, kinds: i64, equal: bool, times: i64, other: i64, other_who: i64, other_kinds: i64
    ) -> None:
        self.counter = counter
        self.who = who
        self.kinds = kinds  # of assets; for sets of dice their size
        self.equal = equal
        self.times = times  # a number, or how many of `other`
        self.other = other
        self.other_who = other_who
        self.other_kinds = other_kinds


@final
class Step:
    """One thing that a card does."""

    def __init__(
        self,
        verb: i64,
        who: i64,
        to: i64,
        kinds: i64,
        amount: i64,
        counter: i64,
        counter_who: i64,
        counter_kinds: i64,
        by_me: bool,
        may: bool,
        tests: list[Test],
    ) -> None:
        self.verb = verb
        self.who = who
        self.to = to
        self.kinds = kinds
        self.amount = amount
        self.counter = counter  # what the amount is multiplied by
        self.counter_who = counter_who
        self.counter_kinds = counter_kinds
        self.by_me = by_me
        self.may = may
        self.tests = tests


@final
class Deck:
    """All cards and the arena: never changes, shared by all tables with the same files."""

    def __init__(
        self,
        types: list[i64],
        values: list[i64],
        attack: list[i64],
        defence: list[i64],
        speed: list[i64],
        starting: list[bool],
        costs: list[i64],
        timings: list[i64],
        skills: list[list[Step]],
        alike: list[i64],
        forms: list[i64],
        needs: list[i64],
        gold: list[i64],
        aims: list[i64],
        moments: list[i64],
        phases: list[i64],
        tests: list[list[Test]],
        steps: list[list[Step]],
        copies: list[i64],
        start_assets: list[list[i64]],
        abilities: list[list[Step]],
        limits: list[list[i64]],
        near: list[list[i64]],
        distance: list[list[i64]],
        starts: list[i64],
    ) -> None:
        # Market cards
        self.types = types  # bit of the kind of asset
        self.values = values
        self.attack = attack
        self.defence = defence
        self.speed = speed
        self.starting = starting
        self.costs = costs  # of using it
        self.timings = timings
        self.skills = skills
        self.alike = alike  # cards with the same number are copies of one kind
        # Intrigue cards
        self.forms = forms
        self.needs = needs  # influence
        self.gold = gold
        self.aims = aims
        self.moments = moments
        self.phases = phases  # mask of the phases that "any time" means
        self.tests = tests
        self.steps = steps
        self.copies = copies  # cards with the same number are copies of one kind
        # Houses
        self.start_assets = start_assets  # gladiators, slaves, guards, gold
        self.abilities = abilities  # two per house
        self.limits = limits  # of the hand, by house and influence
        # Arena
        self.near = near
        self.distance = distance
        self.starts = starts
        self.weights: list[i64] = [weight(skill, type_) for skill, type_ in zip(skills, types)]  # Naevia is two slaves
        self.immune: list[bool] = [has_verb(card, IMMUNE) for card in steps]
        self.attacks: list[bool] = [is_attack(card) for card in steps]
        self.foils: list[i64] = [foil_of(card) for card in steps]  # FOIL_SCHEME, FOIL_ANY or NONE
        self.kinds: list[i64] = [card for card in range(len(copies)) if copies[card] == card]  # one card of each
        self.foiling: list[i64] = [card for card in self.kinds if self.foils[card] != NONE]
        self.reacting: list[i64] = [card for card in self.kinds if moments[card] & (ANY_TIME | ARE_WAGERED | ARE_DEATH)]


def weight(skill: list[Step], type_: i64) -> i64:
    for step in skill:
        if step.verb == COUNT_AS and step.kinds == type_:
            return step.amount
    return 1


def favours(marks: i64) -> i64:
    """How many favour tokens lie on a card."""
    return (marks & FAVOURS) // FAVOUR


def has_verb(steps: list[Step], verb: i64) -> bool:
    return any(step.verb == verb for step in steps)


def is_attack(steps: list[Step]) -> bool:
    """Does the card take something from the house that it is aimed at?"""
    for step in steps:
        if step.who != ME and step.verb in (FINE, TAKE_FROM, DROP_ASSET, INJURE, TAP):
            return True
        if step.who != ME and step.verb == INF and step.amount < 0:
            return True
    return False


def foil_of(steps: list[Step]) -> i64:
    if has_verb(steps, FOIL_ANY):
        return FOIL_ANY
    return FOIL_SCHEME if has_verb(steps, FOIL_SCHEME) else NONE
