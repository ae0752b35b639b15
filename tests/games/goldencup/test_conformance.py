"""What every game must prove; with up to six managers some of the moments of each game are looked at closely."""

from __future__ import annotations

import pytest

import ludus
from ludus._plain import is_compiled
from ludus.lab.commands import digests_equal
from ludus.lab.conformance import check_game
from tests.games.glancing import Glancing

GAME = ludus.game("goldencup")
GAMES = 100
BLOCK = 25
OPTIONS: list[tuple[int, dict[str, str]]] = [
    (1, {"solo_level": "legend", "solo_automa_glory": "0"}),
    (2, {"shopping": "open"}),
    (3, {"decks": "arrival"}),
    (4, {"dice_cap": "4", "wizard_jim": "+1"}),
    (5, {"shopping": "open", "decks": "arrival"}),
    (6, {"shopping": "open"}),
]


class Rarely(Glancing):
    """Six managers take long: the more seats, the fewer moments."""

    def rarity(self) -> int:
        return 40 * self.match.players


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
@pytest.mark.parametrize("players", GAME.meta.players)
def test_random_games_keep_the_contract(players: int, first: int) -> None:
    """GC-001, GC-005, GC-196."""
    for seed in range(first, first + BLOCK):
        assert Rarely(GAME, players, seed).run() <= GAME.meta.longest


@pytest.mark.slow
@pytest.mark.both
@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_the_options_keep_the_contract_too(players: int, options: dict[str, str]) -> None:
    """GC-Q11, GC-Q13, GC-Q26, GC-Q27, GC-177, GC-182."""
    for seed in range(1000, 1004):
        Rarely(GAME, players, seed, options).run()


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(1, 2000), (2, 2001), (3, 2001)])
def test_every_step_of_a_whole_game(players: int, seed: int) -> None:
    """GC-005, GC-196: one game played at random, two played well."""
    check_game(GAME, players, seed)


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="needs the compiled engine beside the plain one")
@pytest.mark.parametrize("players", GAME.meta.players)
def test_compiled_equals_plain(players: int) -> None:
    """GC-005: random, novice and greedy players; few players search as well."""
    assert digests_equal("goldencup", players, 4 if players < 3 else 3)
