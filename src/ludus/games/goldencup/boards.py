"""The figures printed on boards and tokens (`boards.csv`): what may stand there, and what it means."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ludus.games.goldencup import cards
from ludus.kernel.game import Game
from ludus.kernel.refusals import BadOption

Values = dict[tuple[str, str], str]
SLOT_KEYS = ("1", "2", "3", "4+")
ROUND_KEYS = tuple(f"round {number}" for number in range(1, cards.ROUNDS + 1))
NUMBER = "[0-9]{1,2}"
TOKEN_KEYS = {"attack_tokens": ("1", "2", "3", "4"), "defence_tokens": ("-1", "-2", "-3", "-4")}
KIND_NAMES = ("A1", "A2", "A3", "A4", "D-1", "D-2", "D-3", "D-4")
TOKEN_NAMES = {  # keys that may stand there or not
    "start_tokens": "A[1-4]|D-[1-4]",
    "automa_tokens": "(start|pool) (A[1-4]|D-[1-4])",
}
FIXED = {  # what the rules themselves say: a file may repeat it, not change it
    ("automa_cells", "all"): "2 to 6: one token each",
    ("automa_cells", "solo professional"): "5: one more",
    ("automa_cells", "solo legend"): "3 and 5: one more each",
}
UNREAD = {  # what is printed, but decides nothing: the same
    **{("agent_deck", level): level for level in cards.LEVELS},
    ("sponsor_tokens", "count"): "15",
    ("sponsor_tokens", "faces"): "+1 / -1",
    ("glory_tokens", "count"): "51",
    ("glory_tokens", "denominations"): "36 x 1, 15 x 5",
    ("dice", "count"): "4",
    ("field", "cells"): "16",
    ("match_tokens", "label 1-6"): "1",
    ("match_tokens", "label 1-2"): "1",
    ("match_tokens", "label 3-4"): "3",
    ("match_tokens", "label 5-6"): "5",
    **{("fields_used", f"{players} players"): "1 2 3"[: (players + 1) // 2 * 2 - 1] for players in range(1, 7)},
    ("traits", "R"): "red; Might; Мощь",
    ("traits", "B"): "blue; Magic; Магия",
    ("traits", "G"): "green; Wild; Природа",
    ("traits", "Y"): "yellow; Skill; Ловкость",
    ("traits", "V"): "violet; Shadow; Тьма",
}
KNOWN = {
    **{("slot_faces", key): r"(?!.*(\d).*\1)[1-6]( [1-6]){0,5}" for key in SLOT_KEYS},
    **{("income_track", str(step)): NUMBER for step in range(cards.LONGEST_TRACK + 1)},
    **{("stadium_income", level): NUMBER for level in cards.LEVELS},
    **{("agent_win_glory", level): NUMBER for level in cards.LEVELS},
    **{("stadium_cost", key): "[1-9]" for key in ROUND_KEYS},
    **{("action_cost", action): "[1-9]" for action in cards.ACTIONS},
    **{(section, key): "[0-9]|1[0-5]" for section, keys in TOKEN_KEYS.items() for key in keys},
    ("break_tokens", "per field"): NUMBER,
    **{("field_end_cell", key): "[1-9]|1[0-6]" for key in ROUND_KEYS},
    **{
        (f"schedule_{teams}_teams", key): rf"1:T\d-T\d( \d:T\d-T\d){{{teams // 2 - 1}}}"
        for teams in (2, 4, 6)
        for key in ROUND_KEYS
    },
}
POOL = 9  # Automa tokens besides its two of the start


def check_boards(game: Game | None, rows: list[tuple[int, dict[str, str]]]) -> None:
    """Every figure once and possible, and nothing that the boards do not have."""
    values: Values = {}
    for line, row in rows:
        key = (row["section"], row["key"])
        if key in values:
            raise BadOption("gc-deck-twice", game, line=line, number=" ".join(key))
        values[key] = row["value"]
        check_row(game, line, *key, row["value"])
    last = rows[-1][0] if rows else 1
    for section, name in KNOWN:
        if (section, name) not in values:
            raise BadOption("gc-board-missing", game, line=last, section=section, key=name)
    check_sums(game, last, values)


def check_row(game: Game | None, line: int, section: str, key: str, value: str) -> None:
    if section in TOKEN_NAMES and not re.fullmatch(TOKEN_NAMES[section], key):
        raise BadOption("gc-board-token", game, line=line, key=key)
    pattern = possible(section, key)
    if pattern is None:
        raise BadOption("gc-board-unknown", game, line=line, section=section, key=key)
    if not re.fullmatch(pattern, value):
        raise BadOption("gc-board-value", game, line=line, section=section, key=key, value=value)
    if section.startswith("schedule"):
        check_schedule(game, line, section, key, value)


def possible(section: str, key: str) -> str | None:
    """The pattern of what may stand there; None if the boards have no such place."""
    if section in TOKEN_NAMES:
        return "[1-9]"
    fixed = FIXED.get((section, key)) or UNREAD.get((section, key))
    return KNOWN.get((section, key)) if fixed is None else re.escape(fixed)


def check_schedule(game: Game | None, line: int, section: str, key: str, pairs: str) -> None:
    """Every team once, the fields in their order, and the holder of the token 1-6 on the first."""
    teams = re.findall(r"T(\d)", pairs)
    if sorted(teams) != [str(team) for team in range(int(section.split("_")[1]))]:
        raise BadOption("gc-board-schedule", game, line=line, teams=len(teams), key=key, value=pairs)
    fields = re.findall(r"(\d):", pairs)
    if fields != [str(field) for field in range(1, len(fields) + 1)] or "0" not in teams[:2]:
        raise BadOption("gc-board-fields", game, line=line, teams=len(teams), key=key, value=pairs)


def is_read(row: dict[str, str]) -> bool:
    """Do the rules look at this row?"""
    key = (row["section"], row["key"])
    return key in KNOWN or key in FIXED or row["section"] in TOKEN_NAMES


def check_sums(game: Game | None, line: int, values: Values) -> None:
    tokens, start, _, pool = tokens_in(values)
    if any(start >> shift & 15 > tokens >> shift & 15 for shift in range(0, 32, 4)):
        raise BadOption("gc-board-start", game, line=line)
    if len(pool) != POOL:
        raise BadOption("gc-board-pool", game, line=line, count=len(pool), expected=POOL)
    automa = named(values, "automa_tokens", "start ") + pool
    if any(automa.count(kind) > cards.KIND_MASK for kind in automa):
        raise BadOption("gc-board-automa", game, line=line, most=cards.KIND_MASK)


def figures(values: Values) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
    """Faces by slot, glory by income, income by stadium, glory of a win by agent, price of the stadium by round."""
    return (
        [sum(1 << int(face) for face in values["slot_faces", key].split()) for key in SLOT_KEYS],
        [int(values["income_track", str(step)]) for step in range(cards.LONGEST_TRACK + 1)],
        [int(values["stadium_income", level]) for level in cards.LEVELS],
        [int(values["agent_win_glory", level]) for level in cards.LEVELS],
        [0, *(int(values["stadium_cost", key]) for key in ROUND_KEYS)],
    )


def costs(values: Values) -> list[int]:
    return [int(values["action_cost", action]) for action in cards.ACTIONS]


def tokens_in(values: Values) -> tuple[int, int, int, list[int]]:
    """All tokens of a player, those of the start, those of the Automa's start, the Automa's pool."""
    counts = [int(values[section, key]) for section, keys in TOKEN_KEYS.items() for key in keys]
    return (
        sum(count * cards.token(kind) for kind, count in enumerate(counts)),
        packed(named(values, "start_tokens", "")),
        packed(named(values, "automa_tokens", "start ")),
        sorted(named(values, "automa_tokens", "pool ")),
    )


def named(values: Values, section: str, prefix: str) -> list[int]:
    """The kinds of tokens that a section lists, each as often as it says."""
    kinds = []
    for (where, key), count in values.items():
        if where == section and key.startswith(prefix):
            kinds += [KIND_NAMES.index(key.removeprefix(prefix))] * int(count)
    return kinds


def packed(kinds: Iterable[int]) -> int:
    return sum(cards.token(kind) for kind in kinds)


def schedules(values: Values) -> list[list[int]]:
    """By number of teams divided by two: for each round and field the two match tokens."""
    found: list[list[int]] = [[]]
    for teams in (2, 4, 6):
        pairs = " ".join(values[f"schedule_{teams}_teams", key] for key in ROUND_KEYS)
        found.append([int(number) for number in re.findall(r"T(\d)", pairs)])
    return found
