"""The 88 objectives as figures that rules and players can count with; a card is its printed number."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ludus.kernel.bits import bits
from ludus.kernel.pickling import Parts

SYMBOLS: Final = "SHCKTD"  # double swords, shield, chariot, catapult, standard, dagger
JOKER: Final = 6
TOKENS: Final = "SHCKTDJ"
TOKEN_COUNTS: Final[list[i64]] = [6, 5, 4, 3, 2, 1, 2]
BAG: Final = 23
LEGIONS: Final = 48
START_LEGIONS: Final = 7
CARDS: Final = 88
DISPLAY: Final = 5
GOAL: Final = 7  # completed objectives that end the game

TYPES: Final = ("GREEN", "PURPLE", "ORANGE", "SENATOR")
SENATOR: Final = 3
RESOURCES: Final = ("gold", "wheat")

# Effects
NONE: Final = 0
GAIN: Final = 1
MOB: Final = 2
MOBANY: Final = 3
FOES_REMOVE: Final = 4
FOES_WIPE: Final = 5
FOES_LOSE: Final = 6
FINISH_ONE: Final = 7
TAKE_TWO: Final = 8
REARRANGE: Final = 9
SAME: Final = 10
PER_SYMBOL: Final = 11
PER_TYPE: Final = 12
EFFECTS: Final = (
    "none",
    "gain",
    "mob",
    "mobany",
    "foes_remove",
    "foes_wipe",
    "foes_lose",
    "finish_one",
    "take_two",
    "rearrange",
    "same",
    "per_symbol",
    "per_type",
)

# Reward tiles (specification 6.2): 0 to 4 for types, 5 to 9 for 2 to 6 completed objectives, 10 and 11 for resources.
TILES: Final = (
    "type:GREEN",
    "type:PURPLE",
    "type:ORANGE",
    "type:SENATOR",
    "type:ALL",
    "count:2",
    "count:3",
    "count:4",
    "count:5",
    "count:6",
    "res:gold",
    "res:wheat",
)
TILE_POINTS: Final[list[i64]] = [4, 6, 8, 2, 6, 2, 4, 6, 8, 10, 5, 5]
ALL_TYPES: Final = 4
COUNT_TILE: Final = 3  # the tile for n completed objectives is COUNT_TILE + n
RESOURCE_TILE: Final = 10

DECAY_DRAWS: Final = 7.0  # draws after which a point is worth only a third of a point now (specification 12)


def highest_bit(mask: i64) -> i64:
    bit: i64 = 32
    while bit > 0 and mask & bit == 0:
        bit >>= 1
    return bit


@final
class Deck:
    """A deck of objectives. Lists are indexed by card, or by card * 6 + symbol or space, or by card * 64 + mask.

    A mask says which spaces of a card are covered, in printing order. Spaces of the same symbol are covered from the
    first on, so that equal positions have equal masks.
    """

    def __init__(
        self,
        text: str,
        types: list[i64],
        symbols: list[list[i64]],
        points: list[i64],
        gold: list[i64],
        wheat: list[i64],
        effects: list[i64],
        first: list[i64],
        second: list[i64],
        third: list[i64],
    ) -> None:
        self.text = text  # the option value that stands for this deck
        self.types = types
        self.symbols = symbols
        self.points = points
        self.gold = gold
        self.wheat = wheat
        self.effects = effects
        self.first = first  # arguments of the effect
        self.second = second
        self.third = third
        self.names: dict[str, list[str]] = {}  # by language
        self.size: list[i64] = [len(spaces) for spaces in symbols]
        self.full: list[i64] = [(1 << len(spaces)) - 1 for spaces in symbols]
        self.need: list[i64] = [0] * (6 * len(symbols))
        self.open: list[i64] = [0] * (64 * len(symbols))  # symbols with an empty space, as a mask
        self.held: list[i64] = [0] * (64 * len(symbols))  # symbols with a legion
        self.wait: list[float] = [0.0] * (64 * len(symbols))
        self.worth: list[float] = [0.0] * (64 * len(symbols))  # share of its value that a card has in this state
        self.best: list[i64] = [0] * (7 * len(symbols))  # card * 7 + n: where n legions stand best
        known: dict[i64, float] = {}
        for card in range(1, len(symbols)):
            for space, symbol in enumerate(symbols[card]):
                self.need[card * 6 + symbol] |= 1 << space
            self.forecast(card, known)

    def __reduce__(self) -> Parts:
        from ludus.games.augustus.deck import deck_of  # which imports this module

        return deck_of, (self.text,)

    def forecast(self, card: i64, known: dict[i64, float]) -> None:
        """Expected draws until the card is full, for every mask (specification 6.3)."""
        for n in range(i64(7)):
            self.best[card * 7 + n] = -1
        for mask in range(self.full[card] + 1):
            if self.orderly(card, mask):
                self.note_symbols(card, mask)
                draws = expected_draws(self.missing(card, mask), known)
                self.wait[card * 64 + mask] = draws
                self.worth[card * 64 + mask] = math.exp(-draws / DECAY_DRAWS)
                place = card * 7 + bits(mask)
                if self.best[place] < 0 or draws < self.wait[card * 64 + self.best[place]]:
                    self.best[place] = mask

    def note_symbols(self, card: i64, mask: i64) -> None:
        one: i64 = 1
        for symbol in range(i64(6)):
            need = self.need[card * 6 + symbol]
            if need & ~mask:
                self.open[card * 64 + mask] |= one
            if need & mask:
                self.held[card * 64 + mask] |= one
            one *= 2

    def orderly(self, card: i64, mask: i64) -> bool:
        """Are spaces of the same symbol covered from the first on?"""
        for symbol in range(i64(6)):
            need = self.need[card * 6 + symbol]
            have = need & mask
            if have != 0 and need & (highest_bit(have) * 2 - 1) != have:
                return False
        return True

    def missing(self, card: i64, mask: i64) -> i64:
        """How many spaces of each symbol are empty, three bits for each."""
        found: i64 = 0
        for symbol in range(i64(6)):
            found |= bits(self.need[card * 6 + symbol] & ~mask) << (3 * symbol)
        return found

    def put(self, card: i64, mask: i64, symbol: i64) -> i64:
        """The mask with one more legion on this symbol; the same mask if there is no room."""
        free = self.need[card * 6 + symbol] & ~mask
        return mask | (free & -free)

    def take(self, card: i64, mask: i64, symbol: i64) -> i64:
        """The mask with one legion less on this symbol."""
        return mask & ~highest_bit(self.need[card * 6 + symbol] & mask)


def expected_draws(missing: i64, known: dict[i64, float]) -> float:
    """Draws until all that is missing has come, with jokers used as well as possible."""
    if missing == 0:
        return 0.0
    if missing in known:
        return known[missing]
    total = 1.0
    chance = 3.0 / 24.0
    least = 1e9
    for symbol in range(i64(6)):
        if missing >> (3 * symbol) & 7:
            after = expected_draws(missing - (1 << (3 * symbol)), known)
            p = float(TOKEN_COUNTS[symbol]) / 24.0
            total += p * after
            chance += p
            if after < least:
                least = after
    draws = (total + 3.0 / 24.0 * least) / chance
    known[missing] = draws
    return draws
