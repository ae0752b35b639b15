"""The effect expressions of the deck files (specification 6.2), read and written."""

from __future__ import annotations

import re

from ludus.games.goldencup.cards import (
    ABILITY_LETTERS,
    ADD_DEFENCE,
    AT_ONCE,
    CHAMPIONS,
    COIN,
    COUNTERS,
    DICE,
    END,
    GLORY,
    GOAL,
    INSTANT,
    LEVEL_LETTERS,
    OF_LEVEL,
    ON_HIRE,
    ON_MATCH,
    ON_UPGRADE,
    ONCE,
    PAIRS,
    PERMANENT,
    PERMANENTS,
    SACK,
    SPONSOR,
    STRONGER_ATTACK,
    SYMBOLS,
    THROW,
    TRAITS,
    VERBS,
    WEAKER_FOE,
    Ability,
    symbol,
    symbols_of,
)
from ludus.kernel.expressions import call, parts

TRIGGERS = {"upg(stadium)": 2, "upg(agent)": 3, "upg(any)": ON_UPGRADE}
ABILITY = re.compile(
    r"(?P<kind>[ITPE]):(?:(?P<trigger>hire\([RBGYV]\)|upg\(\w+\)|match\([1-9]\))->)?"
    r"(?:has\((?P<needs>[RBGYV]+)\)\?)?(?P<gains>.+?)(?:x(?P<counter>[a-z]+(?:\(\w\))?))?"
)
TIERS = re.compile(r"E:tier\((?P<counter>[a-zA-Z]+(?:\(\w\))?);(?P<tiers>[1-9]\d?:[1-9]\d?(?:,[1-9]\d?:[1-9]\d?)*)\)")
AMOUNTS = {
    "A": "[1-4]",
    "D": "-[1-4]",
    "S": r"[+-]1",
    "goal": "",
    "atk": r"\+1",
    "def": "-1",
    "foe": "-1",
    "sack": "1",
}
TOKENS_AND_MORE = range(GLORY + 1)  # tokens, sponsors, glory
MATCH_ONLY = range(STRONGER_ATTACK, WEAKER_FOE + 1)
MOST_ABILITIES = 3  # of a champion
MOST_TRAITS = 3  # symbols on a champion
MOST_NEEDS = CHAMPIONS * MOST_TRAITS


def read_effect(text: str) -> list[Ability]:
    """The abilities of a card; ValueError with the part that is wrong."""
    return [read_ability(part) for part in parts(text)]


def read_ability(text: str) -> Ability:
    found = ABILITY.fullmatch(text)
    if found is None:
        raise ValueError(text)
    kind = 1 << ABILITY_LETTERS.index(found["kind"])
    trigger, argument = read_trigger(found["trigger"])
    letters = found["needs"] or ""
    if len(letters) > MOST_NEEDS:
        raise ValueError(f"has({letters})")
    needs = sum(symbol(TRAITS.index(letter)) for letter in letters)
    gains = [read_gain(gain, text) for gain in re.split(r"\+(?=[a-zA-Z])", found["gains"])]
    counter, counted = read_counter(found["counter"] or "", PERMANENTS)
    verbs = [verb for verb, _ in gains]
    if not belongs(kind, trigger, counter, verbs):
        raise ValueError(text)
    return Ability(kind, trigger, argument, needs, verbs, [amount for _, amount in gains], counter, counted)


def read_trigger(text: str | None) -> tuple[int, int]:
    if text is None:
        return AT_ONCE, 0
    name, argument = call(text)
    if name == "hire" and argument:
        return ON_HIRE, TRAITS.index(argument)
    if name == "match" and argument:
        return ON_MATCH, int(argument)
    if text not in TRIGGERS:
        raise ValueError(text)
    return TRIGGERS[text], 0


def read_gain(text: str, whole: str) -> tuple[int, int]:
    verb, amount = call(text)
    known = verb in VERBS and amount != ""
    if not known or not re.fullmatch(AMOUNTS.get(verb, "[1-9]"), amount or ""):
        raise ValueError(whole)
    return VERBS.index(verb), abs(int(amount or "1")) if verb != "S" else int(amount or "")


def read_counter(text: str, last: int) -> tuple[int, int]:
    """What is counted and of which trait or level; `last` is the last counter that may stand here."""
    if not text:
        return ONCE, 0
    name, argument = call(text)
    if name not in COUNTERS[1 : last + 1]:
        raise ValueError(text)
    counter = COUNTERS.index(name)
    letters = TRAITS if counter in (SYMBOLS, PAIRS) else LEVEL_LETTERS if counter == OF_LEVEL else ""
    if (argument is not None) != bool(letters) or (argument or "") not in letters:
        raise ValueError(text)
    return counter, letters.index(argument) if argument else 0


def belongs(kind: int, trigger: int, counter: int, verbs: list[int]) -> bool:
    """Can an ability of this kind do this?"""
    if SACK in verbs and (kind != INSTANT or verbs.index(SACK) or verbs.count(SACK) > 1 or counter != ONCE):
        return False
    if kind == INSTANT:
        return trigger == AT_ONCE and all(verb in TOKENS_AND_MORE or verb == SACK for verb in verbs)
    if kind == THROW:
        return trigger == AT_ONCE and all(verb in TOKENS_AND_MORE or verb in (DICE, GOAL) for verb in verbs)
    if kind == END:
        return trigger == AT_ONCE and all(verb == GLORY for verb in verbs)
    assert kind == PERMANENT
    if trigger != AT_ONCE:
        return all(verb in TOKENS_AND_MORE for verb in verbs)
    return all(verb == COIN or verb in MATCH_ONLY for verb in verbs)


def read_fan(text: str) -> tuple[int, int, list[int]]:
    """Counter, what it counts, and the tiers as number, glory, number, glory; ValueError if there is no such fan."""
    found = TIERS.fullmatch(text)
    if found is None:
        raise ValueError(text)
    counter, counted = read_counter(found["counter"], len(COUNTERS) - 1)
    tiers = [int(number) for tier in found["tiers"].split(",") for number in tier.split(":")]
    if any(later <= earlier for start in (0, 1) for earlier, later in zip(tiers[start::2], tiers[start + 2 :: 2])):
        raise ValueError(text)
    return counter, counted, tiers


# --- Writing -------------------------------------------------------------------------------------------


def effect_text(abilities: list[Ability]) -> str:
    """The effect as it stands in a deck file."""
    return " ; ".join(map(ability_text, abilities))


def ability_text(ability: Ability) -> str:
    kind = ABILITY_LETTERS[[INSTANT, THROW, PERMANENT, END].index(ability.kind)]
    gains = "+".join(gain_text(verb, amount) for verb, amount in zip(ability.verbs, ability.amounts, strict=True))
    counter = f"x{counter_text(ability.counter, ability.counted)}" if ability.counter else ""
    return f"{kind}:{trigger_text(ability)}{needs_text(ability)}{gains}{counter}"


def trigger_text(ability: Ability) -> str:
    if ability.trigger == AT_ONCE:
        return ""
    if ability.trigger == ON_HIRE:
        return f"hire({TRAITS[ability.argument]})->"
    if ability.trigger == ON_MATCH:
        return f"match({ability.argument})->"
    return next(text for text, trigger in TRIGGERS.items() if trigger == ability.trigger) + "->"


def needs_text(ability: Ability) -> str:
    letters = "".join(letter * symbols_of(ability.needs, trait) for trait, letter in enumerate(TRAITS))
    return f"has({letters})?" if letters else ""


def gain_text(verb: int, amount: int) -> str:
    name = VERBS[verb]
    if verb == GOAL:
        return name
    if verb in (SPONSOR, STRONGER_ATTACK):
        return f"{name}({amount:+d})"
    negative = verb == ADD_DEFENCE or STRONGER_ATTACK < verb <= WEAKER_FOE
    return f"{name}({-amount})" if negative else f"{name}({amount})"


def counter_text(counter: int, counted: int) -> str:
    if counter in (SYMBOLS, PAIRS):
        return f"{COUNTERS[counter]}({TRAITS[counted]})"
    return f"{COUNTERS[counter]}({LEVEL_LETTERS[counted]})" if counter == OF_LEVEL else COUNTERS[counter]
