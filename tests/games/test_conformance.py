"""What every game must prove, for every number of players: design section 6, checks 1 to 8.

What is checked in a step is described in `ludus.lab.conformance`. Some games are looked at in every step, many more at
some of their moments: the longer a game, the rarer. From four players on, half of the games of Gorus are played in
teams, in every split in turn; most of them are one round long, every tenth goes to the second win.

The gate plays a tenth of the games, always the same ones. `--full` plays all of them, and nine tenths of the random
games are others every day. A game that fails there is written to failed_games.csv, which the gate plays as well:
commit that file together with the fix.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any, cast

import pytest

import ludus
from ludus._plain import is_compiled
from ludus.games.gorus.cards import SPLITS
from ludus.games.gorus.state import Gorus
from ludus.kernel.decision import Event
from ludus.kernel.game import Game
from ludus.lab import conformance
from ludus.lab.commands.dev import digests_equal
from ludus.lab.conformance import Broken, Checker, check_game
from tests.kit.glancing import Glancing, Skimming

GOLDEN_CUP, GORUS, REGICIDE = ludus.game("goldencup"), ludus.game("gorus"), ludus.game("regicide")
WHOLE = 10  # games of Gorus that are looked at in every step


class GlancingAtAugustus(Glancing):
    """Looks at resolutions more often than at placements."""

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, str] | None = None) -> None:
        super().__init__(game, players, seed, options)
        self.clever = seed % 8 > 0  # games played at random are three times as long

    def rarity(self) -> int:
        placing = self.match.state.phase == 1  # type: ignore[attr-defined]
        return (100 if placing else 16) * self.match.players


class GlancingAtGoldenCup(Glancing):
    """About eight moments of every game, however many managers there are."""

    def rarity(self) -> int:
        return 4 * self.match.players


class GlancingAtSpartacus(Glancing):
    """The further a game has gone, the rarer the looks at it."""

    def rarity(self) -> int:
        return 100 + len(self.match.steps) // 4


class SkimmingSpartacus(Skimming):
    """A game at random takes ten thousand decisions."""

    def rarity(self) -> int:
        return 2000


CHECKERS: dict[str, type[Checker]] = {
    "augustus": GlancingAtAugustus,
    "goldencup": GlancingAtGoldenCup,
    "gorus": Glancing,
    "regicide": Glancing,
    "spartacus": GlancingAtSpartacus,
}
BLOCKS = 10  # tests for every number of players
BLOCKS_IN_GATE = 1
GAMES_IN_BLOCK = {"augustus": 20, "goldencup": 10, "gorus": 20, "regicide": 20, "spartacus": 10}
FAILED_GAMES = Path(__file__).with_name("failed_games.csv")  # game, players, seed


def table(players: int, seed: int) -> dict[str, str]:
    """The options of a game of Gorus: free or in teams, one round or to the second win."""
    options = {"target": "2" if seed % 10 == 9 else "1"}
    splits = list(SPLITS.get(players, {}))
    if splits and seed % 4 > 1:
        split = next(islice(cycle(splits), seed // 4, None))
        options |= {"mode": "teams", "split": split, "team_target": "common"}
    return options


def tables(name: str) -> list[tuple[str, int]]:
    return [(name, players) for players in ludus.game(name).meta.players]


def of_all(
    rows: Callable[[str], Iterator[tuple[Any, ...]]], gate: Callable[..., bool], both: Callable[..., bool]
) -> list[Any]:
    """Rows of all games as parameters: some in the gate, some also with the plain engine; only Regicide is quick."""
    made = []
    for name in ludus.games():
        for row in rows(name):
            marks = [pytest.mark.both] * both(*row) + [pytest.mark.slow] * (name != "regicide")
            made.append(pytest.param(*row, marks=marks if gate(*row) else [*marks, pytest.mark.full]))
    return made


# --- Every step ----------------------------------------------------------------------------------


def whole_games(name: str) -> Iterator[tuple[str, int, int, dict[str, str]]]:
    """Game, players, seed, options: games at random and games played well."""
    if name in ("augustus", "goldencup"):  # one at random, the others played well
        least, most = ludus.game(name).meta.players[0], 6 if name == "goldencup" else 3
        games = ((least, 2000), *((players, 2001) for players in range(2, most + 1)))
        yield from ((name, players, seed, {}) for players, seed in games)
    elif name == "gorus":
        yield from ((*each, seed, table(each[1], seed)) for each in tables(name) for seed in range(WHOLE))
    elif name == "regicide":
        yield from ((*each, seed, {}) for each in tables(name) for seed in range(12))
    else:
        short = ((3, 2000, "2"), (3, 2001, "2"), (4, 2002, "1"), (4, 2003, "2"))
        yield from ((name, players, seed, {"turn_limit": turns}) for players, seed, turns in short)


def in_gate(name: str, players: int, seed: int) -> bool:
    """At random and well, free and in teams."""
    return {
        "augustus": (players, seed) in ((2, 2000), (3, 2001)),
        "goldencup": (players, seed) in ((1, 2000), (2, 2001), (4, 2001)),
        "gorus": seed in (2, 5),
        "regicide": seed in (0, 1, 2),
        "spartacus": seed in (2000, 2002),
    }[name]


@pytest.mark.parametrize(
    ("name", "players", "seed", "options"),
    of_all(
        whole_games,
        gate=lambda name, players, seed, options: in_gate(name, players, seed),
        both=lambda name, players, seed, options: name == "regicide" or seed in (2, 3),
    ),
)
def test_every_step_of_whole_games(name: str, players: int, seed: int, options: dict[str, str]) -> None:
    """AU-223, GC-005, GC-196, GM-013, GM-207, GM-322, GM-902, SP-810."""
    assert 5 < check_game(ludus.game(name), players, seed, options) <= ludus.game(name).meta.longest


# --- Some moments --------------------------------------------------------------------------------


def blocks(name: str) -> Iterator[tuple[str, int, int]]:
    yield from ((*each, block) for each in tables(name) for block in range(BLOCKS))


def play_random_game(name: str, players: int, seed: int) -> None:
    game, checker = ludus.game(name), SkimmingSpartacus if name == "spartacus" else CHECKERS[name]
    options = table(players, seed) if name == "gorus" else None
    assert checker(game, players, seed, options).run() <= game.meta.longest


def play_block(name: str, players: int, block: int, rotation: int, failed: Path = FAILED_GAMES) -> None:
    """Play the games of a block; those beyond the gate differ from day to day, and a failed one is written down."""
    rotating = block >= BLOCKS_IN_GATE and rotation > 0
    first = block * GAMES_IN_BLOCK[name] + 10_000 * rotation * rotating
    first += 1000 * players if name == "spartacus" else 0
    for seed in range(first, first + GAMES_IN_BLOCK[name]):
        try:
            play_random_game(name, players, seed)
        except Exception:
            if rotating:
                with failed.open("a", encoding="utf-8") as file:
                    file.write(f"{name},{players},{seed}\n")
            raise


def failed_games(file: Path) -> list[tuple[str, int, int]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return [(name, int(players), int(seed)) for name, players, seed in csv.reader(lines)]


@pytest.mark.parametrize(
    ("name", "players", "block"),
    of_all(
        blocks,
        gate=lambda name, players, block: block < BLOCKS_IN_GATE,
        both=lambda name, players, block: name == "gorus" and block == 0,
    ),
)
def test_random_games_keep_the_contract(name: str, players: int, block: int, rotation: int) -> None:
    """AU-030, AU-223, GC-001, GC-005, GC-196, GM-013, GM-207, GM-322, GM-902, SP-001, SP-011, SP-041, SP-600."""
    play_block(name, players, block, rotation)


def test_games_that_failed_once_keep_the_contract() -> None:
    for name, players, seed in failed_games(FAILED_GAMES):
        play_random_game(name, players, seed)


def test_a_game_that_fails_is_written_down(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Only a game of the day; the gate's own are played every time anyway."""
    file = tmp_path / "failed.csv"
    played: list[int] = []
    play = play_random_game

    def listed(name: str, players: int, seed: int) -> None:
        played.append(seed)
        play(name, players, seed)

    monkeypatch.setattr(f"{__name__}.play_random_game", listed)
    monkeypatch.setattr(type(REGICIDE), "view", betray_all_hands(type(REGICIDE).view))
    for block in (BLOCKS_IN_GATE, 0):
        with pytest.raises(Broken, match="leak"):
            play_block("regicide", 2, block, 20_000, file)
    gate = range(BLOCKS_IN_GATE * GAMES_IN_BLOCK["regicide"])
    assert failed_games(file) == [("regicide", 2, [seed for seed in played if seed not in gate][-1])]
    assert played[0] == 10_000 * 20_000 + gate.stop and played[-1] in gate


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.full) for seed in (3, 4, 5, 7))])
@pytest.mark.parametrize(("name", "players"), tables("spartacus"))
def test_long_games_keep_the_contract_with_their_logs(name: str, players: int, seed: int) -> None:
    """SP-001, SP-011, SP-041, SP-600: most of them are played well."""
    game = ludus.game(name)
    assert CHECKERS[name](game, players, seed).run() <= game.meta.longest


OPTIONS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "augustus": [
        (2, {"start": "random3"}),
        (3, {"placement": "clockwise"}),
        (4, {"start": "random3", "placement": "clockwise", "crier": "D"}),
        (5, {"crier": "B"}),
        (6, {"placement": "clockwise"}),
    ],
    "goldencup": [
        (1, {"solo_level": "legend", "solo_automa_glory": "0"}),
        (2, {"shopping": "open"}),
        (3, {"decks": "arrival"}),
        (4, {"dice_cap": "4", "wizard_jim": "+1"}),
        (5, {"shopping": "open", "decks": "arrival"}),
        (6, {"shopping": "open"}),
    ],
    "gorus": [
        (1, {}),
        (1, {"wanderers_challenge": "off", "open_own_pile": "on"}),
        (1, {"solo_early_stop": "on"}),
        (2, {}),
        (2, {"favour": "minimal", "show_running_totals": "on", "schools": "NPY"}),
        (3, {"final_tie": "extra", "target": "2", "first_dealer": "C"}),
        (4, {"mode": "teams"}),
        (5, {}),
        (5, {"mode": "teams", "split": "2+2+1"}),
        (7, {"mode": "teams", "split": "3+2+2"}),
        (8, {"mode": "teams", "split": "4+4", "show_running_totals": "on"}),
    ],
    "regicide": [
        (players, options)
        for players in (1, 2, 4)
        for options in ({"lazaret": "open"}, {"solo_yield": "on", "talk": "free"})
    ],
    "spartacus": [
        (4, {"length": "advanced", "min_influence": "0", "stall_rounds": "2", "turn_limit": "6"}),
        (3, {"length": "quick", "target_influence": "10", "decap_odds": "2", "turn_limit": "6"}),
        (4, {"service_deals": "atomic", "supporter_may_foil": "no", "turn_limit": "6"}),
        (3, {"service_deals": "atomic", "wagers": "in_turn", "max_wagers": "3", "turn_limit": "6"}),
        (4, {"wagers": "in_turn", "host_void": "winner_pays", "neutral_titles": "original", "turn_limit": "6"}),
    ],
}
GAMES_WITH_OPTIONS = {"augustus": 6, "goldencup": 4, "gorus": 4, "regicide": 10, "spartacus": 2}


def options_of(name: str) -> Iterator[tuple[str, int, dict[str, str]]]:
    yield from ((name, players, options) for players, options in OPTIONS[name])


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("name", "players", "options"),
    of_all(
        options_of,
        gate=lambda name, players, options: True,
        both=lambda name, players, options: name not in ("gorus", "regicide"),
    ),
)
def test_the_options_keep_the_contract_too(name: str, players: int, options: dict[str, str], full: bool) -> None:
    """AU-230, AU-231, AU-232, GC-Q11, GC-Q13, GC-Q26, GC-Q27, GC-177, GC-182, GM-902, GM-R11, GM-R12, GM-R14, GM-R15.

    GM-R17, SP-800 to SP-810, SP-812: at random and well; of Gorus to the usual end, of Regicide every step.
    """
    games = 20 if name == "gorus" and players == 1 else GAMES_WITH_OPTIONS[name]
    games = games if full else 2  # at random and well
    checker = Checker if name == "regicide" else CHECKERS[name]
    for seed in range(1000, 1000 + games):
        checker(ludus.game(name), players, seed, options).run()


def test_games_in_teams_are_among_them() -> None:
    """GM-902: every split, at random and well."""
    for players, splits in SPLITS.items():
        ways = {(table(players, seed).get("split"), seed % 2) for seed in range(WHOLE)}
        assert ways == {(split, clever) for split in (None, *splits) for clever in (0, 1)}


# --- Compiled and plain --------------------------------------------------------------------------

DIGESTS = {"augustus": (3, 4), "goldencup": (2, 4), "gorus": (4, 4), "regicide": (4, 12), "spartacus": (0, 3)}


def digests(name: str) -> Iterator[tuple[str, int, int]]:
    """Game, players, games: random, novice and greedy players; a fourth game is searched where few play."""
    few, games = DIGESTS[name]
    yield from ((*each, games if each[1] <= few else 3) for each in tables(name))


@pytest.mark.one_in(3)
@pytest.mark.skipif(not is_compiled(), reason="needs the compiled engine beside the plain one")
@pytest.mark.parametrize(("name", "players", "games"), of_all(digests, gate=lambda *_: True, both=lambda *_: False))
def test_compiled_equals_plain(name: str, players: int, games: int) -> None:
    """AU-223, GC-005, GM-013, SP-001."""
    assert digests_equal(name, players, games)


def test_digests_tell_games_apart() -> None:
    assert conformance.digest(REGICIDE, 2, 4) != conformance.digest(REGICIDE, 2, 4, seed=50)


# --- What the checks find ------------------------------------------------------------------------

Method = Callable[..., Any]


def betray_all_hands(view: Method) -> Method:
    """Every player sees the first hand."""

    def seen(self: Any, state: Any, seat: int | None) -> dict[str, Any]:
        shown = cast(dict[str, Any], view(self, state, seat))
        return shown if seat is None else {**shown, "secret": state.hands[0][:]}

    return seen


def betray_a_hand(view: Method) -> Method:
    """In one step of the whole round everybody sees the hand of the player who plays last in the fifth bout."""

    def seen(self: Any, state: Gorus, seat: int | None) -> dict[str, Any]:
        shown = cast(dict[str, Any], view(self, state, seat))
        now = state.bout == 5 and len(state.arena) == state.players - 1
        return {**shown, "secret": state.hands[state.turn][:]} if now else shown

    return seen


def betray_coins(view: Method) -> Method:
    """In the fourth round everybody sees what the first manager has left, though shopping is sealed."""

    def seen(self: Any, state: Any, seat: int | None) -> dict[str, Any]:
        shown = cast(dict[str, Any], view(self, state, seat))
        return {**shown, "secret": state.teams[0].coins} if state.round == 4 else shown

    return seen


def betray_a_draw(event: Method) -> Method:
    """Everybody hears which card was drawn."""

    def heard(self: Any, raw: list[int], seat: int | None) -> Event:
        return cast(Event, event(self, raw, raw[1]))

    return heard


def betray_a_heal(event: Method) -> Method:
    return lambda self, raw, seat: event(self, raw, raw[1] if raw[0] == 6 else seat)


def lose_a_field(position: Method) -> Method:
    """What a seat is known to lack is forgotten once it is written down."""

    def written(self: Any, state: Gorus) -> dict[str, Any]:
        return {name: value for name, value in position(self, state).items() if name != "voids"}

    return written


def confuse_cards(format_move: Method) -> Method:
    return lambda self, state, seat, move: str(format_move(self, state, seat, move))[:2]


def lose_a_card(conserved: Method) -> Method:
    return lambda self, state: conserved(self, state)[: 20 + state.bout]


def half_a_side(sides: Method) -> Method:
    return lambda self, state: [0] * state.players


def a_round_that_nobody_won(rounds: Method) -> Method:
    return lambda self, state: [[0], []]


Fault = Callable[[Method], Method]


@pytest.mark.parametrize(
    ("game", "method", "fault", "players", "seed", "found"),
    [
        (REGICIDE, "view", betray_all_hands, 3, 1, "leak in the view"),
        (GOLDEN_CUP, "view", betray_coins, 2, 2001, "leak in the view"),
        (GORUS, "view", betray_a_hand, 4, 3, "leak in the view"),
        (GORUS, "view", betray_a_hand, 8, 3, "leak in the view"),
        (GORUS, "event", betray_a_draw, 2, 3, "leak in new events"),
        (GORUS, "position", lose_a_field, 8, 3, "worlds of what was kept"),
        (GORUS, "format", confuse_cards, 3, 3, "notation round trip"),
        (GORUS, "conserved", lose_a_card, 3, 3, "conservation"),
        (GORUS, "sides", half_a_side, 2, 1, "whole sides win"),
        (GORUS, "rounds_won", a_round_that_nobody_won, 2, 1, "every round is won"),
    ],
)
def test_the_kit_finds(
    monkeypatch: pytest.MonkeyPatch, game: Game, method: str, fault: Fault, players: int, seed: int, found: str
) -> None:
    """GC-Q26, GM-322, GM-703, GM-013: a fault in a single step of a game, or in a single field."""
    options = {"target": "1"} if game is GORUS else {}
    check_game(game, players, seed, options)
    monkeypatch.setattr(type(game), method, fault(getattr(type(game), method)))
    with pytest.raises(Broken, match=found):
        check_game(game, players, seed, options)


def test_the_kit_finds_a_leaking_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """Healed cards that everybody hears of: in one of twenty games."""
    monkeypatch.setattr(type(REGICIDE), "event", betray_a_heal(type(REGICIDE).event))
    with pytest.raises(Broken, match="leak"):
        for seed in range(1, 40, 2):
            check_game(REGICIDE, 3, seed)


@pytest.mark.parametrize(
    ("method", "fault", "found"), [("view", betray_a_hand, "leak in the view"), ("event", betray_a_draw, "leak in")]
)
def test_glances_find_it_too(monkeypatch: pytest.MonkeyPatch, method: str, fault: Fault, found: str) -> None:
    """GM-322: in one of the gate's games, though a glance seldom falls on the only step that shows it."""
    monkeypatch.setattr(type(GORUS), method, fault(getattr(type(GORUS), method)))
    with pytest.raises(Broken, match=found):
        for seed in range(BLOCKS_IN_GATE * GAMES_IN_BLOCK["gorus"]):
            Glancing(GORUS, 2, seed, table(2, seed)).run()
