"""The effect expressions of the deck files (specification 6.2), read and written."""

from __future__ import annotations

import re

from ludus.games.goldencup import cards
from ludus.games.goldencup.cards import Ability
from ludus.kernel.expressions import call, parts

TRIGGERS = {"upg(stadium)": 2, "upg(agent)": 3, "upg(any)": cards.ON_UPGRADE}
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
TOKENS_AND_MORE = range(cards.GLORY + 1)  # tokens, sponsors, glory
MATCH_ONLY = range(cards.STRONGER_ATTACK, cards.WEAKER_FOE + 1)
MOST_ABILITIES = 3  # of a champion
MOST_TRAITS = 3  # symbols on a champion
MOST_NEEDS = cards.CHAMPIONS * MOST_TRAITS


def read_effect(text: str) -> list[Ability]:
    """The abilities of a card; ValueError with the part that is wrong."""
    return [read_ability(part) for part in parts(text)]


def read_ability(text: str) -> Ability:
    found = ABILITY.fullmatch(text)
    if found is None:
        raise ValueError(text)
    kind = 1 << cards.ABILITY_LETTERS.index(found["kind"])
    trigger, argument = read_trigger(found["trigger"])
    letters = found["needs"] or ""
    if len(letters) > MOST_NEEDS:
        raise ValueError(f"has({letters})")
    needs = sum(cards.symbol(cards.TRAITS.index(letter)) for letter in letters)
    gains = [read_gain(gain, text) for gain in re.split(r"\+(?=[a-zA-Z])", found["gains"])]
    counter, counted = read_counter(found["counter"] or "", cards.PERMANENTS)
    verbs = [verb for verb, _ in gains]
    if not belongs(kind, trigger, counter, verbs):
        raise ValueError(text)
    return Ability(kind, trigger, argument, needs, verbs, [amount for _, amount in gains], counter, counted)


def read_trigger(text: str | None) -> tuple[int, int]:
    if text is None:
        return cards.AT_ONCE, 0
    name, argument = call(text)
    if name == "hire" and argument:
        return cards.ON_HIRE, cards.TRAITS.index(argument)
    if name == "match" and argument:
        return cards.ON_MATCH, int(argument)
    if text not in TRIGGERS:
        raise ValueError(text)
    return TRIGGERS[text], 0


def read_gain(text: str, whole: str) -> tuple[int, int]:
    verb, amount = call(text)
    known = verb in cards.VERBS and amount != ""
    if not known or not re.fullmatch(AMOUNTS.get(verb, "[1-9]"), amount or ""):
        raise ValueError(whole)
    return cards.VERBS.index(verb), abs(int(amount or "1")) if verb != "S" else int(amount or "")


def read_counter(text: str, last: int) -> tuple[int, int]:
    """What is counted and of which trait or level; `last` is the last counter that may stand here."""
    if not text:
        return cards.ONCE, 0
    name, argument = call(text)
    if name not in cards.COUNTERS[1 : last + 1]:
        raise ValueError(text)
    counter = cards.COUNTERS.index(name)
    letters = (
        cards.TRAITS
        if counter in (cards.SYMBOLS, cards.PAIRS)
        else cards.LEVEL_LETTERS
        if counter == cards.OF_LEVEL
        else ""
    )
    if (argument is not None) != bool(letters) or (argument or "") not in letters:
        raise ValueError(text)
    return counter, letters.index(argument) if argument else 0


def belongs(kind: int, trigger: int, counter: int, verbs: list[int]) -> bool:
    """Can an ability of this kind do this?"""
    if cards.SACK in verbs and (
        kind != cards.INSTANT or verbs.index(cards.SACK) or verbs.count(cards.SACK) > 1 or counter != cards.ONCE
    ):
        return False
    if kind == cards.INSTANT:
        return trigger == cards.AT_ONCE and all(verb in TOKENS_AND_MORE or verb == cards.SACK for verb in verbs)
    if kind == cards.THROW:
        return trigger == cards.AT_ONCE and all(
            verb in TOKENS_AND_MORE or verb in (cards.DICE, cards.GOAL) for verb in verbs
        )
    if kind == cards.END:
        return trigger == cards.AT_ONCE and all(verb == cards.GLORY for verb in verbs)
    assert kind == cards.PERMANENT
    if trigger != cards.AT_ONCE:
        return all(verb in TOKENS_AND_MORE for verb in verbs)
    return all(verb == cards.COIN or verb in MATCH_ONLY for verb in verbs)


def read_fan(text: str) -> tuple[int, int, list[int]]:
    """Counter, what it counts, and the tiers as number, glory, number, glory; ValueError if there is no such fan."""
    found = TIERS.fullmatch(text)
    if found is None:
        raise ValueError(text)
    counter, counted = read_counter(found["counter"], len(cards.COUNTERS) - 1)
    tiers = [int(number) for tier in found["tiers"].split(",") for number in tier.split(":")]
    if any(later <= earlier for start in (0, 1) for earlier, later in zip(tiers[start::2], tiers[start + 2 :: 2])):
        raise ValueError(text)
    return counter, counted, tiers


# --- Writing -------------------------------------------------------------------------------------------


def effect_text(abilities: list[Ability]) -> str:
    """The effect as it stands in a deck file."""
    return " ; ".join(map(ability_text, abilities))


def ability_text(ability: Ability) -> str:
    kind = cards.ABILITY_LETTERS[[cards.INSTANT, cards.THROW, cards.PERMANENT, cards.END].index(ability.kind)]
    gains = "+".join(gain_text(verb, amount) for verb, amount in zip(ability.verbs, ability.amounts, strict=True))
    counter = f"x{counter_text(ability.counter, ability.counted)}" if ability.counter else ""
    return f"{kind}:{trigger_text(ability)}{needs_text(ability)}{gains}{counter}"


def trigger_text(ability: Ability) -> str:
    if ability.trigger == cards.AT_ONCE:
        return ""
    if ability.trigger == cards.ON_HIRE:
        return f"hire({cards.TRAITS[ability.argument]})->"
    if ability.trigger == cards.ON_MATCH:
        return f"match({ability.argument})->"
    return next(text for text, trigger in TRIGGERS.items() if trigger == ability.trigger) + "->"


def needs_text(ability: Ability) -> str:
    letters = "".join(letter * cards.symbols_of(ability.needs, trait) for trait, letter in enumerate(cards.TRAITS))
    return f"has({letters})?" if letters else ""


def gain_text(verb: int, amount: int) -> str:
    name = cards.VERBS[verb]
    if verb == cards.GOAL:
        return name
    if verb in (cards.SPONSOR, cards.STRONGER_ATTACK):
        return f"{name}({amount:+d})"
    negative = verb == cards.ADD_DEFENCE or cards.STRONGER_ATTACK < verb <= cards.WEAKER_FOE
    return f"{name}({-amount})" if negative else f"{name}({amount})"


def counter_text(counter: int, counted: int) -> str:
    if counter in (cards.SYMBOLS, cards.PAIRS):
        return f"{cards.COUNTERS[counter]}({cards.TRAITS[counted]})"
    return (
        f"{cards.COUNTERS[counter]}({cards.LEVEL_LETTERS[counted]})"
        if counter == cards.OF_LEVEL
        else cards.COUNTERS[counter]
    )
