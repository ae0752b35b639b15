"""Pickles and deep copies: a state, a match or a source of chance goes on as if nothing had happened."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus._plain import is_compiled
from ludus.kernel.chance import Chance, Fast
from ludus.kernel.refusals import BadOption, BadRecord, Illegal, LudusError, NotYourTurn, UserError
from ludus.kernel.rng import Rng
from ludus.kernel.sealed import Loaded, Logged, Replayed, Sealed
from ludus.kernel.state import State
from ludus.kernel.text import LANGUAGES
from ludus.match import Match

PLAYERS = {"augustus": 3, "goldencup": 3, "gorus": 4, "regicide": 2, "spartacus": 4}
MIDDLES = {"augustus": 90, "goldencup": 60, "gorus": 17, "regicide": 9, "spartacus": 300}  # decisions before the copy
FURTHER = 150  # decisions after it


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIES = pytest.mark.parametrize("copied", [pickled, copy.deepcopy])
Copy = Callable[[Any], Any]


def play(match: Match, decisions: int, seed: int) -> Match:
    rng = Rng(seed)
    for _ in range(decisions):
        if not match.over:
            seat = match.to_act[0]
            match.play_move(seat, match.state.advise(seat, rng))
    return match


def in_the_middle(game: str, seed: int = 3) -> Match:
    match = play(ludus.new_match(game, PLAYERS[game], seed), MIDDLES[game], seed)
    assert not match.over
    return match


def everything_about(match: Match) -> list[object]:
    """Everything that a match can be asked."""
    observers = [None, *range(match.players)]
    return [
        match.record(),
        match.position(),
        match.outcome,
        *(match.view(seat) for seat in observers),
        *(match.events(seat) for seat in observers),
        match.memory(),
    ]


def future(state: State) -> list[object]:
    """What happens from here on when everybody plays at random."""
    rng, moves = Rng(8), []
    for _ in range(FURTHER):
        if state.over():
            break
        seat = state.actor()
        moves.append((int(seat), state.legal(seat)))
        state.apply(seat, state.random_move(seat, rng))
    return [moves, state.returns(), state.news]


@pytest.mark.both
@COPIES
@pytest.mark.parametrize("game", ludus.games())
def test_a_match_goes_on_from_a_copy(game: str, copied: Copy) -> None:
    match = in_the_middle(game)
    twin = copied(match)
    assert twin.game is match.game
    assert everything_about(twin) == everything_about(match)
    play(twin, FURTHER, 9)
    assert everything_about(twin) != everything_about(match)
    assert everything_about(play(match, FURTHER, 9)) == everything_about(twin)


@pytest.mark.both
@COPIES
@pytest.mark.parametrize("game", ludus.games())
def test_a_state_goes_on_from_a_copy(game: str, copied: Copy) -> None:
    found, state = ludus.game(game), in_the_middle(game).state
    for original in (state, state.sample(0, 5)):
        before = found.position(original)
        twin = copied(original)
        assert found.position(twin) == before
        assert twin.news == original.news
        assert found.position(twin.sample(1, 7)) == found.position(original.sample(1, 7))
        expected = future(twin)
        assert found.position(original) == before
        assert future(original) == expected


@pytest.mark.both
def test_what_listens_to_a_state_is_kept() -> None:
    state = ludus.game("gorus").deal(3, 1)
    state.news = []
    state.apply(state.actor(), state.legal(state.actor())[0])
    assert pickled(state).news == state.news != []


def test_a_copy_shares_the_cards_of_its_table() -> None:
    for game in ("augustus", "goldencup", "spartacus"):
        state: Any = in_the_middle(game).state
        assert pickled(state).table.deck is state.table.deck
        assert len(pickle.dumps(state)) < 10_000


@pytest.mark.both
@COPIES
def test_chance_is_the_same_in_a_copy(copied: Copy) -> None:
    game = ludus.game("regicide")
    logged = Logged(Loaded([5, 2], Sealed(b"s" * 32, game.stream_name, ("a", "b"), "t")))
    logged.die(0, 0, 6)
    sources: list[Chance] = [Fast(7), Fast(2**62 - 1), logged, logged.source, Replayed({(0, 9): [3]})]
    for source in sources:
        twin = copied(source)
        assert type(twin) is type(source)
        assert [twin.die(0, 9, 6) for _ in range(1)] == [source.die(0, 9, 6) for _ in range(1)]
    rng = Rng(4, 2)
    rng.next32()
    twin = copied(rng)
    assert [rng.next32() for _ in range(9)] == [twin.next32() for _ in range(9)]


def test_a_sealed_match_keeps_its_proof() -> None:
    match = play(ludus.new_match("gorus", 3, secret=b"x" * 32, seeds=("a", "b", "c"), table="t"), 20, 1)
    twin = pickled(match)
    assert everything_about(play(twin, 20, 2)) == everything_about(play(match, 20, 2))
    assert ludus.read_record(twin.record()).position() == twin.position()


class Countdown(State):
    """A game that somebody has written in Python."""

    def __init__(self, left: int) -> None:
        self.players = 1
        self.news = None
        self.left = left


@pytest.mark.both
@COPIES
def test_states_written_in_python_are_copied_too(copied: Copy) -> None:
    twin = copied(Countdown(5))
    assert (twin.left, twin.players, twin.news) == (5, 1, None)


READ = """
import pickle, sys
from ludus._plain import is_compiled
match = pickle.loads(sys.stdin.buffer.read())
assert is_compiled() == (sys.argv[1] == "compiled")
seat = match.to_act[0]
match.play(seat, match.moves(seat)[0])
sys.stdout.buffer.write(pickle.dumps(match))
"""


@pytest.mark.skipif(not is_compiled(), reason="needs the compiled engine beside the plain one")
@pytest.mark.parametrize("game", ludus.games())
def test_both_engines_read_each_others_pickles(game: str, tmp_path: Path) -> None:
    match = in_the_middle(game)
    body = pickle.dumps(match)
    for engine in ("plain", "compiled"):  # a pickle of the compiled engine, then one of the plain one
        environment = {**os.environ, "LUDUS_PLAIN": "1" if engine == "plain" else "0"}
        command = [sys.executable, "-c", READ, engine]
        body = subprocess.run(command, input=body, stdout=subprocess.PIPE, env=environment, check=True).stdout
    for _ in range(2):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    assert everything_about(pickle.loads(body)) == everything_about(match)


REFUSALS: list[LudusError] = [
    LudusError("plain"),
    UserError("no-balance", game={"en": "Chess", "ru": "Шахматы"}),
    BadOption("deck-wrong", file="x.csv", reason=UserError("deck-no-text", file="x.csv")),
    Illegal(ludus.game("regicide"), "RG-143", "p 2C"),
    NotYourTurn(ludus.game("gorus"), "GM-202", "N5"),
    BadRecord("record-twice", 7, name="Seed"),
]


@COPIES
@pytest.mark.parametrize("error", REFUSALS, ids=lambda error: type(error).__name__)
def test_refusals_come_back_from_other_processes(error: LudusError, copied: Copy) -> None:
    twin = copied(error)
    assert type(twin) is type(error)
    assert str(twin) == str(error)
    assert [twin.text(language) for language in LANGUAGES] == [error.text(language) for language in LANGUAGES]
    assert {name: value for name, value in vars(twin).items() if isinstance(value, str | int)} == {
        name: value for name, value in vars(error).items() if isinstance(value, str | int)
    }
