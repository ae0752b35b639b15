"""Who sees what (specification 8)."""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match
from ludus.kernel.rng import Rng
from tests.kit.information import same_for
from tests.kit.rules import rule

from .table import (
    SEATS,
    deal,
    end_shopping,
    facts_of,
    hand,
    line_up,
    own,
    phase,
    play,
    play_on,
    public,
    scene,
    seat,
    team,
)

pytestmark = pytest.mark.both


def shared(m: Match, observer: int | None) -> dict[str, Any]:
    """A view without what only this seat may know."""
    seen = m.view(observer)
    for shown in seen["seats"]:
        shown.pop("fan")
        shown.pop("line")
    for name in ("seat", "own", "cards", "fans"):
        del seen[name]
    return seen


@rule("GC-013", "GC-106", "GC-107", "GC-Q26")
@pytest.mark.parametrize("players", range(1, 7))
def test_between_the_parts_the_table_is_public(players: int) -> None:
    """Boards, supplies, coins, glory, champions, pairings are the same for all."""
    m, rng = deal(players, 3), Rng(3)
    looked = 0
    while not m.over:
        if phase(m) != "shopping":
            seen = [shared(m, observer) for observer in (*range(players), None)]
            assert all(each == seen[0] for each in seen)
            looked += 1
        who = m.to_act[rng.below(len(m.to_act))]
        m.play_move(who, m.state.advise(who, rng))
    assert looked > 3
    hidden = (
        "sealed",
        "did",
        "drew",
        "added",
        "upgraded",
        "returned",
        "sponsored",
        "glory",
        "sacked",
        "earned",
        "fans",
    )
    heard = [[each for each in m.events(observer) if each.kind not in hidden] for observer in (*range(players), None)]
    assert all(each == heard[0] for each in heard)


HIDDEN: list[tuple[str, str]] = [
    ("A:LA", "A:LD"),
    ("A:H1", "A:H2"),
    ("A:TA2", "A:E"),
    ("A:S-1", "A:S-2"),
    ("A:S-1-2-3", "A:AG"),
    ("A:ST", "A:E"),
    ("A:LA A:LA", "A:E"),
]


@rule("GC-Q26", "GC-196")
@pytest.mark.parametrize(("first", "second"), HIDDEN)
def test_a_sealed_part_shows_the_others_nothing(first: str, second: str) -> None:
    """Whatever A does, the others cannot tell it apart, but for who is still shopping."""
    made = [
        play(scene(team("a2 d1", hand="1 2 3"), team(hand="4 5 6"), team(hand="7 8 9"), round=2), moves)
        for moves in (first, second)
    ]
    for observer in (1, 2, None):
        views = [m.view(observer) for m in made]
        for view in views:
            view.pop("to_act")
        assert views[0] == views[1]
        kinds = [{each.kind for each in m.events(observer)} for m in made]
        assert kinds == [{"sealed"}, {"sealed"}]
        assert made[0].record(False).splitlines()[6:] == made[1].record(False).splitlines()[6:]
    assert made[0].view(0) != made[1].view(0)


@rule("GC-Q26")
def test_the_reveal() -> None:
    """Everything bought is shown, in the order in which it was bought; hands are not."""
    m = scene(team("a2 d1", hand="1 2 3", coins=6), team(hand="4 5 6"), round=2)
    play(m, "A:LA A:S-2-3 A:H1 A:+a1 B:E A:E")
    assert facts_of(m, "shown")[0]["moves"] == ["LA", "S-2-3", "H1", "+a1", "E"]
    shown = public(m, "A")
    assert shown["hired"] == [1]
    assert shown["bought"] == ["LA", "S-2-3", "H1", "+a1", "E"]
    assert shown["hand"] == [2, 0, 0]
    assert m.view(None)["discards"][0] == [2, 3]
    assert not set(hand(m, "A")) & {int(card) for card in m.view(1)["cards"]}


@rule("GC-196")
def test_hands_of_others_cannot_be_told_apart() -> None:
    """B's hand and cards of the deck have changed places."""
    rest = list(range(7, 37))
    first = scene(team(hand="1 2 3"), team(hand="4 5 6"), decks=[rest, [], []])
    second = scene(team(hand="1 2 3"), team(hand="7 8 9"), decks=[[4, 5, 6, *rest[3:]], [], []])
    assert same_for(0, first, second)
    assert same_for(None, first, second)
    assert not same_for(1, first, second)


@rule("GC-Q32", "GC-196")
def test_fans_of_others_cannot_be_told_apart() -> None:
    """Neither the kept nor the discarded one."""
    first = scene(team(fans=[1, 2], fan=1), team(fans=[3, 4], fan=3))
    second = scene(team(fans=[1, 2], fan=1), team(fans=[5, 6], fan=6))
    assert same_for(0, first, second)
    assert not same_for(1, first, second)


@rule("GC-028", "GC-029")
def test_the_automa_is_public_but_for_its_unused_tokens() -> None:
    cells = [{}, {}, {"a4": 1}, {}, {}, {}, {}]
    first = scene(team(), automa={"a4": 1}, cells=cells, idle_tokens=["a3", "d2"])
    second = scene(team(), automa={"a4": 1}, cells=cells, idle_tokens=["a3", "d4"])
    assert same_for(0, first, second)
    assert first.view(None)["automa"]["coming"] == {"2": ["a4"]}


@rule("GC-112")
def test_a_match_is_seen_by_all() -> None:
    """Tokens, dice, goals, glory; also by those who play elsewhere."""
    m = end_shopping(deal(6, 2))
    heard = [
        [each for each in m.events(observer) if each.kind in ("token", "result", "lined")] for observer in (0, 5, None)
    ]
    assert heard[0] == heard[1] == heard[2]
    assert len(heard[0]) == 3 * (8 + 2)


@rule("GC-196", "GC-Q32", "GC-Q26")
def test_the_record_without_secrets_leaks_nothing() -> None:
    """At any moment of a game, two tables that nobody else can tell apart write the same."""
    for players in (2, 4):
        m, rng = deal(players, 4), Rng(4)
        while not m.over:
            text = m.record(secrets=False)
            assert "@deck" not in text
            assert "@fans" not in text
            assert "\n@ " not in text
            assert "Seed" not in text
            if phase(m) == "shopping":
                shown = [line for line in text.splitlines() if line[:1] in "ABCDEF" and line[1:2] == ":"]
                rounds = [line for line in text.splitlines() if line.startswith("@round")]
                last = text.rindex(rounds[-1])
                assert not any(text.rindex(line) > last for line in shown)
            who = m.to_act[rng.below(len(m.to_act))]
            m.play_move(who, m.state.advise(who, rng))


@rule("GC-140")
def test_scores_are_listed_line_by_line() -> None:
    """After the last match everybody sees how every total came about."""
    m = play_on(deal(4, 3), 3)
    scored = facts_of(m, "scored")
    assert [each["who"] for each in scored] == [0, 1, 2, 3]
    for each in scored:
        assert each["total"] == each["glory"] + each["track"] + each["end"] + each["fan_glory"]
        shown = public(m, SEATS[each["who"]])["score"]
        assert shown["total"] == each["total"]


@rule("GC-140", "GC-142")
def test_what_the_owner_sees_of_the_own_future() -> None:
    """The tier of the own fan and the glory of the end as they stand now."""
    m = scene(team(hired="76 71 1", fans=[1, 2], fan=1, stadium=2), team())
    assert own(m, "A")["fan_glory"] == 8
    assert own(m, "A")["end_glory"] == 5
    assert own(m, "A")["track_glory"] == 2
    assert m.view(1)["own"] == {**m.view(1)["own"], "hand": []}
    line_up(end_shopping(m))
    assert seat(m, "B")["score"] is None
