"""The effect language of the card files (specification 6.4), read and checked."""

from __future__ import annotations

import re

from ludus.games.spartacus import cards
from ludus.games.spartacus.cards import Step, Test
from ludus.kernel.expressions import arguments, call, parts

KINDS = {
    "gladiator": cards.GLADIATOR,
    "slave": cards.SLAVE,
    "guard": cards.GUARD,
    "weapon": cards.WEAPON,
    "armour": cards.ARMOUR,
    "special": cards.SPECIAL,
}
WHO = {
    "me": cards.ME,
    "tgt": cards.TGT,
    "tgt1": cards.TGT,
    "tgt2": cards.TGT2,
    "any": cards.CHOSEN,
    "other": cards.CHOSEN,
    "each": cards.EACH,
    "others": cards.OTHERS,
    "least": cards.TGT,
    "deadowner": cards.TGT,
    "bank": cards.BANK,
}
COUNTERS = {
    "goldof": cards.GOLD_OF,
    "tapped": cards.TAPPED,
    "dropvalue": cards.DROP_VALUE,
    "wounds": cards.WOUNDS,
    "lost": cards.LOST,
}
DEFEATS = {"injury": cards.INJURY, "decap": cards.DECAPITATION}
NAMES = {  # verbs whose arguments need no more than a look at them: verb, arguments
    "foil(scheme)": (cards.FOIL_SCHEME, 1),
    "foil(scheme|reaction)": (cards.FOIL_ANY, 1),
    "immune(foil)": (cards.IMMUNE, 1),
    "rerollheal(any)": (cards.REROLL_HEAL, 1),
    "rerollguard(me)": (cards.REROLL_GUARD, 1),
    "rerollinit()": (cards.REROLL_INIT, 1),
    "stopall()": (cards.STOP_ALL, 1),
    "ties(att)": (cards.TIES, 1),
    "defspd()": (cards.DEFEND_SPEED, 1),
    "wininit()": (cards.WIN_INIT, 1),
    "mute()": (cards.MUTE, 1),
    "reroll(att,1)": (cards.REROLL_ATT, 1),
    "reroll(def,1)": (cards.REROLL_DEF, 1),
    "peek(hand,other,1)": (cards.PEEK_HAND, 1),
    "peek(lot,1)": (cards.PEEK_LOT, 1),
    "regain(guard,1)": (cards.REGAIN_GUARD, 1),
    "refighter(tgt,me)": (cards.REFIGHTER, 1),
}
NUMBERED = {
    "guardroll": cards.GUARD_ROLL,
    "healdice": cards.HEAL_DICE,
    "forcereroll": cards.FORCE_REROLL,
    "range": cards.RANGE,
}
NUMBERED |= {
    "spdattack": cards.SPEED_ATTACK,
    "addwound": cards.ADD_WOUND,
    "stopwound": cards.STOP_WOUND,
    "counter": cards.COUNTER,
}
CHANGES = {"inf": cards.INF, "gold": cards.GOLD, "fine": cards.FINE, "draw": cards.DRAW, "cycle": cards.CYCLE}
MOVED = {"drop": cards.DROP_ASSET, "tap": cards.TAP, "injure": cards.INJURE}
STEP = re.compile(r"(?P<may>may )?(?P<call>.+?)(?: if (?P<tests>.+))?")
Amount = tuple[int, int, int, int]  # number, what it is multiplied by, of whom, which kinds


def read_effect(text: str) -> list[Step]:
    """The steps of a card; ValueError with the part that is wrong."""
    return [read_step(part) for part in parts(text)] if text else []


def read_step(text: str) -> Step:
    found = STEP.fullmatch(text)
    if found is None:
        raise ValueError(text)
    tests = read_tests(found["tests"] or "")
    call_text, may = found["call"], bool(found["may"])
    if call_text in NAMES:
        verb, amount = NAMES[call_text]
        return Step(verb, cards.ME, cards.NOBODY, 0, amount, 0, 0, 0, True, may, tests)
    name, given = call(call_text)
    return read_call(text, name, arguments(given), may, tests)


def read_call(text: str, name: str, given: list[str], may: bool, tests: list[Test]) -> Step:
    def step(verb: int, who: int, to: int, kinds: int, amount: Amount, by_me: bool = True) -> Step:
        return Step(verb, who, to, kinds, *amount, by_me, may, tests)

    once: Amount = (1, cards.ONCE, cards.ME, 0)
    if name in CHANGES and len(given) == 2:
        return step(CHANGES[name], read_who(given[0]), cards.NOBODY, 0, read_amount(given[1]))
    if name in ("pay", "take") and len(given) == 3:
        verb = cards.PAY_TO if name == "pay" else cards.TAKE_FROM
        return step(verb, read_who(given[0]), read_who(given[1]), 0, read_amount(given[2]))
    if name in MOVED and len(given) == 4 and given[3] in ("me", "owner"):
        amount = (cards.ALL, cards.ONCE, cards.ME, 0) if given[2] == "all" else read_amount(given[2])
        return step(MOVED[name], read_who(given[0]), cards.NOBODY, read_kinds(given[1]), amount, given[3] == "me")
    if name in NUMBERED and len(given) == 1:
        return step(NUMBERED[name], cards.ME, cards.NOBODY, 0, read_amount(given[0]))
    if name == "lower" and len(given) == 1:
        return step(cards.LOWER, cards.ME, cards.NOBODY, 0, read_amount(given[0]))
    if name == "countas" and len(given) == 2 and given[1].isdigit():
        return step(cards.COUNT_AS, cards.ME, cards.NOBODY, read_kinds(given[0]), (int(given[1]), *once[1:]))
    if name == "upgrade" and len(given) == 1 and given[0] in DEFEATS:
        return step(cards.UPGRADE, cards.ME, cards.NOBODY, 0, (DEFEATS[given[0]], *once[1:]))
    raise ValueError(text)


def read_who(text: str) -> int:
    if text not in WHO:
        raise ValueError(text)
    return WHO[text]


def read_kinds(text: str) -> int:
    kinds = 0
    for name in text.split("|"):
        if name not in KINDS:
            raise ValueError(text)
        kinds |= KINDS[name]
    return kinds


def read_amount(text: str) -> Amount:
    """`3`, `-1`, `X`, `2*ready(tgt,slave)`."""
    if re.fullmatch(r"-?\d{1,2}", text):
        return int(text), cards.ONCE, cards.ME, 0
    if text == "X":
        return 1, cards.PAID, cards.ME, 0
    times, star, function = text.partition("*")
    if not star or not times.isdigit():
        times, function = "1", text
    return (int(times), *read_counter(function))


def read_counter(text: str) -> tuple[int, int, int]:
    name, inner = call(text)
    given = arguments(inner)
    if name == "ready" and len(given) == 2:
        return cards.READY_OF, read_who(given[0]), read_kinds(given[1])
    if name == "sets" and len(given) == 2 and given[0] in ("att", "def") and given[1] in ("2", "3"):
        return (cards.SETS_ATT if given[0] == "att" else cards.SETS_DEF), cards.ME, int(given[1])
    if name == "goldof" and len(given) == 1:
        return cards.GOLD_OF, read_who(given[0]), 0
    if name == "alt" and len(given) == 1:
        return cards.ALTERNATIVES, read_who(given[0]), 0
    if text in ("tapped()", "dropvalue()", "wounds()", "lost()"):
        return COUNTERS[name], cards.ME, 0
    if text == "count(others)":
        return cards.COUNT_OTHERS, cards.ME, 0
    if text == "unique(least)":
        return cards.UNIQUE_LEAST, cards.ME, 0
    if text == "targeted(me)":
        return cards.TARGETED, cards.ME, 0
    raise ValueError(text)


def read_tests(text: str) -> list[Test]:
    return [read_test(part.strip()) for part in text.split(" and ")] if text else []


def read_test(text: str) -> Test:
    found = re.fullmatch(r"(.+?)(>=|==)(.+)", text)
    if found is None:
        counter, who, kinds = read_counter(text)
        if counter not in (cards.UNIQUE_LEAST, cards.TARGETED):
            raise ValueError(text)
        return Test(counter, who, kinds, False, 1, cards.ONCE, cards.ME, 0)
    counter, who, kinds = read_counter(found[1].strip())
    return Test(counter, who, kinds, found[2] == "==", *read_amount(found[3].strip()))
