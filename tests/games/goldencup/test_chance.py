"""Chance: a stream of random numbers for each purpose (specification 9)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludus import Match
from ludus.kernel.sealed import Sealed
from tests.kit.rules import rule

from .table import (
    FACES,
    GAME,
    deal,
    end_shopping,
    facts_of,
    hand,
    line_up,
    lines,
    match_lines,
    own,
    play,
    play_on,
    scene,
    team,
)

pytestmark = pytest.mark.both

PURPOSES = (
    *("match-tokens", "fans", "automa", "bronze", "silver", "gold", "bronze-share", "silver-share", "gold-share"),
    *"ABCDEF",
    *("f1", "f2", "f3", "f1-dice", "f2-dice", "f3-dice", "final", "final-dice", "penalties", "tie"),
)


def streams(m: Match) -> Counter[str]:
    return Counter(GAME.stream_name(stream) for stream, _ in m.chance_results)


def test_every_purpose_has_its_stream() -> None:
    """GC-015, GC-018, GC-020, GC-028, GC-112, GC-125, GC-147, GC-157."""
    assert GAME.meta.chance == PURPOSES
    m = deal(5, 1)
    assert streams(m) == Counter(["match-tokens", "fans", "automa", "bronze", "silver", "gold"])
    end_shopping(m)
    assert {"f1", "f2", "f3", "f1-dice"} <= set(streams(m))


@rule("GC-018", "GC-020")
def test_the_set_up_of_each_thing_is_its_own() -> None:
    """Other numbers of players change neither fans nor decks."""
    for seed in range(5):
        decks = {tuple(deal(players, seed).position()["decks"][2]) for players in range(1, 7)}
        assert len(decks) == 1
        fans = {tuple(own(deal(players, seed), "A")["fans"]) for players in range(1, 7)}
        assert len(fans) == 1


@rule("GC-007", "GC-138")
def test_a_match_does_not_depend_on_other_fields() -> None:
    """Tokens and dice of a field come from its own streams, whichever is played first."""
    results = []
    for order in ("ABCD", "CDAB", "DBCA"):
        m = scene(team(hired="59"), team(hired="24"), team(hired="6"), team(hired="18"), phase="matches", seed=9)
        for letter in order:
            play(m, f"{letter}:X-/-/-/-")
        results.append((match_lines(m, "r1f1"), match_lines(m, "r1f2")))
    assert results[0] == results[1] == results[2]
    assert results[0][0] != results[0][1]


@rule("GC-112")
def test_rounds_differ() -> None:
    """The same teams meet with other tokens in other rounds."""
    m = scene(team(), team())
    for _ in range(3):
        end_shopping(m)
    assert len({tuple(match_lines(m, f"r{number}f1")[:8]) for number in (1, 2, 3)}) == 3


@rule("GC-Q27")
def test_what_a_seat_shuffles_is_its_own() -> None:
    """The stream of the seat; what others do changes nothing."""
    hands = []
    for others in ("", "B:S-4-5 B:S-4"):
        m = scene(team(hand="1 2 3", coins=9), team(hand="4 5 6", coins=9), decks=[[], [], []], seed=3, round=2)
        play(m, others)
        play(m, "A:S-1-2-3 A:S-1-2 A:S-2-3")
        hands.append((hand(m, "A"), [number for stream, number in m.chance_results if GAME.stream_name(stream) == "A"]))
    assert hands[0] == hands[1]
    assert hands[0][1] == [0, 1, 2]


@rule("GC-112")
def test_the_same_seed_the_same_game() -> None:
    """Another seed another one."""
    games = [lines(play_on(deal(3, seed), 5)) for seed in (1, 1, 2)]
    assert games[0] == games[1]
    assert games[0] != games[2]


@rule("GC-112", "GC-125", "GC-126")
def test_tokens_and_dice_in_the_long_run() -> None:
    """Every token comes as often as any other, every face too."""
    first: Counter[str] = Counter()
    faces: Counter[int] = Counter()
    goals: Counter[tuple[int, bool]] = Counter()
    for seed in range(500):
        m = end_shopping(scene(team(), team(), seed=seed))
        drawn = facts_of(m, "token")
        first[drawn[0].get("token") or "--"] += 1
        for each in drawn:
            if "dice" in each:
                faces.update(each["dice"])
                goals[each["slot"], each["result"] == "goal"] += 1
    assert {name: pytest.approx(count / 500, abs=0.06) for name, count in first.items()} == {
        "--": 0.4,
        "a2": 0.2,
        "a4": 0.2,
        "d1": 0.2,
    }
    total = sum(faces.values())
    assert total > 1200
    assert all(faces[face] / total == pytest.approx(1 / 6, abs=0.04) for face in range(1, 7))
    for slot in (2, 4):
        share = goals[slot, True] / (goals[slot, True] + goals[slot, False])
        assert share == pytest.approx(len(FACES[slot]) / 6, abs=0.08)


@rule("GC-112")
def test_sealed_chance_can_be_verified() -> None:
    """A game with a secret replays from its record."""
    import ludus

    m = ludus.new_match("goldencup", 3, secret=bytes(range(32)), seeds=("a", "b", "c"), table="t")
    assert isinstance(m._source, Sealed)
    play_on(m, 3, clever=True)
    again = ludus.read_record(m.record())
    assert again.record() == m.record()
    assert again.outcome == m.outcome


@rule("GC-112")
def test_a_copy_has_the_same_luck() -> None:
    """What follows from a clone follows from the game."""
    m = scene(team(hired="59"), team(hired="24"), phase="matches", seed=4)
    copy = m.state.clone()
    for seat in (0, 1):
        copy.apply(seat, copy.legal(seat)[0])
    line_up(m)
    assert GAME.position(copy) == GAME.position(m.state)
