"""What every game must prove, for games of hundreds of cards: about one step of each bout is looked at closely."""

from __future__ import annotations

import pytest

import ludus
from ludus._plain import is_compiled
from ludus.lab.commands import digests_equal
from ludus.lab.conformance import Checker, check_game

GAME = ludus.game("gorus")
GAMES = 200
BLOCK = 50
OPTIONS: list[tuple[int, dict[str, str]]] = [
    (1, {"wanderers_challenge": "off", "open_own_pile": "on"}),
    (1, {"solo_early_stop": "on"}),
    (2, {"favour": "minimal", "show_running_totals": "on", "schools": "NPY"}),
    (3, {"final_tie": "extra", "target": "2", "first_dealer": "C"}),
    (4, {"mode": "teams"}),
    (5, {"mode": "teams", "split": "2+2+1"}),
    (5, {"mode": "teams", "split": "3+2"}),
    (6, {"mode": "teams", "split": "2+2+2"}),
    (6, {"mode": "teams", "split": "3+3", "team_target": "common", "target": "2"}),
    (7, {"mode": "teams", "split": "2+2+2+1"}),
    (7, {"mode": "teams", "split": "3+2+2"}),
    (8, {"mode": "teams", "split": "2+2+2+2"}),
    (8, {"mode": "teams", "split": "4+4", "show_running_totals": "on"}),
]


class Glancing(Checker):
    """Plays a game like any checker, and makes all checks at some of its steps and at its end."""

    def run(self) -> int:
        match, count = self.match, 0
        while not match.over:
            if self.random.randrange(match.players * (2 if match.players > 5 else 1)):
                seat = match.to_act[0]
                match.play_move(seat, self.pick(match.state, seat))
            else:
                self.look()
                self.step()
            count += 1
        self.check_state()
        self.check_position()
        self.check_leak()
        self.check_end()
        return count

    def look(self) -> None:
        self.check_state()
        self.check_clone()
        self.check_position()
        self.check_notation()
        self.check_leak()
        self.check_order()


@pytest.mark.slow
@pytest.mark.both
@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
@pytest.mark.parametrize("players", GAME.meta.players)
def test_random_games_keep_the_contract(players: int, first: int) -> None:
    """GM-013, GM-322, GM-207: a round is enough for most; some games go on to the second win."""
    for seed in range(first, first + BLOCK):
        target = "2" if seed % 10 == 9 else "1"
        assert Glancing(GAME, players, seed, {"target": target}).run() <= GAME.meta.longest


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_the_options_keep_the_contract_too(players: int, options: dict[str, str]) -> None:
    """GM-902, GM-R11, GM-R12, GM-R14, GM-R15, GM-R17: teams in every split, and every option."""
    for seed in range(1000, 1004 if players > 1 else 1010):
        Glancing(GAME, players, seed, options).run()


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_step_of_a_whole_game(players: int) -> None:
    """GM-020: to the third win, one game played at random and one played well."""
    for seed in (2000, 2001):
        check_game(GAME, players, seed)


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="needs the compiled engine beside the plain one")
@pytest.mark.parametrize("players", GAME.meta.players)
def test_compiled_equals_plain(players: int) -> None:
    """GM-013: random, novice and greedy players; few players search as well."""
    assert digests_equal("gorus", players, 4 if players < 5 else 3)
