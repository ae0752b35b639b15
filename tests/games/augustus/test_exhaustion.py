"""What runs out, and what never does (ledger 3.12)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import (
    BAG,
    about_to,
    active,
    all_cards,
    deal,
    done,
    facts_of,
    legions,
    lines,
    phase,
    place,
    play,
    scene,
    settle,
    shows,
)

pytestmark = pytest.mark.both


@rule("AU-220", "AU-R17")
def test_the_discard_pile_becomes_the_deck() -> None:
    """Lost cards and those put away at the start, shuffled; the display is full again."""
    m = about_to(80, "85", display="27 36 45 58 63", deck="", lost="5 6", hidden={"A": "10 11 12", "B": "13 14 15"})
    shows(m, deck=0, discard={"hidden": 6, "lost": [5, 6]})
    play(m, "A:p27")
    shows(m, deck=7, discard={"hidden": 0, "lost": []})
    assert facts_of(m, "reshuffled") == [{"who": None, "cards": 8}]
    assert (m.position()["reshuffles"], m.position()["owner"]) == (1, -1)
    new = m.view(None)["display"][-1]
    assert sorted([new, *m.position()["deck"]]) == [5, 6, 10, 11, 12, 13, 14, 15]
    assert len(m.view(None)["display"]) == 5


@rule("AU-220")
def test_the_new_deck_is_shuffled() -> None:
    """Every order can come."""
    first = set()
    for seed in range(60):
        m = about_to(80, "85", display="27 36 45 58 63", deck="", lost="5 6 7 8", seed=seed)
        play(m, "A:p27")
        first.add(m.view(None)["display"][-1])
    assert first == {5, 6, 7, 8}


@rule("AU-220")
def test_a_deck_that_ends_in_the_middle_of_a_refill() -> None:
    """Two cards are needed, one is in the deck, one comes from the discard pile."""
    m = about_to(26, "85", display="27 36 45 58 63", deck="31", lost="5")
    play(m, "A:p27,36")
    shows(m, display=[45, 58, 63, 31, 5], deck=0)
    assert [each.kind for each in m.events(None)][-4:-1] == ["picked", "reshuffled", "refilled"]


@rule("AU-220", "AU-010")
def test_the_discards_of_the_start_are_forgotten_after_the_shuffle() -> None:
    """The owner knows no more where they are."""
    m = about_to(80, "85", display="27 36 45 58 63", deck="", hidden={"A": "10 11 12"})
    assert m.view(0)["seats"][0]["discarded"] == [10, 11, 12]
    play(m, "A:p27")
    assert m.view(0)["seats"][0]["discarded"] == []


@rule("AU-221")
def test_a_smaller_display() -> None:
    """Both are empty."""
    m = about_to(80, "85", display="27 36 45 58 63", deck="")
    play(m, "A:p45")
    shows(m, display=[27, 36, 58, 63], deck=0)
    assert facts_of(m, "refilled", "reshuffled") == []


@rule("AU-221")
def test_the_last_open_objective() -> None:
    """One card is no choice; the platform takes it."""
    m = about_to(80, "85", display="27", deck="")
    assert list(active(m, "A")) == [27]
    assert "(A:p27)" in lines(m)
    shows(m, display=[])


@rule("AU-222", "AU-R17")
def test_no_objective_to_take() -> None:
    """Nothing is taken and nobody is asked."""
    m = about_to(80, "85", more="20", display="", deck="")
    assert phase(m) == "place"
    assert (active(m, "A"), done(m, "A")) == ({20: ""}, [80])
    assert facts_of(m, "picked") == []
    assert m.position()["picks"] == 0, "nothing is owed later"


@rule("AU-222", "AU-095")
def test_fewer_than_were_completed() -> None:
    """Two are due, one is there."""
    m = about_to(26, "85", more="20", display="27", deck="")
    assert list(active(m, "A")) == [20, 27]
    assert phase(m) == "place"


@rule("AU-221", "AU-220")
def test_more_may_come_later() -> None:
    """The display is empty, but cards lost to 81 come back, and B takes one of them."""
    m = scene("80:SHKK", "81:HCCT | 5", "85 | 6", token="D", display="27", deck="")
    settle(place(m, "A:+80D B:+81D"))
    assert list(active(m, "A")) == [27]
    assert [each["card"] for each in facts_of(m, "lost")] == [80, 6]
    assert sorted([*active(m, "B"), *m.view(None)["display"]]) == [6, 80]


@rule("AU-223")
@pytest.mark.parametrize("players", range(2, 7))
def test_nothing_disappears(players: int) -> None:
    """48 legions, 23 tokens, 88 cards at every moment of whole games."""
    for seed in (2, 3):
        m, rng = deal(players, seed), Rng(seed)
        while not m.over:
            assert legions(m) == 48
            assert Counter(m.position()["bag"] + m.position()["drawn"]) == Counter(BAG)
            assert all_cards(m) == list(range(1, 89))
            seat = m.to_act[0]
            m.play_move(seat, m.state.advise(seat, rng) if seed % 2 else m.state.random_move(seat, rng))


@rule("AU-224")
def test_the_end_without_objectives() -> None:
    """All are completed and none can be taken."""
    m = scene("80:SHKK", "2:K", token="D", display="", deck="")
    place(m, "A:+80D B:+2D")
    assert m.over
    assert m.outcome is not None
    assert m.outcome.detail["totals"] == [15, 2]
    assert lines(m)[-1] == "=A15,B2"


@rule("AU-224")
def test_no_end_while_somebody_has_one() -> None:
    """B has an objective; the game goes on, and A is asked nothing more."""
    m = scene("80:SHKK", "2:K 85", token="D", display="", deck="", then="S")
    place(m, "A:+80D B:+2D")
    assert not m.over
    assert m.to_act == (1,)


@rule("AU-104", "AU-223", "AU-R17")
def test_legions_run_out() -> None:
    """Six players may use up the common supply."""
    m = about_to(60, "85", "82", "87", "88", "80", common=1)
    shows(m, common=0)
    m = settle(m)
    assert legions(m) == 48


@rule("AU-006", "AU-221")
def test_the_display_is_never_larger() -> None:
    """Nor smaller while there are cards."""
    m, rng = deal(6, 4), Rng(4)
    while not m.over:
        seen = m.view(None)
        if seen["phase"] == "place":
            assert len(seen["display"]) == 5 or seen["deck"] == 0
        m.play_move(m.to_act[0], m.state.advise(m.to_act[0], rng))
