"""The effects of the card file (specification 6.2), read and written."""

from __future__ import annotations

import re

from ludus.games.augustus.cards import (
    EFFECTS,
    FINISH_ONE,
    FOES_LOSE,
    FOES_REMOVE,
    FOES_WIPE,
    GAIN,
    MOB,
    MOBANY,
    NONE,
    PER_SYMBOL,
    PER_TYPE,
    REARRANGE,
    SAME,
    SYMBOLS,
    TAKE_TWO,
    TYPES,
)

ARGUMENTS = {
    NONE: "",
    GAIN: "[12]",
    MOB: f"([{SYMBOLS}])([{SYMBOLS}])",
    MOBANY: "[12]",
    FOES_REMOVE: "[12]",
    FOES_WIPE: "",
    FOES_LOSE: "",
    FINISH_ONE: "",
    TAKE_TWO: "",
    REARRANGE: "",
    SAME: f"([{SYMBOLS}])=([{SYMBOLS}])",
    PER_SYMBOL: rf"([{SYMBOLS}])\*([1-9][0-9]?)<=([1-9][0-9]?)",
    PER_TYPE: rf"({'|'.join(TYPES)})\*([1-9][0-9]?)",
}
FINAL = (PER_SYMBOL, PER_TYPE)


def read_effect(text: str) -> tuple[int, int, int, int]:
    """The effect and its arguments as numbers; ValueError if there is no such effect."""
    verb, colon, argument = text.partition(":")
    if verb not in EFFECTS:
        raise ValueError(text)
    effect = EFFECTS.index(verb)
    pattern = ARGUMENTS[effect]
    found = re.fullmatch(pattern, argument)
    if found is None or bool(colon) != bool(pattern):
        raise ValueError(text)
    if effect in (GAIN, MOBANY, FOES_REMOVE):
        return effect, int(argument), 0, 0
    if effect in (MOB, SAME):
        first, second = (SYMBOLS.index(letter) for letter in found.groups())
        if effect == SAME and first == second:
            raise ValueError(text)
        return effect, first, second, 0
    if effect == PER_SYMBOL:
        return effect, SYMBOLS.index(found.group(1)), int(found.group(2)), int(found.group(3))
    if effect == PER_TYPE:
        return effect, TYPES.index(found.group(1)), int(found.group(2)), 0
    return effect, 0, 0, 0


def timing_of(effect: int) -> str:
    if effect == NONE:
        return "none"
    if effect == SAME:
        return "permanent"
    return "final" if effect in FINAL else "immediate"


def effect_text(effect: int, first: int, second: int, third: int) -> str:
    """The effect as it stands in a deck file."""
    verb = EFFECTS[effect]
    if effect in (GAIN, MOBANY, FOES_REMOVE):
        return f"{verb}:{first}"
    if effect == MOB:
        return f"{verb}:{SYMBOLS[first]}{SYMBOLS[second]}"
    if effect == SAME:
        return f"{verb}:{SYMBOLS[first]}={SYMBOLS[second]}"
    if effect == PER_SYMBOL:
        return f"{verb}:{SYMBOLS[first]}*{second}<={third}"
    if effect == PER_TYPE:
        return f"{verb}:{TYPES[first]}*{second}"
    return verb
