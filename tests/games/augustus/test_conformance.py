"""What every game must prove, for games of hundreds of answers: some of the moments of each are looked at closely."""

from __future__ import annotations

import pytest

import ludus
from ludus._plain import is_compiled
from ludus.kernel.game import Game
from ludus.lab.commands import digests_equal
from ludus.lab.conformance import Checker, check_game

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


class Glancing(Checker):
    """Plays a game like any checker, and makes all checks at some of its moments and at its end."""

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, str] | None = None) -> None:
        super().__init__(game, players, seed, options)
        self.clever = seed % 4 > 0  # games played at random are three times as long
        self.rare = 16 * players  # one in so many resolutions is looked at
        self.common = 100 * players  # one in so many placements

    def run(self) -> int:
        match, count = self.match, 0
        while not match.over:
            placing = match.state.phase == 1  # type: ignore[attr-defined]
            if self.random.randrange(self.common if placing else self.rare) == 0:
                self.look()
                self.step()
            else:
                seat = self.random.choice(match.to_act)
                match.play_move(seat, self.pick(match.state, seat))
            count += 1
        self.check_state()
        self.check_position()
        self.check_leak()
        self.check_match()
        self.check_end()
        return count

    def look(self) -> None:
        self.check_state()
        self.check_clone()
        self.check_position()
        self.check_notation()
        self.check_leak()
        self.check_order()
        self.check_match()


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
@pytest.mark.parametrize("players", GAME.meta.players)
def test_random_games_keep_the_contract(players: int, first: int) -> None:
    """AU-223, AU-030."""
    for seed in range(first, first + BLOCK):
        assert Glancing(GAME, players, seed).run() <= GAME.meta.longest


@pytest.mark.slow
@pytest.mark.both
@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_the_options_keep_the_contract_too(players: int, options: dict[str, str]) -> None:
    """AU-230, AU-231, AU-232."""
    for seed in range(1000, 1006):
        Glancing(GAME, players, seed, options).run()


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
