"""The order in which simultaneous answers come does not matter (GC-005, GC-Q26, GC-Q27)."""

from __future__ import annotations

from itertools import permutations
from typing import cast

import pytest

from ludus import Match
from ludus.games.goldencup.state import GoldenCup
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import GAME, SEATS, deal, lines, play, scene, team

GAMES = 300
BLOCK = 50
WELL = 8  # more games of each block, played well


def one_by_one(state: GoldenCup, seat: int, rng: Rng, clever: bool) -> list[int]:
    """All decisions of a seat until it is free or the table moves on; the others have not moved yet."""
    copy = state.clone()
    answers: list[int] = []
    while copy.actors() >> seat & 1 and copy.round == state.round and copy.phase == state.phase:
        move = int(copy.advise(seat, rng) if clever else copy.random_move(seat, rng))
        answers.append(move)
        copy.apply(seat, move)
    return answers


def together(state: GoldenCup, queues: list[list[int]], order: list[int]) -> GoldenCup:
    """The decisions of all seats, taken from their queues in this order of seats."""
    copy = state.clone()
    places = [0] * len(queues)
    for seat in order:
        copy.apply(seat, queues[seat][places[seat]])
        places[seat] += 1
    return copy


def parts(players: int, seed: int, clever: bool) -> int:
    """Play a game; every part and every round of line-ups in two orders. Returns how many decisions were mixed."""
    state = cast(GoldenCup, GAME.deal(players, seed))
    rng = Rng(seed, 4)
    mixed = 0
    while not state.over():
        queues = [one_by_one(state, seat, rng, clever) for seat in range(players)]
        if state.phase == 1:  # what follows a match is asked only when both teams are lined up
            queues = [queue[:1] for queue in queues]
        plain = [seat for seat in range(players) for _ in queues[seat]]
        order = plain[:]
        rng.shuffle(order)
        after = together(state, queues, order)
        state = together(state, queues, plain)
        assert GAME.position(after) == GAME.position(state)
        for observer in (*range(players), None):
            assert GAME.view(after, observer) == GAME.view(state, observer)
        mixed += len(order) if order != plain else 0
    return mixed


@rule("GC-005", "GC-Q26", "GC-Q27", "GC-110")
@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
def test_the_order_of_shopping_does_not_matter(first: int) -> None:
    """300 games at random of two to six players, every part and round of line-ups.

    What it comes to and what everybody sees of it; some games more are played well.
    """
    mixed = 0
    for seed in range(first, first + BLOCK):
        mixed += parts(2 + seed % 5, seed, clever=False)
    assert mixed > 100 * BLOCK
    for seed in range(first, first + WELL):
        assert parts(2 + seed % 5, 1000 + seed, clever=True) > 20


@rule("GC-Q27")
@pytest.mark.both
def test_all_orders_of_one_part() -> None:
    """Every way to mix the queues of three seats ends alike, in the record for everybody too."""
    queues = {"A": ["S-1-2", "LA", "E"], "B": ["H6", "E"], "C": ["S-8", "E"]}

    def make() -> Match:
        return scene(team(hand="1 2 3"), team(hand="4 5 6"), team(hand="7 8 9"), round=2)

    results = []
    for order in sorted(set(permutations("AAABBCC"))):
        m, left = make(), {letter: moves[:] for letter, moves in queues.items()}
        for letter in order:
            play(m, f"{letter}:{left[letter].pop(0)}")
        results.append((m.position(), lines(m, secrets=False), [m.view(seat) for seat in (0, 1, 2, None)]))
    assert len(results) == 210
    assert all(result == results[0] for result in results)


@rule("GC-110", "GC-138")
@pytest.mark.both
def test_all_orders_of_line_ups() -> None:
    """Four line-ups on two fields."""
    results = []
    for order in permutations("ABCD"):
        m = scene(team(hired="59"), team(hired="24"), team(hired="74"), team(hired="9"), phase="matches", round=3)
        lined = {"A": "59", "B": "24", "C": "74", "D": "9"}
        for letter in order:
            play(m, f"{letter}:X-/-/-/{lined[letter]}")
        results.append((m.position(), [m.view(seat) for seat in (0, 1, 2, 3, None)]))
    assert len(results) == 24
    assert all(result == results[0] for result in results)


@rule("GC-005", "GC-020")
@pytest.mark.both
def test_keeping_fans_in_any_order() -> None:
    positions = []
    for order in ("ABC", "CBA", "BCA"):
        m = deal(3, 7)
        for letter in order:
            m.play(SEATS.index(letter), m.moves(SEATS.index(letter))[1])
        positions.append(m.position())
    assert positions[0] == positions[1] == positions[2]


@rule("GC-Q27")
@pytest.mark.both
def test_with_the_common_deck_the_order_does_matter() -> None:
    """So that the test above has teeth."""
    positions = []
    for order in ("A:S-1 B:S-4", "B:S-4 A:S-1"):
        m = scene(team(hand="1 2 3"), team(hand="4 5 6"), options={"decks": "arrival"})
        positions.append(play(m, order).position())
    assert positions[0] != positions[1]
