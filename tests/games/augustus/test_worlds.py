"""Sampled worlds agree with everything that a seat knows (specification 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

from ludus import Match
from ludus.games.augustus.state import Augustus
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import about_to, all_cards, deal, legions, phase, play, scene

pytestmark = pytest.mark.both


def worlds(m: Match, seat: int | None, count: int) -> list[Match]:
    return [m.sample(seat, seed) for seed in range(count)]


@rule("AU-032", "AU-013")
def test_what_a_seat_sees_is_the_same_in_every_world() -> None:
    """View, log, moves; all pieces are there."""
    m, rng = deal(4, 4), Rng(4)
    for step in range(120):
        if m.over:
            break
        if step % 6 == 0:
            for seat in (*range(4), None):
                world = m.sample(seat, step)
                assert world.view(seat) == m.view(seat)
                assert world.events(seat) == m.events(seat)
                assert (all_cards(world), legions(world)) == (all_cards(m), 48)
                if seat is not None:
                    assert world.moves(seat) == m.moves(seat)
        seat = m.to_act[rng.below(len(m.to_act))]
        m.play_move(seat, m.state.advise(seat, rng))


@rule("AU-010")
def test_own_discards_stay() -> None:
    """Those of others are dealt from what the seat has not seen."""
    m = scene("19", "20", token="H", hidden={"A": "1 2 3", "B": "4 5 6"}, display="61 62 63 64 65", deck="7 8 9 10")
    seen: Counter[int] = Counter()
    for world in worlds(m, 0, 300):
        here = world.position()
        assert here["hidden"][0] == [1, 2, 3]
        assert sorted(here["hidden"][1] + here["deck"]) == [4, 5, 6, 7, 8, 9, 10]
        seen.update(here["hidden"][1])
    assert all(80 < seen[card] < 180 for card in range(4, 11))  # three of seven: about 129 times each
    for world in worlds(m, None, 20):
        assert {len(cards) for cards in world.position()["hidden"]} == {3}


@rule("AU-007", "AU-011")
def test_hands_of_the_start_are_dealt_anew() -> None:
    """The own six stay; others get any of the cards not seen."""
    m = deal(3, 2)
    own, display = m.position()["active"][0], set(m.view(None)["display"])
    seen: Counter[int] = Counter()
    for world in worlds(m, 0, 400):
        here = world.position()["active"]
        assert here[0] == own
        assert len(set(here[1] + here[2])) == 12
        seen.update(here[1])
    possible = set(range(1, 89)) - set(own) - display
    assert set(seen) == possible
    mean = 400 * 6 / len(possible)
    chi = sum((seen[card] - mean) ** 2 / mean for card in possible)
    assert 40 < chi < 125  # 76 degrees of freedom, less for drawing without replacement


@rule("AU-032")
def test_the_bag_is_mixed() -> None:
    """The same tokens in any order; the next one as often as there are of it."""
    m = scene("19", "20", token="H", drawn="SSSS", then="DT")
    first: Counter[str] = Counter()
    for world in worlds(m, 0, 720):
        bag = world.position()["bag"]
        assert sorted(bag) == sorted(m.position()["bag"])
        first[bag[-1]] += 1
    for letter, count in (("S", 2), ("H", 4), ("C", 4), ("K", 3), ("T", 2), ("D", 1), ("J", 2)):
        assert first[letter] == pytest.approx(40 * count, abs=45)


@rule("AU-013")
def test_the_deck_is_mixed() -> None:
    """Every unseen card may be next."""
    m = scene("19", "20", token="H", display="61 62 63 64 65", deck="7 8 9 10")
    assert {world.position()["deck"][-1] for world in worlds(m, 0, 60)} == {7, 8, 9, 10}


@rule("AU-062")
def test_the_future_of_a_world_is_its_own() -> None:
    """The bag after the next joker differs."""
    m = scene("19", "20", token="J")
    tokens = set()
    for world in worlds(m, 0, 12):
        play(world, "A:- B:-")
        tokens.add("".join(world.position()["bag"]))
    assert len(tokens) == 12


MOMENTS: dict[str, Callable[[], Match]] = {
    "keep": lambda: deal(3, 2),
    "place": lambda: scene("19:K 4", "20:H 39 85", "28 80", token="J"),
    "hit": lambda: about_to(81, "85 | 5 10 16", "88 | 4 12 1", "80 | 6 7"),
}


@rule("AU-011", "AU-052", "AU-147")
@pytest.mark.parametrize("name", MOMENTS)
def test_answers_of_others_are_guessed(name: str) -> None:
    """The own answer stays; what others answered unseen is made up, and is legal."""
    make = MOMENTS[name]
    first = make()
    me, other = first.to_act[0], first.to_act[1]
    mine = first.moves(me)[2]
    guesses = set()
    for choice in (0, 1):
        m = make()
        m.play(me, mine)
        m.play(other, m.moves(other)[choice])
        for world in worlds(m, me, 30):
            assert world.view(me)["seats"][me]["answer"] == mine
            assert world.to_act == m.to_act
            text = world.view(other)["seats"][other]["answer"]
            guesses.add((choice, text))
            if name != "keep":
                assert text in make().moves(other)
    by_choice = [{text for number, text in guesses if number == choice} for choice in (0, 1)]
    assert by_choice[0] == by_choice[1], "a world knows what was answered"


@rule("AU-052")
def test_a_world_of_a_moment_can_be_played() -> None:
    """With any answers of others."""
    m = scene("19:K 4", "20:H 39 85", "28 80", token="J")
    play(m, "B:+20D")
    for world in worlds(m, 0, 10):
        play(world, "A:- C:-")
        assert phase(world) in ("place", "pick", "mobilise")


@rule("AU-032", "AU-010")
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("placement", ["simultaneous", "clockwise"])
def test_worlds_of_worlds(players: int, placement: str) -> None:
    """A world and the true state give the same world to the same generator."""
    for seed in range(2):
        m, rng = deal(players, seed, placement=placement), Rng(seed)
        step = 0
        while not m.over:
            step += 1
            if step % 5 == 0:
                observer = step % players
                other = m.state.sample(observer, Rng(seed, step))
                first, second = (cast(Augustus, state.sample(observer, Rng(7, step))) for state in (m.state, other))
                assert m.game.position(first) == m.game.position(second)
            seat = m.to_act[rng.below(len(m.to_act))]
            m.play_move(seat, m.state.advise(seat, rng))


@rule("AU-010", "AU-013", "AU-032")
def test_twins_are_dealt_the_same_world() -> None:
    """Nothing of the true arrangement is left in a sample."""
    first = scene("19", "20", token="H", then="SK", hidden={"B": "4 5 6"}, display="61 62 63 64 65", deck="7 8 9")
    second = scene("19", "20", token="H", then="KD", hidden={"B": "7 5 8"}, display="61 62 63 64 65", deck="9 4 6")
    for seed in range(20):
        assert first.sample(0, seed).position() == second.sample(0, seed).position()
        assert first.sample(None, seed).position() == second.sample(None, seed).position()


@rule("AU-220")
def test_after_a_reshuffle_the_own_discards_may_be_anywhere() -> None:
    """They are in the deck, and nobody knows where."""
    m = about_to(80, "85", display="27 36 45 58 63", deck="", hidden={"A": "10 11 12", "B": "13 14 15"})
    play(m, "A:p27")
    tops = {world.position()["deck"][-1] for world in worlds(m, 0, 60)}
    assert tops == {10, 11, 12, 13, 14, 15} - {m.view(None)["display"][-1]}
