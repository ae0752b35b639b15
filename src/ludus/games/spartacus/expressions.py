"""The effect language of the card files (specification 6.4), read and checked."""

from __future__ import annotations

import re

from ludus.games.spartacus import cards as c
from ludus.games.spartacus.cards import Step, Test
from ludus.kernel.expressions import arguments, call, parts

KINDS = {
    "gladiator": c.GLADIATOR,
    "slave": c.SLAVE,
    "guard": c.GUARD,
    "weapon": c.WEAPON,
    "armour": c.ARMOUR,
    "special": c.SPECIAL,
}
WHO = {
    "me": c.ME,
    "tgt": c.TGT,
    "tgt1": c.TGT,
    "tgt2": c.TGT2,
    "any": c.CHOSEN,
    "other": c.CHOSEN,
    "each": c.EACH,
    "others": c.OTHERS,
    "least": c.TGT,
    "deadowner": c.TGT,
    "bank": c.BANK,
}
COUNTERS = {"goldof": c.GOLD_OF, "tapped": c.TAPPED, "dropvalue": c.DROP_VALUE, "wounds": c.WOUNDS, "lost": c.LOST}
DEFEATS = {"injury": c.INJURY, "decap": c.DECAPITATION}
NAMES = {  # verbs whose arguments need no more than a look at them: verb, arguments
    "foil(scheme)": (c.FOIL_SCHEME, 1),
    "foil(scheme|reaction)": (c.FOIL_ANY, 1),
    "immune(foil)": (c.IMMUNE, 1),
    "rerollheal(any)": (c.REROLL_HEAL, 1),
    "rerollguard(me)": (c.REROLL_GUARD, 1),
    "rerollinit()": (c.REROLL_INIT, 1),
    "stopall()": (c.STOP_ALL, 1),
    "ties(att)": (c.TIES, 1),
    "defspd()": (c.DEFEND_SPEED, 1),
    "wininit()": (c.WIN_INIT, 1),
    "mute()": (c.MUTE, 1),
    "reroll(att,1)": (c.REROLL_ATT, 1),
    "reroll(def,1)": (c.REROLL_DEF, 1),
    "peek(hand,other,1)": (c.PEEK_HAND, 1),
    "peek(lot,1)": (c.PEEK_LOT, 1),
    "regain(guard,1)": (c.REGAIN_GUARD, 1),
    "refighter(tgt,me)": (c.REFIGHTER, 1),
}
NUMBERED = {"guardroll": c.GUARD_ROLL, "healdice": c.HEAL_DICE, "forcereroll": c.FORCE_REROLL, "range": c.RANGE}
NUMBERED |= {"spdattack": c.SPEED_ATTACK, "addwound": c.ADD_WOUND, "stopwound": c.STOP_WOUND, "counter": c.COUNTER}
CHANGES = {"inf": c.INF, "gold": c.GOLD, "fine": c.FINE, "draw": c.DRAW, "cycle": c.CYCLE}
MOVED = {"drop": c.DROP_ASSET, "tap": c.TAP, "injure": c.INJURE}
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
    told, may = found["call"], bool(found["may"])
    if told in NAMES:
        verb, amount = NAMES[told]
        return Step(verb, c.ME, c.NOBODY, 0, amount, 0, 0, 0, True, may, tests)
    name, given = call(told)
    return read_call(text, name, arguments(given), may, tests)


def read_call(text: str, name: str, given: list[str], may: bool, tests: list[Test]) -> Step:
    def step(verb: int, who: int, to: int, kinds: int, amount: Amount, by_me: bool = True) -> Step:
        return Step(verb, who, to, kinds, *amount, by_me, may, tests)

    once: Amount = (1, c.ONCE, c.ME, 0)
    if name in CHANGES and len(given) == 2:
        return step(CHANGES[name], read_who(given[0]), c.NOBODY, 0, read_amount(given[1]))
    if name in ("pay", "take") and len(given) == 3:
        verb = c.PAY_TO if name == "pay" else c.TAKE_FROM
        return step(verb, read_who(given[0]), read_who(given[1]), 0, read_amount(given[2]))
    if name in MOVED and len(given) == 4 and given[3] in ("me", "owner"):
        amount = (c.ALL, c.ONCE, c.ME, 0) if given[2] == "all" else read_amount(given[2])
        return step(MOVED[name], read_who(given[0]), c.NOBODY, read_kinds(given[1]), amount, given[3] == "me")
    if name in NUMBERED and len(given) == 1:
        return step(NUMBERED[name], c.ME, c.NOBODY, 0, read_amount(given[0]))
    if name == "lower" and len(given) == 1:
        return step(c.LOWER, c.ME, c.NOBODY, 0, read_amount(given[0]))
    if name == "countas" and len(given) == 2 and given[1].isdigit():
        return step(c.COUNT_AS, c.ME, c.NOBODY, read_kinds(given[0]), (int(given[1]), *once[1:]))
    if name == "upgrade" and len(given) == 1 and given[0] in DEFEATS:
        return step(c.UPGRADE, c.ME, c.NOBODY, 0, (DEFEATS[given[0]], *once[1:]))
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
        return int(text), c.ONCE, c.ME, 0
    if text == "X":
        return 1, c.PAID, c.ME, 0
    times, star, function = text.partition("*")
    if not star or not times.isdigit():
        times, function = "1", text
    return (int(times), *read_counter(function))


def read_counter(text: str) -> tuple[int, int, int]:
    name, inner = call(text)
    given = arguments(inner)
    if name == "ready" and len(given) == 2:
        return c.READY_OF, read_who(given[0]), read_kinds(given[1])
    if name == "sets" and len(given) == 2 and given[0] in ("att", "def") and given[1] in ("2", "3"):
        return (c.SETS_ATT if given[0] == "att" else c.SETS_DEF), c.ME, int(given[1])
    if name == "goldof" and len(given) == 1:
        return c.GOLD_OF, read_who(given[0]), 0
    if name == "alt" and len(given) == 1:
        return c.ALTERNATIVES, read_who(given[0]), 0
    if text in ("tapped()", "dropvalue()", "wounds()", "lost()"):
        return COUNTERS[name], c.ME, 0
    if text == "count(others)":
        return c.COUNT_OTHERS, c.ME, 0
    if text == "unique(least)":
        return c.UNIQUE_LEAST, c.ME, 0
    if text == "targeted(me)":
        return c.TARGETED, c.ME, 0
    raise ValueError(text)


def read_tests(text: str) -> list[Test]:
    return [read_test(part.strip()) for part in text.split(" and ")] if text else []


def read_test(text: str) -> Test:
    found = re.fullmatch(r"(.+?)(>=|==)(.+)", text)
    if found is None:
        counter, who, kinds = read_counter(text)
        if counter not in (c.UNIQUE_LEAST, c.TARGETED):
            raise ValueError(text)
        return Test(counter, who, kinds, False, 1, c.ONCE, c.ME, 0)
    counter, who, kinds = read_counter(found[1].strip())
    return Test(counter, who, kinds, found[2] == "==", *read_amount(found[3].strip()))
