"""Cards, houses and arena as data: read from the files of the game, with a reason for every wrong line."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from ludus.games.spartacus import cards
from ludus.games.spartacus.cards import Deck, Step, Test
from ludus.games.spartacus.expressions import KINDS, read_effect, read_tests
from ludus.kernel import decks
from ludus.kernel.decks import Row, Rows, builtin_file, understood
from ludus.kernel.refusals import BadOption

FIELDS = {
    "market": ("id", "type", "start", "name_en", "name_ru", "copies", "value", "att", "def", "spd")
    + ("timing", "cost", "effect"),
    "intrigue": (
        "id",
        "kind",
        "name_en",
        "name_ru",
        "copies",
        "req",
        "gold",
        "target",
        "timing",
        "condition",
        "effect",
    ),
    "houses": ("id", "gladiators", "slaves", "guards", "gold", "ab1_effect", "ab2_effect", "hand_by_influence"),
    "arena": ("space", "q", "r", "start", "neighbours"),
}
SIZES = {"market": cards.MARKET, "intrigue": cards.INTRIGUE, "houses": cards.HOUSES, "arena": cards.SPACES}
FORMS = ("scheme", "reaction", "guard")
AIMS = ("me", "any", "other", "two", "least", "each", "none", "fighter", "deadowner")
COSTS = {"": cards.FREE, "none": cards.FREE, "tap": cards.EXHAUST, "once": cards.PER_BOUT}
MOMENTS = {
    "": 0,
    "INT.own": cards.INT_OWN,
    "SCH.played": cards.SCH_PLAYED,
    "RCT.played": cards.RCT_PLAYED,
    "ARE.wagered": cards.ARE_WAGERED,
    "ARE.death": cards.ARE_DEATH,
    "UPK.heal": cards.UPK_HEAL,
    "MKT.dealt": cards.MKT_DEALT,
    "GRD.failed": cards.GRD_FAILED,
    "ANY": cards.ANY_TIME,
    "ANY-MKT": cards.ANY_TIME,
    "ANY-ARE": cards.ANY_TIME,
}
BOUT_MOMENTS = ("init.before", "init.rolled", "attack", "defend", "rolled", "wounds", "after", "defeat", "bout")
MOMENTS |= {f"CMB.{name}": cards.CMB for name in BOUT_MOMENTS}
UPKEEP_PHASE, INTRIGUE_PHASE, MARKET_PHASE, ARENA_PHASE = 1, 2, 4, 8  # as bits
PHASES = {"ANY": 15, "ANY-MKT": 11, "ANY-ARE": 7}
HOUSE_IDS = ("BAT", "SOL", "TUL", "GLA")


# --- Reading -------------------------------------------------------------------------------------------


def read_rows(name: str, text: str) -> Rows:
    """The rows of one of the four files, checked; a wrong one raises `BadOption` with its line."""
    rows = decks.read_rows("spartacus", text, FIELDS[name], "sp-deck-column", "sp-deck-csv")
    seen: set[str] = set()
    for line, row in rows:
        key = row[FIELDS[name][0]]
        if key in seen:
            raise wrong("sp-deck-twice", line, card=key)
        seen.add(key)
        CHECKS[name](line, row)
    count = sum(int(row.get("copies", "1")) for _, row in rows)
    if count != SIZES[name]:
        raise wrong("sp-deck-count", rows[-1][0] if rows else 1, count=count, expected=SIZES[name])
    return rows


def wrong(message: str, line: int, **values: object) -> BadOption:
    return BadOption(message, "spartacus", line=line, **values)


def number(line: int, row: Row, field: str, low: int, high: int) -> int:
    if not re.fullmatch(r"\d{1,2}", row[field]) or not low <= int(row[field]) <= high:
        raise wrong("sp-deck-number", line, column=field, value=row[field], low=low, high=high)
    return int(row[field])


def one_of(line: int, row: Row, field: str, known: tuple[str, ...]) -> None:
    if row[field] not in known:
        raise wrong("sp-deck-word", line, column=field, value=row[field], known=", ".join(known))


def check_market(line: int, row: Row) -> None:
    one_of(line, row, "type", tuple(kind for kind in KINDS if kind != "guard"))
    one_of(line, row, "start", ("0", "1"))
    one_of(line, row, "cost", tuple(COSTS))
    one_of(line, row, "timing", tuple(MOMENTS))
    number(line, row, "copies", 1, 26)
    number(line, row, "value", 0, 20)
    if row["type"] in ("gladiator", "slave"):
        for field in ("att", "def", "spd"):
            number(line, row, field, 1, 6)
    understood("spartacus", line, row["effect"], read_effect, "sp-deck-effect")


def check_intrigue(line: int, row: Row) -> None:
    one_of(line, row, "kind", FORMS)
    one_of(line, row, "target", AIMS)
    for moment in row["timing"].split("|"):
        if moment not in MOMENTS:
            raise wrong("sp-deck-word", line, column="timing", value=moment, known=", ".join(filter(None, MOMENTS)))
    number(line, row, "copies", 1, 26)
    number(line, row, "req", 0, 48)
    number(line, row, "gold", 0, 20)
    understood("spartacus", line, row["condition"], read_tests, "sp-deck-effect")
    understood("spartacus", line, row["effect"], read_effect, "sp-deck-effect")


def check_house(line: int, row: Row) -> None:
    one_of(line, row, "id", HOUSE_IDS)
    for field in ("gladiators", "slaves", "guards", "gold"):
        number(line, row, field, 0, 40)
    for field in ("ab1_effect", "ab2_effect"):
        understood("spartacus", line, row[field], read_effect, "sp-deck-effect")
    if not re.fullmatch(r"\d{1,2}-\d{1,2}:\d(;\d{1,2}-\d{1,2}:\d)*", row["hand_by_influence"]):
        raise wrong("sp-deck-limits", line, value=row["hand_by_influence"])


def check_space(line: int, row: Row) -> None:
    if not re.fullmatch("[a-g][1-7]", row["space"]) or not all(re.fullmatch(r"-?\d", row[axis]) for axis in "qr"):
        raise wrong("sp-deck-space", line, space=row["space"])


CHECKS: dict[str, Callable[[int, Row], None]] = {
    "market": check_market,
    "intrigue": check_intrigue,
    "houses": check_house,
    "arena": check_space,
}


# --- Building ------------------------------------------------------------------------------------------


@cache
def file_rows(name: str) -> Rows:
    return read_rows(name, builtin_file("spartacus", name))


def spread(name: str) -> list[Row]:
    """One row per physical card; gladiators first on the market."""
    rows = [row for _, row in file_rows(name)]
    if name == "market":
        rows.sort(key=lambda row: list(KINDS).index(row["type"]))  # stable
    return [row for row in rows for _ in range(int(row["copies"]))]


@cache
def card_ids(name: str) -> list[str]:
    """`SC08c`; single copies need no letter."""
    rows = spread(name)
    ids: list[str] = []
    for place, row in enumerate(rows):
        copy = place - next(first for first, other in enumerate(rows) if other is row)
        ids.append(row["id"] + (chr(ord("a") + copy) if row["copies"] != "1" else ""))
    return ids


@cache
def deck() -> Deck:
    market, intrigue, houses = spread("market"), spread("intrigue"), [row for _, row in file_rows("houses")]
    houses.sort(key=lambda row: HOUSE_IDS.index(row["id"]))
    kinds = {id(row): place for place, row in enumerate(market)}
    copies = {id(row): place for place, row in enumerate(intrigue)}
    skills = {row["id"]: read_effect(row["effect"]) for row in market}
    steps = {row["id"]: read_effect(row["effect"]) for row in intrigue}
    tests: dict[str, list[Test]] = {row["id"]: read_tests(row["condition"]) for row in intrigue}
    abilities: list[list[Step]] = [read_effect(row[f"ab{n}_effect"]) for row in houses for n in (1, 2)]
    near, distance, starts = arena()
    return Deck(
        [KINDS[row["type"]] for row in market],
        [int(row["value"]) for row in market],
        [int(row["att"] or 0) for row in market],
        [int(row["def"] or 0) for row in market],
        [int(row["spd"] or 0) for row in market],
        [row["start"] == "1" for row in market],
        [COSTS[row["cost"]] for row in market],
        [MOMENTS[row["timing"]] for row in market],
        [skills[row["id"]] for row in market],
        [kinds[id(row)] for row in market],
        [FORMS.index(row["kind"]) for row in intrigue],
        [int(row["req"]) for row in intrigue],
        [int(row["gold"]) for row in intrigue],
        [AIMS.index(row["target"]) for row in intrigue],
        [sum(MOMENTS[moment] for moment in row["timing"].split("|")) for row in intrigue],
        [PHASES.get(row["timing"], 0) for row in intrigue],
        [tests[row["id"]] for row in intrigue],
        [steps[row["id"]] for row in intrigue],
        [copies[id(row)] for row in intrigue],
        [[int(row[field]) for field in ("gladiators", "slaves", "guards", "gold")] for row in houses],
        abilities,
        [limits(row["hand_by_influence"]) for row in houses],
        near,
        distance,
        starts,
    )


def limits(text: str) -> list[int]:
    found = [0] * 13
    for part in text.split(";"):
        span, limit = part.split(":")
        low, high = map(int, span.split("-"))
        for influence in range(low, high + 1):
            found[influence] = int(limit)
    return found


@cache
def spaces() -> list[str]:
    return [row["space"] for _, row in file_rows("arena")]


def arena() -> tuple[list[list[int]], list[list[int]], list[int]]:
    rows = [row for _, row in file_rows("arena")]
    near = [[spaces().index(name) for name in row["neighbours"].split()] for row in rows]
    places = [(int(row["q"]), int(row["r"])) for row in rows]
    distance = [[(abs(q - q2) + abs(r - r2) + abs(q + r - q2 - r2)) // 2 for q2, r2 in places] for q, r in places]
    starts = [next(n for n, row in enumerate(rows) if row["start"] == mark) for mark in ("I", "II")]
    return near, distance, starts


# --- Names and texts -----------------------------------------------------------------------------------

ORIGINAL = re.compile(r"English original title:? (?:is coarse \()?([^(.;]+?)(?:\.\.\.)?(?:, P\)| \(P\))")


def title(row: Row, language: str, neutral: bool) -> str:
    """The name of a card; the original title where the table wants it and a source has it."""
    if not neutral and language == "en" and (found := ORIGINAL.search(row.get("note", ""))):
        return found[1].strip()
    return row[f"name_{language}"]


@cache
def card_view(name: str, card: int, neutral: bool) -> dict[str, object]:
    """Everything printed on a card, by language where it is text."""
    row = spread(name)[card]
    names = {language: title(row, language, neutral) for language in ("en", "ru")}
    text = {language: row.get(f"text_{language}", "") for language in ("en", "ru")}
    shown: dict[str, object] = {"id": card_ids(name)[card], "kind": row["id"], "name": names, "text": text}
    if name == "intrigue":
        return {**shown, "form": row["kind"], "need": int(row["req"]), "gold": int(row["gold"]), "aim": row["target"]}
    dice = [int(row[field]) for field in ("att", "def", "spd")] if row["att"] else None
    ability = {language: row[f"ability_{language}"] for language in ("en", "ru")} if row["ability_en"] else None
    return {**shown, "form": row["type"], "value": int(row["value"]), "dice": dice, "ability": ability}


@cache
def house_view(house: int) -> dict[str, object]:
    row = next(row for _, row in file_rows("houses") if row["id"] == HOUSE_IDS[house])
    return {
        "id": row["id"],
        "name": {language: row[f"name_{language}"] for language in ("en", "ru")},
        "abilities": [
            {
                "name": {language: row[f"ab{n}_{language}"] for language in ("en", "ru")},
                "text": {language: row[f"ab{n}_text_{language}"] for language in ("en", "ru")},
            }
            for n in (1, 2)
        ],
    }
