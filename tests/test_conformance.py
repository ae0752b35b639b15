"""Design section 6, checks 1 to 8, for every game and number of players: 200 games, 12 of them at every step."""

from __future__ import annotations

import pytest

import ludus
from ludus._plain import is_compiled
from ludus.lab import conformance
from ludus.lab.commands import digests_equal
from ludus.lab.conformance import Broken, check_game
from tests.games.glancing import Glancing

BLOCK = 50
GAMES = 200
WHOLE = 12  # games looked at in every step
ELSEWHERE = ("augustus", "goldencup", "gorus", "spartacus")  # long games: tests/games/*/test_conformance.py
TABLES = [
    (name, players) for name in ludus.games() if name not in ELSEWHERE for players in ludus.game(name).meta.players
]


@pytest.mark.both
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_step_of_whole_games(name: str, players: int) -> None:
    for seed in range(WHOLE):
        assert check_game(ludus.game(name), players, seed) <= ludus.game(name).meta.longest


@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_games_keep_the_contract(name: str, players: int, first: int) -> None:
    for seed in range(first, first + BLOCK):
        assert Glancing(ludus.game(name), players, seed).run() <= ludus.game(name).meta.longest


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("options", [{"lazaret": "open"}, {"solo_yield": "on", "talk": "free"}])
def test_the_options_keep_the_contract_too(players: int, options: dict[str, str]) -> None:
    for seed in range(1000, 1010):
        check_game(ludus.game("regicide"), players, seed, options)


@pytest.mark.skipif(not is_compiled(), reason="needs the compiled engine beside the plain one")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_compiled_equals_plain(name: str, players: int) -> None:
    assert digests_equal(name, players, 12)


def test_the_kit_finds_a_leaking_view(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludus.game("regicide")
    honest = type(game).view
    monkeypatch.setattr(
        type(game), "view", lambda self, state, seat: {**honest(self, state, seat), "secret": state.hands[0][:]}
    )
    with pytest.raises(Broken, match="leak in the view"):
        check_game(game, 3, 1)


def test_the_kit_finds_a_leaking_event(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludus.game("regicide")
    honest = type(game).event
    monkeypatch.setattr(type(game), "event", lambda self, raw, seat: honest(self, raw, raw[1] if raw[0] == 6 else seat))
    with pytest.raises(Broken, match="leak"):
        for seed in range(1, 40, 2):
            check_game(game, 3, seed)


def test_the_kit_finds_half_a_side(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludus.game("gorus")
    check_game(game, 2, 1, {"target": "1"})
    monkeypatch.setattr(type(game), "sides", lambda self, state: [0] * state.players)
    with pytest.raises(Broken, match="whole sides win"):
        check_game(game, 2, 1, {"target": "1"})


def test_the_kit_finds_a_round_that_nobody_won(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludus.game("gorus")
    monkeypatch.setattr(type(game), "rounds_won", lambda self, state: [[0], []])
    with pytest.raises(Broken, match="every round is won"):
        check_game(game, 2, 1, {"target": "1"})


def test_digests_tell_games_apart() -> None:
    game = ludus.game("regicide")
    assert conformance.digest(game, 2, 4) != conformance.digest(game, 2, 4, seed=50)
