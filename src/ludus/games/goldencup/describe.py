"""Effects in words: every text of a card comes from its effect."""

from __future__ import annotations

from itertools import groupby

from ludus.games.goldencup import cards
from ludus.games.goldencup.cards import Ability

Phrases = dict[int, str]
Forms = tuple[str, ...]  # for 1 and more in English, for 1, 2 and 5 in Russian; one form serves any number

HEADS: dict[str, Phrases] = {
    "en": {
        cards.INSTANT: "When hired",
        cards.THROW: "On each throw",
        cards.PERMANENT: "Permanent",
        cards.END: "End of championship",
    },
    "ru": {
        cards.INSTANT: "При найме",
        cards.THROW: "При каждом броске",
        cards.PERMANENT: "Постоянно",
        cards.END: "В конце чемпионата",
    },
}
TRIGGERS: dict[str, dict[int, Forms]] = {
    "en": {
        cards.ON_HIRE: ("each time you hire a champion with a {colour} ({trait}) symbol",),
        cards.ON_STADIUM: ("each time you upgrade your stadium",),
        cards.ON_AGENT: ("each time you upgrade your agent",),
        cards.ON_UPGRADE: ("each time you upgrade your stadium or agent",),
        cards.ON_MATCH: (
            "after a match in which you scored at least {n} goal",
            "after a match in which you scored at least {n} goals",
        ),
    },
    "ru": {
        cards.ON_HIRE: ("каждый раз, когда нанимаете чемпиона с {by} символом ({trait})",),
        cards.ON_STADIUM: ("каждый раз, когда улучшаете стадион",),
        cards.ON_AGENT: ("каждый раз, когда улучшаете агента",),
        cards.ON_UPGRADE: ("каждый раз, когда улучшаете стадион или агента",),
        cards.ON_MATCH: (
            "после матча, в котором вы забили хотя бы {n} мяч",
            "после матча, в котором вы забили хотя бы {n} мяча",
            "после матча, в котором вы забили хотя бы {n} мячей",
        ),
    },
}
GAINS: dict[str, dict[int, Forms]] = {
    "en": {
        cards.ADD_ATTACK: ("add an attack token of value {n}",),
        cards.ADD_DEFENCE: ("add a defence token of value -{n}",),
        cards.UP_ATTACK: ("upgrade an attack token by 1", "make {n} upgrades of 1 on your attack tokens"),
        cards.UP_DEFENCE: ("upgrade a defence token by 1", "make {n} upgrades of 1 on your defence tokens"),
        cards.DROP_ATTACK: ("return an attack token to your supply", "return {n} attack tokens to your supply"),
        cards.DROP_DEFENCE: ("return a defence token to your supply", "return {n} defence tokens to your supply"),
        cards.SPONSOR: ("take a {sign}1 sponsor token", "take {word} {sign}1 sponsor tokens"),
        cards.GLORY: ("gain {n} glory",),
        cards.DICE: ("roll {n} extra die", "roll {n} extra dice"),
        cards.GOAL: ("score without rolling",),
        cards.COIN: ("{n} extra coin of income", "{n} extra coins of income"),
        cards.STRONGER_ATTACK: ("during a match each of your attack tokens counts 1 higher",),
        cards.STRONGER_DEFENCE: ("during a match each of your defence tokens counts 1 stronger",),
        cards.WEAKER_FOE: ("during a match each attack token of your opponent counts 1 lower",),
        cards.SACK: ("discard another champion you have hired (without one this card cannot be hired)",),
    },
    "ru": {
        cards.ADD_ATTACK: ("добавьте жетон нападения «{n}»",),
        cards.ADD_DEFENCE: ("добавьте жетон защиты «-{n}»",),
        cards.UP_ATTACK: (
            "улучшите жетон нападения на 1",
            "{word} улучшите жетон нападения на 1 (можно разные жетоны)",
            "{word} улучшите жетон нападения на 1 (можно разные жетоны)",
        ),
        cards.UP_DEFENCE: (
            "улучшите жетон защиты на 1",
            "{word} улучшите жетон защиты на 1 (можно разные жетоны)",
            "{word} улучшите жетон защиты на 1 (можно разные жетоны)",
        ),
        cards.DROP_ATTACK: (
            "верните жетон нападения в личный запас",
            "верните {n} жетона нападения в личный запас",
            "верните {n} жетонов нападения в личный запас",
        ),
        cards.DROP_DEFENCE: (
            "верните жетон защиты в личный запас",
            "верните {n} жетона защиты в личный запас",
            "верните {n} жетонов защиты в личный запас",
        ),
        cards.SPONSOR: (
            "возьмите жетон спонсоров «{sign}1»",
            "возьмите {n} жетона спонсоров «{sign}1»",
            "возьмите {n} жетонов спонсоров «{sign}1»",
        ),
        cards.GLORY: ("получите {n} очко славы", "получите {n} очка славы", "получите {n} очков славы"),
        cards.DICE: ("бросьте ещё {n} кубик", "бросьте ещё {n} кубика", "бросьте ещё {n} кубиков"),
        cards.GOAL: ("мяч забит без броска кубика",),
        cards.COIN: ("доход больше на {n} монету", "доход больше на {n} монеты", "доход больше на {n} монет"),
        cards.STRONGER_ATTACK: ("во время матча каждый ваш жетон нападения сильнее на 1",),
        cards.STRONGER_DEFENCE: ("во время матча каждый ваш жетон защиты сильнее на 1",),
        cards.WEAKER_FOE: ("во время матча каждый жетон нападения противника слабее на 1",),
        cards.SACK: ("сбросьте другого нанятого вами чемпиона (если других нет, эту карту нанять нельзя)",),
    },
}
WORDS = {
    "en": ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    "ru": ("", "", "дважды", "трижды", "четырежды", "5 раз", "6 раз", "7 раз", "8 раз", "9 раз"),
}
EACH: dict[str, Phrases] = {
    "en": {
        cards.SYMBOLS: "for each {colour} ({trait}) symbol on your hired champions",
        cards.PAIRS: "for each pair of {colour} ({trait}) symbols on your hired champions",
        cards.OF_LEVEL: "for each {level} champion you have hired",
        cards.TRAIT_COUNT: "for each different trait on your hired champions (at most 5)",
        cards.KIND_COUNT: "for each different kind of ability on your hired champions (at most 4)",
        cards.PERMANENTS: "for each hired champion with at least one permanent ability",
    },
    "ru": {
        cards.SYMBOLS: "за каждый {colour} символ ({trait}) среди нанятых вами чемпионов",
        cards.PAIRS: "за каждую пару {many} символов ({trait}) среди нанятых вами чемпионов",
        cards.OF_LEVEL: "за каждого нанятого вами чемпиона {level} уровня",
        cards.TRAIT_COUNT: "за каждую уникальную особенность среди нанятых вами чемпионов (не больше 5)",
        cards.KIND_COUNT: "за каждый уникальный тип свойств среди нанятых вами чемпионов (не больше 4)",
        cards.PERMANENTS: "за каждого нанятого вами чемпиона хотя бы с одним постоянным свойством",
    },
}
FANS: dict[str, Phrases] = {
    "en": {
        cards.SYMBOLS: "Count the {colour} ({trait}) symbols on your hired champions",
        cards.PAIRS: "Count the pairs of {colour} ({trait}) symbols on your hired champions",
        cards.OF_LEVEL: "Count the {level} champions you have hired",
        cards.TRAIT_COUNT: "Count the different traits on your hired champions",
        cards.KIND_COUNT: "Count the different kinds of ability on your hired champions",
        cards.PERMANENTS: "Count the hired champions with at least one permanent ability",
        cards.THROWERS: "Count the hired champions with at least one throw ability",
        cards.ATTACK_COUNT: "Count the attack tokens on your board",
        cards.DEFENCE_COUNT: "Count the defence tokens on your board",
        cards.INCOME: "Count the final income on the income track",
        cards.UPGRADES: "Count the stadium and agent upgrades made (0 to 4)",
    },
    "ru": {
        cards.SYMBOLS: "Считаются {plural} символы ({trait}) среди нанятых вами чемпионов",
        cards.PAIRS: "Считаются пары {many} символов ({trait}) среди нанятых вами чемпионов",
        cards.OF_LEVEL: "Считаются нанятые вами чемпионы {level} уровня",
        cards.TRAIT_COUNT: "Считаются разные особенности среди нанятых вами чемпионов",
        cards.KIND_COUNT: "Считаются разные типы свойств среди нанятых вами чемпионов",
        cards.PERMANENTS: "Считаются нанятые вами чемпионы хотя бы с одним постоянным свойством",
        cards.THROWERS: "Считаются нанятые вами чемпионы хотя бы с одним свойством при броске",
        cards.ATTACK_COUNT: "Считаются жетоны нападения на вашем планшете",
        cards.DEFENCE_COUNT: "Считаются жетоны защиты на вашем планшете",
        cards.INCOME: "Считается итоговый доход на шкале",
        cards.UPGRADES: "Считаются сделанные улучшения стадиона и агента (от 0 до 4)",
    },
}
LEVEL_NAMES = {"en": cards.LEVELS, "ru": ("бронзового", "серебряного", "золотого")}
TRAIT_NAMES = {
    "en": ("Might", "Magic", "Wild", "Skill", "Shadow"),
    "ru": ("Мощь", "Магия", "Природа", "Ловкость", "Тьма"),
}
COLOURS = {
    "en": ("red", "blue", "green", "yellow", "violet"),
    "ru": ("красный", "синий", "зелёный", "жёлтый", "фиолетовый"),
}
STEMS = ("красны", "сини", "зелёны", "жёлты", "фиолетовы")  # of Russian colours: before -м, -х, -е


def describe_ability(ability: Ability, language: str) -> str:
    """One ability as a sentence: `On each throw: roll 1 extra die.`"""
    parts = [gains_text(ability, language)]
    if ability.needs:
        needs = [int(cards.symbols_of(ability.needs, trait)) for trait in range(len(cards.TRAITS))]
        parts.insert(0, english_needs(needs) if language == "en" else russian_needs(needs))
    if ability.trigger != cards.AT_ONCE:
        parts.insert(0, trigger_text(ability, language))
    return f"{HEADS[language][ability.kind]}: {', '.join(parts)}."


def describe_card(abilities: list[Ability], language: str) -> str:
    """All abilities of a champion."""
    return " ".join(describe_ability(ability, language) for ability in abilities)


def describe_fan(counter: int, counted: int, tiers: list[int], language: str) -> str:
    """What a fan card counts and pays."""
    head = fill(FANS[language][counter], counter, counted, language)
    tier = "{} or more give {}" if language == "en" else "от {} — {}"
    text = ", ".join(tier.format(*pair) for pair in zip(tiers[::2], tiers[1::2], strict=True))
    return f"{head}: {text} " + ("glory (best line only)." if language == "en" else "славы (только лучшая строка).")


# --- Parts of a sentence ---------------------------------------------------------------------------------


def trigger_text(ability: Ability, language: str) -> str:
    forms = TRIGGERS[language][ability.trigger]
    if ability.trigger == cards.ON_HIRE:
        return fill(forms[0], cards.SYMBOLS, ability.argument, language)
    return numbered(forms, ability.argument, language).format(n=ability.argument)


def gains_text(ability: Ability, language: str) -> str:
    """Everything that the ability brings, and for what each time."""
    gains: list[str] = []
    for (verb, amount), same in groupby(zip(ability.verbs, ability.amounts, strict=True)):
        count = len(list(same))
        if verb == cards.SPONSOR:
            gains.append(gain_text(verb, count, language, "+" if amount > 0 else "-"))
        else:
            gains += [gain_text(verb, amount, language)] * count
    if not ability.counter:
        return ", ".join(gains)
    each = fill(EACH[language][ability.counter], ability.counter, ability.counted, language)
    if len(gains) == 1:
        return f"{gains[0]} {each}"
    return f"{', '.join(gains)}, all of this {each}" if language == "en" else f"{listed(gains)} — всё это {each}"


def gain_text(verb: int, n: int, language: str, sign: str = "") -> str:
    words = WORDS[language]
    word = words[n] if n < len(words) else str(n)
    return numbered(GAINS[language][verb], n, language).format(n=n, word=word, sign=sign)


def english_needs(needs: list[int]) -> str:
    """`if your hired champions show 1 red (Might), 1 green (Wild)`."""
    shown = [
        f"{count} {colour} ({trait})"
        for count, colour, trait in zip(needs, COLOURS["en"], TRAIT_NAMES["en"], strict=True)
        if count
    ]
    if len(shown) > 1:
        return "if your hired champions show " + ", ".join(shown)
    return f"if your hired champions show at least {shown[0]} symbol" + "s" * (sum(needs) > 1)


def russian_needs(needs: list[int]) -> str:
    start = "если среди нанятых вами чемпионов есть "
    traits = [trait for trait, count in enumerate(needs) if count]
    colours = [f"{COLOURS['ru'][trait]} ({TRAIT_NAMES['ru'][trait]})" for trait in traits]
    if needs == [1] * len(cards.TRAITS):
        return f"{start}символы всех {len(cards.TRAITS)} особенностей"
    if len(traits) == 1:
        return start + russian_symbols(needs[traits[0]], traits[0])
    if sum(needs) == len(traits):
        return f"{start}{listed(colours)} символы"
    return start + listed([russian_symbols(needs[trait], trait) for trait in traits])


def russian_symbols(count: int, trait: int) -> str:
    """`красный символ (Мощь)`, `хотя бы 2 красных символа (Мощь)`."""
    form = numbered(("{colour} символ ({trait})", "{many} символа ({trait})", "{many} символов ({trait})"), count, "ru")
    text = fill(form, cards.SYMBOLS, trait, "ru")
    return text if count == 1 else f"хотя бы {count} {text}"


def listed(parts: list[str]) -> str:
    """`a, b и c`."""
    return " и ".join([", ".join(parts[:-1]), parts[-1]])


def fill(text: str, counter: int, counted: int, language: str) -> str:
    """A phrase with the level or the trait that it names."""
    if counter == cards.OF_LEVEL:
        return text.format(level=LEVEL_NAMES[language][counted])
    stem = STEMS[counted]
    return text.format(
        colour=COLOURS[language][counted],
        trait=TRAIT_NAMES[language][counted],
        by=f"{stem}м",
        many=f"{stem}х",
        plural=f"{stem}е",
    )


def numbered(forms: Forms, n: int, language: str) -> str:
    """The form that goes with a number."""
    if language == "en":
        return forms[min(n != 1, len(forms) - 1)]
    few = 2 <= n % 10 <= 4 and n // 10 % 10 != 1
    one = n % 10 == 1 and n // 10 % 10 != 1
    return forms[min(0 if one else 1 if few else 2, len(forms) - 1)]
