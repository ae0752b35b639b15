"""Champions, fans, tokens and boards as figures that rules and players can count with.

A champion is its printed number. A kind of token is a number from 0 to 7: attack 1 to 4, then defence -1 to -4. Tokens
on a board are packed into one number with four bits for each kind; symbols with nine bits for each trait.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

CHAMPIONS: Final = 102
FANS: Final = 16
ROUNDS: Final = 6
HAND: Final = 3
SLOTS: Final = 4
START_GLORY: Final = 5
DRAW_GLORY: Final = 2
LEAD: Final = 6  # that decides a game of two without a final (GC-160)
LONGEST_TRACK: Final = 12

LEVELS: Final = ("bronze", "silver", "gold")
LEVEL_LETTERS: Final = "bsg"
FIRST_CARD: Final[list[i64]] = [1, 37, 71, 103]  # of each level, and the number after the last card
TRAITS: Final = "RBGYV"
TRAIT_BITS: Final = 9  # more than all champions can show
TRAIT_MASK: Final = 511

# Kinds of tokens
KINDS: Final = 8
DEFENCE: Final = 4  # the first kind of defence
KIND_BITS: Final = 4
KIND_MASK: Final = 15
ATTACKS: Final = 0xFFFF  # the part of a packed board that holds attack tokens
BREAK: Final = 8

# Kinds of abilities, as bits
INSTANT: Final = 1
THROW: Final = 2
PERMANENT: Final = 4
END: Final = 8
ABILITY_LETTERS: Final = "ITPE"

# Triggers
AT_ONCE: Final = 0
ON_HIRE: Final = 1
ON_STADIUM: Final = 2
ON_AGENT: Final = 3
ON_UPGRADE: Final = 4
ON_MATCH: Final = 5

# Gains
ADD_ATTACK: Final = 0
ADD_DEFENCE: Final = 1
UP_ATTACK: Final = 2
UP_DEFENCE: Final = 3
DROP_ATTACK: Final = 4
DROP_DEFENCE: Final = 5
SPONSOR: Final = 6
GLORY: Final = 7
DICE: Final = 8
GOAL: Final = 9
COIN: Final = 10
STRONGER_ATTACK: Final = 11
STRONGER_DEFENCE: Final = 12
WEAKER_FOE: Final = 13
SACK: Final = 14
VERBS: Final = (
    "A",
    "D",
    "upA",
    "upD",
    "dropA",
    "dropD",
    "S",
    "F",
    "dice",
    "goal",
    "coin",
    "atk",
    "def",
    "foe",
    "sack",
)

# What is counted
ONCE: Final = 0
SYMBOLS: Final = 1
PAIRS: Final = 2
OF_LEVEL: Final = 3
TRAIT_COUNT: Final = 4
KIND_COUNT: Final = 5
PERMANENTS: Final = 6
THROWERS: Final = 7
ATTACK_COUNT: Final = 8
DEFENCE_COUNT: Final = 9
INCOME: Final = 10
UPGRADES: Final = 11
COUNTERS: Final = ("", "sym", "pair", "lvl", "traits", "kinds", "perm", "thrw", "numA", "numD", "income", "upg")


@final
class Ability:
    """One ability of a champion: when, under which condition, what, how often."""

    def __init__(
        self,
        kind: i64,
        trigger: i64,
        argument: i64,
        needs: i64,
        verbs: list[i64],
        amounts: list[i64],
        counter: i64,
        counted: i64,
    ) -> None:
        self.kind = kind
        self.trigger = trigger
        self.argument = argument  # the trait of a hire, the goals of a match
        self.needs = needs  # symbols that hired champions must show, packed
        self.verbs = verbs
        self.amounts = amounts
        self.counter = counter
        self.counted = counted  # which trait or level


@final
class Deck:
    """All data of a table. Lists of champions and fans are indexed by their number."""

    def __init__(
        self,
        levels: list[i64],
        symbols: list[i64],
        abilities: list[list[Ability]],
        fan_counter: list[i64],
        fan_counted: list[i64],
        fan_tiers: list[list[i64]],
        faces: list[i64],
        track: list[i64],
        stadium_income: list[i64],
        win_glory: list[i64],
        stadium_cost: list[i64],
        costs: list[i64],
        tokens: i64,
        start: i64,
        automa_start: i64,
        automa_pool: list[i64],
        breaks: i64,
        end_cells: list[i64],
        schedule: list[list[i64]],
    ) -> None:
        self.levels = levels
        self.symbols = symbols
        self.abilities = abilities
        self.fan_counter = fan_counter
        self.fan_counted = fan_counted
        self.fan_tiers = fan_tiers  # number, glory, number, glory ... upwards
        self.faces = faces  # by slot 0 to 3: mask of the faces that score
        self.track = track  # glory by income
        self.stadium_income = stadium_income
        self.win_glory = win_glory
        self.stadium_cost = stadium_cost  # by round
        self.costs = costs  # see `SEARCH_COST` and those after it
        self.tokens = tokens  # that a player has in all, packed
        self.start = start  # on the board at the start, packed
        self.automa_start = automa_start
        self.automa_pool = automa_pool  # kinds
        self.breaks = breaks
        self.end_cells = end_cells  # by round
        self.schedule = schedule  # by teams: for each round and field the two match tokens
        self.names: dict[str, list[str]] = {}  # of champions, by language
        self.fan_names: dict[str, list[str]] = {}
        self.kinds: list[i64] = []  # of abilities, as a mask
        self.coins: list[i64] = []  # of income, whatever else is hired
        self.counted_coins: list[bool] = []  # is there income that depends on what else is hired?
        self.sacks: list[bool] = []
        self.hire_triggers: list[bool] = []
        self.upgrade_triggers: list[bool] = []
        self.match_triggers: list[bool] = []
        self.modifiers: list[bool] = []
        for owned in abilities:
            self.sum_up(owned)

    def sum_up(self, owned: list[Ability]) -> None:
        """What the abilities of one champion come to, so that rules need not look at each."""
        kinds: i64 = 0
        coins: i64 = 0
        counted = sacks = hires = upgrades = matches = modifiers = False
        for ability in owned:
            kinds |= ability.kind
            trigger = ability.trigger
            hires = hires or trigger == ON_HIRE
            upgrades = upgrades or ON_STADIUM <= trigger <= ON_UPGRADE
            matches = matches or trigger == ON_MATCH
            for verb, amount in zip(ability.verbs, ability.amounts):
                if verb == COIN:
                    if ability.counter == ONCE and ability.needs == 0:
                        coins += amount
                    else:
                        counted = True
                sacks = sacks or verb == SACK
                modifiers = modifiers or STRONGER_ATTACK <= verb <= WEAKER_FOE
        self.kinds.append(kinds)
        self.coins.append(coins)
        self.counted_coins.append(counted)
        self.sacks.append(sacks)
        self.hire_triggers.append(hires)
        self.upgrade_triggers.append(upgrades)
        self.match_triggers.append(matches)
        self.modifiers.append(modifiers)


# Places in `Deck.costs`
SEARCH_COST: Final = 0
HIRE_COST: Final = 1
AGENT_COST: Final = 2
TRAIN_COST: Final = 3
LEARN_COST: Final = 4
ACTIONS: Final = ("search", "hire", "agent", "train", "learn")


def tokens_of(board: i64, kind: i64) -> i64:
    """How many tokens of a kind lie on a board."""
    return board >> (KIND_BITS * kind) & KIND_MASK


def token(kind: i64) -> i64:
    """One token of a kind, as a packed board."""
    return ((kind & 0) | 1) << (KIND_BITS * kind)


def number_of_tokens(board: i64) -> i64:
    count: i64 = 0
    while board > 0:
        count += board & KIND_MASK
        board >>= KIND_BITS
    return count


def symbols_of(symbols: i64, trait: i64) -> i64:
    return symbols >> (TRAIT_BITS * trait) & TRAIT_MASK


def symbol(trait: i64) -> i64:
    """One symbol of a trait, packed."""
    return ((trait & 0) | 1) << (TRAIT_BITS * trait)


def covers(symbols: i64, needs: i64) -> bool:
    """Are all the needed symbols there?"""
    while needs > 0:
        if symbols & TRAIT_MASK < needs & TRAIT_MASK:
            return False
        symbols >>= TRAIT_BITS
        needs >>= TRAIT_BITS
    return True
