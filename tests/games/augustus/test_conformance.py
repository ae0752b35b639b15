"""What every game must prove, for games of hundreds of answers: some of the moments of each are looked at closely."""

from __future__ import annotations

import pytest

import ludus
from ludus._plain import is_compiled
from ludus.lab.commands import digests_equal
from ludus.lab.conformance import check_game
from tests.games.glancing import Glancing

GAME = ludus.game("augustus")
GAMES = 200
BLOCK = 50
OPTIONS: list[tuple[int, dict[str, str]]] = [
    (2, {"start": "random3"}),
    (3, {"placement": "clockwise"}),
    (4, {"start": "random3", "placement": "clockwise", "crier": "D"}),
    (5, {"crier": "B"}),
    (6, {"placement": "clockwise"}),
]


class Rarely(Glancing):
    """Looks at resolutions more often than at placements."""

    def __init__(self, players: int, seed: int, options: dict[str, str] | None = None) -> None:
        super().__init__(GAME, players, seed, options)
        self.clever = seed % 8 > 0  # games played at random are three times as long

    def rarity(self) -> int:
        placing = self.match.state.phase == 1  # type: ignore[attr-defined]
        return (100 if placing else 16) * self.match.players


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
@pytest.mark.parametrize("players", GAME.meta.players)
def test_random_games_keep_the_contract(players: int, first: int) -> None:
    """AU-223, AU-030."""
    for seed in range(first, first + BLOCK):
        assert Rarely(players, seed).run() <= GAME.meta.longest


@pytest.mark.slow
@pytest.mark.both
@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_the_options_keep_the_contract_too(players: int, options: dict[str, str]) -> None:
    """AU-230, AU-231, AU-232."""
    for seed in range(1000, 1006):
        Rarely(players, seed, options).run()


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 2000), (2, 2001), (3, 2001)])
def test_every_step_of_a_whole_game(players: int, seed: int) -> None:
    """AU-223: one game played at random, two played well."""
    check_game(GAME, players, seed)


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="needs the compiled engine beside the plain one")
@pytest.mark.parametrize("players", GAME.meta.players)
def test_compiled_equals_plain(players: int) -> None:
    """AU-223: random, novice and greedy players; few players search as well."""
    assert digests_equal("augustus", players, 4 if players < 4 else 3)
