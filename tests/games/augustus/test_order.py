"""The order in which the answers of one moment come does not matter (AU-011, AU-052, AU-147)."""

from __future__ import annotations

from itertools import permutations
from typing import cast

import pytest

import ludus
from ludus import Match
from ludus.games.augustus.state import Augustus
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import about_to, deal, lines, scene

GAME = ludus.game("augustus")
GAMES = 500
BLOCK = 100


def answered(state: Augustus, answers: list[tuple[int, int]]) -> tuple[object, object]:
    """The table and the events after these answers have come in this order."""
    copy = state.clone()
    copy.news = []
    for seat, move in answers:
        copy.apply(seat, move)
    return GAME.position(copy), copy.news


def moments(players: int, seed: int, options: dict[str, str]) -> int:
    """Play a game; at every moment of several answers, two orders come to the same. Returns their number."""
    state = cast(Augustus, GAME.deal(players, seed, options))
    rng = Rng(seed, 4)
    count = 0
    while not state.over():
        seats = [seat for seat in range(players) if state.actors() >> seat & 1]
        clever = seed % 2 == 0
        answers = [(seat, int(state.advise(seat, rng) if clever else state.random_move(seat, rng))) for seat in seats]
        if len(answers) > 1:
            order = list(range(len(answers)))
            rng.shuffle(order)
            mixed = [answers[place] for place in order]
            assert answered(state, answers) == answered(state, mixed if mixed != answers else answers[::-1])
            count += 1
        for seat, move in answers:
            state.apply(seat, move)
    return count


@rule("AU-011", "AU-052", "AU-147")
@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
def test_random_games_do_not_depend_on_the_order_of_answers(first: int) -> None:
    """Every moment of 500 games of two to six players."""
    seen = 0
    for seed in range(first, first + BLOCK):
        seen += moments(2 + seed % 5, seed, {"start": "random3"} if seed % 3 == 0 else {})
    assert seen > 20 * BLOCK


@rule("AU-011", "AU-052", "AU-147")
@pytest.mark.both
@pytest.mark.parametrize("name", ["keep", "place", "remove", "wipe", "lose"])
def test_all_orders_of_one_moment(name: str) -> None:
    """Every permutation, in the record and in the log too."""

    def make() -> Match:
        if name == "keep":
            return deal(4, 2)
        if name == "place":
            return scene("19:KK", "20:HD", "39:SHH", "85", token="H", then="S")
        card = {"remove": 30, "wipe": 76, "lose": 81}[name]
        return about_to(card, "85:SHT 40:C | 5 10", "88:H 20:HD | 4 12", "39:SHH 21:C | 6 7", tiles={"res:gold": "B"})

    first = make()
    answers = {seat: first.moves(seat)[-1 if name == "lose" else 0] for seat in first.to_act}
    results = []
    for order in permutations(answers):
        m = make()
        for seat in order:
            m.play(seat, answers[seat])
        results.append((m.position(), lines(m), m.events(None), [m.view(seat) for seat in range(4)]))
    assert all(result == results[0] for result in results)
    assert len(results) == (24 if len(answers) == 4 else 6)
