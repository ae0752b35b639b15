"""The effects of the card file (specification 6.2), read and written."""

from __future__ import annotations

import re

from ludus.games.augustus import cards

ARGUMENTS = {
    cards.NONE: "",
    cards.GAIN: "[12]",
    cards.MOB: f"([{cards.SYMBOLS}])([{cards.SYMBOLS}])",
    cards.MOBANY: "[12]",
    cards.FOES_REMOVE: "[12]",
    cards.FOES_WIPE: "",
    cards.FOES_LOSE: "",
    cards.FINISH_ONE: "",
    cards.TAKE_TWO: "",
    cards.REARRANGE: "",
    cards.SAME: f"([{cards.SYMBOLS}])=([{cards.SYMBOLS}])",
    cards.PER_SYMBOL: rf"([{cards.SYMBOLS}])\*([1-9][0-9]?)<=([1-9][0-9]?)",
    cards.PER_TYPE: rf"({'|'.join(cards.TYPES)})\*([1-9][0-9]?)",
}
FINAL = (cards.PER_SYMBOL, cards.PER_TYPE)


def read_effect(text: str) -> tuple[int, int, int, int]:
    """The effect and its arguments as numbers; ValueError if there is no such effect."""
    verb, colon, argument = text.partition(":")
    if verb not in cards.EFFECTS:
        raise ValueError(text)
    effect = cards.EFFECTS.index(verb)
    pattern = ARGUMENTS[effect]
    found = re.fullmatch(pattern, argument)
    if found is None or bool(colon) != bool(pattern):
        raise ValueError(text)
    if effect in (cards.GAIN, cards.MOBANY, cards.FOES_REMOVE):
        return effect, int(argument), 0, 0
    if effect in (cards.MOB, cards.SAME):
        first, second = (cards.SYMBOLS.index(letter) for letter in found.groups())
        if effect == cards.SAME and first == second:
            raise ValueError(text)
        return effect, first, second, 0
    if effect == cards.PER_SYMBOL:
        return effect, cards.SYMBOLS.index(found.group(1)), int(found.group(2)), int(found.group(3))
    if effect == cards.PER_TYPE:
        return effect, cards.TYPES.index(found.group(1)), int(found.group(2)), 0
    return effect, 0, 0, 0


def timing_of(effect: int) -> str:
    if effect == cards.NONE:
        return "none"
    if effect == cards.SAME:
        return "permanent"
    return "final" if effect in FINAL else "immediate"


def effect_text(effect: int, first: int, second: int, third: int) -> str:
    """The effect as it stands in a deck file."""
    verb = cards.EFFECTS[effect]
    if effect in (cards.GAIN, cards.MOBANY, cards.FOES_REMOVE):
        return f"{verb}:{first}"
    if effect == cards.MOB:
        return f"{verb}:{cards.SYMBOLS[first]}{cards.SYMBOLS[second]}"
    if effect == cards.SAME:
        return f"{verb}:{cards.SYMBOLS[first]}={cards.SYMBOLS[second]}"
    if effect == cards.PER_SYMBOL:
        return f"{verb}:{cards.SYMBOLS[first]}*{second}<={third}"
    if effect == cards.PER_TYPE:
        return f"{verb}:{cards.TYPES[first]}*{second}"
    return verb
