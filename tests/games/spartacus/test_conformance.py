"""What every game must prove. Whole games are long: some of their moments are looked at, every step of short ones."""

from __future__ import annotations

import pytest

import ludus
from ludus._plain import is_compiled
from ludus.lab.commands import digests_equal
from ludus.lab.conformance import check_game
from tests.games.glancing import Glancing, Skimming

GAME = ludus.game("spartacus")
GAMES = 100
BLOCK = 10
OPTIONS: list[tuple[int, dict[str, str]]] = [
    (4, {"length": "advanced", "min_influence": "0", "stall_rounds": "2"}),
    (3, {"length": "quick", "target_influence": "10", "decap_odds": "2"}),
    (4, {"service_deals": "atomic", "supporter_may_foil": "no"}),
    (3, {"service_deals": "atomic", "wagers": "in_turn", "max_wagers": "3"}),
    (4, {"wagers": "in_turn", "host_void": "winner_pays", "neutral_titles": "original"}),
]


class Rarely(Glancing):
    """The further a game has gone, the rarer the looks at it."""

    def rarity(self) -> int:
        return 100 + len(self.match.steps) // 4


class VeryRarely(Skimming):
    """A game at random takes ten thousand decisions."""

    def rarity(self) -> int:
        return 2000


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 3, 4, 5, 7])
@pytest.mark.parametrize("players", GAME.meta.players)
def test_whole_games_keep_the_contract(players: int, seed: int) -> None:
    """SP-001, SP-011, SP-041, SP-600: with their logs; most of them are played well."""
    assert Rarely(GAME, players, seed).run() <= GAME.meta.longest


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
@pytest.mark.parametrize("players", GAME.meta.players)
def test_random_games_keep_the_contract(players: int, first: int) -> None:
    """SP-001, SP-011, SP-041, SP-600."""
    for seed in range(first, first + BLOCK):
        assert VeryRarely(GAME, players, 1000 * players + seed).run() <= GAME.meta.longest


@pytest.mark.slow
@pytest.mark.both
@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_the_options_keep_the_contract_too(players: int, options: dict[str, str]) -> None:
    """SP-800 to SP-810, SP-812."""
    for seed in (1000, 1001):
        Rarely(GAME, players, seed, {**options, "turn_limit": "6"}).run()


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed", "turns"), [(3, 2000, 2), (3, 2001, 2), (4, 2002, 1), (4, 2003, 2)])
def test_every_step_of_a_short_game(players: int, seed: int, turns: int) -> None:
    """SP-810: two played at random, two played well."""
    assert check_game(GAME, players, seed, {"turn_limit": str(turns)}) > 100


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="needs the compiled engine beside the plain one")
@pytest.mark.parametrize("players", GAME.meta.players)
def test_compiled_equals_plain(players: int) -> None:
    """SP-001: random players, novices and greedy ones."""
    assert digests_equal("spartacus", players, 3)
