"""The figures printed on boards and tokens (`boards.csv`): what may stand there, and what it means."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ludus.games.goldencup.cards import ACTIONS, LEVELS, LONGEST_TRACK, ROUNDS, token
from ludus.kernel.game import Game
from ludus.kernel.refusals import BadOption

Values = dict[tuple[str, str], str]
SLOT_KEYS = ("1", "2", "3", "4+")
ROUND_KEYS = tuple(f"round {number}" for number in range(1, ROUNDS + 1))
NUMBER = "[0-9]{1,2}"
TOKEN_KEYS = {"attack_tokens": ("1", "2", "3", "4"), "defence_tokens": ("-1", "-2", "-3", "-4")}
KIND_NAMES = ("A1", "A2", "A3", "A4", "D-1", "D-2", "D-3", "D-4")
START = re.compile(r"(?:(?:start|pool) )?(A[1-4]|D-[1-4])")
FIXED = {  # what the rules themselves say: a file may repeat it, not change it
    ("automa_cells", "all"): "2 to 6: one token each",
    ("automa_cells", "solo professional"): "5: one more",
    ("automa_cells", "solo legend"): "3 and 5: one more each",
}
KNOWN = {
    **{("slot_faces", key): "[1-6]( [1-6]){0,5}" for key in SLOT_KEYS},
    **{("income_track", str(step)): NUMBER for step in range(LONGEST_TRACK + 1)},
    **{("stadium_income", level): NUMBER for level in LEVELS},
    **{("agent_win_glory", level): NUMBER for level in LEVELS},
    **{("stadium_cost", key): "[1-9]" for key in ROUND_KEYS},
    **{("action_cost", action): "[1-9]" for action in ACTIONS},
    **{(section, key): "[0-9]|1[0-5]" for section, keys in TOKEN_KEYS.items() for key in keys},
    ("break_tokens", "per field"): NUMBER,
    **{("field_end_cell", key): "[1-9]|[1-5][0-9]" for key in ROUND_KEYS},
    **{
        (f"schedule_{teams}_teams", key): rf"1:T\d-T\d( \d:T\d-T\d){{{teams // 2 - 1}}}"
        for teams in (2, 4, 6)
        for key in ROUND_KEYS
    },
}
POOL = 9  # Automa tokens besides its two of the start


def check_boards(game: Game | None, rows: list[tuple[int, dict[str, str]]]) -> None:
    """Every figure once and possible; sections that the rules do not read are left alone."""
    values: Values = {}
    for line, row in rows:
        key = (row["section"], row["key"])
        if key in values:
            raise BadOption("gc-deck-twice", game, line=line, number=" ".join(key))
        values[key] = row["value"]
        pattern = KNOWN.get(key)
        if row["section"] in ("start_tokens", "automa_tokens"):
            pattern = "[1-9]" if START.fullmatch(row["key"]) else None
            if pattern is None:
                raise BadOption("gc-board-token", game, line=line, key=row["key"])
        wrong = FIXED.get(key, row["value"]) != row["value"]
        if wrong or (pattern is not None and not re.fullmatch(pattern, row["value"])):
            raise BadOption("gc-board-value", game, line=line, section=key[0], key=key[1], value=row["value"])
    last = rows[-1][0] if rows else 1
    for section, name in KNOWN:
        if (section, name) not in values:
            raise BadOption("gc-board-missing", game, line=last, section=section, key=name)
    check_sums(game, last, values)


def is_read(row: dict[str, str]) -> bool:
    """Do the rules look at this row?"""
    key = (row["section"], row["key"])
    return key in KNOWN or key in FIXED or row["section"] in ("start_tokens", "automa_tokens")


def check_sums(game: Game | None, line: int, values: Values) -> None:
    tokens, start, _, pool = tokens_in(values)
    if any(start >> shift & 15 > tokens >> shift & 15 for shift in range(0, 32, 4)):
        raise BadOption("gc-board-start", game, line=line)
    if len(pool) != POOL:
        raise BadOption("gc-board-pool", game, line=line, count=len(pool), expected=POOL)
    for teams in (2, 4, 6):
        for key in ROUND_KEYS:
            pairs = values[f"schedule_{teams}_teams", key]
            if sorted(re.findall(r"T(\d)", pairs)) != [str(team) for team in range(teams)]:
                raise BadOption("gc-board-schedule", game, line=line, teams=teams, key=key, value=pairs)


def figures(values: Values) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
    """Faces by slot, glory by income, income by stadium, glory of a win by agent, price of the stadium by round."""
    return (
        [sum(1 << int(face) for face in values["slot_faces", key].split()) for key in SLOT_KEYS],
        [int(values["income_track", str(step)]) for step in range(LONGEST_TRACK + 1)],
        [int(values["stadium_income", level]) for level in LEVELS],
        [int(values["agent_win_glory", level]) for level in LEVELS],
        [0, *(int(values["stadium_cost", key]) for key in ROUND_KEYS)],
    )


def costs(values: Values) -> list[int]:
    return [int(values["action_cost", action]) for action in ACTIONS]


def tokens_in(values: Values) -> tuple[int, int, int, list[int]]:
    """All tokens of a player, those of the start, those of the Automa's start, the Automa's pool."""
    counts = [int(values[section, key]) for section, keys in TOKEN_KEYS.items() for key in keys]
    return (
        sum(count * token(kind) for kind, count in enumerate(counts)),
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
    return sum(token(kind) for kind in kinds)


def schedules(values: Values) -> list[list[int]]:
    """By number of teams divided by two: for each round and field the two match tokens."""
    found: list[list[int]] = [[]]
    for teams in (2, 4, 6):
        pairs = " ".join(values[f"schedule_{teams}_teams", key] for key in ROUND_KEYS)
        found.append([int(number) for number in re.findall(r"T(\d)", pairs)])
    return found
