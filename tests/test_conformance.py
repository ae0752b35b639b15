"""Design section 6, checks 1 to 8, for every game and number of players."""

from __future__ import annotations

import pytest

import ludus
from ludus._plain import is_compiled
from ludus.kernel.game import Game
from ludus.lab import conformance
from ludus.lab.commands import digests_equal
from ludus.lab.conformance import Broken, check_game

BLOCK = 25
GAMES = 200
CASES = [
    (name, players, first)
    for name in ludus.games()
    for players in ludus.game(name).meta.players
    for first in range(0, GAMES, BLOCK)
]


@pytest.mark.both
@pytest.mark.parametrize(("name", "players", "first"), CASES)
def test_random_games_keep_the_contract(name: str, players: int, first: int) -> None:
    for seed in range(first, first + BLOCK):
        assert check_game(ludus.game(name), players, seed) <= ludus.game(name).meta.longest


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("options", [{"lazaret": "open"}, {"solo_yield": "on", "talk": "free"}])
def test_the_options_keep_the_contract_too(players: int, options: dict[str, str]) -> None:
    for seed in range(1000, 1010):
        check_game(ludus.game("regicide"), players, seed, options)


@pytest.mark.skipif(not is_compiled(), reason="needs the compiled engine beside the plain one")
@pytest.mark.parametrize(("name", "players"), sorted({(name, players) for name, players, _ in CASES}))
def test_compiled_equals_plain(name: str, players: int) -> None:
    assert digests_equal(name, players, 24)


class Leaky(Game):
    """A game that shows every hand to everybody."""

    def __init__(self, game: Game) -> None:
        self.__dict__["_game"] = game

    def __getattribute__(self, name: str) -> object:
        game = object.__getattribute__(self, "__dict__")["_game"]
        if name == "view":
            return lambda state, seat: {**game.view(state, seat), "hands": [hand[:] for hand in state.hands]}
        return getattr(game, name)


def test_the_kit_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    leaky = Leaky(ludus.game("regicide"))
    monkeypatch.setattr("ludus.match.find", lambda name: leaky)
    with pytest.raises(Broken, match="leak"):
        check_game(leaky, 3, 1)


def test_the_kit_finds_a_leaking_event(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludus.game("regicide")
    honest = type(game).event
    monkeypatch.setattr(type(game), "event", lambda self, raw, seat: honest(self, raw, raw[1] if raw[0] == 6 else seat))
    with pytest.raises(Broken, match="leak"):
        for seed in range(1, 40, 2):
            check_game(game, 3, seed)


def test_digests_tell_games_apart() -> None:
    game = ludus.game("regicide")
    assert conformance.digest(game, 2, 4) != conformance.digest(game, 2, 4, seed=50)
