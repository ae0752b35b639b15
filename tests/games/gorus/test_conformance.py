"""What every game must prove: 200 random games for every number of players, ten of them at every step.

What is looked at in a step is told in `ludus.lab.conformance`. From four players on, half of the games are played in
teams, in every split in turn; one player alone is the solo game. Most games are one round long, every tenth goes to the
second win, and some more, with the options, to the usual end. Every other game is played at random, the others mostly
well. The plain engine, which need only equal the compiled one (`test_compiled_equals_plain`), plays an eighth of them,
two at every step.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice
from typing import Any, cast

import pytest

import ludus
from ludus._plain import is_compiled
from ludus.games.gorus.cards import SPLITS
from ludus.games.gorus.state import Gorus
from ludus.kernel.decision import Event
from ludus.lab.commands import digests_equal
from ludus.lab.conformance import Broken, check_game
from tests.games.glancing import Glancing

GAME = ludus.game("gorus")
GAMES = 200
BLOCK = 25
WHOLE = 10  # games looked at in every step
OPTIONS: list[tuple[int, dict[str, str]]] = [
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
]


def table(players: int, seed: int) -> dict[str, str]:
    """The options of a game: free or in teams, one round or to the second win."""
    options = {"target": "2" if seed % 10 == 9 else "1"}
    splits = list(SPLITS.get(players, {}))
    if splits and seed % 4 > 1:
        split = next(islice(cycle(splits), seed // 4, None))
        options |= {"mode": "teams", "split": split, "team_target": "common"}
    return options


@pytest.mark.slow
@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=pytest.mark.both) if seed in (2, 3) else seed for seed in range(WHOLE)]
)
@pytest.mark.parametrize("players", GAME.meta.players)
def test_every_step_of_whole_games(players: int, seed: int) -> None:
    """GM-013, GM-322, GM-207, GM-902."""
    assert check_game(GAME, players, seed, table(players, seed)) <= GAME.meta.longest


@pytest.mark.slow
@pytest.mark.parametrize("first", [pytest.param(0, marks=pytest.mark.both), *range(BLOCK, GAMES, BLOCK)])
@pytest.mark.parametrize("players", GAME.meta.players)
def test_random_games_keep_the_contract(players: int, first: int) -> None:
    """GM-013, GM-322, GM-207, GM-902."""
    for seed in range(first, first + BLOCK):
        assert Glancing(GAME, players, seed, table(players, seed)).run() <= GAME.meta.longest


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_the_options_keep_the_contract_too(players: int, options: dict[str, str]) -> None:
    """GM-902, GM-R11, GM-R12, GM-R14, GM-R15, GM-R17: to the usual end, at random and well."""
    for seed in range(1000, 1004 if players > 1 else 1020):
        Glancing(GAME, players, seed, options).run()


def test_games_in_teams_are_among_them() -> None:
    """GM-902: every split, at random and well."""
    for players, splits in SPLITS.items():
        ways = {(table(players, seed).get("split"), seed % 2) for seed in range(WHOLE)}
        assert ways == {(split, clever) for split in (None, *splits) for clever in (0, 1)}


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="needs the compiled engine beside the plain one")
@pytest.mark.parametrize("players", GAME.meta.players)
def test_compiled_equals_plain(players: int) -> None:
    """GM-013: random, novice and greedy players; few players search as well."""
    assert digests_equal("gorus", players, 4 if players < 5 else 3)


# --- What the checks find ------------------------------------------------------------------------

Method = Callable[..., Any]


def betray_a_hand(view: Method) -> Method:
    """In one step of the whole round everybody sees the hand of whoever plays last in the fifth bout."""

    def seen(self: Any, state: Gorus, seat: int | None) -> dict[str, Any]:
        shown = cast(dict[str, Any], view(self, state, seat))
        now = state.bout == 5 and len(state.arena) == state.players - 1
        return {**shown, "secret": state.hands[state.turn][:]} if now else shown

    return seen


def betray_a_draw(event: Method) -> Method:
    """Everybody hears which card was drawn."""

    def heard(self: Any, raw: list[int], seat: int | None) -> Event:
        return cast(Event, event(self, raw, raw[1]))

    return heard


def lose_a_field(position: Method) -> Method:
    """What a seat is known to lack is forgotten once it is written down."""

    def written(self: Any, state: Gorus) -> dict[str, Any]:
        return {name: value for name, value in position(self, state).items() if name != "voids"}

    return written


def confuse_cards(format_move: Method) -> Method:
    return lambda self, state, seat, move: str(format_move(self, state, seat, move))[:2]


def lose_a_card(conserved: Method) -> Method:
    return lambda self, state: conserved(self, state)[: 20 + state.bout]


@pytest.mark.parametrize(
    ("method", "fault", "players", "found"),
    [
        ("view", betray_a_hand, 4, "leak in the view"),
        ("view", betray_a_hand, 8, "leak in the view"),
        ("event", betray_a_draw, 2, "leak in new events"),
        ("position", lose_a_field, 8, "worlds of what was kept"),
        ("format", confuse_cards, 3, "notation round trip"),
        ("conserved", lose_a_card, 3, "conservation"),
    ],
)
def test_the_kit_finds(
    monkeypatch: pytest.MonkeyPatch, method: str, fault: Callable[[Method], Method], players: int, found: str
) -> None:
    """GM-322, GM-703, GM-013: a fault in a single step of a game, or in a single field."""
    monkeypatch.setattr(type(GAME), method, fault(getattr(type(GAME), method)))
    with pytest.raises(Broken, match=found):
        check_game(GAME, players, 3, {"target": "1"})


@pytest.mark.parametrize(
    ("method", "fault", "found"), [("view", betray_a_hand, "leak in the view"), ("event", betray_a_draw, "leak in")]
)
def test_glances_find_it_too(
    monkeypatch: pytest.MonkeyPatch, method: str, fault: Callable[[Method], Method], found: str
) -> None:
    """GM-322: in one of the games of a block, though a glance seldom falls on the only step that tells."""
    monkeypatch.setattr(type(GAME), method, fault(getattr(type(GAME), method)))
    with pytest.raises(Broken, match=found):
        for seed in range(BLOCK):
            Glancing(GAME, 2, seed, table(2, seed)).run()
